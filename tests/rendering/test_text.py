"""Pictures in text, looked at character by character."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from unicodedata import east_asian_width

import pytest

from tilewright import catalog
from tilewright.boards import Board
from tilewright.families import TilingPuzzle
from tilewright.families.scenes import Scene
from tilewright.families.tiling import Placed, TilingSolution, piece
from tilewright.lattices import SQUARE
from tilewright.rendering import as_svg, as_text, draw_text, scene_of
from tilewright.rendering.canvas import plain
from tilewright.solving import solve

from . import examples

UNICORN = """\
----------------------------
|   PT   |   PT   |   YH   |
| YH  GT | GH  RT | RH  PT |
|   RH   |   YH   |   YT   |
----------------------------
|   RT   |   YT   |   YH   |
| GH  GT | GH  PT | PH  RT |
|   PH   |   YH   |   GT   |
----------------------------
|   PT   |   YT   |   GH   |
| RT  RH | RT  PH | PT  YH |
|   GH   |   GH   |   YT   |
----------------------------

tiles, and by how many quarter turns clockwise each is turned:
  1 (0)  3 (1)  4 (3)
  7 (2)  8 (0)  5 (1)
  6 (3)  2 (1)  9 (3)"""

MAGIC_TRIANGLE = r"""
                 /\
                /  \
               /    \
              /HO  BW\
             /   1    \
            /____HW____\
           /\    BW    /\
          /  \   8    /  \
         /    \HW  BG/    \
        /HO  BW\    /HG  BG\
       /   9    \  /   2    \
      /____BO____\/____HW____\
"""

TETRAHEXES = r"""
       / \ / \ / \ / \ / \ / \ / \
      | A | F   F | B   B   B | E |
     /   /   / \   \     / \ /   /
    | A | F | G | F | B | E   E |
   /   / \ / \   \ / \ /   / \ /
  | A | D   D | G   G | E | C |
 /   /       /   / \ / \ /   /
| A | D   D | G | C   C   C |
 \ / \ / \ / \ / \ / \ / \ /
"""

SOMA = """\
layer 1 (bottom)   layer 2         layer 3 (top)
┌───┬───────┐      ┌───┬───┬───┐   ┌───────────┐
│ Z │ A   A │      │ Z │ T │ A │   │ T   T   T │
├───┼───┐   │      │   ├───┼───┤   ├───┬───┬───┤
│ L │ P │ A │      │ Z │ P │ B │   │ Z │ V │ B │
│   │   └───┤      ├───┼───┘   │   ├───┤   └───┤
│ L │ P   P │      │ L │ B   B │   │ L │ V   V │
└───┴───────┘      └───┴───────┘   └───┴───────┘"""


def test_square_tiles_are_drawn_as_boxes_of_three_lines() -> None:
    assert as_text(examples.unicorn()) == UNICORN
    assert as_text(examples.unicorn(), ascii=True) == UNICORN


def test_triangles_show_a_label_on_each_side() -> None:
    assert MAGIC_TRIANGLE.strip("\n") in as_text(examples.magic_triangle())


def test_hexagonal_tiles_are_listed_with_all_their_labels() -> None:
    text = as_text(examples.causeway())
    assert "place 5: tile 5  W B G Y K R  turned 0" in text
    assert "place 4: tile 1  W K R G B Y  turned 0" in text


def test_borders_run_only_between_pieces() -> None:
    assert TETRAHEXES.strip("\n") in as_text(examples.tetrahexes())
    assert as_text(examples.soma()) == SOMA


def test_a_piece_across_a_seam_has_no_border_there_and_other_seams_are_dashed() -> None:
    bar, rest = (piece(SQUARE, name, [(k, 0) for k in range(n)], freedom="fixed") for name, n in (("A", 2), ("B", 1)))
    puzzle = TilingPuzzle("ring", Board.of(SQUARE, [(0, 0), (1, 0), (2, 0)], wrap=[(3, 0)]), (bar, rest))
    blank = ((None,) * 4,)
    placed = (Placed("A", (0, 2), 2 * blank), Placed("B", (1,), blank))
    assert as_text(TilingSolution(puzzle, placed)) == "┌───┬───┬───┐\n  A │ B │ A\n└───┴───┴───┘"
    assert ":" in as_text(puzzle)
    assert "stroke-dasharray" in as_svg(puzzle)


def test_blocked_and_optional_cells_are_marked() -> None:
    text = as_text(examples.calendar().puzzle)
    assert "│#Nov#│ Dec │" in text
    assert "│  19 │##20#│" in text
    assert "│.5.│" in as_text(examples.labeled_dominoes().puzzle)


def test_values_stand_under_the_names_of_their_points() -> None:
    text = as_text(examples.magic_19())
    assert "|  H  |  I  |  J  |  K  |  L  |\n|  7  | 13  |  2  | 16  |  4  |" in text
    assert text.endswith("sum 22")
    assert "=5" in as_text(examples.magic_square().puzzle)


def test_long_names_get_a_code_and_a_legend() -> None:
    assert "A = A bar" in as_text(examples.tetrahexes())
    assert "R = Rectangle" in as_text(examples.calendar())


@pytest.mark.parametrize("example", examples.EXAMPLES)
def test_ascii_is_ascii(example: Callable[[], examples.Solved]) -> None:
    solved = example()
    for text in (as_text(solved, ascii=True), as_text(solved.puzzle, ascii=True)):
        assert text.isascii()
        assert all(line == line.rstrip() for line in text.splitlines())


@pytest.mark.parametrize("example", examples.EXAMPLES)
def test_color_changes_nothing_but_the_color(example: Callable[[], examples.Solved]) -> None:
    solved = example()
    colored = as_text(solved, color=True)
    without = re.sub(r"\x1b\[[0-9;]*m", "", colored)
    assert [line.rstrip() for line in without.splitlines()] == as_text(solved).splitlines()
    assert colored.count("\x1b[48") == colored.count("\x1b[0m")
    assert "\x1b" not in as_text(solved)


def test_pieces_are_laid_out_within_the_width() -> None:
    puzzle = examples.pentominoes().puzzle
    pieces = as_text(puzzle, width=60).split("pieces:")[1]
    assert max(len(line) for line in pieces.splitlines()) <= 60


def test_a_board_that_is_only_partly_filled_shows_the_names_of_its_empty_cells() -> None:
    unicorn = examples.unicorn()
    text = as_text(replace(unicorn, placed=unicorn.placed[:1]))
    assert text.startswith(UNICORN[:29] + "|   PT   |        |        |\n| YH  GT |   2    |   3    |\n")
    assert "│ 9 │" in as_text(replace(unicorn, placed=()))


def test_plain_text_keeps_letters_without_accents() -> None:
    assert plain("Frénicle – 6 × 10") == "Frenicle - 6 x 10"


@pytest.mark.parametrize("name", ["unicorn", "circus-seven", "magic-triangle"])
def test_labels_are_colored(name: str) -> None:
    solution = solve(catalog.load(name)).solutions[0]
    assert "\x1b[48;5;" in as_text(solution, color=True)


def _with_labels(*labels: str) -> Scene:
    scene = scene_of(solve(catalog.load("unicorn")).solutions[0])
    table = dict(zip(("PH", "PT"), labels, strict=True))
    cells = tuple(replace(cell, labels=tuple(table.get(x or "", x) for x in cell.labels)) for cell in scene.cells)
    return replace(scene, cells=cells, notes=())


def test_wide_characters_take_two_columns() -> None:
    lines = draw_text(_with_labels("\u6c34", "\u706b")).splitlines()
    widths = {sum(2 if east_asian_width(char) == "W" else 1 for char in line) for line in lines if line}
    assert widths == {28}
    assert "\u6c34" in "".join(lines)


@pytest.mark.parametrize("labels", [("\u03b1", "\u03b2"), ("\xe9", "e"), ("\u6c34", "?")])
def test_ascii_keeps_labels_apart(labels: tuple[str, str]) -> None:
    text = draw_text(_with_labels(*labels), ascii=True)
    assert text.isascii()
    words = set(re.findall(r"[^\s|-]+", text))
    assert len(words) == 8


def test_ascii_numbers_names_that_lose_letters() -> None:
    """However long they are: a row of question marks says no more than one."""
    text = draw_text(_with_labels("\u0413\u0440\u0443\u0448\u0430", "\u042f\u0431\u043b\u043e\u043a\u043e"), ascii=True)
    assert {word for word in re.findall(r"[^\s|-]+", text) if "?" in word} == {"?1", "?2"}

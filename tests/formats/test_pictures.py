"""Solutions read back from the pictures that `tilewright solve` prints."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

import pytest

import tilewright as tw
from tests.examples import box
from tilewright import catalog
from tilewright.boards import Board
from tilewright.errors import InvalidFile
from tilewright.families import Puzzle, Solution, TilingPuzzle
from tilewright.families.tiling import Placed, TilingSolution, piece, tile
from tilewright.formats import FileText
from tilewright.formats.solutions import solutions_in
from tilewright.lattices import CUBIC, HEXAGONAL, SQUARE
from tilewright.solving import solve

WAYS: tuple[tuple[str, dict[str, object]], ...] = (
    ("text", {}),
    ("ascii", {"width": 40}),
    ("text", {"color": True, "width": 70}),
)


def printed(solutions: Sequence[Solution], kind: str = "text", **style: object) -> str:
    """The output of `tilewright solve --all`."""
    pictures = [f"Solution {k}\n{tw.draw(one, kind, **style)}\n" for k, one in enumerate(solutions, start=1)]
    return "\n".join([*pictures, f"{len(solutions)} solutions; the search is exhausted.\n"])


def read(puzzle: Puzzle, text: str) -> list[Solution]:
    return solutions_in(puzzle, FileText("found.txt", text))


def places(puzzle: Puzzle, text: str) -> list[tuple[int, int]]:
    """The lines and columns of the mistakes in a text."""
    with pytest.raises(InvalidFile) as caught:
        read(puzzle, text)
    return [(one.line, one.column) for one in caught.value.mistakes]


@pytest.mark.parametrize("name", ["unicorn", "magic-triangle", "soma", "magic-19", "snub-seven"])
def test_no_change_by_hand_goes_unseen(name: str) -> None:
    """Each is a mistake with a place near it, or another solution."""
    puzzle, chance = catalog.open_puzzle(name), Random(name)
    found = list(solve(puzzle, 2).solutions)
    text = printed(found)
    lines = text.split("\n")
    drawn = [k for k, line in enumerate(lines) if line and "olution" not in line]
    for _ in range(8):
        number = chance.choice(drawn)
        line = lines[number]
        column = chance.randrange(len(line))
        char = chance.choice([char for char in "AB17 |/_#" if char != line[column]])
        changed = [*lines[:number], line[:column] + char + line[column + 1 :], *lines[number + 1 :]]
        if changed[number].rstrip() == line:
            continue
        try:
            other = read(puzzle, "\n".join(changed))
        except InvalidFile as problem:
            near: list[object] = [one for one in problem.mistakes if abs(one.line - number - 1) <= 3]
        else:
            near = [other] if other != found and len(other) == len(found) else []
        assert near, (line, changed[number])


@pytest.mark.parametrize("name", ["pentominoes-3x20", "magic-hexagon-3", "magic-square-4", "ultimate"])
def test_a_cell_that_was_changed_is_told_with_its_place(name: str) -> None:
    puzzle = catalog.load(name)
    text = tw.draw(solve(puzzle).solutions[0], "text")
    lines = text.split("\n")
    row = next(k for k, line in enumerate(lines) if re.search(r"\w", line))
    first = re.search(r"\w+", lines[row])
    assert first is not None
    other = next(word for word in re.findall(r"\w+", text) if len(word) == len(first[0]) and word != first[0])
    lines[row] = lines[row][: first.start()] + other + lines[row][first.end() :]
    [(line, column)] = places(puzzle, "\n".join(lines))
    # The words of a cell stand in the middle of it.
    assert re.search(r"\w", lines[line - 1][column - 1 : column + 2])


def test_a_picture_is_not_accepted_for_another_puzzle() -> None:
    text = printed(solve(catalog.open_puzzle("pentominoes-6x10"), 2).solutions)
    assert places(catalog.open_puzzle("pentominoes-5x12"), text) == [(2, 1), (17, 1)]
    assert places(catalog.open_puzzle("magic-19"), text) == [(2, 1), (17, 1)]


def test_texts_are_read_however_they_were_saved() -> None:
    puzzle = catalog.open_puzzle("soma")
    found = list(solve(puzzle, 3).solutions)
    text = printed(found, color=True)
    assert read(puzzle, text.replace("\n", "\r\n")) == found
    assert read(puzzle, "A remark.\n" + text + "\n".join(map(str, found))) == 2 * found
    assert read(puzzle, str(found[0])) == found[:1]
    with pytest.warns(tw.LeftOut, match="found.txt: the last picture, in line 22, is cut off"):
        assert read(puzzle, "\n".join(text.split("\n")[:27])) == found[:2]
    assert places(puzzle, text.replace("layer 1", "layer 4", 1)) == [(2, 7)]
    # A picture is missing, another one has lost its end.
    lines = printed(found).split("\n")
    assert places(puzzle, "\n".join([*lines[:1], *lines[10:]])) == [(1, 1)]
    assert places(puzzle, "\n".join([*lines[:6], *lines[10:]])) == [(7, 1)]


@pytest.mark.thorough
def test_lines_below_say_what_a_picture_leaves_open() -> None:
    """Four bent trominoes fill a box of three layers; some pictures are those of two solutions."""
    corner = piece(CUBIC, "V", [(0, 0, 0), (1, 0, 0), (0, 1, 0)], least=4)
    puzzle = TilingPuzzle("corners", box(2, 2, 3), (corner,))
    found = list(solve(puzzle, None).solutions)
    assert len(found) == 44
    texts = [str(one) for one in found]
    for solution, text in zip(found, texts, strict=True):
        assert read(puzzle, text) == [solution]
        picture, *below = text.split("\n\n")
        assert bool(below) == (sum(other.startswith(picture) for other in texts) > 1)
        if below:
            assert places(puzzle, picture) == [(3, 3)]
            assert places(puzzle, text.replace("piece V: 1,", "piece V: 12,")) == [(3, 3)]


def test_tiles_that_look_alike_keep_their_names() -> None:
    alike = tuple(tile(SQUARE, name, "xyxy") for name in ("a", "b"))
    board = Board.of(SQUARE, [(0, 0), (2, 0)])
    puzzle = TilingPuzzle("alike", board, alike)
    solution = TilingSolution(puzzle, tuple(Placed(name, (k,), alike[0].labels) for k, name in enumerate("ba")))
    text = str(solution)
    assert read(puzzle, text) == [solution]
    # Without the lines below it, the first tile lies on the first place.
    [other] = read(puzzle, text.split("\n\n")[0])
    assert isinstance(other, TilingSolution)
    assert [one.piece for one in other.placed] == ["a", "b"]


def test_words_without_ascii_are_read_in_ascii() -> None:
    names = {"A": "\u6c34", "B": "\u706b", "C": "e", "D": "\xe9"}
    tiles = tuple(
        tile(HEXAGONAL, str(k), [names[label] for label in text]) for k, text in enumerate(("AABBCD", "DCBADD"))
    )
    puzzle = TilingPuzzle("words", Board.of(HEXAGONAL, [(0, 0), (3, 0)]), tiles)
    found = list(solve(puzzle, 4).solutions)
    assert found
    for kind in ("text", "ascii"):
        assert read(puzzle, printed(found, kind)) == found
    assert read(puzzle, printed(found[1:], "ascii")) == found[1:]

"""Colors of pieces, pieces that are kept apart, and how many there may be in all: what people are told of them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.examples import rectangle, ruled
from tilewright import design
from tilewright.errors import InvalidPuzzle, NoEngine
from tilewright.families import TilingPuzzle
from tilewright.families.tiling import Placed, Rim, TilingSolution, compile_cover, compile_edges, piece, tile
from tilewright.families.tiling.checking.check import broken_rules, faults
from tilewright.families.tiling.compiling.item_names import names_of_items
from tilewright.families.tiling.facts import rules
from tilewright.families.tiling.laid.table import things, with_given
from tilewright.families.tiling.mistakes.lint import lint
from tilewright.families.tiling.rules import Contact
from tilewright.formats.puzzle_file import read_toml_text
from tilewright.lattices import SQUARE
from tilewright.rendering.palette import owner_fill
from tilewright.solving import count

BLANK = (None,) * 4
RED = piece(SQUARE, "red", [(0, 0)], least=0, most=2, color="red")
BLUE = replace(RED, name="blue", color="blue")
BAR = piece(SQUARE, "bar", [(0, 0), (1, 0)], least=0, most=2)
ROW = TilingPuzzle("row", rectangle(3, 1), (RED, BLUE, BAR))


def laid(*pieces: tuple[str, tuple[int, ...]]) -> list[Placed]:
    return [Placed(name, cells, (BLANK,) * len(cells)) for name, cells in pieces]


def test_pieces_of_one_shape_and_two_colors_are_not_alike() -> None:
    two = TilingPuzzle("two", rectangle(2, 1), (replace(RED, least=1, most=1), replace(BLUE, least=1, most=1)))
    assert (count(two).distinct, count(two).up_to_symmetry) == (2, 1)
    plain = tuple(replace(one, color="") for one in two.pieces)
    assert count(replace(two, pieces=plain)).distinct == 1
    # A mirror image of another color is no mirror image.
    hook = piece(SQUARE, "hook", [(0, 0), (1, 0), (0, 1), (0, 2)], freedom="one_sided", color="red")
    other = piece(SQUARE, "other", [(0, 0), (1, 0), (1, 1), (1, 2)], freedom="one_sided", color="red")
    pair = TilingPuzzle("pair", rectangle(2, 4), (hook, other))
    assert count(pair).symmetries[1] == 4
    assert count(replace(pair, pieces=(hook, replace(other, color="blue")))).symmetries[1] == 2


@pytest.mark.parametrize(
    ("changes", "pieces", "message"),
    [
        (
            {"rules": ruled(apart="color")},
            [("red", (0,)), ("red", (1,)), ("blue", (2,))],
            "pieces red and red touch at cells 1 and 2; pieces of one color may not touch, and both are red",
        ),
        (
            {"rules": ruled(apart="alike"), "pieces": (RED, replace(RED, name="twin"), BAR)},
            [("red", (0,)), ("twin", (1,))],
            "pieces red and twin touch at cells 1 and 2; equal pieces may not touch",
        ),
        (
            {"rules": ruled(total=(0, 1))},
            [("red", (0,)), ("bar", (1, 2))],
            "2 pieces lie there, but at most 1 may be used in all",
        ),
    ],
)
def test_faults_on_the_table(
    changes: dict[str, object], pieces: list[tuple[str, tuple[int, ...]]], message: str
) -> None:
    puzzle = replace(ROW, **changes)  # type: ignore[arg-type]
    assert [fault.message for fault in faults(puzzle, laid(*pieces), is_partial=True)] == [message]


def test_too_few_pieces_are_a_fault_of_a_solution_only() -> None:
    puzzle, pieces = replace(ROW, rules=ruled(total=(3, None))), laid(("red", (0,)), ("bar", (1, 2)))
    assert not faults(puzzle, pieces, is_partial=True)
    said = broken_rules(puzzle, TilingSolution(puzzle, tuple(pieces)))
    assert said == ["only 2 pieces are used, but at least 3 must be"]


def test_the_rules_in_words() -> None:
    colors = "colors: red for red, blue for blue, none for bar"
    assert rules(replace(ROW, rules=ruled(apart="color", total=(0, 2)))) == [
        colors,
        "in all: at most 2 pieces",
        "apart: pieces of one color may not touch",
    ]
    exactly = rules(replace(ROW, rules=ruled(apart="alike", total=(3, 3))))
    assert exactly == [colors, "in all: 3 pieces", "apart: equal pieces may not touch"]
    assert rules(replace(ROW, rules=ruled(total=(1, None)))) == [colors, "in all: at least 1 piece"]
    framed = TilingPuzzle("framed", rectangle(1, 1), (tile(SQUARE, "1", "abab"),), rim=Rim(labels=frozenset("ab")))
    assert "rim: label a or b" in rules(framed)
    assert "rim: label a or b, which lie nowhere else" in rules(
        replace(framed, rim=replace(framed.rim, only_there=True))
    )


@pytest.mark.parametrize(
    ("total", "message"),
    [
        ((0, 1), "at most 1 piece may be used, but at least 2 are needed"),
        ((4, None), "at least 4 pieces must be used, but at most 3 can be"),
    ],
)
def test_lint_finds_impossible_numbers_in_all(total: tuple[int, int | None], message: str) -> None:
    puzzle = replace(ROW, rules=ruled(total=total))
    assert message in [finding.message for finding in lint(puzzle) if finding.proves]
    assert count(puzzle).distinct == 0


def test_numbers_that_bind_nothing_cost_nothing() -> None:
    assert compile_cover(replace(ROW, rules=ruled(total=(0, 6)))).model == compile_cover(ROW).model
    apart = replace(ROW, rules=ruled(apart="alike"), pieces=(replace(BAR, most=1), RED))
    assert set(compile_cover(apart).items.contact_items) == {Contact((0, 1), "red", 0), Contact((1, 2), "red", 1)}


def test_contradictions() -> None:
    with pytest.raises(InvalidPuzzle, match="no piece has a color"):
        replace(ROW, pieces=(BAR,), rules=ruled(apart="color"))
    with pytest.raises(InvalidPuzzle, match="make no sense"):
        replace(ROW, rules=ruled(total=(3, 2)))


def test_no_edge_model_keeps_pieces_apart() -> None:
    tiles = tuple(tile(SQUARE, name, "aaaa") for name in "12")
    pair = TilingPuzzle("pair", rectangle(2, 1), tiles, rules=ruled(apart="alike"))
    with pytest.raises(NoEngine, match="apart"):
        compile_edges(pair)
    assert count(pair).distinct == 0
    with pytest.raises(NoEngine, match="so many tiles"):
        compile_edges(replace(pair, rules=ruled(apart="", total=(0, 1))))


def test_names_of_the_items() -> None:
    names = names_of_items(compile_cover(replace(ROW, rules=ruled(apart="color", total=(0, 2)))))
    assert names == ("red", "blue", "bar", "c1", "c2", "c3", "pieces", "1-2!red", "2-3!red", "1-2!blue", "2-3!blue")


def test_hints_know_the_number_in_all() -> None:
    puzzle = replace(ROW, pieces=(RED, replace(BLUE, most=1), BAR), rules=ruled(total=(3, None)))
    told = design.hint(puzzle, laid(("red", (0,)), ("blue", (1,))))
    assert told.placement == laid(("red", (2,)))[0]
    blocked = design.hint(replace(ROW, rules=ruled(total=(3, None))), laid(("bar", (0, 1))))
    assert blocked.take_back == (0,)


def test_a_piece_is_drawn_in_its_color() -> None:
    owners = [thing.owner for thing in things(ROW)]
    assert owner_fill(owners[0]).color != owner_fill(owners[1]).color
    twins = TilingPuzzle("twins", rectangle(2, 1), (replace(RED, color="teal"), replace(RED, name="r", color="teal")))
    assert len({owner_fill(thing.owner) for thing in things(twins)}) == 1


FIXED = """
format = 1
family = "tiling"
lattice = "square"
[board]
shape = "rectangle"
columns = 2
rows = 1
[[piece]]
name = "bar"
cells = [[0, 0], [1, 0]]
labels = [{ cell = [0, 0], side = "top", label = "A" }]
[[fixed]]
piece = "bar"
cells = "1 2"
"""


def test_a_file_says_how_a_piece_of_several_cells_lies() -> None:
    assert count(read_toml_text(FIXED)).distinct == 4
    puzzle = read_toml_text(FIXED + 'labels = ["* * A *", "* * * *"]')
    assert count(puzzle).distinct == 1
    [solution] = with_given(puzzle, ())
    assert solution.labels[0][SQUARE.kinds[0].side_names.index("bottom")] == "A"

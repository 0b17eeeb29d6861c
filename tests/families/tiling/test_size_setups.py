"""Templates that leave the size of their board to choose."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tilewright as tw
from tilewright.catalog.identify import identify
from tilewright.errors import InvalidFile, InvalidPuzzle, InvalidSetup
from tilewright.families import TilingPuzzle
from tilewright.families.all_setups import all_setups, classes_of
from tilewright.families.tiling.setups import SETUPS
from tilewright.formats.puzzle_file import document_of_puzzle, read_json_text
from tilewright.values import replace

DOMINO = {"name": "I", "picture": "##", "copies": "1.."}


def document(setup: dict[str, Any] | None = None, board: dict[str, Any] | None = None, **keys: Any) -> dict[str, Any]:
    """Dominoes on rectangles."""
    sizes = {"columns": "1..3", "rows": [2, 4]} if setup is None else setup
    shape = {} if board and "picture" in board else {"shape": "rectangle", "columns": 3, "rows": 2}
    plain = {"format": 1, "family": "tiling", "lattice": "square", "board": {**shape, **(board or {})}}
    return {**plain, "piece": [DOMINO], "setup": {"kind": "size", **sizes}, **keys}


def template(*args: Any, **keys: Any) -> TilingPuzzle:
    made = read_json_text(json.dumps(document(*args, **keys)), "sizes")
    assert isinstance(made, TilingPuzzle)
    return made


def sizes_of(puzzle: TilingPuzzle) -> list[str]:
    return [name for (name,) in all_setups(puzzle)]


def test_sizes_come_by_their_cells_and_the_most_even_ones_first() -> None:
    assert sizes_of(template()) == ["1x2", "2x2", "1x4", "3x2", "2x4", "3x4"]
    assert (
        sizes_of(template({"columns": "1..9", "rows": "1..9", "multiple": 9}))[:6] == "3x3 1x9 9x1 3x6 6x3 2x9".split()
    )


def test_a_size_that_is_not_named_is_that_of_the_board() -> None:
    puzzle = template({"columns": "2..5"})
    assert sizes_of(puzzle) == ["2x2", "3x2", "4x2", "5x2"]
    assert document_of_puzzle(puzzle)["setup"] == {"kind": "size", "columns": "2..5", "rows": 2}


def test_a_figure_has_a_scale() -> None:
    puzzle = template({"scale": "1..3"}, {"picture": "##\n#.", "scale": 2})
    assert sizes_of(puzzle) == ["1", "2", "3"]
    assert [len(tw.with_size(puzzle, size).board) for size in sizes_of(puzzle)] == [3, 12, 27]
    written = document_of_puzzle(puzzle)
    assert written["board"] == {"picture": "##\n#.\n", "scale": 2}
    assert written["setup"] == {"kind": "size", "scale": "1..3"}
    assert read_json_text(json.dumps(written), "sizes") == puzzle
    # Dominoes on the L of three squares, each made of four.
    assert tw.count(tw.with_size(puzzle, "2")).distinct == tw.count(tw.with_size(puzzle, "2"), engine="memo").distinct


def test_boards_of_all_sizes_may_be_wrapped() -> None:
    wrap = [["columns", 0], [0, "rows", "mirror"]]
    puzzle = template({"columns": "1..3", "rows": "2..3"}, {"wrap": wrap})
    # A column of its own would touch itself.
    assert sizes_of(puzzle) == ["2x2", "2x3", "3x2", "3x3"]
    assert tw.with_size(puzzle, "2x3").board == tw.Board.of(
        puzzle.lattice,
        tw.shape_cells(puzzle.lattice, "rectangle", {"columns": 2, "rows": 3}),
        wrap=[(2, 0), (0, 3, "mirror")],
    )
    written = document_of_puzzle(puzzle)
    assert written["board"]["wrap"] == wrap
    assert read_json_text(json.dumps(written), "sizes") == puzzle
    with pytest.raises(InvalidSetup, match="1x2 cannot be wrapped around as this puzzle is"):
        tw.with_size(puzzle, "1x2")


@pytest.mark.parametrize(
    ("setup", "board", "words"),
    [
        ({"columns": "2..99", "rows": "2..25"}, {"wrap": [["columns", 0]]}, "more than 100,000 cells together"),
        ({"columns": "2..9"}, {"wrap": [["side", 0]]}, "this board has no `side`"),
        ({"scale": "1..3"}, {}, "a rectangle on the square lattice has no `scale`"),
        ({"rows": "1..3"}, {"picture": "##"}, "a board that is no `shape` has no `rows`"),
        ({"scale": "1..3"}, {"picture": "##", "names": "A B", "scale": 1}, "names of cells belong to a board of one"),
        ({"scale": "1..300"}, {"picture": "##"}, "the largest of these boards has more than"),
        ({}, {"picture": "##", "scale": 2}, "only one size can be chosen; say what scale may be"),
        ({"rows": "1..3"}, {"scale": 2}, "a shape has sizes of its own"),
    ],
)
def test_wrong_scales_are_explained(setup: dict[str, Any], board: dict[str, Any], words: str) -> None:
    with pytest.raises(InvalidFile, match=words):
        template(setup, board)


def test_of_no_piece_are_there_more_copies_than_have_room() -> None:
    puzzle = template()
    assert puzzle.pieces[0].most == 6
    assert [tw.with_size(puzzle, size).pieces[0].most for size in sizes_of(puzzle)] == [1, 2, 2, 3, 4, 6]
    assert [tw.count(tw.with_size(puzzle, size)).distinct for size in sizes_of(puzzle)] == [1, 2, 1, 3, 5, 11]


@pytest.mark.parametrize("name", ["3x2", " 3 x 2", "3\u00d72", "3X2"])
def test_a_size_is_named_as_people_write_it(name: str) -> None:
    assert len(tw.with_size(template(), name).board) == 6


@pytest.mark.parametrize(
    ("names", "words"),
    [
        (["6"], "there is no size '6'; a size is columns and rows, such as 1x2"),
        (["axb"], "there is no size 'axb'"),
        (["5x2"], "columns cannot be 5 in 5x2; this puzzle has 1 to 3"),
        (["3x3"], "rows cannot be 3 in 3x3; this puzzle has 2 and 4"),
        (["1x2", "2x2"], "one size is chosen, such as 1x2; found 1x2 and 2x2"),
        ([], "found none"),
    ],
)
def test_a_wrong_size_is_refused_in_words(names: list[str], words: str) -> None:
    with pytest.raises(InvalidSetup, match=words):
        SETUPS.with_setup(template(), tuple(names))


def test_a_size_without_the_right_multiple_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="3x2 has 6 cells, which is no multiple of 4"):
        tw.with_size(template({"columns": "1..4", "rows": 2, "multiple": 4}), "3x2")


@pytest.mark.parametrize(
    ("setup", "keys", "words"),
    [
        ({"side": 3}, {}, "a rectangle on the square lattice has no `side`"),
        ({"columns": 4}, {}, "only one size can be chosen; say what columns or rows may be"),
        ({"columns": "1..99", "rows": "1..99"}, {}, "these are 9,801 boards; at most 2,500"),
        ({"columns": [1, 900], "rows": [1, 900]}, {}, "has more than 20,000 cells"),
        ({"columns": "1..3", "multiple": 7}, {}, "no board of these sizes has a multiple of 7 cells"),
        ({"columns": "3..1"}, {}, 'expected a range from the least to the most, "1..3", found'),
        ({"columns": []}, {}, "expected whole numbers from 1 on"),
        ({"columns": "a"}, {}, 'expected a whole number, a range such as "1..20", or a list of numbers'),
        ({"columns": "1..3", "block": 1}, {}, "`block` is about cells, where a size is chosen"),
        ({"columns": "1..3", "among": "I"}, {}, "`among` is about pieces, where a size is chosen"),
        ({"kind": "cells", "block": 1, "columns": "1..3"}, {}, "`columns` is about the size of the board, where cells"),
        (None, {"board": {"names": "a b c d e f"}}, "names of cells belong to a board of one size"),
        (None, {"board": {"blocked": "1 2"}}, "blocked cells belong to a board of one size"),
        (None, {"board": {"wrap": [[3, 0]]}}, "periods without the name of a size belong to a board of one size"),
        (None, {"board": {"without": "1 2"}}, "the board shown is a whole rectangle"),
        (None, {"fixed": [{"piece": "I", "cells": "1 2"}]}, "fixed pieces belong to a board of one size"),
        (None, {"known": [{"count": 1, "counts": "distinct", "source": "us", "pieces": "I"}]}, "a set of pieces, but"),
    ],
)
def test_what_a_template_cannot_have_is_told_with_its_place(setup: Any, keys: Any, words: str) -> None:
    with pytest.raises(InvalidFile) as caught:
        template(setup, **keys)
    assert words in str(caught.value)


def test_a_picture_has_no_sizes() -> None:
    plain = document({"columns": "1..3"})
    with pytest.raises(InvalidFile, match="a board that is no `shape` has no `columns`"):
        read_json_text(json.dumps({**plain, "board": {"picture": "##"}}))


def test_a_template_made_by_hand_is_checked_as_well() -> None:
    puzzle = template()
    with pytest.raises(InvalidPuzzle, match="blocked cells belong to a board of one size"):
        replace(puzzle, blocked={0})
    assert puzzle.setup is not None
    with pytest.raises(InvalidPuzzle, match="has no shape 'box'"):
        replace(puzzle, setup=replace(puzzle.setup, shape="box"))


@pytest.mark.parametrize(
    ("freedom", "picture", "n"), [("free", "###\n#..\n", 3), ("one_sided", "###\n#..\n", 3), ("fixed", "###\n#..\n", 4)]
)
def test_sizes_are_one_class_if_a_motion_keeps_the_pieces(freedom: str, picture: str, n: int) -> None:
    piece = {"name": "L", "picture": picture, "freedom": freedom, "copies": "1.."}
    puzzle = template({"columns": [2, 3], "rows": [2, 3]}, piece=[piece])
    assert len(classes_of(puzzle, all_setups(puzzle)).representatives) == n


def test_a_mirror_image_of_a_board_is_another_one_for_a_piece_that_may_not_be_flipped() -> None:
    """A parallelogram that leans to the right is no rotation of one that leans to the left, but 2x3 is one of 3x2."""
    keys: dict[str, Any] = {"lattice": "triangular", "board": {"shape": "parallelogram", "columns": 2, "rows": 3}}
    chiral = {
        "name": "p",
        "cells": [[0, 0, 0], [0, 0, 1], [1, 0, 0], [1, 0, 1]],
        "copies": "1..",
        "freedom": "one_sided",
    }
    made = {**document({"columns": [2, 3], "rows": [2, 3]}), **keys, "piece": [chiral]}
    for piece, n in ((chiral, 4), ({**chiral, "freedom": "free"}, 3)):
        puzzle = read_json_text(json.dumps({**made, "piece": [piece]}))
        assert len(classes_of(puzzle, all_setups(puzzle)).representatives) == n


def test_boards_that_a_cut_makes_of_solvable_ones_follow() -> None:
    puzzle = template({"columns": "1..4", "rows": "1..4"})
    solvable = {("1x2",), ("3x2",)}
    assert SETUPS.parts(puzzle, ("4x2",), solvable.__contains__) == (("1x2",), ("3x2",))
    assert SETUPS.parts(puzzle, ("4x3",), solvable.__contains__) == ()


@pytest.mark.parametrize(
    "keys",
    [
        {"matching": {"apart": "alike"}},
        {"total": "1..9"},
        {"piece": [{**DOMINO, "copies": "1..7"}]},
        {"piece": [{**DOMINO, "values": "1 2"}]},
    ],
)
def test_nothing_follows_where_a_rule_crosses_the_cut(keys: Any) -> None:
    puzzle = template({"columns": "1..4", "rows": "1..4"}, **keys)
    assert SETUPS.parts(puzzle, ("4x2",), lambda names: True) == ()


def test_the_setup_of_a_puzzle_is_its_size() -> None:
    turned = tw.with_size("y-pentomino", "12x5")
    found = [one for one in identify(turned) if one.puzzle.name == "y-pentomino" and not one.variant]
    assert [(one.is_same, one.setup) for one in found] == [(True, ("5x12",))]

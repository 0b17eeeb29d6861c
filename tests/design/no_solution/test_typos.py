"""Slips of the pen, against all changes tried one by one."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from tilewright.boards import Board, shape_cells
from tilewright.catalog import load
from tilewright.design.no_solution.typos import scene_of_typo, typos
from tilewright.families import LabelingPuzzle, TilingPuzzle, family_of
from tilewright.families.tiling import Relation, piece, tile
from tilewright.families.tiling.mistakes.edits import with_label
from tilewright.lattices import LATTICES, Cell
from tilewright.lattices.polyforms import connected_parts, orientations, polyforms
from tilewright.solving import solve

SQUARE = LATTICES["square"]


def puzzle_of(*shapes: list[Cell]) -> TilingPuzzle:
    board = Board.of(SQUARE, shape_cells(SQUARE, "rectangle", {"columns": 4, "rows": 3}))
    return TilingPuzzle(
        "draft", board, tuple(piece(SQUARE, name, cells) for name, cells in zip("abc", shapes, strict=True))
    )


BAR: list[Cell] = [(0, 0), (1, 0), (2, 0), (3, 0)]
BEND: list[Cell] = [(0, 0), (1, 0), (2, 0), (2, 1)]
CROSSED: list[Cell] = [(0, 0), (1, 0), (2, 0), (1, 1)]


def test_the_cells_of_a_piece_are_those_that_brute_force_finds() -> None:
    puzzle = puzzle_of(BAR, CROSSED, CROSSED)
    assert not solve(puzzle).solutions
    found = typos(puzzle)
    assert (found.has_solution, found.is_all) == (False, True)
    expected = set()
    for number, one in enumerate(puzzle.pieces[:2]):
        for shape in polyforms(SQUARE, 4):
            blank = tuple((None,) * 4 for _ in shape)
            changed = replace(one, cells=shape, labels=blank)
            pieces = (*puzzle.pieces[:number], changed, *puzzle.pieces[number + 1 :])
            # One of the cells lies elsewhere.
            is_near = any(
                len(set(way) & {(c[0] + dx, c[1] + dy) for c in one.cells}) == 3
                for way in orientations(SQUARE, shape, "free")
                for dx in range(-4, 5)
                for dy in range(-4, 5)
            )
            if is_near and solve(replace(puzzle, pieces=pieces)).solutions:
                expected.add((one.name, orientations(SQUARE, shape, "free")))
    mended = {
        (name, orientations(SQUARE, typo.puzzle.piece_of_name[name].cells, "free"))  # type: ignore[union-attr]
        for typo in found.typos
        if typo.kind == "piece"
        for name in typo.edit.pieces
    }
    assert mended == expected


@pytest.mark.thorough
def test_a_mistyped_label_is_among_them_and_ranked() -> None:
    whole = load("unicorn")
    assert isinstance(whole, TilingPuzzle)
    label = whole.pieces[3].labels[0][1]
    pieces = (*whole.pieces[:3], with_label(whole.pieces[3], 0, 1, "YH"), *whole.pieces[4:])
    wrong = replace(whole, pieces=pieces)
    found = typos(wrong)
    assert any(
        typo.puzzle.pieces[3].labels[0][1] == label and typo.edit.pieces == (pieces[3].name,)  # type: ignore[union-attr]
        for typo in found.typos
    )
    ranks = [typo.edit.rank for typo in found.typos if typo.kind == "label"]
    assert all(a <= b for a, b in pairwise(ranks))
    scene = scene_of_typo(wrong, found.typos[0])
    assert scene is not None
    assert [one.name.split()[-1] for one in scene.pieces] == ["now", "mended"]


@pytest.mark.thorough
def test_what_mends_the_balance_of_a_made_up_deck_comes_first() -> None:
    # Cut from a filled board whose rim is as it came; then one RT became RH, of which there are more.
    board, pairs = load("magic-triangle").board, [(f"{letter}H", f"{letter}T") for letter in "ROBYPGW"]
    deck = ("YH YT YT", "RH YH OT", "OT OH PT", "BH RH BT", "YH OH RH", "BH OH OH", "RH YH BT", "PH YT YT", "YH OT YT")
    tiles = [tile(board.lattice, str(k), labels.split()) for k, labels in enumerate(deck, start=1)]
    found = typos(TilingPuzzle("deck", board, tuple(tiles), Relation.of_pairs(pairs)))
    words = [typo.words for typo in found.typos]
    assert len(words) > 20
    assert words.index("write RT instead of RH on tile 5, bottom") < 3


def test_a_number_that_was_given_wrong() -> None:
    puzzle = load("magic-square-3")
    assert isinstance(puzzle, LabelingPuzzle)
    found = typos(replace(puzzle, given=((0, 1),)))
    assert {typo.words for typo in found.typos if typo.words.startswith("give")} == {
        f"give {value} instead of 1 on point {puzzle.board.names[0]}" for value in (2, 4, 6, 8)
    }


def test_with_a_solution_nothing_is_tried() -> None:
    assert typos(load("unicorn")).tried == 0


def test_a_piece_in_one_part_is_likelier() -> None:
    pictures = {"U": "#.#\n##.", "L": "####\n#...", "Y": "####\n.#..", "W": "##.\n.##\n..#"}
    pieces = [
        piece(SQUARE, name, [(x, y) for y, row in enumerate(rows.split()) for x, mark in enumerate(row) if mark == "#"])
        for name, rows in pictures.items()
    ]
    board = Board.of(SQUARE, shape_cells(SQUARE, "rectangle", {"columns": 5, "rows": 4}))
    found = typos(TilingPuzzle("draft", board, tuple(pieces))).typos
    mended = [typo for typo in found if typo.edit.pieces == ("U",)]
    parts = [len(connected_parts(SQUARE, typo.puzzle.pieces[0].cells)) for typo in mended]
    assert parts == [1, 2]
    assert mended[0].edit.rank < mended[1].edit.rank


def test_a_point_of_a_line_that_was_typed_wrong() -> None:
    whole = load("magic-square-3")
    assert isinstance(whole, LabelingPuzzle)
    # 1 5 8 for 1 5 9, and a corner, so that nothing else helps as well.
    lines = tuple((0, 4, 7) if line == (0, 4, 8) else line for line in whole.lines)
    wrong = replace(whole, lines=lines, given=((0, 2), (2, 6)))
    found = typos(wrong)
    assert (found.has_solution, found.is_all) == (False, True)
    of_lines = [typo.words for typo in found.typos if typo.kind == "line"]
    assert of_lines[0] == "write 9 instead of 8 in the line 1 5 8"
    for typo in found.typos:
        assert solve(typo.puzzle).solutions
    # A line with a sum of its own keeps it, and those behind a line that is dropped keep theirs.
    own = replace(wrong, targets=None, own_targets=tuple((k, 15) for k in range(len(lines))))
    assert [typo.words for typo in typos(own).typos if typo.kind == "line"] == of_lines
    # Straight lines need no typing.
    straight = replace(whole, lines=whole.board.straight_lines())
    assert all(edit.kind == "number" for slip in family_of(straight).edits.slips(straight) for edit in slip.edits)

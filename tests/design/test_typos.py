"""Slips of the pen, against all changes tried one by one."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from tilewright.boards import Board, shape_cells
from tilewright.catalog import load
from tilewright.design.typos import scene_of_typo, typos
from tilewright.families import LabelingPuzzle, TilingPuzzle
from tilewright.families.tiling import piece
from tilewright.families.tiling.edits import with_label
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

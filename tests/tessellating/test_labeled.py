"""Labeled tiles that fill the plane, or do not, told by other means."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tilewright as tw
from tilewright.boards import Board
from tilewright.families.tiling import Relation, tile
from tilewright.lattices import LATTICES, Freedom
from tilewright.tessellating.drawing import scene_of_labeled_tiling, scene_of_laid
from tilewright.tessellating.label_filling import LabeledTessellating
from tilewright.tessellating.labeled import (
    LabeledTessellated,
    LabeledTiles,
    LabeledTiling,
    patch_around,
    wrong_labeled_tiling,
)
from tilewright.tessellating.sublattices import sublattices
from tilewright.values import replace

SQUARE = LATTICES["square"]
# E. Jeandel and M. Rao, An aperiodic set of 11 Wang tiles, 2015, arXiv:1506.06492: the set of figure 4 (top, right,
# bottom, left), and in figure 1 the set of K. Culik, An aperiodic set of 13 Wang tiles, 1996.
JEANDEL_RAO = tuple("1113 2123 1333 0212 2202 0010 1320 2021 2101 3321 1013".split())
CULIK = (
    ("0", "0'", "0'", "0'"),
    ("1", "0'", "2", "0'"),
    ("0", "1/2", "1", "0'"),
    ("0'", "1/2", "1", "0'"),
    ("0", "1/2", "0'", "1/2"),
    ("1", "1/2", "2", "1/2"),
    ("1", "0'", "1", "1/2"),
    ("2", "1", "1", "0"),
    ("1", "2", "1", "0"),
    ("2", "2", "1", "1"),
    ("1", "0", "0", "1"),
    ("2", "0", "0", "2"),
    ("1", "1", "0", "2"),
)


def _wang(rows: Sequence[Sequence[str]]) -> LabeledTiles:
    """Tiles whose colors up and down have nothing to do with those to the left and right."""
    return LabeledTiles(
        SQUARE,
        tuple(
            tile(SQUARE, str(k), [f"v{top}", f"h{right}", f"v{bottom}", f"h{left}"], freedom="fixed")
            for k, (top, right, bottom, left) in enumerate(rows)
        ),
    )


def _asked(tiles: LabeledTiles, **limits: Any) -> LabeledTessellated:
    return tw.tessellate_tiles(tiles.puzzle(patch_around(tiles.lattice, 1)), **limits)


@pytest.mark.parametrize("rows", [JEANDEL_RAO, CULIK], ids=["Jeandel and Rao", "Culik"])
def test_aperiodic_sets_stay_open(rows: Sequence[Sequence[str]]) -> None:
    found = _asked(_wang(rows), most_tiles=16, most_coronas=4)
    assert (found.tile_the_plane, found.most_tiles, found.coronas) == (None, 16, 4)
    assert len(found.patch) == 81
    solution = found.tiles.filled(found.patch)
    tw.check(solution.puzzle, solution)


def test_an_aperiodic_set_needs_each_of_its_tiles(tmp_path: Path) -> None:
    # Jeandel and Rao prove that no set of 10 tiles is aperiodic, so each of these tiles somewhere or not at all.
    found = _asked(_wang(JEANDEL_RAO[:10]))
    assert (found.tile_the_plane, found.coronas) == (False, 2)
    puzzle = found.puzzle_without_solution()
    assert len(puzzle.board) == 49
    assert tw.prove(puzzle, tmp_path / "proof").distinct == 0
    assert tw.verify(tmp_path / "proof").distinct == 0


def _smallest(tiles: LabeledTiles, most: int) -> int | None:
    """The area of the smallest torus that the solver of puzzles fills; of those where no cell meets itself."""
    for n in range(1, most + 1):
        for one in sublattices(n):
            cells = [(x, y) for x in range(one.a) for y in range(one.c)]
            try:
                board = Board.of(SQUARE, cells, wrap=one.basis)
            except tw.InvalidPuzzle:
                continue
            pieces = tuple(replace(piece, least=0, most=n) for piece in tiles.tiles)
            if tw.solve(tw.TilingPuzzle("torus", board, pieces, relation=tiles.relation)).solutions:
                return n
    return None


@pytest.mark.parametrize("freedom", ["fixed", "one_sided", "free"])
def test_smallest_periods_are_those_of_puzzles_on_tori(freedom: Freedom) -> None:
    chance = Random(5)
    seen = set()
    for _ in range(12):
        rows = ["".join(chance.choice("abc") for _ in range(4)) for _ in range(3)]
        tiles = LabeledTiles(
            SQUARE,
            tuple(tile(SQUARE, str(k), row, freedom=freedom) for k, row in enumerate(rows)),
            Relation.of_pairs([("a", "b"), ("c", "c")]),
        )
        found = _asked(tiles, most_tiles=8, most_coronas=2)
        other = _smallest(tiles, 8)
        seen.add(found.tile_the_plane)
        if found.tiling is None:
            assert other is None
        else:
            # Where cells meet themselves, only the search here looks.
            assert len(found.tiling.laid) <= (other or 8)
            assert found.tiling.sublattice.index == other or found.tiling.sublattice.index < 6
            solution = found.tiles.filled([found.tiling.tile_on(cell) for cell in product(range(7), repeat=2)])
            tw.check(solution.puzzle, solution)
        if found.is_none:
            assert not tw.solve(found.puzzle_without_solution()).solutions
    assert seen >= {True, False}


@pytest.mark.parametrize("name", [name for name, lattice in LATTICES.items() if lattice.dimension == 2])
def test_every_planar_lattice_has_labels_that_match_and_others(name: str) -> None:
    lattice = LATTICES[name]
    for label, tiles in ("a", True), ("b", False):
        pieces = tuple(
            tile(lattice, str(k), [label] * lattice.n_sides_of(form), freedom="free")
            for k, form in enumerate(lattice.forms)
        )
        labeled = LabeledTiles(lattice, pieces, Relation.of_pairs([("a", "a"), ("b", "c")]))
        found = _asked(labeled, most_tiles=12, most_coronas=1)
        assert found.tile_the_plane is tiles
        if found.tiling is not None:
            scene = scene_of_labeled_tiling(found.tiling, "")
            assert scene.parallelogram
            assert len(scene.cells) > 20
            assert tw.draw(found.tiles.filled(found.tiling.laid))
        else:
            assert found.coronas == 0
            assert len(scene_of_laid(labeled, found.patch, "").cells) == 1


def test_tiles_of_the_rim_are_left_out_and_others_refused() -> None:
    puzzle = tw.load("eternity-2")
    assert isinstance(puzzle, tw.TilingPuzzle)
    assert len(LabeledTiles.of(puzzle).tiles) == 196
    for name, words in (("soma", "no tile with labels"), ("dominoes-8x8", "no tile with labels")):
        puzzle = tw.load(name)
        assert isinstance(puzzle, tw.TilingPuzzle)
        with pytest.raises(tw.InvalidRequest, match=words):
            tw.tessellate_tiles(puzzle)


def test_what_is_no_tiling_is_seen() -> None:
    found = _asked(_wang(["1111", "2121"])).tiling
    assert found is not None
    assert wrong_labeled_tiling(found) == ""
    [first] = found.laid
    other = replace(first, labels=("h2", "v1", "h2", "v2"))
    assert "cannot lie so" in wrong_labeled_tiling(replace(found, laid=(other,)))
    assert wrong_labeled_tiling(replace(found, laid=())) == "cells stay empty"
    wrong = _wang(["1112"])
    laid = replace(first, labels=wrong.ways[0][2])
    assert "meets" in wrong_labeled_tiling(LabeledTiling(wrong, found.sublattice, (laid,)))


def test_a_search_that_is_stopped_says_so() -> None:
    found = _asked(_wang(JEANDEL_RAO), most_tiles=60, most_coronas=9, seconds=0.05)
    assert (found.tile_the_plane, found.stopped_by) == (None, "seconds")
    steps = LabeledTessellating(_wang(JEANDEL_RAO), 8, 1).steps()
    assert len(list(steps)) > 20


def test_patches_are_a_cell_and_its_coronas() -> None:
    assert [len(patch_around(SQUARE, n)) for n in range(4)] == [1, 9, 25, 49]
    assert [len(patch_around(LATTICES["hexagonal"], n)) for n in range(3)] == [1, 7, 19]
    assert [len(patch_around(LATTICES["triangular"], n)) for n in range(3)] == [1, 13, 37]

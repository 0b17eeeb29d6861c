"""Tilings of the plane: the smallest periods, and what is no tiling."""

from __future__ import annotations

from itertools import product

import pytest

import tilewright as tw
from tilewright.boards import Board
from tilewright.lattices import FREEDOMS, LATTICES, Freedom, polyforms
from tilewright.tessellating.drawing import scene_of_tiling
from tilewright.tessellating.periodic import Copy, PeriodicTiling, Shapes, wrong_tiling
from tilewright.tessellating.sublattices import Sublattice, sublattice_classes, sublattices

SQUARE = LATTICES["square"]
PLANAR = [name for name, lattice in LATTICES.items() if lattice.dimension == 2]


def test_sublattices_are_as_many_as_the_sum_of_the_divisors() -> None:
    for index in range(1, 13):
        found = list(sublattices(index))
        assert len(set(found)) == sum(d for d in range(1, index + 1) if index % d == 0)
        assert all(len({one.number(x, y) for x, y in product(range(index), repeat=2)}) == index for one in found)


def test_sublattices_turn_into_sublattices() -> None:
    for lattice in (SQUARE, LATTICES["hexagonal"]):
        every = set(sublattices(12))
        for matrix in lattice.point_group:
            assert {one.turned(matrix) for one in every} == every
        # Burnside's lemma.
        fixed = sum(one.turned(matrix) == one for matrix in lattice.point_group for one in every)
        assert len(sublattice_classes(12, lattice.point_group)) * len(lattice.point_group) == fixed


@pytest.mark.parametrize(
    ("name", "n_tiling"),
    [
        # All but those with holes and A071334 (triangular), and Rhoads, Planar tilings by polyominoes, polyhexes, and
        # polyiamonds (2005): 3 heptominoes and 4 hexahexes without holes do not tile.
        ("square", (1, 1, 2, 5, 12, 35, 108 - 1 - 3)),
        ("hexagonal", (1, 1, 3, 7, 22, 82 - 1 - 4)),
        ("triangular", (1, 1, 1, 3, 4, 12, 24 - 1)),
    ],
)
def test_small_pieces_tile_but_for_those_that_are_known_not_to(name: str, n_tiling: tuple[int, ...]) -> None:
    lattice = LATTICES[name]
    for size, n in enumerate(n_tiling, start=1):
        tiles = [
            tw.tessellate(lattice, [shape], most_pieces=4, most_coronas=0).tiles for shape in polyforms(lattice, size)
        ]
        assert tiles.count(True) == n


@pytest.mark.parametrize("name", PLANAR)
def test_every_planar_lattice_has_tilings(name: str) -> None:
    lattice = LATTICES[name]
    shape = tw.polyforms(lattice, 2)[0]
    cells = [tuple(cell) for cell in lattice.first_cells]
    whole = tw.tessellate(lattice, [cells])
    assert whole.tiles
    assert whole.tiling is not None
    assert scene_of_tiling(whole.tiling, "all kinds").parallelogram
    found = tw.tessellate(lattice, [shape])
    # There the first piece of two cells leaves cells over: hexagons are fewer than triangles, thirds are three.
    assert found.tiles == (name not in ("trihexagonal", "snub-square", "asanoha"))


def _smallest(shape: tuple[tuple[int, ...], ...], freedom: Freedom, most: int) -> int | None:
    """The fewest copies that fill a torus, by the solver of puzzles."""
    for n in range(1, most + 1):
        for one in sublattices(n * len(shape)):
            try:
                cells = [(x, y) for x in range(one.a) for y in range(one.c)]
                board = Board.of(SQUARE, cells, wrap=one.basis)
            except tw.InvalidPuzzle:
                # A cell would touch itself.
                continue
            piece = tw.piece(SQUARE, "A", shape, freedom=freedom, least=n, most=n)
            if tw.solve(tw.TilingPuzzle("torus", board, (piece,))).solutions:
                return n
    return None


@pytest.mark.parametrize("freedom", FREEDOMS)
def test_smallest_periods_are_those_of_puzzles_on_tori(freedom: Freedom) -> None:
    for picture in ("##/##/.#/.#", "#.#/###/..#", "###/#.#", "##./.#./.##/..#"):
        shape = tuple(tw.cells_of_picture(SQUARE, picture.replace("/", "\n")))
        found = tw.tessellate(SQUARE, [shape], freedom=freedom, most_pieces=2)
        n = None if found.tiling is None else len(found.tiling.tiling.copies)
        assert n == _smallest(shape, freedom, 2)


def test_several_pieces_are_all_used() -> None:
    bar, tee = tw.polyforms(SQUARE, 3)[0], ((0, 0), (1, 0), (2, 0), (1, 1))
    found = tw.tessellate(SQUARE, [bar, tee, [(1, 0), (0, 0), (0, 1), (0, 2)][::-1]])
    assert found.tiling is not None
    assert {copy.shape for copy in found.tiling.tiling.copies} == {0, 1, 2}
    # On the torus of one row both have the same cells.
    apart, joined = [(0, 0), (2, 1)], [(0, 0), (2, 0)]
    both = tw.tessellate(SQUARE, [apart, joined], freedom="fixed", most_pieces=2, most_coronas=0).tiling
    assert both is not None
    assert {copy.shape for copy in both.tiling.copies} == {0, 1}
    # A piece that is another one turned is none of its own.
    assert len(tw.tessellate(SQUARE, [tee, [(0, 1), (1, 0), (1, 1), (1, 2)]]).shapes.shapes) == 1


def test_a_whole_set_tiles_with_one_of_each() -> None:
    # Some tori are hopeless and take for ever: one that is filled at once must not wait for them.
    found = tw.tessellate(SQUARE, polyforms(SQUARE, 5), seconds=100)
    assert found.tiling is not None
    assert sorted(copy.shape for copy in found.tiling.tiling.copies) == list(range(12))
    assert wrong_tiling(found.tiling.tiling, found.shapes) == ""


def test_what_is_no_tiling_is_seen() -> None:
    tee = ((0, 0), (1, 0), (2, 0), (1, 1))
    shapes = Shapes(SQUARE, (tee,))
    found = tw.tessellate(SQUARE, [tee]).tiling
    assert found is not None
    right = found.tiling
    assert wrong_tiling(right, shapes) == ""
    first, *rest = right.copies
    for copies, problem in (
        (tuple(rest), "cells stay empty"),
        ((first, first), "pieces overlap"),
        ((Copy(0, ((0, 0), (1, 0), (2, 0), (3, 0))), *rest), "is no copy of shape 1"),
    ):
        assert problem in wrong_tiling(PeriodicTiling(SQUARE, right.sublattice, copies), shapes)
    fixed = Shapes(SQUARE, (tee,), "fixed")
    assert len(rest) == 0 or "is no copy" in wrong_tiling(right, fixed)
    assert wrong_tiling(right, Shapes(SQUARE, (tee, ((0, 0),)))) == "not all shapes are used"


def test_the_piece_on_a_cell_is_told_anywhere_in_the_plane() -> None:
    found = tw.tessellate(SQUARE, [((0, 0), (1, 0), (1, 1), (2, 1), (1, 2))]).tiling
    assert found is not None
    for cell in product(range(-9, 9), repeat=2):
        copy = found.tiling.copy_on(cell)
        assert cell in copy.cells
        assert all(found.tiling.copy_on(other) == copy for other in copy.cells)


def test_requests_that_make_no_sense_are_refused() -> None:
    for lattice, pieces, words in (
        (SQUARE, [], "there is no piece"),
        (SQUARE, [[]], "is no shape"),
        (SQUARE, [[(0, 0), (0, 0)]], "list each of its cells once"),
        (SQUARE, [[(0, 0, 0)]], "is no cell of the square lattice"),
        (LATTICES["cubic"], [[(0, 0, 0)]], "lies in space"),
    ):
        with pytest.raises(tw.InvalidRequest, match=words):
            tw.tessellate(lattice, pieces)


def test_time_that_is_over_leaves_the_question_open() -> None:
    shape = tuple(tw.cells_of_picture(SQUARE, "###\n#.#\n##."))
    found = tw.tessellate(SQUARE, [shape], most_pieces=40, most_coronas=0, seconds=0.1)
    assert (found.tiles, found.stopped_by) == (None, "seconds")


def test_sublattice_of_a_tiling_is_written_in_one_way() -> None:
    assert Sublattice(2, 1, 3).basis == ((2, 1), (0, 3))
    assert Sublattice(2, 1, 3).has((4, 5))
    assert not Sublattice(2, 1, 3).has((2, 2))

"""Coronas: how often a piece can be surrounded, told by other means, and puzzles that say so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

import tilewright as tw
from tilewright.lattices import LATTICES, Cell, Freedom, Lattice, moves_of, polyforms
from tilewright.tessellating.coronas import Heesch, Surrounded, Surroundings, finished
from tilewright.tessellating.drawing import scene_of_coronas
from tilewright.tessellating.periodic import Shapes
from tilewright.tessellating.puzzles import corona_puzzle, puzzle_without_solution
from tilewright.tessellating.window import CellWindow

SQUARE, HEXAGONAL, TRIANGULAR = (LATTICES[name] for name in ("square", "hexagonal", "triangular"))
PLANAR = [name for name, lattice in LATTICES.items() if lattice.dimension == 2]


def _cells(lattice: Lattice, picture: str) -> tuple[Cell, ...]:
    return tuple(tw.cells_of_picture(lattice, picture.replace("/", "\n")))


def _around(lattice: Lattice, cells: set[Cell]) -> set[Cell]:
    """All cells with a corner on some cells, looked for within seven steps across sides."""
    corners = {corner for cell in cells for corner in lattice.corners(cell)}
    near = set(cells)
    for _ in range(7):
        near |= {other for cell in near for other in lattice.neighbors(cell)}
    return {cell for cell in near if not corners.isdisjoint(lattice.corners(cell))} - cells


def _has_hole(lattice: Lattice, cells: set[Cell]) -> bool:
    outside = _around(lattice, cells)
    todo = [max(outside)]
    reached = set(todo)
    while todo:
        for near in lattice.neighbors(todo.pop()):
            if near in outside and near not in reached:
                reached.add(near)
                todo.append(near)
    return reached != outside


def _check(shapes: Shapes, patch: Surrounded) -> list[bool]:
    """See that a patch has the coronas that it says; whether there are holes, for each corona."""
    lattice, holes = shapes.lattice, []
    cells = [cell for copy in patch.copies for cell in copy.cells]
    assert len(set(cells)) == len(cells)
    for copy in patch.copies:
        motions = lattice.motions_between(shapes.shapes[copy.shape], copy.cells)
        assert any(motion.matrix in moves_of(lattice, shapes.freedom) for motion in motions)
    for n in range(patch.n + 1):
        inner = {c for copy, at in zip(patch.copies, patch.coronas, strict=True) if at <= n for c in copy.cells}
        around = _around(lattice, inner)
        assert n == patch.n or around <= set(cells)
        for copy, at in zip(patch.copies, patch.coronas, strict=True):
            assert at <= n or (at == n + 1) == (not around.isdisjoint(copy.cells))
        holes.append(_has_hole(lattice, inner))
    return holes


def _heesch(lattice: Lattice, cells: Sequence[Cell]) -> Heesch:
    found = tw.tessellate(lattice, [cells])
    assert found.tiles is False
    assert found.heesch is not None
    for patch in found.heesch.patches:
        holes = _check(found.shapes, patch)
        if patch.n == found.heesch.without_holes:
            assert not any(holes)
        elif patch.n == found.heesch.holes_in_outermost:
            assert not any(holes[:-1])
        assert len(scene_of_coronas(lattice, patch, "").owners) == len(patch.copies)
    return found.heesch


# Cells of pieces in the order of the numbers of their coordinates, without commas.
@pytest.mark.parametrize(
    ("lattice", "cells", "without_holes", "outermost"),
    [
        # Kaplan, Heesch numbers of unmarked polyforms, figure 1: three heptominoes; the fourth has a hole.
        (SQUARE, "00 01 02 03 04 10 14", 1, 1),
        (SQUARE, "00 01 02 12 13 22 32", 1, 1),
        (SQUARE, "01 10 11 12 13 21 31", 0, 1),
        (SQUARE, "00 01 02 10 12 20 21", 0, 0),
        # The README of his program, github.com/isohedral/heesch-sat: the four hexahexes.
        (HEXAGONAL, "00 01 02 12 21 30", 1, 1),
        (HEXAGONAL, "00 01 11 21 31 40", 1, 1),
        (HEXAGONAL, "01 11 12 13 21 30", 1, 1),
        (HEXAGONAL, "00 01 02 12 22 31", 2, 2),
        # The heptiamond that does not tile, see A071334.
        (TRIANGULAR, "000 001 010 011 101 110 200", 1, 1),
    ],
)
def test_published_heesch_numbers(lattice: Lattice, cells: str, without_holes: int, outermost: int) -> None:
    found = _heesch(lattice, [tuple(map(int, cell)) for cell in cells.split()])
    assert (found.without_holes, found.holes_in_outermost) == (without_holes, outermost)
    assert found.coronas == outermost


@pytest.mark.parametrize(
    ("lattice", "size", "periods", "heesch"),
    [
        # How many do not tile: A054361, A071334, and the README of heesch-sat (see above), which has the hexahexes by
        # their Heesch numbers as well. The other splits are this program's own.
        (SQUARE, 7, {1: 41, 2: 62, 4: 1}, {(0, 1): 1, (1, 1): 2}),
        (HEXAGONAL, 6, {1: 36, 2: 41}, {(1, 1): 3, (2, 2): 1}),
        (TRIANGULAR, 7, {2: 21, 4: 2}, {(1, 1): 1}),
        (TRIANGULAR, 8, {1: 24, 2: 41, 3: 1}, {}),
    ],
)
def test_all_pieces_of_a_size_are_decided(
    lattice: Lattice, size: int, periods: dict[int, int], heesch: dict[tuple[int, int], int]
) -> None:
    window = CellWindow(lattice, size + 2)
    tiling: Counter[int] = Counter()
    others: Counter[tuple[int | None, int | None]] = Counter()
    for shape in polyforms(lattice, size):
        if not window.has_hole(window.mask(shape)):
            found = tw.tessellate(lattice, [shape])
            assert found.tiles is not None
            if found.tiling is not None:
                tiling[len(found.tiling.tiling.copies)] += 1
            elif found.heesch is not None:
                others[found.heesch.without_holes, found.heesch.holes_in_outermost] += 1
    assert (tiling, others) == (periods, heesch)


@pytest.mark.parametrize("freedom", ["free", "fixed"])
def test_one_corona_is_a_solution_of_a_puzzle(freedom: Freedom) -> None:
    seen = set()
    for shape in [*polyforms(SQUARE, 5), *polyforms(TRIANGULAR, 5), *polyforms(LATTICES["tetrakis"], 3)]:
        lattice = SQUARE if len(shape[0]) == 2 else TRIANGULAR if len(shape) == 5 else LATTICES["tetrakis"]
        shapes = Shapes(lattice, (shape,), freedom)
        has_corona = finished(Surroundings(shapes).one_more()) is None
        assert bool(tw.solve(corona_puzzle(shapes, 0, 1)).solutions) == has_corona
        seen.add(has_corona)
    assert seen == {True, False} or freedom == "free"


def test_puzzles_of_several_coronas_tell_them_by_sides() -> None:
    v = ((0, 0, 0), (0, 0, 1), (0, 1, 0), (0, 1, 1), (1, 0, 1), (1, 1, 0), (2, 0, 0))
    shapes = Shapes(TRIANGULAR, (v,))
    found = tw.tessellate(TRIANGULAR, [v]).heesch
    assert found is not None
    puzzle = puzzle_without_solution(shapes, found)
    assert puzzle is not None
    answer = tw.solve(puzzle)
    assert not answer.solutions
    assert answer.exhausted
    # With one corona less it has a solution, and so has that of a piece that tiles.
    for n, cells in ((1, v), (2, ((0, 0, 0), (0, 0, 1)))):
        assert tw.solve(corona_puzzle(Shapes(TRIANGULAR, (cells,)), 0, n)).solutions


def test_that_there_is_no_tiling_can_be_verified(tmp_path: Path) -> None:
    f = tuple(tw.cells_of_picture(SQUARE, ".##\n##.\n.#."))
    found = tw.tessellate(SQUARE, [f], freedom="fixed")
    assert found.heesch is not None
    puzzle = puzzle_without_solution(found.shapes, found.heesch)
    assert puzzle is not None
    proved = tw.prove(puzzle, tmp_path / "proof")
    assert (proved.exhausted, proved.distinct) == (True, 0)
    assert tw.verify(tmp_path / "proof").distinct == 0


@pytest.mark.parametrize("name", PLANAR)
def test_windows_see_what_the_lattice_says(name: str) -> None:
    lattice = LATTICES[name]
    window = CellWindow(lattice, 9)
    for shape in polyforms(lattice, 3)[:5]:
        mask = window.mask(shape)
        assert set(window.cells(mask)) == set(shape)
        around = _around(lattice, set(shape))
        assert set(window.cells(window.around(mask))) == around
        ring = window.mask(around)
        assert window.has_hole(ring)
        assert not window.has_hole(ring, mask)
        assert not window.has_hole(ring | mask)
        sides = CellWindow(lattice, 9, by_sides=True)
        assert set(sides.cells(sides.around(mask))) == {n for c in shape for n in lattice.neighbors(c)} - set(shape)


def test_a_piece_of_several_that_cannot_be_surrounded_is_named() -> None:
    holed = tuple(tw.cells_of_picture(SQUARE, "###\n#.#\n##."))
    found = tw.tessellate(SQUARE, [((0, 0), (1, 0)), holed], freedom="fixed")
    assert found.heesch is not None
    assert (found.tiles, found.heesch.shape, found.heesch.coronas) == (False, 1, 0)


def test_what_is_known_of_a_heesch_number_is_told_bit_by_bit() -> None:
    surroundings = Surroundings(Shapes(HEXAGONAL, (((0, 0), (0, 1), (0, 2), (1, 2), (2, 1), (3, 0)),)))
    while finished(surroundings.one_more()) is None:
        pass
    told = [found for found in surroundings.heesch(0) if found is not None]
    assert [(one.coronas, one.without_holes, one.holes_in_outermost) for one in told] == [
        (1, None, None),
        (1, 1, None),
        (1, 1, 1),
    ]
    assert [patch.n for patch in told[0].patches] == [1]


def test_the_hat_stays_open_and_has_coronas() -> None:
    lattice = LATTICES["deltoidal-trihexagonal"]
    hat = tuple(tw.cells_of_picture(lattice, " e\na d a\n b f\n c\nd"))
    found = tw.tessellate(lattice, [hat], most_pieces=6)
    assert (found.tiles, found.most_pieces, found.coronas) == (None, 6, 3)
    assert found.patch is not None
    assert found.patch.n == 3
    _check(found.shapes, found.patch)

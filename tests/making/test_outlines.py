"""The lines around pieces."""

from __future__ import annotations

from random import Random

import pytest

from tilewright.lattices import LATTICES, SQUARE, Cell, Lattice
from tilewright.making.outlines import area, outlines

PLANAR = [lattice for lattice in LATTICES.values() if lattice.dimension == 2]


def _some_cells(lattice: Lattice, random: Random, n: int) -> list[Cell]:
    """Cells that grow from one, not always in one part."""
    cells = [random.choice(lattice.first_cells)]
    while len(cells) < n:
        beyond = random.choice(list(lattice.neighbors(random.choice(cells))))
        cells.append(random.choice(list(lattice.neighbors(beyond))) if random.random() < 0.2 else beyond)
        cells = list(dict.fromkeys(cells))
    return cells


@pytest.mark.parametrize("lattice", PLANAR, ids=lambda lattice: lattice.name)
def test_outlines_enclose_just_the_cells(lattice: Lattice) -> None:
    random = Random(1)
    for n in (1, 2, 5, 9, 30):
        cells = _some_cells(lattice, random, n)
        loops = outlines(lattice, cells)
        assert area(loops) == pytest.approx(sum(area([lattice.outline(cell)]) for cell in cells))
        rim = [side for cell in cells for side in lattice.neighbors(cell) if side not in cells]
        assert sum(map(len, loops)) <= len(rim)
        assert all(len(set(loop)) == len(loop) for loop in loops), "a line meets itself"


def test_holes_and_corners_have_lines_of_their_own() -> None:
    ring = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    assert sorted(map(len, outlines(SQUARE, ring))) == [4, 4]
    assert sorted(area([loop]) for loop in outlines(SQUARE, ring)) == [-1, 9]
    assert [area([loop]) for loop in outlines(SQUARE, [(0, 0), (1, 1)])] == [1, 1]

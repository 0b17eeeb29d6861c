from __future__ import annotations

from dataclasses import replace

import pytest

from tests.contracts.templates import EVERY_LATTICE
from tilewright.boards import shape_cells
from tilewright.errors import InvalidPuzzle
from tilewright.lattices import HEXAGONAL, LATTICES, SQUARE, Lattice
from tilewright.lattices.polyforms import connected_parts

ROWS = [(lattice, shape) for lattice in EVERY_LATTICE.values() for shape in lattice.shape_named]


def sizes_of(lattice: Lattice, shape: str, size: int) -> dict[str, int]:
    return dict.fromkeys(lattice.shape_named[shape].sizes, size)


def test_every_lattice_names_its_shapes() -> None:
    assert all(lattice.shapes for lattice in LATTICES.values())


def test_a_lattice_that_names_no_shapes_has_a_block_of_all_its_kinds_of_cells() -> None:
    plain = replace(LATTICES["triangular"], shapes=())
    assert list(plain.shape_named) == ["parallelogram"]
    sizes = {"columns": 3, "rows": 2}
    assert shape_cells(plain, "parallelogram", sizes) == shape_cells(LATTICES["triangular"], "parallelogram", sizes)


@pytest.mark.parametrize(("lattice", "shape"), ROWS)
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_shapes_are_connected_and_list_no_cell_twice(lattice: Lattice, shape: str, size: int) -> None:
    cells = shape_cells(lattice, shape, sizes_of(lattice, shape, size))
    assert len(set(cells)) == len(cells)
    assert all(lattice.is_cell(cell) for cell in cells)
    assert connected_parts(lattice, cells) == [sorted(cells)]


@pytest.mark.parametrize(
    ("lattice", "shape", "sizes", "n_cells"),
    [
        ("square", "rectangle", {"columns": 5, "rows": 3}, 15),
        ("triangular", "triangle", {"side": 4}, 16),
        ("triangular", "hexagon", {"side": 2}, 24),
        ("triangular", "hexagon", {"side": 3}, 54),
        ("triangular", "star", {"side": 1}, 12),
        ("triangular", "star", {"side": 2}, 48),
        ("triangular", "parallelogram", {"columns": 6, "rows": 2}, 24),
        ("hexagonal", "hexagon", {"side": 3}, 19),
        ("hexagonal", "triangle", {"side": 4}, 10),
        ("hexagonal", "parallelogram", {"columns": 7, "rows": 4}, 28),
        ("cubic", "box", {"columns": 2, "rows": 3, "layers": 4}, 24),
        ("tetrakis", "rectangle", {"columns": 3, "rows": 2}, 24),
        ("tetrakis", "triangle", {"side": 3}, 18),
        ("tetrakis", "diamond", {"side": 3}, 72),
        ("kisrhombille", "triangle", {"side": 3}, 54),
        ("kisrhombille", "star", {"side": 1}, 72),
        ("deltoidal-trihexagonal", "honeycomb", {"side": 2}, 42),
        ("deltoidal-trihexagonal", "triangle", {"side": 3}, 27),
        ("rhombille", "hexagon", {"side": 3}, 57),
        ("truncated-square", "rectangle", {"columns": 4, "rows": 2}, 11),
        ("truncated-square", "diamond", {"side": 3}, 25),
        ("trihexagonal", "hexagon", {"side": 2}, 19),
        ("trihexagonal", "triangle", {"side": 3}, 19),
        ("trihexagonal", "star", {"side": 1}, 7),
        ("trihexagonal", "parallelogram", {"columns": 3, "rows": 2}, 18),
        ("snub-square", "rectangle", {"columns": 3, "rows": 2}, 32),
        ("cairo", "rectangle", {"columns": 3, "rows": 2}, 24),
        ("floret", "hexagon", {"side": 2}, 42),
        ("floret", "triangle", {"side": 3}, 36),
        ("floret", "parallelogram", {"columns": 3, "rows": 2}, 36),
        ("asanoha", "triangle", {"side": 3}, 27),
        ("asanoha", "star", {"side": 1}, 36),
        ("prisms", "hexagon", {"side": 2, "layers": 3}, 72),
        ("tetrahedral-octahedral", "tetrahedron", {"side": 3}, 15),
        ("tetrahedral-octahedral", "octahedron", {"side": 2}, 14),
        ("tetrahedral-octahedral", "block", {"columns": 2, "rows": 3, "layers": 4}, 72),
        ("rhombic-tetrahedra", "box", {"columns": 2, "rows": 3, "layers": 4}, 576),
        ("rhombic-tetrahedra", "dodecahedron", {"side": 2}, 384),
        ("balls", "pyramid", {"side": 5}, 55),
        ("balls", "tetrahedron", {"side": 4}, 20),
        ("balls", "box", {"columns": 3, "rows": 4, "layers": 3}, 30),
        ("triangular-balls", "tetrahedron", {"side": 6}, 56),
        ("triangular-balls", "block", {"columns": 2, "rows": 3, "layers": 4}, 24),
    ],
)
def test_how_many_cells_a_shape_has(lattice: str, shape: str, sizes: dict[str, int], n_cells: int) -> None:
    assert len(shape_cells(LATTICES[lattice], shape, sizes)) == n_cells


@pytest.mark.parametrize(
    ("lattice", "shape", "sizes", "message"),
    [
        (SQUARE, "hexagon", {"side": 2}, "the square lattice has no shape 'hexagon'; it has rectangle"),
        (SQUARE, "rectangle", {"columns": 2}, "a rectangle on the square lattice needs columns and rows, not columns"),
        (SQUARE, "rectangle", {}, "needs columns and rows, not no size"),
        (
            HEXAGONAL,
            "triangle",
            {"side": 2, "rows": 3},
            "a triangle on the hexagonal lattice needs side, not side, rows",
        ),
        (SQUARE, "rectangle", {"columns": 2, "rows": 0}, "rows of the rectangle is 0; it must be at least 1"),
    ],
)
def test_shapes_that_make_no_sense(lattice: Lattice, shape: str, sizes: dict[str, int], message: str) -> None:
    with pytest.raises(InvalidPuzzle, match=message):
        shape_cells(lattice, shape, sizes)

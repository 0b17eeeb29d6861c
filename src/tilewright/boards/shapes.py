"""Named shapes of boards: a name and a few sizes give a list of cells."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..errors import InvalidPuzzle
from ..lattices import Cell, Lattice

Cells = tuple[Cell, ...]


@dataclass(frozen=True)
class ShapeMaker:
    """A shape on one lattice: what its sizes are called, and the function that gives its cells."""

    sizes: tuple[str, ...]
    make: Callable[..., Cells]
    description: str


def _rectangle(columns: int, rows: int) -> Cells:
    return tuple((x, y) for x in range(columns) for y in range(rows))


def _triangular_parallelogram(columns: int, rows: int) -> Cells:
    return tuple((i, j, o) for i in range(columns) for j in range(rows) for o in range(2))


def _triangle_of_triangles(side: int) -> Cells:
    return tuple((i, j, o) for j in range(side) for i in range(side - j) for o in range(2) if i + j + o < side)


def _hexagon_of_triangles(side: int) -> Cells:
    # A cell belongs to the hexagon when all its corners do: |i|, |j| and |i + j| at most `side`.
    def inside(i: int, j: int) -> bool:
        return max(abs(i), abs(j), abs(i + j)) <= side

    cells = []
    for i in range(-side, side):
        for j in range(-side, side):
            if inside(i, j) and inside(i + 1, j) and inside(i, j + 1):
                cells.append((i, j, 0))
            if inside(i + 1, j) and inside(i, j + 1) and inside(i + 1, j + 1):
                cells.append((i, j, 1))
    return tuple(cells)


def _star_of_triangles(side: int) -> Cells:
    """The hexagram: a hexagon with a triangle of the same side on each of its sides."""
    up = {(i - side, j - side, o) for i, j, o in _triangle_of_triangles(3 * side)}
    # The down triangle is the up one turned by half a turn about the origin.
    down = {(-i - 1, -j - 1, 1 - o) for i, j, o in up}
    return tuple(sorted(up | down))


def _hexagonal_parallelogram(columns: int, rows: int) -> Cells:
    return tuple((q, r) for q in range(columns) for r in range(rows))


def _hexagon_of_hexagons(side: int) -> Cells:
    reach = range(-(side - 1), side)
    return tuple((q, r) for q in reach for r in reach if abs(q + r) < side)


def _triangle_of_hexagons(side: int) -> Cells:
    return tuple((q, r) for r in range(side) for q in range(side - r))


def _box(columns: int, rows: int, layers: int) -> Cells:
    return tuple((x, y, z) for x in range(columns) for y in range(rows) for z in range(layers))


SHAPES: dict[str, dict[str, ShapeMaker]] = {
    "square": {
        "rectangle": ShapeMaker(("columns", "rows"), _rectangle, "columns x rows squares"),
    },
    "triangular": {
        "triangle": ShapeMaker(("side",), _triangle_of_triangles, "a triangle, point up, `side` triangles a side"),
        "hexagon": ShapeMaker(("side",), _hexagon_of_triangles, "a hexagon, `side` triangles a side"),
        "star": ShapeMaker(("side",), _star_of_triangles, "a six-pointed star, its points `side` triangles a side"),
        "parallelogram": ShapeMaker(
            ("columns", "rows"), _triangular_parallelogram, "columns x rows pairs of triangles, leaning to the right"
        ),
    },
    "hexagonal": {
        "hexagon": ShapeMaker(("side",), _hexagon_of_hexagons, "a hexagon, `side` hexagons a side"),
        "triangle": ShapeMaker(("side",), _triangle_of_hexagons, "a triangle, point up, `side` hexagons a side"),
        "parallelogram": ShapeMaker(
            ("columns", "rows"), _hexagonal_parallelogram, "columns x rows hexagons, leaning to the right"
        ),
    },
    "cubic": {
        "box": ShapeMaker(("columns", "rows", "layers"), _box, "columns x rows x layers cubes"),
    },
}


def shape_cells(lattice: Lattice, shape: str, sizes: dict[str, int]) -> Cells:
    """The cells of a named shape, e.g. `shape_cells(SQUARE, "rectangle", {"columns": 10, "rows": 6})`.

    Raises InvalidPuzzle for a shape that the lattice does not have, a missing, needless or
    non-positive size.
    """
    makers = SHAPES[lattice.name]
    if shape not in makers:
        raise InvalidPuzzle(f"the {lattice.name} lattice has no shape {shape!r}; it has {', '.join(makers)}")
    maker = makers[shape]
    missing = [name for name in maker.sizes if name not in sizes]
    needless = [name for name in sizes if name not in maker.sizes]
    if missing or needless:
        wanted = " and ".join(maker.sizes)
        found = ", ".join(sizes) or "no size"
        raise InvalidPuzzle(f"a {shape} on the {lattice.name} lattice needs {wanted}, not {found}")
    for name, size in sizes.items():
        if size < 1:
            raise InvalidPuzzle(f"{name} of the {shape} is {size}; it must be at least 1")
    return maker.make(**sizes)

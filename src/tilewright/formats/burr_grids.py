"""The grids of BurrTools: which voxels make up which cell of our lattices.

A voxel is a box of a shape, [x, y, z] with z upward. A cube or a triangular prism is one voxel, as is a ball, for which
every other voxel stands, like the dark fields of a chessboard. Tetrahedra and octahedra lie in blocks of 3 x 3 x 3
voxels: the middle one is a tetrahedron, four of its corners are eighths of octahedra, which lie around the corner that
eight blocks share. A cube that is cut into 24 tetrahedra is a block of 5 x 5 x 5 voxels: those that are two steps from
the middle in one direction and one step in another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import product

from ..lattices import LATTICES, RHOMBIC_TETRAHEDRA, Cell, Freedom, Lattice, Vector
from ..lattices.matrices import determinant, minus
from ..values import frozen

Voxel = tuple[int, int, int]
_AXES = ((1, 0, 0), (0, 1, 0), (0, 0, 1))


@frozen
class BurrGrid:
    """A grid: `cell_of` gives the cell of a voxel, None if the grid has no such voxel, `voxels_of` the way back.

    Shapes may be moved by multiples of `period` in all directions.
    """

    number: int
    lattice: Lattice
    cell_of: Callable[[Voxel], Cell | None]
    voxels_of: Callable[[Cell], list[Voxel]]
    period: int


def _prism_of(voxel: Voxel) -> Cell:
    x, y, z = voxel
    points_down = (x + y) % 2
    return ((x - y - points_down) // 2, y, z, points_down)


def _voxel_of_prism(cell: Cell) -> list[Voxel]:
    i, j, k, points_down = cell
    return [(2 * i + j + points_down, j, k)]


def _ball_of(voxel: Voxel) -> Cell | None:
    x, y, z = voxel
    return None if (x + y + z) % 2 else ((x + y - z) // 2, (y - x - z) // 2, z)


def _voxel_of_ball(cell: Cell) -> list[Voxel]:
    a, b, c = cell
    return [(a - b, a + b + c, c)]


def _in_triangles(cell: Cell) -> Voxel:
    """The voxel of a ball whose layers are triangles."""
    a, b, c = cell
    return (a + b, -b - c, -a - c)


def _from_triangles(vector: Voxel) -> Cell:
    x, y, z = vector
    a = (x + y - z) // 2
    return (a, x - a, a - x - y)


def _solid_of(voxel: Voxel) -> Cell | None:
    """The tetrahedron or octahedron of a voxel; their corners are the even corners of blocks."""
    x, y, z = (place // 3 for place in voxel)
    inside = tuple(place % 3 for place in voxel)
    if inside == (1, 1, 1):
        is_below = (x + y + z) % 2 == 0
        corner = (x, y + 1, z + 1) if is_below else (x - 1, y + 2, z + 2)
        return (*_from_triangles(corner), 1 if is_below else 2)
    if 1 in inside:
        return None
    x, y, z = (block + place // 2 for block, place in zip((x, y, z), inside, strict=True))
    return (*_from_triangles((x - 1, y + 1, z + 1)), 0) if (x + y + z) % 2 else None


def _voxels_of_solid(cell: Cell) -> list[Voxel]:
    *at, kind = cell
    x, y, z = _in_triangles(tuple(at))
    if kind == 0:
        # The corner that eight blocks share: on each side of it lies one of their voxels.
        middle = (3 * (x + 1), 3 * (y - 1), 3 * (z - 1))
        return [(middle[0] - i, middle[1] - j, middle[2] - k) for i, j, k in product((0, 1), repeat=3)]
    block = (x, y - 1, z - 1) if kind == 1 else (x + 1, y - 2, z - 2)
    return [(3 * block[0] + 1, 3 * block[1] + 1, 3 * block[2] + 1)]


# For each kind of cells of a cut cube the way from the middle of a block of 5 x 5 x 5 voxels: of the three parts of a
# center the longest becomes two voxels, the next one.
_VOXEL_OF_PART = {0: 0, 2: 1, 3: 2, -2: -1, -3: -2}
_WAYS = [tuple(_VOXEL_OF_PART[x] for x in kind.center) for kind in RHOMBIC_TETRAHEDRA.kinds]
_KIND_OF_WAY = {way: kind for kind, way in enumerate(_WAYS)}


def _cut_of(voxel: Voxel) -> Cell | None:
    """The tetrahedron of a voxel, in a cube that is cut into 24."""
    kind = _KIND_OF_WAY.get(tuple(place % 5 - 2 for place in voxel))
    return None if kind is None else (*(place // 5 for place in voxel), kind)


def _voxel_of_cut(cell: Cell) -> list[Voxel]:
    *cube, kind = cell
    x, y, z = (5 * place + 2 + step for place, step in zip(cube, _WAYS[kind], strict=True))
    return [(x, y, z)]


def _cube_of(voxel: Voxel) -> Cell:
    return voxel


def _voxel_of_cube(cell: Cell) -> list[Voxel]:
    x, y, z = cell
    return [(x, y, z)]


GRIDS = {
    grid.number: grid
    for grid in (
        BurrGrid(0, LATTICES["cubic"], _cube_of, _voxel_of_cube, 1),
        BurrGrid(1, LATTICES["prisms"], _prism_of, _voxel_of_prism, 2),
        BurrGrid(2, LATTICES["balls"], _ball_of, _voxel_of_ball, 2),
        BurrGrid(3, RHOMBIC_TETRAHEDRA, _cut_of, _voxel_of_cut, 5),
        BurrGrid(4, LATTICES["tetrahedral-octahedral"], _solid_of, _voxels_of_solid, 6),
    )
}
"""The grids by their numbers."""

AS_LAYER: dict[str, tuple[BurrGrid, Callable[[Cell], list[Voxel]]]] = {
    **{grid.lattice.name: (grid, grid.voxels_of) for grid in GRIDS.values()},
    "triangular-balls": (GRIDS[2], lambda cell: [_in_triangles(cell)]),
    "square": (GRIDS[0], lambda cell: [(cell[0], cell[1], 0)]),
    "triangular": (GRIDS[1], lambda cell: _voxel_of_prism((cell[0], cell[1], 0, cell[2]))),
    "hexagonal": (GRIDS[2], lambda cell: [_in_triangles((cell[0], cell[1], 0))]),
}
"""For the name of a lattice the grid to write its cells in; those in the plane become one layer."""


def freedom_in_space(lattice: Lattice, cells: Iterable[Cell]) -> Freedom:
    """How a piece may be moved that turns as wood does.

    A flat piece of balls may also turn by a sixth, which no rotation of its lattice does, but one with a reflection.
    """
    first, *others = (lattice.center(cell) for cell in cells)
    ways = [minus(other, first) for other in others]
    return "free" if lattice.is_round and _is_flat(ways) else "one_sided"


def _is_flat(ways: Sequence[Vector]) -> bool:
    """Tell whether these ways from a point lie in a plane."""
    # Two of them that are not parallel tell the plane.
    apart = next((way for way in ways if any(determinant((ways[0], way, axis)) for axis in _AXES)), None)
    return apart is None or not any(determinant((ways[0], apart, way)) for way in ways)

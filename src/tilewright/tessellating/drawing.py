"""Pictures of tilings of the plane, and of coronas, as scenes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import hypot, sqrt
from string import ascii_uppercase

from ..families import family_of
from ..families.scenes import Owner, Scene, SceneCell
from ..lattices import Cell, Lattice, Vector
from ..lattices.matrices import plus
from ..values import replace
from .coronas import Surrounded
from .labeled import LabeledTiles, LabeledTiling, LaidTile
from .periodic import Copy
from .symmetry import TilingSymmetry

_SHOWN = 18
"""About so many pieces are shown, or more where a period needs more room."""
_TILES_SHOWN = 70
"""The same for labeled tiles."""
_MARGIN = 1.3
"""The room that a period is given, by its own width and height."""
_SLACK = 1e-6


def scene_of_tiling(symmetry: TilingSymmetry, title: str) -> Scene:
    """A part of the plane around a period, which is drawn as a parallelogram.

    Pieces that differ by a period have one letter and one color.
    """
    tiling = symmetry.tiling
    lattice, copies = tiling.lattice, tiling.copies
    shown, corners = _around(lattice, [copy.cells for copy in copies], tiling.period, _SHOWN)
    codes = [f"{ascii_uppercase[k % 26]}{k // 26 or ''}" for k in range(len(copies))]
    owners = tuple(Owner(codes[k], codes[k], k) for k, _ in shown)
    cells = [
        SceneCell(cell, "filled", number, codes[k])
        for number, (k, shift) in enumerate(shown)
        for cell in copies[k].moved(shift).cells
    ]
    cells.sort(key=lambda one: lattice.reading_key(one.cell))
    return Scene(title, lattice, tuple(cells), owners, parallelogram=corners)


def scene_of_labeled_tiling(tiling: LabeledTiling, title: str) -> Scene:
    """A part of the plane around a period, which is drawn as a parallelogram, with the labels of the tiles."""
    shown, corners = _around(tiling.tiles.lattice, [(one.cell,) for one in tiling.laid], tiling.period, _TILES_SHOWN)
    laid = [tiling.tile_on(Copy(0, (tiling.laid[k].cell,)).moved(shift).cells[0]) for k, shift in shown]
    return replace(scene_of_laid(tiling.tiles, laid, title), parallelogram=corners)


def scene_of_laid(tiles: LabeledTiles, laid: Sequence[LaidTile], title: str) -> Scene:
    """Labeled tiles on their cells."""
    solution = tiles.filled(laid)
    scene = family_of(solution).scene_of_solution(solution)
    return replace(scene, title=title, notes=(), legend=())


def _around(
    lattice: Lattice, pieces: Sequence[Sequence[Cell]], period: tuple[Vector, Vector], n_shown: int
) -> tuple[list[tuple[int, Vector]], tuple[Vector, ...]]:
    """The pieces around a period, each by its number and its shift, and the corners of a parallelogram around that."""
    v, w = (complex(*lattice.position(_units(lattice, shift))) for shift in period)
    corner = lattice.center(pieces[0][0])
    middle = complex(*lattice.position(corner)) + (v + w) / 2
    area = abs((v.conjugate() * w).imag)
    half = sqrt(area / len(pieces) * n_shown) / 2
    wide, high = (max(half, _MARGIN * (abs(a) + abs(b)) / 2) for a, b in ((v.real, w.real), (v.imag, w.imag)))
    # No piece that is shown lies further away than this many times a period.
    means = [_mean(lattice, cells) for cells in pieces]
    far = hypot(wide, high) + max(abs(mean - middle) for mean in means)
    reach = [range(-n, n + 1) for n in (int(far * abs(w) / area) + 1, int(far * abs(v) / area) + 1)]
    shown = []
    for i, j in product(*reach):
        shift = tuple(i * x + j * y for x, y in zip(*period, strict=True))
        for k, mean in enumerate(means):
            off = mean + i * v + j * w - middle
            if abs(off.real) <= wide + _SLACK and abs(off.imag) <= high + _SLACK:
                shown.append((k, shift))
    by_v, by_w = (_units(lattice, shift) for shift in period)
    return shown, (corner, plus(corner, by_v), plus(plus(corner, by_v), by_w), plus(corner, by_w))


def scene_of_coronas(lattice: Lattice, patch: Surrounded, title: str) -> Scene:
    """A piece and its coronas, each piece with the number of its corona and the color of that."""
    cells = [
        SceneCell(cell, "filled", number, str(corona))
        for number, (copy, corona) in enumerate(zip(patch.copies, patch.coronas, strict=True))
        for cell in copy.cells
    ]
    cells.sort(key=lambda one: lattice.reading_key(one.cell))
    owners = tuple(Owner(str(corona), str(corona), corona) for corona in patch.coronas)
    return Scene(title, lattice, tuple(cells), owners)


def _units(lattice: Lattice, shift: Vector) -> Vector:
    return tuple(lattice.unit * x for x in shift)


def _mean(lattice: Lattice, cells: Sequence[Cell]) -> complex:
    return sum(complex(*lattice.position(lattice.center(cell))) for cell in cells) / len(cells)

"""Pieces of cubes in the language of OpenSCAD, for puzzlecad, A. Siegel's library of parts that can be printed.

The strings are those of its tutorial, github.com/aaron-siegel/puzzlecad, src/main/scad/puzzlecad-examples.scad (2022):
one for each layer of a piece from the bottom, in which `|` ends a row from front to back, `x` is a cube, and `.` none.
The library is the user's own: the file includes it, and holds nothing of it.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..families import Puzzle, family_of
from ..families.base import Thing
from ..families.cell_values import value_on
from ..lattices import CUBIC, SQUARE, Cell
from .base import WITHOUT_VALUES, Made, SheetRequest
from .printing import copies_of, why_not


def why_not_cubes(puzzle: Puzzle) -> str:
    """Why a puzzle has no pieces of cubes, in words; "" if it has."""
    if puzzle.lattice not in (SQUARE, CUBIC):
        return "puzzlecad builds pieces of cubes; .3mf and .stl have other cells, too"
    return why_not(puzzle)


def make_scad(request: SheetRequest) -> Made:
    """Make a file that shows all pieces side by side, each with its copies."""
    puzzle, remarks = request.puzzle, list[str]()
    things = family_of(puzzle).table.things(puzzle)
    sides = [side for thing in things for labels in thing.orientations[0].labels for side in labels]
    if any(side is not None for side in sides):
        remarks.append("labels are left away; .3mf and .stl have them")
    if any(value_on(labels) for thing in things for labels in thing.orientations[0].labels):
        remarks.append(WITHOUT_VALUES)
    if any(thing.least < thing.most for thing in things):
        remarks.append("a solution may leave out pieces; of each there are as many as it can use")
    rows = [row for thing in things for row in [_row(thing)] * copies_of(puzzle, thing)]
    lines = [
        f"// {puzzle.title or puzzle.name}: {len(rows)} pieces, written by Tilewright.",
        "// Put puzzlecad.scad beside this file: https://github.com/aaron-siegel/puzzlecad",
        "include <puzzlecad.scad>",
        "",
        f"$burr_scale = {request.edge:g};  // mm, the edge of a cube",
        f"$burr_inset = {request.gap / 2:g};  // mm, by which each face lies inside of its cube",
        f"$burr_bevel = {request.bevel:g};",
        f"$plate_width = {request.bed[0]:g};",
        "",
        "burr_plate([",
        *rows,
        "]);",
    ]
    return Made(("\n".join(lines) + "\n").encode(), tuple(remarks))


def _row(thing: Thing) -> str:
    strings = ", ".join(f'"{layer}"' for layer in layers_of(thing.orientations[0].cells))
    return f"    [{strings}],  // {thing.name}"


def layers_of(cells: Iterable[Cell]) -> list[str]:
    """A string for each layer of cells of cubes, or the one of flat cells."""
    cubes = {(x, y, *(z or [0])) for x, y, *z in cells}
    (left, right), (front, back), (bottom, top) = ((min(axis), max(axis)) for axis in zip(*cubes, strict=True))
    return [
        "|".join(
            "".join("x" if (x, y, z) in cubes else "." for x in range(left, right + 1)) for y in range(front, back + 1)
        )
        for z in range(bottom, top + 1)
    ]

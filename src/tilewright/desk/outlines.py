"""Cells to draw on: patches of a lattice and shapes of boards, as outlines in pixels."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ..boards import shape_cells
from ..errors import TilewrightError
from ..families.tiling.file.build_pieces import default_freedom
from ..families.tiling.pieces.usual_names import sizes_with_names
from ..lattices import LATTICES, Cell, Kind, Lattice, ShapeMaker
from ..rendering.layers import seen_from_above
from ..rendering.sheet import Box
from ..rendering.solid_views import solid_outlines
from ..sentences import commas, sentence
from .limits import DeskLimits, Refused, bound, bound_cells, too_large
from .opened import listed
from .sizes import FARTHEST

_SCALE = 40.0
# Longer patches would be unusable, and no board that is served reaches as far.
_MOST_ACROSS = 60
_MOST_LAYERS = 24
_WIDEST_MARGIN = 5
# The first size of a shape, by the number of its sizes: big enough to look different from others, and with few cells.
_FIRST_SIZE = {1: 3, 2: 4, 3: 3}
_MOST_FIRST = 700
_LARGEST_SIZE = {1: 20, 2: 40, 3: 12}
# The most cells for which a ready shape is looked for, and how many times as long as wide it may be.
_MOST_FITTED = 400
_MOST_NARROW = 3


def lattice_named(value: object) -> Lattice:
    """A lattice by its name; Refused for none."""
    if not isinstance(value, str) or value not in LATTICES:
        raise Refused(
            sentence("there is no such lattice"), "lattice", sentence("there are {names}", names=", ".join(LATTICES))
        )
    return LATTICES[value]


_LATTICES = {
    str(words): words
    for words in (
        sentence("Squares"),
        sentence("Triangles"),
        sentence("Hexagons"),
        sentence("Cubes"),
        sentence("Quarter squares"),
        sentence("Sixths of triangles"),
        sentence("Kites"),
        sentence("Rhombi"),
        sentence("Octagons and squares"),
        sentence("Triangles and hexagons"),
        sentence("Squares and triangles"),
        sentence("Pentagons"),
        sentence("Flowers of pentagons"),
        sentence("Thirds of triangles"),
        sentence("Balls"),
        sentence("Balls in triangles"),
        sentence("Prisms"),
        sentence("Tetra- and octahedra"),
        sentence("Cubes cut into 24"),
    )
}
"""The titles of lattices for people, who read them in their language."""


def _titled(title: str) -> str:
    return _LATTICES.get(title, title)


def lattices_shown() -> list[dict[str, Any]]:
    """All lattices, each with its words, its sets of polyforms, and the board and freedom of a new puzzle."""
    found = []
    for lattice in LATTICES.values():
        first = next(iter(lattice.shape_named.values()))
        found.append(
            {
                "id": lattice.name,
                "words": _titled(lattice.title or lattice.nouns[1].capitalize()),
                "board": {"shape": first.name, **dict.fromkeys(first.sizes, first.first)},
                "sets": list(lattice.names_of_sets),
                "named": sizes_with_names(lattice),
                "freedom": default_freedom(lattice, is_tile=False),
                "flips": bool(lattice.reflections),
                "extents": ["columns", "rows", "layers"][: lattice.dimension],
                "solid": _solid(lattice, first) if lattice.dimension > 2 else None,
            }
        )
    return found


def _solid(lattice: Lattice, shape: ShapeMaker) -> list[list[list[float]]]:
    """A small board in space: the outlines of its faces or balls, those in the back first."""
    # One ball says nothing about its layers, and one cell nothing about those of another form.
    size = 2 if lattice.is_round or len(lattice.forms) > 1 else 1
    cells = shape.cells(dict.fromkeys(shape.sizes, size))
    return [[_pixels(point) for point in points] for points in solid_outlines(lattice, cells)]


def cells_given(value: object, lattice: Lattice, where: str, most: int) -> list[Cell]:
    """A list of coordinates as cells, each once; Refused for anything else."""
    found: dict[Cell, None] = {}
    items = listed(value, where)
    too_many = sentence("{n:,} cells are too many; at most {most:,}", n=len(items), most=most)
    bound(len(items), most, too_many, where)
    for k, item in enumerate(items):
        good = isinstance(item, list) and all(type(x) is int and abs(x) <= FARTHEST for x in item)
        if not good or not lattice.is_cell(tuple(item)):
            raise Refused(sentence("this is no cell of the {lattice} lattice", lattice=lattice.name), f"{where}[{k}]")
        found[tuple(item)] = None
    return list(found)


def outlined(lattice: Lattice, cells: Iterable[Cell]) -> list[dict[str, Any]]:
    """Cells with center and corners in pixels, y downward; the layers of a solid lie on one another."""
    return [{"at": list(cell), "layer": lattice.grid(cell)[0], **_outline(lattice, cell)} for cell in cells]


def _outline(lattice: Lattice, cell: Cell) -> dict[str, Any]:
    shown, flat = seen_from_above(lattice, cell)
    return {
        "center": _pixels(shown.position(shown.center(flat))),
        "points": [_pixels(point) for point in shown.outline(flat)],
    }


def _pixels(point: Sequence[float]) -> list[float]:
    return [round(_SCALE * point[0], 2), round(-_SCALE * point[1], 2)]


def box_of(cells: Iterable[Mapping[str, Any]], margin: float = 4.0) -> list[float]:
    """Left, top, width and height of outlines."""
    points = [point for cell in cells for point in cell["points"]] or [[0.0, 0.0]]
    left, top = (min(point[k] for point in points) for k in range(2))
    right, bottom = (max(point[k] for point in points) for k in range(2))
    return box_with_margin((left, top, right - left, bottom - top), margin)


def box_with_margin(box: Box, margin: float) -> list[float]:
    """A box with room around it: left, top, width and height."""
    left, top, width, height = box
    sides = (left - margin, top - margin, width + 2 * margin, height + 2 * margin)
    return [round(side, 2) for side in sides]


def forms_of(lattice: Lattice) -> list[dict[str, Any]]:
    """For each number of sides a cell on which the sides are places of their own; a solid is unfolded.

    The sides are listed as the labels of a tile are.
    """
    cells = {lattice.n_sides_of(cell): cell for cell in reversed(lattice.forms)}
    forms = []
    for n_sides, cell in sorted(cells.items(), reverse=True):
        sides = _sides_of(lattice, lattice.kind(cell) if lattice.dimension > 2 else _widest(lattice, cell))
        forms.append({"words": sentence("with {n} sides", n=n_sides), "sides": sides, "box": box_of(sides)})
    return forms


def _widest(lattice: Lattice, cell: Cell) -> Kind:
    """Of the kinds that a cell becomes when it is turned the widest one, which has most room for words."""

    def width(kind: Kind) -> float:
        across = [lattice.position(corner)[0] for corner in kind.corners]
        return round(max(across) - min(across), 6)

    return max((lattice.kind(lattice.turn(matrix, cell)[0]) for matrix in lattice.rotation_group), key=width)


def _sides_of(lattice: Lattice, kind: Kind) -> list[dict[str, Any]]:
    names = kind.listed_sides
    if lattice.dimension > 2:
        squares = [
            [[_SCALE * (x + dx), _SCALE * (y + dy)] for dx, dy in ((0, 0), (1, 0), (1, 1), (0, 1))]
            for x, y in (kind.net[side] for side in kind.reading_order)
        ]
        return [{"name": name, "points": points} for name, points in zip(names, squares, strict=True)]
    corners = [_pixels(lattice.position(corner)) for corner in kind.corners]
    return [
        {"name": name, "points": [[0.0, 0.0], *(corners[k] for k in kind.face_corners[side])]}
        for side, name in zip(kind.reading_order, names, strict=True)
    ]


def canvas(params: Mapping[str, Any], limits: DeskLimits) -> dict[str, Any]:
    """A patch of a lattice to paint on: `columns` x `rows` (x `layers`) cells or more, so that `cells` lie on it.

    With a `margin`, this number of free cells surrounds the given ones.
    """
    lattice = lattice_named(params.get("lattice"))
    cells = cells_given(params.get("cells"), lattice, "cells", limits.cells)
    columns, rows = (_size(params.get(key, 6), key, _MOST_ACROSS) for key in ("columns", "rows"))
    layers = _size(params.get("layers", 1), "layers", _MOST_LAYERS) if lattice.dimension > 2 else 1
    margin = _size(params.get("margin", 0), "margin", _WIDEST_MARGIN, least=0)
    places = [lattice.grid(cell) for cell in cells]
    heights, *flat = zip(*places, strict=True) if places else ((), (), ())
    low, n_layers = _span(heights, layers, 0, 0)
    spans = [
        _span([place // stride for place in along], wanted, margin, 2)
        for along, wanted, stride in zip(flat, (rows, columns), lattice.stride, strict=True)
    ]
    if n_layers > _MOST_LAYERS or any(size > _MOST_ACROSS + 10 for _, size in spans):
        raise too_large(sentence("the cells lie too far apart to be painted"), "cells", sentence("edit them as text"))
    (top, n_rows), (left, n_columns) = spans
    row_step, column_step = lattice.stride
    n_cells = n_layers * n_rows * row_step * n_columns * column_step * lattice.cells_per_place
    bound(
        n_cells,
        4 * limits.cells,
        sentence("this patch is too large to paint on"),
        "columns",
        sentence("make it smaller"),
    )
    patch = [
        ((layer, row, column), cell)
        for layer in range(low, low + n_layers)
        for row in range(top * row_step, (top + n_rows) * row_step)
        for column in range(left * column_step, (left + n_columns) * column_step)
        if (cell := lattice.cell_on_grid((layer, row, column))) is not None
    ]
    shown = outlined(lattice, (cell for _, cell in patch))
    for one, ((layer, row, column), cell) in zip(shown, patch, strict=True):
        one["layer"] = layer - low
        at = row // row_step - top + 1, column // column_step - left + 1
        one["words"] = sentence("row {row}, column {column}", row=at[0], column=at[1])
        if lattice.kind(cell).words:
            one["words"] = commas([one["words"], lattice.kind(cell).words])
    return {
        "box": box_of(shown),
        "columns": n_columns,
        "rows": n_rows,
        "layers": n_layers,
        "cells": shown,
        **({"forms": forms_of(lattice)} if params.get("sides") is True else {}),
    }


def _span(places: Sequence[int], wanted: int, margin: int, ends: int) -> tuple[int, int]:
    """The first place and the number of places that hold all of these with a margin; at least as many as wanted.

    Places that are missing are added at both `ends`, or with 0 ends after the last one.
    """
    if not places:
        return 0, wanted
    first, last = min(places) - margin, max(places) + margin
    missing = max(0, wanted - (last - first + 1))
    return first - (missing // ends if ends else 0), last - first + 1 + missing


def _size(value: object, key: str, most: int, least: int = 1) -> int:
    if type(value) is not int or not least <= value <= most:
        raise Refused(sentence("{key} must be a number from {least} to {most}", key=key, least=least, most=most), key)
    return value


def preset(params: Mapping[str, Any], limits: DeskLimits) -> dict[str, Any]:
    """The ready shapes of a lattice with their sizes; with a `shape` and `sizes`, the board of it and its cells.

    With `n_cells`, the ready board of so many cells, or null.
    """
    lattice = lattice_named(params.get("lattice"))
    makers = lattice.shape_named
    if params.get("n_cells") is not None:
        return {"board": ready_board(lattice, _size(params["n_cells"], "n_cells", limits.cells))}
    if params.get("shape") is None:
        return {"shapes": [_offered(maker) for maker in makers.values()]}
    shape, sizes = params.get("shape"), params.get("sizes", {})
    if not isinstance(shape, str) or shape not in makers:
        raise Refused(
            sentence("the {lattice} lattice has no such shape", lattice=lattice.name),
            "shape",
            sentence("it has {names}", names=", ".join(makers)),
        )
    if not isinstance(sizes, Mapping):
        raise Refused(sentence("expected an object with the sizes"), "sizes")
    most = _largest_size(makers[shape])
    given = {str(key)[:40]: _size(value, str(key)[:40], most) for key, value in sizes.items()}
    try:
        cells = shape_cells(lattice, shape, given)
    except TilewrightError as problem:
        raise Refused(str(problem), "sizes") from None
    bound_cells(len(cells), limits, "sizes")
    return {"cells": [list(cell) for cell in cells], "board": {"shape": shape, **given}}


def ready_board(lattice: Lattice, n_cells: int) -> dict[str, Any] | None:
    """The ready shape with this number of cells that is least long and narrow, as a board; None if there is none."""
    for shape in lattice.shape_named.values():
        fitting = []
        if len(shape.sizes) > 2 or n_cells > _MOST_FITTED:
            continue
        for least in range(1, n_cells + 1):
            n = 0
            for size in range(least, n_cells + 1 if len(shape.sizes) > 1 else least + 1):
                sizes = (size, least)[: len(shape.sizes)]
                n = len(shape.cells(dict(zip(shape.sizes, sizes, strict=True))))
                if n == n_cells and size <= _MOST_NARROW * least:
                    fitting.append(sizes)
                if n >= n_cells:
                    break
            if n > n_cells and size == least:
                break
        if fitting:
            return {"shape": shape.name, **dict(zip(shape.sizes, fitting[-1], strict=True))}
    return None


def _largest_size(shape: ShapeMaker) -> int:
    return _LARGEST_SIZE[3 if "layers" in shape.sizes else len(shape.sizes)]


def _offered(shape: ShapeMaker) -> dict[str, Any]:
    """A ready shape with the sizes that it can have."""
    first = _FIRST_SIZE[len(shape.sizes)]
    while first > 1 and len(shape.make(*[first] * len(shape.sizes))) > _MOST_FIRST:
        first -= 1
    bounds = {"default": first, "least": 1, "most": _largest_size(shape)}
    words = shape.description.replace("`side`", "so many")
    return {"name": shape.name, "words": words, "sizes": [{"name": size, **bounds} for size in shape.sizes]}


ASKS = {"canvas": canvas, "preset": preset}
"""The requests about cells to draw on."""

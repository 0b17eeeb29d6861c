"""Puzzles as files of BurrTools: one problem, its pieces and the shape to fill. See `xmpuzzle` for what they hold."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any
from xml.sax.saxutils import escape, quoteattr

from ..families.tiling import Region, Regions
from ..families.wording import listing
from ..lattices import Cell, Lattice
from ..lattices.polyforms import orientations
from .as_cover import EMPTY_CELLS, RANGES, VALUES, lost_names, rules_beyond, shapes_for
from .base import leave_out
from .burr_grids import AS_LAYER, BurrGrid, Voxel, freedom_in_space
from .burr_problem import FILLED, OPTIONAL

if TYPE_CHECKING:
    from ..families import Puzzle, TilingPuzzle

# Not even escaped may these stand in XML.
_NO_CHARACTERS = re.compile("[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\ud800-\udfff]")


def write_xmpuzzle(puzzle: Puzzle) -> str:
    """The file of a puzzle of pieces without labels; InvalidRequest, with the reasons, for one that it cannot hold."""
    tiling = shapes_for("BurrTools", puzzle, _reasons)
    leave_out(puzzle.name, _left_out(tiling))
    grid, voxels_of = AS_LAYER[tiling.lattice.name]
    cells = tiling.board.cells
    result = {
        cell: OPTIONAL if k in tiling.optional else FILLED for k, cell in enumerate(cells) if k not in tiling.blocked
    }
    palette = {str(value): number for number, value in enumerate(tiling.values, start=1)}
    places, pairs = _colored_places(tiling, palette)
    result = {cell: state + places.get(tiling.board.index_of_cell[cell], "") for cell, state in result.items()}
    shapes = []
    for piece in tiling.pieces:
        colors = [str(palette[str(value)]) if value is not None else "" for value in piece.values]
        shapes.append((piece.name, {cell: FILLED + color for cell, color in zip(piece.cells, colors, strict=True)}))
    parts = [
        f'<shape id="{k}" count="{piece.least}"/>'
        if piece.least == piece.most
        else f'<shape id="{k}" min="{piece.least}" max="{piece.most}"/>'
        for k, piece in enumerate(tiling.pieces)
    ]
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<puzzle version="2">',
        f' <gridType type="{grid.number}"/>',
        *_palette(len(palette) + len(set(places.values()))),
        " <shapes>",
        *(f"  {_shape(name, states, grid, voxels_of)}" for name, states in (*shapes, ("board", result))),
        " </shapes>",
        " <problems>",
        f'  <problem name={quoteattr(_clean(puzzle.title or puzzle.name))} state="0">',
        *(["   <shapes>", *(f"    {part}" for part in parts), "   </shapes>"]),
        f'   <result id="{len(shapes)}"/>',
        f"   <bitmap>{''.join(pairs)}</bitmap>" if pairs else "   <bitmap/>",
        "  </problem>",
        " </problems>",
        f" <comment>{escape(_clean(_comment(tiling)))}</comment>",
        "</puzzle>",
    ]
    return "\n".join(lines) + "\n"


def _reasons(puzzle: TilingPuzzle) -> Iterator[str]:
    """What the puzzle has that no file of BurrTools can say, and that changes its solutions."""
    lattice = puzzle.lattice
    if lattice.name not in AS_LAYER:
        yield f"it has no grid of {lattice.nouns[1]}"
        return
    colors = (VALUES, Regions.beyond) if _are_colors(puzzle) else ()
    yield from rules_beyond(puzzle, (EMPTY_CELLS, RANGES, *colors))
    stiff = [piece.name for piece in puzzle.pieces if not _turns_as_wood(lattice, piece.cells, piece.freedom)]
    if stiff:
        yield (f"its pieces turn in space, and are never mirrored; here {listing(stiff)} may be moved in other ways")


def _are_colors(puzzle: TilingPuzzle) -> bool:
    """Tell whether values say no more than which pieces may lie where, and keep some from somewhere."""
    sets = [region.values if region.condition == "values" else () for region in _regions(puzzle)]
    return all(sets) and any({*map(str, puzzle.values)} - {*values} for values in sets)


def _regions(puzzle: TilingPuzzle) -> list[Region]:
    return [region for rule in puzzle.rules if isinstance(rule, Regions) for region in rule.regions]


def _colored_places(puzzle: TilingPuzzle, palette: Mapping[str, int]) -> tuple[dict[int, str], list[str]]:
    """The color of each place that takes only some values, behind those of values, and the pairs that go together."""
    allowed: dict[int, frozenset[str]] = {}
    for region in _regions(puzzle):
        for cell in region.cells:
            allowed[cell] = allowed.get(cell, frozenset(region.values)) & frozenset(region.values)
    colors = {values: len(palette) + k for k, values in enumerate(dict.fromkeys(allowed.values()), start=1)}
    pairs = [
        f'<pair piece="{palette[str(value)] - 1}" result="{color - 1}"/>'
        for values, color in colors.items()
        for value in puzzle.values
        if str(value) in values
    ]
    return {cell: str(colors[values]) for cell, values in allowed.items()}, pairs


def _palette(n: int) -> list[str]:
    """As many colors, all different."""
    if not n:
        return [" <colors/>"]
    grays = (60 + 180 * k // n for k in range(n))
    return [" <colors>" + "".join(f'<color red="{g}" green="{g}" blue="{255 - g}"/>' for g in grays) + "</colors>"]


def _turns_as_wood(lattice: Lattice, cells: Iterable[Cell], freedom: Any) -> bool:
    cells = tuple(cells)
    wanted = "free" if lattice.dimension == 2 else freedom_in_space(lattice, cells)
    return set(orientations(lattice, cells, freedom)) == set(orientations(lattice, cells, wanted))


def _left_out(puzzle: TilingPuzzle) -> Iterator[str]:
    """Sentences on what gets lost that changes no solution."""
    yield from lost_names(puzzle)
    if puzzle.lattice.dimension == 2:
        yield "the board becomes one layer in space"


def _comment(puzzle: TilingPuzzle) -> str:
    makers = [f"Maker: {', '.join(puzzle.maker)}"] if puzzle.maker else []
    known = [f"{one.count:,} solution{'s' * (one.count != 1)} ({one.counts}): {one.source}" for one in puzzle.known]
    blocks = (puzzle.title or puzzle.name, puzzle.about, "\n".join((*makers, *puzzle.sources, *known)))
    return "\n\n".join(block.strip() for block in blocks if block.strip())


def _clean(text: str) -> str:
    return _NO_CHARACTERS.sub("", text)


def _shape(name: str, states: Mapping[Cell, str], grid: BurrGrid, voxels_of: Callable[[Cell], list[Voxel]]) -> str:
    """A shape in the smallest box that begins at a multiple of the grid's period."""
    filled = {voxel: state for cell, state in states.items() for voxel in voxels_of(cell)}
    axes = list(zip(*filled, strict=True))
    begin = [min(axis) // grid.period * grid.period for axis in axes]
    x, y, z = (max(axis) + 1 - first for axis, first in zip(axes, begin, strict=True))
    box = ((begin[0] + i, begin[1] + j, begin[2] + k) for k in range(z) for j in range(y) for i in range(x))
    text = "".join(filled.get(voxel, "_") for voxel in box)
    return f'<voxel x="{x}" y="{y}" z="{z}" name={quoteattr(_clean(name))} type="0">{text}</voxel>'

"""Limits on the size of puzzles: the desk refuses parts that would take long to build before it builds them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import prod
from typing import Any

from ..families import Puzzle, family_of
from ..lattices import LATTICES, Lattice
from ..models import CoverModel, SumModel
from .limits import DeskLimits, too_large

# The largest shape to build, in boards of the largest size, as its sizes tell the number of its cells only roughly.
_ROUGHLY = 4
# The most cells of all pieces together, in boards of the largest size.
_IN_PIECES = 10
# Cells that lie farther out would exceed the numbers of a picture.
FARTHEST = 100_000
# The most shapes in a set of all shapes of a size, roughly, and the most cells of each.
_POLYFORMS, _LARGEST_POLYFORM = 16_000, 8


def check_size(document: Mapping[str, Any], limits: DeskLimits) -> None:
    """Refuse a board and pieces, also those of variants, that would take long to build.

    This looks only at sizes; reading the document finds other mistakes.
    """
    _check_tables(document, document, limits, "document")
    variants = document.get("variant")
    for changes in variants.values() if isinstance(variants, dict) else ():
        if isinstance(changes, dict):
            _check_tables({**document, **changes}, changes, limits, "document.variant")


def _check_tables(document: Mapping[str, Any], own: Mapping[str, Any], limits: DeskLimits, where: str) -> None:
    check_board(document, limits, where)
    _check_pieces(own, limits, where)
    _check_polyforms(document, limits, where)


def check_board(document: Mapping[str, Any], limits: DeskLimits, where: str = "document") -> None:
    """Refuse a board that would take long to build, or that reaches too far."""
    board = document.get("board")
    if not isinstance(board, dict):
        return
    lattice = _lattice_of(document)
    sizes = [board[key] for key in ("columns", "rows", "layers", "side") if isinstance(board.get(key), int)]
    dimension = lattice.dimension if lattice is not None and len(sizes) == 1 else 1
    shape, n_cells = board.get("shape"), _n_cells(board)
    if n_cells > limits.cells:
        words = f"the board has {n_cells:,} cells"
    elif any(abs(size) > limits.cells for size in sizes) or prod(sizes) ** dimension > _ROUGHLY * limits.cells:
        words = f"a {shape[:40] if isinstance(shape, str) else 'board'} of this size is too large"
    else:
        words = ""
    if words:
        raise too_large(f"{words}; at most {limits.cells:,} cells are served here", f"{where}.board")
    _check_near(board, f"{where}.board")


def list_in(table: Mapping[str, Any], key: str) -> list[Any]:
    """The list that stands there; an empty one for anything else."""
    value = table.get(key)
    return value if isinstance(value, list) else []


def _n_cells(drawn: Mapping[str, Any]) -> int:
    """An upper bound of the number of cells that a board or piece draws, lists or leads to."""
    picture, listed, path = drawn.get("picture"), drawn.get("cells"), drawn.get("path")
    n_drawn = len(picture) - sum(map(picture.count, ". \t\n\r")) if isinstance(picture, str) else 0
    return n_drawn + sum(len(items) for items in (listed, path) if isinstance(items, list | str))


def _check_near(drawn: Mapping[str, Any], where: str) -> None:
    """Refuse cells that lie too far out to be drawn."""
    listed = [cell for cell in list_in(drawn, "cells") if isinstance(cell, list)]
    far = next((x for cell in listed for x in cell if isinstance(x, int) and abs(x) > FARTHEST), None)
    if far is not None:
        words = f"a cell has the coordinate {_shown(far)}; they go to {FARTHEST:,} here"
        raise too_large(words, where)


def _check_pieces(document: Mapping[str, Any], limits: DeskLimits, where: str) -> None:
    n_cells = 0
    for key in ("piece", "tiles"):
        items = list_in(document, key)
        if len(items) > limits.pieces:
            raise too_large(f"{len(items):,} pieces are too many here; at most {limits.pieces:,}", f"{where}.{key}")
        for k, item in enumerate(items):
            if not isinstance(item, dict):
                continue
            size = _n_cells(item)
            if size > limits.cells:
                words = f"a piece of {size:,} cells is too large here; at most {limits.cells:,}"
                raise too_large(words, f"{where}.{key}[{k}]")
            _check_near(item, f"{where}.{key}[{k}]")
            n_cells += size
    if n_cells > _IN_PIECES * limits.cells:
        words = f"{n_cells:,} cells in all pieces are too many here; at most {_IN_PIECES * limits.cells:,}"
        raise too_large(words, f"{where}.piece")


def _check_polyforms(document: Mapping[str, Any], limits: DeskLimits, where: str) -> None:
    lattice = _lattice_of(document)
    growth = max(3, (lattice.n_sides if lattice is not None else 6) - 1)
    n_shapes = 0
    for k, row in enumerate(list_in(document, "polyforms")):
        size = row.get("size") if isinstance(row, dict) else None
        if not isinstance(size, int) or size < 1:
            continue
        here = f"{where}.polyforms[{k}]"
        n_shapes += growth ** min(size, _LARGEST_POLYFORM + 1)
        if size > _LARGEST_POLYFORM or growth**size > _POLYFORMS:
            raise too_large(f"polyforms of {_shown(size)} cells are too many here", here)
        if n_shapes > _POLYFORMS:
            raise too_large("all these polyforms together are too many here", here)


def _lattice_of(document: Mapping[str, Any]) -> Lattice | None:
    name = document.get("lattice")
    return LATTICES.get(name) if isinstance(name, str) else None


def check_puzzle(puzzle: Puzzle, limits: DeskLimits) -> None:
    """Refuse a puzzle that is larger than the limits."""
    if len(puzzle.board) > limits.cells:
        raise too_large(f"the board has {len(puzzle.board):,} cells; at most {limits.cells:,} are served here", "board")
    for model, check in _CHECKS.items():
        if model in family_of(puzzle).compilers:
            check(puzzle, limits)


def _check_sums(puzzle: Any, limits: DeskLimits) -> None:
    span = max(puzzle.values) - min(puzzle.values)
    lengths = {len(line) for line in puzzle.lines}
    if any(len(puzzle.values) * length * length * span > limits.sums for length in lengths):
        raise too_large(
            f"the values lie too far apart, from {_shown(min(puzzle.values))} to {_shown(max(puzzle.values))}, for "
            "all their sums to be looked at here",
            "values",
            "take smaller values, or fewer",
        )


def _check_cover(puzzle: Puzzle, limits: DeskLimits) -> None:
    things = family_of(puzzle).table.things(puzzle)
    if len(things) > limits.pieces:
        raise too_large(f"the puzzle has {len(things):,} pieces; at most {limits.pieces:,} are served here", "pieces")
    n_placements = len(puzzle.board) * sum(len(thing.orientations) for thing in things)
    if n_placements > limits.placements:
        raise too_large(
            f"the pieces can lie in too many ways: {n_placements:,} with all their orientations; at most "
            f"{limits.placements:,} are served here",
            "pieces",
        )


# The kind of model decides which part of it may become large.
_CHECKS: dict[type, Callable[[Any, DeskLimits], None]] = {SumModel: _check_sums, CoverModel: _check_cover}


def _shown(number: int) -> str:
    digits = str(number) if abs(number) < 10**30 else ""
    return digits or "a number of very many digits"

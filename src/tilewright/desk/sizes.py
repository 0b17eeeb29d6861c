"""Limits on the size of puzzles: the desk refuses parts that would take long to build before it builds them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import prod
from typing import Any

from ..families import Puzzle, family_of
from ..lattices import LATTICES, Lattice
from ..models import CoverModel, SumModel
from ..sentences import sentence
from .limits import DeskLimits, bound, bound_cells, lifted, too_large

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
    variants = document.get("variant")
    changes = [one for one in variants.values() if isinstance(one, dict)] if isinstance(variants, dict) else []
    for own, where in [(document, "document"), *((change, "document.variant") for change in changes)]:
        check_board({**document, **own}, limits, where)
        _check_pieces(own, limits, where)
        _check_polyforms({**document, **own}, limits, where)


def check_board(document: Mapping[str, Any], limits: DeskLimits, where: str = "document") -> None:
    """Refuse a board that would take long to build, or that reaches too far."""
    board = document.get("board")
    if not isinstance(board, dict):
        return
    lattice = lattice_of(document)
    sizes = {key: board[key] for key in ("columns", "rows", "layers", "side") if isinstance(board.get(key), int)}
    n_roughly = prod(sizes.values())
    if "side" in sizes and lattice is not None:
        # A side stands for all directions in which the board has no size of its own.
        n_roughly *= sizes["side"] ** max(0, lattice.dimension - len(sizes))
    shape, n_cells = board.get("shape"), _n_cells(board)
    bound_cells(n_cells, limits, f"{where}.board")
    if any(abs(size) > limits.cells for size in sizes.values()) or n_roughly > _ROUGHLY * limits.cells:
        words = sentence(
            "a {shape} of this size is too large; at most {most:,} cells are served here",
            shape=shape[:40] if isinstance(shape, str) else sentence("board"),
            most=limits.cells,
        )
        raise too_large(words, f"{where}.board", lifted(max(n_roughly, *sizes.values())))
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
        words = sentence(
            "a cell has the coordinate {shown}; they go to {farthest:,} here", shown=_shown(far), farthest=FARTHEST
        )
        raise too_large(words, where)


def _check_pieces(document: Mapping[str, Any], limits: DeskLimits, where: str) -> None:
    n_cells = 0
    for key in ("piece", "tiles"):
        items = list_in(document, key)
        words = sentence("{n:,} pieces are too many here; at most {most:,}", n=len(items), most=limits.pieces)
        bound(len(items), limits.pieces, words, f"{where}.{key}", lifted(len(items)))
        for k, item in enumerate(items):
            if not isinstance(item, dict):
                continue
            size = _n_cells(item)
            words = sentence("a piece of {n:,} cells is too large here; at most {most:,}", n=size, most=limits.cells)
            bound(size, limits.cells, words, f"{where}.{key}[{k}]")
            _check_near(item, f"{where}.{key}[{k}]")
            n_cells += size
    most = _IN_PIECES * limits.cells
    words = sentence("{n:,} cells in all pieces are too many here; at most {most:,}", n=n_cells, most=most)
    bound(n_cells, most, words, f"{where}.piece")


def _check_polyforms(document: Mapping[str, Any], limits: DeskLimits, where: str) -> None:
    lattice = lattice_of(document)
    growth = max(3, max(kind.n_sides for kind in lattice.kinds) - 1) if lattice is not None else 5
    # Each cell more multiplies the shapes in all orientations: 3**7 = 2,187 stands for the 2,725 of 8 squares.
    most = max(size for size in range(1, _LARGEST_POLYFORM + 1) if growth ** (size - 1) <= _POLYFORMS)
    n_shapes = 0
    for k, row in enumerate(list_in(document, "polyforms")):
        size = row.get("size") if isinstance(row, dict) else None
        if not isinstance(size, int) or size < 1:
            continue
        here = f"{where}.polyforms[{k}]"
        if size > most:
            raise too_large(
                sentence(
                    "polyforms of {shown} cells are too many here; they have at most {most}",
                    shown=_shown(size),
                    most=most,
                ),
                here,
            )
        n_shapes += growth ** (size - 1)
        bound(n_shapes, _POLYFORMS, sentence("all these polyforms together are too many here"), here)


def lattice_of(document: Mapping[str, Any]) -> Lattice | None:
    """The lattice of a document; None if there is none of its name."""
    return LATTICES.get(str(document.get("lattice")))


def check_puzzle(puzzle: Puzzle, limits: DeskLimits) -> None:
    """Refuse a puzzle that is larger than the limits."""
    bound_cells(len(puzzle.board), limits, "board")
    for model, check in _CHECKS.items():
        if model in family_of(puzzle).compilers:
            check(puzzle, limits)


def _check_sums(puzzle: Any, limits: DeskLimits) -> None:
    span = max(puzzle.values) - min(puzzle.values)
    lengths = {len(line) for line in (*puzzle.lines, *(region.cells for region in puzzle.regions))}
    if any(len(puzzle.values) * length * length * span > limits.sums for length in lengths):
        raise too_large(
            sentence(
                "the values lie too far apart, from {shown} to {shown_2}, for all their sums to be looked at here",
                shown=_shown(min(puzzle.values)),
                shown_2=_shown(max(puzzle.values)),
            ),
            "values",
            sentence("take smaller values, or fewer"),
        )


def _check_cover(puzzle: Puzzle, limits: DeskLimits) -> None:
    things = family_of(puzzle).table.things(puzzle)
    words = sentence("the puzzle has {n:,} pieces; at most {most:,} are served here", n=len(things), most=limits.pieces)
    bound(len(things), limits.pieces, words, "pieces", lifted(len(things)))
    n_placements = len(puzzle.board) * sum(len(thing.orientations) for thing in things)
    words = sentence(
        "the pieces can lie in too many ways: {n:,} with all their orientations; at most {most:,} are served here",
        n=n_placements,
        most=limits.placements,
    )
    bound(n_placements, limits.placements, words, "pieces")


# The kind of model decides which part of it may become large.
_CHECKS: dict[type, Callable[[Any, DeskLimits], None]] = {SumModel: _check_sums, CoverModel: _check_cover}


def _shown(number: int) -> str:
    digits = str(number) if abs(number) < 10**30 else ""
    return digits or "a number of very many digits"

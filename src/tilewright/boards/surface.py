"""The surface that the cells of a board in the plane make: the corners that they have together."""

from __future__ import annotations

from functools import lru_cache

from .board import Board

_Corner = tuple[int, int]
"""A corner of a cell: the index of the cell, and the number of the corner."""


def n_corners(board: Board) -> int:
    """The number of corners that the cells have together: those that meet count once."""
    return len(_corners(board))


@lru_cache(maxsize=16)
def inner_corners(board: Board) -> tuple[tuple[int, ...], ...]:
    """The cells around each corner inside the board, in no order; a cell is listed as often as it meets itself there.

    All cells around such a corner are on the board: no side that ends there is on the rim.
    """
    kinds = [board.lattice.kind(cell) for cell in board.cells]
    on_rim = {(cell, corner) for cell, side in board.rim for corner in kinds[cell].face_corners[side]}
    return tuple(
        tuple(sorted(cell for cell, _ in corners)) for corners in _corners(board) if on_rim.isdisjoint(corners)
    )


def _corners(board: Board) -> list[list[_Corner]]:
    """The corners of cells, those that meet together."""
    lattice = board.lattice
    group = {(cell, k): (cell, k) for cell in range(len(board)) for k in range(lattice.n_sides_of(board.cells[cell]))}

    def root(corner: _Corner) -> _Corner:
        while group[corner] != corner:
            corner = group[corner]
        return corner

    for edge in board.edges:
        first, second = lattice.kind(board.cells[edge.cell]).face_corners[edge.side]
        other_first, other_second = lattice.kind(board.cells[edge.other]).face_corners[edge.other_side]
        # Cells on one side of the surface turn the same way, so that their sides run against each other.
        meeting = (other_first, other_second) if edge.mirrors else (other_second, other_first)
        for corner, meets in zip((first, second), meeting, strict=True):
            group[root((edge.cell, corner))] = root((edge.other, meets))
    found: dict[_Corner, list[_Corner]] = {}
    for one in group:
        found.setdefault(root(one), []).append(one)
    return list(found.values())

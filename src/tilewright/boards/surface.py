"""The surface that the cells of a board make."""

from __future__ import annotations

from .board import Board


def n_corners(board: Board) -> int:
    """The number of corners that the cells of a board in the plane have together: those that meet count once."""
    lattice = board.lattice
    group = {(cell, k): (cell, k) for cell in range(len(board)) for k in range(lattice.n_sides_of(board.cells[cell]))}

    def root(corner: tuple[int, int]) -> tuple[int, int]:
        while group[corner] != corner:
            corner = group[corner]
        return corner

    for edge in board.edges:
        first, second = lattice.kind(board.cells[edge.cell]).face_corners[edge.side]
        other_first, other_second = lattice.kind(board.cells[edge.other]).face_corners[edge.other_side]
        for corner, meets in ((first, other_second), (second, other_first)):
            group[root((edge.cell, corner))] = root((edge.other, meets))
    return sum(corner == other for corner, other in group.items())

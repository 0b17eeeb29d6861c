"""Wrapped and glued boards in words."""

from __future__ import annotations

from ..boards import Board
from ..boards.surface import n_corners
from .wording import first_few


def ways_round(board: Board) -> list[str]:
    """The ways in which a board is wrapped or glued."""
    if board.wrap:
        periods = [f"[{', '.join(map(str, period))}]" for period in board.wrap]
        return [f"wrapped: {' and '.join(periods)} {'leads' if len(periods) == 1 else 'lead'} back to the same cell"]
    if not board.glue:
        return []
    pairs = (" and ".join(_side(board, *side) for side in pair) for pair in board.glue)
    line = f"glued: {first_few(pairs)}"
    if not board.rim:
        corners = n_corners(board)
        handles = 1 - (corners - len(board.edges) + len(board)) // 2
        surface = {0: "a sphere", 1: "a torus"}.get(handles, f"a sphere with {handles} handles")
        line += f"; closed, with {len(board.edges)} edges and {corners} corners: {surface}"
    return [line]


def _side(board: Board, cell: int, side: int) -> str:
    return f"{board.names[cell]} {board.lattice.kind(board.cells[cell]).side_names[side]}"

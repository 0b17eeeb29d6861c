"""Wrapped and glued boards in words."""

from __future__ import annotations

from ..boards import Board
from ..boards.periods import Glide, listed
from ..boards.surface import n_corners
from .wording import first_few


def ways_round(board: Board) -> list[str]:
    """The ways in which a board is wrapped or glued."""
    if board.wrap:
        return [_wrapped(board)]
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


def _wrapped(board: Board) -> str:
    ways = []
    for mirrors in (False, True):
        periods = [period for period in board.wrap if isinstance(period, Glide) == mirrors]
        shifts = [f"[{', '.join(map(str, listed(period)[: board.lattice.dimension]))}]" for period in periods]
        lead = f"{' and '.join(shifts)} {'leads' if len(shifts) == 1 else 'lead'}"
        ways += [f"{lead} back to the same cell{', mirrored' if mirrors else ''}"] if shifts else []
    line = f"wrapped: {'; '.join(ways)}"
    if board.is_orientable or board.rim:
        return line
    # Of the surfaces that have only one side, no others are made of the plane.
    surface = "a projective plane" if n_corners(board) - len(board.edges) + len(board) > 0 else "a Klein bottle"
    return f"{line}; closed: {surface}"


def _side(board: Board, cell: int, side: int) -> str:
    return f"{board.names[cell]} {board.lattice.kind(board.cells[cell]).side_names[side]}"

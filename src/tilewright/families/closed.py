"""Wrapped and glued boards in words."""

from __future__ import annotations

from ..boards import Board
from ..boards.periods import Glide, listed
from ..boards.surface import n_corners
from ..sentences import commas, sentence
from .wording import first_few, listing, side_named


def ways_round(board: Board) -> list[str]:
    """The ways in which a board is wrapped or glued."""
    if board.wrap:
        return [_wrapped(board)]
    if not board.glue:
        return []
    pairs = (listing(_side(board, *side) for side in pair) for pair in board.glue)
    line = sentence("glued: {pairs}", pairs=first_few(pairs))
    if not board.rim:
        corners = n_corners(board)
        handles = 1 - (corners - len(board.edges) + len(board)) // 2
        surface = sentence("a sphere with {n} handles", n=handles)
        if handles < 2:
            surface = sentence("a torus") if handles else sentence("a sphere")
        line = sentence(
            "{glued}; closed, with {edges} edges and {corners} corners: {surface}",
            glued=line,
            edges=len(board.edges),
            corners=corners,
            surface=surface,
        )
    return [line]


def _wrapped(board: Board) -> str:
    ways = []
    for mirrors in (False, True):
        periods = [period for period in board.wrap if isinstance(period, Glide) == mirrors]
        shifts = [f"[{', '.join(map(str, listed(period)[: board.lattice.dimension]))}]" for period in periods]
        if shifts:
            named = listing(shifts)
            way = sentence("{shifts} {n:leads|lead} back to the same cell", shifts=named, n=len(shifts))
            ways.append(sentence("{way}, mirrored", way=way) if mirrors else way)
    line = sentence("wrapped: {ways}", ways=commas(ways, "; "))
    if board.is_orientable or board.rim:
        return line
    # Of the surfaces that have only one side, no others are made of the plane.
    surface = sentence("a Klein bottle")
    if n_corners(board) - len(board.edges) + len(board) > 0:
        surface = sentence("a projective plane")
    return sentence("{wrapped}; closed: {surface}", wrapped=line, surface=surface)


def _side(board: Board, cell: int, side: int) -> str:
    name = board.lattice.kind(board.cells[cell]).side_names[side]
    return sentence("{cell} {side}", cell=board.names[cell], side=side_named(name))

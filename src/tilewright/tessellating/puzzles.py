"""Puzzles that have no solution if a piece cannot be surrounded so often, for proofs of that."""

from __future__ import annotations

from itertools import pairwise
from string import ascii_uppercase

from ..boards import Board
from ..families import TilingPuzzle
from ..families.tiling import Fixed, Piece, Relation, piece, tile
from ..lattices import Cell, Lattice, Side
from .coronas import Heesch, LyingWays, Surroundings, finished
from .periodic import Shapes
from .window import shifted

_EMPTY = "empty"
_MIDDLE = "middle"
_MORE = 2
"""The coronas more than those that a piece has that are tried."""


def puzzle_without_solution(shapes: Shapes, found: Heesch) -> TilingPuzzle | None:
    """A puzzle that has no solution because a piece cannot be surrounded once more; None if there is none to be found.

    Labels see sides alone, so with more than one corona it may take more of them than the piece has.
    """
    if not found.coronas:
        return corona_puzzle(shapes, found.shape, 1)
    surroundings = Surroundings(shapes, by_sides=True)
    for n in range(1, found.coronas + _MORE + 1):
        if finished(surroundings.one_more()) == found.shape:
            return corona_puzzle(shapes, found.shape, n)
    return None


def corona_puzzle(shapes: Shapes, middle: int, n: int) -> TilingPuzzle:
    """A puzzle that has a solution if a piece can be surrounded n times, whatever holes are left.

    For one corona it asks for pieces on all cells around the piece, and the other way round is right as well. For more,
    each piece has the number of its corona as the label of all sides: those of neighbors differ by at most one, and
    only beside the outermost corona may cells be empty. Labels do not see pieces that touch at a corner alone, so the
    puzzle may have a solution though the piece cannot be surrounded so often.
    """
    lattice, ways = shapes.lattice, LyingWays(shapes)
    way = ways.first[middle]
    window = ways.window(n)
    cells = ways.cells[way]
    near = [window.mask(cells)]
    # Each corona reaches the cells of all pieces that have a cell beside what the ones before reach.
    for _ in range(n):
        around = window.around(near[-1])
        reached = near[-1] | around
        for cell in window.cells(around):
            for other in ways.cells:
                for own in other:
                    if own[2:] == cell[2:]:
                        step = window.step(cell[0] - own[0], cell[1] - own[1])
                        moved = shifted(window.mask(other), step)
                        if not moved & near[0]:
                            reached |= moved
        near.append(reached)
    board = Board.of(lattice, window.cells(near[-1]))
    places = [board.index_of_cell[cell] for cell in cells]
    most = len(board) // min(len(shape) for shape in shapes.shapes)
    names = [f"{ascii_uppercase[k % 26]}{k // 26 or ''}" for k in range(len(shapes.shapes))]
    if n == 1:
        wanted = {board.index_of_cell[cell] for cell in window.cells(window.around(near[0]))}
        pieces = [
            piece(lattice, name, shape, freedom=shapes.freedom, least=0, most=most)
            for name, shape in zip(names, shapes.shapes, strict=True)
        ]
        return TilingPuzzle(
            "corona",
            board,
            (piece(lattice, _MIDDLE, cells, freedom="fixed"), *pieces),
            optional=frozenset(range(len(board))) - wanted - set(places),
            fixed=(Fixed(_MIDDLE, tuple(places)),),
            title="A piece and all around it",
        )
    numbers = [str(k) for k in range(n + 1)]
    meeting = [*pairwise(numbers), *((label, label) for label in (*numbers[1:], _EMPTY)), (numbers[-1], _EMPTY)]
    pieces = [
        _labeled(lattice, f"{name}{label}", shape, label, shapes, most)
        for label in numbers[1:]
        for name, shape in zip(names, shapes.shapes, strict=True)
    ]
    empty = [
        tile(lattice, f"{_EMPTY}{k or ''}", [_EMPTY] * lattice.n_sides_of(form), least=0, most=len(board))
        for k, form in enumerate(lattice.forms)
    ]
    middle_piece = _labeled(lattice, _MIDDLE, cells, "0", Shapes(lattice, (cells,), "fixed"), 1)
    return TilingPuzzle(
        "coronas",
        board,
        (middle_piece, *pieces, *empty),
        relation=Relation.of_pairs(meeting),
        fixed=(Fixed(_MIDDLE, tuple(places)),),
        title=f"A piece and {n} coronas around it",
    )


def _labeled(lattice: Lattice, name: str, cells: tuple[Cell, ...], label: str, shapes: Shapes, most: int) -> Piece:
    """A piece with one label on all of its outline."""
    inside = set(cells)
    labels: dict[tuple[Cell, Side], str] = {
        (cell, side): label
        for cell in cells
        for side in range(lattice.n_sides_of(cell))
        if lattice.across(cell, side)[0] not in inside
    }
    least = 1 if name == _MIDDLE else 0
    return piece(lattice, name, cells, freedom=shapes.freedom, least=least, most=most, labels=labels)

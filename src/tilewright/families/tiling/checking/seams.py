"""The sides that meet on a board, and pieces across the seams of a wrapped one, read afresh for the checker.

Nothing here is shared with boards or compiling, which reduce cells by the echelon form of the periods.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ....boards import Board
from ....lattices import Cell, Lattice, Side, Vector, moves_of
from ..labels import CellValue, SideLabels
from ..puzzle import Piece


@lru_cache(maxsize=16)
def sides_beyond(board: Board) -> dict[tuple[int, Side], tuple[int, Side]]:
    """For each side of a cell that is not on the rim the cell beyond it, and the side by which it is entered."""
    found = {}
    for cell, at in enumerate(board.cells):
        for side in range(board.lattice.n_sides_of(at)):
            neighbor, entered = board.lattice.across(at, side)
            other = board.index_of_cell.get(neighbor)
            if other is None and board.wrap:
                other = next((k for k, one in enumerate(board.cells) if are_same(board.wrap, one, neighbor)), None)
            if other is not None:
                found[cell, side] = (other, entered)
    for one, meets in board.glue:
        found[one], found[meets] = meets, one
    return found


@lru_cache(maxsize=4096)
def may_lie_wrapped(
    lattice: Lattice, wrap: tuple[Vector, ...], piece: Piece, lying: tuple[tuple[Cell, SideLabels], ...]
) -> bool:
    """Tell whether the piece may lie so: a motion that is free to it carries it, with labels, there, up to periods."""
    if len(lying) != len(piece.cells):
        return False
    for matrix in moves_of(lattice, piece.freedom):
        for target, _ in lying:
            motion = lattice.motion_taking(matrix, piece.cells[0], target)
            if motion is None:
                continue
            left = list(lying)
            for cell, labels in zip(piece.cells, piece.labels, strict=True):
                image = lattice.move(motion, cell)
                turned: list[str | None] = [None] * len(labels)
                for side, label in enumerate(labels):
                    to = side if isinstance(label, CellValue) else lattice.move_side(motion, cell, side)[1]
                    turned[to] = label
                met = next((one for one in left if one[1] == tuple(turned) and are_same(wrap, one[0], image)), None)
                if met is None:
                    break
                left.remove(met)
            if not left:
                return True
    return False


def are_same(wrap: Sequence[Vector], cell: Cell, other: Cell) -> bool:
    """Tell whether two cells differ by whole multiples of the periods: by Cramer's rule, on inner products."""
    n_axes = len(wrap[0])
    if cell[n_axes:] != other[n_axes:]:
        return False
    shift = [x - y for x, y in zip(cell, other, strict=True)][:n_axes]
    table = [[_inner(period, other_period) for other_period in wrap] for period in wrap]
    aims = [_inner(period, shift) for period in wrap]
    sums = [0] * n_axes
    for k, period in enumerate(wrap):
        with_aims = [[*row[:k], aim, *row[k + 1 :]] for row, aim in zip(table, aims, strict=True)]
        times, rest = divmod(_determinant(with_aims), _determinant(table))
        if rest:
            return False
        sums = [x + times * y for x, y in zip(sums, period, strict=True)]
    return sums == shift


def _inner(first: Sequence[int], second: Sequence[int]) -> int:
    return sum(x * y for x, y in zip(first, second, strict=True))


def _determinant(table: Sequence[Sequence[int]]) -> int:
    if not table:
        return 1
    minors = ([row[:k] + row[k + 1 :] for row in map(list, table[1:])] for k in range(len(table)))
    return sum((-1) ** k * x * _determinant(minor) for k, (x, minor) in enumerate(zip(table[0], minors, strict=True)))

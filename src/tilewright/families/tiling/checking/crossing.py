"""No point at which all cells belong to different pieces, checked.

The cells around a point are found by walking around it: each side of a cell leads to the next cell, as long as there is
one. So nothing is taken from the geometry of corners.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from ....boards import Board
from ...base import BrokenRule
from ...wording import listing
from .base import LaidNumber, LaidPieces, ReadPieces, RuleCheck
from .seams import sides_beyond


@lru_cache(maxsize=16)
def _points(board: Board) -> list[list[int]]:
    """The cells around each point of which all sides lead to a cell."""
    beyond, found, seen = sides_beyond(board), [], set[tuple[int, int]]()
    for start in ((cell, side) for cell, at in enumerate(board.cells) for side in range(board.lattice.n_sides_of(at))):
        # The end of a side, counterclockwise, belongs to the next side, too, and to what is across that.
        around: list[tuple[int, int]] = []
        here: tuple[int, int] | None = start
        while here is not None and here not in seen:
            seen.add(here)
            around.append(here)
            cell, side = here
            here = beyond.get((cell, (side + 1) % board.lattice.n_sides_of(board.cells[cell])))
        if here == start and len(around) >= 3:
            found.append([cell for cell, _ in around])
    return found


def _faults(rule: Any, table: LaidPieces, is_partial: bool) -> Iterator[BrokenRule]:
    for cells in _points(table.puzzle.board):
        owners = [table.on_cell.get(cell, []) for cell in cells]
        numbers = [owner[0] for owner in owners if len(owner) == 1]
        if len(set(numbers)) == len(cells):
            names = listing(table.placed[number].piece for number in numbers)
            message = f"pieces {names} meet at the point between {table.named(sorted(cells))}, each with one cell"
            yield BrokenRule(message, tuple(numbers), tuple(sorted(cells)))


def _numbers(rule: Any, reading: ReadPieces) -> Iterator[LaidNumber]:
    board = reading.puzzle.board
    for cells in _points(board):
        if reading.puzzle.blocked.isdisjoint(cells):
            things = 0
            for k, (_, laid) in enumerate(reading.laid):
                if sum(cells.count(cell) for cell in laid.cells) > 1:
                    things |= 1 << k
            names = listing(board.names[cell] for cell in sorted(set(cells)))
            room = len(cells) // 2
            yield LaidNumber(1, room, room, (0, room), things, f"the point between cells {names}")


CHECK = RuleCheck(_faults, numbers=_numbers)

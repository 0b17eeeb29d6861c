"""No point at which all cells belong to different pieces, checked.

The cells around a point are found by walking around it: each side of a cell leads to the next cell, as long as there is
one. So nothing is taken from the geometry of corners.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from ....boards import Board
from ....sentences import sentence
from ...base import BrokenRule
from ...wording import listing
from .base import LaidNumber, LaidPieces, ReadPieces, RuleCheck
from .seams import sides_beyond, sides_that_mirror


@lru_cache(maxsize=16)
def _points(board: Board) -> list[list[int]]:
    """The cells around each point of which all sides lead to a cell, in the order of these cells."""
    beyond, mirrors = sides_beyond(board), sides_that_mirror(board)
    found, seen = [], set[tuple[int, int]]()
    for start in ((cell, side) for cell, at in enumerate(board.cells) for side in range(board.lattice.n_sides_of(at))):
        # The end of a side, counterclockwise, belongs to the next side, too, and to what is across that. So a corner
        # is told by the side that ends there. Behind a side that mirrors, the walk goes on the other way round.
        around: list[tuple[int, int]] = []
        here: tuple[int, int] | None = start
        is_behind = False
        while here is not None and here not in seen:
            seen.add(here)
            around.append(here)
            cell, side = here
            leaving = cell, side if is_behind else (side + 1) % board.lattice.n_sides_of(board.cells[cell])
            here = beyond.get(leaving)
            is_behind ^= leaving in mirrors
            if here is not None and is_behind:
                here = here[0], (here[1] - 1) % board.lattice.n_sides_of(board.cells[here[0]])
        if here == start and len(around) >= 3:
            found.append([cell for cell, _ in around])
    return sorted(found, key=sorted)


def _faults(rule: Any, table: LaidPieces, is_partial: bool) -> Iterator[BrokenRule]:
    for cells in _points(table.puzzle.board):
        owners = [table.on_cell.get(cell, []) for cell in cells]
        numbers = [owner[0] for owner in owners if len(owner) == 1]
        if len(set(numbers)) == len(cells):
            names = listing(table.placed[number].piece for number in numbers)
            message = sentence(
                "pieces {names} meet at the point between {cells}, each with one cell",
                names=names,
                cells=table.named(sorted(cells)),
            )
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

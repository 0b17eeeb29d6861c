"""The solutions that are left at a table: how many, what can still lie on each cell, and which move left none."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import lru_cache

from ...engines import Status
from ...families import Laid, Puzzle
from ...families.clauses import ones
from ..moves.base import Moves, State
from ..moves.find_moves import moves_of

# Up to this number solutions are listed, which tells what they have on each cell; from there on they are only counted.
_MOST_LISTED = 2_000
_BATCH = 64
# Between two looks at the clock, in compiled and in interpreted code.
_NODES = 1 << 13
_SLOW_NODES = 1 << 8
# A search of a large puzzle takes megabytes.
_TABLES_KEPT = 16


class Remaining:
    """The count of the solutions that are left at a table, which goes on for as long as its caller wants."""

    def __init__(self, moves: Moves, state: State | None) -> None:
        self._moves = moves
        self._state = state
        self._begun = None if state is None else moves.search(state)
        self._in_some, self._in_all = 0, -1
        self.found = 0
        """The number of solutions found so far."""
        self.is_over = self._begun is None
        """Whether there are no others."""

    def go_on(self, until: float, wanted: int | None = None) -> None:
        """Go on to a moment of `time.perf_counter`, to the end, or until there are as many solutions as wanted.

        At least one step is taken, so that a caller who is short of time gets there in the end.
        """
        while self._begun is not None and (wanted is None or self.found < wanted):
            search, read = self._begun
            most = _BATCH if self._is_listed else 0
            status, rows = search.advance(_NODES if search.is_compiled else _SLOW_NODES, most)
            self.found = search.found
            for row in rows:
                solution = read(row)
                self._in_some |= solution
                self._in_all &= solution
            if status is Status.EXHAUSTED:
                self.is_over, self._begun = True, None
            if time.perf_counter() >= until:
                return

    @property
    def _is_listed(self) -> bool:
        return self.found <= _MOST_LISTED

    @property
    def is_about_solutions(self) -> bool:
        """Whether `on_cells` and `forced` describe solutions; otherwise they describe what still fits on the table."""
        return self.is_over and self._is_listed and self.found > 0

    def _possible(self) -> int:
        assert self._state is not None
        return self._in_some if self.is_about_solutions else self._state.live

    def on_cells(self, cells: Sequence[int]) -> list[tuple[int, int]]:
        """For each of these cells how many kinds of pieces, or values, can still lie there, and in how many ways."""
        if self._state is None:
            return [(0, 0)] * len(cells)
        kinds, possible = self._moves.kinds, self._possible()
        found = []
        for cell in cells:
            there = self._moves.covering(cell) & possible
            found.append((sum(1 for moves in kinds if there & moves), there.bit_count()))
        return found

    def forced(self) -> set[int]:
        """The cells with what all solutions have on them, as far as that is plain; without those of what lies there."""
        if self._state is None or (self.is_over and not self.found):
            return set()
        moves, state = self._moves, self._state
        if self.is_about_solutions:
            forced = set(ones(self._in_all))
        else:
            needed = (item.moves & state.live for item, need in zip(moves.items, state.need, strict=True) if need == 1)
            forced = {left.bit_length() - 1 for left in needed if left.bit_count() == 1}
        return {cell for move in forced.difference(state.chosen) for cell in moves.cells(move)}


def remaining(puzzle: Puzzle, laid: Sequence[Laid]) -> Remaining:
    """The count for a table; that of the latest tables is kept, and goes on where it stopped.

    Raises InvalidSetup for a template that lacks its dice, InvalidRequest and NoEngine for a puzzle that is too large.
    """
    return _remaining(puzzle, tuple(sorted(laid, key=lambda one: (one.cells, one.piece))))


@lru_cache(maxsize=_TABLES_KEPT)
def _remaining(puzzle: Puzzle, laid: tuple[Laid, ...]) -> Remaining:
    moves = moves_of(puzzle)
    return Remaining(moves, moves.begin(laid))


def move_that_left_none(puzzle: Puzzle, laid: Sequence[Laid], until: float) -> int | None:
    """Of things laid one after the other, none of whose solutions is left, the first with which that was so.

    It is -1 if there was none even without them. None if it is not known at `until`, a moment of `time.perf_counter`.
    """
    for n in range(len(laid) - 1, -1, -1):
        before = remaining(puzzle, laid[:n])
        before.go_on(until, wanted=1)
        if before.found:
            return n
        if not before.is_over:
            return None
    return -1

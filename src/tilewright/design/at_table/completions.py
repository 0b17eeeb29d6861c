"""Solutions that complete the laid pieces, found step by step."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from random import Random

from ...families.clauses import ones
from ..moves.base import SLICE_NODES, Clock, Moves, State

# Limits, in solutions and nodes, of the search for what all solutions have in common.
_MOST_LISTED = 300
_LISTING_NODES = 5_000
_SAMPLES = 10
# When this many more walks were in vain than found a solution, others would mostly be in vain, too.
_MOST_MISSES = 2
_FIRST_NODES = 3_000
_RESTARTS = 4
_SAMPLE_NODES = 3_000


@dataclass
class _Walk:
    """A search that stops when time is over, or when no nodes are left; `is_through` if it came to its end.

    Before its first node a search of a large puzzle cannot be stopped for a while; `seconds_to_begin` is how long an
    earlier one took. If less time is left, the search does not begin.
    """

    solutions: Iterator[int | None]
    clock: Clock
    nodes_left: float
    seconds_to_begin: float
    is_through: bool = False

    def __iter__(self) -> Iterator[int]:
        if not self.clock.has(self.seconds_to_begin):
            return
        began, has_begun = time.perf_counter(), False
        for solution in self.solutions:
            if not has_begun:
                has_begun = True
                self.seconds_to_begin = time.perf_counter() - began
            if solution is not None:
                yield solution
                continue
            self.clock.spend(SLICE_NODES)
            self.nodes_left -= SLICE_NODES
            if self.clock.is_over or self.nodes_left <= 0:
                return
        self.is_through = True


class Completions:
    """Solutions found so far, as sets of moves. With `is_all` there are no others."""

    def __init__(self, moves: Moves, state: State, clock: Clock) -> None:
        self._moves = moves
        self._state = state
        self.clock = clock
        self.found: list[int] = []
        self.is_all = False
        self._latest: _Walk | None = None

    def _walk(self, state: State, banned: int, random: Random | None, most_nodes: float) -> _Walk:
        seconds = 0.0 if self._latest is None else self._latest.seconds_to_begin
        self._latest = _Walk(self._moves.walk(state, banned, random, most_nodes), self.clock, most_nodes, seconds)
        return self._latest

    def _add(self, solution: int) -> None:
        if solution not in self.found:
            self.found.append(solution)

    def exists(self, state: State, banned: int = 0, most_nodes: int | None = None) -> bool | None:
        """Look for a solution from this state on that avoids the banned moves; return None if time runs out first."""
        if any(not solution & banned and self.completes(state, solution) for solution in self.found):
            return True
        if self.is_all:
            return False
        if most_nodes is not None:
            return self._is_found(self._walk(state, banned, None, most_nodes))
        # A search may be unlucky with its first pieces; others, begun by chance, mostly are not, but prove nothing.
        random = Random(0)
        for chance, nodes in ((None, _FIRST_NODES), *[(random, _SAMPLE_NODES)] * _RESTARTS, (None, inf)):
            answer = self._is_found(self._walk(state, banned, chance, nodes))
            if answer or (answer is False and chance is None):
                return answer
            if self.clock.is_over:
                break
        return None

    def completes(self, state: State, solution: int) -> bool:
        """Return True if a solution completes a state: it has the laid pieces and the right numbers of others."""
        chosen = sum(1 << move for move in state.chosen)
        if solution & chosen != chosen:
            return False
        rest = solution & ~chosen
        # Equal pieces look alike, but it depends on the laid ones how many more are needed.
        return all(
            need <= (rest & item.moves).bit_count() <= room
            for item, need, room in zip(self._moves.items, state.need, state.room, strict=True)
        )

    def _is_found(self, walk: _Walk) -> bool | None:
        """Tell whether a search has a solution; None if it stopped before."""
        for solution in walk:
            self._add(solution)
            return True
        return False if walk.is_through else None

    def gather(self) -> None:
        """List the solutions, if they are few."""
        walk = self._walk(self._state, 0, None, _LISTING_NODES)
        for solution in walk:
            self._add(solution)
            if len(self.found) >= _MOST_LISTED:
                return
        self.is_all = walk.is_through

    def sample(self, seed: int) -> list[int]:
        """Some solutions from all over, found by chance."""
        random = Random(seed)
        drawn: list[int] = []
        misses = 0
        for _ in range(_SAMPLES):
            for solution in self._walk(self._state, 0, random, _SAMPLE_NODES):
                self._add(solution)
                drawn.append(solution)
                misses -= 1
                break
            misses += 1
            if misses == _MOST_MISSES or self.clock.is_over:
                break
        return drawn

    def common(self) -> list[int]:
        """The moves still to be made that all solutions found so far have."""
        shared = -1
        for solution in self.found:
            shared &= solution
        return list(ones(shared & ~sum(1 << move for move in self._state.chosen))) if self.found else []

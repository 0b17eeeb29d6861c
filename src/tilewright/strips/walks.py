"""The numbers of walks through a graph of states, and a bound for the order of the recurrence that they obey.

The number of walks of n steps is u T^n v. It obeys a recurrence of order at most the number of states, and also any
that the vectors v, T v, T^2 v, ... obey, which is often much shorter: for dominoes in 14 rows 128 instead of 1,780. To
find it, the vectors are multiplied by one of random numbers (D. H. Wiedemann, Solving sparse linear equations over
finite fields, IEEE Transactions on Information Theory 32 (1986), pp. 54-62). Chance decides only whether it is found:
with all vectors, and exactly, it is shown that it holds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter, mul
from random import Random

from ..deadline import in_time
from .recurrence import Rational, berlekamp_massey, shortest
from .states import StateGraph

# A recurrence is looked for behind that many terms, and again behind half as many more. `_SPARE` terms must agree with
# it, beside those that make it.
_FIRST_LOOK, _SPARE = 64, 16
_MOST_WEIGHT = 1 << 20
_PRIME = (1 << 61) - 1

_EqualSteps = tuple[int, Callable[[Sequence[int]], tuple[int, ...]]]
"""A number of ways, and what takes the entries from a vector to which there are so many."""


class Walks:
    """The walks through a graph, as far as they were asked for."""

    def __init__(self, graph: StateGraph) -> None:
        self._graph = graph
        self._steps = [_grouped(steps) for steps in graph.steps]
        random = Random(0)
        self._weights = [random.randrange(1, _MOST_WEIGHT) for _ in graph.last]
        # Backwards: a step is then a sum over what a state leads to.
        self._ways = list(graph.last)
        self._terms: list[int] = []
        self._mixed: list[int] = []
        """The products of the vectors with the random one."""

    def terms(self, n: int) -> list[int]:
        """The number of walks from the beginning to the end with 0, 1, ..., n - 1 steps between."""
        while len(self._terms) < n:
            self._terms.append(sum(map(mul, self._graph.first, self._ways)))
            self._mixed.append(sum(map(mul, self._weights, self._ways)))
            self._ways = self._after(self._ways)
        return self._terms[:n]

    @property
    def known(self) -> list[int]:
        """The terms that were computed so far."""
        return self._terms

    def bound(self) -> int:
        """A number that is not below the order of the recurrence, with the terms before it holds."""
        n_states, n = self._graph.n_states, _FIRST_LOOK
        while n < 2 * n_states:
            self.terms(n)
            length, _ = berlekamp_massey(self._mixed[:n], _PRIME)
            if 2 * length + _SPARE <= n:
                found = shortest(self._mixed[:n], length)
                if found is not None and self._is_obeyed(found):
                    return found.first
            n = max(2 * length + _SPARE, n + n // 2)
        return n_states

    def _is_obeyed(self, function: Rational) -> bool:
        """Tell whether the vectors obey a recurrence, exactly: whether it takes the first of them to 0."""
        coefficients = [*function.denominator[1:], *[0] * (function.first - function.order)]
        vector = list(self._graph.last)
        for coefficient in coefficients:
            vector = self._after(vector)
            if coefficient:
                vector = [x + coefficient * y for x, y in zip(vector, self._graph.last, strict=True)]
        return not any(vector)

    def _after(self, ways: Sequence[int]) -> list[int]:
        in_time()
        return [sum([n * sum(taken(ways)) for n, taken in equal]) for equal in self._steps]


def _grouped(steps: Sequence[tuple[int, int]]) -> list[_EqualSteps]:
    """The steps of a state, those with equal numbers of ways together, so that few numbers are multiplied."""
    to: dict[int, list[int]] = {}
    for after, n in steps:
        to.setdefault(n, []).append(after)
    return [(n, _entries(places)) for n, places in to.items()]


def _entries(places: Sequence[int]) -> Callable[[Sequence[int]], tuple[int, ...]]:
    if len(places) > 1:
        return itemgetter(*places)
    [place] = places
    return itemgetter(slice(place, place + 1))

"""Attempts at a puzzle: a solver who always goes to the tightest place, and tries what fits there in random order.

All is drawn from the canonical order of the model, see models/canonical.py, so that the same puzzle in other words has
the same attempts.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import replace
from random import Random
from typing import Any

from ...engines import Choices, Engine, KernelSearch, Status
from ...engines.base import Partial
from ...engines.exact_cover import EXACT_COVER
from ...engines.sums import SUMS
from ...errors import NoEngine
from ...models import CoverModel, SumModel
from ...models.canonical import CoverOrder, SumOrder
from ...sentences import sentence
from ...values import frozen

MOST_WRONG = (1 << 15) - 1
"""How many tries in vain there are when an attempt is given up."""
# Places that are equally tight are visited in one of several random orders.
_ORDERS = 4
_ATTEMPTS = 128
# After so many nodes no further attempts are made, except the first ones.
_MOST_NODES = 400_000
_LEAST_ATTEMPTS = 12
# If none of the first attempts leads to a solution, no other one is made, but a search for a proof that there is none.
_HOPELESS = 4
_PROOF_NODES = 100_000
_SLICE = 4096

Attempted = CoverModel | SumModel
Tried = dict[int, Any]
"""Of the branches of a node those that were tried: how many nodes a dead one has, or what is known below a live one."""


@frozen
class Attempt:
    """One attempt.

    Attributes
    ----------
    wrong
        The number of things tried in vain: those that were taken back.
    moves
        The solution, in the order in which it was laid; None if the attempt was given up.
    dead_end
        How many things lay at the first dead end, with those that the puzzle fixes; None if there was none.
    """

    wrong: int
    moves: tuple[int, ...] | None
    dead_end: int | None


@frozen
class _Way:
    """Functions for one kind of model."""

    engine: Engine
    order: Callable[[Any], Any]
    shuffled: Callable[[Any, Random], Any]
    pairs: Callable[[Choices], Partial]
    """Reads a solution as the choices of the engine."""
    move: Callable[[Any, Any, tuple[int, int]], int]
    """The move, see `Moves`, of a choice in an order of a model."""


def _shuffled(names: tuple[str, str]) -> Callable[[Any, Random], Any]:
    def shuffle(order: Any, random: Random) -> Any:
        return replace(
            order, **{name: tuple(random.sample(getattr(order, name), len(getattr(order, name)))) for name in names}
        )

    return shuffle


def _move_of_value(order: SumOrder, model: SumModel, pair: tuple[int, int]) -> int:
    point, value = pair
    return order.points[point] * len(model.values) + sorted(model.values).index(order.sign * value)


_WAYS = {
    CoverModel: _Way(
        EXACT_COVER,
        CoverOrder.of,
        _shuffled(("items", "options")),
        lambda row: tuple((option, 1) for option in row),
        lambda order, model, pair: int(order.options[pair[0]]),
    ),
    SumModel: _Way(
        SUMS, SumOrder.of, _shuffled(("points", "lines")), lambda row: tuple(enumerate(row)), _move_of_value
    ),
}


def is_attempted(model: type) -> bool:
    """Tell whether attempts can be made at models of a kind."""
    return model in _WAYS


class Attempts:
    """Attempts at a puzzle, made by iterating over `steps`; `done` has those that are over.

    `is_unsolvable` is set when the attempts prove that there is no solution.
    """

    def __init__(self, model: Attempted) -> None:
        way = _WAYS[type(model)]
        if reason := way.engine.unfit(model):
            raise NoEngine(sentence("attempts cannot be made: {reason}", reason=reason))
        self._model = model
        self._way = way
        self._random = Random(0)
        order = way.order(model)
        self._orders = [way.shuffled(order, self._random) for _ in range(_ORDERS)]
        self._roots: list[KernelSearch] = []
        self._known: list[Tried] = []
        self.done: list[Attempt] = []
        self.nodes = 0
        self.is_unsolvable = False

    @property
    def share(self) -> float:
        """The share of the attempts that are done, as far as it can be told."""
        by_nodes = self.nodes / _MOST_NODES if len(self.done) >= _LEAST_ATTEMPTS else 0.0
        return min(1.0, max(by_nodes, len(self.done) / _ATTEMPTS))

    def steps(self) -> Generator[None, None, None]:
        """Make the attempts; the caller regains control after each, and every few thousand nodes."""
        for number in range(_ATTEMPTS):
            attempt = yield from self._attempt(number % _ORDERS)
            if attempt is None:
                self.is_unsolvable = True
                return
            self.done.append(attempt)
            yield
            if number + 1 == _HOPELESS and all(one.moves is None for one in self.done):
                size = yield from self._walked(self._roots[0].copy(only_counts=True), _PROOF_NODES)
                self.is_unsolvable = isinstance(size, int)
                return
            if number + 1 >= _LEAST_ATTEMPTS and self.nodes >= _MOST_NODES:
                return

    def _attempt(self, number: int) -> Generator[None, None, Attempt | None]:
        """An attempt in one of the orders; None if there is no solution."""
        here, known = self._begun(number)
        wrong, dead_end = 0, None
        while True:
            levels = here.levels()
            if not levels:
                # The search was at its end before its first node: nothing is left to lay, or something never fits.
                _, rows = here.advance(1, 1)
                return Attempt(0, self._moves(number, here, rows[0]), None) if rows else None
            n = levels[-1].untried
            for branch in self._random.sample(range(n), n):
                child = here.copy(only_counts=True)
                child.narrow(branch, levels=levels)
                if branch not in known:
                    found = yield from self._walked(child.copy(only_counts=True), MOST_WRONG - wrong)
                    if found is None:
                        return Attempt(MOST_WRONG, None, dead_end)
                    known[branch] = found
                if isinstance(known[branch], dict):
                    break
                wrong += known[branch]
                if dead_end is None:
                    dead_end = self._until_stuck(here, child)
                if wrong >= MOST_WRONG:
                    return Attempt(MOST_WRONG, None, dead_end)
            else:
                return None
            _, rows = child.advance(1, 1)
            if rows:
                return Attempt(wrong, self._moves(number, here, rows[0]), dead_end)
            here, known = child, known[branch]

    def _begun(self, number: int) -> tuple[KernelSearch, Tried]:
        """The search at its root in one of the orders, and what is known of its tree."""
        if number == len(self._roots):
            search = self._way.engine.start(self._orders[number].arranged(self._model), 0)
            assert isinstance(search, KernelSearch)
            search.compile()
            self._roots.append(search)
            self._known.append({})
        return self._roots[number].copy(only_counts=True), self._known[number]

    def _walked(self, search: KernelSearch, most: int) -> Generator[None, None, int | Tried | None]:
        """The number of nodes of a tree without a solution, {} if it has one, None if it is too large to tell."""
        while search.nodes < most:
            before = search.nodes
            status, rows = search.advance(min(_SLICE, most - before), 1)
            self.nodes += search.nodes - before
            if rows:
                return {}
            if status is Status.EXHAUSTED:
                return search.nodes
            yield
        return None

    def _until_stuck(self, here: KernelSearch, child: KernelSearch) -> int:
        """How many things lie when a solver who went wrong, and goes on at random, cannot go on any more."""
        child = child.copy(only_counts=True)
        while True:
            n_lying = len(self._chosen(here)) + 1
            status, _ = child.advance(1, 0)
            levels = [] if status is Status.EXHAUSTED else child.levels()
            if not levels or not levels[-1].untried:
                return n_lying
            here, child = child, child.copy(only_counts=True)
            child.narrow(self._random.randrange(levels[-1].untried), levels=levels)

    def _chosen(self, search: KernelSearch) -> Partial:
        assert self._way.engine.chosen is not None
        return self._way.engine.chosen(search)

    def _moves(self, number: int, here: KernelSearch, row: Choices) -> tuple[int, ...]:
        """The moves of a solution, those of the search so far in their order."""
        pairs = dict.fromkeys([*self._chosen(here), *self._way.pairs(row)])
        return tuple(self._way.move(self._orders[number], self._model, pair) for pair in pairs)

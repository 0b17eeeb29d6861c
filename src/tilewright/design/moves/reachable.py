"""The moves that the sums of an exact cover leave: each cell can still get so little and so much."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ...families.clauses import ones
from ...models import CoverModel
from .base import State, set_of


class _Addends(NamedTuple):
    """The moves that cover these items of a sum and add the same to it."""

    items: tuple[int, ...]
    total: int
    moves: int


class _Reach(NamedTuple):
    """The least and the greatest value of a sum in a state, and what each of its items has a share of."""

    least: int
    most: int
    of_item: dict[int, tuple[int, int]]


class Reachable:
    """The sums of a model, for sets of moves: move k is its option k."""

    def __init__(self, model: CoverModel) -> None:
        self._model = model
        self._factors = [dict(one.factors) for one in model.sums]
        self._sums_of_item: dict[int, list[int]] = {}
        for number, factors in enumerate(self._factors):
            for item in factors:
                self._sums_of_item.setdefault(item, []).append(number)
        groups: list[dict[tuple[tuple[int, ...], int], list[int]]] = [{} for _ in model.sums]
        values: list[dict[tuple[int, int], list[int]]] = [{} for _ in model.sums]
        for move in range(len(model.options)):
            for number, adds in self._added(move).items():
                groups[number].setdefault((tuple(adds), sum(adds.values())), []).append(move)
                for pair in adds.items():
                    values[number].setdefault(pair, []).append(move)
        n = len(model.options)
        self._groups = [
            [_Addends(items, total, set_of(moves, n)) for (items, total), moves in found.items()] for found in groups
        ]
        self._values = [[(item, value, set_of(moves, n)) for (item, value), moves in found.items()] for found in values]

    def _added(self, move: int) -> dict[int, dict[int, int]]:
        """What a move adds to sums: for each of these the items and their shares."""
        added: dict[int, dict[int, int]] = {}
        for (item, _), value in zip(self._model.options[move], self._model.values[move], strict=True):
            for number in self._sums_of_item.get(item, ()):
                added.setdefault(number, {})[item] = value * self._factors[number][item]
        return added

    def narrowed(self, state: State, numbers: Iterable[int] | None = None) -> tuple[int, int | None]:
        """The live moves that each of the sums allows by itself, and the first sum that is out of reach.

        With `numbers` only these sums are looked at.
        """
        live = state.live
        done = [self._added(move) for move in state.chosen]
        for number in range(len(self._groups)) if numbers is None else numbers:
            reach = self._reach(state, number, [added[number] for added in done if number in added])
            least, most, _ = self._model.sums[number]
            if reach.most < least or reach.least > most:
                return live, number
            for items, total, moves in self._groups[number]:
                if live & moves:
                    low = sum(reach.of_item[item][0] for item in items)
                    high = sum(reach.of_item[item][1] for item in items)
                    if reach.least - low + total > most or reach.most - high + total < least:
                        live &= ~moves
        return live, None

    def _reach(self, state: State, number: int, done: list[dict[int, int]]) -> _Reach:
        of_item = {item: (value, value) for added in done for item, value in added.items()}
        need = state.need
        for item, value, moves in self._values[number]:
            if state.live & moves:
                known = of_item.get(item)
                if known is None:
                    # A cell that may stay empty adds nothing then.
                    can_be_empty = item >= len(need) or not need[item]
                    known = (min(value, 0), max(value, 0)) if can_be_empty else (value, value)
                of_item[item] = (min(known[0], value), max(known[1], value))
        return _Reach(sum(low for low, _ in of_item.values()), sum(high for _, high in of_item.values()), of_item)

    def behind(self, state: State, excluded: int) -> list[int] | None:
        """Few sums that exclude these moves in a state in which they are live; None if single sums do not do it."""
        found = []
        for number in self._touched(excluded):
            live, failed = self.narrowed(state, [number])
            if failed is not None or excluded & ~live:
                found.append(number)
                excluded &= live if failed is None else 0
            if not excluded:
                return found
        return None

    def _touched(self, moves: int) -> Iterator[int]:
        """The sums that these moves add to, most often first."""
        times: dict[int, int] = {}
        for move in ones(moves):
            for number in self._added(move):
                times[number] = times.get(number, 0) + 1
        yield from sorted(times, key=lambda number: -times[number])

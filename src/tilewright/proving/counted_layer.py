"""The lemmas of one layer on copies that are counted: how many are used after a choice, and that none is left."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .counters import StockCounters
from .proof_lines import bits_of
from .rests import CoverWalk


class CountedLayer:
    """Proves them when they are first needed.

    `here` has for each stock its variables that begin at the place of the layer, each as often as it counts, `counts`
    how many begin before it, and before the next one. `excluded` says how a choice makes others false, `keep` adds a
    lemma.
    """

    def __init__(
        self,
        walk: CoverWalk,
        counters: StockCounters,
        here: Sequence[Sequence[int]],
        counts: tuple[Sequence[int], Sequence[int]],
        excluded: Callable[[int, Sequence[int]], tuple[int, list[int]]],
        keep: Callable[[tuple[int, ...], Sequence[int], Sequence[int]], int],
    ) -> None:
        self._n_items = walk.n_items
        self._stocks = walk.stocks
        self._counters = counters
        self._here = here
        self._counts, self._counts_after = counts
        self._excluded = excluded
        self._add = keep
        self._known: dict[tuple[int, ...], int] = {}

    def carried(self, choice: int, on: int, out: int, hints: list[int]) -> tuple[int, int]:
        """What must be so before a choice for what must be so after it; hints are added."""
        kept = (1 << self._n_items) - 1
        more_on, more_out = on & kept, out & kept
        for number, stock in enumerate(self._stocks):
            field = (1 << stock.height) - 1
            ons, outs = on >> stock.first & field, out >> stock.first & field
            if self._here[number]:
                times = self._here[number].count(choice)
                for k in bits_of(ons):
                    hints.append(self._as_many(choice if times else 0, number, k + 1))
                for k in bits_of(outs):
                    if k < self._counts_after[number]:
                        hints.append(self._no_more(choice, number, k + 1))
                ons, outs = ons >> times, outs >> times
            more_on |= ons << stock.first
            more_out |= outs << stock.first
        return more_on, more_out

    def _keep(self, key: tuple[int, ...], literals: Sequence[int], hints: Sequence[int]) -> int:
        lemma = self._known[key] = self._add(key, literals, hints)
        return lemma

    def _at(self, variable: int, number: int) -> int:
        """The place of a variable among those of a stock, from 1 on."""
        return self._counts[number] + self._here[number].index(variable) + 1

    def too_few_left(self, variable: int, number: int, times: int) -> tuple[int, int]:
        """A variable is false, or so few are used before this place that it may count so often.

        The bit that says that too many are used, 0 if it always counts too often; and the lemma.
        """
        stock = self._stocks[number]
        k = max(0, stock.most - times + 1)
        bit = 1 << stock.first + k - 1 if k else 0
        key = (6, variable, number)
        if key in self._known:
            return bit, self._known[key]
        counters, begin, at = self._counters, self._counts[number], self._at(variable, number)
        hints = [counters.kept(number, a, k) for a in range(begin + 1, at)] if k else []
        end = at + stock.most - k
        hints += [counters.added(number, a, k + 1 + a - at) for a in range(at, end)]
        hints += [counters.not_more[number, end], counters.added(number, end, stock.most + 1)]
        literals = (-variable, *([-counters.name(number, begin, k)] if k else ()))
        return bit, self._keep(key, literals, hints)

    def _as_many(self, choice: int, number: int, k: int) -> int:
        """At least k after a choice if there were as many, less what it counts; 0 is a choice that does not count."""
        key = (7, choice, number, k)
        if key in self._known:
            return self._known[key]
        counters = self._counters
        begin, end = self._counts[number], self._counts_after[number]
        times = self._here[number].count(choice)
        at = self._at(choice, number) if times else end + 1
        now = max(0, k - times)
        literals = [*([-choice] if times else ()), *([-counters.name(number, begin, now)] if now else ())]
        hints = [counters.kept(number, a, now) for a in range(begin + 1, at)] if now else []
        for a in range(at, at + times):
            now = k - times + 1 + a - at
            hints += [counters.added(number, a, now)] if now > 0 else []
        hints += [counters.kept(number, a, k) for a in range(at + times, end + 1)]
        return self._keep(key, (*literals, counters.name(number, end, k)), hints)

    def _no_more(self, choice: int, number: int, k: int) -> int:
        """Fewer than k after a choice if there were fewer before, less what it counts."""
        key = (8, choice, number, k)
        if key in self._known:
            return self._known[key]
        counters, here = self._counters, self._here[number]
        begin, end = self._counts[number], self._counts_after[number]
        first, hints = self._excluded(choice, [variable for variable in dict.fromkeys(here) if variable != choice])
        now = k - here.count(choice)
        before = [name] if (name := counters.name(number, begin, now)) else []
        for a, variable in enumerate(here, begin + 1):
            if variable != choice:
                hints += [counters.since(number, a, now)] if now <= a else []
                continue
            # Fewer than `now` before are fewer than one more than that, too.
            now += 1
            hints += [counters.not_fewer[number, a - 1, now]] if now < a else []
            hints += [counters.below(number, a, now)] if now <= a else []
        return self._keep(key, (first, *before, -counters.name(number, end, k)), hints)

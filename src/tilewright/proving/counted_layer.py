"""The lemmas of one layer on copies that are counted: how many are used after a choice, and that none is left."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .counters import StockCounters
from .proof_lines import bits_of
from .rests import CoverWalk


class CountedLayer:
    """Proves them when they are first needed.

    `here` has for each stock its variables that begin at the place of the layer, `counts` how many of its variables
    begin before it, and before the next one. `excluded` says how a choice makes others false, `keep` adds a lemma.
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
                uses = choice in self._here[number]
                for k in bits_of(ons):
                    hints.append(self._as_many(choice if uses else 0, number, k + 1))
                for k in bits_of(outs):
                    if k < self._counts_after[number]:
                        hints.append(self._no_more(choice, number, k + 1))
                if uses:
                    ons, outs = ons >> 1, outs >> 1
            more_on |= ons << stock.first
            more_out |= outs << stock.first
        return more_on, more_out

    def _keep(self, key: tuple[int, ...], literals: Sequence[int], hints: Sequence[int]) -> int:
        lemma = self._known[key] = self._add(key, literals, hints)
        return lemma

    def full(self, blocked: int) -> tuple[int, int]:
        """A stock of which none is left, and the bit that says so."""
        for number, stock in enumerate(self._stocks):
            if blocked >> stock.full & 1:
                return number, stock.first + stock.most - 1
        raise AssertionError("nothing blocks this choice")

    def _at(self, variable: int, number: int) -> int:
        """The place of a variable among those of a stock, from 1 on."""
        return self._counts[number] + self._here[number].index(variable) + 1

    def none_left(self, variable: int, number: int) -> int:
        """A variable is false, or not all copies are used before this place."""
        key = (6, variable, number)
        if key in self._known:
            return self._known[key]
        counters, most = self._counters, self._stocks[number].most
        begin, at = self._counts[number], self._at(variable, number)
        hints = [counters.kept(number, a, most) for a in range(begin + 1, at)]
        hints += [self._counters.not_more[number, at], counters.added(number, at, most + 1)]
        return self._keep(key, (-variable, -counters.name(number, begin, most)), hints)

    def _as_many(self, choice: int, number: int, k: int) -> int:
        """At least k after a choice, which is one of them, or 0, if there were as many, or one less."""
        key = (7, choice, number, k)
        if key in self._known:
            return self._known[key]
        counters = self._counters
        begin, end = self._counts[number], self._counts_after[number]
        after = counters.name(number, end, k)
        if not choice:
            hints = [counters.kept(number, a, k) for a in range(begin + 1, end + 1)]
            return self._keep(key, (-counters.name(number, begin, k), after), hints)
        at = self._at(choice, number)
        before = [-counters.name(number, begin, k - 1)] if k > 1 else []
        hints = [counters.kept(number, a, k - 1) for a in range(begin + 1, at)] if k > 1 else []
        hints.append(counters.added(number, at, k))
        hints += [counters.kept(number, a, k) for a in range(at + 1, end + 1)]
        return self._keep(key, (-choice, *before, after), hints)

    def _no_more(self, choice: int, number: int, k: int) -> int:
        """Fewer than k after a choice if there were fewer before, or fewer than k - 1 if it is one of them."""
        key = (8, choice, number, k)
        if key in self._known:
            return self._known[key]
        counters, here = self._counters, self._here[number]
        begin, end = self._counts[number], self._counts_after[number]
        uses = choice in here
        others = [variable for variable in here if variable != choice]
        first, hints = self._excluded(choice, others)
        if uses and k <= begin:
            hints.append(self._counters.not_fewer[number, begin, k])
        seen = False
        for a, variable in enumerate(here, begin + 1):
            if variable == choice:
                seen = True
                hints += [counters.below(number, a, k)] if k <= a else []
                continue
            if uses and not seen and k - 1 <= a:
                hints.append(counters.since(number, a, k - 1))
            if k <= a:
                hints.append(counters.since(number, a, k))
        before = [name] if (name := counters.name(number, begin, k - uses)) else []
        return self._keep(key, (first, *before, -counters.name(number, end, k)), hints)

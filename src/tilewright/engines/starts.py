"""One exact cover begun many times: the searches differ only in the places covered, or stocks used, beforehand.

The tables of the scan kernel are laid out once, for the board with nothing covered; a search then begins at the first
hole, with all other places that are covered ahead of it in its window. And as (hole, window, stocks) says all about
what is left, whatever lay there before, counts may share one table of what was counted: two boards that differ only
near the first place soon come to the same rests.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from ..kernels import memo, scan
from ..kernels.bits import lowest
from ..models import CoverModel
from ..values import frozen
from .base import Choices, Status, Unfit
from .kernel_search import KernelSearch, LaidOut, options_of_row
from .memo_search import DEFAULT_MEMORY, MemoSearch, zeros_like
from .scan import begin_at, fresh_state
from .scan_layout import ScanLayout, fields, layout, plans
from .scan_order import WINDOW_BITS
from .scan_stocks import stocks_of

# Between two searches a table with more entries is emptied: boards far from each other share little, and a table that
# does not fit the cache of the processor is slow.
_MOST_KEPT = 3 << 18
_SLICE_NODES = 1 << 20
# A first solution mostly comes soon. If it does not, it pays to remember what was in vain.
_PATIENCE = 1 << 18


@frozen
class Ground:
    """A model laid out for searches that begin with some places covered."""

    model: CoverModel
    plan: ScanLayout
    place_of_item: dict[int, int]
    """The position in the walk of each item that is a place."""
    one_of_stock: dict[int, int]
    """For each item that is a stock, the number that one used copy adds to the stocks of the kernel."""

    def covered(self, items: Iterable[int]) -> int:
        """A set of places that are covered beforehand: bit k stands for the k-th place of the walk."""
        return sum(1 << self.place_of_item[item] for item in items)

    def used(self, items: Iterable[int]) -> int:
        """Stocks that are used up beforehand, an item for each copy; to be added to those of the kernel."""
        return sum(self.one_of_stock[item] for item in items)


def ground_of(model: CoverModel, items: Iterable[int], stocks: Iterable[int] = ()) -> Ground | str:
    """The model laid out so that any of these items may be covered, and these stocks used, beforehand; or why not."""
    # Where places are covered beforehand, fewer pieces may be used than the whole board takes.
    model = replace(model, tracked=tuple(item for item in sorted(stocks_of(model)) if model.lower[item]))
    try:
        known = plans(model)
        order, plan = known.plain.order, layout(model, False)
    except Unfit as reason:
        return str(reason)
    if len(order) > WINDOW_BITS:
        return f"it has more than {WINDOW_BITS} places, which a window shows"
    places = {item: place for place, item in enumerate(order)}
    one_of_stock = {field.stock.item: 1 << field.shift for field in fields(known.stocks)}
    if not (places.keys() >= set(items) and one_of_stock.keys() >= set(stocks)):
        return "pieces cannot be used up beforehand"
    return Ground(model, plan, places, one_of_stock)


class Starts:
    """Searches on one ground, one after the other. Several threads need one of these each."""

    def __init__(self, ground: Ground, memory: int = DEFAULT_MEMORY) -> None:
        self._ground = ground
        self._count = _CountingSearch(ground.model, memory=memory)
        self._first = _FirstFromStart(ground.plan)

    def compile(self, *, for_counting: bool) -> None:
        """Compile the searches at once: each of many may be too short to be worth it, but not all together."""
        search = self._count if for_counting else self._first
        if not search.is_compiled:
            search.compile()

    def count_steps(self, covered: int, used: int = 0) -> Iterator[int | None]:
        """Count the solutions with these places covered and stocks used, with None after each slice of the search.

        A search that is begun in between makes this one begin again.
        """
        if self._is_full(covered):
            yield int(self._is_enough(used))
        else:
            yield from self._count.steps_from(covered, used)

    def solvable_steps(self, covered: int, used: int = 0) -> Iterator[int | None]:
        """Tell whether there is a solution, 0 or 1, in steps like those of a count."""
        if self._is_full(covered):
            yield int(self._is_enough(used))
            return
        is_done, solution = self._first.first_from(covered, _PATIENCE, used)
        if is_done:
            yield int(solution is not None)
            return
        yield None
        for number in self._count.steps_from(covered, used):
            yield None if number is None else int(number > 0)

    def _is_full(self, covered: int) -> bool:
        return lowest(covered + 1) >= len(self._ground.plan.arrays.class_of)

    def _is_enough(self, used: int) -> bool:
        arrays = self._ground.plan.arrays
        return bool(scan.is_enough(arrays.least, arrays.root_stocks[0] + used))


class _CountingSearch(MemoSearch):
    """Counts from any start, with one table for all of them."""

    _turn = 0
    """The number of searches begun."""

    def steps_from(self, covered: int, used: int) -> Iterator[int | None]:
        """Yield None after each slice, then the number of ways to go on from covered places and used stocks."""
        self._begin(covered, used)
        turn = self._turn
        while self.advance(_SLICE_NODES, 0)[0] is not Status.EXHAUSTED:
            yield None
            if turn != self._turn:
                self._begin(covered, used)
                turn = self._turn
        yield self.found

    def _begin(self, covered: int, used: int) -> None:
        self._turn += 1
        if self.n_kept > _MOST_KEPT or not self._state.reg[memo.IS_KEEPING]:
            self._forget()
        hole = lowest(covered + 1)
        self._begin_at(hole, covered >> hole, self.arrays.root_stocks[0] + used)

    def _forget(self) -> None:
        """Empty the table; it stays as large as it is."""
        state = self._state
        self._replace_state(state._replace(key_hole=zeros_like(state.key_hole, len(state.key_hole))))
        state.reg[memo.N_KEPT] = 0
        state.reg[memo.IS_KEEPING] = 1


class _FirstFromStart(KernelSearch):
    """Looks for one solution from any start."""

    def __init__(self, plan: ScanLayout) -> None:
        self._arrays = plan.arrays
        super().__init__(LaidOut(scan.KERNEL, plan.arrays, lambda: fresh_state(plan, 1), options_of_row, capacity=1))

    def first_from(self, covered: int, patience: int, used: int = 0) -> tuple[bool, Choices | None]:
        """Tell whether the search came to its end, within `patience` nodes, and the first solution, if there is one."""
        state = self._state
        hole = lowest(covered + 1)
        begin_at(state, hole, covered >> hole, self._arrays.root_stocks[0] + used)
        for register in (scan.LEVEL, scan.DONE, scan.ROOT):
            state.reg[register] = 0
        end = self.nodes + patience
        while self.nodes < end:
            status, rows = self.advance(end - self.nodes, 1)
            if rows or status is Status.EXHAUSTED:
                return True, rows[0] if rows else None
        return False, None

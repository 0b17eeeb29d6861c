"""The search of engine `memo`: what is left of a puzzle is counted once. And from its table, random solutions."""

from __future__ import annotations

import random
from array import array
from collections.abc import Generator, Iterator, Sequence
from math import log2
from operator import index
from typing import Any

from ..kernels import memo, scan, status
from ..kernels._native import native
from ..kernels.bits import WORD_BITS, lowest
from ..models import CoverModel
from .base import Choices, SavedState, Status
from .branching import Branching, without_first
from .kernel_search import KernelSearch, LaidOut, counted, steps_of
from .lists import zeros
from .scan import begin, begin_at, levels_of_holes, words_of
from .scan_layout import ScanLayout, layout

_FIRST_SLOTS = 1 << 12
# What a draw counts again comes in slices of so many nodes, some tenths of a second.
_SLICE_NODES = 1 << 20
DEFAULT_MEMORY = 5 << 28
"""Bytes that the table may take."""


class MemoSearch(KernelSearch):
    """A count under way. Its table grows up to a limit of memory, then it goes on without keeping more."""

    def __init__(
        self,
        model: CoverModel,
        saved: SavedState | None = None,
        *,
        memory: int = DEFAULT_MEMORY,
        first_slots: int = _FIRST_SLOTS,
    ) -> None:
        plan = layout(model, False)
        self.arrays = plan.arrays
        self._n_limbs = _n_limbs(plan)
        self.memory = memory
        """Bytes that the table may take; it may be changed at any time."""
        branching = Branching(
            lambda state: (
                [] if state.reg[memo.DONE] else levels_of_holes(plan.arrays, state, int(state.reg[memo.LEVEL]))
            ),
            _never,
            _never,
        )

        def fresh() -> memo.MemoState:
            return _fresh_state(plan, self._n_limbs, first_slots)

        self._is_whole = saved is None
        self._found: int | None = None
        super().__init__(LaidOut(memo.KERNEL, plan.arrays, fresh, lambda state, row: (), branching, capacity=0), saved)

    @property
    def found(self) -> int:
        """Solutions counted so far; a draw that counts a rest again leaves it as it is."""
        return self._counted() if self._found is None else self._found

    def _counted(self) -> int:
        """What the walk under way has counted: each level has those that go on from its options that are done."""
        return sum(self._number(self._state.total, level) for level in range(int(self._state.reg[memo.LEVEL]) + 1))

    @property
    def has_tree(self) -> bool:
        """The search meets a rest in many places and walks it in one: there is no tree to choose branches of."""
        return False

    def split(self) -> None:
        """Nothing is given away: the other search could not use what is kept here."""

    def save(self) -> SavedState:
        """The state without the table, which only saves time and may be huge."""
        n_levels = int(self._state.reg[memo.LEVEL]) + 1
        total = [int(limb) for limb in self._state.total[: n_levels * self._n_limbs]]
        return {"path": self.path_of(self.levels()), "counted": [self.nodes, 0], "total": total}

    def _restore(self, saved: SavedState) -> None:
        (nodes, _), steps = counted(saved["counted"]), steps_of(saved["path"])
        limbs: Sequence[Any] = saved["total"]
        total = list(map(index, limbs))
        if len(total) != max(1, len(steps)) * self._n_limbs or not all(0 <= n >> memo.LIMB_BITS < 1 for n in total):
            raise ValueError("its counts are none")
        arrays, state = self.arrays, self._state
        hole, window, stocks = self.root
        for level, (following, branches, untried) in enumerate(steps):
            is_last = level == len(steps) - 1
            least = 0 if is_last else 1
            if hole >= len(arrays.class_of):
                raise ValueError(f"there is no level {level}")
            state.hole[level], state.window[level], state.stocks[level], state.word[level] = hole, window, stocks, -1
            words, options = words_of(arrays, state, level), list(self.options_at(hole, window, stocks))
            # Above the last level a branch is under way.
            if branches != len(options) or untried != branches - following or not least <= following <= branches:
                raise ValueError(f"there is no such branch on level {level}")
            n_words = arrays.n_words[arrays.class_of[hole]]
            state.word[level], state.rest[level] = [*without_first(words, following), (n_words - 1, 0)][0]
            if not is_last:
                _, (hole, window, stocks) = options[following - 1]
        state.total[: len(total)] = total
        state.reg[memo.LEVEL], state.reg[memo.DONE] = max(0, len(steps) - 1), int(not steps)
        state.reg[status.NODES] = nodes

    @property
    def n_kept(self) -> int:
        """Entries of the table."""
        return int(self._state.reg[memo.N_KEPT])

    @property
    def has_all(self) -> bool:
        """Tell whether the table has kept all that was counted since the search began."""
        return self._is_whole and bool(self._state.reg[memo.IS_KEEPING])

    @property
    def root(self) -> tuple[int, int, int]:
        """The rest before the first option: hole, window, stocks."""
        arrays = self.arrays
        return int(arrays.root_hole[0]), int(arrays.ahead[0]), int(arrays.root_stocks[0])

    def advance(self, budget: int, most: int, seconds: float | None = None) -> tuple[Status, list[Choices]]:
        """Visit up to `budget` nodes. Solutions are only counted; `most` has no effect."""
        end = self.nodes + budget
        while True:
            result = self._slice(end - self.nodes, 0)
            if result is not Status.FULL:
                return result, []
            self._make_room()

    def _make_room(self) -> None:
        """Twice as many slots; or, where memory does not allow them, the end of keeping."""
        state = self._state
        n_old = len(state.key_hole)
        # In a list a number takes four times as much.
        bytes_of_slot = (20 + 8 * self._n_limbs) * (1 if self.is_compiled else 4)
        # While entries move the old table is there, too. So the last step is one to four times as many: there is room
        # for them beside this table, and there would be none beside the next.
        room = self.memory // bytes_of_slot
        n_slots = 4 * n_old if n_old + 4 * n_old <= room < 2 * n_old + 4 * n_old else 2 * n_old
        if n_old + n_slots > room:
            state.reg[memo.IS_KEEPING] = 0
            return
        new = state._replace(
            key_hole=zeros_like(state.key_hole, n_slots),
            key_window=zeros_like(state.key_window, n_slots),
            key_stocks=zeros_like(state.key_stocks, n_slots),
            value=zeros_like(state.value, n_slots * self._n_limbs),
        )
        bind = native(memo.MOVE) if self.is_compiled else None
        if bind is None:
            memo.move_entries(state, new, 0, 0)
        else:
            bind(state, new)(0, 0)
        self._replace_state(new)

    def _number(self, limbs: Any, index: int) -> int:
        start = index * self._n_limbs
        return sum(int(limbs[start + k]) << (memo.LIMB_BITS * k) for k in range(self._n_limbs))

    def drawing(self, chance: random.Random) -> Iterator[Choices | None]:
        """Draw one of the solutions, each with the same chance; only when all are counted, and if there are any.

        From the first place on, each option that fits is chosen as often as there are ways to go on from it. What the
        table did not keep is counted again, with None after each slice.
        """
        hole, window, stocks = self.root
        chosen = []
        while hole < len(self.arrays.class_of):
            ways = []
            for option, rest in self.options_at(hole, window, stocks):
                ways.append((rest, option, (yield from self._counted_ways(*rest))))
            number = chance.randrange(sum(count for *_, count in ways))
            for rest, option, count in ways:
                if number < count:
                    hole, window, stocks = rest
                    chosen.append(option)
                    break
                number -= count
        yield tuple(option for option in chosen if option >= 0)

    def options_at(self, hole: int, window: int, stocks: int) -> Iterator[tuple[int, tuple[int, int, int]]]:
        """The options that fit a rest (-1 for leaving its hole free), each with the rest that it leaves."""
        arrays = self.arrays
        kind = arrays.class_of[hole]
        for word in range(arrays.n_words[kind]):
            fitting = scan.fitting(arrays, kind, word, window, stocks)
            while fitting:
                number = word * WORD_BITS + lowest(fitting)
                fitting &= fitting - 1
                covered = window | arrays.mask[arrays.first_mask[kind] + number]
                step = lowest(covered + 1)
                rest = (hole + step, covered >> step, stocks + arrays.take[arrays.first_mask[kind] + number])
                yield arrays.option[arrays.first_option[hole] + number], rest

    def _begin_at(self, hole: int, window: int, stocks: int) -> None:
        """Count what goes on from a rest; the table stays."""
        state = self._state
        begin_at(state, hole, window, stocks)
        for limb in range(self._n_limbs):
            state.total[limb] = 0
        state.reg[memo.LEVEL] = state.reg[memo.DONE] = 0

    def kept_ways(self, hole: int, window: int, stocks: int) -> int:
        """The number of ways to complete a rest, as far as the table has it; 0 for a rest that it lacks."""
        state = self._state
        slot = int(memo.slot_of(state.key_hole, state.key_window, state.key_stocks, hole, window, stocks))
        return self._number(state.value, slot) if state.key_hole[slot] else 0

    def ways(self, hole: int, window: int, stocks: int) -> int:
        """The number of ways to complete a rest: looked up, or counted if that was not kept."""
        steps = self._counted_ways(hole, window, stocks)
        while True:
            try:
                next(steps)
            except StopIteration as end:
                return int(end.value)

    def _counted_ways(self, hole: int, window: int, stocks: int) -> Generator[None, None, int]:
        if hole >= len(self.arrays.class_of):
            return int(scan.is_enough(self.arrays.least, stocks))
        state = self._state
        slot = int(memo.slot_of(state.key_hole, state.key_window, state.key_stocks, hole, window, stocks))
        if state.key_hole[slot]:
            return self._number(state.value, slot)
        self._found = self.found
        self._begin_at(hole, window, stocks)
        while self.advance(_SLICE_NODES, 0)[0] is not Status.EXHAUSTED:
            yield
        return self._counted()


def _never(state: Any, level: int, n: int) -> None:
    raise AssertionError("a count that keeps what it knows is not split")


def zeros_like(numbers: Any, n: int) -> Any:
    """So many zeros, in a list or an array as these numbers are."""
    return [0] * n if isinstance(numbers, list) else array(numbers.typecode, [0]) * n


def _n_limbs(plan: ScanLayout) -> int:
    """As many as any count needs: no more options than places, and at each of them no more ways than options."""
    arrays = plan.arrays
    n_places = len(arrays.class_of)
    smallest = min((mask.bit_count() for mask in arrays.mask), default=1)
    widest = max(
        (
            last - first
            for first, last in zip(arrays.first_option, [*arrays.first_option[1:], len(arrays.option)], strict=True)
        ),
        default=1,
    )
    bits = 1 + (n_places // smallest) * log2(max(2, widest))
    return int(bits // memo.LIMB_BITS) + 1


def _fresh_state(plan: ScanLayout, n_limbs: int, n_slots: int) -> memo.MemoState:
    state = memo.MemoState(
        **zeros(plan.n_levels, "hole", "window", "stocks", "word", "rest"),
        total=[0] * (plan.n_levels * n_limbs),
        **zeros(n_slots, "key_hole", "key_window", "key_stocks"),
        value=[0] * (n_slots * n_limbs),
        reg=[0] * memo.N_REGISTERS,
    )
    begin(plan.arrays, state)
    state.reg[memo.IS_KEEPING] = 1
    return state

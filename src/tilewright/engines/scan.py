"""The engine for thin boards and small pieces: the first hole is covered in every way, with tables of what fits."""

from __future__ import annotations

from typing import Any

from ..kernels import scan
from ..models import CoverModel
from .base import Engine, unfit_by
from .branching import Branching, BranchWords, Level, without_first, without_last
from .kernel_search import CAPACITY, KernelSearch, LaidOut, options_of_row, searches
from .lists import zeros
from .scan_layout import ScanLayout, fields, layout, plans


def fresh_state(plan: ScanLayout, capacity: int = CAPACITY) -> scan.ScanState:
    """The state before the first node, with room for `capacity` solutions."""
    state = scan.ScanState(
        **zeros(plan.n_levels, "hole", "window", "stocks", "word", "rest", "chosen"),
        found=[0] * (capacity * (plan.n_levels + 2)),
        reg=[0] * scan.N_REGISTERS,
    )
    begin(plan.arrays, state)
    state.reg[scan.END_ROOT], state.reg[scan.CUT] = len(plan.arrays.root), -1
    return state


def begin(arrays: scan.ScanArrays, state: Any) -> None:
    """Put level 0 of a state at the first root."""
    hole = arrays.root_hole[0]
    n_places = len(arrays.ahead) // len(arrays.root)
    begin_at(state, hole, arrays.ahead[hole % n_places], arrays.root_stocks[0])


def begin_at(state: Any, hole: int, window: int, stocks: int) -> None:
    """Put level 0 of a state at a hole, before its first option."""
    state.hole[0], state.window[0], state.stocks[0], state.word[0], state.rest[0] = hole, window, stocks, -1, 0


def branching(arrays: scan.ScanArrays) -> Branching:
    """The first level are the roots, each further one the options that fit a hole."""

    def levels(state: scan.ScanState) -> list[Level]:
        reg = state.reg
        if reg[scan.DONE]:
            return []
        roots = Level(len(arrays.root), reg[scan.END_ROOT] - reg[scan.ROOT] - 1)
        return [roots, *levels_of_holes(arrays, state, reg[scan.LEVEL], _cut(state))]

    def drop_last(state: scan.ScanState, level: int, n: int) -> None:
        reg = state.reg
        if level == 0:
            reg[scan.END_ROOT] -= n
            return
        here = level - 1
        words = without_last(words_of(arrays, state, here, _cut(state)), n)
        if reg[scan.CUT] not in (-1, here):
            _finish(arrays, state, reg[scan.CUT])
        if not words:
            _finish(arrays, state, here)
            return
        word, bits = words[-1]
        reg[scan.CUT], reg[scan.CUT_WORD], reg[scan.CUT_MASK] = here, word, bits
        if word == state.word[here]:
            state.rest[here] = bits

    def go_back(state: scan.ScanState, level: int, n: int) -> None:
        reg = state.reg
        here = max(0, level - 1)
        reg[scan.LEVEL] = here
        if level == 0:
            reg[scan.ROOT] += n
            _finish(arrays, state, here)
            reg[scan.CUT] = -1
            return
        words = without_first(words_of(arrays, state, here, _cut(state)), n)
        if words:
            state.word[here], state.rest[here] = words[0]
        else:
            _finish(arrays, state, here)

    def begin_free(state: scan.ScanState) -> bool:
        # The kernel goes to the next root before it looks at its budget.
        return state.reg[scan.LEVEL] == 0 and not words_of(arrays, state, 0, _cut(state))

    return Branching(levels, drop_last, go_back, begin_free)


Cut = tuple[int, int, int]
NO_CUT: Cut = (-1, 0, 0)


def _cut(state: scan.ScanState) -> Cut:
    """The level where the last options belong to another search, its last word and the options of that word."""
    return state.reg[scan.CUT], state.reg[scan.CUT_WORD], state.reg[scan.CUT_MASK]


def _finish(arrays: scan.ScanArrays, state: scan.ScanState, level: int) -> None:
    """Leave a level nothing to try."""
    state.word[level] = arrays.n_words[arrays.class_of[state.hole[level]]]
    state.rest[level] = 0


def levels_of_holes(arrays: scan.ScanArrays, state: Any, level: int, cut: Cut = NO_CUT) -> list[Level]:
    """The levels from 0 on; `state` has the holes, windows, stocks, words and rests."""
    levels = []
    for here in range(level + 1):
        kind = arrays.class_of[state.hole[here]]
        branches = sum(
            scan.fitting(arrays, kind, word, state.window[here], state.stocks[here]).bit_count()
            for word in range(arrays.n_words[kind])
        )
        levels.append(Level(branches, sum(bits.bit_count() for _, bits in words_of(arrays, state, here, cut))))
    return levels


def words_of(arrays: scan.ScanArrays, state: Any, level: int, cut: Cut = NO_CUT) -> BranchWords:
    """The words of options of a level that were not all tried, and which are left."""
    kind, now = arrays.class_of[state.hole[level]], state.word[level]
    n_words = arrays.n_words[kind]
    words = [(now, state.rest[level])] if 0 <= now < n_words else []
    for word in range(now + 1, n_words):
        if level == cut[0] and word > cut[1]:
            break
        bits = scan.fitting(arrays, kind, word, state.window[level], state.stocks[level])
        words.append((word, bits & cut[2] if level == cut[0] and word == cut[1] else bits))
    return [(word, bits) for word, bits in words if bits]


def _lay_out(model: CoverModel) -> LaidOut:
    plan = layout(model)
    return LaidOut(scan.KERNEL, plan.arrays, lambda: fresh_state(plan), options_of_row, branching(plan.arrays))


start, resume = searches(_lay_out)


unfit = unfit_by(lambda model: fields(plans(model).stocks))
"""The reason why a model cannot be walked place by place, or ""."""


# The time of a compiled node of most models. Random descents rarely meet the few large branches of such trees, which
# turn out 2 to 11 times as large as estimated.
_SECONDS_PER_NODE = 16e-9
_TAIL = 3
# Once the tables are there: the time for each entry that a node looks up, and for all else.
_SECONDS_BESIDES = 8.5e-9
_SECONDS_PER_ENTRY = 1e-9


def estimate(model: CoverModel) -> float:
    """About how many seconds the whole tree takes."""
    return plans(model).best.n_nodes * _TAIL * _SECONDS_PER_NODE


def node_seconds(model: CoverModel, search: KernelSearch) -> float:
    """About how many seconds a node takes: it looks up an entry in each table for each word of options."""
    arrays = search.view()[1]
    return _SECONDS_BESIDES + _SECONDS_PER_ENTRY * len(arrays.entries) / scan.CHUNK / len(arrays.n_words)


SCAN = Engine(
    name="scan",
    description="the first hole is covered in every way",
    model=CoverModel,
    is_exhaustive=True,
    start=start,
    resume=resume,
    unfit=unfit,
    estimate=estimate,
    estimate_is_drawn=True,
    node_seconds=node_seconds,
)

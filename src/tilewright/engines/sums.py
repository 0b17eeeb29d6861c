"""The engine of the labeling family: every way to place values so that all lines have the same sum."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ..kernels import sums, sums_wide
from ..models import SumModel
from .base import Engine, Partial
from .branching import Branching, Level, without_highest, without_lowest
from .kernel_search import CAPACITY, KernelSearch, LaidOut, numbers_of_row, searches
from .lists import columns, flat, zeros
from .sum_order import SumPlan, planned

# One kernel has sets of values as bits of a word; the other looks values up in a table from the least to the
# greatest. Both write them in 32 bits.
_NARROW = sums.MOST_SPREAD
_WIDEST = 1 << 20
_GREATEST = (1 << 31) - 1
# The greatest factor in a plan, so that no sum exceeds 64 bits.
_GREATEST_FACTOR = 1 << 20


_planned = lru_cache(maxsize=8)(planned)


def _is_narrow(model: SumModel) -> bool:
    return max(model.values) - min(model.values) <= _NARROW


def _level_arrays(plan: SumPlan, weighed: Sequence[int]) -> dict[str, list[int]]:
    """A plan as arrays, level by level, under the names that both kernels have for them.

    A table has a weight for each of the `weighed` values, which are counted from the least one.
    """
    upper = plan.levels[1:]
    forced_start, forced = flat(level.forced for level in plan.levels)
    order_start, in_order = flat(level.in_order for level in plan.levels)
    bound_start, bounds = flat(level.bounds for level in upper)
    limit_start, limits = flat(level.limits for level in upper)
    rest_start, rest = flat(bound.steps() for bound in bounds)
    # Expressions: those of forced points, then those of bounds.
    rows = [each.row for each in forced] + [bound.row for bound in bounds]
    term_start, terms = flat([(point, factor) for point, factor in enumerate(row[:-2]) if factor] for row in rows)
    return {
        "targets": list(plan.targets),
        "free": [level.free for level in upper],
        "term_start": term_start,
        "forced_start": forced_start[1:],
        "order_start": order_start,
        "bound_start": bound_start,
        "limit_start": limit_start,
        "rest_start": rest_start,
        "most_counted": [
            max((count for bound in level.bounds for _, count in bound.steps()), default=0) for level in upper
        ],
        **columns([row[-2:] for row in rows], "slope", "offset"),
        **columns(terms, "term_point", "term_factor"),
        **columns([(each.point, each.divisor, each.factor) for each in forced], "forced", "divisor", "factor"),
        **columns(in_order, "below", "above"),
        **columns(
            [(len(forced) + k, bound.factor, bound.gcd, bound.width) for k, bound in enumerate(bounds)],
            "bound_expression",
            "bound_factor",
            "bound_gcd",
            "bound_width",
        ),
        **columns([(point, int(is_above)) for point, is_above in limits], "limit_point", "limit_above"),
        **columns(rest, "rest_weight", "rest_count"),
        **_check_arrays(plan, weighed),
    }


def _check_arrays(plan: SumPlan, weighed: Sequence[int]) -> dict[str, list[int]]:
    check_start, checks = flat(level.checks for level in plan.levels)
    weigh_start, terms = flat(check.terms for check in checks)
    range_start, ranges = flat(check.ranges for check in checks)
    tables = list(dict.fromkeys(table for _, table in terms))
    place = {table: k * len(weighed) for k, table in enumerate(tables)}
    weights = [
        sign * (value if counted is None else int(value in counted)) for sign, counted in tables for value in weighed
    ]
    return {
        "check_start": check_start,
        "weigh_start": weigh_start,
        "range_start": range_start,
        "weights": weights,
        **columns([(point, place[table]) for point, table in terms], "weigh_point", "weigh_table"),
        **columns(ranges, "range_low", "range_high"),
    }


def _narrow_arrays(model: SumModel, plan: SumPlan) -> sums.SumArrays:
    least, greatest = min(model.values), max(model.values)

    def kind(divisor: int, factor: int) -> int:
        if divisor == 1 and abs(factor) == 1:
            return sums.PLUS if factor == 1 else sums.MINUS
        return sums.GENERAL

    def word(values: tuple[int, ...]) -> int:
        return sum(1 << (value - least) for value in values)

    def mirrored(values: tuple[int, ...]) -> int:
        return sum(1 << (greatest - value) for value in values)

    arrays = _level_arrays(plan, range(greatest - least + 1))
    return sums.SumArrays(
        size=[len(plan.levels) - 1, greatest - least, least, word(model.values), mirrored(model.values)],
        domain=[word(domain) for domain in plan.domains],
        mirrored=[mirrored(domain) for domain in plan.domains],
        due=[word(level.due) for level in plan.levels],
        kind=[kind(*pair) for pair in zip(arrays["divisor"], arrays["factor"], strict=True)],
        **arrays,
    )


def _wide_arrays(model: SumModel, plan: SumPlan) -> sums_wide.WideArrays:
    values = sorted(model.values)
    least = values[0]
    rank, below = [], 0
    for x in range(least, values[-1] + 1):
        rank.append(below)
        if values[below] == x:
            below += 1
    return sums_wide.WideArrays(
        size=[len(plan.levels) - 1, least],
        values=[value - least for value in values],
        rank=rank,
        allowed=[int(value in domain) for domain in map(frozenset, plan.domains) for value in values],
        **_level_arrays(plan, [value - least for value in values]),
    )


def _narrow_state(arrays: sums.SumArrays, n: int) -> sums.SumState:
    by_level = zeros(len(arrays.free), "tried", "left", "unused", "unused_mirrored")
    return sums.SumState(**by_level, **_state_of_both(arrays, n))


def _wide_state(arrays: sums_wide.WideArrays, n: int) -> sums_wide.WideState:
    n_levels = len(arrays.free)
    return sums_wide.WideState(
        **zeros(len(arrays.values), "used"),
        **zeros(n, "value_rank"),
        **zeros(n_levels, "first", "next", "stop"),
        **zeros(n_levels + 1, "placed"),
        **_state_of_both(arrays, n),
    )


def _state_of_both(arrays: sums.SumArrays | sums_wide.WideArrays, n: int) -> dict[str, list[int]]:
    """The fields that the states of both kernels have."""
    reg = [0] * sums.N_REGISTERS
    reg[sums.TARGET], reg[sums.END_TARGET] = -1, len(arrays.targets)
    return {
        **zeros(n, "value"),
        **zeros(len(arrays.forced), "need"),
        **zeros(max(arrays.most_counted, default=0) + 1, "least_sum", "most_sum"),
        **zeros(CAPACITY * n, "found"),
        "reg": reg,
    }


def _branching(n_targets: int, sets: _Sets) -> Branching:
    """The first level are the targets, each further one the values that a free point tries."""

    def levels(state: Any) -> list[Level]:
        reg = state.reg
        if reg[sums.DONE]:
            return []
        targets = Level(n_targets, reg[sums.END_TARGET] - reg[sums.TARGET] - 1)
        return [targets, *(sets.level(state, level) for level in range(reg[sums.DEPTH]))]

    def drop_last(state: Any, level: int, n: int) -> None:
        if level == 0:
            state.reg[sums.END_TARGET] -= n
        else:
            sets.drop_last(state, level - 1, n)

    def go_back(state: Any, level: int, n: int) -> None:
        sets.close(state, level)
        state.reg[sums.DEPTH] = level
        if level == 0:
            state.reg[sums.TARGET] += n
        else:
            sets.skip(state, level - 1, n)

    return Branching(levels, drop_last, go_back)


class _Narrow:
    """The values that a level has left are a word."""

    def level(self, state: sums.SumState, level: int) -> Level:
        return Level(state.tried[level].bit_count(), state.left[level].bit_count())

    def drop_last(self, state: sums.SumState, level: int, n: int) -> None:
        state.left[level] = without_highest(state.left[level], n)

    def skip(self, state: sums.SumState, level: int, n: int) -> None:
        state.left[level] = without_lowest(state.left[level], n)

    def close(self, state: sums.SumState, depth: int) -> None:
        pass


class _Wide:
    """The values that a level has left lie between two ranks."""

    def __init__(self, arrays: sums_wide.WideArrays) -> None:
        self._arrays = arrays

    def level(self, state: sums_wide.WideState, level: int) -> Level:
        stop = state.stop[level]
        return Level(stop - state.first[level], stop - state.next[level])

    def drop_last(self, state: sums_wide.WideState, level: int, n: int) -> None:
        state.stop[level] -= n

    def skip(self, state: sums_wide.WideState, level: int, n: int) -> None:
        state.next[level] += n

    def close(self, state: sums_wide.WideState, depth: int) -> None:
        arrays = self._arrays
        for here in range(depth + 1, state.reg[sums.DEPTH] + 1):
            points = [arrays.free[here - 1], *arrays.forced[arrays.forced_start[here - 1] : arrays.forced_start[here]]]
            for point in points[: state.placed[here]]:
                state.used[state.value_rank[point]] = 0
            state.placed[here] = 0


_Sets = _Narrow | _Wide


def _lay_out(model: SumModel) -> LaidOut:
    if not _is_narrow(model):
        return _lay_out_wide(model)
    arrays, n = _narrow_arrays(model, _planned(model)), model.n_points
    branching = _branching(len(arrays.targets), _Narrow())
    return LaidOut(sums.KERNEL, arrays, lambda: _narrow_state(arrays, n), numbers_of_row(n), branching)


def _lay_out_wide(model: SumModel) -> LaidOut:
    arrays, n = _wide_arrays(model, _planned(model)), model.n_points
    branching = _branching(len(arrays.targets), _Wide(arrays))
    return LaidOut(sums_wide.KERNEL, arrays, lambda: _wide_state(arrays, n), numbers_of_row(n), branching)


start, resume = searches(_lay_out)
# The kernel for values far apart, for tests with all kinds of values.
start_wide, resume_wide = searches(_lay_out_wide)


def chosen(search: KernelSearch) -> Partial:
    """The values of the points that are known on the levels that are open, those that are forced after the free one.

    On the deepest level it is the value that its free point tried last, which may be a dead end or done.
    """
    state, arrays = search.view()
    depth = state.reg[sums.DEPTH]
    if depth == 0:
        return ()
    is_narrow = isinstance(state, sums.SumState)
    least = arrays.size[sums.LEAST if is_narrow else sums_wide.LEAST]
    deepest = depth - 1
    points = list(arrays.forced[: arrays.forced_start[0]])
    for level in range(deepest):
        first, last = arrays.forced_start[level], arrays.forced_start[level + 1]
        points += [arrays.free[level], *arrays.forced[first:last]]
    known = [(point, state.value[point] + least) for point in points]
    tried = _tried_last(state, arrays, deepest)
    return tuple(known) if tried < 0 else (*known, (arrays.free[deepest], tried + least))


def _tried_last(state: Any, arrays: Any, level: int) -> int:
    """The value, from the least one, that the free point of the deepest level has tried last; -1 for none."""
    point = arrays.free[level]
    if isinstance(state, sums.SumState):
        return -1 if state.left[level] == state.tried[level] else state.value[point]
    rank = state.next[level] - 1
    if rank < state.first[level]:
        return -1
    # Of the values in order, those that lie elsewhere or that the point may not take are only passed over.
    is_free = not state.used[rank] and arrays.allowed[point * len(arrays.values) + rank]
    return arrays.values[rank] if is_free or state.placed[level + 1] else -1


def unfit(model: SumModel) -> str:
    """The reason why the kernels cannot take a model: values too far apart or too great."""
    spread = max(model.values) - min(model.values)
    if spread > _WIDEST:
        return f"the values lie {spread} apart; this engine takes values up to {_WIDEST} apart"
    if sum(map(abs, (*model.values, *(model.targets or ()), *dict(model.own_targets).values()))) > _GREATEST:
        return f"the numbers are too great: together they must not exceed {_GREATEST}"
    if _planned(model).greatest_factor() > _GREATEST_FACTOR:
        return "the lines are entangled: solving their equations gives numbers that are too great"
    return ""


SUMS = Engine(
    name="sums",
    description="solves the equations of the lines, chooses values for the points left free, as sets of bits",
    model=SumModel,
    is_exhaustive=True,
    start=start,
    resume=resume,
    unfit=unfit,
    chosen=chosen,
)

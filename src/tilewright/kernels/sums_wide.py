"""Distinct values on points so that all lines have the same sum: values that lie far apart, or many of them.

The same levels and expressions as in `kernels/sums.py`, and the same solutions in the same order, but each
value is tried by itself: that it is unused is read from a list, and the values of the points that it forces
are looked up in a table. Values are counted from the least one, which is 0; their *rank* is their place in
ascending order.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ._marks import KernelEntry, kernel
from .status import EXHAUSTED, FULL, N_FOUND, N_STORED, NODES, RUNNING
from .sums_parts import expression, holds, store

Ints = Any

# Registers of WideState.reg, as in kernels/sums.py.
DEPTH, TARGET, DONE, END_TARGET = range(3, 7)
N_REGISTERS = 7
# Places of WideArrays.size
LEVELS, LEAST = range(2)


class WideArrays(NamedTuple):
    """A model laid out by levels; what is not said here is as in `kernels.sums.SumArrays`.

    size : the number of levels, and what was subtracted from all values
    values : [n], ascending; rank[x] is how many values are less than x, for x up to the greatest
    allowed : [n * n], allowed[point * n + v] is 1 if the point may take the value of rank v
    weights : tables, each of n numbers, for the values by rank
    """

    size: Ints
    values: Ints
    rank: Ints
    allowed: Ints
    targets: Ints
    slope: Ints
    offset: Ints
    term_start: Ints
    term_point: Ints
    term_factor: Ints
    free: Ints
    forced_start: Ints
    forced: Ints
    divisor: Ints
    factor: Ints
    bound_start: Ints
    bound_expression: Ints
    bound_factor: Ints
    bound_gcd: Ints
    bound_width: Ints
    rest_start: Ints
    rest_weight: Ints
    rest_count: Ints
    most_counted: Ints
    limit_start: Ints
    limit_point: Ints
    limit_above: Ints
    order_start: Ints
    below: Ints
    above: Ints
    check_start: Ints
    weigh_start: Ints
    weigh_point: Ints
    weigh_table: Ints
    weights: Ints
    range_start: Ints
    range_low: Ints
    range_high: Ints


class WideState(NamedTuple):
    """Everything that changes during a search.

    used : [n], 1 for values that lie on a point
    value, value_rank : [n], what lies on each point that is known
    need : [n_forced] int64, for each forced point of the open levels its expression
    first, next, stop : [n_levels], the ranks that each open level tries: from which one, the next, and where
        it stops
    placed : [n_levels + 1], how many of the points of each level have a value in `used`, after the root's
    least_sum, most_sum : scratch, the sums of the r least and greatest unused values
    found : [capacity * n], rows of the value of every point; reg[N_STORED] rows
    reg : [N_REGISTERS] int64; targets from reg[END_TARGET] on belong to another search
    """

    used: Ints
    value: Ints
    value_rank: Ints
    need: Ints
    first: Ints
    next: Ints
    stop: Ints
    placed: Ints
    least_sum: Ints
    most_sum: Ints
    found: Ints
    reg: Ints


# Arrays are taken out of the tuples before they are used, and helpers get arrays: a tuple handed over is copied
# whole, which made this kernel several times slower.


@kernel
def rank_of(values: Ints, rank: Ints, x: int) -> int:
    """The number of values less than x, for every x."""
    if x <= 0:
        return 0
    n = len(values)
    return int(rank[x]) if x <= values[n - 1] else n


@kernel
def sum_extremes(used: Ints, values: Ints, least_sum: Ints, most_sum: Ints, most: int) -> None:
    """Write the sums of the 1, 2, ..., `most` least and greatest unused values; at least `most` are unused."""
    total, count, v = 0, 0, 0
    while count < most:
        if used[v] == 0:
            total += values[v]
            count += 1
            least_sum[count] = total
        v += 1
    total, count, v = 0, 0, len(values) - 1
    while count < most:
        if used[v] == 0:
            total += values[v]
            count += 1
            most_sum[count] = total
        v -= 1


@kernel
def advance(state: WideState, model: WideArrays, budget: int, capacity: int) -> int:
    """Visit up to `budget` nodes; return RUNNING, FULL or EXHAUSTED.

    A node is a value tried on a free point, or a target begun; the rest as in `kernels.sums.advance`.
    """
    used, value, value_rank, need, reg = state.used, state.value, state.value_rank, state.need, state.reg
    first_rank, next_rank, stop_rank, placed = state.first, state.next, state.stop, state.placed
    least_sum, most_sum, found = state.least_sum, state.most_sum, state.found
    values, rank, allowed, targets, free = model.values, model.rank, model.allowed, model.targets, model.free
    slope, offset, term_start = model.slope, model.offset, model.term_start
    term_point, term_factor = model.term_point, model.term_factor
    forced_start, forced, divisor, factor = model.forced_start, model.forced, model.divisor, model.factor
    bound_start, bound_expression = model.bound_start, model.bound_expression
    bound_factor, bound_gcd, bound_width = model.bound_factor, model.bound_gcd, model.bound_width
    rest_start, rest_weight, rest_count = model.rest_start, model.rest_weight, model.rest_count
    limit_start, limit_point, limit_above = model.limit_start, model.limit_point, model.limit_above
    order_start, below, above, most_counted = model.order_start, model.below, model.above, model.most_counted
    check_start, weights = model.check_start, model.weights
    weigh_start, weigh_point, weigh_table = model.weigh_start, model.weigh_point, model.weigh_table
    range_start, range_low, range_high = model.range_start, model.range_low, model.range_high
    n_levels, least_value, n = model.size[LEVELS], model.size[LEAST], len(values)
    greatest = values[n - 1]
    stop = reg[NODES] + budget
    opens = False
    while True:
        if capacity > 0 and reg[N_STORED] >= capacity:
            return FULL
        depth = reg[DEPTH]
        target = targets[reg[TARGET]] if reg[TARGET] >= 0 else 0
        if opens:
            opens = False
            for f in range(forced_start[depth], forced_start[depth + 1]):
                need[f] = expression(slope, offset, term_start, term_point, term_factor, value, f, target)
            low = 0
            high = greatest
            for k in range(limit_start[depth], limit_start[depth + 1]):
                if limit_above[k] == 1:
                    low = max(low, value[limit_point[k]] + 1)
                else:
                    high = min(high, value[limit_point[k]] - 1)
            sum_extremes(used, values, least_sum, most_sum, most_counted[depth])
            for b in range(bound_start[depth], bound_start[depth + 1]):
                number = bound_expression[b]
                lack = expression(slope, offset, term_start, term_point, term_factor, value, number, target)
                # The quotient of a negative number is not the same everywhere.
                size = abs(lack)
                if size % bound_gcd[b] != 0:
                    high = -1
                    break
                lack = size // bound_gcd[b] if lack > 0 else -(size // bound_gcd[b])
                least = lack
                most = lack + bound_width[b]
                for k in range(rest_start[b], rest_start[b + 1]):
                    weight = rest_weight[k]
                    if weight > 0:
                        least -= weight * most_sum[rest_count[k]]
                        most -= weight * least_sum[rest_count[k]]
                    else:
                        least -= weight * least_sum[rest_count[k]]
                        most -= weight * most_sum[rest_count[k]]
                if most < 0:
                    high = -1
                    break
                if least > 0:
                    low = max(low, (least + bound_factor[b] - 1) // bound_factor[b])
                high = min(high, most // bound_factor[b])
            start = rank_of(values, rank, low)
            first_rank[depth] = start
            next_rank[depth] = start
            stop_rank[depth] = max(start, rank_of(values, rank, high + 1))
            depth += 1
            reg[DEPTH] = depth
        if depth == 0 and reg[TARGET] + 1 >= reg[END_TARGET]:
            reg[DONE] = 1
            return EXHAUSTED
        # Take back the values of the deepest level (0: the root); the free point comes first of them.
        begin = forced_start[depth - 1] if depth > 0 else 0
        count = placed[depth]
        if depth > 0 and count > 0:
            used[value_rank[free[depth - 1]]] = 0
            count -= 1
        for f in range(begin, begin + count):
            used[value_rank[forced[f]]] = 0
        placed[depth] = 0
        if depth > 0 and next_rank[depth - 1] >= stop_rank[depth - 1]:
            reg[DEPTH] = depth - 1
            continue
        if reg[NODES] >= stop:
            return RUNNING
        reg[NODES] += 1
        fits = True
        chosen = 0
        if depth == 0:
            # The tree of the last target is done.
            reg[TARGET] += 1
            target = targets[reg[TARGET]]
        else:
            v = next_rank[depth - 1]
            next_rank[depth - 1] = v + 1
            point = free[depth - 1]
            fits = used[v] == 0 and allowed[point * n + v] == 1
            if fits:
                chosen = values[v]
                used[v] = 1
                value[point] = chosen
                value_rank[point] = v
                placed[depth] = 1
        if fits:
            for f in range(begin, forced_start[depth]):
                if depth == 0:
                    x = expression(slope, offset, term_start, term_point, term_factor, value, f, target)
                else:
                    x = need[f] + factor[f] * chosen
                fits = False
                if x < 0 or x % divisor[f] != 0:
                    break
                x = x // divisor[f]
                if x > greatest:
                    break
                v = rank[x]
                if values[v] != x or used[v] == 1 or allowed[forced[f] * n + v] == 0:
                    break
                fits = True
                used[v] = 1
                value[forced[f]] = x
                value_rank[forced[f]] = v
                placed[depth] += 1
        if fits:
            for k in range(order_start[depth], order_start[depth + 1]):
                fits = fits and value[below[k]] < value[above[k]]
            for c in range(check_start[depth], check_start[depth + 1]):
                if (
                    fits
                    and holds(
                        weigh_start,
                        weigh_point,
                        weigh_table,
                        weights,
                        range_start,
                        range_low,
                        range_high,
                        value_rank,
                        c,
                    )
                    == 0
                ):
                    fits = False
        if fits:
            if depth < n_levels:
                opens = True
            else:
                reg[N_FOUND] += 1
                if capacity > 0:
                    store(found, value, reg[N_STORED], least_value)
                    reg[N_STORED] += 1


_WORDS = "targets slope offset need least_sum most_sum bound_width range_low range_high".split()
KERNEL = KernelEntry("sums_wide", advance, WideState, WideArrays, frozenset(_WORDS))

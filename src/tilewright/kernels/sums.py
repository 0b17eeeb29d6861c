"""Distinct values on points so that all lines have the same sum: filling the points in a fixed order.

The engine chooses the order, so that lines are completed early. The last point of a line is *forced*:
its value is what the line still lacks. Any other point tries the values between two bounds: with r
more points to come on a line, the line needs at least the r least unused values and at most the r
greatest. The targets are tried one after the other, each with a tree of its own.

Values are known by their rank, from 0 for the least; levels are the points in the order of filling.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ._jit import kernel
from .status import EXHAUSTED, FULL, RUNNING

Ints = Any

# Registers of SumState.reg
DEPTH, NODES, N_FOUND, N_STORED, PHASE, TARGET = range(6)
N_REGISTERS = 6
# Phases
FORWARD, NEXT, DONE = range(3)


class SumArrays(NamedTuple):
    """A model laid out by levels.

    values : [n], ascending; rank[x - values[0]] is how many values are less than x, up to x = greatest + 1
    targets : the sums to try, in this order
    point : [n], the point of each level
    allowed : [n * n], allowed[level * n + v] is 1 if the point may take value v
    forcing : [n], a line that the level completes, or -1
    start : [n + 1], the lines of level l are line[start[l] : start[l + 1]]; left, beside them, says how
        many of the line's points come later
    longest : [1], the number of points of the longest line
    """

    values: Ints
    rank: Ints
    targets: Ints
    point: Ints
    allowed: Ints
    forcing: Ints
    start: Ints
    line: Ints
    left: Ints
    longest: Ints


class SumState(NamedTuple):
    """Everything that changes during a search.

    used : [n], 1 for values that lie on a point
    line_sum : [n_lines], the values on each line so far
    level_value, level_next, level_stop : [n], for each level the value it has (-1 for none), the next
        one to try and where to stop
    least_sum, most_sum : [longest + 1], scratch: the sums of the r least and greatest unused values
    found : [capacity * n], rows of the value of every point; reg[N_STORED] rows
    reg : [N_REGISTERS] int64
    """

    used: Ints
    line_sum: Ints
    level_value: Ints
    level_next: Ints
    level_stop: Ints
    least_sum: Ints
    most_sum: Ints
    found: Ints
    reg: Ints


# Arrays are taken out of the tuples before they are used in loops: compiled, that is many times faster.


@kernel
def rank_of(values: Ints, rank: Ints, x: int) -> int:
    """The number of values less than x, whatever x is."""
    if x <= values[0]:
        return 0
    n = len(values)
    return int(rank[x - values[0]]) if x <= values[n - 1] else n


@kernel
def sum_extremes(used: Ints, values: Ints, least_sum: Ints, most_sum: Ints, most: int) -> None:
    """Write the sums of the 1, 2, ..., `most` least and greatest unused values; there are so many."""
    total = 0
    count = 0
    v = 0
    while count < most:
        if used[v] == 0:
            total += values[v]
            count += 1
            least_sum[count] = total
        v += 1
    total = 0
    count = 0
    v = len(values) - 1
    while count < most:
        if used[v] == 0:
            total += values[v]
            count += 1
            most_sum[count] = total
        v -= 1


@kernel
def open_level(state: SumState, model: SumArrays, level: int, target: int) -> None:
    """Set the range of values that a level tries: one if it is forced, else those between the bounds."""
    values, rank, line, left = model.values, model.rank, model.line, model.left
    line_sum, least_sum, most_sum = state.line_sum, state.least_sum, state.most_sum
    n = len(values)
    first, last = model.start[level], model.start[level + 1]
    low = 0
    high = n
    forcing = model.forcing[level]
    if forcing >= 0:
        need = target - line_sum[forcing]
        low = rank_of(values, rank, need)
        high = low + 1 if low < n and values[low] == need else low
    elif first < last:
        longest = 0
        for k in range(first, last):
            longest = max(longest, left[k])
        sum_extremes(state.used, values, least_sum, most_sum, longest)
        for k in range(first, last):
            need = target - line_sum[line[k]]
            low = max(low, rank_of(values, rank, need - most_sum[left[k]]))
            high = min(high, rank_of(values, rank, need - least_sum[left[k]] + 1))
    state.level_value[level] = -1
    state.level_next[level] = low
    state.level_stop[level] = high


@kernel
def lines_agree(state: SumState, model: SumArrays, level: int, target: int) -> bool:
    """After a value was placed: whether its full lines reach the target, and those that lack one value can get it."""
    values, rank, line, left = model.values, model.rank, model.line, model.left
    used, line_sum = state.used, state.line_sum
    n = len(values)
    agree = True
    for k in range(model.start[level], model.start[level + 1]):
        if left[k] == 0:
            agree = agree and line_sum[line[k]] == target
        elif left[k] == 1:
            need = target - line_sum[line[k]]
            v = rank_of(values, rank, need)
            agree = agree and v < n and values[v] == need and used[v] == 0
    return agree


@kernel
def advance(state: SumState, model: SumArrays, budget: int, capacity: int) -> int:
    """Visit up to `budget` nodes; return RUNNING, FULL or EXHAUSTED.

    A node is a value placed on a point, or a target begun. Solutions are appended to state.found, whose
    first `capacity` rows may be used: with FULL all of them are taken. With capacity 0 solutions are only
    counted. Changes `state` in place and allocates nothing.
    """
    values, point, allowed, start, line = model.values, model.point, model.allowed, model.start, model.line
    used, line_sum, found, reg = state.used, state.line_sum, state.found, state.reg
    level_value, level_next, level_stop = state.level_value, state.level_next, state.level_stop
    targets = model.targets
    n = len(values)
    stop = reg[NODES] + budget
    while True:
        phase = reg[PHASE]
        if phase == DONE:
            return EXHAUSTED
        if phase == FORWARD:
            depth = reg[DEPTH]
            if depth < n:
                open_level(state, model, depth, targets[reg[TARGET]])
                reg[DEPTH] = depth + 1
            else:
                if capacity > 0 and reg[N_STORED] >= capacity:
                    # The solution is seen again when the buffer is empty.
                    return FULL
                reg[N_FOUND] += 1
                if capacity > 0:
                    at = reg[N_STORED] * n
                    for level in range(n):
                        found[at + point[level]] = values[level_value[level]]
                    reg[N_STORED] += 1
                    if reg[N_STORED] >= capacity:
                        reg[PHASE] = NEXT
                        return FULL
            reg[PHASE] = NEXT
        elif reg[DEPTH] == 0:
            # The tree of this target is done; TARGET is -1 before the first.
            if reg[TARGET] + 1 >= len(targets):
                reg[PHASE] = DONE
                return EXHAUSTED
            if reg[NODES] >= stop:
                return RUNNING
            reg[NODES] += 1
            reg[TARGET] += 1
            reg[PHASE] = FORWARD
        else:
            # Go on with the next value of the deepest level.
            if reg[NODES] >= stop:
                return RUNNING
            level = reg[DEPTH] - 1
            v = level_value[level]
            if v >= 0:
                used[v] = 0
                for k in range(start[level], start[level + 1]):
                    line_sum[line[k]] -= values[v]
            v = level_next[level]
            end = level_stop[level]
            while v < end and (used[v] == 1 or allowed[level * n + v] == 0):
                v += 1
            if v >= end:
                level_value[level] = -1
                reg[DEPTH] = level
            else:
                reg[NODES] += 1
                level_value[level] = v
                level_next[level] = v + 1
                used[v] = 1
                for k in range(start[level], start[level + 1]):
                    line_sum[line[k]] += values[v]
                if lines_agree(state, model, level, targets[reg[TARGET]]):
                    reg[PHASE] = FORWARD

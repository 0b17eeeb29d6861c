"""Distinct values on points so that all lines have the same sum: the values not yet used are bits of a word.

The engine solves the equations of the lines beforehand (`engines/sum_order.py`), so that few points are
*free*: each level of the tree chooses the value of one free point, and with it those of all points that
it *forces*, linear expressions in points that are known by then. Nothing else has to hold than that all
these values are unused, so a level works with sets: the values whose partner is unused too are the unused
ones mirrored or shifted. What is left of the lines gives lower and upper bounds.

Values are counted from the least one, which is 0, and the greatest at most 62. `kernels/sums_wide.py` walks
the same tree for values that lie further apart.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ._marks import KernelEntry, kernel
from .bits import WORD_BITS, lowest
from .status import EXHAUSTED, FULL, N_FOUND, N_STORED, NODES, RUNNING
from .sums_parts import expression, holds, store

Ints = Any

# Registers of SumState.reg. DEPTH is the number of levels that are open, TARGET -1 before the first.
DEPTH, TARGET, DONE, END_TARGET = range(3, 7)
N_REGISTERS = 7
# Places of SumArrays.size
LEVELS, SPREAD, LEAST, ALL, ALL_MIRRORED = range(5)
# A set of values fits into a word.
MOST_SPREAD = WORD_BITS - 1
# Kinds of forced points: the need minus the value of the free point, or plus it; all others.
MINUS, PLUS, GENERAL = range(3)


class SumArrays(NamedTuple):
    """A model laid out by levels. Words are marked *.

    An *expression* e is slope[e] * target + offset[e] + the sum of term_factor[k] * value[term_point[k]]
    over k in [term_start[e], term_start[e + 1]). Forced points are numbered as the expressions that force
    them, level by level; before them all come those that the target alone decides, the root's. After the
    forced points come bounds.

    size* : the number of levels, the greatest value, what was subtracted from all values, and the set of
        all values, as it is and mirrored (value x is bit SPREAD - x)
    targets* : the sums to try, in this order
    free : [n_levels], the point that each level chooses
    domain*, mirrored* : [n], the values that each point may take, as a set and mirrored
    due* : [n_levels + 1], values that no point takes later than on this level (0: the root)
    forced_start : [n_levels + 1], level l forces [forced_start[l], forced_start[l + 1]), the root those before
    forced, kind, divisor, factor : the point; its kind; divisor * value = e + factor * the free point's value
    bound_start : [n_levels + 1], the bounds of level l are [bound_start[l], bound_start[l + 1])
    bound_expression, bound_factor, bound_gcd, bound_width : gcd * (factor * the free point's value + the rest) = e,
        or more by up to the width (then the gcd is 1)
    rest_start, rest_weight, rest_count : the least that the rest can be is the sum of weight times the sum of
        the `count` least unused values, or of the greatest if the weight is negative
    most_counted : [n_levels], the greatest rest_count of the level
    limit_start : [n_levels + 1], the limits of level l are [limit_start[l], limit_start[l + 1]): the free
        point has more than the point limit_point, if limit_above is 1, or less
    order_start : [n_levels + 2], other pairs of points, known since level l (0: the root), that must be in order
    below, above : the points of these pairs, of which the first has less
    check_start : [n_levels + 2], the checks of level l (0: the root)
    weigh_start, weigh_point, weigh_table* : a check adds up weights[weigh_table[k] + value[weigh_point[k]]] over k in
        [weigh_start[c], weigh_start[c + 1])
    weights : tables, each of SPREAD + 1 numbers
    range_start, range_low*, range_high* : it holds if the total is in one of its ranges
    """

    size: Ints
    targets: Ints
    slope: Ints
    offset: Ints
    term_start: Ints
    term_point: Ints
    term_factor: Ints
    free: Ints
    domain: Ints
    mirrored: Ints
    due: Ints
    forced_start: Ints
    forced: Ints
    kind: Ints
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


class SumState(NamedTuple):
    """Everything that changes during a search.

    value : [n], what lies on each point that is known
    need : [n_forced], for each forced point of the open levels its expression
    tried*, left* : [n_levels], the values with which each open level began, and those not yet tried
    unused*, unused_mirrored* : [n_levels], the unused values before each level
    least_sum, most_sum : scratch, the sums of the r least and greatest unused values
    found : [capacity * n], rows of the value of every point; reg[N_STORED] rows
    reg : [N_REGISTERS] int64; targets from reg[END_TARGET] on belong to another search
    """

    value: Ints
    need: Ints
    tried: Ints
    left: Ints
    unused: Ints
    unused_mirrored: Ints
    least_sum: Ints
    most_sum: Ints
    found: Ints
    reg: Ints


# Arrays are taken out of the tuples before they are used, and helpers get arrays: a tuple handed over is copied
# whole, which made this kernel ten times slower.


@kernel
def advance(state: SumState, model: SumArrays, budget: int, capacity: int) -> int:
    """Visit up to `budget` nodes; return RUNNING, FULL or EXHAUSTED.

    A node is a value tried on a free point, or a target begun. Solutions are appended to state.found, whose
    first `capacity` rows may be used: with FULL all of them are taken. With capacity 0 solutions are only
    counted. Changes `state` in place and allocates nothing.
    """
    value, need, left, reg = state.value, state.need, state.left, state.reg
    unused_before, mirrored_before = state.unused, state.unused_mirrored
    targets, free, domain, forced_start = model.targets, model.free, model.domain, model.forced_start
    forced, kind, divisor, factor = model.forced, model.kind, model.divisor, model.factor
    order_start, below, above, due = model.order_start, model.below, model.above, model.due
    tried, found = state.tried, state.found
    mirrored_domain = model.mirrored
    least_sum, most_sum = state.least_sum, state.most_sum
    slope, offset, most_counted = model.slope, model.offset, model.most_counted
    term_start, term_point, term_factor = model.term_start, model.term_point, model.term_factor
    bound_start, bound_expression = model.bound_start, model.bound_expression
    bound_factor, bound_gcd, bound_width = model.bound_factor, model.bound_gcd, model.bound_width
    rest_start, rest_weight, rest_count = model.rest_start, model.rest_weight, model.rest_count
    limit_start, limit_point, limit_above = model.limit_start, model.limit_point, model.limit_above
    check_start, weights = model.check_start, model.weights
    weigh_start, weigh_point, weigh_table = model.weigh_start, model.weigh_point, model.weigh_table
    range_start, range_low, range_high = model.range_start, model.range_low, model.range_high
    size = model.size
    spread, n_levels, least_value = size[SPREAD], size[LEVELS], size[LEAST]
    everything = (1 << (spread + 1)) - 1
    if capacity > 0 and reg[N_STORED] >= capacity:
        return FULL
    nodes = reg[NODES]
    stop = nodes + budget
    n_found = reg[N_FOUND]
    depth = reg[DEPTH]
    target = targets[reg[TARGET]] if reg[TARGET] >= 0 else 0
    result = -1
    opens = False
    while result < 0:
        if depth == 0 and not opens:
            # The tree of this target is done.
            if reg[TARGET] + 1 >= reg[END_TARGET]:
                reg[DONE] = 1
                result = EXHAUSTED
            elif nodes >= stop:
                result = RUNNING
            else:
                nodes += 1
                reg[TARGET] += 1
                target = targets[reg[TARGET]]
                # Place the points that the target alone decides.
                rest = size[ALL]
                mirrored = size[ALL_MIRRORED]
                fits = True
                for f in range(forced_start[0]):
                    x = expression(slope, offset, term_start, term_point, term_factor, value, f, target)
                    fits = False
                    if x < 0 or x % divisor[f] != 0:
                        break
                    x = x // divisor[f]
                    if x > spread or (rest & domain[forced[f]]) >> x & 1 == 0:
                        break
                    fits = True
                    rest ^= 1 << x
                    mirrored ^= 1 << (spread - x)
                    value[forced[f]] = x
                if rest & due[0] != 0:
                    fits = False
                for k in range(order_start[0], order_start[1]):
                    fits = fits and value[below[k]] < value[above[k]]
                for c in range(check_start[0], check_start[1]):
                    if (
                        fits
                        and holds(
                            weigh_start, weigh_point, weigh_table, weights, range_start, range_low, range_high, value, c
                        )
                        == 0
                    ):
                        fits = False
                if fits:
                    if n_levels > 0:
                        unused_before[0] = rest
                        mirrored_before[0] = mirrored
                        opens = True
                    else:
                        n_found += 1
                        if capacity > 0:
                            store(found, value, reg[N_STORED], least_value)
                            reg[N_STORED] += 1
                            if reg[N_STORED] >= capacity:
                                result = FULL
            if not opens:
                continue
        if opens:
            unused, mirrored = unused_before[depth], mirrored_before[depth]
            candidates = unused & domain[free[depth]]
            for f in range(forced_start[depth], forced_start[depth + 1]):
                lack = expression(slope, offset, term_start, term_point, term_factor, value, f, target)
                need[f] = lack
                if kind[f] == MINUS:
                    # The partner of v is lack - v, which is bit spread - lack + v of the mirrored set.
                    if lack < 0 or lack > 2 * spread:
                        candidates = 0
                    elif lack >= spread:
                        candidates &= (mirrored & mirrored_domain[forced[f]]) << (lack - spread) & everything
                    else:
                        candidates &= (mirrored & mirrored_domain[forced[f]]) >> (spread - lack)
                elif kind[f] == PLUS:
                    if lack < -spread or lack > spread:
                        candidates = 0
                    elif lack >= 0:
                        candidates &= (unused & domain[forced[f]]) >> lack
                    else:
                        candidates &= (unused & domain[forced[f]]) << -lack & everything
                if candidates == 0:
                    break
            low = 0
            high = spread
            for k in range(limit_start[depth], limit_start[depth + 1]):
                if limit_above[k] == 1:
                    low = max(low, value[limit_point[k]] + 1)
                else:
                    high = min(high, value[limit_point[k]] - 1)
            first, last = bound_start[depth], bound_start[depth + 1]
            if candidates != 0 and first < last:
                total = 0
                word = unused
                for r in range(1, most_counted[depth] + 1):
                    v = lowest(word)
                    word ^= 1 << v
                    total += v
                    least_sum[r] = total
                total = 0
                word = mirrored
                for r in range(1, most_counted[depth] + 1):
                    v = lowest(word)
                    word ^= 1 << v
                    total += spread - v
                    most_sum[r] = total
                for b in range(first, last):
                    number = bound_expression[b]
                    lack = expression(slope, offset, term_start, term_point, term_factor, value, number, target)
                    common = bound_gcd[b]
                    if common > 1:
                        # The quotient of a negative number is not the same everywhere.
                        quotient = abs(lack) // common
                        if quotient * common != abs(lack):
                            high = -1
                            break
                        lack = quotient if lack > 0 else -quotient
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
                    # Now bound_factor times the value must lie between least and most.
                    if most < 0:
                        high = -1
                        break
                    if bound_factor[b] > 1:
                        most = most // bound_factor[b]
                        least = (least + bound_factor[b] - 1) // bound_factor[b] if least > 0 else 0
                    low = max(low, least)
                    high = min(high, most)
            if low > high:
                candidates = 0
            else:
                candidates = (candidates & (everything >> (spread - high))) >> low << low
            tried[depth] = candidates
            left[depth] = candidates
            depth += 1
        level = depth - 1
        candidates = left[level]
        unused = unused_before[level]
        point = free[level]
        first, last = forced_start[level], forced_start[level + 1]
        opens = False
        while candidates != 0 and not opens and result < 0:
            if nodes >= stop:
                result = RUNNING
                break
            nodes += 1
            v = lowest(candidates)
            candidates ^= 1 << v
            value[point] = v
            rest = unused ^ (1 << v)
            fits = True
            for f in range(first, last):
                if kind[f] == MINUS:
                    x = need[f] - v
                elif kind[f] == PLUS:
                    x = need[f] + v
                else:
                    x = need[f] + factor[f] * v
                    if x < 0 or x % divisor[f] != 0:
                        fits = False
                        break
                    x = x // divisor[f]
                    if x > spread or domain[forced[f]] >> x & 1 == 0:
                        fits = False
                        break
                if rest >> x & 1 == 0:
                    fits = False
                    break
                rest ^= 1 << x
                value[forced[f]] = x
            if fits and rest & due[depth] == 0:
                for k in range(order_start[depth], order_start[depth + 1]):
                    fits = fits and value[below[k]] < value[above[k]]
                for c in range(check_start[depth], check_start[depth + 1]):
                    if (
                        fits
                        and holds(
                            weigh_start, weigh_point, weigh_table, weights, range_start, range_low, range_high, value, c
                        )
                        == 0
                    ):
                        fits = False
            else:
                fits = False
            if fits:
                if depth < n_levels:
                    mirrored = mirrored_before[level] ^ (1 << (spread - v))
                    for f in range(first, last):
                        mirrored ^= 1 << (spread - value[forced[f]])
                    unused_before[depth] = rest
                    mirrored_before[depth] = mirrored
                    opens = True
                else:
                    n_found += 1
                    if capacity > 0:
                        store(found, value, reg[N_STORED], least_value)
                        reg[N_STORED] += 1
                        if reg[N_STORED] >= capacity:
                            result = FULL
        left[level] = candidates
        if not opens and result < 0:
            depth -= 1
    reg[NODES] = nodes
    reg[N_FOUND] = n_found
    reg[DEPTH] = depth
    return int(result)


# Numbers of 32 bits would have to be extended at each index and product, a tenth of the time.
_WORDS = frozenset((*SumState._fields, *SumArrays._fields))
KERNEL = KernelEntry("sums", advance, SumState, SumArrays, _WORDS)

"""The model and state of a scan with breaks, and the start of each of its runs; the scan itself is in `edge_breaks`."""

from __future__ import annotations

from typing import Any, NamedTuple

from ._marks import kernel
from .random import below

Ints = Any

# Registers of BreakState.reg; FIRST and SECOND are those of the random numbers.
PHASE, RUNS, POSITION, BEST, DEEPEST = range(5, 10)
RUN_START, RUN_END, REACHED, PUSH, SLACK = range(10, 15)
N_REGISTERS = 15
# Phases
START, SCANNING = range(2)

LABEL_BITS = 8
LABEL_MASK = (1 << LABEL_BITS) - 1
CLASS_AT = 48
MOST_SIDES = 6
MOST_CLASSES = 1 << 13
# How strongly colors are shunned, in thousandths of what could be done at most: where it starts, and how it
# changes after a run that could not keep it up, and after one that could.
FIRST_PUSH, LESS_PUSH, MORE_PUSH = 700, 10, 10
FULL_PUSH = 1000


class BreakArrays(NamedTuple):
    """A model laid out by positions, which are the free cells in the order in which they are filled.

    table : [n], the first key of each position in `bounds`
    first, second : [n], earlier positions whose tiles are part of the key, or n for none; the label they show
        is `placed >> first_shift & LABEL_MASK`, and counts `first_stride` in the key; likewise the second
    more_start : [n + 1], further ones are more[more_start[p] : more_start[p + 1]], with more_shift, more_stride
    check_start : [n + 1], sides of position p that meet earlier or given tiles are the checks check_start[p] :
        check_start[p + 1]: check_place, where in `placed` the other tile stands, check_shift, its label there,
        check_own, the label of the position's own tile
    color_bit : [n_labels] words, the bit of each label's color; all 0 where parity says nothing
    given : words of given tiles, which stand in placed[n + 1 :]
    first_odd : [1] word, the odd colors before the first position
    bounds : candidates of key k that match are entries[bounds[2 k] : bounds[2 k + 1]], those that break
        one side go on to bounds[2 k + 2]
    copies : [n_classes], how many tiles each class has
    class_color : [n_classes * n_sides], the colors of each class, lying anyhow; labels that may meet are of one
        color, and those that meet none are of color 0
    group : [n], positions for which the same tiles come into question are a group
    group_start : [n_groups + 1], the classes of group g are group_class[group_start[g] : group_start[g + 1]]
    flat : [n], the breaks up to each position that keep the tree as wide as at its widest
    sizes : [6], n_sides, how many colors are shunned, the last position that needs shunned sides, the
        nodes of a run, the nodes after which a run must be past that position, the mismatches of given tiles
    """

    table: Ints
    first: Ints
    first_shift: Ints
    first_stride: Ints
    second: Ints
    second_shift: Ints
    second_stride: Ints
    more_start: Ints
    more: Ints
    more_shift: Ints
    more_stride: Ints
    check_start: Ints
    check_place: Ints
    check_shift: Ints
    check_own: Ints
    color_bit: Ints
    given: Ints
    first_odd: Ints
    bounds: Ints
    copies: Ints
    class_color: Ints
    group: Ints
    group_start: Ints
    group_class: Ints
    flat: Ints
    sizes: Ints


class BreakState(NamedTuple):
    """Everything that changes. Fields of words are wide.

    entries : words, the candidates of all keys; those that match are shuffled for every run
    placed : [n + 1 + n_given] words, the candidates taken; then 0, which stands for no neighbor, and given tiles
    cursor, middle, stop : [n], for each position the next entry to try, the first one that breaks a side, the end
    broken, count : [n + 1], breaks and shunned sides before each position
    odd : [n + 1] words, the odd colors before each position
    needed, allowed : [n], shunned sides that are needed with each position; breaks that are allowed up to it
    left, weight : [n_classes], tiles of each class not yet placed; how many shunned sides one has
    colors : those that may be shunned, in random order: the first ones are
    is_shunned : [n_colors]
    tally : [n_groups * (n_sides + 4)], scratch for `set_needs`
    best : [n] words, the best arrangement of all so far with reg[BEST] mismatches, or while that is -1 the
        longest beginning, of reg[DEEPEST] cells
    found : [capacity * n] words
    reg : [N_REGISTERS] int64
    """

    entries: Ints
    placed: Ints
    cursor: Ints
    middle: Ints
    stop: Ints
    broken: Ints
    count: Ints
    odd: Ints
    needed: Ints
    allowed: Ints
    left: Ints
    weight: Ints
    colors: Ints
    is_shunned: Ints
    tally: Ints
    best: Ints
    found: Ints
    reg: Ints


@kernel
def choose_shunned(state: BreakState, model: BreakArrays) -> None:
    """Draw the colors to shun, and count how many sides of them each class of tiles has."""
    colors, is_shunned, weight, class_color = state.colors, state.is_shunned, state.weight, model.class_color
    reg = state.reg
    n_sides = model.sizes[0]
    for k in range(len(is_shunned)):
        is_shunned[k] = 0
    for k in range(model.sizes[1]):
        other = k + below(reg, len(colors) - k)
        color = colors[other]
        colors[other] = colors[k]
        colors[k] = color
        is_shunned[color] = 1
    for c in range(len(weight)):
        shunned = 0
        for side in range(n_sides):
            shunned += is_shunned[class_color[c * n_sides + side]]
        weight[c] = shunned


@kernel
def shuffle(state: BreakState, model: BreakArrays) -> None:
    """Put the candidates that match in a random order, those with many shunned sides first."""
    entries, weight, bounds, reg = state.entries, state.weight, model.bounds, state.reg
    n_sides = model.sizes[0]
    for k in range(len(bounds) // 2):
        start = bounds[2 * k]
        stop = bounds[2 * k + 1]
        for at in range(stop - 1, start, -1):
            other = start + below(reg, at - start + 1)
            entry = entries[at]
            entries[at] = entries[other]
            entries[other] = entry
        if stop - start > 1:
            for shunned in range(n_sides, 0, -1):
                for at in range(start, stop):
                    entry = entries[at]
                    if weight[entry >> CLASS_AT] == shunned:
                        entries[at] = entries[start]
                        entries[start] = entry
                        start += 1


@kernel
def set_needs(state: BreakState, model: BreakArrays) -> None:
    """Set how many shunned sides are needed by each position.

    If every group gave its tiles at random, a position would have seen a fair share of the shunned sides; if
    it gave those with most of them first, the greatest possible. What is needed lies between the two.
    """
    tally, needed, weight, copies, reg = state.tally, state.needed, state.weight, model.copies, state.reg
    group, group_start, group_class = model.group, model.group_start, model.group_class
    n_sides = model.sizes[0]
    last = model.sizes[2]
    push = reg[PUSH]
    # Of each group: tiles of every weight, then all tiles, all shunned sides, tiles given.
    width = n_sides + 4
    n_groups = len(group_start) - 1
    for k in range(n_groups * width):
        tally[k] = 0
    for g in range(n_groups):
        row = g * width
        for k in range(group_start[g], group_start[g + 1]):
            c = group_class[k]
            tally[row + weight[c]] += copies[c]
            tally[row + n_sides + 1] += copies[c]
            tally[row + n_sides + 2] += copies[c] * weight[c]
    most = 0
    fair = 0
    for p in range(len(needed)):
        row = group[p] * width
        shunned = n_sides
        while shunned > 0 and tally[row + shunned] == 0:
            shunned -= 1
        if tally[row + shunned] > 0:
            tally[row + shunned] -= 1
            most += shunned
        tiles = tally[row + n_sides + 1]
        given = tally[row + n_sides + 3]
        total = tally[row + n_sides + 2]
        # A fair share in thousandths, rounded so that all the shares together are the whole.
        if tiles > given:
            fair += 1000 * total * (given + 1) // tiles - 1000 * total * given // tiles
        tally[row + n_sides + 3] = given + 1
        wanted = (FULL_PUSH - push) * fair + push * 1000 * most
        needed[p] = wanted // (FULL_PUSH * 1000) if p <= last else 0


@kernel
def set_allowed(state: BreakState, model: BreakArrays) -> None:
    """Set how many breaks are allowed up to each position: in all fewer than the best arrangement has."""
    reg, allowed, flat = state.reg, state.allowed, model.flat
    best = reg[BEST] - model.sizes[5]
    n = len(allowed)
    for p in range(n):
        # Slack lets breaks come earlier, and more of them.
        breaks = flat[min(n - 1, p + reg[SLACK])] + reg[SLACK] * (p + 1) // n
        if best >= 0:
            breaks = min(breaks, max(0, best - 1))
        allowed[p] = breaks


@kernel
def most_breaks(state: BreakState, model: BreakArrays) -> int:
    """The breaks that an arrangement may have which is better than the best one so far."""
    best = state.reg[BEST]
    if best < 0:
        return 2 * len(state.needed)
    return max(0, int(best) - 1 - int(model.sizes[5]))

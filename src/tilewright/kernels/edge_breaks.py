"""Edge matching with few mismatches: a scan of the board, deep first, that allows a break here and there.

The cells are filled in a fixed order, each so that it matches its earlier neighbors. A *break* is a side
that does not match. Three things make such a scan find arrangements with very few of them (they are what the
solvers of Eternity II came to, among them those of L. Verhaard, P. McGavin and J. Blackwood):

- Breaks are allowed late, where a scan would die out: so many up to each position that the tree stays about
  as wide as it was at its widest, and one fewer in all than the best arrangement has.
- Some colors are *shunned*: their tiles must be used up early, so many sides by each position. What is
  left for the end then has fewer colors, and those tiles match each other more often.
- A side of color a that meets one of color b breaks the parity of both. All colors have their parity again at the
  end, so that with k odd colors at least k / 2 breaks are still to come. A break is only made if that leaves
  it possible to do better than the best arrangement.
- A run ends after so many nodes, and the next begins anew with other colors and candidates in another order.

Candidates stand in a table: for every key, which is made of the labels that the earlier neighbors show,
first those that match all of them, then those that match all but one. A candidate is one word that has
all the search needs: bits 8 s to 8 s + 7 are its label on side s, the bits from 48 on its class of equal tiles.
"""

from __future__ import annotations

from typing import Any

from ._marks import KernelEntry, kernel
from .bits import popcount
from .break_runs import (
    BEST,
    CLASS_AT,
    DEEPEST,
    FULL_PUSH,
    LABEL_MASK,
    LESS_PUSH,
    MORE_PUSH,
    PHASE,
    POSITION,
    PUSH,
    REACHED,
    RUN_END,
    RUN_START,
    RUNS,
    SCANNING,
    SLACK,
    START,
    BreakArrays,
    BreakState,
    choose_shunned,
    most_breaks,
    set_allowed,
    set_needs,
    shuffle,
)
from .status import FULL, N_FOUND, N_STORED, NODES, RUNNING

Ints = Any


@kernel
def begin_run(state: BreakState, model: BreakArrays) -> None:
    """Draw colors and orders, and stand at the first position."""
    reg = state.reg
    choose_shunned(state, model)
    shuffle(state, model)
    set_needs(state, model)
    set_allowed(state, model)
    for c in range(len(state.left)):
        state.left[c] = model.copies[c]
    n = len(state.needed)
    state.odd[0] = model.first_odd[0]
    for k in range(len(model.given)):
        state.placed[n + 1 + k] = model.given[k]
    reg[POSITION] = 0
    reg[RUNS] += 1
    reg[REACHED] = 0
    reg[RUN_START] = reg[NODES]
    reg[RUN_END] = reg[NODES] + model.sizes[4]
    reg[PHASE] = SCANNING
    if n > 0:
        # The first position has no earlier neighbors, and so one key.
        key = model.table[0]
        state.cursor[0] = model.bounds[2 * key]
        state.middle[0] = model.bounds[2 * key + 1]
        state.stop[0] = model.bounds[2 * key + 2] if state.allowed[0] > 0 else state.middle[0]


@kernel
def end_run(state: BreakState, model: BreakArrays, is_exhausted: bool) -> None:
    """Learn from a run: was too much asked of it, or could it do more?"""
    reg = state.reg
    is_stuck = reg[REACHED] <= model.sizes[2]
    if is_stuck and reg[PUSH] > 0:
        reg[PUSH] = max(0, reg[PUSH] - LESS_PUSH)
    else:
        if not is_stuck:
            reg[PUSH] = min(FULL_PUSH, reg[PUSH] + MORE_PUSH)
        if (reg[BEST] < 0 or is_exhausted) and reg[SLACK] < len(state.needed):
            reg[SLACK] += 1
    reg[PHASE] = START


@kernel
def keep(state: BreakState, model: BreakArrays, breaks: int, capacity: int) -> None:
    """Remember a complete arrangement if it is the best one, and hand it out if it is a solution."""
    reg, placed = state.reg, state.placed
    n = len(state.best)
    mismatches = breaks + model.sizes[5]
    if reg[BEST] < 0 or mismatches < reg[BEST]:
        reg[BEST] = mismatches
        for p in range(n):
            state.best[p] = placed[p]
        set_allowed(state, model)
        # Positions that are open already must not break a side where that is no longer allowed.
        for p in range(n):
            if state.broken[p] >= state.allowed[p]:
                state.stop[p] = min(state.stop[p], state.middle[p])
    if mismatches == 0:
        reg[N_FOUND] += 1
        if capacity > 0:
            for p in range(n):
                state.found[reg[N_STORED] * n + p] = placed[p]
            reg[N_STORED] += 1


@kernel
def advance(state: BreakState, model: BreakArrays, budget: int, capacity: int) -> int:
    """Visit up to `budget` nodes (the start of a run counts as one); return RUNNING or FULL.

    A node is a tile put down. Solutions are appended to state.found, whose first `capacity` rows may be used;
    with capacity 0 they are only counted. The same solution may be found again. Changes `state` in place
    and allocates nothing.
    """
    reg = state.reg
    n = len(state.needed)
    end = reg[NODES] + budget
    last = model.sizes[2]
    most = most_breaks(state, model)
    # Arrays are taken out of the tuples before loops: compiled, that is many times faster.
    entries, placed, cursor, middle, stop = state.entries, state.placed, state.cursor, state.middle, state.stop
    broken, count, needed, allowed = state.broken, state.count, state.needed, state.allowed
    left, weight, odd = state.left, state.weight, state.odd
    table, bounds, more_start = model.table, model.bounds, model.more_start
    check_start, check_place, check_shift = model.check_start, model.check_place, model.check_shift
    check_own, color_bit = model.check_own, model.color_bit
    first, first_shift, first_stride = model.first, model.first_shift, model.first_stride
    second, second_shift, second_stride = model.second, model.second_shift, model.second_stride
    while True:
        if capacity > 0 and reg[N_STORED] >= capacity:
            return FULL
        if reg[NODES] >= end:
            return RUNNING
        if reg[PHASE] == START:
            reg[NODES] += 1
            begin_run(state, model)
            if n == 0:
                keep(state, model, 0, capacity)
                reg[PHASE] = START
            continue
        p = reg[POSITION]
        nodes = reg[NODES]
        pause = min(end, reg[RUN_END])
        reached = reg[REACHED]
        is_exhausted = False
        while nodes < pause:
            at = cursor[p]
            to = stop[p]
            split = middle[p]
            before = count[p]
            need = needed[p]
            is_taken = False
            shunned = 0
            entry = 0
            parity = 0
            while at < to:
                entry = entries[at]
                at += 1
                if left[entry >> CLASS_AT] > 0:
                    shunned = before + weight[entry >> CLASS_AT]
                    if shunned >= need:
                        if at > split:
                            parity = odd[p]
                            for k in range(check_start[p], check_start[p + 1]):
                                parity ^= color_bit[placed[check_place[k]] >> check_shift[k] & LABEL_MASK]
                                parity ^= color_bit[entry >> check_own[k] & LABEL_MASK]
                            if 2 * (broken[p] + 1) + popcount(parity) > 2 * most:
                                continue
                        is_taken = True
                        break
            if not is_taken:
                if p == 0:
                    is_exhausted = True
                    break
                p -= 1
                left[placed[p] >> CLASS_AT] += 1
                continue
            nodes += 1
            cursor[p] = at
            placed[p] = entry
            breaks = broken[p]
            parity_after = odd[p]
            if at > split:
                breaks += 1
                parity_after = parity
            if p + 1 == n:
                keep(state, model, breaks, capacity)
                most = most_breaks(state, model)
                # Go back to where no more breaks than are now allowed have been made.
                while p > 0 and broken[p] > allowed[p - 1]:
                    p -= 1
                    left[placed[p] >> CLASS_AT] += 1
                if capacity > 0 and reg[N_STORED] >= capacity:
                    break
                continue
            left[entry >> CLASS_AT] -= 1
            p += 1
            broken[p] = breaks
            count[p] = shunned
            odd[p] = parity_after
            if p > reached:
                reached = p
                if reg[BEST] < 0 and p > reg[DEEPEST]:
                    reg[DEEPEST] = p
                    for k in range(p):
                        state.best[k] = placed[k]
            key = table[p]
            key += (placed[first[p]] >> first_shift[p] & LABEL_MASK) * first_stride[p]
            key += (placed[second[p]] >> second_shift[p] & LABEL_MASK) * second_stride[p]
            for k in range(more_start[p], more_start[p + 1]):
                key += (placed[model.more[k]] >> model.more_shift[k] & LABEL_MASK) * model.more_stride[k]
            cursor[p] = bounds[2 * key]
            middle[p] = bounds[2 * key + 1]
            # A break leaves at best two odd colors fewer, which makes up for itself.
            may_break = breaks < allowed[p] and 2 * breaks + popcount(parity_after) <= 2 * most
            stop[p] = bounds[2 * key + 2] if may_break else bounds[2 * key + 1]
        reg[POSITION] = p
        reg[NODES] = nodes
        reg[REACHED] = reached
        if is_exhausted:
            end_run(state, model, True)
        elif nodes >= reg[RUN_END]:
            # A run that has passed the positions where shunned sides are needed is given its full time.
            whole = reg[RUN_START] + model.sizes[3]
            if reached > last and reg[RUN_END] < whole:
                reg[RUN_END] = whole
            else:
                end_run(state, model, False)


_WORDS = "entries placed odd best found given color_bit first_odd".split()
KERNEL = KernelEntry("edge_breaks", advance, BreakState, BreakArrays, frozenset(_WORDS))

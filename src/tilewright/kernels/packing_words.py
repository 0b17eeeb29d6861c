"""Exact cover by words of bits, for masks of a few words, 63 items in each. A template: see `_templates`.

A child of a node is made in four passes over lists of masks. Inside the first three no jump depends on
the data, so that none is mispredicted:

1. *Cover.* The `or` of all masks that do not meet the chosen one. If a needed item is not in it, the
   choice was wrong; most children end here. Compiled, eight options (AVX-512) or four (AVX2) are
   tested at a time.
2. *Filter.* Each mask is written to the end of the child's list, and the end moves on if the mask did
   not meet the chosen one.
3. *Count.* How many options each item has, for all items at once: bit i of the planes p, q, r, s is a
   binary digit of the number for item i, and v says that it has passed 15. Two masks are added at a time.
4. *Front.* The options of the item with the fewest are moved to the front of the list; first it is noted, without a
   jump, where they stand.

If items have one option only, all of these options are forced. They are chosen as one node: if two of them exclude each
other it is dead, else the last of them stands for all.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from ._marks import ANY, NONE, WORDS, KernelEntry, N, W
from .bits import WORD_BITS, lowest
from .packing import (
    DEPTH,
    DONE,
    HAS_FREE,
    ISLAND_LEVELS,
    N_COPIED,
    PHASE,
    START,
    WALK,
    PackingArrays,
    PackingState,
    entry_of,
    has_bad_island,
    rarest,
    store,
    use_copies,
)
from .status import EXHAUSTED, FULL, N_FOUND, N_STORED, NODES, RUNNING

_WIDE = frozenset("single lacks need covered chosen clash a b c p q r s v t".split())
"""Variables that hold a mask."""
MOST_WORDS = 2
"""For longer masks the kernel that goes word by word is faster."""


@cache
def entry_on(n_words: int) -> KernelEntry:
    """Make the kernel for masks of `n_words` words."""

    def make() -> Callable[..., int]:
        from ._templates import kernel_of

        return kernel_of(advance, f"advance_{n_words}", _WIDE, N=n_words)

    return entry_of(f"packing_{n_words}", make=make)


def advance(state: PackingState, model: PackingArrays, budget: int, capacity: int) -> int:
    """Visit up to `budget` nodes; return RUNNING, FULL or EXHAUSTED.

    A node is an option chosen, or all that are forced at once. Solutions are appended to state.found, whose
    first `capacity` rows may be used: with FULL all of them are taken. With capacity 0 solutions are only counted.
    Changes `state` in place and allocates nothing.
    """
    words, option, reg = state.words, state.option, state.reg
    level_begin, level_next, level_stop = state.level_begin, state.level_next, state.level_stop
    level_rest, level_end, level_need = state.level_rest, state.level_end, state.level_need
    blocked, filled, lacking = state.blocked, state.filled, state.lacking
    n_copied, has_free, island_levels = model.shape[N_COPIED], model.shape[HAS_FREE], model.shape[ISLAND_LEVELS]
    single = model.single[W]
    room = len(option)
    depth, nodes, found = reg[DEPTH], reg[NODES], reg[N_FOUND]
    stop = nodes + budget
    status = RUNNING
    # The root is a node whose list is there already.
    fresh = reg[PHASE] == START
    if reg[PHASE] == DONE:
        return EXHAUSTED
    while True:
        lacks = 0
        if fresh:
            reg[PHASE] = WALK
            begin = level_begin[0]
            end = level_end[0]
            need = level_need[W]
            covered = 0
            for j in range(begin, end):
                covered |= words[W * room + j]
            # Without a list the walk ends at once.
            level_next[0] = begin
            level_stop[0] = begin
            if ANY(need & ~covered):
                fresh = False
                continue
        else:
            k = level_next[depth]
            if k >= level_stop[depth]:
                if depth == 0:
                    reg[PHASE] = DONE
                    status = EXHAUSTED
                    break
                depth -= 1
                continue
            if nodes >= stop:
                break
            if capacity > 0 and reg[N_STORED] >= capacity:
                status = FULL
                break
            nodes += 1
            level_next[depth] = k + 1
            chosen = words[W * room + k] & single
            need = level_need[N * depth + W] & ~chosen
            if n_copied > 0:
                use_copies(state, model, depth, k)
                chosen |= blocked[W]
                need &= ~filled[W]
                lacks = lacking[W]
            if NONE(need) and has_free == 0:
                found += 1
                if capacity > 0:
                    store(state, depth + 1)
                    if reg[N_STORED] >= capacity:
                        status = FULL
                        break
                continue
            start = level_rest[depth]
            if start < 0:
                start = k + 1
            end = level_end[depth]
            covered = 0
            for j in range(start, end):
                a = words[W * room + j]
                if NONE(a & chosen):
                    covered |= a
            if ANY(need & ~covered):
                continue
            begin = end
            for j in range(start, level_end[depth]):
                a = words[W * room + j]
                words[W * room + end] = a
                option[end] = option[j]
                end += 1 if NONE(a & chosen) else 0
            words[W * room + end] = 0
            depth += 1
            level_begin[depth] = begin
            level_next[depth] = begin
            level_stop[depth] = begin
            level_end[depth] = end
            level_need[N * depth + W] = need
        fresh = False
        if NONE(need):
            # A solution, which can grow by what is left.
            level_stop[depth] = end
            level_rest[depth] = -1
            found += 1
            if capacity > 0:
                store(state, depth)
                if reg[N_STORED] >= capacity:
                    status = FULL
                    break
            continue
        p = q = r = s = v = 0
        for j in range(begin, end, 2):
            # Two at a time; behind a list of odd length stands 0.
            a = words[W * room + j]
            b = words[W * room + j + 1]
            c = a ^ b
            a = (a & b) | (c & p)
            p ^= c
            b = q & a
            q ^= a
            a = r & b
            r ^= b
            v |= s & a
            s ^= a
        if ANY(lacks & ~(q | r | s | v)):
            # An item that needs two more options has only one; no branch was opened, so that the level ends.
            continue
        if depth < island_levels and has_bad_island(state, model, begin, end, depth):
            continue
        # The items with the fewest options, digit by digit from the highest.
        t = need & ~(q | r | s | v)
        forced = ANY(t) and n_copied == 0
        if not forced:
            t = need & ~v
            if NONE(t):
                item = rarest(state, model, begin, end, depth)
                t = 1 << (item - W * WORD_BITS) if W * WORD_BITS <= item < (W + 1) * WORD_BITS else 0
            else:
                a = t & ~s
                if ANY(a):
                    t = a
                a = t & ~r
                if ANY(a):
                    t = a
                a = t & ~q
                if ANY(a):
                    t = a
                a = t & ~p
                if ANY(a):
                    t = a
                taken = 0
                for _ in WORDS:
                    t = t & -t if taken == 0 else 0
                    taken |= t
        front = begin
        for first in range(begin, end, WORD_BITS):
            hits = 0
            for j in range(first, min(first + WORD_BITS, end)):
                a = words[W * room + j]
                hits |= (1 if ANY(a & t) else 0) << (j - first)
            while hits != 0:
                j = first + lowest(hits)
                hits &= hits - 1
                a = words[W * room + j]
                words[W * room + j] = words[W * room + front]
                words[W * room + front] = a
                number = option[j]
                option[j] = option[front]
                option[front] = number
                front += 1
        if forced and front - begin > 1:
            # All options that are forced are chosen as one, the last; the others get levels with nothing else to try.
            chosen = 0
            clash = 0
            for j in range(begin, front):
                a = words[W * room + j]
                clash |= chosen & a
                chosen |= a
            if ANY(clash):
                continue
            words[W * room + front - 1] = chosen
            for j in range(begin + 1, front):
                level_next[depth] = j
                level_stop[depth] = j
                level_rest[depth] = front
                depth += 1
                level_begin[depth] = j
                level_next[depth] = j
                level_end[depth] = end
            level_need[N * depth + W] = need
        level_stop[depth] = front
        level_rest[depth] = front if ANY(t & single) else -1
    reg[DEPTH], reg[NODES], reg[N_FOUND] = depth, nodes, found
    return status

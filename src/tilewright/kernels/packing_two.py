"""Exact cover by words of bits, for masks of two words: up to 126 items.

A child of a node is made in four passes over lists of masks. Inside the first three no jump depends on
the data, so that none is mispredicted:

1. *Cover.* The `or` of all masks that do not meet the chosen one. If a needed item is not in it, the
   choice was wrong; most children end here. Compiled, eight options (AVX-512) or four (AVX2) are
   tested at a time.
2. *Filter.* Each mask is written to the end of the child's list, and the end moves on if the mask did
   not meet the chosen one.
3. *Count.* How many options each item has, for all items at once: bit i of the planes p, q, r, s is a
   binary digit of the number for item i, and v says that it has passed 15.
4. *Front.* The options of the item with the fewest are moved to the front of the list.
"""

from __future__ import annotations

from ._jit import kernel
from .bits import WORD_BITS
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
    has_bad_island,
    rarest,
    store,
    use_copies,
)
from .status import EXHAUSTED, FULL, N_FOUND, N_STORED, NODES, RUNNING


@kernel
def advance(state: PackingState, model: PackingArrays, budget: int, capacity: int) -> int:
    """Visit up to `budget` nodes; return RUNNING, FULL or EXHAUSTED.

    A node is an option chosen. Solutions are appended to state.found, whose first `capacity` rows
    may be used: with FULL all of them are taken. With capacity 0 solutions are only counted.
    Changes `state` in place and allocates nothing.
    """
    words, option, reg = state.words, state.option, state.reg
    level_begin, level_next, level_stop = state.level_begin, state.level_next, state.level_stop
    level_rest, level_end, level_need = state.level_rest, state.level_end, state.level_need
    blocked, filled, lacking = state.blocked, state.filled, state.lacking
    n_copied, has_free, island_levels = model.shape[N_COPIED], model.shape[HAS_FREE], model.shape[ISLAND_LEVELS]
    single0, single1 = model.single[0], model.single[1]
    room = len(option)
    depth, nodes, found = reg[DEPTH], reg[NODES], reg[N_FOUND]
    stop = nodes + budget
    status = RUNNING
    # The root is a node whose list is there already.
    fresh = reg[PHASE] == START
    if reg[PHASE] == DONE:
        return EXHAUSTED
    while True:
        lacks0 = 0
        lacks1 = 0
        if fresh:
            reg[PHASE] = WALK
            begin = level_begin[0]
            end = level_end[0]
            need0 = level_need[0]
            need1 = level_need[1]
            covered0 = 0
            covered1 = 0
            for j in range(begin, end):
                covered0 |= words[j]
                covered1 |= words[room + j]
            # Without a list the walk ends at once.
            level_next[0] = begin
            level_stop[0] = begin
            if ((need0 & ~covered0) | (need1 & ~covered1)) != 0:
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
            chosen0 = words[k] & single0
            chosen1 = words[room + k] & single1
            need0 = level_need[2 * depth] & ~chosen0
            need1 = level_need[2 * depth + 1] & ~chosen1
            if n_copied > 0:
                use_copies(state, model, depth, k)
                chosen0 |= blocked[0]
                chosen1 |= blocked[1]
                need0 &= ~filled[0]
                need1 &= ~filled[1]
                lacks0 = lacking[0]
                lacks1 = lacking[1]
            if (need0 | need1) == 0 and has_free == 0:
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
            covered0 = 0
            covered1 = 0
            for j in range(start, end):
                a0 = words[j]
                a1 = words[room + j]
                if ((a0 & chosen0) | (a1 & chosen1)) == 0:
                    covered0 |= a0
                    covered1 |= a1
            if ((need0 & ~covered0) | (need1 & ~covered1)) != 0:
                continue
            begin = end
            for j in range(start, level_end[depth]):
                a0 = words[j]
                a1 = words[room + j]
                words[end] = a0
                words[room + end] = a1
                option[end] = option[j]
                end += 1 if ((a0 & chosen0) | (a1 & chosen1)) == 0 else 0
            depth += 1
            level_begin[depth] = begin
            level_next[depth] = begin
            level_stop[depth] = begin
            level_end[depth] = end
            level_need[2 * depth] = need0
            level_need[2 * depth + 1] = need1
        fresh = False
        if (need0 | need1) == 0:
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
        p0 = p1 = q0 = q1 = r0 = r1 = s0 = s1 = v0 = v1 = 0
        for j in range(begin, end):
            a0 = words[j]
            a1 = words[room + j]
            b0 = p0 & a0
            b1 = p1 & a1
            p0 ^= a0
            p1 ^= a1
            a0 = q0 & b0
            a1 = q1 & b1
            q0 ^= b0
            q1 ^= b1
            b0 = r0 & a0
            b1 = r1 & a1
            r0 ^= a0
            r1 ^= a1
            v0 |= s0 & b0
            v1 |= s1 & b1
            s0 ^= b0
            s1 ^= b1
        if ((lacks0 & ~(q0 | r0 | s0 | v0)) | (lacks1 & ~(q1 | r1 | s1 | v1))) != 0:
            # An item that needs two more options has only one; no branch was opened, so that the level ends.
            continue
        if depth < island_levels and has_bad_island(state, model, begin, end, depth):
            continue
        # The items with the fewest options, digit by digit from the highest.
        t0 = need0 & ~v0
        t1 = need1 & ~v1
        if (t0 | t1) == 0:
            item = rarest(state, model, begin, end, depth)
            if item < WORD_BITS:
                t0 = 1 << item
            else:
                t1 = 1 << (item - WORD_BITS)
        else:
            a0 = t0 & ~s0
            a1 = t1 & ~s1
            if (a0 | a1) != 0:
                t0 = a0
                t1 = a1
            a0 = t0 & ~r0
            a1 = t1 & ~r1
            if (a0 | a1) != 0:
                t0 = a0
                t1 = a1
            a0 = t0 & ~q0
            a1 = t1 & ~q1
            if (a0 | a1) != 0:
                t0 = a0
                t1 = a1
            a0 = t0 & ~p0
            a1 = t1 & ~p1
            if (a0 | a1) != 0:
                t0 = a0
                t1 = a1
            if t0 != 0:
                t0 &= -t0
                t1 = 0
            else:
                t1 &= -t1
        front = begin
        for j in range(begin, end):
            a0 = words[j]
            a1 = words[room + j]
            if ((a0 & t0) | (a1 & t1)) != 0:
                words[j] = words[front]
                words[room + j] = words[room + front]
                words[front] = a0
                words[room + front] = a1
                number = option[j]
                option[j] = option[front]
                option[front] = number
                front += 1
        level_stop[depth] = front
        level_rest[depth] = front if ((t0 & single0) | (t1 & single1)) != 0 else -1
    reg[DEPTH], reg[NODES], reg[N_FOUND] = depth, nodes, found
    return status

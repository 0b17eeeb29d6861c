"""Exact cover by words of bits, for masks of one word: up to 63 items. See `packing_two`."""

from __future__ import annotations

from ._jit import kernel
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
    single = model.single[0]
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
            need = level_need[0]
            covered = 0
            for j in range(begin, end):
                covered |= words[j]
            # Without branches the walk ends at once.
            level_next[0] = begin
            level_stop[0] = begin
            if (need & ~covered) != 0:
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
            chosen = words[k] & single
            need = level_need[depth] & ~chosen
            if n_copied > 0:
                use_copies(state, model, depth, k)
                chosen |= blocked[0]
                need &= ~filled[0]
                lacks = lacking[0]
            if need == 0 and has_free == 0:
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
                a = words[j]
                if (a & chosen) == 0:
                    covered |= a
            if (need & ~covered) != 0:
                continue
            begin = end
            for j in range(start, level_end[depth]):
                a = words[j]
                words[end] = a
                option[end] = option[j]
                end += 1 if (a & chosen) == 0 else 0
            depth += 1
            level_begin[depth] = begin
            level_next[depth] = begin
            level_stop[depth] = begin
            level_end[depth] = end
            level_need[depth] = need
        fresh = False
        if need == 0:
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
        for j in range(begin, end):
            a = words[j]
            b = p & a
            p ^= a
            a = q & b
            q ^= b
            b = r & a
            r ^= a
            v |= s & b
            s ^= b
        if (lacks & ~(q | r | s | v)) != 0:
            # An item that needs two more options has only one; no branch was opened, so that the level ends.
            continue
        if depth < island_levels and has_bad_island(state, model, begin, end, depth):
            continue
        # The items with the fewest options, digit by digit from the highest.
        t = need & ~v
        if t == 0:
            t = 1 << rarest(state, model, begin, end, depth)
        else:
            if (t & ~s) != 0:
                t &= ~s
            if (t & ~r) != 0:
                t &= ~r
            if (t & ~q) != 0:
                t &= ~q
            if (t & ~p) != 0:
                t &= ~p
            t &= -t
        front = begin
        for j in range(begin, end):
            a = words[j]
            if (a & t) != 0:
                words[j] = words[front]
                words[front] = a
                number = option[j]
                option[j] = option[front]
                option[front] = number
                front += 1
        level_stop[depth] = front
        level_rest[depth] = front if (t & single) != 0 else -1
    reg[DEPTH], reg[NODES], reg[N_FOUND] = depth, nodes, found
    return status

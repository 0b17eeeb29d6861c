"""Exact cover by words of bits, for masks of any number of words. See `packing_words` for the idea.

Most options have bits in few words only, so that each pass goes word by word: the words of the chosen
mask that are not 0 decide which options stay, and only these are counted.
"""

from __future__ import annotations

from ._marks import kernel
from .bits import WORD_BITS, lowest
from .packing import (
    DEPTH,
    DONE,
    HAS_FREE,
    ISLAND_LEVELS,
    N_COPIED,
    N_WORDS,
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

# A count is exact up to 15; what a word's items have more is beyond all exact ones.
_BEYOND = 16


@kernel
def fewest_options(state: PackingState, model: PackingArrays, begin: int, end: int, depth: int) -> int:
    """The needed item, as the number of its bit, with the fewest options of a list; -1 if one has too few."""
    words, level_need, lacking = state.words, state.level_need, state.lacking
    n_words, n_copied = model.shape[N_WORDS], model.shape[N_COPIED]
    room = len(state.option)
    best = -1
    fewest = _BEYOND
    for w in range(n_words):
        need = level_need[depth * n_words + w]
        if need != 0:
            p = q = r = s = v = 0
            for j in range(w * room + begin, w * room + end):
                a = words[j]
                b = p & a
                p ^= a
                a = q & b
                q ^= b
                b = r & a
                r ^= a
                v |= s & b
                s ^= b
            if (need & ~(p | q | r | s | v)) != 0:
                return -1
            if n_copied > 0 and (lacking[w] & ~(q | r | s | v)) != 0:
                return -1
            t = need & ~v
            if t != 0:
                count = 0
                if (t & ~s) != 0:
                    t &= ~s
                else:
                    count += 8
                if (t & ~r) != 0:
                    t &= ~r
                else:
                    count += 4
                if (t & ~q) != 0:
                    t &= ~q
                else:
                    count += 2
                if (t & ~p) != 0:
                    t &= ~p
                else:
                    count += 1
                if count < fewest:
                    fewest = count
                    best = w * WORD_BITS + lowest(t)
                    if count == 1 and depth > 0 and n_copied == 0:
                        # Nothing is less: every needed item of a child has an option.
                        break
    return best if best >= 0 else rarest(state, model, begin, end, depth)


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
    chosen, met, kept = state.chosen, state.met, state.kept
    n_words, n_copied = model.shape[N_WORDS], model.shape[N_COPIED]
    has_free, island_levels = model.shape[HAS_FREE], model.shape[ISLAND_LEVELS]
    single = model.single
    room = len(option)
    depth, nodes, found = reg[DEPTH], reg[NODES], reg[N_FOUND]
    stop = nodes + budget
    status = RUNNING
    # The root is a node whose list is there already.
    fresh = reg[PHASE] == START
    if reg[PHASE] == DONE:
        return EXHAUSTED
    while True:
        needs = 0
        if fresh:
            reg[PHASE] = WALK
            begin = level_begin[0]
            end = level_end[0]
            level_next[0] = begin
            level_stop[0] = begin
            for w in range(n_words):
                needs |= level_need[w]
                lacking[w] = 0
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
            if n_copied > 0:
                use_copies(state, model, depth, k)
            for w in range(n_words):
                mask = words[w * room + k] & single[w]
                need = level_need[depth * n_words + w] & ~mask
                if n_copied > 0:
                    mask |= blocked[w]
                    need &= ~filled[w]
                chosen[w] = mask
                needs |= need
                level_need[(depth + 1) * n_words + w] = need
            if needs == 0 and has_free == 0:
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
            last = level_end[depth]
            is_first = True
            for w in range(n_words):
                mask = chosen[w]
                at = w * room
                if mask != 0 and is_first:
                    is_first = False
                    for j in range(start, last):
                        met[j] = words[at + j] & mask
                elif mask != 0:
                    for j in range(start, last):
                        met[j] |= words[at + j] & mask
            if is_first:
                for j in range(start, last):
                    met[j] = 0
            possible = True
            for w in range(n_words):
                need = level_need[(depth + 1) * n_words + w]
                if need != 0:
                    at = w * room
                    covered = 0
                    for j in range(start, last):
                        if met[j] == 0:
                            covered |= words[at + j]
                    if (need & ~covered) != 0:
                        possible = False
                        break
            if not possible:
                continue
            begin = last
            n_kept = 0
            for j in range(start, last):
                kept[n_kept] = j
                n_kept += 1 if met[j] == 0 else 0
            for i in range(n_kept):
                option[begin + i] = option[kept[i]]
            for w in range(n_words):
                at = w * room
                top = at + begin
                for i in range(n_kept):
                    words[top + i] = words[at + kept[i]]
            end = begin + n_kept
            depth += 1
            level_begin[depth] = begin
            level_next[depth] = begin
            level_stop[depth] = begin
            level_end[depth] = end
        fresh = False
        if needs == 0:
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
        # If an item has too few options, no branch is opened, so that the level ends.
        item = fewest_options(state, model, begin, end, depth)
        if item < 0 or (depth < island_levels and has_bad_island(state, model, begin, end, depth)):
            continue
        word = item // WORD_BITS
        t = 1 << (item % WORD_BITS)
        front = begin
        for j in range(begin, end):
            if (words[word * room + j] & t) != 0:
                for w in range(n_words):
                    at = w * room
                    mask = words[at + j]
                    words[at + j] = words[at + front]
                    words[at + front] = mask
                number = option[j]
                option[j] = option[front]
                option[front] = number
                front += 1
        level_stop[depth] = front
        level_rest[depth] = front if (single[word] & t) != 0 else -1
    reg[DEPTH], reg[NODES], reg[N_FOUND] = depth, nodes, found
    return status


KERNEL = entry_of("packing_many", advance)

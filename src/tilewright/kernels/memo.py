"""Counting exact covers without listing them: what is left of the puzzle is counted once.

The walk is that of the scan kernel: always the first hole, and (hole, window, stocks) says all about
what is left. So the number of ways to go on from there is kept in a table under that key, and looked up
when the walk comes there again. The key is stored in full: two different rests are never taken for one
another, however their hashes fall.

Numbers are kept in limbs of 62 bits, the lowest first, as many as the greatest possible count needs.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ._marks import KernelEntry, kernel
from .bits import WORD_BITS, lowest
from .scan import CHUNK, WORDS, ScanArrays, is_enough
from .status import EXHAUSTED, FULL, NODES, RUNNING

Ints = Any

# Registers of MemoState.reg
LEVEL, DONE, N_KEPT, IS_KEEPING = range(3, 7)
N_REGISTERS = 7

LIMB_BITS = 62
_LIMB = (1 << LIMB_BITS) - 1
# Factors that scatter keys; products of two numbers of 31 bits fit into a word.
_HALF = (1 << 31) - 1
_A, _B, _C, _D, _E, _F = 0x5BD1E995, 0x2C1B3C6D, 0x297A2D39, 0x6F4F2A35, 0x4B9CD5A1, 0x7A3D93B5


class MemoState(NamedTuple):
    """Everything that changes during a count; the tree is that of scan.ScanState.

    hole, window, stocks, word, rest : [n_levels]
    total : [n_levels * n_limbs], the ways found so far to go on from each level
    key_hole, key_window, key_stocks : [n_slots], the table; key_hole is 1 + hole, 0 for an empty slot
    value : [n_slots * n_limbs]
    reg : [N_REGISTERS]
    """

    hole: Ints
    window: Ints
    stocks: Ints
    word: Ints
    rest: Ints
    total: Ints
    key_hole: Ints
    key_window: Ints
    key_stocks: Ints
    value: Ints
    reg: Ints


@kernel
def slot_of(key_hole: Ints, key_window: Ints, key_stocks: Ints, hole: int, window: int, stocks: int) -> int:
    """The slot that has a key, or the empty one where it belongs."""
    mask = len(key_hole) - 1
    mixed = ((window & _HALF) * _A) ^ ((window >> 31) * _B) ^ ((stocks & _HALF) * _C) ^ ((stocks >> 31) * _D)
    mixed ^= (hole + 1) * _E
    mixed ^= mixed >> 29
    mixed = (mixed & _HALF) * _F
    slot = (mixed ^ (mixed >> 23)) & mask
    while key_hole[slot] != 0 and (
        key_hole[slot] != hole + 1 or key_window[slot] != window or key_stocks[slot] != stocks
    ):
        slot = (slot + 1) & mask
    return slot


@kernel
def add(total: Ints, at: int, value: Ints, start: int, n_limbs: int) -> None:
    """Add a number of several limbs to another."""
    carry = 0
    for k in range(n_limbs):
        limb = total[at + k] + value[start + k] + carry
        total[at + k] = limb & _LIMB
        carry = limb >> LIMB_BITS


@kernel
def move_entries(old: MemoState, new: MemoState, budget: int, capacity: int) -> int:
    """Put all entries of one table into another, which is empty and has room for them; the last two say nothing."""
    n_limbs = len(old.value) // len(old.key_hole)
    for k in range(len(old.key_hole)):
        if old.key_hole[k] != 0:
            slot = slot_of(
                new.key_hole, new.key_window, new.key_stocks, old.key_hole[k] - 1, old.key_window[k], old.key_stocks[k]
            )
            new.key_hole[slot] = old.key_hole[k]
            new.key_window[slot] = old.key_window[k]
            new.key_stocks[slot] = old.key_stocks[k]
            for limb in range(n_limbs):
                new.value[slot * n_limbs + limb] = old.value[k * n_limbs + limb]
    return EXHAUSTED


@kernel
def advance(state: MemoState, model: ScanArrays, budget: int, capacity: int) -> int:
    """Visit up to `budget` nodes; return RUNNING, FULL or EXHAUSTED.

    FULL says that the table has no room for the next entry: give it more slots, or clear
    reg[IS_KEEPING] so that nothing more is kept. `capacity` is not used: solutions are never listed.
    """
    class_of, shift, table, entries, n_words = model.class_of, model.shift, model.table, model.entries, model.n_words
    first_mask, mask, take, least = model.first_mask, model.mask, model.take, model.least
    level_hole, level_window, level_stocks = state.hole, state.window, state.stocks
    level_word, level_rest, reg = state.word, state.rest, state.reg
    total, value = state.total, state.value
    key_hole, key_window, key_stocks = state.key_hole, state.key_window, state.key_stocks
    if reg[DONE] == 1:
        return EXHAUSTED
    n_places = len(class_of)
    n_slots = len(key_hole)
    n_limbs = len(value) // n_slots
    # Of four slots one stays empty, so that keys are found soon.
    room = n_slots - n_slots // 4
    is_keeping = reg[IS_KEEPING] == 1
    n_windows, n_tables = model.n_tables[0], model.n_tables[1]
    nodes = reg[NODES]
    stop = nodes + budget
    level = reg[LEVEL]
    hole = level_hole[level]
    window = level_window[level]
    stocks = level_stocks[level]
    word = level_word[level]
    rest = level_rest[level]
    kind = class_of[hole]
    status = RUNNING
    while True:
        while rest == 0:
            word += 1
            if word < n_words[kind]:
                offset = word * CHUNK
                first = kind * n_tables
                rest = entries[table[first] + offset + (window & (CHUNK - 1))]
                for t in range(1, n_windows):
                    rest &= entries[table[first + t] + offset + ((window >> shift[t]) & (CHUNK - 1))]
                for t in range(n_windows, n_tables):
                    rest &= entries[table[first + t] + offset + ((stocks >> shift[t]) & (CHUNK - 1))]
                continue
            # All ways to go on from here are counted.
            if level == 0:
                reg[DONE] = 1
                status = EXHAUSTED
                break
            if is_keeping:
                if reg[N_KEPT] >= room:
                    status = FULL
                    # The level is done again when there is room.
                    word -= 1
                    break
                slot = slot_of(key_hole, key_window, key_stocks, hole, window, stocks)
                key_hole[slot] = hole + 1
                key_window[slot] = window
                key_stocks[slot] = stocks
                for limb in range(n_limbs):
                    value[slot * n_limbs + limb] = total[level * n_limbs + limb]
                reg[N_KEPT] += 1
            add(total, (level - 1) * n_limbs, total, level * n_limbs, n_limbs)
            level -= 1
            hole = level_hole[level]
            window = level_window[level]
            stocks = level_stocks[level]
            word = level_word[level]
            rest = level_rest[level]
            kind = class_of[hole]
        if nodes >= stop or status != RUNNING:
            break
        nodes += 1
        k = first_mask[kind] + word * WORD_BITS + lowest(rest)
        rest &= rest - 1
        covered = window | mask[k]
        after = stocks + take[k]
        step = lowest(covered + 1)
        next_hole = hole + step
        if next_hole >= n_places:
            if is_enough(least, after):
                carry = 1
                for limb in range(n_limbs):
                    more = total[level * n_limbs + limb] + carry
                    total[level * n_limbs + limb] = more & _LIMB
                    carry = more >> LIMB_BITS
            continue
        next_window = covered >> step
        next_kind = class_of[next_hole]
        first = next_kind * n_tables
        fits = entries[table[first] + (next_window & (CHUNK - 1))]
        for t in range(1, n_windows):
            fits &= entries[table[first + t] + ((next_window >> shift[t]) & (CHUNK - 1))]
        for t in range(n_windows, n_tables):
            fits &= entries[table[first + t] + ((after >> shift[t]) & (CHUNK - 1))]
        if fits == 0 and n_words[next_kind] == 1:
            continue
        slot = slot_of(key_hole, key_window, key_stocks, next_hole, next_window, after)
        if key_hole[slot] != 0:
            add(total, level * n_limbs, value, slot * n_limbs, n_limbs)
            continue
        level_word[level] = word
        level_rest[level] = rest
        level += 1
        hole = next_hole
        window = next_window
        stocks = after
        kind = next_kind
        word = 0
        rest = fits
        level_hole[level] = hole
        level_window[level] = window
        level_stocks[level] = stocks
        for limb in range(n_limbs):
            total[level * n_limbs + limb] = 0
    level_word[level] = word
    level_rest[level] = rest
    reg[LEVEL] = level
    reg[NODES] = nodes
    return status


_WORDS = WORDS | {"total", "value", "key_window", "key_stocks"}
KERNEL = KernelEntry("memo", advance, MemoState, ScanArrays, _WORDS, uses_vectors=False)
MOVE = KernelEntry("memo_move", move_entries, MemoState, MemoState, _WORDS)

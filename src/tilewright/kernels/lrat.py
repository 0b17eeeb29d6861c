"""Checks a proof in the binary form of LRAT, line by line.

A line adds a clause and names older ones, its hints. If the new clause were false, each hint in turn would have one
literal left, which must then be true, and the last none: so the clause follows. Nothing else is asked of a line. The
proof is complete when a line adds the empty clause. (L. Cruz-Filipe, M. Heule, W. Hunt, M. Kaufmann, P. Schneider-Kamp,
Efficient certified RAT verification, 2017; lines that need more than that, with negative hints, are refused.)

Clauses lie in `store` one behind the other: the number of literals, the number of the clause in two parts of 31 bits,
the literals. A hash table finds them by their numbers. What is deleted is marked, and goes when space is needed.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ._marks import KernelEntry, kernel
from .status import EXHAUSTED, FULL, NODES, RUNNING

# Ints is a list when interpreted and an array when compiled.
Ints = Any

WRONG, CROWDED = 3, 4
"""A line is wrong, reg[FAULT] says how; and: there is no space left for clauses."""

# Registers of LratState.reg
AT, END, STORED, N_SLOTS_USED, LIVE, SERIAL, LAST_ID, FAULT, FAULT_ID, PROVED, REBUILD = range(3, 14)
N_REGISTERS = 14
# Faults
(
    NO_LINE,
    TOO_GREAT,
    NO_LITERAL,
    NO_NEW_NUMBER,
    NO_SUCH_HINT,
    NOT_SINGLE,
    NO_CONFLICT,
    NO_SUCH_DELETION,
    NEGATIVE_HINT,
) = range(1, 10)
HEADER = 3
PART = 31
GONE = -1


class LratArrays(NamedTuple):
    """sizes : the number of codes of literals, which are 2 * v for variable v and 2 * v + 1 for its negative."""

    sizes: Ints


class LratState(NamedTuple):
    """Everything that changes during a check.

    text : the proof, four bytes in each number; [reg[AT] : reg[END]] are still to be read
    store : the clauses, in [: reg[STORED]]
    key, place : the hash table: numbers of clauses (0: empty, GONE: deleted), and where they lie in the store
    false : for each literal the serial number of the line in which it was last found false
    """

    text: Ints
    store: Ints
    key: Ints
    place: Ints
    false: Ints
    reg: Ints


@kernel
def read(text: Ints, reg: Ints) -> int:
    """The next number; -1 if the text ends before, -2 if it is too great."""
    number = 0
    shift = 0
    at = reg[AT]
    while at < reg[END]:
        byte = (text[at >> 2] >> ((at & 3) * 8)) & 255
        at += 1
        number |= (byte & 127) << shift
        if byte < 128:
            reg[AT] = at
            return int(number)
        shift += 7
        if shift > 49:
            return -2
    return -1


@kernel
def slot_of(key: Ints, number: int) -> int:
    """The slot of a number in the hash table, or the empty one where it would be.

    Multiples of the golden ratio spread numbers in a row evenly: the clauses of a CNF would otherwise be one block of
    taken slots, through which every later number that falls into it must be led.
    """
    mask = len(key) - 1
    low = (number ^ (number >> 26)) & 0x3FFFFFF
    slot = (((low * 0x9E3779B1) & 0xFFFFFFFF) * len(key)) >> 32
    while key[slot] != 0 and key[slot] != number:
        slot = (slot + 1) & mask
    return int(slot)


@kernel
def tidy(state: LratState) -> None:
    """Let clauses that are left close ranks, and enter them in an empty table."""
    store, key, reg = state.store, state.key, state.reg
    for slot in range(len(key)):
        key[slot] = 0
    at = 0
    end = 0
    while at < reg[STORED]:
        n = store[at]
        length = HEADER + (n if n >= 0 else -1 - n)
        if n >= 0:
            if end != at:
                for k in range(length):
                    store[end + k] = store[at + k]
            number = store[end + 1] | (store[end + 2] << PART)
            slot = slot_of(key, number)
            key[slot] = number
            state.place[slot] = end
            end += length
        at += length
    reg[STORED] = end
    reg[N_SLOTS_USED] = reg[LIVE]


@kernel
def fault(reg: Ints, what: int, number: int) -> int:
    """Note what is wrong."""
    reg[FAULT] = what
    reg[FAULT_ID] = number
    return WRONG


@kernel
def delete(state: LratState) -> int:
    """Read a line of deletions: once to see whether all of it is there, then once more."""
    reg, key = state.reg, state.key
    begun = reg[AT]
    number = 1
    while number != 0:
        number = read(state.text, reg)
        if number < 0:
            return fault(reg, NO_LINE if number == -1 else TOO_GREAT, 0)
    reg[AT] = begun
    while True:
        number = read(state.text, reg)
        if number == 0:
            return RUNNING
        slot = slot_of(key, number >> 1)
        if number & 1 == 1 or key[slot] == 0:
            return fault(reg, NO_SUCH_DELETION, number >> 1)
        at = state.place[slot]
        state.store[at] = -1 - state.store[at]
        key[slot] = GONE
        reg[LIVE] -= 1


@kernel
def add(state: LratState, model: LratArrays) -> int:
    """Read a line that adds a clause, and check it."""
    reg, text, store, key, false = state.reg, state.text, state.store, state.key, state.false
    number = read(text, reg)
    if number < 0:
        return fault(reg, NO_LINE if number == -1 else TOO_GREAT, 0)
    if number & 1 == 1 or number >> 1 <= reg[LAST_ID]:
        return fault(reg, NO_NEW_NUMBER, number >> 1)
    number >>= 1
    reg[SERIAL] += 1
    serial = reg[SERIAL]
    at = reg[STORED]
    n = 0
    while True:
        literal = read(text, reg)
        if literal == 0:
            break
        if literal < 0:
            return fault(reg, NO_LINE if literal == -1 else TOO_GREAT, number)
        if literal < 2 or literal >= model.sizes[0]:
            return fault(reg, NO_LITERAL, number)
        if false[literal] != serial:
            if at + HEADER + n >= len(store):
                return CROWDED
            false[literal] = serial
            store[at + HEADER + n] = literal
            n += 1
    is_false = False
    while True:
        hint = read(text, reg)
        if hint == 0:
            break
        if hint < 0:
            return fault(reg, NO_LINE if hint == -1 else TOO_GREAT, number)
        if hint & 1 == 1:
            return fault(reg, NEGATIVE_HINT, number)
        slot = slot_of(key, hint >> 1)
        if key[slot] == 0:
            return fault(reg, NO_SUCH_HINT, number)
        if is_false:
            continue
        first = state.place[slot] + HEADER
        left = 0
        n_left = 0
        for k in range(first, first + store[first - HEADER]):
            if false[store[k]] != serial:
                left = store[k]
                n_left += 1
        if n_left == 0:
            is_false = True
        elif n_left > 1 or false[left ^ 1] == serial:
            return fault(reg, NOT_SINGLE, number)
        else:
            false[left ^ 1] = serial
    if not is_false:
        return fault(reg, NO_CONFLICT, number)
    store[at] = n
    store[at + 1] = number & ((1 << PART) - 1)
    store[at + 2] = number >> PART
    slot = slot_of(key, number)
    key[slot] = number
    state.place[slot] = at
    reg[STORED] = at + HEADER + n
    reg[N_SLOTS_USED] += 1
    reg[LIVE] += 1
    reg[LAST_ID] = number
    reg[NODES] += 1
    if n == 0:
        reg[PROVED] = 1
    return RUNNING


@kernel
def advance(state: LratState, model: LratArrays, budget: int, capacity: int) -> int:
    """Check up to `budget` lines; return RUNNING, FULL, WRONG, CROWDED or EXHAUSTED.

    FULL: what is left of the text is not a whole line, or nothing. EXHAUSTED: the empty clause was added. `capacity` is
    not used.
    """
    reg = state.reg
    if reg[REBUILD] == 1:
        tidy(state)
        reg[REBUILD] = 0
    for _ in range(budget):
        if reg[PROVED] == 1:
            return EXHAUSTED
        begun = reg[AT]
        if begun >= reg[END]:
            return FULL
        if 4 * reg[N_SLOTS_USED] > 3 * len(state.key) or reg[STORED] + HEADER >= len(state.store):
            tidy(state)
            if 2 * reg[LIVE] > len(state.key) or 4 * reg[STORED] > 3 * len(state.store):
                return CROWDED
        kind = read(state.text, reg)
        if kind == 97:
            status = add(state, model)
        elif kind == 100:
            status = delete(state)
        else:
            return fault(reg, NO_LINE, 0)
        if status == CROWDED:
            reg[AT] = begun
            tidy(state)
            if 4 * reg[STORED] > 2 * len(state.store):
                return CROWDED
        if status == WRONG:
            if reg[FAULT] == NO_LINE:
                # The line may go on in the next part of the text; it is read again.
                reg[AT] = begun
                reg[FAULT] = 0
                return FULL
            return WRONG
    return RUNNING


_WORDS = frozenset({"key", "false"})
KERNEL = KernelEntry("lrat", advance, LratState, LratArrays, _WORDS, uses_vectors=False)

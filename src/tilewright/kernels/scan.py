"""Exact cover without colors, place by place: always the first place that is not covered yet.

Items are of two sorts. *Places* are covered in a fixed order; *stocks* are what options use up besides
(the pieces of a puzzle, each so many times). As the places before the first hole are all covered, what
is covered behind it fits into one word, the *window*: bit 0 is the hole, bit i the i-th place after it.
So a search is at (hole, window, stocks), whatever was done before; this is also the key of the memo
kernel.

The options whose first place is the hole are the bits of a few words. Which of them still fit is the
`and` of entries of tables: one entry for each eight bits of the window, one for each few stocks. So no
option is ever tried in vain.

The walk may begin with a *root*: the options of one item are tried first, one after the other. What the root
covers far ahead comes into the window as the hole moves on. A root that lies nearer to the other end of the board is
walked from there: the places are numbered twice then, the second time in the opposite order.

A stock of m copies is a field of bits in one word that starts at 2**b - m: when the last copy is taken,
bit b, the *flag* of the field, is set. Taking a copy is one addition.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ._marks import KernelEntry, kernel
from .bits import WORD_BITS, lowest
from .status import EXHAUSTED, FULL, N_FOUND, N_STORED, NODES, RUNNING

Ints = Any

# Registers of ScanState.reg
LEVEL, ROOT, DONE, END_ROOT, CUT, CUT_WORD, CUT_MASK = range(3, 10)
N_REGISTERS = 10

CHUNK_BITS = 8
"""The number of bits of the window, or of the stocks, that lead into one table."""
CHUNK = 1 << CHUNK_BITS


class ScanArrays(NamedTuple):
    """A model laid out for the walk. Holes whose options look alike from there are of one class.

    class_of : [n_places, or twice that], the class of each hole
    n_tables : [2], how many tables a class has for the window, and how many with those for the stocks
    shift : [n_tables], how many bits of the window, or of the stocks, come before those of a table
    table : [n_classes * n_tables], where the entries of the tables of each class begin
    entries : words of options that fit: entries[table[c * n_tables + t] + k * CHUNK + v] are those of word
        k of class c that fit the eight bits v
    n_words : [n_classes], words of options; option j of word k is number k * WORD_BITS + j of its class
    first_mask : [n_classes], mask and take have the options of class c from there
    mask : what an option covers, as a window
    take : what it adds to the stocks
    first_option : [len(class_of)], option has the options of the hole from there; -1 for leaving it free
    least : triples of a shift, a mask, and the least value of a field when all is covered
    root : options that the walk begins with, one after the other; a single -1 for none
    root_stocks, root_hole : for each root, the stocks that it leaves, and the first hole, which is n_places higher if
        the root is walked from the other end
    ahead : [n_roots * n_places], the windows with nothing but the root, for each hole of its walk
    """

    class_of: Ints
    n_tables: Ints
    shift: Ints
    table: Ints
    entries: Ints
    n_words: Ints
    first_mask: Ints
    mask: Ints
    take: Ints
    first_option: Ints
    option: Ints
    least: Ints
    root: Ints
    root_stocks: Ints
    root_hole: Ints
    ahead: Ints


class ScanState(NamedTuple):
    """Everything that changes during a search; levels are the options chosen so far.

    hole, window, stocks : [n_levels], where the level is
    word, rest : [n_levels], the word of options it tries, and which of them are left
    chosen : [n_levels], the option that it has chosen, as an index into `option`
    found : [capacity * (n_levels + 2)], rows of a length and so many options; reg[N_STORED] rows
    reg : [N_REGISTERS]; roots from reg[END_ROOT] on belong to another search, and at level reg[CUT] (-1 for none)
        the words after word reg[CUT_WORD], and of that all but the options in reg[CUT_MASK]
    """

    hole: Ints
    window: Ints
    stocks: Ints
    word: Ints
    rest: Ints
    chosen: Ints
    found: Ints
    reg: Ints


@kernel
def fitting(model: ScanArrays, kind: int, word: int, window: int, stocks: int) -> int:
    """The options of a word of a class that fit a window and the stocks; for reading a state; the loop has its own."""
    word *= CHUNK
    rest = -1
    n_tables = model.n_tables[1]
    for t in range(n_tables):
        bits = (window if t < model.n_tables[0] else stocks) >> model.shift[t]
        rest &= model.entries[model.table[kind * n_tables + t] + word + (bits & (CHUNK - 1))]
    return rest


@kernel
def is_enough(least: Ints, stocks: int) -> bool:
    """Whether every stock was used as often as it must be."""
    enough = True
    for k in range(0, len(least), 3):
        enough = enough and (stocks >> least[k]) & least[k + 1] >= least[k + 2]
    return enough


@kernel
def store(state: ScanState, model: ScanArrays, level: int, row_length: int) -> None:
    """Write the chosen options into the buffer of found solutions."""
    at = state.reg[N_STORED] * row_length
    count = 0
    root = model.root[state.reg[ROOT]]
    if root >= 0:
        count = 1
        state.found[at + 1] = root
    for k in range(level + 1):
        option = model.option[state.chosen[k]]
        if option >= 0:
            count += 1
            state.found[at + count] = option
    state.found[at] = count


@kernel
def advance(state: ScanState, model: ScanArrays, budget: int, capacity: int) -> int:
    """Visit up to `budget` nodes; return RUNNING, FULL or EXHAUSTED.

    A node is an option chosen, or a place left free. Solutions are appended to state.found, whose first
    `capacity` rows may be used: with FULL all of them are taken. With capacity 0 solutions are only
    counted. Changes `state` in place and allocates nothing.
    """
    class_of, shift, table, entries, n_words = model.class_of, model.shift, model.table, model.entries, model.n_words
    first_mask, mask, take, first_option, least = (
        model.first_mask,
        model.mask,
        model.take,
        model.first_option,
        model.least,
    )
    level_hole, level_window, level_stocks = state.hole, state.window, state.stocks
    level_word, level_rest, chosen, reg = state.word, state.rest, state.chosen, state.reg
    if reg[DONE] == 1:
        return EXHAUSTED
    n_places = len(model.ahead) // len(model.root)
    n_windows, n_tables = model.n_tables[0], model.n_tables[1]
    row_length = len(chosen) + 2
    ahead, end_root = model.ahead, reg[END_ROOT]
    cut, cut_word = reg[CUT], reg[CUT_WORD]
    root = reg[ROOT]
    first_place = model.root_hole[root] // n_places * n_places
    last_place = first_place + n_places
    from_root = root * n_places - first_place
    nodes = reg[NODES]
    stop = nodes + budget
    n_found = reg[N_FOUND]
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
            # Go on with the next word of options, or with the level before.
            word += 1
            if word < n_words[kind] and (level != cut or word <= cut_word):
                offset = word * CHUNK
                first = kind * n_tables
                rest = entries[table[first] + offset + (window & (CHUNK - 1))]
                for t in range(1, n_windows):
                    rest &= entries[table[first + t] + offset + ((window >> shift[t]) & (CHUNK - 1))]
                for t in range(n_windows, n_tables):
                    rest &= entries[table[first + t] + offset + ((stocks >> shift[t]) & (CHUNK - 1))]
                if level == cut and word == cut_word:
                    rest &= reg[CUT_MASK]
            elif level == 0:
                root += 1
                if root == end_root:
                    reg[DONE] = 1
                    status = EXHAUSTED
                    break
                reg[ROOT] = root
                hole = model.root_hole[root]
                first_place = hole // n_places * n_places
                last_place = first_place + n_places
                from_root = root * n_places - first_place
                window = ahead[from_root + hole]
                stocks = model.root_stocks[root]
                word = -1
                kind = class_of[hole]
                level_hole[0] = hole
                level_window[0] = window
                level_stocks[0] = stocks
            else:
                level -= 1
                hole = level_hole[level]
                window = level_window[level]
                stocks = level_stocks[level]
                word = level_word[level]
                rest = level_rest[level]
                kind = class_of[hole]
        if nodes >= stop or status == EXHAUSTED:
            break
        nodes += 1
        j = word * WORD_BITS + lowest(rest)
        rest &= rest - 1
        k = first_mask[kind] + j
        covered = window | mask[k]
        after = stocks + take[k]
        step = lowest(covered + 1)
        next_hole = hole + step
        if next_hole >= last_place:
            if is_enough(least, after):
                n_found += 1
                if capacity > 0:
                    chosen[level] = first_option[hole] + j
                    store(state, model, level, row_length)
                    reg[N_STORED] += 1
                    if reg[N_STORED] >= capacity:
                        status = FULL
                        break
        else:
            # Look up the options that fit the next hole; if there are none, the level is not even begun.
            next_window = (covered >> step) | ahead[from_root + next_hole]
            next_kind = class_of[next_hole]
            first = next_kind * n_tables
            fits = entries[table[first] + (next_window & (CHUNK - 1))]
            for t in range(1, n_windows):
                fits &= entries[table[first + t] + ((next_window >> shift[t]) & (CHUNK - 1))]
            for t in range(n_windows, n_tables):
                fits &= entries[table[first + t] + ((after >> shift[t]) & (CHUNK - 1))]
            if fits != 0 or n_words[next_kind] > 1:
                chosen[level] = first_option[hole] + j
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
    level_word[level] = word
    level_rest[level] = rest
    reg[LEVEL] = level
    reg[NODES] = nodes
    reg[N_FOUND] = n_found
    return status


WORDS = frozenset("entries mask take least root_stocks ahead stocks window rest".split())
"""Fields of the layout, and of the states of kernels that walk it, that are words."""
KERNEL = KernelEntry("scan", advance, ScanState, ScanArrays, WORDS, uses_vectors=False)

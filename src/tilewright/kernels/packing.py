"""Exact cover without colors, by words of bits: the data that the kernels share, and what they seldom do.

An option is a mask: one bit for each item that it covers. Two options exclude each other if their masks
have a bit in common, so that one `and` tells. A node of the tree is a list of masks: the options that
are still possible after the choices on the way to it. A child's list is the parent's, filtered. The
lists of a branch lie one behind the other in `words` and `option`, each from `level_begin` to
`level_end`, and nothing has ever to be undone.

How a child is made, and why it is fast: see `packing_words`, for masks of one word or two. `packing_many` walks the
same way with masks of any number of words.

Items with copies. An item that may be used more than once has as many bits as an option can use it at
once: the mask of an option that uses it m times has the lowest m of them. They exclude nothing by
themselves. When r uses are left, a choice excludes all options with the bit for r + 1 uses.
`level_used` counts the uses.

Branching. A level takes the needed item with the fewest options, the lowest of equals; its options are
moved to the front of the list and are tried in turn. A branch keeps what lies behind them, or, if the
item has copies, what lies behind the option it chooses: then equal pieces are never permuted. When
nothing is needed any more, the choices are a solution. It can grow by what is left of items that may
be used more often, which is tried in the same way with all options in front.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ._marks import KernelEntry, kernel
from .bits import WORD_BITS, lowest, popcount
from .status import N_STORED

Ints = Any

# Registers of PackingState.reg
DEPTH, PHASE = range(3, 5)
N_REGISTERS = 5
# Phases
START, WALK, DONE = range(3)
# Entries of PackingArrays.shape
N_WORDS, N_COPIED, HAS_FREE, MODULUS, ISLAND_LEVELS = range(5)
# Planes of binary digits for counting exactly: no item has 2**N_PLANES options.
N_PLANES = 24


class PackingArrays(NamedTuple):
    """The model, which never changes; the masks are in the state, since lists of them are filtered.

    shape : [5], the number of words of a mask and of items with copies; whether an item may be used more often than it
        must; and for islands: the number that divides the cells of every option, and on how many levels to look
    single : [n_words], the bits of items without copies
    cells : [n_words], the bits that islands are made of
    copied_word, copied_shift, copied_bits, lower, upper : [n_copied], for each item with copies its
        word, its lowest bit there, a word with so many ones as it has bits, and its bounds
    """

    shape: Ints
    single: Ints
    cells: Ints
    copied_word: Ints
    copied_shift: Ints
    copied_bits: Ints
    lower: Ints
    upper: Ints


class PackingState(NamedTuple):
    """Everything that changes during a search.

    words : [n_words * room], the masks of all lists, words[w * room + k] for entry k, and one of 0 behind a list before
        its options are counted; the mask of the last of several options chosen as one is that of all of them
    option : [room], the numbers of their options
    level_begin, level_next, level_stop, level_rest, level_end : [n_levels], the list of a level, the next
        option to try, where to stop, where the list of its children begins (-1: behind the option tried), and its end
    level_need : [n_levels * n_words], the bits of items that lack options
    level_used : [n_levels * n_copied], how often items with copies are used
    blocked, filled, lacking : [n_words], scratch: what `use_copies` finds
    planes : [N_PLANES or 2 * n_words], scratch for counting exactly, and for islands
    chosen, met, kept : [n_words], [room], [room], scratch for masks of many words: what the choice excludes, which
        bits of each mask it meets, and the entries that it leaves
    found : [capacity * (n_levels + 1)], rows of a length and so many options; reg[N_STORED] rows
    reg : [N_REGISTERS] int64
    """

    words: Ints
    option: Ints
    level_begin: Ints
    level_next: Ints
    level_stop: Ints
    level_rest: Ints
    level_end: Ints
    level_need: Ints
    level_used: Ints
    blocked: Ints
    filled: Ints
    lacking: Ints
    planes: Ints
    chosen: Ints
    met: Ints
    kept: Ints
    found: Ints
    reg: Ints


@kernel
def store(state: PackingState, depth: int) -> None:
    """Write the options chosen on the first `depth` levels into the buffer of found solutions."""
    option, level_next, found, reg = state.option, state.level_next, state.found, state.reg
    at = reg[N_STORED] * (len(level_next) + 1)
    found[at] = depth
    for level in range(depth):
        found[at + 1 + level] = option[level_next[level] - 1]
    reg[N_STORED] += 1


@kernel
def use_copies(state: PackingState, model: PackingArrays, depth: int, k: int) -> None:
    """Count what entry k, chosen on level `depth`, uses of items with copies.

    Writes the bits that it now excludes to `blocked`, the bits of items that have enough to `filled`, and to
    `lacking` those of items that need at least two more options.
    """
    words, used = state.words, state.level_used
    blocked, filled, lacking = state.blocked, state.filled, state.lacking
    copied_word, copied_shift, copied_bits = model.copied_word, model.copied_shift, model.copied_bits
    lower, upper = model.lower, model.upper
    n_words, n_copied = model.shape[N_WORDS], model.shape[N_COPIED]
    room = len(state.option)
    for w in range(n_words):
        blocked[w] = 0
        filled[w] = 0
        lacking[w] = 0
    at = depth * n_copied
    for i in range(n_copied):
        w = copied_word[i]
        shift = copied_shift[i]
        bits = copied_bits[i]
        uses = popcount((words[w * room + k] >> shift) & bits)
        total = used[at + i] + uses
        used[at + n_copied + i] = total
        if uses > 0:
            left = upper[i] - total
            # A shift of a word by more than its length means nothing when compiled.
            if left < WORD_BITS and (bits >> left) != 0:
                blocked[w] |= 1 << (shift + left)
            if total >= lower[i]:
                filled[w] |= 1 << shift
        if bits == 1 and lower[i] - total >= 2:
            lacking[w] |= 1 << shift


@kernel
def rarest(state: PackingState, model: PackingArrays, begin: int, end: int, depth: int) -> int:
    """The needed item, as the number of its bit, with the fewest options of a list, however many these are."""
    words, planes, need = state.words, state.planes, state.level_need
    n_words = model.shape[N_WORDS]
    room = len(state.option)
    best = -1
    fewest = 0
    for w in range(n_words):
        left = need[depth * n_words + w]
        if left != 0:
            for plane in range(N_PLANES):
                planes[plane] = 0
            for k in range(w * room + begin, w * room + end):
                carry = words[k] & left
                plane = 0
                while carry != 0:
                    digit = planes[plane]
                    planes[plane] = digit ^ carry
                    carry &= digit
                    plane += 1
            count = 0
            for step in range(N_PLANES):
                digit = planes[N_PLANES - 1 - step]
                count += count
                if (left & ~digit) != 0:
                    left &= ~digit
                else:
                    count += 1
            if best < 0 or count < fewest:
                best = w * WORD_BITS + lowest(left)
                fewest = count
    return best


@kernel
def has_bad_island(state: PackingState, model: PackingArrays, begin: int, end: int, depth: int) -> bool:
    """Whether the options of a list leave an island of cells whose size is no multiple of the modulus.

    An island is a set of needed cells that options join, each with the next. Every option covers a multiple of the
    modulus, and all its cells lie in one island.
    """
    words, island, need, cells = state.words, state.planes, state.level_need, model.cells
    n_words, modulus = model.shape[N_WORDS], model.shape[MODULUS]
    room = len(state.option)
    # The cells not yet looked at come behind those of the island.
    n_left = 0
    for w in range(n_words):
        island[n_words + w] = need[depth * n_words + w] & cells[w]
        n_left += popcount(island[n_words + w])
    while n_left > 0:
        started = False
        for w in range(n_words):
            left = island[n_words + w]
            island[w] = 0
            if left != 0 and not started:
                island[w] = left & -left
                started = True
        grows = True
        while grows:
            grows = False
            for k in range(begin, end):
                meets = 0
                new = 0
                for w in range(n_words):
                    mask = words[w * room + k] & cells[w]
                    meets |= mask & island[w]
                    new |= mask & ~island[w]
                if meets != 0 and new != 0:
                    grows = True
                    for w in range(n_words):
                        island[w] |= words[w * room + k] & cells[w]
        size = 0
        for w in range(n_words):
            size += popcount(island[w])
            island[n_words + w] &= ~island[w]
        if size % modulus != 0:
            return True
        n_left -= size
    return False


_WORDS = "words level_need single cells copied_bits blocked filled lacking planes chosen met".split()


def entry_of(
    name: str, advance: Callable[..., int] | None = None, make: Callable[[], Callable[..., int]] | None = None
) -> KernelEntry:
    """The entry of a kernel that walks a packing."""
    return KernelEntry(name, advance, PackingState, PackingArrays, frozenset(_WORDS), make=make)

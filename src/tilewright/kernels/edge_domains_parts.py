"""The parts of `edge_domains`: its model and state, and the steps that are functions of their own.

Compiled, a call that hands over all arrays costs more than most of the loops in them: so the walk is one
function, and these few steps get only the arrays that they need.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ._marks import kernel
from .bits import WORD_BITS, lowest, popcount

Ints = Any

# Registers of DomainState.reg
DEPTH, PHASE, OPEN, TRAIL, QUEUE, SEARCHES, FIRST_SIDE = range(3, 10)
N_REGISTERS = 10
# Phases
START, FORWARD, NEXT, DONE = range(4)
# Places in DomainArrays.sizes
N_CELLS, N_SIDES, N_LABELS, N_WORDS, PATIENCE = range(5)


class DomainArrays(NamedTuple):
    """A model; row r is bit r % 63 of word r // 63, and the rows of a class lie in one word.

    sizes : N_CELLS, N_SIDES, N_LABELS, N_WORDS, PATIENCE
    other : [n_cells * n_sides], the side, as cell * n_sides + side, on the far side of the edge, or -1
    bearing : [n_sides * n_labels * n_words] int64, the rows with a label on a side
    meets : [n_labels] int64, the labels that a label may meet
    class_of_row : [n_words * 63]
    class_word, class_rows : [n_classes], the word with the rows of a class, and these (int64)
    copies : [n_classes], tiles of the class; slot[k] : slot[k + 1] are their numbers, class_of_slot their classes
    least, most : [n_labels], how often the tiles bear a label, in whatever orientation they lie
    rarest : [n_labels], the labels in the order in which they are decided
    """

    sizes: Ints
    other: Ints
    bearing: Ints
    meets: Ints
    class_of_row: Ints
    class_word: Ints
    class_rows: Ints
    copies: Ints
    slot: Ints
    class_of_slot: Ints
    least: Ints
    most: Ints
    rarest: Ints


class DomainState(NamedTuple):
    """Everything that changes during a search.

    domain : [n_cells * n_words] int64; labels : [n_cells * n_sides] int64
    row : [n_cells], the row of a closed cell, -1 for an open one
    cells, place : [n_cells], the open cells as a sparse set of reg[OPEN], behind them those closed, the latest first
    left : [n_classes], copies that lie on no closed cell
    known, possible : [n_labels], sides that have a label for certain, or perhaps
    queue, queued : [n_cells], cells to look at, and why, 0 for the others: bit s for a side s whose labels
        became fewer, bit n_sides if only rows went
    count : [n_cells], scratch, the sizes of the domains
    once, twice : [n_words] int64, scratch, rows that are in the domain of one open cell at least, or of two
    mate, cell_of_slot : the matching, [n_cells] the slot of each cell and the reverse, -1 for none
    line, reached_from, seen : scratch of a search for an augmenting path; seen is int64
    trail_at, trail_word : what domains and sides (behind all domains) were before; int64
    level_branch, level_last, level_degree, level_tried, level_trail, level_open : [n_levels], what `pick` chose, the
        row tried last, how many branches there are, how many were tried, the trail and open cells before
    found : [capacity * n_cells], rows of the row of each cell; reg[N_STORED] rows
    reg : [N_REGISTERS] int64
    """

    domain: Ints
    labels: Ints
    row: Ints
    cells: Ints
    place: Ints
    left: Ints
    known: Ints
    possible: Ints
    queue: Ints
    queued: Ints
    count: Ints
    once: Ints
    twice: Ints
    mate: Ints
    cell_of_slot: Ints
    line: Ints
    reached_from: Ints
    seen: Ints
    trail_at: Ints
    trail_word: Ints
    level_branch: Ints
    level_last: Ints
    level_degree: Ints
    level_tried: Ints
    level_trail: Ints
    level_open: Ints
    found: Ints
    reg: Ints


@kernel
def narrow(
    labels: Ints,
    known: Ints,
    possible: Ints,
    least: Ints,
    most: Ints,
    trail_at: Ints,
    trail_word: Ints,
    reg: Ints,
    at: int,
    new: int,
) -> bool:
    """Leave a side only some of its labels; False if the labels of the tiles can then no longer come out even."""
    old = labels[at]
    trail = reg[TRAIL]
    # Sides stand on the trail behind all domains.
    trail_at[trail] = reg[FIRST_SIDE] + at
    trail_word[trail] = old
    reg[TRAIL] = trail + 1
    labels[at] = new
    balanced = True
    rest = old ^ new
    while rest != 0:
        label = lowest(rest)
        rest &= rest - 1
        left = possible[label] - 1
        possible[label] = left
        if left < least[label]:
            balanced = False
    if new & (new - 1) == 0:
        label = lowest(new)
        sure = known[label] + 1
        known[label] = sure
        if sure > most[label]:
            balanced = False
    return balanced


@kernel
def augment(
    domain: Ints,
    mate: Ints,
    cell_of_slot: Ints,
    line: Ints,
    reached_from: Ints,
    seen: Ints,
    class_of_row: Ints,
    class_rows: Ints,
    slot: Ints,
    class_of_slot: Ints,
    reg: Ints,
    n_words: int,
    start: int,
) -> bool:
    """Give a cell a tile, moving others to other tiles; False if the cells cannot all have different tiles."""
    stamp = reg[SEARCHES] + 1
    reg[SEARCHES] = stamp
    line[0] = start
    n_line = 1
    k = 0
    while k < n_line:
        cell = line[k]
        k += 1
        for w in range(n_words):
            rest = domain[cell * n_words + w]
            while rest != 0:
                number = class_of_row[w * WORD_BITS + lowest(rest)]
                rest &= ~class_rows[number]
                if seen[number] == stamp:
                    continue
                seen[number] = stamp
                reached_from[number] = cell
                for copy in range(slot[number], slot[number + 1]):
                    if cell_of_slot[copy] >= 0:
                        line[n_line] = cell_of_slot[copy]
                        n_line += 1
                        continue
                    # A free tile: each cell on the way takes the tile by which the way went on.
                    free = copy
                    while True:
                        taker = reached_from[class_of_slot[free]]
                        given_up = mate[taker]
                        mate[taker] = free
                        cell_of_slot[free] = taker
                        if taker == start:
                            return True
                        free = given_up
                        cell_of_slot[free] = -1
    return False


@kernel
def pick(
    domain: Ints,
    labels: Ints,
    cells: Ints,
    row_of_cell: Ints,
    count: Ints,
    known: Ints,
    possible: Ints,
    rarest: Ints,
    other: Ints,
    sizes: Ints,
    n_open: int,
) -> int:
    """The next branch: a cell with few candidates, else n_cells + side * n_labels + label.

    Ties go to the lowest cell or side, so that the walk is the same everywhere.
    """
    n_sides, n_labels, n_words = sizes[N_SIDES], sizes[N_LABELS], sizes[N_WORDS]
    best = -1
    fewest = 0
    for k in range(n_open):
        cell = cells[k]
        size = 0
        for w in range(n_words):
            size += popcount(domain[cell * n_words + w])
        count[cell] = size
        if best < 0 or size < fewest or (size == fewest and cell < best):
            best = cell
            fewest = size
    if fewest <= sizes[PATIENCE]:
        return best
    for i in range(n_labels):
        label = rarest[i]
        if known[label] == possible[label]:
            continue
        best_at = -1
        for k in range(n_open):
            cell = cells[k]
            for at in range(cell * n_sides, cell * n_sides + n_sides):
                now = labels[at]
                if (now >> label) & 1 == 1 and now & (now - 1) != 0:
                    size = count[cell]
                    far = other[at]
                    if far >= 0 and row_of_cell[far // n_sides] < 0:
                        size = min(size, count[far // n_sides])
                    if best_at < 0 or size < fewest or (size == fewest and at < best_at):
                        best_at = at
                        fewest = size
        if best_at >= 0:
            return int(sizes[N_CELLS] + best_at * n_labels + label)
    return best


@kernel
def undo(
    domain: Ints,
    labels: Ints,
    row_of_cell: Ints,
    cells: Ints,
    left: Ints,
    known: Ints,
    possible: Ints,
    queue: Ints,
    queued: Ints,
    trail_at: Ints,
    trail_word: Ints,
    class_of_row: Ints,
    reg: Ints,
    mark: int,
    n_open: int,
) -> None:
    """Return to the trail and the open cells that were there before a branch."""
    for k in range(reg[QUEUE]):
        queued[queue[k]] = 0
    reg[QUEUE] = 0
    for k in range(reg[OPEN], n_open):
        cell = cells[k]
        left[class_of_row[row_of_cell[cell]]] += 1
        row_of_cell[cell] = -1
    reg[OPEN] = n_open
    trail = reg[TRAIL]
    while trail > mark:
        trail -= 1
        at = trail_at[trail]
        old = trail_word[trail]
        if at < reg[FIRST_SIDE]:
            domain[at] = old
        else:
            at -= reg[FIRST_SIDE]
            new = labels[at]
            labels[at] = old
            if new & (new - 1) == 0:
                known[lowest(new)] -= 1
            rest = old ^ new
            while rest != 0:
                possible[lowest(rest)] += 1
                rest &= rest - 1
    reg[TRAIL] = trail

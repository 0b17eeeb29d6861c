"""One tile on every cell so that all sides match: cells filled in a fixed order, candidates by table.

The engine chooses the order of the cells. When a cell's turn comes, the labels around it that lie
already select a *row of candidates*: the ways (a tile, lying so) that fit. A row is found by walking
a trie, one step for each known side, so that only combinations that exist take room; what is known
beforehand about a cell (the rim, given neighbors) has thinned its tables out. Some tables look one
cell ahead besides: they leave out ways after which the next cell has no candidate at all.

Tiles are bits, spread over words such that all tiles which can ever compete for a cell share a word.
A row holds its candidates as bits: those that are still free are one `and` away, and no candidate
is ever tried in vain. The ways of a row lie in the order of their bits.

Where a tile fits a cell in several ways, the second way stands in a second row, which is looked at when
the first is done. Equal tiles have bits side by side, and only one of them is on offer: when it is taken
the next one takes its place.

*Wide* rows serve boards on which many tiles compete for a cell. Where the tiles of a level take several words, most
words of a row would be empty. So a wide row lists its candidates in blocks of four, and the kernel gathers into four
bits whether the tiles of a block are on offer, without a branch. Each level has words of its own for the tiles on offer
after its choice, and copies those of the level before it; so nothing is ever put back.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from ._marks import KernelEntry, kernel
from .bits import lowest, popcount
from .status import EXHAUSTED, FULL, N_FOUND, N_STORED, NODES, RUNNING

Ints = Any

# Registers of EdgeScanState.reg
LEVEL, CUT, CUT_ROW, CUT_MASK = range(3, 7)
N_REGISTERS = 7
# Fields of a level in EdgeScanArrays.plan
ROOT, IN_0, IN_1, OUT_0, OUT_1, WORD, SOURCE, TARGET, EARLY, EARLY_END, LATE, LATE_END = range(12)
PLAN = 12
# Fields of a row in EdgeScanArrays.row
FIRST, MORE = range(2)
ROW = 2
# Fields of a candidate in EdgeScanArrays.entry
LABEL_0, LABEL_1, NEXT, WAY = range(4)
ENTRY = 4
# Fields of a level in EdgeScanState.frame
KEY, BACK, CHOSEN = range(3)
FRAME = 4
# A tile is known as word * WORD_ROOM + bit.
WORD_ROOM = 64

# Candidates of a wide row that are looked at together; the kernel names each of them.
BLOCK = 4
# The tiles of a block stand in one number, each in TILE_SHIFT bits; a tile is its word << WORD_SHIFT | bit.
TILE_SHIFT = 15
TILE_MASK = (1 << TILE_SHIFT) - 1
WORD_SHIFT = 6
BIT_MASK = 63

IS_WIDE = False
"""Whether rows are wide: a constant of the template."""


class EdgeScanArrays(NamedTuple):
    """A model laid out by levels, which are counted from 1: level l fills the l-th cell of the order.

    plan : [(n_levels + 1) * PLAN], for each level where its trie begins, the last two slots that it reads, the first
        two that it writes, the word of its tiles, where in `after` that word stands when it opens and after its
        choice, which slots early[EARLY : EARLY_END] it reads before those two, and which slots
        late_slot[LATE : LATE_END] it writes besides, with the labels of the sides late_side[LATE : LATE_END]
    step : the trie: at = step[at + label] for each slot read, then key = at + the label that the level before
        hands on
    tiles : [n_keys] int64, the tiles of a row as bits
    row : [n_keys * ROW], where the entries of a row begin; the row of the ways that found their tile in this row
        already, or 0
    entry : [n_entries * ENTRY], the labels for the first two slots, the label handed to the next level, the way
    linked : [n_words] int64, the tiles that have an equal one at the next bit
    labels : [n_ways * n_sides]; sizes : [2], n_sides, and 1 if there are equal tiles
    width : [n_levels + 1], the number of words of the level's tiles

    With wide rows these differ:

    plan : WORD is the first word of the level's tiles; SOURCE and TARGET are where word 0 stands in `after`, or would
    tiles : [n_keys] int64, the BLOCK tiles of a row in one number; where there are fewer, a tile never on offer
    row : the second field is the row with the next candidates, or 0
    """

    plan: Ints
    early: Ints
    late_slot: Ints
    late_side: Ints
    step: Ints
    tiles: Ints
    row: Ints
    entry: Ints
    linked: Ints
    labels: Ints
    sizes: Ints
    width: Ints


class EdgeScanState(NamedTuple):
    """Everything that changes during a search; levels up to reg[LEVEL] are open.

    label : [n_slots], the label on each edge between two cells that is known; slot 0 has always label 0
    rest : [n_levels + 1] int64, the candidates of each level's row still to be tried
    after : [n_words + n_levels] int64, the tiles on offer: the words of the beginning; then for each level its word
        after its choice
    frame : [(n_levels + 1) * FRAME], for each level its row, the deepest level above it that has something to try
        (0 if none has), and where the entry chosen stands
    found : [capacity * n_levels], rows of the way of every level; reg[N_STORED] rows
    reg : [N_REGISTERS] int64; at level reg[CUT] (0 for none) the rows after row reg[CUT_ROW] belong to another search,
        and of that row all but the candidates in reg[CUT_MASK]

    With wide rows these differ:

    rest : [n_levels + 1], the candidates still to be tried as bits of a block
    after : int64, the words of the beginning; then for each level its words after its choice
    """

    label: Ints
    rest: Ints
    after: Ints
    frame: Ints
    found: Ints
    reg: Ints


@kernel
def on_offer(after: Ints, source: int, tiles: int) -> int:
    """The tiles of a block that are on offer, as bits."""
    a = tiles & TILE_MASK
    b = tiles >> TILE_SHIFT & TILE_MASK
    c = tiles >> 2 * TILE_SHIFT & TILE_MASK
    d = tiles >> 3 * TILE_SHIFT
    return int(
        after[source + (a >> WORD_SHIFT)] >> (a & BIT_MASK) & 1
        | (after[source + (b >> WORD_SHIFT)] >> (b & BIT_MASK) & 1) << 1
        | (after[source + (c >> WORD_SHIFT)] >> (c & BIT_MASK) & 1) << 2
        | (after[source + (d >> WORD_SHIFT)] >> (d & BIT_MASK) & 1) << 3
    )


@cache
def entry_on(is_wide: bool) -> KernelEntry:
    """Make the kernel for tiles of one word in each row, or for blocks of tiles.

    A wide row has its candidates as bits of a block, a narrow one as bits of a word.
    """
    name = "edge_scan_wide" if is_wide else "edge_scan_narrow"
    words = frozenset({"tiles", "linked", "after"} if is_wide else {"tiles", "linked", "after", "rest"})

    def make() -> Callable[..., int]:
        from ._templates import kernel_of

        return kernel_of(advance, name, IS_WIDE=is_wide)

    return KernelEntry(name, None, EdgeScanState, EdgeScanArrays, words, make=make)


def advance(state: EdgeScanState, model: EdgeScanArrays, budget: int, capacity: int) -> int:
    """Visit up to `budget` nodes; return RUNNING, FULL or EXHAUSTED.

    A node is a tile placed. Solutions are appended to state.found, whose first `capacity` rows may be
    used: with FULL all of them are taken. With capacity 0 solutions are only counted. Changes `state`
    in place and allocates nothing.
    """
    plan, early, late_slot, late_side, step = model.plan, model.early, model.late_slot, model.late_side, model.step
    tiles, row, entry, linked, labels = model.tiles, model.row, model.entry, model.linked, model.labels
    label, rest, after, frame, found, reg = state.label, state.rest, state.after, state.frame, state.found, state.reg
    n_sides = model.sizes[0]
    if IS_WIDE:
        width = model.width
    else:
        has_equal = model.sizes[1]
    n_levels = len(rest) - 1
    cut, cut_row = reg[CUT], reg[CUT_ROW]
    if capacity > 0 and reg[N_STORED] >= capacity:
        return FULL
    status = EXHAUSTED
    nodes = reg[NODES]
    stop = nodes + budget
    # The loop keeps its level in variables: reading it back from where it was just written costs time.
    level = reg[LEVEL]
    todo = rest[level]
    key = frame[level * FRAME + KEY]
    done = frame[level * FRAME + BACK]
    while level > 0:
        at = level * PLAN
        if todo == 0:
            last = cut_row if level == cut else -1
            key = 0 if key == last else row[key * ROW + MORE]
            if key != 0:
                frame[level * FRAME + KEY] = key
                if IS_WIDE:
                    todo = on_offer(after, plan[at + SOURCE], tiles[key])
                else:
                    todo = tiles[key] & after[plan[at + SOURCE]]
                if key == last:
                    todo &= reg[CUT_MASK]
            else:
                level = done
                todo = rest[level]
                key = frame[level * FRAME + KEY]
                done = frame[level * FRAME + BACK]
            continue
        if nodes >= stop:
            status = RUNNING
            break
        nodes += 1
        if IS_WIDE:
            candidate = lowest(todo)
            e = row[key * ROW + FIRST] + ENTRY * candidate
            todo &= todo - 1
        else:
            bit = todo & -todo
            e = row[key * ROW + FIRST] + ENTRY * popcount(tiles[key] & (bit - 1))
            todo ^= bit
        rest[level] = todo
        frame[level * FRAME + CHOSEN] = e
        # The next of several equal tiles takes the place of the one taken.
        if IS_WIDE:
            source = plan[at + SOURCE]
            target = plan[at + TARGET]
            word = plan[at + WORD]
            for k in range(word, word + width[level]):
                after[target + k] = after[source + k]
            tile = tiles[key] >> (TILE_SHIFT * candidate) & TILE_MASK
            word = tile >> WORD_SHIFT
            bit = 1 << (tile & BIT_MASK)
            after[target + word] = after[source + word] ^ (bit | (bit & linked[word]) << 1)
        else:
            if has_equal:
                bit |= (bit & linked[plan[at + WORD]]) << 1
            after[plan[at + TARGET]] = after[plan[at + SOURCE]] ^ bit
        label[plan[at + OUT_0]] = entry[e + LABEL_0]
        label[plan[at + OUT_1]] = entry[e + LABEL_1]
        for k in range(plan[at + LATE], plan[at + LATE_END]):
            label[late_slot[k]] = labels[entry[e + WAY] * n_sides + late_side[k]]
        # A level that is done is never seen again: from below the search goes back past it.
        behind = done if todo | row[key * ROW + MORE] == 0 else level
        if level < n_levels:
            at += PLAN
            key = plan[at + ROOT]
            for k in range(plan[at + EARLY], plan[at + EARLY_END]):
                key = step[key + label[early[k]]]
            key = step[key + label[plan[at + IN_0]]]
            key = step[key + label[plan[at + IN_1]]] + entry[e + NEXT]
            if IS_WIDE:
                todo = on_offer(after, plan[at + SOURCE], tiles[key])
                can_open = todo | row[key * ROW + MORE] != 0
            else:
                todo = tiles[key] & after[plan[at + SOURCE]]
                can_open = todo != 0
            if can_open:
                level += 1
                done = behind
                frame[level * FRAME + KEY] = key
                frame[level * FRAME + BACK] = done
                continue
            level = behind
        else:
            reg[N_FOUND] += 1
            level = behind
            if capacity > 0:
                to = reg[N_STORED] * n_levels
                for k in range(n_levels):
                    found[to + k] = entry[frame[(k + 1) * FRAME + CHOSEN] + WAY]
                reg[N_STORED] += 1
                if reg[N_STORED] >= capacity:
                    todo = rest[level]
                    status = FULL
                    break
        todo = rest[level]
        key = frame[level * FRAME + KEY]
        done = frame[level * FRAME + BACK]
    reg[LEVEL] = level
    reg[NODES] = nodes
    rest[level] = todo
    return status

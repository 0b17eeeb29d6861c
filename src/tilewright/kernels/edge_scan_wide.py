"""One tile on every cell so that all sides match: the kernel for boards on which many tiles compete for a cell.

It walks the same tree as `edge_scan`, by the same tables. But where the tiles of a level take several words,
most words of a row would be empty. So a row is a list of candidates here, in blocks of four: whether the tiles of a
block are on offer is gathered into four bits, without a branch. Each level has words of its own for the tiles on
offer after its choice, and copies those of the level before it; so nothing is ever put back.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ._jit import kernel
from .bits import lowest
from .edge_scan import (
    BACK,
    CHOSEN,
    CUT,
    CUT_MASK,
    CUT_ROW,
    EARLY,
    EARLY_END,
    ENTRY,
    FIRST,
    FRAME,
    IN_0,
    IN_1,
    KEY,
    LABEL_0,
    LABEL_1,
    LATE,
    LATE_END,
    LEVEL,
    MORE,
    NEXT,
    OUT_0,
    OUT_1,
    PLAN,
    ROOT,
    ROW,
    SOURCE,
    TARGET,
    WAY,
    WORD,
)
from .status import EXHAUSTED, FULL, N_FOUND, N_STORED, NODES, RUNNING

Ints = Any

# Candidates that are looked at together; the kernel names each of them.
BLOCK = 4
# The tiles of a block stand in one number, each in so many bits; a tile is its word << WORD_SHIFT | bit.
TILE_SHIFT = 15
TILE_MASK = (1 << TILE_SHIFT) - 1
WORD_SHIFT = 6
BIT_MASK = 63


class EdgeScanWideArrays(NamedTuple):
    """A model laid out by levels: as in EdgeScanArrays, but for these.

    plan : WORD is the first word of the level's tiles; SOURCE and TARGET are where word 0 stands in `after`, or would
    width : [n_levels + 1], the number of words of the level's tiles
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


class EdgeScanWideState(NamedTuple):
    """Everything that changes during a search: as in EdgeScanState, but for these.

    rest : [n_levels + 1], the candidates of the row of each level still to be tried, as bits of a block
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
    """Which of the tiles of a block are on offer, as bits."""
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


@kernel
def advance(state: EdgeScanWideState, model: EdgeScanWideArrays, budget: int, capacity: int) -> int:
    """Visit up to `budget` nodes; return RUNNING, FULL or EXHAUSTED.

    A node is a tile placed. Solutions are appended to state.found, whose first `capacity` rows may be
    used: with FULL all of them are taken. With capacity 0 solutions are only counted. Changes `state`
    in place and allocates nothing.
    """
    plan, early, late_slot, late_side, step = model.plan, model.early, model.late_slot, model.late_side, model.step
    tiles, row, entry, linked, labels = model.tiles, model.row, model.entry, model.linked, model.labels
    label, rest, after, frame, found, reg = state.label, state.rest, state.after, state.frame, state.found, state.reg
    width = model.width
    n_sides = model.sizes[0]
    n_levels = len(rest) - 1
    cut, cut_row = reg[CUT], reg[CUT_ROW]
    if capacity > 0 and reg[N_STORED] >= capacity:
        return FULL
    status = EXHAUSTED
    nodes = reg[NODES]
    stop = nodes + budget
    # What the loop knows of its level stays in variables: reading it back from where it was just written costs time.
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
                todo = on_offer(after, plan[at + SOURCE], tiles[key])
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
        candidate = lowest(todo)
        e = row[key * ROW + FIRST] + ENTRY * candidate
        todo &= todo - 1
        rest[level] = todo
        frame[level * FRAME + CHOSEN] = e
        source = plan[at + SOURCE]
        target = plan[at + TARGET]
        word = plan[at + WORD]
        for k in range(word, word + width[level]):
            after[target + k] = after[source + k]
        tile = tiles[key] >> (TILE_SHIFT * candidate) & TILE_MASK
        word = tile >> WORD_SHIFT
        bit = 1 << (tile & BIT_MASK)
        # The next of several equal tiles takes the place of the one taken.
        after[target + word] = after[source + word] ^ (bit | (bit & linked[word]) << 1)
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
            todo = on_offer(after, plan[at + SOURCE], tiles[key])
            if todo | row[key * ROW + MORE] != 0:
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

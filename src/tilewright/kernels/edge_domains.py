"""Edge matching by domains: what may still lie on each cell, and which labels may still be on each side.

A *row* is a tile in an orientation; equal tiles form a *class* and share their rows. The domain of a
cell is a set of rows, the domain of a side a set of labels, all of them as bits. Four rules are applied
until nothing changes:

- support: a side has the labels of the rows of its cell, a row needs its label on each of its sides,
  and the two sides of an edge need labels that may meet;
- supply: a class whose copies are used up is gone from all other cells, and a single copy that fits on
  one cell only lies there;
- balance: the tiles bear each label a known number of times (or nearly so, where a tile bears others when it
  is turned). So many sides have it in the end: when all of them are known, no other side has it; when no
  more than these can have it, all of them do;
- matching: the open cells can be given different tiles at once (a perfect matching of cells and tiles,
  repaired from node to node).

The tree. While a cell has few candidates, at most `patience`, the level tries them. Otherwise the
level decides about one side and the label that is rarest on the tiles: first without it, then with it.
With few labels that is the strength: where the rare label runs is settled before any tile is chosen.
"""

from __future__ import annotations

from ._marks import KernelEntry, kernel
from .bits import WORD_BITS, lowest
from .edge_domains_parts import (
    DEPTH,
    DONE,
    FORWARD,
    N_CELLS,
    N_LABELS,
    N_SIDES,
    N_WORDS,
    NEXT,
    OPEN,
    PHASE,
    QUEUE,
    START,
    TRAIL,
    DomainArrays,
    DomainState,
    augment,
    narrow,
    pick,
    undo,
)
from .status import EXHAUSTED, FULL, N_FOUND, N_STORED, NODES, RUNNING


@kernel
def advance(state: DomainState, model: DomainArrays, budget: int, capacity: int) -> int:
    """Visit up to `budget` nodes; return RUNNING, FULL or EXHAUSTED.

    A node is a branch with all that follows from it. Solutions are appended to state.found, whose
    first `capacity` rows may be used: with FULL all of them are taken. With capacity 0 solutions are only
    counted. Changes `state` in place and allocates nothing.
    """
    domain, labels, row_of_cell, cells, place = state.domain, state.labels, state.row, state.cells, state.place
    left, known, possible = state.left, state.known, state.possible
    queue, queued, once, twice = state.queue, state.queued, state.once, state.twice
    mate, cell_of_slot = state.mate, state.cell_of_slot
    line, reached_from, seen = state.line, state.reached_from, state.seen
    trail_at, trail_word = state.trail_at, state.trail_word
    level_branch, level_last, level_degree = state.level_branch, state.level_last, state.level_degree
    level_tried, level_trail, level_open = state.level_tried, state.level_trail, state.level_open
    found, reg = state.found, state.reg
    other, bearing, meets = model.other, model.bearing, model.meets
    class_of_row, class_word, class_rows = model.class_of_row, model.class_word, model.class_rows
    slot, class_of_slot, least, most = model.slot, model.class_of_slot, model.least, model.most
    sizes = model.sizes
    n_cells, n_sides, n_labels, n_words = sizes[N_CELLS], sizes[N_SIDES], sizes[N_LABELS], sizes[N_WORDS]
    n_classes = len(left)
    fewer_rows = 1 << n_sides
    stop = reg[NODES] + budget
    # One way out: compiled, each return would give up every array by itself.
    while True:
        phase = reg[PHASE]
        if phase == DONE:
            result = EXHAUSTED
            break
        if phase == FORWARD:
            n_open = reg[OPEN]
            if n_open == 0:
                if capacity > 0 and reg[N_STORED] >= capacity:
                    # The solution is seen again when the buffer is empty.
                    result = FULL
                    break
                reg[N_FOUND] += 1
                reg[PHASE] = NEXT
                if capacity > 0:
                    at = reg[N_STORED] * n_cells
                    for cell in range(n_cells):
                        found[at + cell] = row_of_cell[cell]
                    reg[N_STORED] += 1
                    if reg[N_STORED] >= capacity:
                        result = FULL
                        break
                continue
            level = reg[DEPTH]
            branch = pick(
                domain, labels, cells, row_of_cell, state.count, known, possible, model.rarest, other, sizes, n_open
            )
            level_branch[level] = branch
            level_last[level] = -1
            level_degree[level] = state.count[branch] if branch < n_cells else 2
            level_tried[level] = 0
            level_trail[level] = reg[TRAIL]
            level_open[level] = n_open
            reg[DEPTH] = level + 1
            reg[PHASE] = NEXT
        dead = False
        if phase == START:
            if reg[NODES] >= stop:
                result = RUNNING
                break
            reg[NODES] += 1
            reg[PHASE] = NEXT
        else:
            # Go on with the next branch of the deepest level.
            if reg[DEPTH] == 0:
                reg[PHASE] = DONE
                result = EXHAUSTED
                break
            if reg[NODES] >= stop:
                result = RUNNING
                break
            level = reg[DEPTH] - 1
            tried = level_tried[level]
            if tried > 0:
                undo(
                    domain,
                    labels,
                    row_of_cell,
                    cells,
                    left,
                    known,
                    possible,
                    queue,
                    queued,
                    trail_at,
                    trail_word,
                    class_of_row,
                    reg,
                    level_trail[level],
                    level_open[level],
                )
            if tried >= level_degree[level]:
                reg[DEPTH] = level
                continue
            reg[NODES] += 1
            level_tried[level] = tried + 1
            branch = level_branch[level]
            if branch < n_cells:
                # The next row of the cell after the one tried last.
                row = level_last[level] + 1
                base = branch * n_words
                word = row // WORD_BITS
                shift = row % WORD_BITS
                rest = (domain[base + word] >> shift) << shift
                while rest == 0:
                    word += 1
                    rest = domain[base + word]
                level_last[level] = word * WORD_BITS + lowest(rest)
                rest &= -rest
                trail = reg[TRAIL]
                for w in range(n_words):
                    old = domain[base + w]
                    new = rest if w == word else 0
                    if old != new:
                        trail_at[trail] = base + w
                        trail_word[trail] = old
                        trail += 1
                        domain[base + w] = new
                reg[TRAIL] = trail
                queue[0] = branch
                queued[branch] = fewer_rows
            else:
                at = (branch - n_cells) // n_labels
                bit = 1 << ((branch - n_cells) % n_labels)
                new = labels[at] ^ bit if tried == 0 else bit
                dead = not narrow(labels, known, possible, least, most, trail_at, trail_word, reg, at, new)
                queue[0] = at // n_sides
                queued[at // n_sides] = 1 << (at % n_sides)
            reg[QUEUE] = 1
        # All rules, until nothing changes.
        while not dead:
            n_queue = reg[QUEUE]
            trail = reg[TRAIL]
            n_open = reg[OPEN]
            while n_queue > 0:
                n_queue -= 1
                cell = queue[n_queue]
                why = queued[cell]
                queued[cell] = 0
                base = cell * n_words
                # Support: rows need their labels.
                why &= fewer_rows - 1
                n_some = 0
                row = 0
                for w in range(n_words):
                    old = domain[base + w]
                    if old == 0:
                        continue
                    new = old
                    sides = why
                    while sides != 0:
                        side = lowest(sides)
                        sides &= sides - 1
                        rows = 0
                        rest = labels[cell * n_sides + side]
                        while rest != 0:
                            rows |= bearing[(side * n_labels + lowest(rest)) * n_words + w]
                            rest &= rest - 1
                        new &= rows
                    if new != old:
                        trail_at[trail] = base + w
                        trail_word[trail] = old
                        trail += 1
                        domain[base + w] = new
                    if new != 0:
                        row = w * WORD_BITS + lowest(new)
                        n_some += 1 if new & (new - 1) == 0 else 2
                if n_some == 0:
                    dead = True
                    break
                if n_some == 1 and row_of_cell[cell] < 0:
                    # Close the cell; supply: the last copy of a class is gone from all others.
                    row_of_cell[cell] = row
                    n_open -= 1
                    here = place[cell]
                    moved = cells[n_open]
                    cells[n_open] = cell
                    place[cell] = n_open
                    cells[here] = moved
                    place[moved] = here
                    number = class_of_row[row]
                    n_left = left[number] - 1
                    left[number] = n_left
                    if n_left < 0:
                        dead = True
                        break
                    if n_left == 0:
                        word = class_word[number]
                        rows = class_rows[number]
                        for k in range(n_open):
                            taker = cells[k]
                            old = domain[taker * n_words + word]
                            if old & rows != 0:
                                trail_at[trail] = taker * n_words + word
                                trail_word[trail] = old
                                trail += 1
                                domain[taker * n_words + word] = old & ~rows
                                if queued[taker] == 0:
                                    queue[n_queue] = taker
                                    n_queue += 1
                                queued[taker] |= fewer_rows
                # Support: sides have the labels of the rows, and what these meet.
                for side in range(n_sides):
                    at = cell * n_sides + side
                    old = labels[at]
                    is_told = (why >> side) & 1 == 1
                    if old & (old - 1) == 0 and not is_told:
                        continue
                    new = 0
                    rest = old
                    while rest != 0:
                        bit = rest & -rest
                        rest ^= bit
                        from_row = (side * n_labels + lowest(bit)) * n_words
                        for w in range(n_words):
                            if domain[base + w] & bearing[from_row + w] != 0:
                                new |= bit
                                break
                    if new != old:
                        reg[TRAIL] = trail
                        if not narrow(labels, known, possible, least, most, trail_at, trail_word, reg, at, new):
                            dead = True
                        trail += 1
                    elif not is_told:
                        continue
                    far = other[at]
                    if far >= 0:
                        old = labels[far]
                        allowed = 0
                        rest = new
                        while rest != 0:
                            allowed |= meets[lowest(rest)]
                            rest &= rest - 1
                        new = old & allowed
                        if new == 0:
                            dead = True
                        elif new != old:
                            reg[TRAIL] = trail
                            if not narrow(labels, known, possible, least, most, trail_at, trail_word, reg, far, new):
                                dead = True
                            trail += 1
                            taker = far // n_sides
                            if queued[taker] == 0:
                                queue[n_queue] = taker
                                n_queue += 1
                            queued[taker] |= 1 << (far % n_sides)
                    if dead:
                        break
                if dead:
                    break
            reg[QUEUE] = n_queue
            reg[TRAIL] = trail
            reg[OPEN] = n_open
            if dead or n_open == 0:
                break
            # Balance: all sides with a label are known, or all that may have it must have it.
            for label in range(n_labels):
                if known[label] < possible[label] and (known[label] == most[label] or possible[label] == least[label]):
                    is_full = known[label] == most[label]
                    bit = 1 << label
                    for k in range(n_open):
                        cell = cells[k]
                        for side in range(n_sides):
                            at = cell * n_sides + side
                            old = labels[at]
                            if old & bit != 0 and old != bit:
                                new = old ^ bit if is_full else bit
                                if not narrow(labels, known, possible, least, most, trail_at, trail_word, reg, at, new):
                                    dead = True
                                if queued[cell] == 0:
                                    queue[reg[QUEUE]] = cell
                                    reg[QUEUE] += 1
                                queued[cell] |= 1 << side
            if dead:
                break
            if reg[QUEUE] > 0:
                continue
            # Supply: a tile lies where it fits if that is one cell only.
            for w in range(n_words):
                one = 0
                two = 0
                for k in range(n_open):
                    new = domain[cells[k] * n_words + w]
                    two |= one & new
                    one |= new
                once[w] = one
                twice[w] = two
            for number in range(n_classes):
                n_left = left[number]
                if n_left == 0:
                    continue
                word = class_word[number]
                rows = class_rows[number]
                if once[word] & rows == 0:
                    dead = True
                    break
                if n_left > 1 or twice[word] & rows != 0:
                    continue
                taker = 0
                n_places = 0
                for k in range(n_open):
                    if domain[cells[k] * n_words + word] & rows != 0:
                        taker = cells[k]
                        n_places += 1
                if n_places == 0:
                    dead = True
                    break
                if n_places == 1:
                    trail = reg[TRAIL]
                    for w in range(n_words):
                        at = taker * n_words + w
                        old = domain[at]
                        new = old & rows if w == word else 0
                        if new != old:
                            trail_at[trail] = at
                            trail_word[trail] = old
                            trail += 1
                            domain[at] = new
                            if queued[taker] == 0:
                                queue[reg[QUEUE]] = taker
                                reg[QUEUE] += 1
                            queued[taker] |= fewer_rows
                    reg[TRAIL] = trail
            if dead:
                break
            if reg[QUEUE] > 0:
                continue
            # Matching: drop the pairs that are no more, and find others for their cells.
            for cell in range(n_cells):
                own = mate[cell]
                if own >= 0:
                    number = class_of_slot[own]
                    if domain[cell * n_words + class_word[number]] & class_rows[number] == 0:
                        mate[cell] = -1
                        cell_of_slot[own] = -1
            for cell in range(n_cells):
                if mate[cell] < 0 and not augment(
                    domain,
                    mate,
                    cell_of_slot,
                    line,
                    reached_from,
                    seen,
                    class_of_row,
                    class_rows,
                    slot,
                    class_of_slot,
                    reg,
                    n_words,
                    cell,
                ):
                    dead = True
                    break
            break
        if not dead:
            reg[PHASE] = FORWARD
    return result


_WORDS = "bearing meets class_rows domain labels once twice seen trail_at trail_word".split()
KERNEL = KernelEntry("edge_domains", advance, DomainState, DomainArrays, frozenset(_WORDS))

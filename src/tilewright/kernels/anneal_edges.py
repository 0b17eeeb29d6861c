"""Simulated annealing of tiles on cells: exchange two or turn one, keep it if fewer sides are wrong.

The energy is the number of edges whose sides do not match and of sides that may not lie on the rim. A
step either exchanges the tiles of two cells, each put down the best way round, or turns one tile at
random; it is kept if the energy does not rise, and otherwise with the probability exp(-rise /
temperature). The best arrangement found is kept. A run starts from a random arrangement.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ._marks import KernelEntry, kernel
from .anneal_sums import BEST, ENERGY, PHASE, RUNS, START, STEP, STEPPING
from .floats import exponential
from .random import below, fraction
from .status import FULL, N_FOUND, N_STORED, NODES, RUNNING

Ints = Any
Floats = Any

# Registers of EdgeState.reg are those of AnnealState up to BEST.
N_REGISTERS = 10

# One step in `TURN_EVERY` turns a tile, the others exchange two.
TURN_EVERY = 4


class EdgeArrays(NamedTuple):
    """A model laid out by cells.

    kind : [n_cells], the kind of each cell
    movable : cells whose tile may be exchanged; turnable : cells whose tile may be turned
    fixed_tile, fixed_turn : [n_cells], the tile of a cell that is not movable, its orientation if that is fixed; or -1
    supply : the tiles of the movable cells, in an order that suits their kinds
    first_row : [n_tiles], orientation o of tile t has the labels labels[(first_row[t] + o) * n_sides + side]
    allowed_start : [n_tiles * n_kinds + 1], tile t may take the orientations allowed[allowed_start[k] :
        allowed_start[k + 1]] on cells of kind m, with k = t * n_kinds + m
    side_start : [n_cells + 1], cell c has the sides side_start[c] : side_start[c + 1]; of each, `side` is
        its number, `other` the cell beyond it, `other_side` that cell's side; on the rim `other` is -1 and
        `other_side` a row of `rim_allows`
    matches : [width * width], 1 if labels a and b may meet at a * width + b
    rim_allows : [rows * width]
    sizes : [3], n_sides, n_kinds, width
    temperature : [steps] float64
    """

    kind: Ints
    movable: Ints
    turnable: Ints
    fixed_tile: Ints
    fixed_turn: Ints
    supply: Ints
    first_row: Ints
    labels: Ints
    allowed_start: Ints
    allowed: Ints
    side_start: Ints
    side: Ints
    other: Ints
    other_side: Ints
    matches: Ints
    rim_allows: Ints
    sizes: Ints
    temperature: Floats


class EdgeState(NamedTuple):
    """Everything that changes.

    tile, turn : [n_cells], the tile of every cell and its orientation
    best : [2 * n_cells], tile and orientation of every cell in the best arrangement so far; its energy is
        reg[BEST], -1 before the first
    energies : [steps + 1] float64, the energy of the current run at its start and after each step
    schedule : float64, how the temperatures were made; the engine reads it when it resumes
    found : [capacity * 2 * n_cells]
    reg : [N_REGISTERS] int64
    """

    tile: Ints
    turn: Ints
    best: Ints
    energies: Floats
    schedule: Floats
    found: Ints
    reg: Ints


@kernel
def wrong_sides(state: EdgeState, model: EdgeArrays, cell: int, tile: int, turn: int, skip: int) -> int:
    """The number of sides of a cell that would be wrong with this tile lying so; `skip` is a neighbor not counted."""
    # Arrays are taken out of the tuples before loops: compiled, each time costs two atomic operations.
    labels, first_row, matches, rim_allows = model.labels, model.first_row, model.matches, model.rim_allows
    side, others, other_side, tiles, turns = model.side, model.other, model.other_side, state.tile, state.turn
    n_sides = model.sizes[0]
    width = model.sizes[2]
    row = (first_row[tile] + turn) * n_sides
    wrong = 0
    for k in range(model.side_start[cell], model.side_start[cell + 1]):
        label = labels[row + side[k]]
        other = others[k]
        if other < 0:
            wrong += 1 - rim_allows[other_side[k] * width + label]
        elif other != skip:
            facing = labels[(first_row[tiles[other]] + turns[other]) * n_sides + other_side[k]]
            wrong += 1 - matches[label * width + facing]
    return wrong


@kernel
def n_turns(model: EdgeArrays, cell: int, tile: int) -> int:
    """In how many orientations a tile may lie on a cell."""
    k = tile * model.sizes[1] + model.kind[cell]
    return int(model.allowed_start[k + 1] - model.allowed_start[k])


@kernel
def nth_turn(model: EdgeArrays, cell: int, tile: int, number: int) -> int:
    """The orientation of this number among those that a tile may take on a cell."""
    return int(model.allowed[model.allowed_start[tile * model.sizes[1] + model.kind[cell]] + number])


@kernel
def best_turn(state: EdgeState, model: EdgeArrays, cell: int, tile: int, skip: int) -> int:
    """The orientation with the fewest wrong sides; of several the first from a random one on."""
    count = n_turns(model, cell, tile)
    start = below(state.reg, count)
    best = -1
    fewest = 0
    for k in range(count):
        turn = nth_turn(model, cell, tile, (start + k) % count)
        wrong = wrong_sides(state, model, cell, tile, turn, skip)
        if best < 0 or wrong < fewest:
            best = turn
            fewest = wrong
    return best


@kernel
def begin_run(state: EdgeState, model: EdgeArrays) -> None:
    """A random arrangement and its energy."""
    reg = state.reg
    n_cells = len(state.tile)
    for cell in range(n_cells):
        state.tile[cell] = model.fixed_tile[cell]
    for k in range(len(model.movable)):
        state.tile[model.movable[k]] = model.supply[k]
    # Exchanges that the kinds of cells allow; on one kind of cell this is a fair shuffle.
    for k in range(len(model.movable) - 1, 0, -1):
        a = model.movable[k]
        b = model.movable[below(reg, k + 1)]
        if n_turns(model, a, state.tile[b]) > 0 and n_turns(model, b, state.tile[a]) > 0:
            tile = state.tile[a]
            state.tile[a] = state.tile[b]
            state.tile[b] = tile
    for cell in range(n_cells):
        turn = model.fixed_turn[cell]
        if turn < 0:
            tile = state.tile[cell]
            turn = nth_turn(model, cell, tile, below(reg, n_turns(model, cell, tile)))
        state.turn[cell] = turn
    energy = 0
    for cell in range(n_cells):
        for k in range(model.side_start[cell], model.side_start[cell + 1]):
            # Every edge once, from the cell of lower number.
            if model.other[k] < cell:
                label = model.labels[
                    (model.first_row[state.tile[cell]] + state.turn[cell]) * model.sizes[0] + model.side[k]
                ]
                other = model.other[k]
                if other < 0:
                    energy += 1 - model.rim_allows[model.other_side[k] * model.sizes[2] + label]
                else:
                    facing = model.labels[
                        (model.first_row[state.tile[other]] + state.turn[other]) * model.sizes[0] + model.other_side[k]
                    ]
                    energy += 1 - model.matches[label * model.sizes[2] + facing]
    reg[ENERGY] = energy
    reg[STEP] = 0
    reg[RUNS] += 1
    state.energies[0] = energy


@kernel
def is_kept(reg: Ints, change: int, temperature: float) -> bool:
    """Whether a change of the energy is accepted; a fraction is drawn only where it decides."""
    return change <= 0 or (temperature > 0 and fraction(reg) < exponential(-change / temperature))


@kernel
def try_turn(state: EdgeState, model: EdgeArrays) -> None:
    """Turn a tile at random, if that is accepted."""
    reg = state.reg
    cell = model.turnable[below(reg, len(model.turnable))]
    tile = state.tile[cell]
    turn = nth_turn(model, cell, tile, below(reg, n_turns(model, cell, tile)))
    before = wrong_sides(state, model, cell, tile, state.turn[cell], -1)
    change = wrong_sides(state, model, cell, tile, turn, -1) - before
    if is_kept(reg, change, model.temperature[reg[STEP]]):
        state.turn[cell] = turn
        reg[ENERGY] += change


@kernel
def try_exchange(state: EdgeState, model: EdgeArrays) -> None:
    """Exchange two tiles, each the best way round in its new place, if that is accepted."""
    reg = state.reg
    n_movable = len(model.movable)
    first = below(reg, n_movable)
    second = below(reg, n_movable - 1)
    if second >= first:
        second += 1
    a = model.movable[first]
    b = model.movable[second]
    tile_a = state.tile[a]
    tile_b = state.tile[b]
    if n_turns(model, a, tile_b) == 0 or n_turns(model, b, tile_a) == 0:
        return
    turn_a = state.turn[a]
    turn_b = state.turn[b]
    # The edge between a and b, if any, is counted with b only.
    before = wrong_sides(state, model, a, tile_a, turn_a, b) + wrong_sides(state, model, b, tile_b, turn_b, -1)
    state.tile[a] = tile_b
    state.turn[a] = best_turn(state, model, a, tile_b, b)
    state.tile[b] = tile_a
    state.turn[b] = best_turn(state, model, b, tile_a, -1)
    after = wrong_sides(state, model, a, tile_b, state.turn[a], b)
    after += wrong_sides(state, model, b, tile_a, state.turn[b], -1)
    if is_kept(reg, after - before, model.temperature[reg[STEP]]):
        reg[ENERGY] += after - before
    else:
        state.tile[a] = tile_a
        state.turn[a] = turn_a
        state.tile[b] = tile_b
        state.turn[b] = turn_b


@kernel
def advance(state: EdgeState, model: EdgeArrays, budget: int, capacity: int) -> int:
    """Make up to `budget` steps (the start of a run counts as one); return RUNNING or FULL.

    Solutions are appended to state.found, whose first `capacity` rows may be used; with capacity 0 they
    are only counted. The same solution may be found again. Changes `state` in place and allocates nothing.
    """
    reg = state.reg
    n_cells = len(state.tile)
    n_steps = len(model.temperature)
    stop = reg[NODES] + budget
    while True:
        if capacity > 0 and reg[N_STORED] >= capacity:
            return FULL
        if reg[NODES] >= stop:
            return RUNNING
        reg[NODES] += 1
        if reg[PHASE] == START:
            begin_run(state, model)
            reg[PHASE] = STEPPING
        elif reg[STEP] >= n_steps or (len(model.movable) < 2 and len(model.turnable) == 0):
            reg[PHASE] = START
        else:
            if len(model.turnable) > 0 and (len(model.movable) < 2 or below(reg, TURN_EVERY) == 0):
                try_turn(state, model)
            elif len(model.movable) > 1:
                try_exchange(state, model)
            reg[STEP] += 1
            state.energies[reg[STEP]] = reg[ENERGY]
        if reg[BEST] < 0 or reg[ENERGY] < reg[BEST]:
            reg[BEST] = reg[ENERGY]
            for cell in range(n_cells):
                state.best[2 * cell] = state.tile[cell]
                state.best[2 * cell + 1] = state.turn[cell]
        if reg[ENERGY] == 0 and reg[PHASE] == STEPPING:
            reg[N_FOUND] += 1
            if capacity > 0:
                at = reg[N_STORED] * 2 * n_cells
                for cell in range(n_cells):
                    state.found[at + 2 * cell] = state.tile[cell]
                    state.found[at + 2 * cell + 1] = state.turn[cell]
                reg[N_STORED] += 1
            reg[PHASE] = START


_FLOATS = frozenset({"energies", "schedule", "temperature"})
KERNEL = KernelEntry("anneal_edges", advance, EdgeState, EdgeArrays, floats=_FLOATS)

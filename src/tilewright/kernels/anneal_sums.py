"""Simulated annealing of values on points: swap two, keep it if the lines come closer to the target.

The energy is the sum, over the lines, of the squared distance of the line's sum from the target. A step
swaps the values of two points chosen at random; it is kept if the energy does not rise, and otherwise
with the probability exp(-rise / temperature). A run starts from a random arrangement and ends when it
is solved, after so many steps, or when it is *frozen*: no swap at all would keep or lower the energy.
Then the next run starts. See S. Kirkpatrick, C. D. Gelatt and M. P. Vecchi, Optimization by simulated
annealing, Science 220 (1983); the fast schedule is that of H. Szu and R. Hartley (1987).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ._marks import KernelEntry, kernel
from .floats import exponential
from .random import below, fraction
from .status import FULL, N_FOUND, N_STORED, NODES, RUNNING

Ints = Any
Floats = Any

# Registers of AnnealState.reg; FIRST and SECOND are those of the random numbers.
PHASE, RUNS, STEP, ENERGY, BEST, IDLE, TARGET = range(5, 12)
N_REGISTERS = 12
# Phases
START, STEPPING = range(2)


class AnnealArrays(NamedTuple):
    """A model laid out by points.

    movable : the points whose values may be swapped
    fixed : [n_points], the value of every other point (0 for movable ones)
    supply : the values of the movable points
    start : [n_points + 1], point p is on the lines line[start[p] : start[p + 1]]
    n_lines : [1]
    targets : one or more sums; every run aims at one of them, drawn at random
    temperature : [steps], float64
    """

    movable: Ints
    fixed: Ints
    supply: Ints
    start: Ints
    line: Ints
    n_lines: Ints
    targets: Ints
    temperature: Floats


class AnnealState(NamedTuple):
    """Everything that changes.

    value : [n_points]; line_sum : [n_lines]; mark : [n_lines], scratch, 0 between calls
    best : [n_points], the arrangement of the lowest energy so far, reg[BEST]; that is -1 before the first
    energies : [steps + 1] float64, the energy of the current run at its start and after each step
    schedule : float64, how the temperatures were made; the engine reads it when it resumes
    found : [capacity * n_points], rows of the value of every point
    reg : [N_REGISTERS] int64
    """

    value: Ints
    line_sum: Ints
    mark: Ints
    best: Ints
    energies: Floats
    schedule: Floats
    found: Ints
    reg: Ints


@kernel
def begin_run(state: AnnealState, model: AnnealArrays) -> None:
    """A random arrangement, its line sums and its energy."""
    reg, value = state.reg, state.value
    n_points = len(value)
    movable = model.movable
    for p in range(n_points):
        value[p] = model.fixed[p]
    # Shuffle as we place: point k gets one of the values of the points up to k, which gets the new one.
    for k in range(len(movable)):
        other = below(reg, k + 1)
        value[movable[k]] = value[movable[other]]
        value[movable[other]] = model.supply[k]
    for line in range(model.n_lines[0]):
        state.line_sum[line] = 0
    for p in range(n_points):
        for k in range(model.start[p], model.start[p + 1]):
            state.line_sum[model.line[k]] += value[p]
    target = model.targets[below(reg, len(model.targets))]
    energy = 0
    for line in range(model.n_lines[0]):
        off = state.line_sum[line] - target
        energy += off * off
    reg[TARGET] = target
    reg[ENERGY] = energy
    reg[STEP] = 0
    reg[IDLE] = 0
    reg[RUNS] += 1
    state.energies[0] = energy


@kernel
def rise(state: AnnealState, model: AnnealArrays, p: int, q: int) -> int:
    """By how much the energy rises if the values of two points are swapped; only their own lines matter."""
    gain = state.value[q] - state.value[p]
    target = state.reg[TARGET]
    mark = state.mark
    total = 0
    # Lines through both points keep their sums: marked by q, they are skipped for p, and the other way round.
    for k in range(model.start[q], model.start[q + 1]):
        mark[model.line[k]] = 1
    for k in range(model.start[p], model.start[p + 1]):
        line = model.line[k]
        if mark[line] == 0:
            total += gain * (2 * (state.line_sum[line] - target) + gain)
        else:
            mark[line] = 0
    for k in range(model.start[q], model.start[q + 1]):
        line = model.line[k]
        if mark[line] == 1:
            total += gain * (gain - 2 * (state.line_sum[line] - target))
            mark[line] = 0
    return total


@kernel
def swap(state: AnnealState, model: AnnealArrays, p: int, q: int) -> None:
    """Exchange the values of two points and bring the sums of their lines up to date."""
    gain = state.value[q] - state.value[p]
    for k in range(model.start[p], model.start[p + 1]):
        state.line_sum[model.line[k]] += gain
    for k in range(model.start[q], model.start[q + 1]):
        state.line_sum[model.line[k]] -= gain
    state.value[p] += gain
    state.value[q] -= gain


@kernel
def is_frozen(state: AnnealState, model: AnnealArrays) -> bool:
    """Whether every swap would raise the energy."""
    movable = model.movable
    for i in range(len(movable)):
        for j in range(i):
            if rise(state, model, movable[i], movable[j]) <= 0:
                return False
    return True


@kernel
def advance(state: AnnealState, model: AnnealArrays, budget: int, capacity: int) -> int:
    """Make up to `budget` steps (the start of a run counts as one); return RUNNING or FULL.

    Solutions are appended to state.found, whose first `capacity` rows may be used; with capacity 0 they
    are only counted. The same solution may be found again. Changes `state` in place and allocates nothing.
    """
    reg = state.reg
    n_points = len(state.value)
    n_movable = len(model.movable)
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
        elif n_movable < 2 or reg[STEP] >= n_steps:
            reg[PHASE] = START
        else:
            first = below(reg, n_movable)
            second = below(reg, n_movable - 1)
            if second >= first:
                second += 1
            p = model.movable[first]
            q = model.movable[second]
            change = rise(state, model, p, q)
            temperature = model.temperature[reg[STEP]]
            # A fraction is drawn only where it decides.
            if change <= 0 or (temperature > 0 and fraction(reg) < exponential(-change / temperature)):
                swap(state, model, p, q)
                reg[ENERGY] += change
                reg[IDLE] = 0
            else:
                reg[IDLE] += 1
            reg[STEP] += 1
            state.energies[reg[STEP]] = reg[ENERGY]
            # Look at all pairs only after as many idle steps as there are pairs.
            if reg[IDLE] * 2 >= n_movable * (n_movable - 1):
                reg[IDLE] = 0
                if is_frozen(state, model):
                    reg[PHASE] = START
        if reg[BEST] < 0 or reg[ENERGY] < reg[BEST]:
            reg[BEST] = reg[ENERGY]
            for point in range(n_points):
                state.best[point] = state.value[point]
        if reg[ENERGY] == 0 and reg[PHASE] == STEPPING:
            reg[N_FOUND] += 1
            if capacity > 0:
                at = reg[N_STORED] * n_points
                for point in range(n_points):
                    state.found[at + point] = state.value[point]
                reg[N_STORED] += 1
            reg[PHASE] = START


_FLOATS = frozenset({"energies", "schedule", "temperature"})
KERNEL = KernelEntry("anneal_sums", advance, AnnealState, AnnealArrays, floats=_FLOATS)

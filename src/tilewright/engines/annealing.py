"""Simulated annealing, for sums and for edges: quick to a solution if there are many, never a proof."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any, Literal

from ..errors import InvalidRequest
from ..kernels import anneal_edges, anneal_sums, random
from ..models import EdgeModel, SumModel
from ..models.sums import feasible_targets
from ..values import frozen
from .base import Choices, Engine, SavedState, Status
from .kernel_search import KernelSearch, LaidOut, numbers_of_row
from .lists import columns, flat, zeros
from .supply import loose_supply, turns_of, unspread

Schedule = Literal["fast", "exponential", "boltzmann", "linear"]

MOST_STEPS = 1_000_000
"""The temperature and the energy of each step of a run are kept."""


@frozen
class Annealing:
    """The cooling schedule of a run of annealing.

    The temperature at step k, from 0: `fast` t0 / (k + 1); `exponential` t0 * a ** k with a = `factor`;
    `boltzmann` t0 / ln(k + e); `linear` from t0 down to 0 at the last step. After `steps` steps at the
    latest a new run starts, at most `restarts` times; None for no limit.
    """

    schedule: Schedule = "fast"
    t0: float = 10.0
    steps: int = 25_000
    factor: float = 0.999
    restarts: int | None = None

    def __post_init__(self) -> None:
        if self.schedule not in SCHEDULES:
            raise InvalidRequest(f"{self.schedule!r} is no schedule; choose {', '.join(SCHEDULES)}")
        if not 0 < self.t0 < math.inf:
            raise InvalidRequest(f"annealing cannot start at temperature {self.t0}; give a finite number above 0")
        if not 1 <= self.steps <= MOST_STEPS:
            raise InvalidRequest(
                f"a run of annealing cannot have {self.steps:,} steps; give 1 to {MOST_STEPS:,}, and let it start anew"
            )
        if not 0 < self.factor <= 1:
            raise InvalidRequest(f"annealing cannot cool by the factor {self.factor}; give one above 0 and at most 1")
        if self.restarts is not None and self.restarts < 0:
            raise InvalidRequest(f"annealing cannot start anew {self.restarts} times; give 0 or more")

    def temperatures(self) -> list[float]:
        """The temperature at every step of a run."""
        return [SCHEDULES[self.schedule](self, k) for k in range(self.steps)]


SCHEDULES: Mapping[str, Callable[[Annealing, int], float]] = {
    "fast": lambda a, k: a.t0 / (k + 1),
    "exponential": lambda a, k: a.t0 * a.factor**k,
    "boltzmann": lambda a, k: a.t0 / math.log(k + math.e),
    "linear": lambda a, k: a.t0 * (1 - k / a.steps),
}

FOR_SUMS = Annealing()
# One wrong side more is a rise of 1: the walk is loose at a temperature of 0.6 and stiff at 0.15.
FOR_EDGES = Annealing("exponential", t0=0.6, steps=50_000, factor=0.25 ** (1 / 50_000))


class AnnealingSearch(KernelSearch):
    """Annealing under way, run after run. It is never exhausted and may find the same solution again.

    Its nodes are steps; the start of every run counts as one.
    """

    def __init__(self, model: SumModel | EdgeModel, laid_out: LaidOut, saved: SavedState | None = None) -> None:
        super().__init__(laid_out, saved)
        self._is_about_sums = isinstance(model, SumModel)
        self._row_length = model.n_points if isinstance(model, SumModel) else 2 * model.n_cells
        self._restarts = self.annealing.restarts

    @property
    def stopped_by(self) -> str:
        """Tells that the last of the runs is over, if there is a limit of them."""
        is_last = self._restarts is not None and self.register(anneal_sums.RUNS) > self._restarts
        return "restarts" if is_last and self.register(anneal_sums.PHASE) == anneal_sums.START else ""

    def advance(self, budget: int, most: int, seconds: float | None = None) -> tuple[Status, list[Choices]]:
        if self._restarts is None:
            return super().advance(budget, most, seconds)
        # From one end of a run to the next, so that no run begins that is one too many.
        end, rows = self.nodes + budget, list[Choices]()
        while not rows and self.nodes < end and not self.stopped_by:
            _, rows = super().advance(min(end - self.nodes, self._steps_of_this_run()), 1, seconds)
        return (Status.FULL, rows) if rows and most else (Status.RUNNING, [])

    def _steps_of_this_run(self) -> int:
        """Steps after which this run may be over, but for a solution, and no other one has begun."""
        if self.register(anneal_sums.PHASE) == anneal_sums.START:
            return 1
        left = len(self._model.temperature) - self.register(anneal_sums.STEP) + 1
        n = len(self._model.movable)
        if self._is_about_sums:
            # It may be frozen when it was idle for as many steps as there are pairs.
            return max(1, min(left, (n * (n - 1) + 1) // 2 - self.register(anneal_sums.IDLE)))
        return left if n > 1 or len(self._model.turnable) else 1

    @property
    def annealing(self) -> Annealing:
        """The cooling schedule of each run."""
        return _of_numbers(self._state.schedule)

    def history(self) -> tuple[list[float], list[float]]:
        """Temperature and energy at every step of the current run, or, when one has just ended, of that."""
        step = self.register(anneal_sums.STEP)
        temperatures, energies = self._model.temperature[:step], self._state.energies[1 : step + 1]
        return list(temperatures), list(energies)

    @property
    def lowest(self) -> int | None:
        """The lowest energy reached so far; None before the first step."""
        lowest = self.register(anneal_sums.BEST)
        return None if lowest < 0 else lowest

    def best(self) -> tuple[int, Choices]:
        """The lowest energy reached so far, and the arrangement that has it."""
        return self.register(anneal_sums.BEST), tuple(self._state.best[: self._row_length])


def anneal(model: SumModel | EdgeModel, seed: int = 0, annealing: Annealing | None = None) -> AnnealingSearch:
    """Begin annealing a model, by default with the schedule that suits it."""
    return AnnealingSearch(model, _lay_out(model, seed, annealing))


def _resume(model: SumModel | EdgeModel, saved: SavedState) -> AnnealingSearch:
    return AnnealingSearch(model, _lay_out(model, 0, _of_numbers(saved["schedule"])), saved)


def _lay_out(model: SumModel | EdgeModel, seed: int, annealing: Annealing | None) -> LaidOut:
    if isinstance(model, SumModel):
        return _lay_out_sums(model, seed, annealing or FOR_SUMS)
    return _lay_out_edges(model, seed, annealing or FOR_EDGES)


def _as_numbers(annealing: Annealing) -> list[float]:
    restarts = -1.0 if annealing.restarts is None else float(annealing.restarts)
    number = float(list(SCHEDULES).index(annealing.schedule))
    return [number, annealing.t0, float(annealing.steps), annealing.factor, restarts]


def _of_numbers(numbers: Any) -> Annealing:
    names: list[Any] = list(SCHEDULES)
    restarts = None if numbers[4] < 0 else int(numbers[4])
    return Annealing(names[int(numbers[0])], float(numbers[1]), int(numbers[2]), float(numbers[3]), restarts)


# Rows of the buffer of found solutions: one run ends in one solution.
_CAPACITY = 16


def _state_of_both(annealing: Annealing, seed: int, n_registers: int, length: int) -> dict[str, Any]:
    """The fields that the states of both kernels have; an arrangement is of this many numbers."""
    reg = [0] * n_registers
    reg[random.FIRST], reg[random.SECOND] = random.seeded(seed)
    reg[anneal_sums.BEST] = -1
    return {
        **zeros(length, "best"),
        **zeros(_CAPACITY * length, "found"),
        "energies": [0.0] * (annealing.steps + 1),
        "schedule": _as_numbers(annealing),
        "reg": reg,
    }


def _lay_out_sums(model: SumModel, seed: int, annealing: Annealing) -> LaidOut:
    # Behind the points of the model come points on no line, for the values that stay unused; then, for each line with
    # a sum of its own, a point that makes up for the difference from the sum that all lines are to reach.
    n = model.n_points
    # Without a sum that could be reached any will do: the search then never ends with a solution.
    targets = feasible_targets(model) or model.targets or (0,)
    n_unused = len(model.values) - n
    fixed = {point: domain[0] for point, domain in enumerate(model.domains) if len(domain) == 1}
    on_lines = [[number for number, line in enumerate(model.lines) if point in line] for point in range(n)]
    on_lines += [[] for _ in range(n_unused)]
    for number, own in dict(model.own_targets).items():
        fixed[len(on_lines)] = targets[0] - own
        on_lines.append([number])
    n_all = len(on_lines)
    movable = [point for point in range(n_all) if point not in fixed]
    given = {fixed[point] for point in range(n) if point in fixed}
    start, lines = flat(on_lines)
    arrays = anneal_sums.AnnealArrays(
        movable=movable,
        fixed=[fixed.get(point, 0) for point in range(n_all)],
        supply=[value for value in model.values if value not in given],
        start=start,
        line=lines,
        n_lines=[len(model.lines)],
        targets=list(targets),
        temperature=annealing.temperatures(),
    )

    def fresh() -> anneal_sums.AnnealState:
        return anneal_sums.AnnealState(
            **zeros(n_all, "value"),
            **zeros(len(model.lines), "line_sum", "mark"),
            **_state_of_both(annealing, seed, anneal_sums.N_REGISTERS, n_all),
        )

    row = numbers_of_row(n_all)
    return LaidOut(anneal_sums.KERNEL, arrays, fresh, lambda state, k: row(state, k)[:n], capacity=_CAPACITY)


def _unfit_sums(model: SumModel) -> str:
    """The reason why the kernel cannot take a model: values too great, or points with a choice of their own."""
    if model.conditions:
        return "annealing takes lines with one sum, without regions and bounds"
    if model.less:
        return "annealing does not take points of which one must have the smaller value"
    given = {domain[0] for domain in model.domains if len(domain) == 1}
    rest = set(model.values) - given
    if any(len(domain) != 1 and set(domain) != rest for domain in model.domains):
        return "annealing takes points with a given value, and points that may take all others, nothing between"
    own = dict(model.own_targets).values()
    if max(sum(abs(value) for value in model.values), *map(abs, (0, *(model.targets or ()), *own))) > 1 << 24:
        return "the values are too great for annealing"
    if own and len(feasible_targets(model)) > 1:
        return "annealing takes lines with sums of their own only where one sum is left for all other lines"
    return ""


def _edge_arrays(model: EdgeModel, annealing: Annealing) -> anneal_edges.EdgeArrays:
    n_sides = len(model.orientations[0][0])
    # A cell where something is banned is of a kind of its own.
    bans: dict[tuple[int, frozenset[tuple[int, int]]], list[int]] = {}
    for cell, kind in enumerate(model.kinds):
        banned = frozenset((tile, turn) for a, tile, turn in model.banned if a == cell)
        bans.setdefault((kind, banned), []).append(cell)
    kind_of = {cell: number for number, cells in enumerate(bans.values()) for cell in cells}
    first_row, rows = flat(model.orientations)
    labels = [label for row in rows for label in row]
    width = max([*labels, *(label for pair in model.matches for label in pair)], default=0) + 1
    matches = [int(0 in (a, b) or (a, b) in model.matches) for a in range(width) for b in range(width)]
    allowed_start, allowed = flat(
        turns_of(model, cells[0], tile) for tile in range(model.n_tiles) for cells in bans.values()
    )
    sides = model.neighbors()
    rim_allows: list[int] = []
    for cell, s, allowed_labels in model.rim:
        sides[cell].append((s, -1, len(rim_allows) // width))
        rim_allows += [int(label == 0 or label in allowed_labels) for label in range(width)]
    side_start, met = flat(sides)
    fixed_tile, fixed_turn = [-1] * model.n_cells, [-1] * model.n_cells
    for cell, tile, turn in model.fixed:
        fixed_tile[cell], fixed_turn[cell] = tile, turn
    return anneal_edges.EdgeArrays(
        kind=[kind_of[cell] for cell in range(model.n_cells)],
        movable=[cell for cell in range(model.n_cells) if fixed_tile[cell] < 0],
        turnable=[cell for cell in range(model.n_cells) if fixed_turn[cell] < 0],
        fixed_tile=fixed_tile,
        fixed_turn=fixed_turn,
        supply=loose_supply(model) or [],
        first_row=first_row[:-1],
        labels=labels,
        allowed_start=allowed_start,
        allowed=allowed,
        side_start=side_start,
        **columns(met, "side", "other", "other_side"),
        matches=matches,
        rim_allows=rim_allows,
        sizes=[n_sides, len(bans), width],
        temperature=annealing.temperatures(),
    )


def _lay_out_edges(model: EdgeModel, seed: int, annealing: Annealing) -> LaidOut:
    n = model.n_cells

    def fresh() -> anneal_edges.EdgeState:
        fields = _state_of_both(annealing, seed, anneal_edges.N_REGISTERS, 2 * n)
        return anneal_edges.EdgeState(**zeros(n, "tile", "turn"), **fields)

    return LaidOut(
        anneal_edges.KERNEL, _edge_arrays(model, annealing), fresh, numbers_of_row(2 * n), capacity=_CAPACITY
    )


ANNEALING = Engine(
    name="annealing",
    description="simulated annealing of values on points: swaps two at a time and restarts until solved",
    model=SumModel,
    is_exhaustive=False,
    start=anneal,
    resume=_resume,
    unfit=_unfit_sums,
)

ANNEALING_EDGES = Engine(
    name="annealing-edges",
    description="simulated annealing of tiles on cells: exchanges and turns them; keeps the best arrangement",
    model=EdgeModel,
    is_exhaustive=False,
    start=anneal,
    resume=_resume,
    unfit=unspread,
)

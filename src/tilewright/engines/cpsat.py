"""A second opinion: the CP-SAT solver of Google's OR-Tools (extra `cpsat`), enumerating all solutions."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from typing import Any

from ..deadline import timely
from ..errors import NoEngine
from ..models import CoverModel, SumModel
from .base import Choices, Engine, SearchDefaults, Status

_GREATEST = 1 << 60
# How often the solver, which goes on in a thread of its own, is looked after.
_LOOK_SECONDS = 0.05
Built = tuple[Any, list[Any], Callable[[list[int]], Choices]]
"""A model of CP-SAT, the variables that tell solutions apart, and how to read a solution from their values."""


class CpSatSearch(SearchDefaults):
    """Enumerates with one worker, so that the order is always the same.

    The solver cannot pause. It is stopped when there are enough solutions to hand out; if more are wanted
    it starts again, looks for at least twice as many, and those already handed out are passed over.
    """

    def __init__(self, build: Callable[[], Built], seed: int) -> None:
        self._build = build
        self._built: Built | None = None
        self._seed = seed
        self._nodes = 0
        self._seen: set[Choices] = set()
        self._waiting: list[Choices] = []
        self._is_complete = False
        self._counted = 0
        self._is_over: Callable[[], bool] = lambda: False

    @property
    def nodes(self) -> int:
        """Branches of the solver."""
        return self._nodes

    @property
    def found(self) -> int:
        return max(self._counted, len(self._seen))

    def advance(self, budget: int, most: int, seconds: float | None = None) -> tuple[Status, list[Choices]]:
        """Look for solutions until there are `most`; the budget does not matter, the solver never pauses."""
        if most == 0:
            if not self._is_complete:
                self._solve(None, seconds, keep=False)
            return (Status.EXHAUSTED if self._is_complete else Status.RUNNING), []
        if not self._is_complete and len(self._waiting) < most:
            self._solve(len(self._seen) + max(most, len(self._seen)), seconds, keep=True)
        rows, self._waiting = self._waiting[:most], self._waiting[most:]
        if self._is_complete and not self._waiting:
            return Status.EXHAUSTED, rows
        return (Status.FULL if rows else Status.RUNNING), rows

    def heed(self, is_over: Callable[[], bool]) -> None:
        self._is_over = is_over

    def progress(self) -> float:
        """0 until all is done: the solver does not say how far it is."""
        return float(self._is_complete)

    def _solve(self, limit: int | None, seconds: float | None, *, keep: bool) -> None:
        from concurrent.futures import ThreadPoolExecutor, wait

        from ortools.sat.python import cp_model

        until = None if seconds is None else time.perf_counter() + seconds
        if self._built is None:
            self._built = self._build()
        if self._is_over():
            return
        model, variables, read = self._built
        search = self

        class Collector(cp_model.CpSolverSolutionCallback):
            count = 0
            has_enough = False

            def on_solution_callback(self) -> None:
                self.count += 1
                if keep:
                    row = read([int(self.value(variable)) for variable in variables])
                    if row not in search._seen:
                        search._seen.add(row)
                        search._waiting.append(row)
                if limit is not None and len(search._seen) >= limit:
                    self.has_enough = True
                    self.stop_search()

        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        solver.parameters.enumerate_all_solutions = True
        solver.parameters.random_seed = self._seed % (1 << 31)
        # Its own handler of Ctrl-C would replace that of Python, and end the process from any other thread.
        solver.parameters.catch_sigint_signal = False
        if until is not None:
            solver.parameters.max_time_in_seconds = max(0.0, until - time.perf_counter())
        collector = Collector()
        # In a thread of its own, so that this one hears Ctrl-C meanwhile, even if it is the main thread.
        with ThreadPoolExecutor(1) as pool:
            solving = pool.submit(solver.solve, model, collector)
            try:
                while not wait([solving], _LOOK_SECONDS).done:
                    if self._is_over():
                        solver.stop_search()
            finally:
                while not wait([solving], _LOOK_SECONDS).done:
                    solver.stop_search()
        outcome = solving.result()
        if outcome == cp_model.MODEL_INVALID:
            raise NoEngine("CP-SAT does not take this puzzle, probably because its numbers are too great")
        self._nodes += solver.num_branches
        # Stopped early it says FEASIBLE; an enumeration that ended by itself OPTIMAL or INFEASIBLE.
        self._is_complete = outcome in (cp_model.OPTIMAL, cp_model.INFEASIBLE)
        if not keep:
            self._counted = collector.count


def _build_cover(problem: CoverModel) -> Built:
    """A Boolean for every option; one for every color of a secondary item, true if some option chose it."""
    from ortools.sat.python import cp_model

    model = cp_model.CpModel()
    chosen = [model.new_bool_var(f"option {k}") for k in timely(range(len(problem.options)))]
    of_color: dict[tuple[int, int], list[Any]] = {}
    for option, variable in zip(timely(problem.options), chosen, strict=True):
        for pair in option:
            of_color.setdefault(pair, []).append(variable)
    for item, (lower, upper) in enumerate(zip(problem.lower, problem.upper, strict=True)):
        covering = of_color.get((item, 0), [])
        if covering:
            if lower == upper == 1:
                model.add_exactly_one(covering)
            else:
                model.add_linear_constraint(cp_model.LinearExpr.sum(covering), lower, upper)
        elif lower > 0:
            model.add_bool_or([])
    for item in range(problem.n_primary, problem.n_items):
        exclusive = list(of_color.get((item, 0), []))
        for (_, color), choosing in ((pair, own) for pair, own in of_color.items() if pair[0] == item and pair[1]):
            has_color = model.new_bool_var(f"item {item} has color {color}")
            model.add_max_equality(has_color, choosing)
            exclusive.append(has_color)
        model.add_at_most_one(exclusive)
    _add_sums(problem, model, chosen)
    return model, chosen, lambda values: tuple(k for k, value in enumerate(values) if value)


def _add_sums(problem: CoverModel, model: Any, chosen: list[Any]) -> None:
    """A Boolean for every value of an item in a sum: these are far fewer than the options, and propagate better."""
    from ortools.sat.python.cp_model import LinearExpr

    summed = {item for one in problem.sums for item, _ in one.factors}
    giving: dict[int, dict[int, list[Any]]] = {item: {} for item in summed}
    for option, values, variable in zip(problem.options, problem.values, chosen, strict=False):
        for (item, _), value in zip(option, values, strict=True):
            if item in summed:
                giving[item].setdefault(value, []).append(variable)
    has_value: dict[int, list[tuple[int, Any]]] = {}
    for item, of_value in giving.items():
        has_value[item] = [(value, model.new_bool_var(f"item {item} has value {value}")) for value in of_value]
        for value, has in has_value[item]:
            model.add(LinearExpr.sum(of_value[value]) == has)
        is_covered = item < problem.n_primary and problem.lower[item] > 0
        (model.add_exactly_one if is_covered else model.add_at_most_one)(has for _, has in has_value[item])
    for one in problem.sums:
        terms = [(has, factor * value) for item, factor in one.factors for value, has in has_value[item] if value]
        weighted = LinearExpr.weighted_sum([has for has, _ in terms], [weight for _, weight in terms])
        model.add_linear_constraint(weighted, one.least, one.most)


def _build_sums(problem: SumModel) -> Built:
    """A variable for every point, all different, and one for the sum of all lines that have none of their own."""
    from ortools.sat.python import cp_model

    model = cp_model.CpModel()

    def one_of(values: tuple[int, ...], name: str) -> Any:
        if not values:
            # The solver takes no variable without values.
            model.add_bool_or([])
        return model.new_int_var_from_domain(cp_model.Domain.from_values(list(values) or [0]), name)

    points = [one_of(domain, f"point {k}") for k, domain in enumerate(problem.domains)]
    model.add_all_different(points)
    own = dict(problem.own_targets)
    if not problem.common_lines:
        total = 0
    elif problem.targets is None:
        values, length = sorted(problem.values), len(problem.common_lines[0])
        total = model.new_int_var(sum(values[:length]), sum(values[len(values) - length :]), "sum")
    else:
        total = one_of(problem.targets, "sum")
    for number, line in enumerate(problem.lines):
        model.add(cp_model.LinearExpr.sum([points[point] for point in line]) == own.get(number, total))
    for a, b in problem.less:
        model.add(points[a] < points[b])
    for one in problem.conditions:
        terms = [sign * points[point] for point, sign in one.signed]
        if one.counted is not None:
            terms = [_has_one_of(model, points[point], problem.domains[point], one.counted) for point in one.points]
        ranges = one.allowed.within(-_GREATEST, _GREATEST)
        allowed = cp_model.Domain.from_intervals([list(ends) for ends in ranges])
        model.add_linear_expression_in_domain(cp_model.LinearExpr.sum(terms), allowed)
    return model, points, tuple


def _has_one_of(model: Any, point: Any, domain: tuple[int, ...], counted: tuple[int, ...]) -> Any:
    """A variable that is true where the point has one of the values that are counted."""
    from ortools.sat.python import cp_model

    has_one = model.new_bool_var("")
    inside = cp_model.Domain.from_values([value for value in domain if value in counted])
    outside = cp_model.Domain.from_values([value for value in domain if value not in counted])
    model.add_linear_expression_in_domain(point, inside).only_enforce_if(has_one)
    model.add_linear_expression_in_domain(point, outside).only_enforce_if(~has_one)
    return has_one


def unfit_sums(model: SumModel) -> str:
    """The reason why CP-SAT, which adds up in 64 bits, cannot take a model of sums."""
    total = sum(map(abs, (*model.values, *(model.targets or ()), *dict(model.own_targets).values())))
    return f"the numbers are too great: together they must not exceed {_GREATEST}" if total > _GREATEST else ""


def is_available() -> bool:
    return find_spec("ortools") is not None


BUILDERS: Mapping[type, Callable[[Any], Built]] = {CoverModel: _build_cover, SumModel: _build_sums}
"""For each kind of model how CP-SAT has it."""

CPSAT = Engine(
    name="cpsat",
    description="OR-Tools CP-SAT on exact cover: a second opinion (extra cpsat)",
    model=CoverModel,
    is_exhaustive=True,
    start=lambda model, seed: CpSatSearch(lambda: _build_cover(model), seed),
    resume=None,
    is_available=is_available,
    takes_sums=True,
)

CPSAT_SUMS = Engine(
    name="cpsat-sums",
    description="OR-Tools CP-SAT on sums: a second opinion (extra cpsat)",
    model=SumModel,
    is_exhaustive=True,
    start=lambda model, seed: CpSatSearch(lambda: _build_sums(model), seed),
    resume=None,
    is_available=is_available,
    unfit=unfit_sums,
)

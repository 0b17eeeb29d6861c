"""How well the engine is chosen: `python bench/choice.py [--seed N] [--most S] [--only WORDS...]`.

Every engine that takes a model counts its solutions, for at most some seconds. A row compares the engine that is
chosen with the best one, and what each expected with the time that it took. The exit status is 1 if the choice is worse
than the targets, 2 if two engines count differently.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from math import inf
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from generated import Instance, instances
from made import MADE
from table import quantity
from timing import INSTANCES, LONG_SLICE

from tilewright import load
from tilewright.engines import ENGINES, Engine, Status
from tilewright.families import Puzzle
from tilewright.formats import read_model
from tilewright.models import Model, Part
from tilewright.solving import choose_engine, choose_for_model
from tilewright.solving.choice import Choice
from tilewright.solving.outlook import Outlook
from tilewright.solving.plan import SearchPlan
from tilewright.solving.subproblem import Subproblem

# The chosen engine may take this many times as long as the best, where that takes longer than a moment.
WORST_RATIO = 1.3
MOMENT = 0.02
# Of the expectations that can be judged this share lies within this factor of the truth.
FACTOR, SHARE = 10, 0.9
# A run is repeated while all runs together take less than this, but not more often than so.
_ENOUGH = 0.3
_MOST_RUNS = 5

CATALOG = (
    *("pentominoes-3x20", "pentominoes-4x15", "pentominoes-5x12", "pentominoes-6x10", "pentominoes-8x8-corners"),
    *("pentominoes-8x8-center", "pentominoes-2x3x10", "pentominoes-3x4x5", "pentominoes-and-square-8x8", "soma"),
    *("hexiamonds-6x6", "tetrominoes-double-5x8", "slothouber-graatsma", "ultimate", "macmahon-squares-4x6"),
    *("macmahon-triangles", "scramble-africa", "hexagram", "magic-hexagon-3", "magic-square-4", "magic-19"),
)
# Solids, hexagons and others, counted up to symmetry only.
UP_TO_SYMMETRY = (
    *("bedlam-cube", "conway-5x5x5", "pentominoes-2x5x6", "pentominoes-gift", "pentominoes-steps", "soma-figures"),
    *("y-pentacubes-5x5x5", "iq-puzzler-pro", "iq-puzzler-pro-pyramid", "kanoodle", "kanoodle-extreme"),
    *("kanoodle-pyramid", "triballs-block", "triprisms-6", "octahedron-2", "tetrahedron-3", "hexiamonds-hexagon"),
    *("hexiamonds-tenyo", "lonpos-arrowhead", "lonpos-butterfly", "mrs-perkins-quilt", "pentarhombs"),
    *("pentatans-4x5", "pentominoes-flower", "tetrominoes-pentominoes-diamond", "octagons-3x6", "trihexagons-2x5"),
    *("triangles-and-hexagons", "trihexes-tetrahexes-hexagon", "tetrahexes-4x7", "tetrahexes-triangle"),
)
FILES = ("e6.toml", "e7.toml", "e8.toml", "one-sided-pentominoes-3x30.toml", "queens-14.xc")


@dataclass(frozen=True)
class Run:
    """What an engine expected of a model, how long it took, and what it found; None if it was given up."""

    expected: float | None
    seconds: float
    found: int | None

    @property
    def factor(self) -> float | None:
        """How far the expectation is off; None if that cannot be told."""
        if self.expected is None:
            return None
        if self.found is None:
            return self.seconds / self.expected if self.expected < self.seconds else None
        # Nobody cares how long a moment lasts.
        times = [max(seconds, MOMENT) for seconds in (self.seconds, self.expected)]
        return max(times) / min(times)


@dataclass(frozen=True)
class Result:
    """A row of the table."""

    name: str
    runs: dict[str, Run]
    chosen: str
    default: Run
    """What the choice led to, trials included."""
    choosing: float

    @property
    def best(self) -> float:
        return min(run.seconds for run in (*self.runs.values(), self.default))

    @property
    def ratio(self) -> float | None:
        """How many times as long as with the best engine; None if none was done, or in a moment."""
        if all(run.found is None for run in self.runs.values()):
            return None
        return self.default.seconds / self.best if self.best > MOMENT else None

    @property
    def agrees(self) -> bool:
        return len({run.found for run in (*self.runs.values(), self.default)} - {None}) <= 1


def named() -> Iterator[Instance]:
    """Puzzles of the catalog, as they are, up to symmetry or both, and files of this folder."""
    for name in CATALOG:
        yield Instance(name, partial(load, name))
        yield Instance(f"{name} up to symmetry", partial(load, name), True)
    for name in UP_TO_SYMMETRY:
        yield Instance(f"{name} up to symmetry", partial(load, name), True)
    for name in FILES:
        if name.endswith(".xc"):
            yield Instance(name, lambda name=name: read_model(INSTANCES / name).model)
        else:
            yield Instance(name, partial(load, INSTANCES / name))
    for name, puzzle in MADE.items():
        yield Instance(name, lambda puzzle=puzzle: puzzle)


def model_of(instance: Instance) -> Model:
    """What is searched of an instance: the whole, or the first of the parts that symmetry leaves."""
    made = instance.make()
    if not isinstance(made, Puzzle):
        return made
    compiled = choose_engine(made, for_counting=True).compiled
    if instance.up_to_symmetry:
        return compiled.parts(compiled.symmetries(False), True)[0].model
    return compiled.model


def forget_estimates() -> None:
    """Let every engine try itself out again."""
    from tilewright.engines import edge_domains, edge_scan, packing_layout, scan_layout

    for cached in (
        edge_domains.estimate,
        edge_scan._laid_out,
        packing_layout.lay_out,
        scan_layout.plans,
        scan_layout.layout,
    ):
        cached.cache_clear()


def measured(instance: Instance, most: float) -> Result:
    """Let all engines count, and the default choice."""
    model = model_of(instance)
    forget_estimates()
    began = time.thread_time()
    choice = choose_for_model(model, for_counting=True)
    choosing = time.thread_time() - began
    runs: dict[str, Run] = {}
    for engine in ENGINES.taking([type(model)]):
        if engine.is_exhaustive and engine.is_available() and "cpsat" not in engine.name and not engine.unfit(model):
            plan = SearchPlan(Choice(engine, ""), [Part(1, model)])
            expected = choice.seconds if engine is choice.engine else expectation(engine, model)
            # An engine that expects nothing is taken last: enough to know that it is not the best.
            best = min((run.seconds for run in runs.values()), default=most)
            runs[engine.name] = timed(plan, expected, most if expected is not None else min(most, 2 * best + MOMENT))
    if choice.second is None:
        default = runs[choice.engine.name]
    else:
        default = timed(SearchPlan(choice, [Part(1, model)]), None, most)
    return Result(instance.name, runs, choice.engine.name, default, choosing)


def expectation(engine: Engine, model: Model) -> float | None:
    """The seconds that an engine expects that was not chosen."""
    if engine.estimate is None and engine.node_seconds is None:
        return None
    outlook = Outlook(engine, model)
    if outlook.is_guess and MOMENT < outlook.seconds < inf:
        outlook.descend()
    return outlook.seconds


def timed(plan: SearchPlan, expected: float | None, most: float) -> Run:
    """The CPU time of a whole search, compiled as far as it can be."""
    took: list[float] = []
    while not took or (sum(took) < _ENOUGH and len(took) < _MOST_RUNS):
        search = plan.begin(Subproblem(0))
        search.compile()
        budget = 1 << 12
        began = time.thread_time()
        while search.advance(budget, 0)[0] is not Status.EXHAUSTED:
            if time.thread_time() - began > most:
                return Run(expected, time.thread_time() - began, None)
            budget = min(LONG_SLICE, 2 * budget)
        took.append(time.thread_time() - began)
    return Run(expected, min(took), search.found)


def line(result: Result) -> str:
    """A row: the engines from the quickest on, each with what it expected."""
    cells = []
    for name, run in sorted(result.runs.items(), key=lambda pair: pair[1].seconds):
        took = f"{'over ' if run.found is None else ''}{quantity(run.seconds)}"
        cells.append(
            f"{'*' if name == result.chosen else ''}{name} {took}"
            + (f" ({quantity(run.expected)})" if run.expected is not None else "")
        )
    ratio = "" if result.ratio is None else f"{result.ratio:.2f}"
    mark = "" if result.agrees else " WRONG"
    return f"{result.name:40.40} {ratio:>6} {result.choosing * 1e3:6.1f} ms  {'; '.join(cells)}{mark}"


def summary(results: list[Result]) -> bool:
    """Print what all rows come to; whether the targets are met."""
    ratios = [(result.ratio, result.name) for result in results if result.ratio is not None]
    worse = sorted(((ratio, name) for ratio, name in ratios if ratio > WORST_RATIO), reverse=True)
    chosen = [
        factor for result in results if (run := result.runs.get(result.chosen)) and (factor := run.factor) is not None
    ]
    all_factors = [factor for result in results for run in result.runs.values() if (factor := run.factor) is not None]
    share = sum(factor <= FACTOR for factor in chosen) / max(1, len(chosen))
    of_all = sum(factor <= FACTOR for factor in all_factors) / max(1, len(all_factors))
    choosing = sorted(result.choosing for result in results)
    print(f"\n{len(results)} instances, of which {len(ratios)} take the best engine longer than {MOMENT:g} s")
    print(
        f"the choice is worse than {WORST_RATIO} times the best in {len(worse)}"
        + (": " + "; ".join(f"{name} {ratio:.2f}" for ratio, name in worse) if worse else "")
    )
    print(f"expectations within a factor {FACTOR}: {share:.0%} of the chosen engines', {of_all:.0%} of all")
    middle, longest = choosing[len(choosing) // 2] * 1e3, choosing[-1] * 1e3
    print(f"choosing took {middle:.1f} ms in the middle, {longest:.1f} ms at most")

    return not worse and share >= SHARE


def main() -> int:
    """Measure and print, row by row."""
    parser = argparse.ArgumentParser(description="Compare the engine that is chosen with the best one.")
    parser.add_argument("--seed", type=int, default=1, help="of the instances drawn at random (1)")
    parser.add_argument("--most", type=float, default=10, metavar="S", help="give an engine up after S seconds (10)")
    parser.add_argument("--only", nargs="+", default=[], metavar="WORDS", help="those with one of these in their name")
    parser.add_argument("--drawn", action="store_true", help="leave out the catalog and the files")
    asked = parser.parse_args()
    chosen = [*([] if asked.drawn else named()), *instances(asked.seed)]
    results = []
    for instance in chosen:
        if asked.only and not any(word.lower() in instance.name.lower() for word in asked.only):
            continue
        results.append(measured(instance, asked.most))
        print(line(results[-1]), flush=True)
    are_met = summary(results)
    if not all(result.agrees for result in results):
        return 2
    return 0 if are_met else 1


if __name__ == "__main__":
    sys.exit(main())

"""CPU times of searches in this process: ours, compiled from the start, and `xcover` on the same exact cover.

Only the search is timed: not reading the puzzle, not laying it out for the engine, not compiling. The smallest of
several runs counts, since other programs can only make a run slower.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any

from made import MADE

from tilewright import load
from tilewright.engines import ENGINES, Engine, Status
from tilewright.errors import MissingExtra, NoEngine
from tilewright.families import Puzzle, family_of
from tilewright.formats import read_model
from tilewright.models import CoverModel, Model
from tilewright.solving import choose_engine, choose_for_model
from tilewright.solving.choice import Choice

INSTANCES = Path(__file__).parent / "instances"
EVERYTHING = 1 << 50
# Slices so long cost nothing, and a search that takes too long can be given up between them.
LONG_SLICE = 1_000_000
# A measurement is repeated until it has taken so many seconds in all.
ENOUGH_SECONDS = 3.0


class NotAvailable(Exception):
    """An engine, or a program to compare with, that is not here."""


class GaveUp(Exception):
    """A search that has gone on for too long."""


class WrongCount(Exception):
    """A search has not found what is known to be there."""


@dataclass(frozen=True)
class Job:
    """A model and the engine that searches it."""

    engine: Engine
    model: Model

    def start(self) -> Any:
        """A search that is compiled from its first node on."""
        search = self.engine.start(self.model, 0)
        # Not every engine has a kernel to compile.
        getattr(search, "compile", bool)()
        return search


@cache
def puzzle_of(source: str) -> Puzzle:
    """A puzzle of the catalog, one that is made here, or one in a file of the folder `instances`."""
    return MADE.get(source) or load(INSTANCES / source if source.endswith(".toml") else source)


def job_of(source: str | Puzzle, engine: str | None) -> Job:
    """What the default choice of a count, or this engine, makes of a puzzle or of a file of a bare model.

    Only an engine that is asked for may be one that counts without listing.
    """
    if engine is not None and not any(name == engine or name.startswith(f"{engine}-") for name in ENGINES):
        raise NotAvailable(f"engine {engine}")
    try:
        if isinstance(source, str) and source.endswith(".xc"):
            model: Model = read_model(INSTANCES / source).model
            return Job(_listing(partial(choose_for_model, model, engine), engine).engine, model)
        puzzle = puzzle_of(source) if isinstance(source, str) else source
        choice = _listing(partial(choose_engine, puzzle, engine), engine)
    except (NoEngine, MissingExtra) as problem:
        raise NotAvailable(str(problem)) from None
    return Job(choice.engine, choice.compiled.model)


def _listing(choose: Callable[..., Choice], asked_for: str | None) -> Choice:
    """The choice of a count, or that for listing if its engine only counts and was not asked for."""
    choice = choose(for_counting=True)
    return choose() if choice.engine.only_counts and asked_for is None else choice


def cover_of(source: str) -> CoverModel:
    """The exact cover of a puzzle or of a file."""
    if source.endswith(".xc"):
        return read_model(INSTANCES / source).model
    puzzle = puzzle_of(source)
    model = family_of(puzzle).compilers[CoverModel](puzzle).model
    assert isinstance(model, CoverModel)
    return model


def smallest(measure: Callable[[], float], times: int) -> float:
    """The smallest of several measurements: at most so many, fewer where one takes long."""
    found: list[float] = []
    spent = 0.0
    while len(found) < times and (not found or spent < ENOUGH_SECONDS):
        began = time.perf_counter()
        found.append(measure())
        spent += time.perf_counter() - began
    return min(found)


def search_seconds(job: Job, expected: int, *, slice_nodes: int = LONG_SLICE, most: float = float("inf")) -> float:
    """The CPU time of one walk through the whole tree that counts all solutions, in slices of so many nodes.

    Raises GaveUp after about `most` seconds, WrongCount if it does not count what is expected.
    """
    search = job.start()
    began = time.thread_time()
    while search.advance(slice_nodes, 0)[0] is not Status.EXHAUSTED:
        if time.thread_time() - began > most:
            raise GaveUp(f"{job.engine.name} was given up after {most:g} s, {search.progress():.1%} of the tree walked")
    took = time.thread_time() - began
    if search.found != expected:
        raise WrongCount(f"{job.engine.name} counts {search.found:,} solutions instead of {expected:,}")
    return took


def first_seconds(job: Job) -> float:
    """The CPU time until the first solution is there."""
    search = job.start()
    began = time.thread_time()
    rows: list[Any] = []
    status = Status.RUNNING
    while not rows and status is not Status.EXHAUSTED:
        status, rows = search.advance(EVERYTHING, 1)
    took = time.thread_time() - began
    if not rows:
        raise WrongCount(f"{job.engine.name} finds no solution")
    return took


def nodes_per_second(job: Job, budget: int) -> float:
    """The speed of a search over so many nodes (or all, if there are fewer)."""
    search = job.start()
    # The first million nodes may see more of the border than of the middle.
    search.advance(1_000_000, 0)
    nodes, began = search.nodes, time.thread_time()
    search.advance(budget, 0)
    return float((search.nodes - nodes) / (time.thread_time() - began))


def xcover_seconds(model: CoverModel, expected: int) -> float:
    """The CPU time that `xcover` takes for all solutions, handed out one by one, which is its only way to count."""
    if any(bound != 1 for bound in (*model.lower, *model.upper)):
        raise NotAvailable("xcover, which has no multiplicities")
    arrays, algorithm = _for_xcover(model)
    began = time.thread_time()
    found = sum(1 for _ in algorithm(*arrays))
    took = time.thread_time() - began
    if found != expected:
        raise WrongCount(f"xcover finds {found:,} solutions instead of {expected:,}")
    return took


def _for_xcover(model: CoverModel) -> tuple[tuple[Any, ...], Any]:
    """A model as xcover's algorithm takes it, and the algorithm, compiled."""
    try:
        import numpy as np
        from xcover import algorithm_c  # type: ignore[import-untyped]
    except ImportError:
        raise NotAvailable("xcover (pip install xcover)") from None
    ends = [0]
    for option in model.options:
        ends.append(ends[-1] + len(option))

    def words(numbers: list[int]) -> Any:
        return np.array(numbers, dtype=np.uint32)

    items = words([item for option in model.options for item, _ in option])
    colors = words([color for option in model.options for _, color in option])
    # The first call compiles, or loads what was compiled before.
    list(algorithm_c(words([0, 1]), words([0, 1, 2]), words([0, 0]), 2, 0))
    return (items, words(ends), colors, model.n_items, model.n_secondary), algorithm_c

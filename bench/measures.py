"""The ways of measuring a row of the table: each gives a function that measures when it is called."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial

import processes
from rivals import entrants, race
from table import Result
from timing import (
    EVERYTHING,
    INSTANCES,
    GaveUp,
    Job,
    NotAvailable,
    WrongCount,
    cover_of,
    first_seconds,
    job_of,
    nodes_per_second,
    puzzle_of,
    search_seconds,
    smallest,
    xcover_seconds,
)

from tilewright import Limits, count, with_blocked
from tilewright.errors import OutOfTime


@dataclass(frozen=True)
class Options:
    """How carefully to measure: at most so many runs of each, by this engine (None: the one that is chosen)."""

    times: int = 7
    engine: str | None = None
    with_xcover: bool = True
    most_seconds: float = 300.0
    """When to give up a search."""
    rivals: str | None = None
    """The folder with programs of others."""


Measure = Callable[[Options], Result]
# A time of xcover is used again for another row of the same puzzle if it is as fresh as this.
_FRESH_SECONDS = 90.0
_xcover_times: dict[str, tuple[float, float]] = {}


def _xcover(source: str, expected: int, options: Options) -> float | None:
    """The time of xcover for all solutions of a puzzle, or None where it is not wanted or cannot."""
    if not options.with_xcover:
        return None
    when, found = _xcover_times.get(source, (-_FRESH_SECONDS, 0.0))
    if time.monotonic() - when > _FRESH_SECONDS:
        model = cover_of(source)
        found = smallest(lambda: xcover_seconds(model, expected), options.times)
        _xcover_times[source] = (time.monotonic(), found)
    return found


def search(source: str, expected: int, *, engine: str | None = None, xcover: bool = True) -> Measure:
    """All solutions of a puzzle on a board that does not move, counted by the search alone."""

    def measure(options: Options) -> Result:
        job = job_of(source, options.engine or engine)
        ours = smallest(lambda: search_seconds(job, expected, most=options.most_seconds), options.times)
        against = _xcover(source, expected, options) if xcover else None
        return Result(ours, job.engine.name, against=against)

    return measure


def counted(source: str, expected: int, *, raw: int | None = None) -> Measure:
    """`tilewright.count(puzzle)` from its start to its end, with kernels compiled before: all that a user waits for.

    It starts interpreted, as always, and counts up to symmetry. `raw` is how many solutions xcover has to list.
    """

    def measure(options: Options) -> Result:
        puzzle = puzzle_of(source)
        # What a search needs is compiled, and what is kept of the puzzle is there.
        with suppress(OutOfTime):
            count(puzzle, engine=options.engine, limits=Limits(seconds=2))
        engine = ""

        def run() -> float:
            nonlocal engine
            began = time.process_time()
            found = count(puzzle, engine=options.engine, limits=Limits(seconds=options.most_seconds))
            took = time.process_time() - began
            engine = found.effort.engine
            if not found.exhausted:
                raise GaveUp(f"{engine} was given up after {options.most_seconds:g} s")
            if found.up_to_symmetry != expected:
                raise WrongCount(f"{engine} counts {found.up_to_symmetry:,} up to symmetry instead of {expected:,}")
            return took

        ours = smallest(run, options.times)
        return Result(ours, engine, against=None if raw is None else _xcover(source, raw, options))

    return measure


@cache
def _rolls() -> tuple[tuple[str, ...], ...]:
    lines = (INSTANCES / "genius-star-rolls.txt").read_text().splitlines()
    return tuple(tuple(line.split()) for line in lines if not line.startswith("#"))


def _jobs_of_rolls(options: Options) -> list[Job]:
    star = puzzle_of("genius-star")
    return [job_of(with_blocked(star, cells), options.engine) for cells in _rolls()]


def all_of_each_roll(expected: int) -> Measure:
    """All solutions of fifty rolls of the Genius Star: the mean time of a roll."""

    def measure(options: Options) -> Result:
        jobs = _jobs_of_rolls(options)

        def run() -> float:
            took, found = 0.0, 0
            for job in jobs:
                search = job.start()
                began = time.thread_time()
                search.advance(EVERYTHING, 0)
                took += time.thread_time() - began
                found += search.found
            if found != expected:
                raise WrongCount(f"{jobs[0].engine.name} counts {found:,} solutions instead of {expected:,}")
            return took / len(jobs)

        return Result(smallest(run, options.times), jobs[0].engine.name)

    return measure


def first_of_each_roll(options: Options) -> Result:
    """The first solution of fifty rolls of the Genius Star: the mean time of a roll."""
    jobs = _jobs_of_rolls(options)
    mean = smallest(lambda: statistics.mean(map(first_seconds, jobs)), options.times)
    return Result(mean, jobs[0].engine.name)


def speed(source: str, budget: int) -> Measure:
    """Tiles placed in a second."""

    def measure(options: Options) -> Result:
        job = job_of(source, options.engine)
        return Result(-smallest(lambda: -nodes_per_second(job, budget), options.times), job.engine.name, "/s")

    return measure


def layers_against_search(source: str, expected: int) -> Measure:
    """Counting by the engine `layers` against the best that lists."""

    def measure(options: Options) -> Result:
        layers = job_of(source, "layers")
        ours = smallest(lambda: search_seconds(layers, expected, most=options.most_seconds), options.times)
        best: tuple[float, str] | None = None
        for name in ("scan", "packing", "exact-cover"):
            try:
                job = job_of(source, name)
            except NotAvailable:
                continue
            try:
                most = min(options.most_seconds, 60 if best is None else 2 * best[0] + 1)
                took = smallest(partial(search_seconds, job, expected, most=most), options.times)
            except GaveUp:
                continue
            best = min(best or (took, name), (took, name))
        if best is None:
            raise NotAvailable("a search to compare with")
        return Result(ours, "layers", against=best[0], against_name=best[1])

    return measure


def sliced(source: str, expected: int, slice_nodes: int = 10_000) -> Measure:
    """A search in short slices against the same search in one run, in turns."""

    def measure(options: Options) -> Result:
        job = job_of(source, options.engine)
        in_slices, at_once = [], []
        for _ in range(options.times):
            in_slices.append(search_seconds(job, expected, slice_nodes=slice_nodes, most=options.most_seconds))
            at_once.append(search_seconds(job, expected, slice_nodes=EVERYTHING))
        return Result(min(in_slices), job.engine.name, against=min(at_once), against_name="in one")

    return measure


def interpreted_start(source: str, expected: int) -> Measure:
    """A process that starts interpreted against one that is compiled from the start."""

    def measure(options: Options) -> Result:
        commands = [processes.counting(source, expected, compiled=compiled) for compiled in (False, True)]
        ours, theirs = processes.warm(commands, options.times)
        return Result(ours, job_of(source, None).engine.name, against=theirs, against_name="compiled")

    return measure


def importing(options: Options) -> Result:
    """What `import tilewright` adds to a Python that does nothing."""
    ours, nothing = processes.warm([processes.IMPORTING, processes.NOTHING], options.times)
    return Result(max(0.0, ours - nothing))


def process(*arguments: str) -> Measure:
    """A whole command of Tilewright, for which everything is there, against a Python that does nothing."""

    def measure(options: Options) -> Result:
        ours, nothing = processes.warm([processes.tilewright(*arguments), processes.NOTHING], options.times)
        return Result(ours, against=nothing, against_name="pass")

    return measure


def first_process(*arguments: str) -> Measure:
    """A command of Tilewright with an empty cache, as right after an installation, against the same later."""

    def measure(options: Options) -> Result:
        command = processes.tilewright(*arguments)
        [later] = processes.warm([command], options.times)
        return Result(processes.cold(command, options.times), against=later, against_name="later")

    return measure


def against_rival(source: str, raw: int, rival: str = "") -> Measure:
    """The search alone against the quickest whole process of this compiled rival, or of any, that counts raw, too."""

    def measure(options: Options) -> Result:
        against = entrants(source, rival, options.rivals, xcover=False, reduce=False)
        job = job_of(source, options.engine)
        times = race(lambda _: search_seconds(job, raw, most=options.most_seconds), against, raw)
        return Result(times.ours, job.engine.name, against=times.theirs, against_name=times.rival)

    return measure


def rival_process(source: str, raw: int, *reduced: int) -> Measure:
    """`tilewright count` on one worker from its start to its end, against the quickest whole process of a rival.

    A rival counts raw, or finds one of the smaller numbers `reduced`.
    """

    def measure(options: Options) -> Result:
        against = entrants(source, "", options.rivals, xcover=options.with_xcover, reduce=True)
        puzzle = ["--model", str(INSTANCES / source)] if source.endswith(".xc") else [source]
        command = processes.tilewright("count", *puzzle, "--workers", "1")
        times = race(lambda cache: processes.cpu_seconds(command, cache)[0], against, raw, reduced)
        return Result(times.ours, against=times.theirs, against_name=times.rival)

    return measure

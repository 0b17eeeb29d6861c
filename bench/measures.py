"""The ways of measuring a row of the table: each gives a function that measures when it is called."""

from __future__ import annotations

import re
import statistics
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from importlib.util import find_spec
from pathlib import Path

import processes
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


@dataclass(frozen=True)
class Options:
    """How carefully to measure: at most so many runs of each, by this engine (None: the one that is chosen)."""

    times: int = 7
    engine: str | None = None
    with_xcover: bool = True
    most_seconds: float = 300.0
    """When to give up a search."""
    rivals: tuple[str, ...] = ()
    """Programs that read an exact cover in Knuth's notation."""


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


def memo_against_search(source: str, expected: int) -> Measure:
    """Counting by the engine `memo` against the engine that is chosen otherwise."""

    def measure(options: Options) -> Result:
        memo = job_of(source, "memo")
        ours = smallest(lambda: search_seconds(memo, expected, most=options.most_seconds), options.times)
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
        return Result(ours, "memo", against=best[0], against_name=best[1])

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
    """A whole command of Tilewright, for which everything is there, against `import numba`.

    That is the unit since importing Numba is what most of such a process once was.
    """

    def measure(options: Options) -> Result:
        ours, numba = processes.warm([processes.tilewright(*arguments), processes.NUMBA], options.times)
        return Result(ours, against=numba, against_name="numba")

    return measure


def first_process(*arguments: str) -> Measure:
    """A command of Tilewright with an empty cache, as right after an installation, against the same later."""

    def measure(options: Options) -> Result:
        command = processes.tilewright(*arguments)
        [later] = processes.warm([command], options.times)
        return Result(processes.cold(command, options.times), against=later, against_name="later")

    return measure


# Reads an exact cover in Knuth's notation, as his programs do, and lists all solutions.
_XCOVER = """
import sys
from xcover import covers
lines = [line.split() for line in sys.stdin if line.strip() and not line.startswith("|")]
names = lines[0]
split = names.index("|") if "|" in names else len(names)
found = sum(1 for _ in covers(lines[1:], primary=names[:split], secondary=names[split + 1:], colored=True))
print(found, "solutions")
"""


def rival_process(source: str, expected: int) -> Measure:
    """`tilewright count` from its start to its end, on one worker, against the quickest whole process of a rival.

    Rivals are xcover and the programs of `--rival` that read Knuth's notation and say how many solutions they found.
    """

    def measure(options: Options) -> Result:
        rivals = {Path(path).name: [path] for path in options.rivals}
        if options.with_xcover and find_spec("xcover"):
            rivals["xcover"] = list(processes.python(_XCOVER))
        if not rivals:
            raise NotAvailable("a rival: pip install xcover, or --rival PROGRAM")
        times: dict[str, list[float]] = {name: [] for name in rivals}
        ours = []
        is_bare = source.endswith(".xc")
        command = processes.tilewright("count", *(["--model", str(INSTANCES / source)] if is_bare else [source]))
        with tempfile.TemporaryDirectory() as folder:
            model = INSTANCES / source if is_bare else Path(folder, "model.xc")
            if not is_bare:
                processes.cpu_seconds(processes.tilewright("convert", source, str(model)), folder)
            for _ in range(min(options.times, 3)):
                ours.append(processes.cpu_seconds([*command, "--workers", "1"], folder)[0])
                for name, rival in rivals.items():
                    took, said = processes.cpu_seconds(rival, folder, reads=model)
                    if not re.search(rf"\b{expected} solutions", said):
                        raise WrongCount(f"{name} does not find {expected:,} solutions: {said.strip()[-200:]}")
                    times[name].append(took)
        best, name = min((min(found), name) for name, found in times.items())
        return Result(min(ours), against=best, against_name=name)

    return measure

"""How well two workers share a search, and what a job file costs: `python bench/workers.py [--runs N]`.

The raw search of a box of solid pentominoes: 8 s on one core by packing, longer by `--engine exact-cover`. One and two
workers take turns, since a machine that is shared changes its speed from minute to minute; each ratio is of
neighbors. Exit status 1 if a target is missed.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import tilewright as tw
from tilewright.families import family_of
from tilewright.jobs.run import run_job
from tilewright.jobs.spec import CountSpec
from tilewright.models import CoverModel
from tilewright.solving.bare import count_model

TARGETS = {"two workers": 1.85, "with a job file": 0.97}


def seconds(work: Callable[[], object]) -> float:
    """The time on the clock."""
    started = time.perf_counter()
    work()
    return time.perf_counter() - started


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3, help="how often each is run")
    parser.add_argument("--engine", default="packing")
    arguments = parser.parse_args()
    puzzle = tw.load("pentominoes-3x4x5")
    model = family_of(puzzle).compilers[CoverModel](puzzle).model
    question = CountSpec.of(puzzle, engine=arguments.engine)

    def bare(workers: int) -> Callable[[], object]:
        return lambda: count_model(model, engine=arguments.engine, workers=workers)

    def kept() -> object:
        with tempfile.TemporaryDirectory() as folder:
            return run_job(Path(folder) / "bench.job", question, workers=1)

    def plain() -> object:
        return tw.count(puzzle, engine=arguments.engine)

    pairs = {"two workers": (bare(1), bare(2)), "with a job file": (plain, kept)}
    missed = False
    for name, (one, other) in pairs.items():
        one()
        times = [(seconds(one), seconds(other)) for _ in range(arguments.runs)]
        ratios = [first / second for first, second in times]
        best = statistics.median(ratios)
        shown = "  ".join(f"{first:.2f} s / {second:.2f} s = {first / second:.2f}" for first, second in times)
        print(f"{name}: median {best:.2f}, at least {TARGETS[name]}   ({shown})")
        missed |= best < TARGETS[name]
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())

"""How good arrangements of an edge-matching puzzle get that cannot be solved in the time.

    python bench/partial.py                                five seeds, two workers each, ten minutes
    python bench/partial.py --seconds 60 --workers 1       quicker
    python bench/partial.py --parallel 10                  ten processes at a time, on a machine of many cores

Each worker is a process that searches with its own seed; the best arrangement of a seed's workers
is its score: the pairs of sides that match, of all. The time is that of the search, without compiling it.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from multiprocessing import get_context
from statistics import mean
from typing import Any

# Between two looks at the clock.
_SLICE_SECONDS = 0.2


@dataclass(frozen=True)
class Task:
    """One worker's search."""

    puzzle: str
    variant: str | None
    engine: str
    hints: bool
    seed: int
    worker: int
    workers: int
    seconds: float


@dataclass(frozen=True)
class Found:
    """The best arrangement of a worker: matching pairs of sides, of how many; nodes; when it got better."""

    score: int
    of: int
    nodes: int
    history: tuple[tuple[float, int], ...]


def search(task: Task) -> Found:
    """Search for the given time and check the score of what was found by reading the rules afresh."""
    from tilewright.catalog import open_puzzle
    from tilewright.engines import ENGINES
    from tilewright.families import TilingPuzzle
    from tilewright.families.tiling import compile_edges
    from tilewright.families.tiling.laid.mismatches import mismatches

    puzzle = open_puzzle(task.puzzle, task.variant) if task.variant else open_puzzle(task.puzzle)
    assert isinstance(puzzle, TilingPuzzle)
    if not task.hints:
        puzzle = replace(puzzle, fixed=())
    compiled = compile_edges(puzzle)
    running: Any = ENGINES[task.engine].start(compiled.model, task.seed * task.workers + task.worker)
    running.compile()
    n_edges = len(compiled.model.edges)
    history: list[tuple[float, int]] = []
    started = time.perf_counter()
    budget = 1 << 20
    while (elapsed := time.perf_counter() - started) < task.seconds:
        began = time.perf_counter()
        running.advance(budget, 1)
        took = max(1e-3, time.perf_counter() - began)
        budget = max(1 << 12, int(budget * min(4.0, _SLICE_SECONDS / took)))
        lowest = getattr(running, "lowest", None)
        if lowest is not None and (not history or n_edges - lowest > history[-1][1]):
            history.append((elapsed, n_edges - lowest))
    wrong = mismatches(compiled.decode(running.best()[1]))
    score = wrong.score if not wrong.rim else 0
    return Found(score, wrong.n_edges, running.nodes, tuple(history))


def main() -> None:
    """Run all workers and print the score of every seed, and their mean."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("puzzle", nargs="?", default="eternity-2")
    parser.add_argument("--variant", help="of the puzzle, such as eternity-2's with all its hints")
    parser.add_argument("--hints", action="store_true", help="keep the tiles that are given; otherwise all are free")
    parser.add_argument("--engine", default="edge-breaks")
    parser.add_argument("--seeds", type=int, default=5)
    parser.add_argument("--workers", type=int, default=2, help="processes for each seed")
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--parallel", type=int, help="processes at a time; by default those of one seed")
    options = parser.parse_args()
    tasks = [
        Task(
            options.puzzle,
            options.variant,
            options.engine,
            options.hints or options.variant is not None,
            seed,
            worker,
            options.workers,
            options.seconds,
        )
        for seed in range(1, options.seeds + 1)
        for worker in range(options.workers)
    ]
    best: dict[int, list[Found]] = {}
    with ProcessPoolExecutor(options.parallel or options.workers, mp_context=get_context("spawn")) as pool:
        for task, found in zip(tasks, pool.map(search, tasks), strict=True):
            best.setdefault(task.seed, []).append(found)
            if len(best[task.seed]) == task.workers:
                workers = best[task.seed]
                score = max(one.score for one in workers)
                speed = sum(one.nodes for one in workers) / len(workers) / options.seconds / 1e6
                steps = max(workers, key=lambda one: one.score).history[-4:]
                when = ", ".join(f"{reached} at {seconds:.0f} s" for seconds, reached in steps)
                print(
                    f"seed {task.seed}: {score} of {workers[0].of}  ({speed:.0f} M nodes/s a worker; {when})",
                    flush=True,
                )
    scores = [max(one.score for one in workers) for workers in best.values()]
    print(
        f"{options.puzzle}, {options.engine}: mean {mean(scores):.2f} of {len(scores)} seeds, "
        f"{options.workers} workers, {options.seconds:g} s"
    )
    sys.exit(0)


if __name__ == "__main__":
    main()

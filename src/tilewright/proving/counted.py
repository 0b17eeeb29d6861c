"""The number of solutions, counted before any is listed: a list of too many would only be thrown away."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from time import perf_counter, process_time

from ..deadline import within
from ..errors import InvalidRequest, OutOfTime
from ..families import Puzzle, family_of
from ..solving import Limits, Run
from ..solving.counting import plan_count
from ..verifying.listed import MOST_SOLUTIONS
from .packing import LimitReachedError
from .result import ProveStep

# Of too many a count that is not done after this much work is given up: a lower bound says enough.
_PATIENCE = 2.0


def count_first(puzzle: Puzzle, seconds: float | None, workers: int) -> Generator[ProveStep, None, bool]:
    """Count the solutions, in steps; the answer is whether there are any.

    Raises InvalidRequest if they are too many to list, LimitReachedError if that takes more than so many seconds.

    The engine that counts sees each remainder of the puzzle only once where it can, and no solution is looked at: that
    takes a small part of the time of a list.
    """
    began, worked = perf_counter(), process_time()
    try:
        with within(seconds):
            plan = plan_count(puzzle)
    except OutOfTime:
        raise LimitReachedError("seconds") from None
    left = None if seconds is None else max(0.0, seconds - (perf_counter() - began))
    run = Run(plan, Limits(left), workers=workers)
    yield ProveStep("counting the solutions")
    is_known = False
    with closing(run.slices()) as slices:
        for _ in slices:
            n = run.counts.found
            yield ProveStep("counting the solutions", n_found=n)
            # What symmetries leave in place is counted after that, and of no use here.
            is_known = run.done_parts.issuperset(range(len(plan.parts)))
            if is_known or (n > MOST_SOLUTIONS and process_time() - worked > _PATIENCE):
                break
    n = run.counts.found
    if n > MOST_SOLUTIONS:
        exactly = "" if is_known or run.effort.exhausted else "at least "
        raise InvalidRequest(
            f"{puzzle.name} has {exactly}{n:,} solutions, and a proof lists every one: at most {MOST_SOLUTIONS:,}. "
            f"With a {family_of(puzzle).nouns.piece} or more laid from the start there are fewer; "
            "of a tiling, `tilewright prove --count` may prove their number without a list"
        )
    if run.effort.stopped_by and not is_known:
        raise LimitReachedError(run.effort.stopped_by)
    return n > 0

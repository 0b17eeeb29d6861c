"""The number of all solutions, to be told beside the first ones: only where counting them is expected to be quick.

That does not depend on how busy the machine is, unless the caller sets a limit of seconds: guesses and outlooks depend
on the model alone, and what bounds a count that takes longer than expected are its nodes, where nothing is expected,
and the work of the processor, that of all threads of this process together. So a slow machine, or a process that does
other work meanwhile, may give up a count that another one finishes, if it takes much longer than expected.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from dataclasses import replace
from time import process_time

from ..deadline import within
from ..errors import OutOfTime
from ..families import Puzzle
from ..models import Model, Part
from .answers import NO_LIMITS, Count, Limits
from .bare import ModelCount
from .choice import choose_for_model, may_be_quick
from .counting import plan_count
from .plan import SearchPlan
from .run import OnProgress, Run

QUICK_SECONDS = 1.0
"""A count that is expected to take less is quick."""
# A count that takes longer than expected is given up after so many times the seconds expected, within these bounds.
_PATIENCE = 20
_LEAST_SECONDS, _MOST_SECONDS = 0.3, 2.0
# An engine that expects nothing gets so many nodes: that takes up to 0.7 s.
_NODES_IF_UNKNOWN = 200_000


def whole_steps(
    puzzle: Puzzle,
    model: Model,
    *,
    relabelings: bool = False,
    limits: Limits = NO_LIMITS,
    workers: int = 1,
    on_progress: OnProgress | None = None,
) -> Generator[None, None, Count | None]:
    """Count all solutions of a puzzle in steps; None if that is not quick.

    `model` is one that the puzzle was compiled to, from which guesses are made at no cost. The numbers that the count
    names as `exact` are exact; there may be none.
    """
    if not may_be_quick(model, QUICK_SECONDS):
        return None
    try:
        with within(limits.seconds) as limit:
            plan = plan_count(puzzle, relabelings=relabelings, limits=Limits(memory=limits.memory))
            limits = limits.left(limit)
    except OutOfTime:
        return None
    run = yield from _run_if_quick(plan, limits, workers, on_progress)
    return None if run is None else plan.count(run.counts, run.effort, done=run.done_parts)


def whole_model_steps(
    model: Model, *, limits: Limits = NO_LIMITS, workers: int = 1, on_progress: OnProgress | None = None
) -> Generator[None, None, ModelCount | None]:
    """Count all solutions of a bare model in steps; None if that is not quick."""
    if not may_be_quick(model, QUICK_SECONDS):
        return None
    plan = SearchPlan(choose_for_model(model, for_counting=True), [Part(1, model)], memory=limits.memory)
    run = yield from _run_if_quick(plan, limits, workers, on_progress)
    return None if run is None else ModelCount(run.counts.found, run.effort)


def _run_if_quick(
    plan: SearchPlan, limits: Limits, workers: int, on_progress: OnProgress | None
) -> Generator[None, None, Run | None]:
    """Carry a plan out in steps if it expects to be quick; the run may have been given up."""
    expected = plan.choice.seconds
    if expected >= QUICK_SECONDS:
        return None
    if not expected:
        limits = replace(limits, nodes=min(_NODES_IF_UNKNOWN, limits.nodes or _NODES_IF_UNKNOWN))
    patience = min(_MOST_SECONDS, max(_LEAST_SECONDS, _PATIENCE * expected)) if expected else _MOST_SECONDS
    run = Run(plan, replace(limits, solutions=None), workers=workers, on_progress=on_progress)
    run.compile_nothing()
    began = process_time()
    with closing(run.slices()) as slices:
        for _ in slices:
            yield
            if process_time() - began > patience:
                break
    return run

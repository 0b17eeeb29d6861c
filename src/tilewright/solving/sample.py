"""Random solutions, each of all solutions with the same chance."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain
from random import Random

from ..deadline import within
from ..engines import Choices
from ..errors import InvalidRequest
from ..families import Compiled, Puzzle
from ..models import Part, room_for
from .answers import NO_LIMITS, Answer, Effort, Limits
from .checks import checked, lint
from .choice import Choice, choose_engine, with_table
from .plan import BATCH, SearchPlan
from .run import OnProgress, Run


def sample(
    puzzle: Puzzle,
    n: int = 1,
    *,
    seed: int = 0,
    limits: Limits = NO_LIMITS,
    on_progress: OnProgress | None = None,
) -> Answer:
    """Draw `n` solutions at random, each time one of all distinct solutions with the same chance.

    So a solution may come more than once. If engine `memo` can count the solutions, they are drawn from its table,
    however many there are; otherwise the search walks through all solutions.

    Parameters
    ----------
    puzzle
        The puzzle whose solutions to draw from.
    n
        How many solutions to draw, at least 1.
    seed
        The start of the random numbers; the same seed draws the same solutions.
    limits
        The seconds, search nodes or bytes of memory after which to stop, but no number of solutions.
    on_progress
        A function that is called with a `Progress` a few times a second.

    Returns
    -------
    Answer
        The solutions. They are empty if there are none, or if a limit stopped the count; they are fewer than `n` if it
        stopped the draws: `exhausted` tells.

    Raises
    ------
    InvalidRequest
        `n` is less than 1, or `limits` has a number of solutions.
    InvalidSetup
        The puzzle is a template; `with_blocked` makes a puzzle of it.
    NoEngine
        No engine can take the puzzle.
    OutOfTime
        The limit of seconds, and half a second, passed before the search could begin.

    See Also
    --------
    solve : Find the first solutions.

    Examples
    --------
    >>> import tilewright as tw
    >>> answer = tw.sample("tatami", 3, seed=1)
    >>> len(answer.solutions), answer.exhausted
    (3, True)
    """
    if n < 1:
        raise InvalidRequest(f"{n} solutions cannot be drawn; give a number from 1 on")
    if limits.solutions is not None:
        raise InvalidRequest("all solutions must be counted to draw from them; give no limit of solutions")
    with within(limits.seconds) as limit, room_for(limits.memory):
        findings = lint(puzzle)
        choice = choose_engine(puzzle, for_counting=True)
        limits = limits.left(limit)
    chance = Random(seed)
    drawn: list[Choices] | None = None
    n_all = 0
    table = with_table(choice)
    if table is not None:
        drawn, effort, n_all = _from_table(table, n, chance, limits, on_progress)
    if drawn is None:
        if choice.engine.only_counts:
            choice = choose_engine(puzzle)
        plan = SearchPlan(choice, [Part(1, choice.compiled.model)], batch=BATCH)
        run = Run(plan, limits, on_progress=on_progress)
        drawn, n_all = _kept(run, n, chance)
        effort = run.effort
        drawn = drawn if effort.exhausted else []
    is_known = bool(drawn) or effort.exhausted
    compiled: Compiled = choice.compiled
    found = tuple(checked(puzzle, compiled, compiled.canonical(choices)) for choices in drawn)
    return Answer(found, effort, findings, n_all=n_all if is_known else None)


def _from_table(
    choice: Choice, n: int, chance: Random, limits: Limits, on_progress: OnProgress | None
) -> tuple[list[Choices] | None, Effort, int]:
    """Solutions drawn from the table of engine `memo`; None if it was only on trial, and was not done soon.

    Besides, the effort and the number of all solutions.
    """
    from ..engines.memo_search import MemoSearch

    is_trial = choice.second is not None and (limits.nodes is None or limits.nodes > choice.trial_nodes)
    most = replace(limits, nodes=choice.trial_nodes) if is_trial else limits
    plan = SearchPlan(Choice(choice.engine, choice.why), [Part(1, choice.compiled.model)], memory=limits.memory)
    run = Run(plan, most, on_progress=on_progress)
    run.to_end()
    search = run.search
    assert isinstance(search, MemoSearch)
    effort = run.effort
    if not effort.exhausted:
        return (None if is_trial and effort.stopped_by == "nodes" else []), effort, 0
    drawn: list[Choices] = []
    try:
        while search.found and len(drawn) < n:
            # A table that could not keep all counts a rest again, which may take long.
            for choices in search.drawing(chance):
                if choices is not None:
                    drawn.append(choices)
                elif limits.seconds is not None and run.seconds > limits.seconds:
                    return drawn, replace(run.effort, stopped_by="seconds"), search.found
    except KeyboardInterrupt:
        return drawn, replace(run.effort, stopped_by="interrupt"), search.found
    return drawn, run.effort, search.found


def _kept(run: Run, n: int, chance: Random) -> tuple[list[Choices], int]:
    """Of all that a run finds: each of n places takes the k-th solution with chance 1/k. Besides, the number of all."""
    kept: list[Choices] = []
    seen = 0
    for seen, choices in enumerate(chain.from_iterable(run), start=1):
        if seen == 1:
            kept = [choices] * n
        else:
            kept = [choices if chance.randrange(seen) == 0 else old for old in kept]
    return kept, seen

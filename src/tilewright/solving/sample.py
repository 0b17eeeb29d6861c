"""Random solutions, each of all solutions with the same chance."""

from __future__ import annotations

import random
from collections.abc import Iterator

from ..engines import Choices
from ..engines.memo import MEMO, MemoSearch
from ..errors import InvalidRequest
from ..families import Compiled, Puzzle, Solution
from .answers import NO_LIMITS, Answer, Limits
from .choice import Choice, Pick, choose_engine
from .run import OnProgress, Run
from .solve import check, lint

_BATCH = 512


def sample(
    puzzle: Puzzle,
    n: int = 1,
    *,
    seed: int = 0,
    limits: Limits = NO_LIMITS,
    on_progress: OnProgress | None = None,
) -> Answer:
    """Draw `n` solutions at random, each time one of all distinct solutions with the same chance.

    So a solution may come more than once. Where what is left of a puzzle can be counted, the solutions are
    counted by engine `memo` and then drawn from its table, however many there are; otherwise all are walked
    through. The answer is empty if there are none, or if a limit stopped the count: `exhausted` tells which.
    """
    if n < 1:
        raise InvalidRequest(f"{n} solutions cannot be drawn; give a number from 1 on")
    if limits.solutions is not None:
        raise InvalidRequest("all solutions must be counted to draw from them; give no limit of solutions")
    findings = lint(puzzle)
    choice = choose_engine(puzzle, for_counting=True)
    chance = random.Random(seed)
    if choice.engine.model is MEMO.model and not MEMO.unfit(choice.compiled.model):
        choice = Choice(choice.compiled, Pick(MEMO, "memo: solutions are drawn from its table of counts"))
        search = MemoSearch(choice.compiled.model)  # type: ignore[arg-type]
        if limits.memory is not None:
            search.memory = limits.memory
        run = Run(choice, limits, search=search, most=0, on_progress=on_progress)
        for _ in run:
            pass
        drawn = _drawn(search, n, chance) if run.effort.exhausted and search.found else []
    else:
        choice = choose_engine(puzzle)
        run = Run(
            choice, limits, search=choice.engine.start(choice.compiled.model, 0), most=_BATCH, on_progress=on_progress
        )
        drawn = _kept(run, n, chance)
        drawn = drawn if run.effort.exhausted else []
    return Answer(tuple(_solutions(puzzle, choice.compiled, drawn)), run.effort, findings)


def _drawn(search: MemoSearch, n: int, chance: random.Random) -> list[Choices]:
    return [search.random_solution(chance) for _ in range(n)]


def _kept(run: Run, n: int, chance: random.Random) -> list[Choices]:
    """Of all that a run finds: each of n places takes the k-th solution with chance 1/k."""
    kept: list[Choices] = []
    seen = 0
    for batch in run:
        for choices in batch:
            seen += 1
            if seen == 1:
                kept = [choices] * n
            else:
                kept = [choices if chance.randrange(seen) == 0 else old for old in kept]
    return kept


def _solutions(puzzle: Puzzle, compiled: Compiled, drawn: list[Choices]) -> Iterator[Solution]:
    for choices in drawn:
        solution: Solution = compiled.decode(compiled.canonical(choices))
        check(puzzle, solution)
        yield solution

"""Certificates: an invented puzzle is counted to the end, and again by another engine."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any

from ..engines import ENGINES, Engine
from ..errors import TilewrightError
from ..families import Puzzle, family_of
from ..solving import Count, Limits, count_steps
from ..solving.sweep_plan import QUESTIONS, SweepPlan
from ..values import frozen

_NODES_OF_FIRST = 3_000_000
"""An engine of another kind of model is less of the same, but may be slow: it gets so many nodes."""


@frozen
class Certificate:
    """A number of solutions that engines agree on, each of which searched to the end.

    Attributes
    ----------
    solutions
        The number of solutions up to symmetry; for dice, the number of rolls.
    distinct
        The number of distinct solutions; for dice, the number of rolls that have a solution.
    engines
        The engines that counted, one after the other, each to the end.
    words
        The same in a line.
    """

    solutions: int
    distinct: int
    engines: tuple[str, ...]
    words: str

    def to_json(self) -> dict[str, Any]:
        """The certificate as plain data."""
        return {"solutions": self.solutions, "distinct": self.distinct, "engines": list(self.engines)}


def certified(puzzle: Puzzle) -> Generator[None, None, Certificate]:
    """Count a puzzle twice; None after each slice of work."""
    first = yield from _counted(puzzle, None, None)
    assert first is not None
    engines = [first.effort.engine]
    for engine, nodes in _others(puzzle, first.effort.engine):
        again = yield from _counted(puzzle, engine.name, nodes)
        if again is None:
            continue
        if (again.distinct, again.up_to_symmetry) != (first.distinct, first.up_to_symmetry):
            raise RuntimeError(
                f"{engines[0]} counts {first.distinct} solutions, {engine.name} {again.distinct}; please report this"
            )
        engines.append(engine.name)
        break
    by = " and again by ".join(engines) if len(engines) > 1 else f"{engines[0]} alone: no other engine is installed"
    return Certificate(first.up_to_symmetry, first.distinct, tuple(engines), f"all solutions counted by {by}")


def certified_setups(template: Puzzle) -> Generator[None, None, Certificate | None]:
    """Count the solutions for every setup; None if one has none. The other engine only looks for one solution each."""
    answers: dict[str, list[int]] = {}
    for question in QUESTIONS:
        plan = SweepPlan(template, question)
        answers[plan.engine] = [0] * len(plan.order)
        for number in plan.order:
            for answer in plan.steps(number):
                answers[plan.engine][number] = answer or 0
                yield None
    n = len(plan.setups)
    n_solvable = [sum(numbers[k] > 0 for k in plan.classes.class_of) for numbers in answers.values()]
    if len(set(n_solvable)) > 1:
        raise RuntimeError(f"{' and '.join(answers)} disagree about which setups have a solution; please report this")
    by = " and by ".join(answers)
    words = f"each of the {n} setups has a solution, as told by {by}"
    return Certificate(n, n_solvable[0], tuple(answers), words) if n_solvable[0] == n else None


def _counted(puzzle: Puzzle, engine: str | None, nodes: int | None) -> Generator[None, None, Count | None]:
    """The count of a puzzle; None if the nodes did not suffice. Ctrl-C goes to the caller."""
    found = yield from count_steps(puzzle, engine=engine, limits=Limits(nodes=nodes))
    return found if found.exhausted else None


def _others(puzzle: Puzzle, first: str) -> Iterator[tuple[Engine, int | None]]:
    """The engines that can count a puzzle again: those of another kind of model for a while, then any."""
    able = []
    for kind, compile_puzzle in family_of(puzzle).compilers.items():
        try:
            model = compile_puzzle(puzzle).model
        except TilewrightError:
            continue
        able += [
            engine
            for engine in ENGINES.taking([kind])
            if engine.name != first
            and engine.is_exhaustive
            and not engine.only_counts
            and engine.is_available()
            and not engine.unfit(model)
        ]
    kind = ENGINES[first].model
    able.sort(key=lambda engine: engine.resume is None)
    yield from ((engine, _NODES_OF_FIRST) for engine in able if engine.model is not kind)
    yield from ((engine, None) for engine in able if engine.model is kind)
    yield from ((engine, None) for engine in able if engine.model is not kind)

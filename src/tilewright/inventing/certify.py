"""Certificates: an invented puzzle is counted to the end, and again by another engine."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

from ..families import Puzzle
from ..sentences import NameList, sentence
from ..solving import Count, Limits, count_steps
from ..solving.choice import other_engines
from ..solving.sweep_plan import QUESTIONS, SweepPlan
from ..values import frozen

if TYPE_CHECKING:
    from ..answers.designing import CertifiedJson


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

    def to_json(self) -> CertifiedJson:
        """The certificate as plain data."""
        return {"solutions": self.solutions, "distinct": self.distinct, "engines": list(self.engines)}


def certified(puzzle: Puzzle) -> Generator[None, None, Certificate]:
    """Count a puzzle twice; None after each slice of work."""
    first = yield from _counted(puzzle, None, None)
    assert first is not None
    engines = [first.effort.engine]
    for engine, nodes in other_engines(puzzle, first.effort.engine):
        again = yield from _counted(puzzle, engine.name, nodes)
        if again is None:
            continue
        if (again.distinct, again.up_to_symmetry) != (first.distinct, first.up_to_symmetry):
            raise RuntimeError(
                f"{engines[0]} counts {first.distinct} solutions, {engine.name} {again.distinct}; please report this"
            )
        engines.append(engine.name)
        break
    words = sentence("all solutions counted by {engine} alone: no other engine is installed", engine=engines[0])
    if len(engines) > 1:
        words = sentence("all solutions counted by {engine} and again by {other}", engine=engines[0], other=engines[1])
    return Certificate(first.up_to_symmetry, first.distinct, tuple(engines), words)


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
    by = NameList(" and by ".join(answers), answers, "and")
    words = sentence("each of the {n} setups has a solution, as told by {engines}", n=n, engines=by)
    return Certificate(n, n_solvable[0], tuple(answers), words) if n_solvable[0] == n else None


def _counted(puzzle: Puzzle, engine: str | None, nodes: int | None) -> Generator[None, None, Count | None]:
    """The count of a puzzle; None if the nodes did not suffice. Ctrl-C goes to the caller."""
    found = yield from count_steps(puzzle, engine=engine, limits=Limits(nodes=nodes))
    return found if found.exhausted else None

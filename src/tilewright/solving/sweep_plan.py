"""The plan of a sweep: the classes of the setups of a template in a row, and how to answer each of them.

Where the model allows it the template is laid out once, and each class is only another start of the search
(`engines.starts`); otherwise each class is compiled and solved by itself.
"""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Literal

from ..deadline import timely
from ..engines.starts import Ground, Starts, ground_of
from ..errors import InvalidRequest, NoEngine
from ..families import Compiled, Puzzle, family_of
from ..families.all_setups import all_setups, classes_of, sampled_setups, with_setup
from ..families.base import SetupNames
from ..families.setup_kinds import SETUP_KINDS
from ..models import CoverModel
from .counting import plan_count
from .plan import SearchPlan
from .run import Run
from .solve import solutions

SweepQuestion = Literal["count", "solvable"]
QUESTIONS: tuple[SweepQuestion, ...] = ("count", "solvable")

MEMORY = 1 << 28
"""Bytes that the table of one thread may take."""
# For so many classes it pays to compile the search before it begins.
_MANY = 16


class SweepPlan:
    """All that must be answered to sweep over all setups of a template, the first few of them or a sample.

    With `first` it is answered in the order of the setups, up to the first that has a solution.

    Raises InvalidSetup for a puzzle without setups, and InvalidRequest for what cannot be asked.
    """

    def __init__(
        self,
        puzzle: Puzzle,
        question: SweepQuestion = "count",
        *,
        limit: int | None = None,
        sample: int | None = None,
        seed: int = 0,
        first: bool = False,
        memory: int | None = None,
    ) -> None:
        if question not in QUESTIONS:
            raise InvalidRequest(f"{question!r} cannot be asked; choose {' or '.join(QUESTIONS)}")
        if limit is not None and sample is not None:
            raise InvalidRequest("the first few setups and a sample of them are two requests; give one")
        for name, number in (("limit", limit), ("sample", sample)):
            if number is not None and number < 1:
                raise InvalidRequest(f"{name} must be 1 or more; found {number}")
        self.puzzle = puzzle
        self.question = question
        self.first = first
        self.kind = family_of(puzzle).setups.kind(puzzle)
        self.setups = all_setups(puzzle, limit) if sample is None else sampled_setups(puzzle, sample, seed)
        self.chosen = ""
        """Which of all setups these are; "" for all of them."""
        if sample is not None:
            self.chosen = f"drawn at random with seed {seed}"
        elif limit is not None:
            self.chosen = f"the first {limit:,} only"
        self._compiled, self._ground, obstacle = _laid_out(puzzle, SETUP_KINDS[self.kind].alone)
        if self._ground is None:
            self.engine, self.why = "", f"each setup by the engine that suits it, since {obstacle}"
        else:
            self.engine = "memo" if question == "count" else "scan"
            self.why = f"{self.engine}: the template is laid out once for all setups"
        # Setups that share most of the search are adjacent.
        places = {} if self._ground is None else self._ground.place_of_item
        self.classes = classes_of(puzzle, self.setups, self._compiled, places)
        numbers = range(len(self.classes.representatives))
        self.order = list(numbers) if first else sorted(timely(numbers), key=self._start)
        """The numbers of all classes in the order to answer them: neighbors share most of what is left."""
        self._class_of = dict(zip(self.setups, self.classes.class_of, strict=True))
        self._memory = memory or MEMORY
        self._own = threading.local()

    def described(self) -> str:
        """All that its answers depend on."""
        numbered = (self.question, self.classes.representatives, self.order, self.classes.class_of)
        return hashlib.sha256(repr(numbered).encode()).hexdigest()

    @property
    def is_laid_out(self) -> bool:
        """Tell whether the template is laid out once for all setups, so that neighbors share work."""
        return self._ground is not None

    def left(self, answers: Mapping[int, int | None]) -> list[int]:
        """The classes that must still be answered, in order; None is the answer of one that another job file has."""
        end = n_needed(len(self.order), answers, self.first)
        return [number for number in self.order if number not in answers and number < end]

    def follows(self, number: int, answers: Mapping[int, int | None]) -> bool:
        """Tell whether answers that are known make it plain, without a search, that a class has a solution."""
        if self.question != "solvable":
            return False

        def has_solution(setup: SetupNames) -> bool:
            return bool(answers.get(self._class_of.get(setup, -1)))

        setups = family_of(self.puzzle).setups
        return bool(setups.parts(self.puzzle, self.classes.representatives[number], has_solution))

    def steps(self, number: int) -> Iterator[int | None]:
        """The answer for a class, a number of solutions, or 0 and 1; before that None after each slice of its search.

        Searches of the same thread, one after the other, share a table of what was counted.
        """
        if self._ground is None:
            one = with_setup(self.puzzle, self.classes.representatives[number])
            return _count_steps(one) if self.question == "count" else _solvable_steps(one)
        starts = self._starts(self._ground)
        steps = starts.count_steps if self.question == "count" else starts.solvable_steps
        return steps(*self._start(number))

    def _start(self, number: int) -> tuple[int, int]:
        """The places that the setup of a class covers, and the stocks that it uses, before the search begins.

        Neighbors in this order share most of the search.
        """
        if self._ground is None:
            return 0, 0
        setup = self.classes.representatives[number]
        covered, used = family_of(self.puzzle).setups.start(self.puzzle, self._compiled, setup)
        return self._ground.covered(covered), self._ground.used(used)

    def _starts(self, ground: Ground) -> Starts:
        starts: Starts | None = getattr(self._own, "starts", None)
        if starts is None:
            starts = self._own.starts = Starts(ground, self._memory)
            if len(self.order) >= _MANY:
                starts.compile(for_counting=self.question == "count")
        return starts


def n_needed(n_classes: int, answers: Mapping[int, int | None], first: bool) -> int:
    """How many classes, from number 0 on, must be answered: with `first` up to the first that has a solution."""
    return min((number + 1 for number, answer in answers.items() if answer), default=n_classes) if first else n_classes


def _count_steps(puzzle: Puzzle) -> Iterator[int | None]:
    """The number of distinct solutions of one setup, compiled by itself."""
    plan = plan_count(puzzle)
    # Without the small searches that follow in `plan` itself: this number needs no symmetries.
    run = Run(SearchPlan(plan.choice, plan.parts, batch=plan.batch))
    for _ in run.slices():
        yield None
    yield run.counts.found


def _solvable_steps(puzzle: Puzzle) -> Iterator[int | None]:
    """Tell whether one setup, compiled by itself, has a solution; one that is found must pass the checker."""
    found = solutions(puzzle)
    for solution in found.slices():
        if solution is not None:
            yield 1
            return
        yield None
    yield 0


def _laid_out(puzzle: Any, obstacle: str) -> tuple[Compiled | None, Ground | None, str]:
    """A template compiled without its setup, laid out for many starts where that is possible, and why it is not."""
    if obstacle:
        return None, None, obstacle
    family = family_of(puzzle)
    try:
        compiled = family.compilers[CoverModel](replace(puzzle, setup=None))
    except NoEngine as reason:
        return None, None, str(reason)
    assert isinstance(compiled.model, CoverModel)
    taken = family.setups.taken(puzzle, compiled)
    ground = taken if isinstance(taken, str) else ground_of(compiled.model, *taken)
    return (compiled, None, ground) if isinstance(ground, str) else (compiled, ground, "")

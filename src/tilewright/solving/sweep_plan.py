"""The plan of a sweep: the classes of the setups of a template in a row, and how to answer each of them.

Where the model allows it the template is laid out once, and each class is only another start of the search
(`engines.starts`); otherwise each class is compiled and solved by itself.
"""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from ..engines import Status
from ..engines.starts import Ground, Starts, ground_of
from ..errors import InvalidRequest, NoEngine
from ..families import Compiled, LabelingPuzzle, Puzzle, Solution, family_of
from ..families.all_setups import Names, all_setups, classes_of, items_of, kind_of, sampled_setups, with_setup
from ..families.tiling import CompiledTiling
from ..models import CoverModel, Part
from .answers import NO_LIMITS
from .choice import choose_engine
from .counting import plan_count
from .live import Budget, LiveSearch
from .plan import SearchPlan
from .solve import check
from .subproblem import NO_COUNTS, Subproblem

SweepQuestion = Literal["count", "solvable"]
QUESTIONS: tuple[SweepQuestion, ...] = ("count", "solvable")

MEMORY = 1 << 28
"""Bytes that the table of one thread may take."""
# For so many classes it pays to compile the search before it begins.
_MANY = 16
# Between two looks at the time; a class that takes longer is paused.
_SLICE_SECONDS = 0.05


class SweepPlan:
    """All that must be answered to sweep over the setups of a template."""

    def __init__(
        self,
        puzzle: Puzzle,
        question: SweepQuestion,
        setups: Sequence[Names],
        *,
        chosen: str = "",
        memory: int | None = None,
    ) -> None:
        self.puzzle = puzzle
        self.chosen = chosen
        """Which of all setups these are; "" for all of them."""
        self.question = question
        self.kind = kind_of(puzzle)
        self.setups = list(setups)
        self._template = _Template.of(puzzle)
        self.classes = classes_of(puzzle, self.setups, self._template.compiled, self._template.rank())
        key, representatives = self._template.key, self.classes.representatives
        self.order = sorted(range(len(representatives)), key=lambda number: key(representatives[number]))
        """The numbers of all classes in the order to answer them: neighbors share most of what is left."""
        self._memory = memory or MEMORY
        self._own = threading.local()

    @property
    def engine(self) -> str:
        """The engine that answers the classes; "" where each takes the engine that suits it."""
        if self._template.ground is None:
            return ""
        return "memo" if self.question == "count" else "scan"

    @property
    def why(self) -> str:
        """Why that engine."""
        if self._template.ground is None:
            return f"each setup by the engine that suits it, since {self._template.why}"
        return f"{self.engine}: the template is laid out once for all setups"

    def described(self) -> str:
        """All that its answers depend on."""
        numbered = (self.question, self.classes.representatives, self.order, self.classes.class_of)
        return hashlib.sha256(repr(numbered).encode()).hexdigest()

    def steps(self, number: int) -> Iterator[int | None]:
        """The answer for a class, a number of solutions, or 0 and 1; before that None after each slice of its search.

        Searches of the same thread, one after the other, share a table of what was counted.
        """
        setup = self.classes.representatives[number]
        ground, compiled = self._template.ground, self._template.compiled
        if ground is None:
            one = with_setup(self.puzzle, setup)
            return _count_steps(one) if self.question == "count" else _solvable_steps(one)
        assert isinstance(compiled, CompiledTiling)
        starts = self._starts(ground)
        steps = starts.count_steps if self.question == "count" else starts.solvable_steps
        return steps(ground.covered(items_of(compiled, setup)))

    def _starts(self, ground: Ground) -> Starts:
        starts: Starts | None = getattr(self._own, "starts", None)
        if starts is None:
            starts = self._own.starts = Starts(ground, self._memory)
            if len(self.order) >= _MANY:
                starts.compile(for_counting=self.question == "count")
        return starts


def plan_sweep(
    puzzle: Puzzle,
    question: SweepQuestion = "count",
    *,
    limit: int | None = None,
    sample: int | None = None,
    seed: int = 0,
    memory: int | None = None,
) -> SweepPlan:
    """What must be answered to sweep over all setups, the first few of them or a sample.

    Raises InvalidSetup for a puzzle without setups, and InvalidRequest for what cannot be asked.
    """
    if question not in QUESTIONS:
        raise InvalidRequest(f"{question!r} cannot be asked; choose {' or '.join(QUESTIONS)}")
    if limit is not None and sample is not None:
        raise InvalidRequest("the first few setups and a sample of them are two requests; give one")
    for name, number in (("limit", limit), ("sample", sample)):
        if number is not None and number < 1:
            raise InvalidRequest(f"{name} must be 1 or more; found {number}")
    kind_of(puzzle)
    if sample is not None:
        setups = sampled_setups(puzzle, sample, seed)
        chosen = f"drawn at random with seed {seed}"
    else:
        setups = all_setups(puzzle, limit)
        chosen = f"the first {limit:,} only" if limit is not None else ""
    return SweepPlan(puzzle, question, setups, chosen=chosen, memory=memory)


def _count_steps(puzzle: Puzzle) -> Iterator[int | None]:
    """The number of distinct solutions of one setup, compiled by itself."""
    plan, total = plan_count(puzzle), NO_COUNTS
    for subproblem in plan.first():
        live = LiveSearch(plan, subproblem, _SLICE_SECONDS)
        while live.advance(_unlimited(), plan.batch) is not Status.EXHAUSTED:
            live.rows.clear()
            yield None
        total += plan.weighed(subproblem.part, live.report().subproblem.counts)
    yield total.found


def _solvable_steps(puzzle: Puzzle) -> Iterator[int | None]:
    """Whether one setup, compiled by itself, has a solution; one that is found must pass the checker."""
    choice = choose_engine(puzzle)
    compiled = choice.compiled
    plan = SearchPlan(choice.pick, [Part(1, compiled.model)], batch=1)
    live, status = LiveSearch(plan, Subproblem(0), _SLICE_SECONDS), Status.RUNNING
    while status is not Status.EXHAUSTED and not live.rows:
        status = live.advance(_unlimited(), 1)
        if status is not Status.EXHAUSTED and not live.rows:
            yield None
    for choices in live.rows:
        solution: Solution = compiled.decode(compiled.canonical(choices))
        check(puzzle, solution)
    yield len(live.rows)


def _unlimited() -> Budget:
    """No limits here: the caller stops the sweep between two steps."""
    return Budget(NO_LIMITS)


@dataclass(frozen=True)
class _Template:
    """A template compiled without its setup, and laid out for many starts where that is possible."""

    compiled: Compiled | None
    ground: Ground | None
    why: str = ""
    """Why it is not laid out."""

    @classmethod
    def of(cls, puzzle: Puzzle) -> _Template:
        """The template of a puzzle whose setup is to be chosen."""
        if isinstance(puzzle, LabelingPuzzle):
            return cls(None, None, "it has sums")
        bare = replace(puzzle, setup=None)
        try:
            compiled = family_of(puzzle).compilers[CoverModel](bare)
        except NoEngine as reason:
            return cls(None, None, str(reason))
        assert isinstance(compiled, CompiledTiling)
        assert compiled.items is not None
        free = [compiled.items.item_of_cell[cell] for cell in range(len(bare.board)) if cell not in bare.blocked]
        ground = ground_of(compiled.model, free)
        return cls(compiled, None, ground) if isinstance(ground, str) else cls(compiled, ground)

    def rank(self) -> list[int] | None:
        """For each cell where the walk comes to it, which makes neighbors of what shares most; None if unknown."""
        if self.ground is None or not isinstance(self.compiled, CompiledTiling) or self.compiled.items is None:
            return None
        places, items = self.ground.place_of_item, self.compiled.items.item_of_cell
        n_cells = len(self.compiled.puzzle.board)
        return [places[items[cell]] if cell in items else len(places) + cell for cell in range(n_cells)]

    @property
    def key(self) -> Callable[[Names], int]:
        """Sorts representatives so that neighbors share most."""
        ground, compiled = self.ground, self.compiled
        if ground is None or not isinstance(compiled, CompiledTiling):
            return lambda setup: 0
        return lambda setup: ground.covered(items_of(compiled, setup))

"""The plan of a sweep: one part, whose nodes are the classes of the setups of a template, in a row.

A unit is a range of that row. Whoever walks one answers its classes one after the other, and gives for each a row:
the number of the class, and the answer. So a sweep is shared out, stopped, resumed and written down as any search is.

Where the model allows it the template is laid out once, and each class is only another start of the search
(`engines.starts`); otherwise each class is compiled and solved by itself.
"""

from __future__ import annotations

import hashlib
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from ..engines import Choices, SavedState, Status
from ..engines.branching import TreePlace
from ..engines.starts import Ground, Starts, ground_of
from ..errors import InvalidRequest, NoEngine
from ..families import Compiled, Puzzle, Solution, family_of
from ..families.all_setups import Names, all_setups, classes_of, items_of, kind_of, sampled_setups, with_setup
from ..families.tiling import CompiledTiling
from ..models import CoverModel, Part
from .answers import NO_LIMITS
from .choice import choose_engine
from .counting import plan_count
from .plan import BATCH, SearchPlan
from .solve import check
from .work import Allowance, Tally, Unit, Walk

Question = Literal["count", "solvable"]
QUESTIONS: tuple[Question, ...] = ("count", "solvable")

MEMORY = 1 << 28
"""Bytes that the table of one thread may take."""
# For so many classes it pays to compile the search before it begins.
_MANY = 16
# Between two looks at the time; a class that takes longer is paused.
_SLICE_SECONDS = 0.05


class SweepPlan:
    """All that must be answered to sweep over the setups of a template."""

    batch = BATCH
    words = ("classes", "solvable")

    def __init__(
        self,
        puzzle: Puzzle,
        question: Question,
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
        # Neighbors in this order share most of what is left.
        self._order = sorted(range(len(representatives)), key=lambda number: key(representatives[number]))
        self._memory = memory or MEMORY
        self._own = threading.local()

    @property
    def n_nodes(self) -> int:
        """How many classes there are."""
        return len(self._order)

    @property
    def engine(self) -> str:
        """What answers the classes; "" where each is asked for the engine that suits it."""
        if self._template.ground is None:
            return ""
        return "memo" if self.question == "count" else "scan"

    @property
    def why(self) -> str:
        """Why it is answered so."""
        if self._template.ground is None:
            return f"each setup by the engine that suits it, since {self._template.why}"
        return f"{self.engine}: the template is laid out once for all setups"

    def described(self) -> str:
        """All that the states of its searches, and its answers, depend on."""
        numbered = (self.question, self.classes.representatives, self._order, self.classes.class_of)
        return hashlib.sha256(repr(numbered).encode()).hexdigest()

    def begin(self, unit: Unit) -> SweepSearch:
        """The search of a unit, at the class where it was left."""
        if unit.state is not None:
            first, following, end = map(int, unit.state["classes"])
            return SweepSearch(self, first, end, following)
        first, end = (round(at * self.n_nodes) for at in unit.interval)
        return SweepSearch(self, first, end)

    def look(self, unit: Unit, rows: list[Choices], tally: Tally) -> list[Choices]:
        """The answers as they are."""
        return rows

    def canonical(self, row: Choices) -> Choices:
        """An answer as it is kept: as it is."""
        return row

    def weighed(self, part: int, tally: Tally) -> Tally:
        """The tally as it is."""
        return tally

    def first_units(self) -> list[Unit]:
        """All classes; whoever is idle soon gets some of them."""
        return [Unit(0)]

    def next_units(self, total: Tally, present: Iterable[int]) -> list[Unit]:
        """Nothing more."""
        return []

    def width(self, part: int) -> float:
        """There is one part."""
        return 1.0

    def number(self, place: int) -> int:
        """The class at this place of the row."""
        return self._order[place]

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
            if self.n_nodes >= _MANY:
                starts.compile(for_counting=self.question == "count")
        return starts


class SweepSearch:
    """Answers a range of the classes of a sweep, one after the other; what it visits are classes."""

    is_compiled = True
    """It may be shared out at once."""
    engine_name = why = ""
    lowest = None

    def __init__(self, plan: SweepPlan, first: int, end: int, following: int | None = None) -> None:
        self._plan = plan
        self._first = first
        self._end = end
        self._following = first if following is None else following
        self._steps: Iterator[int | None] | None = None
        self.nodes = 0
        self.found = 0
        """Classes that have a solution."""

    def advance(self, budget: int, most: int, seconds: float | None = None) -> tuple[Status, list[Choices]]:
        """Answer up to `budget` classes, as many as there is time for in a slice; a class that takes longer waits."""
        rows: list[Choices] = []
        lasting = _SLICE_SECONDS if seconds is None else min(_SLICE_SECONDS, seconds)
        until = time.perf_counter() + lasting
        end = min(self._end, self._following + min(budget, most))
        while lasting and self._following < end:
            number = self._plan.number(self._following)
            if self._steps is None:
                self._steps = self._plan.steps(number)
            answer = next(self._steps)
            if answer is not None:
                self._steps = None
                self._following += 1
                self.nodes += 1
                self.found += answer > 0
                rows.append((number, answer))
            if time.perf_counter() >= until:
                break
        return Status.RUNNING if self._following < self._end else Status.EXHAUSTED, rows

    def progress(self) -> float:
        """The share of its classes that are answered."""
        n = self._end - self._first
        return (self._following - self._first) / n if n else 1.0

    @property
    def place(self) -> TreePlace:
        """Where its classes lie in the row of all."""
        n = self._plan.n_nodes
        if not n:
            return TreePlace()
        return TreePlace(interval=(self._first / n, self._end / n), path=f":{self._first}-{self._end - 1}")

    def split(self) -> SweepSearch | None:
        """Give the last half of what is left away; the class under way stays here."""
        given = (self._end - self._following) // 2
        if not given:
            return None
        other = SweepSearch(self._plan, self._end - given, self._end)
        self._end -= given
        return other

    def compile(self) -> bool:
        """Each class sees to it by itself."""
        return True

    def best(self) -> None:
        """There are no arrangements but solutions."""

    def save(self) -> SavedState:
        """Its first class, the next one and the end; of a class under way nothing is kept."""
        return {"classes": [self._first, self._following, self._end]}


def plan_sweep(
    puzzle: Puzzle,
    question: Question = "count",
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
    plan, found = plan_count(puzzle), 0
    for unit in plan.first_units():
        walk = Walk(plan, unit, _SLICE_SECONDS)
        while walk.advance(_always(), plan.batch) is not Status.EXHAUSTED:
            walk.rows.clear()
            yield None
        found += plan.weighed(unit.part, walk.report().tally).found
    yield found


def _solvable_steps(puzzle: Puzzle) -> Iterator[int | None]:
    """Whether one setup, compiled by itself, has a solution; one that is found must pass the checker."""
    choice = choose_engine(puzzle)
    compiled = choice.compiled
    plan = SearchPlan(choice.pick, [Part(1, compiled.model)], batch=1)
    walk, status = Walk(plan, Unit(0), _SLICE_SECONDS), Status.RUNNING
    while status is not Status.EXHAUSTED and not walk.rows:
        status = walk.advance(_always(), 1)
        if status is not Status.EXHAUSTED and not walk.rows:
            yield None
    for choices in walk.rows:
        solution: Solution = compiled.decode(compiled.canonical(choices))
        check(puzzle, solution)
    yield len(walk.rows)


def _always() -> Allowance:
    """To be stopped is the business of whoever walks the classes."""
    return Allowance(NO_LIMITS)


@dataclass(frozen=True)
class _Template:
    """A template compiled without its setup, and laid out for many starts where that is possible."""

    compiled: Compiled | None
    ground: Ground | None
    why: str = ""
    """Why it is not laid out."""

    @classmethod
    def of(cls, puzzle: Any) -> _Template:
        """The template of a puzzle whose setup is to be chosen."""
        compile_cover = family_of(puzzle).compilers.get(CoverModel)
        if compile_cover is None:
            return cls(None, None, "it has sums")
        bare = replace(puzzle, setup=None)
        try:
            compiled = compile_cover(bare)
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

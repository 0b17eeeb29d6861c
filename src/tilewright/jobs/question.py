"""What a job asks, as plain data: all that another process, or another machine, needs to make the same plan.

There are two kinds: how many solutions a puzzle has, and a sweep over all setups of a template.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from functools import cached_property, lru_cache
from typing import Any, ClassVar

from ..families import Puzzle
from ..families.all_setups import kind_of
from ..formats.puzzle_file import read_toml_text, write
from ..solving import Limits
from ..solving.counting import CountPlan, plan_count
from ..solving.sweep_plan import Question as Asks
from ..solving.sweep_plan import SweepPlan, plan_sweep

JobPlan = CountPlan | SweepPlan


@dataclass(frozen=True)
class Question:
    """How many solutions does a puzzle have? The puzzle is the text of a puzzle file."""

    puzzle: str
    name: str
    relabelings: bool = False
    engine: str | None = None
    memory: int | None = None
    keeps: bool = False
    """Whether the solutions themselves are wanted, too."""

    first_nodes: ClassVar[int] = 20_000
    """Nodes for the first task of a cluster."""
    least_nodes: ClassVar[int] = 100
    """Nodes for any other."""
    verb: ClassVar[str] = "counts"

    @classmethod
    def of(
        cls,
        puzzle: Puzzle,
        *,
        relabelings: bool = False,
        engine: str | None = None,
        memory: int | None = None,
        keeps: bool = False,
    ) -> Question:
        """The question about a puzzle, whose setup was chosen."""
        return cls(write(puzzle), puzzle.name, relabelings, engine, memory, keeps)

    @cached_property
    def digest(self) -> str:
        """What tells this question from others: a hash of all that matters for the answer."""
        asked = {
            "puzzle": self.puzzle,
            "relabelings": self.relabelings,
            "engine": self.engine,
            "keeps": self.keeps,
        }
        return hashlib.sha256(json.dumps(asked).encode()).hexdigest()

    def to_puzzle(self) -> Puzzle:
        """The puzzle."""
        return _puzzle_of(self.puzzle, self.name)

    def plan(self) -> CountPlan:
        """What must be searched; made once in a process."""
        return _plan_of(self)

    def to_json(self) -> dict[str, Any]:
        """The question as plain data; `question_of` is the way back."""
        return asdict(self)

    def manner(self) -> tuple[str, ...]:
        """How it is counted, in words."""
        return (
            "up to relabeling, too" if self.relabelings else "up to symmetry only",
            f"with engine {self.engine}" if self.engine else "with the engine that suits the puzzle",
            "keeping the solutions" if self.keeps else "keeping no solutions",
        )


@dataclass(frozen=True)
class SweepQuestion:
    """How many solutions has each setup of a template, or has it any? The template is the text of a puzzle file.

    What is kept for each class of setups is its number and the answer.
    """

    puzzle: str
    name: str
    asks: Asks = "count"
    limit: int | None = None
    sample: int | None = None
    seed: int = 0
    memory: int | None = None

    keeps: ClassVar[bool] = True
    # A node is a class, which may take a millisecond or an hour.
    first_nodes: ClassVar[int] = 16
    least_nodes: ClassVar[int] = 1
    verb: ClassVar[str] = "asks"

    @classmethod
    def of(
        cls, puzzle: Puzzle, asks: Asks = "count", *, limit: int | None = None, sample: int | None = None, seed: int = 0
    ) -> SweepQuestion:
        """The question about a template."""
        # Of a puzzle without setups something else is wrong than its file.
        kind_of(puzzle)
        return cls(write(puzzle), puzzle.name, asks, limit, sample, 0 if sample is None else seed)

    @cached_property
    def digest(self) -> str:
        """What tells this question from others: a hash of all that matters for the answer."""
        asked = {name: value for name, value in self.to_json().items() if name != "memory"}
        return hashlib.sha256(json.dumps(asked).encode()).hexdigest()

    def to_puzzle(self) -> Puzzle:
        """The template."""
        return _puzzle_of(self.puzzle, self.name)

    def plan(self) -> SweepPlan:
        """What must be answered; made once in a process."""
        return _sweep_plan_of(self)

    def to_json(self) -> dict[str, Any]:
        """The question as plain data; `question_of` is the way back."""
        return {"kind": "sweep", **asdict(self)}

    def manner(self) -> tuple[str, ...]:
        """What is asked, and of which setups, in words."""
        which = "of all setups" if self.limit is None else f"of the first {self.limit:,} setups"
        if self.sample is not None:
            which = f"of {self.sample:,} setups drawn with seed {self.seed}"
        return ("how many solutions there are" if self.asks == "count" else "whether there is a solution", which)


AnyQuestion = Question | SweepQuestion


def question_of(plain: dict[str, Any]) -> AnyQuestion:
    """The question that `to_json` gave; TypeError or ValueError if it is none."""
    facts = dict(plain)
    kind = facts.pop("kind", "count")
    if kind not in ("count", "sweep"):
        raise ValueError(f"unknown kind of question: {kind!r}")
    return SweepQuestion(**facts) if kind == "sweep" else Question(**facts)


@lru_cache(maxsize=4)
def _puzzle_of(text: str, name: str) -> Puzzle:
    return read_toml_text(text, name)


@lru_cache(maxsize=4)
def _plan_of(question: Question) -> CountPlan:
    return plan_count(
        question.to_puzzle(),
        relabelings=question.relabelings,
        engine=question.engine,
        limits=Limits(memory=question.memory),
        lists=question.keeps,
    )


@lru_cache(maxsize=2)
def _sweep_plan_of(question: SweepQuestion) -> SweepPlan:
    return plan_sweep(
        question.to_puzzle(),
        question.asks,
        limit=question.limit,
        sample=question.sample,
        seed=question.seed,
        memory=question.memory,
    )


@lru_cache(maxsize=4)
def digest_of_plan(plan: JobPlan) -> str:
    """A hash of the models and engines of a plan: states of searches only fit the plan that they were made for.

    Worked out once for a plan: models may be large.
    """
    return hashlib.sha256(plan.described().encode()).hexdigest()

"""The specification of a job as plain data: all that another process or machine needs to make the same plan.

There are two kinds: a count of the solutions of a puzzle, and a sweep over all setups of a template.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from ..families import Finding, Puzzle, family_of
from ..formats.puzzle_file import read_toml_text, write
from ..models import room_for
from ..solving import Limits, lint
from ..solving.counting import CountPlan, plan_count
from ..solving.sweep_plan import SweepPlan, SweepQuestion
from ..values import frozen

if TYPE_CHECKING:
    from ..answers.jobs import AskedJson

JobPlan = CountPlan | SweepPlan


@frozen
class CountSpec:
    """Count the solutions of a puzzle, which is given as the text of a puzzle file.

    Attributes
    ----------
    keeps
        Whether to keep the solutions themselves, too.
    """

    puzzle: str
    name: str
    relabelings: bool = False
    engine: str | None = None
    memory: int | None = None
    keeps: bool = False

    kind: ClassVar[str] = "count"
    noun: ClassVar[str] = "a count of"
    verb: ClassVar[str] = "counts"
    parts: ClassVar[str] = "subproblems"
    """The word for the parts of its search."""
    has_table: ClassVar[bool] = False
    """Whether its answer is a table, with a row for each setup."""
    keeps_none: ClassVar[str] = (
        "{} keeps no solutions; a job does that was begun with `tilewright count --job --keep-solutions`"
    )

    @classmethod
    def of(
        cls,
        puzzle: Puzzle,
        *,
        relabelings: bool = False,
        engine: str | None = None,
        memory: int | None = None,
        keeps: bool = False,
    ) -> CountSpec:
        """The job for a puzzle, whose setup was chosen."""
        return cls(write(puzzle), puzzle.name, relabelings, engine, memory, keeps)

    @cached_property
    def digest(self) -> str:
        """A hash of everything that matters for the answer."""
        return _digest(self, "name", "memory")

    def to_puzzle(self) -> Puzzle:
        """The puzzle."""
        return _puzzle_of(self.puzzle, self.name)

    def plan(self) -> CountPlan:
        """The searches that answer it; made once in a process."""
        return _plan_of(self)

    def findings(self) -> tuple[Finding, ...]:
        """What is wrong or remarkable about the puzzle."""
        with room_for(self.memory):
            return lint(self.to_puzzle())

    def to_json(self) -> dict[str, Any]:
        """The specification as plain data; `spec_of` is the way back."""
        return asdict(self)

    def words(self) -> tuple[str, ...]:
        """Say in words how it counts."""
        return (
            "up to relabeling, too" if self.relabelings else "up to symmetry only",
            f"with engine {self.engine}" if self.engine else "with the engine that suits the puzzle",
            "keeping the solutions" if self.keeps else "keeping no solutions",
        )

    @property
    def question(self) -> str:
        """The question in words."""
        return "count also up to relabeling" if self.relabelings else "count"

    def asked(self, setup: dict[str, Any]) -> AskedJson:
        """The question as plain data; `setup` is that of the job's header."""
        return {"relabelings": self.relabelings}


@frozen
class SweepSpec:
    """Answer a question about every setup of a template, which is given as the text of a puzzle file."""

    puzzle: str
    name: str
    asks: SweepQuestion = "count"
    limit: int | None = None
    sample: int | None = None
    seed: int = 0
    memory: int | None = None
    first: bool = False

    kind: ClassVar[str] = "sweep"
    noun: ClassVar[str] = "a sweep over the setups of"
    verb: ClassVar[str] = "asks"
    parts: ClassVar[str] = "classes"
    has_table: ClassVar[bool] = True
    keeps: ClassVar[Literal[False]] = False
    keeps_none: ClassVar[str] = (
        "{0} is a sweep, which keeps an answer for each setup and no solutions; "
        "`tilewright job {0} --export FILE.csv` writes a table of them"
    )

    @classmethod
    def of(
        cls,
        puzzle: Puzzle,
        asks: SweepQuestion = "count",
        *,
        limit: int | None = None,
        sample: int | None = None,
        seed: int = 0,
        first: bool = False,
    ) -> SweepSpec:
        """The job for a template."""
        # Of a puzzle without setups something else is wrong than its file.
        family_of(puzzle).setups.kind(puzzle)
        return cls(write(puzzle), puzzle.name, asks, limit, sample, 0 if sample is None else seed, first=first)

    @cached_property
    def digest(self) -> str:
        """A hash of everything that matters for the answer."""
        return _digest(self, "memory")

    def to_puzzle(self) -> Puzzle:
        """The template."""
        return _puzzle_of(self.puzzle, self.name)

    def plan(self) -> SweepPlan:
        """The classes to answer; made once in a process."""
        return _sweep_plan_of(self)

    def findings(self) -> tuple[Finding, ...]:
        """None: each setup makes another puzzle."""
        return ()

    def to_json(self) -> dict[str, Any]:
        """The specification as plain data; `spec_of` is the way back."""
        return {"kind": "sweep", **asdict(self)}

    def words(self) -> tuple[str, ...]:
        """The question and the setups, in words."""
        which = "of all setups" if self.limit is None else f"of the first {self.limit:,} setups"
        if self.sample is not None:
            which = f"of {self.sample:,} setups drawn with seed {self.seed}"
        if self.first:
            which += " up to the first that has a solution"
        return ("how many solutions there are" if self.asks == "count" else "whether there is a solution", which)

    @property
    def question(self) -> str:
        """The question in words."""
        what, which = self.words()
        return f"sweep {which}, {what}"

    def asked(self, setup: dict[str, Any]) -> AskedJson:
        """The question as plain data; `setup` is that of the job's header."""
        return {"kind": "sweep", "asks": self.asks, "classes": setup["classes"]}


JobSpec = CountSpec | SweepSpec


def spec_of(plain: dict[str, Any]) -> JobSpec:
    """The specification that `to_json` gave; TypeError or ValueError if it is none."""
    facts = dict(plain)
    kind = facts.pop("kind", CountSpec.kind)
    specs: dict[str, type[JobSpec]] = {one.kind: one for one in (CountSpec, SweepSpec)}
    if kind not in specs:
        raise ValueError(f"unknown kind of job: {kind!r}")
    if not all(isinstance(value, _KINDS.get(name, ())) for name, value in facts.items()):
        raise TypeError("a fact of a job is of another kind")
    return specs[kind](**facts)


# The kinds of the facts of both kinds of jobs.
_KINDS: dict[str, tuple[type, ...]] = {
    **dict.fromkeys(("puzzle", "name", "asks"), (str,)),
    **dict.fromkeys(("relabelings", "keeps", "first"), (bool,)),
    **dict.fromkeys(("memory", "limit", "sample"), (int, type(None))),
    "engine": (str, type(None)),
    "seed": (int,),
}


def _digest(spec: JobSpec, *left_out: str) -> str:
    asked = {name: value for name, value in spec.to_json().items() if name not in left_out}
    return hashlib.sha256(json.dumps(asked).encode()).hexdigest()


@lru_cache(maxsize=4)
def _puzzle_of(text: str, name: str) -> Puzzle:
    return read_toml_text(text, name)


@lru_cache(maxsize=4)
def _plan_of(spec: CountSpec) -> CountPlan:
    return plan_count(
        spec.to_puzzle(),
        relabelings=spec.relabelings,
        engine=spec.engine,
        limits=Limits(memory=spec.memory),
        lists=spec.keeps,
    )


@lru_cache(maxsize=2)
def _sweep_plan_of(spec: SweepSpec) -> SweepPlan:
    with room_for(spec.memory):
        return SweepPlan(
            spec.to_puzzle(),
            spec.asks,
            limit=spec.limit,
            sample=spec.sample,
            seed=spec.seed,
            first=spec.first,
            memory=spec.memory,
        )


@lru_cache(maxsize=4)
def digest_of_plan(plan: JobPlan) -> str:
    """A hash of the models and engines of a plan: states of searches only fit the plan they were made for.

    Computed once for a plan: models may be large.
    """
    return hashlib.sha256(plan.described().encode()).hexdigest()

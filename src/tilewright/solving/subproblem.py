"""Subproblems: parts of a search as values, what was counted in them, and reports of how they changed.

A count becomes a *plan*: parts, each a model whose solutions are wanted. A *subproblem* is a part of the tree of one of
these; an executor that splits one gives a new subproblem away. Subproblems are pure: every worker on every machine
finds the same solutions in one and visits the same nodes. So a search may be spread over threads and machines,
stopped and resumed, and nothing is counted twice or forgotten, as long as every subproblem is finished once.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any, Literal

from ..engines import Choices
from ..values import field, frozen, replace


@frozen
class Counts:
    """The counts of a subproblem, or of several: counts add up.

    Attributes
    ----------
    seconds
        Working time, of all workers together.
    raw
        Only counted where the weights of solutions differ.
    in_place
        How many solutions each symmetry leaves in place, by its number in the group.
    """

    nodes: int = 0
    seconds: float = 0.0
    found: int = 0
    raw: int = 0
    by_target: Mapping[int, int] = field(default_factory=dict)
    in_place: Mapping[int, int] = field(default_factory=dict)

    def __add__(self, other: Counts) -> Counts:
        return Counts(
            self.nodes + other.nodes,
            self.seconds + other.seconds,
            self.found + other.found,
            self.raw + other.raw,
            _sums(self.by_target, other.by_target),
            _sums(self.in_place, other.in_place),
        )

    def times(self, weight: int) -> Counts:
        """The counts of all solutions if each one found here stands for `weight` of them."""
        return replace(
            self,
            found=weight * self.found,
            raw=weight * self.raw,
            by_target={key: weight * n for key, n in self.by_target.items()},
            in_place={key: weight * n for key, n in self.in_place.items()},
        )

    def to_json(self) -> dict[str, Any]:
        """The counts as plain data."""
        return {
            "nodes": self.nodes,
            "seconds": round(self.seconds, 6),
            "found": self.found,
            "raw": self.raw,
            "by_target": {str(key): n for key, n in self.by_target.items()},
            "in_place": {str(key): n for key, n in self.in_place.items()},
        }

    @classmethod
    def from_json(cls, plain: dict[str, Any]) -> Counts:
        """The counts that `to_json` gave; ValueError, LookupError or TypeError if it is something else."""
        counts = cls(
            index(plain["nodes"]),
            float(plain["seconds"]),
            index(plain["found"]),
            index(plain["raw"]),
            {int(key): index(n) for key, n in plain["by_target"].items()},
            {int(key): index(n) for key, n in plain["in_place"].items()},
        )
        if min(counts.nodes, counts.seconds, counts.found, counts.raw, *counts.in_place.values()) < 0:
            raise ValueError("a count is negative")
        return counts


def _sums(one: Mapping[int, int], other: Mapping[int, int]) -> Mapping[int, int]:
    if not other:
        return one
    return {key: one.get(key, 0) + other.get(key, 0) for key in {**one, **other}}


NO_COUNTS = Counts()

Key = tuple[int, str]
"""The name of a subproblem among all of a plan: its part and its path."""


@frozen
class Subproblem:
    """A part of the tree of one part of a plan, as it stands in a job file and travels to the workers of a cluster.

    `path` names it within its part; "" is the whole tree. `counts` is what it gave from its beginning on.

    Attributes
    ----------
    low, high
        Its interval in the tree of its part: see engines/branching.py.
    walked
        How much of its interval has been walked.
    engine
        The engine that saved the state; "" for the engine that the plan chooses.
    state
        Where to go on, as `states.pack` gives it. Without one the subproblem begins anew, or its search is at hand.
    status
        `elsewhere`: another job file has it.
    """

    part: int
    path: str = ""
    low: float = 0.0
    high: float = 1.0
    walked: float = 0.0
    engine: str = ""
    counts: Counts = NO_COUNTS
    state: bytes | None = None
    status: Literal["open", "done", "elsewhere"] = "open"

    @property
    def key(self) -> Key:
        return self.part, self.path

    @property
    def is_done(self) -> bool:
        return self.status == "done"

    @property
    def left(self) -> float:
        """The length of its interval that is still to be walked."""
        return max(0.0, self.high - self.low - self.walked) if self.status == "open" else 0.0


@frozen
class Report:
    """The state of a subproblem now, and what changed since the last report of it.

    Attributes
    ----------
    subproblem
        Its state is only set where the executor saved it: always when it gave something away and a journal is kept.
    rows
        The solutions found since the last report, numbered as in the whole model; empty if they are only counted.
    children
        The subproblems it gave away. No worker begins one before this report was taken.
    why
        Why the engine that searches now was taken, if that changed on the way.
    ends_all
        Whether all that the subproblem gave away is done with it: another engine has seen the whole tree.
    """

    subproblem: Subproblem
    rows: list[Choices]
    children: tuple[Subproblem, ...] = ()
    why: str = ""
    lowest: int | None = None
    is_compiled: bool = False
    ends_all: bool = False

    @property
    def is_lasting(self) -> bool:
        """Tell whether a journal must note more than the rows."""
        return self.subproblem.is_done or bool(self.children) or self.subproblem.state is not None

"""What a search answers, with all that is needed to trust it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..errors import InvalidRequest
from ..families import Finding, Solution


@dataclass(frozen=True)
class Limits:
    """Where to stop: seconds, search nodes or solutions; None for no limit.

    `memory` stops nothing: it is the number of bytes that an engine may take for what it remembers.
    """

    seconds: float | None = None
    nodes: int | None = None
    solutions: int | None = None
    memory: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is not None and not self.seconds >= 0:
            raise InvalidRequest(f"a limit of {self.seconds} seconds makes no sense; give 0 or more")
        for name, limit in (("nodes", self.nodes), ("solutions", self.solutions), ("bytes", self.memory)):
            if limit is not None and limit < 1:
                raise InvalidRequest(f"a limit of {limit} {name} makes no sense; give at least 1")


NO_LIMITS = Limits()


@dataclass(frozen=True)
class Progress:
    """How far a search has come.

    `share` is the estimated share of all nodes that was visited, from 0 to 1; it never decreases, and is 1 only at
    the end. `remaining` is the least and the greatest number of seconds that the search should still take, None if
    unknown. `nodes_per_second` is the speed of the last few seconds. `lowest` is how far the best arrangement so far
    is from a solution, if the engine keeps one: mismatches, or how far the sums are off. `words` name `nodes` and
    `found` for people: a sweep counts classes, and those that have a solution.
    """

    nodes: int
    found: int
    share: float
    seconds: float
    lowest: int | None = None
    nodes_per_second: float = 0.0
    remaining: tuple[float, float] | None = None
    workers: int = 1
    words: tuple[str, str] = ("nodes", "found")


@dataclass(frozen=True)
class Effort:
    """How an answer was found: the engine, why it, nodes visited, seconds, and what stopped the search.

    `stopped_by` is "" for a search that walked the whole tree, else "seconds", "nodes", "solutions"
    or "interrupt"; for a job also "elsewhere" or "disk", and "cluster" where that was lost.
    """

    engine: str
    why: str
    nodes: int
    seconds: float
    stopped_by: str

    @property
    def exhausted(self) -> bool:
        return not self.stopped_by

    def to_json(self) -> dict[str, Any]:
        """The same as plain data."""
        return {
            "exhausted": self.exhausted,
            "stopped_by": self.stopped_by or None,
            "engine": self.engine,
            "nodes": self.nodes,
            "seconds": round(self.seconds, 6),
        }


@dataclass(frozen=True)
class Count:
    """How many solutions there are; if not `exhausted`, every number is only a lower bound.

    `raw` tells pieces that look alike apart; `distinct` counts finished pictures on a board that does
    not move; `up_to_rotation` and `up_to_symmetry` count pictures once that rotations, or all
    symmetries of the puzzle, carry into each other; `up_to_relabeling` (None unless asked for) also
    those that a renaming of labels, or the complement of all values, does. `symmetries` has the orders
    of the three groups. `by_target` splits `distinct` by the sum where several are allowed.

    Points can often be exchanged in more ways than the board can be moved, so that all lines are kept. Then
    `line_exchanges` says in how many, and `up_to_lines` counts once what these carry into each other; else, and if
    not `exhausted`, both are None.
    """

    raw: int
    distinct: int
    up_to_rotation: int
    up_to_symmetry: int
    up_to_relabeling: int | None
    symmetries: tuple[int, int, int | None]
    by_target: Mapping[int, int]
    effort: Effort
    findings: tuple[Finding, ...] = field(default=(), repr=False)
    up_to_lines: int | None = None
    line_exchanges: int | None = None

    @property
    def exhausted(self) -> bool:
        """Whether the search walked the whole tree, so that the numbers are exact."""
        return self.effort.exhausted

    def to_json(self) -> dict[str, Any]:
        """The answer as plain data."""
        return {
            "raw": self.raw,
            "distinct": self.distinct,
            "up_to_rotation": self.up_to_rotation,
            "up_to_symmetry": self.up_to_symmetry,
            "up_to_relabeling": self.up_to_relabeling,
            "symmetries": {
                "rotations": self.symmetries[0],
                "all": self.symmetries[1],
                "with_relabelings": self.symmetries[2],
            },
            "up_to_lines": self.up_to_lines,
            "line_exchanges": self.line_exchanges,
            "by_target": {str(target): count for target, count in self.by_target.items()},
            **self.effort.to_json(),
        }


@dataclass(frozen=True)
class Answer:
    """Solutions, in the order in which they were found.

    With `exhausted` there are no more; otherwise there may be. `findings` is what lint noticed before
    the search. `closest` is the best arrangement of an engine that keeps one but found no solution.
    """

    solutions: tuple[Solution, ...]
    effort: Effort
    findings: tuple[Finding, ...] = field(default=(), repr=False)
    closest: Solution | None = field(default=None, repr=False)

    @property
    def exhausted(self) -> bool:
        """Whether the search walked the whole tree: if nothing was found, that proves that there is nothing."""
        return self.effort.exhausted

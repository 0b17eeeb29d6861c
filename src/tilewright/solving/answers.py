"""What a search answers, with all that is needed to trust it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ..deadline import Deadline
from ..errors import InvalidRequest
from ..values import field, frozen, replace
from .tables import html_table

if TYPE_CHECKING:
    from ..answers.base import EffortJson
    from ..answers.counts import CountJson
    from ..families import Finding, Solution


@frozen
class Limits:
    """The numbers of seconds, search nodes or solutions after which to stop; None for no limit.

    `memory` stops nothing: it is the number of bytes that an engine may take for what it remembers.
    If it is larger than usual, placements and models may take as many, too.
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

    def left(self, deadline: Deadline) -> Limits:
        """The same limits for a search that begins now: the seconds that are left, none if none were given."""
        return self if self.seconds is None else replace(self, seconds=deadline.left())


NO_LIMITS = Limits()

NUMBER_OF_KIND = {
    "raw": "raw",
    "distinct": "distinct",
    "rotation": "up_to_rotation",
    "symmetry": "up_to_symmetry",
    "relabeling": "up_to_relabeling",
}
"""For each kind of known count the attribute of a `Count` that has it."""


@frozen
class Progress:
    """The progress of a search.

    Attributes
    ----------
    nodes
        The nodes visited so far.
    found
        The solutions found so far.
    share
        The share of all nodes visited, from 0 to 1, as far as it can be told. It never falls, and is 1 only at the end.
    seconds
        The seconds since the search began.
    lowest
        For an engine that keeps its best arrangement: how far that is from a solution (mismatches, or how far the sums
        are off). None for other engines.
    nodes_per_second
        The speed of the last few seconds.
    remaining
        The least and the most seconds that the search is expected to last from now on; None if that cannot be told.
    workers
        The number of workers.
    words
        What to call `nodes` and `found` in messages: a sweep's nodes are classes, and found are those with a solution.
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


@frozen
class Effort:
    """The effort behind an answer: engine, reason for it, nodes visited, seconds, and what stopped the search.

    The seconds are those of the search. Where the limit of time stopped it, they are all since that began to count, as
    a command does when it begins: what came before the search is part of them, and what was done with solutions.
    `stopped_by` is "" for a search that walked the whole tree, else "seconds", "nodes", "solutions",
    "restarts" (of annealing), "memory" (where the count needs more) or "interrupt"; for a job also "elsewhere" or
    "disk", and "cluster" where that was lost.
    """

    engine: str
    why: str
    nodes: int
    seconds: float
    stopped_by: str

    @property
    def exhausted(self) -> bool:
        return not self.stopped_by

    def to_json(self) -> EffortJson:
        """The same as plain data."""
        return {
            "exhausted": self.exhausted,
            "stopped_by": self.stopped_by or None,
            "engine": self.engine,
            "nodes": self.nodes,
            "seconds": round(self.seconds, 6),
        }

    def rows(self) -> list[tuple[str, str]]:
        """The same as rows of a table."""
        end = f"stopped by {self.stopped_by}" if self.stopped_by else "exhausted"
        return [("search", f"{end}; engine {self.engine}, {self.nodes:,} nodes, {self.seconds:.3g} s")]


@frozen
class Count:
    """The numbers of solutions; if not `exhausted`, all but those in `exact` are only lower bounds.

    Attributes
    ----------
    raw
        Solutions, with pieces that look alike told apart.
    distinct
        Finished pictures on a board that does not move.
    up_to_rotation
        Pictures, those that a rotation carries into each other counted once.
    up_to_symmetry
        Pictures, those that any symmetry of the puzzle carries into each other counted once.
    up_to_relabeling
        The same, and also with a renaming of labels or the complement of all values; None without `relabelings`.
    symmetries
        The orders of these three groups.
    by_target
        `distinct` for each sum, if several sums are allowed.
    up_to_lines
        Solutions up to all exchanges of points that keep the lines, if there are more of these than symmetries of the
        board; else, and if not `exhausted`, None.
    line_exchanges
        The number of these exchanges; None if `up_to_lines` is.
    exact
        The names of the numbers that are exact, among `raw`, `distinct` and those `up_to` a group: all of them if
        `exhausted`; some where only the count of what symmetries leave in place was stopped.
    effort
        How the numbers were found: engine, nodes, seconds, and what stopped the search.
    findings
        The findings of `lint`.
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
    exact: tuple[str, ...] = ()

    @property
    def exhausted(self) -> bool:
        """Tell whether the search walked the whole tree, so that the numbers are exact."""
        return self.effort.exhausted

    def to_json(self) -> CountJson:
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
            "exact": list(self.exact),
            **self.effort.to_json(),
        }

    def _repr_html_(self) -> str:
        names = ("raw", "distinct", "up_to_rotation", "up_to_symmetry", "up_to_relabeling", "up_to_lines")
        numbers = [(name, getattr(self, name)) for name in names]
        rows = [
            (name.replace("_", " "), f"{'' if self.exhausted or name in self.exact else 'at least '}{number:,}")
            for name, number in numbers
            if number is not None
        ]
        return html_table("Number of solutions", (), [*rows, *self.effort.rows()])


@frozen
class Answer:
    """Solutions, in the order in which they were found.

    Attributes
    ----------
    solutions
        The solutions. If the answer is `exhausted` there are no more; otherwise there may be.
    effort
        How they were found: engine, nodes, seconds, and what stopped the search.
    findings
        The findings of `lint`.
    closest
        If there are no solutions: the best arrangement of an engine that keeps one. It breaks some rule.
    n_all
        The number of all solutions, from which `sample` draws; None for other answers, and if it was stopped before.
    """

    solutions: tuple[Solution, ...]
    effort: Effort
    findings: tuple[Finding, ...] = field(default=(), repr=False)
    closest: Solution | None = field(default=None, repr=False)
    n_all: int | None = None

    @property
    def exhausted(self) -> bool:
        """Tell whether the search walked the whole tree: if nothing was found, that proves that there is nothing."""
        return self.effort.exhausted

    def _repr_html_(self) -> str:
        n = len(self.solutions)
        more = "there are no others" if self.exhausted else "there may be more"
        table = html_table("Solutions", (), [("found", f"{n:,}; {more}"), *self.effort.rows()])
        return table + (self.solutions[0]._repr_svg_() if n else "")

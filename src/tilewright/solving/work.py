"""Work that can be shared out: units, what they gave so far, and what is told about them.

A question about a puzzle becomes a *plan*: parts, each a model whose solutions are wanted. A *unit* is a part of the
tree of one of these; a unit that is split gives a new unit away. Units are pure: whoever
walks one, wherever, finds the same solutions and visits the same nodes. So a search may be spread over
threads and machines, stopped and resumed, and nothing is counted twice or forgotten, as long as every unit is
finished once.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from ..engines import Choices, SavedState, Search, Status
from .answers import Limits


@dataclass
class Tally:
    """What was found in one unit, or in several: tallies add up."""

    nodes: int = 0
    seconds: float = 0.0
    """Time of work, of all workers together."""
    found: int = 0
    raw: int = 0
    """Only counted where the weights of solutions differ."""
    by_target: dict[int, int] = field(default_factory=dict)
    in_place: dict[int, int] = field(default_factory=dict)
    """How many solutions each symmetry leaves in place, by its number in the group."""

    def add(self, other: Tally) -> None:
        """Add what another tally holds."""
        self.nodes += other.nodes
        self.seconds += other.seconds
        self.found += other.found
        self.raw += other.raw
        for mine, theirs in ((self.by_target, other.by_target), (self.in_place, other.in_place)):
            for key, number in theirs.items():
                mine[key] = mine.get(key, 0) + number

    def copy(self) -> Tally:
        """The same numbers, which no longer change."""
        twin = Tally()
        twin.add(self)
        return twin

    def weighed(self, weight: int) -> Tally:
        """The numbers for all solutions of which each found here stands for `weight`."""
        return Tally(
            self.nodes,
            self.seconds,
            weight * self.found,
            weight * self.raw,
            {key: weight * number for key, number in self.by_target.items()},
            {key: weight * number for key, number in self.in_place.items()},
        )

    def to_json(self) -> dict[str, Any]:
        """The numbers as plain data."""
        return {
            "nodes": self.nodes,
            "seconds": round(self.seconds, 6),
            "found": self.found,
            "raw": self.raw,
            "by_target": {str(key): number for key, number in self.by_target.items()},
            "in_place": {str(key): number for key, number in self.in_place.items()},
        }

    @classmethod
    def from_json(cls, plain: dict[str, Any]) -> Tally:
        """The tally that `to_json` gave."""
        return cls(
            plain["nodes"],
            plain["seconds"],
            plain["found"],
            plain["raw"],
            {int(key): number for key, number in plain["by_target"].items()},
            {int(key): number for key, number in plain["in_place"].items()},
        )


@dataclass(eq=False)
class Unit:
    """A part of the tree of one part of a plan; `path` says which, "" is the whole tree.

    `tally` is what it gave so far. Where it goes on is its `search`, if it is at hand in this process, else the
    `state` that an engine saved, or None for its beginning.
    """

    part: int
    path: str = ""
    interval: tuple[float, float] = (0.0, 1.0)
    """Where it lies in the tree of its part: see engines/branching.py."""
    tally: Tally = field(default_factory=Tally)
    walked: float = 0.0
    """How much of its interval it has walked."""
    engine: str = ""
    """Whose state it is; "" for the engine of the plan."""
    state: SavedState | None = None
    search: Search | None = None

    @property
    def key(self) -> str:
        """Its name among all units of a plan."""
        return f"{self.part}/{self.path}"

    def saved(self) -> SavedState | None:
        """Where it goes on, while nobody walks it; None for its beginning."""
        return self.search.save() if self.state is None and self.search is not None else self.state

    def leave_to(self, children: Iterable[Unit]) -> None:
        """What was given away is not its own any more; it was cut off from the end."""
        for child in children:
            self.interval = (self.interval[0], child.interval[0])


@dataclass(frozen=True)
class Report:
    """What a worker tells about a unit: all that it gave so far, and what changed since the last report."""

    unit: Unit
    tally: Tally
    """A copy, from the beginning of the unit on."""
    walked: float
    rows: list[Choices]
    """The solutions found since the last report, numbered as in the whole model; empty if they are only counted."""
    is_done: bool = False
    children: tuple[Unit, ...] = ()
    """What it gave away. It belongs to nobody until this report was taken note of."""
    state: SavedState | None = None
    is_saved: bool = False
    """Whether `state` says where the unit goes on. Always so where something was given away and a ledger is kept."""
    lowest: int | None = None


class Plan(Protocol):
    """What is to be searched, and what to do with what is found. See `solving.plan`."""

    @property
    def batch(self) -> int:
        """How many solutions are handed out at a time; 0 if they are only counted."""

    @property
    def engine(self) -> str:
        """The engine that searches, if nothing comes between."""

    @property
    def why(self) -> str:
        """Why that engine."""

    @property
    def n_nodes(self) -> int | None:
        """How many nodes there are in all, spread evenly over the interval; None if nobody knows."""

    @property
    def words(self) -> tuple[str, str]:
        """What nodes, and what is found, are called where they are counted for people."""

    def begin(self, unit: Unit) -> Search:
        """The search of a unit, at the place where it was left."""

    def look(self, unit: Unit, rows: list[Choices], tally: Tally) -> list[Choices]:
        """Add to a tally what must be seen of solutions to be counted; returns them numbered as in the whole model."""

    def weighed(self, part: int, tally: Tally) -> Tally:
        """What the tally of a unit means for the whole."""

    def first_units(self) -> list[Unit]:
        """What there is to do at the beginning."""

    def next_units(self, total: Tally, present: Iterable[int]) -> list[Unit]:
        """What there is to do besides when all units are done, but for parts that are there already."""

    def width(self, part: int) -> float:
        """The share of a part in the whole, of which all parts have 1."""


class Ledger(Protocol):
    """Where it is written down what is done. A plan that keeps one can be stopped by anything and go on."""

    @property
    def seconds_between_states(self) -> float:
        """How often it wants to know where units under way are."""

    def add(self, units: Sequence[Unit]) -> None:
        """Take note of new units."""

    def record(self, report: Report) -> None:
        """Take note of a unit that was split, saved or finished, and of its children: all of it or nothing.

        Reports that only bring solutions come, too; they may be noted with the next one.
        """


class Allowance:
    """How far a search may go on: shared by all who work on it."""

    def __init__(self, limits: Limits, *, saves: bool = False) -> None:
        self._lock = threading.Lock()
        self._nodes_left = limits.nodes
        self.saves = saves
        """Whether whoever stops or gives something away says where the unit goes on."""
        self._until = None if limits.seconds is None else time.perf_counter() + limits.seconds
        self.stopped_by = ""
        """What stopped the search; "" while nothing did."""

    def stop(self, why: str) -> None:
        """Let everybody stop at the end of their slice; the first reason counts."""
        self.stopped_by = self.stopped_by or why

    def reserve(self, nodes: int) -> int:
        """So many nodes, or as many as are left; 0 stops the search."""
        with self._lock:
            if self._nodes_left is not None:
                nodes = min(nodes, self._nodes_left)
                self._nodes_left -= nodes
                if nodes <= 0:
                    self.stop("nodes")
            return max(0, nodes)

    def give_back(self, nodes: int) -> None:
        """Nodes that were reserved and not visited."""
        if self._nodes_left is not None:
            with self._lock:
                self._nodes_left += nodes

    @property
    def seconds_left(self) -> float | None:
        """Until the limit; None if there is none."""
        return None if self._until is None else max(0.0, self._until - time.perf_counter())


FIRST_SLICE_NODES = 512
LEAST_SLICE_NODES = 64


class Walk:
    """A unit under way in the hands of one worker."""

    def __init__(self, plan: Plan, unit: Unit, slice_seconds: float) -> None:
        self.unit = unit
        self._plan = plan
        self.search = unit.search if unit.search is not None else plan.begin(unit)
        unit.search, unit.state = self.search, None
        self._before = unit.tally
        self._tally = unit.tally.copy()
        self._nodes = self.search.nodes
        self._found = self.search.found
        self._slice_seconds = slice_seconds
        self._budget = FIRST_SLICE_NODES
        self.rows: list[Choices] = []

    def advance(self, allowance: Allowance, most: int) -> Status:
        """Walk for about the seconds of a slice; solutions are appended to `rows`."""
        search = self.search
        left = allowance.seconds_left
        reserved = allowance.reserve(self._budget)
        if not reserved:
            return Status.RUNNING
        began, nodes = time.perf_counter(), search.nodes
        status, rows = search.advance(reserved, most, left)
        took, walked = time.perf_counter() - began, search.nodes - nodes
        allowance.give_back(reserved - walked)
        tally = self._tally
        tally.nodes = self._before.nodes + search.nodes - self._nodes
        tally.seconds += took
        tally.found = self._before.found + search.found - self._found
        self.rows += self._plan.look(self.unit, rows, tally)
        if status is Status.RUNNING and took > 0:
            wanted = self._slice_seconds if left is None else min(self._slice_seconds, left)
            self._budget = max(LEAST_SLICE_NODES, min(4 * self._budget, int(walked * wanted / took)))
        if left is not None and status is not Status.EXHAUSTED and not allowance.seconds_left:
            allowance.stop("seconds")
        return status

    def split(self, *, with_state: bool = False) -> tuple[Unit, ...]:
        """Give a part of the unit away, if there is one to give."""
        other = self.search.split()
        return () if other is None else (self.unit_of(other, with_state=with_state),)

    def unit_of(self, other: Search, *, with_state: bool = False) -> Unit:
        """A search that was split off, as a unit of its own."""
        place, state = other.place, other.save() if with_state else None
        return Unit(self.unit.part, place.path, place.interval, engine=self.engine, state=state, search=other)

    @property
    def engine(self) -> str:
        """The engine that walks it; "" for the one of the plan."""
        return self.search.engine_name or self.unit.engine

    def report(self, *, is_done: bool = False, children: tuple[Unit, ...] = (), with_state: bool = False) -> Report:
        """What there is to tell; the rows are handed over."""
        rows, self.rows = self.rows, []
        begin, end = self.search.place.interval
        walked = end - begin if is_done else self.search.progress() * (end - begin)
        self.unit.engine = self.engine
        # What cannot be saved begins again where its unit began; nothing has to be noted then.
        state = self.search.save() if with_state and not is_done else None
        tally, is_saved = self._tally.copy(), state is not None
        return Report(self.unit, tally, walked, rows, is_done, children, state, is_saved, self.search.lowest)


class Crew(Protocol):
    """Those who do the work. Units given away come back in reports, which must be taken before they are worked on."""

    def reports(self, plan: Plan, units: list[Unit], allowance: Allowance) -> Iterator[Report]:
        """Work on all units until none is left or the allowance is used up; between reports nothing is torn."""

    def ask_for_states(self) -> None:
        """Let the next report of each unit under way say where it is."""

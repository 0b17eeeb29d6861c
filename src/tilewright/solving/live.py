"""Searches at work: the budget that all workers share, and a subproblem in the hands of one of them."""

from __future__ import annotations

import threading
import time
from dataclasses import replace
from math import inf

from ..engines import Choices, Search, Status
from .answers import Limits
from .plan import SearchPlan
from .states import pack
from .subproblem import Counts, Report, Subproblem

FIRST_SLICE_NODES = 512
LEAST_SLICE_NODES = 64


class Budget:
    """The nodes and seconds that a search may take, shared by all its workers."""

    def __init__(self, limits: Limits, *, saves: bool = False, wants_first: bool = False) -> None:
        self._lock = threading.Lock()
        self._nodes_left = inf if limits.nodes is None else limits.nodes
        self.saves = saves
        """Whether a worker that stops, or gives something away, reports the state of its subproblem."""
        self.wants_first = wants_first
        """Whether the first solution is waited for, so that each worker tells of one as soon as it finds it."""
        self.may_wait = True
        """Whether a search may pause to load or to compile code."""
        self._until = None if limits.seconds is None else time.perf_counter() + limits.seconds
        self.stopped_by = ""
        """What stopped the search; "" while nothing did."""
        self.breaks_off = False
        """Whether workers drop items that they have begun: after any stop but a limit of nodes, which counts them."""

    def stop(self, why: str) -> None:
        """Stop every worker at the end of its slice; the first reason counts."""
        self.stopped_by = self.stopped_by or why
        self.breaks_off |= why != "nodes"

    def reserve(self, nodes: int) -> int:
        """Take this many nodes, or as many as are left; 0 stops the search."""
        with self._lock:
            nodes = int(min(nodes, self._nodes_left))
            self._nodes_left -= nodes
            if nodes <= 0:
                self.stop("nodes")
            return max(0, nodes)

    def give_back(self, nodes: int) -> None:
        """Return nodes that were reserved and not visited."""
        with self._lock:
            self._nodes_left += nodes

    def is_over(self) -> bool:
        """Tell whether to stop now: the time is over, or something else stopped the search."""
        if self.seconds_left == 0:
            self.stop("seconds")
        return bool(self.stopped_by)

    @property
    def seconds_left(self) -> float | None:
        """Until the limit; None if there is none."""
        return None if self._until is None else max(0.0, self._until - time.perf_counter())


class LiveSearch:
    """A subproblem that one worker searches."""

    def __init__(
        self, plan: SearchPlan, subproblem: Subproblem, slice_seconds: float, search: Search | None = None
    ) -> None:
        self._plan = plan
        self._subproblem = subproblem
        self.search = plan.begin(subproblem) if search is None else search
        self._counts = subproblem.counts
        self._slice_seconds = slice_seconds
        self._budget = FIRST_SLICE_NODES
        self.rows: list[Choices] = []

    def advance(self, budget: Budget, most: int) -> Status:
        """Search for about the seconds of a slice; solutions are appended to `rows`."""
        search = self.search
        left = budget.seconds_left
        reserved = budget.reserve(self._budget)
        if not reserved:
            return Status.RUNNING
        if not budget.may_wait:
            search.wait_for_nothing()
        began, nodes, found = time.perf_counter(), search.nodes, search.found
        status, rows = search.advance(reserved, min(most, 1) if budget.wants_first else most, left)
        took, visited = time.perf_counter() - began, search.nodes - nodes
        budget.give_back(reserved - visited)
        self._counts += Counts(visited, took, search.found - found)
        if rows:
            rows, seen = self._plan.look(self._subproblem.part, rows)
            self._counts += seen
            self.rows += rows
        if status is Status.RUNNING and took > 0:
            wanted = self._slice_seconds if left is None else min(self._slice_seconds, left)
            self._budget = max(LEAST_SLICE_NODES, min(4 * self._budget, int(visited * wanted / took)))
        if left is not None and status is not Status.EXHAUSTED and not budget.seconds_left:
            budget.stop("seconds")
        return status

    @property
    def engine(self) -> str:
        """The engine that searches now."""
        return self.search.engine_name or self._subproblem.engine or self._plan.engine_of(self._subproblem.part)

    def child(self, other: Search, *, with_state: bool = True) -> Subproblem:
        """The subproblem of a search that was split off from this one."""
        place, state = other.place, other.save() if with_state else None
        packed = None if state is None else pack(state)
        return Subproblem(self._subproblem.part, place.path, *place.interval, engine=self.engine, state=packed)

    def report(
        self, *, is_done: bool = False, children: tuple[Subproblem, ...] = (), with_state: bool = False
    ) -> Report:
        """Report what changed since the last report; the rows are handed over."""
        search = self.search
        rows, self.rows = self.rows, []
        low, high = search.place.interval
        # A search that cannot be saved begins again; nothing has to be noted of it then.
        state = search.save() if with_state and not is_done else None
        now = replace(
            self._subproblem,
            low=low,
            high=high,
            walked=high - low if is_done else search.progress() * (high - low),
            engine=self.engine,
            counts=self._counts,
            state=None if state is None else pack(state),
            status="done" if is_done else "open",
        )
        return Report(now, rows, children, search.why, search.lowest, search.is_compiled)

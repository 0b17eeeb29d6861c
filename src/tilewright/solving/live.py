"""Searches at work: the budget that all workers share, and a subproblem in the hands of one of them."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from math import inf

from ..deadline import in_time, seconds_left, within
from ..engines import Choices, Search, Status
from ..errors import OutOfTime
from ..sentences import sentence
from ..values import replace
from .answers import Limits
from .plan import SearchPlan
from .states import pack
from .subproblem import Counts, Report, Subproblem

FIRST_SLICE_NODES = 512
LEAST_SLICE_NODES = 64
# Of the time that is free for what comes before a search, an engine may take so much to begin.
_SHARE_TO_BEGIN = 0.5


class Budget:
    """The nodes and seconds that a search may take, shared by all its workers."""

    def __init__(self, limits: Limits, *, saves: bool = False, wants_first: bool = False) -> None:
        self._lock = threading.Lock()
        self._nodes_left = inf if limits.nodes is None else limits.nodes
        self.saves = saves
        """Whether a worker that stops, or gives something away, reports the state of its subproblem."""
        self.wants_first = wants_first
        """Whether the first solution is waited for, so that each worker tells of one as soon as it finds it."""
        self.may_compile = True
        """Whether a search may pause to compile code."""
        self._is_limited = limits.seconds is not None
        given = [seconds for seconds in (limits.seconds, seconds_left()) if seconds is not None]
        self._until = time.perf_counter() + min(given) if given else None
        self._first_reason = ""
        # By itself, since the handler of a signal sets it between any two steps of what else stops the search.
        self._is_interrupted = False
        self.breaks_off = False
        """Whether workers drop items that they have begun: after any stop but a limit of nodes, which counts them."""

    def stop(self, why: str) -> None:
        """Stop every worker at the end of its slice; the first reason counts, but Ctrl-C is always heard."""
        if why == "interrupt":
            self._is_interrupted = True
        elif not self._first_reason:
            self._first_reason = why
        self.breaks_off |= why != "nodes"

    @property
    def stopped_by(self) -> str:
        """What stopped the search; "" while nothing did."""
        return "interrupt" if self._is_interrupted else self._first_reason

    def demand_end(self) -> None:
        """Raise OutOfTime if a deadline stopped a search that was given no limit of seconds.

        Its caller does not ask what stopped it, and would take what was found by then for all there is.
        """
        if self.stopped_by == "seconds" and not self._is_limited:
            in_time()
            raise OutOfTime(sentence("stopped at the limit of time, amid a search"))

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

    @contextmanager
    def breaking_off(self) -> Iterator[None]:
        """Stop at the limit of time also while an engine begins, which takes long where a puzzle is large."""
        try:
            with within(self.seconds_left, _SHARE_TO_BEGIN):
                yield
        except OutOfTime:
            self.stop("seconds")

    def is_over(self) -> bool:
        """Tell whether to stop now: the time is over, or something else stopped the search."""
        return self.is_out_of_time() or bool(self.stopped_by)

    def is_out_of_time(self) -> bool:
        """Tell whether the time is over, and stop if it is."""
        if self.seconds_left != 0:
            return False
        self.stop("seconds")
        return True

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
        if not budget.may_compile:
            search.compile_nothing()
        search.heed(budget.is_over)
        began, nodes, found = time.perf_counter(), search.nodes, search.found
        status, rows = Status.RUNNING, list[Choices]()
        with budget.breaking_off():
            status, rows = search.advance(reserved, min(most, 1) if budget.wants_first else most, left)
        took, visited = time.perf_counter() - began, search.nodes - nodes
        budget.give_back(reserved - visited)
        self._counts += Counts(visited, took, search.found - found)
        if rows:
            rows, seen = self._plan.look(self._subproblem.part, rows)
            self._counts += seen
            self.rows += rows
        if status is Status.EXHAUSTED:
            self._counts += self._plan.ended(self._subproblem.part, search)
        if status is Status.RUNNING and took > 0:
            wanted = self._slice_seconds if left is None else min(self._slice_seconds, left)
            self._budget = max(LEAST_SLICE_NODES, min(4 * self._budget, int(visited * wanted / took)))
        if search.stopped_by:
            budget.stop(search.stopped_by)
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
        ends_all = is_done and search.ends_all
        return Report(now, rows, children, search.why, search.lowest, search.is_compiled, ends_all)

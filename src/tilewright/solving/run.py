"""A search on its way: limits, progress, Ctrl-C, and a journal of what is done if there is one."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import nullcontext
from typing import Protocol, TypeVar

from ..deadline import limit_began
from ..engines import Choices, Search
from ..values import frozen
from .answers import NO_LIMITS, Effort, Limits, Progress
from .executors import Executor, Inline, ThreadPool
from .live import Budget
from .plan import SearchPlan
from .progress import MAP_AFTER_SECONDS, ProgressMeter
from .signals import first_interrupt_waits
from .subproblem import NO_COUNTS, Counts, Key, Report, Subproblem

_T = TypeVar("_T")

OnProgress = Callable[[Progress], None]

# This many solutions may wait for those that come before them, until workers far ahead are held back.
_MOST_WAITING = 100_000


class Journal(Protocol):
    """The log of finished work that a run keeps, so that the search survives any stop and can be resumed."""

    @property
    def seconds_between_states(self) -> float:
        """The seconds after which the journal wants the states of subproblems under way again."""

    def add(self, subproblems: Sequence[Subproblem]) -> None:
        """Note new subproblems."""

    def record(self, report: Report) -> None:
        """Note a subproblem that was split, saved or finished, and its children: all of it or nothing.

        Reports that only bring solutions come, too; they may be noted with the next one.
        """


@frozen
class Resumed:
    """The state from which a stopped search continues.

    Attributes
    ----------
    done
        What the finished subproblems gave, for the whole.
    walked
        The share of the whole that these are.
    parts
        The parts of the plan that have subproblems already.
    is_whole
        Whether all subproblems are here; if not, a search that has finished its own is stopped by "elsewhere".
    """

    open: tuple[Subproblem, ...] = ()
    done: Counts = NO_COUNTS
    walked: float = 0.0
    seconds: float = 0.0
    parts: frozenset[int] = frozenset()
    is_whole: bool = True


class Run:
    """A search on its way to its end or to a limit. Iterating gives the choices of the solutions in batches.

    With `first_at_once` the first solution is not kept back until more are there; `ordered` gives
    solutions in the order of the tree however many workers there are. When the iteration ends, `effort` says
    how it went and `counts` what was found. Ctrl-C ends it like a limit: it waits for the end of a slice, so
    that the state of the search is never torn.
    """

    def __init__(
        self,
        plan: SearchPlan,
        limits: Limits = NO_LIMITS,
        *,
        workers: int = 1,
        executor: Executor | None = None,
        journal: Journal | None = None,
        resumed: Resumed | None = None,
        first_at_once: bool = False,
        ordered: bool = False,
        on_progress: OnProgress | None = None,
    ) -> None:
        first = plan.first()
        self.plan = plan
        self._resumed = resumed or Resumed(tuple(first), parts=frozenset(sub.part for sub in first))
        self._executor = executor or (Inline(limits.solutions) if workers == 1 else ThreadPool(workers))
        self._journal = journal
        self._on_progress = on_progress
        self._limits = limits
        self._done = self._resumed.done
        self._walked_before = self._resumed.walked
        self._open = {sub.key: sub for sub in self._resumed.open}
        self._parts = set(self._resumed.parts)
        self._started = time.perf_counter()
        self._limit_began = limit_began()
        self._budget = Budget(limits, saves=journal is not None, wants_first=first_at_once)
        self._exhausted = False
        self._meter = ProgressMeter(
            plan,
            # A cluster may have no workers yet.
            workers=max(1, self._executor.n_workers),
            is_whole=self._resumed.is_whole,
            nodes_before=self.counts.nodes,
            map_after=_looks_after(on_progress),
        )
        self._given = 0
        self._has_ended = False
        """Whether a report has ended all subproblems that others still search."""
        self._is_cut = False
        """Whether more solutions were found than were asked for."""
        self._order = _Order(list(self._open)) if ordered and not isinstance(self._executor, Inline) else None
        self._saved_at = self._started
        self._search: Search | None = None
        self._latest: Report | None = None
        """The latest report of a part that is searched for solutions."""
        self._is_compiled = False

    @property
    def seconds(self) -> float:
        return self._resumed.seconds + time.perf_counter() - self._started

    @property
    def counts(self) -> Counts:
        """The counts so far, for the whole."""
        return sum((self.plan.weighed(sub.part, sub.counts) for sub in self._open.values()), self._done)

    @property
    def done_parts(self) -> frozenset[int]:
        """The parts of the plan that are searched to their end; none where another job has a share of them."""
        if not self._resumed.is_whole:
            return frozenset()
        return frozenset(self._parts.difference(sub.part for sub in self._open.values()))

    @property
    def effort(self) -> Effort:
        stopped_by = "" if self._exhausted else self._budget.stopped_by or "solutions"
        name, why = self.plan.engine, self.plan.choice.why
        if self._latest is not None:
            sub = self._latest.subproblem
            name = sub.engine if sub.engine != self.plan.engine_of(sub.part) else name
            why = self._latest.why or why
        seconds = self.seconds
        if stopped_by == "seconds":
            # What came before the search is told, too: it was part of what was limited.
            seconds += self._started - self._limit_began
        return Effort(name, why, self.counts.nodes, seconds, stopped_by)

    @property
    def search(self) -> Search:
        """The search under way, or the last one; for what only one engine can tell."""
        if self._executor.search is not None:
            return self._executor.search
        if self._search is None:
            self._search = self.plan.begin(self._resumed.open[0])
        return self._search

    def __iter__(self) -> Iterator[list[Choices]]:
        return (rows for rows in self.until_stopped() if rows)

    def to_end(self) -> None:
        """Go on to the end or to a limit; Ctrl-C ends it like a limit, wherever it comes."""
        with first_interrupt_waits(self.interrupt):
            for _ in self:
                pass

    def slices(self) -> Generator[list[Choices]]:
        """Like iterating, but with an empty batch after each slice without a solution: the caller regains control.

        Raises KeyboardInterrupt after Ctrl-C, so that no caller takes what was found by then for all there is, or goes
        on with another search.
        """
        return self.hearing(self.until_stopped())

    def hearing(self, slices: Iterator[_T]) -> Generator[_T]:
        """What was made of the slices; KeyboardInterrupt as soon as Ctrl-C stopped the search."""
        for one in slices:
            if self._budget.stopped_by == "interrupt":
                break
            yield one
        if self._budget.stopped_by == "interrupt":
            raise KeyboardInterrupt

    def until_stopped(self) -> Iterator[list[Choices]]:
        """Like `slices`, but Ctrl-C ends it like a limit, and `effort` says so."""
        # Between two slices of a single worker Ctrl-C may go to the caller; else it stops every worker at the end of
        # its slice.
        is_alone = self._journal is None and isinstance(self._executor, Inline)
        try:
            with nullcontext() if is_alone else first_interrupt_waits(self.interrupt):
                yield from self._until_done()
        except KeyboardInterrupt:
            self.interrupt()
        if not self._exhausted:
            self._budget.demand_end()

    def interrupt(self) -> None:
        """Take note that the search was interrupted, if it was not at its end already."""
        self._budget.stop("interrupt")

    def is_over(self) -> bool:
        """Tell whether to stop now, also amid the solutions of a batch: to look at them takes time, too.

        Raises OutOfTime instead where the search was given no limit of seconds.
        """
        is_late = self._budget.is_out_of_time()
        self._budget.demand_end()
        return is_late or self._budget.stopped_by == "interrupt"

    def compile_nothing(self) -> None:
        """From now on let searches take compiled code only where it is at hand."""
        self._budget.may_compile = False

    def _until_done(self) -> Iterator[list[Choices]]:
        subproblems = list(self._open.values())
        while True:
            for report in self._executor.run(self.plan, subproblems, self._budget):
                if self._has_ended:
                    continue
                self._take(report)
                if self._order is not None:
                    yield from self._in_order(report)
                elif report.rows:
                    yield from self._give(report.rows)
                else:
                    yield []
                self._tell(report)
            if self._open:
                return
            if not self._resumed.is_whole:
                self._budget.stop("elsewhere")
                return
            if self._is_cut:
                return
            following: list[Subproblem] | None = None
            # Symmetries take long where a board is large; what was counted before is right without them.
            with self._budget.breaking_off():
                following = self.plan.following(self.counts, self._parts)
            if following is None:
                return
            subproblems = following
            if not subproblems:
                self._exhausted = True
                self._tell_end()
                return
            self._parts |= {sub.part for sub in subproblems}
            self._open = {sub.key: sub for sub in subproblems}
            if self._journal is not None:
                self._journal.add(subproblems)
            if self._budget.stopped_by:
                return

    def _take(self, report: Report) -> None:
        """Take note of a report, on disk first."""
        if self._journal is not None:
            if report.is_lasting or report.rows:
                self._journal.record(report)
            now = time.perf_counter()
            if now - self._saved_at > self._journal.seconds_between_states:
                self._saved_at = now
                self._executor.ask_for_states()
        sub = report.subproblem
        if sub.part < len(self.plan.parts):
            self._latest = report
        self._is_compiled |= report.is_compiled
        self._open[sub.key] = sub
        for child in report.children:
            self._open[child.key] = child
        if sub.is_done:
            # Ctrl-C may come in between: rather not counted than counted twice.
            del self._open[sub.key]
            self._done += self.plan.weighed(sub.part, sub.counts)
            self._walked_before += self.plan.width(sub.part) * sub.walked
        if report.ends_all:
            self._done = self.counts
            self._open.clear()
            self._has_ended = True
            self._budget.stop("the end")

    def _give(self, rows: list[Choices]) -> Iterator[list[Choices]]:
        most = self._limits.solutions
        if most is not None and self._given + len(rows) >= most:
            self._is_cut |= self._given + len(rows) > most
            rows = rows[: most - self._given]
            if not isinstance(self._executor, Inline):
                self._budget.stop("solutions")
        if rows:
            self._given += len(rows)
            yield rows
            self._budget.wants_first = False

    def _in_order(self, report: Report) -> Iterator[list[Choices]]:
        assert self._order is not None
        for rows in self._order.take(report):
            yield from self._give(rows)
        if isinstance(self._executor, ThreadPool):
            self._executor.hold_back(self._order.first if self._order.n_waiting > _MOST_WAITING else None)

    def _tell(self, report: Report) -> None:
        if self._on_progress is None or not self._meter.is_due():
            return
        subproblems, counts = self._open.values(), self.counts
        walked = self._walked_before + sum(self.plan.width(sub.part) * sub.walked for sub in subproblems)
        self._on_progress(self._meter.tell(subproblems, counts, walked, self.seconds, report.lowest, self._is_compiled))

    def _tell_end(self) -> None:
        """Tell the end, however soon it comes."""
        if self._on_progress is not None:
            self._on_progress(self._meter.tell_end(self.counts, self.seconds))


def _looks_after(on_progress: OnProgress | None) -> float:
    """After how many seconds a watcher needs the share: its attribute `looks_after`, if it has one."""
    watcher = getattr(on_progress, "__self__", on_progress)
    return float(getattr(watcher, "looks_after", MAP_AFTER_SECONDS))


class _Order:
    """Puts the solutions that several workers find in the order of the tree."""

    def __init__(self, keys: Sequence[Key]) -> None:
        self._rows: list[tuple[Key, deque[list[Choices]]]] = [(key, deque()) for key in keys]
        self._done: set[Key] = set()
        self.n_waiting = 0
        """Solutions that wait for those of the subproblems before theirs."""

    @property
    def first(self) -> Key | None:
        """The subproblem whose solutions come next."""
        return self._rows[0][0] if self._rows else None

    def take(self, report: Report) -> Iterator[list[Choices]]:
        """Keep the rows of a report; gives all whose turn has come."""
        sub = report.subproblem
        at = next(k for k, (key, _) in enumerate(self._rows) if key == sub.key)
        if report.rows:
            self._rows[at][1].append(report.rows)
            self.n_waiting += len(report.rows)
        # What was given away comes after all that is left, and before what was given away earlier.
        self._rows[at + 1 : at + 1] = [(child.key, deque()) for child in report.children]
        if sub.is_done:
            self._done.add(sub.key)
        while self._rows:
            key, waiting = self._rows[0]
            while waiting:
                rows = waiting.popleft()
                self.n_waiting -= len(rows)
                yield rows
            if key not in self._done:
                return
            self._done.remove(key)
            del self._rows[0]

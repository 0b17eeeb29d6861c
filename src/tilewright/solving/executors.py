"""Executors do the work of a plan: this thread alone, or several that split what is left while any of them is idle.

An executor owns the live searches. Everyone else sees subproblems, which are values, and reports about them.
"""

from __future__ import annotations

import queue
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing, suppress
from typing import Any, Protocol

from ..engines import Search, Status
from ..errors import OutOfTime
from .live import Budget, LiveSearch
from .plan import SearchPlan
from .signals import first_interrupt_waits
from .subproblem import Key, Report, Subproblem

# How many seconds a slice of a search lasts; between slices it can be stopped, watched and split.
_SLICE_SECONDS = 0.1
_SHARED_SLICE_SECONDS = 0.05


# Neighbors in a row of items are worked out by the same thread, this many at most.
_MOST_AT_ONCE = 64

ItemSteps = Callable[[int], Iterator[int | None]]
"""Works out a number for an item: gives None after each slice of a long search, and at last the number."""
ItemAnswer = tuple[int, int, float]
"""An item, its number, and how many seconds it took."""


class Executor(Protocol):
    """Does the work of a plan. Subproblems given away come back in reports, which must be taken before it goes on."""

    @property
    def n_workers(self) -> int:
        """The number of workers that search now."""

    @property
    def search(self) -> Search | None:
        """The search that a thread of this process began last; None if there is none."""

    def run(self, plan: SearchPlan, subproblems: Sequence[Subproblem], budget: Budget) -> Iterator[Report]:
        """Search all subproblems until none is left or the budget is used up; between reports nothing is torn."""

    def ask_for_states(self) -> None:
        """Let the next report of each subproblem under way bring its state."""

    def map(
        self, steps: ItemSteps, items: Sequence[int], budget: Budget, *, in_runs: bool = True
    ) -> Iterator[list[ItemAnswer]]:
        """Work out all items, roughly in their order, until the budget is used up; the batches may be empty.

        `in_runs` gives neighbors to the same worker, since they share work.
        """


def _answers(steps: ItemSteps, items: Iterable[int], budget: Budget) -> Iterator[list[ItemAnswer]]:
    """The answers of one worker, in a batch after each slice."""
    batch: list[ItemAnswer] = []
    until = time.perf_counter() + _SHARED_SLICE_SECONDS
    for item in items:
        if budget.is_over() or not budget.reserve(1):
            break
        began = time.perf_counter()
        try:
            for answer in steps(item):
                now = time.perf_counter()
                if answer is not None:
                    batch.append((item, answer, now - began))
                if now >= until:
                    yield batch
                    batch, until = [], time.perf_counter() + _SHARED_SLICE_SECONDS
                if answer is None and budget.is_over() and budget.breaks_off:
                    budget.give_back(1)
                    break
        except OutOfTime:
            # The time was over amid a step of this item.
            if not budget.is_over():
                raise
            budget.give_back(1)
            break
    yield batch


class Inline:
    """One worker, the calling thread: nothing happens between two reports."""

    n_workers = 1

    def __init__(self, most: int | None = None) -> None:
        self._most = most
        self._saves = False
        self.search: Search | None = None

    def ask_for_states(self) -> None:
        """Let the next report bring the state."""
        self._saves = True

    def run(self, plan: SearchPlan, subproblems: Sequence[Subproblem], budget: Budget) -> Iterator[Report]:
        """Search the subproblems one after the other."""
        handed_out = 0
        for subproblem in subproblems:
            if budget.stopped_by:
                return
            live: LiveSearch | None = None
            with budget.breaking_off():
                live = LiveSearch(plan, subproblem, _SLICE_SECONDS)
            if live is None:
                return
            self.search = live.search
            status, saves = Status.RUNNING, False
            while status is not Status.EXHAUSTED and not budget.stopped_by:
                most = plan.batch if self._most is None else min(plan.batch, self._most - handed_out)
                with first_interrupt_waits(lambda: budget.stop("interrupt")):
                    status = live.advance(budget, most)
                handed_out += len(live.rows)
                # If this was the end of all, it is none the less when it was interrupted.
                is_done = status is Status.EXHAUSTED
                if handed_out == self._most:
                    # Even at the end of a part: others may be left.
                    budget.stop("solutions")
                saves, self._saves = self._saves or (budget.saves and bool(budget.stopped_by)), False
                yield live.report(is_done=is_done, with_state=saves)
            if budget.saves and status is not Status.EXHAUSTED and not saves:
                # It was stopped while the last report was taken.
                yield live.report(with_state=True)

    def map(
        self, steps: ItemSteps, items: Sequence[int], budget: Budget, *, in_runs: bool = True
    ) -> Iterator[list[ItemAnswer]]:
        """Work out the items one after the other."""
        return _answers(steps, items, budget)


class ThreadPool:
    """Several threads. An idle one gets a part of what another one has left, as long as there is any.

    Only compiled searches run side by side, so others are not split; with `eager` all are, as soon as possible.
    """

    def __init__(self, n_workers: int, *, eager: bool = False) -> None:
        self.n_workers = n_workers
        self.search: Search | None = None
        self._eager = eager
        # Short: workers that find solutions quicker than they are taken wait, and memory stays flat.
        self._reports: queue.Queue[Any] = queue.Queue(4 * n_workers)
        self._changed = threading.Condition()
        self._waiting: deque[Subproblem] = deque()
        self._searches: dict[Key, Search] = {}
        """The searches of subproblems that were given away and are not begun yet."""
        self._n_idle = 0
        self._n_given = 0
        """Subproblems that were given away and do not wait in the queue yet."""
        self._is_over = False
        self._asked = 0
        self._held_back: Key | None = None

    def ask_for_states(self) -> None:
        """Let the next report of each worker bring the state."""
        self._asked += 1

    def hold_back(self, first: Key | None) -> None:
        """Let all workers wait but the one of this subproblem; None lets them go on."""
        with self._changed:
            self._held_back = first
            self._changed.notify_all()

    def run(self, plan: SearchPlan, subproblems: Sequence[Subproblem], budget: Budget) -> Iterator[Report]:
        """Search all subproblems with all threads."""
        self._waiting = deque(subproblems)
        self._is_over = not subproblems
        n_open = len(subproblems)
        with closing(self._gathered(lambda: self._work(plan, budget), budget)) as reports:
            for report in reports:
                yield report
                n_open += len(report.children) - report.subproblem.is_done
                if report.children or not n_open:
                    with self._changed:
                        self._waiting.extendleft(report.children)
                        self._n_given -= len(report.children)
                        self._is_over = not n_open
                        self._changed.notify_all()

    def map(
        self, steps: ItemSteps, items: Sequence[int], budget: Budget, *, in_runs: bool = True
    ) -> Iterator[list[ItemAnswer]]:
        """Work out all items with all threads, each of which takes neighbors, fewer towards the end."""
        waiting, most = deque(items), _MOST_AT_ONCE if in_runs else 1

        def taken() -> Iterator[int]:
            while waiting:
                with self._changed:
                    n = min(most, max(1, len(waiting) // (4 * self.n_workers)), len(waiting))
                    neighbors = [waiting.popleft() for _ in range(n)]
                yield from neighbors

        def work() -> None:
            for batch in _answers(steps, taken(), budget):
                self._reports.put(batch)

        with closing(self._gathered(work, budget)) as batches:
            yield from batches

    def _gathered(self, work: Callable[[], None], budget: Budget) -> Generator[Any]:
        """Let all threads work, and give what they put into the queue of reports until all have ended."""

        def run() -> None:
            try:
                work()
                self._reports.put(None)
            except BaseException as error:
                budget.stop("error")
                self._reports.put(error)

        threads = [threading.Thread(target=run, name=f"worker {k + 1}", daemon=True) for k in range(self.n_workers)]
        n_running = 0
        try:
            for thread in threads:
                thread.start()
                n_running += 1
            while n_running:
                try:
                    # Not for ever: on some systems Ctrl-C does not end the waiting, and a stop makes workers end.
                    report = self._reports.get(timeout=0.2)
                except queue.Empty:
                    continue
                if isinstance(report, BaseException):
                    raise report
                if report is None:
                    n_running -= 1
                else:
                    yield report
        finally:
            if n_running:
                # The caller wants no more reports.
                budget.stop("solutions")
                with self._changed:
                    self._changed.notify_all()
            for thread in threads:
                # The collector of garbage may call from any thread.
                while thread.is_alive() and thread is not threading.current_thread():
                    # No report is taken any more: let no worker wait for that.
                    with suppress(queue.Empty):
                        self._reports.get_nowait()
                    thread.join(0.01)

    def _work(self, plan: SearchPlan, budget: Budget) -> None:
        while (subproblem := self._next(budget)) is not None:
            search = self._searches.pop(subproblem.key, None)
            live: LiveSearch | None = None
            with budget.breaking_off():
                live = LiveSearch(plan, subproblem, _SHARED_SLICE_SECONDS, search)
            if live is not None:
                self._finish(live, subproblem.key, plan, budget)

    def _next(self, budget: Budget) -> Subproblem | None:
        with self._changed:
            self._n_idle += 1
            try:
                while not self._waiting:
                    if self._is_over or budget.stopped_by:
                        return None
                    self._changed.wait(0.2)
                return None if budget.stopped_by else self._waiting.popleft()
            finally:
                self._n_idle -= 1

    def _finish(self, live: LiveSearch, key: Key, plan: SearchPlan, budget: Budget) -> None:
        self.search = live.search
        asked = self._asked
        told = time.perf_counter()
        while True:
            status = live.advance(budget, plan.batch)
            is_done = status is Status.EXHAUSTED
            children = () if is_done or budget.stopped_by else self._shared_out(live, budget.saves)
            stops = bool(budget.stopped_by)
            saves = budget.saves and (stops or bool(children) or self._asked != asked)
            asked = self._asked
            now = time.perf_counter()
            if is_done or stops or children or saves or live.rows or now - told > _SLICE_SECONDS:
                told = now
                self._reports.put(live.report(is_done=is_done, children=children, with_state=saves))
            if is_done or stops:
                return
            if self._held_back is not None:
                with self._changed:
                    while self._held_back not in (None, key) and not budget.stopped_by:
                        self._changed.wait(0.2)

    def _shared_out(self, live: LiveSearch, with_state: bool) -> tuple[Subproblem, ...]:
        """A part of a search for an idle worker, if there is one."""
        # Read without the lock: it is only a first look.
        if self._n_idle <= len(self._waiting) + self._n_given:
            return ()
        if not self._eager and not live.search.is_compiled:
            return ()
        with self._changed:
            if self._n_idle <= len(self._waiting) + self._n_given:
                return ()
            self._n_given += 1
        other = live.search.split()
        if other is None:
            with self._changed:
                self._n_given -= 1
            return ()
        child = live.child(other, with_state=with_state)
        self._searches[child.key] = other
        return (child,)

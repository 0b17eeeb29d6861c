"""Who does the work: this thread alone, or several that share out what is left as long as anybody is idle."""

from __future__ import annotations

import queue
import threading
import time
from collections import deque
from collections.abc import Iterator
from contextlib import suppress

from ..engines import Status
from .signals import first_interrupt_waits
from .work import Allowance, Plan, Report, Unit, Walk

# A slice of a search lasts about so long; between slices it can be stopped, watched and split.
_SLICE_SECONDS = 0.1
_SHARED_SLICE_SECONDS = 0.05


class Alone:
    """One worker, the thread that asks: nothing happens between two reports."""

    def __init__(self, first_at_once: bool = False, most: int | None = None) -> None:
        self._first_at_once = first_at_once
        self._most = most
        self._saves = False

    def ask_for_states(self) -> None:
        """Let the next report say where the unit is."""
        self._saves = True

    def reports(self, plan: Plan, units: list[Unit], allowance: Allowance) -> Iterator[Report]:
        """Walk the units one after the other."""
        handed_out = 0
        waiting = deque(units)
        while waiting and not allowance.stopped_by:
            walk = Walk(plan, waiting.popleft(), _SLICE_SECONDS)
            status, saves = Status.RUNNING, False
            while status is not Status.EXHAUSTED and not allowance.stopped_by:
                most = 1 if self._first_at_once and not handed_out else plan.batch
                if self._most is not None:
                    most = min(most, self._most - handed_out)
                with first_interrupt_waits() as interrupted:
                    status = walk.advance(allowance, most)
                handed_out += len(walk.rows)
                is_done = status is Status.EXHAUSTED
                if interrupted:
                    # If this was the end of all, it is none the less.
                    allowance.stop("interrupt")
                if self._most is not None and handed_out >= self._most and not is_done:
                    allowance.stop("solutions")
                saves, self._saves = self._saves or (allowance.saves and bool(allowance.stopped_by)), False
                yield walk.report(is_done=is_done, with_state=saves)
            if allowance.saves and status is not Status.EXHAUSTED and not saves:
                # It was stopped while the last report was taken.
                yield walk.report(with_state=True)


class Threads:
    """Several threads. Whoever is idle gets a part of what another one has left, as long as there is any.

    Only compiled searches run side by side, so others are not split; with `eager` all are, as soon as possible.
    """

    def __init__(self, n_workers: int, *, eager: bool = False) -> None:
        self._n_workers = n_workers
        self._eager = eager
        # Short: workers who find solutions quicker than they are taken wait, and memory stays flat.
        self._reports: queue.Queue[Report | BaseException] = queue.Queue(4 * n_workers)
        self._changed = threading.Condition()
        self._waiting: deque[Unit] = deque()
        self._n_idle = 0
        self._n_given = 0
        """Units that were given away and are not on the list of those who wait yet."""
        self._is_over = False
        self._asked = 0
        self._held_back: Unit | None = None

    def ask_for_states(self) -> None:
        """Let the next report of each worker say where it is."""
        self._asked += 1

    def hold_back(self, first: Unit | None) -> None:
        """Let all but whoever walks this unit wait; None lets them go on."""
        with self._changed:
            self._held_back = first
            self._changed.notify_all()

    def reports(self, plan: Plan, units: list[Unit], allowance: Allowance) -> Iterator[Report]:
        """Work on all units with all threads."""
        self._waiting = deque(units)
        self._is_over = False
        n_open = len(units)
        threads = [
            threading.Thread(target=self._work, args=(plan, allowance), name=f"worker {k + 1}", daemon=True)
            for k in range(self._n_workers)
        ]
        for thread in threads:
            thread.start()
        try:
            while n_open:
                if allowance.stopped_by and not any(thread.is_alive() for thread in threads) and self._reports.empty():
                    break
                try:
                    # Not for ever: on some systems Ctrl-C does not end the waiting, and a stop makes workers end.
                    report = self._reports.get(timeout=0.2)
                except queue.Empty:
                    continue
                if isinstance(report, BaseException):
                    raise report
                yield report
                n_open += len(report.children) - report.is_done
                if report.children:
                    with self._changed:
                        self._waiting.extendleft(report.children)
                        self._n_given -= len(report.children)
                        self._changed.notify_all()
        finally:
            if n_open:
                # Whoever takes the reports wants no more.
                allowance.stop("solutions")
            with self._changed:
                self._is_over = True
                self._changed.notify_all()
            for thread in threads:
                # The collector of garbage may call from any thread.
                while thread.is_alive() and thread is not threading.current_thread():
                    # Nobody takes reports any more: let nobody wait for that.
                    with suppress(queue.Empty):
                        self._reports.get_nowait()
                    thread.join(0.01)

    def _work(self, plan: Plan, allowance: Allowance) -> None:
        try:
            while (unit := self._next_unit(allowance)) is not None:
                self._walk(plan, unit, allowance)
        except BaseException as error:
            allowance.stop("error")
            self._reports.put(error)

    def _next_unit(self, allowance: Allowance) -> Unit | None:
        with self._changed:
            self._n_idle += 1
            try:
                while not self._waiting:
                    if self._is_over or allowance.stopped_by:
                        return None
                    self._changed.wait(0.2)
                return None if allowance.stopped_by else self._waiting.popleft()
            finally:
                self._n_idle -= 1

    def _walk(self, plan: Plan, unit: Unit, allowance: Allowance) -> None:
        asked = self._asked
        walk = Walk(plan, unit, _SHARED_SLICE_SECONDS)
        told = time.perf_counter()
        while True:
            status = walk.advance(allowance, plan.batch)
            is_done = status is Status.EXHAUSTED
            children = () if is_done or allowance.stopped_by else self._shared_out(walk, allowance.saves)
            stops = bool(allowance.stopped_by)
            saves = allowance.saves and (stops or bool(children) or self._asked != asked)
            asked = self._asked
            now = time.perf_counter()
            if is_done or stops or children or saves or walk.rows or now - told > _SLICE_SECONDS:
                told = now
                self._reports.put(walk.report(is_done=is_done, children=children, with_state=saves))
            if is_done or stops:
                return
            if self._held_back is not None:
                with self._changed:
                    while self._held_back not in (None, unit) and not allowance.stopped_by:
                        self._changed.wait(0.2)

    def _shared_out(self, walk: Walk, with_state: bool) -> tuple[Unit, ...]:
        """What is given away to somebody who is idle."""
        # Read without the lock: it is only a first look.
        if self._n_idle <= len(self._waiting) + self._n_given:
            return ()
        if not self._eager and not walk.search.is_compiled:
            return ()
        with self._changed:
            if self._n_idle <= len(self._waiting) + self._n_given:
                return ()
            self._n_given += 1
        children = walk.split(with_state=with_state)
        if not children:
            with self._changed:
                self._n_given -= 1
        return children

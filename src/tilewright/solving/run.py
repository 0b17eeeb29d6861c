"""A search on its way: limits, progress, Ctrl-C, and a ledger of what is done if there is one."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from ..engines import Choices, Search
from .answers import NO_LIMITS, Effort, Limits, Progress
from .crew import Alone, Threads
from .progress import MAP_AFTER_SECONDS, Meter
from .signals import first_interrupt_waits
from .work import Allowance, Crew, Ledger, Plan, Report, Tally, Unit

OnProgress = Callable[[Progress], None]

# So many solutions may wait for those that come before them, until workers far ahead are held back.
_MOST_WAITING = 100_000


@dataclass(frozen=True)
class Earlier:
    """What was done before of a search that goes on now."""

    total: Tally = field(default_factory=Tally)
    """What the units gave that are done, for the whole."""
    walked: float = 0.0
    """The share of the whole that these are."""
    seconds: float = 0.0
    parts: frozenset[int] = frozenset()
    """Parts of the plan of which there are units already."""
    is_whole: bool = True
    """Whether all units are here; if not, a search that has finished its own is stopped by "elsewhere"."""


class Run:
    """A search on its way to its end or to a limit. Iterating gives the choices of the solutions in batches.

    With `first_at_once` the first solution is not kept back until more are there; `ordered` gives
    solutions in the order of the tree however many workers there are. When the iteration ends, `effort` says
    how it went and `tally` what was found. Ctrl-C ends it like a limit: it waits for the end of a slice, so
    that the state of the search is never torn.
    """

    def __init__(
        self,
        plan: Plan,
        limits: Limits = NO_LIMITS,
        *,
        workers: int = 1,
        crew: Crew | None = None,
        ledger: Ledger | None = None,
        units: list[Unit] | None = None,
        earlier: Earlier | None = None,
        first_at_once: bool = False,
        ordered: bool = False,
        on_progress: OnProgress | None = None,
    ) -> None:
        self.plan = plan
        self._ledger = ledger
        self._on_progress = on_progress
        self._earlier = earlier or Earlier()
        self._done = self._earlier.total.copy()
        self._walked_before = self._earlier.walked
        self._crew = crew or (Alone(first_at_once, limits.solutions) if workers == 1 else Threads(workers))
        self._units = plan.first_units() if units is None else units
        self._live = {unit: unit for unit in self._units}
        self._parts = {unit.part for unit in self._units} | self._earlier.parts
        self._limits = limits
        self._started = time.perf_counter()
        self._allowance = Allowance(limits, saves=ledger is not None)
        self._exhausted = False
        self._meter = Meter(
            plan,
            workers=workers if crew is None else getattr(crew, "n_workers", workers),
            is_whole=self._earlier.is_whole,
            nodes_before=self.tally.nodes,
            map_after=_looks_after(on_progress),
        )
        self._given = 0
        self._is_cut = False
        """Whether solutions were found that are more than were asked for."""
        self._order = _Order(self._units) if ordered and not isinstance(self._crew, Alone) else None
        self._saved_at = self._started
        self._search: Search | None = None
        self._why = ("", "")

    @property
    def seconds(self) -> float:
        return self._earlier.seconds + time.perf_counter() - self._started

    @property
    def tally(self) -> Tally:
        """What was found so far, for the whole."""
        total = self._done.copy()
        for unit in self._live:
            total.add(self.plan.weighed(unit.part, unit.tally))
        return total

    @property
    def effort(self) -> Effort:
        stopped_by = "" if self._exhausted else self._allowance.stopped_by or "solutions"
        name, why = self._why[0] or self.plan.engine, self._why[1] or self.plan.why
        return Effort(name, why, self.tally.nodes, self.seconds, stopped_by)

    @property
    def search(self) -> Search:
        """The search under way, or the last one; for what only one engine can tell."""
        if self._search is None:
            unit = self._units[0]
            self._search = unit.search = self.plan.begin(unit)
        return self._search

    def __iter__(self) -> Iterator[list[Choices]]:
        return (rows for rows in self.slices() if rows)

    def slices(self) -> Iterator[list[Choices]]:
        """The same, and an empty batch after each slice that found nothing: whoever takes them is heard that often."""
        try:
            yield from self._batches()
        except KeyboardInterrupt:
            self.interrupt()

    def interrupt(self) -> None:
        """Take note that the search was interrupted, if it was not at its end already."""
        self._allowance.stop("interrupt")

    @property
    def units_left(self) -> list[Unit]:
        """Units that are not done."""
        return list(self._live)

    def _batches(self) -> Iterator[list[Choices]]:
        # Between two slices of a single worker Ctrl-C may go to whoever takes the solutions.
        if self._ledger is None and isinstance(self._crew, Alone):
            yield from self._until_done()
        else:
            # It stops everybody at the end of their slice.
            with first_interrupt_waits(self.interrupt):
                yield from self._until_done()

    def _until_done(self) -> Iterator[list[Choices]]:
        units = self._units
        while True:
            for report in self._crew.reports(self.plan, units, self._allowance):
                rows = self._take(report)
                if self._order is not None:
                    yield from self._in_order(report)
                elif rows:
                    yield from self._give(rows)
                else:
                    yield rows
                self._tell(report)
            if self._live:
                return
            if not self._earlier.is_whole:
                self._allowance.stop("elsewhere")
                return
            if self._is_cut:
                return
            units = self.plan.next_units(self.tally, self._parts)
            if not units:
                self._exhausted = True
                self._tell_end()
                return
            self._parts |= {unit.part for unit in units}
            self._live |= {unit: unit for unit in units}
            if self._ledger is not None:
                self._ledger.add(units)
            if self._allowance.stopped_by:
                return

    def _take(self, report: Report) -> list[Choices]:
        """Take note of what a worker tells, on disk first."""
        unit = report.unit
        unit.leave_to(report.children)
        if self._ledger is not None:
            if report.is_done or report.children or report.is_saved or report.rows:
                self._ledger.record(report)
            now = time.perf_counter()
            if now - self._saved_at > self._ledger.seconds_between_states:
                self._saved_at = now
                self._crew.ask_for_states()
        unit.tally, unit.walked = report.tally, report.walked
        if unit.search is not None:
            self._search = unit.search
            self._why = unit.search.engine_name, unit.search.why
        elif unit.engine:
            # It is walked in another process.
            self._why = unit.engine, ""
        for child in report.children:
            self._live[child] = child
        if report.is_done:
            # Ctrl-C may come in between: rather not counted than counted twice.
            del self._live[unit]
            self._done.add(self.plan.weighed(unit.part, unit.tally))
            self._walked_before += self.plan.width(unit.part) * unit.walked
            unit.search = None
        return report.rows

    def _give(self, rows: list[Choices]) -> Iterator[list[Choices]]:
        most = self._limits.solutions
        if most is not None and self._given + len(rows) >= most:
            self._is_cut |= self._given + len(rows) > most
            rows = rows[: most - self._given]
            if not isinstance(self._crew, Alone):
                self._allowance.stop("solutions")
        if rows:
            self._given += len(rows)
            yield rows

    def _in_order(self, report: Report) -> Iterator[list[Choices]]:
        assert self._order is not None
        for rows in self._order.take(report):
            yield from self._give(rows)
        if isinstance(self._crew, Threads):
            self._crew.hold_back(self._order.first if self._order.n_waiting > _MOST_WAITING else None)

    def _tell(self, report: Report) -> None:
        if self._on_progress is None or not self._meter.is_due():
            return
        tally = self.tally
        walked = self._walked_before + sum(self.plan.width(unit.part) * unit.walked for unit in self._live)
        self._on_progress(self._meter.tell(self._live, tally.nodes, tally.found, walked, self.seconds, report.lowest))

    def _tell_end(self) -> None:
        """Whoever watches sees the end, too, however soon it comes."""
        if self._on_progress is not None:
            tally = self.tally
            self._on_progress(self._meter.tell_end(tally.nodes, tally.found, self.seconds))


def _looks_after(on_progress: OnProgress | None) -> float:
    """After how many seconds somebody looks at the share: the attribute `looks_after` of whoever is told, if any."""
    watcher = getattr(on_progress, "__self__", on_progress)
    return float(getattr(watcher, "looks_after", MAP_AFTER_SECONDS))


class _Order:
    """Puts what several workers find in the order of the tree."""

    def __init__(self, units: list[Unit]) -> None:
        self._rows: list[tuple[Unit, deque[list[Choices]]]] = [(unit, deque()) for unit in units]
        self._done: set[Unit] = set()
        self.n_waiting = 0
        """Solutions that wait for those of the units before theirs."""

    @property
    def first(self) -> Unit | None:
        """The unit whose solutions come next."""
        return self._rows[0][0] if self._rows else None

    def take(self, report: Report) -> Iterator[list[Choices]]:
        """Keep what is reported; gives all whose turn has come."""
        at = next(k for k, (unit, _) in enumerate(self._rows) if unit is report.unit)
        if report.rows:
            self._rows[at][1].append(report.rows)
            self.n_waiting += len(report.rows)
        # What was given away comes after all that is left, and before what was given away earlier.
        self._rows[at + 1 : at + 1] = [(child, deque()) for child in report.children]
        if report.is_done:
            self._done.add(report.unit)
        while self._rows:
            unit, waiting = self._rows[0]
            while waiting:
                rows = waiting.popleft()
                self.n_waiting -= len(rows)
                yield rows
            if unit not in self._done:
                return
            self._done.remove(unit)
            del self._rows[0]

"""Driving a search: slices of work, limits, progress, Ctrl-C."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from ..engines import Choices, Search, Status
from .answers import Effort, Limits, Progress
from .choice import Pick

OnProgress = Callable[[Progress], None]


# A slice of a search lasts about so long; between slices it can be stopped and watched.
_SLICE_SECONDS = 0.1
_FIRST_SLICE_NODES = 512
_BATCH = 512


@contextmanager
def _interrupts_wait() -> Iterator[list[int]]:
    """Let Ctrl-C wait until the block is done; the list is not empty then. A second one does not wait."""
    interrupts: list[int] = []

    def note(number: int, _: FrameType | None) -> None:
        if interrupts:
            raise KeyboardInterrupt
        interrupts.append(number)

    # Signals go to the main thread; whoever has put another handler there keeps it.
    in_main_thread = threading.current_thread() is threading.main_thread()
    if not in_main_thread or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield interrupts
        return
    signal.signal(signal.SIGINT, note)
    try:
        yield interrupts
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)


class Run:
    """A search on its way to its end or to a limit. Iterating gives the choices of the solutions in batches.

    With `most` 0 solutions are only counted; with `first_at_once` the first one is not kept back until
    more are there. When the iteration ends, `effort` says how it went. Ctrl-C ends it like a limit: it
    waits for the end of a slice, so that the state of the search is never torn.
    """

    def __init__(
        self,
        pick: Pick,
        limits: Limits,
        *,
        search: Search,
        most: int,
        first_at_once: bool = False,
        on_progress: OnProgress | None = None,
    ) -> None:
        self.search = search
        self._pick = pick
        self._limits = limits
        self._most = most
        self._first_at_once = first_at_once
        self._on_progress = on_progress
        self._started = time.perf_counter()
        self._stopped_by = ""
        self._exhausted = False

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self._started

    @property
    def effort(self) -> Effort:
        stopped_by = "" if self._exhausted else self._stopped_by or "solutions"
        # An engine on trial may have been followed by another.
        name = getattr(self.search, "engine_name", self._pick.engine.name)
        why = getattr(self.search, "why", self._pick.why)
        return Effort(name, why, self.search.nodes, self.seconds, stopped_by)

    def __iter__(self) -> Iterator[list[Choices]]:
        try:
            yield from self._batches()
        except KeyboardInterrupt:
            self.interrupt()

    def interrupt(self) -> None:
        """Take note that the search was interrupted, if it was not at its end already."""
        self._stopped_by = "interrupt"

    def _batches(self) -> Iterator[list[Choices]]:
        budget = _FIRST_SLICE_NODES
        handed_out = 0
        limits = self._limits
        while True:
            most = 1 if self._first_at_once and not handed_out else self._most
            if limits.solutions is not None:
                # Where solutions are only counted, a limit of them is kept by handing them out all the same.
                most = min(most or _BATCH, limits.solutions - handed_out)
            if limits.nodes is not None:
                budget = min(budget, limits.nodes - self.search.nodes)
            left = None if limits.seconds is None else max(0.0, limits.seconds - self.seconds)
            began, nodes = time.perf_counter(), self.search.nodes
            with _interrupts_wait() as interrupted:
                status, batch = self.search.advance(budget, most, left)
            took, walked = time.perf_counter() - began, self.search.nodes - nodes
            if status is Status.EXHAUSTED:
                self._exhausted = True
            if batch:
                handed_out += len(batch)
                yield batch
            if self._on_progress is not None:
                search = self.search
                lowest = getattr(search, "lowest", None)
                self._on_progress(Progress(search.nodes, search.found, search.progress(), self.seconds, lowest))
            if self._exhausted:
                return
            if interrupted:
                self._stopped_by = "interrupt"
                return
            if limits.solutions is not None and self.search.found >= limits.solutions:
                self._stopped_by = "solutions"
                return
            if limits.nodes is not None and self.search.nodes >= limits.nodes:
                self._stopped_by = "nodes"
                return
            left = None if limits.seconds is None else limits.seconds - self.seconds
            if left is not None and left <= 0:
                self._stopped_by = "seconds"
                return
            if status is Status.RUNNING and took > 0:
                wanted = _SLICE_SECONDS if left is None else min(_SLICE_SECONDS, left)
                budget = max(64, min(4 * budget, int(walked * wanted / took)))

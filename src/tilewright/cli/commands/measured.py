"""The limits of a check kept wherever it is: this process looks at the clock, and at the memory that it takes."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Generator, Iterator
from types import FrameType
from typing import TypeVar

from ...errors import Undecided
from ...verifying.limits import VerifyLimits

_T = TypeVar("_T")

_SECONDS_BETWEEN = 0.2
_SECONDS_TO_TIDY_UP = 0.5


class _ReachedError(BaseException):
    """A limit was reached, somewhere in code that may take any other error for a fault of the file."""


def measured(limits: VerifyLimits, steps: Iterator[_T]) -> Generator[_T, None, None]:
    """The steps of a check; Undecided where a limit is reached, also in the middle of a step.

    The check counts what it holds, and looks at the clock after each step. To read a puzzle that a stranger made to
    take long is one step, and what it holds cannot be counted. Where the system has no timers, nothing is added.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield from steps
        return
    before = _most_memory()
    is_at_work = False

    def look(_: int, frame: FrameType | None) -> None:
        # Between two steps, and when all is done, nobody expects an error here.
        if not is_at_work:
            return
        try:
            limits.in_time()
            limits.in_memory(_most_memory() - before)
        except Undecided as stop:
            # Python drops an error that is raised while it frees something: then it is raised again. Not at once: where
            # it was not dropped, what follows is tidying up.
            signal.setitimer(signal.ITIMER_REAL, _SECONDS_TO_TIDY_UP, _SECONDS_TO_TIDY_UP)
            raise _ReachedError(stop.stopped_by) from None

    former = signal.signal(signal.SIGALRM, look)
    try:
        signal.setitimer(signal.ITIMER_REAL, _SECONDS_BETWEEN, _SECONDS_BETWEEN)
        while True:
            try:
                try:
                    is_at_work = True
                    step = next(steps)
                finally:
                    is_at_work = False
            except StopIteration:
                break
            except _ReachedError as reached:
                raise Undecided(str(reached)) from None
            yield step
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, former)


def _most_memory() -> int:
    """The most bytes that this process has had in memory so far."""
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most << 10

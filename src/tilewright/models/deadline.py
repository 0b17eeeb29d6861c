"""A time until which the work before a search must be done: compiling a puzzle, its symmetries, estimates, lint.

That work asks `in_time` at its longer loops. Where no deadline was set it may take as long as it likes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from math import inf
from time import perf_counter

from ..errors import OutOfTime

_deadline: ContextVar[float] = ContextVar("deadline", default=inf)
_FREE_SECONDS = 1.0
"""The first second is not counted, so that a short limit still allows a short search."""


@contextmanager
def within(seconds: float | None) -> Iterator[Callable[[], float | None]]:
    """Set a deadline for what runs inside; the callable tells how many of the seconds are left for a search."""
    until = inf if seconds is None else perf_counter() + seconds + _FREE_SECONDS
    token = _deadline.set(min(until, _deadline.get()))
    try:
        yield lambda: None if seconds is None else max(0.0, min(seconds, until - perf_counter()))
    finally:
        _deadline.reset(token)


def in_time() -> None:
    """Raise OutOfTime if the deadline has passed."""
    if perf_counter() > _deadline.get():
        raise OutOfTime(
            "the time was over before the search began: placements, symmetries and estimates came first; "
            "give it more seconds"
        )

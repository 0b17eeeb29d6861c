"""A time until which work must be done: reading a file, compiling a puzzle, its symmetries, estimates, lint, output.

A command or a call with a limit of seconds sets it once, `within` that many. Each function that may take long asks
`in_time` at its longer loops, so no caller hands a limit down to it; without a deadline it takes as long as it needs.
Searches ask what is `left` and stop by themselves, so that nothing they found is lost.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from itertools import islice
from math import inf
from time import perf_counter
from typing import TypeVar

from .errors import OutOfTime
from .sentences import sentence
from .values import frozen

_T = TypeVar("_T")

_FREE_SECONDS = 0.5
"""So much of what comes before a search is not counted, so that a short limit still allows a short search."""
_MANY = 512
"""So many steps are taken in a hundredth of a second, if each is about a cell of a board or a placement of a piece."""


@frozen
class Deadline:
    """The limit that holds now: when the first of the limits around it began, and when the nearest one is over."""

    began: float
    until: float
    seconds: float | None

    def left(self) -> float | None:
        """The seconds that are left for a search, no more than were given; None without a limit."""
        return None if self.seconds is None else max(0.0, min(self.seconds, self.until - perf_counter()))


_deadline: ContextVar[Deadline | None] = ContextVar("deadline", default=None)


@contextmanager
def within(seconds: float | None, share: float = 1.0) -> Iterator[Deadline]:
    """Set a deadline for what runs inside, no later than the one around it; `share` is that of the seconds for free."""
    now, outer = perf_counter(), _deadline.get()
    limit = Deadline(now, inf if seconds is None else now + seconds + share * _FREE_SECONDS, seconds)
    if outer is not None and outer.seconds is not None:
        nearest = outer.seconds if seconds is None else min(seconds, outer.seconds)
        limit = Deadline(outer.began, min(limit.until, outer.until), nearest)
    token = _deadline.set(limit)
    try:
        yield limit
    finally:
        _deadline.reset(token)


def stopped_within(seconds: float | None, steps: Iterable[object]) -> str:
    """Do work step by step; what stopped it before its end: "seconds", "interrupt", or "" if nothing did."""
    try:
        with within(seconds):
            for _ in steps:
                in_time()
    except OutOfTime:
        return "seconds"
    except KeyboardInterrupt:
        return "interrupt"
    return ""


def limit_began() -> float:
    """The moment of `perf_counter` at which the limit that holds began; now if there is none."""
    limit = _deadline.get()
    return perf_counter() if limit is None else limit.began


def seconds_left() -> float | None:
    """The seconds that are left of the limit that holds; None if there is none."""
    limit = _deadline.get()
    return None if limit is None else limit.left()


def is_over() -> bool:
    """Tell whether the deadline has passed."""
    limit = _deadline.get()
    return limit is not None and perf_counter() > limit.until


def in_time() -> None:
    """Raise OutOfTime if the deadline has passed."""
    if is_over():
        after = f"{perf_counter() - limit_began():.2f} s"
        raise OutOfTime(
            sentence(
                "stopped at the limit of time, after {after}, without an answer: reading a puzzle, "
                "placements, symmetries and estimates take time, too; give it more seconds",
                after=after,
            )
        )


def timely(items: Iterable[_T], steps: int = 1) -> Iterator[_T]:
    """The items, each of which takes so many steps, with a look at the deadline now and then.

    It is for long loops whose steps are short, over what does not change meanwhile.
    """
    rest, at_once = iter(items), max(1, _MANY // max(1, steps))
    while some := tuple(islice(rest, at_once)):
        in_time()
        yield from some

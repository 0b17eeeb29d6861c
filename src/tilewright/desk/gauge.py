"""The gauge of a puzzle that is being made: how many solutions it has, and how hard it is, as far as that is known."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Generator, Iterator, Mapping
from functools import lru_cache
from typing import Any

from ..deadline import within
from ..design.difficulty.rating import Rater, grade_of
from ..errors import InvalidRequest, NoEngine, OutOfTime
from ..families import Puzzle, family_of
from ..solving import Count, Limits, Run
from ..solving.counting import plan_count
from .limits import DeskLimits
from .opened import AskedPuzzle

# In a browser no other request is answered meanwhile: what takes longer to prepare is not gauged.
_PREPARING_SECONDS = 2.0
# A count that is soon at its end is not held up by the rating.
_SLICES_OF_COUNT = 4
# A rating by fewer attempts would jump up and down.
_LEAST_ATTEMPTS = 12
# A count remembers megabytes, and only the newest drafts are asked about.
_GAUGES_KEPT = 3
_MEMORY = 32 * 2**20


class Gauge:
    """A count and a rating of a puzzle, which go on for as long as their caller wants.

    Raises InvalidSetup, at the first step, for a puzzle that leaves something to choose.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        self._puzzle = puzzle
        self._work: deque[Iterator[None]] = deque([self._counting()])
        self.found: int | None = None
        """The solutions found so far; None if that is not known yet, or the puzzle is too large."""
        self.different: int | None = None
        """The solutions up to symmetry; None before that is exact."""
        self.is_exact = False
        """Whether there are no others than those that were found."""
        self.rater: Rater | None = None
        """The rating so far; None if it has not begun, or cannot."""
        self.is_rated = False
        """Whether the rating came to its end."""

    @property
    def is_over(self) -> bool:
        """Whether more time would tell no more."""
        return not self._work

    def go_on(self, until: float) -> None:
        """Go on to a moment of `time.perf_counter`, or to the end; at least one step is taken."""
        while self._work:
            try:
                next(self._work[0])
                self._work.rotate()
            except StopIteration:
                self._work.popleft()
            except (InvalidRequest, NoEngine, OutOfTime):
                # Too large for this part.
                self._work.popleft()
            if time.perf_counter() >= until:
                return

    def _counting(self) -> Generator[None, None, None]:
        if any(finding.proves for finding in family_of(self._puzzle).room(self._puzzle)):
            self.found, self.different, self.is_exact = 0, 0, True
            return
        with within(_PREPARING_SECONDS, share=0):
            plan = plan_count(self._puzzle, limits=Limits(memory=_MEMORY))
        run = Run(plan, Limits(memory=_MEMORY))
        for number, _ in enumerate(run.slices()):
            self._note(plan.count(run.counts, run.effort, done=run.done_parts))
            if number == _SLICES_OF_COUNT:
                self._work.append(self._rating())
            yield
        self._note(plan.count(run.counts, run.effort, done=run.done_parts))
        if self.rater is None:
            yield from self._rating()

    def _note(self, count: Count) -> None:
        self.found = count.distinct
        self.is_exact = "distinct" in count.exact
        self.different = count.up_to_symmetry if "up_to_symmetry" in count.exact else None

    def _rating(self) -> Generator[None, None, None]:
        if self.is_exact and not self.found:
            return
        with within(_PREPARING_SECONDS, share=0):
            self.rater = Rater(self._puzzle)
        yield
        for _ in self.rater.slices():
            yield
        self.is_rated = True


def gauge_of(asked: AskedPuzzle, params: Mapping[str, Any], limits: DeskLimits) -> dict[str, Any]:
    """The answer to `gauge`. Asked again about the same puzzle, count and rating go on where they stopped."""
    if not asked.is_set_up:
        return {"count": None, "different": None, "exact": False, "rating": None, "missing": True, "settled": True}
    gauge = _gauge(asked.puzzle)
    gauge.go_on(time.perf_counter() + limits.live_seconds)
    return {
        # Large numbers travel as digits.
        "count": None if gauge.found is None else str(gauge.found),
        "different": None if gauge.different is None else str(gauge.different),
        "exact": gauge.is_exact,
        "rating": _rating_of(gauge),
        "missing": False,
        "settled": gauge.is_over,
    }


@lru_cache(maxsize=_GAUGES_KEPT)
def _gauge(puzzle: Puzzle) -> Gauge:
    return Gauge(puzzle)


def _rating_of(gauge: Gauge) -> dict[str, Any] | None:
    """The grade and the number so far; None if nothing is known, or there is nothing to rate."""
    rater = gauge.rater
    if rater is None or rater.number is None or (not gauge.is_rated and rater.n_attempts < _LEAST_ATTEMPTS):
        return None
    return {"grade": grade_of(rater.number), "number": rater.number, "exact": gauge.is_rated}

"""Examine many puzzles, such as the levels of a game: can each be solved, in how many ways, and how hard is it?"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Literal

from ...deadline import within
from ...errors import OutOfTime, TilewrightError
from ...families import Finding, Puzzle
from ...families.setups import is_template
from ...solving import Limits, OnProgress, Progress, lint, solutions
from ...solving.executors import Inline, ThreadPool
from ...solving.live import Budget
from ...solving.signals import first_interrupt_waits
from ...values import frozen
from .rating import Rater, Rating

Verdict = Literal["pass", "fail", "open", "broken"]

_TELL_SECONDS = 0.1
# However long the search took, the rating gets this long.
_LEAST_SECONDS = 0.5


@frozen
class Criteria:
    """What each puzzle must meet, and how long and how far to look.

    Attributes
    ----------
    unique
        Whether there must be exactly one solution up to symmetry; otherwise one at least.
    solutions
        The number of solutions at which the search stops.
    seconds
        The seconds for each puzzle.
    """

    unique: bool = False
    solutions: int = 1000
    seconds: float = 10.0


@frozen
class Examined:
    """The facts about one puzzle.

    Attributes
    ----------
    verdict
        "pass" and "fail" say whether it meets the criteria; "open" that a limit of time left that open; "broken" that
        there is no puzzle, because its file has mistakes.
    puzzle
        The puzzle; None for a broken one.
    solutions
        The number of solutions up to symmetry that were found; None if none were looked for, as in a template.
    is_all
        Whether there are no others.
    rating
        How hard it is for a person; None where nothing was rated.
    findings
        The findings of `lint`.
    problem
        The reason in words for a verdict other than "pass".
    seconds
        The seconds that it took.
    """

    verdict: Verdict
    puzzle: Puzzle | None = None
    solutions: int | None = None
    is_all: bool = False
    rating: Rating | None = None
    findings: tuple[Finding, ...] = ()
    problem: str = ""
    seconds: float = 0.0

    @property
    def is_template(self) -> bool:
        """Whether only the file was examined, since a daily choice is open."""
        return self.puzzle is not None and is_template(self.puzzle)

    @property
    def is_solvable(self) -> bool | None:
        """Whether there is a solution; None if that is not known."""
        return None if self.solutions is None or not (self.solutions or self.is_all) else self.solutions > 0

    @property
    def is_unique(self) -> bool | None:
        """Whether there is exactly one solution up to symmetry; None if that is not known."""
        if self.solutions is None or (self.solutions < 2 and not self.is_all):
            return None
        return self.solutions == 1


Opening = Callable[[], Puzzle]
"""Opens a puzzle; raises a TilewrightError if its file is broken."""


def examine(
    openings: Sequence[Opening],
    criteria: Criteria,
    *,
    workers: int = 1,
    on_progress: OnProgress | None = None,
    on_examined: Callable[[int, Examined], None] = lambda number, found: None,
) -> str:
    """Examine puzzles, and hand on what is found about each, with its number in the list, as soon as it is known.

    Returns what stopped it early: "interrupt" for Ctrl-C, "" if nothing did.
    """
    done: dict[int, Examined] = {}

    def steps(number: int) -> Iterator[int | None]:
        for found in _examined(openings[number], criteria):
            if found is None:
                yield None
            else:
                done[number] = found
                yield number

    budget = Budget(Limits())
    executor = Inline() if workers == 1 else ThreadPool(min(workers, max(1, len(openings))))
    began = told = time.perf_counter()
    n_done = n_passed = 0
    with first_interrupt_waits(lambda: budget.stop("interrupt")):
        try:
            for batch in executor.map(steps, range(len(openings)), budget):
                for number, _, _ in batch:
                    n_done += 1
                    n_passed += done[number].verdict == "pass"
                    on_examined(number, done.pop(number))
                now = time.perf_counter()
                if on_progress is not None and now - told >= _TELL_SECONDS and n_done < len(openings):
                    told = now
                    words = (f"of {len(openings):,} puzzles", "pass")
                    share = n_done / len(openings)
                    on_progress(Progress(n_done, n_passed, share, now - began, workers=executor.n_workers, words=words))
        except KeyboardInterrupt:
            budget.stop("interrupt")
    return budget.stopped_by if n_done < len(openings) else ""


def _examined(opening: Opening, criteria: Criteria) -> Iterator[Examined | None]:
    """The facts about one puzzle at last, and None after each slice of the work."""
    began = time.perf_counter()
    found = Examined("broken")
    try:
        for known in _stages(opening, criteria, began):
            found = known
            yield None
    except TilewrightError as problem:
        verdict: Verdict = "broken" if found.puzzle is None and not isinstance(problem, OutOfTime) else "open"
        found = replace(found, verdict=verdict, problem=str(problem))
    except Exception as problem:
        # A fault of ours, or no memory: the other puzzles shall be examined all the same.
        found = replace(
            found, verdict="broken", problem=f"this cannot be examined: {type(problem).__name__}: {problem}"
        )
    yield replace(found, seconds=time.perf_counter() - began)


def _stages(opening: Opening, criteria: Criteria, began: float) -> Iterator[Examined]:
    """What is known, again and again."""

    def left() -> float:
        return max(0.0, began + criteria.seconds - time.perf_counter())

    found = Examined("open")
    with within(left()):
        found = replace(found, puzzle=opening())
    puzzle = found.puzzle
    assert puzzle is not None
    yield found
    found = replace(found, findings=lint(puzzle, seconds=left()))
    impossible = next((one.message for one in found.findings if one.proves), "")
    if is_template(puzzle):
        yield replace(found, verdict="fail" if impossible else "pass", problem=impossible)
        return
    yield found
    limits = Limits(left(), solutions=criteria.solutions)
    search = solutions(puzzle, up_to="symmetry", limits=limits)
    n = 0
    for solution in search.slices():
        n += solution is not None
        yield replace(found, solutions=n)
    found = replace(found, solutions=n, is_all=search.effort.exhausted)
    if search.effort.stopped_by == "interrupt":
        raise KeyboardInterrupt
    yield (found := _judged(found, criteria, impossible))
    if n:
        yield from _rated(found, max(_LEAST_SECONDS, left()))


def _judged(found: Examined, criteria: Criteria, impossible: str) -> Examined:
    meets = found.is_unique if criteria.unique else found.is_solvable
    if meets:
        return replace(found, verdict="pass")
    within_seconds = f"within {criteria.seconds:g} s"
    if meets is None:
        sought = "no second solution was found" if found.solutions else "no solution was found"
        return replace(found, verdict="open", problem=f"{sought} {within_seconds}")
    if found.solutions:
        return replace(found, verdict="fail", problem="the solution is not the only one")
    return replace(found, verdict="fail", problem=impossible or "no solution exists")


def _rated(found: Examined, seconds: float) -> Iterator[Examined]:
    """The same with a rating; one that takes longer than these seconds is given as far as it came."""
    assert found.puzzle is not None
    until = time.perf_counter() + seconds
    try:
        with within(seconds):
            rater = Rater(found.puzzle)
    except TilewrightError:
        # Too large, or with numbers too great: that says nothing against the puzzle.
        return
    stopped_by = ""
    for _ in rater.slices():
        if time.perf_counter() >= until:
            stopped_by = "seconds"
            break
        yield found
    yield replace(found, rating=rater.rating(stopped_by))

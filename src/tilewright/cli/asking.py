"""A question to the solver: shows solutions as they come, then looks on for a moment to see how many there are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..errors import InvalidRequest
from .outcome import Orbits, Outcome
from .terminal import ProgressLine, note_findings

if TYPE_CHECKING:
    from ..engines import Search
    from ..families import Finding, Puzzle, Solution
    from ..models import Model
    from ..solving import Limits, Progress, Solutions, UpTo

# When the solutions that are wanted have been shown, a search that is still young looks on, to say how many
# there are. Young is measured in nodes too, so that a busy machine says the same of a small puzzle as an idle
# one; nobody waits for more than the patience.
_YOUNG_NODES = 2000
_YOUNG_SECONDS = 0.2
_PATIENCE_SECONDS = 1.5


@dataclass(frozen=True)
class Question:
    """How many solutions of a puzzle are `wanted` (None for all), and how they are to be found."""

    puzzle: Puzzle
    wanted: int | None
    up_to: UpTo | None
    engine: str | None
    seed: int
    limits: Limits
    start: Callable[[Model, int], Search] | None = None
    workers: int = 1
    ordered: bool = False
    looks_on: bool = True
    """Whether to look for more solutions than are wanted, to say how many there are."""


@dataclass(frozen=True)
class Asked:
    """A question that has been answered."""

    solutions: Solutions
    outcome: Outcome


class Enough(Exception):
    """It has been looked on for long enough."""


class Watch:
    """Shows progress, and ends the search when it has looked on for long enough."""

    def __init__(self, line: ProgressLine) -> None:
        self._line = line
        self._since: float | None = None

    @property
    def looks_after(self) -> float:
        """After how many seconds of the search its share is needed."""
        return self._line.looks_after

    def __call__(self, progress: Progress) -> None:
        self.check(progress.nodes, progress.seconds)
        self._line.update(progress)

    def check(self, nodes: int, seconds: float) -> None:
        if self._since is None:
            return
        is_old = nodes >= _YOUNG_NODES and seconds >= _YOUNG_SECONDS
        if is_old or seconds - self._since >= _PATIENCE_SECONDS:
            raise Enough

    def look_on(self, seconds: float) -> None:
        """From now on end the search soon; `seconds` is how old it is."""
        if self._since is None:
            self._since = seconds


def ask(question: Question, show: Callable[[int, Solution], None]) -> Asked:
    """Show the solutions that are wanted, each at once when it is found, and sum up.

    What lint notices is said before the search.
    """
    findings = _findings(question.puzzle, question.limits.seconds)
    note_findings(findings)
    with ProgressLine() as line:
        watch = Watch(line)
        solutions = _begin(question, watch)
        is_exhaustive = _is_exhaustive(solutions)
        if not is_exhaustive:
            _refuse_to_go_on_for_ever(question, solutions, findings)
        most = _most(question)
        orbits: Orbits | None = None
        printed = found = 0
        is_complete = False
        try:
            while True:
                if printed == most:
                    # A search at random would go on for ever, and a limit is a limit.
                    if not is_exhaustive or not question.looks_on or most != question.wanted:
                        break
                    effort = solutions.effort
                    watch.look_on(effort.seconds)
                    if not effort.exhausted:
                        watch.check(effort.nodes, effort.seconds)
                solution = next(solutions, None)
                if solution is None:
                    is_complete = solutions.effort.exhausted
                    break
                found += 1
                if printed != most:
                    line.clear()
                    printed += 1
                    show(printed, solution)
                if question.up_to is None and is_exhaustive:
                    orbits = orbits or Orbits(solutions.compiled)
                    orbits.add(solution)
        except Enough:
            is_complete = solutions.effort.exhausted
        except KeyboardInterrupt:
            solutions.interrupt()
    return Asked(
        solutions,
        Outcome(
            printed,
            found,
            question.wanted,
            is_complete,
            solutions.effort,
            is_exhaustive,
            question.up_to,
            orbits.counts() if orbits is not None and is_complete else {},
            findings if not found and solutions.effort.stopped_by != "interrupt" else (),
            None if found else _closest(solutions),
            solutions.passed_over,
        ),
    )


def _begin(question: Question, watch: Watch) -> Solutions:
    from ..engines import ENGINES
    from ..solving import Limits
    from ..solving.solve import Solutions

    limits = question.limits
    engine = ENGINES.get(question.engine or "")
    if engine is not None and not engine.is_exhaustive:
        limits = Limits(limits.seconds, limits.nodes, _most(question))
    return Solutions(
        question.puzzle,
        up_to=question.up_to,
        engine=question.engine,
        limits=limits,
        seed=question.seed,
        workers=question.workers,
        ordered=question.ordered,
        on_progress=watch,
        start=question.start,
    )


def _refuse_to_go_on_for_ever(question: Question, solutions: Solutions, findings: tuple[Finding, ...]) -> None:
    """An engine that proves nothing would look for ever for what lint has proved not to be there."""
    limits = question.limits
    if limits.seconds is None and limits.nodes is None and any(finding.proves for finding in findings):
        raise InvalidRequest(
            f"lint has proved that there is no solution, and engine {solutions.effort.engine!r} would look for one "
            f"for ever; give --seconds or --nodes, or take an engine that knows when it has seen all"
        )


def _most(question: Question) -> int | None:
    limits = [n for n in (question.wanted, question.limits.solutions) if n is not None]
    return min(limits, default=None)


def _is_exhaustive(solutions: Solutions) -> bool:
    from ..engines import ENGINES

    return ENGINES[solutions.effort.engine].is_exhaustive


def _findings(puzzle: Puzzle, seconds: float | None) -> tuple[Finding, ...]:
    from ..solving import lint

    found = lint(puzzle, seconds=seconds)
    return tuple(finding for finding in found if finding.level != "note" or finding.is_cut)


def _closest(solutions: Solutions) -> int | None:
    best = solutions.search.best()
    return None if best is None else best[0]

"""Searching for solutions: shows solutions as they come, then looks on for a moment to see how many there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..errors import InvalidRequest
from ..values import frozen
from .outcome import Orbits, Outcome
from .terminal import ProgressLine, note_findings

if TYPE_CHECKING:
    from ..engines import Search
    from ..families import Puzzle, Solution
    from ..models import Model
    from ..solving import Effort, ModelSolutions, Progress, Solutions, UpTo
    from .options import SearchChoice

# When the solutions that are wanted have been shown, a search that is still young looks on, to say how many
# there are. Young is measured in nodes too, so that a busy machine says the same of a small puzzle as an idle
# one; the look takes at most the seconds of patience.
_YOUNG_NODES = 2000
_YOUNG_SECONDS = 0.2
_PATIENCE_SECONDS = 1.5


@frozen
class SolveRequest:
    """A request for solutions of a puzzle: the number `wanted` (None for all), and the way to find them."""

    puzzle: Puzzle
    wanted: int | None
    search: SearchChoice
    up_to: UpTo | None = None
    seed: int = 0
    start: Callable[[Model, int], Search] | None = None
    looks_on: bool = True
    """Whether to look for more solutions than are wanted, to say how many there are."""


class StopLooking(Exception):
    """Ends the short look for further solutions."""


class ShortLook:
    """Shows progress, and ends a search soon after the wanted solutions have been shown."""

    def __init__(self, line: ProgressLine) -> None:
        self.line = line
        self.looks_after = line.looks_after
        self._since: float | None = None

    def __call__(self, progress: Progress) -> None:
        self._check(progress.nodes, progress.seconds)
        self.line.update(progress)

    def go_on(self, effort: Effort) -> None:
        """From now on end the search soon; raises StopLooking if it is old already."""
        if self._since is None:
            self._since = effort.seconds
        if not effort.exhausted:
            self._check(effort.nodes, effort.seconds)

    def _check(self, nodes: int, seconds: float) -> None:
        is_old = nodes >= _YOUNG_NODES and seconds >= _YOUNG_SECONDS
        if self._since is not None and (is_old or seconds - self._since >= _PATIENCE_SECONDS):
            raise StopLooking


def show_first(
    solutions: Solutions | ModelSolutions,
    most: int | None,
    look: ShortLook,
    show: Callable[[int, Any], None],
    *,
    orbits: Orbits | None = None,
    looks_on: bool = True,
) -> tuple[int, int, bool]:
    """Show the first `most` solutions, each as soon as it is found, and look on for a moment.

    Returns how many were shown, how many were found, and whether there are no others.
    """
    printed = found = 0
    try:
        while True:
            if printed == most:
                if not looks_on:
                    return printed, found, False
                look.go_on(solutions.effort)
                solutions.wait_for_nothing()
            solution = next(solutions, None)
            if solution is None:
                break
            found += 1
            if printed != most:
                look.line.clear()
                printed += 1
                show(printed, solution)
            if orbits is not None:
                orbits.add(solution)
    except StopLooking:
        # How far the search came is in its effort.
        pass
    except KeyboardInterrupt:
        solutions.interrupt()
        return printed, found, False
    return printed, found, solutions.effort.exhausted


def ask(request: SolveRequest, show: Callable[[int, Solution], None]) -> tuple[Solutions, Outcome]:
    """Show the solutions that are wanted, each at once when it is found, and sum up.

    What lint notices is said before the search.
    """
    from ..engines import ENGINES
    from ..solving import lint

    found_by_lint = lint(request.puzzle, seconds=request.search.seconds)
    findings = tuple(finding for finding in found_by_lint if finding.level != "note" or finding.is_cut)
    note_findings(findings)
    with ProgressLine() as line:
        look = ShortLook(line)
        solutions = _begin(request, look)
        is_exhaustive = ENGINES[solutions.effort.engine].is_exhaustive
        if not is_exhaustive and any(finding.proves for finding in findings):
            _refuse_to_go_on_for_ever(request.search, solutions.effort.engine)
        most = _most(request)
        orbits = Orbits(solutions.compiled) if request.up_to is None and is_exhaustive else None
        printed, found, is_complete = show_first(
            solutions,
            most,
            look,
            show,
            orbits=orbits,
            # A search at random would go on for ever, and a limit is a limit.
            looks_on=is_exhaustive and request.looks_on and most == request.wanted,
        )
    best = None if found else solutions.search.best()
    outcome = Outcome(
        printed,
        found,
        request.wanted,
        is_complete,
        solutions.effort,
        is_exhaustive,
        request.up_to,
        orbits.counts() if orbits is not None and found and is_complete else {},
        findings if not found and solutions.effort.stopped_by != "interrupt" else (),
        None if best is None else best[0],
        solutions.passed_over,
    )
    return solutions, outcome


def _begin(request: SolveRequest, look: ShortLook) -> Solutions:
    from ..engines import ENGINES
    from ..solving import Limits, solutions

    search, keywords = request.search, request.search.keywords(look)
    engine = ENGINES.get(search.engine or "")
    if engine is not None and not engine.is_exhaustive:
        keywords["limits"] = Limits(search.seconds, search.nodes, _most(request))
    keywords |= {"up_to": request.up_to, "seed": request.seed, "ordered": search.ordered, "start": request.start}
    keywords["for_all"] = _most(request) is None
    return solutions(request.puzzle, **keywords)


def _refuse_to_go_on_for_ever(search: SearchChoice, engine: str) -> None:
    """Refuse a search without limits that proves nothing, for a solution that lint has proved not to exist."""
    if search.seconds is None and search.nodes is None:
        raise InvalidRequest(
            f"lint has proved that there is no solution, and engine {engine!r} would look for one "
            f"for ever; give --seconds or --nodes, or take an engine that knows when it has seen all"
        )


def _most(request: SolveRequest) -> int | None:
    limits = [n for n in (request.wanted, request.search.solutions) if n is not None]
    return min(limits, default=None)

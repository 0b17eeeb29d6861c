"""Searching for solutions: shows solutions as they come, then counts all of them if that is quick."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING, Any, TypeVar

from ...errors import InvalidRequest, OutOfTime
from ...values import frozen
from ..printing import wording
from ..printing.outcome import Orbits, Outcome
from ..printing.terminal import ProgressLine, note, note_findings

if TYPE_CHECKING:
    from ...engines import Search
    from ...families import Puzzle, Solution
    from ...models import Model
    from ...solving import Count, Effort, Limits, OnProgress, Solutions, UpTo
    from ..parameters.options import SearchChoice

_T = TypeVar("_T")


@frozen
class SolveRequest:
    """A request for solutions of a puzzle: the number `wanted` (None for all), and the way to find them."""

    puzzle: Puzzle
    wanted: int | None
    search: SearchChoice
    up_to: UpTo | None = None
    seed: int = 0
    start: Callable[[Model, int], Search] | None = None
    ends: bool = False
    """Whether a search at random ends by itself."""
    looks_on: bool = True
    """Whether to count all solutions where that is quick, to say how many there are."""


def show_first(
    solutions: Iterator[Any], most: int | None, line: ProgressLine, show: Callable[[int, Any], None]
) -> Iterator[Any]:
    """Give the first `most` solutions, all if None, and show each as soon as it is found."""
    for number, solution in enumerate(islice(solutions, most), start=1):
        # First, so that one which is half drawn at Ctrl-C has been counted.
        yield solution
        line.clear()
        show(number, solution)


def counted(steps: Generator[None, None, _T]) -> _T:
    """Take the steps of a short count to its end."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            count: _T = end.value
            return count


def limits_left(search: SearchChoice, effort: Effort) -> Limits | None:
    """What the limits of a command leave after a search; None if nothing is left."""
    limits = search.limits()
    seconds = None if limits.seconds is None else max(0.0, limits.seconds - effort.seconds)
    nodes = None if limits.nodes is None else limits.nodes - effort.nodes
    return None if seconds == 0 or nodes == 0 else replace(limits, seconds=seconds, nodes=nodes)


def together(first: Effort, second: Effort) -> Effort:
    """The effort of a search and of the count after it."""
    return replace(first, nodes=first.nodes + second.nodes, seconds=first.seconds + second.seconds)


def explain(first: Effort, counted_by: Effort | None) -> None:
    """Say which engine searched and why, and by which one all solutions were counted, if that was tried."""
    note(wording.search(first))
    if counted_by is not None:
        note(f"then counted all: {wording.search(counted_by)}")


def ask(request: SolveRequest, show: Callable[[int, Solution], None]) -> tuple[Solutions, Outcome]:
    """Show the solutions that are wanted, each at once when it is found, and sum up.

    What lint notices is said before the search.
    """
    from ...engines import ENGINES
    from ...solving import lint

    found_by_lint = lint(request.puzzle, seconds=request.search.seconds)
    findings = tuple(finding for finding in found_by_lint if finding.level != "note" or finding.is_cut)
    note_findings(findings)
    most = _most(request)
    with ProgressLine() as line:
        solutions = _begin(request, most, line.update)
        is_exhaustive = ENGINES[solutions.effort.engine].is_exhaustive
        if not is_exhaustive and not request.ends and any(finding.proves for finding in findings):
            _refuse_to_go_on_for_ever(request.search, solutions.effort.engine)
        orbits = Orbits(solutions.compiled) if request.up_to is None and is_exhaustive else None
        printed = 0
        whole: Count | None = None
        try:
            for solution in show_first(solutions, most, line, show):
                printed += 1
                if orbits is not None:
                    orbits.add(solution)
            # A search at random would go on for ever, and a limit is a limit.
            if is_exhaustive and request.looks_on and printed == most == request.wanted:
                whole = _whole(request, solutions, line)
        except KeyboardInterrupt:
            solutions.interrupt()
    number = None if whole is None else _number(whole, request.up_to)
    effort = solutions.effort if whole is None else together(solutions.effort, whole.effort)
    is_complete = number is not None or effort.exhausted
    counts: dict[str, int] = {}
    if orbits is not None and printed and effort.exhausted:
        # All solutions are there; symmetries may take longer than the time that is left.
        with suppress(OutOfTime):
            counts = orbits.counts()
    best = None if printed else solutions.search.best()
    outcome = Outcome(
        printed,
        printed if number is None else number,
        request.wanted,
        is_complete,
        effort,
        is_exhaustive,
        request.up_to,
        counts if whole is None or request.up_to is not None else _orbits(whole),
        findings if not printed and effort.stopped_by != "interrupt" else (),
        None if best is None else best[0],
        solutions.passed_over,
        counted_by=None if whole is None else whole.effort,
    )
    return solutions, outcome


def _whole(request: SolveRequest, found: Solutions, line: ProgressLine) -> Count | None:
    """Count all solutions if that is quick."""
    from ...solving.whole import whole_steps

    limits = limits_left(request.search, found.effort)
    if limits is None:
        return None
    steps = whole_steps(
        request.puzzle,
        found.compiled.model,
        relabelings=request.up_to == "relabeling",
        limits=limits,
        workers=request.search.workers,
        on_progress=line.update,
    )
    return counted(steps)


def _number(whole: Count, up_to: UpTo | None) -> int | None:
    """The exact number of all solutions of the kind that was asked for; None if the count did not come so far."""
    name = "distinct" if up_to is None else f"up_to_{up_to}"
    number: int = getattr(whole, name)
    return number if name in whole.exact else None


def _orbits(whole: Count) -> dict[str, int]:
    """The numbers up to rotation and up to symmetry, as far as there are any."""
    rotations, symmetries, _ = whole.symmetries
    wanted = {"rotation": rotations > 1, "symmetry": symmetries > rotations}
    return {kind: getattr(whole, f"up_to_{kind}") for kind in wanted if wanted[kind] and f"up_to_{kind}" in whole.exact}


def _begin(request: SolveRequest, most: int | None, on_progress: OnProgress) -> Solutions:
    from ...solving import solutions

    search, keywords = request.search, request.search.keywords(on_progress)
    keywords["limits"] = replace(keywords["limits"], solutions=most)
    keywords |= {"up_to": request.up_to, "seed": request.seed, "ordered": search.ordered, "start": request.start}
    return solutions(request.puzzle, for_all=most is None, **keywords)


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

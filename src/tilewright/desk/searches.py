"""Searches for the page: solutions, counts, and a search to watch, as events that can be stopped between any two."""

from __future__ import annotations

import time
from collections.abc import Generator, Iterator, Mapping
from typing import Any

from ..deadline import within
from ..design.at_table.watch import Step, watch
from ..design.table import with_laid
from ..errors import TilewrightError
from ..families import Puzzle, Solution, family_of
from ..sentences import sentence, together
from ..solving import Count, Limits, Run, Solutions, solutions
from ..solving.counting import plan_count
from ..solving.whole import whole_steps
from .controls import Controls, done_event
from .limits import DeskLimits, Refused
from .opened import AskedPuzzle, laid, opened, placement_of, placements_of
from .plane import plane_events
from .requests import SearchRequest, checked
from .told import Event, Told
from .tools import TOOLS
from .views import count_data
from .workshop import tool_events

# A watched search sends at most this number of frames a second.
_FRAMES = 60
_PAUSE = 0.05
_LATEST = 0.2
_LONGEST = 60.0


def search_events(params: Mapping[str, Any], controls: Controls, limits: DeskLimits) -> Iterator[Event]:
    """A search as events (see docs/page-protocol.md); Refused, before the first one, for what cannot be searched."""
    mode = params.get("mode")
    if isinstance(mode, str) and mode in TOOLS:
        return tool_events(TOOLS[mode], params, controls, limits)
    if mode == "plane":
        return plane_events(params, controls, limits)
    request = checked(SearchRequest, params)
    most = min(request.most or limits.solutions, limits.solutions)
    wants_whole = request.most is None
    if request.speed is not None:
        controls.speed = request.speed
    asked = opened(params.get("puzzle"), limits)
    puzzle, has_laid = puzzle_to_search(asked), bool(asked.placed)
    bounds = Limits(seconds=limits.search_seconds, memory=limits.memory)
    if request.mode == "count":
        return _counting(puzzle, controls, bounds, has_laid)
    if request.mode == "watch":
        return _watching(puzzle, controls, most, has_laid)
    return _solving(puzzle, controls, bounds, request.different, most, wants_whole, has_laid)


def puzzle_to_search(asked: AskedPuzzle) -> Puzzle:
    """The puzzle with the things on the table fixed; Refused if a choice must be made before."""
    asked.demand_set_up()
    try:
        return with_laid(asked.puzzle, [laid(asked.puzzle, placement) for placement in asked.placed])
    except TilewrightError as problem:
        raise Refused(str(problem), "placed", sentence("take back what does not fit")) from None


def _solving(
    puzzle: Puzzle,
    controls: Controls,
    bounds: Limits,
    different: bool,
    most: int,
    wants_whole: bool,
    has_laid: bool,
) -> Iterator[Event]:
    told = Told()
    search = solutions(puzzle, up_to="symmetry" if different else None, limits=bounds, on_progress=told)
    # Without symmetries all are different.
    different = different and search.group_order > 1
    yield {
        "kind": "begun",
        "words": sentence("looking for solutions with {engine}", engine=search.effort.engine),
        "different": different,
    }
    yield told.event()
    given, whole = 0, 0
    stopped_by = ""
    for solution in search.slices():
        if solution is not None:
            given += 1
            yield _solution(given, solution)
            if given >= most:
                stopped_by = "solutions"
                break
        if solution is None or told.is_news:
            yield told.event(given / most)
        if controls.stopped:
            stopped_by = "stop"
            break
    effort = search.effort
    stopped_by = stopped_by or effort.stopped_by
    yield told.event(given / most)
    if stopped_by == "solutions" and wants_whole:
        whole = yield from _whole(puzzle, search, controls, bounds, different)
    words = _solved_words(given, stopped_by, different, has_laid, whole, search.stands_for)
    done = done_event(stopped_by, given, effort.seconds, effort.nodes, words)
    yield {**done, "whole": str(whole)} if whole else done


def _whole(
    puzzle: Puzzle, found: Solutions, controls: Controls, bounds: Limits, different: bool
) -> Generator[Event, None, int]:
    """The number of all solutions; 0 if it is not found soon."""
    steps = whole_steps(puzzle, found.compiled.model, limits=bounds)
    while not controls.stopped:
        try:
            next(steps)
        except StopIteration as end:
            count: Count | None = end.value
            what = "up_to_symmetry" if different else "distinct"
            return 0 if count is None or what not in count.exact else int(getattr(count, what))
        yield {"kind": "beat"}
    return 0


def _counting(puzzle: Puzzle, controls: Controls, bounds: Limits, has_laid: bool) -> Iterator[Event]:
    told = Told()
    with within(bounds.seconds):
        plan = plan_count(puzzle, limits=bounds)
    kept = controls.kept
    run = Run(plan, bounds, journal=kept, resumed=kept.begin(plan) if kept else None, on_progress=told)
    yield {"kind": "begun", "words": sentence("counting all solutions with {engine}", engine=run.effort.engine)}
    yield told.event()
    stopped_by = ""
    for _ in run.slices():
        yield told.event()
        if controls.stopped:
            stopped_by = "stop"
            break
    effort = run.effort
    count = plan.count(run.counts, effort, done=run.done_parts)
    # Stopped between its last number and its end, it is done.
    stopped_by = "" if "up_to_symmetry" in count.exact else stopped_by or effort.stopped_by
    words = _counted_words(count, stopped_by, has_laid)
    done = done_event(stopped_by, count.distinct, effort.seconds, effort.nodes, words)
    yield {**done, "counts": counts_data(count)}


def counts_data(count: Count) -> list[dict[str, Any]]:
    """Each count with one sentence that explains it, and whether it is exact."""
    numbers = {"raw": count.raw, "distinct": count.distinct}
    if count.symmetries[0] != count.symmetries[1]:
        numbers["rotation"] = count.up_to_rotation
    numbers["symmetry"] = count.up_to_symmetry
    exact = {name.removeprefix("up_to_") for name in count.exact}
    return [{**count_data(what, number), "exact": what in exact} for what, number in numbers.items()]


def _watching(puzzle: Puzzle, controls: Controls, most: int, has_laid: bool) -> Iterator[Event]:
    """The pieces as they lie after each of many short stretches of the search; it pauses itself at a solution."""
    search = watch(puzzle)
    yield {"kind": "begun", "words": sentence("watch: pieces come and go as the search tries them")}
    found, laid, taken, owed, due = 0, 0, 0, 0.0, time.monotonic()
    stopped_by = "stop"
    while not controls.stopped:
        asked, speed = controls.steps, controls.speed
        is_single = speed <= 0
        if is_single and taken >= asked:
            yield {"kind": "wait", "seconds": _PAUSE}
            due = time.monotonic()
            continue
        # Steps that were asked for before it went on are not owed any more.
        taken = taken + 1 if is_single else asked
        frames = _FRAMES if is_single else min(_FRAMES, speed)
        owed = 1.0 if is_single else owed + speed / frames
        step: Step | Solution | None = None
        while owed >= 1:
            step = next(search, None)
            if not isinstance(step, Step):
                break
            laid += step.sign == "+"
            # Only laying counts, not taking back: 60 placements a second are 60 new pieces to see.
            owed -= is_single or step.sign == "+"
        frame: Event = {
            "kind": "progress",
            "lying": [list(placement_of(puzzle, one)) for one in search.lying],
            "laid": laid,
            "found": found,
            "nodes": search.nodes,
        }
        if isinstance(step, Step):
            if is_single:
                frame["step"] = [step.sign, *placement_of(puzzle, step.laid)]
        elif step is not None:
            found += 1
            controls.speed, taken = 0.0, controls.steps
            frame |= {"found": found, "at_solution": True, "words": family_of(step).remark(step)}
        yield frame
        if step is None or found >= most:
            stopped_by = "" if step is None else "solutions"
            break
        # Frames keep to the clock even if steps take long; a long delay is not made up for. A new speed counts at once.
        now = time.monotonic()
        due = max(min(due, now) + 1 / frames, now - _LATEST)
        yield {"kind": "wait", "seconds": min(_LONGEST, max(0.0, due - now))}
    yield done_event(stopped_by, found, 0.0, search.nodes, _solved_words(found, stopped_by, False, has_laid))


def _solution(number: int, solution: Solution) -> Event:
    placements = [list(placement) for placement in placements_of(solution)]
    event: Event = {"kind": "solution", "number": number, "placements": placements}
    if words := family_of(solution).remark(solution):
        event["words"] = words
    return event


_STOPPED = {
    "seconds": sentence("the time allowed for one search is over"),
    "solutions": sentence("no more are kept here"),
    "stop": sentence("you stopped it"),
    "memory": sentence("it needed more memory than one search may have"),
}


def _solved_words(
    found: int, stopped_by: str, different: bool, has_laid: bool, whole: int = 0, stands_for: int = 0
) -> str:
    """A sentence on how a search for solutions ended; `whole` is their number, if it is known.

    The different ones that were found stand for `stands_for` in all.
    """
    if whole and different:
        return sentence("The first {n:,} of {all:,} different solutions.", n=found, all=whole)
    if whole:
        return sentence("The first {n:,} of {all:,} solutions.", n=found, all=whole)
    n = sentence("{n:,} {n:solution|solutions}", n=found)
    if different:
        n = sentence("{n:,} different {n:solution|solutions}", n=found)
    so_far = sentence("{solutions} so far; there may be more", solutions=n)
    if has_laid:
        n = sentence("{solutions} with what lies on the table", solutions=n)
    if different and stands_for > found:
        n = sentence("{solutions}, {all:,} with turned or mirrored ones", solutions=n, all=stands_for)
    return _end_words(False, found, stopped_by, has_laid, so_far, sentence("{solutions}. That is all", solutions=n))


def _counted_words(count: Count, stopped_by: str, has_laid: bool) -> str:
    n = sentence("{n:,} {n:solution|solutions}", n=count.distinct)
    so_far = sentence("At least {solutions}; the count is not complete", solutions=n)
    if "distinct" in count.exact:
        so_far = sentence(
            "Exactly {solutions}; how many are left of them up to symmetry was not counted to the end", solutions=n
        )
    return _end_words(True, count.distinct, stopped_by, has_laid, so_far, sentence("These numbers are exact"))


def _end_words(is_count: bool, found: int, stopped_by: str, has_laid: bool, so_far: str, whole: str) -> str:
    """A sentence on how a search ended: `so_far` if it was stopped, `whole` if it came to its end."""
    if stopped_by:
        if not found:
            so_far = sentence("No solution found so far; the search is not complete")
        if not found and is_count:
            so_far = sentence("No solution found so far; the count is not complete")
        return sentence("{so_far}: {why}.", so_far=so_far, why=_STOPPED.get(stopped_by, sentence("it was stopped")))
    if found:
        return sentence("{whole}: every possibility was tried.", whole=whole)
    none = sentence("There is no solution.")
    if has_laid:
        none = sentence("No solution has what lies on the table.")
    return together(none, sentence("Every possibility was tried."))

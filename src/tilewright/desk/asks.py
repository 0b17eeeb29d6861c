"""The requests of the page and their answers: plain data in, plain data out, the same in a server and in a browser.

`answer` is for requests that are answered at once, `search` for those that take time. Mistakes of a person raise
`Refused`, in words.
"""

from __future__ import annotations

import base64
import datetime
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from .. import design
from ..design.table import with_given
from ..errors import OutOfTime, TilewrightError
from ..families import FAMILIES, Puzzle, Solution, family_of
from ..families.setup_kinds import SETUP_KINDS
from ..families.setups import cells_of_date, roll
from ..solving import Limits
from . import drafts, files, links, outlines, relatives, repaint
from .big_integers import for_page, from_page
from .controls import Controls, done_event
from .limits import DeskLimits, Refused
from .opened import AskedPuzzle, laid, opened, placement_of, things_of
from .requests import DrawRequest, HintRequest, RollRequest, SpritesRequest, checked
from .searches import puzzle_to_search, search_events
from .views import finding_data, kind_of, sprites_of, standing_of, view_of

AnswerData = dict[str, Any]
Responder = Callable[[Mapping[str, Any], DeskLimits], AnswerData]
PuzzleResponder = Callable[[AskedPuzzle, Mapping[str, Any], DeskLimits], AnswerData]

NO_LIMITS = DeskLimits()
_LEAST_SECONDS = 0.5


def answer(ask: str, params: Mapping[str, Any], limits: DeskLimits = NO_LIMITS) -> AnswerData:
    """The answer to one of `ASKS`; Refused for another, and for anything wrong about its parameters."""
    if ask not in ASKS:
        raise Refused(f"nothing is called {ask[:40]!r} here", "ask", f"there are {', '.join(ASKS)}", "not-found")
    if not isinstance(params, Mapping):
        raise Refused("expected an object", "params")
    try:
        return for_page(ASKS[ask](from_page(params), limits))
    except TilewrightError as problem:
        raise Refused(str(problem)) from None


def search(
    params: Mapping[str, Any], controls: Controls | None = None, limits: DeskLimits = NO_LIMITS
) -> Iterator[dict[str, Any]]:
    """The events of a search; Refused, at once, for a puzzle that cannot be searched.

    Between two events hardly more than a tenth of a second goes by. {"kind": "wait"} tells the caller to pause for its
    `seconds`, and {"kind": "beat"} has no content; neither is for the page.
    """
    if not isinstance(params, Mapping):
        raise Refused("expected an object", "params")
    try:
        events = search_events(from_page(params), controls or Controls(), limits)
    except TilewrightError as problem:
        raise Refused(str(problem)) from None
    return _in_words(events)


def _in_words(events: Iterator[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The events; if the puzzle makes the search impossible, the last event says why."""
    try:
        yield from events
    except OutOfTime:
        words = "The time was over before the search began: the puzzle is too large for a search here."
        yield done_event("seconds", 0, 0.0, 0, words)
    except TilewrightError as problem:
        yield done_event("failed", 0, 0.0, 0, str(problem))


def _gallery(params: Mapping[str, Any], limits: DeskLimits) -> AnswerData:
    from .. import catalog

    return {
        "puzzles": [
            {
                "name": summary.name,
                "title": summary.title,
                "about": " ".join(summary.about.split()),
                "maker": list(summary.maker),
                "family": summary.family,
                "kind": kind_of(FAMILIES[summary.family], summary.tiles),
                "lattice": summary.lattice,
                "setup": summary.setup,
                "variants": list(summary.variants),
            }
            for summary in sorted(catalog.summaries(), key=lambda summary: _by_title(summary.title))
        ],
        "lattices": outlines.lattices_shown(),
        "first_documents": {
            kind: {"family": family.name, **keys}
            for family in FAMILIES.values()
            for kind, keys in family.first_documents.items()
        },
    }


def _by_title(title: str) -> str:
    """Sorts titles as people look for them: without regard to capitals, nor to a The or A before."""
    return title.casefold().removeprefix("the ").removeprefix("a-").removeprefix("a ")


def _picture(params: Mapping[str, Any], limits: DeskLimits) -> AnswerData:
    """The picture of a puzzle of the catalog, for the gallery."""
    from .. import catalog
    from ..rendering.gallery import gallery_svg

    name = params.get("name")
    if not isinstance(name, str) or name not in catalog.names():
        raise Refused("there is no such puzzle in the catalog", "name", kind="not-found")
    return {"media": "image/svg+xml", "text": gallery_svg(catalog.open_puzzle(name))}


def _about_puzzle(respond: PuzzleResponder) -> Responder:
    """Answers a request about a puzzle, which is opened first."""
    return lambda params, limits: respond(opened(params.get("puzzle"), limits), params, limits)


def _view(asked: AskedPuzzle, params: Mapping[str, Any], limits: DeskLimits) -> AnswerData:
    return view_of(asked)


def _sprites(asked: AskedPuzzle, params: Mapping[str, Any], limits: DeskLimits) -> AnswerData:
    things = things_of(asked.with_tray)
    wanted = []
    for k, (piece, way) in enumerate((checked(SpritesRequest, params).wanted or [])[: limits.placements]):
        if not (0 <= piece < len(things) and 0 <= way < len(things[piece].orientations)):
            raise Refused("there is no such piece or way", f"wanted[{k}]")
        wanted.append((piece, way))
    return {"sprites": sprites_of(asked.with_tray, dict.fromkeys(wanted))}


def _roll(asked: AskedPuzzle, params: Mapping[str, Any], limits: DeskLimits) -> AnswerData:
    drawn = list(roll(asked.template, Random(checked(RollRequest, params).seed)))
    setup = asked.template.setup
    assert setup is not None
    return {SETUP_KINDS[setup.kind].chooses: drawn}


def _date(asked: AskedPuzzle, params: Mapping[str, Any], limits: DeskLimits) -> AnswerData:
    written = params.get("date")
    try:
        date = datetime.date.fromisoformat(written if isinstance(written, str) else "")
    except ValueError:
        raise Refused("expected a date such as 2026-11-22", "date") from None
    return {"blocked": list(cells_of_date(asked.template, date))}


def _table(asked: AskedPuzzle, params: Mapping[str, Any], limits: DeskLimits) -> AnswerData:
    lying = _lying(asked)
    faults = design.faults(asked.puzzle, lying)
    told = [{"message": fault.message, "pieces": list(fault.laid), "cells": list(fault.cells)} for fault in faults]
    if asked.blocked:
        # Cells that a person blocked may leave too little room: that is said before anything is laid.
        room = family_of(asked.puzzle).room(asked.puzzle)
        told += [{"message": finding.message, "pieces": [], "cells": []} for finding in room]
    return {
        "faults": told,
        "complete": asked.is_set_up and not faults and design.is_complete(asked.puzzle, lying),
    }


def _hint(asked: AskedPuzzle, params: Mapping[str, Any], limits: DeskLimits) -> AnswerData:
    asked.demand_set_up()
    request = checked(HintRequest, params)
    found = design.hint(
        asked.puzzle,
        _lying(asked),
        only_not=request.only_not is True,
        besides=_besides(asked.puzzle, (request.besides or [])[: limits.placements]),
        limits=_thinking(asked, limits),
    )
    numbers = {thing.name: k for k, thing in enumerate(things_of(asked.puzzle))}
    return {
        "kind": found.kind,
        "reason": found.reason,
        "placement": None if found.placement is None else list(placement_of(asked.puzzle, found.placement)),
        "piece": numbers.get(found.piece),
        "cells": list(found.cells),
        "take_back": list(found.take_back),
        "certain": found.certain,
    }


def _besides(puzzle: Puzzle, given: Sequence[tuple[int, list[int]]]) -> list[tuple[str, tuple[int, ...]]]:
    """The hints that were given before, each a piece and its cells."""
    names, told = [thing.name for thing in things_of(puzzle)], []
    for k, (piece, cells) in enumerate(given):
        if not 0 <= piece < len(names):
            raise Refused("expected [piece, cells], numbers of the puzzle", f"besides[{k}]")
        told.append((names[piece], tuple(cells)))
    return told


def _thinking(asked: AskedPuzzle, limits: DeskLimits) -> Limits:
    """The time left to think about a request; opening a large puzzle has used part of it."""
    return Limits(seconds=max(_LEAST_SECONDS, limits.ask_seconds / 2 - (time.monotonic() - asked.began)))


def _why(asked: AskedPuzzle, params: Mapping[str, Any], limits: DeskLimits) -> AnswerData:
    findings = design.why(asked.puzzle, _lying(asked), _thinking(asked, limits))
    return {"findings": [finding_data(asked.puzzle, finding) for finding in findings]}


def _draw(asked: AskedPuzzle, params: Mapping[str, Any], limits: DeskLimits) -> AnswerData:
    """A picture to keep: of a solution, or of the puzzle with the laid pieces."""
    from ..rendering import draw

    request = checked(DrawRequest, params)
    kind = request.kind
    if request.placements is not None:
        # The picture shows these placements instead of those that the person laid.
        asked = opened({**params["puzzle"], "placed": request.placements}, limits)
    lying = _lying(asked)
    item: Puzzle | Solution
    if asked.is_set_up and design.is_complete(asked.puzzle, lying):
        item = family_of(asked.puzzle).table.solution(asked.puzzle, with_given(asked.puzzle, lying))
    else:
        item = puzzle_to_search(asked) if asked.placed else asked.puzzle
    picture = draw(item, kind)
    name = files.download_name(asked.name, asked.document, f".{kind}")
    if isinstance(picture, bytes):
        return {"media": "image/png", "name": name, "base64": base64.b64encode(picture).decode("ascii")}
    return {"media": "image/svg+xml", "name": name, "text": picture}


def _standing(asked: AskedPuzzle, params: Mapping[str, Any], limits: DeskLimits) -> AnswerData:
    """Draw the pieces on a board in space as a solid."""
    if family_of(asked.puzzle).table.covers_one or asked.puzzle.lattice.dimension == 2:
        raise Refused("only cells in space stand on one another", "puzzle")
    return standing_of(puzzle_to_search(asked))


def _lying(asked: AskedPuzzle) -> list[design.Laid]:
    return [laid(asked.puzzle, placement) for placement in asked.placed]


ASKS: dict[str, Responder] = {
    "gallery": _gallery,
    "picture": _picture,
    "view": _about_puzzle(_view),
    "sprites": _about_puzzle(_sprites),
    "roll": _about_puzzle(_roll),
    "date": _about_puzzle(_date),
    "table": _about_puzzle(_table),
    "hint": _about_puzzle(_hint),
    "why": _about_puzzle(_why),
    "draw": _about_puzzle(_draw),
    "standing": _about_puzzle(_standing),
    "identify": _about_puzzle(relatives.relatives_of),
    **drafts.ASKS,
    **files.ASKS,
    **links.ASKS,
    **outlines.ASKS,
    **repaint.ASKS,
}
"""The requests that are answered at once."""

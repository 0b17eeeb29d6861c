"""The requests of the page and their answers: plain data in, plain data out, the same in a server and in a browser.

`answer` is for requests that are answered at once, `search` for those that take time. Mistakes of a person raise
`Refused`, in words.
"""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from .. import design
from ..design.table import with_given
from ..errors import OutOfTime, TilewrightError
from ..families import FAMILIES, Puzzle, Solution, family_of
from ..families.setups import cells_of_date
from ..sentences import sentence, written
from . import (
    album,
    boards,
    collection,
    corrections,
    drafts,
    files,
    levels,
    links,
    outlines,
    plane,
    relatives,
    repaint,
    solids,
    typed_tiles,
)
from .big_integers import for_page, from_page
from .controls import Controls, done_event
from .fits import fits_of
from .gauge import gauge_of
from .limits import DeskLimits, Refused
from .live import live_of
from .opened import AskedPuzzle, laid, opened, placement_of, things_of, thinking
from .pictures import on_screen
from .requests import DrawRequest, HintRequest, SpritesRequest, checked
from .said import refused_with_sentences, wants_sentences, with_sentences
from .searches import puzzle_to_search, search_events
from .tools import TOOLS
from .views import finding_data, kind_of, region_states, sprites_of, view_of

AnswerData = dict[str, Any]
Responder = Callable[[Mapping[str, Any], DeskLimits], AnswerData]
PuzzleResponder = Callable[[AskedPuzzle, Mapping[str, Any], DeskLimits], AnswerData]

NO_LIMITS = DeskLimits()


def answer(ask: str, params: Mapping[str, Any], limits: DeskLimits = NO_LIMITS) -> AnswerData:
    """The answer to one of `ASKS`; Refused for another, and for anything wrong about its parameters.

    If the parameters have `sentences`, each sentence is an object with what it takes to translate it.
    """
    if not wants_sentences(params):
        return _answer(ask, params, limits)
    try:
        found: AnswerData = with_sentences(_answer(ask, params, limits))
    except Refused as refusal:
        raise refused_with_sentences(refusal) from None
    return found


def _answer(ask: str, params: Mapping[str, Any], limits: DeskLimits) -> AnswerData:
    if ask not in ASKS:
        raise Refused(
            sentence("nothing is called {ask} here", ask=repr(ask[:40])),
            "ask",
            sentence("there are {names}", names=", ".join(ASKS)),
            "not-found",
        )
    if not isinstance(params, Mapping):
        raise Refused(sentence("expected an object"), "params")
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
    if not wants_sentences(params):
        return _search(params, controls or Controls(), limits)
    try:
        return map(with_sentences, _search(params, controls or Controls(), limits))
    except Refused as refusal:
        raise refused_with_sentences(refusal) from None


def _search(params: Mapping[str, Any], controls: Controls, limits: DeskLimits) -> Iterator[dict[str, Any]]:
    if not isinstance(params, Mapping):
        raise Refused(sentence("expected an object"), "params")
    try:
        events = search_events(from_page(params), controls, limits)
    except TilewrightError as problem:
        raise Refused(str(problem)) from None
    return _in_words(events)


def _in_words(events: Iterator[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The events; if the puzzle makes the search impossible, the last event says why."""
    try:
        yield from events
    except OutOfTime:
        words = sentence("The time was over before the search began: the puzzle is too large for a search here.")
        yield done_event("seconds", 0, 0.0, 0, words)
    except TilewrightError as problem:
        yield done_event("failed", 0, 0.0, 0, str(problem))


def _gallery(params: Mapping[str, Any], limits: DeskLimits) -> AnswerData:
    from .. import catalog
    from ..catalog.well_known import WELL_KNOWN

    rank = {name: number for number, name in enumerate(WELL_KNOWN)}
    summaries = sorted(catalog.summaries(), key=lambda one: (rank.get(one.name, len(rank)), _by_title(one.title)))
    return {
        "puzzles": [
            {
                "name": summary.name,
                "title": written(summary.title),
                "about": written(" ".join(summary.about.split())),
                "maker": list(summary.maker),
                "family": summary.family,
                "kind": kind_of(FAMILIES[summary.family], summary.tiles),
                "lattice": summary.lattice,
                "setup": summary.setup,
                "variants": list(summary.variants),
                **_solutions(summary.counts),
                **_rating(summary.name),
            }
            for summary in summaries
        ],
        "lattices": outlines.lattices_shown(),
        "first_documents": {
            kind: {"family": family.name, **keys}
            for family in FAMILIES.values()
            for kind, keys in family.first_documents.items()
        },
    }


def _solutions(counts: Mapping[str, int]) -> dict[str, Any]:
    """The number of solutions of a puzzle, if it is known, and the words for it on its card."""
    from ..catalog import most_telling

    kind = most_telling(counts)
    if kind is None:
        return {"n_solutions": None, "solutions": ""}
    n = counts[kind]
    if n < 2:
        words = (sentence("no solution"), sentence("one solution"))[n]
    elif kind in ("distinct", "raw"):
        words = sentence("{n:,} solutions", n=n)
    else:
        words = sentence("{n:,} different solutions", n=n)
    return {"n_solutions": n, "solutions": words}


def _rating(name: str) -> dict[str, Any]:
    """How hard a puzzle is for a person, as a number and as a step, if that is known."""
    from ..catalog.grades import number_of, step_of

    number = number_of(name)
    return {"rating": number, "level": "" if number is None else step_of(number)}


def _by_title(title: str) -> str:
    """Sorts titles as people look for them: without regard to capitals, nor to a The or A before."""
    return title.casefold().removeprefix("the ").removeprefix("a-").removeprefix("a ")


def _workshop(params: Mapping[str, Any], limits: DeskLimits) -> AnswerData:
    return {"tools": [tool.form() for tool in TOOLS.values()]}


def _picture(params: Mapping[str, Any], limits: DeskLimits) -> AnswerData:
    """The picture of a puzzle of the catalog, for the gallery."""
    from .. import catalog
    from ..rendering.gallery import gallery_svg

    name = params.get("name")
    if not isinstance(name, str) or name not in catalog.names():
        raise Refused(sentence("there is no such puzzle in the catalog"), "name", kind="not-found")
    return {"media": "image/svg+xml", "text": on_screen(gallery_svg(catalog.open_puzzle(name)))}


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
            raise Refused(sentence("there is no such piece or way"), f"wanted[{k}]")
        wanted.append((piece, way))
    return {"sprites": sprites_of(asked.with_tray, dict.fromkeys(wanted))}


def _date(asked: AskedPuzzle, params: Mapping[str, Any], limits: DeskLimits) -> AnswerData:
    return {"blocked": list(cells_of_date(asked.template, levels.day_in(params)))}


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
        "regions": region_states(asked.puzzle, lying),
        "complete": asked.is_set_up and not faults and design.is_complete(asked.puzzle, lying),
        "fits": fits_of(asked.puzzle, lying),
    }


def _hint(asked: AskedPuzzle, params: Mapping[str, Any], limits: DeskLimits) -> AnswerData:
    asked.demand_set_up()
    request = checked(HintRequest, params)
    found = design.hint(
        asked.puzzle,
        _lying(asked),
        only_not=request.only_not is True,
        besides=_besides(asked.puzzle, (request.besides or [])[: limits.placements]),
        cell=request.cell,
        limits=thinking(asked, limits),
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
            raise Refused(sentence("expected [piece, cells], numbers of the puzzle"), f"besides[{k}]")
        told.append((names[piece], tuple(cells)))
    return told


def _why(asked: AskedPuzzle, params: Mapping[str, Any], limits: DeskLimits) -> AnswerData:
    with_typos = params.get("typos") is not False
    findings = design.why_not(asked.puzzle, _lying(asked), thinking(asked, limits), with_typos=with_typos)
    return {"findings": [finding_data(asked.puzzle, finding) for finding in findings]}


def _draw(asked: AskedPuzzle, params: Mapping[str, Any], limits: DeskLimits) -> AnswerData:
    """A picture or a sheet to keep: of a solution, or of the puzzle with the laid pieces."""
    from ..rendering import draw

    request = checked(DrawRequest, params)
    if request.kind == "small":
        from ..rendering.gallery import gallery_svg

        return {"media": _MEDIA["svg"], "name": "", "text": on_screen(gallery_svg(asked.puzzle))}
    kind = "svg" if request.kind == "screen" else request.kind
    if request.placements is not None:
        # The picture shows these placements instead of those that the person laid.
        asked = opened({**params["puzzle"], "placed": request.placements}, limits)
    lying = _lying(asked)
    item: Puzzle | Solution
    if asked.is_set_up and design.is_complete(asked.puzzle, lying):
        item = family_of(asked.puzzle).table.solution(asked.puzzle, with_given(asked.puzzle, lying))
    else:
        item = puzzle_to_search(asked) if asked.placed else asked.puzzle
    name = files.download_name(asked.name, asked.document, f".{kind}")
    picture = _sheet(asked, item) if kind == "pdf" else draw(item, kind)
    if isinstance(picture, bytes):
        return {"media": _MEDIA[kind], "name": name, "base64": base64.b64encode(picture).decode("ascii")}
    return {"media": _MEDIA[kind], "name": name, "text": on_screen(picture) if request.kind == "screen" else picture}


_MEDIA = {"svg": "image/svg+xml", "png": "image/png", "pdf": "application/pdf"}


def _sheet(asked: AskedPuzzle, item: Puzzle | Solution) -> bytes:
    """A PDF with a solution behind the board and the pieces, or with the board as it lies."""
    from ..making import MAKERS, made

    if isinstance(item, Solution):
        return made(MAKERS["pdf"], asked.puzzle, {}, [item]).content
    return made(MAKERS["pdf"], item, {}).content


def _lying(asked: AskedPuzzle) -> list[design.Laid]:
    return [laid(asked.puzzle, placement) for placement in asked.placed]


ASKS: dict[str, Responder] = {
    "gallery": _gallery,
    "picture": _picture,
    "workshop": _workshop,
    "view": _about_puzzle(_view),
    "sprites": _about_puzzle(_sprites),
    "roll": _about_puzzle(levels.rolled),
    "daily": levels.daily,
    "today": levels.three_of_day,
    "date": _about_puzzle(_date),
    "table": _about_puzzle(_table),
    "hint": _about_puzzle(_hint),
    "live": _about_puzzle(live_of),
    "gauge": _about_puzzle(gauge_of),
    "kept": _about_puzzle(album.kept_of),
    "address": _about_puzzle(boards.address_of),
    "board": _about_puzzle(boards.board_of),
    "opens": boards.opened_board,
    "why": _about_puzzle(_why),
    "typos": _about_puzzle(corrections.typos_of),
    "draw": _about_puzzle(_draw),
    "rated": _about_puzzle(collection.rated),
    "identify": _about_puzzle(relatives.relatives_of),
    **{name: _about_puzzle(respond) for name, respond in solids.ASKS.items()},
    "collection": collection.collection_shown,
    **drafts.ASKS,
    **files.ASKS,
    **links.ASKS,
    **outlines.ASKS,
    **plane.ASKS,
    **relatives.ASKS,
    **repaint.ASKS,
    **typed_tiles.ASKS,
}
"""The requests that are answered at once."""

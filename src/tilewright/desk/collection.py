"""Collections on the page: what their puzzles are called, and how hard each is, to put them in order."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from ..errors import TilewrightError, shortened
from ..families.setup_kinds import SETUP_KINDS
from ..sentences import sentence, written
from ..solving import Limits
from .limits import DeskLimits, Refused
from .link_contents import collection_data, plain_words, with_keys
from .links import held_by
from .opened import AskedPuzzle, opened

# The share of the time for an answer that rating a puzzle may take.
_SHARE = 0.3
_SHARE_OF_TITLES = 0.5
_LONGEST_TITLE = 200


def collection_shown(params: Mapping[str, Any], limits: DeskLimits) -> dict[str, Any]:
    """A collection, by itself or by its link, with the `key` and the `title` of each puzzle.

    A puzzle that does not open has a `problem`, in words.
    """
    if "link" in params:
        given = held_by(params["link"], limits).get("collection")
    else:
        given = collection_data(params.get("collection"), "collection")
    if given is None:
        raise Refused(sentence("this is no link to a collection"), "link")
    collection = with_keys(given)
    until = time.monotonic() + _SHARE_OF_TITLES * limits.ask_seconds
    puzzles = [{**one, **_titled(one["puzzle"], limits, until)} for one in collection["puzzles"]]
    return {"collection": {**collection, "puzzles": puzzles}}


def _titled(puzzle: dict[str, Any], limits: DeskLimits, until: float) -> dict[str, str]:
    """The title of a puzzle; after a time, as of one that does not open, the one that it says itself."""
    said = {"title": plain_words(str(puzzle.get("name") or puzzle["document"].get("title", "")))[:_LONGEST_TITLE]}
    if time.monotonic() > until:
        return said
    try:
        return {"title": title_of(opened(puzzle, limits))}
    except (Refused, TilewrightError) as problem:
        return {**said, "problem": str(problem)}


def title_of(asked: AskedPuzzle) -> str:
    """The title of a puzzle, with its variant and what is chosen of its setup."""
    details = [asked.variant.replace("-", " ")]
    if asked.template.setup is not None and (chosen := asked.blocked or asked.pieces or asked.size):
        names = chosen if isinstance(chosen, str) else " ".join(chosen)
        details.append(SETUP_KINDS[asked.template.setup.kind].title.format(names))
    said = ", ".join(filter(None, details))
    title = shortened(plain_words(asked.template.title) or asked.name, _LONGEST_TITLE)
    return sentence("{title} ({details})", title=written(title), details=said) if said else written(title)


def rated(asked: AskedPuzzle, params: Mapping[str, Any], limits: DeskLimits) -> dict[str, Any]:
    """How hard a puzzle is: the `number` by which it is put in order, and its step as `level`; null and "" if unknown.

    Of a puzzle of the catalog as it is, that is known; any other is rated for a few seconds.
    """
    from ..catalog.grades import number_of, step_of

    number = number_of(asked.name) if set(params["puzzle"]) == {"name"} else None
    number = _rated(asked, _SHARE * limits.ask_seconds) if number is None else number
    return {"number": number, "level": "" if number is None else step_of(number)}


def _rated(asked: AskedPuzzle, seconds: float) -> float | None:
    from ..design.difficulty.rating import rate

    if not asked.is_set_up:
        return None
    try:
        return rate(asked.puzzle, limits=Limits(seconds=seconds)).number
    except TilewrightError:
        return None

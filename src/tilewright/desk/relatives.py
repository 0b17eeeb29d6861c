"""The puzzles of the catalog that a puzzle of the page is in other words, and those like it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import TYPE_CHECKING, Any

from ..deadline import within
from ..families import family_of
from ..families.setup_kinds import SETUP_KINDS
from .limits import DeskLimits
from .links import link_of
from .opened import AskedPuzzle

if TYPE_CHECKING:
    from ..catalog.identify import Relative


def relatives_of(asked: AskedPuzzle, params: Mapping[str, Any], limits: DeskLimits) -> dict[str, Any]:
    """The puzzles that are the same, and below words for what they have in common those that are like it."""
    from ..catalog.identify import identify

    with within(limits.ask_seconds / 2):
        found = identify(asked.puzzle)
    near = groupby((one for one in found if not one.is_same), key=lambda one: one.likeness)
    return {
        "same": [_data(one, limits) for one in found if one.is_same],
        "near": [{"words": words, "puzzles": [_data(one, limits) for one in like]} for words, like in near],
    }


def _data(one: Relative, limits: DeskLimits) -> dict[str, Any]:
    request: dict[str, Any] = {"name": one.puzzle.name, "variant": one.variant}
    if one.setup:
        chosen = SETUP_KINDS[family_of(one.puzzle).setups.kind(one.puzzle)].chooses
        [first, *_] = one.setup
        request[chosen] = int(first) if chosen == "target" else first if chosen == "size" else list(one.setup)
    return {
        "name": one.puzzle.name,
        "variant": one.variant,
        "title": one.title,
        "solutions": one.in_short,
        "link": link_of(request, None, limits) if one.setup else None,
    }

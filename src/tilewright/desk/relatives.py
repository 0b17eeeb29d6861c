"""The puzzles of the catalog that a puzzle of the page is in other words, those like it, and those with a piece."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import TYPE_CHECKING, Any

from ..deadline import within
from ..families import family_of
from ..families.setup_kinds import SETUP_KINDS
from .limits import DeskLimits, Refused
from .links import link_of
from .opened import AskedPuzzle
from .outlines import cells_given, lattice_named
from .requests import HavingRequest, checked

if TYPE_CHECKING:
    from ..catalog.identify import Relative

# No piece of the catalog has nearly as many.
_MOST_CELLS = 100


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


def puzzles_having(params: Mapping[str, Any], limits: DeskLimits) -> dict[str, Any]:
    """The puzzles of the catalog that have a piece of a shape, a label or a tile with labels, or both.

    Refused for what is no cell of the lattice, and if there is nothing to look for.
    """
    from ..catalog.identify import puzzles_with
    from ..families.tiling.pieces.marks import marks_of_shape, marks_of_text

    request, wanted = checked(HavingRequest, params), []
    if params.get("cells"):
        lattice = lattice_named(params.get("lattice"))
        wanted.append(marks_of_shape(lattice, cells_given(params["cells"], lattice, "cells", _MOST_CELLS)))
    if request.text.strip():
        wanted.append(marks_of_text(request.text))
    if not wanted:
        raise Refused("there is no piece to look for", "cells", "paint its cells, or write its labels")
    found = puzzles_with(*wanted)
    return {"puzzles": [{"name": name, "variants": list(variants)} for name, variants in found.items()]}


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


ASKS = {"having": puzzles_having}
"""The request about pieces."""

"""Does a piece tile the plane? The search for that as events, and the pieces to begin with."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from ..families.tiling.pieces.usual_names import named_pieces
from ..families.wording import plural
from ..lattices import Lattice
from ..sentences import commas, sentence, together
from .controls import Controls, done_event
from .limits import DeskLimits, Refused
from .outlines import cells_given, lattice_named
from .pictures import on_screen
from .requests import PieceRequest, PlaneRequest, checked
from .told import Event
from .workshop import finding

if TYPE_CHECKING:
    from ..families.scenes import Scene
    from ..tessellating.tessellate import Tessellated, Tessellating

# The windows of larger pieces, and the tori for them, take seconds to make.
_MOST_CELLS = 60
_BEAT_SECONDS = 0.2
_STOPPED = {
    "stop": sentence("You stopped it."),
    "seconds": sentence("The time allowed for one search is over."),
}


def plane_events(params: Mapping[str, Any], controls: Controls, limits: DeskLimits) -> Iterator[Event]:
    """The search for a tiling of the plane; Refused, before the first event, for what is no piece in the plane."""
    from ..tessellating.tessellate import MOST_CORONAS, MOST_PIECES, Tessellating, shapes_of

    asked = params.get("piece")
    if not isinstance(asked, Mapping):
        raise Refused(sentence("expected a piece"), "piece", sentence('an object with "lattice" and "cells"'))
    lattice = _planar(asked)
    cells = cells_given(asked.get("cells"), lattice, "cells", _MOST_CELLS)
    if not cells:
        raise Refused(sentence("the piece has no cells yet"), "cells", sentence("paint some"))
    request = checked(PlaneRequest, params)
    shapes = shapes_of(lattice, [cells], checked(PieceRequest, asked).freedom)
    search = Tessellating(shapes, request.most_pieces or MOST_PIECES, request.most_coronas or MOST_CORONAS)
    return _events(search, controls, limits)


def _events(search: Tessellating, controls: Controls, limits: DeskLimits) -> Iterator[Event]:
    began = told = time.monotonic()
    yield {"kind": "begun", "words": sentence("looking for a tiling of the plane")}
    yield _progress(search.answer, 0.0)
    shown, n, stopped_by = 0, 0, ""
    for _ in search.steps():
        now = time.monotonic()
        if search.answer.patch is not None and search.answer.coronas > shown:
            shown, n = search.answer.coronas, n + 1
            yield _found(search.answer)
        if now >= told + _BEAT_SECONDS:
            told = now
            yield _progress(search.answer, now - began)
        else:
            yield {"kind": "beat"}
        if controls.stopped or now > began + limits.search_seconds:
            stopped_by = "stop" if controls.stopped else "seconds"
            break
    answer = search.ended(stopped_by)
    if answer.tiles is not None or answer.coronas > shown:
        n += 1
        yield _found(answer)
    yield done_event(stopped_by, n, answer.seconds, 0, together(*_words(answer)))


def _progress(answer: Tessellated, seconds: float) -> Event:
    words: list[str] = []
    if answer.most_pieces:
        words.append(sentence("no period of up to {n} {n:piece|pieces}", n=answer.most_pieces))
    if answer.coronas:
        words.append(sentence("{n} {n:corona|coronas} found", n=answer.coronas))
    told = {"share": None, "found": answer.coronas, "nodes": answer.most_pieces, "remaining": None}
    said = commas(words) or sentence("trying the smallest periods")
    return {"kind": "progress", **told, "seconds": round(seconds, 3), "words": said}


def _words(answer: Tessellated) -> list[str]:
    from ..tessellating.sentences import answer_in_words

    return answer_in_words(answer, _STOPPED.get(answer.stopped_by, ""))


def _found(answer: Tessellated) -> Event:
    """A tiling, or the coronas that are known, with a picture."""
    from ..tessellating.drawing import scene_of_coronas, scene_of_tiling

    scene: Scene | None = None
    patch = answer.patch
    words = sentence("Each piece has the number of its corona; 0 is the piece in the middle.")
    if answer.tiling is not None:
        title: str = sentence("A tiling of the plane")
        scene = scene_of_tiling(answer.tiling, "")
        words = sentence("What is in the parallelogram, moved by its sides again and again, gives all of the plane.")
    elif answer.heesch is not None:
        patch = answer.heesch.patches[-1] if answer.heesch.patches else None
        title = sentence("No tiling of the plane")
    else:
        title = plural(answer.coronas, "corona")
    if scene is None and patch is not None:
        scene = scene_of_coronas(answer.shapes.lattice, patch, "")
    if scene is None:
        return finding(title)
    return finding(title, words=[words], svg=_picture(scene))


def _picture(scene: Scene) -> str:
    from ..rendering import RENDERERS

    return on_screen(str(RENDERERS["svg"](scene)))


def _planar(params: Mapping[str, Any]) -> Lattice:
    lattice = lattice_named(params.get("lattice"))
    if lattice.dimension != 2:
        raise Refused(
            sentence("the {lattice} lattice lies in space", lattice=lattice.name),
            "lattice",
            sentence("choose one in the plane"),
        )
    return lattice


def _named(params: Mapping[str, Any], limits: DeskLimits) -> dict[str, Any]:
    """The pieces of a lattice in the plane that have a usual name."""
    pieces = named_pieces(_planar(params))
    return {"pieces": [{"name": name, "cells": [list(cell) for cell in cells]} for name, cells in pieces.items()]}


ASKS = {"named": _named}
"""The requests about pieces for the plane that are answered at once."""

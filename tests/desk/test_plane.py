"""Whether a piece tiles the plane, as the page asks: what comes while it is looked for, and at the end."""

from __future__ import annotations

from typing import Any

import pytest

import tilewright as tw
from tilewright.desk.asks import NO_LIMITS, answer, search
from tilewright.desk.controls import Controls
from tilewright.desk.limits import Refused
from tilewright.values import replace

HAT = " e\na d a\n b f\n c\nd"


def _piece(lattice: str, picture: str, **more: Any) -> dict[str, Any]:
    cells = tw.cells_of_picture(tw.LATTICES[lattice], picture)
    return {"lattice": lattice, "cells": [list(cell) for cell in cells], **more}


def _asked(piece: dict[str, Any], **more: Any) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    events = list(search({"mode": "plane", "piece": piece, **more}))
    assert events[0]["kind"] == "begun"
    return [event for event in events if event["kind"] == "finding"], events[-1]


def test_a_tiling_comes_with_its_picture_and_its_words() -> None:
    [found], done = _asked(_piece("square", ".##\n##.\n.#."))
    assert found["title"] == "A tiling of the plane"
    assert found["svg"].startswith("<svg")
    assert done["words"].startswith("Tiles the plane. The smallest period has 2 pieces, 10 cells")
    assert "p2" in done["words"]
    assert "isohedral" in done["words"]


def test_coronas_come_one_after_the_other() -> None:
    found, done = _asked(_piece("hexagonal", "  # # #\n #     #\n#"))
    assert [one["title"] for one in found] == ["1 corona", "2 coronas", "No tiling of the plane"]
    assert len({one["svg"] for one in found}) >= 2
    assert "Its Heesch number is 2" in done["words"]
    [alone], done = _asked(_piece("square", ".##\n##.\n.#.", freedom="fixed"))
    assert (alone["title"], alone["svg"]) == ("No tiling of the plane", "")
    assert "cannot be surrounded" in done["words"]


def test_what_stays_open_tells_what_was_tried() -> None:
    found, done = _asked(_piece("deltoidal-trihexagonal", HAT), most_pieces=3, most_coronas=2)
    assert found[-1]["title"] == "2 coronas"
    assert done["words"] == "Open: no tiling has a period of up to 3 pieces. Each piece has 2 coronas."


def test_it_ends_when_it_is_stopped_and_when_its_time_is_over() -> None:
    asked = {"mode": "plane", "piece": _piece("deltoidal-trihexagonal", HAT), "most_pieces": 64}
    controls = Controls()
    events = search(asked, controls)
    assert next(events)["kind"] == "begun"
    controls.stopped = True
    *_, last = events
    assert last["stopped_by"] == "stop"
    assert last["words"].endswith("You stopped it.")
    *_, last = search(asked, limits=replace(NO_LIMITS, search_seconds=0.0))
    assert last["stopped_by"] == "seconds"


@pytest.mark.parametrize(
    ("params", "where", "words"),
    [
        ({}, "piece", "expected a piece"),
        ({"piece": {"lattice": "cubic", "cells": [[0, 0, 0]]}}, "lattice", "lies in space"),
        ({"piece": {"lattice": "square", "cells": []}}, "cells", "no cells yet"),
        ({"piece": {"lattice": "square", "cells": [[0, 0, 0]]}}, "cells[0]", "no cell of the square lattice"),
        ({"piece": {"lattice": "square", "cells": [[0, k] for k in range(99)]}}, "cells", "too many"),
        ({"piece": {"lattice": "square", "cells": [[0, 0]], "freedom": "any"}}, "freedom", "expected free"),
        ({"piece": {"lattice": "square", "cells": [[0, 0]]}, "most_pieces": 0}, "most_pieces", "from 1 to 64"),
    ],
)
def test_what_is_no_piece_of_the_plane_is_refused(params: dict[str, Any], where: str, words: str) -> None:
    with pytest.raises(Refused, match=words) as refused:
        search({"mode": "plane", **params})
    assert refused.value.where == where


def test_pieces_with_a_name_can_be_begun_with() -> None:
    named = {one["name"]: one["cells"] for one in answer("named", {"lattice": "triangular"})["pieces"]}
    assert len(named["sphinx"]) == 6
    for lattice in tw.LATTICES.values():
        if lattice.dimension == 2:
            assert all(
                lattice.is_cell(tuple(c))
                for one in answer("named", {"lattice": lattice.name})["pieces"]
                for c in one["cells"]
            )
    with pytest.raises(Refused, match="lies in space"):
        answer("named", {"lattice": "cubic"})

"""Solids of the page: their geometry, and in words how their pieces go together."""

from __future__ import annotations

from typing import Any

import pytest

from tilewright.desk.asks import answer, search
from tilewright.desk.limits import Refused
from tilewright.lattices import CUBIC


@pytest.mark.parametrize("name", ["soma", "kanoodle-pyramid", "tetrahedra-2x2x2"])
def test_each_side_of_a_cell_leads_to_its_neighbor(name: str) -> None:
    solid = answer("solid", {"puzzle": {"name": name}})
    cells = answer("view", {"puzzle": {"name": name}})["board"]["cells"]
    assert len(solid["cells"]) == len(cells)
    assert (solid["radius"] is not None) == (name == "kanoodle-pyramid")
    for number, cell in enumerate(solid["cells"]):
        sides = solid["kinds"][cell["kind"]]["sides"]
        for side, other in zip(sides, cell["beside"], strict=True):
            if other >= 0:
                assert number in solid["cells"][other]["beside"]
                there = [x + d for x, d in zip(cell["center"], side, strict=True)]
                assert there == pytest.approx(solid["cells"][other]["center"], abs=1e-4)


def test_vectors_stand_upright_and_turn_into_those_of_the_pictures() -> None:
    solid = answer("solid", {"puzzle": {"name": "soma"}})
    sides = dict(zip(CUBIC.kinds[0].side_names, solid["kinds"][0]["sides"], strict=True))
    assert [sides[name][axis] > 1 for axis, name in enumerate(("right", "back", "top"))] == [True] * 3
    # Seen from the front, the right and above as an isometric drawing is.
    assert solid["turned"] == pytest.approx([45, 35.264], abs=1e-3)
    assert answer("solid", {"puzzle": {"name": "kanoodle-pyramid"}})["turned"] == pytest.approx([30, 28])
    colors = [piece["color"] for piece in answer("view", {"puzzle": {"name": "soma"}})["pieces"]]
    assert [fill["color"] for fill in solid["fills"]] == colors


def _cubes(*layers: str) -> list[list[int]]:
    return [
        [x, -y, z]
        for z, layer in enumerate(layers)
        for y, row in enumerate(layer.split("/"))
        for x, char in enumerate(row)
        if char == "#"
    ]


HOUSE = _cubes("####/####/####", "####/#..#/####", "####/##.#/####")
RINGS = (_cubes("###/#.#/###"), [[1 + x, -1, z - 1] for x, _, z in _cubes("###", "#.#", "###")])


def _told(*pieces: list[list[int]]) -> Any:
    names = "abcdef"
    document = {
        **{"format": 1, "title": "Some", "family": "tiling", "lattice": "cubic"},
        "board": {"cells": [cell for piece in pieces for cell in piece]},
        "piece": [
            {"name": name, "cells": cells, "freedom": "fixed"} for name, cells in zip(names, pieces, strict=False)
        ],
    }
    events = search({"puzzle": {"document": document}, "most": 1})
    placed = next(event["placements"] for event in events if event["kind"] == "solution")
    told = answer("assembly", {"puzzle": {"document": document, "placed": placed}})
    # The steps speak of the placements in the order of the answer.
    names = [names[piece] for piece, _, _ in told["placements"]]
    steps = [("".join(names[k] for k in join["moving"]), join["words"]) for join in told["joins"]]
    return told["words"], steps


def test_words_say_how_pieces_go_together() -> None:
    words, steps = _told(_cubes("##/##"), [[0, 0, 1]])
    assert words == "These pieces can be put together one by one, in this order."
    assert steps == [("b", "piece b to piece a, from the top")]
    words, steps = _told(HOUSE, [[1, -1, 1]])
    assert words == "These pieces can be put together by straight moves, but some must be shifted on the way."
    assert steps == [("b", "piece b to piece a, from the top, then 1 shift")]
    words, steps = _told(*RINGS)
    assert words.startswith("These 2 pieces hold each other, and no straight move takes them apart: piece ")
    assert steps == []


def test_what_lies_on_the_table_is_asked_about_and_a_single_piece_is_not() -> None:
    assert answer("assembly", {"puzzle": {"name": "soma", "placed": [[1, 9, 3]]}})["words"] == ""


@pytest.mark.parametrize("ask", ["solid", "assembly"])
@pytest.mark.parametrize("name", ["unicorn", "magic-cube-3"])
def test_only_pieces_in_space_make_a_solid(ask: str, name: str) -> None:
    with pytest.raises(Refused, match="in space"):
        answer(ask, {"puzzle": {"name": name}})

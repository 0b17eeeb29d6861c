"""What may be mistyped, as the page gets it: the corrected puzzle, and pictures before and after."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from tilewright.catalog import text_of
from tilewright.desk.asks import answer, search
from tilewright.desk.limits import DeskLimits


def document(name: str) -> dict[str, Any]:
    return tomllib.loads(text_of(name))


def typos(puzzle: dict[str, Any]) -> dict[str, Any]:
    # Time enough even where the machine is busy.
    return answer("typos", {"puzzle": puzzle}, DeskLimits(ask_seconds=300))


@pytest.mark.thorough
def test_a_corrected_label_changes_its_tile_and_nothing_else() -> None:
    right = document("scramble-africa")
    wrong = {**right, "tiles": [*right["tiles"][:2], "E+ R- R- Z+", *right["tiles"][3:]]}
    found = typos({"document": wrong})
    assert (found["has_solution"], found["is_all"], found["n"]) == (False, True, len(found["corrections"]))
    [first] = [one for one in found["corrections"] if one["puzzle"] == {"document": right}]
    assert first["words"] == "write G+ instead of R- on tile 3, right"
    tile = found["tiles"][first["tile"]]
    assert (tile["name"], first["label"]) == ("3", "G+")
    assert (tile["sides"][first["side"]]["words"], tile["sides"][first["side"]]["label"]) == ("right", "R-")
    assert tile["svg"] != first["after"]["svg"]
    assert first["after"]["svg"].count("#e00000") == 1
    assert sum(one["chance"] for one in found["corrections"]) == pytest.approx(1)
    for typo in found["corrections"]:
        [event, *_] = [e for e in search({"puzzle": typo["puzzle"], "most": 1}) if e["kind"] == "solution"]
        assert len(event["placements"]) == 9


def test_other_slips_give_a_whole_document() -> None:
    found = typos({"name": "tetrominoes-4x5"})
    assert found["typos"]
    for typo in found["typos"]:
        assert typo["puzzle"]["document"]["title"] == document("tetrominoes-4x5")["title"]
        assert answer("view", {"puzzle": typo["puzzle"]})["missing"] is None
        assert typo["before"]["svg"] != typo["after"]["svg"]


def test_with_a_solution_there_is_nothing_to_correct() -> None:
    assert typos({"name": "unicorn"}) == {
        "has_solution": True,
        "is_all": True,
        "n": 0,
        "tiles": [],
        "corrections": [],
        "typos": [],
    }


def test_why_leaves_the_mistyped_label_to_this() -> None:
    right = document("unicorn")
    wrong = {"document": {**right, "tiles": ["PT GT GH YH", *right["tiles"][1:]]}}
    told = [len(answer("why", {"puzzle": wrong, **more})["findings"]) for more in ({}, {"typos": False})]
    assert told[0] == told[1] + 1

"""What the page shows of a puzzle."""

from __future__ import annotations

from typing import Any

import pytest

from tilewright.catalog import load
from tilewright.desk.asks import answer
from tilewright.desk.limits import DeskLimits, Refused
from tilewright.desk.opened import cells_under, laid, opened, placement_of, placements_of, things_of
from tilewright.families import TilingPuzzle
from tilewright.families.placements import placements
from tilewright.families.tiling.laid.table import orientations_in_order
from tilewright.families.tiling.pieces.shapes import orientations_of
from tilewright.solving import solve


def _view(name: str, **more: Any) -> dict[str, Any]:
    return answer("view", {"puzzle": {"name": name, **more}})


@pytest.mark.parametrize("name", ["genius-star", "soma", "unicorn", "macmahon-triangles", "tetrahexes-4x7"])
def test_ways_are_all_orientations_and_turning_is_a_move_of_the_group(name: str) -> None:
    puzzle = load(name)
    assert isinstance(puzzle, TilingPuzzle)
    for piece in puzzle.pieces:
        ways = orientations_in_order(puzzle.lattice, piece)
        assert {tuple(zip(way.cells, way.labels, strict=True)) for way in ways} == orientations_of(
            puzzle.lattice, piece
        )
        for k, way in enumerate(ways):
            if "turn" in way.to:
                assert ways[way.to["turn"]].to.get("turn_back") == k
            if "flip" in way.to:
                assert ways[way.to["flip"]].to.get("flip") == k


@pytest.mark.parametrize(
    ("name", "more"),
    [
        ("unicorn", {}),
        ("magic-triangle", {}),
        ("soma", {}),
        ("cube-corners", {}),
        ("magic-19", {}),
        ("tetrahexes-4x7", {}),
        ("genius-star", {"blocked": ["9", "10", "28", "1", "31", "48", "5"]}),
    ],
)
def test_placements_say_where_pieces_lie(name: str, more: dict[str, Any]) -> None:
    puzzle = opened({"name": name, **more}, DeskLimits()).puzzle
    for solution in solve(puzzle, 2).solutions:
        placements = placements_of(solution)
        assert [placement_of(puzzle, laid(puzzle, placement)) for placement in placements] == placements
        covered = sorted(cell for placement in placements for cell in cells_under(puzzle, placement))
        blocked = puzzle.blocked if isinstance(puzzle, TilingPuzzle) else frozenset()
        assert covered == [cell for cell in range(len(puzzle.board)) if cell not in blocked]


def test_a_board_in_space_has_its_layers_side_by_side() -> None:
    cells = _view("soma")["board"]["cells"]
    by_place: dict[tuple[int, int], list[list[float]]] = {}
    for cell in cells:
        by_place.setdefault(tuple(cell["at"][:2]), []).append(cell["center"])
    steps = {
        (round(b[0] - a[0], 2), round(b[1] - a[1], 2))
        for centers in by_place.values()
        for a, b in zip(sorted(centers), sorted(centers)[1:], strict=False)
    }
    assert len(steps) == 1
    assert next(iter(steps))[1] == 0


def test_a_template_shows_what_is_chosen_so_far() -> None:
    view = _view("genius-star", blocked=["9", "10"])
    assert view["missing"]["message"] == "5 dice show nothing yet"
    assert [cell["name"] for cell in view["board"]["cells"] if cell["state"] == "blocked"] == ["9", "10"]
    assert len(view["setup"]["choices"]) == 7


def test_only_the_pieces_of_a_set_can_be_laid() -> None:
    names = ["L", "Y", "P", "T", "W"]
    view = _view("katamino")
    assert (view["missing"]["message"], len(view["pieces"])) == ("no pieces are chosen yet", 12)
    assert [one["name"] for one in view["setup"]["set"]] == [one["name"] for one in view["pieces"]]
    assert _view("katamino", pieces=names[:3])["missing"]["message"] == "10 cells still to be filled"
    view = _view("katamino", pieces=names)
    assert view["missing"] is None
    assert sorted(one["name"] for one in view["pieces"]) == sorted(names)
    assert len(view["setup"]["set"]) == 12
    asked = {"name": "katamino", "pieces": names}
    sprites = answer("sprites", {"puzzle": asked, "wanted": [[4, 1]]})["sprites"]
    assert sprites["4,1"] == view["pieces"][4]["ways"][1]["svg"]
    assert len(answer("roll", {"puzzle": {"name": "katamino"}})["pieces"]) == 5
    for wrong, message in (
        ({"pieces": [*names, "F"]}, "found 6 pieces with 30 cells"),
        ({"pieces": ["K"]}, "there is no piece 'K' to choose"),
        ({"blocked": ["1"]}, "no cells to choose"),
        ({"blocked": ["1"], "pieces": ["L"]}, "not both"),
    ):
        with pytest.raises(Refused, match=message):
            _view("katamino", **wrong)
    with pytest.raises(Refused, match="no pieces to choose"):
        _view("genius-star", pieces=["1"])
    assert {known["when"] for known in _view("ubongo-duel")["known"]} >= {"with the pieces B C R"}


def test_sums_may_be_chosen_among_those_that_can_be() -> None:
    target = _view("magic-19")["target"]
    assert target["own"] == [22]
    assert {22, 23, 24} <= set(target["values"])
    assert _view("magic-19", target=24)["target"]["value"] == 24


def test_known_counts_say_for_which_setup_they_are() -> None:
    [least, *_] = sorted(_view("genius-star")["known"], key=lambda known: int(known["count"]))
    assert (least["count"], least["blocked"], least["variant"], least["target"]) == (
        "3",
        ["1", "10", "18", "21", "12", "4", "26"],
        "",
        None,
    )
    assert _view("genius-star", blocked=least["blocked"])["missing"] is None
    assert {known["when"] for known in _view("calendar")["known"]} >= {"on Oct 6", "on Feb 29"}
    assert {known["target"] for known in _view("perimeter-triangle-4")["known"]} >= {17, 19, None}


def test_every_sprite_can_be_asked_for() -> None:
    view = _view("unicorn")
    wanted = [[piece, way] for piece in range(9) for way in range(4)]
    sprites = answer("sprites", {"puzzle": {"name": "unicorn"}, "wanted": wanted})["sprites"]
    assert all(sprites[f"{piece},{way}"] == view["pieces"][piece]["ways"][way]["svg"] for piece, way in wanted)


def test_large_sets_come_without_the_pictures_of_turned_tiles() -> None:
    view = _view("eternity-2")
    assert view["pieces"][0]["ways"][0]["svg"]
    assert view["pieces"][0]["ways"][1]["svg"] is None


def test_values_are_pieces() -> None:
    view = _view("magic-hexagon-2")
    assert [thing.name for thing in things_of(load("magic-hexagon-2"))] == [piece["name"] for piece in view["pieces"]]
    assert view["moves"] == []


def test_pieces_in_space_are_shown_as_solids_beside_the_board() -> None:
    soma = _view("soma")
    assert all(way["solid"]["svg"] for piece in soma["pieces"] for way in piece["ways"])
    assert all(way["solid"] is None for piece in _view("unicorn")["pieces"] for way in piece["ways"])


@pytest.mark.parametrize("wrap", [[[5, 0, "mirror"]], [[5, 0, "mirror"], [0, 4]], [[5, 0, "mirror"], [0, 4, "mirror"]]])
def test_every_placement_on_a_surface_with_one_side_has_a_way_and_an_anchor(wrap: Any) -> None:
    board = {"shape": "rectangle", "columns": 5, "rows": 4, "wrap": wrap}
    piece = [
        {"name": name, "picture": picture, "copies": "0..9"} for name, picture in (("L", "#..\n###"), ("S", "##.\n.##"))
    ]
    document = {"format": 1, "family": "tiling", "lattice": "square", "board": board, "piece": piece}
    puzzle = opened({"document": document}, DeskLimits()).puzzle
    view = answer("view", {"puzzle": {"document": document}})
    for number, name in enumerate("LS"):
        for one in placements(puzzle, name):
            placement = placement_of(puzzle, one)
            assert laid(puzzle, placement) == one
            assert placement[0] == number
            # Where the cells come out mirrored, the same piece is told by its way behind the mirror.
            for turn in view["board"]["wrap"]["turns"]:
                assert sorted(turn["ways"][number]) == list(range(len(view["pieces"][number]["ways"])))
    assert [len(turn["cells"]) for turn in view["board"]["wrap"]["turns"]] == [20] * (
        1 if len(wrap[-1]) == 2 or len(wrap) == 1 else 3
    )


def test_the_condition_of_a_region_is_open_until_its_cells_are_covered_or_a_value_breaks_it() -> None:
    document = {
        "format": 1,
        "family": "tiling",
        "lattice": "square",
        "board": {"shape": "rectangle", "columns": 4, "rows": 1},
        "piece": [{"name": name, "cells": [[0, 0], [1, 0]], "values": name} for name in ("1 2", "2 3")],
        "region": [{"cells": "2 3", "equal": True}, {"cells": "1 2", "sum": 3}, {"cells": "1 2", "different": True}],
    }
    board = answer("view", {"puzzle": {"document": document}})["board"]
    assert [region["cells"] for region in board["regions"]] == [[1, 2], [0, 1]]
    assert board["cells"][0]["about"] == "in a region where the values add up to 3 and are all different"

    def states(*placed: list[int]) -> list[str]:
        return answer("table", {"puzzle": {"document": document, "placed": list(placed)}})["regions"]

    assert states() == ["open", "open"]
    assert states([0, 0, 0]) == ["open", "met"]
    assert states([1, 0, 0]) == ["open", "broken"]
    assert states([0, 0, 0], [1, 0, 2]) == ["met", "met"]

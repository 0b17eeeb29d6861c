"""Puzzles that are being made: what is shown, what is missing and wrong, and boards that are painted anew."""

from __future__ import annotations

import tomllib
from contextlib import suppress
from math import prod
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.desk.refusals import refusal
from tilewright.catalog import text_of
from tilewright.desk.asks import answer
from tilewright.desk.limits import DeskLimits, Refused
from tilewright.desk.opened import opened
from tilewright.families import TilingPuzzle
from tilewright.families.tiling.pictures.scene import label_marks
from tilewright.lattices import LATTICES
from tilewright.rendering.palette import label_fills

EMPTY: dict[str, Any] = {"format": 1, "family": "tiling", "lattice": "square", "board": {}}
ROW: dict[str, Any] = {**EMPTY, "board": {"shape": "rectangle", "columns": 3, "rows": 1}}
MAGIC: dict[str, Any] = {
    "format": 1,
    "family": "labeling",
    "lattice": "square",
    "values": "1..9",
    "lines": ["1 2 3", "4 5 6", "1 5 9"],
    "target": "common",
    "given": {"5": 5},
    "board": {"shape": "rectangle", "columns": 3, "rows": 3},
}


def draft(document: Any) -> dict[str, Any]:
    return answer("draft", {"document": document})


def said(document: Any, kind: str = "todo") -> list[str]:
    return [remark["message"] for remark in draft(document)["mistakes"] if remark["kind"] == kind]


def test_what_is_missing_is_told_in_friendly_words() -> None:
    assert said(EMPTY) == ["The board has no cells yet.", "There are no pieces yet."]
    assert said({**EMPTY, "board": {"cells": []}}) == ["The board has no cells yet.", "There are no pieces yet."]
    assert said(ROW) == ["There are no pieces yet."]
    assert said({**ROW, "tiles": []}) == ["There are no tiles yet."]
    assert said({**ROW, "piece": [{"name": "P", "cells": []}]}) == ["Piece P has no cells yet."]
    short = draft({**ROW, "piece": [{"name": "P", "cells": [[0, 0]]}]})["findings"]
    assert short[0]["message"].startswith("the pieces have only 1 cell, but ")
    numbers = {**EMPTY, "family": "labeling"}
    assert len(said(numbers)) == 4
    assert len(said({**numbers, "values": "", "lines": [], "target": "common"})) == 3
    for document in (EMPTY, ROW, numbers, {**ROW, "piece": [{"name": "P", "cells": []}]}, {**MAGIC, "lines": []}):
        assert said(document, "mistake") == []
        assert not draft(document)["ready"]


def test_mistakes_lead_to_their_place() -> None:
    document = {**ROW, "tiles": ["A B C D", "A B C"], "piece": [{"name": "Q", "cells": [[0, 0], [0, 0]]}], "colour": 1}
    found = {tuple(remark["path"]): remark["message"] for remark in draft(document)["mistakes"]}
    assert "3 labels" in found["tiles", 1]
    assert "twice" in found["piece", 0, "cells", 1]
    assert "colour" in found["colour",]
    assert said(document) == []


def test_findings_come_while_drawing_but_not_for_large_puzzles() -> None:
    bars = [{"name": name, "cells": [[0, 0], [1, 0]], "freedom": "fixed"} for name in "PQ"]
    found = draft({**EMPTY, "board": {"cells": [[0, 0], [1, 0], [0, 1], [0, 2]]}, "piece": bars})
    assert found["ready"]
    assert found["checked"]
    assert "impossible" in {finding["level"] for finding in found["findings"]}
    assert not draft(tomllib.loads(text_of("eternity-2")))["checked"]


def test_as_long_as_cells_are_missing_nothing_is_impossible() -> None:
    # A bent piece fits into no row, which is told once there are as many cells in the pieces as on the board.
    bent = {"name": "B", "cells": [[0, 0], [1, 0], [1, 1]]}
    levels = {}
    for n_columns in (2, 3, 4):
        board = {"shape": "rectangle", "columns": n_columns, "rows": 1}
        levels[n_columns] = [
            finding["level"] for finding in draft({**ROW, "board": board, "piece": [bent]})["findings"]
        ]
    assert levels[2] == levels[4] == ["todo"]
    assert "impossible" in levels[3]
    # That is told of puzzles as well that are too large for all else to be looked at.
    large = tomllib.loads(text_of("eternity-2"))
    found = draft({**large, "tiles": large["tiles"][:-1]})
    assert not found["checked"]
    assert [finding["level"] for finding in found["findings"]] == ["todo"]


def test_values_and_points_may_grow_one_after_the_other() -> None:
    board = {"shape": "rectangle", "columns": 4, "rows": 3}
    assert said({**MAGIC, "board": board}) == ["9 values for 12 points; each point takes one value"]
    assert said({**MAGIC, "board": board}, "mistake") == []
    assert said({**MAGIC, "values": [1, 1]}, "mistake")


def test_labels_are_offered_with_colors_and_words() -> None:
    labels = draft(ROW)["labels"]
    assert [label["words"] for label in labels] == ["red", "green", "blue", "yellow"]
    halves = draft({**ROW, "tiles": ["RH * * *"], "matching": {"halves": ["H", "T"]}})["labels"]
    assert [label["label"] for label in halves][:4] == ["RH", "RT", "GH", "GT"]
    assert [label["words"] for label in halves][:2] == ["red head", "red tail"]
    assert [label["outlined"] for label in halves][:2] == [False, True]
    assert [label["used"] for label in halves][:2] == [True, False]
    in_front = draft({**ROW, "tiles": ["HO BO HW BW"], "matching": {"halves": ["H", "B"]}})["labels"]
    assert {"HO", "BO", "HW", "BW"} <= {label["label"] for label in in_front}
    numbers = draft({**ROW, "tiles": ["1 2 3 1"]})["labels"]
    assert [label["words"] for label in numbers] == ["1", "2", "3"]
    # One odd label, and the words of the others are still those of their colors.
    odd = draft({**ROW, "tiles": ["R G B Y", "R G B r"]})["labels"]
    assert [label["words"] for label in odd] == ["red", "green", "blue", "yellow", "r"]


def test_sets_say_how_many_there_are() -> None:
    rows = [{"size": 5}, {"size": 4, "freedom": "one_sided"}, {"size": 8}, {"size": "x"}, 3]
    found = draft({**ROW, "polyforms": rows})
    assert [row["n"] for row in found["sets"]] == [12, 7, None, None, None]
    some, wrong = draft(
        {**ROW, "polyforms": [{"size": 5, "names": "usual", "only": "F L"}, {"size": 5, "names": "a"}]}
    )["sets"]
    assert (some["words"], [shape["name"] for shape in some["shapes"]]) == ("2 shapes of 5 cells", ["F", "L"])
    assert (wrong["n"], wrong["usual"], {shape["name"] for shape in wrong["shapes"]}) == (12, True, {""})
    assert len(found["sets"][0]["shapes"]) == 12


def test_lines_are_shown_before_the_puzzle_is_whole() -> None:
    unfinished = {**MAGIC, "values": ""}
    assert draft(unfinished)["lines"] == [[0, 1, 2], [3, 4, 5], [0, 4, 8]]
    assert len(draft({**unfinished, "lines": "straight"})["lines"]) == 6
    named = {"shape": "rectangle", "columns": 3, "rows": 3, "names": "ABCDEFGHI"}
    assert draft({**unfinished, "board": named, "lines": ["ABC"]})["lines"] == [[0, 1, 2]]
    assert draft({**unfinished, "lines": ["1 2 3 = 4", [4, 5, "=", 6]]})["lines"] == [[0, 1, 2], [3, 4]]


def test_no_sum_is_missing_where_each_line_has_its_own() -> None:
    each = {**MAGIC, "lines": ["1 2 3 = 15", "4 5 6 = 15"]}
    del each["target"]
    assert draft(each)["mistakes"] == []
    assert len(draft({**each, "lines": ["1 2 3 = 15", "4 5 6"]})["mistakes"]) == 1


def test_what_is_too_large_is_a_mistake_and_all_else_is_shown() -> None:
    bar = {"name": "P", "cells": [[k, 0] for k in range(5_000)]}
    far = {"name": "Q", "cells": [[10**9, 0]]}
    one = {"name": "R", "cells": [[0, 0]]}
    board = {"shape": "rectangle", "columns": 10**6, "rows": 2}
    found = draft({**EMPTY, "board": board, "piece": [bar, one, far], "polyforms": [{"size": 30}, {"size": 2}]})
    assert not found["ready"]
    remarks = {tuple(remark["path"]): remark["message"] for remark in found["mistakes"]}
    assert set(remarks) == {("board",), ("piece", 0), ("piece", 2), ("polyforms", 0)}
    assert "5,000 cells" in remarks["piece", 0]
    assert found["board"] is None
    assert [piece["cells"] is None for piece in found["pieces"]] == [True, False, True]
    assert [row["n"] for row in found["sets"]] == [None, 1]
    many = draft({**ROW, "tiles": ["A"] * 1000})
    assert [remark["path"] for remark in many["mistakes"]] == [["tiles"]]
    assert many["tiles"] == []
    variant = {"variant": {"large": {"board": board}}}
    assert [remark["path"] for remark in draft({**ROW, **variant})["mistakes"]] == [["variant", "board"]]
    cells = {"cells": [[0, 0]] * 1_200}
    assert refusal("draft", {"document": {**ROW, "tiles": [cells] * 11}}).kind == "too-large"
    wide = {**MAGIC, "values": [1, 2, 3, 4, 5, 6, 7, 8, 10**15], "given": {}}
    assert [remark["path"] for remark in draft(wide)["mistakes"]] == [["values"]]


def test_new_labels_are_marked_as_the_others_are() -> None:
    halves = {"matching": {"halves": ["H", "B"]}}
    for tiles, expected in (("HO BW", (["H", "B"], True)), ("OH WB", (["H", "B"], False)), ("", (["H", "B"], False))):
        found = draft({**ROW, **halves, "tiles": [tiles]})["halves"]
        assert (found["marks"], found["in_front"]) == expected
    # Where equal labels meet, as they would be.
    words = ["head", "tail"]
    assert draft({**ROW, "tiles": ["HA TB"]})["halves"] == {"marks": ["H", "T"], "in_front": True, "words": words}


# Painting the board


def cells_of(document: Any) -> list[list[int]]:
    return [cell["at"] for cell in draft(document)["board"]["cells"]]


def test_a_board_that_stays_the_same_keeps_its_shape() -> None:
    found = answer("repaint", {"document": ROW, "cells": cells_of(ROW), "blocked": [[1, 0]], "optional": [[2, 0]]})
    assert found["document"]["board"] == {**ROW["board"], "blocked": "2", "optional": "3"}
    assert found["words"] == ""


def test_changes_are_made_to_the_newest_board() -> None:
    changes = [{"at": [0, 0], "state": "away"}, {"at": [3, 0], "state": "empty"}, {"at": [1, 0], "state": "blocked"}]
    document = answer("repaint", {"document": ROW, "changes": changes})["document"]
    assert document["board"] == {"cells": [[1, 0], [2, 0], [3, 0]], "blocked": "1"}
    again = answer("repaint", {"document": document, "changes": [{"at": [1, 0], "state": "optional"}]})["document"]
    assert again["board"] == {"cells": [[1, 0], [2, 0], [3, 0]], "optional": "1"}
    for wrong in (7, [7], [{"at": [0, 0]}], [{"at": [0, 0], "state": "?"}], [{"at": [0], "state": "empty"}]):
        refusal("repaint", {"document": ROW, "changes": wrong})
    refusal("repaint", {"document": ROW, "changes": changes * 2})


def test_values_are_given_to_cells_and_stay_there() -> None:
    document = answer("repaint", {"document": ROW, "changes": [], "given": {"value": "12", "at": [[2, 0], [9, 9]]}})
    assert document["document"]["given"] == "* * 12"
    assert [cell["given"] for cell in draft(document["document"])["board"]["cells"]] == ["", "", "12"]
    both = {"changes": [{"at": [0, 0], "state": "away"}], "given": {"value": "0", "at": [[1, 0]]}}
    left = answer("repaint", {"document": document["document"], **both})["document"]
    assert left["given"] == "0 12"
    taken = {"changes": [], "given": {"value": "", "at": [[1, 0], [2, 0]]}}
    assert "given" not in answer("repaint", {"document": left, **taken})["document"]
    for wrong in (
        7,
        {"at": []},
        {"value": "a b", "at": []},
        {"value": "1", "at": [[0]]},
        {"value": "1" * 41, "at": []},
    ):
        refusal("repaint", {"document": ROW, "changes": [], "given": wrong})


def test_what_names_cells_goes_on_naming_the_same_ones() -> None:
    document = {
        **ROW,
        "tiles": ["A B C D"] * 3,
        "fixed": [{"piece": "1", "cell": "1"}, {"piece": "2", "cells": ["3"]}],
        "rim": {"sides": [{"cell": "3", "side": "top", "label": "A"}]},
        "setup": {"kind": "dice", "choices": ["2 3", "1"]},
    }
    added = answer("repaint", {"document": document, "cells": [[-1, 0], *cells_of(document)]})["document"]
    assert added["fixed"] == [{"piece": "1", "cell": "2"}, {"piece": "2", "cells": "4"}]
    assert added["rim"]["sides"][0]["cell"] == "4"
    assert added["setup"]["choices"] == ["3 4", "2"]
    fewer = answer("repaint", {"document": document, "cells": [[1, 0], [2, 0]]})
    assert fewer["document"]["fixed"] == [{"piece": "2", "cells": "2"}]
    assert fewer["document"]["setup"]["choices"] == ["1 2", ""]
    assert "fixed piece" in fewer["words"]
    assert document["fixed"][0]["cell"] == "1"


def test_a_painted_board_stays_wrapped_and_glued() -> None:
    wrapped = {**ROW, "board": {**ROW["board"], "wrap": [[4, 0]]}}
    painted = answer("repaint", {"document": wrapped, "cells": [[-1, 0], *cells_of(wrapped)]})["document"]
    assert painted["board"]["wrap"] == [[4, 0]]
    glued = {**ROW, "board": {**ROW["board"], "glue": [["1 top", "2 top"], ["1 left", "3 right"]]}}
    painted = answer("repaint", {"document": glued, "cells": [[-1, 0], *cells_of(glued)]})["document"]
    assert painted["board"]["glue"] == [["2 top", "3 top"], ["2 left", "4 right"]]
    fewer = answer("repaint", {"document": glued, "cells": [[0, 0], [1, 0]]})
    assert fewer["document"]["board"]["glue"] == [["1 top", "2 top"]]
    assert "glued sides" in fewer["words"]
    # What does not fit the periods any more is told, and can still be painted.
    twice = answer("repaint", {"document": wrapped, "cells": [*cells_of(wrapped), [4, 0]]})["document"]
    assert len(draft(twice)["board"]["cells"]) == 4
    assert any("cells 1 and 4 are the same" in words for words in said(twice, "mistake"))


def test_lines_and_given_values_follow_their_points() -> None:
    found = answer("repaint", {"document": MAGIC, "cells": cells_of(MAGIC)[1:]})
    assert found["document"]["lines"] == ["3 4 5"]
    assert found["document"]["given"] == {"4": 5}
    assert "line" in found["words"]
    own = {**MAGIC, "lines": ["4 5 6 = 15", "1 2 3 = 15"]}
    assert answer("repaint", {"document": own, "cells": cells_of(MAGIC)[1:]})["document"]["lines"] == ["3 4 5 = 15"]


def test_names_that_are_given_stay() -> None:
    document = {**ROW, "board": {"cells": [[0, 0], [1, 0]], "names": "A B"}}
    board = answer("repaint", {"document": document, "cells": [[0, 0], [1, 0], [2, 0]]})["document"]["board"]
    assert board["names"] == ["A", "B", "1"]
    with_variant = {**ROW, "variant": {"other": {"fixed": [{"piece": "1", "cell": "3"}]}}}
    found = answer("repaint", {"document": with_variant, "cells": [[-1, 0], [0, 0], [1, 0], [2, 0]]})
    assert found["document"]["board"]["names"] == ["4", "1", "2", "3"]


def test_a_ready_shape_is_written_as_one() -> None:
    found = answer("repaint", {"document": EMPTY, "shape": {"shape": "rectangle", "columns": 4, "rows": 2}})["document"]
    assert found["board"] == {"shape": "rectangle", "columns": 4, "rows": 2}
    emptied = answer("repaint", {"document": found, "cells": []})["document"]
    assert said(emptied) == ["The board has no cells yet.", "There are no pieces yet."]


# Canvases and shapes


@pytest.mark.parametrize("lattice", LATTICES)
def test_a_canvas_has_the_size_that_is_asked_for(lattice: str) -> None:
    found = answer("canvas", {"lattice": lattice, "columns": 5, "rows": 4, "layers": 2, "sides": True})
    layers = 2 if LATTICES[lattice].dimension == 3 else 1
    assert (found["columns"], found["rows"], found["layers"]) == (5, 4, layers)
    made = LATTICES[lattice]
    assert len(found["cells"]) == 5 * 4 * layers * prod(made.stride) * made.cells_per_place
    assert len({tuple(cell["at"]) for cell in found["cells"]}) == len(found["cells"])
    assert {cell["layer"] for cell in found["cells"]} == set(range(layers))
    left, top, width, height = found["box"]
    assert all(left <= x <= left + width and top <= y <= top + height for c in found["cells"] for x, y in c["points"])
    for form in found["forms"]:
        assert tuple(side["name"] for side in form["sides"]) in {kind.listed_sides for kind in made.kinds}
    assert {len(form["sides"]) for form in found["forms"]} == {kind.n_sides for kind in made.kinds}


@pytest.mark.parametrize(
    ("lattice", "shape"), [(name, shape) for name, lattice in LATTICES.items() for shape in lattice.shape_named]
)
def test_every_shape_says_its_sizes_and_is_made(lattice: str, shape: str) -> None:
    row = next(one for one in answer("preset", {"lattice": lattice})["shapes"] if one["name"] == shape)
    for key in ("default", "least"):
        sizes = {size["name"]: size[key] for size in row["sizes"]}
        found = answer("preset", {"lattice": lattice, "shape": shape, "sizes": sizes})
        assert found["cells"]
        assert found["board"] == {"shape": shape, **sizes}
    largest = {size["name"]: size["most"] + 1 for size in row["sizes"]}
    refusal("preset", {"lattice": lattice, "shape": shape, "sizes": largest})
    refusal("preset", {"lattice": lattice, "shape": shape, "sizes": {"breadth": 3}})


def test_requests_that_make_no_sense_are_refused() -> None:
    wrong: tuple[Any, ...] = (None, 7, [], "octagonal")
    for lattice in wrong:
        refusal("canvas", {"lattice": lattice})
        refusal("preset", {"lattice": lattice})
    for more in ({"columns": 0}, {"rows": "3"}, {"margin": 99}, {"cells": 7}):
        refusal("canvas", {"lattice": "square", **more})
    for cells in ([[1]], [[1, True]], [[0, 0], [0, 5000]], [[10**30, 0]]):
        refusal("canvas", {"lattice": "square", "cells": cells})
    documents: tuple[Any, ...] = (None, 7, [], "x")
    for ask in ("draft", "repaint"):
        for document in documents:
            refusal(ask, {"document": document})
    refusal("repaint", {"document": EMPTY, "cells": [[0, 0, 0]]})
    refusal("repaint", {"document": EMPTY, "shape": "rectangle"})
    refusal("preset", {"lattice": "square", "shape": 7})
    refusal("preset", {"lattice": "square", "shape": "rectangle", "sizes": 7})
    assert refusal("draft", {"document": {"a": "x" * (2 * DeskLimits().characters)}}).kind == "too-large"


@pytest.mark.parametrize(
    "board",
    [
        {"shape": "rectangle", "columns": 10**6, "rows": 10**6},
        {"shape": "star", "side": 10**9},
        {"shape": "rectangle", "columns": True, "rows": 2},
        {"shape": "rectangle", "columns": -3, "rows": 2},
        {"cells": [[10**300, 0]]},
        {"cells": [[10**12, 0], [0, 0]]},
        {"cells": [[0.5, 1]]},
        {"cells": [None]},
        {"cells": {"a": 1}},
        {"picture": "# #\n # #"},
        {"picture": 7},
        {"shape": [], "names": 3, "blocked": {}},
        [],
        "x",
    ],
)
def test_boards_that_are_none_do_no_harm(board: Any) -> None:
    for lattice in LATTICES:
        document = {**EMPTY, "lattice": lattice, "board": board, "tiles": ["A"]}
        found = draft(document)
        assert not found["ready"] or found["board"]
        painted = answer("repaint", {"document": document, "changes": []})["document"]
        assert found["board"] or painted["board"]["cells"] == []


def test_labels_look_as_they_do_in_the_picture_of_the_puzzle() -> None:
    board = {"shape": "rectangle", "columns": 1, "rows": 1}
    document = {**EMPTY, "lattice": "square", "board": board, "tiles": ["R fox R B"]}
    colors = {label["label"]: label["color"] for label in draft(document)["labels"]}
    puzzle = opened({"document": document}, DeskLimits()).puzzle
    assert isinstance(puzzle, TilingPuzzle)
    for label, style in label_fills(label_marks(puzzle)).items():
        assert colors[label] == style.color


def test_pairs_that_are_none_do_no_harm() -> None:
    assert not draft({**EMPTY, "tiles": ["A"], "matching": {"pairs": 10**40}})["ready"]


texts = st.sampled_from(["", "A", "A B C D", "1", "##\n#", "0..3"])
inner_keys = st.sampled_from("name cells size tile path cell side label halves pairs shape rows".split())
junk = st.recursive(
    st.none() | st.booleans() | st.integers(-10, 10) | st.just(10**40) | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(inner_keys, inner),
    max_leaves=8,
)
KEYS = (
    "title about lattice family board tiles piece polyforms matching rim fixed setup lines values target given known "
    "variant freedom"
).split()


@settings(max_examples=100, deadline=None)
@given(st.sampled_from([ROW, MAGIC, EMPTY]), st.dictionaries(st.sampled_from(KEYS), junk, max_size=3))
def test_nonsense_is_refused_or_shown_never_a_fault(start: dict[str, Any], changes: dict[str, Any]) -> None:
    document = {**start, **changes}
    for ask, params in (("draft", {}), ("repaint", {"cells": [[0, 0], [1, 0]]}), ("save", {})):
        asked = {"puzzle": {"document": document}} if ask == "save" else {"document": document, **params}
        with suppress(Refused):
            answer(ask, asked)


def test_regions_and_given_values_follow_cells_that_are_painted_away() -> None:
    document = {
        "format": 1,
        "family": "tiling",
        "lattice": "square",
        "board": {"picture": "AAB\n.BB"},
        "polyforms": [{"size": 2, "values": "0..2"}],
        "given": "1 * 2 0 1",
        "region": [{"cells": "A", "sum": 3}, {"cells": "3..5", "equal": True}, {"cells": "1", "sum": 1}],
    }
    shown = answer("draft", {"document": document})["regions"]
    assert [region["cells"] for region in shown] == [[0, 1], [2, 3, 4], [0]]
    changed = answer("repaint", {"document": document, "changes": [{"at": [0, 1], "state": "away"}]})
    assert changed["words"] == "A region went with its cell."
    assert changed["document"]["given"] == "* 2 0 1"
    assert changed["document"]["region"] == [{"cells": "1", "sum": 3}, {"cells": "2 3 4", "equal": True}]


def test_a_finding_names_what_it_is_about_in_the_document() -> None:
    document = answer("view", {"puzzle": {"name": "scramble-insects"}})["document"]
    document["tiles"][4] = document["tiles"][4].replace("B+", "Q+")
    (finding,) = [one for one in answer("draft", {"document": document})["findings"] if one["level"] != "note"]
    assert (finding["level"], finding["places"], finding["labels"]) == ("suspicious", [["tiles", 4]], ["Q+"])
    magic = answer("view", {"puzzle": {"name": "magic-square-3"}})["document"]
    magic["given"] = {"1": 1, "2": 2, "3": 3}
    found = answer("draft", {"document": magic})
    names = {found["board"]["cells"][cell]["name"] for one in found["findings"] for cell in one["cells"]}
    assert names == {"1", "2", "3"}

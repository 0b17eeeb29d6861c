"""The answers of the desk, and how it refuses what is wrong: in words, with the place, never with a traceback."""

from __future__ import annotations

import base64
import json
import re
import time
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from tests.desk.refusals import refusal
from tilewright.catalog import load, text_of
from tilewright.desk.asks import ASKS, answer, search
from tilewright.desk.controls import Controls
from tilewright.desk.limits import DeskLimits, Refused
from tilewright.desk.said import with_sentences
from tilewright.families.wording import place_named
from tilewright.sentences import sentence

ROLL = ["9", "10", "28", "1", "31", "48", "5"]


def test_the_gallery_lists_the_catalog() -> None:
    puzzles = {puzzle["name"]: puzzle for puzzle in answer("gallery", {})["puzzles"]}
    assert puzzles["genius-star"]["setup"] == "dice"
    assert puzzles["soma"]["lattice"] == "cubic"


def test_dice_are_rolled_and_a_seed_repeats_them() -> None:
    ask = {"puzzle": {"name": "genius-star"}, "seed": 7}
    rolled = answer("roll", ask)["blocked"]
    assert rolled == answer("roll", ask)["blocked"]
    view = answer("view", {"puzzle": {"name": "genius-star", "blocked": rolled}})
    assert view["missing"] is None
    assert sorted(c["name"] for c in view["board"]["cells"] if c["state"] == "blocked") == sorted(rolled)


def test_a_date_chooses_its_cells() -> None:
    blocked = answer("date", {"puzzle": {"name": "calendar"}, "date": "2026-11-22"})["blocked"]
    assert len(blocked) == 2
    assert answer("view", {"puzzle": {"name": "calendar", "blocked": blocked}})["missing"] is None


def test_cells_of_a_puzzle_without_a_setup_are_blocked_by_hand() -> None:
    view = answer("view", {"puzzle": {"name": "pentominoes-6x10", "blocked": ["1"]}})
    assert view["board"]["cells"][0]["state"] == "blocked"


def test_a_document_is_a_puzzle_like_any_other() -> None:
    import tomllib

    document = tomllib.loads(text_of("unicorn"))
    view = answer("view", {"puzzle": {"document": document}})
    assert view["name"] == ""
    assert len(view["pieces"]) == 9
    assert view["document"] == document


@pytest.mark.parametrize(
    ("ask", "params", "words"),
    [
        ("nothing", {}, "nothing is called"),
        ("view", [], "expected an object"),
        ("view", {}, "expected a puzzle"),
        ("view", {"puzzle": {}}, "either"),
        ("view", {"puzzle": {"name": "unicorn", "document": {}}}, "either"),
        ("view", {"puzzle": {"name": "unicron"}}, "no puzzle 'unicron'"),
        ("view", {"puzzle": {"name": "../../etc/passwd"}}, "no puzzle"),
        ("view", {"puzzle": {"name": "unicorn", "variant": "x"}}, "no variant"),
        ("view", {"puzzle": {"name": "unicorn", "color": 1}}, "no 'color'"),
        ("view", {"puzzle": {"name": "unicorn", "target": 3}}, "no sums"),
        ("view", {"puzzle": {"name": "magic-19", "target": "3"}}, "whole number"),
        ("view", {"puzzle": {"name": "magic-19", "blocked": ["A"]}}, "cannot be blocked"),
        ("view", {"puzzle": {"name": "genius-star", "blocked": "9"}}, "expected a list"),
        ("view", {"puzzle": {"name": "genius-star", "blocked": [9]}}, "names of cells"),
        ("view", {"puzzle": {"name": "genius-star", "blocked": ["x", *ROLL[1:]]}}, "no cell 'x'"),
        ("view", {"puzzle": {"name": "genius-star", "blocked": [*ROLL, "2"]}}, "8 cells are blocked"),
        ("view", {"puzzle": {"name": "pentominoes-6x10", "blocked": ["0"]}}, "no cell '0'"),
        ("view", {"puzzle": {"name": "unicorn", "placed": [[0, 0]]}}, "three numbers"),
        ("view", {"puzzle": {"name": "unicorn", "placed": [[0, 0, True]]}}, "three numbers"),
        ("view", {"puzzle": {"name": "unicorn", "placed": [[9, 0, 0]]}}, "no piece number 9"),
        ("view", {"puzzle": {"name": "unicorn", "placed": [[0, 4, 0]]}}, "no way number 4"),
        ("view", {"puzzle": {"name": "unicorn", "placed": [[0, 0, -1]]}}, "no cell number -1"),
        ("view", {"puzzle": {"name": "pentominoes-6x10", "placed": [[0, 0, 9]]}}, "all its cells"),
        ("view", {"puzzle": {"document": {"family": "tiling"}}}, "missing"),
        ("view", {"puzzle": {"document": {"x": float("nan")}}}, "no puzzle file"),
        ("roll", {"puzzle": {"name": "unicorn"}}, "no cells to choose"),
        ("roll", {"puzzle": {"name": "genius-star"}, "seed": "a"}, "whole number"),
        ("date", {"puzzle": {"name": "calendar"}, "date": "today"}, "expected a date"),
        ("date", {"puzzle": {"name": "genius-star"}, "date": "2026-11-22"}, "does not go by the date"),
        ("sprites", {"puzzle": {"name": "unicorn"}, "wanted": [[99, 0]]}, "no such piece"),
        ("picture", {"name": "unicron"}, "no such puzzle"),
        ("hint", {"puzzle": {"name": "genius-star"}}, "7 dice show nothing"),
        ("hint", {"puzzle": {"name": "unicorn"}, "besides": "x"}, "expected a list"),
        ("hint", {"puzzle": {"name": "unicorn"}, "besides": [[9, [0]]]}, "expected [piece, cells]"),
        ("hint", {"puzzle": {"name": "unicorn"}, "besides": [[0, ["a"]]]}, "expected [piece, cells]"),
        ("draw", {"puzzle": {"name": "unicorn"}, "kind": "gif"}, "svg, screen, small, png or pdf"),
    ],
)
def test_what_is_wrong_is_refused_in_words(ask: str, params: Any, words: str) -> None:
    assert words in refusal(ask, params).message


@pytest.mark.parametrize(
    ("document", "words"),
    [
        ({"board": {"shape": "rectangle", "columns": 60, "rows": 60}}, "3,600 cells"),
        ({"polyforms": [{"size": 9}]}, "polyforms of 9 cells"),
        ({"tiles": ["a b c d"] * 601}, "601 pieces"),
        ({"title": "x" * 500_000}, "characters"),
    ],
)
def test_what_is_too_large_is_refused_before_it_takes_long(document: dict[str, Any], words: str) -> None:
    plain = {"format": 1, "family": "tiling", "lattice": "square", "board": {"shape": "rectangle", "columns": 2,
             "rows": 2}, "piece": [{"name": "a", "picture": "xx\nxx"}], **document}  # fmt: skip
    if "tiles" in plain:
        del plain["piece"]
    found = refusal("view", {"puzzle": {"document": plain}})
    assert words in found.message
    assert found.kind == "too-large"


@pytest.mark.parametrize("step", [10**7, 10**300])
def test_sums_that_would_fill_the_memory_are_refused(step: int) -> None:
    document = {
        "format": 1,
        "family": "labeling",
        "lattice": "square",
        "board": {"shape": "rectangle", "columns": 5, "rows": 5},
        "values": [k * step + k * k for k in range(25)],
        "lines": "straight",
        "target": "common",
    }
    found = refusal("view", {"puzzle": {"document": document}})
    assert "too far apart" in found.message
    assert len(found.message) < 300


@pytest.mark.parametrize(("name", "meant"), [("qqqq", ()), ("unicron", ("unicorn",))])
def test_a_puzzle_that_there_is_not_is_told_to_a_reader_of_the_page(name: str, meant: tuple[str, ...]) -> None:
    found = refusal("view", {"puzzle": {"name": name}})
    assert found.kind == "not-found"
    assert found.message.startswith(f"there is no puzzle {name!r} in the catalog")
    assert found.near == meant
    # Nobody on the page has a command line.
    assert "`" not in found.message + found.help
    assert "among all puzzles" in found.help


def test_a_puzzle_of_the_catalog_is_known_with_its_setup() -> None:
    document = answer("view", {"puzzle": {"name": "genius-star"}})["document"]
    own = {key: value for key, value in document.items() if key not in ("known", "title", "variant")}
    roll = ["9", "10", "28", "33", "34", "39", "47"]
    [same] = answer("identify", {"puzzle": {"document": own, "blocked": roll}})["same"]
    assert (same["name"], same["title"]) == ("genius-star", f"The Genius Star with {' '.join(roll)} blocked")
    assert same["solutions"] == "7,699"
    opened = answer("unlink", {"link": same["link"]})["puzzle"]
    assert (opened["name"], sorted(opened["blocked"])) == ("genius-star", sorted(roll))
    [same] = answer("identify", {"puzzle": {"document": own}})["same"]
    assert same["link"] is None


def test_puzzles_like_one_of_ones_own_are_told() -> None:
    document = answer("view", {"puzzle": {"name": "pentominoes-6x10"}})["document"]
    document["board"] = {"shape": "rectangle", "columns": 30, "rows": 2}
    found = answer("identify", {"puzzle": {"document": document}})
    assert not found["same"]
    assert found["near"][0]["words"] == "The same pieces on another board"
    assert "Pentominoes in 6 x 10" in [one["title"] for one in found["near"][0]["puzzles"]]


@pytest.mark.parametrize(
    ("name", "n"), [("magic-square-3", 1), ("unicorn", 2), ("pentominoes-3x20", 2), ("cubes-3x4", None)]
)
def test_images_of_a_solution_have_one_mark(name: str, n: int | None) -> None:
    asked = {"puzzle": {"name": name}, "different": True}
    found = [event["placements"] for event in search(asked) if event["kind"] == "solution"]
    marks = [answer("kept", {"puzzle": {"name": name, "placed": one}})["mark"] for one in found]
    # Up to symmetry each is found once; in all, their images are there too.
    assert len(set(marks)) == len(marks) == (n or len(marks))
    events = search({"puzzle": {"name": name}, "different": False, "most": 30})
    images = [event["placements"] for event in events if event["kind"] == "solution"]
    assert {answer("kept", {"puzzle": {"name": name, "placed": one}})["mark"] for one in images} <= set(marks)


def test_what_is_no_solution_has_no_mark() -> None:
    [*others, last] = next(e["placements"] for e in search({"puzzle": {"name": "soma"}}) if e["kind"] == "solution")
    assert answer("kept", {"puzzle": {"name": "soma", "placed": others}}) == {"mark": None, "total": None}
    whole = answer("kept", {"puzzle": {"name": "soma", "placed": [*others, last]}, "total": True})
    assert whole["total"] == 240


def test_every_ask_refuses_nonsense() -> None:
    for ask in ASKS.keys() - {"gallery", "workshop", "canvas", "preset", "read", "unlink", "picture", "draft", "link"}:
        for params in ({"puzzle": 1}, {"puzzle": {"name": 5}}, {"puzzle": {"name": "x" * 300}}):
            refusal(ask, params)


def _events(**params: Any) -> list[dict[str, Any]]:
    return [event for event in search(params) if event["kind"] not in ("beat", "wait")]


def test_a_search_gives_solutions_and_its_end_in_words() -> None:
    first, *rest, last = _events(puzzle={"name": "unicorn"})
    assert first["kind"] == "begun"
    found = [event for event in rest if event["kind"] == "solution"]
    assert [event["number"] for event in found] == list(range(1, 9))
    assert all(len(event["placements"]) == 9 for event in found)
    assert last["exhausted"]
    assert last["words"].startswith("8 solutions. That is all")


def test_different_ones_only() -> None:
    first, *_, last = _events(puzzle={"name": "unicorn"}, different=True)
    assert first["different"]
    assert last["words"].startswith("2 different solutions, 8 with turned or mirrored ones. That is all")
    # These two leave no symmetry, and then all solutions are different.
    first, *_ = _events(puzzle={"name": "magic-square-3", "placed": [[1, 0, 0], [6, 0, 1]]}, different=True)
    assert not first["different"]


@pytest.mark.parametrize(("different", "words"), [(False, "first 3 of 8 sol"), (True, "first 1 of 2 different sol")])
def test_where_more_are_found_than_are_kept_their_number_is_told(different: bool, words: str) -> None:
    params = {"puzzle": {"name": "unicorn"}, "different": different}
    *_, last = search(params, limits=DeskLimits(solutions=1 if different else 3))
    assert words in last["words"]
    assert last["whole"] == ("2" if different else "8")


def test_a_limit_of_solutions_is_said() -> None:
    last = _events(puzzle={"name": "unicorn"}, most=3)[-1]
    assert (last["found"], last["stopped_by"], last["exhausted"]) == (3, "solutions", False)
    assert "there may be more" in last["words"]


@pytest.mark.thorough
def test_the_share_is_that_of_the_search_however_many_solutions_are_wanted() -> None:
    given, shares = 0, []
    for event in _events(puzzle={"name": "genius-star", "blocked": ["9", "10", "28", "33", "34", "39", "47"]}):
        given += event["kind"] == "solution"
        # How often progress is told depends on how fast the machine is.
        if event["kind"] == "progress":
            shares.append(event["share"])
            # It is no older than the solutions beside it.
            assert given - event["found"] in (0, 1)
            assert event["remaining"] is None or given / 1000 <= event["share"]
    # The search ends at the thousandth of 7,699 solutions.
    assert (given, shares) == (1000, sorted(shares))
    assert all(share < 0.7 for share in shares)


def test_the_share_of_a_search_that_is_done_is_all_of_it() -> None:
    *_, progress, done = _events(puzzle={"name": "unicorn"})
    assert (progress["kind"], progress["share"], done["exhausted"]) == ("progress", 1, True)


def test_a_solution_says_its_sum_where_the_sum_is_open() -> None:
    puzzle = {"name": "perimeter-triangle-3"}
    words = {event.get("words") for event in _events(puzzle=puzzle) if event["kind"] == "solution"}
    assert words == {"sum 9", "sum 10", "sum 11", "sum 12"}
    words = {event.get("words") for event in _events(puzzle={**puzzle, "target": 10}) if event["kind"] == "solution"}
    assert words == {None}


def test_all_numbers_are_counted() -> None:
    last = _events(puzzle={"name": "unicorn"}, mode="count")[-1]
    counts = {row["what"]: row for row in last["counts"]}
    assert (counts["raw"]["count"], counts["symmetry"]["count"]) == ("8", "2")
    assert all(row["exact"] and row["words"] for row in last["counts"])


def test_what_lies_on_the_table_stays() -> None:
    first = next(event for event in search({"puzzle": {"name": "unicorn"}}) if event["kind"] == "solution")
    laid = first["placements"][:2]
    for event in _events(puzzle={"name": "unicorn", "placed": laid}):
        if event["kind"] == "solution":
            assert all(placement in event["placements"] for placement in laid)


def test_a_count_that_is_stopped_says_which_numbers_are_exact() -> None:
    document = {
        "format": 1,
        "title": "Dominoes",
        "family": "tiling",
        "lattice": "square",
        "board": {"shape": "rectangle", "columns": 6, "rows": 6},
        "piece": [{"name": "domino", "cells": [[0, 0], [1, 0]], "copies": 18}],
    }
    told: dict[str, list[str]] = {}
    for n_events in range(3, 40):
        controls = Controls()
        events = search({"puzzle": {"document": document}, "mode": "count"}, controls)
        list(islice(events, n_events))
        controls.stopped = True
        *_, last = events
        told[last["words"]] = [count["what"] for count in last["counts"] if count["exact"]]
        if last["exhausted"]:
            break
    assert told["These numbers are exact: every possibility was tried."] == ["raw", "distinct", "rotation", "symmetry"]
    so_far = "Exactly 6,728 solutions; how many are left of them up to symmetry was not counted to the end"
    assert told[f"{so_far}: you stopped it."] in (["raw", "distinct"], ["raw", "distinct", "rotation"])


@pytest.mark.parametrize("mode", ["solve", "count", "watch"])
def test_no_solution_with_what_lies_there_is_not_said_of_the_puzzle(mode: str) -> None:
    last = _events(puzzle={"name": "unicorn", "placed": [[0, 0, 2]]}, mode=mode, speed=100_000)[-1]
    assert last["found"] == 0
    assert last["words"] == "No solution has what lies on the table. Every possibility was tried."


def test_no_solution_at_all_is_proved() -> None:
    last = _events(puzzle={"name": "magic-hexagon-2"})[-1]
    assert last["words"] == "There is no solution. Every possibility was tried."


def test_too_little_room_is_said_as_soon_as_cells_are_blocked() -> None:
    puzzle = {"name": "pentominoes-6x10", "blocked": ["1", "2", "3"]}
    (fault,) = answer("table", {"puzzle": puzzle})["faults"]
    assert "room for only 57" in fault["message"]


def test_a_piece_that_can_lie_only_one_way_where_it_is_fixed_lies_there() -> None:
    corner = {"name": "a", "cells": [[0, 0], [1, 0], [0, 1]], "freedom": "fixed",
              "labels": [{"cell": [0, 0], "side": "left", "label": "x"}]}  # fmt: skip
    document = {
        "format": 1,
        "family": "tiling",
        "lattice": "square",
        "board": {"shape": "rectangle", "columns": 2, "rows": 2},
        "piece": [corner, {"name": "b", "cells": [[0, 0]]}],
        "fixed": [{"piece": "a", "cells": "1 3 4"}],
    }
    view = answer("view", {"puzzle": {"document": document}})
    assert view["given"] == [[0, 0, 2]]
    assert answer("table", {"puzzle": {"document": document, "placed": [[1, 0, 1]]}}) == {
        "faults": [],
        "regions": [],
        "complete": True,
        "fits": None,
    }


def _frames(controls: Controls, **params: Any) -> Iterator[dict[str, Any]]:
    """The frames of a watched search; "wait" stands for a search that pauses."""
    for event in search({"mode": "watch", **params}, controls):
        if event["kind"] == "progress" or (event["kind"] == "wait" and controls.speed <= 0):
            yield event


def test_a_watched_search_shows_what_lies_and_waits_at_each_solution() -> None:
    controls = Controls(speed=1000)
    before = laid = n_solutions = 0
    for frame in _frames(controls, puzzle={"name": "unicorn"}, speed=1000):
        if frame["kind"] == "wait":
            # Only at a solution has it paused by itself.
            assert n_solutions > before
            before, controls.speed = n_solutions, 1000
            continue
        cells = [cell for _, _, cell in frame["lying"]]
        assert len(set(cells)) == len(cells)
        assert frame["laid"] >= laid
        laid, n_solutions = frame["laid"], frame["found"]
        if frame.get("at_solution"):
            assert (len(cells), frame["found"], controls.speed) == (9, before + 1, 0)
    assert (n_solutions, frame["lying"]) == (8, [])


def test_a_watched_search_takes_single_steps() -> None:
    controls = Controls()
    lying: list[list[int]] = []
    n_laid = n_steps = 0
    for frame in _frames(controls, puzzle={"name": "magic-triangle"}, speed=0):
        if frame["kind"] == "wait":
            controls.step()
            continue
        assert controls.speed == 0
        if frame.get("at_solution"):
            break
        sign, *placement = frame["step"]
        if sign == "+":
            lying.append(placement)
        else:
            lying.remove(placement)
        n_laid += sign == "+"
        n_steps += 1
        assert (frame["lying"], frame["laid"]) == (lying, n_laid)
    assert n_steps >= n_laid >= len(lying) == 9


def test_each_step_that_was_asked_for_is_taken_until_the_search_goes_on_by_itself() -> None:
    controls = Controls()
    frames = _frames(controls, puzzle={"name": "magic-triangle"}, speed=0)
    assert next(frames)["kind"] == "wait"
    for _ in range(3):
        controls.step()
    taken = [frame for frame in islice(frames, 12) if frame["kind"] == "progress"]
    assert ["step" in frame for frame in taken] == [True] * 3
    controls.step()
    controls.speed = 1000
    assert "step" not in next(frame for frame in frames if frame["kind"] == "progress")
    controls.speed = 0
    assert {frame["kind"] for frame in islice(frames, 3)} == {"wait"}


def test_the_speed_of_a_watched_search_is_kept() -> None:
    controls, began = Controls(), time.monotonic()
    for event in search({"mode": "watch", "puzzle": {"name": "pentominoes-6x10"}, "speed": 100}, controls):
        if event["kind"] == "wait":
            time.sleep(event["seconds"])
        elif event["kind"] == "progress" and event["laid"] >= 50:
            break
    assert time.monotonic() - began >= 0.4


def test_a_search_can_be_stopped_between_two_events() -> None:
    controls = Controls()
    events = search({"puzzle": {"name": "eternity-2"}}, controls)
    for _ in range(4):
        next(events)
    controls.stopped = True
    last = list(events)[-1]
    assert last["stopped_by"] == "stop"
    assert "you stopped it" in last["words"]


@pytest.mark.parametrize(
    ("params", "words"),
    [
        ({"mode": "guess"}, "solve, count or watch"),
        ({"different": 1}, "true or false"),
        ({"most": 0}, "from 1 on"),
        ({"speed": -1}, "expected a number"),
        ({"puzzle": {"name": "genius-star", "blocked": ["9", "10"]}}, "5 dice show nothing"),
        ({"puzzle": {"name": "calendar"}}, "no date"),
        ({"puzzle": {"name": "unicorn", "placed": [[0, 0, 0], [0, 0, 1]]}}, "1"),
    ],
)
def test_what_cannot_be_searched_is_refused_at_once(params: dict[str, Any], words: str) -> None:
    with pytest.raises(Refused, match=words):
        search({"puzzle": {"name": "unicorn"}, **params})


def test_a_picture_of_every_kind() -> None:
    assert answer("draw", {"puzzle": {"name": "soma"}})["text"].startswith("<svg")
    assert answer("draw", {"puzzle": {"name": "soma"}, "kind": "png"})["base64"]


@pytest.mark.parametrize("name", ["soma", "triballs-pyramid", "octahedron-2", "triprisms-3", "magic-19"])
def test_a_picture_for_the_screen_has_a_dark_color_for_every_gray(name: str) -> None:
    puzzle = {"puzzle": {"name": name}}
    svg, screen = (answer("draw", {**puzzle, "kind": kind})["text"] for kind in ("svg", "screen"))
    style = screen[screen.index("<style>") : screen.index("</style>")]
    grays = set(re.findall(r'(?:fill|stroke)="(?:#(..)\1\1|url\(#ball-(..)\2\2\))"', svg))
    # On pieces black stays black, and the rim of a ball goes with it.
    assert {one or ball for one, ball in grays} - {"00", "72"} <= set(re.findall(r"(?:#|ball-)(..)\1\1", style))
    assert svg == screen.replace(f"{style}</style>", "")


@pytest.mark.parametrize("name", ["tangram", "eternity-2-clue-2"])
def test_a_solution_is_a_sheet_to_print_and_so_is_a_table(name: str) -> None:
    *_, found, _, _ = search({"puzzle": {"name": name}, "most": 1})
    sheets = [
        answer("draw", {"puzzle": {"name": name}, "kind": "pdf", "placements": placements})
        for placements in (None, found["placements"])
    ]
    table, solution = (base64.b64decode(sheet["base64"]) for sheet in sheets)
    assert table[:4] == solution[:4] == b"%PDF"
    assert len(solution) > len(table)


def test_known_numbers_are_explained() -> None:
    known = answer("view", {"puzzle": {"name": "unicorn"}})["known"]
    assert len(known) == len(load("unicorn").known)
    assert all(row["words"] and row["source"] for row in known)


def test_sentences_are_objects_where_the_page_asks_for_them() -> None:
    puzzle = {"name": "pentominoes-3x20"}
    plain = answer("hint", {"puzzle": puzzle})
    told = answer("hint", {"puzzle": puzzle, "sentences": True})
    assert isinstance(plain["reason"], str)
    assert told["reason"]["text"] == plain["reason"]
    assert told["reason"]["sentence"]
    assert {**told, "reason": plain["reason"]} == plain
    text = json.dumps(plain)
    assert json.loads(text)["reason"] == plain["reason"]


def test_what_a_sentence_tells_of_is_in_its_values() -> None:
    said = with_sentences(place_named("cell", ["5", "7", "9"]))
    assert said == {
        "text": "cells 5, 7 and 9",
        "sentence": "py-noun-s-names",
        "values": {"noun": "cell", "names": {"text": "5, 7 and 9", "list": ["5", "7", "9"], "joint": "and"}},
    }
    assert with_sentences({"n": sentence("{n}", n=2**60)})["n"]["values"] == {"n": str(2**60)}


def test_puzzles_are_found_by_a_piece_by_its_labels_or_by_both() -> None:
    def having(**params: Any) -> set[str]:
        return {one["name"] for one in answer("having", params)["puzzles"]}

    tile = {"lattice": "triangular", "cells": [[4, 7, 1]]}
    assert having(text="HO BW HW") == {"magic-triangle"}
    assert "bwinf-triangle-0" in having(**tile) > having(**tile, text="HO") == {"magic-triangle"}
    for wrong in ({}, {"text": "a b"}, {"lattice": "square", "cells": [[1]]}, {"cells": [[1, 2]]}, {"text": "x" * 201}):
        with pytest.raises(Refused):
            answer("having", wrong)

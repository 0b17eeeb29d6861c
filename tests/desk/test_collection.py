"""Collections and albums in links: what is put in comes out, and nothing else does harm."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from pathlib import Path
from string import ascii_letters
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.desk.refusals import refusal
from tests.desk.test_links import OWN, packed
from tilewright.desk.asks import answer, search
from tilewright.desk.limits import DeskLimits, Refused

SAMPLES = Path(__file__).parents[1] / "data" / "links"
ROLL = ["9", "10", "28", "33", "34", "39", "47"]
PUZZLES = [
    {"puzzle": {"name": "soma", "start": [[1, 9, 3]]}, "question": "Which piece is in the middle?"},
    {"puzzle": {"name": "genius-star", "blocked": ROLL}},
    {"puzzle": {"name": "katamino", "variant": "5x3", "pieces": ["L", "P", "V"]}},
    {"puzzle": {"document": OWN}},
]
COLLECTION = {"title": "Week 3", "about": "Begin with the first.", "without": ["solve"], "puzzles": PUZZLES}
FOUND = [{"placed": [[0, 2, 6], [1, 9, 3]], "day": "2026-11-27"}]
ALBUM = {"pages": [{"puzzle": {"name": "soma"}, "title": "Soma cube", "total": "240", "found": FOUND}]}


def link_of(**held: Any) -> str:
    return str(answer("link", held)["link"])


def held_by(link: str) -> Any:
    return answer("unlink", {"link": link})


def without_keys(collection: dict[str, Any]) -> dict[str, Any]:
    puzzles = [{name: value for name, value in one.items() if name != "key"} for one in collection["puzzles"]]
    return {name: value for name, value in collection.items() if name != "key"} | {"puzzles": puzzles}


def test_what_is_put_into_a_link_comes_out() -> None:
    link = link_of(collection=COLLECTION)
    assert link.startswith("3.")
    assert without_keys(held_by(f"https://puzzles.example/#p={link}/2")["collection"]) == COLLECTION
    link = link_of(album=ALBUM)
    assert link.startswith("4.")
    assert held_by(link) == {"album": ALBUM}


@pytest.mark.parametrize("kind", ["collection", "album"])
def test_a_link_of_old_opens_as_it_did(kind: str) -> None:
    held = held_by((SAMPLES / kind / "link.txt").read_text())
    assert held == json.loads((SAMPLES / kind / "held.json").read_text())


def test_links_are_short() -> None:
    names = [
        "soma",
        "tangram",
        "unicorn",
        "magic-19",
        "tatami",
        "kanoodle",
        "mayblox",
        "sphinx",
        "quadrille",
        "unicorn",
    ]
    many = {"title": "Ten for December", "puzzles": [{"puzzle": {"name": name}} for name in names]}
    assert len(link_of(collection=many)) < 250
    rng = random.Random(2)
    found = [
        {"placed": [[piece, rng.randrange(8), rng.randrange(60)] for piece in range(12)], "day": "2026-11-27"}
        for _ in range(100)
    ]
    assert len(link_of(album={"pages": [{**ALBUM["pages"][0], "found": found}]})) < 5000


def test_what_is_found_stays_when_the_collection_grows() -> None:
    """The keys by which a browser keeps what was found."""
    before = held_by(link_of(collection=COLLECTION))["collection"]
    more = [{"puzzle": {"name": "tatami"}}, *PUZZLES]
    after = held_by(link_of(collection={**COLLECTION, "about": "", "puzzles": more}))["collection"]
    assert before["key"] == after["key"]
    assert [one["key"] for one in before["puzzles"]] == [one["key"] for one in after["puzzles"]][1:]
    assert len({one["key"] for one in after["puzzles"]}) == 5
    other = held_by(link_of(collection={**COLLECTION, "title": "Week 4"}))["collection"]
    assert other["key"] != before["key"]


def test_titles_say_what_is_chosen_and_a_puzzle_that_does_not_open_says_why() -> None:
    wrong = [
        {"puzzle": {"name": "no-such"}},
        {"puzzle": {"document": {"title": ["<b>"]}}},
        {"puzzle": {"document": {}}},
    ]
    shown = answer("collection", {"collection": {**COLLECTION, "puzzles": [*PUZZLES, *wrong]}})["collection"]["puzzles"]
    assert [one["title"] for one in shown[:4]] == [
        "Soma cube",
        "The Genius Star (blocked: 9 10 28 33 34 39 47)",
        "Katamino (5x3, pieces: L P V)",
        "Nine tiles",
    ]
    assert all("problem" not in one for one in shown[:4])
    assert all(one["problem"] and isinstance(one["title"], str) for one in shown[4:])
    link = link_of(collection=COLLECTION)
    assert answer("collection", {"link": link}) == answer("collection", {"collection": COLLECTION})
    assert "no link to a collection" in refusal("collection", {"link": link_of(puzzle={"name": "soma"})}).message


def test_a_link_of_many_puzzles_opens_in_time() -> None:
    limits = DeskLimits(ask_seconds=0.0)
    shown = answer("collection", {"collection": COLLECTION}, limits)["collection"]["puzzles"]
    assert [one["title"] for one in shown] == ["soma", "genius-star", "katamino", "Nine tiles"]


def test_words_are_one_line_that_turns_nothing_round() -> None:
    said = {
        "title": " a\u202e\n\tb\x00c ",
        "about": "<b>\u2066x",
        "puzzles": [{"puzzle": {"name": "soma"}, "question": " "}],
    }
    held = without_keys(held_by(link_of(collection=said))["collection"])
    assert held == {"title": "a b c", "about": "<b> x", "puzzles": [{"puzzle": {"name": "soma"}}]}


@pytest.mark.parametrize(
    "collection",
    [
        None,
        7,
        [],
        {},
        {"puzzles": []},
        {"puzzles": 7},
        {"puzzles": [7]},
        {"puzzles": [{}]},
        {"puzzles": [{"puzzle": {}}]},
        {"puzzles": [{"puzzle": {"name": "soma"}, "question": "a" * 501}]},
        {"title": "a" * 201, "puzzles": PUZZLES},
        {"title": ["a"], "puzzles": PUZZLES},
        {"without": ["all"], "puzzles": PUZZLES},
        {"names": "Ada", "puzzles": PUZZLES},
        {"puzzles": [{"puzzle": {"name": "soma"}}] * 61},
    ],
    ids=lambda value: str(value)[:40],
)
def test_what_is_no_collection_is_in_no_link(collection: Any) -> None:
    refusal("link", {"collection": collection})
    refusal("unlink", {"link": packed(json.dumps(collection).encode(), "3")})
    refusal("unlink", {"link": packed(json.dumps(collection).encode(), "4")})


@pytest.mark.parametrize(
    "page",
    [
        {},
        {"title": 7},
        {"total": 240},
        {"total": "-1"},
        {"puzzle": {"document": 7}},
        {"found": [{"placed": [[1, 2]], "day": "2026-11-27"}]},
        {"found": [{"placed": [], "day": "yesterday"}]},
        {"found": []},
    ],
    ids=str,
)
def test_what_is_no_album_is_in_no_link(page: dict[str, Any]) -> None:
    album = {"pages": [{**ALBUM["pages"][0], **page} if page else {}]}
    refusal("link", {"album": album})
    refusal("unlink", {"link": packed(json.dumps(album).encode(), "4")})


def test_what_is_too_long_says_what_would_help() -> None:
    rng = random.Random(1)
    noise = "".join(rng.choice(ascii_letters) for _ in range(200_000))
    large = {"puzzles": [{"puzzle": {"name": "soma"}}, {"puzzle": {"document": {"about": noise}}}]}
    told = refusal("link", {"collection": large})
    assert (told.kind, told.message.split(":")[0]) == ("too-large", "this collection is too long for a link")
    assert "number 2" in told.help
    found = [
        {"placed": [[rng.randrange(99), rng.randrange(8), rng.randrange(60)] for _ in range(30)], "day": "2026-11-27"}
        for _ in range(1200)
    ]
    told = refusal("link", {"album": {"pages": [{**ALBUM["pages"][0], "found": found}]}})
    assert (told.kind, told.message.split(":")[0]) == ("too-large", "this album is too long for a link")
    assert "file" in told.help


LINKS = [f"#p={link_of(collection=COLLECTION)}", f"#p={link_of(album=ALBUM)}"]


@pytest.mark.parametrize("link", LINKS, ids=["collection", "album"])
def test_a_link_that_is_cut_is_refused(link: str) -> None:
    for end in range(4, len(link) - 1):
        assert "link" in refusal("unlink", {"link": link[:end]}).message


@given(st.sampled_from(LINKS), st.data())
def test_a_link_with_other_characters_is_refused_or_has_the_right_form(link: str, data: st.DataObject) -> None:
    letters = list(link)
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(3, len(letters) - 1))
        letters[place] = data.draw(st.sampled_from(ascii_letters + "0123456789-_/. %"))
    with suppress(Refused):
        held = held_by("".join(letters))
        for collection in [held["collection"]] if "collection" in held else []:
            answer("link", {"collection": without_keys(collection)})
            answer("collection", {"collection": without_keys(collection)})


def test_ratings_put_puzzles_in_order() -> None:
    known = answer("rated", {"puzzle": {"name": "pentominoes-6x10"}})
    rated = answer("rated", {"puzzle": {"name": "katamino", "variant": "5x3", "pieces": ["L", "P", "V"]}})
    assert rated["number"] < known["number"]
    assert rated["level"] in ("very easy", "easy")
    # Nothing is chosen yet, or there is no solution.
    open_roll = {"document": {**OWN, "setup": {"kind": "cells", "block": 1}}}
    assert answer("rated", {"puzzle": open_roll}) == {"number": None, "level": ""}
    assert answer("rated", {"puzzle": {"name": "tetrominoes-4x5"}})["number"] is None


def test_sheets_leave_out_what_does_not_open_and_say_so() -> None:
    puzzles = [{"puzzle": {"name": "no-such"}}, *PUZZLES, {"puzzle": {"name": "genius-square"}}]
    events = list(
        search({"mode": "class", "collection": {"title": "<a> B", "puzzles": puzzles}, "names": "Ada\n\nBen"})
    )
    [found] = [event for event in events if event["kind"] == "finding"]
    assert found["file"]["name"] == "a-b.pdf"
    assert "puzzle number 1 is left out: there is no puzzle 'no-such' in the catalog" in found["words"]
    nothing = list(search({"mode": "class", "collection": {"puzzles": puzzles[:1]}}))
    assert "nothing to print" in nothing[-1]["words"]
    with pytest.raises(Refused, match="201 names"):
        list(search({"mode": "class", "collection": COLLECTION, "names": "A\n" * 201}))
    with pytest.raises(Refused, match="expected a collection"):
        search({"mode": "class"})

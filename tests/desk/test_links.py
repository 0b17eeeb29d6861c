"""Share links: what is put in comes out, links of old open as they did, and hostile ones are refused in words."""

from __future__ import annotations

import base64
import json
import random
import zlib
from contextlib import suppress
from pathlib import Path
from string import ascii_letters
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.desk.refusals import refusal
from tilewright.desk.asks import answer
from tilewright.desk.limits import DeskLimits, Refused
from tilewright.desk.links import MOST_CHARACTERS
from tilewright.desk.opened import laid, opened
from tilewright.families.tiling.puzzle import Placed

SAMPLES = sorted((Path(__file__).parents[1] / "data" / "links").glob("*.txt"))
TILES = ["RH GH BT YT", "RH BH GT YT", "GH YH RT BT"] * 3
OWN = {
    "format": 1,
    "title": "Nine tiles",
    "family": "tiling",
    "lattice": "square",
    "tiles": TILES,
    "matching": {"halves": ["H", "T"]},
    "board": {"shape": "rectangle", "columns": 3, "rows": 3},
}


def link_of(puzzle: Any) -> str:
    return str(answer("link", {"puzzle": puzzle})["link"])


def unlinked(link: Any) -> dict[str, Any]:
    found: dict[str, Any] = answer("unlink", {"link": link})["puzzle"]
    return found


def packed(data: bytes, version: str = "1") -> str:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    raw = packer.compress(data) + packer.flush()
    return f"{version}.{base64.urlsafe_b64encode(raw).rstrip(b'=').decode()}"


def refused(link: Any) -> Refused:
    found = refusal("unlink", {"link": link})
    assert "Error" not in found.message
    return found


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_a_link_of_old_opens_as_it_did(path: Path) -> None:
    meant = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    answered = answer("unlink", {"link": path.read_text(encoding="utf-8")})
    puzzle = answered["puzzle"]
    assert puzzle == meant["puzzle"]
    assert answered["exercise"] == meant.get("exercise")
    found = opened(puzzle, DeskLimits())
    board = found.puzzle.board
    assert set(puzzle.get("blocked", [])) <= set(board.names)
    for placement, row in zip(found.placed, meant["lying"], strict=True):
        what = laid(found.puzzle, placement)
        if isinstance(what, Placed):
            assert (what.piece, [board.names[cell] for cell in what.cells]) == (row["piece"], row["cells"])
            assert [list(labels) for labels in what.labels if any(labels)] == row["labels"]
        else:
            assert (what.value, board.names[what.point]) == (row["value"], row["point"])


def test_there_are_links_of_all_lattices_and_families() -> None:
    lattices = set()
    for path in SAMPLES:
        meant = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
        puzzle = opened(meant["puzzle"], DeskLimits()).puzzle
        lattices.add((puzzle.family, puzzle.lattice.name))
    assert {name for _, name in lattices} == {"square", "triangular", "hexagonal", "cubic"}
    assert {family for family, _ in lattices} == {"tiling", "labeling"}


def test_a_link_is_short() -> None:
    placed = [[k, 0, k] for k in range(9)]
    assert len(link_of({"document": OWN, "placed": placed})) < 400
    rng = random.Random(5)
    tiles = [" ".join(rng.choice("RGBYOP") + rng.choice("HT") for _ in range(4)) for _ in range(9)]
    assert len(link_of({"document": {**OWN, "tiles": tiles}, "placed": placed})) < 600


texts = st.text(st.characters(exclude_categories=["Cs"]))
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner),
    max_leaves=12,
)


@given(st.dictionaries(texts, json_values, max_size=4))
def test_any_document_comes_out_as_it_was(document: dict[str, Any]) -> None:
    assert unlinked(link_of({"document": document})) == {"document": document}


def test_whole_addresses_and_the_ends_of_sentences_are_taken() -> None:
    link = link_of({"name": "soma"})
    for text in (
        link,
        f"#p={link}",
        f"https://puzzles.example/x?y=1#p={link}",
        f" see #p={link}).\n",
        f"#p={link}%20",
        f"{link}\u200b",
    ):
        assert unlinked(text) == {"name": "soma"}


def test_a_newer_version_is_called_so() -> None:
    assert "made by a newer version" in refused("#p=5.AAAA").message
    assert "reload" in refused("#p=17.AAAA").help


def test_what_is_no_link_is_refused() -> None:
    good = link_of({"document": OWN})
    wrong: tuple[Any, ...] = (
        "",
        " ",
        None,
        7,
        [],
        {},
        "hello",
        "#p=",
        "1.",
        "#p=1.",
        "#p=1.ä",
        "-1.AAAA",
        "1.A",
        "1.!!!!",
        "p=1",
    )
    for text in wrong:
        refused(text)
    for end in range(3, len(good) - 1, 7):
        assert refused(good[:end]).message in ("this link is not whole", "this link is damaged")
    refused(good + "AAAAAAAA")


@given(st.text("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_", min_size=1, max_size=60))
def test_noise_is_refused_in_words(noise: str) -> None:
    with suppress(Refused):
        unlinked(f"1.{noise}")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b'{"name":"x","document":{}}',
        b'{"name":7}',
        b'{"document":[]}',
        b'{"name":"soma","placed":[[1,2]]}',
        b'{"name":"soma","placed":[[1,2,true]]}',
        b'{"name":"soma","placed":7}',
        b'{"name":"soma","blocked":[7]}',
        b'{"name":"soma","target":"7"}',
        b'{"name":"soma","what":1}',
        b'{"document":{"a":NaN}}',
        b'{"document":{"a":"\\ud800"}}',
        b'{"document":{"a":' + b"9" * 5000 + b"}}",
        b'{"document":' + b'{"a":' * 50_000 + b"1" + b"}" * 50_001,
        b"[" * 100_000,
        b"\xff\xfe\x00",
    ],
    ids=lambda data: repr(data[:30]),
)
def test_what_is_no_puzzle_is_refused(data: bytes) -> None:
    refused(packed(data))
    refused(packed(b'{"puzzle":' + data + b',"exercise":{}}', "2"))


EXERCISE = {"question": "Which piece must lie in the corner?", "without": ["hint", "solve"]}


def test_a_link_to_an_exercise_holds_its_question_what_is_not_shown_and_the_start() -> None:
    puzzle = {"name": "soma", "start": [[1, 9, 3]], "placed": [[0, 2, 6]]}
    link = answer("link", {"puzzle": puzzle, "exercise": EXERCISE})["link"]
    assert link.startswith("2.")
    assert answer("unlink", {"link": link}) == {"puzzle": puzzle, "exercise": EXERCISE}
    # Where nothing lies there from the start and nothing is said, it is a link as always.
    assert link_of({"name": "soma"}).startswith("1.")
    tidied = {"question": " Which\n\tone? ", "without": ["solve", "solve"]}
    link = answer("link", {"puzzle": {"name": "soma"}, "exercise": tidied})["link"]
    assert answer("unlink", {"link": link})["exercise"] == {"question": "Which one?", "without": ["solve"]}


@pytest.mark.parametrize(
    "exercise",
    [
        *(
            7,
            [],
            "Why?",
            {"question": 7},
            {"question": "a" * 501},
            {"question": "\ud800"},
            {"without": "solve"},
            {"without": ["share"]},
        ),
        {"answer": "no"},
    ],
    ids=lambda exercise: str(exercise)[:20],
)
def test_what_is_no_exercise_is_in_no_link(exercise: Any) -> None:
    refusal("link", {"puzzle": {"name": "soma"}, "exercise": exercise})
    refused(packed(json.dumps({"puzzle": {"name": "soma"}, "exercise": exercise}).encode(), "2"))


def test_a_start_is_of_links_to_exercises_alone() -> None:
    refused(packed(b'{"name":"soma","start":[[1,9,3]]}'))


def test_a_bomb_is_not_unpacked() -> None:
    bomb = packed(b'{"document":{"about":"' + b"a" * 50_000_000 + b'"}}')
    assert len(bomb) < MOST_CHARACTERS
    assert refused(bomb).kind == "too-large"


def test_too_large_puzzles_get_no_link() -> None:
    rng = random.Random(1)
    noise = "".join(rng.choice(ascii_letters) for _ in range(200_000))
    for document in ({"about": noise}, {"about": "a" * 1_000_000}):
        with pytest.raises(Refused) as caught:
            link_of({"document": document})
        assert caught.value.kind == "too-large"
        assert "file" in caught.value.help
    refused("1." + "A" * 200_000)


NO_REQUESTS: list[Any] = [
    None,
    7,
    {},
    {"name": 1},
    {"document": {"a": float("nan")}},
    {"document": {"a": "\ud800"}},
    {"name": "a", "x": 1},
]


@pytest.mark.parametrize("puzzle", NO_REQUESTS)
def test_what_is_no_request_gets_no_link(puzzle: Any) -> None:
    with pytest.raises(Refused):
        link_of(puzzle)

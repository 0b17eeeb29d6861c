"""Puzzle files through the page: read with all their mistakes, saved as their owner wrote them."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import pytest

from tests.desk.refusals import refusal
from tests.formats.test_deck import CARDS, NEIGHBORS
from tilewright.catalog import open_puzzle, text_of
from tilewright.desk.asks import answer
from tilewright.desk.files import file_name
from tilewright.solving import solve

GOOD = """\
# A comment.
format = 1
title = "Two tiles"
family = "tiling"
lattice = "square"
tiles = ["A B C D", "A C C D"]
[board]
cells = [[0, 0], [1, 0]]
"""
MATCHES = "".join(f"{a}, {b}, {s}\n" for a, b, s in NEIGHBORS)


def read(*files: tuple[str, str]) -> dict[str, Any]:
    return answer("read", {"files": [{"name": name, "text": text} for name, text in files]})


def test_a_puzzle_of_the_catalog_is_saved_as_it_is() -> None:
    assert answer("save", {"puzzle": {"name": "soma"}}) == {"name": "soma.toml", "text": text_of("soma")}
    saved = answer("save", {"puzzle": {"name": "soma"}, "format": "json"})
    assert json.loads(saved["text"]) == tomllib.loads(text_of("soma"))


def test_a_draft_with_mistakes_is_saved_and_can_be_gone_on_with() -> None:
    document = {"format": 1, "title": "Noch leer!", "family": "tiling", "lattice": "square", "tiles": [], "board": {}}
    saved = answer("save", {"puzzle": {"document": document}})
    assert saved["name"] == "noch-leer.toml"
    again = read((saved["name"], saved["text"]))
    assert again["document"] == document
    assert again["mistakes"]


def test_mistakes_have_line_column_source_and_help() -> None:
    text = GOOD.replace("A B C D", "A B C").replace("[0, 0], ", "[0, 0, 0], ").replace("format = 1\n", "")
    found = read(("puzzle.toml", text))
    rows = {mistake["line"]: mistake for mistake in found["mistakes"]}
    assert len(found["mistakes"]) == 3
    assert rows[5]["message"].startswith("this tile has 3 labels")
    assert (rows[5]["source"], rows[5]["column"]) == ('tiles = ["A B C", "A C C D"]', 10)
    assert rows[5]["help"]
    assert "no cell of the square lattice" in rows[7]["message"]
    assert "`format` is missing" in rows[0]["message"]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('"square"', '"squares"'),
        ('"square"', '"triangular"'),
        ('lattice = "square"\n', ""),
        ("[0, 0], ", "[0, 0, 0], "),
        ("cells = [[0, 0], [1, 0]]", 'shape = "star"\nside = 3'),
        ("[board]", '[[piece]]\nname = "P"\ncells = [[0, 0, 1]]\n[board]'),
        ("[board]", '[[piece]]\nname = "P"\npath = "?"\n[board]'),
    ],
)
def test_what_cannot_be_drawn_is_no_document_to_go_on_with(before: str, after: str) -> None:
    found = read(("puzzle.toml", GOOD.replace(before, after)))
    assert found["document"] is None
    assert found["mistakes"]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("A B C D", "A B C"),
        ("format = 1\n", ""),
        ('"tiling"', '"tilings"'),
        ("cells = [[0, 0], [1, 0]]\n", ""),
        ("[board]", '[[piece]]\nname = "P"\ncells = []\n[board]'),
    ],
)
def test_what_is_wrong_but_can_be_drawn_can_be_gone_on_with(before: str, after: str) -> None:
    found = read(("puzzle.toml", GOOD.replace(before, after)))
    assert found["document"]["title"] == "Two tiles"
    assert found["mistakes"]


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("a.toml", "", "empty"),
        ("a.toml", "\ufeff\r\n", "empty"),
        ("a.toml", "a = \n", "no value"),
        ("a.toml", "a = [1", "not closed"),
        ("a.json", "[1]", "expected an object"),
        ("a.json", "{", "not JSON"),
        ("a.json", '{"a": NaN}', "infinite"),
        ("a.toml", "a = inf", "infinite"),
        ("a.json", '{"a": "\\ud800"}', "half a character"),
        ("a.json", "[" * 100_000, "nested too deeply"),
        ("a.json", '{"a":' * 50_000, "nested too deeply"),
        ("a.json", '{"a": ' + "9" * 5000 + "}", "a number of 5,000 digits"),
    ],
)
def test_what_is_no_document_is_told_in_words(name: str, text: str, words: str) -> None:
    found = read((name, text))
    assert found["document"] is None
    assert words in found["mistakes"][0]["message"]


@pytest.mark.parametrize(
    "data", [b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", GOOD.encode("utf-16"), 'title = "M\xfchle"'.encode("latin-1")]
)
@pytest.mark.parametrize("name", ["a.toml", "a.json", "a.csv"])
def test_a_file_that_is_no_text_is_refused(data: bytes, name: str) -> None:
    # So a browser reads the bytes.
    text = data.decode("utf-8", "replace")
    found = refusal("read", {"files": [{"name": name, "text": text}]})
    assert found.message == f"the file {name} is not text in UTF-8"
    assert found.help


def test_dates_are_no_puzzle_but_do_no_harm() -> None:
    found = read(("a.toml", GOOD.replace('"Two tiles"', "2026-11-22")))
    assert found["document"]["title"] == "2026-11-22"
    assert found["mistakes"]


def as_a_browser(document: dict[str, Any]) -> dict[str, Any]:
    """The document after JavaScript had it, where every number has 53 bits."""
    found: dict[str, Any] = json.loads(json.dumps(document), parse_int=lambda digits: int(float(digits)))
    return found


def test_numbers_that_a_browser_would_round_stay_as_they_are() -> None:
    large = 2**53 + 1
    known = f'[[known]]\ncount = {large}\ncounts = "raw"\nsource = "me"\n'
    text = f'{GOOD}{known}[variant.other]\nvalues = [5, -{large}]\ntitle = "{large}"\n'
    document = as_a_browser(read(("puzzle.toml", text))["document"])
    assert document["known"][0]["count"] == str(large)
    linked = answer("unlink", {"link": answer("link", {"puzzle": {"document": document}})["link"]})
    saved = answer("save", {"puzzle": {"document": as_a_browser(linked["puzzle"]["document"])}})
    assert tomllib.loads(saved["text"]) == tomllib.loads(text)
    shown = answer("view", {"puzzle": {"document": document | {"variant": {}}}})
    assert shown["known"][0]["count"] == str(large)
    assert shown["document"]["known"] == document["known"]


def test_a_deck_comes_in_two_files() -> None:
    either = (("cards.csv", CARDS), ("edges.CSV", MATCHES))
    found = read(*either)
    assert found["mistakes"] == []
    assert len(found["document"]["tiles"]) == 9
    assert found["document"]["title"] == "cards"
    assert read(*either[::-1])["document"]["tiles"] == found["document"]["tiles"]
    assert answer("draft", {"document": found["document"]})["ready"]
    wrong = read(("cards.csv", CARDS.replace('"HO", "BW", "HW"', '"HO", "BW"')), ("edges.csv", MATCHES))
    assert wrong["document"] is None
    assert wrong["mistakes"][0]["file"] == "cards.csv"
    assert wrong["mistakes"][0]["line"] == 2


def test_names_only_say_the_format(tmp_path: Any) -> None:
    file = tmp_path / "secret.toml"
    file.write_text("there = 1")
    for name in (str(file), "../../etc/passwd.toml", "a\\b\\two.toml", "x" * 500 + ".toml", "two\n.toml"):
        assert read((name, GOOD))["document"]["title"] == "Two tiles"
    found = read((str(file), "a = "))
    assert found["mistakes"][0]["file"] == "secret.toml"


def test_requests_that_make_no_sense_are_refused() -> None:
    # A message begins with no name, which would get a capital.
    unknown = refusal("read", {"files": [{"name": "a.txt", "text": CARDS}]}).message
    assert unknown.startswith("the file a.txt has the suffix")
    assert "2 files" in refusal("read", {"files": [{"name": "a.csv", "text": CARDS}]}).message
    empty = {"name": "a.toml", "text": ""}
    wrong: tuple[Any, ...] = (None, [], "x", [1], [{"name": "a.toml"}], [{"name": 1, "text": ""}], [empty] * 3)
    for files in wrong:
        refusal("read", {"files": files})
    assert refusal("read", {"files": [{"name": "a.toml", "text": "#" * 500_000}]}).kind == "too-large"
    many = "tiles = [" + "''," * 1000 + "]"
    assert refusal("read", {"files": [{"name": "a.toml", "text": many}]}).kind == "too-large"
    large = GOOD.replace("cells = [[0, 0], [1, 0]]", 'shape = "rectangle"\ncolumns = 100\nrows = 100')
    assert refusal("read", {"files": [{"name": "a.toml", "text": large}]}).kind == "too-large"
    unnamed: tuple[Any, ...] = (None, 1, {}, {"name": "no such puzzle"})
    for puzzle in unnamed:
        refusal("save", {"puzzle": puzzle})
    refusal("save", {"puzzle": {"document": {}}, "format": "xc"})
    refusal("save", {"puzzle": {"document": {"a": float("nan")}}, "format": "json"})


def test_nulls_are_keys_that_are_not_given() -> None:
    document = {"title": "x", "rim": None, "board": {"rows": None, "cells": [[0, None]]}}
    saved = answer("save", {"puzzle": {"document": document}})
    assert tomllib.loads(saved["text"]) == {"title": "x", "board": {"cells": [[0]]}}


TITLES = [
    ("My Puzzle!", "my-puzzle"),
    ("  ", "my-puzzle"),
    (None, "my-puzzle"),
    ("../../x", "x"),
    ("Grüße 3x3", "grüße-3x3"),
    ("a" * 99, "a" * 60),
    ("Con", "con-puzzle"),
    ("COM1", "com1-puzzle"),
    ("Console", "console"),
    ("Gru\u0308ße", "grüße"),
    ("★ ✶", "my-puzzle"),
]


def test_all_downloads_of_a_puzzle_have_one_name() -> None:
    board = {"cells": [[0, 0]]}
    own = {"format": 1, "title": "Mine!", "family": "tiling", "lattice": "square", "tiles": ["A A A A"], "board": board}
    for puzzle, name in (({"document": own}, "mine"), ({"name": "soma"}, "soma")):
        names = [answer("save", {"puzzle": puzzle, "format": kind})["name"] for kind in ("toml", "json")]
        names.append(answer("draw", {"puzzle": puzzle})["name"])
        assert names == [f"{name}.toml", f"{name}.json", f"{name}.svg"]


@pytest.mark.parametrize(("title", "name"), TITLES)
def test_titles_become_names_of_files(title: Any, name: str) -> None:
    assert file_name(title) == name


def test_a_file_of_solutions_is_looked_at_with_the_puzzle_that_is_open() -> None:
    text = "\n\n".join(map(str, solve(open_puzzle("magic-triangle"), 2).solutions))

    def ask(text: str, puzzle: Any) -> dict[str, Any]:
        return answer("read", {"files": [{"name": "found.txt", "text": text}], "puzzle": puzzle})

    opened = {"name": "magic-triangle"}
    assert ask(text, opened)["solutions"] == "found.txt has 2 solutions of this puzzle, all right."
    [mistake] = ask(text.replace("BW", "BX", 1), opened)["mistakes"]
    assert mistake["line"] == text[: text.index("BW")].count("\n") + 1
    assert "BX" in mistake["message"]
    unfinished = {"document": {"format": 1, "family": "tiling", "lattice": "square"}}
    for params in ((text, None), ("nothing", opened), (text, unfinished)):
        refused = refusal("read", {"files": [{"name": "found.txt", "text": params[0]}], "puzzle": params[1]})
        assert "which is for solutions" in refused.message

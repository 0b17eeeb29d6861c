"""Lists of tiles as people write them: what is understood, and what is refused."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from tests.desk.refusals import refusal
from tilewright.catalog import text_of
from tilewright.desk.asks import answer
from tilewright.desk.outlines import ready_board
from tilewright.lattices import LATTICES

CASED = ["R+ G- B+ Y-", "R- G+ B- Y+"]
HEADS = ["fishH catT dogH fishT", "catH dogT catT fishH"]


def read(text: str, lattice: str = "square", halves: Any = None) -> dict[str, Any]:
    return answer("typed", {"lattice": lattice, "text": text, "halves": halves})


WAYS: dict[str, tuple[str, list[str]]] = {
    "letters and blanks": ("R g B y\nr G b Y", CASED),
    "letters alone": ("RgBy\n\nrGbY\n", CASED),
    "letters with marks": ("R+G-B+Y-\nR-G+B-Y+", CASED),
    "a spreadsheet with numbers": ("1\tR\tg\tB\ty\n2\tr\tG\tb\tY", CASED),
    "a tile in each column": ("top\tR\tr\nright\tg\tG\nbottom\tB\tb\nleft\ty\tY", CASED),
    "sides in another order": ("up,left,down,right\nR,y,B,g\nr,Y,b,G", CASED),
    "quoted values": ('"R","g","B","y"\r\n"r","G","b","Y"', CASED),
    "lists of a program": ("[['R', 'g', 'B', 'y'], ['r', 'G', 'b', 'Y']]", CASED),
    "lines of a puzzle file": ('tiles = [   \n  "R+ G- B+ Y-",\n  "R- G+ B- Y+",\n]', CASED),
    "a table of a text": ("| top | right | bottom | left |\n|---|---|---|---|\n|R|g|B|y|\n|r|G|b|Y|", CASED),
    "cards with names": ("Card 1: R g B y\nCard 2: r G b Y", CASED),
    "words and commas": ("fish head, cat tail, dog head, fish tail\ncat head, dog tail, cat tail, fish head", HEADS),
    "words and blanks": ("fish head cat tail dog head fish tail\ncat head dog tail cat tail fish head", HEADS),
    "a label on each line": (
        "fish head\ncat tail\ndog head\nfish tail\n\ncat head\ndog tail\ncat tail\nfish head",
        HEADS,
    ),
    "equal words": ("red green blue red\ngreen blue red blue", ["red green blue red", "green blue red blue"]),
    "numbers": ("1 2 3 4\n2 3 4 1", ["1 2 3 4", "2 3 4 1"]),
    "sides without a label": ("R . B -\nB R R R", ["R * B *", "B R R R"]),
    "empty cells": ("R\t\tB\tG\nB\tR\tR\t", ["R * B G", "B R R *"]),
}


@pytest.mark.parametrize("way", WAYS)
def test_the_common_ways_to_write_tiles_are_understood(way: str) -> None:
    text, tiles = WAYS[way]
    found = read(text)
    assert found["tiles"] == tiles
    marks = {id(CASED): ["+", "-"], id(HEADS): ["H", "T"]}.get(id(tiles))
    assert found["matching"] == (marks and {"halves": marks})
    assert found["words"].startswith("2 tiles, read as top, right, bottom and left. ")


@pytest.mark.parametrize(
    "name", ["scramble-africa", "scramble-cowboys", "magic-triangle", "macmahon-squares-4x6", "unicorn"]
)
@pytest.mark.parametrize("separator", [" ", "\t", ", "])
def test_tiles_of_the_catalog_are_read_as_they_are(name: str, separator: str) -> None:
    document = tomllib.loads(text_of(name))
    text = "\n".join(separator.join(tile.split()) for tile in document["tiles"])
    found = read(text, document["lattice"], document.get("matching", {}).get("halves"))
    assert found["tiles"] == document["tiles"]
    alone = read(text, document["lattice"])
    assert alone["tiles"] == document["tiles"]
    assert sorted((alone["matching"] or {}).get("halves", [])) == sorted(document.get("matching", {}).get("halves", []))


def test_equal_labels_are_taken_as_they_are_where_that_is_wanted() -> None:
    assert read("R g B y\nr G b Y", halves=False) == {
        **read("R g B y\nr G b Y"),
        "tiles": ["R g B y", "r G b Y"],
        "matching": None,
        "words": "2 tiles, read as top, right, bottom and left. Equal labels meet.",
    }


def test_letters_follow_the_marks_of_the_puzzle() -> None:
    found = read("R g B y", halves=["H", "T"])
    assert (found["tiles"], found["matching"]) == (["RH GT BH YT"], {"halves": ["H", "T"]})


@pytest.mark.parametrize(
    ("text", "lattice", "line", "message"),
    [
        ("R g B y\n\nR g B", "square", "line 3", "line 3 has 3 labels, but a tile has 4 sides"),
        ("R g B y", "triangular", "line 1", "line 1 has 4 labels, but a tile has 3 sides"),
        ("R g B y\nRgByRgB", "square", "line 2", "line 2 has “RgByRgB”, but a tile has 4 sides"),
        ("R g B y\nR g B* y", "square", "line 2", "line 2: the label B* has a *, which stands for no label"),
        (" \n", "square", "text", "there is nothing to read"),
        ("# nothing\n---", "hexagonal", "text", "no line of this has labels"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_line(text: str, lattice: str, line: str, message: str) -> None:
    refused = refusal("typed", {"lattice": lattice, "text": text})
    assert (refused.where, refused.message) == (line, message)
    assert refused.help


@pytest.mark.parametrize("lattice", LATTICES.values(), ids=LATTICES)
def test_ready_boards_have_as_many_cells_as_are_wanted(lattice: Any) -> None:
    for n in range(1, 40):
        board = ready_board(lattice, n)
        if board is not None:
            shape, sizes = board["shape"], {key: size for key, size in board.items() if key != "shape"}
            assert len(lattice.shape_named[shape].cells(sizes)) == n
    assert answer("preset", {"lattice": "square", "n_cells": 9}) == {
        "board": {"shape": "rectangle", "columns": 3, "rows": 3}
    }

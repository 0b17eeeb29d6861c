"""What holds of every puzzle of the catalog, in one pass: each is opened once, then all claims are put to it.

Each claim that fails is reported by itself, with its name and that of the puzzle.
"""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import replace
from functools import cached_property
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import tilewright as tw
from tests.examples import TELLING
from tests.families.test_declared import changed, is_at_its_place, wrong_parts
from tests.formats.test_pictures import WAYS, printed
from tests.golden.entries import TEXTS, document_of, known_of
from tilewright import catalog
from tilewright.desk.asks import answer
from tilewright.desk.opened import cells_under
from tilewright.families import FAMILIES, Puzzle, Solution, family_of
from tilewright.families.common import known_alone
from tilewright.families.schema import schema_of
from tilewright.formats import FileText
from tilewright.formats.puzzle_file import read_json_text, read_toml_text, write
from tilewright.formats.solutions import solutions_in
from tilewright.rendering.gallery import gallery_svg
from tilewright.solving import Limits, solve

_SVG = "{http://www.w3.org/2000/svg}"


class Entry:
    """A puzzle of the catalog; what several claims need of it is made once."""

    def __init__(self, name: str) -> None:
        self.name = name

    @property
    def document(self) -> Mapping[str, Any]:
        """Its file as tables; claims that change them take a copy."""
        return document_of(self.name)

    @cached_property
    def variants(self) -> dict[str, Puzzle]:
        """The puzzle, under "", and its variants."""
        return {variant: tw.load(self.name, variant=variant or None) for variant in ("", *catalog.variants(self.name))}

    @property
    def puzzle(self) -> Puzzle:
        return self.variants[""]

    @cached_property
    def draft(self) -> dict[str, Any]:
        return answer("draft", {"document": self.document})

    @cached_property
    def view(self) -> dict[str, Any]:
        return answer("view", {"puzzle": {"name": self.name}})

    @cached_property
    def places(self) -> list[list[int]]:
        """Its cells, as the page of drafts names them."""
        return [cell["at"] for cell in self.draft["board"]["cells"]]


Claim = Callable[[Entry], None]
CLAIMS: list[Claim] = []


def claim(function: Claim) -> Claim:
    """List a function that asserts something of an entry."""
    CLAIMS.append(function)
    return function


_QUICK = (pytest.mark.quick, pytest.mark.golden)


@pytest.mark.usefixtures("template_in_the_catalog")
@pytest.mark.parametrize("name", [pytest.param(name, marks=_QUICK if name in TELLING else ()) for name in TEXTS])
def test_every_puzzle(name: str, subtests: pytest.Subtests) -> None:
    entry = Entry(name)
    for one in CLAIMS:
        with subtests.test(one.__name__):
            one(entry)


# The file


@claim
def the_file_names_its_sources(entry: Entry) -> None:
    data = entry.document
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", entry.name)
    assert data["title"]
    assert data["about"]
    assert data["sources"]
    assert all(data["sources"])
    assert all(known["source"] for known in data.get("known", []))


@claim
def no_count_is_given_twice(entry: Entry) -> None:
    given = [(question, known["counts"]) for question, known in known_of(entry.name)]
    assert len(set(given)) == len(given)


@claim
def lint_proves_it_impossible_only_if_it_is_known_to_be(entry: Entry) -> None:
    for variant, puzzle in entry.variants.items():
        impossible = any(
            known["count"] == 0 and not question[3] and question[4] is None
            for question, known in known_of(entry.name)
            if question[1] == variant
        )
        assert impossible or not any(finding.proves for finding in tw.lint(puzzle)), variant


@claim
def it_is_written_and_read_back(entry: Entry) -> None:
    for variant, puzzle in entry.variants.items():
        # Variants are not written, nor are their numbers.
        plain = replace(puzzle, known=known_alone(puzzle.known, ""))
        assert read_toml_text(write(puzzle), puzzle.name) == plain, variant


def makes_no_puzzle(document: Mapping[str, Any]) -> bool:
    try:
        read_json_text(json.dumps(document))
    except tw.InvalidFile:
        return True
    return False


@claim
def its_mistakes_are_found_where_they_are(entry: Entry) -> None:
    table = FAMILIES[entry.document["family"]].fields
    assert wrong_parts(table, entry.document) == ()
    schema = Draft202012Validator(schema_of([table], "family", ""))
    random = Random(entry.name)
    for _ in range(60):
        other = changed(entry.document, random)
        found = wrong_parts(table, other)
        assert all(is_at_its_place(one, other) for one in found), (found, other)
        # The schema allows all that makes a puzzle, but for the null of JSON, which stands for a key that is not there.
        assert found or schema.is_valid(other) or "None" in repr(other) or makes_no_puzzle(other), other


# Pictures


@claim
def its_small_picture_is_small_and_shows_something_on_the_board(entry: Entry) -> None:
    puzzle = entry.puzzle
    text = gallery_svg(puzzle)
    assert len(text) < 60_000
    root = ElementTree.fromstring(text)
    assert root.get("aria-label") == puzzle.title
    if puzzle.family == "tiling":
        fills = {path.get("fill") for path in root.iter(f"{_SVG}path")} - {"none", "#ffffff"}
        assert len(fills) >= min(2, len(puzzle.pieces))
    else:
        assert [path.get("aria-label") for path in root.iter(f"{_SVG}path") if path.get("aria-label")]


@claim
def solutions_are_read_as_they_were_printed(entry: Entry) -> None:
    puzzle = entry.puzzle
    family = family_of(puzzle)
    if puzzle.setup is not None:
        setup = family.setups.draw(puzzle, Random(1))
        assert setup is not None
        puzzle = family.setups.with_setup(puzzle, setup)
    try:
        found: list[Solution] = list(solve(puzzle, 2, limits=Limits(nodes=20_000, seconds=2)).solutions)
    except tw.TilewrightError:
        found = []
    if not found:
        # There is none, or that takes too long for a test; an arrangement that is no solution is drawn and read, too.
        table, things = family.table, family.table.things(puzzle)
        are_single = all(len(thing.orientations[0].cells) == 1 for thing in things)
        covered = range(min(len(puzzle.board), len(things)) if are_single else 0)
        found = [table.solution(puzzle, [table.lay(puzzle, k, 0, (k,)) for k in covered])]
    for kind, style in WAYS:
        assert solutions_in(puzzle, FileText("found.txt", printed(found, kind, **style))) == found, (kind, style)


# The desk


@claim
def it_has_a_view_whose_cells_and_pieces_lie_where_they_should(entry: Entry) -> None:
    view = entry.view
    assert json.loads(json.dumps(view, allow_nan=False)) == view
    board = view["board"]
    left, top, width, height = board["box"]
    for cell in board["cells"]:
        for x, y in (cell["center"], *cell["points"]):
            assert left <= x <= left + width
            assert top <= y <= top + height
    assert len({tuple(cell["center"]) for cell in board["cells"]}) == len(board["cells"])
    for piece in view["pieces"]:
        assert piece["ways"][0]["svg"]
        for way in piece["ways"]:
            assert all(0 <= to < len(piece["ways"]) for to in way["to"].values())
    for piece, way, cell in view["given"]:
        cells_under(entry.puzzle, (piece, way, cell))


@claim
def it_goes_into_a_link_and_comes_out(entry: Entry) -> None:
    by_name = {"name": entry.name, "variant": "", "blocked": [], "placed": [], "target": None}
    short = answer("link", {"puzzle": by_name})["link"]
    assert answer("unlink", {"link": short})["puzzle"] == {"name": entry.name}
    assert len(short) < 60
    whole = {"document": entry.document}
    assert answer("unlink", {"link": answer("link", {"puzzle": whole})["link"]})["puzzle"] == whole


@claim
def it_is_saved_and_read_again(entry: Entry) -> None:
    for kind in ("toml", "json"):
        saved = answer("save", {"puzzle": {"document": entry.document}, "format": kind})
        read = answer("read", {"files": [{"name": saved["name"], "text": saved["text"]}]})
        assert read == {"document": entry.document, "mistakes": []}, kind


@claim
def it_is_a_draft_that_is_ready(entry: Entry) -> None:
    document, draft = entry.document, entry.draft
    assert draft["ready"]
    assert draft["mistakes"] == []
    assert len(draft["tiles"]) == len(document.get("tiles", []))
    assert len(draft["pieces"]) == len(document.get("piece", []))
    assert all(piece["cells"] or piece["tile"] for piece in draft["pieces"])
    view = answer("view", {"puzzle": {"document": document}})
    for key in ("at", "name"):
        assert [cell[key] for cell in draft["board"]["cells"]] == [cell[key] for cell in view["board"]["cells"]]


@claim
def its_board_can_be_painted_without_losing_anything(entry: Entry) -> None:
    document, board = entry.document, entry.draft["board"]
    having = {
        state: [cell["at"] for cell in board["cells"] if cell["state"] == state] for state in ("blocked", "optional")
    }
    same = answer("repaint", {"document": deepcopy(document), "cells": entry.places, **having})["document"]
    assert answer("draft", {"document": same})["board"] == board
    assert {**same, "board": None} == {**document, "board": None}
    canvas = answer("canvas", {"lattice": document["lattice"], "cells": entry.places, "margin": 1})
    assert {tuple(at) for at in entry.places} <= {tuple(cell["at"]) for cell in canvas["cells"]}


@claim
def what_is_drawn_and_taken_away_again_changes_nothing(entry: Entry) -> None:
    document = deepcopy(entry.document)
    asked = {"lattice": document["lattice"], "cells": entry.places, "margin": 1}
    spare = next(cell["at"] for cell in answer("canvas", asked)["cells"] if cell["at"] not in entry.places)
    for state in ("empty", "away"):
        document = answer("repaint", {"document": document, "changes": [{"at": spare, "state": state}]})["document"]
    assert set(entry.document) == set(document)
    before, after = json.dumps(entry.document), json.dumps(document)
    for variant in (None, *document.get("variant", {})):
        assert read_json_text(after, entry.name, variant) == read_json_text(before, entry.name, variant), variant

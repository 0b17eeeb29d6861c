"""The catalog holds what it says: every puzzle opens, and every known count, with its source, is what we count."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

import tilewright
from tests.contracts.templates import template_text
from tilewright import catalog
from tilewright.catalog import variants
from tilewright.families.common import known_alone
from tilewright.formats.puzzle_file import read_toml_text, write

ANSWERS = {
    "raw": "raw",
    "distinct": "distinct",
    "rotation": "up_to_rotation",
    "symmetry": "up_to_symmetry",
    "relabeling": "up_to_relabeling",
}
SLOW_SECONDS = 5.0
# The puzzle that docs/adding shows is tested as if it was in the catalog.
TEMPLATE = "square-of-nine"
TEXTS = {
    **{name: catalog.text_of(name) for name in catalog.names()},
    TEMPLATE: template_text("puzzle.md", f"{TEMPLATE}.toml"),
}

Question = tuple[str, str, str, tuple[str, ...], int | None]
"""Name of a puzzle, variant, the key of chosen cells or pieces and these, target sum: one search answers its counts."""


@pytest.fixture(autouse=True)
def _template_in_the_catalog(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "text_of", TEXTS.__getitem__)
    monkeypatch.setattr(catalog, "names", lambda: tuple(TEXTS))


@cache
def _file(name: str) -> dict[str, Any]:
    return tomllib.loads(TEXTS[name])


def _known(name: str) -> Iterator[tuple[Question, dict[str, Any]]]:
    for known in _file(name).get("known", []):
        key = "pieces" if "pieces" in known else "block"
        named = known.get(key, ())
        chosen = tuple(named.split()) if isinstance(named, str) else tuple(map(str, named))
        yield (name, known.get("variant", ""), key, chosen, known.get("target")), known


def _questions() -> Iterator[Any]:
    for name in TEXTS:
        seconds: dict[Question, float] = {}
        for question, known in _known(name):
            seconds[question] = max(seconds.get(question, 0.0), known.get("seconds", 1))
        for question, most in seconds.items():
            _, variant, _, chosen, target = question
            label = "-".join(filter(None, [name, variant, *chosen, "" if target is None else f"sum-{target}"]))
            yield pytest.param(question, id=label, marks=[pytest.mark.slow] if most > SLOW_SECONDS else [])


@pytest.mark.parametrize("question", list(_questions()))
def test_our_counts_are_the_known_counts(question: Question) -> None:
    name, variant, key, chosen, target = question
    puzzle = tilewright.load(name, variant=variant or None)
    if chosen:
        puzzle = {"block": tilewright.with_blocked, "pieces": tilewright.with_pieces}[key](puzzle, chosen)
    if target is not None:
        puzzle = tilewright.with_target(puzzle, target)
    known = {entry["counts"]: entry["count"] for asked, entry in _known(name) if asked == question}
    answer = tilewright.count(puzzle, relabelings="relabeling" in known)
    assert answer.exhausted
    assert {counts: getattr(answer, ANSWERS[counts]) for counts in known} == known


@pytest.mark.parametrize("name", TEXTS)
def test_every_file_names_its_sources(name: str) -> None:
    data = _file(name)
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name)
    assert data["title"]
    assert data["about"]
    assert data["sources"]
    assert all(data["sources"])
    assert all(known["source"] for known in data.get("known", []))


MOST_WITHOUT_COUNT = 30


def test_makers_are_spelled_alike() -> None:
    makers = {maker for name in TEXTS for maker in catalog.summary(name).maker}
    assert len({re.sub(r"\W|\bthe\b|\binc\b", "", maker.casefold()) for maker in makers}) == len(makers)
    assert all(maker == " ".join(maker.split()) for maker in makers)


def test_few_puzzles_have_no_known_count() -> None:
    without = [name for name in TEXTS if not _file(name).get("known")]
    assert len(without) <= MOST_WITHOUT_COUNT


@pytest.mark.parametrize("name", TEXTS)
def test_no_count_is_given_twice(name: str) -> None:
    given = [(question, known["counts"]) for question, known in _known(name)]
    assert len(set(given)) == len(given)


@pytest.mark.parametrize("name", TEXTS)
def test_every_puzzle_is_sound(name: str) -> None:
    """Lint proves none of them impossible, but for those that are known to be."""
    for variant in (None, *variants(name)):
        puzzle = tilewright.load(name, variant=variant)
        impossible = any(
            known["count"] == 0 and not question[3] and question[4] is None
            for question, known in _known(name)
            if question[1] == (variant or "")
        )
        assert impossible or not any(finding.proves for finding in tilewright.lint(puzzle))


@pytest.mark.parametrize("name", TEXTS)
def test_every_puzzle_is_written_and_read_back(name: str) -> None:
    for variant in (None, *variants(name)):
        puzzle = tilewright.load(name, variant=variant)
        # Variants are not written, nor are their numbers.
        assert read_toml_text(write(puzzle), puzzle.name) == replace(puzzle, known=known_alone(puzzle.known, ""))

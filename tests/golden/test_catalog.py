"""The catalog holds what it says: every known count, with its source, is what we count."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import tilewright
from tests.golden.entries import TEXTS, Question, document_of, known_of
from tilewright import catalog

ANSWERS = {
    "raw": "raw",
    "distinct": "distinct",
    "rotation": "up_to_rotation",
    "symmetry": "up_to_symmetry",
    "relabeling": "up_to_relabeling",
}
SLOW_SECONDS = 5.0

pytestmark = pytest.mark.usefixtures("template_in_the_catalog")


def _questions() -> Iterator[Any]:
    for name in TEXTS:
        seconds: dict[Question, float] = {}
        for question, known in known_of(name):
            seconds[question] = max(seconds.get(question, 0.0), known.get("seconds", 1))
        for question, most in seconds.items():
            _, variant, _, chosen, target = question
            label = "-".join(filter(None, [name, variant, *chosen, "" if target is None else f"sum-{target}"]))
            yield pytest.param(question, id=label, marks=[pytest.mark.slow] if most > SLOW_SECONDS else [])


def _sized(puzzle: Any, chosen: tuple[str, ...]) -> Any:
    return tilewright.with_size(puzzle, *chosen)


@pytest.mark.parametrize("question", list(_questions()))
def test_our_counts_are_the_known_counts(question: Question) -> None:
    name, variant, key, chosen, target = question
    puzzle = tilewright.load(name, variant=variant or None)
    if chosen:
        puzzle = {"block": tilewright.with_blocked, "pieces": tilewright.with_pieces, "size": _sized}[key](
            puzzle, chosen
        )
    if target is not None:
        puzzle = tilewright.with_target(puzzle, target)
    known = {entry["counts"]: entry["count"] for asked, entry in known_of(name) if asked == question}
    answer = tilewright.count(puzzle, relabelings="relabeling" in known)
    assert answer.exhausted
    assert {counts: getattr(answer, ANSWERS[counts]) for counts in known} == known


MOST_WITHOUT_COUNT = 30


def test_makers_are_spelled_alike() -> None:
    makers = {maker for name in TEXTS for maker in catalog.summary(name).maker}
    assert len({re.sub(r"\W|\bthe\b|\binc\b", "", maker.casefold()) for maker in makers}) == len(makers)
    assert all(maker == " ".join(maker.split()) for maker in makers)


def test_few_puzzles_have_no_known_count() -> None:
    without = [name for name in TEXTS if not document_of(name).get("known")]
    assert len(without) <= MOST_WITHOUT_COUNT

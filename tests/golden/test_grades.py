"""How hard puzzles are, as it is kept, is what `rate` says."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest

from tilewright import catalog
from tilewright.catalog import grades
from tilewright.design.difficulty.rating import GRADES, grade_of
from tilewright.families.renaming import digest

DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture
def make_grades(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(DOCS))
    return importlib.import_module("make_grades")


@pytest.mark.parametrize("name", ["tatami", "unicorn", "magic-square-3", "genius-square", "five-rings"])
def test_a_kept_rating_is_made_again(name: str, make_grades: Any) -> None:
    assert make_grades.number_of(name) == grades.number_of(name)


@pytest.mark.parametrize("name", ["magic-hexagon-2", "tetrominoes-4x5"])
def test_what_has_no_solution_is_not_rated(name: str, make_grades: Any) -> None:
    assert make_grades.number_of(name) is None
    assert grades.number_of(name) is None


def test_steps_are_the_grades_of_ratings() -> None:
    for number in (0.0, 0.99, 1.0, 2.99, 3.0, 5.99, 6.0, 9.99, 10.0, 14.9):
        assert grades.step_of(number) == grade_of(number)
    assert grades.step_of(GRADES["very hard"]) == "very hard"


def test_a_puzzle_that_has_changed_has_no_rating(monkeypatch: pytest.MonkeyPatch) -> None:
    assert grades.number_of("soma") is not None
    monkeypatch.setattr(grades, "text_of", lambda name: "another file")
    assert grades.number_of("soma") is None


def test_nearly_all_puzzles_are_rated() -> None:
    assert set(grades.kept_grades()) == set(catalog.names())
    assert all(entry["file"] == digest(catalog.text_of(name)) for name, entry in grades.kept_grades().items())
    assert sum(grades.number_of(name) is None for name in catalog.names()) < 0.06 * len(catalog.names())

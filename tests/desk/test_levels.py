"""Puzzles as hard as a person wants them: of a day, and rolled."""

from __future__ import annotations

import datetime
import json
from itertools import pairwise
from typing import Any, get_args

import pytest

import tilewright as tw
from tests.desk.refusals import refusal
from tilewright.catalog import daily_dominoes
from tilewright.catalog.daily import LEVELS, choices_of, level_of, puzzle_of_day
from tilewright.catalog.daily_dominoes import batches, document_of, dominoes_of_day
from tilewright.catalog.today import KINDS, kinds_of_day, puzzle_of_today
from tilewright.desk.asks import answer
from tilewright.desk.limits import DeskLimits
from tilewright.desk.opened import opened
from tilewright.desk.requests import Difficulty
from tilewright.errors import UnknownPuzzle
from tilewright.formats.puzzle_file import read_json_text

BEGIN = datetime.date(2026, 11, 23)


def _days(level: str, n: int) -> list[dict[str, object]]:
    return [puzzle_of_day(BEGIN + datetime.timedelta(k), level) for k in range(n)]


@pytest.mark.parametrize("level", LEVELS)
def test_no_two_days_in_a_row_have_the_same_puzzle_and_all_take_turns(level: str) -> None:
    names = [str(puzzle["name"]) for puzzle in _days(level, 1000)]
    assert all(a != b for a, b in pairwise(names))
    # Within two turns each has been there, and in three years none more often than others.
    n = len(set(names))
    assert n > 30
    assert set(names[: 2 * n]) == set(names)
    assert max(map(names.count, names)) - min(map(names.count, names)) <= 2


def test_a_puzzle_comes_again_with_another_roll() -> None:
    rolls = [puzzle for puzzle in _days("hard", 800) if puzzle["name"] == "genius-star"]
    assert len({str(roll) for roll in rolls}) == len(rolls) > 10


def test_the_puzzle_of_a_day_never_changes() -> None:
    asked = {level: answer("daily", {"date": "2026-11-23", "level": level}) for level in LEVELS}
    assert {level: found["title"] for level, found in asked.items()} == TITLES
    dominoes = {level: dominoes_of_day(datetime.date(2026, 11, 27), level)["piece"] for level in LEVELS}
    assert {level: (pieces[0]["name"], len(pieces)) for level, pieces in dominoes.items()} == DOMINOES


DOMINOES = {"easy": ("0-2", 6), "medium": ("2-4", 7), "hard": ("0-0", 11)}
TITLES = {"easy": "Y pentominoes in 5 x 10", "medium": "Magic-19", "hard": "Hexiamonds in a ring"}


@pytest.mark.parametrize("level", LEVELS)
def test_the_puzzle_of_a_day_can_be_laid_at_once(level: str) -> None:
    for puzzle in _days(level, 5):
        assert opened(puzzle, DeskLimits()).is_set_up


@pytest.mark.golden
@pytest.mark.parametrize("level", LEVELS)
def test_the_puzzle_of_a_day_is_as_hard_as_it_is_called(level: str) -> None:
    for puzzle in _days(level, 200)[::67]:
        rating = tw.rate(opened(puzzle, DeskLimits()).puzzle)
        assert level_of(rating.grade) == level, (puzzle, rating.number)


@pytest.mark.thorough
def test_a_roll_is_as_hard_as_it_was_wished_or_as_near_as_one_was_found(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = {"puzzle": {"name": "genius-square"}, "level": "medium", "seed": 1}
    found = answer("roll", asked)
    rating = tw.rate(opened({"name": "genius-square", "blocked": found["blocked"]}, DeskLimits()).puzzle)
    assert rating.grade == "medium"
    assert found["words"].startswith("medium: a typical attempt tries ")
    monkeypatch.setattr("tilewright.desk.levels._MOST_ROLLS", 2)
    words = answer("roll", {**asked, "level": "hard"})["words"]
    assert words.startswith("none of 2 was hard; the nearest to it is medium: ")
    # Of this one easy rolls are known.
    assert answer("roll", {**asked, "level": "easy"})["words"].startswith("easy: ")


@pytest.mark.parametrize("level", LEVELS)
def test_dominoes_of_a_day_have_one_solution_however_they_are_turned(level: str) -> None:
    first = batches()[0][level][0]
    boards = set()
    for turn in range(8):
        puzzle: Any = read_json_text(json.dumps(document_of(first, turn, "turned")))
        assert tw.count(puzzle).raw == 1
        boards.add(frozenset(puzzle.board.cells))
    assert len(boards) > 1


@pytest.mark.golden
@pytest.mark.parametrize("level", LEVELS)
def test_all_dominoes_of_days_have_one_solution_and_are_as_hard_as_they_are_called(level: str) -> None:
    for number, one in enumerate(one for batch in batches() for one in batch[level]):
        puzzle = read_json_text(json.dumps(document_of(one, 0, level)))
        assert tw.count(puzzle).raw == tw.count(puzzle, engine="cpsat").raw == 1, one
        if number % 9 == 0:
            assert level_of(tw.rate(puzzle).grade) == level, one


def test_dominoes_of_past_days_stay_when_some_are_added(monkeypatch: pytest.MonkeyPatch) -> None:
    begin = datetime.date(2027, 3, 1)
    [batch, *_] = before = batches()
    days = [begin + datetime.timedelta(k) for k in range(-40, 40)]
    old = [dominoes_of_day(day, "easy") for day in days]
    added = {**batch, "from": begin.isoformat(), "easy": batch["medium"]}
    monkeypatch.setattr(daily_dominoes, "batches", lambda: [*before, added])
    new = [dominoes_of_day(day, "easy") for day in days]
    assert new[:40] == old[:40]
    assert all(a["piece"] != b["piece"] for a, b in zip(old[40:], new[40:], strict=True))


def test_the_puzzle_of_a_day_has_a_name_like_any_of_the_catalog() -> None:
    asked = answer("daily", {"of": "dominoes", "level": "hard", "date": "2026-11-23"})
    assert asked["title"] == "Dominoes, Nov 23: hard"
    assert opened(asked["puzzle"], DeskLimits()).puzzle == tw.load("dominoes-hard-2026-11-23")
    today = datetime.date.today()
    assert tw.load("dominoes-easy") == tw.load(f"dominoes-easy-{today}")
    # With its roll.
    assert tw.load("day-easy-2026-11-23").title == TITLES["easy"]
    assert all(tw.load(f"day-{level}").setup is None for level in LEVELS)
    for name, words in {"day-hard-2999-12-31": "not out yet", "dominoes-hard-2026-02-30": "no such day"}.items():
        with pytest.raises(UnknownPuzzle, match=words):
            tw.load(name)


def test_three_puzzles_of_a_day_are_of_three_kinds_and_as_hard_as_they_are_called() -> None:
    days = [BEGIN + datetime.timedelta(k) for k in range(120)]
    for day in days:
        kinds = kinds_of_day(day)
        assert tuple(kinds) == tuple(LEVELS)
        assert len(set(kinds.values())) == 3
    assert {kind for day in days for kind in kinds_of_day(day).values()} == set(KINDS)
    assert all(kinds_of_day(a) != kinds_of_day(b) for a, b in pairwise(days))
    for level in LEVELS:
        # Whatever has its turn is of the level, and within four months most of it has been there.
        asked = [puzzle_of_today(day, level) for day in days]
        known = set(choices_of(level))
        assert all(puzzle["name"] in known or puzzle["name"].startswith(f"dominoes-{level}-") for puzzle in asked)
        assert len({str(puzzle) for puzzle in asked}) > 60


def test_three_puzzles_of_a_day_never_change() -> None:
    found = answer("today", {"date": "2026-11-27"})["puzzles"]
    assert [(one["level"], one["kind"], one["title"]) for one in found] == [
        ("easy", "Numbers to add up", "Magic square of order 3"),
        ("medium", "A roll of dice", "The Genius Star"),
        ("hard", "Shapes to fit in", "Hexiamonds of Tenyo"),
    ]
    for one in found:
        assert "<svg" in one["picture"]
        assert opened(one["puzzle"], DeskLimits()).is_set_up
        asked = answer("daily", {"of": "today", "level": one["level"], "date": "2026-11-27"})
        assert asked == {"puzzle": one["puzzle"], "title": one["title"]}
    easy = answer("daily", {"of": "today", "level": "easy", "date": "2026-11-22"})
    assert easy["puzzle"] == {"name": "dominoes-easy-2026-11-22"}


def test_levels_and_dates_that_there_are_not_are_refused() -> None:
    assert "easy, medium or hard" in refusal("daily", {"date": "2026-11-23", "level": "evil"}).message
    assert "a date such as" in refusal("daily", {"date": "2026-11-31"}).message
    assert "easy, medium, hard or any" in refusal("roll", {"puzzle": {"name": "katamino"}, "level": 3}).message
    assert get_args(Difficulty) == tuple(LEVELS)


def test_a_puzzle_of_the_future_is_not_out_yet() -> None:
    today = datetime.datetime.now(datetime.UTC).date()
    # In the east it may be tomorrow already.
    tomorrow, later = (str(today + datetime.timedelta(days)) for days in (1, 3))
    assert answer("daily", {"date": tomorrow})["title"]
    for ask in ("daily", "today"):
        assert "is not out yet" in refusal(ask, {"date": later}).message


def test_a_set_that_is_drawn_has_a_solution_unless_it_may_be_any() -> None:
    asked = {"name": "katamino", "variant": "5x4"}

    def has_solution(seed: int, level: str | None) -> bool:
        drawn = answer("roll", {"puzzle": asked, "seed": seed, "level": level})
        return bool(tw.solve(opened({**asked, **drawn}, DeskLimits()).puzzle).solutions)

    assert all(has_solution(seed, None) for seed in range(3))
    assert not all(has_solution(seed, "any") for seed in range(3))

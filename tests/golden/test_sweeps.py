"""All setups of games, answered together: known numbers, and what no sweep may miss."""

from __future__ import annotations

import os
from collections import Counter

import pytest

import tilewright as tw
from tilewright.solving.sweep import Sweep, sweep

WORKERS = os.cpu_count() or 1


def rolls(swept: Sweep, number: int) -> set[frozenset[str]]:
    return {frozenset(names) for names, _, answer in swept if answer == number}


# The maker says so of all rolls; N. Jensen, Western Washington University (2023), of the square.
@pytest.mark.slow
@pytest.mark.parametrize(("name", "n"), [("genius-star", 165_888), ("genius-square", 62_208)])
def test_every_roll_has_a_solution(name: str, n: int) -> None:
    swept = sweep(tw.load(name), "solvable", workers=WORKERS)
    assert swept.numbers() == [1] * n


# 97,422: github.com/johnrudge/genius_star. All figures: counted by one exhaustive search over all rolls.
@pytest.mark.slow
def test_rolls_with_the_golden_star() -> None:
    puzzle = tw.load("genius-star", "golden-star")
    found = sweep(puzzle, workers=WORKERS)
    assert found.summary().solvable == 97_422
    assert found.summary().total == 978_960
    assert sum(1 for answer in found.answers if answer) == 14_149
    solvable = sweep(puzzle, "solvable", workers=WORKERS)
    assert [bool(number) for number in found.numbers()] == [bool(number) for number in solvable.numbers()]


# Counted by one exhaustive search over all rolls with one cell of the tips, and 204 rolls by exact cover.
@pytest.mark.slow
def test_all_solutions_of_all_rolls_of_the_star() -> None:
    swept = sweep(tw.load("genius-star"), workers=WORKERS)
    found = swept.summary()
    assert (found.answered, found.total, found.median) == (165_888, 645_287_496, 2954)
    assert (found.fewest, found.n_hardest, found.most, found.n_easiest) == (3, 12, 30_583, 6)
    assert frozenset("44 31 22 29 42 11 40".split()) in rolls(swept, 3)
    assert frozenset("5 31 18 30 32 4 45".split()) in rolls(swept, 30_583)
    assert all(agrees for _, agrees in swept.compared())
    assert len(swept.compared()) == 10


# Counted by one exhaustive search over all rolls.
@pytest.mark.slow
def test_all_solutions_of_all_rolls_of_the_square() -> None:
    swept = sweep(tw.load("genius-square"), workers=WORKERS)
    found = swept.summary()
    assert (found.answered, found.total, found.median) == (62_208, 120_464_952, 1340)
    assert (found.fewest, found.n_hardest, found.most, found.n_easiest) == (11, 2, 22_317, 2)
    assert rolls(swept, 22_317) == {
        frozenset("E4 A4 A1 A3 E3 A5 A6".split()),
        frozenset("F4 F6 F3 B3 B4 F2 F1".split()),
    }
    assert all(agrees for _, agrees in swept.compared())
    assert Counter(swept.class_of).most_common(1)[0][1] <= 8


# Counted by a separate program, too: it lays pieces on the first free cell and adds up by set. 1,010 x 4 fill all 12
# columns, as the literature says.
@pytest.mark.parametrize(
    ("columns", "n", "solvable", "total"),
    [
        (3, 220, 7, 28),
        (4, 495, 26, 200),
        (5, 792, 45, 856),
        (6, 924, 172, 2164),
        (7, 792, 245, 5584),
        (8, 495, 261, 13632),
        (9, 220, 175, 23608),
        (10, 66, 65, 27804),
        (11, 12, 12, 16412),
        (12, 1, 1, 4040),
    ],
)
def test_all_sets_of_katamino(columns: int, n: int, solvable: int, total: int) -> None:
    variant = None if columns == 5 else f"5x{columns}"
    swept = sweep(tw.load("katamino", variant), workers=WORKERS)
    found = swept.summary()
    assert (found.answered, found.solvable, found.total) == (n, solvable, total)
    known = swept.compared(variant or "")
    assert known
    assert all(agrees for _, agrees in known)


# The same separate program, and the 13 sets that the source of the board lists.
def test_all_sets_of_the_ubongo_board() -> None:
    swept = sweep(tw.load("ubongo-duel"))
    assert (len(swept.setups), swept.summary().solvable, swept.summary().total) == (495, 13, 14)
    assert [agrees for _, agrees in swept.compared()] == [True] * 13


# The same separate program; with the 42 dates that do not exist there are 4,937,780.
@pytest.mark.slow
def test_all_dates_with_weekdays() -> None:
    found = sweep(tw.load("calendar-weekday"), workers=WORKERS).summary()
    assert (found.answered, found.solvable, found.total) == (2_562, 2_562, 4_864_096)
    assert (found.hardest, found.least) == (("Apr", "6", "Mon"), 97)
    assert (found.easiest, found.most) == (("Jun", "7", "Tue"), 10_374)

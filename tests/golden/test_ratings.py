"""Ratings agree with what the documentation says, and with what is known of real puzzles."""

from __future__ import annotations

import re
from pathlib import Path
from statistics import fmean

import tilewright as tw
from tilewright.families.all_setups import sampled_setups, with_setup

PAGE = Path(__file__).parents[2] / "docs" / "difficulty.md"


def test_the_table_of_the_documentation_is_right_and_in_order() -> None:
    rows = re.findall(r"^\| ([\w-]+) \| ([\d.]+) \| ([\w ]+) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(rows) > 10
    assert [float(number) for _, number, _ in rows] == sorted(float(number) for _, number, _ in rows)
    for name, number, grade in rows:
        rating = tw.rate(tw.load(name))
        assert (f"{rating.number:.1f}", rating.grade) == (number, grade), name


def ranks(numbers: list[float]) -> list[float]:
    return [sum((other < one) + (other == one) / 2 for other in numbers) for one in numbers]


def test_rolls_with_fewer_solutions_are_harder() -> None:
    template = tw.load("genius-star")
    puzzles = [with_setup(template, setup) for setup in sampled_setups(template, 20, 1)]
    numbers = ranks([tw.rate(puzzle).number or 0.0 for puzzle in puzzles])
    counts = ranks([float(tw.count(puzzle).distinct) for puzzle in puzzles])
    middle = len(puzzles) / 2
    products = fmean((a - middle) * (b - middle) for a, b in zip(numbers, counts, strict=True))
    assert products / fmean((a - middle) ** 2 for a in counts) < -0.4

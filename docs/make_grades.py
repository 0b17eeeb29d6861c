"""Rates the puzzles of the catalog for the page: `catalog/grades.json`.

Only those are rated whose file is new or has changed; `rm src/tilewright/catalog/grades.json` first to rate all, which
takes half an hour.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median_high
from typing import Any

import tilewright as tw
from tilewright import catalog
from tilewright.catalog import grades
from tilewright.design.difficulty.rating import Rating
from tilewright.errors import TilewrightError
from tilewright.families import Puzzle
from tilewright.families.all_setups import sampled_setups, with_setup
from tilewright.families.renaming import digest

SECONDS = 60.0
ROLLS = 5
"""Of a puzzle with dice, dates or sets of pieces that have a solution; the one in the middle is its rating."""
DRAWN = 60
"""Among so many."""


def made() -> dict[Path, str]:
    """The file as it should be, with a line for each puzzle."""
    kept = grades.kept_grades() if grades.GRADES_FILE.exists() else {}
    lines = [f"{json.dumps(name)}: {json.dumps(_entry(name, kept.get(name)))}" for name in catalog.names()]
    return {grades.GRADES_FILE: "{\n" + ",\n".join(lines) + "\n}\n"}


def _entry(name: str, kept: dict[str, Any] | None) -> dict[str, Any]:
    file = digest(catalog.text_of(name))
    if kept is not None and kept["file"] == file:
        return kept
    print(f"rating {name}", file=sys.stderr, flush=True)
    return {"file": file, "number": number_of(name)}


def number_of(name: str) -> float | None:
    """The number of a puzzle's rating, rounded; None if it has no solution, or cannot be rated in full in time."""
    numbers: list[float] = []
    if 0 in catalog.summary(name).counts.values():
        return None
    try:
        for puzzle in _puzzles(catalog.open_puzzle(name)):
            rating = tw.rate(puzzle, limits=tw.Limits(seconds=SECONDS))
            if not _is_sure(rating):
                return None
            if rating.number is not None:
                numbers.append(rating.number)
            if len(numbers) == ROLLS:
                break
    except TilewrightError:
        return None
    return round(median_high(numbers), 2) if numbers else None


def _is_sure(rating: Rating) -> bool:
    """Tell whether the step is right: that of a number which is only a lower bound may be too low."""
    if rating.stopped_by or rating.grade == "unknown":
        return False
    return not rating.given_up or rating.number is None or grades.step_of(rating.number) == "very hard"


def _puzzles(template: Puzzle) -> Iterator[Puzzle]:
    """The puzzle, or if something is left to be chosen some choices drawn at random."""
    if template.setup is None:
        yield template
        return
    for names in sampled_setups(template, DRAWN, seed=1):
        yield with_setup(template, names)

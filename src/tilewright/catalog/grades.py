"""How hard the puzzles of the catalog are for a person, as `rate` says, kept so that a list need not wait for it.

`grades.json` has the number of the rating of each puzzle with a digest of its file. A puzzle whose file has changed
since, or whose rating takes too long, has none there. `python docs/make_all.py` rates what is missing.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from . import FOLDER, text_of

GRADES_FILE = Path(FOLDER, "grades.json")

STEPS = {"very easy": 1.0, "easy": 3.0, "medium": 6.0, "hard": 10.0}
"""Each step with the number at which the next one begins; behind the last one all is "very hard"."""


@cache
def kept_grades() -> dict[str, dict[str, Any]]:
    """For each puzzle in `grades.json` the digest of its `file`, and its `number`, or None."""
    kept: dict[str, dict[str, Any]] = json.loads(GRADES_FILE.read_text(encoding="utf-8"))
    return kept


def number_of(name: str) -> float | None:
    """The number of a puzzle's rating, of its usual roll if it has dice or a set; None if it is not known."""
    from ..families.renaming import digest

    entry = kept_grades().get(name)
    if entry is None or entry["number"] is None or entry["file"] != digest(text_of(name)):
        return None
    return float(entry["number"])


def step_of(number: float) -> str:
    """The step of a number, in words."""
    return next((step for step, end in STEPS.items() if number < end), "very hard")

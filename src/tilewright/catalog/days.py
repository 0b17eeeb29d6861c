"""Names for the puzzles of a day: `day-hard` and `dominoes-hard` are today's, `day-hard-2026-11-23` that of a day.

`day` is a puzzle of the catalog, set up; `dominoes` are dominoes on a board with regions.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from ..errors import UnknownPuzzle
from ..sentences import sentence
from .daily import LEVELS, puzzle_of_day
from .daily_dominoes import dominoes_of_day

if TYPE_CHECKING:
    from ..families import Puzzle

    OpenPuzzle = Callable[[str, str | None], Puzzle]

KINDS = ("day", "dominoes")
_NAME = re.compile(rf"({'|'.join(KINDS)})-({'|'.join(LEVELS)})(?:-(\d{{4}}-\d\d-\d\d))?")
# A day begins in the east before it begins here, and clocks differ.
_EARLIEST = datetime.timedelta(days=1)


def dated(name: str) -> str | None:
    """The name of a puzzle of a day with its date, by default today's here; None for any other name."""
    match = _NAME.fullmatch(name)
    if match is None:
        return None
    kind, level, date = match.groups()
    return name_of(kind, level, date or datetime.date.today().isoformat())


def name_of(kind: str, level: str, date: str) -> str:
    """The name of the puzzle of a kind, level and day."""
    return f"{kind}-{level}-{date}"


def is_out(day: datetime.date) -> bool:
    """Tell whether a day has come somewhere on earth."""
    return day <= datetime.datetime.now(datetime.UTC).date() + _EARLIEST


def not_out(day: datetime.date) -> str:
    """Words for a day that has not come yet."""
    words = f"{day:%A, %B} {day.day}, {day.year},"
    return sentence("the puzzle of {day} is not out yet", day=words, date=day.isoformat())


def text_of_day(name: str, open_puzzle: OpenPuzzle) -> str:
    """The puzzle file of a puzzle of a day, by its name with the date; others of the catalog are opened for it.

    Raises UnknownPuzzle if there is no such day, or not yet.
    """
    _, _, date = _NAME.fullmatch(name).groups()  # type: ignore[union-attr]
    try:
        day = datetime.date.fromisoformat(date)
    except ValueError:
        raise UnknownPuzzle(
            sentence("there is no such day as {date}; a date is the year, the month and the day", date=date)
        ) from None
    if not is_out(day):
        raise UnknownPuzzle(not_out(day))
    return _text(name, day, open_puzzle)


@lru_cache(maxsize=16)
def _text(name: str, day: datetime.date, open_puzzle: OpenPuzzle) -> str:
    from ..formats.toml_text import toml_text

    kind, level = name.split("-")[:2]
    if kind == "dominoes":
        return toml_text(dominoes_of_day(day, level))
    from ..families.setups import with_blocked, with_pieces
    from ..formats import puzzle_file

    chosen = puzzle_of_day(day, level)
    puzzle = open_puzzle(chosen["name"], chosen.get("variant"))
    if "blocked" in chosen:
        puzzle = with_blocked(puzzle, chosen["blocked"])
    if "pieces" in chosen:
        puzzle = with_pieces(puzzle, chosen["pieces"])
    return puzzle_file.write(puzzle)

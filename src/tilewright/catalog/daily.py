"""A puzzle for each day and level, from the catalog: the same everywhere, without a server that knows the date."""

from __future__ import annotations

import datetime
import json
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

LEVELS = {"easy": ("very easy", "easy"), "medium": ("medium",), "hard": ("hard",)}
"""The levels, each with the grades of `rate` that it stands for; what is harder is no puzzle for a day."""

LEVELS_FILE = Path(__file__).with_name("levels.json")


def level_of(grade: str) -> str | None:
    """The level of a grade; None for one that is no level's."""
    return next((level for level, grades in LEVELS.items() if grade in grades), None)


@cache
def _levels() -> dict[str, dict[str, list[dict[str, Any]]]]:
    """For each level its puzzles by name, each as it is, in variants or with rolls."""
    levels: dict[str, dict[str, list[dict[str, Any]]]] = json.loads(LEVELS_FILE.read_text(encoding="utf-8"))
    return levels


def puzzle_of_day(date: datetime.date, level: str) -> dict[str, Any]:
    """The puzzle of a day: its `name`, and its `variant`, `blocked` cells or `pieces` if it has some.

    All puzzles of a level take turns, in an order that is another one each time. So no two days in a row have the same,
    and one with several rolls shows the next of these when its turn comes again.
    """
    puzzles = choices_of(level)
    turn, name = in_turn(puzzles, level, date.toordinal())
    choices = puzzles[name]
    return {"name": name, **choices[turn % len(choices)]}


def choices_of(level: str) -> dict[str, list[dict[str, Any]]]:
    """The puzzles of a level by name, each as it is, in variants or with rolls."""
    return _levels()[level]


def rolls_of(name: str, variant: str, level: str) -> list[dict[str, Any]]:
    """The rolls of a puzzle of the catalog that are known to be of a level."""
    return [choice for choice in choices_of(level).get(name, ()) if choice.get("variant", "") == variant]


def in_turn(names: Iterable[str], words: str, number: int) -> tuple[int, str]:
    """Which turn it is on a day, by its number, and whose."""
    turn, order, day = turn_of(names, words, number)
    return turn, order[day]


def turn_of(names: Iterable[str], words: str, number: int) -> tuple[int, list[str], int]:
    """Which turn it is on a day, its order, and the place of the day in it.

    All take turns, each turn in an order of its own that the words decide; none comes twice in a row.
    """
    names = list(names)

    def shuffled(turn: int) -> list[str]:
        return sorted(names, key=lambda name: sha256(f"{words} {turn} {name}".encode()).digest())

    turn, day = divmod(number, len(names))
    order = shuffled(turn)
    if len(order) > 1 and order[0] == shuffled(turn - 1)[-1]:
        order[:2] = order[1::-1]
    return turn, order, day

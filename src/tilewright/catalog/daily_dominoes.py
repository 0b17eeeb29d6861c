"""Dominoes with regions for each day and level: as files of puzzles, from a list that was invented ahead of time.

The list is in batches. Each holds from a day on until the next one begins; so puzzles of past days stay as they were
when puzzles are added. All of a batch take turns; when a puzzle comes again it is turned or mirrored.
"""

from __future__ import annotations

import datetime
import json
from functools import cache
from pathlib import Path
from typing import Any

from .daily import in_turn

FILE = Path(__file__).with_name("daily_dominoes.json")

Batch = dict[str, Any]
"""The day `from` which it holds, and for each level its puzzles as texts: `board`, `regions` and `dominoes`.

The rows of a board have a slash between them. Each cell has the letter of its region, or # if it is in none; the
regions are those from A on: their sums, bounds on these such as <5, = or !.
"""

_EQUAL, _DIFFERENT = "=", "!"


@cache
def batches() -> list[Batch]:
    """The batches, the earliest first."""
    made: list[Batch] = json.loads(FILE.read_text(encoding="utf-8"))
    return made


def dominoes_of_day(date: datetime.date, level: str) -> dict[str, Any]:
    """The puzzle of a day, as the data of its file."""
    puzzles = [batch for batch in batches() if batch["from"] <= date.isoformat()][-1][level]
    turn, number = in_turn(map(str, range(len(puzzles))), f"dominoes {level}", date.toordinal())
    return document_of(puzzles[int(number)], turn, f"Dominoes, {date:%b} {date.day}: {level}")


def document_of(puzzle: dict[str, str], turn: int, title: str) -> dict[str, Any]:
    """A puzzle of a batch, turned by as many quarters and mirrored at every fifth to eighth turn."""
    rows = puzzle["board"].split("/")
    for _ in range(turn % 4):
        rows = ["".join(column) for column in zip(*reversed(rows), strict=True)]
    if turn % 8 >= 4:
        rows = [row[::-1] for row in rows]
    conditions = enumerate(puzzle["regions"].split())
    dominoes = puzzle["dominoes"].split()
    return {
        **{"format": 1, "title": title, "family": "tiling", "lattice": "square"},
        "about": f"{len(dominoes)} dominoes on a board with regions. There is one solution.",
        "sources": ["invented for this catalog, in the manner of daily domino puzzles"],
        "board": {"picture": "".join(f"{row}\n" for row in rows)},
        "piece": [{"name": name, "picture": "##", "values": name.replace("-", " ")} for name in dominoes],
        "region": [{"cells": chr(ord("A") + k), **_condition(text)} for k, text in conditions],
        "known": [{"count": 1, "counts": "distinct", "source": "counted by two engines when it was invented"}],
    }


def _condition(text: str) -> dict[str, Any]:
    if text in (_EQUAL, _DIFFERENT):
        return {"equal" if text == _EQUAL else "different": True}
    return {"sum": int(text) if text.isdigit() else f"{text[0]} {text[1:]}"}

"""Three puzzles for each day, the same everywhere: of three kinds, from easy to hard."""

from __future__ import annotations

import datetime
from functools import cache
from itertools import product
from typing import Any

from ..sentences import sentence
from . import summary
from .daily import LEVELS, choices_of, in_turn, turn_of
from .days import name_of

KINDS = {
    "regions": sentence("Dominoes in regions"),
    "dice": sentence("A roll of dice"),
    "shapes": sentence("Shapes to fit in"),
    "cards": sentence("Cards to match"),
    "sums": sentence("Numbers to add up"),
}
"""The kinds of which three make a day, in words."""

# The kinds of the puzzles of the catalog: by the choice that is left open, and else by what is laid.
_BY_SETUP = {"dice": "dice"}
_BY_PIECE = {"piece": "shapes", "tile": "cards", "number": "sums"}
# A kind with fewer puzzles and rolls of a level would bring the same ones too often.
_LEAST = 6


def kinds_of_day(date: datetime.date) -> dict[str, str]:
    """The kinds of the three puzzles of a day, by their levels."""
    _, kinds = in_turn(_triples(), "today", date.toordinal())
    return dict(zip(LEVELS, kinds.split(), strict=True))


def puzzle_of_today(date: datetime.date, level: str) -> dict[str, Any]:
    """The puzzle of a day and level, as `puzzle_of_day` gives it."""
    kind = kinds_of_day(date)[level]
    if kind == "regions":
        return {"name": name_of("dominoes", level, date.isoformat())}
    # All puzzles of a kind take turns on the days that are theirs.
    turn, order, day = turn_of(_triples(), "today", date.toordinal())
    has = [kinds.split()[list(LEVELS).index(level)] == kind for kinds in order]
    puzzles = _choices(level)[kind]
    turn, name = in_turn(puzzles, f"today {level} {kind}", turn * sum(has) + sum(has[:day]))
    choices = puzzles[name]
    return {"name": name, **choices[turn % len(choices)]}


@cache
def _triples() -> tuple[str, ...]:
    """All ways to have three different kinds on a day, each a text of their names from easy to hard."""
    kinds = [["regions", *(kind for kind, found in _choices(level).items() if _many(found))] for level in LEVELS]
    return tuple(" ".join(three) for three in product(*kinds) if len(set(three)) == len(three))


def _many(puzzles: dict[str, list[dict[str, Any]]]) -> bool:
    return sum(map(len, puzzles.values())) >= _LEAST


@cache
def _choices(level: str) -> dict[str, dict[str, list[dict[str, Any]]]]:
    """The puzzles of the catalog of a level by their kinds, each with its variants or rolls."""
    found: dict[str, dict[str, list[dict[str, Any]]]] = {}
    for name, choices in choices_of(level).items():
        found.setdefault(_kind_of(name), {})[name] = choices
    return found


def _kind_of(name: str) -> str:
    from ..families import FAMILIES

    one = summary(name)
    piece = "tile" if one.tiles else FAMILIES[one.family].nouns.piece
    return _BY_SETUP.get(one.setup) or _BY_PIECE[piece]

"""Puzzles as hard as a person wants them: the puzzle of a day, and rolls that are rated until one is right."""

from __future__ import annotations

import datetime
import time
from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any

from ..errors import OutOfTime, TilewrightError
from ..families import Puzzle, family_of
from ..families.setup_kinds import SETUP_KINDS, SetupKey
from ..families.setups import roll, with_blocked, with_pieces
from ..sentences import sentence, written
from ..solving import Limits
from .limits import DeskLimits, Refused
from .opened import AskedPuzzle, opened
from .pictures import on_screen
from .requests import DailyRequest, Difficulty, RollRequest, checked

if TYPE_CHECKING:
    from ..design.difficulty.rating import Rating

# The most rolls, and the shares of the time for an answer that rating them takes, and drawing a set with a solution:
# that ends with the first one.
_MOST_ROLLS = 200
_KNOWN_SECONDS = 2.0
_SHARE = 0.3
_SHARE_OF_DRAWING = 0.8


def daily(params: Mapping[str, Any], limits: DeskLimits) -> dict[str, Any]:
    """The puzzle of a day, as a request, and its title."""
    from .. import catalog

    day, asked = _day_out(params), checked(DailyRequest, params)
    puzzle = _puzzle_of(asked.of, day, asked.level)
    return {"puzzle": puzzle, "title": written(catalog.summary(puzzle["name"]).title)}


def _puzzle_of(of: str, day: datetime.date, level: str) -> dict[str, Any]:
    from ..catalog.daily import puzzle_of_day
    from ..catalog.days import name_of
    from ..catalog.today import puzzle_of_today

    if of == "today":
        return puzzle_of_today(day, level)
    return puzzle_of_day(day, level) if of == "catalog" else {"name": name_of(of, level, day.isoformat())}


def three_of_day(params: Mapping[str, Any], limits: DeskLimits) -> dict[str, Any]:
    """The three puzzles of a day, each with its level, its kind in words, its title, a picture and its request."""
    from ..catalog.today import KINDS, kinds_of_day, puzzle_of_today
    from ..rendering.gallery import gallery_svg

    day = _day_out(params)
    puzzles = []
    for level, kind in kinds_of_day(day).items():
        puzzle = puzzle_of_today(day, level)
        shown = opened(puzzle, limits).puzzle
        picture = on_screen(gallery_svg(shown))
        puzzles.append(
            {"level": level, "kind": KINDS[kind], "title": written(shown.title), "picture": picture, "puzzle": puzzle}
        )
    return {"puzzles": puzzles}


def _day_out(params: Mapping[str, Any]) -> datetime.date:
    """The `date` of a request; Refused if it has not come yet anywhere."""
    from ..catalog.days import is_out, not_out

    day = day_in(params)
    if not is_out(day):
        raise Refused(not_out(day), "date", sentence("come back on that day"))
    return day


def rolled(asked: AskedPuzzle, params: Mapping[str, Any], limits: DeskLimits) -> dict[str, Any]:
    """A roll of the dice, or a set of pieces with a solution; with a level one that is as hard, and words on that."""
    request = checked(RollRequest, params)
    chance = Random(request.seed)
    setup = asked.template.setup
    chooses = "blocked" if setup is None else SETUP_KINDS[setup.kind].chooses
    if chooses == "size":
        return {chooses: roll(asked.template, chance)[0]}
    if request.level == "any" or (request.level is None and chooses != "pieces"):
        return {chooses: list(roll(asked.template, chance))}
    if request.level is None:
        until = asked.began + _SHARE_OF_DRAWING * limits.ask_seconds
        return {chooses: _with_solution(asked.template, chance, until)}
    return _as_hard_as(asked, request.level, chance, asked.began + _SHARE * limits.ask_seconds)


def _with_solution(template: Puzzle, chance: Random, until: float) -> list[str]:
    """The first set of pieces that has a solution, or of which none is known when the time is over."""
    from ..solving import solve

    without: set[frozenset[str]] = set()
    while (left := until - time.monotonic()) > 0:
        drawn = list(roll(template, chance))
        if frozenset(drawn) in without:
            continue
        try:
            found = solve(with_pieces(template, drawn), limits=Limits(seconds=left))
        except OutOfTime:
            return drawn
        if found.solutions or not found.exhausted:
            return drawn
        without.add(frozenset(drawn))
    words = sentence("{n:,} sets were drawn, and none of them has a solution", n=len(without))
    raise Refused(words, "level", sentence("draw again, or take any set"), "too-long")


def day_in(params: Mapping[str, Any]) -> datetime.date:
    """The `date` of a request."""
    written = params.get("date")
    try:
        return datetime.date.fromisoformat(written if isinstance(written, str) else "")
    except ValueError:
        raise Refused(sentence("expected a date such as 2026-11-22"), "date") from None


def _as_hard_as(asked: AskedPuzzle, level: Difficulty, chance: Random, until: float) -> dict[str, Any]:
    """The first roll of a level.

    If there is none among the rolls that are rated in time, it is one that is known, or that with the nearest rating.
    """
    from ..catalog.daily import LEVELS, rolls_of
    from ..design.difficulty.rating import GRADES, grade_words

    template = asked.template
    assert template.setup is not None
    chooses = SETUP_KINDS[template.setup.kind].chooses
    grades = LEVELS[level]
    begins = dict(zip(GRADES, (0, *GRADES.values()), strict=False))
    low, high = begins[grades[0]], GRADES[grades[-1]]
    nearest: tuple[float, Rating, list[str]] | None = None
    rolls = 0
    for _ in range(_MOST_ROLLS):
        left = until - time.monotonic()
        if left <= 0:
            break
        drawn = list(roll(template, chance))
        rating = _rated(template, chooses, drawn, left)
        if rating is None or rating.number is None or rating.grade not in GRADES or rating.stopped_by:
            continue
        rolls += 1
        far = max(low - rating.number, rating.number - high, 0.0)
        if nearest is None or far < nearest[0]:
            nearest = far, rating, drawn
        if rating.grade in grades:
            break
    known = [] if nearest and nearest[1].grade in grades else rolls_of(asked.name, asked.variant, level)
    if known:
        drawn = chance.choice(known)[chooses]
        rating = _rated(template, chooses, drawn, _KNOWN_SECONDS)
        return {chooses: drawn, "words": grade_words(level) if rating is None else _words(rating, template)}
    if nearest is None:
        raise Refused(sentence("no roll was found to have a solution"), "level", sentence("try again"), "too-long")
    _, rating, drawn = nearest
    words = _words(rating, template)
    if rating.grade not in grades:
        words = sentence(
            "none of {rolls:,} was {level}; the nearest to it is {words}",
            rolls=rolls,
            level=grade_words(level),
            words=words,
        )
    return {chooses: drawn, "words": words}


def _rated(template: Puzzle, chooses: SetupKey, drawn: list[str], seconds: float) -> Rating | None:
    """The rating of a roll; None for one that cannot be rated, or not in time."""
    from ..design.difficulty.rating import rate

    try:
        puzzle = (with_pieces if chooses == "pieces" else with_blocked)(template, drawn)
        return rate(puzzle, limits=Limits(seconds=seconds))
    except TilewrightError:
        return None


def _words(rating: Rating, template: Puzzle) -> str:
    """The grade, and the first reason without its details."""
    from ..design.difficulty.rating import grade_words, tried_words

    grade = grade_words(rating.grade)
    if tried := tried_words(rating, family_of(template).nouns.piece):
        return sentence("{grade}: a typical attempt tries {tried} in vain", grade=grade, tried=tried)
    first = rating.reasons[0].split(":")[0].removesuffix(".")
    return f"{rating.grade}: {first[:1].lower()}{first[1:]}"

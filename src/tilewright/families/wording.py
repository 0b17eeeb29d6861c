"""Words for messages: a value that was found, lists of names, the name nearest to a mistyped one."""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterable

from ..errors import shortened
from ..sentences import NameList, Sentence, commas, sentence
from .whole_numbers import n_digits_too_long

SHOWN = 14
FEW = 8
"""The number of things that a line lists; the rest is counted."""
_SHORT = 3
"""Fewer characters begin too many words."""


def found(value: object) -> str:
    """A value of a file in plain words, e.g. "the text 'x'"."""
    if value is None:
        return sentence("nothing")
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | str) and (n_digits := n_digits_too_long(value)):
        number = sentence("a number of {n:,} digits", n=n_digits)
        return sentence("a text with {number}", number=number) if isinstance(value, str) else number
    if isinstance(value, int | float):
        return sentence("the number {number}", number=str(value))
    if isinstance(value, str):
        return sentence("the text {text}", text=repr(shortened(value, 40)))
    if isinstance(value, list | tuple):
        return sentence("a list") if value else sentence("an empty list")
    if isinstance(value, dict):
        return sentence("a table")
    if isinstance(value, datetime.date):
        return sentence("the date {date}", date=str(value))
    if isinstance(value, datetime.time):
        return sentence("the time {time}", time=str(value))
    return repr(value)


def listing(names: Iterable[str], *, joint: str = "and") -> str:
    """Names as a person lists them: "a, b and c"; long lists are cut short in the middle."""
    names = list(names)
    if len(names) > SHOWN:
        return commas([*names[: SHOWN - 4], "...", names[-1]])
    if len(names) < 2:
        return names[0] if names else ""
    return NameList(f"{', '.join(names[:-1])} {joint} {names[-1]}", names, joint)


def first_few(items: Iterable[str]) -> str:
    """List the first few items and count the others: "a, b and 3 more"."""
    words = list(items)
    few, n_more = commas(words[:FEW]), len(words) - FEW
    return sentence("{few} and {n} more", few=few, n=n_more) if n_more > 0 else few


def nearest(word: str, names: Iterable[str]) -> str | None:
    """The name that a misspelled word was most likely meant to be."""
    from difflib import get_close_matches

    by_lower = {name.lower(): name for name in names}
    close = get_close_matches(word.lower(), by_lower, n=1)
    if not close and len(word) >= _SHORT:
        # Words are also cut short: "hex" is more than half unlike "hexagonal".
        close = sorted((name for name in by_lower if name.startswith(word.lower())), key=len)
    return by_lower[close[0]] if close else None


def suggestion(word: str, names: Iterable[str], what: str) -> str:
    """Help for an unknown name: the nearest known one, or all of them; for a number too high the range."""
    names = list(names)
    numbers = [str(number) for number in range(1, len(names) + 1)]
    if word.isdecimal() and sorted(names) == sorted(numbers) and len(names) > 1:
        # Numbers are not mistyped like words: 9 is no better guess for 99 than 12.
        return sentence("{what} 1 to {n}", what=what, n=len(names))
    near = nearest(word, names)
    if near is not None:
        return sentence("did you mean {near}?", near=repr(near))
    return sentence("{what}: {names}", what=what, names=listing(names)) if names else ""


def thing_named(noun: str, name: object) -> Sentence:
    """A thing by its name, or some: "piece L", "tile corner (A)", "number 5", "piece I or L"."""
    return sentence("{noun} {name}", noun=noun, name=name if isinstance(name, str) else str(name))


def place_named(noun: str, names: Iterable[str]) -> Sentence:
    """A place, or some, by their names: "cell 5", "cells 4, 5 and 6", "point C"."""
    names = list(names)
    if len(names) == 1:
        return sentence("{noun} {name}", noun=noun, name=names[0])
    return sentence("{noun}s {names}", noun=noun, names=listing(names))


_SIDES = {
    "right": sentence("right"),
    "left": sentence("left"),
    "top": sentence("top"),
    "bottom": sentence("bottom"),
    "back": sentence("back"),
    "front": sentence("front"),
    "upper right": sentence("upper right"),
    "upper left": sentence("upper left"),
    "lower right": sentence("lower right"),
    "lower left": sentence("lower left"),
}


def side_named(name: str) -> str:
    """The name of a side of a cell for people, who read it in their language."""
    return _SIDES.get(name, name)


def ended(words: str) -> Sentence:
    """Words as a whole sentence: with a capital first letter and a period."""
    return sentence("{What}.", what=words)


def meant(help: str) -> str | None:
    """The name that a help takes for the one meant, as `suggestion` writes it; None if it names none."""
    found = re.fullmatch(r"did you mean ('[^']*'|\"[^\"]*\")\?", help)
    return None if found is None else found[1][1:-1]


def plural(count: int, word: str) -> str:
    """A number with its noun: "1 cell", "3 cells"."""
    things = word if count == 1 else plural_of(word)
    return sentence("{n} {things}", n=count, noun=word.replace(" ", "-"), things=things)


def plural_is(count: int, word: str) -> str:
    """The same with its verb: "1 cell is", "3 cells are"."""
    return sentence("{counted} {n:is|are}", counted=plural(count, word), n=count)


def plural_of(word: str) -> str:
    """The plural of a noun: "cells", "polyominoes", "polyhexes"."""
    return f"{word}es" if word.endswith(("o", "x")) else f"{word}s"

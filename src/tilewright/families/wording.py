"""Words for messages: a value that was found, lists of names, the name nearest to a mistyped one."""

from __future__ import annotations

import datetime
from collections.abc import Iterable

from ..errors import shortened
from .whole_numbers import n_digits_too_long

SHOWN = 14
FEW = 8
"""The number of things that a line lists; the rest is counted."""
_SHORT = 3
"""Fewer characters begin too many words."""


def found(value: object) -> str:
    """A value of a file in plain words, e.g. "the text 'x'"."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | str) and (n_digits := n_digits_too_long(value)):
        return f"{'a text with ' if isinstance(value, str) else ''}a number of {n_digits:,} digits"
    if isinstance(value, int | float):
        return f"the number {value}"
    if isinstance(value, str):
        return f"the text {shortened(value, 40)!r}"
    if isinstance(value, list | tuple):
        return "a list" if value else "an empty list"
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, datetime.date | datetime.time):
        return f"the date {value}" if isinstance(value, datetime.date) else f"the time {value}"
    return repr(value)


def listing(names: Iterable[str], *, joint: str = "and") -> str:
    """Names as a person lists them: "a, b and c"; long lists are cut short in the middle."""
    names = list(names)
    if len(names) > SHOWN:
        names = [*names[: SHOWN - 4], "...", names[-1]]
        return ", ".join(names)
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} {joint} {names[-1]}"


def first_few(items: Iterable[str]) -> str:
    """List the first few items and count the others: "a, b and 3 more"."""
    words = list(items)
    more = f" and {len(words) - FEW} more" if len(words) > FEW else ""
    return ", ".join(words[:FEW]) + more


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
        return f"{what} 1 to {len(names)}"
    near = nearest(word, names)
    if near is not None:
        return f"did you mean {near!r}?"
    return f"{what}: {listing(names)}" if names else ""


def plural(count: int, word: str) -> str:
    """A number with its noun: "1 cell", "3 cells"."""
    return f"{count} {word if count == 1 else plural_of(word)}"


def plural_is(count: int, word: str) -> str:
    """The same with its verb: "1 cell is", "3 cells are"."""
    return f"{plural(count, word)} {'is' if count == 1 else 'are'}"


def plural_of(word: str) -> str:
    """The plural of a noun: "cells", "polyominoes", "polyhexes"."""
    return f"{word}es" if word.endswith(("o", "x")) else f"{word}s"

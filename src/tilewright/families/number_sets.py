"""Allowed sums and numbers, as files write them: 12, [12, 15], "3..5", "5..", "..5", "< 5", "> 12"."""

from __future__ import annotations

from typing import Any

from ..models import NumberSet
from ..sentences import sentence
from .declared import WrongValue
from .whole_numbers import whole_number
from .wording import found

_FORMS = '12, [12, 15], "3..5", "< 5"'
_MOST_NUMBERS = 1_000


def number_set(value: Any, *, or_else: str = '"> 12"') -> NumberSet:
    """The numbers that a value of a file allows; WrongValue if it is none. The message ends with `or_else`."""
    parts = value if isinstance(value, list) else [value]
    if parts and len(parts) <= _MOST_NUMBERS and not any(isinstance(part, list | bool) for part in parts):
        read = [_of_text(part) if isinstance(part, str) else _of_number(part) for part in parts]
        numbers = NumberSet(tuple(ends for one in read if one is not None for ends in one.ranges))
        if None not in read and numbers.is_bound:
            return numbers
    raise WrongValue(
        sentence(
            "expected numbers such as {forms} or {or_else}, found {value}",
            forms=_FORMS,
            or_else=or_else,
            value=found(value),
        )
    )


def _of_number(value: Any) -> NumberSet | None:
    return NumberSet.of(value) if isinstance(value, int) else None


def _of_text(text: str) -> NumberSet | None:
    """The numbers of one text: those of all its words, or below or above the number behind a sign."""
    text = text.strip()
    if text[:1] in ("<", ">"):
        number = whole_number(text[1:], signed=True)
        if number is None:
            return None
        return NumberSet.between(None, number - 1) if text[0] == "<" else NumberSet.between(number + 1, None)
    words = text.replace(",", " ").replace(" or ", " ").split()
    if 1 < len(words) <= 3 and ".." in words:
        # Blanks around the dots, as in "3 .. 5".
        words = ["".join(words)]
    read = [_of_word(word) for word in words]
    if not read or len(read) > _MOST_NUMBERS or None in read:
        return None
    return NumberSet(tuple(ends for one in read if one is not None for ends in one.ranges))


def _of_word(word: str) -> NumberSet | None:
    first, dots, last = word.partition("..")
    ends = whole_number(first, signed=True), whole_number(last, signed=True)
    if not dots:
        return None if ends[0] is None else NumberSet.of(ends[0])
    if (first and ends[0] is None) or (last and ends[1] is None) or ends == (None, None):
        return None
    is_empty = ends[0] is not None and ends[1] is not None and ends[0] > ends[1]
    return None if is_empty else NumberSet.between(*ends)


def written_numbers(numbers: NumberSet) -> list[int | str]:
    """The numbers as parts of a list in a file: 12, "3..5", "5..", "..5"."""
    return [
        least if least == most and least is not None else f"{_text(least)}..{_text(most)}"
        for least, most in numbers.ranges
    ]


def _text(end: int | None) -> str:
    return "" if end is None else str(end)


def short_words(numbers: NumberSet) -> str:
    """The numbers in a few characters, for pictures: "12", "3-5", "<5", ">12", "12/15"."""
    return "/".join(_short(*ends) for ends in numbers.ranges)


def _short(least: int | None, most: int | None) -> str:
    if least is None or most is None:
        return f"<{most + 1}" if most is not None else f">{(least or 0) - 1}"
    return str(least) if least == most else f"{least}-{most}"

"""Numbers of things, as files write them: 3, "0..3", "2..", "..3", [2, 3, 5]."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from ..sentences import sentence
from .declared import ReadBy, WrongValue
from .whole_numbers import whole_number, whole_range
from .wording import found, listing

CLOSED = r"[0-9]+\s*\.\.\s*[0-9]+"
OPEN = rf"{CLOSED}|[0-9]+\s*\.\.|\.\.\s*[0-9]+"
"""The patterns of JSON Schema for ranges with both ends, or with one."""


def closed_range(value: Any) -> list[int]:
    """A number twice, or both ends of a range such as "4..6"."""
    if isinstance(value, int) and not isinstance(value, bool):
        return [value, value]
    ends = whole_range(value) if isinstance(value, str) else None
    if ends is None:
        raise WrongValue(
            sentence('expected a whole number or a range such as "4..6", found {value}', value=found(value))
        )
    return list(ends)


def open_range(value: Any) -> list[int]:
    """The same, also of ranges such as "2..", which have only the least number, or "..3", which begin with 0."""
    first, dots, last = value.partition("..") if isinstance(value, str) else ("", "", "")
    if dots and not last.strip() and (least := whole_number(first)) is not None:
        return [least]
    try:
        return closed_range(f"0..{last}" if dots and not first.strip() else value)
    except WrongValue:
        forms = '"0..3", "2.." or "..3"'
        raise WrongValue(
            sentence(
                "expected a whole number or a range such as {forms}, found {value}", forms=forms, value=found(value)
            )
        ) from None


MOST_LISTED = 1000


def numbers(value: Any) -> list[int]:
    """Numbers from 1 on in ascending order: one, all of a range such as "1..20", or those of a list."""
    listed = value if isinstance(value, list) else None
    if listed is None:
        try:
            least, most = closed_range(value)
        except WrongValue:
            forms = 'a whole number, a range such as "1..20", or a list of numbers'
            raise WrongValue(sentence("expected {forms}, found {value}", forms=forms, value=found(value))) from None
        if most - least >= MOST_LISTED:
            raise WrongValue(
                sentence("{value} are more than {most_listed:,} numbers", value=found(value), most_listed=MOST_LISTED)
            )
        if most < least:
            raise WrongValue(
                sentence(
                    'expected a range from the least to the most, "{most}..{least}", found {value}',
                    most=most,
                    least=least,
                    value=found(value),
                )
            )
        listed = list(range(least, most + 1))
    if not listed or not all(type(number) is int and number >= 1 for number in listed):
        raise WrongValue(sentence("expected whole numbers from 1 on, found {value}", value=found(value)))
    return sorted(set(listed))


def written_numbers(listed: Sequence[int]) -> int | str | list[int]:
    """Ascending numbers as `numbers` reads them."""
    if len(listed) == 1:
        return listed[0]
    return f"{listed[0]}..{listed[-1]}" if listed[-1] - listed[0] == len(listed) - 1 else list(listed)


def numbers_in_words(listed: Sequence[int]) -> str:
    """Ascending numbers in words: "3", "1 to 20", "5, 10 and 15"."""
    if len(listed) > 2 and listed[-1] - listed[0] == len(listed) - 1:
        return f"{listed[0]} to {listed[-1]}"
    return listing(map(str, listed))


_NUMBER = {"type": "integer", "minimum": 1}
ClosedRange = Annotated[
    list[int], ReadBy(closed_range, {"anyOf": [_NUMBER, {"type": "string", "pattern": rf"^\s*({CLOSED})\s*$"}]})
]
NumberRange = Annotated[
    list[int], ReadBy(open_range, {"anyOf": [_NUMBER, {"type": "string", "pattern": rf"^\s*({OPEN})\s*$"}]})
]
"""The least and the greatest number; a range such as "2.." has only the least."""
NumberList = Annotated[
    list[int],
    ReadBy(
        numbers,
        {
            "anyOf": [
                _NUMBER,
                {"type": "string", "pattern": rf"^\s*({CLOSED})\s*$"},
                {"type": "array", "items": _NUMBER, "minItems": 1},
            ]
        },
    ),
]
"""Numbers from 1 on, ascending."""

"""Numbers of things, as files write them: 3, "0..3", "2..", "..3"."""

from __future__ import annotations

from typing import Annotated, Any

from .declared import ReadBy, WrongValue
from .whole_numbers import whole_number, whole_range
from .wording import found

CLOSED = r"[0-9]+\s*\.\.\s*[0-9]+"
OPEN = rf"{CLOSED}|[0-9]+\s*\.\.|\.\.\s*[0-9]+"
"""The patterns of JSON Schema for ranges with both ends, or with one."""


def closed_range(value: Any) -> list[int]:
    """A number twice, or both ends of a range such as "4..6"."""
    if isinstance(value, int) and not isinstance(value, bool):
        return [value, value]
    ends = whole_range(value) if isinstance(value, str) else None
    if ends is None:
        raise WrongValue(f'expected a whole number or a range such as "4..6", found {found(value)}')
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
        raise WrongValue(f"expected a whole number or a range such as {forms}, found {found(value)}") from None


_NUMBER = {"type": "integer", "minimum": 1}
ClosedRange = Annotated[
    list[int], ReadBy(closed_range, {"anyOf": [_NUMBER, {"type": "string", "pattern": rf"^\s*({CLOSED})\s*$"}]})
]
NumberRange = Annotated[
    list[int], ReadBy(open_range, {"anyOf": [_NUMBER, {"type": "string", "pattern": rf"^\s*({OPEN})\s*$"}]})
]
"""The least and the greatest number; a range such as "2.." has only the least."""

"""The fields of a date, which a calendar leaves open: each is known by the length of its list of cells."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Sequence

from ..values import frozen

_DAYS = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


@frozen
class DateField:
    """A part of a date, and the place that a date has in its list, from 0 on."""

    name: str
    length: int
    place: Callable[[datetime.date], int]


DATE_FIELDS = (
    DateField("month", 12, lambda date: date.month - 1),
    DateField("day", 31, lambda date: date.day - 1),
    DateField("weekday", 7, lambda date: date.weekday()),
)
"""Months from January, days from the first, weekdays from Monday on."""


def date_fields(choices: Sequence[Sequence[str]]) -> tuple[DateField, ...]:
    """The fields of which these are the lists; () unless each list has the length of a field of its own."""
    field_of = {field.length: field for field in DATE_FIELDS}
    lengths = [len(names) for names in choices]
    known = len(set(lengths)) == len(lengths) and field_of.keys() >= set(lengths)
    return tuple(field_of[length] for length in lengths) if known else ()


def is_date(fields: Sequence[DateField], places: Sequence[int]) -> bool:
    """Tell whether the month, if there is one, has the day: 29 February is a date, 30 February is none."""
    place_of = {field.name: place for field, place in zip(fields, places, strict=True)}
    return place_of.get("day", 0) < _DAYS[place_of.get("month", 0)]

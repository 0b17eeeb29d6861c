"""Sets of whole numbers that conditions allow: one, some, a range, all from one on, all up to one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Self

from ..sentences import NameList, sentence
from ..values import frozen

Ends = tuple[int | None, int | None]
"""The least and the greatest number; None is no end."""


@frozen
class NumberSet:
    """Whole numbers as ranges, ascending, between which some numbers are missing.

    Examples
    --------
    >>> from tilewright.models import NumberSet
    >>> allowed = NumberSet.between(None, 5) | NumberSet.of(7, 8)
    >>> allowed.ranges
    ((None, 5), (7, 8))
    >>> 6 in allowed, str(allowed)
    (False, 'at most 5, or 7 to 8')
    """

    ranges: tuple[Ends, ...]

    def __post_init__(self) -> None:
        vars(self)["ranges"] = tuple(_joined(self.ranges))

    @classmethod
    def of(cls, *numbers: int) -> Self:
        """These numbers."""
        return cls(tuple((number, number) for number in numbers))

    @classmethod
    def between(cls, least: int | None, most: int | None) -> Self:
        """All numbers from `least` to `most`; None is no end."""
        return cls(((least, most),))

    def __contains__(self, number: int) -> bool:
        return any(_is_between(number, *ends) for ends in self.ranges)

    def __or__(self, other: NumberSet) -> NumberSet:
        return NumberSet((*self.ranges, *other.ranges))

    @property
    def only(self) -> int | None:
        """The number, if there is just one."""
        (least, most), *more = self.ranges or ((None, None),)
        return least if least == most and not more else None

    @property
    def is_bound(self) -> bool:
        """Tell whether some numbers are allowed, and others are not."""
        return bool(self.ranges) and self.ranges != ((None, None),)

    @property
    def ends(self) -> Ends:
        """The least and the greatest number."""
        return self.ranges[0][0], self.ranges[-1][1]

    def within(self, least: int, most: int) -> tuple[tuple[int, int], ...]:
        """The ranges of those numbers that are at least `least` and at most `most`."""
        cut = ((max(least, low), min(most, high)) for low, high in self._closed(least, most))
        return tuple((low, high) for low, high in cut if low <= high)

    def _closed(self, least: int, most: int) -> Iterator[tuple[int, int]]:
        for low, high in self.ranges:
            yield least if low is None else low, most if high is None else high

    def taken_from(self, total: int) -> NumberSet:
        """`total` less each of the numbers."""
        return NumberSet(
            tuple(
                (None if high is None else total - high, None if low is None else total - low)
                for low, high in self.ranges
            )
        )

    def __str__(self) -> str:
        return _listed([_words(*ends) for ends in self.ranges])


def _is_between(number: int, least: int | None, most: int | None) -> bool:
    return (least is None or least <= number) and (most is None or number <= most)


def _joined(ranges: Iterable[Ends]) -> list[Ends]:
    """Ranges in order, without empty ones; those that overlap or follow each other are one."""
    found: list[Ends] = []
    filled = [(low, high) for low, high in ranges if low is None or high is None or low <= high]
    for low, high in sorted(filled, key=lambda ends: (ends[0] is not None, ends[0] or 0)):
        last = found[-1][1] if found else None
        if not found or (last is not None and low is not None and low > last + 1):
            found.append((low, high))
        else:
            found[-1] = found[-1][0], None if last is None or high is None else max(last, high)
    return found


def _words(least: int | None, most: int | None) -> str:
    if least is None or most is None:
        if least == most:
            return sentence("any number")
        if least is None:
            return sentence("at most {most}", most=str(most))
        return sentence("at least {least}", least=str(least))
    return str(least) if least == most else sentence("{least} to {most}", least=str(least), most=str(most))


def _listed(words: list[str]) -> str:
    if len(words) < 2:
        return words[0] if words else ""
    if all(len(one.split()) == 1 for one in words):
        return NameList(" or ".join([", ".join(words[:-1]), words[-1]]), words, "or")
    return NameList(", or ".join(words), words, "or")

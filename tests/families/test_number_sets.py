"""Allowed sums as files write them."""

from __future__ import annotations

import pytest

from tilewright.families.declared import WrongValue
from tilewright.families.number_sets import number_set, short_words, written_numbers
from tilewright.models import NumberSet


@pytest.mark.parametrize(
    ("value", "ranges", "words", "short"),
    [
        (12, ((12, 12),), "12", "12"),
        ("12", ((12, 12),), "12", "12"),
        ([15, 12], ((12, 12), (15, 15)), "12 or 15", "12/15"),
        ("-3 .. 5", ((-3, 5),), "-3 to 5", "-3-5"),
        ("< 5", ((None, 4),), "at most 4", "<5"),
        (">12", ((13, None),), "at least 13", ">12"),
        ("..4", ((None, 4),), "at most 4", "<5"),
        ("13..", ((13, None),), "at least 13", ">12"),
        # What overlaps or follows each other is one range.
        ("1 2 3..5 4..8 11", ((1, 8), (11, 11)), "1 to 8, or 11", "1-8/11"),
    ],
)
def test_sums_are_read_and_written(value: object, ranges: object, words: str, short: str) -> None:
    numbers = number_set(value)
    assert (numbers.ranges, str(numbers), short_words(numbers)) == (ranges, words, short)
    assert number_set(written_numbers(numbers)) == numbers


@pytest.mark.parametrize(
    "value", ["", "5..3", "< 5..7", "<", "..", "..3 2..", "a", "1 b", [], True, [True], 1.5, ["1", [2]], None]
)
def test_what_is_no_sum_is_refused(value: object) -> None:
    with pytest.raises(WrongValue, match=r"expected numbers such as 12, \[12, 15\]"):
        number_set(value)


def test_sets_are_cut_turned_and_joined() -> None:
    numbers = NumberSet.between(None, 3) | NumberSet.of(6)
    assert numbers.taken_from(10).ranges == ((4, 4), (7, None))
    assert (numbers.ends, numbers.only, NumberSet.of(4).only) == ((None, 6), None, 4)
    assert numbers.within(2, 9) == ((2, 3), (6, 6))
    assert numbers.within(4, 5) == ()
    assert [k for k in range(9) if k in numbers] == [0, 1, 2, 3, 6]

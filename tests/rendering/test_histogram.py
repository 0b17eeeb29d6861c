"""The histogram of a sweep."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tilewright.rendering.histogram import Bin, bins_of, histogram_svg


@given(st.lists(st.integers(1, 10**9) | st.integers(1, 100), min_size=1, max_size=200))
def test_bins_hold_every_number_once(numbers: list[int]) -> None:
    tally = Counter(numbers)
    bins, is_log = bins_of(tally)
    assert 1 <= len(bins) <= 42
    assert sum(one.n for one in bins) == len(numbers)
    for one in bins:
        assert one.low <= one.high
        assert one.n == sum(n for value, n in tally.items() if one.low <= value <= one.high)
    for before, behind in pairwise(bins):
        assert before.high + 1 == behind.low
    if is_log:
        assert max(numbers) > 30 * min(numbers)


def test_bins_are_round() -> None:
    assert bins_of(Counter([3, 4, 4])) == ([Bin(3, 3, 1), Bin(4, 4, 2)], False)
    assert bins_of(Counter([96, 192, 288]))[0][0] == Bin(95, 99, 1)
    # With few solutions each bin is twice as wide as the one before.
    doubling, is_log = bins_of(Counter({value: 170 // value for value in range(1, 167)}))
    assert is_log
    assert [one.low for one in doubling] == [1, 2, 4, 8, 16, 32, 64, 128]
    fine, is_log = bins_of(Counter(range(500, 30_000)))
    assert is_log
    assert len(fine) > 15
    assert bins_of(Counter()) == ([], False)


@pytest.mark.parametrize(
    "numbers", [[], [0], [0, 0, 5], [7], [1, 2, 3], [0, 1, 5000, 10**7], [12, 12, 13, 900], list(range(400))]
)
def test_every_histogram_can_be_drawn(numbers: list[int]) -> None:
    svg = histogram_svg(numbers, title="Rolls & solutions", what="rolls")
    ElementTree.fromstring(svg)
    assert "nan" not in svg
    assert "inf" not in svg
    assert ('aria-label="none"' in svg) == (0 in numbers)
    assert f"{len(numbers)} roll" in svg

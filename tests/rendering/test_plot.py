"""The chart of a search by simulated annealing."""

from __future__ import annotations

from math import inf
from xml.etree import ElementTree

import pytest

from tilewright.rendering.plot import annealing_svg, label_of, thinned, ticks


def test_long_searches_are_thinned_out() -> None:
    n = 25_000
    energies = [abs((k * 7919) % 1000 - 500) for k in range(n)]
    svg = annealing_svg([1 - k / n for k in range(n)], energies, title="a search")
    ElementTree.fromstring(svg)
    assert len(svg) < 120_000
    kept = thinned(energies, 640)
    assert len(kept) <= 4 * 640
    assert kept[0] == (0, energies[0])
    assert kept[-1] == (n - 1, energies[-1])
    assert {value for _, value in kept} >= {min(energies), max(energies)}


@pytest.mark.parametrize("values", [[], [3.0], [2.0, 2.0], [0.0, inf, 1.0]])
def test_short_searches_are_drawn(values: list[float]) -> None:
    svg = annealing_svg(values, values)
    ElementTree.fromstring(svg)
    assert "nan" not in svg
    assert "inf" not in svg


def test_ticks_are_round_and_enclose_the_values() -> None:
    assert ticks(0, 25_000) == [0, 10_000, 20_000, 30_000]
    assert ticks(0, 10) == [0, 2.5, 5, 7.5, 10]
    assert ticks(0.2, 0.2)[0] <= 0.2 < ticks(0.2, 0.2)[-1]
    assert [label_of(tick) for tick in (0, 2.5, 20_000)] == ["0", "2.5", "20 000"]

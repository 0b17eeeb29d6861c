"""The chart of a search by simulated annealing."""

from __future__ import annotations

from math import inf
from xml.etree import ElementTree

import pytest

from tilewright.rendering.plot import annealing_svg, energy_ticks, thinned


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


def test_the_ticks_of_energies_begin_with_0() -> None:
    assert energy_ticks(0, 1700) == [0, 1, 10, 100, 1000, 10_000]


def test_an_energy_of_zero_has_its_place() -> None:
    assert annealing_svg([1.0, 0.5], [4.0, 0.0]) != annealing_svg([1.0, 0.5], [4.0, 1.0])

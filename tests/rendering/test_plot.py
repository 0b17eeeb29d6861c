"""The chart of a search by simulated annealing."""

from __future__ import annotations

from math import inf
from xml.etree import ElementTree

import pytest

from tilewright.rendering.plot import annealing_svg, energy_ticks, label_of, log_ticks, thinned, ticks


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
    assert [label_of(tick) for tick in (0, 2.5, 20_000)] == ["0", "2.5", "20,000"]


def test_logarithmic_ticks_enclose_the_values() -> None:
    assert log_ticks(0.003, 10) == [0.001, 0.01, 0.1, 1, 10]
    assert log_ticks(0.15, 0.6) == [0.1, 0.2, 0.5, 1]
    for low, high in ((1e-12, 10.0), (3.0, 3.0), (1.0, 1e9)):
        found = log_ticks(low, high)
        assert found[0] <= low * 1.001
        assert found[-1] >= high * 0.999
        assert 2 <= len(found) <= 8
    assert energy_ticks(0, 1700) == [0, 1, 10, 100, 1000, 10_000]


def test_an_energy_of_zero_has_its_place() -> None:
    assert annealing_svg([1.0, 0.5], [4.0, 0.0]) != annealing_svg([1.0, 0.5], [4.0, 1.0])

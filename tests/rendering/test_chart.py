"""Round ticks of charts."""

from __future__ import annotations

from tilewright.rendering.chart import label_of, log_ticks, ticks


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

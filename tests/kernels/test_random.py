from __future__ import annotations

from collections import Counter

from tilewright.kernels.random import FIRST, below, draw, fraction, seeded


def registers(seed: int) -> list[int]:
    return [*[0] * FIRST, *seeded(seed)]


def test_the_same_seed_gives_the_same_numbers() -> None:
    one, same, other = registers(7), registers(7), registers(8)
    numbers = [draw(one) for _ in range(20)]
    assert numbers == [draw(same) for _ in range(20)]
    assert numbers != [draw(other) for _ in range(20)]


def test_numbers_are_spread_evenly() -> None:
    reg = registers(0)
    counts = Counter(below(reg, 6) for _ in range(6000))
    assert sorted(counts) == list(range(6))
    assert all(850 < count < 1150 for count in counts.values())
    assert 0.45 < sum(fraction(reg) for _ in range(2000)) / 2000 < 0.55

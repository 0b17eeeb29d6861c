"""Parts that both kernels of sums share: `kernels/sums.py` says what their arrays are."""

from __future__ import annotations

from typing import Any

from ._marks import kernel

Ints = Any


@kernel
def expression(
    slope: Ints,
    offset: Ints,
    term_start: Ints,
    term_point: Ints,
    term_factor: Ints,
    value: Ints,
    number: int,
    target: int,
) -> int:
    """The value of an expression, all of whose points are known."""
    total = int(slope[number] * target + offset[number])
    for k in range(term_start[number], term_start[number + 1]):
        total += term_factor[k] * value[term_point[k]]
    return total


@kernel
def holds(
    weigh_start: Ints,
    weigh_point: Ints,
    weigh_table: Ints,
    weights: Ints,
    range_start: Ints,
    range_low: Ints,
    range_high: Ints,
    place: Ints,
    check: int,
) -> int:
    """1 if the total of a check is in one of its ranges, else 0; `place` is where each point's value is in a table."""
    total = 0
    for k in range(weigh_start[check], weigh_start[check + 1]):
        total += weights[weigh_table[k] + place[weigh_point[k]]]
    for k in range(range_start[check], range_start[check + 1]):
        if range_low[k] <= total and total <= range_high[k]:
            return 1
    return 0


@kernel
def store(found: Ints, value: Ints, row: int, least: int) -> None:
    """Append the values of all points to the solutions found, of which there are `row` rows."""
    n = len(value)
    for point in range(n):
        found[row * n + point] = value[point] + least

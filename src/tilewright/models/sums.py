"""Distinct values on points, with lines whose sums are bounded to a set of targets."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class SumModel:
    """Place each of `values` on one point, so that every line adds up to one and the same target.

    There are exactly as many values as points, all different integers. `domains[p]` lists the values
    that point p may take (all of them unless a value is fixed). `targets` is the sorted tuple of
    allowed sums; all lines reach the same one. With `targets` None any common sum will do. For each pair
    (a, b) of `less` point a has a smaller value than point b.
    """

    n_points: int
    values: tuple[int, ...]
    domains: tuple[tuple[int, ...], ...]
    lines: tuple[tuple[int, ...], ...]
    targets: tuple[int, ...] | None
    less: tuple[tuple[int, int], ...] = ()


def reachable_sums(values: Iterable[int], count: int) -> tuple[int, ...]:
    """All totals of `count` different values of a list, ascending."""
    values = sorted(values)
    if not 0 <= count <= len(values):
        return ()
    # Values are counted from the least one, so that bit s of sums[k] says whether k of them can add up to s.
    least = values[0] if values else 0
    sums = [1] + [0] * count
    for value in values:
        for k in range(count, 0, -1):
            sums[k] |= sums[k - 1] << (value - least)
    digits = reversed(f"{sums[count]:b}")
    return tuple(count * least + s for s, digit in enumerate(digits) if digit == "1")


def bounds_of_total(model: SumModel) -> tuple[int, int]:
    """The least and greatest total of all lines together: great values on points of many lines, or of few."""
    degrees = sorted(sum(point in line for line in model.lines) for point in range(model.n_points))
    values = sorted(model.values)
    return (
        sum(d * x for d, x in zip(degrees, reversed(values), strict=True)),
        sum(d * x for d, x in zip(degrees, values, strict=True)),
    )


def feasible_targets(model: SumModel) -> tuple[int, ...]:
    """The allowed sums that survive simple arguments: each line by itself, and all lines together."""
    allowed: set[int] | None = None if model.targets is None else set(model.targets)
    for length in {len(line) for line in model.lines}:
        reachable = reachable_sums(model.values, length)
        allowed = set(reachable) if allowed is None else allowed.intersection(reachable)
    least, most = bounds_of_total(model)
    n_lines = len(model.lines)
    return tuple(sorted(target for target in allowed or () if least <= n_lines * target <= most))

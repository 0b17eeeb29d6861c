"""The values that a line of a labeling puzzle leaves to its points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from operator import or_

from ...families.clauses import ones
from ...models import NumberSet

# If values lie further apart, or a line has more open points, only its least and greatest sums are compared.
_WIDEST = 4096
_MOST_OPEN = 6


class Lines:
    """The lines of a puzzle, for sets of values as bits: bit k is the k-th value in ascending order.

    `own_target` has what the lines with sums of their own may add up to, by their numbers.
    """

    def __init__(
        self, values: tuple[int, ...], lines: tuple[tuple[int, ...], ...], own_target: Mapping[int, NumberSet]
    ) -> None:
        self._values = values
        self._lines = lines
        self._own_target = own_target
        self._least = values[0]
        self._is_narrow = values[-1] - values[0] <= _WIDEST

    def narrowed(self, domains: list[int], target: int, *, at_once: bool) -> list[int] | int:
        """The values left to each point if every line is to reach the sum, or its own; or a line that cannot.

        With `at_once` a line builds on the values that earlier lines have excluded.
        """
        left = list(domains)
        source = left if at_once else domains
        for number, line in enumerate(self._lines):
            open_points = [point for point in line if source[point].bit_count() != 1]
            known = [source[point] for point in line if source[point].bit_count() == 1]
            taken = reduce(or_, known, 0)
            total = sum(self._values[one.bit_length() - 1] for one in known)
            lacks = [(low - total, high - total) for low, high in self._sums_of(number, target)]
            if taken.bit_count() < len(known) or (not open_points and not _has(lacks, 0)):
                return number
            allowed = self._allowed([source[point] for point in open_points], lacks)
            for point, values in zip(open_points, allowed, strict=True):
                left[point] &= values & ~taken
                if not left[point]:
                    return number
        return left

    def _sums_of(self, number: int, target: int) -> tuple[tuple[int, int], ...]:
        """The ranges of sums that a line may reach."""
        if number not in self._own_target:
            return ((target, target),)
        n = len(self._lines[number])
        return self._own_target[number].within(sum(self._values[:n]), sum(self._values[-n:]))

    def _allowed(self, domains: list[int], lacks: Sequence[tuple[int, int]]) -> list[int]:
        """For each of some points the values with which the others can make up a sum in one of these ranges."""
        if self._is_narrow and len(domains) <= _MOST_OPEN:
            return [self._by_sums(domains, k, lacks) for k in range(len(domains))]
        least = [self._values[(domain & -domain).bit_length() - 1] for domain in domains]
        most = [self._values[domain.bit_length() - 1] for domain in domains]
        found = []
        for k, domain in enumerate(domains):
            upper, lower = sum(most) - most[k], sum(least) - least[k]
            ranges = [(low - upper, high - lower) for low, high in lacks]
            found.append(sum(1 << v for v in ones(domain) if _has(ranges, self._values[v])))
        return found

    def _by_sums(self, domains: list[int], point: int, lacks: Sequence[tuple[int, int]]) -> int:
        # Bit s says that the others can add up to s, each counted from the least value. Equal values are not ruled out
        # here, except for two points, of which the second must not equal the first.
        others = [domain for k, domain in enumerate(domains) if k != point]
        shifts = [[self._values[v] - self._least for v in ones(domain)] for domain in others]
        sums = 1
        for shift in shifts:
            sums = reduce(or_, (sums << x for x in shift), 0)
        offset = self._least * len(others)
        found = 0
        for v in ones(domains[point]):
            # With one other point, that must not have the same value.
            left = sums & ~(1 << self._values[v] - self._least) if len(others) == 1 else sums
            for low, high in lacks:
                first, last = max(0, low - offset - self._values[v]), high - offset - self._values[v]
                if last >= first and left >> first & (1 << last - first + 1) - 1:
                    found |= 1 << v
        return found


def _has(ranges: Sequence[tuple[int, int]], number: int) -> bool:
    return any(low <= number <= high for low, high in ranges)


def counted(domains: list[int], points: Sequence[int], among: int, allowed: NumberSet) -> bool:
    """Exclude, in place, what no allowed number of points with one of some values leaves; False if none is possible."""
    sure = sum(not domains[point] & ~among for point in points)
    open_points = [point for point in points if domains[point] & among and domains[point] & ~among]
    ranges = allowed.within(sure, sure + len(open_points))
    if not ranges:
        return False
    for point in open_points:
        if ranges[-1][1] == sure:
            domains[point] &= ~among
        elif ranges[0][0] == sure + len(open_points):
            domains[point] &= among
    return True

"""The values that a line of a labeling puzzle leaves to its points."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import or_

from ...families.clauses import ones

# If values lie further apart, or a line has more open points, only its least and greatest sums are compared.
_WIDEST = 4096
_MOST_OPEN = 6


class Lines:
    """The lines of a puzzle, for sets of values as bits: bit k is the k-th value in ascending order.

    `own_target` has the sums of the lines that have one of their own, by their numbers.
    """

    def __init__(
        self, values: tuple[int, ...], lines: tuple[tuple[int, ...], ...], own_target: Mapping[int, int]
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
            lack = self._own_target.get(number, target) - sum(self._values[one.bit_length() - 1] for one in known)
            if taken.bit_count() < len(known) or (lack and not open_points):
                return number
            allowed = self._allowed([source[point] for point in open_points], lack)
            for point, values in zip(open_points, allowed, strict=True):
                left[point] &= values & ~taken
                if not left[point]:
                    return number
        return left

    def _allowed(self, domains: list[int], lack: int) -> list[int]:
        """For each of some points the values with which the others can make up a sum."""
        if self._is_narrow and len(domains) <= _MOST_OPEN:
            return [self._by_sums(domains, k, lack) for k in range(len(domains))]
        least = [self._values[(domain & -domain).bit_length() - 1] for domain in domains]
        most = [self._values[domain.bit_length() - 1] for domain in domains]
        found = []
        for k, domain in enumerate(domains):
            low, high = lack - (sum(most) - most[k]), lack - (sum(least) - least[k])
            found.append(sum(1 << v for v in ones(domain) if low <= self._values[v] <= high))
        return found

    def _by_sums(self, domains: list[int], point: int, lack: int) -> int:
        # Bit s says that the others can add up to s, each counted from the least value. Equal values are not ruled out
        # here, except for two points, of which the second must not equal the first.
        others = [domain for k, domain in enumerate(domains) if k != point]
        shifts = [[self._values[v] - self._least for v in ones(domain)] for domain in others]
        sums = 1
        for shift in shifts:
            sums = reduce(or_, (sums << x for x in shift), 0)
        rest = lack - self._least * len(others)
        found = 0
        for v in ones(domains[point]):
            needed = rest - self._values[v]
            if (
                needed >= 0
                and sums >> needed & 1
                and not (len(others) == 1 and needed == self._values[v] - self._least)
            ):
                found |= 1 << v
        return found

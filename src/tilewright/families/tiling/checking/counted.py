"""Clauses on numbers of laid things, and on sums of values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import product

from ...clauses import Clause

Words = Callable[[int, list[dict[int, int]]], str]
"""The meaning of the variable for a number of these numbers."""


class Counted:
    """Clauses on numbers of copies. A counter is a tree: the sums of two halves give the sum of both."""

    def __init__(self, n: int) -> None:
        self._n = n
        self.words: list[str] = []
        self.clauses: list[Clause] = []

    def bound(self, variables: list[int], least: int, most: int, room: int, name: str) -> None:
        room = min(room, len(variables))
        if least > room:
            self.clauses.append(())
            return
        if most == 0:
            self.clauses += [(-variable,) for variable in variables]
        if least == 1:
            self.clauses.append(tuple(variables))
        tops = [least] * (least >= 2) + [most + 1] * (2 <= most < room)
        if tops:
            sums = self._sums(
                [{1: variable} for variable in variables],
                max(tops),
                lambda number, some: f"at least {number} of {name} lie as in {some[0][1]} to {some[-1][1]}",
            )
            if least >= 2:
                self.clauses.append((sums[least],))
            if 2 <= most < room:
                self.clauses.append((-sums[most + 1],))

    def value(self, things: Mapping[int, list[int]], cell: str) -> dict[int, int]:
        """For each number from 1 on the variable that says that the value on a cell is at least that.

        `things` has what may lie there, by values.
        """
        found: dict[int, int] = {}
        for value in sorted(things):
            if value == 0:
                continue
            self.words.append(f"the value on cell {cell} is at least {value}")
            variable = self._n + len(self.words)
            found.update(dict.fromkeys(range(len(found) + 1, value + 1), variable))
            enough = sorted(thing for other, some in things.items() if other >= value for thing in some)
            self.clauses += [(-thing, variable) for thing in enough]
            self.clauses.append((-variable, *enough))
        return found

    def bound_sum(self, cells: list[dict[int, int]], least: int, most: int | None, name: str) -> None:
        """The values on cells add up to at least `least` and at most `most`."""
        greatest = sum(map(len, cells))
        most = greatest if most is None else min(most, greatest)
        if least > greatest:
            self.clauses.append(())
        elif least > 0 or most < greatest:
            sums = self._sums(cells, max(least, most + 1 if most < greatest else 0), _values_of(name))
            if least > 0:
                self.clauses.append((sums[least],))
            if most < greatest:
                self.clauses.append((-sums[most + 1],))

    def same_sum(self, cells: list[dict[int, int]], others: list[dict[int, int]], name: str) -> None:
        """The values on some cells add up to the same as those on others."""
        both = []
        for some in (cells, others):
            greatest = sum(map(len, some))
            both.append(self._sums(some, greatest, _values_of(name)) if greatest else {})
        for number in range(1, max(map(len, both)) + 1):
            one, other = (side.get(number) for side in both)
            if one is None or other is None:
                self.clauses.append((-(one or other or 0),))
            else:
                self.clauses += [(-one, other), (one, -other)]

    def _sums(self, numbers: list[dict[int, int]], top: int, words: Words) -> dict[int, int]:
        """For each number from 1 to `top` the variable that says whether these numbers add up to at least that."""
        if len(numbers) == 1:
            return numbers[0]
        middle = len(numbers) // 2
        halves = [self._sums(part, top, words) for part in (numbers[:middle], numbers[middle:])]
        sums = {}
        for number in range(1, min(sum(map(len, halves)), top) + 1):
            self.words.append(words(number, numbers))
            sums[number] = self._n + len(self.words)
        for one, two in product(range(len(halves[0]) + 1), range(len(halves[1]) + 1)):
            # One and two of the halves together are at least so many ...
            if 1 <= one + two <= len(sums):
                both = [-half[k] for half, k in zip(halves, (one, two), strict=True) if k]
                self.clauses.append((*both, sums[one + two]))
            # ... and if neither half has more than these, both do not.
            if one + two + 1 <= len(sums):
                more = [half[k + 1] for half, k in zip(halves, (one, two), strict=True) if k + 1 in half]
                self.clauses.append((*more, -sums[one + two + 1]))
        return sums


def _values_of(name: str) -> Words:
    return lambda number, cells: f"the values of {len(cells)} cells of {name} add up to at least {number}"

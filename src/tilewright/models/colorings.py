"""Coloring arguments, all at once: proofs that an exact cover has no solution.

Give every item a number, a color, such that the numbers of each option add up to a multiple of m. Then
those of a whole solution do, too; if the numbers of all items together do not, there is none. The
mutilated chessboard is the oldest example, bars of four cells on a board of 10 x 10 another; pieces
that cover more black cells than white ones, or the other way round, make up a third.

Such colorings are what separates a vector from the vectors that others span. So instead of looking for
one, `excludes` tests whether the items, each as often as it must be covered, are an integer combination of the
options, modulo a number with many divisors. If they are not, there is a coloring, and no solution.
See J. H. Conway and J. C. Lagarias, Tiling with polyominoes and combinatorial group theory (1990).
"""

from __future__ import annotations

import random
from math import gcd

from ..deadline import in_time
from .cover import CoverModel

ItemVector = dict[int, int]

MODULUS = 2**5 * 3**2 * 5 * 7
"""Colorings whose m divides this number are found."""
# After this many options, look whether those added so far are enough.
_EVERY = 32


def excludes(model: CoverModel) -> bool:
    """Tell whether a coloring proves that there is no solution. The colors of colored items play no part."""
    return coloring(model) is not None


def coloring(model: CoverModel) -> tuple[int, ItemVector] | None:
    """A coloring that proves that there is no solution: its m, and the numbers of the items that have one.

    Only items that are covered a fixed number of times have numbers, which are less than m.
    """
    span = _Combinations()
    goal: ItemVector = {}
    for item, (least, most) in enumerate(zip(model.lower, model.upper, strict=True)):
        if least % MODULUS:
            goal[item] = least % MODULUS
        if least < most:
            span.add({item: 1})
    options = [_vector(option, model.n_primary) for option in model.options]
    # In random order a few options of all kinds soon span what all of them do.
    random.Random(0).shuffle(options)
    for number, option in enumerate(options):
        if number % _EVERY == 0 and span.has(goal):
            return None
        in_time()
        span.add(option)
    return None if span.has(goal) else _smallest(span.apart(goal), goal)


def _smallest(vector: ItemVector, goal: ItemVector) -> tuple[int, ItemVector]:
    """The coloring with the least modulus among the multiples of one."""
    product = sum(number * goal.get(item, 0) for item, number in vector.items())
    common = gcd(*vector.values())
    factors = (factor for factor in range(1, MODULUS) if MODULUS % factor == 0 and product * factor % MODULUS)
    modulus, factor = min((MODULUS // gcd(common * factor, MODULUS), factor) for factor in factors)
    share = MODULUS // modulus
    colors = {item: number * factor // share % modulus for item, number in vector.items()}
    return modulus, {item: color for item, color in sorted(colors.items()) if color}


def _vector(option: tuple[tuple[int, int], ...], n_primary: int) -> ItemVector:
    """For each primary item the number of times that an option covers it; secondary items prove nothing."""
    vector: ItemVector = {}
    for item, _ in option:
        if item < n_primary:
            vector[item] = vector.get(item, 0) + 1
    return {item: times % MODULUS for item, times in vector.items() if times % MODULUS}


class _Combinations:
    """All integer combinations of some vectors, modulo MODULUS.

    `rows[i]` is a vector whose first item is i, with a divisor of the modulus there.
    """

    def __init__(self) -> None:
        self._rows: dict[int, ItemVector] = {}

    def add(self, vector: ItemVector) -> None:
        """Add a vector to those that span it."""
        todo = [vector]
        while todo:
            left = self._reduced(todo.pop())
            if not left:
                continue
            item = min(left)
            row = self._rows.get(item)
            if row is not None:
                # What is left of the first number by division is smaller, so that this comes to an end.
                left = _combined(left, -(left[item] // row[item]), row)
            # Multiples of a vector with a common divisor d of its first number and the modulus begin with d.
            divisor, factor = _divisor(left[item])
            scaled = _combined({}, factor, left)
            self._rows[item] = scaled
            # What is lost by that: the vector itself, what was here before, and a multiple that begins later.
            todo.append(_combined(left, -(left[item] // divisor), scaled))
            todo.append(_combined({}, MODULUS // divisor, scaled))
            if row is not None:
                todo.append(row)

    def has(self, vector: ItemVector) -> bool:
        """Tell whether a vector is a combination."""
        return not self._reduced(vector)

    def apart(self, vector: ItemVector) -> ItemVector:
        """A coloring by which all combinations are 0 and a vector that is none of them is not."""
        first = min(self._reduced(vector))
        colors = {first: MODULUS // self._rows[first][first] if first in self._rows else 1}
        # Backwards: of what begins earlier, the first number divides the sum of the others, as all later rows are 0.
        for item in sorted((item for item in self._rows if item < first), reverse=True):
            row = self._rows[item]
            rest = sum(number * colors.get(k, 0) for k, number in row.items())
            if rest % MODULUS:
                colors[item] = -rest // row[item] % MODULUS
        return colors

    def _reduced(self, vector: ItemVector) -> ItemVector:
        """The vector less such multiples of the rows that it begins as late, or as small, as it can."""
        left = dict(vector)
        done = -1
        while (item := min((k for k in left if k > done), default=-1)) >= 0:
            row = self._rows.get(item)
            if row is None or left[item] % row[item]:
                return left
            left = _combined(left, -(left[item] // row[item]), row)
            done = item
        return left


def _divisor(number: int) -> tuple[int, int]:
    """The greatest common divisor d of a number and the modulus, and a factor by which the number becomes d."""
    x, y, a, b = number, MODULUS, 1, 0
    while y:
        quotient = x // y
        x, y, a, b = y, x - quotient * y, b, a - quotient * b
    return x, a % MODULUS


def _combined(first: ItemVector, factor: int, second: ItemVector) -> ItemVector:
    """first + factor * second, without zeros."""
    total = dict(first)
    for item, number in second.items():
        value = (total.get(item, 0) + factor * number) % MODULUS
        if value:
            total[item] = value
        else:
            total.pop(item, None)
    return total

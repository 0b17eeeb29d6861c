"""Exact cover with colors and multiplicities: Knuth's XCC and MCC problems.

Items are numbered from 0, primary ones first. A primary item must be covered by at least `lower`
and at most `upper` of the chosen options, usually exactly once. A secondary item may be left alone,
covered once by an option that names no color for it (color 0), or by any number of options that
name one and the same color. See Knuth, The Art of Computer Programming 4B, 7.2.2.1.

Options may besides give values to the items that they cover, and sums of these may have bounds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from ..deadline import timely
from ..values import frozen, replace

Option = tuple[tuple[int, int], ...]


class CoverSum(NamedTuple):
    """The values of some items, each times its factor, add up to at least `least` and at most `most`.

    `factors` has (item, factor) pairs, each item once. These items are covered at most once; one that is not covered
    has the value 0.
    """

    least: int
    most: int
    factors: tuple[tuple[int, int], ...]


@frozen
class CoverModel:
    """Items and options; colors are positive integers, 0 for none."""

    lower: tuple[int, ...]
    upper: tuple[int, ...]
    n_secondary: int
    options: tuple[Option, ...]
    """For each option its (item, color) pairs; the color of a primary item is 0. It may name an item that must be
    covered more than once several times, and then covers it so often."""
    orders: tuple[tuple[int, ...], ...] = ()
    """A hint: orders of the items that are cells of a board, along its axes. They change no answer."""
    tracked: tuple[int, ...] = ()
    """A hint: items with copies of which a count is to tell how often they are used, if the engine can."""
    sums: tuple[CoverSum, ...] = ()
    """Only engines that add up take a model with sums, see `Engine.takes_sums`."""
    values: tuple[tuple[int, ...], ...] = ()
    """For each option the values that it gives to the items of its pairs, in their order; () if there are no sums."""

    @property
    def n_primary(self) -> int:
        return len(self.lower)

    @property
    def n_items(self) -> int:
        return len(self.lower) + self.n_secondary

    def restricted(self, numbers: Sequence[int]) -> CoverModel:
        """The model with these of its options alone, in this order."""
        values = tuple([self.values[k] for k in numbers]) if self.values else ()
        model = replace(self, options=tuple([self.options[k] for k in numbers]), values=values)
        # This is a question of each option by itself, so it was answered.
        items_of = self.items_of
        vars(model)["items_of"] = tuple([items_of[k] for k in numbers])
        return model

    @cached_property
    def items_of(self) -> tuple[tuple[int, ...], ...]:
        """For each option its items."""
        return tuple([next(zip(*option, strict=True), ()) for option in timely(self.options)])

    @cached_property
    def colors_of(self) -> tuple[tuple[int, ...], ...]:
        """For each option the colors of its items."""
        return tuple([tuple([color for _, color in option]) for option in timely(self.options)])

    @cached_property
    def has_colors(self) -> bool:
        """Tell whether any option names a color."""
        return any(color for option in timely(self.options) for _, color in option)

    @cached_property
    def options_of(self) -> tuple[list[int], ...]:
        """For each item the options that cover it, one that covers it several times so often."""
        found: list[list[int]] = [[] for _ in range(self.n_items)]
        for number, items in enumerate(timely(self.items_of)):
            for item in items:
                found[item].append(number)
        return tuple(found)

    @cached_property
    def usable(self) -> tuple[bool, ...]:
        """For each option whether it can be part of a solution by itself."""
        n, forbidden = self.n_primary, self._forbidden
        # Nearly all options are plain.
        found = []
        for items, option in timely(zip(self.items_of, self.options, strict=True)):
            is_plain = len(set(items)) == len(items) > 0 and min(items) < n and forbidden.isdisjoint(items)
            found.append(is_plain or self.is_usable(option))
        return tuple(found)

    @cached_property
    def exclusive(self) -> tuple[int, ...]:
        """For each option the items that no other option of a solution covers with it, as a set of bits."""
        n, upper = self.n_primary, self.upper
        return tuple(
            sum({1 << item for item, color in option if (upper[item] <= 1 if item < n else not color)})
            for option in self.options
        )

    @cached_property
    def _forbidden(self) -> frozenset[int]:
        """The primary items that no option of a solution covers."""
        return frozenset(item for item, most in enumerate(self.upper) if most == 0)

    def is_usable(self, option: Option) -> bool:
        """Tell whether an option can be part of a solution by itself.

        It must cover a primary item, no item more often than allowed, and a secondary one only once, or in one color.
        """
        n, upper = self.n_primary, self.upper
        items = {item for item, _ in option}
        if min(items, default=n) >= n:
            return False
        if len(items) == len(option):
            return self._forbidden.isdisjoint(items)
        # A color that is named twice is the same as one.
        pairs = [*(pair for pair in option if not pair[1]), *{pair for pair in option if pair[1]}]
        times = Counter(item for item, _ in pairs)
        return all(count <= (upper[item] if item < n else 1) for item, count in times.items())

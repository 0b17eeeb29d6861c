"""Exact cover with colors and multiplicities: Knuth's XCC and MCC problems.

Items are numbered from 0, primary ones first. A primary item must be covered by at least `lower`
and at most `upper` of the chosen options, usually exactly once. A secondary item may be left alone,
covered once by an option that names no color for it (color 0), or by any number of options that
name one and the same color. See Knuth, The Art of Computer Programming 4B, 7.2.2.1.
"""

from __future__ import annotations

from dataclasses import dataclass

Option = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
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

    @property
    def n_primary(self) -> int:
        return len(self.lower)

    @property
    def n_items(self) -> int:
        return len(self.lower) + self.n_secondary

    def is_usable(self, option: Option) -> bool:
        """Whether an option can be part of a solution by itself.

        It must cover a primary item, no item more often than allowed, and a secondary one only once, or in one color.
        """
        times: dict[int, int] = {}
        colors: dict[int, int] = {}
        for item, color in option:
            if item >= self.n_primary and color and colors.setdefault(item, color) == color:
                continue
            times[item] = times.get(item, 0) + 1
        n = self.n_primary
        return any(item < n for item in times) and all(
            count <= (self.upper[item] if item < n else int(item not in colors)) for item, count in times.items()
        )

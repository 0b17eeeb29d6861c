"""Counting solutions up to symmetry without keeping them.

By Burnside's lemma a group has as many orbits as its members leave solutions in place on average. So
it is enough to see, of each solution, which members leave it in place.
"""

from __future__ import annotations

from collections.abc import Callable

from ..engines import Choices
from ..families import Symmetry


class OrbitTally:
    """How many solutions each symmetry of a group leaves in place; the first is the identity."""

    def __init__(self, group: tuple[Symmetry, ...]) -> None:
        self.group = group
        self._others = tuple(enumerate(group))[1:]
        self._left_in_place = [0] * len(group)
        self.n_solutions = 0
        """May be set, where only the number matters because the identity is the only symmetry."""

    def add(self, choices: Choices, weight: int = 1) -> None:
        """Take note of a solution, which stands for `weight` of them that the group carries into each other.

        For one of these a symmetry may leave in place what it does not for another; but as the others
        are its images, the sums over each normal subgroup are right, and only these are asked for.
        """
        self.n_solutions += weight
        for number, symmetry in self._others:
            if symmetry.fixes(choices):
                self._left_in_place[number] += weight

    def set_left_in_place(self, number: int, count: int) -> None:
        """Say how many solutions a symmetry of the group leaves in place, where that was counted by itself."""
        self._left_in_place[number] = count

    def orbits(self, belongs: Callable[[Symmetry], bool] = lambda symmetry: True) -> tuple[int, int]:
        """How many orbits the symmetries that belong to a subgroup have, and how many symmetries these are.

        Rounded up: when the search was stopped, an orbit may have been seen in part.
        """
        members = [k for k, symmetry in enumerate(self.group) if belongs(symmetry)]
        in_place = sum(self._left_in_place[k] if k else self.n_solutions for k in members)
        return -(-in_place // len(members)), len(members)

"""Counting solutions up to symmetry without keeping them.

By Burnside's lemma a group has as many orbits as its members leave solutions in place on average. So it is enough to
see, of each solution, which members leave it in place. Of several solutions that the group carries into each other, a
symmetry may leave one in place and move another; but the sums over each normal subgroup are right, whichever of them
was seen, and only these sums are asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, get_args

from ..errors import InvalidRequest
from ..families import Choices, Compiled, Symmetry

UpTo = Literal["rotation", "symmetry", "relabeling"]


def n_orbits(
    group: tuple[Symmetry, ...],
    n_solutions: int,
    in_place: Mapping[int, int],
    belongs: Callable[[Symmetry], bool] = lambda symmetry: True,
) -> tuple[int, int]:
    """Count the orbits that the symmetries of a subgroup have, and these symmetries.

    `in_place` says how many solutions each symmetry but the identity, the first, leaves in place. Rounded up: when the
    search was stopped, an orbit may have been seen in part.
    """
    members = [k for k, symmetry in enumerate(group) if belongs(symmetry)]
    left = sum(in_place.get(k, 0) if k else n_solutions for k in members)
    return -(-left // len(members)), len(members)


def subgroup(compiled: Compiled, up_to: UpTo) -> tuple[Symmetry, ...]:
    """The rotations of a puzzle, its symmetries, or these with renamings of labels."""
    if up_to not in get_args(UpTo):
        raise InvalidRequest(f"solutions cannot be told apart up to {up_to!r}; choose {', '.join(get_args(UpTo))}")
    group = compiled.symmetries(up_to == "relabeling")
    return tuple(symmetry for symmetry in group if up_to != "rotation" or not symmetry.is_reflection)


def least_image(compiled: Compiled, up_to: UpTo | None) -> Callable[[Choices], Choices]:
    """The function that gives the least image of a solution, the same for all that symmetries carry into each other."""
    group = subgroup(compiled, up_to) if up_to is not None else ()
    return lambda choices: min((symmetry.image(choices) for symmetry in group), default=choices)

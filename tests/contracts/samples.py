"""A puzzle of the catalog for each family, lattice and way of playing, all solved in no time."""

from __future__ import annotations

from functools import cache
from typing import Any

import tilewright as tw
from tilewright.families import Puzzle, Solution

NAMES = (
    "unicorn",
    "magic-triangle",
    "giants-causeway",
    "tetrahexes-4x7",
    "pentominoes-3x20",
    "slothouber-graatsma",
    "genius-star",
    "calendar",
    "magic-square-3",
    "magic-hexagon-3",
    "perimeter-triangle-3",
    "cube-corners",
)
SMALL: dict[str, dict[str, Any]] = {"png": {"width": 100}}
"""Options by kind of picture: nearly all the time that a usual one takes goes into its million dots."""
BLOCKED = {"genius-star": (9, 10, 28, 33, 34, 39, 47), "calendar": ("Jan", "25")}


@cache
def sample(name: str) -> Puzzle:
    """A puzzle of the catalog, ready to be solved."""
    puzzle = tw.load(name)
    return tw.with_blocked(puzzle, BLOCKED[name]) if name in BLOCKED else puzzle


@cache
def solved(name: str) -> Solution:
    """Its first solution."""
    return tw.solve(sample(name)).solutions[0]

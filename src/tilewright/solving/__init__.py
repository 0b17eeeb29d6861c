"""The bridge: solve, enumerate, count and check puzzles of every family with every engine."""

from __future__ import annotations

from .answers import NO_LIMITS, Answer, Count, Effort, Limits, Progress
from .choice import Choice, choose_engine
from .orbits import OrbitTally
from .run import OnProgress, Run
from .solve import Solutions, UpTo, check, count, is_least, lint, solutions, solve, subgroup

__all__ = [
    "NO_LIMITS",
    "Answer",
    "Choice",
    "Count",
    "Effort",
    "Limits",
    "OnProgress",
    "OrbitTally",
    "Progress",
    "Run",
    "Solutions",
    "UpTo",
    "check",
    "choose_engine",
    "count",
    "is_least",
    "lint",
    "solutions",
    "solve",
    "subgroup",
]

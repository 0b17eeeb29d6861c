"""The bridge: solve, enumerate, count and check puzzles of every family with every engine."""

from __future__ import annotations

from .answers import NO_LIMITS, Answer, Count, Effort, Limits, Progress
from .checks import check, lint
from .choice import choose_engine, choose_for_model
from .orbits import UpTo, n_orbits, subgroup
from .run import OnProgress, Run
from .solve import Solutions, count, count_steps, solutions, solve

__all__ = [
    "NO_LIMITS",
    "Answer",
    "Count",
    "Effort",
    "Limits",
    "OnProgress",
    "Progress",
    "Run",
    "Solutions",
    "UpTo",
    "check",
    "choose_engine",
    "choose_for_model",
    "count",
    "count_steps",
    "lint",
    "n_orbits",
    "solutions",
    "solve",
    "subgroup",
]

"""The bridge: solve, enumerate, count and check puzzles of every family with every engine."""

from __future__ import annotations

from .answers import NO_LIMITS, Answer, Count, Effort, Limits, Progress
from .bare import ModelSolutions, count_model
from .checks import check, lint
from .choice import choose_engine, choose_for_model
from .estimate import Estimate, Range, estimate, estimate_model
from .orbits import n_orbits
from .run import OnProgress, Run
from .sample import sample
from .solve import Solutions, UpTo, count, count_steps, solutions, solve, subgroup

__all__ = [
    "NO_LIMITS",
    "Answer",
    "Count",
    "Effort",
    "Estimate",
    "Limits",
    "ModelSolutions",
    "OnProgress",
    "Progress",
    "Range",
    "Run",
    "Solutions",
    "UpTo",
    "check",
    "choose_engine",
    "choose_for_model",
    "count",
    "count_model",
    "count_steps",
    "estimate",
    "estimate_model",
    "lint",
    "n_orbits",
    "sample",
    "solutions",
    "solve",
    "subgroup",
]

"""How questions are answered: one adapter for each kernel, and optional solvers of others."""

from __future__ import annotations

from .annealing import ANNEALING, ANNEALING_EDGES, Annealing, AnnealingSearch, anneal
from .base import Choices, Engine, KernelSearch, SavedState, Search, Status
from .cpsat import CPSAT, CPSAT_SUMS
from .exact_cover import EXACT_COVER
from .sums import SUMS

ENGINES: dict[str, Engine] = {
    engine.name: engine for engine in (EXACT_COVER, SUMS, ANNEALING, ANNEALING_EDGES, CPSAT, CPSAT_SUMS)
}

__all__ = [
    "ENGINES",
    "Annealing",
    "AnnealingSearch",
    "Choices",
    "Engine",
    "KernelSearch",
    "SavedState",
    "Search",
    "Status",
    "anneal",
]

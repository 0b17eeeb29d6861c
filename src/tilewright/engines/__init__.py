"""How questions are answered: one adapter for each kernel, and optional solvers of others."""

from __future__ import annotations

from ..kernels._jit import announce_compiling
from .annealing import ANNEALING, ANNEALING_EDGES, Annealing, AnnealingSearch, anneal
from .base import Choices, Engine, KernelSearch, SavedState, Search, Status
from .cpsat import CPSAT, CPSAT_SUMS
from .edge_breaks import EDGE_BREAKS
from .edge_domains import EDGE_DOMAINS
from .edge_scan import EDGE_SCAN
from .exact_cover import EXACT_COVER
from .memo import MEMO
from .packing import PACKING
from .scan import SCAN
from .sums import SUMS

ENGINES: dict[str, Engine] = {
    engine.name: engine
    for engine in (
        SCAN,
        MEMO,
        PACKING,
        EDGE_SCAN,
        EDGE_DOMAINS,
        EXACT_COVER,
        SUMS,
        ANNEALING,
        ANNEALING_EDGES,
        EDGE_BREAKS,
        CPSAT,
        CPSAT_SUMS,
    )
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
    "announce_compiling",
]

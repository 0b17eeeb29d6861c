"""The engines that answer a model: one adapter for each kernel, and optional solvers of other projects."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from ..kernels._native import announce_compiling
from .annealing import ANNEALING, ANNEALING_EDGES, Annealing, AnnealingSearch, anneal
from .base import Choices, Engine, SavedState, Search, SearchDefaults, Status, thread_seconds
from .cpsat import CPSAT, CPSAT_SUMS
from .edge_breaks import EDGE_BREAKS
from .edge_domains import EDGE_DOMAINS
from .edge_scan import EDGE_SCAN
from .exact_cover import EXACT_COVER
from .kernel_search import KernelSearch
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


@cache
def search_digest() -> str:
    """A hash of the sources of kernels, engines and models.

    The state of a search only means something to the same kernels, and where the model was laid out and ordered alike.
    """
    here = Path(__file__).parent
    folders = (here, here.parent / "kernels", here.parent / "models")
    sources = sorted(source for folder in folders for source in folder.glob("*.py"))
    return hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()[:16]


__all__ = [
    "ENGINES",
    "Annealing",
    "AnnealingSearch",
    "Choices",
    "Engine",
    "KernelSearch",
    "SavedState",
    "Search",
    "SearchDefaults",
    "Status",
    "anneal",
    "announce_compiling",
    "search_digest",
    "thread_seconds",
]

"""The engines that answer a model: one adapter for each kernel, and optional solvers of other projects."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import cache
from typing import NamedTuple

from ..kernels._native import announce_compiling
from ..later import ImportedTable
from ..models import CoverModel, EdgeModel, SumModel
from .base import Choices, Engine, SavedState, Search, SearchDefaults, Status, thread_seconds
from .kernel_search import KernelSearch


class EngineHome(NamedTuple):
    """The home of an engine, the kind of model that it takes, and whether it proves that no more solutions exist."""

    home: str
    model: type
    is_exhaustive: bool = True


class EngineTable(ImportedTable[Engine]):
    """The engines by name. The module of an engine is imported when the engine is asked for."""

    def __init__(self, homes: Mapping[str, EngineHome]) -> None:
        super().__init__(__name__, {name: row.home for name, row in homes.items()})
        self._known = dict(homes)

    def taking(self, models: Collection[type], *, exhaustive: bool = False) -> Iterator[Engine]:
        """The engines that take one of these kinds of models, or the exhaustive ones of these; no others are imported.

        Each is imported when its turn comes.
        """
        for name in list(self):
            row = self._rows.get(name) or self._known[name]
            if row.model in models and (row.is_exhaustive or not exhaustive):
                yield self[name]


ENGINES = EngineTable(
    {
        "scan": EngineHome("scan:SCAN", CoverModel),
        "layers": EngineHome("layers:LAYERS", CoverModel),
        "memo": EngineHome("memo:MEMO", CoverModel),
        "packing": EngineHome("packing:PACKING", CoverModel),
        "edge-scan": EngineHome("edge_scan:EDGE_SCAN", EdgeModel),
        "edge-domains": EngineHome("edge_domains:EDGE_DOMAINS", EdgeModel),
        "exact-cover": EngineHome("exact_cover:EXACT_COVER", CoverModel),
        "sums": EngineHome("sums:SUMS", SumModel),
        "annealing": EngineHome("annealing:ANNEALING", SumModel, is_exhaustive=False),
        "annealing-edges": EngineHome("annealing:ANNEALING_EDGES", EdgeModel, is_exhaustive=False),
        "edge-breaks": EngineHome("edge_breaks:EDGE_BREAKS", EdgeModel, is_exhaustive=False),
        "cpsat": EngineHome("cpsat:CPSAT", CoverModel),
        "cpsat-sums": EngineHome("cpsat:CPSAT_SUMS", SumModel),
    }
)


@cache
def search_digest() -> str:
    """A hash of the sources of kernels, engines and models.

    The state of a search only means something to the same kernels, and where the model was laid out and ordered alike.
    """
    import hashlib
    from pathlib import Path

    here = Path(__file__).parent
    folders = (here, here.parent / "kernels", here.parent / "models")
    sources = sorted(source for folder in folders for source in folder.glob("*.py"))
    return hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()[:16]


__all__ = [
    "ENGINES",
    "Choices",
    "Engine",
    "EngineHome",
    "EngineTable",
    "KernelSearch",
    "SavedState",
    "Search",
    "SearchDefaults",
    "Status",
    "announce_compiling",
    "search_digest",
    "thread_seconds",
]

"""The engines that answer a model: one adapter for each kernel, and optional solvers of other projects."""

from __future__ import annotations

from collections.abc import Collection, Iterator, MutableMapping
from functools import cache
from importlib import import_module
from pathlib import Path

from ..kernels._native import announce_compiling
from ..models import CoverModel, EdgeModel, SumModel
from ..values import frozen
from .base import Choices, Engine, SavedState, Search, SearchDefaults, Status, thread_seconds
from .kernel_search import KernelSearch


@frozen
class EngineHome:
    """The module of an engine, the name that it has there, and the kind of model that it takes."""

    module: str
    constant: str
    model: type

    def engine(self) -> Engine:
        engine: Engine = getattr(import_module(f".{self.module}", __name__), self.constant)
        return engine


class EngineTable(MutableMapping[str, Engine]):
    """The engines by name. The module of an engine is imported when the engine is asked for."""

    def __init__(self, homes: dict[str, EngineHome]) -> None:
        self._rows: dict[str, EngineHome | Engine] = dict(homes)

    def __getitem__(self, name: str) -> Engine:
        row = self._rows[name]
        if isinstance(row, EngineHome):
            row = self._rows[name] = row.engine()
        return row

    def __setitem__(self, name: str, engine: Engine) -> None:
        self._rows[name] = engine

    def __delitem__(self, name: str) -> None:
        del self._rows[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)

    def taking(self, models: Collection[type]) -> Iterator[Engine]:
        """The engines that take one of these kinds of models, each imported when its turn comes; no others."""
        return (self[name] for name, row in list(self._rows.items()) if row.model in models)


ENGINES = EngineTable(
    {
        "scan": EngineHome("scan", "SCAN", CoverModel),
        "memo": EngineHome("memo_engine", "MEMO", CoverModel),
        "packing": EngineHome("packing", "PACKING", CoverModel),
        "edge-scan": EngineHome("edge_scan", "EDGE_SCAN", EdgeModel),
        "edge-domains": EngineHome("edge_domains", "EDGE_DOMAINS", EdgeModel),
        "exact-cover": EngineHome("exact_cover", "EXACT_COVER", CoverModel),
        "sums": EngineHome("sums", "SUMS", SumModel),
        "annealing": EngineHome("annealing", "ANNEALING", SumModel),
        "annealing-edges": EngineHome("annealing", "ANNEALING_EDGES", EdgeModel),
        "edge-breaks": EngineHome("edge_breaks", "EDGE_BREAKS", EdgeModel),
        "cpsat": EngineHome("cpsat", "CPSAT", CoverModel),
        "cpsat-sums": EngineHome("cpsat", "CPSAT_SUMS", SumModel),
    }
)


@cache
def search_digest() -> str:
    """A hash of the sources of kernels, engines and models.

    The state of a search only means something to the same kernels, and where the model was laid out and ordered alike.
    """
    import hashlib

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

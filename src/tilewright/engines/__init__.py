"""How questions are answered: one adapter for each kernel, and optional solvers of others."""

from __future__ import annotations

from .base import Choices, Engine, KernelSearch, SavedState, Search, Status
from .exact_cover import EXACT_COVER
from .sums import SUMS

ENGINES: dict[str, Engine] = {engine.name: engine for engine in (EXACT_COVER, SUMS)}

__all__ = ["ENGINES", "Choices", "Engine", "KernelSearch", "SavedState", "Search", "Status"]

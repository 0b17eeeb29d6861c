"""Runs searches and tells all that they do. Pyodide runs this file, too, which finds the package and nothing else."""

from __future__ import annotations

import json
from typing import Any

from tilewright.engines import ENGINES, edge_layout, edge_scan, sums
from tilewright.engines.layers import LayerSearch
from tilewright.engines.memo_search import MemoSearch

SLICES = ((1, 1), (50, 2), (150, 2), (150, 0), (1000, 3), (4000, 0))
RESUMED_AFTER = 3
SEED = 4


def begun(engine: str, model: Any, saved: Any = None) -> Any:
    """A search by an engine, or by one of those that take other models than small ones, made to take any."""
    widest = (sums._NARROW, edge_layout.WORD_BITS)
    if engine == "sums-wide":
        sums._NARROW = -1
    if engine == "edge-scan-wide":
        edge_layout.WORD_BITS = 4
    edge_scan._laid_out.cache_clear()
    try:
        if engine == "memo":
            # Few slots, so that the table grows; so do layers.
            return MemoSearch(model, saved, first_slots=8)
        if engine == "layers":
            return LayerSearch(model, saved, first_room=1)
        own = ENGINES[engine.removesuffix("-wide")]
        return own.start(model, SEED) if saved is None else own.resume(model, saved)
    finally:
        sums._NARROW, edge_layout.WORD_BITS = widest


def told(search: Any, is_compiled: bool, slices: Any = SLICES) -> list[Any]:
    """What a search does slice by slice: status, nodes, solutions, rows and the whole state."""
    if is_compiled:
        assert search.compile()
    else:
        search.stay_interpreted()
    tale = []
    for budget, most in slices:
        status, rows = search.advance(budget, most)
        tale.append([status.name, search.nodes, search.found, rows, search.save()])
    # As JSON says it: tuples are lists.
    tale_as_read: list[Any] = json.loads(json.dumps(tale))
    return tale_as_read


def both(cases: list[Any]) -> list[Any]:
    """Each case by machine code: from its beginning, and from a state that was saved elsewhere."""
    return [
        [told(begun(engine, model), True), told(begun(engine, model, saved), True, SLICES[RESUMED_AFTER:])]
        for engine, model, saved in cases
    ]

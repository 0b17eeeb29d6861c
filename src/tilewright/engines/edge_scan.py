"""The engine for edge matching: every way to put one tile on each cell so that all sides match."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import inf, isnan

from ..kernels import edge_scan, edge_scan_wide
from ..kernels.bits import popcount
from ..kernels.edge_scan import PLAN
from ..models import EdgeModel, Model
from .base import Choices, Engine, KernelEntry, KernelSearch, SavedState, restored, share_walked
from .edge_layout import Layout, lay_out
from .edge_tables import TooLargeError

_ENTRY = KernelEntry(edge_scan.advance, wide_fields=frozenset({"tiles", "linked", "rest", "after"}))
_WIDE_ENTRY = KernelEntry(edge_scan_wide.advance, wide_fields=frozenset({"tiles", "linked", "after"}))
_CAPACITY = 512

State = edge_scan.EdgeScanState | edge_scan_wide.EdgeScanWideState

_laid_out = lru_cache(maxsize=2)(lay_out)


def _fresh_state(layout: Layout) -> State:
    n = len(layout.order)
    arrays = layout.arrays
    # The first level reads nothing.
    key = arrays.step[arrays.step[arrays.plan[PLAN + edge_scan.ROOT]]]
    after = [*layout.free, *[0] * (layout.n_after - len(layout.free))]
    reg = [0] * edge_scan.N_REGISTERS
    reg[edge_scan.LEVEL] = 0 if layout.domains.is_hopeless else 1
    frame = [0] * (edge_scan.FRAME * (n + 1))
    frame[edge_scan.FRAME + edge_scan.KEY] = key
    kind = edge_scan_wide.EdgeScanWideState if layout.is_wide else edge_scan.EdgeScanState
    return kind(
        label=[0] * layout.n_slots,
        rest=[0, _offered(layout, after, 1, key), *[0] * (n - 1)],
        after=after,
        frame=frame,
        found=[0] * (_CAPACITY * n),
        reg=reg,
    )


def _offered(layout: Layout, after: Sequence[int], level: int, key: int) -> int:
    """The candidates in a row of an open level that are on offer, as the kernel has them."""
    arrays = layout.arrays
    source = arrays.plan[PLAN * level + edge_scan.SOURCE]
    if layout.is_wide:
        return edge_scan_wide.on_offer(after, source, arrays.tiles[key])
    return int(arrays.tiles[key] & int(after[source]))


def _branches(layout: Layout, state: State, level: int) -> tuple[int, int]:
    """How many candidates of an open level were tried, and how many are left."""
    here = int(state.frame[edge_scan.FRAME * level + edge_scan.KEY])
    rows = [layout.first_row[here]]
    while following := layout.arrays.row[edge_scan.ROW * rows[-1] + edge_scan.MORE]:
        rows.append(following)
    offered = [popcount(_offered(layout, state.after, level, row)) for row in rows]
    left = popcount(int(state.rest[level])) + sum(offered[rows.index(here) + 1 :])
    return sum(offered) - left, left


def _search(model: EdgeModel, state: State | None) -> KernelSearch:
    layout = _laid_out(model)
    n = model.n_cells
    domains = layout.domains

    def read_row(state: State, row: int) -> Choices:
        """Tile and orientation of every cell; equal tiles in the order of the levels."""
        choices = [0] * (2 * n)
        used: dict[int, int] = {}
        for level, cell in enumerate(layout.order):
            way = domains.ways[int(state.found[row * n + level])]
            copy = used.get(way.tile_class, 0)
            used[way.tile_class] = copy + 1
            choices[2 * cell] = domains.members[way.tile_class][copy]
            choices[2 * cell + 1] = way.orientation
        return tuple(choices)

    def progress(state: State) -> float:
        """Of the candidates tried the last one is under way, but on the last level all are done."""
        level = int(state.reg[edge_scan.LEVEL])
        if level == 0:
            return 1.0
        split = (_branches(layout, state, k) for k in range(1, level + 1))
        return share_walked((tried - (k < level), tried + left) for k, (tried, left) in enumerate(split, start=1))

    return KernelSearch(
        _WIDE_ENTRY if layout.is_wide else _ENTRY,
        layout.arrays,
        _fresh_state(layout) if state is None else state,
        registers=(edge_scan.NODES, edge_scan.N_FOUND, edge_scan.N_STORED),
        read_row=read_row,
        progress=progress,
        capacity=_CAPACITY,
    )


def start(model: EdgeModel, seed: int = 0) -> KernelSearch:
    """Begin a search; the seed is not used, the walk is always the same."""
    return _search(model, None)


def resume(model: EdgeModel, saved: SavedState) -> KernelSearch:
    """Go on from a saved state of the same model."""
    kind = edge_scan_wide.EdgeScanWideState if _laid_out(model).is_wide else edge_scan.EdgeScanState
    return _search(model, restored(kind, saved))


def unfit(model: Model) -> str:
    """Why the kernels cannot take a model: tables too large, or too many tiles of a kind."""
    assert isinstance(model, EdgeModel)
    try:
        _laid_out(model)
    except TooLargeError as problem:
        return str(problem)
    return ""


# Compiled, a node takes about so long.
_SECONDS_PER_NODE = 12e-9


def estimate(model: EdgeModel) -> float:
    """About how many seconds the whole tree takes, from the frequencies of the labels."""
    n_nodes = _laid_out(model).n_nodes
    return inf if isnan(n_nodes) else n_nodes * _SECONDS_PER_NODE


EDGE_SCAN = Engine(
    name="edge-scan",
    description="fills the cells in a fixed order; candidates come from tables of the labels around each cell",
    model=EdgeModel,
    is_exhaustive=True,
    start=start,
    resume=resume,
    unfit=unfit,
    estimate=estimate,
)

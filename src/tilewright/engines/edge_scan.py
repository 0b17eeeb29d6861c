"""The engine for edge matching: every way to put one tile on each cell so that all sides match."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import inf, isnan

from ..kernels import edge_scan
from ..kernels.bits import popcount
from ..kernels.edge_scan import PLAN, EdgeScanState
from ..models import EdgeModel
from .base import Choices, Engine, unfit_by
from .branching import Branching, BranchWords, Level, without_first, without_last
from .edge_layout import EdgeLayout, lay_out
from .kernel_search import CAPACITY, LaidOut, searches

_laid_out = lru_cache(maxsize=2)(lay_out)


def _fresh_state(layout: EdgeLayout) -> EdgeScanState:
    n = len(layout.order)
    arrays = layout.arrays
    # The first level reads nothing.
    key = arrays.step[arrays.step[arrays.plan[PLAN + edge_scan.ROOT]]]
    after = [*layout.free, *[0] * (layout.n_after - len(layout.free))]
    reg = [0] * edge_scan.N_REGISTERS
    reg[edge_scan.LEVEL] = 0 if layout.domains.is_hopeless else 1
    frame = [0] * (edge_scan.FRAME * (n + 1))
    frame[edge_scan.FRAME + edge_scan.KEY] = key
    return EdgeScanState(
        label=[0] * layout.n_slots,
        rest=[0, _offered(layout, after, 1, key), *[0] * (n - 1)],
        after=after,
        frame=frame,
        found=[0] * (CAPACITY * n),
        reg=reg,
    )


def _offered(layout: EdgeLayout, after: Sequence[int], level: int, key: int) -> int:
    """The candidates in a row of an open level that are on offer, as the kernel has them."""
    arrays = layout.arrays
    source = arrays.plan[PLAN * level + edge_scan.SOURCE]
    tiles: int = arrays.tiles[key]
    return edge_scan.on_offer(after, source, tiles) if layout.is_wide else tiles & after[source]


def branching(layout: EdgeLayout) -> Branching:
    """Each level of the kernel is one of the tree; its branches are the candidates on offer in its rows."""
    row = layout.arrays.row

    def levels(state: EdgeScanState) -> list[Level]:
        return [
            Level(_n_candidates(layout, state, level), sum(popcount(bits) for _, bits in untried(state, level)))
            for level in range(1, state.reg[edge_scan.LEVEL] + 1)
        ]

    def untried(state: EdgeScanState, level: int) -> BranchWords:
        """The rows of a level that have candidates to be tried, each with these."""
        cut, cut_row, cut_mask = (state.reg[k] for k in (edge_scan.CUT, edge_scan.CUT_ROW, edge_scan.CUT_MASK))
        key = state.frame[edge_scan.FRAME * level + edge_scan.KEY]
        rows = [(key, state.rest[level])]
        while not (level == cut and key == cut_row) and (key := row[edge_scan.ROW * key + edge_scan.MORE]):
            bits = _offered(layout, state.after, level, key)
            rows.append((key, bits & cut_mask if level == cut and key == cut_row else bits))
        return [(key, bits) for key, bits in rows if bits]

    def drop_last(state: EdgeScanState, level: int, n: int) -> None:
        if n == 0:
            return
        level += 1
        reg = state.reg
        rows = without_last(untried(state, level), n)
        if reg[edge_scan.CUT] not in (0, level):
            # The level that was cut is above this one: it has nothing left of its own.
            _finish(state, reg[edge_scan.CUT])
        if not rows:
            _finish(state, level)
            return
        key, bits = rows[-1]
        reg[edge_scan.CUT], reg[edge_scan.CUT_ROW], reg[edge_scan.CUT_MASK] = level, key, bits
        if key == state.frame[edge_scan.FRAME * level + edge_scan.KEY]:
            state.rest[level] = bits

    def go_back(state: EdgeScanState, level: int, n: int) -> None:
        level += 1
        rows = without_first(untried(state, level), n)
        state.reg[edge_scan.LEVEL] = level
        if rows:
            state.frame[edge_scan.FRAME * level + edge_scan.KEY], state.rest[level] = rows[0]
        else:
            _finish(state, level)

    return Branching(levels, drop_last, go_back)


def _n_candidates(layout: EdgeLayout, state: EdgeScanState, level: int) -> int:
    """The number of candidates of an open level, including those done."""
    key = layout.first_row[state.frame[edge_scan.FRAME * level + edge_scan.KEY]]
    n = popcount(_offered(layout, state.after, level, key))
    while key := layout.arrays.row[edge_scan.ROW * key + edge_scan.MORE]:
        n += popcount(_offered(layout, state.after, level, key))
    return n


def _finish(state: EdgeScanState, level: int) -> None:
    """Leave a level nothing to try: row 0 is empty, and no row follows it."""
    state.rest[level] = state.frame[edge_scan.FRAME * level + edge_scan.KEY] = 0


def _lay_out(model: EdgeModel) -> LaidOut:
    layout = _laid_out(model)
    n = model.n_cells
    domains = layout.domains

    def read_row(state: EdgeScanState, row: int) -> Choices:
        """Tile and orientation of every cell; equal tiles in the order of the levels."""
        choices = [0] * (2 * n)
        used: dict[int, int] = {}
        for level, cell in enumerate(layout.order):
            way = domains.ways[state.found[row * n + level]]
            copy = used.get(way.tile_class, 0)
            used[way.tile_class] = copy + 1
            choices[2 * cell] = domains.members[way.tile_class][copy]
            choices[2 * cell + 1] = way.orientation
        return tuple(choices)

    return LaidOut(
        edge_scan.entry_on(layout.is_wide), layout.arrays, lambda: _fresh_state(layout), read_row, branching(layout)
    )


start, resume = searches(_lay_out)


unfit = unfit_by(_laid_out)
"""The reason why the kernels cannot take a model: tables too large, or too many tiles of a kind."""


# The time of a compiled node.
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
    node_seconds=lambda model, search: _SECONDS_PER_NODE,
)

"""The general engine of the tiling family: exact cover with colors and multiplicities."""

from __future__ import annotations

from ..kernels import cover
from ..models import CoverModel
from .base import Choices, Engine, KernelEntry, KernelSearch, SavedState, restored, share_walked

_ENTRY = KernelEntry(cover.advance)
# Rows of the buffer of found solutions; a compiled kernel hands out so many at a time.
_CAPACITY = 512


def _arrays(model: CoverModel) -> cover.CoverArrays:
    """The model laid out for the kernel: the nodes of each option one after the other."""
    start, node_item, node_color, node_option = [0], [], [], []
    count = [0] * model.n_items
    for number, option in enumerate(model.options):
        for item, color in option:
            node_item.append(item)
            node_color.append(color)
            node_option.append(number)
            count[item] += 1
        start.append(len(node_item))
    base = [0] * (model.n_items + 1)
    for item in range(model.n_items):
        base[item + 1] = base[item] + count[item]
    return cover.CoverArrays(start, node_item, node_color, node_option, list(model.lower), list(model.upper), base)


def _n_levels(arrays: cover.CoverArrays) -> int:
    """No branch is deeper: each level chooses an option, or none for an item that needs none."""
    n_options, n_primary = len(arrays.start) - 1, len(arrays.lower)
    places = sum(min(upper, arrays.base[item + 1] - arrays.base[item]) for item, upper in enumerate(arrays.upper))
    # Every option takes up as many places as it has primary items.
    least = min(
        (
            sum(item < n_primary for item in arrays.node_item[arrays.start[k] : arrays.start[k + 1]])
            for k in range(n_options)
        ),
        default=1,
    )
    n_free = sum(lower < upper for lower, upper in zip(arrays.lower, arrays.upper, strict=True))
    n_levels: int = min(n_options, places // max(1, least)) + n_free + 1
    return n_levels


def _fresh_state(model: CoverModel, arrays: cover.CoverArrays) -> cover.CoverState:
    n_items, n_primary = len(arrays.base) - 1, len(arrays.lower)
    n_nodes, n_options = len(arrays.node_item), len(arrays.start) - 1
    n_levels = _n_levels(arrays)
    size = [0] * n_items
    members, place = [0] * n_nodes, [0] * n_nodes
    for node, item in enumerate(arrays.node_item):
        if not model.usable[arrays.node_option[node]]:
            continue
        place[node] = arrays.base[item] + size[item]
        members[place[node]] = node
        size[item] += 1
    reg = [0] * cover.N_REGISTERS
    reg[cover.OPEN] = n_primary
    return cover.CoverState(
        members=members,
        place=place,
        size=size,
        used=[0] * n_items,
        closed=[0] * n_items,
        live=[1] * n_options,
        open_items=list(range(n_primary)),
        open_place=list(range(n_primary)),
        trail=[0] * (n_options + 1),
        level_item=[0] * n_levels,
        level_option=[0] * n_levels,
        level_degree=[0] * n_levels,
        level_branch=[0] * n_levels,
        level_trail=[0] * n_levels,
        saved=[0] * (n_levels * n_items),
        found=[0] * (_CAPACITY * (n_levels + 1)),
        reg=reg,
    )


def _read_row(state: cover.CoverState, row: int) -> Choices:
    at = row * (len(state.level_item) + 1)
    return tuple(int(option) for option in state.found[at + 1 : at + 1 + int(state.found[at])])


def _progress(state: cover.CoverState) -> float:
    if state.reg[cover.PHASE] == cover.DONE:
        return 1.0
    return share_walked(
        (int(state.level_branch[level]) - 1, int(state.level_degree[level]))
        for level in range(int(state.reg[cover.DEPTH]))
    )


def _search(model: CoverModel, state: cover.CoverState | None) -> KernelSearch:
    arrays = _arrays(model)
    return KernelSearch(
        _ENTRY,
        arrays,
        _fresh_state(model, arrays) if state is None else state,
        registers=(cover.NODES, cover.N_FOUND, cover.N_STORED),
        read_row=_read_row,
        progress=_progress,
        capacity=_CAPACITY,
    )


def start(model: CoverModel, seed: int = 0) -> KernelSearch:
    """Begin a search; the seed is not used, the walk is always the same."""
    return _search(model, None)


def resume(model: CoverModel, saved: SavedState) -> KernelSearch:
    """Go on from a saved state of the same model."""
    return _search(model, restored(cover.CoverState, saved))


EXACT_COVER = Engine(
    name="exact-cover",
    description="dancing cells: exact cover with colors and multiplicities",
    model=CoverModel,
    is_exhaustive=True,
    start=start,
    resume=resume,
)

"""The general engine of the tiling family: exact cover with colors, multiplicities and sums."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import accumulate, chain, islice, repeat

from ..kernels import cover, cover_parts
from ..models import CoverModel, CoverSum
from .base import Engine, Partial, Unfit, unfit_by
from .branching import Branching, Level
from .kernel_search import CAPACITY, KernelSearch, LaidOut, options_of_row, searches
from .lists import zeros
from .packing_layout import most_options


def _arrays(model: CoverModel) -> cover_parts.CoverArrays:
    """The model laid out for the kernel: the nodes of each option one after the other."""
    node_item = list(chain.from_iterable(model.items_of))
    lengths = list(map(len, model.items_of))
    count = Counter(node_item)
    sums = model.sums
    _demand_small(model)
    return cover_parts.CoverArrays(
        list(accumulate(lengths, initial=0)),
        node_item=node_item,
        node_color=list(chain.from_iterable(model.colors_of)),
        node_option=list(chain.from_iterable(map(repeat, range(len(lengths)), lengths))),
        lower=list(model.lower),
        upper=list(model.upper),
        base=list(accumulate((count[item] for item in range(model.n_items)), initial=0)),
        node_value=list(chain.from_iterable(model.values)),
        sum_start=list(accumulate((len(one.factors) for one in sums), initial=0)),
        sum_item=[item for one in sums for item, _ in one.factors],
        sum_factor=[factor for one in sums for _, factor in one.factors],
        factor=[factor for one in sums for factor in _by_item(one, model.n_items)],
        # Bounds that no sum reaches are as good as none.
        sum_least=[max(-_GREATEST, one.least) for one in sums],
        sum_most=[min(_GREATEST, one.most) for one in sums],
    )


# Of all sums, and of what stands in their table by items.
_GREATEST = (1 << 31) - 1
_MOST_FACTORS = 1 << 23


def _by_item(one: CoverSum, n_items: int) -> list[int]:
    """The factor of each item, 0 if it is not added up."""
    factors = [0] * n_items
    for item, factor in one.factors:
        factors[item] = factor
    return factors


def _demand_small(model: CoverModel) -> None:
    """Raise Unfit if sums do not fit into the arrays of the kernel."""
    if not model.sums:
        return
    greatest = max(map(abs, chain.from_iterable(model.values)), default=0)
    if any(greatest * sum(abs(factor) for _, factor in one.factors) > _GREATEST for one in model.sums):
        raise Unfit(f"the values are too great: no sum may exceed {_GREATEST}")
    if len(model.sums) * model.n_items > _MOST_FACTORS:
        raise Unfit(f"{len(model.sums)} sums of {model.n_items} items are too many")


def _n_levels(model: CoverModel) -> int:
    """No branch is deeper: each level chooses an option, or none for an item that needs none."""
    n_free = sum(lower < upper for lower, upper in zip(model.lower, model.upper, strict=True))
    return most_options(model, model.items_of) + n_free + 1


def _fresh_state(model: CoverModel, arrays: cover_parts.CoverArrays) -> cover_parts.CoverState:
    n_items, n_primary = len(arrays.base) - 1, len(arrays.lower)
    n_nodes, n_options = len(arrays.node_item), len(arrays.start) - 1
    n_levels = _n_levels(model)
    usable: Sequence[int] = range(n_nodes)
    others: list[int] = []
    if not all(model.usable):
        usable = [node for node, option in enumerate(arrays.node_option) if model.usable[option]]
        others = [node for node, option in enumerate(arrays.node_option) if not model.usable[option]]
    # Those of an item stand together; what cannot be used stands behind what can.
    members = sorted([*usable, *others], key=arrays.node_item.__getitem__)
    place = [0] * n_nodes
    for k, node in enumerate(members):
        place[node] = k
    count = Counter([arrays.node_item[node] for node in usable])
    reg = [0] * cover_parts.N_REGISTERS
    reg[cover_parts.OPEN] = n_primary
    return cover_parts.CoverState(
        members=members,
        place=place,
        size=[count[item] for item in range(n_items)],
        **zeros(n_items, "used", "closed"),
        live=[1] * n_options,
        open_items=list(range(n_primary)),
        open_place=list(range(n_primary)),
        trail=[0] * (n_options + 1),
        **zeros(n_levels, "level_item", "level_option", "level_degree", "level_branch", "level_trail"),
        saved=[0] * (n_levels * n_items),
        **zeros(n_items if model.sums else 0, "given", "low", "high"),
        found=[0] * (CAPACITY * (n_levels + 1)),
        reg=reg,
    )


def _branching(arrays: cover_parts.CoverArrays) -> Branching:
    """Branches are numbered; a level ends before the last one where what it has ruled out makes an item impossible."""

    def levels(state: cover_parts.CoverState) -> list[Level]:
        if state.reg[cover_parts.PHASE] == cover.DONE:
            return []
        open_levels = zip(state.level_degree, state.level_branch, state.level_option, strict=True)
        # The branch that takes none of the options of its item is the last one.
        return [
            Level(degree, 0 if option == -1 else max(0, degree - begun))
            for degree, begun, option in islice(open_levels, state.reg[cover_parts.DEPTH])
        ]

    def drop_last(state: cover_parts.CoverState, level: int, n: int) -> None:
        state.level_degree[level] -= n

    def go_back(state: cover_parts.CoverState, level: int, n: int) -> None:
        reg = state.reg
        possible = True
        for here in range(reg[cover_parts.DEPTH] - 1, level - 1, -1):
            option = state.level_option[here]
            # Of the levels below nothing is left once this one has its lengths back, nor what they ruled out.
            possible = option == -2 or (option >= 0 and cover_parts.unchoose(state, arrays, option, here + 1))
        item = state.level_item[level]
        for _ in range(n):
            # Without options a branch is the one that takes none of them, and the last.
            possible = possible and state.size[item] > 0
            if not possible:
                break
            begin = arrays.base[item]
            node = cover.first_node(state.members, begin, begin + state.size[item])
            possible = cover_parts.take_out(state, arrays, arrays.node_option[node])
            state.level_branch[level] += 1
        if not possible:
            state.level_branch[level] = state.level_degree[level]
        state.level_option[level] = -2
        reg[cover_parts.DEPTH] = level + 1
        reg[cover_parts.PHASE] = cover.NEXT

    def begin_free(state: cover_parts.CoverState) -> bool:
        # As in the kernel: the branch that takes none of the options of its item.
        level = state.reg[cover_parts.DEPTH] - 1
        if state.size[state.level_item[level]] > 0:
            return False
        state.level_option[level] = -1
        state.level_branch[level] += 1
        state.reg[cover_parts.PHASE] = cover.FORWARD
        return True

    return Branching(levels, drop_last, go_back, begin_free)


def _lay_out(model: CoverModel) -> LaidOut:
    arrays = _arrays(model)
    return LaidOut(cover.KERNEL, arrays, lambda: _fresh_state(model, arrays), options_of_row, _branching(arrays))


start, resume = searches(_lay_out)


def chosen(search: KernelSearch) -> Partial:
    """The options taken on the levels that are open; the last one may be a dead end, or done and not yet given back."""
    state, _ = search.view()
    return tuple((option, 1) for option in state.level_option[: state.reg[cover_parts.DEPTH]] if option >= 0)


EXACT_COVER = Engine(
    name="exact-cover",
    description="dancing cells: exact cover with colors, multiplicities and sums",
    model=CoverModel,
    is_exhaustive=True,
    start=start,
    resume=resume,
    unfit=unfit_by(_demand_small),
    takes_sums=True,
    chosen=chosen,
    nodes_per_second=1e6,
)

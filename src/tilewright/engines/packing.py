"""Exact cover without colors, by masks of bits: packings, and all other models without colors."""

from __future__ import annotations

from collections import Counter

from ..kernels import packing, packing_many, packing_words
from ..kernels._marks import KernelEntry
from ..kernels.bits import FULL_WORD, WORD_BITS
from ..models import CoverModel
from .base import Engine
from .branching import Branching, Level
from .kernel_search import CAPACITY, KernelSearch, LaidOut, options_of_row, searches
from .lists import columns, zeros
from .packing_layout import PackingLayout, lay_out, most_entries, words_of

# Words of all lists together.
_MOST_ENTRIES = 1 << 22


def _entry(n_words: int) -> KernelEntry:
    return packing_words.entry_on(n_words) if n_words <= packing_words.MOST_WORDS else packing_many.KERNEL


def _arrays(layout: PackingLayout) -> packing.PackingArrays:
    shape = [layout.n_words, len(layout.copied), int(layout.has_free), layout.modulus, layout.island_levels]
    copied = [(*divmod(bit, WORD_BITS), (1 << width) - 1, least, most) for bit, width, least, most in layout.copied]
    return packing.PackingArrays(
        shape,
        words_of(layout.single, layout.n_words),
        words_of(layout.cells, layout.n_words),
        **columns(copied, "copied_word", "copied_shift", "copied_bits", "lower", "upper"),
    )


def _fresh_state(layout: PackingLayout) -> packing.PackingState:
    n_words, n_levels, n, room = layout.n_words, layout.n_levels, len(layout.masks), layout.room
    scratch = room if n_words > packing_words.MOST_WORDS else 0
    words: list[int] = []
    for w in range(n_words):
        shift = WORD_BITS * w
        words += [mask >> shift & FULL_WORD for mask in layout.masks]
        words += [0] * (room - n)
    level_end = [0] * n_levels
    level_end[0] = n
    return packing.PackingState(
        words=words,
        option=[*layout.options, *[0] * (room - n)],
        **zeros(n_levels, "level_begin", "level_next", "level_stop", "level_rest"),
        level_end=level_end,
        level_need=words_of(layout.needed, n_words) + [0] * (n_words * (n_levels - 1)),
        level_used=[0] * (len(layout.copied) * (n_levels + 1)),
        **zeros(n_words, "blocked", "filled", "lacking", "chosen"),
        planes=[0] * max(packing.N_PLANES, 2 * n_words),
        **zeros(scratch, "met", "kept"),
        found=[0] * (CAPACITY * (n_levels + 1)),
        reg=[0] * packing.N_REGISTERS,
    )


def _levels(state: packing.PackingState) -> list[Level]:
    if state.reg[packing.PHASE] != packing.WALK:
        return []
    begin, following, stop = state.level_begin, state.level_next, state.level_stop
    return [
        Level(stop[level] - begin[level], stop[level] - following[level])
        for level in range(state.reg[packing.DEPTH] + 1)
    ]


def _drop_last(state: packing.PackingState, level: int, n: int) -> None:
    state.level_stop[level] -= n


def _go_back(state: packing.PackingState, level: int, n: int) -> None:
    """Lists of deeper levels are written anew, and nothing has to be undone."""
    state.reg[packing.DEPTH] = level
    state.level_next[level] += n


def _lay_out(model: CoverModel) -> LaidOut:
    layout = lay_out(model)
    branching = Branching(_levels, _drop_last, _go_back)
    return LaidOut(_entry(layout.n_words), _arrays(layout), lambda: _fresh_state(layout), options_of_row, branching)


start, resume = searches(_lay_out)


def unfit(model: CoverModel) -> str:
    """The reason why the kernel cannot take a model: it names colors or too many copies, or its lists are too long."""
    if any(color for option in model.options for _, color in option):
        return "some options name colors; this engine takes items that are covered or not"
    if any(len(option) > WORD_BITS and max(Counter(option).values()) > WORD_BITS for option in model.options):
        return f"an option names an item more than {WORD_BITS} times"
    if most_entries(model) > _MOST_ENTRIES:
        return f"the lists of options would get too long: over {_MOST_ENTRIES} words for one branch of the tree"
    return ""


# The time of a compiled node, and for each word of the masks that a child of the place would go through. Below, lists
# are shorter: most nodes of a small subtree go through about half of that.
_SECONDS_PER_NODE = 25e-9
_SECONDS_PER_WORD = 0.27e-9


def node_seconds(model: CoverModel, search: KernelSearch) -> float:
    """About how many seconds a node below the place of a search takes."""
    state, arrays = search.view()
    level = state.reg[packing.DEPTH]
    begin = state.level_rest[level]
    if begin < 0:
        begin = state.level_next[level] + 1
    n_words: int = arrays.shape[packing.N_WORDS] * max(0, state.level_end[level] - begin)
    return _SECONDS_PER_NODE + _SECONDS_PER_WORD * n_words


PACKING = Engine(
    name="packing",
    description="masks of bits, the item with the fewest options first: exact cover without colors",
    model=CoverModel,
    is_exhaustive=True,
    start=start,
    resume=resume,
    unfit=unfit,
    node_seconds=node_seconds,
)

"""Edge matching for few labels, rich borders and clues: domains of cells and of sides, all solutions."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import groupby
from math import inf

from ..kernels import edge_domains
from ..kernels import edge_domains_parts as kernel
from ..kernels.bits import WORD_BITS
from ..models import EdgeModel
from ..values import frozen
from .base import Choices, Engine
from .branching import Branching, Level
from .kernel_search import CAPACITY, LaidOut, searches
from .lists import flat, zeros
from .orientations import TileOrientation, labels_of, tile_orientations, ways_of_cells

# Up to this number of labels the search decides sides before tiles; with one more only if no cell has few candidates.
_FEW_LABELS = 5
_SOME_LABELS = 6
_SOME_CANDIDATES = 3


@frozen
class _TileRows:
    """Tiles in classes, and a number for each row: a class in an orientation.

    `members[k]` are the tiles of class k, `rows[r]` the class and orientation of row r, None where a
    word has room left; the rows of a class never spread over two words.
    """

    members: tuple[tuple[int, ...], ...]
    rows: tuple[TileOrientation | None, ...]


def _layout(model: EdgeModel) -> _TileRows:
    members = model.tile_classes()
    rows: list[TileOrientation | None] = []
    for _, group in groupby(tile_orientations(model, members), lambda way: way.tile_class):
        ways = list(group)
        if len(rows) % WORD_BITS + len(ways) > WORD_BITS:
            rows += [None] * (-len(rows) % WORD_BITS)
        rows += ways
    rows += [None] * (-len(rows) % WORD_BITS)
    return _TileRows(members, tuple(rows))


def _n_sides(model: EdgeModel) -> int:
    return max((len(way) for ways in model.orientations for way in ways), default=0)


def _patience(n_labels: int) -> int:
    """Up to how many candidates a cell is branched on before any side is."""
    if n_labels <= _FEW_LABELS:
        return 1
    return _SOME_CANDIDATES if n_labels <= _SOME_LABELS else 1 << 30


def _arrays(model: EdgeModel, layout: _TileRows) -> kernel.DomainArrays:
    """The model laid out for the kernel."""
    n_sides, labels = _n_sides(model), sorted(labels_of(model))
    number_of_label = {label: k for k, label in enumerate(labels)}
    n_labels, n_words = len(labels), len(layout.rows) // WORD_BITS
    other = [-1] * (model.n_cells * n_sides)
    for a, s, b, t in model.edges:
        other[a * n_sides + s], other[b * n_sides + t] = b * n_sides + t, a * n_sides + s
    bearing = [0] * (n_sides * n_labels * n_words)
    class_word, class_rows = [0] * len(layout.members), [0] * len(layout.members)
    for row, what in enumerate(layout.rows):
        if what is None:
            continue
        word, bit = row // WORD_BITS, 1 << (row % WORD_BITS)
        class_word[what.tile_class] = word
        class_rows[what.tile_class] |= bit
        for side, label in enumerate(what.labels):
            bearing[(side * n_labels + number_of_label[label]) * n_words + word] |= bit
    counts = [[[way.count(label) for way in ways] for ways in model.orientations] for label in labels]
    most = [sum(map(max, of_tiles)) for of_tiles in counts]
    return kernel.DomainArrays(
        sizes=[model.n_cells, n_sides, n_labels, n_words, _patience(n_labels)],
        other=other,
        bearing=bearing,
        meets=[
            sum(
                1 << k
                for k, b in enumerate(labels)
                if 0 in (a, b) or (a, b) in model.matches or (b, a) in model.matches
            )
            for a in labels
        ],
        class_of_row=[0 if what is None else what.tile_class for what in layout.rows],
        class_word=class_word,
        class_rows=class_rows,
        copies=[len(tiles) for tiles in layout.members],
        slot=flat(layout.members)[0],
        class_of_slot=[number for number, tiles in enumerate(layout.members) for _ in tiles],
        least=[sum(map(min, of_tiles)) for of_tiles in counts],
        most=most,
        rarest=sorted(range(n_labels), key=lambda label: (most[label], label)),
    )


def _domains(model: EdgeModel, layout: _TileRows, n_words: int) -> list[int]:
    """The rows that may lie on each cell by itself, as bits."""
    row_of = [row for row, what in enumerate(layout.rows) if what is not None]
    ways = tile_orientations(model, layout.members)
    domain = [0] * (model.n_cells * n_words)
    for cell, fitting in enumerate(ways_of_cells(model, layout.members, ways)):
        for k in fitting:
            domain[cell * n_words + row_of[k] // WORD_BITS] |= 1 << (row_of[k] % WORD_BITS)
    return domain


def _fresh_state(model: EdgeModel, layout: _TileRows, arrays: kernel.DomainArrays) -> kernel.DomainState:
    n_cells, n_sides, n_labels, n_words, patience = arrays.sizes
    n_classes, n_tiles = len(layout.members), model.n_tiles
    domain = _domains(model, layout, n_words)
    # Each entry of the trail stands for a row or a label less.
    n_trail = sum(word.bit_count() for word in domain) + n_cells * n_sides * n_labels
    # A level closes a cell or takes a label from a side.
    n_levels = 1 + n_cells + (n_cells * n_sides * n_labels if patience <= n_cells * len(layout.rows) else 0)
    reg = [0] * kernel.N_REGISTERS
    reg[kernel.OPEN] = reg[kernel.QUEUE] = n_cells
    reg[kernel.FIRST_SIDE] = len(domain)
    return kernel.DomainState(
        domain=domain,
        labels=[(1 << n_labels) - 1] * (n_cells * n_sides),
        row=[-1] * n_cells,
        cells=list(range(n_cells)),
        place=list(range(n_cells)),
        left=list(arrays.copies),
        known=[n_cells * n_sides if n_labels == 1 else 0] * n_labels,
        possible=[n_cells * n_sides] * n_labels,
        queue=list(range(n_cells)),
        # At first all sides tell their neighbors what they may bear.
        queued=[(2 << n_sides) - 1] * n_cells,
        count=[0] * n_cells,
        **zeros(n_words, "once", "twice"),
        mate=[-1] * n_cells,
        cell_of_slot=[-1] * n_tiles,
        line=[0] * (n_cells + 1),
        **zeros(n_classes, "reached_from", "seen"),
        **zeros(n_trail + 1, "trail_at", "trail_word"),
        **zeros(n_levels, "level_branch", "level_last", "level_degree", "level_tried", "level_trail", "level_open"),
        found=[0] * (CAPACITY * n_cells),
        reg=reg,
    )


def _levels(state: kernel.DomainState) -> list[Level]:
    """The levels of the kernel; before these the one node that settles what follows from the puzzle alone."""
    if state.reg[kernel.PHASE] == kernel.START:
        return [Level(1, 1)]
    n_levels = 0 if state.reg[kernel.PHASE] == kernel.DONE else state.reg[kernel.DEPTH]
    branches = zip(state.level_degree[:n_levels], state.level_tried[:n_levels], strict=True)
    return [Level(degree, degree - tried) for degree, tried in branches]


def _drop_last(state: kernel.DomainState, level: int, n: int) -> None:
    state.level_degree[level] -= n


def branching(arrays: kernel.DomainArrays) -> Branching:
    """A level has the rows of a cell as branches, or one without a label on a side and one with it."""
    n_cells, _, _, n_words, _ = arrays.sizes

    def go_back(state: kernel.DomainState, level: int, n: int) -> None:
        if state.reg[kernel.PHASE] == kernel.START:
            return
        _undo(arrays, state, level)
        state.reg[kernel.DEPTH], state.reg[kernel.PHASE] = level + 1, kernel.NEXT
        state.level_tried[level] += n
        cell = state.level_branch[level]
        if cell < n_cells:
            for _ in range(n):
                # As in the kernel: the next row of the cell after the one tried last.
                row = state.level_last[level] + 1
                while not state.domain[cell * n_words + row // WORD_BITS] >> row % WORD_BITS & 1:
                    row += 1
                state.level_last[level] = row

    return Branching(_levels, _drop_last, go_back, n_before=1)


_CHANGING = "domain labels row cells left known possible queue queued trail_at trail_word".split()


def _undo(arrays: kernel.DomainArrays, state: kernel.DomainState, level: int) -> None:
    """Return to what was there before the branches of a level."""
    changing = [getattr(state, name) for name in _CHANGING]
    undo: Callable[..., None] = kernel.undo
    undo(*changing, arrays.class_of_row, state.reg, state.level_trail[level], state.level_open[level])


def _lay_out(model: EdgeModel) -> LaidOut:
    layout = _layout(model)
    arrays = _arrays(model, layout)
    n_cells = model.n_cells

    def read_row(state: kernel.DomainState, row: int) -> Choices:
        """Tile and orientation of each cell; equal tiles in the order of their cells."""
        supply = [iter(tiles) for tiles in layout.members]
        choices: list[int] = []
        for k in range(row * n_cells, (row + 1) * n_cells):
            what = layout.rows[state.found[k]]
            assert what is not None
            choices += [next(supply[what.tile_class]), what.orientation]
        return tuple(choices)

    return LaidOut(
        edge_domains.KERNEL, arrays, lambda: _fresh_state(model, layout, arrays), read_row, branching(arrays)
    )


start, resume = searches(_lay_out)


def unfit(model: EdgeModel) -> str:
    """The reason why the kernel cannot take a model: more labels or orientations than bits in a word, or odd edges."""
    if model.n_tiles != model.n_cells:
        return "there must be as many tiles as cells"
    if len(labels_of(model)) > WORD_BITS:
        return f"the tiles have {len(labels_of(model))} different labels; this engine takes up to {WORD_BITS}"
    if any(len(ways) > WORD_BITS for ways in model.orientations):
        return f"a tile has more than {WORD_BITS} orientations"
    ends = [end for a, s, b, t in model.edges for end in ((a, s), (b, t))]
    if len(set(ends)) < len(ends):
        return "a side belongs to two edges"
    if any(a == b for a, _, b, _ in model.edges):
        return "a cell is its own neighbor"
    return ""


# The time of a compiled node for each cell and label. The engine guesses the number of nodes from the share of the tree
# that a few are; interpreted, these take some hundredths of a second.
_SECONDS_PER_DOMAIN = 7e-9
_TRIAL_NODES = 40


def _node_seconds(model: EdgeModel) -> float:
    """About how many seconds a node takes."""
    return _SECONDS_PER_DOMAIN * model.n_cells * len(labels_of(model))


@lru_cache(maxsize=4)
def estimate(model: EdgeModel) -> float:
    """About how many seconds the whole tree takes, by the share of it that a few nodes are; endless for many labels."""
    if len(labels_of(model)) > _SOME_LABELS:
        return inf
    search = start(model)
    search.advance(_TRIAL_NODES, 0)
    return search.nodes / search.progress() * _node_seconds(model) if search.progress() else inf


EDGE_DOMAINS = Engine(
    name="edge-domains",
    description="edge matching for few labels: decides where rare labels run, with domains of cells and sides",
    model=EdgeModel,
    is_exhaustive=True,
    start=start,
    resume=resume,
    unfit=unfit,
    estimate=estimate,
    node_seconds=lambda model, search: _node_seconds(model),
)

"""An edge model laid out for the scan with breaks: order of the cells, candidates, and where breaks are allowed."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product

from ..kernels import break_runs
from ..models import EdgeModel
from ..values import frozen
from .break_colors import (
    color_bits,
    colors_of,
    dead_labels,
    given_mismatches,
    label_width,
    odd_at_first,
)
from .break_order import Cell, Side, given_tiles, scan_order
from .orientations import Label, TileOrientation, mates_of, tile_orientations, ways_of_cells

MOST_LABELS = 1 << break_runs.LABEL_BITS
# The keys of one position: labels to the power of its earlier neighbors.
MOST_KEYS = 1 << 18
# Every run shuns this part of the labels.
SHUNNED_PART = 3 / 17
# Labels that are much rarer than others, such as those of a frame, are never shunned.
RARE = 0.5
# Shunned sides are needed up to this part of the positions; later it could only be kept with breaks.
NEEDING_PART = 0.625
# A break makes a tree wider by so much (a logarithm): for some positions that come before the next break, each
# offers its candidates that match all sides but one.
BREAK_GAIN = 4.3
# Nodes of a run, and those after which it must be past the positions that need shunned sides.
RUN_NODES = 50_000_000
EARLY_NODES = 3_000_000


def packed(labels: Sequence[Label]) -> int:
    """The labels of a tile as it lies, in one word."""
    return sum(label << break_runs.LABEL_BITS * side for side, label in enumerate(labels))


def word_of(row: TileOrientation) -> int:
    """A tile as the kernel knows it as a candidate."""
    return packed(row.labels) | row.tile_class << break_runs.CLASS_AT


# The candidates of a position, apart from its place: positions with equal signatures share them.
Signature = tuple[
    tuple[Side, ...],  # sides towards earlier neighbors
    tuple[TileOrientation, ...],
    tuple[tuple[Side, Label], ...],  # labels that given tiles show
]


@frozen
class BreakLayout:
    """The model for the kernel, and the tables to read its answers.

    `order[p]` is the cell of position p, `members[c]` the tiles of class c; `given[cell]` is (tile, turn)
    of cells that are no positions, because their tiles are known.
    """

    model: EdgeModel
    order: tuple[Cell, ...]
    members: tuple[tuple[int, ...], ...]
    given: dict[Cell, tuple[int, int]]
    rows: tuple[tuple[TileOrientation, ...], ...]
    facing: tuple[tuple[tuple[Side, Label], ...], ...]
    """Sides of every position that meet given tiles, and the labels that these show."""
    arrays: break_runs.BreakArrays
    entries: list[int]
    colors: list[int]
    """The colors that may be shunned; labels that meet are of one color."""
    n_colors: int


def tile_classes(model: EdgeModel) -> tuple[tuple[int, ...], ...]:
    """The tiles that have no given place, equal ones together."""
    placed = {tile for tile, _ in given_tiles(model).values()}
    # A tile with a given place is like no other.
    return tuple(tiles for tiles in model.tile_classes() if placed.isdisjoint(tiles))


def unfit(model: EdgeModel) -> str:
    """The reason why the scan cannot take a model, or ""."""
    n_sides = len(model.orientations[0][0])
    width = label_width(model)
    if n_sides > break_runs.MOST_SIDES:
        return f"it takes cells of up to {break_runs.MOST_SIDES} sides; here they have {n_sides}"
    if width > MOST_LABELS:
        return f"there are {width - 1} labels; it takes up to {MOST_LABELS - 1}"
    if len(tile_classes(model)) > break_runs.MOST_CLASSES:
        return f"there are more than {break_runs.MOST_CLASSES} different tiles"
    if width ** _most_earlier(model, scan_order(model)) > MOST_KEYS:
        return "the board has too many labels for cells that touch so many others"
    return ""


def _most_earlier(model: EdgeModel, order: tuple[Cell, ...]) -> int:
    position = {cell: p for p, cell in enumerate(order)}
    neighbors = model.neighbors()
    return max((sum(position.get(b, p) < p for _, b, _ in neighbors[cell]) for cell, p in position.items()), default=0)


class _BreakTables:
    """Collects the parts of a layout."""

    def __init__(self, model: EdgeModel) -> None:
        self.model = model
        self.width = label_width(model)
        self.n_sides = len(model.orientations[0][0])
        self.mates = mates_of(model)
        self.members = tile_classes(model)
        self.given = given_tiles(model)
        self.order = scan_order(model)
        self.neighbors = model.neighbors()
        self.position = {cell: p for p, cell in enumerate(self.order)}
        # A label that meets no other belongs on the rim; a tile is never put down so that it shows one inside.
        self.dead = dead_labels(model)
        self.rows = self._rows()
        self.entries: list[int] = []
        self.bounds: list[int] = []

    def _rows(self) -> tuple[tuple[TileOrientation, ...], ...]:
        """The tiles that may lie on each position, by the cell itself and by labels that belong on the rim."""
        classes = self.model.tile_classes()
        number = {tiles: c for c, tiles in enumerate(self.members)}
        ways = tile_orientations(self.model, classes)
        ways_of = ways_of_cells(self.model, classes, ways)
        known: dict[object, tuple[TileOrientation, ...]] = {}
        found = []
        for cell in self.order:
            inner = tuple(side for side, _, _ in self.neighbors[cell])
            key = (ways_of[cell], inner)
            if key not in known:
                # An orientation that looks like another one of the same tile is left out.
                rows: dict[object, TileOrientation] = {}
                for way in (ways[k] for k in ways_of[cell]):
                    if not any(way.labels[side] in self.dead for side in inner):
                        row = replace(way, tile_class=number[classes[way.tile_class]])
                        rows.setdefault((row.tile_class, row.labels), row)
                known[key] = tuple(rows.values())
            found.append(known[key])
        return tuple(found)

    def given_word(self, cell: Cell) -> int:
        """A given tile as the kernel has it among those placed."""
        tile, turn = self.given[cell]
        return packed(self.model.orientations[tile][turn])

    def earlier(self, p: int) -> list[tuple[int, Side, Side]]:
        """Earlier neighbors of a position: position, their side, own side."""
        own = self.neighbors[self.order[p]]
        return sorted((self.position[b], t, s) for s, b, t in own if self.position.get(b, p) < p)

    def facing(self, p: int) -> tuple[tuple[Side, Label], ...]:
        """Own sides of a position that meet given tiles, and the labels that these show."""
        found = []
        for side, b, t in self.neighbors[self.order[p]]:
            if b in self.given:
                tile, turn = self.given[b]
                found.append((side, self.model.orientations[tile][turn][t]))
        return tuple(sorted(found))

    def tables(self) -> list[int]:
        """The first key of every position; equal ones share their candidates."""
        shown: dict[Signature, list[set[Label]]] = {}
        signatures = []
        for p in range(len(self.order)):
            earlier = self.earlier(p)
            signature = (tuple(s for _, _, s in earlier), self.rows[p], self.facing(p))
            signatures.append(signature)
            met = shown.setdefault(signature, [set() for _ in earlier])
            for labels, (q, t, _) in zip(met, earlier, strict=True):
                labels.update(row.labels[t] for row in self.rows[q])
        first = {signature: self._lay_out(signature, [sorted(one) for one in met]) for signature, met in shown.items()}
        return [first[signature] for signature in signatures]

    def _lay_out(self, signature: Signature, shown: list[list[Label]]) -> int:
        sides, rows, facing = signature
        n_keys = self.width ** len(sides)
        whole: list[list[int]] = [[] for _ in range(n_keys)]
        broken: list[list[int]] = [[] for _ in range(n_keys)]
        for row in rows:
            breaks = sum(label not in self.mates[row.labels[side]] for side, label in facing)
            if breaks > 1:
                continue
            fitting = [
                [label for label in labels if label in self.mates[row.labels[s]]]
                for s, labels in zip(sides, shown, strict=True)
            ]
            word = word_of(row)
            for key in self._keys(fitting):
                (broken if breaks else whole)[key].append(word)
            for k in range(0 if breaks else len(sides)):
                others = [label for label in shown[k] if label not in self.mates[row.labels[sides[k]]]]
                for key in self._keys([*fitting[:k], others, *fitting[k + 1 :]]):
                    broken[key].append(word)
        first = len(self.bounds) // 2
        for matching, breaking in zip(whole, broken, strict=True):
            self.bounds.append(len(self.entries))
            self.entries += matching
            self.bounds.append(len(self.entries))
            self.entries += breaking
        return first

    def _keys(self, labels: list[list[Label]]) -> Iterator[int]:
        for combination in product(*labels):
            key = 0
            for label in combination:
                key = key * self.width + label
            yield key


def lay_out(model: EdgeModel) -> BreakLayout:
    """The model as the kernel takes it."""
    layout = _BreakTables(model)
    n = len(layout.order)
    color = colors_of(model)
    n_colors = max(color.values(), default=0) + 1
    class_color = [color[label] for tiles in layout.members for label in model.orientations[tiles[0]][0]]
    supply = [0] * n_colors
    for c, tiles in enumerate(layout.members):
        for k in class_color[c * layout.n_sides : (c + 1) * layout.n_sides]:
            supply[k] += len(tiles)
    most = max(supply[1:], default=0)
    colors = [k for k in range(1, n_colors) if supply[k] >= RARE * most]
    sources = [layout.earlier(p) for p in range(n)]
    tables = layout.tables()
    layout.bounds.append(len(layout.entries))
    groups: dict[frozenset[int], int] = {}
    for rows in layout.rows:
        groups.setdefault(frozenset(row.tile_class for row in rows), len(groups))
    group_start, group_class = [0], []
    for group in groups:
        group_class += sorted(group)
        group_start.append(len(group_class))
    links = [[(n, 0, 0)] * max(0, 2 - len(own)) for own in sources]
    more_start = [0]
    for p, own in enumerate(sources):
        # The last neighbor has stride 1.
        links[p] += [
            (q, break_runs.LABEL_BITS * t, layout.width ** (len(own) - 1 - k)) for k, (q, t, _) in enumerate(own)
        ]
        more_start.append(more_start[-1] + len(links[p]) - 2)
    more = [link for own in links for link in own[2:]]
    checks: list[tuple[int, int, int]] = []
    check_start = [0]
    place_of_given = {cell: n + 1 + k for k, cell in enumerate(layout.given)}
    for p, cell in enumerate(layout.order):
        for s, b, t in layout.neighbors[cell]:
            place = layout.position.get(b, n) if b not in place_of_given else place_of_given[b]
            if place < p or place > n:
                checks.append((place, break_runs.LABEL_BITS * t, break_runs.LABEL_BITS * s))
        check_start.append(len(checks))
    bits = color_bits(model, color)
    arrays = break_runs.BreakArrays(
        table=tables,
        first=[own[0][0] for own in links],
        first_shift=[own[0][1] for own in links],
        first_stride=[own[0][2] for own in links],
        second=[own[1][0] for own in links],
        second_shift=[own[1][1] for own in links],
        second_stride=[own[1][2] for own in links],
        more_start=more_start,
        more=[link[0] for link in more],
        more_shift=[link[1] for link in more],
        more_stride=[link[2] for link in more],
        check_start=check_start,
        check_place=[check[0] for check in checks],
        check_shift=[check[1] for check in checks],
        check_own=[check[2] for check in checks],
        color_bit=bits,
        given=[layout.given_word(cell) for cell in layout.given],
        first_odd=[odd_at_first(model, layout.given, bits)],
        bounds=layout.bounds,
        copies=[len(tiles) for tiles in layout.members],
        class_color=class_color,
        group=[groups[frozenset(row.tile_class for row in rows)] for rows in layout.rows],
        group_start=group_start,
        group_class=group_class,
        flat=[0] * n,
        sizes=[
            layout.n_sides,
            round(SHUNNED_PART * len(colors)),
            math.floor(NEEDING_PART * n),
            RUN_NODES,
            EARLY_NODES,
            given_mismatches(model, layout.given),
        ],
    )
    return BreakLayout(
        model,
        layout.order,
        layout.members,
        layout.given,
        layout.rows,
        tuple(layout.facing(p) for p in range(n)),
        arrays,
        layout.entries,
        colors,
        n_colors,
    )

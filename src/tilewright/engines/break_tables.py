"""An edge model laid out for the scan with breaks: order of the cells, candidates, and where breaks are allowed."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product

from ..kernels import break_runs
from ..models import EdgeModel
from .break_colors import color_bits, colors_of, dead_labels, given_mismatches, label_width, lying, odd_at_first
from .break_order import Cell, Side, given_tiles, scan_order
from .lists import columns, flat
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


def tile_classes(model: EdgeModel) -> tuple[tuple[int, ...], ...]:
    """The tiles that have no given place, equal ones together."""
    placed = {tile for tile, _ in given_tiles(model).values()}
    # A tile with a given place is like no other.
    return tuple(tiles for tiles in model.tile_classes() if placed.isdisjoint(tiles))


def earlier_neighbors(model: EdgeModel, order: tuple[Cell, ...]) -> list[list[tuple[int, Side, Side]]]:
    """For each position the earlier ones that it meets: position, their side, own side."""
    position = {cell: p for p, cell in enumerate(order)}
    neighbors = model.neighbors()
    return [
        sorted((position[b], t, s) for s, b, t in neighbors[cell] if position.get(b, p) < p)
        for p, cell in enumerate(order)
    ]


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
    if width ** max(map(len, earlier_neighbors(model, scan_order(model))), default=0) > MOST_KEYS:
        return "the board has too many labels for cells that touch so many others"
    return ""


class BreakLayout:
    """The model for the kernel, and the tables to read its answers.

    `order[p]` is the cell of position p, `rows[p]` what may lie there, `earlier[p]` the earlier positions that it
    meets, and `facing[p]` its sides that meet given tiles, with the labels that these show. `members[c]` are the tiles
    of class c; `given[cell]` is (tile, turn) of cells that are no positions, because their tiles are known. Of the
    `n_colors` colors, those in `colors` may be shunned; labels that meet are of one color.
    """

    def __init__(self, model: EdgeModel) -> None:
        self.model = model
        self.members = tile_classes(model)
        self.given = given_tiles(model)
        self.order = scan_order(model)
        self._neighbors = model.neighbors()
        self._mates = mates_of(model)
        self._width = label_width(model)
        self.rows = self._rows()
        self.earlier = earlier_neighbors(model, self.order)
        self.facing = [
            tuple(sorted((s, lying(model, self.given[b])[t]) for s, b, t in self._neighbors[cell] if b in self.given))
            for cell in self.order
        ]
        color = colors_of(model)
        self.n_colors = max(color.values(), default=0) + 1
        supply = Counter(
            color[label] for tiles in self.members for tile in tiles for label in model.orientations[tile][0]
        )
        most = max((supply[k] for k in range(1, self.n_colors)), default=0)
        self.colors = [k for k in range(1, self.n_colors) if supply[k] >= RARE * most]
        first_keys, candidates = self._candidates()
        bounds, self.entries = flat(candidates)
        self.arrays = self._arrays(color, first_keys, bounds)

    def _rows(self) -> list[tuple[TileOrientation, ...]]:
        """The tiles that may lie on each position, by the cell itself and by labels that belong on the rim."""
        # A label that meets no other belongs on the rim; a tile is never put down so that it shows one inside.
        dead = dead_labels(self.model)
        classes = self.model.tile_classes()
        number = {tiles: c for c, tiles in enumerate(self.members)}
        ways = tile_orientations(self.model, classes)
        ways_of = ways_of_cells(self.model, classes, ways)
        known: dict[object, tuple[TileOrientation, ...]] = {}
        found = []
        for cell in self.order:
            inner = tuple(side for side, _, _ in self._neighbors[cell])
            key = (ways_of[cell], inner)
            if key not in known:
                # An orientation that looks like another one of the same tile is left out.
                rows: dict[object, TileOrientation] = {}
                for way in (ways[k] for k in ways_of[cell]):
                    if not any(way.labels[side] in dead for side in inner):
                        row = replace(way, tile_class=number[classes[way.tile_class]])
                        rows.setdefault((row.tile_class, row.labels), row)
                known[key] = tuple(rows.values())
            found.append(known[key])
        return found

    def _candidates(self) -> tuple[list[int], list[list[int]]]:
        """The first key of every position, and for each key its candidates: those that match, those that break a side.

        Equal positions share their keys.
        """
        shown: dict[Signature, list[set[Label]]] = {}
        signatures = []
        for rows, earlier, facing in zip(self.rows, self.earlier, self.facing, strict=True):
            signature = (tuple(s for _, _, s in earlier), rows, facing)
            signatures.append(signature)
            met = shown.setdefault(signature, [set() for _ in earlier])
            for labels, (q, t, _) in zip(met, earlier, strict=True):
                labels.update(row.labels[t] for row in self.rows[q])
        first: dict[Signature, int] = {}
        candidates: list[list[int]] = []
        for signature, met in shown.items():
            first[signature] = len(candidates) // 2
            candidates += self._candidates_of(signature, [sorted(labels) for labels in met])
        return [first[signature] for signature in signatures], candidates

    def _candidates_of(self, signature: Signature, shown: list[list[Label]]) -> list[list[int]]:
        sides, rows, facing = signature
        width, mates = self._width, self._mates
        whole: list[list[int]] = [[] for _ in range(width ** len(sides))]
        broken: list[list[int]] = [[] for _ in whole]
        for row in rows:
            breaks = sum(label not in mates[row.labels[side]] for side, label in facing)
            if breaks > 1:
                continue
            fitting = [
                [label for label in labels if label in mates[row.labels[s]]]
                for s, labels in zip(sides, shown, strict=True)
            ]
            word = word_of(row)
            for key in _keys(fitting, width):
                (broken if breaks else whole)[key].append(word)
            for k in range(0 if breaks else len(sides)):
                others = [label for label in shown[k] if label not in mates[row.labels[sides[k]]]]
                for key in _keys([*fitting[:k], others, *fitting[k + 1 :]], width):
                    broken[key].append(word)
        return [words for pair in zip(whole, broken, strict=True) for words in pair]

    def _arrays(self, color: dict[Label, int], first_keys: list[int], bounds: list[int]) -> break_runs.BreakArrays:
        model, n, width = self.model, len(self.order), self._width
        groups: dict[frozenset[int], int] = {}
        group = [groups.setdefault(frozenset(row.tile_class for row in rows), len(groups)) for rows in self.rows]
        group_start, group_class = flat(map(sorted, groups))
        # The last neighbor has stride 1.
        links = [
            [(n, 0, 0)] * (2 - len(own))
            + [(q, break_runs.LABEL_BITS * t, width ** (len(own) - 1 - k)) for k, (q, t, _) in enumerate(own)]
            for own in self.earlier
        ]
        more_start, more = flat(own[2:] for own in links)
        place = {cell: p for p, cell in enumerate(self.order)}
        place.update((cell, n + 1 + k) for k, cell in enumerate(self.given))
        check_start, checks = flat(
            [
                (place[b], break_runs.LABEL_BITS * t, break_runs.LABEL_BITS * s)
                for s, b, t in self._neighbors[cell]
                if place[b] < p or place[b] > n
            ]
            for p, cell in enumerate(self.order)
        )
        bits = color_bits(model, color)
        return break_runs.BreakArrays(
            table=first_keys,
            **columns([own[0] for own in links], "first", "first_shift", "first_stride"),
            **columns([own[1] for own in links], "second", "second_shift", "second_stride"),
            more_start=more_start,
            **columns(more, "more", "more_shift", "more_stride"),
            check_start=check_start,
            **columns(checks, "check_place", "check_shift", "check_own"),
            color_bit=bits,
            given=[packed(lying(model, placed)) for placed in self.given.values()],
            first_odd=[odd_at_first(model, self.given, bits)],
            bounds=bounds,
            copies=[len(tiles) for tiles in self.members],
            class_color=[color[label] for tiles in self.members for label in model.orientations[tiles[0]][0]],
            group=group,
            group_start=group_start,
            group_class=group_class,
            flat=[0] * n,
            sizes=[
                len(model.orientations[0][0]),
                round(SHUNNED_PART * len(self.colors)),
                math.floor(NEEDING_PART * n),
                RUN_NODES,
                EARLY_NODES,
                given_mismatches(model, self.given),
            ],
        )


def _keys(labels: list[list[Label]], width: int) -> Iterator[int]:
    for combination in product(*labels):
        key = 0
        for label in combination:
            key = key * width + label
        yield key

"""The tables from which the kernels that fill cells in a fixed order take their candidates: one trie for each level.

Levels that read the same sides of the same domains share one trie. A trie looks ahead where that pays:
it reads besides a label that waits at the next cell, and leaves out ways after which that cell would
have no candidate whatever is free.
"""

from __future__ import annotations

from functools import cache
from math import prod

from ..values import frozen
from .base import Unfit
from .edge_order import Domains, Side
from .orientations import Label

# Looking ahead must leave out at least this share of the ways, and its trie have at most this number of rows.
LEAST_GAIN = 0.05
MOST_ROWS = 1500
# The most numbers in all tables together.
MOST_NUMBERS = 1_000_000


@frozen
class Reading:
    """A label that a level reads: it selects ways by their own side, or those whose side has a `support`.

    `domain` and `its` name the side that the label stands on; if `support` is not None it gives for that
    label the labels which the level's own side may have.
    """

    side: Side
    domain: int
    its: Side
    support: tuple[int, Side, Side] | None = None


@frozen
class Trie:
    """The key of a level's tables."""

    domain: int
    readings: tuple[Reading, ...]
    outputs: tuple[Side, ...]
    """The sides whose labels go to the first slots written and, last, to the next level; -1 for none."""


class EdgeTables:
    """The tries of all levels while they are built; rows list ways, and bits come when all are known."""

    def __init__(self, domains: Domains) -> None:
        self.domains = domains
        self.number = _numbers(domains)
        # An empty row for every label, so that the kernel can walk on from a row without candidates.
        width = len(self.number) + 1
        self.step = [0] * width
        self.rows: list[tuple[int, ...]] = [()] * width
        self.row_outputs: list[tuple[Side, ...]] = [()] * width
        self.root = cache(self._root)
        # Different labels often leave the same ways.
        self.split = cache(self._split)

    def _root(self, trie: Trie) -> int:
        """The beginning of the trie; the first call builds it."""
        return self._build(trie, 0, self.domains.ways_of[trie.domain])

    def _build(self, trie: Trie, depth: int, ways: tuple[int, ...]) -> int:
        """The part of a trie below some labels, which leave these ways; the index for label number 0."""
        if not ways:
            return 0
        is_last = depth == len(trie.readings) - 1
        reading = trie.readings[depth]
        low, choices = self.split(reading, ways)
        if is_last:
            start = len(self.rows)
            self.rows += choices
            self.row_outputs += [trie.outputs] * len(choices)
        else:
            below = [self._build(trie, depth + 1, some) for some in choices]
            start = len(self.step)
            self.step += below
        if len(self.rows) + len(self.step) > MOST_NUMBERS:
            raise Unfit("too many combinations of labels may lie around a cell")
        # The empty rows at the beginning keep this from being negative.
        return start - low

    def _split(self, reading: Reading, ways: tuple[int, ...]) -> tuple[int, list[tuple[int, ...]]]:
        """The least number of a label that can be read, and the ways that go with this number and those after it."""
        d = self.domains
        if reading.domain < 0:
            return 0, [ways]
        by_label: dict[Label, list[int]] = {}
        for way in ways:
            by_label.setdefault(d.ways[way].labels[reading.side], []).append(way)
        found = {}
        for label in d.labels_at(reading.domain, reading.its):
            own = self.supported(reading, label) if reading.support else d.mates[label]
            fitting = sorted(way for mine, some in by_label.items() if mine in own for way in some)
            found[self.number[label]] = tuple(fitting)
        low, high = min(found), max(found)
        return low, [found.get(k, ()) for k in range(low, high + 1)]

    def supported(self, reading: Reading, label: Label) -> frozenset[Label]:
        """The labels of the own side that leave the cell beyond a candidate, with this label at its other side."""
        assert reading.support
        domain, facing, other = reading.support
        d = self.domains
        mates = d.mates[label]
        wanted = {d.ways[way].labels[facing] for way in d.ways_of[domain] if d.ways[way].labels[other] in mates}
        return frozenset(mate for found in wanted for mate in d.mates[found])


# A level and one of its sides.
LevelSide = tuple[int, Side]

_NOTHING = Reading(0, -1, 0)
# The number of slots that the kernel reads, and writes, without a loop.
N_READ = 2
N_WRITTEN = 2


@frozen
class EdgeLevel:
    """The root of a level's trie, and the slots of labels that the level reads and writes.

    A label for the very next level is handed on without a slot.
    """

    root: int
    reads: list[int]
    """The slots that it reads, in the order of its trie; slot 0 always holds label 0."""
    writes: list[tuple[int, Side]]
    """The slots that it writes, each with the side whose label goes there; slot 1 is never read."""


def levels_of(domains: Domains, order: list[int]) -> tuple[EdgeTables, list[EdgeLevel], int]:
    """The tries for this order of the cells, what each level does, and the number of slots."""
    tables = EdgeTables(domains)
    level_of_cell = {cell: level for level, cell in enumerate(order)}
    slots: dict[LevelSide, int] = {}
    readings: list[tuple[Reading, ...]] = []
    reads: list[list[int]] = []
    hands_on: list[Side] = [-1] * len(order)
    for level, cell in enumerate(order):
        ahead = _look_ahead(domains, tables, level_of_cell, cell)
        known = _known(domains, level_of_cell, cell, level)
        last = _NOTHING
        if known and known[-1][1][0] == level - 1:
            last, (_, hands_on[level - 1]) = known.pop()
        read = [*ahead, *known]
        padding = max(0, N_READ - len(read))
        readings.append((*[_NOTHING] * padding, *(reading for reading, _ in read), last))
        reads.append([0] * padding + [slots.setdefault(place, len(slots) + 2) for _, place in read])
    writes: list[list[tuple[int, Side]]] = [[] for _ in order]
    for (level, side), slot in slots.items():
        writes[level].append((slot, side))
    levels = []
    for level, cell in enumerate(order):
        writes[level] += [(1, 0)] * (N_WRITTEN - len(writes[level]))
        outputs = (*(side for _, side in writes[level][:N_WRITTEN]), hands_on[level])
        root = tables.root(Trie(domains.of_cell[cell], readings[level], outputs))
        levels.append(EdgeLevel(root, reads[level], writes[level]))
    return tables, levels, len(slots) + 2


def _known(
    domains: Domains, level_of_cell: dict[int, int], cell: int, level: int
) -> list[tuple[Reading, tuple[int, Side]]]:
    """The labels to read from neighbors filled before a level, the earliest first; none that suit all ways anyway."""
    found = []
    domain = domains.of_cell[cell]
    for side, other, its in domains.neighbors[cell]:
        n_labels = len(domains.labels_at(domains.of_cell[other], its))
        # Domains that still thin out each other may leave ways that do not match the one label beyond.
        suits_all = domains.labels_at(domain, side) <= domains.fitting(domains.of_cell[other], its)
        if level_of_cell[other] < level and (n_labels > 1 or (n_labels == 1 and not suits_all)):
            found.append((Reading(side, domains.of_cell[other], its), (level_of_cell[other], its)))
    return sorted(found, key=lambda entry: entry[1])


def _look_ahead(
    domains: Domains, tables: EdgeTables, level_of_cell: dict[int, int], cell: int
) -> list[tuple[Reading, tuple[int, Side]]]:
    """The label waiting at a neighbor not yet filled that rules out most ways of a cell, if that is enough."""
    level = level_of_cell[cell]
    domain = domains.of_cell[cell]
    known = _known(domains, level_of_cell, cell, level)
    n_rows = prod(len(domains.labels_at(reading.domain, reading.its)) for reading, _ in known)
    best: list[tuple[Reading, tuple[int, Side]]] = []
    most = LEAST_GAIN
    for side, other, its in domains.neighbors[cell]:
        if level_of_cell[other] <= level:
            continue
        for waiting, where in _known(domains, level_of_cell, other, level):
            reading = Reading(side, waiting.domain, waiting.its, (domains.of_cell[other], its, waiting.side))
            read = domains.labels_at(waiting.domain, waiting.its)
            if n_rows * len(read) > MOST_ROWS:
                continue
            own = [domains.ways[way].labels[side] for way in domains.ways_of[domain]]
            kept = sum(
                label in supported for supported in (tables.supported(reading, each) for each in read) for label in own
            )
            gain = 1 - kept / max(1, len(own) * len(read))
            if gain > most:
                most, best = gain, [(reading, where)]
    return best


def _numbers(domains: Domains) -> dict[Label, int]:
    """Labels by number, such that labels which occur in the same places have numbers close together."""
    places: dict[Label, set[tuple[int, Side]]] = {}
    for domain in set(domains.of_cell):
        for side in range(len(domains.ways[0].labels)):
            for label in domains.labels_at(domain, side):
                places.setdefault(label, set()).add((domain, side))
    ordered = sorted((sorted(found), label) for label, found in places.items())
    return {label: number for number, (_, label) in enumerate(ordered)}

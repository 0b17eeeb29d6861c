"""The tiles that may lie on each cell of an edge model, and a good order in which to fill the cells.

A *way* is a class of equal tiles lying in one orientation. The *domain* of a cell is the ways that the
rim, given tiles and the domains of its neighbors leave to it. Cells with equal domains share one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache, cached_property

from ..models import EdgeModel
from .orientations import Label, mates_of, tile_orientations, ways_of_cells

Side = int
# An input of a cell: its side, the domain of the cell beyond and that cell's side.
Input = tuple[Side, int, Side]

# Rounds in which domains thin out each other; more would hardly change anything.
_ROUNDS = 6
# The number of cells from which orders are grown, and of neighbors of each.
_MOST_STARTS = 3
_MOST_SECONDS = 2


class Domains:
    """The classes of equal tiles, the ways in which they may lie, and the ways left to every cell.

    `members[c]` are the tiles of class c; `of_cell[a]` is the number of cell a's domain and `ways_of[d]`
    the ways of domain d (numbers of `ways`); `neighbors[a]` lists (side, other cell, its side).
    """

    def __init__(self, model: EdgeModel) -> None:
        self.model = model
        self.members = model.tile_classes()
        self.ways = tile_orientations(model, self.members)
        self.neighbors: list[list[tuple[Side, int, Side]]] = model.neighbors()
        self.mates: dict[Label, frozenset[Label]] = mates_of(model)
        self.ways_of: list[tuple[int, ...]] = []
        self._number: dict[tuple[int, ...], int] = {}
        self.labels_at = cache(self._labels_at)
        self.fitting = cache(self._fitting)
        self.of_cell = [self._domain(ways) for ways in ways_of_cells(model, self.members, self.ways)]
        for _ in range(_ROUNDS):
            thinned = self._thinned()
            if thinned == self.of_cell:
                break
            self.of_cell = thinned

    def _labels_at(self, domain: int, side: Side) -> frozenset[Label]:
        """The labels that the ways of a domain have on a side."""
        return frozenset(self.ways[way].labels[side] for way in self.ways_of[domain])

    def _fitting(self, domain: int, side: Side) -> frozenset[Label]:
        """The labels that match some label which the ways of a domain have on a side."""
        return frozenset(mate for label in self.labels_at(domain, side) for mate in self.mates[label])

    def group_of(self, domain: int) -> int:
        """The group of the classes that compete for the cells of a domain that is not empty."""
        return self.group_of_class[self.ways[self.ways_of[domain][0]].tile_class]

    @cached_property
    def group_sizes(self) -> Counter[int]:
        """The number of tiles in each group."""
        return Counter(self.group_of_class[c] for c, tiles in enumerate(self.members) for _ in tiles)

    @cached_property
    def group_of_class(self) -> list[int]:
        """Classes that compete for some cell are in one group."""
        leader = list(range(len(self.members)))

        def find(c: int) -> int:
            while leader[c] != c:
                leader[c] = leader[leader[c]]
                c = leader[c]
            return c

        for domain in set(self.of_cell):
            first = -1
            for way in self.ways_of[domain]:
                c = find(self.ways[way].tile_class)
                if first < 0:
                    first = c
                leader[c] = first
        return [find(c) for c in range(len(self.members))]

    @cached_property
    def is_hopeless(self) -> bool:
        """Tell whether some cell has no way, or the tiles that compete for some cells are more or fewer than these."""
        if not all(self.ways_of[domain] for domain in self.of_cell):
            return True
        return Counter(map(self.group_of, self.of_cell)) != self.group_sizes

    def _domain(self, ways: tuple[int, ...]) -> int:
        if ways not in self._number:
            self._number[ways] = len(self.ways_of)
            self.ways_of.append(ways)
        return self._number[ways]

    def _thinned(self) -> list[int]:
        """The domains without the ways that no way of some neighbor matches."""
        known: dict[object, int] = {}
        domains = []
        for cell, domain in enumerate(self.of_cell):
            around = tuple((s, self.of_cell[b], t) for s, b, t in self.neighbors[cell])
            key = (domain, around)
            if key not in known:
                demands = [
                    (s, fitting)
                    for s, d, t in around
                    if not self.labels_at(domain, s) <= (fitting := self.fitting(d, t))
                ]
                known[key] = self._domain(
                    tuple(
                        way
                        for way in self.ways_of[domain]
                        if all(self.ways[way].labels[s] in fitting for s, fitting in demands)
                    )
                )
            domains.append(known[key])
        return domains


class _Estimates:
    """Estimates the number of candidates of a cell, from the frequencies of the labels around it."""

    def __init__(self, domains: Domains) -> None:
        self._domains = domains
        self.candidates = cache(self._candidates)
        self._chance = cache(self._find_chance)

    def _find_chance(self, domain: int, side: Side) -> dict[Label, float]:
        """For every label the chance that it matches this side of a random way of a domain."""
        d = self._domains
        count = Counter(d.ways[way].labels[side] for way in d.ways_of[domain])
        total = max(1, len(d.ways_of[domain]))
        return {label: sum(count[mate] for mate in mates) / total for label, mates in d.mates.items()}

    def _candidates(self, domain: int, inputs: tuple[Input, ...]) -> float:
        """The likely number of ways of a domain that match these neighbors, if all tiles are free."""
        tables = [(side, self._chance(other, its)) for side, other, its in inputs]
        total = 0.0
        for way in self._domains.ways_of[domain]:
            labels = self._domains.ways[way].labels
            chance = 1.0
            for side, table in tables:
                chance *= table[labels[side]]
            total += chance
        return total


def cell_order(domains: Domains) -> tuple[list[int], float]:
    """The cells in the order in which to fill them, and its tree: of several, that with the smallest estimated tree."""
    n = domains.model.n_cells
    estimates = _Estimates(domains)
    given = sorted({cell for cell, _, _ in domains.model.fixed})
    # On large boards the estimate is beyond all numbers.
    return min(_orders(domains, estimates, given, n), key=lambda found: found[1])


def _orders(domains: Domains, estimates: _Estimates, given: list[int], n: int) -> Iterable[tuple[list[int], float]]:
    loose = sorted(set(range(n)).difference(given))
    for order in (given + loose, given + loose[::-1]):
        yield order, _grown(domains, estimates, order, len(given), None)[1]
    if not loose:
        return
    sizes = {d: len(ways) for d, ways in enumerate(domains.ways_of)}
    loose.sort(key=lambda cell: (sizes[domains.of_cell[cell]], len(domains.neighbors[cell]), cell))
    starts: list[int] = loose[:_MOST_STARTS] if not given else loose[:1]
    if given:
        starts.append(-1)
    for start in starts:
        prefix = given if start < 0 else [*given, start]
        seconds = [b for _, b, _ in domains.neighbors[start] if b not in given][:_MOST_SECONDS] if start >= 0 else []
        for begin in [[*prefix, second] for second in seconds] or [prefix]:
            for policy in (0, 1, 2):
                yield _grown(domains, estimates, begin, len(given), policy)


def _grown(
    domains: Domains, estimates: _Estimates, begin: list[int], n_given: int, policy: int | None
) -> tuple[list[int], float]:
    """An order that begins so, and the estimated number of nodes; policy None takes it as it is.

    Policy 0 takes the cell likely to have the fewest candidates; 1 and 2 keep the frontier short and
    prefer cells beside the latest, or the earliest, filled one.
    """
    n = domains.model.n_cells
    of_cell, neighbors = domains.of_cell, domains.neighbors
    taken: Counter[int] = Counter()
    inputs: list[tuple[Input, ...]] = [()] * n
    latest = [-1] * n
    earliest = [n] * n
    filled = [False] * n
    frontier: list[int] = []
    size, width = 0.0, 1.0
    order: list[int] = []

    def branches(cell: int) -> float:
        if not domains.ways_of[of_cell[cell]]:
            return 0.0
        group = domains.group_of(of_cell[cell])
        left = 1 - taken[group] / domains.group_sizes[group]
        return estimates.candidates(of_cell[cell], inputs[cell]) * left

    while len(order) < n:
        level = len(order)
        if level < len(begin):
            cell = begin[level]
        elif not frontier:
            cell = next(cell for cell in range(n) if not filled[cell])
        elif policy == 0:
            cell = min(frontier, key=lambda c: (branches(c), -latest[c], c))
        elif policy == 1:
            cell = min(frontier, key=lambda c: (len(neighbors[c]) - 2 * len(inputs[c]), -latest[c], c))
        else:
            cell = min(frontier, key=lambda c: (len(neighbors[c]) - 2 * len(inputs[c]), earliest[c], -latest[c], c))
        width *= branches(cell)
        if level >= n_given:
            size += width
        if domains.ways_of[of_cell[cell]]:
            taken[domains.group_of(of_cell[cell])] += 1
        filled[cell] = True
        if cell in frontier:
            frontier.remove(cell)
        order.append(cell)
        for side, other, its in neighbors[cell]:
            if not filled[other]:
                if not inputs[other]:
                    frontier.append(other)
                inputs[other] = (*inputs[other], (its, of_cell[cell], side))
                latest[other] = level
                earliest[other] = min(earliest[other], level)
    return order, size

"""What fits on each cell of a table of tiles: exact, at once and on a board of any size, since it asks the sides alone.

This is for puzzles that an edge model can express: one tile on every cell, sides that match. Nothing is searched.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache, reduce
from operator import or_
from typing import cast

from ...engines.orientations import mates_of, tile_orientations, ways_of_cells
from ...errors import NoEngine
from ...families import Laid, Puzzle, family_of
from ...families.clauses import ones
from ...families.tiling import CompiledEdges, Placed
from ...models import EdgeModel
from ...values import frozen
from ..moves.base import set_of

# With more ways to lay a tile, alone to list them all takes longer than a person waits for a hint.
_MOST_THOUGHT_THROUGH = 10_000

PieceWays = tuple[int, tuple[int, ...]]
"""A piece, and its ways to lie, by the numbers that the table has for them."""


class TileWays:
    """The ways in which the tiles of a puzzle may lie; a set of ways is the bits of one integer.

    Way k is a class of equal tiles in an orientation. `alone[cell]` are the ways that kind and rim leave to a cell of
    the model, `of_class[c]` those of a class, `meeting[side, label]` those whose side goes with a label across from it.
    """

    def __init__(self, compiled: CompiledEdges) -> None:
        model = compiled.model
        self.compiled = compiled
        self.members = model.tile_classes()
        self.ways = tile_orientations(model, self.members)
        self.neighbors = model.neighbors()
        n, mates = len(self.ways), mates_of(model)
        bearing: dict[tuple[int, int], list[int]] = {}
        of_class: list[list[int]] = [[] for _ in self.members]
        for k, way in enumerate(self.ways):
            of_class[way.tile_class].append(k)
            for side, label in enumerate(way.labels):
                bearing.setdefault((side, label), []).append(k)
        self.bearing = {key: set_of(ways, n) for key, ways in bearing.items()}
        self.of_class = [set_of(ways, n) for ways in of_class]
        self.labels_of_side: dict[int, list[int]] = {}
        for side, label in self.bearing:
            self.labels_of_side.setdefault(side, []).append(label)
        self.meeting = {
            (side, label): self._any((side, mate) for mate in mates[label])
            for side in self.labels_of_side
            for label in mates
        }
        self.alone = [set_of(ways, n) for ways in ways_of_cells(model, self.members, self.ways)]
        # A label that goes with none, such as one that belongs on the rim, lies against no other cell.
        inner = [label for label in mates if label == 0 or len(mates[label]) > 1]
        for cell, beside in enumerate(self.neighbors):
            for side, _, _ in beside:
                self.alone[cell] &= self._any((side, label) for label in inner)
        self.cell_of = {cell: k for k, cell in enumerate(compiled.cells)}
        self.class_of_fixed = {cell: self._class_of(tile) for cell, tile, _ in model.fixed}
        fixed = {tile for _, tile, _ in model.fixed}
        self.class_of_name = {
            compiled.names[tile]: c for c, tiles in enumerate(self.members) for tile in tiles if tile not in fixed
        }
        self.number_of_way = {(way.tile_class, way.orientation): k for k, way in enumerate(self.ways)}
        self._numbers: dict[tuple[str, int, int], tuple[int, int]] = {}

    def _any(self, keys: Iterable[tuple[int, int]]) -> int:
        return reduce(or_, (self.bearing.get(key, 0) for key in keys), 0)

    def _class_of(self, tile: int) -> int:
        return next(c for c, tiles in enumerate(self.members) if tile in tiles)

    def way_of(self, cell: int, placed: Placed) -> int | None:
        """The way in which a laid tile lies on a cell of the model; None for one that this puzzle does not have."""
        number = self.class_of_fixed.get(cell)
        if number is None or placed.piece not in self.names(number):
            number = self.class_of_name.get(placed.piece)
        if number is None:
            return None
        labels = self.compiled.labels[self.members[number][0]]
        if placed.labels[0] not in labels:
            return None
        return self.number_of_way[number, labels.index(placed.labels[0])]

    def names(self, number: int) -> tuple[str, ...]:
        """The names of the tiles of a class; that of a tile with copies comes once for each."""
        return tuple(self.compiled.names[tile] for tile in self.members[number])

    def placed(self, cell: int, way: int, name: str) -> Placed:
        """A tile that lies on a cell of the model."""
        one = self.ways[way]
        labels = self.compiled.labels[self.members[one.tile_class][0]][one.orientation]
        return Placed(name, (self.compiled.cells[cell],), (labels,))

    def numbers(self, cell: int, way: int, name: str) -> tuple[int, int]:
        """The numbers that the table has for a tile and for how it lies, the same on all cells of a kind."""
        puzzle = self.compiled.puzzle
        key = name, way, 0 if puzzle.board.wrap else self.compiled.model.kinds[cell]
        if key not in self._numbers or puzzle.board.wrap:
            self._numbers[key] = family_of(puzzle).table.place_of(puzzle, self.placed(cell, way, name))[:2]
        return self._numbers[key]


@frozen
class Fitting:
    """What fits on the cells of a table; cells are those of the model.

    Attributes
    ----------
    lying
        For each cell the way that lies there; None for an empty one.
    on_cells
        For each empty cell the ways that fit there: those of tiles that are left, on sides that go with their
        neighbors and with the rim. 0 where something lies.
    left
        For each class of equal tiles, how many are left.
    used
        The names of the tiles that lie there.
    """

    tiles: TileWays
    lying: tuple[int | None, ...]
    on_cells: tuple[int, ...]
    left: tuple[int, ...]
    used: Counter[str]

    @property
    def empty(self) -> list[int]:
        return [cell for cell, way in enumerate(self.lying) if way is None]

    @property
    def dead(self) -> list[int]:
        """The empty cells on which nothing that is left fits."""
        return [cell for cell in self.empty if not self.on_cells[cell]]

    @property
    def sides(self) -> tuple[int, int, int]:
        """At how many edges two tiles meet and match, at how many they do not, and the number of all edges."""
        edges, meet = self.tiles.compiled.model.edges, Counter[bool]()
        for a, s, b, t in edges:
            one, other = self.lying[a], self.lying[b]
            if one is not None and other is not None:
                label = self.tiles.ways[one].labels[s]
                meet[bool(self.tiles.meeting[t, label] >> other & 1)] += 1
        return meet[True], meet[False], len(edges)

    def names_left(self, number: int) -> list[str]:
        """The tiles of a class of which some are left."""
        copies = Counter(self.tiles.names(number))
        return [name for name, n in copies.items() if n > self.used[name]]

    def pieces(self, cell: int) -> tuple[PieceWays, ...]:
        """The tiles that fit on an empty cell, in the order of the table, each with its ways to lie there."""
        found: dict[int, list[int]] = {}
        for way in ones(self.on_cells[cell]):
            for name in self.names_left(self.tiles.ways[way].tile_class):
                piece, number = self.tiles.numbers(cell, way, name)
                found.setdefault(piece, []).append(number)
        return tuple((piece, tuple(sorted(found[piece]))) for piece in sorted(found))

    def n_pieces(self, cell: int) -> int:
        """How many different tiles fit on an empty cell."""
        return sum(1 for c, ways in enumerate(self.tiles.of_class) if self.left[c] and self.on_cells[cell] & ways)


@lru_cache(maxsize=8)
def tile_ways(puzzle: Puzzle) -> TileWays | None:
    """The ways of the tiles of a puzzle, kept for a while; None if no edge model can express it."""
    compile_edges = family_of(puzzle).compilers.get(EdgeModel)
    if compile_edges is None or puzzle.setup is not None:
        return None
    try:
        compiled = compile_edges(puzzle)
    except NoEngine:
        return None
    return TileWays(cast("CompiledEdges", compiled))


def is_large(puzzle: Puzzle) -> bool:
    """Tell whether a puzzle of tiles is too large to be thought through as a whole."""
    tiles = tile_ways(puzzle)
    return tiles is not None and sum(ways.bit_count() for ways in tiles.alone) > _MOST_THOUGHT_THROUGH


def fitting(puzzle: Puzzle, laid: Sequence[Laid]) -> Fitting | None:
    """What fits on each cell beside the laid tiles; None for a puzzle that is not one of tiles whose sides match."""
    tiles = tile_ways(puzzle)
    if tiles is None:
        return None
    lying: list[int | None] = [None] * len(tiles.alone)
    left = [len(members) for members in tiles.members]
    used = Counter[str]()
    for placed in family_of(puzzle).table.with_given(puzzle, laid):
        cell = tiles.cell_of.get(placed.cells[0])
        way = None if cell is None else tiles.way_of(cell, placed)
        if cell is not None and way is not None:
            lying[cell] = way
            left[tiles.ways[way].tile_class] -= 1
            used[placed.piece] += 1
    possible = 0
    for number, n in enumerate(left):
        if n > 0:
            possible |= tiles.of_class[number]
    on_cells = []
    for cell, way in enumerate(lying):
        fit = tiles.alone[cell] & possible if way is None else 0
        for side, other, other_side in tiles.neighbors[cell] if fit else ():
            beyond = lying[other]
            if beyond is not None:
                fit &= tiles.meeting[side, tiles.ways[beyond].labels[other_side]]
        on_cells.append(fit)
    return Fitting(tiles, tuple(lying), tuple(on_cells), tuple(left), used)

"""Boards with random labels on all edges, cut along the edges into tiles; labels change until few solutions are left.

The tiles of a labeled board can be put together at least in this way. Nearly always another label on one edge, where a
solution has other tiles side by side, makes the other solutions wrong and leaves this one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import product
from math import lgamma, log
from random import Random
from string import ascii_uppercase

from ..boards import Board
from ..families import Choices, TilingPuzzle
from ..families.tiling import Piece, Relation, Rim, tile
from ..families.tiling.labels import in_reading_order
from ..families.tiling.pieces.shapes import lying_labels
from ..lattices import Cell
from ..values import frozen
from .descent import PATIENCE, descend
from .trials import Draft, Drafts, SearchedWhole, Trials, compiled_first, listed, whole

HALVES = ("+", "-")
RIM = "0"
"""The label of a rim that has one of its own."""
_MOST_LABELS = len(ascii_uppercase)
_REPAIRS = 400
_MOST_LISTED = 300_000


@frozen
class TileDemand:
    """What tiles must be like: how many labels there are, and which tiles are left out."""

    labels: int
    halves: bool = False
    own_rim: bool = False
    distinct: bool = True
    symmetric: bool = True
    rim_of_one: bool = False
    """Whether one label lies all along the rim; for complete sets only."""

    @property
    def names(self) -> tuple[str, ...]:
        """The labels inside the board."""
        letters = ascii_uppercase[: self.labels]
        return tuple(a + half for a in letters for half in HALVES) if self.halves else tuple(letters)

    def mate(self, label: str) -> str:
        """The label that meets a label."""
        return label[0] + HALVES[1 - HALVES.index(label[1])] if self.halves else label

    @property
    def relation(self) -> Relation:
        if not self.halves:
            return Relation()
        return Relation.of_pairs((label, self.mate(label)) for label in self.names)


def side_turns(board: Board, cell: Cell) -> list[tuple[int, ...]]:
    """The ways in which the sides of a cell go to sides when a tile is turned in its place."""
    lattice = board.lattice
    marks = tuple(map(str, range(lattice.n_sides_of(cell))))
    piece = Piece("", (cell,), (marks,), "one_sided")
    return [tuple(int(mark or 0) for mark in sides) for sides in sorted(lying_labels(lattice, piece, cell))]


def all_tiles(demand: TileDemand, turns: Sequence[tuple[int, ...]]) -> list[tuple[str, ...]] | None:
    """The labels by side of each tile that is allowed, all different; None if they are too many to list."""
    n_sides, names = len(turns[0]), range(len(demand.names))
    if len(names) ** n_sides > _MOST_LISTED:
        return None
    found = set()
    for labels in product(names, repeat=n_sides):
        images = [tuple(labels[side] for side in turn) for turn in turns]
        if demand.symmetric or len(set(images)) == len(images):
            found.add(min(images))
    return [tuple(demand.names[label] for label in labels) for labels in sorted(found)]


def strangers(board: Board, demand: TileDemand) -> float:
    """The logarithm of how many solutions chance alone would give tiles of random labels."""
    forms = [len(side_turns(board, board.lattice.first_cells[0]))] * len(board)
    return lgamma(len(board) + 1) + sum(map(log, forms)) - len(board.edges) * log(len(demand.names))


@frozen
class Labeled:
    """A board with a label on both sides of every edge, and on the rim."""

    board: Board
    sides: tuple[tuple[str, ...], ...]
    """For each cell its labels by side number."""
    demand: TileDemand
    turns: tuple[Sequence[tuple[int, ...]], ...]
    """For each cell the ways in which its sides go to sides when a tile is turned there."""
    title: str = ""

    @property
    def key(self) -> tuple[tuple[str, ...], ...]:
        return self.sides

    def puzzle(self) -> TilingPuzzle:
        """The puzzle to put the tiles together again."""
        lattice = self.board.lattice
        rim = Rim(label=RIM, only_there=True) if self.demand.own_rim else Rim()
        # Turned to the least way to write them, and in that order, so that nothing of this solution is told.
        least = [
            (in_reading_order(lattice, cell, min(tuple([sides[side] for side in turn]) for turn in turns)))
            for cell, sides, turns in zip(self.board.cells, self.sides, self.turns, strict=True)
        ]
        tiles = tuple(tile(lattice, str(k + 1), listed) for k, listed in enumerate(sorted(least, key=str)))
        return TilingPuzzle("invented", self.board, tiles, self.demand.relation, rim, title=self.title)

    def searched(self) -> SearchedWhole:
        return SearchedWhole(compiled_first(self.puzzle()))


@frozen
class Labeler:
    """Puts labels on a board and cuts it into tiles."""

    board: Board
    demand: TileDemand
    title: str = ""

    def steps(self, chance: Random, trials: Trials) -> Drafts:
        """Puzzles of tiles that are cut from the board."""
        if trials.wanted == 0:
            return self._nearly(chance, trials)

        def changes(labeled: Labeled, found: list[Choices]) -> Iterator[Labeled]:
            return self._changes(labeled, chance)

        return descend(self._labeled(chance), changes, len(self.board.symmetries), trials, chance)

    @cached_property
    def turns(self) -> tuple[Sequence[tuple[int, ...]], ...]:
        """For each cell the ways in which its sides go to sides when a tile is turned there."""
        kinds = [self.board.lattice.kind_index(cell) for cell in self.board.cells]
        known = {kind: side_turns(self.board, cell) for kind, cell in zip(kinds, self.board.cells, strict=True)}
        return tuple(known[kind] for kind in kinds)

    def _labeled(self, chance: Random) -> Iterator[Labeled | None]:
        """Boards with random labels, endlessly; None where too many tiles had to be mended."""
        names = self.demand.names
        while True:
            sides = [[""] * self.board.lattice.n_sides_of(cell) for cell in self.board.cells]
            for edge in self.board.edges:
                self._put(sides, edge.cell, edge.side, chance.choice(names))
            for cell, side in self.board.rim:
                self._put(sides, cell, side, chance.choice(names))
            for _ in range(_REPAIRS):
                wrong = self._wrong(sides)
                if wrong is None:
                    yield Labeled(self.board, tuple(map(tuple, sides)), self.demand, self.turns, self.title)
                    break
                self._put(sides, wrong, chance.randrange(len(sides[wrong])), chance.choice(names))
            else:
                yield None

    def _put(self, sides: list[list[str]], cell: int, side: int, label: str) -> None:
        """Write a label on a side, and its mate on the side that it meets."""
        beyond = self.board.across(cell, side)
        if beyond is None:
            sides[cell][side] = RIM if self.demand.own_rim else label
        else:
            sides[cell][side] = label
            sides[beyond[0]][beyond[1]] = self.demand.mate(label)

    def _wrong(self, sides: Sequence[Sequence[str]]) -> int | None:
        """A cell whose tile is not allowed; None if there is none."""
        seen: set[tuple[str, ...]] = set()
        for cell, labels in enumerate(sides):
            images = [tuple([labels[side] for side in turn]) for turn in self.turns[cell]]
            least = min(images)
            if (not self.demand.symmetric and len(set(images)) < len(images)) or (
                self.demand.distinct and least in seen
            ):
                return cell
            seen.add(least)
        return None

    def _changes(self, labeled: Labeled, chance: Random) -> Iterator[Labeled]:
        """The boards with another label on one edge, or two, endlessly."""
        while True:
            sides = [list(labels) for labels in labeled.sides]
            for _ in range(chance.choice((1, 1, 2))):
                cell = chance.randrange(len(sides))
                self._put(sides, cell, chance.randrange(len(sides[cell])), chance.choice(self.demand.names))
            changed = replace(labeled, sides=tuple(map(tuple, sides)))
            yield changed if self._wrong(sides) is None else labeled

    def _nearly(self, chance: Random, trials: Trials) -> Drafts:
        """Make puzzles without a solution by exchanging two labels of a puzzle that has some."""
        for labeled in self._labeled(chance):
            for _ in range(PATIENCE if labeled is not None else 0):
                assert labeled is not None
                sides = [list(labels) for labels in labeled.sides]
                inner = [(edge.cell, edge.side) for edge in self.board.edges]
                (a, s), (b, t) = chance.sample(inner, 2)
                sides[a][s], sides[b][t] = sides[b][t], sides[a][s]
                if labeled.sides[a][s] == labeled.sides[b][t] or self._wrong(sides) is not None:
                    continue
                changed = replace(labeled, sides=tuple(map(tuple, sides)))
                puzzle = changed.puzzle()
                listing = yield from listed(whole(compiled_first(puzzle)), 1, trials)
                trials.note_solutions(puzzle, listing, len(listing))
                if listing.is_all and not listing.found:
                    yield Draft(puzzle, None, "All tiles can be laid so that only two pairs of sides do not match.")
                    break
                yield None
            yield None

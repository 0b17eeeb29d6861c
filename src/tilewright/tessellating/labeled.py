"""Labeled tiles that are to fill the plane, tilings by them, and the answer to the question whether there is one.

Wang tiles are squares that may not be turned: H. Wang, Proving theorems by pattern recognition II, 1961. No program can
decide for all sets of tiles whether they tile (R. Berger, The undecidability of the domino problem, 1966). So there are
three answers: a period; a cell with some coronas around it that cannot be filled, so that the plane cannot be either;
or neither yet.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from ..boards import Board
from ..errors import InvalidRequest
from ..families import TilingPuzzle
from ..families.tiling import Piece, Placed, Relation, TilingSolution
from ..families.tiling.labels import SideLabels, sides_only
from ..families.tiling.pieces.shapes import lying_labels
from ..lattices import Cell, Freedom, Lattice
from ..values import frozen, replace
from .sublattices import Sublattice, shortest_basis
from .window import CellWindow

if TYPE_CHECKING:
    from ..answers.tessellating import LabeledTessellatedJson, LaidTileJson


@frozen
class LabeledTiles:
    """The tiles that are to fill the plane, each as often as one likes, and the labels that may meet."""

    lattice: Lattice
    tiles: tuple[Piece, ...]
    relation: Relation = Relation()

    @classmethod
    def of(cls, puzzle: TilingPuzzle, names: Iterable[str] = (), freedom: Freedom | None = None) -> LabeledTiles:
        """The tiles of a puzzle, or those with these names; they turn as the puzzle says, or by another freedom.

        Tiles with labels that lie on the rim of the board alone are left out, as the plane has no rim. Raises
        InvalidRequest if a piece is no tile, or has a value, or none is left.
        """
        wanted = set(names) or {piece.name for piece in puzzle.pieces}
        rim = puzzle.rim.labels if puzzle.rim.only_there else frozenset()
        found = []
        for piece in puzzle.pieces:
            if piece.name not in wanted:
                continue
            if not piece.is_tile or piece.has_values:
                raise InvalidRequest(f"piece {piece.name!r} is no tile with labels alone; name tiles of one cell")
            if rim.isdisjoint(piece.labels[0]):
                found.append(piece if freedom is None else replace(piece, freedom=freedom))
        if not found:
            raise InvalidRequest(f"all tiles of {puzzle.name} belong on the rim of the board, and the plane has none")
        if puzzle.lattice.dimension != 2:
            raise InvalidRequest(
                f"the {puzzle.lattice.name} lattice lies in space; only tiles in the plane can tile it"
            )
        return cls(puzzle.lattice, tuple(found), puzzle.relation)

    @cached_property
    def ways(self) -> tuple[tuple[int, int, SideLabels], ...]:
        """The ways in which tiles may lie: the number of the tile, the kind of its cell, and its labels by side."""
        return tuple(
            (number, kind, sides_only(labels))
            for kind, cell in enumerate(self.lattice.first_cells)
            for number, tile in enumerate(self.tiles)
            for labels in sorted(lying_labels(self.lattice, tile, cell), key=repr)
        )

    def puzzle(self, cells: Iterable[Cell]) -> TilingPuzzle:
        """The puzzle to fill these cells."""
        board = Board.of(self.lattice, cells)
        pieces = tuple(replace(tile, least=0, most=len(board)) for tile in self.tiles)
        title = f"{len(board)} cells of the plane"
        return TilingPuzzle("patch", board, pieces, relation=self.relation, title=title)

    def filled(self, laid: Sequence[LaidTile]) -> TilingSolution:
        """Some cells with the tiles on them, as a puzzle and its solution."""
        puzzle = self.puzzle(one.cell for one in laid)
        at = {one.cell: one for one in laid}
        placed = [
            Placed(self.tiles[at[cell].tile].name, (place,), (at[cell].labels,))
            for place, cell in enumerate(puzzle.board.cells)
        ]
        return TilingSolution(puzzle, tuple(placed))


@frozen
class LaidTile:
    """A tile, by its number, on a cell, with the labels of its sides there."""

    tile: int
    cell: Cell
    labels: SideLabels


@frozen
class LabeledTiling:
    """A tiling of the plane by labeled tiles: `laid` are those of one period."""

    tiles: LabeledTiles
    sublattice: Sublattice
    laid: tuple[LaidTile, ...]

    @cached_property
    def period(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Two shifts that lead to the same tiling, as short as possible."""
        return shortest_basis(self.sublattice, self.tiles.lattice)

    @cached_property
    def _laid_at(self) -> dict[tuple[int, int], LaidTile]:
        return {self._number(one.cell): one for one in self.laid}

    def _number(self, cell: Cell) -> tuple[int, int]:
        return self.sublattice.number(cell[0], cell[1]), self.tiles.lattice.kind_index(cell)

    def tile_on(self, cell: Cell) -> LaidTile:
        """The tile on a cell of the plane."""
        return replace(self._laid_at[self._number(cell)], cell=cell)


def wrong_labeled_tiling(tiling: LabeledTiling) -> str:
    """What is wrong with a tiling, "" if nothing is: a second look that shares no code with the search."""
    tiles = tiling.tiles
    lattice = tiles.lattice
    if len(tiling.laid) != tiling.sublattice.index * len(lattice.kinds):
        return "cells stay empty"
    for one in tiling.laid:
        if one.labels not in set(map(sides_only, lying_labels(lattice, tiles.tiles[one.tile], one.cell))):
            return f"tile {tiles.tiles[one.tile].name} cannot lie so on {list(one.cell)}"
        for side, label in enumerate(one.labels):
            cell, entered = lattice.across(one.cell, side)
            other = tiling.tile_on(cell).labels[entered]
            if not tiles.relation.matches(label, other):
                return f"{label} meets {other} beyond side {side} of {list(one.cell)}"
    return ""


def patch_around(lattice: Lattice, n: int) -> list[Cell]:
    """A cell with n coronas around it."""
    window = CellWindow(lattice, n + 2)
    mask = window.mask([lattice.first_cells[0]])
    for _ in range(n):
        mask |= window.around(mask)
    return list(window.cells(mask))


@frozen
class LabeledTessellated:
    """Whether labeled tiles tile the plane.

    Attributes
    ----------
    tiles
        The tiles, and the labels that may meet.
    tiling
        A tiling with the smallest period; None if none was found.
    coronas
        The coronas around a cell that were filled with it, 0 for the cell alone; -1 if nothing was filled.
    patch
        The filled cells, those of the most coronas; if there is a tiling, ().
    is_none
        Whether one corona more cannot be filled, so that the tiles do not tile the plane.
    most_tiles
        The number of tiles up to which all periods were tried, or up to the one that was found.
    stopped_by
        What stopped the search before its end; "" if nothing did.
    seconds
        How long it took.
    """

    tiles: LabeledTiles
    tiling: LabeledTiling | None = None
    coronas: int = -1
    patch: tuple[LaidTile, ...] = ()
    is_none: bool = False
    most_tiles: int = 0
    stopped_by: str = ""
    seconds: float = 0.0

    @property
    def tile_the_plane(self) -> bool | None:
        """Whether they do; None if that is open."""
        return True if self.tiling is not None else False if self.is_none else None

    def puzzle_without_solution(self) -> TilingPuzzle:
        """The puzzle to fill the coronas that cannot be filled."""
        return self.tiles.puzzle(patch_around(self.tiles.lattice, self.coronas + 1))

    def to_json(self) -> LabeledTessellatedJson:
        """The answer as plain data."""
        found = self.tiling
        return {
            "tiles": self.tile_the_plane,
            "tiling": None
            if found is None
            else {"period": [list(shift) for shift in found.period], "laid": _laid_to_json(found.laid)},
            "coronas": self.coronas,
            "patch": _laid_to_json(self.patch) if self.patch else None,
            "most_tiles": self.most_tiles,
            "stopped_by": self.stopped_by or None,
            "seconds": round(self.seconds, 3),
        }


def _laid_to_json(laid: Sequence[LaidTile]) -> list[LaidTileJson]:
    return [{"tile": one.tile, "cell": list(one.cell), "labels": list(one.labels)} for one in laid]

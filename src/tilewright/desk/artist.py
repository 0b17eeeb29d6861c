"""Pictures of boards and pieces for the page: the pieces once for a puzzle, the board for each way to set it up."""

from __future__ import annotations

import textwrap
from dataclasses import replace
from functools import lru_cache
from typing import Any

from ..families import LabelingPuzzle, Puzzle, TilingPuzzle
from ..families.scenes import Owner, Scene, SceneCell
from ..families.tiling.puzzle import Piece
from ..families.tiling.scene import owners_of
from ..rendering import scene_of_puzzle
from ..rendering.palette import piece_style
from ..rendering.sheet import Drawing, Sheet
from .ways import Way, pieces_of


@lru_cache(maxsize=8)
def artist(template: Puzzle) -> Artist:
    """Who draws the pieces of a puzzle."""
    return Artist(template)


def sheet_of(puzzle: Puzzle) -> Sheet:
    """The board of a puzzle with nothing on it."""
    return Sheet(_empty(puzzle, scene_of_puzzle(puzzle)))


class Artist:
    """Draws the pieces of one puzzle, whatever is set up or laid."""

    def __init__(self, puzzle: Puzzle) -> None:
        self._puzzle = puzzle
        scene = scene_of_puzzle(puzzle)
        self._sheet = Sheet(_empty(puzzle, scene))
        self._marks = scene.marks
        self._owners: dict[str, Owner] = owners_of(puzzle) if isinstance(puzzle, TilingPuzzle) else {}
        self._drawings: dict[tuple[int, int], Drawing] = {}
        self._solids: dict[tuple[int, int], Drawing] = {}
        self._size: float | None = None
        if isinstance(puzzle, TilingPuzzle) and puzzle.labels:
            # Labels of one size on all pieces, the one that the longest of them allows.
            self._size = min(
                self._sheet.label_size(self._cells(puzzle.pieces[number].name, way), self._owner(number), self._marks)
                for number, (_, ways) in enumerate(pieces_of(puzzle))
                for way in ways
            )

    @property
    def patterns(self) -> dict[str, str]:
        """The patterns of all pieces, by name."""
        found: dict[str, str] = {}
        for piece in range(len(pieces_of(self._puzzle))):
            found.update(self.drawing(piece, 0).patterns)
            solid = self.solid(piece, 0)
            found.update({} if solid is None else solid.patterns)
        return found

    def _owner(self, piece: int) -> Owner:
        return self._owners[pieces_of(self._puzzle)[piece][0]]

    def _cells(self, name: str, way: Way) -> list[SceneCell]:
        code = self._owners[name].code
        return [
            SceneCell(cell, "filled", 0, code, labels=labels if any(label is not None for label in labels) else ())
            for cell, labels in zip(way.cells, way.labels, strict=True)
        ]

    def drawing(self, piece: int, way: int) -> Drawing:
        """A piece in one of its ways."""
        key = (piece, way)
        if key not in self._drawings:
            name, ways = pieces_of(self._puzzle)[piece]
            if isinstance(self._puzzle, LabelingPuzzle):
                cell = self._puzzle.board.cells[0]
                self._drawings[key] = self._sheet.value(cell, name)
            else:
                cells = self._cells(name, ways[way])
                self._drawings[key] = self._sheet.piece(cells, self._owner(piece), self._marks, self._size)
        return self._drawings[key]

    def solid(self, piece: int, way: int) -> Drawing | None:
        """A piece in space as one sees it; None in the plane, and where labels would be hidden."""
        if not isinstance(self._puzzle, TilingPuzzle) or self._puzzle.lattice.dimension == 2 or self._puzzle.labels:
            return None
        key = (piece, way)
        if key not in self._solids:
            name, ways = pieces_of(self._puzzle)[piece]
            self._solids[key] = self._sheet.solid(self._cells(name, ways[way]), self._owner(piece))
        return self._solids[key]

    def about(self, piece: int) -> dict[str, Any]:
        """What there is to say about a piece beside its picture."""
        if isinstance(self._puzzle, LabelingPuzzle):
            value = str(self._puzzle.values[piece])
            return {"code": value, "color": "#ffffff", "least": 1, "most": 1, "n_cells": 1, "words": f"value {value}"}
        described: Piece = self._puzzle.pieces[piece]
        owner = self._owners[described.name]
        return {
            "code": owner.code,
            "color": piece_style(owner.color).color,
            "least": described.least,
            "most": described.most,
            "n_cells": len(described.cells),
            "words": _piece_words(self._puzzle, described),
        }


def _empty(puzzle: Puzzle, scene: Scene) -> Scene:
    """The scene of a board on which nothing lies; what is fixed is laid there by the page."""
    cells = tuple(
        SceneCell(cell.cell, cell.state, name=cell.name) if cell.state != "filled" else SceneCell(cell.cell, name=name)
        for cell, name in zip(scene.cells, puzzle.board.names, strict=True)
    )
    return replace(scene, cells=cells, owners=(), legend=(), pieces=())


def _piece_words(puzzle: TilingPuzzle, piece: Piece) -> str:
    """A piece for those who do not see it."""
    kind = puzzle.lattice.kind(piece.cells[0])
    if piece.is_tile:
        sides = [f"{kind.side_names[side]} {piece.labels[0][side] or 'no label'}" for side in kind.reading_order]
        return f"tile {piece.name}: {', '.join(sides)}"
    n_cells = f"{len(piece.cells)} cells" if len(piece.cells) > 1 else "1 cell"
    return textwrap.shorten(f"piece {piece.name}, {n_cells}", 200)

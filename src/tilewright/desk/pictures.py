"""Pictures of boards and pieces for the page: the pieces once for a puzzle, the board for each way to set it up."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, lru_cache
from typing import Any

from ..families import Puzzle
from ..families.base import Orientation, Thing
from ..families.scenes import Owner, Scene, SceneCell, piece_cells
from ..rendering import scene_of
from ..rendering.palette import owner_fill
from ..rendering.sheet import Drawing, Sheet
from .opened import things_of


@lru_cache(maxsize=8)
def piece_pictures(template: Puzzle) -> PiecePictures:
    """The pictures of the pieces of a puzzle; those of the last few puzzles are kept."""
    return PiecePictures(template)


def sheet_of(puzzle: Puzzle) -> Sheet:
    """The board of a puzzle with nothing on it."""
    return Sheet(_empty(puzzle, scene_of(puzzle)))


class PiecePictures:
    """Draws the pieces of one puzzle; its setup and the table make no difference."""

    def __init__(self, puzzle: Puzzle) -> None:
        self._puzzle = puzzle
        self._things = things_of(puzzle)
        self._sheet = sheet_of(puzzle)
        self._marks = self._sheet.scene.marks
        self.drawing = cache(self._drawing)
        """Gives the picture of a piece in one of its orientations."""
        self.solid = cache(self._solid)
        """Gives the same in space, as one sees it; None in the plane, and where labels would be hidden."""
        self._size: float | None = None
        self._has_labels = any(
            any(map(any, thing.orientations[0].labels)) for thing in self._things if thing.owner is not None
        )
        if self._has_labels:
            # Labels of one size on all pieces, the one that the longest of them allows.
            self._size = min(
                self._sheet.label_size(_cells(thing.owner, orientation), thing.owner, self._marks)
                for thing in self._things
                for orientation in thing.orientations
                if thing.owner is not None
            )

    @property
    def patterns(self) -> dict[str, str]:
        """The patterns of all pieces, by name."""
        found: dict[str, str] = {}
        for piece in range(len(self._things)):
            found.update(self.drawing(piece, 0).patterns)
            solid = self.solid(piece, 0)
            found.update({} if solid is None else solid.patterns)
        return found

    def _drawing(self, piece: int, way: int) -> Drawing:
        thing = self._things[piece]
        if thing.owner is None:
            return self._sheet.value(self._puzzle.board.cells[0], thing.name)
        return self._sheet.piece(_cells(thing.owner, thing.orientations[way]), thing.owner, self._marks, self._size)

    def _solid(self, piece: int, way: int) -> Drawing | None:
        thing = self._things[piece]
        if thing.owner is None or self._puzzle.lattice.dimension == 2 or self._has_labels:
            return None
        return self._sheet.solid(_cells(thing.owner, thing.orientations[way]), thing.owner)


def _cells(owner: Owner, orientation: Orientation) -> tuple[SceneCell, ...]:
    return piece_cells(orientation.cells, orientation.labels, owner)


def about(thing: Thing) -> dict[str, Any]:
    """The facts about a piece that the page shows beside its picture."""
    return {
        "code": thing.name if thing.owner is None else thing.owner.code,
        "color": "#ffffff" if thing.owner is None else owner_fill(thing.owner).color,
        "least": thing.least,
        "most": thing.most,
        "n_cells": len(thing.orientations[0].cells),
        "words": thing.words,
    }


def _empty(puzzle: Puzzle, scene: Scene) -> Scene:
    """The scene of an empty board; the page lays the fixed pieces on it."""
    cells = tuple(
        SceneCell(cell.cell, cell.state, name=cell.name, seams=cell.seams)
        if cell.state != "filled"
        else SceneCell(cell.cell, name=name, seams=cell.seams)
        for cell, name in zip(scene.cells, puzzle.board.names, strict=True)
    )
    return replace(scene, cells=cells, owners=(), legend=(), pieces=())

"""Pictures of boards and pieces for the page: the pieces once for a puzzle, the board for each way to set it up."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, lru_cache
from typing import Any

from ..families import Puzzle
from ..families.base import Orientation, Thing
from ..families.scenes import Owner, Scene, SceneCell, piece_cells
from ..rendering import scene_of
from ..rendering.palette import EMPTY, INK, WHITE, owner_fill
from ..rendering.planar import FAINT_TEXT, THIN
from ..rendering.regions import TINTS
from ..rendering.sheet import Drawing, Sheet
from .opened import things_of

# Faces of empty cells in space, as the light falls on them, and empty balls.
_BODIES = ",".join(f'[fill="#{3 * gray}"]' for gray in "b1 b2 b7 db e0 e4 e9 ed ee ef".split())
_TINTS = ",".join(f'[fill="{tint}"]' for tint in TINTS)
# As in dark.css, which does it for the board: pieces, labels and values keep their colors.
_DARK = f"""\
[fill="{EMPTY}"],[fill="{WHITE}"][stroke="{WHITE}"]{{fill:#2b3038}}\
{_BODIES},[fill="url(#ball-e4e4e4)"]{{filter:brightness(.45)}}\
{_TINTS}{{filter:brightness(.35)}}\
[fill="{INK}"]{{fill:#eceef2}}\
[fill="{FAINT_TEXT}"],[fill="#2f5f8f"]{{fill:#b9bec8}}\
[stroke="{INK}"]{{stroke:#d5d9e0}}\
[stroke="{THIN}"],[stroke="#c9c9c9"]{{stroke:#565d69}}\
[stroke="{WHITE}"],[stroke="#2f5f8f"]{{stroke:none}}"""
# A laser follows lines that are too thin to be seen.
_SEEN = "[stroke-width]{stroke-width:1.5px}*{vector-effect:non-scaling-stroke}"
_DARK_INVERTED = "svg{filter:invert(.9) hue-rotate(180deg)}"


def on_screen(svg: str, *, inverted: bool = False, is_for_laser: bool = False) -> str:
    """A picture that is dark where the page is, whereas files to keep are made for white paper.

    Where it is `inverted`, dark and light change places, as for a scale of colors, or lines that a laser follows.
    """
    head, bracket, rest = svg.partition(">")
    style = _DARK_INVERTED if inverted else _DARK
    seen = _SEEN if is_for_laser else ""
    return f"{head}{bracket}<style>{seen}@media (prefers-color-scheme:dark){{{style}}}</style>{rest}"


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
        "has_values": thing.owner is not None and bool(thing.owner.values),
        "words": thing.words,
    }


def _empty(puzzle: Puzzle, scene: Scene) -> Scene:
    """The scene of an empty board; the page lays the fixed pieces on it."""
    cells = tuple(
        SceneCell(cell.cell, cell.state, text=cell.text, name=cell.name, seams=cell.seams, regions=cell.regions)
        if cell.state != "filled"
        else SceneCell(cell.cell, name=name, seams=cell.seams, regions=cell.regions)
        for cell, name in zip(scene.cells, puzzle.board.names, strict=True)
    )
    return replace(scene, cells=cells, owners=(), legend=(), pieces=())

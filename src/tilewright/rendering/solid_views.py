"""Solids in SVG: cells in space seen from the front, the right and above."""

from __future__ import annotations

from collections.abc import Sequence

from ..families.scenes import Owner, SceneCell
from ..lattices import Cell, Lattice
from .balls import ball_box, ball_outlines, draw_balls
from .drawn import box_of
from .faces import draw_faces, face_outlines
from .picture import Frame, Picture

SCALE = 46.0


def solid_box(lattice: Lattice, cells: Sequence[SceneCell], scale: float) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a solid in pixels, before it is moved to its place."""
    return (ball_box if lattice.is_round else box_of)(lattice, cells, scale)


def solid_outlines(lattice: Lattice, cells: Sequence[Cell]) -> list[list[tuple[float, ...]]]:
    """The outlines of what is seen of a solid, from the farthest to the nearest, in lattice units, y upward."""
    return (ball_outlines if lattice.is_round else face_outlines)(lattice, cells)


def draw_solid(
    picture: Picture,
    lattice: Lattice,
    cells: Sequence[SceneCell],
    owners: Sequence[Owner],
    left: float,
    top: float,
    *,
    scale: float = SCALE,
    names: bool = True,
) -> None:
    """Draw a solid in the colors of its pieces, with its upper left corner at this point."""
    box = solid_box(lattice, cells, scale)
    frame = Frame(scale, left - box[0], top - box[1])
    draw = draw_balls if lattice.is_round else draw_faces
    draw(picture, lattice, cells, owners, frame, names=names)

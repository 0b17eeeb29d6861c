"""Where cells live and touch: the lattices."""

from __future__ import annotations

from .cubic import CUBIC
from .hexagonal import HEXAGONAL
from .lattice import Cell, Lattice, Matrix, Motion, Side, Vector
from .polyforms import (
    FREEDOMS,
    Freedom,
    Shape,
    is_connected,
    moves_of,
    normalized,
    orientations,
    polyforms,
    reflection_path,
    transformed,
)
from .square import SQUARE
from .triangular import TRIANGULAR

LATTICES = {lattice.name: lattice for lattice in (TRIANGULAR, SQUARE, HEXAGONAL, CUBIC)}

__all__ = [
    "CUBIC",
    "FREEDOMS",
    "HEXAGONAL",
    "LATTICES",
    "SQUARE",
    "TRIANGULAR",
    "Cell",
    "Freedom",
    "Lattice",
    "Matrix",
    "Motion",
    "Shape",
    "Side",
    "Vector",
    "is_connected",
    "moves_of",
    "normalized",
    "orientations",
    "polyforms",
    "reflection_path",
    "transformed",
]

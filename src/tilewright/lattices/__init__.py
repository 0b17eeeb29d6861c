"""The lattices: the places of cells and their neighbors."""

from __future__ import annotations

from .cubic import CUBIC
from .hexagonal import HEXAGONAL
from .lattice import Cell, GridPlace, Kind, Lattice, Motion, ShapeMaker, Side
from .matrices import Matrix, Vector
from .polyforms import FREEDOMS, Freedom, moves_of, normalized, polyforms, reflection_path
from .square import SQUARE
from .triangular import TRIANGULAR

LATTICES = {lattice.name: lattice for lattice in (SQUARE, TRIANGULAR, HEXAGONAL, CUBIC)}

__all__ = [
    "CUBIC",
    "FREEDOMS",
    "HEXAGONAL",
    "LATTICES",
    "SQUARE",
    "TRIANGULAR",
    "Cell",
    "Freedom",
    "GridPlace",
    "Kind",
    "Lattice",
    "Matrix",
    "Motion",
    "ShapeMaker",
    "Side",
    "Vector",
    "moves_of",
    "normalized",
    "polyforms",
    "reflection_path",
]

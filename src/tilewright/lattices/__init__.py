"""The lattices: the places of cells and their neighbors."""

from __future__ import annotations

from .balls import BALLS, TRIANGULAR_BALLS
from .cells import Cell, GridPlace, Kind, ShapeMaker, Side
from .cubic import CUBIC
from .deltoidal import DELTOIDAL
from .hexagonal import HEXAGONAL
from .kisrhombille import KISRHOMBILLE
from .lattice import Lattice, Motion
from .matrices import Matrix, Vector
from .polyforms import FREEDOMS, Freedom, moves_of, normalized, polyforms, reflection_path
from .prisms import PRISMS
from .rhombille import RHOMBILLE
from .snub_square import CAIRO, SNUB_SQUARE
from .square import SQUARE
from .tetrahedral_octahedral import TETRAHEDRAL_OCTAHEDRAL
from .tetrakis import TETRAKIS
from .triangular import TRIANGULAR
from .trihexagonal import TRIHEXAGONAL
from .truncated_square import TRUNCATED_SQUARE

LATTICES = {
    lattice.name: lattice
    for lattice in (
        SQUARE,
        TRIANGULAR,
        HEXAGONAL,
        CUBIC,
        TETRAKIS,
        KISRHOMBILLE,
        DELTOIDAL,
        RHOMBILLE,
        TRUNCATED_SQUARE,
        TRIHEXAGONAL,
        SNUB_SQUARE,
        CAIRO,
        BALLS,
        TRIANGULAR_BALLS,
        PRISMS,
        TETRAHEDRAL_OCTAHEDRAL,
    )
}

__all__ = [
    "BALLS",
    "CAIRO",
    "CUBIC",
    "DELTOIDAL",
    "FREEDOMS",
    "HEXAGONAL",
    "KISRHOMBILLE",
    "LATTICES",
    "PRISMS",
    "RHOMBILLE",
    "SNUB_SQUARE",
    "SQUARE",
    "TETRAHEDRAL_OCTAHEDRAL",
    "TETRAKIS",
    "TRIANGULAR",
    "TRIHEXAGONAL",
    "TRUNCATED_SQUARE",
    "TRIANGULAR_BALLS",
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

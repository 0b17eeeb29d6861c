"""The lattices: the places of cells and their neighbors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..later import ImportedTable, imported
from .cells import Cell, GridPlace, Kind, ShapeMaker, Side
from .lattice import Lattice, Motion
from .matrices import Matrix, Vector
from .polyforms import FREEDOMS, Freedom, moves_of, normalized, polyforms, reflection_path

if TYPE_CHECKING:
    from .asanoha import ASANOHA
    from .balls import BALLS, TRIANGULAR_BALLS
    from .cubic import CUBIC
    from .deltoidal import DELTOIDAL
    from .floret import FLORET
    from .hexagonal import HEXAGONAL
    from .kisrhombille import KISRHOMBILLE
    from .prisms import PRISMS
    from .rhombic_tetrahedra import RHOMBIC_TETRAHEDRA
    from .rhombille import RHOMBILLE
    from .snub_square import CAIRO, SNUB_SQUARE
    from .square import SQUARE
    from .tetrahedral_octahedral import TETRAHEDRAL_OCTAHEDRAL
    from .tetrakis import TETRAKIS
    from .triangular import TRIANGULAR
    from .trihexagonal import TRIHEXAGONAL
    from .truncated_square import TRUNCATED_SQUARE

_HOMES = {
    "square": "square:SQUARE",
    "triangular": "triangular:TRIANGULAR",
    "hexagonal": "hexagonal:HEXAGONAL",
    "cubic": "cubic:CUBIC",
    "tetrakis": "tetrakis:TETRAKIS",
    "kisrhombille": "kisrhombille:KISRHOMBILLE",
    "deltoidal-trihexagonal": "deltoidal:DELTOIDAL",
    "rhombille": "rhombille:RHOMBILLE",
    "truncated-square": "truncated_square:TRUNCATED_SQUARE",
    "trihexagonal": "trihexagonal:TRIHEXAGONAL",
    "snub-square": "snub_square:SNUB_SQUARE",
    "cairo": "snub_square:CAIRO",
    "floret": "floret:FLORET",
    "asanoha": "asanoha:ASANOHA",
    "balls": "balls:BALLS",
    "triangular-balls": "balls:TRIANGULAR_BALLS",
    "prisms": "prisms:PRISMS",
    "tetrahedral-octahedral": "tetrahedral_octahedral:TETRAHEDRAL_OCTAHEDRAL",
    "rhombic-tetrahedra": "rhombic_tetrahedra:RHOMBIC_TETRAHEDRA",
}
LATTICES = ImportedTable[Lattice](__name__, _HOMES)
_HOME_OF_NAME = {home.partition(":")[2]: home for home in _HOMES.values()}


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF_NAME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return imported(__name__, _HOME_OF_NAME[name])


__all__ = [
    "ASANOHA",
    "BALLS",
    "CAIRO",
    "CUBIC",
    "DELTOIDAL",
    "FREEDOMS",
    "FLORET",
    "HEXAGONAL",
    "KISRHOMBILLE",
    "LATTICES",
    "PRISMS",
    "RHOMBIC_TETRAHEDRA",
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

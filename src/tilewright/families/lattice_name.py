"""The lattice of a puzzle file: its name, checked against the table, and its cells in words."""

from __future__ import annotations

from typing import Annotated

from ..lattices import LATTICES, Lattice
from .declared import ReadBy, WrongValue
from .wording import listing


def _known_lattice(value: object) -> object:
    if isinstance(value, str) and value in LATTICES:
        return value
    raise WrongValue(choices=tuple(LATTICES))


LatticeName = Annotated[str, ReadBy(_known_lattice, {"enum": list(LATTICES), "type": "string"})]


def kinds_listed(lattice: Lattice) -> str:
    """The numbers of the kinds of cells with their words, to go on after the coordinates of a cell."""
    kinds = [f"{k} ({kind.words})" for k, kind in enumerate(lattice.kinds)]
    return f", the last one {listing(kinds, joint='or')}" if len(kinds) > 1 else ""

"""Names for laid pieces that are equal to others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from ..families import Laid
from ..families.tiling import CompiledTiling, Placed


class Names:
    """Gives the placements of a compiled puzzle the names of pieces that have copies left."""

    def __init__(self, compiled: CompiledTiling) -> None:
        self._compiled = compiled
        self._fixed = {cell: fixed for fixed in compiled.puzzle.fixed for cell in fixed.cells}

    def placed(self, option: int, lying: Iterable[Laid]) -> Placed:
        """The placement of an option, by the first piece of its kind of which a copy is left, needed ones first."""
        placement = self._compiled.placements[option]
        members = self._compiled.classes[placement.piece_class].members
        name = next((self._fixed[cell].piece for cell in placement.cells if cell in self._fixed), "")
        if not name and len(members) > 1:
            pieces: list[Any] = list(lying)
            # Copies that are fixed keep their names even before they are laid.
            used = Counter(one.piece for one in pieces)
            used.update(fixed.piece for fixed in self._compiled.puzzle.fixed_besides(pieces))
            missing = [piece.name for piece in members if used[piece.name] < piece.least]
            spare = [piece.name for piece in members if used[piece.name] < piece.most]
            name = next(iter(missing + spare), members[0].name)
        return Placed(name or members[0].name, placement.cells, placement.labels)

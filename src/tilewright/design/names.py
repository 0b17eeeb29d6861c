"""Names for laid pieces that are equal to others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from ..families import Laid
from ..families.tiling import CompiledTiling, Placed


def named(compiled: CompiledTiling, option: int, lying: Iterable[Laid]) -> Placed:
    """The placement of an option, by the first piece of its kind of which a copy is left, needed ones first."""
    placement = compiled.placements[option]
    members = compiled.classes[placement.piece_class].members
    fixed_there = (fixed for fixed in compiled.puzzle.fixed if not set(fixed.cells).isdisjoint(placement.cells))
    name = next((fixed.piece for fixed in fixed_there), "")
    if not name and len(members) > 1:
        pieces: list[Any] = list(lying)
        # Copies that are fixed keep their names even before they are laid.
        used = Counter(one.piece for one in pieces)
        used.update(fixed.piece for fixed in compiled.puzzle.fixed_besides(pieces))
        missing = [piece.name for piece in members if used[piece.name] < piece.least]
        spare = [piece.name for piece in members if used[piece.name] < piece.most]
        name = next(iter(missing + spare), "")
    return Placed(name or members[0].name, placement.cells, placement.labels)

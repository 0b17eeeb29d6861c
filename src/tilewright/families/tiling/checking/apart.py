"""Pieces that may not touch, checked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from ....lattices import Cell, Lattice, Motion, moves_of
from ....sentences import sentence
from ...base import BrokenRule
from ..labels import CellValue, Label
from ..puzzle import Piece
from .base import LaidPieces, ReadPieces, RuleCheck
from .seams import sides_beyond


def _faults(rule: Any, table: LaidPieces, is_partial: bool) -> Iterator[BrokenRule]:
    """Pieces that touch, though they are kept apart: each pair once."""
    puzzle = table.puzzle
    touching: dict[tuple[int, int], tuple[int, int]] = {}
    for (cell, _), (beyond, _) in sides_beyond(puzzle.board).items():
        for one in table.on_cell.get(cell, ()):
            for other in table.on_cell.get(beyond, ()):
                if one != other:
                    touching.setdefault((min(one, other), max(one, other)), (min(cell, beyond), max(cell, beyond)))
    for (one, other), cells in touching.items():
        first, second = (puzzle.piece_of_name[table.placed[number].piece] for number in (one, other))
        if rule.pieces == "alike" and _are_alike(puzzle.lattice, first, second):
            why = sentence("equal pieces may not touch")
        elif rule.pieces == "color" and first.color and first.color == second.color:
            why = sentence("pieces of one color may not touch, and both are {color}", color=first.color)
        else:
            continue
        yield BrokenRule(
            sentence(
                "pieces {first} and {second} touch at {cells}; {why}",
                first=first.name,
                second=second.name,
                cells=table.named(cells),
                why=why,
            ),
            (one, other),
            cells,
        )


def _are_alike(lattice: Lattice, first: Piece, second: Piece) -> bool:
    """Tell whether two pieces are of one color and may lie in all the same ways."""
    return first is second or (first.color == second.color and _ways(lattice, first) == _ways(lattice, second))


@lru_cache(maxsize=4096)
def _ways(lattice: Lattice, piece: Piece) -> frozenset[frozenset[tuple[Cell, int, Label | None]]]:
    """All ways in which a piece may lie, apart from its place: its cells with their sides and labels."""
    found = set()
    for matrix in moves_of(lattice, piece.freedom):
        motion = Motion(matrix, lattice.glide_of(matrix))
        cells = lattice.at_origin(lattice.move(motion, cell) for cell in piece.cells)
        found.add(
            frozenset(
                (image, side if isinstance(label, CellValue) else lattice.move_side(motion, cell, side)[1], label)
                for image, cell, labels in zip(cells, piece.cells, piece.labels, strict=True)
                for side, label in enumerate(labels)
            )
        )
    return frozenset(found)


def _excluded(rule: Any, reading: ReadPieces) -> list[int]:
    """For each laid thing all of its kind that cover a cell beside it."""
    of_color: dict[str, int] = {}
    for number, (first, *_) in enumerate(reading.groups):
        of_color[first.color] = of_color.get(first.color, 0) | reading.of_group[number]
    found = []
    for group, laid in reading.laid:
        color, bits = reading.groups[group][0].color, 0
        if color or rule.pieces == "alike":
            kept = reading.of_group[group] if rule.pieces == "alike" else of_color[color]
            for (cell, _), (beyond, _) in reading.beyond.items():
                if cell in laid.cells:
                    bits |= reading.on_cell[beyond] & kept
        found.append(bits)
    return found


CHECK = RuleCheck(_faults, excluded=_excluded)

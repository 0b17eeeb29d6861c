"""Marks by which a piece is found in puzzles: of its shape, of the labels all around a tile, and of single labels.

A puzzle has the mark of a piece if and only if one of its own can be laid like it, turned and flipped as that puzzle
allows. So a mark depends on the freedom of a piece, and a piece to look for has one mark for each freedom.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import get_args

from ....errors import InvalidRequest
from ....lattices import LATTICES, Cell, Freedom, Lattice, moves_of
from ...renaming import digest
from ...scenes import WILD
from ...wording import listing, plural
from ..labels import Label, SideLabels, by_side, sides_only
from ..puzzle import TilingPuzzle
from .shapes import LabeledShape, turned

FREEDOMS: tuple[Freedom, ...] = get_args(Freedom)
_SEPARATORS = re.compile(r"[\s,;|/]+")


def marks_of_puzzle(puzzle: TilingPuzzle) -> frozenset[str]:
    """The marks of all pieces of a puzzle, also of those that take part only in some of its setups."""
    lattice, found = puzzle.lattice, set()
    for piece in puzzle.pieces:
        found.add(_mark(lattice, _bare(piece.cells), piece.freedom))
        if piece.is_tile:
            found.add(_mark(lattice, [(piece.cells[0], sides_only(piece.labels[0]))], piece.freedom))
        found.update(mark_of_label(label) for sides in piece.labels for label in sides if label is not None)
    return frozenset(found)


def marks_of_shape(lattice: Lattice, cells: Iterable[Cell]) -> list[str]:
    """The marks of a shape, whatever labels a piece of that shape has."""
    shape = _bare(cells)
    return [_mark(lattice, shape, freedom) for freedom in FREEDOMS]


def marks_of_tile(lattice: Lattice, listed: Sequence[Label | None]) -> list[str]:
    """The marks of a tile with these labels in reading order; none if no cell of the lattice has so many sides."""
    forms = [cell for cell in lattice.forms if lattice.n_sides_of(cell) == len(listed)]
    return [_mark(lattice, [(cell, by_side(lattice, cell, listed))], freedom) for freedom in FREEDOMS for cell in forms]


def marks_of_text(text: str) -> list[str]:
    """The marks of what a person types: one label, or the labels of a tile in the order of a puzzle file.

    Labels of one letter may stand side by side, as in RGBY; `*` is a side without a label. InvalidRequest if no cell of
    any lattice has so many sides.
    """
    words = [word for word in _SEPARATORS.split(text) if word]
    n_sides = sorted({kind.n_sides for lattice in LATTICES.values() for kind in lattice.kinds})
    if len(words) not in (1, *n_sides):
        known = listing(map(str, n_sides), joint="or")
        raise InvalidRequest(
            f"{text.strip()!r} has {plural(len(words), 'label')}, and cells have {known} sides; "
            "write one label, or those of all sides of a tile"
        )
    tiles = [words, list(words[0])] if len(words) == 1 else [words]
    found = [mark_of_label(words[0])] if len(words) == 1 else []
    for listed in tiles:
        labels = [None if word == WILD else word for word in listed]
        found += [mark for lattice in LATTICES.values() for mark in marks_of_tile(lattice, labels)]
    return found


def mark_of_label(label: Label) -> str:
    """The mark of a label on any side, or of the value of a cell, of any piece."""
    return f"label {label}"


def _bare(cells: Iterable[Cell]) -> list[tuple[Cell, SideLabels]]:
    return [(cell, ()) for cell in cells]


def _mark(lattice: Lattice, shape: Iterable[tuple[Cell, SideLabels]], freedom: Freedom) -> str:
    """The digest of the first of all ways in which a shape may lie."""
    shape = list(shape)
    first = min((turned(lattice, matrix, shape) for matrix in moves_of(lattice, freedom)), key=_written)
    return digest(lattice.name, freedom, _written(first))


def _written(shape: LabeledShape) -> list[tuple[Cell, list[str]]]:
    return [(cell, ["" if label is None else f"={label}" for label in sides]) for cell, sides in shape]

"""The exact cover of a puzzle, for formats that hold models, or only puzzles of pieces."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from ..errors import InvalidRequest
from ..families.wording import listing
from ..models import CoverModel

if TYPE_CHECKING:
    from ..families import Puzzle, TilingPuzzle
    from ..lattices import Freedom

EMPTY_CELLS = "cells that may stay empty"
RANGES = "ranges of copies"
PLACED = "pieces placed in advance"
VALUES = "values of cells"
TWINS = "colors that tell equal pieces apart"


def cover_compiler(puzzle: Puzzle) -> Callable[[Any], Any]:
    """The function that compiles a puzzle to an exact cover; InvalidRequest for a puzzle that is none."""
    from ..families import family_of

    compile_cover = family_of(puzzle).compilers.get(CoverModel)
    if compile_cover is None:
        raise InvalidRequest(f"{puzzle.name} is no exact cover: it has numbers that add up")
    if puzzle.setup is not None:
        raise InvalidRequest(f"{puzzle.name} is a template: {puzzle.setup.first_step}")
    return compile_cover


def shapes_for(program: str, puzzle: Puzzle, reasons: Callable[[TilingPuzzle], Iterable[str]]) -> TilingPuzzle:
    """The puzzle for a program that knows shapes; InvalidRequest with all reasons why it cannot be written."""
    cover_compiler(puzzle)
    tiling: Any = puzzle
    told = "; ".join(reasons(tiling))
    if told:
        raise InvalidRequest(f"{puzzle.name} cannot be written for {program}: {told}")
    return tiling  # type: ignore[no-any-return]


def rules_beyond(puzzle: TilingPuzzle, known: Collection[str] = ()) -> Iterator[str]:
    """The reason, if any, that a puzzle has rules which a program of shapes does not know."""
    from ..families.tiling.pieces.shapes import has_twins

    rules = {
        "labels on the sides of pieces": bool(puzzle.labels),
        VALUES: bool(puzzle.values),
        "boards whose sides meet elsewhere": bool(puzzle.board.wrap or puzzle.board.glue),
        PLACED: bool(puzzle.fixed),
        **{rule.beyond: True for rule in puzzle.rules},
        EMPTY_CELLS: bool(puzzle.optional),
        RANGES: any(piece.least != piece.most for piece in puzzle.pieces),
        TWINS: has_twins(puzzle),
    }
    missing = [words for words, is_there in rules.items() if is_there and words not in known]
    if missing:
        yield f"it knows no {listing(missing, joint='or')}"


def turn_as(puzzle: TilingPuzzle, freedom: Freedom) -> bool:
    """Tell whether all pieces may lie as if they had this freedom."""
    from ..lattices.polyforms import orientations

    lattice = puzzle.lattice
    return all(
        set(orientations(lattice, one.cells, one.freedom)) == set(orientations(lattice, one.cells, freedom))
        for one in puzzle.pieces
    )


def lost_names(puzzle: TilingPuzzle) -> Iterator[str]:
    """Sentences on what files of shapes lose that changes no solution."""
    if any(piece.color for piece in puzzle.pieces):
        yield "the colors of pieces are left out"
    if puzzle.board.names != tuple(str(k + 1) for k in range(len(puzzle.board))):
        yield "the names of the cells are left out"

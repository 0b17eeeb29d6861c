"""The setups of a tiling puzzle: cells that dice show or a date leaves open, any cells, sets of pieces, sizes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import reduce
from itertools import combinations, product
from math import comb, prod
from operator import or_
from random import Random

from ...deadline import in_time
from ...errors import InvalidSetup
from ...sentences import sentence
from ..base import SetupClasses, SetupNames, Setups
from ..common import Setup
from ..dates import date_fields, is_date
from ..setup_kinds import SETUP_KINDS, SetupKey
from .compiling.compile import CompiledTiling
from .compiling.symmetry import symmetry_group
from .pieces.piece_sets import PIECE_SETS, piece_sets
from .puzzle import TilingPuzzle
from .size_setups import BOARD_SIZES


def _setup(puzzle: TilingPuzzle) -> Setup:
    if puzzle.setup is None:
        raise InvalidSetup(
            sentence("{name} is one fixed puzzle: there are no dice, no date and no sum to choose", name=puzzle.name)
        )
    return puzzle.setup


_MISSING: dict[str, Callable[[int], str]] = {
    "dice": lambda n: sentence("one die shows nothing yet") if n == 1 else sentence("{n} dice show nothing yet", n=n),
    "date": lambda n: sentence("no date is chosen yet"),
    "cells": lambda n: (
        sentence("one cell has still to be chosen") if n == 1 else sentence("{n} cells have still to be chosen", n=n)
    ),
}


def _lacking(puzzle: TilingPuzzle, names: SetupNames) -> str:
    setup = _setup(puzzle)
    left = setup.blocked - len(names)
    return _MISSING[setup.kind](left) if left > 0 else ""


def _with_setup(puzzle: TilingPuzzle, names: SetupNames) -> TilingPuzzle:
    board = puzzle.board
    chosen = frozenset(board.index_of_name[name] for name in _setup(puzzle).checked(names, board.names))
    for cell in sorted(chosen & puzzle.blocked):
        raise InvalidSetup(sentence("cell {name} is always blocked; choose others", name=board.names[cell]))
    return _block(replace(puzzle, setup=None), chosen)


def _block(puzzle: TilingPuzzle, cells: frozenset[int]) -> TilingPuzzle:
    for fixed in puzzle.fixed:
        for cell in sorted(cells.intersection(fixed.cells)):
            name = puzzle.board.names[cell]
            raise InvalidSetup(
                sentence("piece {piece} always lies on cell {name}; choose others", piece=repr(fixed.piece), name=name)
            )
    return replace(puzzle, blocked=puzzle.blocked | cells, optional=puzzle.optional - cells)


def _n_setups(puzzle: TilingPuzzle) -> int:
    setup = _setup(puzzle)
    if setup.choices:
        return prod(map(len, setup.choices))
    return comb(len(_free_cells(puzzle)), setup.blocked)


def _listed(puzzle: TilingPuzzle) -> Iterator[SetupNames]:
    setup = _setup(puzzle)
    if not setup.choices:
        return combinations(_free_cells(puzzle), setup.blocked)
    return filter(_rule(setup), product(*setup.choices))


def _draw(puzzle: TilingPuzzle, chance: Random) -> SetupNames | None:
    setup = _setup(puzzle)
    if setup.choices:
        names = tuple(chance.choice(faces) for faces in setup.choices)
    else:
        free = _free_cells(puzzle)
        names = tuple(free[k] for k in sorted(chance.sample(range(len(free)), setup.blocked)))
    return names if _rule(setup)(names) else None


def _free_cells(puzzle: TilingPuzzle) -> tuple[str, ...]:
    """The cells that may be blocked, where any may be."""
    never = puzzle.blocked | puzzle.fixed_cells
    return tuple(name for cell, name in enumerate(puzzle.board.names) if cell not in never)


def _rule(setup: Setup) -> Callable[[SetupNames], bool]:
    """A further condition on a choice of one name from each list: the names differ, and the month has the day."""
    fields = date_fields(setup.choices) if setup.kind == "date" else ()
    if fields:
        place = [{name: k for k, name in enumerate(names)} for names in setup.choices]

        def is_one(names: SetupNames) -> bool:
            places = [place_of[name] for place_of, name in zip(place, names, strict=True)]
            return is_date(fields, places) and len(set(names)) == len(names)

        return is_one
    faces = [name for names in setup.choices for name in set(names)]
    if len(set(faces)) == len(faces):
        return lambda names: True
    return lambda names: len(set(names)) == len(names)


def _classes(
    puzzle: TilingPuzzle, setups: Sequence[SetupNames], compiled: CompiledTiling, place_of_item: Mapping[int, int]
) -> SetupClasses:
    symmetries, items = cell_symmetries(compiled), compiled.items.item_of_cell
    # A cell that nothing covers may have no place.
    order = [place_of_item.get(items.get(cell, -1), len(place_of_item) + cell) for cell in range(len(puzzle.board))]
    index = puzzle.board.index_of_name
    columns = list(zip(*setups, strict=True))
    images = []
    for image in symmetries:
        in_time()
        # A set of cells is a number, so that a million sets are soon compared.
        bits = {name: 1 << order[image[cell]] for name, cell in index.items()}
        images.append(list(reduce(lambda a, b: map(or_, a, b), [map(bits.__getitem__, names) for names in columns])))
    least = images[0] if len(images) == 1 else list(map(min, *images))
    name_of_bit = {order[cell]: name for name, cell in index.items()}

    def names(mask: int) -> SetupNames:
        return tuple(name_of_bit[k] for k in range(mask.bit_length()) if mask >> k & 1)

    return SetupClasses.of(least, names, len(symmetries))


def cell_symmetries(compiled: CompiledTiling) -> list[tuple[int, ...]]:
    """The symmetries of a tiling puzzle as permutations of the cells of its board, the identity first."""
    puzzle, placements = compiled.puzzle, compiled.placements
    board = puzzle.board
    # No setup may block a cell with a fixed piece, and none may become one that does.
    all_kept = (puzzle.blocked, puzzle.optional - puzzle.fixed_cells, puzzle.fixed_cells)
    found: dict[tuple[int, ...], None] = {tuple(range(len(board))): None}
    images = [symmetry.option_image for symmetry in symmetry_group(compiled, relabelings=False)]
    for move in board.symmetries:
        if any({move.places[cell] for cell in kept} != kept for kept in all_kept):
            continue
        moved = [tuple(sorted([move.places[cell] for cell in placement.cells])) for placement in placements]
        if any(
            all(placements[target].cells == cells for target, cells in zip(image, moved, strict=True))
            for image in images
        ):
            found[move.places] = None
    return list(found)


def _start(puzzle: TilingPuzzle, compiled: CompiledTiling, names: SetupNames) -> tuple[list[int], list[int]]:
    """The items that a setup takes from the template beforehand: those of cells, and one for each copy of a piece."""
    index, item_of_cell = compiled.puzzle.board.index_of_name, compiled.items.item_of_cell
    if SETUP_KINDS[_setup(puzzle).kind].chooses == "blocked":
        return [item_of_cell[index[name]] for name in names], []
    class_of_piece, copies, left_out = compiled.class_of_piece, Counter[int](), Counter[int]()
    for piece in compiled.puzzle.pieces:
        copies[class_of_piece[piece.name]] += piece.most
    for piece in piece_sets(puzzle).pieces:
        left_out[class_of_piece[piece.name]] += 0 if piece.name in names else piece.most
    # Copies beyond what finds room are not in the model; they go first.
    return [], [item for item, n in left_out.items() for _ in range(n - copies[item] + compiled.model.upper[item])]


def _taken(puzzle: TilingPuzzle, compiled: CompiledTiling) -> tuple[list[int], list[int]] | str:
    """All items that some setup takes away, as `_start` has them; or why the search cannot begin without them."""
    late = (rule.late(puzzle, compiled.items.rules[rule.key]) for rule in puzzle.rules)
    if reason := next(filter(None, late), ""):
        return reason
    if SETUP_KINDS[_setup(puzzle).kind].chooses == "blocked":
        return [item for cell, item in compiled.items.item_of_cell.items() if cell not in puzzle.blocked], []
    classes = {compiled.class_of_piece[piece.name] for piece in piece_sets(puzzle).pieces}
    if any(piece.least < piece.most and compiled.class_of_piece[piece.name] in classes for piece in puzzle.pieces):
        return "how many copies of a piece are used is left open"
    return [], sorted(classes)


_CELL_SETS = Setups(
    kind=lambda puzzle: _setup(puzzle).kind,
    with_setup=_with_setup,
    n=_n_setups,
    listed=_listed,
    draw=_draw,
    lacking=_lacking,
    classes=_classes,
)
_WAYS: dict[SetupKey, Setups] = {"blocked": _CELL_SETS, "pieces": PIECE_SETS, "size": BOARD_SIZES}
"""By what is chosen: how it is listed, drawn and put into the puzzle."""


def _way(puzzle: TilingPuzzle) -> Setups:
    return _WAYS[SETUP_KINDS[_setup(puzzle).kind].chooses]


SETUPS = Setups(
    kind=lambda puzzle: _setup(puzzle).kind,
    with_setup=lambda puzzle, names: _way(puzzle).with_setup(puzzle, names),
    n=lambda puzzle: _way(puzzle).n(puzzle),
    listed=lambda puzzle: _way(puzzle).listed(puzzle),
    draw=lambda puzzle, chance: _way(puzzle).draw(puzzle, chance),
    lacking=lambda puzzle, names: _way(puzzle).lacking(puzzle, names),
    classes=lambda puzzle, *request: _way(puzzle).classes(puzzle, *request),
    pieces=lambda puzzle: _way(puzzle).pieces(puzzle),
    taken=_taken,
    start=_start,
    sizes=lambda puzzle: _way(puzzle).sizes(puzzle),
    parts=lambda puzzle, *request: _way(puzzle).parts(puzzle, *request),
    block=_block,
)

"""The setups of a tiling puzzle: the cells that dice show, that a date leaves open, or any cells to be blocked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import reduce
from itertools import combinations, product
from math import comb, prod
from operator import or_
from random import Random

from ...errors import InvalidSetup
from ..base import SetupClasses, SetupNames, Setups
from ..common import Setup
from .compile import CompiledTiling
from .puzzle import TilingPuzzle
from .symmetry import symmetry_group

_DAYS = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def _setup(puzzle: TilingPuzzle) -> Setup:
    if puzzle.setup is None:
        raise InvalidSetup(f"{puzzle.name} is one fixed puzzle: there are no dice, no date and no sum to choose")
    return puzzle.setup


def _with_setup(puzzle: TilingPuzzle, names: SetupNames) -> TilingPuzzle:
    board = puzzle.board
    chosen = frozenset(board.index_of_name[name] for name in _setup(puzzle).checked(names, board.names))
    for cell in sorted(chosen & puzzle.blocked):
        raise InvalidSetup(f"cell {board.names[cell]} is always blocked; choose others")
    return _block(replace(puzzle, setup=None), chosen)


def _block(puzzle: TilingPuzzle, cells: frozenset[int]) -> TilingPuzzle:
    for fixed in puzzle.fixed:
        for cell in sorted(cells.intersection(fixed.cells)):
            name = puzzle.board.names[cell]
            raise InvalidSetup(f"piece {fixed.piece!r} always lies on cell {name}; choose others")
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
    lengths = [len(names) for names in setup.choices]
    if setup.kind == "date" and lengths.count(12) == 1 and lengths.count(31) == 1:
        at_month, at_day = lengths.index(12), lengths.index(31)
        month = {name: k for k, name in enumerate(setup.choices[at_month])}
        day = {name: k for k, name in enumerate(setup.choices[at_day])}
        return lambda names: day[names[at_day]] < _DAYS[month[names[at_month]]] and len(set(names)) == len(names)
    faces = [name for names in setup.choices for name in set(names)]
    if len(set(faces)) == len(faces):
        return lambda names: True
    return lambda names: len(set(names)) == len(names)


def _classes(
    puzzle: TilingPuzzle, setups: Sequence[SetupNames], compiled: CompiledTiling, rank: Sequence[int] | None
) -> SetupClasses:
    places = cell_symmetries(compiled)
    order = range(len(puzzle.board)) if rank is None else rank
    index = puzzle.board.index_of_name
    columns = list(zip(*setups, strict=True))
    images = []
    for image in places:
        # A set of cells is a number, so that a million sets are soon compared.
        bits = {name: 1 << order[image[cell]] for name, cell in index.items()}
        images.append(list(reduce(lambda a, b: map(or_, a, b), [map(bits.__getitem__, names) for names in columns])))
    least = images[0] if len(images) == 1 else list(map(min, *images))
    name_of_bit = {order[cell]: name for name, cell in index.items()}

    def names(mask: int) -> SetupNames:
        return tuple(name_of_bit[k] for k in range(mask.bit_length()) if mask >> k & 1)

    return SetupClasses.of(least, names, len(places))


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


def items_of(compiled: CompiledTiling, names: Iterable[str]) -> list[int]:
    """The items of the cells with these names."""
    index, item_of_cell = compiled.puzzle.board.index_of_name, compiled.items.item_of_cell
    return [item_of_cell[index[name]] for name in names]


SETUPS = Setups(
    kind=lambda puzzle: _setup(puzzle).kind,
    with_setup=_with_setup,
    n=_n_setups,
    listed=_listed,
    draw=_draw,
    classes=_classes,
    block=_block,
)

"""All setups of a template, and which of them are one and the same up to symmetry.

A setup is a tuple of names: the cells that the dice show, the month and the day of a date, cells to be blocked, or,
for a puzzle with sums, the one sum that all lines must reach. Setups that a symmetry of the template carries into each
other have equally many solutions. They are one *class*, and one of them stands for all.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from itertools import combinations, islice, product
from math import comb, prod
from operator import or_
from typing import Literal

from ..errors import InvalidRequest, InvalidSetup
from .base import Compiled
from .common import Setup
from .labeling.puzzle import LabelingPuzzle
from .labeling.symmetry import complement
from .setups import setup_of, with_blocked, with_target
from .tiling.compile import CompiledTiling
from .tiling.puzzle import TilingPuzzle
from .tiling.symmetry import OptionSymmetry

Names = tuple[str, ...]
Kind = Literal["dice", "date", "cells", "target"]
Puzzle = TilingPuzzle | LabelingPuzzle

MOST_SETUPS = 2_000_000
"""More setups than this are not listed, only drawn from."""
_DAYS = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
# Of setups that are drawn at random so many in a row may be wrong, or known already.
_MOST_DRAWS = 10_000


def kind_of(puzzle: Puzzle) -> Kind:
    """What a setup of the puzzle is; InvalidSetup if it has none."""
    if isinstance(puzzle, LabelingPuzzle):
        return "target"
    setup = setup_of(puzzle)
    if setup is None:
        raise InvalidSetup(f"{puzzle.name} is one fixed puzzle: there are no dice, no date and no sum to choose")
    return "dice" if setup.kind == "dice" else "date" if setup.kind == "date" else "cells"


def with_setup(puzzle: Puzzle, setup: Names) -> Puzzle:
    """The puzzle that a setup makes of its template."""
    return with_target(puzzle, int(setup[0])) if isinstance(puzzle, LabelingPuzzle) else with_blocked(puzzle, setup)


def n_setups(puzzle: Puzzle) -> int:
    """How many setups there are; at most so many where dice share faces, or months have less than 31 days."""
    if isinstance(puzzle, LabelingPuzzle):
        return len(possible_targets(puzzle))
    setup = _setup(puzzle)
    if setup.choices:
        return prod(map(len, setup.choices))
    return comb(len(_free_cells(puzzle)), setup.blocked)


def all_setups(puzzle: Puzzle, limit: int | None = None) -> list[Names]:
    """All setups of a template, or the first `limit` of them.

    Of a calendar those that are dates: 29 February is one, 30 February is not. Of dice that share faces
    those rolls that show different cells. InvalidRequest if there are too many to be listed.
    """
    if limit is None and n_setups(puzzle) > MOST_SETUPS:
        raise InvalidRequest(
            f"{puzzle.name} has {n_setups(puzzle):,} setups, more than the {MOST_SETUPS:,} that can be listed; "
            f"ask for a sample of them"
        )
    return list(islice(_listed(puzzle), limit))


def sampled_setups(puzzle: Puzzle, n: int, seed: int = 0) -> list[Names]:
    """So many different setups drawn at random, all with the same chance; all of them if there are no more.

    They come in the order in which all are listed, but for those of which there are too many.
    """
    chance = random.Random(seed)
    if isinstance(puzzle, LabelingPuzzle) or n_setups(puzzle) <= MOST_SETUPS:
        listed = list(_listed(puzzle))
        return listed if len(listed) <= n else [listed[k] for k in sorted(chance.sample(range(len(listed)), n))]
    setup, free = _setup(puzzle), _free_cells(puzzle)
    is_right = _rule(setup)
    drawn: dict[Names, None] = {}
    in_vain = 0
    while len(drawn) < n and in_vain < _MOST_DRAWS:
        if setup.choices:
            names = tuple(chance.choice(faces) for faces in setup.choices)
        else:
            names = tuple(free[k] for k in sorted(chance.sample(range(len(free)), setup.blocked)))
        in_vain += 1
        if is_right(names) and names not in drawn:
            drawn[names] = None
            in_vain = 0
    return list(drawn)


def _listed(puzzle: Puzzle) -> Iterator[Names]:
    if isinstance(puzzle, LabelingPuzzle):
        return ((str(target),) for target in possible_targets(puzzle))
    setup = _setup(puzzle)
    if not setup.choices:
        return combinations(_free_cells(puzzle), setup.blocked)
    return filter(_rule(setup), product(*setup.choices))


def _setup(puzzle: TilingPuzzle) -> Setup:
    kind_of(puzzle)
    assert puzzle.setup is not None
    return puzzle.setup


def _free_cells(puzzle: TilingPuzzle) -> tuple[str, ...]:
    """The cells that may be blocked, where any may be."""
    never = puzzle.blocked | {cell for fixed in puzzle.fixed for cell in fixed.cells}
    return tuple(name for cell, name in enumerate(puzzle.board.names) if cell not in never)


def _rule(setup: Setup) -> Callable[[Names], bool]:
    """What a choice of one name from each list must be besides: names that differ, and a day that its month has."""
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


def possible_targets(puzzle: LabelingPuzzle) -> range:
    """The sums that no line is too short or too long for."""
    values = sorted(puzzle.values)
    bounds = [(sum(values[:n]), sum(values[-n:])) for n in {len(line) for line in puzzle.lines}]
    return range(max(least for least, _ in bounds), min(most for _, most in bounds) + 1)


@dataclass(frozen=True)
class SetupClasses:
    """Which setups are the same up to symmetry.

    `class_of` has for each setup the number of its class, from 0 on in the order of first appearance;
    `representatives` for each class the setup that stands for it. That need not be one of those that were
    asked about: the image of a roll may be no roll.
    """

    class_of: list[int]
    representatives: list[Names]
    n_symmetries: int


def classes_of(
    puzzle: Puzzle, setups: Sequence[Names], compiled: Compiled | None = None, rank: Sequence[int] | None = None
) -> SetupClasses:
    """Put setups together that a symmetry carries into each other.

    A symmetry is a motion of the board that keeps what is always blocked, optional or fixed, and that carries
    the pieces to pieces; for sums it is the complement, x for least + greatest - x. Of the images of a setup
    the least stands for all: the one whose greatest cell comes first, and so on, in the order that `rank`
    gives to the cells. `compiled` is the template, compiled without its setup.
    """
    if not setups:
        return SetupClasses([], [], 1)
    if isinstance(puzzle, LabelingPuzzle):
        return _numbered(*_targets(puzzle, setups))
    assert isinstance(compiled, CompiledTiling)
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

    def names(mask: int) -> Names:
        return tuple(name_of_bit[k] for k in range(mask.bit_length()) if mask >> k & 1)

    return _numbered(least, names, len(places))


def _numbered(keys: Sequence[int], names: Callable[[int], Names], n_symmetries: int) -> SetupClasses:
    number_of = {key: number for number, key in enumerate(dict.fromkeys(keys))}
    return SetupClasses([number_of[key] for key in keys], [names(key) for key in number_of], n_symmetries)


def _targets(puzzle: LabelingPuzzle, setups: Sequence[Names]) -> tuple[list[int], Callable[[int], Names], int]:
    targets = [int(names[0]) for names in setups]
    # With any sum allowed the complement is asked about values and lines alone.
    mirror = complement(_without_targets(puzzle)) if not puzzle.given else None
    if mirror is not None:
        total = len(puzzle.lines[0]) * mirror
        targets = [min(target, total - target) for target in targets]
    return targets, lambda target: (str(target),), 1 if mirror is None else 2


def _without_targets(puzzle: LabelingPuzzle) -> LabelingPuzzle:
    return replace(puzzle, targets=None)


def cell_symmetries(compiled: CompiledTiling) -> list[tuple[int, ...]]:
    """The symmetries of a tiling puzzle as permutations of the cells of its board, the identity first."""
    puzzle, placements = compiled.puzzle, compiled.placements
    board = puzzle.board
    on_fixed = {cell for fixed in puzzle.fixed for cell in fixed.cells}
    # No setup may block a cell with a fixed piece, and none may become one that does.
    all_kept = (puzzle.blocked, puzzle.optional - on_fixed, on_fixed)
    found: dict[tuple[int, ...], None] = {tuple(range(len(board))): None}
    images = [symmetry.option_image for symmetry in _options(compiled)]
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


def _options(compiled: CompiledTiling) -> Iterator[OptionSymmetry]:
    return (symmetry for symmetry in compiled.symmetries(False) if isinstance(symmetry, OptionSymmetry))


def items_of(compiled: CompiledTiling, names: Iterable[str]) -> list[int]:
    """The items of the cells with these names."""
    assert compiled.items is not None
    index, item_of_cell = compiled.puzzle.board.index_of_name, compiled.items.item_of_cell
    return [item_of_cell[index[name]] for name in names]

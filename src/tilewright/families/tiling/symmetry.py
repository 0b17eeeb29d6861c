"""The symmetry group of a tiling puzzle, as permutations of the options of its model.

A symmetry is a motion of the board, with or without a renaming of labels, that keeps blocked and
optional cells, carries the set of pieces to itself and the set of all possible placements to
itself. So a puzzle whose pieces may not be turned over has reflections only if each piece's mirror
image is there in the same number of copies.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...boards import BoardSymmetry
from ..base import Choices
from .puzzle import Label, SideLabels, TilingPuzzle
from .shapes import LabeledShape, permuted, renamed, renamed_sides, turned

if TYPE_CHECKING:
    from .compile import CompiledTiling

Renaming = Mapping[Label, Label]


@dataclass(frozen=True)
class OptionSymmetry:
    """A symmetry as the model knows it: `option_image[k]` is the option to which option k goes."""

    is_reflection: bool
    relabels: bool
    option_image: tuple[int, ...]

    def image(self, choices: Choices) -> Choices:
        return tuple(sorted(self.option_image[option] for option in choices))

    def fixes(self, choices: Choices) -> bool:
        chosen = set(choices)
        return all(self.option_image[option] in chosen for option in choices)


def symmetry_group(compiled: CompiledTiling, relabelings: bool) -> tuple[OptionSymmetry, ...]:
    """All symmetries, the identity first; with `relabelings` also those that rename labels."""
    puzzle = compiled.puzzle
    # A cell on which a piece is fixed cannot stay empty, whatever the board says.
    optional = puzzle.optional - {cell for fixed in puzzle.fixed for cell in fixed.cells}
    found = []
    for move in puzzle.board.symmetries:
        if not _keeps(move, puzzle.blocked) or not _keeps(move, optional):
            continue
        for names in _renamings(compiled, move, relabelings):
            image = _option_image(compiled, move, names)
            if image is not None:
                relabels = any(old != new for old, new in names.items())
                found.append(OptionSymmetry(move.is_reflection, relabels, image))
    return tuple(sorted(found, key=lambda symmetry: (symmetry.relabels, symmetry.is_reflection)))


def _keeps(move: BoardSymmetry, cells: frozenset[int]) -> bool:
    return all(move.places[cell] in cells for cell in cells)


def _class_images(compiled: CompiledTiling, move: BoardSymmetry, names: Renaming) -> tuple[int, ...] | None:
    """For each class of pieces the one that it becomes; None if the pieces do not go to themselves."""
    # By all orientations together: pieces of different freedom may have some of them in common.
    class_of_shapes = {frozenset(group.orientations): k for k, group in enumerate(compiled.classes)}
    images = []
    for group in compiled.classes:
        target = class_of_shapes.get(
            frozenset(renamed(_moved(compiled.puzzle, move, shape), names) for shape in group.orientations)
        )
        if target is None:
            return None
        other = compiled.classes[target]
        if (group.least, group.most, group.n_fixed) != (other.least, other.most, other.n_fixed):
            return None
        images.append(target)
    return tuple(images) if len(set(images)) == len(images) else None


def _moved(puzzle: TilingPuzzle, move: BoardSymmetry, shape: LabeledShape) -> LabeledShape:
    return turned(puzzle.lattice, move.motion.matrix, shape)


def _option_image(compiled: CompiledTiling, move: BoardSymmetry, names: Renaming) -> tuple[int, ...] | None:
    """Where every option goes; None if one goes to no option."""
    classes = _class_images(compiled, move, names)
    if classes is None:
        return None
    lattice, board, places = compiled.puzzle.lattice, compiled.puzzle.board, move.places
    sides_of_cell = [lattice.side_permutation(move.motion, cell) for cell in board.cells]
    option_of = compiled.option_of_lying
    images = []
    for placement, is_plain in zip(compiled.placements, compiled.plain_placements, strict=True):
        if is_plain:
            key = (
                classes[placement.piece_class],
                tuple(sorted([places[cell] for cell in placement.cells])),
                placement.labels,
            )
            if key not in option_of:
                return None
            images.append(option_of[key])
            continue
        moved = []
        for cell, labels in zip(placement.cells, placement.labels, strict=True):
            sides = permuted(labels, sides_of_cell[cell])
            moved.append((places[cell], sides if sides is labels else renamed_sides(sides, names)))
        moved.sort(key=_cell_of)
        cells, labels_of_cells = zip(*moved, strict=True)
        option = option_of.get((classes[placement.piece_class], cells, labels_of_cells))
        if option is None:
            return None
        images.append(option)
    return tuple(images)


def _cell_of(pair: tuple[int, SideLabels]) -> int:
    return pair[0]


def _renamings(compiled: CompiledTiling, move: BoardSymmetry, relabelings: bool) -> Iterator[Renaming]:
    """The renamings of labels that may go with a move: the identity first, then, if asked for, all others.

    Labels are assigned one by one; a class of pieces all of whose labels are assigned must already
    have its image among the classes, which leaves few to try.
    """
    puzzle = compiled.puzzle
    labels = puzzle.labels
    identity = {label: label for label in labels}
    yield identity
    if not relabelings:
        return
    tally: Counter[str] = Counter()
    for piece in puzzle.pieces:
        for sides in piece.labels:
            for label in sides:
                if label is not None:
                    tally[label] += piece.most
    shapes = [(_moved(puzzle, move, group.orientations[0]), group.least, group.most) for group in compiled.classes]
    known = {(shape, group.least, group.most) for group in compiled.classes for shape in group.orientations}
    shapes_ready: list[list[tuple[LabeledShape, int, int]]] = [[] for _ in labels]
    position = {label: k for k, label in enumerate(labels)}
    for shape, least, most in shapes:
        used = [position[label] for _, sides in shape for label in sides if label is not None]
        if used:
            shapes_ready[max(used)].append((shape, least, most))

    def extend(names: dict[Label, Label]) -> Iterator[Renaming]:
        k = len(names)
        if k == len(labels):
            if names != identity and _keeps_relation(puzzle, names):
                yield dict(names)
            return
        taken = set(names.values())
        for new in labels:
            if new not in taken and tally[new] == tally[labels[k]]:
                names[labels[k]] = new
                if all((renamed(shape, names), least, most) in known for shape, least, most in shapes_ready[k]):
                    yield from extend(names)
                del names[labels[k]]

    yield from extend({})


def _keeps_relation(puzzle: TilingPuzzle, names: Renaming) -> bool:
    """Whether labels on the pieces meet exactly if their new names do; labels on no piece do not matter."""
    matches = puzzle.relation.matches
    return all(matches(a, b) == matches(names[a], names[b]) for a in names for b in names)

"""The symmetry group of a tiling puzzle, as permutations of the options of its model.

A symmetry is a motion of the board, with or without a renaming of labels, that keeps blocked and
optional cells, every rule of the rim as it is written and every fixed piece where it lies, and that
carries the set of pieces to itself. It may exchange a fixed piece with another one only if that is
fixed, too. A puzzle whose pieces may not be turned over has reflections only if each piece's mirror
image is there in the same number of copies.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING

from ....boards import BoardSymmetry
from ....deadline import in_time, timely
from ....lattices import Side
from ....values import frozen
from ...compiled import Choices
from ..labels import Label, SideLabels, sides_only
from ..pieces.shapes import LabeledShape, ascending, permuted, renamed, renamed_sides, turned
from ..puzzle import TilingPuzzle
from .items import Placement

if TYPE_CHECKING:
    from .compile import CompiledTiling

Renaming = Mapping[Label, Label]
_Beginning = tuple[int, tuple[Side, ...]]


@frozen
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
    # A cell on which a piece is fixed cannot stay empty, even if it is optional.
    optional = puzzle.optional - puzzle.fixed_cells
    moves = [
        move
        for move in puzzle.board.symmetries
        if keeps(move, puzzle.blocked) and keeps(move, optional) and all(rule.is_kept_by(move) for rule in puzzle.rules)
    ]
    found = _without_renaming(compiled, moves)
    if relabelings:
        for move in moves:
            for names in _renamings(compiled, move):
                image = _option_image(compiled, move, names)
                if image is not None:
                    found.append(OptionSymmetry(move.is_reflection, True, image))
    return tuple(sorted(found, key=lambda symmetry: (symmetry.relabels, symmetry.is_reflection)))


def _without_renaming(compiled: CompiledTiling, moves: list[BoardSymmetry]) -> list[OptionSymmetry]:
    """Those that keep all labels, the identity first. They are a group, so that a few moves decide about the others."""
    names = {label: label for label in compiled.puzzle.labels}
    images: dict[_Beginning, tuple[int, ...]] = {moves[0].start: tuple(range(len(compiled.placements)))}
    generators: list[tuple[BoardSymmetry, tuple[int, ...]]] = []
    excluded: set[_Beginning] = set()
    # Rotations first: where no reflection is a symmetry, the first one that fails excludes all. Quarter turns, which
    # generate more than half turns do, come late.
    for move in sorted(moves[:0:-1], key=lambda move: move.is_reflection):
        if move.start in images or move.start in excluded:
            continue
        image = _option_image(compiled, move, names)
        if image is None:
            # With a symmetry before it, it would be one, too, if the product were.
            excluded.update(move.after(known) for known in images)
            continue
        generators.append((move, image))
        todo = list(images)
        while todo:
            first = todo.pop()
            for second, second_image in generators:
                both = second.after(first)
                if both not in images:
                    images[both] = _after(second_image, images[first])
                    todo.append(both)
    return [OptionSymmetry(move.is_reflection, False, images[move.start]) for move in moves if move.start in images]


def _after(second: tuple[int, ...], first: tuple[int, ...]) -> tuple[int, ...]:
    """One permutation after another."""
    return tuple(map(second.__getitem__, first))


def keeps(move: BoardSymmetry, cells: frozenset[int]) -> bool:
    return all(move.places[cell] in cells for cell in cells)


def _class_images(compiled: CompiledTiling, move: BoardSymmetry, names: Renaming) -> tuple[int, ...] | None:
    """For each class of pieces the one that it becomes; None if the pieces do not go to themselves."""
    # The orientations of a piece are the images of one under a group, of which any move makes those of one piece, too.
    # Pieces of different freedom may have some of them in common, but then not equally many.
    class_of = {
        (shape, len(group.orientations), group.color): k
        for k, group in enumerate(compiled.classes)
        for shape in group.orientations
    }
    images = []
    for group in compiled.classes:
        shape = renamed(_moved(compiled.puzzle, move, group.orientations[0]), names)
        target = class_of.get((shape, len(group.orientations), group.color))
        if target is None:
            return None
        other = compiled.classes[target]
        if (group.least, group.most, group.n_fixed) != (other.least, other.most, other.n_fixed):
            return None
        images.append(target)
    return tuple(images) if len(set(images)) == len(images) else None


def _moved(puzzle: TilingPuzzle, move: BoardSymmetry, shape: LabeledShape) -> LabeledShape:
    return turned(puzzle.lattice, move.matrix, shape)


def _option_image(compiled: CompiledTiling, move: BoardSymmetry, names: Renaming) -> tuple[int, ...] | None:
    """The image of every option; None if the move is no symmetry: a rule changes, or an option goes to no option."""
    in_time()
    if not keeps_rim(compiled.puzzle, move, names):
        return None
    classes = _class_images(compiled, move, names)
    if classes is None:
        return None
    places = move.places
    bits = [1 << place for place in places]

    @cache
    def turn(labels: SideLabels, permutation: tuple[Side, ...]) -> SideLabels:
        return renamed_sides(permuted(labels, permutation), names)

    images = []
    is_plain, option_of_cells = compiled.is_plain, compiled.option_of_cells
    for piece_class, covered, given in timely(compiled.placements):
        target = classes[piece_class]
        if is_plain[target]:
            image = 0
            # Half the time of a sum, and there are many.
            for cell in covered:
                image |= bits[cell]
            option = option_of_cells.get((target, image))
        else:
            cells = [places[cell] for cell in covered]
            labels = map(turn, given, [move.sides[cell] for cell in covered])
            option = compiled.option_of_placement.get(Placement(target, *ascending(cells, labels)))
        if option is None:
            return None
        images.append(option)
    # Mapping options to options is not enough: a fixed piece could change places with a twin that is not fixed.
    fixed = compiled.options_of_fixed
    if any(frozenset([images[option] for option in options]) not in fixed for options in fixed):
        return None
    # Nor is it where a rule says something else of the images.
    by_rules = compiled.options_by_rules
    moved = Counter(
        {
            (what, frozenset([(images[option], number, times) for option, number, times in some])): n
            for (what, some), n in by_rules.items()
        }
    )
    return tuple(images) if moved == by_rules else None


def keeps_rim(puzzle: TilingPuzzle, move: BoardSymmetry, names: Renaming) -> bool:
    """Tell whether the rim demands and forbids the same as before, side for side, whether or not the pieces care."""
    rim = puzzle.rim

    def renamed(label: Label) -> Label:
        return names.get(label, label)

    if any({renamed(label) for label in labels} != labels for labels in (rim.labels, rim.forbidden)):
        return False
    demands = {place: labels for place, labels in rim.demanded.items() if labels != rim.labels}
    moved = {
        (move.places[cell], move.sides[cell][side]): {renamed(label) for label in labels}
        for (cell, side), labels in demands.items()
    }
    return moved == demands


def _renamings(compiled: CompiledTiling, move: BoardSymmetry) -> Iterator[Renaming]:
    """The renamings of labels that may go with a move, but for the identity.

    Labels are assigned one by one; a class of pieces all of whose labels are assigned must already
    have its image among the classes, which leaves few to try.
    """
    puzzle = compiled.puzzle
    labels = puzzle.labels
    identity = {label: label for label in labels}
    tally = puzzle.times_of_label
    shapes = [(_moved(puzzle, move, group.orientations[0]), group.least, group.most) for group in compiled.classes]
    known = {(shape, group.least, group.most) for group in compiled.classes for shape in group.orientations}
    shapes_ready: list[list[tuple[LabeledShape, int, int]]] = [[] for _ in labels]
    position = {label: k for k, label in enumerate(labels)}
    for shape, least, most in shapes:
        used = [position[label] for _, labels in shape for label in sides_only(labels) if label is not None]
        if used:
            shapes_ready[max(used)].append((shape, least, most))

    def extend(names: dict[Label, Label]) -> Iterator[Renaming]:
        in_time()
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
    """Tell whether labels on the pieces meet exactly if their new names do; labels on no piece do not matter."""
    matches = puzzle.relation.matches
    return all(matches(a, b) == matches(names[a], names[b]) for a in names for b in names)

"""Tiling puzzles compared apart from words: as sets of rules on cells of the lattice, see `families/renaming.py`."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from ...errors import InvalidSetup
from ...lattices import Cell, Motion
from ..base import Likeness, SetupNames
from ..common import WORDS, says_more, without_words
from ..renaming import Rule, Rules, digest, digest_of_rules, renaming, rule
from .labels import SideLabels
from .matching import Rim
from .puzzle import Fixed, TilingPuzzle
from .setups import SETUPS
from .shapes import LabeledShape, PieceClass, lying, permuted, piece_classes, turned


def traits(puzzle: TilingPuzzle) -> dict[str, str]:
    """Digests of the board, of the pieces, and of their shapes, which are pieces however they may be moved."""
    lattice, labels = puzzle.lattice, list(_labels_that_meet(puzzle))
    states = _states(puzzle)
    boards = []
    for matrix in lattice.point_group:
        moved = lattice.at_origin(lattice.turn(matrix, cell)[0] for cell in states)
        boards.append(sorted(zip(moved, states.values(), strict=True)))
    shapes: Rules = Rules(labels)
    pieces: Rules = Rules(labels)
    for group in piece_classes(puzzle):
        # All ways in which a piece could lie if it was free, so that a motion changes nothing.
        rows = [_row(turned(lattice, matrix, group.orientations[0])) for matrix in lattice.point_group]
        copies = group.least, _most(puzzle, group)
        shapes[rule(copies, rows)] += 1
        pieces[rule((copies, len(group.orientations)), rows)] += 1
    return {
        "board": digest(lattice.name, min(boards)),
        "pieces": digest(lattice.name, digest_of_rules(pieces)),
        "shapes": digest(lattice.name, digest_of_rules(shapes)),
    }


def is_same(first: TilingPuzzle, second: TilingPuzzle) -> bool:
    """Whether a motion of the lattice and a renaming of labels carry one puzzle to the other."""
    lattice = first.lattice
    if lattice is not second.lattice:
        return False
    if _says_more(first) or _says_more(second):
        return without_words(first) == without_words(second)
    stays = next(lattice.motions_between(second.board.cells, second.board.cells))
    goal, groups = _rules(second, piece_classes(second), stays), piece_classes(first)
    motions = lattice.motions_between(_states(first), _states(second))
    return any(renaming(_rules(first, groups, motion), goal) is not None for motion in motions)


def setup_of(template: TilingPuzzle, puzzle: TilingPuzzle) -> SetupNames | None:
    """The cells to block, so that a template becomes the puzzle; None if no roll or date rules such cells."""
    setup, lattice = template.setup, template.lattice
    if setup is None or puzzle.setup is not None or puzzle.lattice is not lattice:
        return None
    free, wanted = _free_cells(template), _free_cells(puzzle)
    if not wanted or not setup.blocked or len(free) - len(wanted) != setup.blocked:
        return None
    anchor = next(iter(wanted))
    for matrix in lattice.point_group:
        for target in free:
            motion = lattice.motion_taking(matrix, anchor, target)
            if motion is None or not all(lattice.move(motion, cell) in free for cell in wanted):
                continue
            covered = {lattice.move(motion, cell) for cell in wanted}
            names = tuple(name for cell, name in free.items() if cell not in covered)
            try:
                if setup.is_roll(names) and is_same(puzzle, SETUPS.with_setup(template, names)):
                    return names
            except InvalidSetup:
                # A fixed piece lies there.
                continue
    return None


def _says_more(puzzle: TilingPuzzle) -> bool:
    """Whether there are rules that are not read here: they are compared as they are written."""
    rules = "board", "pieces", "relation", "rim", "blocked", "optional", "fixed", "setup"
    return (
        says_more(puzzle, *WORDS, *rules)
        or says_more(puzzle.board, "lattice", "cells", "names")
        or says_more(puzzle.relation, "kind", "pairs")
        or says_more(puzzle.rim, "label", "labels", "only_there", "one_color", "forbidden", "sides")
        or any(says_more(one, "name", "cells", "labels", "freedom", "least", "most") for one in puzzle.pieces)
        or any(says_more(one, "piece", "cells", "labels", "sides") for one in puzzle.fixed)
        or (puzzle.setup is not None and says_more(puzzle.setup, "kind", "blocked", "choices"))
    )


def _has_rim(puzzle: TilingPuzzle) -> bool:
    """Whether it matters what lies at the rim, and with it, whether a cell is blocked or is not there at all."""
    return bool(puzzle.labels) and puzzle.rim != Rim()


def _states(puzzle: TilingPuzzle) -> dict[Cell, str]:
    """The cells that the rules are about, and what they say of each."""
    optional = puzzle.optional - puzzle.fixed_cells
    return {
        cell: "blocked" if index in puzzle.blocked else "optional" if index in optional else ""
        for index, cell in enumerate(puzzle.board.cells)
        if index not in puzzle.blocked or _has_rim(puzzle)
    }


def _free_cells(puzzle: TilingPuzzle) -> dict[Cell, str]:
    """The cells that are not blocked, with their names."""
    named = enumerate(zip(puzzle.board.cells, puzzle.board.names, strict=True))
    return {cell: name for index, (cell, name) in named if index not in puzzle.blocked}


def _most(puzzle: TilingPuzzle, group: PieceClass) -> int:
    """The most copies of pieces that find room; more cannot be told from these."""
    free = len(puzzle.board) - len(puzzle.blocked) - (puzzle.setup.blocked if puzzle.setup else 0)
    return min(group.most, free // group.n_cells)


def _row(shape: LabeledShape) -> tuple[Hashable, SideLabels]:
    return tuple(cell for cell, _ in shape), tuple(label for _, sides in shape for label in sides)


def _labels_that_meet(puzzle: TilingPuzzle) -> Iterator[Rule]:
    labels, relation = set(puzzle.labels), puzzle.relation
    equal = ((label, label) for label in labels)
    meet = set(map(frozenset, equal if relation.kind == "equal" else relation.pairs))
    yield from (rule("meet", [("", (label,)) for label in pair]) for pair in meet if pair <= labels)


def _rules(puzzle: TilingPuzzle, groups: Sequence[PieceClass], motion: Motion) -> Rules:
    """All rules after a motion."""
    lattice = puzzle.lattice
    states = sorted((lattice.move(motion, cell), state) for cell, state in _states(puzzle).items())
    found: Rules = Rules([rule(("cells", tuple(states))), *_labels_that_meet(puzzle)])
    rows_of = {
        piece.name: [_row(turned(lattice, motion.matrix, shape)) for shape in group.orientations]
        for group in groups
        for piece in group.members
    }
    found.update(rule(("piece", one.least, _most(puzzle, one)), rows_of[one.name]) for one in groups)
    found.update(_fixed(puzzle, fixed, motion, rows_of[fixed.piece]) for fixed in puzzle.fixed)
    if _has_rim(puzzle):
        found.update(_rim(puzzle, motion))
    setup = puzzle.setup
    if setup is not None:
        cells = dict(zip(puzzle.board.names, puzzle.board.cells, strict=True))
        choices = [[lattice.move(motion, cells[name]) for name in names] for names in setup.choices]
        # Months and days have an order, dice and their faces have none.
        if setup.kind != "date":
            choices = sorted(map(sorted, choices))
        found[rule((setup.kind, setup.blocked, tuple(map(tuple, choices))))] += 1
    return found


def _fixed(puzzle: TilingPuzzle, fixed: Fixed, motion: Motion, rows: list[tuple[Hashable, SideLabels]]) -> Rule:
    """A fixed piece: its cells, all ways in which the piece could lie, and the one in which it does, if it is known."""
    lattice = puzzle.lattice
    placed = lying(puzzle, fixed)
    known = placed.labels if placed else fixed.sides or (() if fixed.labels is None else (fixed.labels,))
    moved: dict[Cell, SideLabels] = {}
    for number, index in enumerate(placed.cells if placed else fixed.cells):
        cell = puzzle.board.cells[index]
        moved[lattice.move(motion, cell)] = (
            permuted(known[number], lattice.side_permutation(motion, cell)) if known else ()
        )
    lies = tuple(label for cell in sorted(moved) for label in moved[cell])
    return rule(("fixed", tuple(sorted(moved))), [*rows, ("lies", lies)])


def _rim(puzzle: TilingPuzzle, motion: Motion) -> Iterator[Rule]:
    """The labels that may lie on each side of the rim that a piece can reach, and the rules of the rim as a whole."""
    rim, lattice, labels = puzzle.rim, puzzle.lattice, set(puzzle.labels)
    for index, side in puzzle.board.rim:
        allowed = {label for label in labels if rim.allows(index, side, label)}
        if index not in puzzle.blocked and allowed != labels:
            place = lattice.move_side(motion, puzzle.board.cells[index], side)
            yield rule(("rim", *place), [("", (label,)) for label in allowed])
    if rim.only_there:
        yield rule("only on the rim", [("", (label,)) for label in sorted(rim.labels & labels)])
    if rim.one_color:
        yield rule("one color")


LIKENESS = Likeness(
    traits=traits,
    is_same=is_same,
    setup_of=setup_of,
    kept_by_setup=("pieces",),
    near=(
        (("board", "pieces"), "The same board and pieces under other rules"),
        (("board", "shapes"), "The same, but for how pieces may turn and flip"),
        (("pieces",), "The same pieces on another board"),
        (("board",), "Other pieces on the same board"),
    ),
)

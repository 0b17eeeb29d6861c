"""Tiling puzzles compared apart from words: as sets of rules on the cells of a board, see `families/renaming.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import replace

from ...boards import BoardSymmetry
from ...errors import InvalidSetup
from ...lattices import Cell
from ..base import Likeness, SetupNames
from ..board_sizes import most_cells
from ..common import WORDS, Setup, says_more, without_words
from ..renaming import Fact, Facts, Row, digest, digest_of_facts, fact, renaming
from ..setup_kinds import SETUP_KINDS, SetupKey
from .labels import CellValue, Label, SideLabels
from .matching import Rim
from .pieces.marks import marks_of_puzzle
from .pieces.piece_sets import piece_sets
from .pieces.shapes import LabeledShape, PieceClass, lying, orientations_of, permuted, piece_classes, turned
from .puzzle import Fixed, TilingPuzzle
from .setups import SETUPS
from .size_setups import board_sizes


def traits(puzzle: TilingPuzzle) -> dict[str, str]:
    """Digests of the board, of the pieces, of their shapes, which are pieces however they may be moved, and of forms.

    Forms are pieces without the most copies of each, for which a board of another size may have more room.
    """
    puzzle = _unblocked(puzzle)
    lattice, labels = puzzle.lattice, list(_labels_that_meet(puzzle))
    shapes: Facts = Facts(labels)
    pieces: Facts = Facts(labels)
    forms: Facts = Facts(labels)
    for group in piece_classes(_in_one_color(puzzle)):
        # All ways in which a piece could lie if it was free, so that a motion changes nothing.
        rows = [_row(turned(lattice, matrix, group.orientations[0])) for matrix in lattice.point_group]
        copies = group.least, most_with_room(puzzle, group)
        shapes[fact(copies, rows)] += 1
        pieces[fact((copies, len(group.orientations)), rows)] += 1
        forms[fact((group.least, len(group.orientations)), rows)] += 1
    return {
        "board": digest(lattice.name, _distances(puzzle) if puzzle.board.is_closed else _outline(puzzle)),
        "pieces": digest(lattice.name, digest_of_facts(pieces)),
        "shapes": digest(lattice.name, digest_of_facts(shapes)),
        "forms": digest(lattice.name, digest_of_facts(forms)),
    }


def _in_one_color(puzzle: TilingPuzzle) -> TilingPuzzle:
    """The puzzle without colors of pieces, which are rules about pieces rather than parts of them, and without rules.

    A group may name one of two pieces that are equal then.
    """
    if not any(piece.color for piece in puzzle.pieces):
        return puzzle
    return replace(puzzle, pieces=tuple(replace(piece, color="") for piece in puzzle.pieces), rules=())


def _outline(puzzle: TilingPuzzle) -> list[tuple[Cell, str]]:
    """The cells of a flat board in the first of all its positions, with what the rules say of each."""
    lattice, states = puzzle.lattice, _states(puzzle)
    boards = []
    for matrix in lattice.point_group:
        moved = lattice.at_origin(lattice.turn(matrix, cell)[0] for cell in puzzle.board.cells)
        boards.append(sorted(zip(moved, states, strict=True)))
    return min(boards)


def _distances(puzzle: TilingPuzzle) -> list[list[tuple[int, str]]]:
    """For each cell of a closed board how many steps other cells are away, with what the rules say of each.

    There is no outline: the same board may be cut open in many ways.
    """
    board, states = puzzle.board, _states(puzzle)
    found = []
    for start in range(len(board)):
        steps, todo = {start: 0}, [start]
        for cell in todo:
            for side in range(puzzle.lattice.n_sides_of(board.cells[cell])):
                beyond = board.across(cell, side)
                if beyond is not None and beyond[0] not in steps:
                    steps[beyond[0]] = steps[cell] + 1
                    todo.append(beyond[0])
        found.append(sorted((far, states[cell]) for cell, far in steps.items()))
    return sorted(found)


def is_same(first: TilingPuzzle, second: TilingPuzzle) -> bool:
    """Tell whether a motion of the lattice and a renaming of labels carry one puzzle to the other."""
    if first.lattice is not second.lattice:
        return False
    first, second = _with_plain_setup(first), _with_plain_setup(second)
    if _says_more(first) or _says_more(second):
        return without_words(first) == without_words(second)
    first, second = _unblocked(first), _unblocked(second)
    stays = next(second.board.motions_to(second.board))
    goal, groups = _rules(second, piece_classes(second), stays), piece_classes(first)
    motions = first.board.motions_to(second.board)
    return any(renaming(_rules(first, groups, motion), goal) is not None for motion in motions)


def _unblocked(puzzle: TilingPuzzle) -> TilingPuzzle:
    """The puzzle without its blocked cells, unless it matters whether such a cell is there."""
    if not puzzle.blocked or _has_rim(puzzle) or puzzle.board.glue:
        return puzzle
    board = puzzle.board
    kept = [index for index in range(len(board)) if index not in puzzle.blocked]
    place = {index: k for k, index in enumerate(kept)}
    cells, names = zip(*((board.cells[index], board.names[index]) for index in kept), strict=True)
    rules = tuple(rule for rule in (rule.moved(place, len(kept)) for rule in puzzle.rules) if rule is not None)
    return replace(
        puzzle,
        board=replace(board, cells=cells, names=names),
        blocked=frozenset(),
        optional=frozenset(place[index] for index in puzzle.optional),
        fixed=tuple(replace(fixed, cells=tuple(place[index] for index in fixed.cells)) for fixed in puzzle.fixed),
        rim=Rim(),
        rules=rules,
        order=(),
    )


def _with_plain_setup(puzzle: TilingPuzzle) -> TilingPuzzle:
    """The puzzle without `choose` and `cells` if these leave out no set of pieces."""
    setup = puzzle.setup
    if setup is None or SETUP_KINDS[setup.kind].chooses != "pieces":
        return puzzle
    plain = replace(puzzle, setup=replace(setup, choose=None, cells=None))
    return plain if piece_sets(plain).n == piece_sets(puzzle).n else puzzle


def setup_of(template: TilingPuzzle, puzzle: TilingPuzzle) -> SetupNames | None:
    """The cells, the pieces or the size to choose, so that a template becomes the puzzle; None if there are no such."""
    if template.setup is None or puzzle.setup is not None or puzzle.lattice is not template.lattice:
        return None
    return _WAYS[SETUP_KINDS[template.setup.kind].chooses](template, puzzle)


def _chosen_pieces(template: TilingPuzzle, puzzle: TilingPuzzle) -> SetupNames | None:
    """The pieces to choose. They must look like those of the puzzle, their labels included."""
    lattice, sets = template.lattice, piece_sets(template)
    motions = _unblocked(puzzle).board.motions_to(_unblocked(template).board)
    for matrix in dict.fromkeys(motion.matrix for motion in motions):
        wanted = Counter(
            (frozenset(turned(lattice, matrix, shape) for shape in orientations_of(lattice, one)), one.least, one.most)
            for one in puzzle.pieces
        )
        names = []
        for number, one in enumerate([*sets.always, *sets.pieces]):
            look = orientations_of(lattice, one), one.least, one.most
            wanted[look] -= 1
            if number >= len(sets.always):
                if wanted[look] < 0:
                    wanted[look] += 1
                else:
                    names.append(one.name)
        try:
            if not any(wanted.values()) and is_same(puzzle, SETUPS.with_setup(template, tuple(names))):
                return tuple(names)
        except InvalidSetup:
            # They have too many cells, or too few.
            continue
    return None


def _blocked_cells(template: TilingPuzzle, puzzle: TilingPuzzle) -> SetupNames | None:
    """The cells to block; None if no roll or date rules such cells."""
    setup, lattice = template.setup, template.lattice
    assert setup is not None
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


def _chosen_size(template: TilingPuzzle, puzzle: TilingPuzzle) -> SetupNames | None:
    """The size to choose."""
    sizes = board_sizes(template)
    fitting = ((name,) for name, n_cells in sizes.n_cells.items() if n_cells == len(puzzle.board))
    return next((names for names in fitting if is_same(puzzle, SETUPS.with_setup(template, names))), None)


_WAYS: dict[SetupKey, Callable[[TilingPuzzle, TilingPuzzle], SetupNames | None]] = {
    "blocked": _blocked_cells,
    "pieces": _chosen_pieces,
    "size": _chosen_size,
}


def _says_more(puzzle: TilingPuzzle) -> bool:
    """Tell whether there are rules that are not read here: they are compared as they are written."""
    rules = "board", "pieces", "relation", "rim", "blocked", "optional", "fixed", "setup", "rules"
    return (
        says_more(puzzle, *WORDS, *rules)
        or says_more(puzzle.board, "lattice", "cells", "names", "wrap", "glue")
        or says_more(puzzle.relation, "kind", "pairs")
        or says_more(puzzle.rim, "label", "labels", "only_there", "one_color", "forbidden", "sides")
        or any(says_more(one, "name", "cells", "labels", "freedom", "least", "most", "color") for one in puzzle.pieces)
        or any(says_more(one, "piece", "cells", "labels", "sides") for one in puzzle.fixed)
        or (puzzle.setup is not None and says_more(puzzle.setup, *_OF_SETUP))
    )


_OF_SETUP = "kind", "blocked", "choices", "among", "choose", "cells", "shape", "sizes", "multiple", "figure", "wrap"


def _has_rim(puzzle: TilingPuzzle) -> bool:
    """Tell whether it matters what lies at the rim, and with it, whether a cell is blocked or is not there at all."""
    return bool(puzzle.labels) and puzzle.rim != Rim()


def _states(puzzle: TilingPuzzle) -> list[str]:
    """For each cell of the board, all that the rules say of it."""
    optional = puzzle.optional - puzzle.fixed_cells
    return [
        "blocked" if index in puzzle.blocked else "optional" if index in optional else ""
        for index in range(len(puzzle.board))
    ]


def _free_cells(puzzle: TilingPuzzle) -> dict[Cell, str]:
    """The cells that are not blocked, with their names."""
    named = enumerate(zip(puzzle.board.cells, puzzle.board.names, strict=True))
    return {cell: name for index, (cell, name) in named if index not in puzzle.blocked}


def most_with_room(puzzle: TilingPuzzle, group: PieceClass) -> int:
    """The most copies of pieces that find room; more cannot be told from these."""
    free = most_cells(puzzle.board, puzzle.setup) - len(puzzle.blocked) - (puzzle.setup.blocked if puzzle.setup else 0)
    return min(group.most, free // group.n_cells)


def _row(shape: LabeledShape) -> Row:
    return tuple(cell for cell, _ in shape), tuple(_name(label) for _, sides in shape for label in sides)


def _name(label: Label | None) -> Hashable | None:
    """The name of a label or a value among facts; a pair is no label, so that none is taken for the other."""
    return ("value", str(label)) if isinstance(label, CellValue) else label


def _labels_that_meet(puzzle: TilingPuzzle) -> Iterator[Fact]:
    labels, relation = set(puzzle.labels), puzzle.relation
    equal = ((label, label) for label in labels)
    meet = set(map(frozenset, equal if relation.kind == "equal" else relation.pairs))
    yield from (fact("meet", [("", (label,)) for label in pair]) for pair in meet if pair <= labels)


def _rules(puzzle: TilingPuzzle, groups: Sequence[PieceClass], motion: BoardSymmetry) -> Facts:
    """All rules after a motion of the board."""
    states = tuple(state for _, state in sorted(zip(motion.places, _states(puzzle), strict=True)))
    found: Facts = Facts([fact(("cells", states)), *_labels_that_meet(puzzle)])
    rows_of = {
        piece.name: [
            *(_row(turned(puzzle.lattice, motion.matrix, shape)) for shape in group.orientations),
            row_of_color(group.color),
        ]
        for group in groups
        for piece in group.members
    }
    found.update(fact(("piece", one.least, most_with_room(puzzle, one)), rows_of[one.name]) for one in groups)
    found.update(_fixed(puzzle, fixed, motion, rows_of[fixed.piece]) for fixed in puzzle.fixed)
    if _has_rim(puzzle):
        found.update(_rim(puzzle, motion))
    for rule in puzzle.rules:
        found.update(rule.facts(puzzle, groups, motion, rows_of))
    if puzzle.setup is not None:
        found.update(_setup(puzzle, puzzle.setup, groups, motion, rows_of))
    return found


def row_of_color(color: str) -> Row:
    """Colors are renamed as labels are; a pair is no label, so that none is taken for the other."""
    return "color", (("color", color),)


def _setup(
    puzzle: TilingPuzzle,
    setup: Setup,
    groups: Sequence[PieceClass],
    motion: BoardSymmetry,
    rows_of: Mapping[str, Sequence[Row]],
) -> Iterator[Fact]:
    """The choice that is left open, and the cells or pieces to choose from."""
    index = puzzle.board.index_of_name
    choices = [[motion.places[index[name]] for name in names] for names in setup.choices]
    # Months and days have an order, dice and their faces have none.
    if setup.kind != "date":
        choices = sorted(map(sorted, choices))
    yield fact((setup.kind, setup.blocked, tuple(map(tuple, choices)), setup.choose, setup.cells))
    if setup.sizes:
        # Of a figure its scale and the board tell the rest.
        yield fact((setup.shape, tuple(sorted(setup.sizes)), setup.multiple, len(setup.figure), setup.wrap))
    if SETUP_KINDS[setup.kind].chooses == "pieces":
        class_of = {piece.name: group for group in groups for piece in group.members}
        for one in piece_sets(puzzle).pieces:
            most = min(one.most, most_with_room(puzzle, class_of[one.name]))
            yield fact(("may be chosen", one.least, most), rows_of[one.name])


def _fixed(puzzle: TilingPuzzle, fixed: Fixed, motion: BoardSymmetry, rows: Sequence[Row]) -> Fact:
    """A fixed piece: its cells, all ways in which the piece could lie, and the one in which it does, if it is known."""
    placed = lying(puzzle, fixed)
    known = placed.labels if placed else fixed.sides or (() if fixed.labels is None else (fixed.labels,))
    moved: dict[int, SideLabels] = {}
    for number, cell in enumerate(placed.cells if placed else fixed.cells):
        moved[motion.places[cell]] = permuted(known[number], motion.sides[cell]) if known else ()
    lies = tuple(_name(label) for cell in sorted(moved) for label in moved[cell])
    return fact(("fixed", tuple(sorted(moved))), [*rows, ("lies", lies)])


def _rim(puzzle: TilingPuzzle, motion: BoardSymmetry) -> Iterator[Fact]:
    """The labels that may lie on each side of the rim that a piece can reach, and the rules of the rim as a whole."""
    rim, labels = puzzle.rim, set(puzzle.labels)
    for index, side in puzzle.board.rim:
        allowed = {label for label in labels if rim.allows(index, side, label)}
        if index not in puzzle.blocked and allowed != labels:
            place = motion.places[index], motion.sides[index][side]
            yield fact(("rim", *place), [("", (label,)) for label in allowed])
    if rim.only_there:
        yield fact("only on the rim", [("", (label,)) for label in sorted(rim.labels & labels)])
    if rim.one_color:
        yield fact("one color")


LIKENESS = Likeness(
    traits=traits,
    is_same=is_same,
    marks=marks_of_puzzle,
    setup_of=setup_of,
    kept_by_setup=(("pieces",), ("board",), ("forms",)),
    near=(
        (("board", "pieces"), "The same board and pieces under other rules"),
        (("board", "shapes"), "The same, but for how pieces may turn and flip"),
        (("pieces",), "The same pieces on another board"),
        (("board",), "Other pieces on the same board"),
    ),
)

"""Checks that the parts of a tiling puzzle do not contradict each other."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import TYPE_CHECKING

from ...boards.shapes import sizes_of_shape
from ...errors import InvalidPuzzle, is_plain
from ...lattices import FREEDOMS, Cell, Lattice, Matrix, moves_of
from ...lattices.matrices import product
from ...sentences import sentence
from ..board_sizes import sizes_of
from ..common import not_on_a_line
from ..scenes import WILD
from ..wording import listing, plural, plural_is
from .labels import CellValue, SideLabels
from .matching import Rim, as_set

if TYPE_CHECKING:
    from ...boards import Board
    from ..common import Setup
    from .puzzle import Fixed, Piece, TilingPuzzle
    from .rules import Rule


def validate(puzzle: TilingPuzzle) -> None:
    """Raise InvalidPuzzle where parts of the puzzle contradict each other (not merely make it unsolvable)."""
    for contradiction in (
        *not_on_a_line(puzzle.title, *puzzle.maker, puzzle.license),
        *_pieces(puzzle),
        *_cells(puzzle),
        *unfit_for_glue(puzzle.board, puzzle.pieces),
        *unfit_for_mirrors(puzzle.board, puzzle.pieces),
        *_fixed(puzzle),
        *_matching(puzzle),
        *_rim(puzzle),
        *_setup(puzzle),
        *_sizes(puzzle),
        *_rules(puzzle),
        *_words(puzzle),
    ):
        raise InvalidPuzzle(f"{puzzle.name}: {contradiction}")


def _pieces(puzzle: TilingPuzzle) -> Iterator[str]:
    if not puzzle.pieces:
        yield "there are no pieces"
    names = [piece.name for piece in puzzle.pieces]
    for name in names:
        if names.count(name) > 1:
            yield f"two pieces are named {name!r}; name them apart, or give one of them `copies`"
    for piece in puzzle.pieces:
        yield from contradictions_of(puzzle.lattice, piece)


def contradictions_of(lattice: Lattice, piece: Piece) -> Iterator[str]:
    """List the contradictions of a piece by itself."""
    yield from not_on_a_line(piece.name, piece.color)
    if not piece.cells:
        yield f"piece {piece.name!r} has no cells"
    if len(set(piece.cells)) < len(piece.cells):
        twice = next(cell for cell in piece.cells if piece.cells.count(cell) > 1)
        yield f"piece {piece.name!r} has a cell twice: {list(twice)}"
    for cell in piece.cells:
        if not lattice.is_cell(cell):
            help = lattice.form_of_cell
            yield f"piece {piece.name!r}: {list(cell)} is no cell of the {lattice.name} lattice; {help}"
            return
    if not 0 <= piece.least <= piece.most or piece.most < 1:
        help = sentence("at least one copy must be allowed, and the least not exceed the most")
        yield f"piece {piece.name!r}: {piece.least} to {piece.most} copies make no sense; {help}"
    if piece.freedom not in FREEDOMS:
        yield f"piece {piece.name!r} may be moved in no way called {piece.freedom!r}; there are {', '.join(FREEDOMS)}"
    if len(piece.labels) != len(piece.cells):
        yield f"piece {piece.name!r} has {plural(len(piece.cells), 'cell')}, but labels for {len(piece.labels)}"
        return
    for cell, sides in zip(piece.cells, piece.labels, strict=True):
        if isinstance(sides[-1] if sides else None, CellValue):
            yield from not_on_a_line(sides[-1] or "")
            if sides[-1] in (CellValue(""), CellValue(WILD)) or " " in (sides[-1] or ""):
                yield f"piece {piece.name!r}: {sides[-1]!r} is no value; use None for a cell without one"
            sides = sides[:-1]
        if len(sides) != lattice.n_sides_of(cell):
            help = sentence(
                "a cell of the {lattice} lattice has {sides_in_words}",
                lattice=lattice.name,
                sides_in_words=lattice.sides_in_words,
            )
            yield f"piece {piece.name!r} has {plural(len(sides), 'side')}; {help}"
            return
        for side, label in enumerate(sides):
            if label == WILD:
                yield f"piece {piece.name!r}: {WILD} stands for a side without a label; use None"
            elif label is not None and not is_plain(label):
                yield from not_on_a_line(label)
            elif label is not None and lattice.across(cell, side)[0] in piece.cells:
                why = sentence(
                    "a side between two cells of the piece, which never meets anything; labels belong on its outline"
                )
                yield f"piece {piece.name!r}: label {label!r} is on {why}"


def _cells(puzzle: TilingPuzzle) -> Iterator[str]:
    for what, cells in (("blocked", puzzle.blocked), ("optional", puzzle.optional)):
        for cell in cells:
            if not 0 <= cell < len(puzzle.board):
                has = f"the board has {plural(len(puzzle.board), 'cell')}"
                yield f"there is no cell with index {cell} to be {what}; {has}"
    for cell in sorted(puzzle.blocked & puzzle.optional):
        yield f"cell {puzzle.board.names[cell]} is both blocked and optional"


def unfit_for_glue(board: Board, pieces: Iterable[Piece]) -> Iterator[str]:
    """Pieces that a glued board cannot take: several cells would bend, and no direction is the same everywhere."""
    for piece in pieces if board.glue else ():
        if len(piece.cells) > 1:
            yield f"piece {piece.name!r} has {len(piece.cells)} cells; on a glued board each piece is a single cell"
        elif piece.freedom == "fixed":
            yield f"piece {piece.name!r} may not turn, which means nothing on a glued board; make it one_sided"


def unfit_for_mirrors(board: Board, pieces: Iterable[Piece]) -> Iterator[str]:
    """Pieces that lie otherwise after a way round the board, although they may not: it brings them back mirrored."""
    lattice = board.lattice
    for piece in pieces if not board.is_orientable else ():
        moves = moves_of(lattice, piece.freedom)
        ways = {_lying(lattice, piece, matrix) for matrix in moves}
        after = (product(turn.matrix, matrix) for turn in board.wrapping.turns for matrix in moves)
        if any(_lying(lattice, piece, matrix) not in ways for matrix in after):
            why = sentence("a way round this board brings it back mirrored, so that its front and its back are one")
            yield f"piece {piece.name!r} is {piece.freedom}, but {why}; make it free"


def _lying(lattice: Lattice, piece: Piece, matrix: Matrix) -> frozenset[tuple[Cell, SideLabels]]:
    """The cells and labels of a piece that is moved by a matrix, at the origin."""
    images, sides = lattice.turn_all(matrix, piece.cells)
    # Behind the sides of a cell its value stays where it is.
    turned = (dict(zip((*to, len(to)), labels, strict=False)) for to, labels in zip(sides, piece.labels, strict=True))
    labels = (tuple(one[side] for side in sorted(one)) for one in turned)
    return frozenset(zip(lattice.at_origin(images), labels, strict=True))


def _fixed(puzzle: TilingPuzzle) -> Iterator[str]:
    used: dict[str, int] = {}
    taken: dict[int, str] = {}
    for fixed in puzzle.fixed:
        piece = puzzle.piece_of_name.get(fixed.piece)
        if piece is None:
            yield f"the fixed piece {fixed.piece!r} is not among the pieces"
            continue
        used[piece.name] = used.get(piece.name, 0) + 1
        if used[piece.name] == piece.most + 1:
            yield f"piece {piece.name!r} is fixed more often than it may be used"
        if not fixed.cells:
            yield f"piece {fixed.piece!r} is fixed on no cell"
        if len(fixed.cells) > len(piece.cells) or len(set(fixed.cells)) < len(fixed.cells):
            all_ = "" if len(piece.cells) == 1 else ", all different,"
            yield f"piece {fixed.piece!r} has only {plural(len(piece.cells), 'cell')}{all_} to be fixed on"
            continue
        if fixed.labels is not None and not piece.is_tile:
            yield f"piece {fixed.piece!r} is no tile; the labels as it lies are for tiles only"
        if fixed.sides and len(fixed.sides) != len(fixed.cells):
            on = plural(len(fixed.cells), "cell")
            yield f"piece {fixed.piece!r} is fixed on {on}, but with labels for {len(fixed.sides)}"
        if fixed.labels is not None and len(fixed.labels) != len(piece.labels[0]):
            yield f"piece {fixed.piece!r} is fixed with {plural(len(fixed.labels), 'side')}, not {len(piece.labels[0])}"
        for cell in fixed.cells:
            if not 0 <= cell < len(puzzle.board):
                yield f"piece {fixed.piece!r} is fixed on a cell with index {cell}, which the board does not have"
            elif cell in puzzle.blocked:
                yield f"piece {fixed.piece!r} is fixed on cell {puzzle.board.names[cell]}, which is blocked"
            elif cell in taken:
                yield f"pieces {taken[cell]!r} and {fixed.piece!r} are both fixed on cell {puzzle.board.names[cell]}"
            taken[cell] = fixed.piece


def _matching(puzzle: TilingPuzzle) -> Iterator[str]:
    rim = puzzle.rim
    reserved = (
        ("may meet another", {label for pair in puzzle.relation.pairs for label in pair}),
        ("is wanted on the rim", rim.labels.union(*rim.demanded.values())),
        ("is forbidden on the rim", rim.forbidden),
    )
    for what, labels in reserved:
        if WILD in labels:
            yield f"label {WILD!r} {what}, but {WILD} stands for a side without a label"


def _rim(puzzle: TilingPuzzle) -> Iterator[str]:
    rim, on_rim = puzzle.rim, set(puzzle.board.rim)
    if rim.only_there and not rim.labels:
        yield "the rim has no label that could lie only there"
    for label in sorted(rim.labels & rim.forbidden):
        yield f"label {label!r} must lie on the rim and may not"
    for cell, side, labels in rim.sides:
        if (cell, side) not in on_rim:
            yield f"side {side} of the cell with index {cell} is not on the rim"
        elif rim.demanded[cell, side] != as_set(labels):
            yield f"side {side} of cell {puzzle.board.names[cell]} must have two labels"
        elif not as_set(labels):
            yield f"side {side} of cell {puzzle.board.names[cell]} has no label to choose"
        for label in sorted(as_set(labels) & rim.forbidden):
            yield f"label {label!r} must lie on the rim and may not"


def _setup(puzzle: TilingPuzzle) -> Iterator[str]:
    """Contradictions between the daily choices and the rest of the puzzle."""
    setup, board = puzzle.setup, puzzle.board
    if setup is None:
        return
    fixed = {one.piece for one in puzzle.fixed}
    for name in setup.among:
        if name not in puzzle.piece_of_name:
            yield f"piece {name!r}, which may be chosen, is not among the pieces"
        elif name in fixed:
            yield f"piece {name!r}, which may be chosen, is fixed, and so always takes part"
        elif setup.among.count(name) > 1:
            yield f"piece {name!r} may be chosen twice; name it once"
    if setup.choices and len(setup.choices) != setup.blocked:
        lists = plural(len(setup.choices), "list")
        yield f"{plural_is(setup.blocked, 'cell')} chosen, one from each of {lists} of choices"
    never = puzzle.blocked | puzzle.fixed_cells
    for name in dict.fromkeys(name for choice in setup.choices for name in choice):
        if name not in board.index_of_name:
            yield f"cell {name!r}, which may be chosen, is not on the board"
        elif board.index_of_name[name] in never:
            yield f"cell {name!r}, which may be chosen, is always blocked or covered by a fixed piece"


def _sizes(puzzle: TilingPuzzle) -> Iterator[str]:
    """Contradictions of a template that leaves the size of its board to choose."""
    setup = puzzle.setup
    if setup is None or setup.kind != "size":
        return
    maker = setup.maker(puzzle.lattice)
    if maker is None:
        yield f"the {puzzle.lattice.name} lattice has no shape {setup.shape!r}"
        return
    if sorted(dict(setup.sizes)) != sorted(maker.sizes) or not all(
        numbers and min(numbers) > 0 for _, numbers in setup.sizes
    ):
        yield f"a {setup.shape} has the sizes {listing(maker.sizes)}; list numbers from 1 on for each of them"
        return
    told = puzzle.blocked, puzzle.optional, puzzle.fixed, puzzle.rim, puzzle.rules, puzzle.order
    yield from (message for _, message in bound_to_cells(puzzle.board, setup, *told))
    if not sizes_of(puzzle.lattice.name, setup).names:
        yield f"no board of these sizes has a multiple of {plural(setup.multiple, 'cell')}; leave out `multiple`"


def bound_to_cells(
    board: Board,
    setup: Setup,
    blocked: Collection[int],
    optional: Collection[int],
    fixed: Collection[Fixed],
    rim: Rim | None,
    rules: Iterable[Rule],
    order: Collection[int],
) -> Iterator[tuple[tuple[str, ...], str]]:
    """The parts of a puzzle that only boards of one size have: where they stand in its file, and what is wrong."""
    maker = setup.maker(board.lattice)
    if maker is None or sizes_of_shape(board.lattice, maker, board.cells) is None:
        yield (
            ("board",),
            sentence("where the size of the board is chosen, the board shown is a whole {shape}", shape=setup.shape),
        )
    parts: dict[tuple[str, ...], tuple[object, str]] = {
        ("board", "names"): (board.names != tuple(str(k + 1) for k in range(len(board))), "names of cells"),
        ("board", "wrap"): (board.wrap and not setup.wrap, "periods without the name of a size"),
        ("board", "glue"): (board.glue, "glued sides"),
        ("board", "blocked"): (blocked, "blocked cells"),
        ("board", "optional"): (optional, "optional cells"),
        ("board", "order"): (order, "an order of cells"),
        ("fixed",): (fixed, "fixed pieces"),
        ("rim", "sides"): (rim is not None and rim.sides, "labels at single sides of the rim"),
        **{rule.place: (rule.names_cells, f"rules about single cells ({rule.key})") for rule in rules},
    }
    for place, (is_there, what) in parts.items():
        if is_there:
            yield (
                place,
                sentence(
                    "{what} belong to a board of one size, but here its size is chosen; leave them out", what=what
                ),
            )


def _rules(puzzle: TilingPuzzle) -> Iterator[str]:
    keys = [rule.key for rule in puzzle.rules]
    for key in keys:
        if keys.count(key) > 1:
            yield f"there are two rules called {key!r}; make one of them"
    for rule in puzzle.rules:
        for message, help in rule.mistakes(puzzle.board, puzzle.pieces, puzzle.blocked, puzzle.optional):
            yield f"{message}; {help}" if help else message


def _words(puzzle: TilingPuzzle) -> Iterator[str]:
    """Contradictions in the names of labels, and in the order of cells."""
    yield from (message for _, message, _ in puzzle.label_names.faults(puzzle.labels if puzzle.label_names else ()))
    if puzzle.order and sorted(puzzle.order) != list(range(len(puzzle.board))):
        yield f"the order has not every one of the board's {plural(len(puzzle.board), 'cell')} once"

"""Small changes of a tiling puzzle: cells blocked, pieces glued together, labels and cells typed otherwise."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain, combinations

from ....boards import Board
from ....errors import InvalidPuzzle
from ....lattices import FREEDOMS, Cell, moves_of
from ....lattices.polyforms import connected_parts
from ....sentences import sentence
from ...compiled import Choices
from ...edits import Edit, Edits, Mark, Slip
from ...wording import side_named
from ..compiling.compile import CompiledTiling
from ..labels import Label, SideLabels, blank_sides, in_words, sides_only, value_on, with_value
from ..laid.table import words_for_piece
from ..pieces.shapes import orientations_of, permuted
from ..puzzle import Piece, Placed, TilingPuzzle
from .bare_sides import fitting, is_plain
from .lint_labels import about_labels
from .slips import label_rank

# The part of a mark "block" is an optional cell that stays empty; those of a mark "glue" are the options of two pieces
# that lie together, in all solutions that have it, as these two do.
_Form = tuple[tuple[Cell, int, SideLabels], ...]
"""Two pieces side by side: their cells, ascending, the class of the piece on each, and its labels."""


def _to_lay(puzzle: TilingPuzzle, placed: Placed) -> str:
    where = _where(puzzle, placed.piece, placed.cells, placed.labels)
    return sentence("lay {piece} on {cells}", piece=words_for_piece(puzzle, placed.piece), cells=where)


def _where(puzzle: TilingPuzzle, name: str, cells: Sequence[int], labels: Sequence[SideLabels]) -> str:
    """The cells that a piece lies on, and how it is turned where they do not say it."""
    board, piece = puzzle.board, puzzle.piece_of_name[name]
    names = _names(puzzle, cells)
    if not piece.is_tile:
        return names
    labels_there = in_words(board.lattice, board.cells[cells[0]], labels[0])
    return sentence("{cells} as {labels}", cells=names, labels=labels_there)


def _names(puzzle: TilingPuzzle, cells: Iterable[int]) -> str:
    return " ".join(puzzle.board.names[cell] for cell in cells)


def _marks(compiled: CompiledTiling) -> Callable[[Choices], Iterator[Mark]]:
    puzzle, placements = compiled.puzzle, compiled.placements
    optional = sorted(puzzle.optional - puzzle.fixed_cells)
    # Across seams cells lie apart in the lattice.
    may_glue = not puzzle.board.is_closed and all(rule.lets_glue for rule in puzzle.rules)
    near: list[set[int]] = [set() for _ in range(len(puzzle.board))]
    for edge in puzzle.board.edges:
        near[edge.cell].add(edge.other)
        near[edge.other].add(edge.cell)
    around = [set[int]().union(*(near[cell] for cell in one.cells)) for one in placements] if may_glue else []
    # To glue a piece to one that is fixed is to lay it there.
    is_free = [puzzle.fixed_cells.isdisjoint(one.cells) for one in placements]
    mark_of_pair: dict[tuple[int, int], Mark | None] = {}
    mark_of_form: dict[_Form, Mark] = {}

    def glued(pair: tuple[int, int]) -> Mark | None:
        """The mark of all pairs that lie together like this one; None if the two cannot be glued."""
        if pair not in mark_of_pair:
            mark_of_pair[pair] = None
            if _joining(compiled, *pair):
                mark_of_pair[pair] = mark_of_form.get(next(_forms(compiled, *pair)))
                if mark_of_pair[pair] is None:
                    forms = list(_forms(compiled, *pair))
                    mark_of_pair[pair] = mark = Mark("glue", pair, _fold(compiled, forms))
                    mark_of_form.update(dict.fromkeys(forms, mark))
        return mark_of_pair[pair]

    def marks(choices: Choices) -> Iterator[Mark]:
        if optional:
            covered = set(chain.from_iterable(placements[option].cells for option in choices))
            yield from (Mark("block", (cell,)) for cell in optional if cell not in covered)
        for pair in combinations([option for option in choices if is_free[option]], 2) if may_glue else ():
            if not around[pair[0]].isdisjoint(placements[pair[1]].cells) and (mark := glued(pair)) is not None:
                yield mark

    return marks


def _joining(compiled: CompiledTiling, a: int, b: int) -> tuple[Piece, ...]:
    """The pieces that these options may lay, if both are always used, free to move and of one color; else ()."""
    one, other = (compiled.classes[compiled.placements[option].piece_class] for option in (a, b))
    if one.color != other.color:
        return ()
    first, second = (
        [
            piece
            for piece, fixed in zip(group.members, group.fixed_of_member, strict=True)
            for _ in range(piece.least - fixed)
        ][:2]
        for group in (one, other)
    )
    both = tuple(first) if one is other else (*first[:1], *second[:1])
    return both if len(both) == 2 else ()


def _forms(compiled: CompiledTiling, a: int, b: int) -> Iterator[_Form]:
    """All ways in which two pieces can be turned together, moved to the origin; first as they lie."""
    puzzle = compiled.puzzle
    shape = [
        (puzzle.board.cells[cell], one.piece_class, sides)
        for one in (compiled.placements[a], compiled.placements[b])
        for cell, sides in zip(one.cells, one.labels, strict=True)
    ]
    freedom = max((piece.freedom for piece in _joining(compiled, a, b)), key=FREEDOMS.index)
    for matrix in moves_of(puzzle.lattice, freedom):
        turns = [puzzle.lattice.turn(matrix, cell) for cell, _, _ in shape]
        images = puzzle.lattice.at_origin([image for image, _ in turns])
        form = [
            (image, owner, permuted(sides, turn))
            for image, (_, owner, sides), (_, turn) in zip(images, shape, turns, strict=True)
        ]
        yield tuple(sorted(form, key=lambda row: row[0]))


def _fold(compiled: CompiledTiling, forms: Sequence[_Form]) -> int:
    """How many solutions of two pieces become one, at most, when they are glued together."""
    # If both look the same after a turn, the turn makes another solution of the two apart; and if they look like
    # another piece, they can change places with it.
    looks = {tuple((cell, sides) for cell, _, sides in form) for form in forms}
    alike = sum(group.room for group in compiled.classes if not looks.isdisjoint(group.orientations))
    return (1 + alike) * len(forms) // len(looks)


def _of_mark(compiled: CompiledTiling, mark: Mark) -> Edit:
    puzzle = compiled.puzzle
    if mark.kind == "block":
        return _to_block(puzzle, mark.parts[0])
    lying = [compiled.placements[option] for option in mark.parts]
    first, second = _joining(compiled, *mark.parts)
    labels_on = {cell: labels for one in lying for cell, labels in zip(one.cells, one.labels, strict=True)}
    places = sorted(labels_on)
    cells = tuple(puzzle.board.cells[place] for place in places)
    joined = Piece(
        f"{first.name}+{second.name}",
        cells,
        tuple(_outer(puzzle.board, labels_on[place], place, labels_on) for place in places),
        max(first.freedom, second.freedom, key=FREEDOMS.index),
        color=first.color,
    )
    names = (first.name, second.name)
    on = [_where(puzzle, name, one.cells, one.labels) for name, one in zip(names, lying, strict=True)]
    words = sentence(
        "glue {piece} to {other} as they lie on {cells} and {others}",
        piece=words_for_piece(puzzle, names[0]),
        other=words_for_piece(puzzle, names[1]),
        cells=on[0],
        others=on[1],
    )
    return Edit("glue", words, partial(_glued, names, joined), names, tuple(places))


def _outer(board: Board, labels: SideLabels, place: int, inside: Iterable[int]) -> SideLabels:
    """The labels of a cell without those on sides inside a piece."""
    sides = sides_only(labels)
    beyond = (board.across(place, side) for side in range(len(sides)))
    outer = (None if to is not None and to[0] in inside else label for label, to in zip(sides, beyond, strict=True))
    return with_value(tuple(outer), value_on(labels))


def _glued(names: tuple[str, str], joined: Piece, puzzle: TilingPuzzle) -> TilingPuzzle:
    """The puzzle with a piece in place of one copy of each of these two."""
    pieces = []
    for piece in puzzle.pieces:
        n = names.count(piece.name)
        if piece.name == names[0]:
            pieces.append(joined)
        if piece.least < n:
            raise InvalidPuzzle(sentence("piece {piece} is there only once", piece=repr(piece.name)))
        if piece.most > n:
            pieces.append(replace(piece, least=piece.least - n, most=piece.most - n))
    if not set(names) <= puzzle.piece_of_name.keys():
        raise InvalidPuzzle(sentence("one of the pieces {names} is glued to another already", names=names))
    rules = [kept for rule in puzzle.rules if (kept := rule.after_gluing()) is not None]
    return replace(puzzle, pieces=tuple(pieces), rules=tuple(rules))


def _to_block(puzzle: TilingPuzzle, cell: int) -> Edit:
    return Edit(
        "block", sentence("block cell {cell}", cell=puzzle.board.names[cell]), partial(_blocked, cell), cells=(cell,)
    )


def _blocked(cell: int, puzzle: TilingPuzzle) -> TilingPuzzle:
    return replace(puzzle, blocked=puzzle.blocked | {cell}, optional=puzzle.optional - {cell})


def _slips(puzzle: TilingPuzzle) -> Iterator[Slip]:
    """Another label, a piece that is not fixed, another cell of a piece or of the board."""
    yield from _other_labels(puzzle)
    for rule in puzzle.rules:
        yield from rule.slips(puzzle)
    for number, fixed in enumerate(puzzle.fixed):
        words = sentence(
            "do not fix {piece} on {names}",
            piece=words_for_piece(puzzle, fixed.piece),
            names=_names(puzzle, fixed.cells),
        )
        yield Slip((Edit("fixed", words, partial(_unfixed, number), cells=fixed.cells),))
    yield from _other_cells(puzzle)
    yield Slip((*_fewer_cells(puzzle), *_more_cells(puzzle)))


def _fewer_cells(puzzle: TilingPuzzle) -> Iterator[Edit]:
    """One cell less on the board, or one that is not blocked."""
    for cell in range(len(puzzle.board)):
        if cell in puzzle.blocked:
            words = sentence("do not block cell {name}", name=puzzle.board.names[cell])
            yield Edit("board", words, partial(_unblocked, cell), cells=(cell,))
        elif cell not in puzzle.fixed_cells:
            yield replace(_to_block(puzzle, cell), kind="board")


def _unfixed(number: int, puzzle: TilingPuzzle) -> TilingPuzzle:
    return replace(puzzle, fixed=puzzle.fixed[:number] + puzzle.fixed[number + 1 :])


def _unblocked(cell: int, puzzle: TilingPuzzle) -> TilingPuzzle:
    return replace(puzzle, blocked=puzzle.blocked - {cell})


def _with_piece(number: int, piece: Piece, puzzle: TilingPuzzle) -> TilingPuzzle:
    return replace(puzzle, pieces=(*puzzle.pieces[:number], piece, *puzzle.pieces[number + 1 :]))


class _Variants:
    """Changes of one piece, each after which the puzzle is another one: of equal pieces only the first is changed."""

    def __init__(self, puzzle: TilingPuzzle) -> None:
        self._puzzle = puzzle
        self._seen: set[Hashable] = set()
        sizes = [len(piece.cells) for piece in puzzle.pieces]
        self._usual_size = max(sizes, key=sizes.count)
        self._ways = {orientations_of(puzzle.lattice, piece) for piece in puzzle.pieces}

    def is_new(self, number: int, changed: Piece) -> bool:
        """Tell whether no piece like this one was changed to look so before, and note that it is now."""
        piece = self._puzzle.pieces[number]
        before, after = (orientations_of(self._puzzle.lattice, one) for one in (piece, changed))
        key = (piece.color, piece.least, piece.most, before, after)
        if before == after or key in self._seen:
            return False
        self._seen.add(key)
        return True

    def edit(self, kind: str, words: str, number: int, changed: Piece) -> Iterator[Edit]:
        """The change of a piece, if it is new."""
        if self.is_new(number, changed):
            # Mostly all pieces are of one size, in one part, and no two of one shape.
            lattice = self._puzzle.lattice
            odd = (len(changed.cells) != self._usual_size) + (len(connected_parts(lattice, changed.cells)) > 1)
            rank = (2 * odd + (orientations_of(lattice, changed) in self._ways),)
            name = self._puzzle.pieces[number].name
            yield Edit(kind, words, partial(_with_piece, number, changed), (name,), rank=rank)


def all_labels(puzzle: TilingPuzzle) -> tuple[Label, ...]:
    """The labels on the pieces, and those that meet them."""
    return tuple(dict.fromkeys((*puzzle.labels, *puzzle.relation.mates)))


def with_label(piece: Piece, cell: int, side: int, label: Label | None) -> Piece:
    """The piece with another label on one side of one of its cells."""
    sides = list(piece.labels[cell])
    sides[side] = label
    return replace(piece, labels=(*piece.labels[:cell], tuple(sides), *piece.labels[cell + 1 :]))


def label_edit(puzzle: TilingPuzzle, number: int, cell: int, side: int, label: Label) -> Edit:
    """Another label on one side of a cell of a piece, which are given by their numbers."""
    piece = puzzle.pieces[number]
    old, where = piece.labels[cell][side], side_named(puzzle.lattice.kind(piece.cells[cell]).side_names[side])
    if len(piece.cells) > 1:
        where = sentence("{side} of cell {n}", side=where, n=cell + 1)
    words = sentence(
        "write {label} instead of {old} on {piece}, {side}",
        label=label,
        old=old,
        piece=words_for_piece(puzzle, piece.name),
        side=where,
    )
    change = partial(_with_piece, number, with_label(piece, cell, side, label))
    return Edit("label", words, change, (piece.name,), relabel=(cell, side, str(old), label))


def _other_labels(puzzle: TilingPuzzle) -> Iterator[Slip]:
    """Another label on one side, if counting labels does not rule it out; the likeliest sides first."""
    labels, variants = all_labels(puzzle), _Variants(puzzle)
    slips = []
    for number, piece in enumerate(puzzle.pieces):
        for cell, side in ((k, side) for k, own in enumerate(piece.labels) for side in range(len(sides_only(own)))):
            old = piece.labels[cell][side]
            edits = [
                replace(edit, rank=() if len(piece.cells) > 1 else label_rank(puzzle, changed, number, side))
                for label in labels
                if old is not None and old != label
                if variants.is_new(number, with_label(piece, cell, side, label))
                for edit in (label_edit(puzzle, number, cell, side, label),)
                for changed in (edit.change(puzzle),)
                if not any(finding.proves for finding in about_labels(changed))
            ]
            if edits:
                suited = fitting(puzzle) if is_plain(piece) and not puzzle.fixed else None
                without = partial(_with_piece, number, with_label(piece, cell, side, None))
                slips.append(Slip(tuple(edits), without, suited))
    yield from sorted(slips, key=lambda slip: min(edit.rank for edit in slip.edits))


def _other_cells(puzzle: TilingPuzzle) -> Iterator[Slip]:
    """One cell less, more or elsewhere, for pieces without labels."""
    lattice, variants = puzzle.lattice, _Variants(puzzle)
    for number, piece in enumerate(puzzle.pieces):
        if not piece.is_plain:
            continue
        name, cells = words_for_piece(puzzle, piece.name), set(piece.cells)
        ways = [(sentence("take a cell from {piece}", piece=name), cells - {cell}) for cell in piece.cells]
        for words, starts in (
            (sentence("add a cell to {piece}", piece=name), [cells]),
            (sentence("move a cell of {piece}", piece=name), [cells - {cell} for cell in piece.cells]),
        ):
            for start in starts:
                beside = {near for cell in start for near in lattice.neighbors(cell)} - cells
                ways += [(words, start | {cell}) for cell in sorted(beside)]
        n_parts = len(connected_parts(lattice, piece.cells))
        yield Slip(
            tuple(
                edit
                for words, changed in ways
                if changed and len(connected_parts(lattice, sorted(changed))) <= n_parts
                for edit in variants.edit("piece", words, number, _of_cells(puzzle, piece, changed))
            )
        )


def _of_cells(puzzle: TilingPuzzle, piece: Piece, cells: Iterable[Cell]) -> Piece:
    ordered = tuple(sorted(cells))
    return replace(piece, cells=ordered, labels=tuple(blank_sides(puzzle.lattice, cell) for cell in ordered))


def _more_cells(puzzle: TilingPuzzle) -> Iterator[Edit]:
    """One cell more on the board."""
    board = puzzle.board
    beside: dict[Cell, int] = {}
    for place, cell in enumerate(board.cells):
        for near in board.lattice.neighbors(cell):
            if board.place_of(near) is None:
                beside.setdefault(near, place)
    for cell, place in beside.items() if not board.is_closed else ():
        words = sentence("add a cell beside cell {cell}", cell=board.names[place])
        yield Edit("board", words, partial(_with_cell, cell), cells=(place,))


def _with_cell(cell: Cell, puzzle: TilingPuzzle) -> TilingPuzzle:
    old = puzzle.board
    names = {**dict(zip(old.cells, old.names, strict=True)), cell: "new"}
    while names[cell] in old.names:
        names[cell] += "'"
    if old.names == tuple(str(k + 1) for k in range(len(old))):
        board = Board.of(old.lattice, names)
    else:
        board = Board.of(old.lattice, names, [names[one] for one in sorted(names, key=old.lattice.reading_key)])
    to = [board.index_of_cell[one] for one in old.cells]
    fixed = tuple(replace(one, cells=tuple(to[place] for place in one.cells)) for one in puzzle.fixed)
    return replace(
        puzzle,
        board=board,
        blocked=frozenset(to[place] for place in puzzle.blocked),
        optional=frozenset(to[place] for place in puzzle.optional),
        order=(*(to[place] for place in puzzle.order), board.index_of_cell[cell]) if puzzle.order else (),
        fixed=fixed,
        rules=tuple(kept for rule in puzzle.rules if (kept := rule.moved(dict(enumerate(to)), len(board))) is not None),
        rim=replace(puzzle.rim, sides=tuple((to[place], side, labels) for place, side, labels in puzzle.rim.sides)),
    )


def _alike(puzzle: TilingPuzzle, edit: Edit) -> list[tuple[Edit, int]]:
    """Another label on a tile, and the same on equal tiles and on sides that a turn carries there."""
    if edit.relabel is None or not puzzle.piece_of_name[edit.pieces[0]].is_tile:
        return [(edit, 1)]
    _, side, now, label = edit.relabel

    def looks(piece: Piece, side: int) -> tuple[Hashable, ...]:
        ways = (orientations_of(puzzle.lattice, one) for one in (piece, with_label(piece, 0, side, label)))
        return (piece.color, piece.least, piece.most, *ways)

    wanted = looks(puzzle.piece_of_name[edit.pieces[0]], side)
    found: list[tuple[Edit, int]] = []
    for number, piece in enumerate(puzzle.pieces):
        here = [
            s for s, old in enumerate(piece.labels[0]) if piece.is_tile and old == now and looks(piece, s) == wanted
        ]
        for s in here:
            is_same = (piece.name, s) == (edit.pieces[0], side)
            found.append((edit if is_same else label_edit(puzzle, number, 0, s, label), len(here)))
    return found


EDITS = Edits(_to_lay, _marks, _of_mark, _slips, _alike)

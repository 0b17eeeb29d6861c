"""Pieces on the board of a tiling puzzle, laid and fixed, in their orientations."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import groupby

from ....errors import InvalidPuzzle, InvalidRequest, shortened
from ....lattices import Lattice, moves_of
from ....lattices.hands import hand_moves
from ....sentences import commas, sentence
from ...base import BrokenRule, Orientation, Table, Thing
from ...scenes import WILD
from ...wording import plural, side_named, thing_named
from ..checking.check import faults, region_states
from ..pictures.scene import owners_of
from ..pieces.shapes import LabeledShape, ascending, begun_anywhere, labels_under, lying, lying_on, turned
from ..puzzle import Fixed, Piece, Placed, TilingPuzzle, TilingSolution


@lru_cache(maxsize=8)
def things(puzzle: TilingPuzzle) -> tuple[Thing, ...]:
    """The pieces of a puzzle."""
    owners = owners_of(puzzle)
    return tuple(
        Thing(
            piece.name,
            _piece_words(puzzle, piece),
            _begun_anywhere(puzzle, orientations_in_order(puzzle.lattice, piece)),
            piece.least,
            piece.most,
            owners[piece.name],
        )
        for piece in puzzle.pieces
    )


def _piece_words(puzzle: TilingPuzzle, piece: Piece) -> str:
    """A description of a piece for people who do not see it."""
    kind = puzzle.lattice.kind(piece.cells[0])
    if piece.is_tile:
        sides = [
            sentence(
                "{side} {label}",
                side=side_named(kind.side_names[side]),
                label=_label_words(puzzle, piece.labels[0][side]),
            )
            for side in kind.reading_order
        ]
        tile = thing_named("tile", piece.name)
        if piece.color:
            tile = sentence("{tile}, {color}", tile=tile, color=piece.color)
        return sentence("{tile}: {sides}", tile=tile, sides=commas(sides))
    values = ""
    if piece.has_values:
        values = sentence("values {values}", values=" ".join(value or WILD for value in piece.values))
    parts = (thing_named("piece", piece.name), piece.color, plural(len(piece.cells), "cell"), values)
    return shortened(commas(filter(None, parts)), 200)


def _label_words(puzzle: TilingPuzzle, label: str | None) -> str:
    return sentence("no label") if label is None else puzzle.label_names.name(label)


@lru_cache(maxsize=4096)
def orientations_in_order(lattice: Lattice, piece: Piece) -> tuple[Orientation, ...]:
    """All orientations of a piece; the first is the one in which it is listed."""
    shape = tuple(zip(piece.cells, piece.labels, strict=True))
    allowed = moves_of(lattice, piece.freedom)
    moves = {name: matrix for name, matrix in hand_moves(lattice).items() if matrix in allowed}
    start = turned(lattice, lattice.point_group[0], shape)
    words: dict[LabeledShape, str] = {start: sentence("as listed")}
    steps: dict[LabeledShape, tuple[str, ...]] = {start: ()}
    images: dict[LabeledShape, dict[str, LabeledShape]] = {}
    todo = deque([start])
    while todo:
        here = todo.popleft()
        images[here] = {name: turned(lattice, matrix, here) for name, matrix in moves.items()}
        for name, image in images[here].items():
            if image not in words:
                steps[image] = (*steps[here], name)
                words[image] = _said(steps[image])
                todo.append(image)
    number = {way: k for k, way in enumerate(words)}
    return tuple(
        Orientation(
            tuple(cell for cell, _ in way),
            tuple(labels for _, labels in way),
            {name: number[image] for name, image in images[way].items() if image != way},
            words[way],
        )
        for way in words
    )


def _begun_anywhere(puzzle: TilingPuzzle, ways: tuple[Orientation, ...]) -> tuple[Orientation, ...]:
    """The orientations, and behind them those that a piece needs to be told by its first cell anywhere on the board."""
    found = list(ways)
    for way in ways:
        _, *others = begun_anywhere(puzzle.board, tuple(zip(way.cells, way.labels, strict=True)))
        for shape in others:
            cells, labels = zip(*shape, strict=True)
            found.append(replace(way, cells=cells, labels=labels))
    return tuple(found)


def _said(steps: tuple[str, ...]) -> str:
    """Moves of a hand in words, e.g. "turned twice, flipped over"."""
    return commas(_done(step, len(list(run))) for step, run in groupby(steps))


def _done(step: str, times: int) -> str:
    done = {
        "turn": sentence("turned"),
        "turn_back": sentence("turned back"),
        "flip": sentence("flipped over"),
        "tip": sentence("tipped"),
    }[step]
    often = {1: done, 2: sentence("{done} twice", done=done), 3: sentence("{done} three times", done=done)}
    return often.get(times) or sentence("{done} {n} times", done=done, n=times)


def pieces_of(puzzle: TilingPuzzle, laid: Sequence[object]) -> tuple[Placed, ...]:
    """The laid things as pieces; InvalidRequest if one is a value."""
    pieces = tuple(one for one in laid if isinstance(one, Placed))
    if len(pieces) < len(laid):
        raise InvalidRequest(
            sentence("{title} is laid with pieces; it has no values to place", title=puzzle.title or puzzle.name)
        )
    return pieces


def with_given(puzzle: TilingPuzzle, laid: Sequence[object]) -> tuple[Placed, ...]:
    """The laid pieces, and after them those that the puzzle fixes, if it says how they lie."""
    placed = pieces_of(puzzle, laid)
    given = (lying(puzzle, fixed) for fixed in puzzle.fixed_besides(placed))
    return (*placed, *(one for one in given if one is not None))


def with_laid(puzzle: TilingPuzzle, laid: Sequence[object]) -> TilingPuzzle:
    """The puzzle with the laid pieces fixed, besides its own fixed pieces."""
    placed = pieces_of(puzzle, laid)
    for fixed, one in ((fixed, one) for fixed in puzzle.fixed for one in placed if fixed.is_met_by(one)):
        if not fixed.allows([one.labels[one.cells.index(cell)] for cell in fixed.cells]):
            names = " ".join(puzzle.board.names[cell] for cell in fixed.cells)
            raise InvalidPuzzle(
                sentence(
                    "{name}: piece {piece} is fixed on {names}, turned in another way",
                    name=puzzle.name,
                    piece=repr(one.piece),
                    names=names,
                )
            )
    # A laid piece replaces the puzzle's fixed piece that it meets.
    kept = list(puzzle.fixed_besides(placed))
    for one in placed:
        piece = puzzle.piece_of_name.get(one.piece)
        if piece is None or piece.is_plain:
            kept.append(Fixed(one.piece, one.cells))
        elif piece.is_tile:
            kept.append(Fixed(one.piece, one.cells, one.labels[0]))
        else:
            # Its cells do not say how it is turned there.
            kept.append(Fixed(one.piece, one.cells, None, one.labels))
    return replace(puzzle, fixed=tuple(kept))


def words_for_piece(puzzle: TilingPuzzle, name: str) -> str:
    """The words for a piece, with its code on the board if that differs: "piece L", "piece corner (A)"."""
    piece = puzzle.piece_of_name.get(name)
    return thing_named("tile" if piece is not None and piece.is_tile else "piece", name_with_code(puzzle, name))


def name_with_code(puzzle: TilingPuzzle, name: str) -> str:
    """The name of a piece, with its code on the board if that differs: "L", "corner (A)"."""
    owner = owners_of(puzzle).get(name)
    return name if owner is None or owner.code == name else f"{name} ({owner.code})"


def _lay(puzzle: TilingPuzzle, number: int, orientation: int, cells: tuple[int, ...]) -> Placed:
    thing = things(puzzle)[number]
    way = thing.orientations[orientation]
    labels = labels_under(puzzle.board, way.cells, cells[0], way.labels)
    return Placed(thing.name, *ascending(cells, labels))


@lru_cache(maxsize=8)
def _numbers(puzzle: TilingPuzzle) -> dict[str, tuple[int, dict[LabeledShape, int]]]:
    """The number of each piece, by name, and of its orientation for each shape in the standard position."""
    return {
        thing.name: (
            number,
            {tuple(zip(one.cells, one.labels, strict=True)): k for k, one in enumerate(thing.orientations)},
        )
        for number, thing in enumerate(things(puzzle))
    }


def _place_of(puzzle: TilingPuzzle, placed: Placed) -> tuple[int, int, int]:
    board = puzzle.board
    number, orientations = _numbers(puzzle)[placed.piece]
    if not board.wrap:
        shape = [(board.cells[cell], labels) for cell, labels in zip(placed.cells, placed.labels, strict=True)]
        anchor = min(cell for cell, _ in shape)
        standard = turned(puzzle.lattice, puzzle.lattice.point_group[0], shape)
        return number, orientations[standard], board.index_of_cell[anchor]
    labels = dict(zip(placed.cells, placed.labels, strict=True))
    return next(
        (number, k, next(iter(way)))
        for standard, k in orientations.items()
        for way in lying_on(board, standard, placed.cells)
        if way == labels
    )


def _faults(puzzle: TilingPuzzle, laid: Sequence[object], is_partial: bool) -> list[BrokenRule]:
    return faults(puzzle, pieces_of(puzzle, laid), is_partial=is_partial)


def _solution(puzzle: TilingPuzzle, laid: Sequence[object]) -> TilingSolution:
    return TilingSolution(puzzle, tuple(sorted(set(pieces_of(puzzle, laid)), key=lambda one: min(one.cells))))


TABLE = Table(
    covers_one=False,
    things=things,
    lay=_lay,
    place_of=_place_of,
    words=lambda puzzle, placed: words_for_piece(puzzle, placed.piece),
    with_given=with_given,
    with_laid=with_laid,
    faults=_faults,
    solution=_solution,
    laid=lambda solution: solution.placed,
    regions=lambda puzzle, laid: region_states(puzzle, pieces_of(puzzle, laid)),
)

"""The checker: reads the rules of a tiling puzzle afresh and shares no code with compiling or solving."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from ....lattices import Cell, Lattice, moves_of
from ....sentences import commas, sentence
from ...base import BrokenRule, RegionState
from ...wording import listing, side_named
from ..labels import CellValue, SideLabels, blank_sides
from ..puzzle import Fixed, Piece, Placed, TilingPuzzle, TilingSolution
from .base import LaidPieces, check_of
from .seams import folding_of, may_lie_wrapped, sides_beyond


def broken_rules(puzzle: TilingPuzzle, solution: TilingSolution) -> list[str]:
    """The rules that a solution breaks, in words; an empty list if it is right."""
    return [fault.message for fault in faults(puzzle, solution.placed, is_partial=False)]


def faults(puzzle: TilingPuzzle, placed: Sequence[Placed], *, is_partial: bool) -> list[BrokenRule]:
    """The rules that these pieces break; with `is_partial` more may follow, so that missing pieces are no fault."""
    unknown = [
        BrokenRule(sentence("there is no piece {piece} in this puzzle", piece=repr(piece.piece)), (number,))
        for number, piece in enumerate(placed)
        if piece.piece not in puzzle.piece_of_name
    ]
    off_board = [
        BrokenRule(
            sentence("piece {piece} covers a cell that is not on the board", piece=piece.piece),
            (number,),
            _on_board(puzzle, piece),
        )
        for number, piece in enumerate(placed)
        if piece.piece in puzzle.piece_of_name and len(_on_board(puzzle, piece)) < len(piece.cells)
    ]
    wrong = unknown + off_board
    if wrong and not is_partial:
        return unknown or off_board
    strange = {number for fault in wrong for number in fault.laid}
    numbered = {number: piece for number, piece in enumerate(placed) if number not in strange}
    if is_partial:
        # Pieces that the puzzle fixes count as laid, too.
        numbered |= {-1 - k: fixed for k, fixed in enumerate(_not_laid(puzzle, numbered.values()))}
    table = LaidPieces(puzzle, numbered)
    found = [
        *_copies(puzzle, table, is_partial),
        *_covering(puzzle, table, is_partial),
        *(fault for number, piece in numbered.items() if number >= 0 for fault in _shape(puzzle, number, piece)),
        *_matching(puzzle, table),
        *_rim(puzzle, table),
        *_fixed(puzzle, table, is_partial),
        *(fault for rule in puzzle.rules for fault in check_of(rule).faults(rule, table, is_partial)),
    ]
    return wrong + [BrokenRule(fault.message, tuple(k for k in fault.laid if k >= 0), fault.cells) for fault in found]


def region_states(puzzle: TilingPuzzle, placed: Sequence[Placed]) -> dict[tuple[int, ...], RegionState]:
    """How far pieces meet the conditions of each region, given by its cells; of several the one that is met least."""
    numbered = dict(enumerate(placed))
    table = LaidPieces(puzzle, numbered | {-1 - k: fixed for k, fixed in enumerate(_not_laid(puzzle, placed))})
    found: dict[tuple[int, ...], RegionState] = {}
    for rule in puzzle.rules:
        for cells, state in check_of(rule).regions(rule, table):
            key = tuple(sorted(cells))
            found[key] = max(found.get(key, state), state, key=_STATES.index)
    return found


_STATES: tuple[RegionState, ...] = ("met", "open", "broken")


def _on_board(puzzle: TilingPuzzle, placed: Placed) -> tuple[int, ...]:
    return tuple(cell for cell in placed.cells if 0 <= cell < len(puzzle.board))


def _not_laid(puzzle: TilingPuzzle, placed: Iterable[Placed]) -> list[Placed]:
    """The fixed pieces that are not among those laid; labels that are not known are left out."""
    found = []
    for fixed in puzzle.fixed_besides(placed):
        sides = fixed.sides
        if not sides:
            first, *rest = (blank_sides(puzzle.lattice, puzzle.board.cells[cell]) for cell in fixed.cells)
            sides = (fixed.labels or first, *rest)
        found.append(Placed(fixed.piece, fixed.cells, sides))
    return found


def _copies(puzzle: TilingPuzzle, table: LaidPieces, is_partial: bool) -> Iterator[BrokenRule]:
    for piece in puzzle.pieces:
        numbers = tuple(number for number, placed in table.placed.items() if placed.piece == piece.name)
        used = len(numbers)
        cells = tuple(cell for number in numbers for cell in table.placed[number].cells)
        if is_partial and used > piece.most:
            yield BrokenRule(
                sentence(
                    "piece {piece} lies there {used} times, but there is only {most}",
                    piece=piece.name,
                    used=used,
                    most=piece.most,
                ),
                numbers,
                cells,
            )
        elif not is_partial and not piece.least <= used <= piece.most:
            least, most = str(piece.least), str(piece.most)
            wanted = most if least == most else sentence("{least} to {most}", least=least, most=most)
            yield BrokenRule(
                sentence(
                    "piece {piece} is used {used} times instead of {wanted}", piece=piece.name, used=used, wanted=wanted
                ),
                numbers,
                cells,
            )


def _covering(puzzle: TilingPuzzle, table: LaidPieces, is_partial: bool) -> Iterator[BrokenRule]:
    overlaps: dict[tuple[int, ...], list[int]] = {}
    for cell, name in enumerate(puzzle.board.names):
        numbers = tuple(table.on_cell.get(cell, ()))
        if len(numbers) > 1:
            overlaps.setdefault(numbers, []).append(cell)
        elif numbers and cell in puzzle.blocked:
            yield BrokenRule(sentence("cell {name} is blocked, but covered", name=name), numbers, (cell,))
        elif not numbers and not is_partial and cell not in puzzle.blocked and cell not in puzzle.optional:
            yield BrokenRule(sentence("cell {name} is not covered", name=name), (), (cell,))
    for numbers, cells in overlaps.items():
        names = [table.placed[number].piece for number in numbers]
        if len(set(numbers)) == 1:
            yield BrokenRule(
                sentence(
                    "piece {name} covers {cells} {n} times", name=names[0], cells=table.named(cells), n=len(numbers)
                ),
                numbers[:1],
                tuple(cells),
            )
        else:
            yield BrokenRule(
                sentence("pieces {names} overlap on {cells}", names=listing(names), cells=table.named(cells)),
                numbers,
                tuple(cells),
            )


def _shape(puzzle: TilingPuzzle, number: int, placed: Placed) -> Iterator[BrokenRule]:
    """A broken rule if no allowed motion carries the piece, labels and all, to its place."""
    piece = puzzle.piece_of_name[placed.piece]
    lattice, board = puzzle.lattice, puzzle.board
    cells = tuple(board.cells[cell] for cell in placed.cells)
    if board.wrap:
        lying = tuple(zip(placed.cells, cells, placed.labels, strict=True))
        fits = may_lie_wrapped(lattice, folding_of(board), piece, lying)
    else:
        # Moved to the origin, so that a result for one place holds for all.
        fits = _may_lie(lattice, piece, tuple(zip(lattice.at_origin(cells), placed.labels, strict=True)))
    if not fits:
        names = ", ".join(puzzle.board.names[cell] for cell in sorted(placed.cells))
        if piece.has_labels:
            message = sentence("piece {piece} cannot lie with these labels on {cells}", piece=placed.piece, cells=names)
        elif piece.has_values:
            message = sentence("piece {piece} cannot lie with these values on {cells}", piece=placed.piece, cells=names)
        else:
            message = sentence("piece {piece} cannot lie on {cells}", piece=placed.piece, cells=names)
        yield BrokenRule(message, (number,), placed.cells)


@lru_cache(maxsize=4096)
def _may_lie(lattice: Lattice, piece: Piece, lying: tuple[tuple[Cell, SideLabels], ...]) -> bool:
    """Tell whether some motion that the piece is free to make carries it, labels and all, to these cells."""
    allowed = set(moves_of(lattice, piece.freedom))
    labels_of = dict(lying)
    for motion in lattice.motions_between(piece.cells, labels_of):
        if motion.matrix not in allowed:
            continue
        moved = {cell: dict.fromkeys(range(lattice.n_sides_of(cell))) for cell in labels_of}
        for cell, labels in zip(piece.cells, piece.labels, strict=True):
            for side, label in enumerate(labels):
                if isinstance(label, CellValue):
                    moved[lattice.move(motion, cell)][side] = label
                else:
                    image, image_side = lattice.move_side(motion, cell, side)
                    moved[image][image_side] = label
        if all(tuple(moved[cell].values()) == labels for cell, labels in labels_of.items()):
            return True
    return False


def _matching(puzzle: TilingPuzzle, table: LaidPieces) -> Iterator[BrokenRule]:
    labels = table.labels
    for (cell, side), (beyond, entered) in sides_beyond(puzzle.board).items():
        if (beyond, entered) < (cell, side):
            continue
        one, other = labels.get((cell, side)), labels.get((beyond, entered))
        pair = table.on_cell.get(cell), table.on_cell.get(beyond)
        if pair[0] is None or pair[1] is None or one is None or other is None:
            continue
        if len(pair[0]) > 1 or len(pair[1]) > 1 or (pair[0] == pair[1] and not puzzle.board.wrap):
            # Where pieces overlap, their order is unknown. Within a piece no labels meet, unless it goes round a seam.
            continue
        fits = one == other if puzzle.relation.kind == "equal" else (one, other) in puzzle.relation.pairs
        if not fits:
            a, b = puzzle.board.names[cell], puzzle.board.names[beyond]
            first, second = map(puzzle.label_names.both, (one, other))
            message = sentence(
                "{first} on cell {a} meets {second} on cell {b}, which do not match",
                first=first,
                a=a,
                second=second,
                b=b,
            )
            yield BrokenRule(message, (*pair[0], *pair[1]), (cell, beyond))


def _rim(puzzle: TilingPuzzle, table: LaidPieces) -> Iterator[BrokenRule]:
    labels, rim, on_cell, both = table.labels, puzzle.rim, table.on_cell, puzzle.label_names.both
    demanded = {(cell, side): {labels} if isinstance(labels, str) else labels for cell, side, labels in rim.sides}
    inside = sides_beyond(puzzle.board)
    on_rim = {spot: label for spot, label in sorted(labels.items()) if label is not None and spot not in inside}
    for (cell, side), label in on_rim.items():
        place = sentence(
            "{side} side of cell {cell}",
            side=side_named(puzzle.lattice.kind(puzzle.board.cells[cell]).side_names[side]),
            cell=puzzle.board.names[cell],
        )
        wanted = demanded.get((cell, side), rim.labels)
        numbers, cells = tuple(on_cell[cell]), (cell,)
        named = both(label)
        if wanted and label not in wanted:
            must = listing([both(one) for one in sorted(wanted)], joint="or")
            yield BrokenRule(
                sentence(
                    "{named} lies on the rim ({place}), where {must} must be", named=named, place=place, must=must
                ),
                numbers,
                cells,
            )
        if label in rim.forbidden:
            yield BrokenRule(
                sentence("{named} lies on the rim ({place}), where it may not be", named=named, place=place),
                numbers,
                cells,
            )
    if rim.one_color and len(set(on_rim.values())) > 1:
        cells_on_rim = tuple(dict.fromkeys(cell for cell, _ in on_rim))
        yield BrokenRule(
            sentence(
                "the rim has more than one label: {commas}", commas=commas(map(both, sorted(set(on_rim.values()))))
            ),
            tuple(dict.fromkeys(number for cell in cells_on_rim for number in on_cell[cell])),
            cells_on_rim,
        )
    if rim.only_there:
        for (cell, side), shown in labels.items():
            if shown in rim.labels and (cell, side) not in on_rim:
                message = sentence(
                    "{shown} lies inside, on cell {name}, but may lie only on the rim",
                    shown=both(shown),
                    name=puzzle.board.names[cell],
                )
                yield BrokenRule(message, tuple(on_cell[cell]), (cell,))


def _lies_as_fixed(fixed: Fixed, placed: Placed) -> bool:
    # Reads the rule independently: compiling uses `Fixed.allows`.
    lying = [placed.labels[placed.cells.index(cell)] for cell in fixed.cells]
    wanted = fixed.sides or (() if fixed.labels is None else (fixed.labels,))
    return all(_is_as(found, one) for found, one in zip(lying, wanted, strict=False))


def _is_as(found: SideLabels, wanted: SideLabels) -> bool:
    """Tell whether a cell lies as wanted; where no value is wanted, any will do."""
    return wanted == (
        found if isinstance(wanted[-1], CellValue) or not isinstance(found[-1], CellValue) else found[:-1]
    )


def _fixed(puzzle: TilingPuzzle, table: LaidPieces, is_partial: bool) -> Iterator[BrokenRule]:
    lying: list[tuple[int, str]] = []
    for fixed in puzzle.fixed:
        names = ", ".join(puzzle.board.names[cell] for cell in sorted(fixed.cells))
        number = next(iter(table.on_cell.get(fixed.cells[0], ())), None)
        placed = None if number is None else table.placed[number]
        if number is None or placed is None or not fixed.is_met_by(placed):
            if not is_partial:
                # Before the board is full, a piece on this cell overlaps the fixed one, which is reported elsewhere.
                message = sentence(
                    "piece {piece} does not lie on {names}, where it is fixed", piece=fixed.piece, names=names
                )
                yield BrokenRule(message, () if number is None else (number,), fixed.cells)
        elif not _lies_as_fixed(fixed, placed):
            message = sentence(
                "piece {piece} is turned on {names}; it is fixed there in another orientation",
                piece=fixed.piece,
                names=names,
            )
            yield BrokenRule(message, (number,), fixed.cells)
        else:
            for other, others in lying:
                if other == number:
                    message = sentence(
                        "piece {piece} lies both on {others} and on {names}, where two pieces are fixed",
                        piece=fixed.piece,
                        others=others,
                        names=names,
                    )
                    yield BrokenRule(message, (number,), fixed.cells)
            lying.append((number, names))

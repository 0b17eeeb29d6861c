"""From the fields of a brief to what makes its puzzles; demands that cannot be met are refused with a reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from math import prod
from typing import Any

from ..boards import Board
from ..families import FAMILIES
from ..families.build_board import build_board
from ..families.fields import FaultReport, FileFault
from ..families.labeling.fields import LabelingFields
from ..families.tiling import Piece, TilingPuzzle
from ..families.tiling.file.build_pieces import MOST_IN_A_SET, build_pieces, default_freedom
from ..families.tiling.file.fields import TilingFields
from ..families.wording import listing, plural
from ..lattices import LATTICES, Freedom, Lattice, polyforms
from ..lattices.polyforms import connected_parts
from . import brief_fields as tables
from .board_cut import form_of
from .complete import Completer
from .cuts import Cutter, PieceDemand, is_bar
from .dice import DiceMaker
from .given_numbers import Giver
from .labeled_boards import Labeler, TileDemand, all_tiles, side_turns, strangers
from .new_regions import RegionDrawer
from .sets import SYMMETRIES, Chooser, Outliner
from .trials import Inventor

MOST_LABELS = 26
MOST_ROLLS = 300_000


def _flat_board(fields: Any, report: FaultReport, *, may_close: bool = False) -> Board | None:
    """The board of a brief, all of whose cells take part."""
    lattice = LATTICES[fields.lattice]
    for key in ("blocked", "optional"):
        if getattr(fields.board, key):
            help = "use `without` for cells that are not there"
            report.at("board", key).add(f"the board of a brief has no {key} cells", help, on_key=True)
    board = build_board(fields.board, lattice, report)
    if board is not None and board.is_closed and not may_close:
        key = "wrap" if board.wrap else "glue"
        report.at("board", key).add("pieces are invented for flat boards only", "leave it out", on_key=True)
    elif board is not None and not board.is_orientable:
        help = 'leave "mirror" out'
        report.at("board", "wrap").add("tiles are invented for boards with a front and a back", help, on_key=True)
    return board


def _given_pieces(fields: Any, freedom: Freedom | None, report: FaultReport) -> tuple[Piece, ...]:
    """The pieces that a brief lists."""
    from ..families.base import NO_VARIANT

    for key in ("piece", "polyforms"):
        for k, one in enumerate(getattr(fields, key)):
            if len(one.copies) == 1:
                help = f'say how many at most, e.g. "{one.copies[0]}..{one.copies[0] + 3}"'
                report.at(key, k, "copies").add("this range has no end", help)
    listed = TilingFields({"tiles": [], "piece": fields.piece, "polyforms": fields.polyforms, "freedom": freedom})
    return tuple(build_pieces(listed, LATTICES[fields.lattice], report, NO_VARIANT).values())


def shapes_of(fields: tables.ShapesFields, title: str, report: FaultReport) -> Inventor | None:
    """What makes pieces for the board of a brief, or a board for its pieces."""
    has_pieces = bool(fields.piece or fields.polyforms)
    if (fields.board is None) == (fields.outline is None):
        missing = fields.board is None
        help = "[board] gives the cells; [outline] says what a board that is made for the pieces must be like"
        words = "neither a board nor an outline" if missing else "`board` and `outline` both say which cells there are"
        report.faults.append(FileFault(() if missing else ("outline",), words, help, on_key=True))
        return None
    if fields.outline is not None:
        return _outline(fields, title, report)
    board = _flat_board(fields, report)
    if board is None or report.faults:
        return None
    return _choice(fields, board, title, report) if has_pieces else _cut(fields, board, title, report)


def _outline(fields: tables.ShapesFields, title: str, report: FaultReport) -> Inventor | None:
    lattice, outline = LATTICES[fields.lattice], fields.outline
    assert outline is not None
    if not fields.piece and not fields.polyforms:
        message = "a board is made for given pieces, and there are none"
        report.at("outline").add(message, "list them in [[piece]] or [[polyforms]]", on_key=True)
        return None
    for key in ("number", "size", "sizes"):
        if getattr(fields.pieces, key) is not None:
            report.at("pieces", key).add("all given pieces go on a board that is made for them", on_key=True)
    if not SYMMETRIES[outline.symmetry](lattice):
        message = f"no board of the {lattice.name} lattice is its own mirror image: the lattice has no reflections"
        report.at("outline", "symmetry").add(message, 'ask for "rotation" or "any"')
    pieces = _given_pieces(fields, fields.pieces.freedom, report)
    if report.faults:
        return None
    return Outliner(lattice, pieces, outline.symmetry, outline.holes, title)


def _choice(fields: tables.ShapesFields, board: Board, title: str, report: FaultReport) -> Inventor | None:
    pieces = _given_pieces(fields, fields.pieces.freedom, report)
    number = fields.pieces.number
    if report.faults:
        return None
    at = report.at("pieces")
    for key in ("size", "sizes"):
        if getattr(fields.pieces, key) is not None:
            at.at(key).add("the given pieces have their sizes", "leave it out, or list no pieces", on_key=True)
    if number is None:
        at.add("`number` is missing: how many of the given pieces are chosen", on_key=True)
        return None
    sizes = sorted(len(piece.cells) for piece in pieces)
    if number > len(pieces):
        at.at("number").add(f"{plural(number, 'piece')} cannot be chosen from {len(pieces)}")
    elif not sum(sizes[:number]) <= len(board) <= sum(sizes[-number:]):
        span = listing(sorted({str(sum(sizes[:number])), str(sum(sizes[-number:]))}, key=int), joint="to")
        at.at("number").add(f"{plural(number, 'piece')} of these have {span} cells; the board has {len(board)}")
    elif (chooser := Chooser(board, pieces, number, title)).fitting == []:
        at.at("number").add(f"no {number} of the pieces have {plural(len(board), 'cell')} together, as the board has")
    else:
        return chooser
    return None


def _cut(fields: tables.ShapesFields, board: Board, title: str, report: FaultReport) -> Inventor | None:
    demand, n = fields.pieces, len(board)
    at = report.at("pieces")
    if demand.sizes is not None and demand.size is not None:
        at.at("size").add("`sizes` and `size` both say how large pieces are; keep one of them", on_key=True)
        return None
    if demand.sizes is None and demand.number is None:
        at.add("`number` or `sizes` is missing: into how many pieces the board is cut", on_key=True)
        return None
    number = demand.number or len(demand.sizes or ())
    if number > n:
        key = "sizes" if demand.number is None else "number"
        at.at(key).add(f"{plural(number, 'piece')}, and the board has {plural(n, 'cell')}; each piece takes one")
        return None
    if demand.sizes is not None:
        if demand.number not in (None, len(demand.sizes)):
            at.at("number").add(f"{plural(number, 'piece')}, but {plural(len(demand.sizes), 'size')}")
        if sum(demand.sizes) != n:
            at.at("sizes").add(f"the sizes add up to {sum(demand.sizes)}; the board has {plural(n, 'cell')}")
        bounds = [(size, size) for size in demand.sizes]
    else:
        even = n / max(number, 1)
        low, high = demand.size or (max(1, int(even) - 1), -int(-even // 1) + 1)
        if not number * low <= n <= number * high:
            span = str(number * low) if low == high else f"{number * low} to {number * high}"
            key = "size" if demand.size else "number"
            words = f"{plural(number, 'piece')} of {low if low == high else f'{low} to {high}'} cells"
            at.at(key).add(f"{words} have {span} cells; the board has {n}")
        bounds = [(low, high)] * number
    if number < 2:
        at.at("number").add("one piece is no puzzle; ask for two or more")
    parts = connected_parts(board.lattice, board.cells)
    if len(parts) > number:
        report.at("board").add(f"the board has {len(parts)} parts, more than there are pieces", on_key=True)
    if report.faults:
        return None
    freedom = demand.freedom or default_freedom(board.lattice, is_tile=False)
    made = PieceDemand(tuple(bounds), freedom, demand.distinct, demand.mirror_twins, demand.bars)
    _check_variety(board.lattice, n, made, report)
    return None if report.faults else Cutter(board, made, title)


def _check_variety(lattice: Lattice, n_cells: int, demand: PieceDemand, report: FaultReport) -> None:
    """Add what cannot be: more different pieces of a size than there are, or only one set of pieces."""
    at = report.at("pieces")
    forms: dict[int, int] = {}
    for size in {size for bounds in demand.sizes for size in range(bounds[0], bounds[1] + 1)}:
        if size <= MOST_IN_A_SET[lattice.dimension] - 1:
            shapes = {form_of(lattice, shape, demand.freedom) for shape in polyforms(lattice, size, demand.freedom)}
            if not demand.mirror_twins:
                shapes = {form_of(lattice, shape, "free") for shape in shapes}
            forms[size] = sum(demand.bars or not is_bar(lattice, shape) for shape in shapes)
    if not demand.distinct:
        if all(forms.get(size) == 0 for bounds in demand.sizes for size in range(bounds[0], bounds[1] + 1)):
            at.add("no piece of these sizes is allowed", on_key=True)
        return
    exact = Counter(low for low, high in demand.sizes if low == high)
    for size, wanted in exact.items():
        if forms.get(size, wanted) < wanted:
            words = f"{plural(wanted, 'different piece')} of {plural(size, 'cell')} are asked for, and only"
            at.add(f"{words} {forms[size]} {'are' if forms[size] != 1 else 'is'} possible", _VARY, on_key=True)
            return
    if sum(exact.values()) == len(demand.sizes) and all(forms.get(size) == n for size, n in exact.items()):
        help = "`tilewright count` counts its solutions; other sizes leave a choice"
        at.add("only one set of pieces is possible", help, on_key=True)
        return
    if not exact:
        # The smallest pieces that differ must find room, and the largest fill it.
        low, high = demand.sizes[0]
        small = [size for size in range(low, high + 1) for _ in range(forms.get(size, len(demand.sizes)))]
        if len(small) < len(demand.sizes) or sum(small[: len(demand.sizes)]) > n_cells:
            least = sum(small[: len(demand.sizes)])
            words = f"{len(demand.sizes)} different pieces of {low} to {high} cells"
            has = f"have {least} cells or more" if len(small) >= len(demand.sizes) else "do not exist"
            at.add(f"{words} {has}; the board has {n_cells}", _VARY, on_key=True)
        elif sum(small[-len(demand.sizes) :]) < n_cells:
            words = f"{len(demand.sizes)} different pieces of {low} to {high} cells"
            at.add(f"{words} have at most {sum(small[-len(demand.sizes) :])} cells; the board has {n_cells}", _VARY)


_VARY = "allow other sizes, or set distinct = false"


def tiles_of(fields: tables.TilesFields, title: str, report: FaultReport) -> Inventor | None:
    """What makes tiles for the board of a brief."""
    board, demand = _flat_board(fields, report, may_close=True), fields.tiles
    if board is None:
        return None
    at = report.at("tiles")

    def made(labels: int) -> TileDemand:
        is_halves = demand.matching == "halves"
        return TileDemand(
            labels, is_halves, demand.rim == "own", demand.distinct, demand.symmetric, demand.rim == "one"
        )

    if len(board) < 2:
        report.at("board").add("a board of one cell is no puzzle", on_key=True)
    if demand.rim == "own" and not board.rim:
        at.at("rim").add("this board has no rim", on_key=True)
    if (demand.labels or 1) > MOST_LABELS:
        at.at("labels").add(f"at most {MOST_LABELS} labels can be told apart, found {demand.labels}")
    if demand.rim == "one" and not demand.complete:
        at.at("rim").add("one label all along the rim is for complete sets", "set complete = true")
    if report.faults:
        return None
    if demand.complete:
        return _complete(fields, board, made, title, report)
    labels = demand.labels
    if labels is None:
        able = (n for n in range(2, MOST_LABELS) if strangers(board, made(n)) <= 0 and _enough(board, made(n)) is None)
        labels = next(able, MOST_LABELS)
    lacking = _enough(board, made(labels))
    if lacking is not None:
        at.at("labels").add(f"{lacking}; the board has {plural(len(board), 'cell')}", "give more labels")
        return None
    return Labeler(board, made(labels), title)


def _complete(
    fields: tables.TilesFields, board: Board, made: Callable[[int], TileDemand], title: str, report: FaultReport
) -> Inventor | None:
    """What lays tiles of a complete set from the start."""
    demand, at, n_cells = fields.tiles, report.at("tiles"), len(board)
    if len({board.lattice.n_sides_of(cell) for cell in board.cells}) > 1:
        at.at("complete").add("the cells of the board have different numbers of sides", on_key=True)
    if demand.rim == "own" or not demand.distinct:
        at.at("complete").add(
            'a complete set has no label of the rim alone, and no tile twice: leave out rim = "own" '
            "and distinct = false",
            on_key=True,
        )
    if fields.solutions == 0:
        report.at("solutions").add(
            "tiles that lie from the start are those of a solution; ask for 1 or more", on_key=True
        )
    if report.faults:
        return None
    turns = side_turns(board, board.cells[0])
    sizes: dict[int, int] = {}
    for n in (demand.labels,) if demand.labels else range(1, MOST_LABELS + 1):
        tiles = all_tiles(made(n), turns)
        if tiles is None or (sizes and max(sizes.values()) > n_cells):
            break
        sizes[n] = len(tiles)
    labels = next((n for n, size in sizes.items() if size == n_cells), None)
    if labels is None:
        known = listing([f"{plural(size, 'tile')} with {plural(n, 'label')}" for n, size in sizes.items()], joint="or")
        at.at("complete").add(
            f"the board has {plural(n_cells, 'cell')}; a complete set has {known or 'far more'}",
            "make the board as large as the set",
            on_key=True,
        )
        return None
    return Completer(board, made(labels), title)


def _enough(board: Board, demand: TileDemand) -> str | None:
    """Words for too few different tiles of so many labels; None if there are enough, or a rim adds others."""
    if not demand.distinct or demand.own_rim:
        is_lacking = not demand.symmetric and not demand.own_rim and len(demand.names) == 1
        return "with one label all tiles are symmetric" if is_lacking else None
    by_sides: dict[int, list[Any]] = {}
    for cell in board.cells:
        by_sides.setdefault(board.lattice.n_sides_of(cell), []).append(cell)
    for n_sides, cells in by_sides.items():
        listed = all_tiles(demand, side_turns(board, cells[0]))
        possible = len(cells) if listed is None else len(listed)
        if possible < len(cells):
            kinds = "halves of " * demand.halves + plural(demand.labels, "label")
            have = "has" if possible == 1 else "have"
            return f"only {plural(possible, 'different tile')} of {n_sides} sides {have} {kinds}"
    return None


def dice_of(fields: tables.DiceBriefFields, title: str, report: FaultReport) -> Inventor | None:
    """What makes dice for the board and the pieces of a brief."""
    board = _flat_board(fields, report)
    pieces = _given_pieces(fields, fields.freedom, report)
    if fields.solutions != 1:
        report.at("solutions").add("dice are made so that every roll has a solution", "leave it out", on_key=True)
    if board is None or report.faults:
        return None
    at, area = report.at("dice"), sum(piece.least * len(piece.cells) for piece in pieces)
    n_dice, given = len(board) - area, fields.dice
    if any(piece.least != piece.most for piece in pieces):
        report.faults.append(FileFault((), "every piece needs a fixed number of copies, so that the rest is known"))
    elif n_dice < 1:
        report.at("board").add(f"the pieces have {area} cells and the board {len(board)}: no cell is left", on_key=True)
    elif (given.faces is None) == (given.rolls is None):
        words = "`faces` or `rolls` is missing" if given.faces is None else "`faces` and `rolls` both say how many"
        at.add(words, "faces = [6, 6, 4] has a number for each die; rolls = 144 is their product", on_key=True)
    elif (n_rolls := given.rolls or prod(given.faces or ())) > MOST_ROLLS:
        how_many = f"{n_rolls:,} rolls" if n_rolls < 10**18 else "so many rolls"
        words = f"{how_many} are too many to try all; at most {MOST_ROLLS:,} are"
        at.at("faces" if given.faces else "rolls").add(words, "give fewer faces" if given.faces else "")
    else:
        faces = tuple(given.faces or _factors(given.rolls or 0, n_dice, len(board)) or ())
        if given.rolls is not None and not faces:
            words = f"{given.rolls} is no product of {plural(n_dice, 'number')} from 2 on"
            at.at("rolls").add(f"{words} with a sum of at most {len(board)}, the cells of the board")
        elif len(faces) != n_dice:
            words = "one die" if len(faces) == 1 else f"{len(faces)} dice"
            at.at("faces").add(f"{words}, but the pieces leave {plural(n_dice, 'cell')} to block")
        elif sum(faces) > len(board):
            words = f"{plural(sum(faces), 'face')}, and only {plural(len(board), 'cell')}"
            at.at("faces").add(f"{words}; each cell is on one face at most")
        else:
            return DiceMaker(TilingPuzzle("invented", board, pieces, title=title), faces)
    return None


def _factors(rolls: int, number: int, most: int, least: int = 2) -> tuple[int, ...] | None:
    """Numbers from `least` on whose product is given and whose sum is at most `most`, as even as possible."""
    if number == 1:
        return (rolls,) if least <= rolls <= most else None
    for first in range(int(round(rolls ** (1 / number), 6)), least - 1, -1):
        if rolls % first == 0:
            rest = _factors(rolls // first, number - 1, most - first, first)
            if rest is not None:
                return (first, *rest)
    return None


def sums_of(fields: tables.SumsFields, title: str, report: FaultReport) -> Inventor | None:
    """What gives numbers on the board of a brief."""
    if fields.solutions == 0:
        report.at("solutions").add("numbers that allow no solution are no puzzle; ask for 1 or more", on_key=True)
    keys = ("format", "lattice", "board", "values", "lines", "target", "given")
    asked = {key: getattr(fields, key) for key in keys}
    listed = LabelingFields.with_defaults({"title": title, "family": "labeling", **asked})
    puzzle = FAMILIES["labeling"].build(listed, "invented", report)
    return None if puzzle is None or report.faults else Giver(puzzle)


def _each_copy(pieces: Iterable[Piece]) -> Iterator[Piece]:
    """The pieces, each copy as one of its own."""
    for piece in pieces:
        for k in range(piece.most):
            yield replace(piece, name=f"{piece.name} ({k + 1})" if k else piece.name, least=1, most=1)


def regions_of(fields: tables.RegionsBriefFields, title: str, report: FaultReport) -> Inventor | None:
    """What draws regions on the board of a brief."""
    board = _flat_board(fields, report, may_close=True)
    pieces = tuple(_each_copy(_given_pieces(fields, fields.freedom, report)))
    if fields.solutions == 0:
        report.at("solutions").add("regions that allow no solution are no puzzle; ask for 1 or more", on_key=True)
    if board is None or report.faults:
        return None
    has_numbers = all(
        value is not None and value.isascii() and value.isdecimal() for piece in pieces for value in piece.values
    )
    if not has_numbers:
        help = 'for example [[polyforms]] with size = 2 and values = "0..6"'
        report.faults.append(FileFault((), "regions are about values: every cell of a piece needs a number", help))
    if sum(len(piece.cells) for piece in pieces) < len(board):
        n_cells = sum(len(piece.cells) for piece in pieces)
        report.at("board").add(f"the pieces have {n_cells} cells together; the board has {len(board)}", on_key=True)
    kinds = tuple(dict.fromkeys(fields.regions.conditions))
    if not {"sum", "equal", "different"} & {*kinds}:
        report.at("regions", "conditions").add("bounds alone tell too little", 'add "sum"')
    return None if report.faults else RegionDrawer(board, pieces, kinds, fields.regions.largest, title)

"""A puzzle that is being made: its parts so far, the missing ones, and its mistakes, each with its place."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from ..errors import InvalidFile, Mistake, TilewrightError
from ..families import FAMILIES, Finding, Puzzle, family_of
from ..families.labeling.line_words import points_and_sum
from ..families.scenes import WILD
from ..families.tiling import Piece
from ..families.tiling.file.build_pieces import build_polyforms, default_freedom
from ..families.tiling.label_names import LabelNames
from ..families.tiling.pieces.usual_names import usual_names
from ..families.whole_numbers import whole_number
from ..lattices import FREEDOMS, Cell, Freedom, Lattice, polyforms
from ..sentences import sentence
from .labels import labels_of, labels_used, marking_of, names_of
from .limits import DeskLimits, Refused, bound
from .opened import json_text
from .outlines import box_of, outlined
from .repaint import board_of, document_given, given_on, region_in_file, states_of, words_of
from .sizes import check_puzzle, check_size, lattice_of, list_in
from .views import finding_data

# Larger puzzles are not checked while they are drawn, but on demand, on the table.
_MOST_WORK = 20_000
_MOST_MISTAKES = 40
# The most shapes of a set to show, and by dimension the most cells of shapes to list.
_MOST_SHOWN = 40
_LARGEST_SHOWN = {2: 6, 3: 4}
_BOARD_BY = ("shape", "picture", "cells")
_DRAWN_BY = ("picture", "cells", "path")


def _remark(mistake: Mistake) -> dict[str, Any]:
    """Something to be done ("todo") or mended ("mistake"), and the part of the document that it is about."""
    kind = "todo" if mistake.is_unfinished else "mistake"
    return {"message": mistake.message, "help": mistake.help, "path": list(mistake.about), "kind": kind}


def draft(params: Mapping[str, Any], limits: DeskLimits) -> dict[str, Any]:
    """The data with which the page shows a puzzle that is being made.

    `board`, `tiles`, `pieces`, `sets`, `labels` and `lines` are the parts that exist already. `mistakes` are kept apart
    from parts that are only missing yet ("todo"). `ready` tells that the puzzle can be laid on the table; only then
    there are `findings`.
    """
    document = document_given(params)
    text = json_text(document, indent=1)
    bound(len(text), 2 * limits.characters, sentence("this puzzle is too large to be edited here"), "document")
    document, remarks = _of_size(document, limits)
    puzzle = None
    if not remarks:
        puzzle, remarks = _puzzle(document, text, limits)
    if puzzle is None and not remarks:
        remarks = [Mistake(sentence("This is no puzzle yet."))]
    findings, checked = _findings(puzzle, document)
    return {
        "ready": puzzle is not None,
        "mistakes": [_remark(remark) for remark in remarks[:_MOST_MISTAKES]],
        "findings": findings,
        "checked": checked,
        **_shown(document, puzzle, limits),
    }


def _of_size(document: dict[str, Any], limits: DeskLimits) -> tuple[dict[str, Any], list[Mistake]]:
    """The document without parts that are too large to show, and these as mistakes."""
    remarks: list[Mistake] = []
    while True:
        try:
            check_size(document, limits)
        except Refused as refused:
            remark = _refusal(refused)
            if (remark.message, remark.about) in [(one.message, one.about) for one in remarks]:
                raise
            remarks.append(remark)
            document = _without(document, *remark.about)
        else:
            return document, remarks


def _without(document: dict[str, Any], key: str | int, *k: str | int) -> dict[str, Any]:
    """The document with nothing in a place; the items behind it keep theirs."""
    items = document.get(str(key))
    if not isinstance(items, list):
        return {**document, str(key): None}
    return {**document, str(key): [None if k == (n,) else item for n, item in enumerate(items)] if k else []}


def _refusal(refused: Refused) -> Mistake:
    keys = [key for key in re.split(r"[.\[\]]+", refused.where) if key and key != "document"]
    about = tuple(key if (k := whole_number(key, 9)) is None else k for key in keys)
    return Mistake(refused.message, help=refused.help, about=about)


def can_be_drawn(document: Mapping[str, Any], limits: DeskLimits) -> bool:
    """Tell whether drawing can go on from a document: its lattice is known, and all cells in it can be shown.

    Otherwise drawing would replace parts that the person cannot see.
    """
    lattice = lattice_of(document)
    if lattice is None:
        return False
    board = document.get("board") or {}
    if not isinstance(board, dict) or (any(board.get(key) for key in _BOARD_BY) and board_of(document, limits) is None):
        return False
    pieces = [piece for piece in list_in(document, "piece") if isinstance(piece, dict) and "tile" not in piece]
    return all(_cells_of(lattice, piece) for piece in pieces if any(piece.get(key) for key in _DRAWN_BY))


def _puzzle(document: dict[str, Any], text: str, limits: DeskLimits) -> tuple[Puzzle | None, list[Mistake]]:
    """The puzzle, None if it is not whole, and its missing and wrong parts."""
    from ..formats.puzzle_file import read_json_text

    todo = _missing(document)
    try:
        puzzle = read_json_text(text, "your puzzle")
        check_puzzle(puzzle, limits)
    except InvalidFile as problem:
        found = [mistake for mistake in problem.mistakes if not _is_said(mistake, todo)]
        return None, [*todo, *found]
    except Refused as refused:
        return None, [*todo, _refusal(refused)]
    except TilewrightError as problem:
        return None, [*todo, Mistake(str(problem))]
    return puzzle, todo


def _missing(document: Mapping[str, Any]) -> list[Mistake]:
    """The parts that every puzzle needs and this one does not have yet."""
    first, *_ = FAMILIES.values()
    missing = list(FAMILIES.get(str(document.get("family")), first).unfinished(document))
    board = document.get("board")
    if not isinstance(board, dict) or not any(board.get(key) for key in _BOARD_BY):
        missing.insert(0, ("The board has no cells yet.", "Take a ready shape, or paint cells.", ("board",)))
    return [Mistake(message, help=help, about=path, is_unfinished=True) for message, help, path in missing]


def _is_said(mistake: Mistake, todo: Sequence[Mistake]) -> bool:
    """Tell whether a mistake only says in other words that something is missing."""
    gone = {said.about for said in todo}
    # The number of values depends on the board.
    if mistake.is_unfinished and ("board",) in gone:
        return True
    return any(mistake.about[: len(path)] == path for path in gone)


def _findings(puzzle: Puzzle | None, document: Mapping[str, Any]) -> tuple[list[dict[str, Any]], bool]:
    """The findings of lint, and whether it ran: for large puzzles it would take too long at each stroke.

    Besides what `finding_data` has, each has the `places` in the document of the pieces that it is about.

    As long as the pieces do not have as many cells as the board, the person is going to draw more: that becomes a
    "todo", and findings other than notes are left out, as the next piece or cell may mend them.
    """
    if puzzle is None:
        return [], False
    family = family_of(puzzle)
    growing = list(family.room(puzzle))
    is_checked = family.lint_work(puzzle) <= _MOST_WORK
    found = family.lint(puzzle) if is_checked else ()
    if growing:
        found = tuple(finding for finding in found if finding.level == "note")
    place_of = {str(k + 1): ["tiles", k] for k, _ in enumerate(list_in(document, "tiles"))}
    rows = enumerate(list_in(document, "piece"))
    place_of |= {str(row.get("name", "")): ["piece", k] for k, row in rows if isinstance(row, dict)}

    def data(finding: Finding) -> dict[str, Any]:
        places = [place_of[name] for name in finding.pieces if name in place_of]
        return {**finding_data(puzzle, finding), "places": places}

    help = sentence("draw on, until the pieces and the board have as many cells")
    todo = [{**data(finding), "level": "todo", "help": help} for finding in growing]
    return [*todo, *map(data, found)], is_checked


def _shown(document: Mapping[str, Any], puzzle: Puzzle | None, limits: DeskLimits) -> dict[str, Any]:
    """The parts of a document that can be drawn, even if it is not a whole puzzle yet."""
    lattice = lattice_of(document)
    used = labels_used(document)
    marking, names = marking_of(document, used), names_of(document.get("labels"))
    halves = {"marks": list(marking.marks), "in_front": marking.in_front, "words": marking.words}
    if lattice is None:
        none_yet: dict[str, Any] = {key: [] for key in ("tiles", "pieces", "sets", "labels", "lines", "regions")}
        return {"board": None, "halves": halves, **none_yet}
    return {
        "board": _board(document, limits),
        "tiles": [_tile_labels(tile, names) for tile in list_in(document, "tiles")],
        "pieces": [_piece(lattice, piece, names) for piece in list_in(document, "piece")],
        "sets": [_set(lattice, row) for row in list_in(document, "polyforms")],
        "labels": labels_of(document, used, marking, puzzle),
        "halves": halves,
        "lines": _lines(document, limits),
        "regions": _regions(document, limits),
    }


def _board(document: Mapping[str, Any], limits: DeskLimits) -> dict[str, Any] | None:
    board = board_of(document, limits)
    if board is None or len(board) > limits.cells:
        return None
    states = states_of(board, document["board"])
    cells = outlined(board.lattice, board.cells)
    given = given_on(document, board.cells)
    for shown, name, cell in zip(cells, board.names, board.cells, strict=True):
        shown["name"], shown["state"] = name, states[cell]
        shown["given"] = "" if given.get(cell, WILD) == WILD else given[cell]
    return {"cells": cells, "box": box_of(cells)}


def _tile_labels(tile: object, names: LabelNames) -> list[str | None]:
    return [None if word == WILD else names.label(word) for word in words_of(tile)]


def _piece(lattice: Lattice, piece: object, names: LabelNames) -> dict[str, Any]:
    """A piece of a document as it is drawn: its labels if it is a tile, else its cells; neither if it has none yet."""
    if not isinstance(piece, dict):
        return {"cells": None, "tile": None}
    if "tile" in piece:
        return {"cells": None, "tile": _tile_labels(piece["tile"], names)}
    shown = outlined(lattice, _cells_of(lattice, piece) or ())
    return {"cells": shown, "box": box_of(shown), "tile": None}


def _cells_of(lattice: Lattice, piece: Mapping[str, Any]) -> tuple[Cell, ...] | None:
    """The cells of a piece of a document; None if it has none, or none that make sense."""
    from ..families.fields import FaultReport, cells_drawn, cells_listed
    from ..families.tiling.file.fields import PieceFields
    from ..lattices import normalized, reflection_path

    drawn = {key: piece[key] for key in _DRAWN_BY if key in piece}
    try:
        fields = PieceFields.read({"name": "-", **drawn})
        if fields.picture:
            return cells_drawn(lattice, fields.picture, FaultReport())
        if fields.cells:
            return cells_listed(lattice, fields.cells, FaultReport())
        start = (0,) * len(lattice.coordinates)
        return normalized(lattice, [reflection_path(lattice, walk, start) for walk in fields.path or ()])
    except ValueError:
        return None


def _set(lattice: Lattice, row: object) -> dict[str, Any]:
    """A set of all shapes of a size, or of some: its name, and its first shapes, with their names if they are right.

    `usual` tells whether there are usual names for all of them.
    """
    size = row.get("size") if isinstance(row, dict) else None
    freedom = row.get("freedom") if isinstance(row, dict) else None
    if type(size) is not int or not 1 <= size <= _LARGEST_SHOWN[lattice.dimension]:
        return {"words": sentence("all shapes of a size"), "n": None, "shapes": [], "usual": False}
    usual = default_freedom(lattice, is_tile=False)
    way = next((one for one in FREEDOMS if one == freedom), usual)
    pieces = _pieces_of_set(lattice, row, way)
    named = [(piece.name, piece.cells) for piece in pieces] or [("", one) for one in polyforms(lattice, size, way)]
    shown = [(name, outlined(lattice, shape)) for name, shape in named[:_MOST_SHOWN]]
    some = isinstance(row, dict) and ("only" in row or "without" in row)
    return {
        "words": _shapes_of(len(named), size)
        if some
        else sentence("all {shapes}", shapes=_shapes_of(len(named), size)),
        "n": len(named),
        "shapes": [{"name": name, "cells": cells, "box": box_of(cells)} for name, cells in shown],
        "usual": bool(usual_names(lattice, size, way)),
    }


def _shapes_of(n: int, size: int) -> str:
    return sentence("{n} {n:shape|shapes} of {size} {size:cell|cells}", n=n, size=size)


def _pieces_of_set(lattice: Lattice, row: object, freedom: Freedom) -> list[Piece]:
    """The pieces of a set of a document; none where it does not make sense."""
    from ..families.fields import FaultReport
    from ..families.tiling.file.fields import PolyformsFields

    try:
        return build_polyforms(PolyformsFields.read(row), lattice, freedom, FaultReport())
    except ValueError:
        return []


def _lines(document: Mapping[str, Any], limits: DeskLimits) -> list[list[int]]:
    """The lines of a document, whether or not it is whole, as numbers of cells."""
    board = board_of(document, limits)
    lines = document.get("lines")
    if board is None:
        return []
    if lines == "straight" and len(board.lattice.kinds) == 1:
        return [list(line) for line in board.straight_lines()]
    found = []
    for line in lines if isinstance(lines, list) else []:
        words, _ = points_and_sum(words_of(line), board)
        found.append([board.index_of_name[word] for word in words if word in board.index_of_name])
    return found


def _regions(document: Mapping[str, Any], limits: DeskLimits) -> list[dict[str, Any]]:
    """The regions of a document, row by row: the numbers of their cells, and the condition in short and in words.

    A row that makes several regions, or none yet, has no condition.
    """
    board, plain = board_of(document, limits), document.get("board")
    picture = plain.get("picture") if isinstance(plain, dict) else None
    found: list[dict[str, Any]] = []
    if board is None:
        return found
    for row in list_in(document, "region"):
        cells = region_in_file(document, row, picture, board)
        shown = {one.number: one for own in cells.values() for one in own if one.badge}
        one = next(iter(shown.values())) if len(shown) == 1 else None
        found.append(
            {"cells": list(cells), "badge": "" if one is None else one.badge, "words": "" if one is None else one.words}
        )
    return found


ASKS = {"draft": draft}
"""The requests about a puzzle that is being made."""

"""From a tiling puzzle back to the fields of its file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....lattices import Freedom, Lattice
from ...scenes import WILD
from ...to_fields import fields_of_board, fields_of_known, fields_of_setup, head, picture_or_none, without_empty, words
from ..labels import Label, in_reading_order, sides_only, value_on
from ..matching import Relation, as_set
from ..puzzle import Fixed, Piece, TilingPuzzle
from .build_pieces import default_freedom
from .build_rules import relation_of_halves


def fields_of_puzzle(puzzle: TilingPuzzle) -> dict[str, Any]:
    """The plain data of the puzzle's file."""
    lattice = puzzle.lattice
    n_tiles, freedom = _plain_tiles(lattice, puzzle.pieces)
    tiles = [_listed(lattice, piece) for piece in puzzle.pieces[:n_tiles]]
    fields = without_empty(
        {
            **head(puzzle),
            "freedom": freedom,
            "tiles": tiles,
            "board": _fields_of_board(puzzle),
            "setup": fields_of_setup(puzzle.setup),
            "matching": _fields_of_relation(puzzle.relation, puzzle.labels),
            "rim": _fields_of_rim(puzzle),
            "labels": dict(puzzle.label_names.limited_to(_known_labels(puzzle)).pairs),
            "piece": [_fields_of_piece(lattice, piece, freedom) for piece in puzzle.pieces[n_tiles:]],
            "fixed": [_fields_of_fixed(puzzle, fixed) for fixed in puzzle.fixed],
            "known": fields_of_known(puzzle.known),
        }
    )
    for rule in puzzle.rules:
        table = fields
        for key in rule.place[:-1]:
            table = table.setdefault(key, {})
        table[rule.place[-1]] = rule.written(puzzle.board)
    return fields


def _fields_of_board(puzzle: TilingPuzzle) -> dict[str, Any]:
    fields, names = fields_of_board(puzzle.board, puzzle.blocked, puzzle.optional, puzzle.setup), puzzle.board.names
    return fields | ({"order": words([names[cell] for cell in puzzle.order])} if puzzle.order else {})


def _is_listed_tile(lattice: Lattice, piece: Piece) -> bool:
    return piece.is_tile and piece.cells == (lattice.form_with(len(piece.labels[0])),)


def _plain_tiles(lattice: Lattice, pieces: Sequence[Piece]) -> tuple[int, Freedom | None]:
    """The number of first pieces that can be written in `tiles`, and the freedom to set for the whole file."""
    n_tiles = 0
    for k, piece in enumerate(pieces):
        if not (
            _is_listed_tile(lattice, piece)
            and piece.name == str(k + 1)
            and (piece.least, piece.most) == (1, 1)
            and piece.freedom == pieces[0].freedom
            and not piece.color
            and not piece.has_values
        ):
            break
        n_tiles = k + 1
    usual = {default_freedom(lattice, is_tile=_is_listed_tile(lattice, piece)) for piece in pieces}
    freedoms, first = {piece.freedom for piece in pieces}, pieces[0].freedom
    must_say = n_tiles > 0 and first != default_freedom(lattice, is_tile=True)
    return n_tiles, first if must_say or (len(freedoms) == 1 and first not in usual) else None


def _listed(lattice: Lattice, piece: Piece) -> str | list[str]:
    return _label_words(in_reading_order(lattice, piece.cells[0], piece.labels[0]))


def _label_words(labels: Sequence[Label | None]) -> str | list[str]:
    return words([WILD if label is None else label for label in labels])


def _fields_of_piece(lattice: Lattice, piece: Piece, freedom: Freedom | None) -> dict[str, Any]:
    fields: dict[str, Any] = {"name": piece.name}
    is_tile = _is_listed_tile(lattice, piece) and not piece.has_values
    if is_tile:
        fields["tile"] = _listed(lattice, piece)
    else:
        picture = picture_or_none(lattice, piece.cells) if piece.cells == tuple(sorted(piece.cells)) else None
        fields.update({"picture": picture} if picture else {"cells": [list(cell) for cell in piece.cells]})
        if piece.has_labels:
            fields["labels"] = [
                {"cell": list(cell), "side": lattice.kind(cell).side_names[side], "label": label}
                for cell, sides in zip(piece.cells, piece.labels, strict=True)
                for side, label in enumerate(sides_only(sides))
                if label is not None
            ]
        if piece.has_values:
            of_cell = dict(zip(piece.cells, piece.values, strict=True))
            order = sorted(of_cell, key=lattice.reading_key) if picture else piece.cells
            fields["values"] = words([str(of_cell[cell] or WILD) for cell in order])
    if (piece.least, piece.most) != (1, 1):
        fields["copies"] = piece.least if piece.least == piece.most else f"{piece.least}..{piece.most}"
    if piece.freedom != (freedom or default_freedom(lattice, is_tile=is_tile)):
        fields["freedom"] = piece.freedom
    if piece.color:
        fields["color"] = piece.color
    return fields


def _fields_of_relation(relation: Relation, labels: Sequence[Label]) -> dict[str, Any]:
    if relation.kind == "equal":
        return {}
    pairs = sorted({(min(pair), max(pair)) for pair in relation.pairs})
    for a, b in pairs[:1]:
        for first, second in ((a[-1], b[-1]), (a[0], b[0]), ("+", "-")):
            if first != second and relation_of_halves(labels, first, second) == relation:
                return {"halves": [first, second]}
    return {"pairs": [list(pair) for pair in pairs]}


def _known_labels(puzzle: TilingPuzzle) -> set[Label]:
    """The labels that a file of the puzzle mentions; pieces that were not chosen may have had others."""
    rim = puzzle.rim
    of_pieces = {*puzzle.labels, *map(str, puzzle.values)}
    return of_pieces.union(puzzle.relation.mates, rim.labels, rim.forbidden, *rim.demanded.values())


def _fields_of_rim(puzzle: TilingPuzzle) -> dict[str, Any]:
    rim, board = puzzle.rim, puzzle.board
    sides = [
        {
            "cell": board.names[cell],
            "side": board.lattice.kind(board.cells[cell]).side_names[side],
            **_fields_of_choice(as_set(labels)),
        }
        for cell, side, labels in rim.sides
    ]
    return without_empty(
        {
            **_fields_of_choice(rim.labels),
            "only_there": rim.only_there,
            "one_color": rim.one_color,
            "forbidden": sorted(rim.forbidden),
            "sides": sides,
        }
    )


def _fields_of_choice(labels: frozenset[Label]) -> dict[str, Any]:
    """One label, or several of which one is to be there."""
    listed = sorted(labels)
    return {"labels": words(listed)} if len(listed) > 1 else {"label": listed[0] if listed else None}


def _fields_of_fixed(puzzle: TilingPuzzle, fixed: Fixed) -> dict[str, Any]:
    names = [puzzle.board.names[cell] for cell in fixed.cells]
    fields: dict[str, Any] = {"piece": fixed.piece}
    fields.update({"cell": names[0]} if len(names) == 1 else {"cells": words(names)})
    lattice = puzzle.lattice
    if fixed.sides:
        lists = [
            _label_words(in_reading_order(lattice, puzzle.board.cells[cell], sides))
            for cell, sides in zip(fixed.cells, fixed.sides, strict=True)
        ]
        if puzzle.piece_of_name[fixed.piece].has_labels or not any(map(value_on, fixed.sides)):
            fields["labels"] = lists[0] if len(lists) == 1 else lists
        if any(map(value_on, fixed.sides)):
            fields["values"] = words([str(value_on(sides) or WILD) for sides in fixed.sides])
    if fixed.labels is not None:
        cell = puzzle.board.cells[fixed.cells[0]]
        turns = puzzle.piece_of_name[fixed.piece].turns(lattice, cell, fixed.labels)
        if turns is not None:
            fields["turns"] = turns
        else:
            fields["labels"] = _label_words(in_reading_order(lattice, cell, fixed.labels))
    return fields

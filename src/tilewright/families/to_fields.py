"""From a puzzle back to the fields of its file: the parts that all families share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ..boards import Board, cells_of_picture, picture_of_cells
from ..boards.periods import listed
from ..boards.shapes import FIGURE, sizes_of_shape
from ..errors import InvalidPuzzle
from ..lattices import Cell, Lattice, ShapeMaker, Side
from .common import Known, Setup, known_alone
from .ranges import written_numbers

WIDEST_PICTURE = 120
LONGEST_LINE = 72


def words(names: Sequence[str]) -> str | list[str]:
    """Names as a text with blanks between, or as a list where a name has blanks itself."""
    if names and all(name and len(name.split()) == 1 and name == name.strip() for name in names):
        return " ".join(names)
    return list(names)


def picture_or_none(lattice: Lattice, cells: Sequence[Cell]) -> str | None:
    """A picture that reads back as exactly these cells, if there is one."""
    places = [lattice.grid(cell) for cell in cells]
    extent = [max(column) - min(column) for column in zip(*places, strict=True)]
    if max(extent) > WIDEST_PICTURE:
        return None
    picture = picture_of_cells(lattice, cells)
    try:
        same = set(cells_of_picture(lattice, picture)) == set(cells)
    except InvalidPuzzle:
        return None
    return picture if same else None


def head(puzzle: Any) -> dict[str, Any]:
    """The keys with which the file of a puzzle starts."""
    return without_empty(
        {
            "format": 1,
            "title": puzzle.title,
            "about": puzzle.about,
            "maker": puzzle.maker[0] if len(puzzle.maker) == 1 else list(puzzle.maker),
            "family": puzzle.family,
            "lattice": puzzle.lattice.name,
            "sources": list(puzzle.sources),
            "license": puzzle.license,
        }
    )


def without_empty(fields: dict[str, Any]) -> dict[str, Any]:
    """The fields that say something."""
    return {key: value for key, value in fields.items() if value not in (None, "", [], {}, ()) and value is not False}


def fields_of_board(
    board: Board, blocked: Iterable[int] = (), optional: Iterable[int] = (), setup: Setup | None = None
) -> dict[str, Any]:
    """The table [board]: a shape if it is one, else a picture, else the cells.

    Where `setup` leaves its size to choose, it is the shape, or the figure, of that.
    """
    maker = None if setup is None or not setup.sizes else setup.maker(board.lattice)
    fields = _shape_of(board, [maker] if maker else board.lattice.shape_named.values()) or {}
    if "shape" not in fields:
        figure = setup.figure if setup is not None and setup.figure else board.cells
        picture = picture_or_none(board.lattice, figure)
        fields |= {"picture": picture} if picture else {"cells": [list(cell) for cell in figure]}
    if board.names != tuple(str(k + 1) for k in range(len(board))):
        fields["names"] = _names_in_rows(board)
    for key, cells in (("blocked", blocked), ("optional", optional)):
        chosen = [board.names[k] for k in sorted(cells)]
        if chosen:
            fields[key] = words(chosen)
    closed = {
        "wrap": list(map(list, setup.wrap)) if setup and setup.wrap else [listed(period) for period in board.wrap],
        "glue": [[_side_in_words(board, *side) for side in pair] for pair in board.glue],
    }
    return fields | without_empty(closed)


def _side_in_words(board: Board, cell: int, side: Side) -> str:
    return f"{board.names[cell]} {board.lattice.kind(board.cells[cell]).side_names[side]}"


def _names_in_rows(board: Board) -> str | list[str]:
    text = words(board.names)
    if isinstance(text, list) or len(text) <= LONGEST_LINE:
        return text
    rows: dict[tuple[int, int], list[str]] = {}
    for cell, name in zip(board.cells, board.names, strict=True):
        rows.setdefault(board.lattice.grid(cell)[:2], []).append(name)
    return "".join(" ".join(row) + "\n" for row in rows.values())


def _shape_of(board: Board, shapes: Iterable[ShapeMaker]) -> dict[str, Any] | None:
    """The first of these shapes that has exactly the cells of the board, with its sizes; of a figure its scale."""
    for maker in shapes:
        sizes = sizes_of_shape(board.lattice, maker, board.cells)
        if sizes is not None:
            return dict(sizes) if maker.name == FIGURE else {"shape": maker.name, **sizes}
    return None


def fields_of_setup(setup: Setup | None) -> dict[str, Any] | None:
    """The table [setup]."""
    if setup is None:
        return None
    return without_empty(
        {
            "kind": setup.kind,
            "choose": setup.choose,
            "cells": setup.cells,
            "among": words(setup.among),
            "choices": [words(choice) for choice in setup.choices],
            "block": None if setup.choices else setup.blocked or None,
            **{name: written_numbers(sizes) for name, sizes in setup.sizes},
            "multiple": setup.multiple if setup.multiple > 1 else None,
        }
    )


def fields_of_known(known: Iterable[Known]) -> list[dict[str, Any]]:
    """The tables [[known]]; without the numbers of variants, since none is written."""
    tables = []
    for one in known_alone(known, ""):
        fields: dict[str, Any] = {"count": one.count, "counts": one.counts, "source": one.source}
        if one.blocked:
            fields["block"] = words(one.blocked)
        if one.pieces:
            fields["pieces"] = words(one.pieces)
        if one.size:
            fields["size"] = one.size
        if one.target is not None:
            fields["target"] = one.target
        if one.seconds != 1.0:
            fields["seconds"] = int(one.seconds) if one.seconds == int(one.seconds) else one.seconds
        tables.append(fields)
    return tables

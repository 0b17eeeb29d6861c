"""From a puzzle back to the fields of its file: the parts that all families share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import prod
from typing import Any

from ..boards import Board, cells_of_picture, picture_of_cells
from ..boards.periods import listed
from ..errors import InvalidPuzzle
from ..lattices import Cell, Lattice, ShapeMaker, Side
from .common import Known, Setup, known_alone

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


def head(
    family: str, lattice: Lattice, title: str, about: str, maker: Sequence[str], sources: Sequence[str]
) -> dict[str, Any]:
    """The keys with which every file starts."""
    return without_empty(
        {
            "format": 1,
            "title": title,
            "about": about,
            "maker": maker[0] if len(maker) == 1 else list(maker),
            "family": family,
            "lattice": lattice.name,
            "sources": list(sources),
        }
    )


def without_empty(fields: dict[str, Any]) -> dict[str, Any]:
    """The fields that say something."""
    return {key: value for key, value in fields.items() if value not in (None, "", [], {}, ()) and value is not False}


def fields_of_board(board: Board, blocked: Iterable[int] = (), optional: Iterable[int] = ()) -> dict[str, Any]:
    """The table [board]: a shape if it is one, else a picture, else the cells."""
    fields: dict[str, Any] = _shape_of(board) or {}
    if not fields:
        picture = picture_or_none(board.lattice, board.cells)
        fields = {"picture": picture} if picture else {"cells": [list(cell) for cell in board.cells]}
    if board.names != tuple(str(k + 1) for k in range(len(board))):
        fields["names"] = _names_in_rows(board)
    for key, cells in (("blocked", blocked), ("optional", optional)):
        chosen = [board.names[k] for k in sorted(cells)]
        if chosen:
            fields[key] = words(chosen)
    closed = {
        "wrap": [listed(period) for period in board.wrap],
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


def _shape_of(board: Board) -> dict[str, Any] | None:
    cells = set(board.cells)
    extents = [max(axis) - min(axis) + 1 for axis in zip(*board.cells, strict=True)][: board.lattice.dimension]
    for name, maker in board.lattice.shape_named.items():
        for sizes in _sizes(maker, extents):
            made = maker.cells(sizes)
            if set(made) == cells:
                return {"shape": name, **sizes}
            if len(made) > len(cells):
                break
    return None


def _sizes(maker: ShapeMaker, extents: Sequence[int]) -> list[dict[str, int]]:
    known = dict(zip(("columns", "rows", "layers"), extents, strict=False))
    given = {name: known[name] for name in maker.sizes if name in known}
    if len(given) == len(maker.sizes):
        return [given] if prod(extents) <= WIDEST_PICTURE**2 else []
    [side] = set(maker.sizes) - set(given)
    widest = max(extents)
    return [{side: size, **given} for size in range(1, widest + 1)] if widest <= WIDEST_PICTURE else []


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
        if one.target is not None:
            fields["target"] = one.target
        if one.seconds != 1.0:
            fields["seconds"] = int(one.seconds) if one.seconds == int(one.seconds) else one.seconds
        tables.append(fields)
    return tables

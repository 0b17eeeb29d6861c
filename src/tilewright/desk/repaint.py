"""Another board under a puzzle: parts that name its cells go on naming the same ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from ..boards import Board
from ..boards.shapes import sizes_of_shape
from ..errors import TilewrightError
from ..families import FAMILIES
from ..families.labeling.line_words import points_and_sum, words_behind
from ..families.scenes import WILD, CellRegion
from ..families.wording import listing
from ..lattices import Cell, Lattice
from ..lattices.scaling import unscaled
from ..sentences import sentence
from .limits import DeskLimits, Refused, bound
from .opened import listed
from .outlines import cells_given, lattice_named, preset
from .sizes import check_board, lattice_of, list_in

_STATES = ("empty", "blocked", "optional", "away")
_CLOSED = ("wrap", "glue")
_LONGEST_VALUE = 40
Renamed = Callable[[str], str | None]
"""The new name of a cell; None if it is gone."""


def board_of(document: Mapping[str, Any], limits: DeskLimits) -> Board | None:
    """The board of a document, finished or not; None while it has none, or none that can be built here."""
    from ..families.build_board import build_board
    from ..families.declared import WrongValue
    from ..families.fields import BoardFields, FaultReport

    lattice = lattice_of(document)
    if lattice is None:
        return None
    try:
        check_board(document, limits)
        plain = document.get("board")
        # Periods and glued sides that do not fit the cells yet are no reason to show no cells.
        flat = {key: value for key, value in plain.items() if key not in _CLOSED} if isinstance(plain, dict) else plain
        fields = BoardFields.read(flat)
        return build_board(fields, lattice, FaultReport())
    except (Refused, WrongValue, TilewrightError):
        return None


def document_given(params: Mapping[str, Any]) -> dict[str, Any]:
    """The document of a request; Refused if there is none."""
    document = params.get("document")
    if not isinstance(document, dict):
        raise Refused(sentence("expected the puzzle file as an object"), "document")
    return document


def words_of(value: object) -> list[str]:
    """Names as a file lists them, in a text with blanks or in a list."""
    if isinstance(value, str):
        return value.split()
    if isinstance(value, list):
        return [str(word) for word in value if isinstance(word, str | int) and not isinstance(word, bool)]
    return [str(value)] if type(value) is int else []


def repaint(params: Mapping[str, Any], limits: DeskLimits) -> dict[str, Any]:
    """The document with other `cells` on its board, those that are `blocked` and those that are `optional`.

    Instead of them a request may have a ready `shape` with its sizes, or `changes`: cells, each with a state or "away".
    Cells keep their names if the document has names, or if parts that this function does not change use them; else they
    are numbered anew, and all parts that name them follow. `words` names the parts that went with a cell. `given` has
    a `value` that must lie on the cells `at`, "" for any.
    """
    document = document_given(params)
    lattice = lattice_named(document.get("lattice"))
    shape = params.get("shape")
    if shape is not None:
        made = preset({"lattice": lattice.name, **_shape_and_sizes(shape)}, limits)
        params = {**params, "cells": made["cells"]}
    cells, blocked, optional = (
        cells_given(params.get(key), lattice, key, limits.cells) for key in ("cells", "blocked", "optional")
    )
    old = board_of(document, limits)
    plain = document.get("board")
    board: dict[str, Any] = dict(plain) if isinstance(plain, dict) else {}
    if params.get("changes") is not None:
        states = _changed(old, board, lattice, params["changes"], limits)
        cells = list(states)
        blocked, optional = ([cell for cell in cells if states[cell] == state] for state in ("blocked", "optional"))
    cells.sort(key=lattice.reading_key)
    for key in ("blocked", "optional"):
        board.pop(key, None)
    order = words_of(board.pop("order", ()))
    new_names = list(old.names) if old is not None else []
    if old is None or set(cells) != set(old.cells):
        named = "names" in board or _names_are_used_elsewhere(document)
        new_names = _names(cells, old if named else None)
        closed = {key: board[key] for key in _CLOSED if key in board}
        board = _as_shape(document, lattice, cells) if shape is None else made["board"]
        board = {**board, **closed}
        if named and new_names != [str(k + 1) for k in range(len(cells))]:
            board["names"] = new_names
    name_of = dict(zip(cells, new_names, strict=True))
    for key, chosen in (("blocked", blocked), ("optional", optional)):
        names = [name_of[cell] for cell in cells if cell in set(chosen)]
        if names:
            board[key] = joined(names)
    if order and old is not None:
        ordered = [old.cells[old.index_of_name[name]] for name in order if name in old.index_of_name]
        left = dict.fromkeys(cell for cell in (*ordered, *cells) if cell in name_of)
        board["order"] = joined([name_of[cell] for cell in left])
    changed = {**document, "board": board}
    dropped: list[str] = []
    if old is not None and set(cells) != set(old.cells):
        _rewrite_by_cell(changed, old, plain.get("picture") if isinstance(plain, dict) else None, cells)
    if old is not None and new_names != list(old.names):
        now = {name: name_of.get(cell) for name, cell in zip(old.names, old.cells, strict=True)}
        _rename_all(changed, lambda name: now.get(name, name), old, dropped)
    if params.get("given") is not None:
        _give(changed, cells, params["given"], lattice, limits)
    return {"document": changed, "words": _said(dropped)}


def _as_shape(document: Mapping[str, Any], lattice: Lattice, cells: list[Cell]) -> dict[str, Any]:
    """The cells as a board; where the size of a shape is left to choose, as that shape if they are one.

    Of a figure that is no larger one for a while, while it is drawn, the scale is 1.
    """
    setup, old = document.get("setup"), document.get("board")
    if cells and isinstance(setup, dict) and setup.get("kind") == "size":
        if "scale" in setup and isinstance(old, dict) and "scale" in old:
            scales = [n for n in range(2, len(cells) + 1) if len(cells) % n**lattice.dimension == 0]
            found = ((unscaled(lattice, cells, n), n) for n in reversed(scales))
            figure, scale = next(((figure, n) for figure, n in found if figure), (cells, 1))
            return {"cells": [list(cell) for cell in figure], "scale": scale}
        for name, maker in lattice.shape_named.items():
            sizes = sizes_of_shape(lattice, maker, cells)
            if sizes is not None and any(key in setup for key in maker.sizes):
                return {"shape": name, **sizes}
    return {"cells": [list(cell) for cell in cells]}


def states_of(board: Board, plain: Mapping[str, Any]) -> dict[Cell, str]:
    """The state of each cell of a board: "blocked", "optional", or "empty"."""
    named = dict.fromkeys(words_of(plain.get("optional")), "optional")
    named.update(dict.fromkeys(words_of(plain.get("blocked")), "blocked"))
    return {cell: named.get(name, "empty") for cell, name in zip(board.cells, board.names, strict=True)}


def _changed(
    board: Board | None, plain: Mapping[str, Any], lattice: Lattice, changes: object, limits: DeskLimits
) -> dict[Cell, str]:
    """The cells of a board and their states after these changes."""
    states = {} if board is None else states_of(board, plain)
    items = listed(changes, "changes")
    if not all(isinstance(item, dict) and item.get("state") in _STATES for item in items):
        raise Refused(
            sentence("expected cells, each with a state"),
            "changes",
            sentence("the states are {names}", names=", ".join(_STATES)),
        )
    cells = cells_given([item.get("at") for item in items], lattice, "changes", limits.cells)
    if len(cells) < len(items):
        raise Refused(sentence("a cell is changed twice"), "changes")
    for cell, item in zip(cells, items, strict=True):
        if item["state"] == "away":
            states.pop(cell, None)
        else:
            states[cell] = item["state"]
    too_many = sentence("{n:,} cells are too many; at most {most:,}", n=len(states), most=limits.cells)
    bound(len(states), limits.cells, too_many, "changes")
    return states


def _shape_and_sizes(shape: object) -> dict[str, Any]:
    if not isinstance(shape, Mapping) or not isinstance(shape.get("shape"), str):
        raise Refused(sentence("expected a shape and its sizes"), "shape")
    return {"shape": shape["shape"], "sizes": {key: size for key, size in shape.items() if key != "shape"}}


def joined(names: list[str]) -> str | list[str]:
    """Names as a file lists them, the short way where it can be."""
    return list(names) if any(" " in name or not name for name in names) else " ".join(names)


def _names(cells: list[Cell], old: Board | None) -> list[str]:
    if old is None:
        return [str(k + 1) for k in range(len(cells))]
    known = dict(zip(old.cells, old.names, strict=True))
    taken = {known[cell] for cell in cells if cell in known}
    fresh = (str(k) for k in range(1, 10**9) if str(k) not in taken)
    return [known[cell] if cell in known else next(fresh) for cell in cells]


def _rewrite_by_cell(document: dict[str, Any], old: Board, picture: str | None, cells: Sequence[Cell]) -> None:
    """Rewrite, in place, what names cells by their places: regions by letters of a picture, given values in a row."""
    if rows := list_in(document, "region"):
        document["region"] = [
            {**row, "cells": joined([old.names[cell] for cell in sorted(region_in_file(document, row, picture, old))])}
            if isinstance(row, dict) and "cells" in row
            else row
            for row in rows
        ]
    if of_cell := given_on(document, old.cells):
        document["given"] = joined([of_cell.get(cell, WILD) for cell in cells])


def given_on(document: Mapping[str, Any], cells: Sequence[Cell]) -> dict[Cell, str]:
    """The given value of each cell of a board, in reading order; empty if they are not listed so."""
    given = document.get("given")
    words = words_of(given) if isinstance(given, str | list) else []
    values = words if len(words) == len(cells) else [sign for word in words for sign in word]
    return dict(zip(cells, values, strict=True)) if len(values) == len(cells) else {}


def _give(document: dict[str, Any], cells: Sequence[Cell], asked: object, lattice: Lattice, limits: DeskLimits) -> None:
    """Give some cells a value, in place."""
    value = asked.get("value") if isinstance(asked, Mapping) else None
    if not isinstance(value, str) or value.split() != [value] * bool(value) or len(value) > _LONGEST_VALUE:
        raise Refused(sentence("expected a value, one word without blanks"), "given")
    assert isinstance(asked, Mapping)
    at = cells_given(asked.get("at"), lattice, "given", limits.cells)
    values = dict.fromkeys(cells, WILD) | given_on(document, cells)
    values |= {cell: value or WILD for cell in at if cell in values}
    document.pop("given", None)
    if set(values.values()) != {WILD}:
        document["given"] = joined(list(values.values()))


def region_in_file(
    document: Mapping[str, Any], row: Any, picture: str | None, board: Board
) -> Mapping[int, tuple[CellRegion, ...]]:
    """How pictures show one region of a document, by cells; nothing where it is wrong."""
    family = FAMILIES.get(str(document.get("family")), next(iter(FAMILIES.values())))
    return family.region_in_file(row, picture, board)


def _names_are_used_elsewhere(document: Mapping[str, Any]) -> bool:
    """Tell whether parts that `_rename_all` does not change name cells: variants, and the setups of known counts."""
    known = list_in(document, "known")
    return bool(document.get("variant")) or any(isinstance(row, dict) and row.get("block") for row in known)


def _rename_all(document: dict[str, Any], renamed: Renamed, old: Board, dropped: list[str]) -> None:
    """Change the names of a board's cells in all parts of a document, in place; changed parts are copied first."""

    def follow(words: object, what: str) -> str | list[str] | None:
        """The new names of some cells; None if one of them is gone, and `what` named them with it."""
        names = [renamed(word) for word in words_of(words)]
        if None in names:
            dropped.append(what)
            return None
        return joined([name for name in names if name is not None])

    def follow_rows(rows: list[Any], keys: tuple[str, ...], what: str) -> list[Any]:
        found = []
        for row in rows:
            names = {key: follow(row[key], what) for key in keys if isinstance(row, dict) and key in row}
            if None not in names.values():
                found.append({**row, **names} if names else row)
        return found

    if fixed := list_in(document, "fixed"):
        document["fixed"] = follow_rows(fixed, ("cell", "cells"), "a fixed piece")
    board = document.get("board")
    if isinstance(board, dict) and "glue" in board:
        pairs = [pair for pair in list_in(board, "glue") if isinstance(pair, list)]
        moved = [[_side_renamed(side, renamed) for side in pair] for pair in pairs]
        dropped += [sentence("a pair of glued sides")] * sum(None in pair for pair in moved)
        document["board"] = {**board, "glue": [pair for pair in moved if None not in pair]}
    rim = document.get("rim")
    if isinstance(rim, dict) and (sides := list_in(rim, "sides")):
        document["rim"] = {**rim, "sides": follow_rows(sides, ("cell",), "a label of the rim")}
    setup = document.get("setup")
    if isinstance(setup, dict) and isinstance(setup.get("choices"), list):
        choices = [[renamed(name) for name in words_of(choice)] for choice in setup["choices"]]
        if any(None in choice for choice in choices):
            dropped.append(sentence("a choice of the setup"))
        left = [joined([name for name in choice if name is not None]) for choice in choices]
        document["setup"] = {**setup, "choices": left}
    if rows := list_in(document, "region"):
        document["region"] = list(_regions_renamed(rows, renamed))
        dropped += [sentence("a region")] * (len(rows) - len(document["region"]))
    given = document.get("given")
    if isinstance(given, dict):
        document["given"] = {now: value for name, value in given.items() if (now := renamed(name)) is not None}
        if len(document["given"]) < len(given):
            dropped.append(sentence("a given value"))
    if isinstance(document.get("lines"), list):
        lines = [points_and_sum(words_of(line), old) for line in document["lines"]]
        followed = [(follow(list(points), sentence("a line")), own) for points, own in lines]
        document["lines"] = [
            names if own is None else joined([*words_of(names), *words_behind(own)])
            for names, own in followed
            if names is not None
        ]


def _regions_renamed(rows: list[Any], renamed: Renamed) -> Iterator[Any]:
    """The regions with the new names of their cells; one that has none left is gone."""
    for row in rows:
        if not isinstance(row, dict) or "cells" not in row:
            yield row
            continue
        names = [name for word in words_of(row["cells"]) if (name := renamed(word)) is not None]
        if names:
            yield {**row, "cells": joined(names)}


def _side_renamed(side: object, renamed: Renamed) -> object:
    """The words for a side, "1 left", with the new name of its cell; None if that is gone."""
    cell, blank, name = side.partition(" ") if isinstance(side, str) else ("", "", "")
    now = renamed(cell) if blank else cell
    return side if not blank else None if now is None else f"{now} {name}"


def _said(dropped: list[str]) -> str:
    if not dropped:
        return ""
    whats = list(dict.fromkeys(dropped))
    return sentence("{Things} went with {n:its cell|the cells}.", things=listing(whats), n=len(dropped))


ASKS = {"repaint": repaint}
"""The requests that change a board."""

"""Solutions out and in: JSON, one solution a line, and tiles drawn in boxes of text.

A box shows the labels of square tiles where they lie, three rows of text for each row of tiles; a file
may hold many boxes, with any other text between them:

    -------------------
    |   PT   |   YH   |
    | YH  GT | GT  RH |
    |   RH   |   PT   |
    -------------------
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..errors import InvalidFile, InvalidSolution, Mistake
from ..families.labeling.puzzle import LabelingPuzzle, LabelingSolution
from ..families.tiling.build_rules import by_side, in_reading_order, lying_labels
from ..families.tiling.naming import name_places
from ..families.tiling.puzzle import Placed, SideLabels, TilingPuzzle, TilingSolution
from ..families.wording import found, suggestion
from .document import read_text

if TYPE_CHECKING:
    from ..families import Puzzle, Solution

_RULE = re.compile(r"\s*[-+|=]*-{3,}[-+|=]*\s*")
_COLORS = re.compile(r"\x1b\[[0-9;]*m")
_NONE = re.compile(r"^(No solution exists|None found|Interrupted; none found)\b", re.MULTILINE)
"""How `tilewright solve` says that it has no solutions to list."""
_FILL = re.compile(r"#+|\.+")
"""The upper and lower rows of a cell that is blocked or stays empty."""
ROWS_OF_A_TILE = (("top",), ("left", "right"), ("bottom",))


def solution_to_json(solution: Solution) -> dict[str, Any]:
    """The solution as plain data, with the names that stand in the puzzle's file.

    Tiling: `placed`, for each piece its name, its cells, and for pieces with labels these as they lie,
    in reading order (for pieces of several cells a list for each), and the clockwise turns of a tile.
    Labeling: `values`, the value of each point.
    """
    if isinstance(solution, LabelingSolution):
        return {"values": dict(zip(solution.puzzle.board.names, solution.values, strict=True))}
    board = solution.puzzle.board
    placed = []
    for one in solution.placed:
        entry: dict[str, Any] = {"piece": one.piece, "cells": [board.names[cell] for cell in one.cells]}
        if solution.puzzle.piece_of_name[one.piece].has_labels:
            listed = [
                list(in_reading_order(board.lattice, board.cells[cell], labels))
                for cell, labels in zip(one.cells, one.labels, strict=True)
            ]
            entry["labels"] = listed[0] if len(listed) == 1 else listed
            turns = solution.turns(one)
            if turns is not None:
                entry["turns"] = turns
        placed.append(entry)
    return {"placed": placed}


def solution_from_json(puzzle: Puzzle, data: object) -> Solution:
    """The solution that `solution_to_json` wrote; InvalidSolution if it speaks of other pieces or cells.

    Whether it obeys the rules is for the checker to say.
    """
    key = "values" if isinstance(puzzle, LabelingPuzzle) else "placed"
    if not isinstance(data, Mapping) or key not in data:
        raise InvalidSolution(f"a solution of {puzzle.name} is an object with the key {key!r}, found {found(data)}")
    if isinstance(puzzle, LabelingPuzzle):
        return LabelingSolution(puzzle, _values(puzzle, data["values"]))
    if not isinstance(data["placed"], list):
        raise InvalidSolution(f"expected a list of placed pieces, found {found(data['placed'])}")
    placed = [_placed(puzzle, entry, k) for k, entry in enumerate(data["placed"])]
    return TilingSolution(puzzle, tuple(sorted(placed, key=lambda one: min(one.cells))))


def _values(puzzle: LabelingPuzzle, data: object) -> tuple[int, ...]:
    if not isinstance(data, Mapping):
        raise InvalidSolution(f"expected a value for each point, found {found(data)}")
    names = puzzle.board.names
    for name in data:
        if name not in names:
            raise InvalidSolution(f"there is no point {name!r}; {suggestion(name, names, 'the points are named')}")
    for name in names:
        if name not in data:
            raise InvalidSolution(f"point {name} has no value")
        if not isinstance(data[name], int) or isinstance(data[name], bool):
            raise InvalidSolution(f"point {name}: expected a whole number, found {found(data[name])}")
    return tuple(data[name] for name in names)


def _placed(puzzle: TilingPuzzle, entry: object, k: int) -> Placed:
    where = f"placed piece {k + 1}"
    if not isinstance(entry, Mapping):
        raise InvalidSolution(f"{where}: expected an object, found {found(entry)}")
    name = entry.get("piece")
    if not isinstance(name, str | int):
        raise InvalidSolution(f"{where}: expected the name of a piece, found {found(name)}")
    piece = puzzle.piece_of_name.get(str(name))
    if piece is None:
        raise InvalidSolution(
            f"{where}: there is no piece {name!r}; "
            + suggestion(str(name), puzzle.piece_of_name, "the pieces are named")
        )
    where = f"piece {piece.name!r}"
    names = entry.get("cells")
    if not isinstance(names, list) or not names:
        raise InvalidSolution(f"{where}: expected a list of cells, found {found(names)}")
    cells = []
    for name in names:
        if not isinstance(name, str | int):
            raise InvalidSolution(f"{where}: expected the name of a cell, found {found(name)}")
        if str(name) not in puzzle.board.index_of_name:
            raise InvalidSolution(
                f"{where}: there is no cell {name!r}; "
                + suggestion(str(name), puzzle.board.names, "the cells are named")
            )
        cells.append(puzzle.board.index_of_name[str(name)])
    return Placed(piece.name, tuple(cells), _labels(puzzle, entry, tuple(cells), where))


def _labels(
    puzzle: TilingPuzzle, entry: Mapping[str, Any], cells: tuple[int, ...], where: str
) -> tuple[SideLabels, ...]:
    board, n = puzzle.board, puzzle.lattice.n_sides
    listed = entry.get("labels")
    piece = puzzle.piece_of_name[str(entry["piece"])]
    if listed is None and isinstance(entry.get("turns"), int) and piece.is_tile and puzzle.lattice.dimension == 2:
        own = in_reading_order(puzzle.lattice, piece.cells[0], piece.labels[0])
        listed = [own[(k - entry["turns"]) % n] for k in range(n)]
    if listed is None:
        return ((None,) * n,) * len(cells)
    if isinstance(listed, list) and not any(isinstance(labels, list) for labels in listed):
        listed = [listed]
    if (
        not isinstance(listed, list)
        or len(listed) != len(cells)
        or any(not isinstance(labels, list) or len(labels) != n for labels in listed)
    ):
        raise InvalidSolution(f"{where}: expected {n} labels for each of its {len(cells)} cells")
    wrong = [label for labels in listed for label in labels if not isinstance(label, str | int | None)]
    if wrong:
        raise InvalidSolution(f"{where}: expected labels, found {found(wrong[0])}")
    return tuple(
        by_side(puzzle.lattice, board.cells[cell], [None if label is None else str(label) for label in labels])
        for cell, labels in zip(cells, listed, strict=True)
    )


def read_solutions(puzzle: Puzzle, path: Path) -> list[Solution]:
    """All solutions in a file of JSON, JSON Lines or text boxes.

    None if the file says that there are none, as `tilewright solve` does. Raises InvalidFile for solutions
    that are not made of this puzzle's pieces and cells, each mistake with its line, and for files that
    speak of no solutions at all.
    """
    # Saved from a terminal that was forced to color, a text has escape codes.
    text = _COLORS.sub("", read_text(path))
    mistakes: list[Mistake] = []
    if text.lstrip().startswith(("{", "[")):
        # If it has none, it is an empty list or only a summary.
        solutions, says_none = _from_json(puzzle, text, mistakes), True
    else:
        solutions = _from_boxes(puzzle, text, mistakes) if isinstance(puzzle, TilingPuzzle) else []
        says_none = _NONE.search(text) is not None
    if not solutions and not mistakes and not says_none:
        kinds = "JSON, or boxes of square tiles" if isinstance(puzzle, TilingPuzzle) else "JSON, one solution a line"
        mistakes.append(
            Mistake(
                "there are no solutions in this file",
                help=f"solutions are read from {kinds}; `tilewright solve --all --json` prints JSON",
            )
        )
    if mistakes:
        raise InvalidFile(str(path), mistakes, text)
    return solutions


def _from_json(puzzle: Puzzle, text: str, mistakes: list[Mistake]) -> list[Solution]:
    solutions: list[Solution] = []
    for line, data in _json_values(text, mistakes):
        if isinstance(data, dict) and set(data) == {"summary"}:
            continue  # The last line of `tilewright solve --json`.
        entries = data.get("solutions", data) if isinstance(data, dict) else data
        for k, entry in enumerate(entries if isinstance(entries, list) else [entries]):
            try:
                solutions.append(solution_from_json(puzzle, entry))
            except InvalidSolution as problem:
                where = f"solution {k + 1}: " if isinstance(entries, list) else ""
                mistakes.append(Mistake(f"{where}{problem}", line, 1))
    return solutions


def _json_values(text: str, mistakes: list[Mistake]) -> list[tuple[int, Any]]:
    """The JSON values of a text, each with the line on which it starts."""
    import json

    values: list[tuple[int, Any]] = []
    decoder, offset, line, counted = json.JSONDecoder(), 0, 1, 0
    while True:
        while offset < len(text) and text[offset].isspace():
            offset += 1
        if offset == len(text):
            return values
        line += text.count("\n", counted, offset)
        counted = offset
        try:
            data, offset = decoder.raw_decode(text, offset)
        except json.JSONDecodeError as problem:
            mistakes.append(
                Mistake(f"this is not JSON: {problem.msg[0].lower()}{problem.msg[1:]}", problem.lineno, problem.colno)
            )
            return values
        except RecursionError:
            mistakes.append(Mistake("there are too many brackets inside each other; a solution has a few", line, 1))
            return values
        except ValueError:
            mistakes.append(Mistake("there is a number with thousands of digits; a solution has none", line, 1))
            return values
        values.append((line, data))


def _from_boxes(puzzle: TilingPuzzle, text: str, mistakes: list[Mistake]) -> list[Solution]:
    solutions: list[Solution] = []
    boxes = _boxes(text)
    if boxes and not (puzzle.lattice.is_boxed and puzzle.lattice.dimension == 2):
        mistakes.append(
            Mistake(
                f"boxes show square tiles; {puzzle.name} lies on the {puzzle.lattice.name} lattice", boxes[0][0][0], 1
            )
        )
        return []
    for number, box in enumerate(boxes, start=1):
        n_before = len(mistakes)
        placed = _placed_in_box(puzzle, box, number, mistakes)
        if len(mistakes) == n_before:
            solutions.append(TilingSolution(puzzle, tuple(sorted(placed, key=lambda one: one.cells))))
    return solutions


def _boxes(text: str) -> list[list[tuple[int, str]]]:
    """The boxes of a text: for each its lines between the first rule and the last, with their numbers."""
    lines = text.split("\n")
    boxes, k = [], 0
    while k < len(lines):
        if _RULE.fullmatch(lines[k]) and k + 1 < len(lines) and lines[k + 1].lstrip().startswith("|"):
            box = []
            k += 1
            while k < len(lines) and (lines[k].lstrip().startswith("|") or _RULE.fullmatch(lines[k])):
                if not _RULE.fullmatch(lines[k]):
                    box.append((k + 1, lines[k]))
                k += 1
            boxes.append(box)
        else:
            k += 1
    return boxes


def _placed_in_box(
    puzzle: TilingPuzzle, box: list[tuple[int, str]], number: int, mistakes: list[Mistake]
) -> list[Placed]:
    board = puzzle.board
    places = {board.lattice.grid(cell)[1:]: k for k, cell in enumerate(board.cells)}
    top, left = min(row for row, _ in places), min(column for _, column in places)
    n_rows, n_columns = max(row for row, _ in places) - top + 1, max(column for _, column in places) - left + 1
    if len(box) != n_rows * len(ROWS_OF_A_TILE):
        mistakes.append(
            Mistake(
                f"box {number} has {len(box)} rows of text; {n_rows} rows of tiles take {n_rows * len(ROWS_OF_A_TILE)}",
                box[0][0],
                1,
            )
        )
        return []
    rows: list[list[str]] = []
    for line, row in box:
        rows.append(row.strip().strip("|").split("|"))
        if len(rows[-1]) != n_columns:
            mistakes.append(
                Mistake(
                    f"box {number} has {len(rows[-1])} tiles in this row; the board has {n_columns} columns",
                    line,
                    1,
                    len(row),
                )
            )
            return []
    shown: dict[int, dict[str, str]] = {}
    for k, (line, row) in enumerate(box):
        names = ROWS_OF_A_TILE[k % len(ROWS_OF_A_TILE)]
        upper = k - k % len(ROWS_OF_A_TILE)
        for column, part in enumerate(rows[k]):
            if _FILL.fullmatch(rows[upper][column]) and _FILL.fullmatch(rows[upper + 2][column]):
                continue
            cell = places.get((top + k // len(ROWS_OF_A_TILE), left + column))
            labels = part.split()
            if (labels and cell is None) or (labels and len(labels) != len(names)):
                where = f"box {number}, row {k // 3 + 1}, column {column + 1}"
                wanted = f"label{'s' * (len(names) > 1)} on the {' and the '.join(names)} side"
                what = "there is no cell here" if cell is None else f"expected the {wanted}, found {part.strip()!r}"
                mistakes.append(Mistake(f"{where}: {what}", line, row.find(labels[0]) + 1))
            elif labels and cell is not None:
                shown.setdefault(cell, {}).update(zip(names, labels, strict=True))
    return _tiles_shown(puzzle, shown, box, number, mistakes)


def _tiles_shown(
    puzzle: TilingPuzzle,
    shown: dict[int, dict[str, str]],
    box: list[tuple[int, str]],
    number: int,
    mistakes: list[Mistake],
) -> list[Placed]:
    """Which tile lies on each cell."""
    board = puzzle.board
    tops = [board.lattice.grid(cell)[1] for cell in board.cells]
    lying: dict[int, SideLabels] = {}
    for k, labels_of_side in sorted(shown.items()):
        names = board.lattice.kind(board.cells[k]).side_names
        if len(labels_of_side) == len(names):  # Else told already, as a row with too few labels.
            lying[k] = tuple(None if labels_of_side[name] == "*" else labels_of_side[name] for name in names)
    fitting = [
        [
            piece.name
            for piece in puzzle.pieces
            if len(piece.cells) == 1 and labels in lying_labels(board.lattice, piece, board.cells[k])
        ]
        for k, labels in lying.items()
    ]
    placed = []
    names_given = name_places(puzzle, [(k,) for k in lying], fitting)
    for (k, labels), fits, name in zip(lying.items(), fitting, names_given, strict=True):
        if name is not None:
            placed.append(Placed(name, (k,), (labels,)))
            continue
        line, row = box[(tops[k] - min(tops)) * len(ROWS_OF_A_TILE)]
        listed = " ".join(label or "*" for label in in_reading_order(board.lattice, board.cells[k], labels))
        message = (
            f"tile {fits[0]} ({listed}) lies on more than one cell"
            if fits
            else f"no tile of {puzzle.name} can lie as {listed}"
        )
        mistakes.append(Mistake(f"box {number}, cell {board.names[k]}: {message}", line, 1, len(row)))
    return placed

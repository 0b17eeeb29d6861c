"""Solutions drawn as text: boxes of square tiles.

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

from ...errors import Mistake
from ..scenes import WILD
from .labels import SideLabels, in_words
from .naming import name_places
from .puzzle import Placed, TilingPuzzle, TilingSolution
from .shapes import lying_labels

_RULE = re.compile(r"\s*[-+|=]*-{3,}[-+|=]*\s*")
_FILL = re.compile(r"#+|\.+")
"""The upper and lower rows of a cell that is blocked or stays empty."""
ROWS_OF_A_TILE = (("top",), ("left", "right"), ("bottom",))


def solutions_in_boxes(puzzle: TilingPuzzle, text: str, mistakes: list[Mistake]) -> list[TilingSolution]:
    """The solutions that a text shows; adds their mistakes to the list."""
    solutions: list[TilingSolution] = []
    boxes = _boxes(text)
    if boxes and not (puzzle.lattice.is_boxed and puzzle.lattice.dimension == 2):
        message = f"boxes show square tiles; {puzzle.name} lies on the {puzzle.lattice.name} lattice"
        mistakes.append(Mistake(message, boxes[0][0][0], 1))
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
    wanted = n_rows * len(ROWS_OF_A_TILE)
    if len(box) != wanted:
        message = f"box {number} has {len(box)} rows of text; {n_rows} rows of tiles take {wanted}"
        mistakes.append(Mistake(message, box[0][0], 1))
        return []
    rows = [row.strip().strip("|").split("|") for _, row in box]
    for (line, row), tiles in zip(box, rows, strict=True):
        if len(tiles) != n_columns:
            message = f"box {number} has {len(tiles)} tiles in this row; the board has {n_columns} columns"
            mistakes.append(Mistake(message, line, 1, len(row)))
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
                expected = f"label{'s' * (len(names) > 1)} on the {' and the '.join(names)} side"
                what = "there is no cell here" if cell is None else f"expected the {expected}, found {part.strip()!r}"
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
    """The tile on each cell."""
    board = puzzle.board
    tops = [board.lattice.grid(cell)[1] for cell in board.cells]
    lying: dict[int, SideLabels] = {}
    for k, labels_of_side in sorted(shown.items()):
        names = board.lattice.kind(board.cells[k]).side_names
        if len(labels_of_side) == len(names):  # Else told already, as a row with too few labels.
            lying[k] = tuple(None if labels_of_side[name] == WILD else labels_of_side[name] for name in names)
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
        listed = in_words(board.lattice, board.cells[k], labels)
        message = f"no tile of {puzzle.name} can lie as {listed}"
        if fits:
            message = f"tile {fits[0]} ({listed}) lies on more than one cell"
        mistakes.append(Mistake(f"box {number}, cell {board.names[k]}: {message}", line, 1, len(row)))
    return placed

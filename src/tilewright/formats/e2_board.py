"""Boards as the viewers of Eternity II take them: addresses such as

    https://e2.bucas.name/#puzzle=mine&board_w=2&board_h=1&board_edges=abcaaadc&board_pieces=002001

For each cell, row by row, `board_edges` has four letters: its labels at the top, right, bottom and left, a for gray, b
for label 1 and so on; `aaaa` is an empty cell. `board_pieces` has three digits, the number of the tile, 000 for none.
A text of several lines may hold a board in each.

Such a board is a solution, or the beginning of one. As a puzzle it has the tiles that lie there.
"""

from __future__ import annotations

import re
from collections import Counter
from math import isqrt
from pathlib import PurePath
from typing import TYPE_CHECKING, Any

from ..errors import InvalidFile, InvalidRequest, Mistake
from ..families.tiling.labels import by_side, in_reading_order, rotated
from ..families.tiling.puzzle import Placed, TilingSolution, tile
from ..families.wording import plural
from ..lattices import SQUARE
from ..sentences import sentence
from ..values import frozen
from .document import Document, plain_name
from .e2_pieces import N_SIDES, numbers_of_labels, puzzle_of_tiles, size_of_board
from .imported import document_of_puzzles

if TYPE_CHECKING:
    from ..families import Puzzle, Solution

_FIELD = re.compile(r"(?:^|[?#&])([a-z_]+)=([^&#\s]*)")
_EMPTY = "a" * N_SIDES
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


@frozen
class E2Board:
    """A board: for each cell its labels as numbers, None if it is empty, and the number of its tile, 0 if not known."""

    rows: int
    columns: int
    labels: tuple[tuple[int, ...] | None, ...]
    tiles: tuple[int, ...]
    line: int


def parse_board(text: str, name: str) -> Document:
    """The data of a puzzle file with the tiles of the first board; InvalidFile with its mistakes."""
    board = _boards(text, name)[0]
    n_empty = board.labels.count(None)
    if n_empty:
        words = sentence(
            "{n_empty} of {n} cells {n_empty:is|are} empty: the board does not say which tiles belong there",
            n_empty=n_empty,
            n=len(board.labels),
        )
        help = sentence("a list of all tiles can be read; `tilewright check PUZZLE FILE` looks at a board of a puzzle")
        raise InvalidFile(name, [Mistake(words, board.line, 1, help=help)], text)
    named = all(board.tiles) and sorted(board.tiles) == list(range(1, len(board.tiles) + 1))
    listed = zip(board.tiles if named else range(1, len(board.tiles) + 1), board.labels, strict=True)
    pieces = [tile(SQUARE, str(number), map(str, labels or ())) for number, labels in sorted(listed)]
    stem = plain_name(PurePath(name)).stem
    puzzle = puzzle_of_tiles(stem, board.rows, board.columns, pieces)
    return document_of_puzzles(
        name, text, {stem: puzzle}, ["where the tiles lie is left out: they are to be laid again"]
    )


def read_board_solutions(puzzle: Puzzle, text: str, name: str) -> list[Solution]:
    """The boards of a text as solutions of a puzzle, checked for nothing but that its tiles can lie there."""
    tiling: Any = puzzle
    rows, columns = size_of_board(tiling)
    label_of_number = {number: label for label, number in numbers_of_labels(tiling).items()}
    mistakes: list[Mistake] = []
    solutions: list[Solution] = []
    for board in _boards(text, name):
        if (board.rows, board.columns) != (rows, columns):
            words = sentence(
                "the board has {rows} rows and {columns} columns; {name} has {rows_2} and {columns_2}",
                rows=board.rows,
                columns=board.columns,
                name=puzzle.name,
                rows_2=rows,
                columns_2=columns,
            )
            mistakes.append(Mistake(words, board.line, 1))
            continue
        left = Counter({piece.name: piece.most for piece in tiling.pieces})
        placed = []
        for cell, (numbers, number) in enumerate(zip(board.labels, board.tiles, strict=True)):
            if numbers is None:
                continue
            lying = tuple(label_of_number.get(one, f"{one}") for one in numbers)
            turned = {rotated(lying, turns) for turns in range(N_SIDES)}
            able = [
                piece
                for piece in tiling.pieces
                if left[piece.name] and in_reading_order(SQUARE, piece.cells[0], piece.labels[0]) in turned
            ]
            piece = next((piece for piece in able if piece.name == str(number)), able[0] if able else None)
            if piece is None:
                row, column = divmod(cell, columns)
                words = sentence(
                    "no tile that is left has the labels {names}, at row {row}, column {column}",
                    names=" ".join(lying),
                    row=row + 1,
                    column=column + 1,
                )
                mistakes.append(Mistake(words, board.line, 1))
                break
            left[piece.name] -= 1
            placed.append(Placed(piece.name, (cell,), (by_side(SQUARE, tiling.board.cells[cell], lying),)))
        else:
            solutions.append(TilingSolution(tiling, tuple(placed)))
    if mistakes:
        raise InvalidFile(name, mistakes, text)
    return solutions


def write_board(solution: Solution) -> str:
    """The address of a viewer that shows a solution, whole or in part."""
    lying: Any = solution
    rows, columns = size_of_board(lying.puzzle)
    numbers = numbers_of_labels(lying.puzzle)
    if max(numbers.values()) >= len(_LETTERS):
        raise InvalidRequest(sentence("{name} has more labels than there are letters", name=lying.puzzle.name))
    names = list(lying.puzzle.piece_of_name)
    edges, tiles = [_EMPTY] * (rows * columns), ["000"] * (rows * columns)
    for placed in lying.placed:
        [cell], [sides] = placed.cells, placed.labels
        labels = in_reading_order(SQUARE, lying.puzzle.board.cells[cell], sides)
        edges[cell] = "".join(_LETTERS[numbers[label]] for label in labels if label is not None)
        tiles[cell] = f"{names.index(placed.piece) + 1:03}"
    title = re.sub("[^A-Za-z0-9_-]+", "_", lying.puzzle.name)
    size = f"board_w={columns}&board_h={rows}"
    return f"https://e2.bucas.name/#puzzle={title}&{size}&board_edges={''.join(edges)}&board_pieces={''.join(tiles)}\n"


def _boards(text: str, name: str) -> list[E2Board]:
    """The boards of a text; InvalidFile if it has none, or with all their mistakes."""
    boards: list[E2Board] = []
    mistakes: list[Mistake] = []
    for number, line in enumerate(text.split("\n"), 1):
        for word in line.split():
            fields = dict(_FIELD.findall(word))
            if "board_edges" in fields:
                try:
                    boards.append(_board(fields, number))
                except ValueError as problem:
                    mistakes.append(Mistake(str(problem), number, line.index(word) + 1))
    if not boards and not mistakes:
        mistakes.append(Mistake(sentence("there is no board, such as board_w=2&board_h=1&board_edges=abcaaadc")))
    if mistakes:
        raise InvalidFile(name, mistakes, text)
    return boards


def _board(fields: dict[str, str], line: int) -> E2Board:
    """The board of an address; ValueError with words for what is wrong."""
    edges, tiles = fields["board_edges"], fields.get("board_pieces", "")
    if not edges or not re.fullmatch("[a-z]*", edges) or len(edges) % N_SIDES:
        raise ValueError(
            f"expected four letters from a to z for each cell in board_edges, found {len(edges)} characters"
        )
    n = len(edges) // N_SIDES
    size = fields.get("puzzle_size", str(isqrt(n)))
    width, height = (fields.get(key, size) for key in ("board_w", "board_h"))
    if not re.fullmatch("[0-9]{1,5}", width) or not re.fullmatch("[0-9]{1,5}", height) or int(width) * int(height) != n:
        raise ValueError(f"board_edges has {plural(n, 'cell')}, not {width[:20]} x {height[:20]}")
    if tiles and not re.fullmatch(f"[0-9]{{{3 * n}}}", tiles):
        raise ValueError(f"expected three digits for each of {n} cells in board_pieces, found {len(tiles)} characters")
    cells = [edges[k : k + N_SIDES] for k in range(0, len(edges), N_SIDES)]
    return E2Board(
        int(height),
        int(width),
        tuple(None if cell == _EMPTY else tuple(map(_LETTERS.index, cell)) for cell in cells),
        tuple(int(tiles[3 * k : 3 * k + 3]) for k in range(n)) if tiles else (0,) * n,
        line,
    )

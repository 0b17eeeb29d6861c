"""Lists of tiles as the community of Eternity II writes them: a line for each tile, its labels as numbers.

    # comments, and first the rows and columns of the board, if it is no square
    2 3
    0 0 1 2
    0 1 3 1

Labels stand in the order top, right, bottom, left; a line may begin with the number of its tile, too. Where 0 occurs on
as many sides as the rim of the board has, it is the gray side: it lies on the rim and nowhere else. Tiles that lie on
the board in advance stand in comments, `# fixed: tile 139 at row 9, column 8, turned 2`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import accumulate
from math import isqrt
from pathlib import PurePath
from typing import TYPE_CHECKING, Any

from ..boards import Board, shape_cells
from ..errors import InvalidFile, InvalidRequest, Mistake
from ..families.tiling.labels import in_reading_order
from ..families.tiling.matching import Rim
from ..families.tiling.pieces.shapes import has_twins
from ..families.tiling.puzzle import Piece, TilingPuzzle, tile
from ..families.wording import plural
from ..lattices import SQUARE
from ..sentences import sentence
from .as_cover import TWINS, cover_compiler
from .base import leave_out
from .document import Document, plain_name
from .imported import document_of_puzzles

if TYPE_CHECKING:
    from ..families import Puzzle

GRAY = "0"
N_SIDES = 4
_MOST_TILES = 10_000
_FIXED = re.compile(r"#\s*fixed: tile (\d{1,9}) at row (\d{1,9}), column (\d{1,9})(?:, turned ([0-3]))?")


def parse_pieces(text: str, name: str) -> Document:
    """The data of a puzzle file with these tiles; InvalidFile with its mistakes."""
    mistakes: list[Mistake] = []
    lines = [
        (number, words)
        for number, line in enumerate(text.split("\n"), 1)
        if (words := re.findall(r"\S+", line.partition("#")[0]))
    ]
    size: tuple[int, int] | None = None
    tiles: list[list[str]] = []
    for k, (number, words) in enumerate(lines):
        wrong = next((word for word in words if not re.fullmatch("[0-9]{1,9}", word)), None)
        if wrong is not None:
            mistakes.append(
                Mistake(
                    sentence("expected a number of up to nine digits, found {wrong}", wrong=repr(wrong[:40])), number, 1
                )
            )
        elif k == 0 and len(words) <= 2:
            size = (int(words[0]), int(words[-1]))
        elif len(words) == N_SIDES + 1 and int(words[0]) == len(tiles) + 1:
            tiles.append([str(int(word)) for word in words[1:]])
        elif len(words) == N_SIDES:
            tiles.append([str(int(word)) for word in words])
        else:
            words_ = f"expected the four labels of tile {len(tiles) + 1}, found {plural(len(words), 'number')}"
            mistakes.append(Mistake(words_, number, 1, help=sentence("top, right, bottom, left, such as: 0 1 3 0")))
    rows, columns = size or (isqrt(len(tiles)), isqrt(len(tiles)))
    if not mistakes and not 0 < len(tiles) <= _MOST_TILES:
        mistakes.append(
            Mistake(sentence("expected 1 to {most_tiles:,} tiles, found {n:,}", most_tiles=_MOST_TILES, n=len(tiles)))
        )
    elif not mistakes and rows * columns != len(tiles):
        board = sentence("a square board")
        if size:
            board = sentence("a board of {rows} rows and {columns} columns", rows=rows, columns=columns)
        help = sentence("the first line may give the rows and columns of the board")
        mistakes.append(
            Mistake(
                sentence("{n} {n:tile does|tiles do} not fill {board}", n=len(tiles), board=board),
                lines[0][0],
                1,
                help=help,
            )
        )
    if mistakes:
        raise InvalidFile(name, mistakes[:20], text)
    pieces = [tile(SQUARE, str(k), labels) for k, labels in enumerate(tiles, 1)]
    stem = plain_name(PurePath(name)).stem
    document = document_of_puzzles(name, text, {stem: puzzle_of_tiles(stem, rows, columns, pieces)})
    fixed = [
        {
            "piece": piece,
            "cell": str((int(row) - 1) * columns + int(column)),
            **({"turns": int(turns)} if turns else {}),
        }
        for piece, row, column, turns in _FIXED.findall(text)
    ]
    return replace(document, data={**document.data, "fixed": fixed}) if fixed else document


def puzzle_of_tiles(title: str, rows: int, columns: int, pieces: list[Piece]) -> TilingPuzzle:
    """Tiles on a rectangle whose equal labels meet, with a gray rim if there are as many gray sides."""
    board = Board.of(SQUARE, shape_cells(SQUARE, "rectangle", {"columns": columns, "rows": rows}))
    is_gray = _is_rim(GRAY, rows, columns, [piece.labels[0] for piece in pieces])
    rim = Rim(label=GRAY, only_there=True) if is_gray else Rim()
    return TilingPuzzle(title, board, tuple(pieces), rim=rim, title=title)


def write_pieces(puzzle: Puzzle) -> str:
    """The list of the tiles of a puzzle; InvalidRequest, with the reasons, if it is no such puzzle."""
    cover_compiler(puzzle)
    tiling: Any = puzzle
    rows, columns = size_of_board(tiling)
    numbers = numbers_of_labels(tiling)
    gray = tiling.rim.label
    if gray is not None and not _is_rim(gray, rows, columns, _sides(tiling)):
        raise InvalidRequest(
            sentence(
                "{name} has no solution, as its gray sides are not those of the rim: a list could not say so",
                name=puzzle.name,
            )
        )
    if tiling.fixed:
        leave_out(puzzle.name, ["tiles that lie there in advance stand in comments, which other programs do not read"])
    lines = [f"# {' '.join((puzzle.title or puzzle.name).split())}"]
    lines += [f"# {number} = {label}" for label, number in numbers.items() if label != str(number)]
    lines += [f"# fixed: {words}" for words in _fixed_in_words(tiling, columns)]
    lines += [f"{rows} {columns}"]
    for piece in tiling.pieces:
        labels = in_reading_order(SQUARE, piece.cells[0], piece.labels[0])
        lines += [" ".join(str(numbers[label]) for label in labels if label is not None)] * piece.most
    return "\n".join(lines) + "\n"


def _fixed_in_words(puzzle: TilingPuzzle, columns: int) -> Iterator[str]:
    """Tell where tiles are fixed; of a tile that the list has several times, the first copy is the fixed one."""
    numbers = dict(
        zip(puzzle.piece_of_name, accumulate((piece.most for piece in puzzle.pieces), initial=1), strict=False)
    )
    for fixed in puzzle.fixed:
        [cell] = fixed.cells
        piece = puzzle.piece_of_name[fixed.piece]
        turns = None if fixed.labels is None else piece.turns(SQUARE, puzzle.board.cells[cell], fixed.labels)
        words = sentence(
            "tile {number} at row {cell}, column {cell_2}",
            number=numbers[fixed.piece],
            cell=cell // columns + 1,
            cell_2=cell % columns + 1,
        )
        yield words if turns is None else f"{words}, turned {turns}"


def size_of_board(puzzle: TilingPuzzle) -> tuple[int, int]:
    """The rows and columns of a puzzle such as Eternity II; InvalidRequest, with the reasons, if it is another one."""
    # Numbers that add up have none.
    cover_compiler(puzzle)
    reasons = list(_reasons(puzzle))
    if reasons:
        raise InvalidRequest(
            sentence(
                "{name} is no puzzle of square tiles as Eternity II is: {names}",
                name=puzzle.name,
                names="; ".join(reasons),
            )
        )
    columns, rows = (max(axis) - min(axis) + 1 for axis in zip(*puzzle.board.cells, strict=True))
    return rows, columns


def _reasons(puzzle: TilingPuzzle) -> Iterator[str]:
    if puzzle.lattice is not SQUARE:
        yield f"its cells are {puzzle.lattice.nouns[1]}"
        return
    columns, rows = (max(axis) - min(axis) + 1 for axis in zip(*puzzle.board.cells, strict=True))
    if columns * rows != len(puzzle.board):
        yield "its board is no rectangle"
    if puzzle.board.is_closed:
        yield "sides of its board meet elsewhere"
    if puzzle.blocked or puzzle.optional:
        yield "cells of its board may stay empty"
    if any(not piece.is_tile or None in piece.labels[0] or piece.freedom != "one_sided" for piece in puzzle.pieces):
        yield "not all its pieces are tiles with four labels that may be turned"
    if any(piece.least != piece.most for piece in puzzle.pieces):
        yield "the numbers of its tiles are not given"
    if has_twins(puzzle):
        yield f"it has {TWINS}"
    if puzzle.relation.kind != "equal":
        yield "not just equal labels meet"
    yield from (f"it has rules for {rule.beyond}" for rule in puzzle.rules)
    if puzzle.values:
        yield "its cells have values"
    if puzzle.rim not in (Rim(), Rim(label=puzzle.rim.label, only_there=True)):
        yield "its rim has other rules than one gray label"


def numbers_of_labels(puzzle: TilingPuzzle) -> dict[str, int]:
    """The numbers of labels: their own if they are numbers and only the gray one seems gray, else 1, 2, 3, ..."""
    gray = puzzle.rim.label
    is_clear = gray == GRAY or (gray is None and not _zeros_seem_gray(puzzle))
    if is_clear and all(re.fullmatch("0|[1-9][0-9]{0,8}", label) for label in puzzle.labels):
        return {label: int(label) for label in puzzle.labels}
    rest = [label for label in puzzle.labels if label != gray]
    return {**({gray: 0} if gray is not None else {}), **{label: k for k, label in enumerate(rest, 1)}}


def _zeros_seem_gray(puzzle: TilingPuzzle) -> bool:
    """Tell whether a reader takes label 0 for the rim, or a tile of it alone for an empty cell."""
    sides = _sides(puzzle)
    return _is_rim(GRAY, *size_of_board(puzzle), sides) or any({*labels} == {GRAY} for labels in sides)


def _sides(puzzle: TilingPuzzle) -> list[tuple[str | None, ...]]:
    """The labels of each tile, copies too."""
    return [piece.labels[0] for piece in puzzle.pieces for _ in range(piece.most)]


def _is_rim(label: str, rows: int, columns: int, tiles: Iterable[Sequence[str | None]]) -> bool:
    """Tell whether a label is on as many sides as the rim has."""
    return sum(one == label for labels in tiles for one in labels) == 2 * (rows + columns)

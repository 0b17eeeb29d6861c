"""Puzzles of the PolyForm Puzzle Solver (J. Scherphuis), as its program saves them:

    Two pieces on 3 x 2                      a line of description
    Square                                   the grid
    board ( (2,1) (0,0) )                    all cells up to the first one, less (or, farther out, with) the others
    tile flip 1 1 ((0,0)(1,0)(2,0)) (255,0,0)    how it moves, the most and the least copies, its cells, its color
    tile ((0,0)(1,0))                        turned, not flipped, and used or not
    tile ((0,0)(1,0)+(0,0)(1,1))             one of several shapes
    mode FillAll                             fill the board; UseAll: use all pieces

A cell is (x,y), in space (x,y,z), and where a grid has several kinds of cells, (x,y:k).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import product
from math import prod
from pathlib import PurePath
from typing import TYPE_CHECKING

from ..boards import Board
from ..errors import InvalidFile, InvalidPuzzle, Mistake
from ..families.tiling import Groups, PieceGroup
from ..families.tiling.puzzle import Piece, TilingPuzzle, piece
from ..families.whole_numbers import whole_number
from ..lattices import LATTICES, Cell, Freedom, Lattice
from ..values import frozen
from .as_cover import EMPTY_CELLS, RANGES, lost_names, rules_beyond, shapes_for
from .base import leave_out
from .document import Document, plain_name
from .imported import document_of_puzzles

if TYPE_CHECKING:
    from ..families import Puzzle

_TOKEN = re.compile(r"#.*|[\s,]+|(?P<word>[-A-Za-z0-9^_'.\\/]+|.)")
_MOST_CELLS = 100_000
_FREEDOMS: dict[str, Freedom] = {"flip": "free", "fixed": "fixed"}
_MODES = ("fillall", "useall")


@frozen
class PolyGrid:
    """A grid: its lattice, the number of its kinds of cells, and the cell of ours that a cell of it is.

    The vectors of triangles and hexagons lie at 120 degrees there, at 60 degrees here.
    """

    lattice: Lattice
    n_kinds: int
    cell_of: Callable[[tuple[int, ...], int], Cell]
    place_of: Callable[[Cell], tuple[tuple[int, ...], int]]
    """The way back: the coordinates and the kind of a cell of ours."""


def _triangle(at: tuple[int, ...], kind: int) -> Cell:
    x, y = at
    return (x - y, y, 0) if kind else (x - y - 1, y, 1)


def _from_triangle(cell: Cell) -> tuple[tuple[int, ...], int]:
    x, y, points_down = cell
    return (x + y + points_down, y), 1 - points_down


GRIDS = {
    "square": PolyGrid(LATTICES["square"], 1, lambda at, kind: at, lambda cell: (cell, 0)),
    "cube": PolyGrid(LATTICES["cubic"], 1, lambda at, kind: at, lambda cell: (cell, 0)),
    "hexagon": PolyGrid(
        LATTICES["hexagonal"],
        1,
        lambda at, kind: (at[0] - at[1], at[1]),
        lambda cell: ((cell[0] + cell[1], cell[1]), 0),
    ),
    "triangle": PolyGrid(LATTICES["triangular"], 2, _triangle, _from_triangle),
    # Theirs are counted from the left one clockwise, ours from the bottom counterclockwise.
    "tan": PolyGrid(LATTICES["tetrakis"], 4, lambda at, kind: (*at, 3 - kind), lambda cell: (cell[:2], 3 - cell[2])),
}


class _Stop(Exception):
    """Raised with words for what is wrong, and the place of a word in the text."""

    def __init__(self, message: str, place: int) -> None:
        super().__init__(message)
        self.place = place


class _PolySolverReader:
    """Goes through the words of a file, without its first line."""

    def __init__(self, text: str, begin: int) -> None:
        found = [match for match in _TOKEN.finditer(text, begin) if match["word"]]
        self.words = [(match["word"].lower(), match.start()) for match in found]
        self.end = len(text)
        self.k = 0
        self.left_out: list[str] = []

    @property
    def word(self) -> str:
        """The next word; "" at the end."""
        return self.words[self.k][0] if self.k < len(self.words) else ""

    @property
    def place(self) -> int:
        return self.words[self.k][1] if self.k < len(self.words) else self.end

    def next(self) -> str:
        word = self.word
        self.k += 1
        return word

    def expect(self, *words: str) -> str:
        if self.word not in words:
            raise _Stop(f"expected {' or '.join(words)}, found {self.word[:40] or 'the end'!r}", self.place)
        return self.next()

    def number(self) -> int:
        number = whole_number(self.word, 6, signed=True)
        if number is None:
            raise _Stop(f"expected a whole number, found {self.word[:40] or 'the end'!r}", self.place)
        self.next()
        return number

    def is_number(self) -> bool:
        return re.fullmatch("-?[0-9]+", self.word) is not None

    def cell(self, grid: PolyGrid) -> tuple[tuple[int, ...], int]:
        """A cell in parentheses: its coordinates and its kind."""
        place = self.place
        self.expect("(")
        at = []
        while self.is_number():
            at.append(self.number())
        kind = 0
        if self.word == ":":
            self.next()
            kind = self.number()
        self.expect(")")
        n = grid.lattice.dimension
        if len(at) != n or not 0 <= kind < grid.n_kinds:
            raise _Stop(f"expected a cell of {n} coordinates, of a kind below {grid.n_kinds}", place)
        return tuple(at), kind

    def read(self, title: str) -> TilingPuzzle:
        """The puzzle of the file."""
        place = self.place
        grid = GRIDS.get(self.next())
        if grid is None:
            raise _Stop(f"expected a grid that is known here: {', '.join(GRIDS)}", place)
        self.expect("board")
        cells = self._board(grid)
        tiles: list[list[Piece]] = []
        while self.word == "tile":
            tiles.append(self._tile(grid, str(len(tiles) + 1)))
        mode, n_solutions = _MODES[0], 0
        while self.word:
            place, key = self.place, self.next()
            if key == "mode":
                mode = self.expect(*_MODES)
            elif key == "place":
                self._skip("the places of pieces that lie on the board are left out")
            elif key == "solution":
                n_solutions += 1
                self._skip("")
            elif key == "notes":
                self.next()
                self.left_out.append("the notes, which are not stored as text, are left out")
            else:
                raise _Stop(f"expected tile, place, mode, solution or notes, found {key[:40]!r}", place)
        if n_solutions:
            self.left_out.append(f"the solutions, {n_solutions:,}, are left out")
        return _puzzle(title, grid.lattice, cells, tiles, mode)

    def _board(self, grid: PolyGrid) -> set[Cell]:
        self.expect("(")
        place = self.place
        last, kind = self.cell(grid)
        extents = [range(x + 1) for x in last]
        if not 0 < prod(map(len, extents)) * (kind + 1) <= _MOST_CELLS:
            raise _Stop(f"expected a board of 1 to {_MOST_CELLS:,} cells", place)
        cells = set(product(product(*extents), range(kind + 1)))
        while self.word == "(":
            cells ^= {self.cell(grid)}
        self.expect(")")
        return {grid.cell_of(at, kind) for at, kind in cells}

    def _tile(self, grid: PolyGrid, name: str) -> list[Piece]:
        """The piece, or one for each of its shapes."""
        self.next()
        place = self.place
        freedom = _FREEDOMS.get(self.word, "one_sided")
        if self.word in _FREEDOMS:
            self.next()
        most = self.number() if self.is_number() else 1
        least = self.number() if self.is_number() else 0
        self.expect("(")
        shapes: list[list[Cell]] = [[]]
        while self.word in ("(", "+"):
            if self.word == "+":
                self.next()
                shapes.append([])
            else:
                shapes[-1].append(grid.cell_of(*self.cell(grid)))
        self.expect(")")
        if self.word == "(":
            self._skip("the colors of pieces are left out")
        names = [name] if len(shapes) == 1 else [f"{name}.{k}" for k in range(1, len(shapes) + 1)]
        try:
            return [
                piece(grid.lattice, one, sorted(cells), freedom=freedom, least=least, most=most)
                for one, cells in zip(names, shapes, strict=True)
            ]
        except InvalidPuzzle as problem:
            raise _Stop(str(problem), place) from None

    def _skip(self, sentence: str) -> None:
        """Go beyond something in parentheses; the sentence tells of it."""
        depth = 0
        self.left_out += [sentence] if sentence and sentence not in self.left_out else []
        while True:
            depth += {"(": 1, ")": -1}.get(self.word, 0)
            if not self.word:
                raise _Stop("expected ), found the end", self.place)
            self.next()
            if not depth:
                return


def _puzzle(title: str, lattice: Lattice, cells: set[Cell], tiles: list[list[Piece]], mode: str) -> TilingPuzzle:
    """With all pieces in use, cells may stay empty. Shapes of one piece are a group of pieces."""
    board = Board.of(lattice, cells)
    if mode != _MODES[0]:
        tiles = [[replace(one, least=one.most) for one in shapes] for shapes in tiles]
    groups = [
        PieceGroup(tuple(one.name for one in shapes), shapes[0].least, shapes[0].most)
        for shapes in tiles
        if len(shapes) > 1
    ]
    pieces = [replace(one, least=one.least if len(shapes) == 1 else 0) for shapes in tiles for one in shapes]
    sizes = [{len(one.cells) * one.most for one in shapes} for shapes in tiles]
    is_exact = all(len(found) == 1 for found in sizes) and sum(map(min, sizes)) == len(board)
    optional = frozenset(() if mode == _MODES[0] or is_exact else range(len(board)))
    rules = (Groups(tuple(groups)),) if groups else ()
    return TilingPuzzle(title, board, tuple(pieces), optional=optional, rules=rules, title=title)


def parse_polysolver(text: str, name: str) -> Document:
    """The data of a puzzle file for the puzzle of a file; InvalidFile with the mistake in it."""
    first, _, _ = text.partition("\n")
    reader = _PolySolverReader(text, len(first))
    stem = plain_name(PurePath(name)).stem
    try:
        puzzle = reader.read(first.strip() or stem)
    except _Stop as problem:
        line = text.count("\n", 0, problem.place) + 1
        column = problem.place - text.rfind("\n", 0, problem.place)
        raise InvalidFile(name, [Mistake(str(problem), line, column)], text) from None
    except InvalidPuzzle as problem:
        raise InvalidFile(name, [Mistake(str(problem))], text) from None
    return document_of_puzzles(name, text, {stem: puzzle}, reader.left_out)


def write_polysolver(puzzle: Puzzle) -> str:
    """The file of a puzzle on one of its grids; InvalidRequest, with the reasons, for one that it cannot hold."""
    tiling = shapes_for("PolySolver", puzzle, _reasons)
    leave_out(puzzle.name, ["the names of pieces are left out", *lost_names(tiling)])
    name, grid = _grid_of(tiling)
    open_cells = [cell for k, cell in enumerate(tiling.board.cells) if k not in tiling.blocked]
    board = _places(grid, open_cells)
    last = tuple(max(axis) for axis in zip(*(at for at, _ in board), strict=True))
    box = set(product(product(*(range(x + 1) for x in last)), range(grid.n_kinds)))
    words = {"free": "flip ", "one_sided": "", "fixed": "fixed "}
    lines = [
        " ".join((puzzle.title or puzzle.name).split()),
        name.capitalize(),
        f"board ({_cells(grid, [(last, grid.n_kinds - 1), *sorted(box.difference(board))])})",
        *(
            f"tile {words[one.freedom]}{one.most} {one.least} ({_cells(grid, _places(grid, one.cells))})"
            for one in tiling.pieces
        ),
        "mode UseAll" if tiling.optional else "mode FillAll",
    ]
    return "\n".join([*lines, ""])


def _grid_of(puzzle: TilingPuzzle) -> tuple[str, PolyGrid]:
    return next((name, grid) for name, grid in GRIDS.items() if grid.lattice is puzzle.lattice)


def _places(grid: PolyGrid, cells: Iterable[Cell]) -> list[tuple[tuple[int, ...], int]]:
    """The places of cells there, moved to where coordinates begin at 0."""
    places = [grid.place_of(cell) for cell in cells]
    first = [min(axis) for axis in zip(*(at for at, _ in places), strict=True)]
    return [(tuple(x - x0 for x, x0 in zip(at, first, strict=True)), kind) for at, kind in places]


def _cells(grid: PolyGrid, places: Iterable[tuple[tuple[int, ...], int]]) -> str:
    return "".join(f"({','.join(map(str, at))}{f':{kind}' if grid.n_kinds > 1 else ''})" for at, kind in places)


def _reasons(puzzle: TilingPuzzle) -> Iterator[str]:
    """Name each rule of the puzzle that the program does not know and that changes the solutions."""
    if all(grid.lattice is not puzzle.lattice for grid in GRIDS.values()):
        yield f"it has no grid of {puzzle.lattice.nouns[1]}"
        return
    n_open = len(puzzle.board) - len(puzzle.blocked)
    yield from rules_beyond(puzzle, (RANGES, EMPTY_CELLS))
    if puzzle.optional and (len(puzzle.optional) < n_open or any(one.least != one.most for one in puzzle.pieces)):
        yield "cells may stay empty only if all may, and all pieces are used"

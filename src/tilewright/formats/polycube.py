"""Puzzles for the solver polycube (M. T. Busche): boxes of cubes, and pieces drawn with their names.

    # Comments.
    D:xDim=3:yDim=3:zDim=3           a box; with :oneSide pieces of one layer are not turned over
    C:name=A:type=M:layout=0 0 0, 1 0 0, 1 1 0
    L:stationary=B                   a drawing: layers side by side, with commas between
    B B . , . . .
    . C C , . C .
    ~L
    ~D

A piece is all cells with its name; stationary ones lie where they are drawn. Of several puzzles in a file the first
is the puzzle, and the others are variants, P2, P3 and so on.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import product
from pathlib import PurePath
from typing import TYPE_CHECKING

from ..boards import Board, shape_cells
from ..errors import InvalidFile, InvalidPuzzle, Mistake
from ..families.tiling.puzzle import Fixed, TilingPuzzle, piece
from ..families.whole_numbers import whole_number
from ..lattices import CUBIC, SQUARE, Cell, Freedom
from ..sentences import sentence
from .as_cover import PLACED, lost_names, rules_beyond, shapes_for, turn_as
from .base import leave_out
from .document import Document, plain_name
from .imported import document_of_puzzles

if TYPE_CHECKING:
    from ..families import Puzzle

_MOST_CELLS = 100_000
_MOST_MISTAKES = 20


@dataclass
class _CubeBox:
    """A puzzle as far as it is read: its sizes, and the cells of its pieces."""

    line: int
    sizes: tuple[int, int, int]
    is_one_sided: bool
    pieces: dict[str, list[Cell]] = field(default_factory=dict)
    stationary: set[str] = field(default_factory=set)

    def puzzle(self, title: str) -> TilingPuzzle:
        """The puzzle, in the plane if the box has one layer and so has every piece."""
        columns, rows, layers = self.sizes
        is_flat = layers == 1 and all(len({z for *_, z in cells}) == 1 for cells in self.pieces.values())
        lattice = SQUARE if is_flat else CUBIC
        freedom: Freedom = "free" if is_flat and not self.is_one_sided else "one_sided"
        if self.is_one_sided and not is_flat:
            raise InvalidPuzzle(sentence("oneSide is only for a box and pieces of one layer"))
        sizes = {"columns": columns, "rows": rows, "layers": layers}
        box = {key: size for key, size in sizes.items() if not is_flat or key != "layers"}
        board = Board.of(lattice, shape_cells(lattice, "rectangle" if is_flat else "box", box))
        index = {cell: k for k, cell in enumerate(board.cells)}
        pieces, fixed = [], []
        for name, cells in self.pieces.items():
            lying = [cell[: lattice.dimension] for cell in cells]
            pieces.append(piece(lattice, name, sorted(lying), freedom=freedom))
            if name in self.stationary:
                if not index.keys() >= set(lying):
                    raise InvalidPuzzle(
                        sentence("the stationary piece {name} does not lie in the box", name=repr(name))
                    )
                fixed.append(Fixed(name, tuple(sorted(index[cell] for cell in lying))))
        return TilingPuzzle(title, board, tuple(pieces), fixed=tuple(fixed), title=title)


class _WrongLine(Exception):
    """Raised with words for what is wrong with a line."""


class _PolycubeReader:
    """Goes through the lines of a file."""

    def __init__(self) -> None:
        self.boxes: list[_CubeBox] = []
        self.box: _CubeBox | None = None
        self.row: int | None = None
        self.drawn: dict[str, list[Cell]] = {}
        self.standing: set[str] = set()

    def take(self, number: int, line: str) -> None:
        """Read a line without its comment; _WrongLine if it makes no sense here."""
        key, *settings = (part.strip() for part in line.split(":"))
        if self.row is not None and key != "~L":
            self._draw(line)
        elif key == "D":
            if self.box is not None:
                raise _WrongLine("the puzzle before has no end, ~D")
            self._begin(number, _values(settings, {"xDim", "yDim", "zDim", "oneSide"}))
        elif self.box is None:
            raise _WrongLine("a puzzle begins with D:xDim=...:yDim=...:zDim=...")
        elif key == "~D":
            self.boxes.append(self.box)
            self.box = None
        elif key == "C":
            self._list(_values(settings, {"name", "type", "layout"}))
        elif key == "L":
            self.standing = set(_values(settings, {"stationary"}).get("stationary", "").split())
            self.row, self.drawn = self.box.sizes[1] - 1, {}
        elif key == "~L" and self.row is not None:
            for name, cells in self.drawn.items():
                self._add(name, cells, is_stationary=name in self.standing)
            if missing := sorted(self.standing - self.drawn.keys()):
                raise _WrongLine(f"the stationary piece {missing[0]!r} is not in the drawing")
            self.row = None
        else:
            raise _WrongLine(f"expected one of D, C, L, ~L and ~D, found {key[:40]!r}")

    def _begin(self, number: int, values: dict[str, str]) -> None:
        sizes = [_number(values.get(key, default)) for key, default in (("xDim", ""), ("yDim", ""), ("zDim", "1"))]
        x, y, z = sizes
        if not 0 < x * y * z <= _MOST_CELLS:
            raise _WrongLine(f"expected a box of 1 to {_MOST_CELLS:,} cubes, found {x:,} x {y:,} x {z:,}")
        self.box = _CubeBox(number, (x, y, z), values.get("oneSide", "0") != "0")

    def _list(self, values: dict[str, str]) -> None:
        cells = [tuple(map(_number, triple.split())) for triple in values.get("layout", "").split(",")]
        if any(len(cell) != 3 for cell in cells):
            raise _WrongLine("expected a layout of x y z with commas between, such as layout=0 0 0, 1 0 0")
        if values.get("type", "M") not in ("M", "S"):
            raise _WrongLine("expected the type M (mobile) or S (stationary)")
        self._add(values.get("name", ""), cells, is_stationary=values.get("type") == "S")

    def _draw(self, line: str) -> None:
        assert self.row is not None
        for z, row in enumerate(line.split(",")):
            for x, name in enumerate(row.split()):
                if name != ".":
                    self.drawn.setdefault(name, []).append((x, self.row, z))
        self.row -= 1

    def _add(self, name: str, cells: list[Cell], *, is_stationary: bool) -> None:
        assert self.box is not None
        if not name or name in self.box.pieces:
            raise _WrongLine(f"there is a piece {name!r} already" if name else "expected the name of a piece")
        self.box.pieces[name] = cells
        if is_stationary:
            self.box.stationary.add(name)


def _values(settings: list[str], known: set[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for setting in settings:
        key, _, value = (part.strip() for part in setting.partition("="))
        if key not in known:
            raise _WrongLine(f"expected {', '.join(sorted(known))}, found {key[:40]!r}")
        found[key] = value
    return found


def _number(text: str) -> int:
    number = whole_number(text, 6, signed=True)
    if number is None:
        raise _WrongLine(f"expected a whole number, found {text[:40]!r}")
    return number


def parse_polycube(text: str, name: str) -> Document:
    """The data of a puzzle file for the puzzles of a file; InvalidFile with its mistakes."""
    reader = _PolycubeReader()
    mistakes: list[Mistake] = []
    for number, line in enumerate(text.split("\n"), 1):
        words = line.partition("#")[0].strip()
        try:
            if words:
                reader.take(number, words)
        except _WrongLine as problem:
            mistakes.append(Mistake(str(problem), number, 1, len(words)))
    if not mistakes and (reader.box is not None or not reader.boxes):
        mistakes.append(
            Mistake(
                sentence("the puzzle has no end, ~D") if reader.box else sentence("there is no puzzle, from D to ~D")
            )
        )
    stem = plain_name(PurePath(name)).stem
    puzzles: dict[str, TilingPuzzle] = {}
    for k, box in enumerate(reader.boxes if not mistakes else (), 1):
        try:
            puzzles[f"P{k}"] = box.puzzle(stem if len(reader.boxes) == 1 else f"{stem}: P{k}")
        except InvalidPuzzle as problem:
            mistakes.append(Mistake(str(problem), box.line, 1))
    if not mistakes and len({puzzle.lattice.name for puzzle in puzzles.values()}) > 1:
        mistakes.append(
            Mistake(sentence("some of the puzzles are flat and some are not; put them into files of their own"))
        )
    if mistakes:
        raise InvalidFile(name, mistakes[:_MOST_MISTAKES], text)
    return document_of_puzzles(name, text, puzzles)


def write_polycube(puzzle: Puzzle) -> str:
    """The file of a puzzle of squares or cubes; InvalidRequest, with the reasons, for one that it cannot hold.

    What the box has and the board has not is filled by a stationary piece.
    """
    tiling = shapes_for("polycube", puzzle, _reasons)
    leave_out(puzzle.name, lost_names(tiling))
    open_cells = [cell for k, cell in enumerate(tiling.board.cells) if k not in tiling.blocked]
    corner = _corner(open_cells)
    box = [range(first, max(axis) + 1) for first, axis in zip(corner, zip(*open_cells, strict=True), strict=True)]
    sizes = [f"{axis}Dim={len(extent)}" for axis, extent in zip("xyz", box, strict=False)]
    one_sided = [] if tiling.lattice is CUBIC or turn_as(tiling, "free") else ["oneSide"]
    filler = sorted(set(product(*box)).difference(open_cells))
    parts = [("filler", "S", filler, corner)] if filler else []
    for one in tiling.pieces:
        standing = [[tiling.board.cells[k] for k in fixed.cells] for fixed in tiling.fixed if fixed.piece == one.name]
        parts += [(one.name, "S", cells, corner) for cells in standing]
        parts += [(one.name, "M", list(one.cells), _corner(one.cells))] * (one.most - len(standing))
    lines = [f"# {' '.join((puzzle.title or puzzle.name).split())}", ":".join(["D", *sizes, *one_sided])]
    taken: set[str] = set()
    for name, kind, cells, origin in parts:
        word = re.sub(r"[^\w+-]+", "_", name)
        word = next(new for new in (word, *(f"{word}_{k}" for k in range(2, len(parts) + 2))) if new not in taken)
        taken.add(word)
        at = [[x - first for x, first in zip(cell, origin, strict=True)] for cell in cells]
        layout = ", ".join(" ".join(map(str, [*cell, 0][:3])) for cell in at)
        lines.append(f"C:name={word}:type={kind}:layout={layout}")
    return "\n".join([*lines, "~D", ""])


def _reasons(puzzle: TilingPuzzle) -> Iterator[str]:
    """Name each rule of the puzzle that the program does not know and that changes the solutions."""
    if puzzle.lattice not in (SQUARE, CUBIC):
        yield f"it has no {puzzle.lattice.nouns[1]}"
        return
    yield from rules_beyond(puzzle, (PLACED,))
    if any(len(one.cells) < len(puzzle.piece_of_name[one.piece].cells) for one in puzzle.fixed):
        yield "a piece that stands in it stands on all its cells, and some are fixed on a part of theirs"
    if not turn_as(puzzle, "one_sided") and not (puzzle.lattice is SQUARE and turn_as(puzzle, "free")):
        yield "its pieces turn, and all of them or none may be turned over"


def _corner(cells: Iterable[Cell]) -> Cell:
    """The least coordinates of cells."""
    return tuple(map(min, zip(*cells, strict=True)))

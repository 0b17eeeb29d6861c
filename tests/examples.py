"""Real puzzles built in Python, for tests that need one without reading a file."""

from __future__ import annotations

from typing import Any

from tilewright.boards import Board, shape_cells
from tilewright.families import TilingPuzzle
from tilewright.families.tiling import Apart, NoCrossing, Relation, Total, piece, tile
from tilewright.families.tiling.rules import Rule
from tilewright.lattices import CUBIC, SQUARE, polyforms

TELLING = (
    "calendar",
    "cube-corners",
    "genius-star",
    "magic-hexagon-2",
    "snub-seven",
    "soma",
    "tangram",
    "tetrahedron-20-balls",
    "unicorn",
)
"""Puzzles of the catalog that differ in all that matters: families, lattices, setups, labels, pieces with copies."""
UNICORN_TILES = (
    "PT GT RH YH|PH GH RT YT|RT YH GH PT|RH YH PT YT|RT GT PH YH|RT PT RH GH|PH GH RT GT|YT PT YH GH|PT GH YH YT"
)


def rectangle(columns: int, rows: int) -> Board:
    return Board.of(SQUARE, shape_cells(SQUARE, "rectangle", {"columns": columns, "rows": rows}))


def box(columns: int, rows: int, layers: int) -> Board:
    return Board.of(CUBIC, shape_cells(CUBIC, "box", {"columns": columns, "rows": rows, "layers": layers}))


def ruled(*, apart: Any = "", total: tuple[int, int | None] = (0, None), crossing: bool = True) -> tuple[Rule, ...]:
    """Rules of a tiling puzzle; those that say nothing are left out."""
    found: list[Rule] = [] if total == (0, None) else [Total(*total)]
    return (*found, *([Apart(apart)] if apart else []), *([] if crossing else [NoCrossing()]))


def unicorn() -> TilingPuzzle:
    """The Unicorn puzzle: 8 solutions, 2 up to rotation."""
    tiles = tuple(tile(SQUARE, str(k), text.split()) for k, text in enumerate(UNICORN_TILES.split("|"), 1))
    heads = Relation.of_pairs([(color + "H", color + "T") for color in "PGRY"])
    return TilingPuzzle("unicorn", rectangle(3, 3), tiles, heads)


def two_sets_of_tetrominoes(letters: str = "abcde", columns: int = 8) -> TilingPuzzle:
    """Two of each tetromino, a row for each: 3,106 solutions in 5x8, 783 up to symmetry; fewer are quicker."""
    pieces = tuple(
        piece(SQUARE, f"4{letter}", shape, least=2)
        for letter, shape in zip("abcde", polyforms(SQUARE, 4), strict=True)
        if letter in letters
    )
    return TilingPuzzle("tetrominoes", rectangle(columns, len(pieces)), pieces)


def slothouber_graatsma() -> TilingPuzzle:
    """Six 1x2x2 blocks and three cubes in 3x3x3: 8 pictures, all the same up to symmetry."""
    block = piece(CUBIC, "block", [(0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 0)], freedom="one_sided", least=6)
    cube = piece(CUBIC, "cube", [(0, 0, 0)], freedom="one_sided", least=3)
    return TilingPuzzle("slothouber-graatsma", box(3, 3, 3), (block, cube))

"""Well-known labeling puzzles, for the tests of the family."""

from __future__ import annotations

from collections.abc import Sequence

from tests.engines.sum_models import HEXAGRAM, MAGIC_19, Line, hexagon_lines, square_lines
from tests.examples import box, rectangle
from tilewright.boards import Board, shape_cells
from tilewright.families.labeling import LabelingPuzzle
from tilewright.lattices import HEXAGONAL
from tilewright.models import NumberSet


def hexagon(side: int) -> Board:
    return Board.of(HEXAGONAL, shape_cells(HEXAGONAL, "hexagon", {"side": side}))


def labeling(
    board: Board,
    lines: Sequence[Line],
    *targets: int,
    given: tuple[tuple[int, int], ...] = (),
    values: tuple[int, ...] | None = None,
    own: dict[int, int | NumberSet] | None = None,
) -> LabelingPuzzle:
    """The values 1, 2, ..., unless others are given; without targets any common sum will do.

    `own` are the sums of the lines that have one of their own.
    """
    values = values or tuple(range(1, len(board) + 1))
    own_targets = tuple((own or {}).items())
    return LabelingPuzzle("test", board, values, tuple(lines), targets or None, given, own_targets=own_targets)


def magic_square(order: int, *targets: int, given: tuple[tuple[int, int], ...] = ()) -> LabelingPuzzle:
    return labeling(rectangle(order, order), square_lines(order), *targets, given=given)


def magic_19() -> LabelingPuzzle:
    return labeling(hexagon(3), MAGIC_19, 22)


def magic_hexagon(order: int, *targets: int) -> LabelingPuzzle:
    return labeling(hexagon(order), hexagon_lines(order), *targets)


def hexagram() -> LabelingPuzzle:
    return labeling(rectangle(12, 1), HEXAGRAM, 26)


def cube() -> LabelingPuzzle:
    board = box(2, 2, 2)
    faces = [tuple(k for k, cell in enumerate(board.cells) if cell[axis] == end) for axis in range(3) for end in (0, 1)]
    return labeling(board, faces, 18)

"""The sides that meet on a board, and pieces across the seams of a wrapped one, read afresh for the checker.

Nothing here is shared with boards or compiling, which generate all motions from the periods and reduce cells by the
echelon form of their shifts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from math import hypot

from ....boards import Board
from ....boards.periods import Glide
from ....lattices import Cell, Lattice, Side, Vector, moves_of
from ..labels import CellValue, SideLabels
from ..puzzle import Piece


class Folding:
    """The cells of a board that all cells of the lattice are.

    A shift is a whole sum of the plain periods and of twice those that mirror. Any other way back to the same cell
    begins with some of those that mirror, each once, in the order in which they are listed: the square of each is one
    of those shifts, and two of them lead across each other, so that both together turn by half a turn.
    """

    def __init__(self, board: Board) -> None:
        self._board = board
        glides = [period for period in board.wrap if isinstance(period, Glide)]
        self._shifts = [
            tuple(int(2 * x) for x in period.shift) if isinstance(period, Glide) else period for period in board.wrap
        ]
        mirrors = [_Mirror(board, glide.shift) for glide in glides]
        self._ways = [way for n in range(len(mirrors) + 1) for way in combinations(mirrors, n)]
        self._known: dict[Cell, tuple[int, tuple[Side, ...], bool] | None] = {}

    def starts(self, piece: Piece) -> tuple[Cell, ...]:
        """The cells of a piece that are laid on cells of the board as they are, so that all its places are found.

        Where nothing mirrors, one does. Else a part beyond a seam may show the piece as it may not be turned, though it
        looks as if it were, with another cell in the place of that one.
        """
        return piece.cells if len(self._ways) > 1 else piece.cells[:1]

    def landing(self, cell: Cell) -> tuple[int, tuple[Side, ...], bool] | None:
        """The cell of the board that a cell of the lattice is, which of its sides each is, and if it is mirrored."""
        if cell not in self._known:
            self._known[cell] = next(self._landings(cell), None)
        return self._known[cell]

    def _landings(self, cell: Cell) -> Iterator[tuple[int, tuple[Side, ...], bool]]:
        board = self._board
        for way in self._ways:
            moved, sides = cell, tuple(range(board.lattice.n_sides_of(cell)))
            for mirror in way:
                moved, images = mirror(moved)
                sides = tuple(images[side] for side in sides)
            place = board.index_of_cell.get(moved)
            if place is None and self._shifts:
                same = (k for k, one in enumerate(board.cells) if are_same(self._shifts, one, moved))
                place = next(same, None)
            if place is not None:
                yield place, sides, len(way) % 2 == 1


class _Mirror:
    """Reflects cells in the line along a shift through the middle of a board, and shifts them: read off the drawing."""

    def __init__(self, board: Board, shift: Sequence[float]) -> None:
        lattice = self._lattice = board.lattice
        (a, b), (c, d) = lattice.position((1, 0)), lattice.position((0, 1))
        whole = a * d - b * c
        self._back = ((d / whole, -c / whole), (-b / whole, a / whole))
        x, y = (lattice.unit * sum(parts) for parts in zip(*self._axes(shift, (a, b), (c, d)), strict=True))
        length = hypot(x, y)
        self._shift = (x, y)
        self._across: tuple[float, float] = (-y / length, x / length)
        far = [self._distance(lattice.position(corner)) for cell in board.cells for corner in lattice.corners(cell)]
        self._middle = (min(far) + max(far)) / 2

    @staticmethod
    def _axes(shift: Sequence[float], *steps: tuple[float, ...]) -> list[tuple[float, ...]]:
        return [tuple(times * x for x in step) for times, step in zip(shift, steps, strict=True)]

    def _distance(self, point: Sequence[float]) -> float:
        x, y = self._across
        return point[0] * x + point[1] * y

    def _vector(self, x: float, y: float) -> Vector:
        return tuple(round(x * row[0] + y * row[1]) for row in self._back)

    def _mirrored(self, point: Sequence[float], middle: float) -> tuple[float, float]:
        far = 2 * (self._distance(point) - middle)
        return point[0] - far * self._across[0], point[1] - far * self._across[1]

    def __call__(self, cell: Cell) -> tuple[Cell, tuple[Side, ...]]:
        """The image of a cell, and of its sides."""
        lattice = self._lattice
        x, y = self._mirrored(lattice.position(lattice.center(cell)), self._middle)
        image = lattice.cell_at(self._vector(x + self._shift[0], y + self._shift[1]))
        ways = lattice.kind(image).sides
        turned = (self._vector(*self._mirrored(lattice.position(way), 0)) for way in lattice.kind(cell).sides)
        return image, tuple(ways.index(way) for way in turned)


@lru_cache(maxsize=16)
def folding_of(board: Board) -> Folding:
    """The folding of a board; those of the last few boards are kept."""
    return Folding(board)


@lru_cache(maxsize=16)
def sides_beyond(board: Board) -> dict[tuple[int, Side], tuple[int, Side]]:
    """For each side of a cell that is not on the rim the cell beyond it, and the side by which it is entered."""
    found, folding = {}, folding_of(board)
    for cell, at in enumerate(board.cells):
        for side in range(board.lattice.n_sides_of(at)):
            neighbor, entered = board.lattice.across(at, side)
            landing = folding.landing(neighbor)
            if landing is not None:
                found[cell, side] = (landing[0], landing[1][entered])
    for one, meets in board.glue:
        found[one], found[meets] = meets, one
    return found


@lru_cache(maxsize=16)
def sides_that_mirror(board: Board) -> frozenset[tuple[int, Side]]:
    """The sides of cells beyond which the next cell is seen from behind."""
    folding, lattice = folding_of(board), board.lattice
    places = ((cell, side) for cell, at in enumerate(board.cells) for side in range(lattice.n_sides_of(at)))
    beyond = ((place, folding.landing(lattice.across(board.cells[place[0]], place[1])[0])) for place in places)
    return frozenset(place for place, landing in beyond if landing is not None and landing[2])


@lru_cache(maxsize=4096)
def may_lie_wrapped(
    lattice: Lattice, folding: Folding, piece: Piece, lying: tuple[tuple[int, Cell, SideLabels], ...]
) -> bool:
    """Tell whether the piece may lie so: a motion that is free to it carries it, with labels, there, up to periods."""
    if len(lying) != len(piece.cells):
        return False
    for matrix, start in product(moves_of(lattice, piece.freedom), folding.starts(piece)):
        for _, target, _ in lying:
            motion = lattice.motion_taking(matrix, start, target)
            if motion is None:
                continue
            left = {place: labels for place, _, labels in lying}
            for cell, labels in zip(piece.cells, piece.labels, strict=True):
                landing = folding.landing(lattice.move(motion, cell))
                if landing is None:
                    break
                turned: list[str | None] = [None] * len(labels)
                for side, label in enumerate(labels):
                    is_value = isinstance(label, CellValue)
                    turned[side if is_value else landing[1][lattice.move_side(motion, cell, side)[1]]] = label
                if left.pop(landing[0], None) != tuple(turned):
                    break
            else:
                return True
    return False


def are_same(shifts: Sequence[Vector], cell: Cell, other: Cell) -> bool:
    """Tell whether two cells differ by whole multiples of some shifts: by Cramer's rule, on inner products."""
    n_axes = len(shifts[0])
    if cell[n_axes:] != other[n_axes:]:
        return False
    shift = [x - y for x, y in zip(cell, other, strict=True)][:n_axes]
    table = [[_inner(period, other_period) for other_period in shifts] for period in shifts]
    aims = [_inner(period, shift) for period in shifts]
    sums = [0] * n_axes
    for k, period in enumerate(shifts):
        with_aims = [[*row[:k], aim, *row[k + 1 :]] for row, aim in zip(table, aims, strict=True)]
        times, rest = divmod(_determinant(with_aims), _determinant(table))
        if rest:
            return False
        sums = [x + times * y for x, y in zip(sums, period, strict=True)]
    return sums == shift


def _inner(first: Sequence[int], second: Sequence[int]) -> int:
    return sum(x * y for x, y in zip(first, second, strict=True))


def _determinant(table: Sequence[Sequence[int]]) -> int:
    if not table:
        return 1
    minors = ([row[:k] + row[k + 1 :] for row in map(list, table[1:])] for k in range(len(table)))
    return sum((-1) ** k * x * _determinant(minor) for k, (x, minor) in enumerate(zip(table[0], minors, strict=True)))

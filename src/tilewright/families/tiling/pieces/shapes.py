"""Orientations of pieces with their labels, and classes of equal pieces."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from math import comb, factorial
from operator import itemgetter

from ....boards import Board
from ....deadline import in_time
from ....lattices import Cell, Lattice, Matrix, moves_of
from ....lattices.matrices import minus, plus
from ....values import frozen
from ..labels import CellValue, Label, SideLabels, sides_only
from ..puzzle import Fixed, Piece, Placed, TilingPuzzle

LabeledShape = tuple[tuple[Cell, SideLabels], ...]
"""Cells with their labels by side number, sorted, in the standard position."""


def turned(lattice: Lattice, matrix: Matrix, shape: Iterable[tuple[Cell, SideLabels]]) -> LabeledShape:
    """A labeled shape moved by a matrix, in its standard position."""
    in_time()
    cells, labels = zip(*shape, strict=True)
    images, permutations = lattice.turn_all(matrix, cells)
    return tuple(sorted(zip(lattice.at_origin(images), map(permuted, labels, permutations), strict=True), key=_first))


def ascending(cells: Iterable[int], labels: Iterable[SideLabels]) -> tuple[tuple[int, ...], tuple[SideLabels, ...]]:
    """The cells that a piece covers, sorted, and the labels on each of them."""
    pairs = sorted(zip(cells, labels, strict=True), key=_first)
    # From lists, which is faster: the symmetries of large puzzles ask for hundreds of thousands.
    return tuple([cell for cell, _ in pairs]), tuple([sides for _, sides in pairs])


_first = itemgetter(0)


def permuted(labels: SideLabels, permutation: tuple[int, ...]) -> SideLabels:
    """The labels of a cell whose side s becomes side permutation[s]; its value, if it has one, stays behind them."""
    if labels.count(None) == len(labels):
        return labels
    sides: list[Label | None] = list(labels)
    for side, image in enumerate(permutation):
        sides[image] = labels[side]
    return tuple(sides)


def renamed(shape: LabeledShape, names: Mapping[Label, Label]) -> LabeledShape:
    """A labeled shape with its labels renamed."""
    return tuple((cell, renamed_sides(sides, names)) for cell, sides in shape)


def renamed_sides(sides: SideLabels, names: Mapping[Label, Label]) -> SideLabels:
    """The labels of a cell under their new names; values have none."""
    return tuple(label if label is None or isinstance(label, CellValue) else names[label] for label in sides)


def orientations_of(lattice: Lattice, piece: Piece) -> frozenset[LabeledShape]:
    """All ways in which a piece may lie, apart from its place."""
    shape = tuple(zip(piece.cells, piece.labels, strict=True))
    return frozenset(turned(lattice, matrix, shape) for matrix in moves_of(lattice, piece.freedom))


def lying_labels(lattice: Lattice, piece: Piece, cell: Cell) -> set[SideLabels]:
    """All ways in which the labels of a tile can lie on a cell, by side number."""
    home, found = piece.cells[0], set()
    for matrix in moves_of(lattice, piece.freedom):
        motion = lattice.motion_taking(matrix, home, cell)
        if motion is None or lattice.kind_index(lattice.move(motion, home)) != lattice.kind_index(cell):
            continue
        found.add(permuted(piece.labels[0], lattice.side_permutation(motion, home)))
    return found


def may_lie(board: Board, piece: Piece, labels: Mapping[int, SideLabels]) -> bool:
    """Tell whether a piece can lie on these places, among others on the board or beyond it, with these labels."""
    dimension, first = board.lattice.dimension, board.cells[next(iter(labels))]
    for shape in orientations_of(board.lattice, piece):
        for start, _ in shape:
            if start[dimension:] == first[dimension:]:
                shift = minus(first, start)
                landings = [(board.landing(plus(cell, shift)), sides) for cell, sides in shape]
                way = {
                    landing.place: permuted(sides, landing.sides) for landing, sides in landings if landing is not None
                }
                if all(_agree(wanted, way[place]) if place in way else False for place, wanted in labels.items()):
                    return True
    return False


def _agree(wanted: SideLabels, found: SideLabels) -> bool:
    """Tell whether a cell lies as wanted; where no value is wanted, any will do."""
    return wanted in (found, sides_only(found))


def lying_on(board: Board, shape: LabeledShape, cells: Collection[int]) -> Iterator[dict[int, SideLabels]]:
    """The ways in which a shape covers exactly these cells of a board: the labels of each cell.

    Each begins with the place of the first cell of the shape. There are several only on a wrapped board.
    """
    shape_cells, labels = zip(*shape, strict=True)
    for place in cells:
        under = board.under(shape_cells, place)
        if under is not None and set(under) == set(cells):
            yield dict(zip(under, labels_under(board, shape_cells, place, labels), strict=True))


def begun_anywhere(board: Board, shape: LabeledShape) -> Iterator[LabeledShape]:
    """A shape as it must be tried on the board so that all its places are found, if its first cell lies on the board.

    Where seams mirror, the shape continues beyond them in another orientation, and either may have its first cell on
    the other's side of the seam. So the shape is given with each of its cells as the first.
    """
    yield shape
    for first in shape[1:] if not board.is_orientable else ():
        yield (first, *(pair for pair in shape if pair is not first))


def labels_under(
    board: Board, cells: Sequence[Cell], place: int, labels: Sequence[SideLabels]
) -> tuple[SideLabels, ...]:
    """The labels of a shape that lies on the board, its first cell on a place, by the sides of the board's cells.

    They differ from those of the shape only beyond a seam that mirrors.
    """
    if board.is_orientable:
        return tuple(labels)
    return tuple(map(permuted, labels, board.sides_under(cells, place)))


def lying(puzzle: TilingPuzzle, fixed: Fixed) -> Placed | None:
    """The placement of a fixed piece, if the puzzle leaves only one; else None."""
    piece, lattice = puzzle.piece_of_name[fixed.piece], puzzle.lattice
    if len(fixed.cells) != len(piece.cells):
        return None
    ways: set[tuple[SideLabels, ...]] = set()
    begun = (way for shape in orientations_of(lattice, piece) for way in begun_anywhere(puzzle.board, shape))
    for shape in begun:
        for labels_of in lying_on(puzzle.board, shape, fixed.cells):
            labels = tuple(labels_of[cell] for cell in fixed.cells)
            if fixed.allows(labels):
                ways.add(labels)
    return Placed(fixed.piece, *ascending(fixed.cells, ways.pop())) if len(ways) == 1 else None


@frozen
class PieceClass:
    """Pieces that are equal: of one color, they may lie in the same ways; together `least` to `most` copies."""

    members: tuple[Piece, ...]
    orientations: tuple[LabeledShape, ...]
    fixed_of_member: tuple[int, ...]
    """For each of the members the number of its copies that are fixed on the board."""
    room: int
    """The most copies for which the board has room; the puzzle may allow more."""

    @property
    def n_fixed(self) -> int:
        return sum(self.fixed_of_member)

    @property
    def least(self) -> int:
        return sum(max(piece.least, fixed) for piece, fixed in zip(self.members, self.fixed_of_member, strict=True))

    @property
    def most(self) -> int:
        return sum(piece.most for piece in self.members)

    @property
    def name(self) -> str:
        return self.members[0].name

    @property
    def color(self) -> str:
        return self.members[0].color

    @property
    def n_cells(self) -> int:
        return len(self.orientations[0])

    def weights(self) -> tuple[int, ...]:
        """For u = 0, 1, ... used copies: the number of ways to tell them apart.

        That is u! times the coefficient of x^u in the product, over the members, of the sum of
        C(most, k) x^k for least <= k <= most. Copies that are fixed do not count; u ends at the number for
        which there is room.
        """
        product = [1]
        for piece, fixed in zip(self.members, self.fixed_of_member, strict=True):
            least, most = max(0, piece.least - fixed), max(0, piece.most - fixed)
            factor = [comb(most, k) if k >= least else 0 for k in range(min(most, self.room) + 1)]
            result = [0] * min(len(product) + len(factor) - 1, self.room + 1)
            for i, a in enumerate(product):
                in_time()
                for k, b in enumerate(factor[: len(result) - i]):
                    result[i + k] += a * b
            product = result
        ways = [coefficient * factorial(u) for u, coefficient in enumerate(product)]
        return (*(0 for _ in range(self.n_fixed)), *ways)


def piece_classes(puzzle: TilingPuzzle) -> tuple[PieceClass, ...]:
    """The pieces of a puzzle, those of one color that may lie in the same ways together, in order of appearance."""
    groups: dict[tuple[str, frozenset[LabeledShape]], list[Piece]] = {}
    for piece in puzzle.pieces:
        groups.setdefault((piece.color, orientations_of(puzzle.lattice, piece)), []).append(piece)
    fixed_names = [fixed.piece for fixed in puzzle.fixed]
    free = len(puzzle.board) - len(puzzle.blocked)
    return tuple(
        PieceClass(
            tuple(members),
            tuple(sorted(ways, key=_sort_key)),
            tuple(fixed_names.count(piece.name) for piece in members),
            free // len(members[0].cells),
        )
        for (_, ways), members in groups.items()
    )


def has_twins(puzzle: TilingPuzzle) -> bool:
    """Tell whether some pieces differ in their colors alone."""
    groups = piece_classes(puzzle)
    return len({group.orientations for group in groups}) < len(groups)


def _sort_key(shape: LabeledShape) -> tuple[tuple[Cell, tuple[str, ...]], ...]:
    in_time()
    return tuple((cell, tuple("" if label is None else "=" + label for label in sides)) for cell, sides in shape)

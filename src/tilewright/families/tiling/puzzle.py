"""The rules of a tiling puzzle: pieces of one or more cells, with or without labels on their sides.

Every value here is frozen. Cells of pieces and boards are lattice coordinates; labels are the words
that stand on the tiles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import ClassVar

from ...boards import Board
from ...errors import InvalidPuzzle
from ...lattices import Cell, Freedom, Lattice, Side
from ...values import field, frozen
from ..common import Known, Setup, store
from .label_names import LabelNames
from .labels import (
    CellValue,
    Label,
    SideLabels,
    by_side,
    in_reading_order,
    plain_value,
    rotated,
    sides_only,
    value_on,
    with_value,
)
from .matching import Relation, Rim
from .rules import RULES, Rule


@frozen
class Piece:
    """A shape of one or more cells, any side of which may carry a label.

    `labels[k][s]` is the label on side s of cell k; behind those of all sides stands the value of the cell, if it has
    one. Between `least` and `most` copies are used. `color` is the word for
    the color of the whole piece, "" if the puzzle names none.
    """

    name: str
    cells: tuple[Cell, ...]
    labels: tuple[SideLabels, ...]
    freedom: Freedom = "free"
    least: int = 1
    most: int = 1
    color: str = ""

    def __post_init__(self) -> None:
        store(
            self, cells=tuple(tuple(cell) for cell in self.cells), labels=tuple(tuple(sides) for sides in self.labels)
        )

    @property
    def is_tile(self) -> bool:
        """Tell whether it is a single cell with a label on some side."""
        return len(self.cells) == 1 and self.has_labels

    @property
    def has_labels(self) -> bool:
        return any(label is not None for labels in self.labels for label in sides_only(labels))

    @property
    def values(self) -> tuple[CellValue | None, ...]:
        """The value of each cell."""
        return tuple(map(value_on, self.labels))

    @property
    def has_values(self) -> bool:
        return any(value is not None for value in self.values)

    @property
    def is_plain(self) -> bool:
        """Tell whether its cells have neither labels nor values, so that they alone say how it lies."""
        return all(label is None for labels in self.labels for label in labels)

    def turns(self, lattice: Lattice, cell: Cell, labels: SideLabels) -> int | None:
        """For a tile that lies on a cell with these labels, by how many sides it is turned clockwise.

        That is from the way it is listed. None for a piece of several cells, in space, or lying on its back.
        """
        if len(self.cells) != 1 or lattice.dimension != 2 or len(labels) != len(self.labels[0]):
            return None
        listed = in_reading_order(lattice, self.cells[0], self.labels[0])
        lying = in_reading_order(lattice, cell, labels)
        return next((turns for turns in range(len(lying)) if rotated(listed, turns) == lying), None)


def piece(
    lattice: Lattice,
    name: str,
    cells: Iterable[Cell],
    *,
    freedom: Freedom = "free",
    least: int = 1,
    most: int | None = None,
    labels: Mapping[tuple[Cell, Side], Label] | None = None,
    values: Iterable[str | int | None] = (),
    color: str = "",
) -> Piece:
    """Make a piece of one or more cells.

    Parameters
    ----------
    lattice
        The lattice of the cells, e.g. `LATTICES["square"]`.
    name
        The name of the piece in files, messages and solutions.
    cells
        The cells of the piece, anywhere on the lattice.
    freedom
        Whether the piece may be turned and flipped ("free"), only turned ("one_sided"), or neither ("fixed").
    least
        How many copies of the piece must be used.
    most
        How many copies may be used; by default `least`.
    labels
        The label on each side that has one, by (cell, side); sides are numbered counterclockwise from 0.
    values
        The value of each cell, a number or a word, in the order of `cells`; None for one without. By default none has.
    color
        The word for its color, which tells it from pieces of the same shape; "" for none.

    Returns
    -------
    Piece
        The piece.

    Raises
    ------
    InvalidPuzzle
        The piece has no cells, or a cell twice, or one that the lattice does not have; the numbers of copies make no
        sense; a label is not on the outline of the piece; or there are not as many values as cells.

    See Also
    --------
    tile : Make a piece of one cell with labels on its sides.
    polyforms : List all shapes of a size.
    cells_of_picture : Read cells from a drawing.

    Examples
    --------
    >>> import tilewright as tw
    >>> square = tw.LATTICES["square"]
    >>> ell = tw.piece(square, "L", [(0, 0), (1, 0), (0, 1)], least=2)
    >>> board = tw.Board.of(square, tw.shape_cells(square, "rectangle", {"columns": 3, "rows": 2}))
    >>> tw.count(tw.TilingPuzzle("two-l", board, [ell])).distinct
    2
    """
    from .validate import contradictions_of

    cells = tuple(cells)
    labels = dict(labels or {})
    # A cell that the lattice does not have is told of below.
    n_sides = {cell: lattice.n_sides_of(cell) if lattice.is_cell(cell) else 0 for cell in cells}
    table = tuple(tuple(labels.get((cell, side)) for side in range(n_sides[cell])) for cell in cells)
    if words := [None if value is None else CellValue(plain_value(value)) for value in values]:
        if len(words) != len(cells):
            raise InvalidPuzzle(f"piece {name!r} has {len(cells)} cells, but values for {len(words)}")
        table = tuple(map(with_value, table, words))
    made = Piece(name, cells, table, freedom, least, least if most is None else most, color)
    for contradiction in contradictions_of(lattice, made):
        raise InvalidPuzzle(contradiction)
    inside = set(cells)
    for (cell, _), label in labels.items():
        if cell not in inside:
            raise InvalidPuzzle(
                f"piece {name!r}: label {label!r} is on cell {list(cell)}, which the piece does not have"
            )
    return made


def tile(
    lattice: Lattice,
    name: str,
    labels: Iterable[Label | None],
    *,
    freedom: Freedom = "one_sided",
    least: int = 1,
    most: int | None = None,
    color: str = "",
) -> Piece:
    """Make a tile: a piece of one cell with labels on its sides.

    Parameters
    ----------
    lattice
        The lattice of the cell, e.g. `LATTICES["square"]`.
    name
        The name of the tile in files, messages and solutions.
    labels
        The label of each side in reading order (clockwise in the plane, see the lattice); None for a side without one.
    freedom
        Whether the tile may be turned and flipped ("free"), only turned ("one_sided"), or neither ("fixed").
    least
        How many copies of the tile must be used.
    most
        How many copies may be used; by default `least`.
    color
        The word for its color, which tells it from tiles with the same labels; "" for none.

    Returns
    -------
    Piece
        The tile.

    Raises
    ------
    InvalidPuzzle
        The number of labels is not the number of sides of a cell, or the numbers of copies make no sense.

    See Also
    --------
    piece : Make a piece of several cells.

    Examples
    --------
    >>> import tilewright as tw
    >>> square = tw.LATTICES["square"]
    >>> tile = tw.tile(square, "1", ["red", "blue", "green", "blue"], least=2)
    >>> board = tw.Board.of(square, tw.shape_cells(square, "rectangle", {"columns": 2, "rows": 1}))
    >>> tw.count(tw.TilingPuzzle("pair", board, [tile])).distinct
    6
    """
    labels = tuple(labels)
    cell = lattice.form_with(len(labels))
    if cell is None:
        raise InvalidPuzzle(
            f"tile {name!r} has {len(labels)} sides; a cell of the {lattice.name} lattice has {lattice.sides_in_words}"
        )
    labeled = {(cell, side): label for side, label in enumerate(by_side(lattice, cell, labels)) if label is not None}
    return piece(lattice, name, (cell,), freedom=freedom, least=least, most=most, labels=labeled, color=color)


def labels_of(pieces: Iterable[Piece]) -> tuple[Label, ...]:
    """All labels on pieces, in order of first appearance."""
    listed = (label for piece in pieces for labels in piece.labels for label in sides_only(labels))
    return tuple(dict.fromkeys(label for label in listed if label is not None))


@frozen
class Fixed:
    """A piece that must lie on these cells (indices of the board), among others if it has more.

    `labels`, for a tile, are its labels in the fixed orientation, by side number; None leaves it free to turn. `sides`,
    for a piece of several cells with labels or values, are those of all these cells; () leaves it free.
    """

    piece: str
    cells: tuple[int, ...]
    labels: SideLabels | None = None
    sides: tuple[SideLabels, ...] = ()

    def __post_init__(self) -> None:
        store(
            self,
            cells=tuple(self.cells),
            labels=None if self.labels is None else tuple(self.labels),
            sides=tuple(tuple(labels) for labels in self.sides),
        )

    def is_met_by(self, placed: Placed) -> bool:
        """Tell whether a placed piece is the one that is fixed here, in any orientation."""
        return placed.piece == self.piece and set(self.cells) <= set(placed.cells)

    def allows(self, labels: Sequence[SideLabels]) -> bool:
        """Tell whether the piece may lie with these labels on the cells on which it is fixed, one after the other."""
        wanted = self.sides or (() if self.labels is None else (self.labels,))
        # Where it says nothing of a value, any will do.
        return all(row in (lying, sides_only(lying)) for row, lying in zip(wanted, labels, strict=False))


@frozen
class TilingPuzzle:
    """Pieces that fill a board.

    `blocked` cells stay empty, `optional` ones may. Cells are given by their index on the board. `rules` are further
    ones, such as `Apart`, `Total` and `NoCrossing`. `order` has all cells in the order in which lines of labels list
    them, () for reading order.
    """

    name: str
    board: Board
    pieces: tuple[Piece, ...]
    relation: Relation = Relation()
    rim: Rim = Rim()
    blocked: frozenset[int] = frozenset()
    optional: frozenset[int] = frozenset()
    fixed: tuple[Fixed, ...] = ()
    setup: Setup | None = None
    title: str = ""
    about: str = ""
    sources: tuple[str, ...] = ()
    known: tuple[Known, ...] = field(default=(), compare=True)
    rules: tuple[Rule, ...] = ()
    maker: tuple[str, ...] = ()
    label_names: LabelNames = LabelNames()
    order: tuple[int, ...] = ()
    license: str = ""

    family = "tiling"
    target: ClassVar[None] = None
    targets: ClassVar[None] = None
    """There are no sums."""

    @property
    def lattice(self) -> Lattice:
        return self.board.lattice

    @cached_property
    def noun(self) -> str:
        """The word for one of its pieces: "tile" if all are tiles, else "piece"."""
        return "tile" if all(piece.is_tile for piece in self.pieces) else "piece"

    @cached_property
    def piece_of_name(self) -> dict[str, Piece]:
        return {piece.name: piece for piece in self.pieces}

    @cached_property
    def labels(self) -> tuple[Label, ...]:
        """All labels on the pieces, in order of first appearance."""
        return labels_of(self.pieces)

    @cached_property
    def times_of_label(self) -> Counter[Label]:
        """On how many sides of all copies each label stands."""
        found: Counter[Label] = Counter()
        for piece in self.pieces:
            for label in (label for labels in piece.labels for label in sides_only(labels) if label is not None):
                found[label] += piece.most
        return found

    @cached_property
    def values(self) -> tuple[CellValue, ...]:
        """All values of cells of the pieces, in order of first appearance."""
        return tuple(dict.fromkeys(value for piece in self.pieces for value in piece.values if value is not None))

    @cached_property
    def number_of_label(self) -> dict[Label, int]:
        """The numbers of labels in models: 1, 2, 3, ... in order of first appearance."""
        return {label: number for number, label in enumerate(self.labels, start=1)}

    @cached_property
    def fixed_cells(self) -> frozenset[int]:
        """The cells on which pieces are fixed."""
        return frozenset(cell for fixed in self.fixed for cell in fixed.cells)

    def fixed_besides(self, placed: Iterable[Placed]) -> tuple[Fixed, ...]:
        """The fixed pieces that are not among the placed ones."""
        lying = tuple(placed)
        return tuple(fixed for fixed in self.fixed if not any(map(fixed.is_met_by, lying)))

    def __post_init__(self) -> None:
        # Lists and sets given by hand become frozen ones.
        lists = ("pieces", "fixed", "sources", "known", "rules", "maker", "order")
        store(self, **{name: tuple(getattr(self, name)) for name in lists})
        store(self, **{name: frozenset(getattr(self, name)) for name in ("blocked", "optional")})
        if isinstance(self.label_names, Mapping):
            store(self, label_names=LabelNames(tuple(self.label_names.items())))
        if strange := [rule for rule in self.rules if not isinstance(rule, Rule)]:
            raise InvalidPuzzle(f"{self.name}: {strange[0]!r} is no rule such as Total(2, 5)")
        store(self, rules=tuple(sorted(self.rules, key=lambda rule: list(RULES).index(rule.key))))
        from .validate import validate

        validate(self)

    def _repr_svg_(self) -> str:
        from ...rendering import as_svg

        return as_svg(self)


@frozen
class Placed:
    """A piece on the board: the cells that it covers (indices) and the labels on each of them, as in `Piece.labels`."""

    piece: str
    cells: tuple[int, ...]
    labels: tuple[SideLabels, ...]


@frozen
class TilingSolution:
    """A filled board: the pieces in order of the first cell that each covers."""

    puzzle: TilingPuzzle = field(repr=False)
    placed: tuple[Placed, ...]

    family = "tiling"

    @cached_property
    def piece_on_cell(self) -> dict[int, Placed]:
        return {cell: placed for placed in self.placed for cell in placed.cells}

    def turns(self, placed: Placed) -> int | None:
        """By how many sides a tile of this solution is turned, see `Piece.turns`."""
        cell = self.puzzle.board.cells[placed.cells[0]]
        return self.puzzle.piece_of_name[placed.piece].turns(self.puzzle.lattice, cell, placed.labels[0])

    def __str__(self) -> str:
        from ...rendering import as_text

        return as_text(self)

    def _repr_svg_(self) -> str:
        from ...rendering import as_svg

        return as_svg(self)

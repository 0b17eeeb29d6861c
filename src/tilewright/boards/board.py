"""A board: the cells in play, in reading order, each with the name that is printed on it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import accumulate
from operator import mul

from ..errors import InvalidPuzzle
from ..lattices import Cell, Lattice, Motion, Side
from ..lattices.matrices import minus, plus, times
from ..values import frozen


def _span(axis: Iterable[int]) -> int:
    """The distance between the least and the greatest of some coordinates."""
    coordinates = tuple(axis)
    return max(coordinates) - min(coordinates)


@frozen
class BoardSymmetry:
    """A motion of the lattice that carries a board onto itself.

    `places[k]` is the index of the cell to which the motion takes cell k.
    """

    motion: Motion
    places: tuple[int, ...]

    @property
    def is_reflection(self) -> bool:
        return self.motion.is_reflection


@frozen
class Edge:
    """The boundary between two cells of a board: side `side` of cell `cell` meets side `other_side` of `other`.

    Cells are given by their index; `cell` is the smaller one.
    """

    cell: int
    side: Side
    other: int
    other_side: Side


@frozen
class Board:
    """Cells of one lattice; names default to 1, 2, 3, ... in reading order."""

    lattice: Lattice
    cells: tuple[Cell, ...]
    names: tuple[str, ...]

    @classmethod
    def of(cls, lattice: Lattice, cells: Iterable[Cell], names: Iterable[str] | None = None) -> Board:
        """A board of these cells; `names`, if given, go with the cells in reading order.

        Raises InvalidPuzzle for no cells, a cell twice, coordinates that are no cell of the lattice,
        a wrong number of names, or a name twice.
        """
        listed = list(cells)
        if not listed:
            raise InvalidPuzzle("the board has no cells; give a shape, a picture or a list of cells")
        for cell in listed:
            if not lattice.is_cell(cell):
                raise InvalidPuzzle(f"{list(cell)} is no cell of the {lattice.name} lattice; {lattice.form_of_cell}")
        if len(set(listed)) < len(listed):
            twice = next(cell for cell in listed if listed.count(cell) > 1)
            raise InvalidPuzzle(f"the board lists cell {list(twice)} twice")
        ordered = tuple(sorted(listed, key=lattice.reading_key))
        given = tuple(names) if names is not None else tuple(str(k + 1) for k in range(len(ordered)))
        if len(given) != len(ordered):
            message = f"the board has {len(ordered)} cells but {len(given)} names"
            raise InvalidPuzzle(f"{message}; give one name for each cell, in reading order")
        if len(set(given)) < len(given):
            name = next(name for name in given if given.count(name) > 1)
            raise InvalidPuzzle(f"two cells of the board are named {name!r}; each needs a name of its own")
        return cls(lattice, ordered, given)

    def __len__(self) -> int:
        return len(self.cells)

    @cached_property
    def index_of_cell(self) -> dict[Cell, int]:
        return {cell: index for index, cell in enumerate(self.cells)}

    @cached_property
    def index_of_name(self) -> dict[str, int]:
        return {name: index for index, name in enumerate(self.names)}

    def under(self, shape: Sequence[Cell], place: int) -> tuple[int, ...] | None:
        """The cells under a shape whose first cell is shifted to a place; None if it reaches beyond the board."""
        dimension = self.lattice.dimension
        if self.cells[place][dimension:] != shape[0][dimension:]:
            # It points another way than the first cell of the shape.
            return None
        shift = minus(self.cells[place], shape[0])
        found: list[int] = []
        for cell in shape:
            index = self.index_of_cell.get(plus(cell, shift))
            if index is None:
                return None
            found.append(index)
        return tuple(found)

    def translates(self, shape: Sequence[Cell]) -> list[tuple[int, ...]]:
        """The cells under a shape at each place of its first cell where all of it lies on the board, place by place."""
        spans = map(_span, zip(*self.cells, strict=True))
        if any(_span(axis) > span for axis, span in zip(zip(*shape, strict=True), spans, strict=True)):
            return []
        index_of, dimension = self._index_of_number, self.lattice.dimension
        first = self._number(shape[0])
        steps = [self._number(cell) - first for cell in shape]
        found = []
        for number, index in index_of.items():
            if self.cells[index][dimension:] == shape[0][dimension:]:
                try:
                    found.append(tuple([index_of[number + step] for step in steps]))
                except KeyError:
                    # A part of it lies beyond the board.
                    continue
        return found

    @cached_property
    def _index_of_number(self) -> dict[int, int]:
        return {self._number(cell): index for index, cell in enumerate(self.cells)}

    def _number(self, cell: Cell) -> int:
        """A number for each cell, such that a shift adds the same to all numbers."""
        return sum(map(mul, cell, self._weights))

    @cached_property
    def _weights(self) -> tuple[int, ...]:
        # A shape that is not longer than the board reaches so far beyond it, on either side.
        sizes = [3 * _span(axis) + 1 for axis in zip(*self.cells, strict=True)]
        return tuple(accumulate([1, *sizes[:-1]], mul))

    @cached_property
    def edges(self) -> tuple[Edge, ...]:
        """The boundaries between cells of the board, each once."""
        return tuple(edge for edge in self._sides() if isinstance(edge, Edge))

    @cached_property
    def rim(self) -> tuple[tuple[int, Side], ...]:
        """The sides (cell index, side) beyond which there is no cell of the board, holes included."""
        return tuple(place for place in self._sides() if not isinstance(place, Edge))

    def _sides(self) -> Iterator[Edge | tuple[int, Side]]:
        for index, cell in enumerate(self.cells):
            for side in range(self.lattice.n_sides_of(cell)):
                neighbor, entered = self.lattice.across(cell, side)
                other = self.index_of_cell.get(neighbor)
                if other is None:
                    yield (index, side)
                elif other > index:
                    yield Edge(index, side, other, entered)

    @cached_property
    def symmetries(self) -> tuple[BoardSymmetry, ...]:
        """All motions that carry the board onto itself, the identity first, rotations before reflections."""
        index_of_center = {self.lattice.center(cell): index for index, cell in enumerate(self.cells)}
        found = []
        for motion in self.lattice.motions_between(self.cells, self.cells):
            images = [plus(times(motion.matrix, center), motion.shift) for center in index_of_center]
            found.append(BoardSymmetry(motion, tuple([index_of_center[image] for image in images])))
        return tuple(sorted(found, key=lambda symmetry: symmetry.is_reflection))

    def straight_lines(self, least: int = 2) -> tuple[tuple[int, ...], ...]:
        """The longest runs of cells in a straight line across sides, of at least `least` cells.

        For lattices in which a line of cells can go straight on (not the triangular one).
        """
        lines = []
        vectors = self.lattice.kinds[0].sides
        for side, vector in enumerate(vectors):
            opposite = tuple(-x for x in vector)
            if opposite not in vectors or vectors.index(opposite) < side:
                continue
            back = vectors.index(opposite)
            for cell in self.cells:
                if self.lattice.across(cell, back)[0] in self.index_of_cell:
                    continue
                line = []
                while cell in self.index_of_cell:
                    line.append(self.index_of_cell[cell])
                    cell = self.lattice.across(cell, side)[0]
                if len(line) >= least:
                    lines.append(tuple(line))
        return tuple(lines)

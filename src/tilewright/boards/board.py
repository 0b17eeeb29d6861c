"""A board: the cells in play, in reading order, each with the name that is printed on it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import accumulate
from operator import mul

from ..deadline import timely
from ..errors import InvalidPuzzle, is_plain
from ..lattices import Cell, Lattice, Matrix, Side
from ..lattices.matrices import determinant, minus, plus, times
from ..sentences import sentence, with_help
from ..values import frozen
from .gluing import Glue, Place, cut_off, isomorphisms, wrong_glue
from .motions import BoardSymmetry, mirrored_motions
from .periods import Glide, Landing, ListedPeriod, Period, Periods, Wrapping, periods_of, wrong_periods


def _span(axis: Iterable[int]) -> int:
    """The distance between the least and the greatest of some coordinates."""
    coordinates = tuple(axis)
    return max(coordinates) - min(coordinates)


@frozen
class Edge:
    """The boundary between two cells of a board: side `side` of cell `cell` meets side `other_side` of `other`.

    Cells are given by their index; `cell` is the smaller one. Across an edge that `mirrors` a cell is seen from behind.
    """

    cell: int
    side: Side
    other: int
    other_side: Side
    mirrors: bool = False


@frozen
class Board:
    """Cells of one lattice; names default to 1, 2, 3, ... in reading order.

    `wrap` are the periods of a board that is closed to a cylinder, a torus or, by glides, a Moebius strip, a Klein
    bottle or a projective plane: cells are the same that they carry into each other. `glue` are pairs of sides on the
    rim of the cells that meet, each side by the index of its cell and its number.
    """

    lattice: Lattice
    cells: tuple[Cell, ...]
    names: tuple[str, ...]
    wrap: tuple[Period, ...] = ()
    glue: tuple[Glue, ...] = ()

    @classmethod
    def of(
        cls,
        lattice: Lattice,
        cells: Iterable[Cell],
        names: Iterable[str] | None = None,
        *,
        wrap: Iterable[ListedPeriod] = (),
        glue: Iterable[Glue] = (),
    ) -> Board:
        r"""A board of these cells; `names`, if given, go with the cells in reading order, and `glue` counts them so.

        `wrap` lists periods as a puzzle file does: a shift, such as (6, 0), or with a reflection in the axis that lies
        in the middle of the board, (6, 0, "mirror").

        Raises InvalidPuzzle for no cells, a cell twice, coordinates that are no cell of the lattice,
        a wrong number of names, a name twice, or wrong periods or glued sides.

        Examples
        --------
        >>> import tilewright as tw
        >>> square = tw.LATTICES["square"]
        >>> len(tw.Board.of(square, tw.cells_of_picture(square, "###\n#.#\n###")))
        8
        """
        listed = list(cells)
        if not listed:
            raise InvalidPuzzle(sentence("the board has no cells; give a shape, a picture or a list of cells"))
        for cell in timely(listed):
            if not lattice.is_cell(cell):
                raise InvalidPuzzle(
                    sentence(
                        "{cell} is no cell of the {lattice} lattice; {form_of_cell}",
                        cell=list(cell),
                        lattice=lattice.name,
                        form_of_cell=lattice.form_of_cell,
                    )
                )
        if len(set(listed)) < len(listed):
            twice = next(cell for cell in listed if listed.count(cell) > 1)
            raise InvalidPuzzle(sentence("the board lists cell {twice} twice", twice=list(twice)))
        ordered = tuple(sorted(listed, key=lattice.reading_key))
        given = tuple(names) if names is not None else tuple(str(k + 1) for k in range(len(ordered)))
        if len(given) != len(ordered):
            message = sentence("the board has not as many names, {n}, as cells, {n_2}", n=len(given), n_2=len(ordered))
            raise InvalidPuzzle(sentence("{message}; give one name for each cell, in reading order", message=message))
        if len(set(given)) < len(given):
            name = next(name for name in given if given.count(name) > 1)
            raise InvalidPuzzle(
                sentence("two cells of the board are named {name}; each needs a name of its own", name=repr(name))
            )
        for name in given:
            if not is_plain(name):
                raise InvalidPuzzle(
                    sentence("{name} has control characters; names of cells are texts on one line", name=repr(name))
                )
        periods = tuple(wrap)
        for _, wrong, help in wrong_periods(lattice, ordered, given, periods):
            raise InvalidPuzzle(with_help(wrong, help))
        board = cls(lattice, ordered, given, periods_of(lattice, ordered, periods), tuple(glue))
        for wrong, help in board._wrong_glue():
            raise InvalidPuzzle(with_help(wrong, help))
        return board

    def _wrong_glue(self) -> Iterator[tuple[str, str]]:
        """The faults of the glued sides, with help."""
        told = self.lattice, self.cells, self.names
        yield from ((message, help) for _, message, help in wrong_glue(*told, self.glue))
        if self.wrap and self.glue:
            yield sentence("a board is wrapped or glued, not both"), ""
        elif self.glue and (cell := cut_off(self.lattice, self.cells, self.across)) is not None:
            help = sentence("glue all parts of the board to one")
            yield (
                sentence(
                    "no way leads across sides from cell {name} to cell {name_2}",
                    name=self.names[0],
                    name_2=self.names[cell],
                ),
                help,
            )

    @cached_property
    def is_closed(self) -> bool:
        """Tell whether sides meet on it that lie apart in a drawing."""
        return bool(self.wrap or self.glue)

    def __len__(self) -> int:
        return len(self.cells)

    @cached_property
    def index_of_cell(self) -> dict[Cell, int]:
        return {cell: index for index, cell in enumerate(self.cells)}

    @cached_property
    def wrapping(self) -> Wrapping:
        """The motions by which cells are the same; the identity alone on a board that is not wrapped."""
        return Wrapping(self.lattice, self.wrap)

    @cached_property
    def periods(self) -> Periods:
        """The shifts by which cells are the same; none on a board that is not wrapped."""
        return self.wrapping.shifts

    @cached_property
    def is_orientable(self) -> bool:
        """Tell whether front and back differ: no way round leads back to a cell seen from behind."""
        return not any(isinstance(period, Glide) for period in self.wrap)

    @cached_property
    def _landings(self) -> dict[Cell, Landing]:
        return self.wrapping.landings(self.cells)

    def landing(self, cell: Cell) -> Landing | None:
        """The landing of a cell of the lattice, if it is on the board: as itself, or carried by periods."""
        return self._landings.get(self.periods.reduced(cell))

    def place_of(self, cell: Cell) -> int | None:
        """The index of a cell of the lattice, if it is on the board: as itself, or carried by periods."""
        if not self.wrap:
            return self.index_of_cell.get(cell)
        landing = self.landing(cell)
        return None if landing is None else landing.place

    @cached_property
    def _glued(self) -> dict[Place, Place]:
        return {place: meets for pair in self.glue for place, meets in (pair, pair[::-1])}

    def across(self, place: int, side: Side) -> Place | None:
        """The cell beyond a side, and the side by which it is entered; None on the rim."""
        glued = self._glued.get((place, side))
        if glued is not None:
            return glued
        neighbor, entered = self.lattice.across(self.cells[place], side)
        if not self.wrap:
            other = self.index_of_cell.get(neighbor)
            return None if other is None else (other, entered)
        landing = self.landing(neighbor)
        return None if landing is None else (landing.place, landing.sides[entered])

    @cached_property
    def index_of_name(self) -> dict[str, int]:
        return {name: index for index, name in enumerate(self.names)}

    def under(self, shape: Sequence[Cell], place: int) -> tuple[int, ...] | None:
        """The cells under a shape whose first cell is shifted to a place.

        None if it reaches beyond the board, or overlaps itself on a wrapped one.
        """
        dimension = self.lattice.dimension
        if self.cells[place][dimension:] != shape[0][dimension:]:
            # It points another way than the first cell of the shape.
            return None
        shift = minus(self.cells[place], shape[0])
        found: list[int] = []
        for cell in shape:
            index = self.place_of(plus(cell, shift))
            if index is None:
                return None
            found.append(index)
        return tuple(found) if not self.wrap or len(set(found)) == len(found) else None

    def sides_under(self, shape: Sequence[Cell], place: int) -> list[tuple[Side, ...]]:
        """For each cell of a shape that lies on the board, its first cell on a place: which side is which there.

        Side s of the cell lies on side `sides[s]` of the cell of the board; they differ beyond a seam that mirrors.
        """
        shift = minus(self.cells[place], shape[0])
        landings = (self.landing(plus(cell, shift)) for cell in shape)
        return [landing.sides for landing in landings if landing is not None]

    def translates(self, shape: Sequence[Cell]) -> list[tuple[int, ...]]:
        """The cells under a shape at each place of its first cell where all of it lies on the board, place by place.

        On a wrapped board several places may give the same cells, in another order.
        """
        if self.wrap:
            tried = (self.under(shape, place) for place in timely(range(len(self)), len(shape)))
            return [cells for cells in tried if cells is not None]
        if any(_span(axis) > span for axis, span in zip(zip(*shape, strict=True), self._spans, strict=True)):
            return []
        index_of, first = self._index_of_number, self._number(shape[0])
        steps = [self._number(cell) - first for cell in shape]
        # Sets of numbers as bits: the first cell can lie where, moved back by any step, there is a cell of the board.
        starts = self._numbers_of_kind[shape[0][self.lattice.dimension :]]
        for step in steps:
            starts &= self._numbers >> step if step >= 0 else self._numbers << -step
        is_start = f"{starts:b}"[::-1]
        n, least = len(is_start), min(index_of)
        first_cells = [number for number in timely(index_of) if number - least < n and is_start[number - least] == "1"]
        return list(zip(*([index_of[number + step] for number in timely(first_cells)] for step in steps), strict=True))

    @cached_property
    def _index_of_number(self) -> dict[int, int]:
        return {self._number(cell): index for index, cell in enumerate(self.cells)}

    @cached_property
    def _numbers_of_kind(self) -> defaultdict[Cell, int]:
        """For each kind of cells, as it ends their coordinates, their numbers from the least one on, as bits."""
        found, least = defaultdict[Cell, int](int), min(self._index_of_number)
        for number, index in self._index_of_number.items():
            found[self.cells[index][self.lattice.dimension :]] |= 1 << number - least
        return found

    @cached_property
    def _numbers(self) -> int:
        return sum(self._numbers_of_kind.values())

    def _number(self, cell: Cell) -> int:
        """A number for each cell, such that a shift adds the same to all numbers."""
        return sum(map(mul, cell, self._weights))

    @cached_property
    def _spans(self) -> tuple[int, ...]:
        return tuple(map(_span, zip(*self.cells, strict=True)))

    @cached_property
    def _weights(self) -> tuple[int, ...]:
        # A shape that is not longer than the board reaches so far beyond it, on either side.
        sizes = [3 * span + 1 for span in self._spans]
        return tuple(accumulate([1, *sizes[:-1]], mul))

    @cached_property
    def edges(self) -> tuple[Edge, ...]:
        """The boundaries between cells of the board, each once."""
        return tuple(edge for edge in self._sides() if isinstance(edge, Edge))

    @cached_property
    def rim(self) -> tuple[tuple[int, Side], ...]:
        """The sides (cell index, side) beyond which there is no cell of the board, holes included."""
        return tuple(place for place in self._sides() if not isinstance(place, Edge))

    @cached_property
    def seams(self) -> tuple[Edge, ...]:
        """The edges whose two sides lie apart in a drawing."""
        if not self.is_closed:
            return ()
        return tuple(
            edge
            for edge in self.edges
            if self.lattice.across(self.cells[edge.cell], edge.side)[0] != self.cells[edge.other]
        )

    def _sides(self) -> Iterator[Edge | Place]:
        for index, cell in enumerate(timely(self.cells)):
            for side in range(self.lattice.n_sides_of(cell)):
                beyond = self.across(index, side)
                if beyond is None:
                    yield (index, side)
                elif beyond[0] > index:
                    yield Edge(index, side, *beyond, self._mirrors(cell, side))

    def _mirrors(self, cell: Cell, side: Side) -> bool:
        """Tell whether the neighbor beyond a side is seen from behind."""
        landing = None if self.is_orientable else self.landing(self.lattice.across(cell, side)[0])
        return landing is not None and landing.is_mirrored

    @cached_property
    def symmetries(self) -> tuple[BoardSymmetry, ...]:
        """All motions that carry the board onto itself, the identity first, rotations before reflections.

        On a wrapped board they keep its periods, and those that differ by a period are one; moves along the periods are
        among them. Where periods mirror, each reflection differs by a period from a rotation, and counts as that. A
        glued board keeps what meets.
        """
        return tuple(sorted(self.motions_to(self), key=lambda symmetry: symmetry.is_reflection))

    def motions_to(self, other: Board) -> Iterator[BoardSymmetry]:
        """All motions that carry the board onto another one of its lattice; cell k goes to cell `places[k]` there."""
        boards = (self, other)
        kinds = {(one.lattice.name, len(one), bool(one.wrap), bool(one.glue), one.is_orientable) for one in boards}
        if len(kinds) > 1:
            return iter(())
        if self.glue:
            return self._glued_to(other)
        if not self.wrap:
            return self._flat_to(other)
        if self.is_orientable:
            return self._wrapped_to(other)
        return mirrored_motions((self.cells, self.wrapping), (other.cells, other.wrapping))

    def _turned(self, matrix: Matrix) -> tuple[list[Cell], tuple[tuple[Side, ...], ...]]:
        """The images of all cells and of their sides under a rotation or reflection about the origin."""
        images, sides = self.lattice.turn_all(matrix, self.cells)
        return images, tuple(sides)

    def _flat_to(self, other: Board) -> Iterator[BoardSymmetry]:
        for motion in self.lattice.motions_between(self.cells, other.cells):
            images, sides = self._turned(motion.matrix)
            # The kind of a cell, behind its coordinates, stays.
            shift = (*(x // self.lattice.unit for x in motion.shift), 0)
            yield BoardSymmetry(
                motion.matrix, tuple([other.index_of_cell[plus(cell, shift)] for cell in images]), sides
            )

    def _wrapped_to(self, other: Board) -> Iterator[BoardSymmetry]:
        shifts = list(other._shifted(other.cells))
        for matrix in self.lattice.point_group:
            periods = Periods(tuple(times(matrix, shift) for shift in self.periods.shifts))
            if all(map(other.periods.has, periods.shifts)) and all(map(periods.has, other.periods.shifts)):
                images, sides = self._turned(matrix)
                first = next(other._shifted(images), None)
                if first is not None:
                    for places in shifts:
                        yield BoardSymmetry(matrix, tuple([places[place] for place in first]), sides)

    def _shifted(self, cells: Sequence[Cell]) -> Iterator[tuple[int, ...]]:
        """The places of cells that are moved alike onto the board, all of it, in each way."""
        dimension = self.lattice.dimension
        for target in self.cells:
            if target[dimension:] == cells[0][dimension:]:
                shift = minus(target, cells[0])
                places: list[int] = []
                for cell in cells:
                    place = self.place_of(plus(cell, shift))
                    if place is None:
                        break
                    places.append(place)
                else:
                    yield tuple(places)

    def _glued_to(self, other: Board) -> Iterator[BoardSymmetry]:
        boards = (self.cells, self.across), (other.cells, other.across)
        # One rotation and one reflection, if the lattice has any, stand for all.
        for matrix in (self.lattice.point_group[0], *self.lattice.reflections[:1]):
            for places, sides in isomorphisms(self.lattice, *boards, is_reflection=determinant(matrix) < 0):
                yield BoardSymmetry(matrix, places, sides)

    def straight_lines(self, least: int = 2) -> tuple[tuple[int, ...], ...]:
        """The longest runs of cells in a straight line across sides, of at least `least` cells.

        For lattices in which a line of cells can go straight on (not the triangular one). None on a board that is
        wrapped or glued, where lines have no ends.
        """
        if self.is_closed:
            return ()
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

"""Periods: motions that lead back to the same cell.

Shifts make cylinders and tori. A glide, which also mirrors, makes a Moebius strip, with a shift a Klein bottle, with
another glide a projective plane. All of them together generate a group of motions of the plane. Its shifts are a
subgroup, and for each rotation or reflection of the group one turn stands for all its motions that differ by a shift.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from ..lattices import Cell, Lattice, Matrix, Motion, Side, Vector
from ..lattices.matrices import minus, plus, product, times
from ..sentences import sentence
from ..values import frozen

MIRROR = "mirror"
"""The last entry of a period that mirrors."""


@frozen
class Periods:
    """Shifts by which cells are the same, in the coordinates of cells; their sums and multiples are periods, too."""

    shifts: tuple[Vector, ...]

    @cached_property
    def rows(self) -> tuple[tuple[int, Vector], ...]:
        """Shifts with the same sums, in echelon form: each with the first coordinate that is not 0, which is positive.

        By Euclid's algorithm, coordinate by coordinate; fewer rows than shifts if some depend on others.
        """
        left = [list(shift) for shift in self.shifts]
        found = []
        for axis in range(max(map(len, left), default=0)):
            while len(moving := [row for row in left if row[axis]]) > 1:
                least = min(moving, key=lambda row: abs(row[axis]))
                for row in moving:
                    if row is not least:
                        times = row[axis] // least[axis]
                        row[:] = [x - times * y for x, y in zip(row, least, strict=True)]
            if moving:
                [row] = moving
                left.remove(row)
                found.append((axis, tuple(row) if row[axis] > 0 else tuple(-x for x in row)))
        return tuple(found)

    def reduced(self, cell: Cell) -> Cell:
        """The same cell for all cells that differ by periods; coordinates behind those of a shift stay."""
        for axis, row in self.rows:
            times = cell[axis] // row[axis]
            if times:
                cell = (*(x - times * y for x, y in zip(cell, row, strict=False)), *cell[len(row) :])
        return cell

    def has(self, shift: Vector) -> bool:
        """Tell whether a shift is a period."""
        return not any(self.reduced(shift))


class Glide(NamedTuple):
    """A period that mirrors: a shift along an axis, and a reflection in it. `shift` may have halves."""

    shift: tuple[float, ...]
    motion: Motion

    @property
    def listed(self) -> tuple[float | str, ...]:
        """The period as a file lists it."""
        return (*map(_number, self.shift), MIRROR)


def _number(x: float) -> float:
    return int(x) if x == int(x) else x


Period = Vector | Glide
ListedPeriod = Sequence[float | str] | Glide


def listed(period: Period) -> list[float | str]:
    """The period as a file lists it, e.g. [6, 0] or [6, 0, "mirror"]."""
    return list(period.listed if isinstance(period, Glide) else period)


class Landing(NamedTuple):
    """A cell of the lattice on a board: its place there, for each of its sides the one of that place, and the hand."""

    place: int
    sides: tuple[Side, ...]
    is_mirrored: bool


@frozen
class Wrapping:
    """The motions of a lattice that lead back to the same cell of a board."""

    lattice: Lattice
    periods: tuple[Period, ...]

    @cached_property
    def motions(self) -> tuple[Motion, ...]:
        """A motion for each period."""
        first, unit = self.lattice.point_group[0], self.lattice.unit
        return tuple(
            period.motion if isinstance(period, Glide) else Motion(first, tuple(unit * x for x in period))
            for period in self.periods
        )

    @cached_property
    def _turns_and_shifts(self) -> tuple[tuple[Motion, ...], Periods]:
        # By Schreier's lemma: the turns are reached one period after the other; where that leads to a turn that is
        # known, the two differ by a shift, and these shifts generate all.
        first = Motion(self.lattice.point_group[0], (0,) * self.lattice.dimension)
        turns, todo, shifts = {first.matrix: first}, [first], []
        for turn in todo:
            for motion in self.motions:
                both = _after(turn, motion)
                known = turns.setdefault(both.matrix, both)
                if known is both:
                    todo.append(both)
                shifts.append(self._in_units(minus(both.shift, known.shift)))
        return tuple(turns.values()), Periods(tuple(shift for shift in shifts if any(shift)))

    def _in_units(self, shift: Vector) -> Vector:
        return tuple(x // self.lattice.unit for x in shift)

    @property
    def turns(self) -> tuple[Motion, ...]:
        """One motion for each rotation and reflection that leads back to the same cell, the identity first."""
        return self._turns_and_shifts[0]

    @property
    def shifts(self) -> Periods:
        """The shifts that lead back to the same cell."""
        return self._turns_and_shifts[1]

    def has(self, motion: Motion) -> bool:
        """Tell whether a motion leads back to the same cells."""
        turn = next((turn for turn in self.turns if turn.matrix == motion.matrix), None)
        return turn is not None and self.shifts.has(self._in_units(minus(motion.shift, turn.shift)))

    def landings(self, cells: Iterable[Cell]) -> dict[Cell, Landing]:
        """For each reduced cell of the lattice that is the same as one of these, its landing."""
        found: dict[Cell, Landing] = {}
        numbered = list(enumerate(cells))
        for turn in self.turns:
            for place, cell in numbered:
                turned = self.lattice.side_permutation(turn, cell)
                sides = tuple(sorted(range(len(turned)), key=turned.__getitem__))
                at = self.shifts.reduced(self.lattice.move(turn, cell))
                found.setdefault(at, Landing(place, sides, turn.is_reflection))
        return found

    def goes_to(self, other: Wrapping, motion: Motion) -> bool:
        """Tell whether a motion carries cells that are the same here to cells that are the same there, and only those.

        That is: it carries each motion that leads back to the same cell to such a motion, and all of them come about.
        """
        back = self._inverse(motion)
        there = (_after(_after(motion, one), back) for one in self.motions)
        here = (_after(_after(back, one), motion) for one in other.motions)
        return all(map(other.has, there)) and all(map(self.has, here))

    def _inverse(self, motion: Motion) -> Motion:
        first = self.lattice.point_group[0]
        matrix = next(one for one in self.lattice.point_group if product(one, motion.matrix) == first)
        return Motion(matrix, tuple(-x for x in times(matrix, motion.shift)))

    @property
    def mirror(self) -> Motion | None:
        """A turn that, moved by some shift, is a plain reflection, which leaves a line in place; None if none is."""
        return next((turn for turn in self.turns if turn.is_reflection and self._reflects(turn)), None)

    def _reflects(self, turn: Motion) -> bool:
        def twice(shift: Vector) -> Vector:
            """The way along the axis, doubled."""
            return plus(shift, times(turn.matrix, shift))

        along = Periods(tuple(twice(row) for _, row in self.shifts.rows))
        return along.has(self._in_units(twice(turn.shift)))


def _after(second: Motion, first: Motion) -> Motion:
    return Motion(product(second.matrix, first.matrix), plus(times(second.matrix, first.shift), second.shift))


def periods_of(lattice: Lattice, cells: Sequence[Cell], wrap: Iterable[ListedPeriod]) -> tuple[Period, ...]:
    """The periods as they are listed, of which `wrong_periods` finds nothing wrong."""
    found: list[Period] = []
    for period in wrap:
        made = _period(lattice, cells, period)
        assert not isinstance(made, _Fault)
        found.append(made)
    return tuple(found)


class _Fault(NamedTuple):
    message: str
    help: str


def _period(lattice: Lattice, cells: Sequence[Cell], period: ListedPeriod) -> Period | _Fault:
    """A period as it is listed; a fault if it is none."""
    if isinstance(period, Glide):
        return period
    is_glide = bool(period) and period[-1] == MIRROR
    shift = tuple(period[:-1] if is_glide else period)
    numbers = tuple(x for x in shift if isinstance(x, int) or (isinstance(x, float) and (2 * x).is_integer()))
    if len(shift) != lattice.dimension or len(numbers) < len(shift):
        return _Fault(f"{list(period)} is no shift of the {lattice.name} lattice", _form(lattice))
    if not any(numbers):
        return _Fault("a period of length 0 leads nowhere", _form(lattice))
    if is_glide:
        return _glide(lattice, cells, numbers)
    whole = tuple(map(int, numbers))
    if whole != numbers:
        return _Fault(
            f"{list(period)} is no shift of the {lattice.name} lattice", 'only periods with "mirror" have halves'
        )
    return whole


def _form(lattice: Lattice) -> str:
    axes = lattice.coordinates[: lattice.dimension]
    return f"a period is a shift [{', '.join(axes)}] after which the board begins again"


def _glide(lattice: Lattice, cells: Sequence[Cell], shift: tuple[float, ...]) -> Glide | _Fault:
    """The glide along a shift whose axis lies in the middle of the board."""
    if lattice.dimension > 2:
        return _Fault("only boards in the plane have periods that mirror", 'leave "mirror" out')
    if not lattice.reflections:
        return _Fault(f"the {lattice.name} lattice has no reflections", 'leave "mirror" out')
    doubled = tuple(int(2 * x) for x in shift)
    matrix = next((one for one in lattice.reflections if times(one, doubled) == doubled), None)
    if matrix is None:
        axes = sorted({axis_of(lattice, one) for one in lattice.reflections})
        help = sentence(
            "periods that mirror run along {names}, or multiples of one of them",
            names=", ".join(str(list(axis)) for axis in axes),
        )
        return _Fault(f"no reflection of the {lattice.name} lattice has an axis along {list(shift)}", help)
    motion = _glide_in_middle(lattice, cells, matrix, doubled)
    if motion is not None:
        return Glide(shift, motion)
    axis = axis_of(lattice, matrix)
    other = tuple(x + y for x, y in zip(doubled, axis, strict=True))
    help = sentence("give the board one row more or less")
    if _glide_in_middle(lattice, cells, matrix, other) is not None:
        help = sentence("{value} would do, or a board with one row more or less", value=[_number(x / 2) for x in other])
    return _Fault(
        f"no glide by {list(shift)} keeps the {lattice.name} lattice with its axis in the middle of the board", help
    )


def axis_of(lattice: Lattice, reflection: Matrix) -> Vector:
    """The shortest shift along the axis of a reflection, to the right or upward."""
    found = [plus(vector, times(reflection, vector)) for vector in ((1, 0), (0, 1))]
    [(_, row)] = Periods(tuple(found)).rows
    halved = tuple(x // 2 for x in row)
    return halved if all(x % 2 == 0 for x in row) else row


def _glide_in_middle(lattice: Lattice, cells: Sequence[Cell], matrix: Matrix, doubled: Vector) -> Motion | None:
    """The glide by half of this shift with its axis in the middle of all corners of cells, if the lattice has it."""
    # A vector minus its mirror image leads across the axis, so that the least and the greatest are outermost.
    across = [minus(corner, times(matrix, corner)) for cell in cells for corner in lattice.corners(cell)]
    twice = [lattice.unit * x + low + high for x, low, high in zip(doubled, min(across), max(across), strict=True)]
    if any(x % 2 for x in twice):
        return None
    shift = tuple(x // 2 for x in twice)
    return lattice.motion(matrix, shift)


def with_sizes(wrap: Iterable[Sequence[float | str]], sizes: Mapping[str, int]) -> tuple[tuple[float | str, ...], ...]:
    """Periods as a file lists them, with the numbers of sizes, such as "columns", in the place of their names."""
    return tuple(tuple(sizes.get(entry, entry) if isinstance(entry, str) else entry for entry in one) for one in wrap)


def wrong_periods(
    lattice: Lattice, cells: Sequence[Cell], names: Sequence[str], wrap: Sequence[ListedPeriod]
) -> Iterator[tuple[int | None, str, str]]:
    """The mistakes in the periods of a board: the number of the period, if it is about one, a message, and help."""
    if not wrap:
        return
    found: list[Period] = []
    for k, one in enumerate(wrap):
        made = _period(lattice, cells, one)
        if isinstance(made, _Fault):
            yield k, *made
            return
        found.append(made)
        if len(Wrapping(lattice, tuple(found)).shifts.rows) < len(found):
            help = (
                sentence("leave it out")
                if k == lattice.dimension
                else sentence("leave it out, or give another direction")
            )
            yield k, sentence("{listed} runs along the periods before it", listed=listed(made)), help
            return
    wrapping = Wrapping(lattice, tuple(found))
    if wrapping.mirror is not None:
        help = sentence("let the plain period lead straight across the one that mirrors, or change its length")
        yield None, sentence("the periods together make a plain reflection, which leaves a line in place"), help
        return
    yield from ((None, message, help) for message, help in _cells_that_meet(wrapping, cells, names))


def _cells_that_meet(wrapping: Wrapping, cells: Sequence[Cell], names: Sequence[str]) -> Iterator[tuple[str, str]]:
    lattice, periods = wrapping.lattice, wrapping.shifts
    first: dict[Cell, int] = {}
    for k, cell in enumerate(cells):
        for number, turn in enumerate(wrapping.turns):
            at = periods.reduced(lattice.move(turn, cell))
            twin = first.setdefault(at, k)
            if twin < k:
                apart = list(minus(cell, cells[twin])[: lattice.dimension])
                by = f"by the period {apart}" if number == 0 and len(wrapping.turns) == 1 else "by periods"
                message = sentence(
                    "cells {name} and {name_2} are the same, as they differ {by}",
                    name=names[twin],
                    name_2=names[k],
                    by=by,
                )
                yield message, sentence("keep one of them, or give longer periods")
                return
        if len({periods.reduced(lattice.move(turn, cell)) for turn in wrapping.turns}) < len(wrapping.turns):
            yield (
                sentence("the periods lead cell {name} to itself, turned", name=names[k]),
                sentence("give the board one row more or less"),
            )
            return
    for k, cell in enumerate(cells):
        if any(first.get(periods.reduced(near)) == k for near in lattice.neighbors(cell)):
            message = sentence("the periods are so short that cell {name} would touch itself", name=names[k])
            yield message, sentence("give periods of two cells at least in each direction")
            return

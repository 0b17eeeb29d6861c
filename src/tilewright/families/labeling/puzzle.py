"""The rules of a labeling puzzle: distinct values on the cells of a board, with lines that add up."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from operator import itemgetter
from typing import ClassVar, NamedTuple

from ...boards import Board
from ...errors import InvalidPuzzle
from ...lattices import Lattice
from ...models import NumberSet
from ...values import field, frozen
from ..common import Known, not_on_a_line, store
from ..wording import plural
from .regions import PointRegion, mistakes


@frozen
class LabelingPuzzle:
    """Values to be placed on the points (cells of the board), each at most once, so that every line has the same sum.

    Where there are more values than points, some stay unused. `targets` are the sums that are allowed; None allows any,
    as long as it is common to all lines. `given` are (point, value) pairs that are fixed beforehand. `own_targets` are
    the lines, by their numbers, whose sums are others, each with the numbers that its sum may be; a number stands for
    the set of it alone. Besides, values on `regions` meet their conditions; with regions there may be no lines.
    """

    name: str
    board: Board
    values: tuple[int, ...]
    lines: tuple[tuple[int, ...], ...]
    targets: tuple[int, ...] | None = None
    given: tuple[tuple[int, int], ...] = ()
    title: str = ""
    about: str = ""
    sources: tuple[str, ...] = ()
    known: tuple[Known, ...] = field(default=())
    maker: tuple[str, ...] = ()
    own_targets: tuple[tuple[int, NumberSet], ...] = ()
    regions: tuple[PointRegion, ...] = ()
    license: str = ""

    family = "labeling"
    setup: ClassVar[None] = None
    """There are no cells to choose."""

    @property
    def lattice(self) -> Lattice:
        return self.board.lattice

    @property
    def target(self) -> int | None:
        """The sum of every line, if it can be only one; else None."""
        return self.targets[0] if self.targets is not None and len(self.targets) == 1 else None

    @cached_property
    def given_values(self) -> dict[int, int]:
        return dict(self.given)

    @cached_property
    def own_target(self) -> dict[int, NumberSet]:
        """What the lines with sums of their own may add up to, by the numbers of these lines."""
        return dict(self.own_targets)

    @property
    def common_lines(self) -> tuple[tuple[int, ...], ...]:
        """The lines that have the same sum, as they have none of their own."""
        return tuple(line for number, line in enumerate(self.lines) if number not in self.own_target)

    @property
    def n_unused(self) -> int:
        """The number of values that lie on no point."""
        return len(self.values) - len(self.board)

    def __post_init__(self) -> None:
        # Lists given by hand become tuples, as a frozen value needs them.
        store(
            self,
            values=tuple(self.values),
            lines=tuple(tuple(line) for line in self.lines),
            targets=None if self.targets is None else tuple(self.targets),
            given=tuple((point, value) for point, value in self.given),
            maker=tuple(self.maker),
            own_targets=tuple(sorted(((line, _as_set(own)) for line, own in self.own_targets), key=itemgetter(0))),
            regions=tuple(self.regions),
            sources=tuple(self.sources),
            known=tuple(self.known),
        )
        for contradiction in self._contradictions():
            raise InvalidPuzzle(f"{self.name}: {contradiction}")

    def _contradictions(self) -> Iterator[str]:
        yield from not_on_a_line(self.title, *self.maker, self.license)
        n = len(self.board)
        points, values = [p for p, _ in self.given], [v for _, v in self.given]
        for point in (*(point for line in self.lines for point in line), *points):
            if not 0 <= point < n:
                yield f"there is no point with index {point}; the board has {plural(n, 'point')}"
        if len(set(self.values)) < len(self.values):
            twice = next(value for value in self.values if self.values.count(value) > 1)
            yield f"value {twice} is listed twice; all values must differ"
        if len(self.values) < n:
            yield f"{plural(len(self.values), 'value')} for {plural(n, 'point')}; each point takes one value"
        if not self.lines and not self.regions:
            yield "there are no lines"
        if self.targets and not self.lines and self.regions:
            yield f"there are no lines for the sum {self.targets[0]}"
        if self.targets is not None and not self.targets:
            yield "the list of allowed sums is empty; give at least one, or allow any common sum"
        if self.targets and self.lines and not self.common_lines:
            yield f"every line has a sum of its own; no line is left for {self.targets[0]}"
        numbers = [number for number, _ in self.own_targets]
        for number in numbers:
            if not 0 <= number < len(self.lines):
                yield f"there is no line with number {number}; the number of lines is {len(self.lines)}"
            if numbers.count(number) > 1:
                yield f"line {number} has two sums of its own"
        for number, own in self.own_targets:
            if not own.is_bound:
                yield f"line {number} has a sum of its own that can be {'any' if own.ranges else 'no'} number"
        for line in self.lines:
            if not line:
                yield "a line passes no point"
            if len(set(line)) < len(line):
                twice = next(point for point in line if line.count(point) > 1)
                yield f"a line passes point {self.board.names[twice]} twice"
        yield from mistakes(self.board, self.values, self.regions)
        for point, value in self.given:
            if value not in self.values:
                yield f"point {self.board.names[point]} is given {value}, which is not among the values"
            if points.count(point) > 1:
                yield f"point {self.board.names[point]} is given two values"
            if values.count(value) > 1:
                yield f"value {value} is given to two points"

    def _repr_svg_(self) -> str:
        from ...rendering import as_svg

        return as_svg(self)


def _as_set(own: NumberSet | int) -> NumberSet:
    return NumberSet.of(own) if isinstance(own, int) else own


class PlacedValue(NamedTuple):
    """A value on a point (an index of the board)."""

    point: int
    value: int

    @property
    def piece(self) -> str:
        """The value, as a name."""
        return str(self.value)

    @property
    def cells(self) -> tuple[int, ...]:
        """The point."""
        return (self.point,)

    @property
    def labels(self) -> tuple[tuple[()]]:
        """Values have none."""
        return ((),)


@frozen
class LabelingSolution:
    """A value for every point, in the order of the board's cells."""

    puzzle: LabelingPuzzle = field(repr=False)
    values: tuple[int, ...]

    family = "labeling"

    @property
    def sum(self) -> int | None:
        """The sum that all lines without one of their own reach; None if there are none."""
        line, *_ = self.puzzle.common_lines or (None,)
        return None if line is None else sum(self.values[point] for point in line)

    def __str__(self) -> str:
        from ...rendering import as_text

        return as_text(self)

    def _repr_svg_(self) -> str:
        from ...rendering import as_svg

        return as_svg(self)

"""The rules of a labeling puzzle: distinct values on the cells of a board, with lines that add up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from functools import cached_property
from typing import ClassVar, NamedTuple

from ...boards import Board
from ...errors import InvalidPuzzle
from ...lattices import Lattice
from ...values import frozen
from ..common import Known, store


@frozen
class LabelingPuzzle:
    """Values to be placed once each on the points (cells of the board), so that every line has the same sum.

    `targets` are the sums that are allowed; None allows any, as long as it is common to all lines.
    `given` are (point, value) pairs that are fixed beforehand.
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

    def __post_init__(self) -> None:
        # Lists given by hand become tuples, as a frozen value needs them.
        store(
            self,
            values=tuple(self.values),
            lines=tuple(tuple(line) for line in self.lines),
            targets=None if self.targets is None else tuple(self.targets),
            given=tuple((point, value) for point, value in self.given),
            maker=tuple(self.maker),
            sources=tuple(self.sources),
            known=tuple(self.known),
        )
        for contradiction in self._contradictions():
            raise InvalidPuzzle(f"{self.name}: {contradiction}")

    def _contradictions(self) -> Iterator[str]:
        n = len(self.board)
        points, values = [p for p, _ in self.given], [v for _, v in self.given]
        for point in (*(point for line in self.lines for point in line), *points):
            if not 0 <= point < n:
                yield f"there is no point with index {point}; the board has {n} points"
        if len(set(self.values)) < len(self.values):
            twice = next(value for value in self.values if self.values.count(value) > 1)
            yield f"value {twice} is listed twice; all values must differ"
        if len(self.values) != n:
            yield f"{len(self.values)} values for {n} points; each point takes one value"
        if not self.lines:
            yield "there are no lines"
        if self.targets is not None and not self.targets:
            yield "the list of allowed sums is empty; give at least one, or allow any common sum"
        for line in self.lines:
            if not line:
                yield "a line passes no point"
            if len(set(line)) < len(line):
                twice = next(point for point in line if line.count(point) > 1)
                yield f"a line passes point {self.board.names[twice]} twice"
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


@frozen
class LabelingSolution:
    """A value for every point, in the order of the board's cells."""

    puzzle: LabelingPuzzle = field(repr=False)
    values: tuple[int, ...]

    family = "labeling"

    @property
    def sum(self) -> int:
        """The sum that the first line reaches."""
        return sum(self.values[point] for point in self.puzzle.lines[0])

    def __str__(self) -> str:
        from ...rendering import as_text

        return as_text(self)

    def _repr_svg_(self) -> str:
        from ...rendering import as_svg

        return as_svg(self)

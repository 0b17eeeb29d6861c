"""The boards of a setup that leaves the size of the board to choose.

A board has a name such as "5x10": the sizes of the shape, in its own order. Boards are listed from the fewest cells on,
and of as many cells the one first whose longest side is shortest.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import product

from ..boards import Board
from ..boards.periods import with_sizes, wrong_periods
from ..deadline import timely
from ..errors import InvalidSetup
from ..lattices import LATTICES, Cell, Lattice
from ..sentences import sentence
from .common import Setup
from .ranges import numbers_in_words
from .wording import listing, suggestion


class BoardSizes:
    """All boards of a setup."""

    def __init__(self, lattice: Lattice, setup: Setup) -> None:
        self._lattice = lattice
        maker = setup.maker(lattice)
        assert maker is not None
        self._maker = maker
        self._setup = setup
        self.axis_names = self._maker.sizes
        self.axes = [dict(setup.sizes)[name] for name in self._maker.sizes]
        """What each size of the shape may be, in the order of the shape."""
        counted = ((sizes, len(self._cells(sizes))) for sizes in timely(product(*self.axes)))
        fitting = [(n, max(sizes), sizes) for sizes, n in counted if n % setup.multiple == 0 and self._closes(sizes)]
        self.n_cells = {"x".join(map(str, sizes)): n for n, _, sizes in sorted(fitting)}
        """By the name of each board its number of cells."""

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of all boards in a row."""
        return tuple(self.n_cells)

    @property
    def most_cells(self) -> int:
        """The number of cells of the largest board."""
        return max(self.n_cells.values(), default=0)

    def cells(self, name: str) -> tuple[Cell, ...]:
        """The cells of a board."""
        return self._cells([int(size) for size in name.split("x")])

    def board(self, name: str) -> Board:
        """The board, wrapped around where the template is."""
        sizes = [int(size) for size in name.split("x")]
        return Board.of(self._lattice, self._cells(sizes), wrap=self._wrap(sizes))

    def _cells(self, sizes: Sequence[int]) -> tuple[Cell, ...]:
        return self._maker.cells(dict(zip(self._maker.sizes, sizes, strict=True)))

    def _wrap(self, sizes: Sequence[int]) -> tuple[tuple[float | str, ...], ...]:
        return with_sizes(self._setup.wrap, dict(zip(self._maker.sizes, sizes, strict=True)))

    def _closes(self, sizes: Sequence[int]) -> bool:
        """Tell whether a board may be wrapped around as the template says: if it is not too small for that."""
        if not self._setup.wrap:
            return True
        cells = self._cells(sizes)
        return not any(wrong_periods(self._lattice, cells, [str(cell) for cell in cells], self._wrap(sizes)))

    def cuts(self, name: str) -> Iterator[tuple[str, str]]:
        """Pairs of boards that differ from this one in one size only, of which theirs together are this one's."""
        sizes = name.split("x")
        for axis, size in enumerate(map(int, sizes)):
            for part in range(1, size):
                first, second = ("x".join([*sizes[:axis], str(one), *sizes[axis + 1 :]]) for one in (part, size - part))
                if first in self.n_cells and second in self.n_cells:
                    yield first, second

    def named(self, names: tuple[str, ...]) -> str:
        """The name of the board that is chosen; InvalidSetup if it is none."""
        if len(names) != 1:
            raise InvalidSetup(
                sentence(
                    "one size is chosen, such as {name}; found {names}",
                    name=self.names[0],
                    names=listing(names) or "none",
                )
            )
        name = as_listed(names[0])
        if name in self.n_cells:
            return name
        sizes = name.split("x")
        form = f"a size is {listing(self._maker.sizes)}, such as {self.names[0]}"
        if len(sizes) != len(self.axes) or not all(size.isascii() and size.isdecimal() for size in sizes):
            raise InvalidSetup(sentence("there is no size {name}; {form}", name=repr(names[0]), form=form))
        for axis, size, numbers in zip(self._maker.sizes, sizes, self.axes, strict=True):
            if size not in map(str, numbers):
                raise InvalidSetup(
                    sentence(
                        "{axis} cannot be {size} in {name}; this puzzle has {numbers_in_words}",
                        axis=axis,
                        size=size,
                        name=names[0],
                        numbers_in_words=numbers_in_words(numbers),
                    )
                )
        n = len(self._cells([int(size) for size in sizes]))
        help = suggestion(name, self.names, sentence("there are"))
        if n % self._setup.multiple == 0:
            raise InvalidSetup(
                sentence("{name} cannot be wrapped around as this puzzle is; {help}", name=name, help=help)
            )
        raise InvalidSetup(
            sentence(
                "{name} has {n} {n:cell|cells}, which is no multiple of {multiple}; {help}",
                name=name,
                n=n,
                multiple=self._setup.multiple,
                help=help,
            )
        )


def as_listed(size: str) -> str:
    """A size as it is listed, "5x10", whatever stands between its numbers: "5 X 10"."""
    return re.sub(r"\s*[x\u00d7X]\s*", "x", size.strip())


@lru_cache(maxsize=8)
def sizes_of(lattice: str, setup: Setup) -> BoardSizes:
    """The boards of a setup on a lattice; kept for a while, since a page or a sweep asks again and again."""
    return BoardSizes(LATTICES[lattice], setup)


def most_cells(board: Board, setup: Setup | None) -> int:
    """The number of cells of a board, or of the largest one where its size is chosen."""
    return sizes_of(board.lattice.name, setup).most_cells if setup and setup.kind == "size" else len(board)

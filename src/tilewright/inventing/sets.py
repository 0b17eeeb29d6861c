"""Sets of given pieces for a board, and boards for given pieces."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from functools import cached_property
from itertools import combinations
from math import comb
from random import Random

from ..boards import Board
from ..families import Choices, TilingPuzzle
from ..families.tiling import Piece
from ..lattices import Cell, Lattice, Matrix
from ..lattices.polyforms import connected_parts
from ..values import frozen
from .descent import descend
from .trials import Draft, Drafts, SearchedWhole, Trials, compiled_first, listed, whole

_MOST_SETS = 20_000
"""Up to so many sets of pieces are all tried, one after the other."""
_GROWTHS = 200
_DRAWN = 3
"""Of so many cells the one is added to a board that has most neighbors there: boards get the rounder."""


@frozen
class Filling:
    """A board and the pieces that are to fill it."""

    board: Board
    pieces: tuple[Piece, ...]
    title: str = ""

    @property
    def key(self) -> tuple[tuple[Cell, ...], tuple[str, ...]]:
        return self.board.cells, tuple(piece.name for piece in self.pieces)

    def puzzle(self) -> TilingPuzzle:
        """The puzzle to fill the board."""
        return TilingPuzzle("invented", self.board, self.pieces, title=self.title)

    def searched(self) -> SearchedWhole:
        return SearchedWhole(compiled_first(self.puzzle()))


@frozen
class Chooser:
    """Chooses some of the given pieces, so that they fill a board."""

    board: Board
    pieces: tuple[Piece, ...]
    number: int
    title: str = ""

    @cached_property
    def fitting(self) -> list[tuple[int, ...]] | None:
        """All choices whose cells fill the board; None if there are too many to list."""
        if comb(len(self.pieces), self.number) > _MOST_SETS:
            return None
        return [k for k in combinations(range(len(self.pieces)), self.number) if self._fills(k)]

    def _fills(self, numbers: Sequence[int]) -> bool:
        return sum(len(self.pieces[k].cells) for k in numbers) == len(self.board)

    def _filling(self, numbers: Sequence[int]) -> Filling:
        return Filling(self.board, tuple(self.pieces[k] for k in sorted(numbers)), self.title)

    def steps(self, chance: Random, trials: Trials) -> Drafts:
        """Yield sets with the wanted number of solutions; where all sets can be listed, stop after the last one."""
        if self.fitting is not None:
            return _each((self._filling(k) for k in chance.sample(self.fitting, len(self.fitting))), trials)

        def changes(filling: Filling, found: list[Choices]) -> Iterator[Filling]:
            names = [piece.name for piece in self.pieces]
            inside = [names.index(piece.name) for piece in filling.pieces]
            while True:
                changed = {*inside} - {chance.choice(inside)}
                changed.add(chance.choice([k for k in range(len(names)) if k not in inside]))
                yield self._filling([*changed]) if self._fills([*changed]) else filling

        return descend(self._starts(chance), changes, len(self.board.symmetries), trials, chance)

    def _starts(self, chance: Random) -> Iterator[Filling | None]:
        while True:
            drawn = (chance.sample(range(len(self.pieces)), self.number) for _ in range(_GROWTHS))
            yield next((self._filling(numbers) for numbers in drawn if self._fills(numbers)), None)


def _each(fillings: Iterator[Filling], trials: Trials) -> Drafts:
    """Those of the candidates that have so many solutions as wanted."""
    for filling in fillings:
        puzzle = filling.puzzle()
        yield from _tried(filling, puzzle, trials)
        yield None


def _tried(filling: Filling, puzzle: TilingPuzzle, trials: Trials) -> Generator[Draft | None, None, None]:
    compiled = compiled_first(puzzle)
    most = max(1, trials.wanted) * len(filling.board.symmetries)
    listing = yield from listed(whole(compiled), most + 1, trials)
    classes = SearchedWhole(compiled).n_classes(listing.found) if listing.is_all else most + 1
    if classes == trials.wanted:
        yield Draft(puzzle)
    trials.note_solutions(puzzle, listing, abs(classes - trials.wanted) + (1e6 if not classes else 0))


SYMMETRIES: dict[str, Callable[[Lattice], Sequence[Matrix]]] = {
    "any": lambda lattice: lattice.point_group[:1],
    "mirror": lambda lattice: lattice.reflections,
    "rotation": lambda lattice: lattice.rotation_group[1:],
}
"""For each word for the symmetry of a board the motions one of which is to keep it."""


@frozen
class Outliner:
    """Grows boards for given pieces."""

    lattice: Lattice
    pieces: tuple[Piece, ...]
    symmetry: str = "any"
    holes: bool = True
    title: str = ""

    @cached_property
    def n_cells(self) -> int:
        return sum(piece.least * len(piece.cells) for piece in self.pieces)

    def steps(self, chance: Random, trials: Trials) -> Drafts:
        """Boards that the pieces fill in so many ways as wanted."""
        while True:
            cells = next((found for _ in range(_GROWTHS) if (found := self._grown(chance))), None)
            if cells is not None:
                filling = Filling(Board.of(self.lattice, cells), self.pieces, self.title)
                yield from _tried(filling, filling.puzzle(), trials)
            yield None

    def _grown(self, chance: Random) -> tuple[Cell, ...] | None:
        """A joined board that grew from a cell, together with the images of each cell; None if it cannot be."""
        matrix = chance.choice(SYMMETRIES[self.symmetry](self.lattice))
        shift = tuple(chance.randrange(3) for _ in range(self.lattice.dimension))
        start = self.lattice.first_cells[0]
        cells = self._orbit(start, matrix, shift)
        while cells is not None and len(cells) < self.n_cells:
            near = sorted(beyond for cell in cells for beyond in self.lattice.neighbors(cell) if beyond not in cells)
            # Cells with several neighbors on the board are listed several times, and preferred besides.
            drawn = chance.choices(near, k=_DRAWN)
            orbit = self._orbit(max(drawn, key=near.count), matrix, shift)
            cells = None if orbit is None else cells | orbit
        if cells is None or len(cells) != self.n_cells or len(connected_parts(self.lattice, sorted(cells))) > 1:
            return None
        if not self.holes and has_holes(self.lattice, cells):
            return None
        return tuple(self.lattice.at_origin(sorted(cells)))

    def _orbit(self, cell: Cell, matrix: Matrix, shift: tuple[int, ...]) -> set[Cell] | None:
        """The images of a cell under a motion, again and again; None if they never come back."""
        found = [cell]
        while len(found) <= len(self.lattice.point_group):
            image, _ = self.lattice.turn(matrix, found[-1])
            n = self.lattice.dimension
            moved = (*(a + b for a, b in zip(image[:n], shift, strict=True)), *image[n:])
            if self.symmetry == "any" or moved == cell:
                return set(found)
            found.append(moved)
        return None


def has_holes(lattice: Lattice, cells: set[Cell]) -> bool:
    """Tell whether cells enclose others."""
    around = set(cells)
    for _ in range(2):
        around |= {beyond for cell in around for beyond in lattice.neighbors(cell)}
    return len(connected_parts(lattice, sorted(around - cells))) > 1

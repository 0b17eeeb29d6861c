"""The search for tilings of the plane by labeled tiles.

It keeps for each cell the ways of tiles that still fit there, and takes away those that meet no way that is left beyond
a side (A. K. Mackworth, Consistency in networks of relations, 1977). Then it tries the ways of the cell that has the
fewest for the times that it was in the way (F. Boussemart, F. Hemery, C. Lecoutre and L. Sais, Boosting systematic
search by weighting constraints, 2004): without these weights some squares of 9 x 9 cells took a minute, not a second.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from functools import cache

from ..deadline import stopped_within, timely
from ..errors import InvalidSolution
from ..families import TilingPuzzle
from ..families.tiling.labels import Label
from ..lattices import Cell, Freedom, Lattice, Side
from ..solving import OnProgress
from ..solving.telling import Teller
from ..values import replace
from .labeled import LabeledTessellated, LabeledTiles, LabeledTiling, LaidTile, patch_around, wrong_labeled_tiling
from .sublattices import Sublattice, sublattices

MOST_TILES = 24
"""The tiles of a period up to which one is looked for unless another number is asked for."""
MOST_CORONAS = 5
"""The coronas around a cell up to which they are filled unless another number is asked for."""
_TILES_TO_A_CORONA = 4
"""Periods of so many tiles more are tried after each corona."""
_STEPS = 16
"""The nodes of a search after which the caller regains control."""

_Links = tuple[tuple[int, ...], ...]
"""For each place its neighbors by side number; -1 where there is none."""


def tessellate_tiles(
    puzzle: TilingPuzzle,
    names: Iterable[str] = (),
    *,
    freedom: Freedom | None = None,
    most_tiles: int = MOST_TILES,
    most_coronas: int = MOST_CORONAS,
    seconds: float | None = None,
    on_progress: OnProgress | None = None,
) -> LabeledTessellated:
    """Tell whether labeled tiles, as many copies of each as one likes, tile the plane.

    Periods are tried in order of their area, so the tiling that is found has the smallest one. In between, a cell with
    more and more coronas around it is filled: if that cannot go on, there is no tiling. Not all tiles need be used.

    Parameters
    ----------
    puzzle
        The puzzle that has the tiles, and says which labels may meet; its board and other rules do not matter.
    names
        The tiles to take; all of them if there are none.
    freedom
        Whether tiles may be turned and flipped ("free"), only turned ("one_sided"), or neither ("fixed"); None for
        what the puzzle says.
    most_tiles
        The number of tiles in a period up to which to look for one.
    most_coronas
        The number of coronas around a cell up to which to fill them.
    seconds
        The seconds after which to stop.
    on_progress
        A function that is called with a `Progress` a few times a second.

    Returns
    -------
    LabeledTessellated
        A tiling, or the coronas after which it does not go on, or neither.

    Raises
    ------
    InvalidRequest
        The pieces are no tiles of one cell with labels alone, or all belong on the rim, or lie in space.

    See Also
    --------
    tessellate : Tell whether shapes tile the plane.

    Examples
    --------
    >>> import tilewright as tw
    >>> found = tw.tessellate_tiles(tw.load("tetravex-3x3-a"))
    >>> found.tile_the_plane, found.coronas
    (False, 1)
    """
    search = LabeledTessellating(LabeledTiles.of(puzzle, names, freedom), most_tiles, most_coronas, on_progress)
    return search.ended(stopped_within(seconds, search.steps()))


class LabelFitting:
    """The search for ways to fill places with tiles whose labels match."""

    def __init__(self, tiles: LabeledTiles) -> None:
        self._ways = tiles.ways
        lattice = tiles.lattice
        kinds = range(len(lattice.kinds))
        self._of_kind = [sum(1 << number for number, way in enumerate(self._ways) if way[1] == kind) for kind in kinds]
        # The ways that have a label on a side, by the kind of their cell, the side and the label.
        having: dict[tuple[int, Side], dict[Label | None, int]] = {}
        for number, (_, kind, labels) in enumerate(timely(self._ways)):
            for side, label in enumerate(labels):
                on_side = having.setdefault((kind, side), {})
                on_side[label] = on_side.get(label, 0) | 1 << number

        @cache
        def meeting(label: Label | None, kind: int, side: Side) -> int:
            on_side = having.get((kind, side), {})
            return sum(ways for other, ways in on_side.items() if tiles.relation.matches(label, other))

        # For each side of each way the ways that may lie beyond it.
        self._meeting: list[list[int]] = []
        for _, kind, labels in timely(self._ways):
            beyond = [lattice.across(lattice.first_cells[kind], side) for side in range(len(labels))]
            told = zip(labels, beyond, strict=True)
            self._meeting.append([meeting(label, lattice.kind_index(cell), side) for label, (cell, side) in told])
        self._beyond: dict[tuple[Side, int], int] = {}
        self._weights: list[int] = []
        self._nodes = 0

    def found(self, kinds: Sequence[int], links: _Links) -> Iterator[list[int] | None]:
        """The ways to fill places of these kinds, each as the numbers of ways, and None now and then."""
        self._weights = [1] * len(kinds)
        fits = [self._of_kind[kind] for kind in kinds]
        for place, neighbors in enumerate(links):
            for side, other in enumerate(neighbors):
                if other == place:
                    # On a small torus a cell is its own neighbor.
                    fits[place] = sum(1 << way for way in _bits(fits[place]) if self._meeting[way][side] >> way & 1)
        if self._agree(fits, links, range(len(kinds))):
            yield from self._try(fits, links)

    def _agree(self, fits: list[int], links: _Links, changed: Iterable[int]) -> bool:
        """Take away ways that meet none that is left beyond a side; False if a place has none any more."""
        todo = dict.fromkeys(changed)
        if not all(fits):
            return False
        while todo:
            place, _ = todo.popitem()
            here = fits[place]
            for side, other in enumerate(links[place]):
                if other >= 0:
                    left = fits[other] & self._may_lie_beyond(side, here)
                    if left != fits[other]:
                        if not left:
                            self._weights[place] += 1
                            self._weights[other] += 1
                            return False
                        fits[other] = left
                        todo[other] = None
        return True

    def _may_lie_beyond(self, side: Side, here: int) -> int:
        """The ways that may lie beyond a side of a place that has one of some ways."""
        key = side, here
        if key not in self._beyond:
            union = 0
            for way in _bits(here):
                union |= self._meeting[way][side]
            self._beyond[key] = union
        return self._beyond[key]

    def _try(self, fits: list[int], links: _Links) -> Iterator[list[int] | None]:
        self._nodes += 1
        if self._nodes % _STEPS == 1:
            yield None
        open_places = [place for place, ways in enumerate(fits) if ways & (ways - 1)]
        if not open_places:
            yield [ways.bit_length() - 1 for ways in fits]
            return
        place = min(open_places, key=lambda one: fits[one].bit_count() / self._weights[one])
        for way in _bits(fits[place]):
            tried = list(fits)
            tried[place] = 1 << way
            if self._agree(tried, links, (place,)):
                yield from self._try(tried, links)


def _bits(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        mask ^= low
        yield low.bit_length() - 1


def _torus(lattice: Lattice, sublattice: Sublattice) -> tuple[list[Cell], _Links]:
    """The cells of a period, and their neighbors."""
    shifts = ((x, y) for x in range(sublattice.a) for y in range(sublattice.c))
    cells = [(*shift, *first[2:]) for shift in shifts for first in lattice.first_cells]
    n_kinds = len(lattice.kinds)

    def place(cell: Cell) -> int:
        return sublattice.number(cell[0], cell[1]) * n_kinds + lattice.kind_index(cell)

    return cells, tuple(tuple(map(place, lattice.neighbors(cell))) for cell in cells)


class LabeledTessellating:
    """The search, step by step: longer periods and more coronas by turns. `answer` is what is known so far."""

    def __init__(
        self, tiles: LabeledTiles, most_tiles: int, most_coronas: int, on_progress: OnProgress | None = None
    ) -> None:
        self._tiles, self._most_tiles, self._most_coronas = tiles, most_tiles, most_coronas
        self._teller = Teller(on_progress, ("tiles to a period", "coronas"))
        self.answer = LabeledTessellated(tiles)

    def ended(self, stopped_by: str) -> LabeledTessellated:
        """The answer, and what stopped the search before its end; "" if nothing did."""
        return replace(self.answer, stopped_by=stopped_by, seconds=self._teller.seconds)

    def steps(self) -> Iterator[None]:
        """Search until there is an answer, or all was tried; the caller regains control after each short stretch."""
        for _ in self._steps():
            self._teller.tell(self.answer.most_tiles, max(0, self.answer.coronas), 0.0)
            yield

    def _steps(self) -> Iterator[None]:
        n_kinds = len(self._tiles.lattice.kinds)
        index, corona, tried = 1, 0, 0
        fitting = LabelFitting(self._tiles)
        while index * n_kinds <= self._most_tiles or corona <= self._most_coronas:
            if corona <= self._most_coronas:
                yield from self._fill(fitting, corona)
                if self.answer.is_none:
                    return
                corona += 1
            tried += _TILES_TO_A_CORONA
            while index * n_kinds <= self._most_tiles and (index * n_kinds <= tried or corona > self._most_coronas):
                yield from self._with_periods(fitting, index)
                if self.answer.tiling is not None:
                    return
                index += 1

    def _fill(self, fitting: LabelFitting, corona: int) -> Iterator[None]:
        """Fill a cell with so many coronas."""
        lattice = self._tiles.lattice
        cells = patch_around(lattice, corona)
        place = {cell: k for k, cell in enumerate(cells)}
        links = tuple(tuple(place.get(near, -1) for near in lattice.neighbors(cell)) for cell in cells)
        found = yield from _first(fitting.found([*map(lattice.kind_index, cells)], links))
        if found is None:
            self.answer = replace(self.answer, is_none=True)
        else:
            self.answer = replace(self.answer, coronas=corona, patch=self._laid(cells, found))

    def _with_periods(self, fitting: LabelFitting, index: int) -> Iterator[None]:
        """Look for a tiling whose periods have this index."""
        lattice = self._tiles.lattice
        for sublattice in sublattices(index):
            yield
            cells, links = _torus(lattice, sublattice)
            found = yield from _first(fitting.found([*map(lattice.kind_index, cells)], links))
            if found is not None:
                tiling = LabeledTiling(self._tiles, sublattice, self._laid(cells, found))
                if problem := wrong_labeled_tiling(tiling):
                    raise InvalidSolution(f"this is no tiling of the plane: {problem}")
                self.answer = replace(self.answer, tiling=tiling, patch=(), most_tiles=index * len(lattice.kinds))
                return
        self.answer = replace(self.answer, most_tiles=index * len(lattice.kinds))

    def _laid(self, cells: Sequence[Cell], ways: Sequence[int]) -> tuple[LaidTile, ...]:
        found = []
        for cell, way in zip(cells, ways, strict=True):
            tile, _, labels = self._tiles.ways[way]
            found.append(LaidTile(tile, cell, labels))
        return tuple(found)


def _first(found: Iterator[list[int] | None]) -> Generator[None, None, list[int] | None]:
    for one in found:
        if one is not None:
            return one
        yield
    return None

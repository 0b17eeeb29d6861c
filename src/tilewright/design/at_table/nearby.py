"""What follows on a table of tiles, in bounded time: over the whole board from side to side, and near a cell.

Nothing here misses a solution: a way is taken away only if no solution has it, with what lies on the table. But the
ways that stay need not be in one.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from ...families import family_of
from ...families.clauses import ones
from ...families.wording import listing, place_named, thing_named
from ...values import frozen
from ..moves.base import Dead
from .fitting import Fitting

# A neighborhood of this number of cells is filled at once; on squares it is a cell with the eight around it.
MOST_CELLS = 9
# The steps of a search that fills a neighborhood before it gives up on one way.
_MOST_STEPS = 2_000


@frozen
class Narrowed:
    """The ways that are left on each cell, and the dead end that was met, if one was."""

    on_cells: tuple[int, ...]
    dead: Dead | None = None
    cell: int | None = None
    """Where the dead end is, if it is a cell."""


def narrowed(fit: Fitting, until: float) -> Narrowed:
    """The ways that sides and the numbers of tiles leave, looking from cell to cell until nothing changes.

    Each empty cell keeps the ways that some way of every neighbor goes with. Cells that can only take certain tiles
    take them away from all others, and tiles that can only lie on certain cells keep those for themselves. Ends at
    `until`, a moment of `perf_counter`, with what is known by then.
    """
    on_cells, empty = list(fit.on_cells), fit.empty
    todo = set(empty)
    while todo and perf_counter() < until:
        while todo:
            cell = todo.pop()
            if not on_cells[cell]:
                return Narrowed(tuple(on_cells), Dead("place", words_of_cells(fit, cell)), cell)
            for side, other, other_side in fit.tiles.neighbors[cell]:
                if fit.lying[other] is None:
                    kept = on_cells[other] & _across(fit, on_cells[cell], side, other_side)
                    if kept != on_cells[other]:
                        on_cells[other] = kept
                        todo.add(other)
        dead = _counted(fit, empty, on_cells, todo)
        if dead is not None:
            return Narrowed(tuple(on_cells), dead)
    return Narrowed(tuple(on_cells))


def _across(fit: Fitting, ways: int, side: int, other_side: int) -> int:
    """The ways that go with some of these ways, seen across their side."""
    tiles, found = fit.tiles, 0
    for label in tiles.labels_of_side[side]:
        if ways & tiles.bearing[side, label]:
            found |= tiles.meeting[other_side, label]
    return found


def _counted(fit: Fitting, empty: list[int], on_cells: list[int], todo: set[int]) -> Dead | None:
    """Take ways away by the numbers of tiles, and add the cells that changed; a tile with too few places is dead."""
    for number, ways in enumerate(fit.tiles.of_class):
        n = fit.left[number]
        if n <= 0:
            continue
        places = [cell for cell in empty if on_cells[cell] & ways]
        if len(places) < n:
            return Dead("piece", words_of_class(fit, number))
        if len(places) == n:
            changed = [cell for cell in places if on_cells[cell] & ~ways]
            for cell in changed:
                on_cells[cell] &= ways
        else:
            own = [cell for cell in places if not on_cells[cell] & ~ways]
            changed = [cell for cell in places if cell not in own] if len(own) >= n else []
            if len(own) > n:
                return Dead("place", words_of_cells(fit, own[-1]))
            for cell in changed:
                on_cells[cell] &= ~ways
        todo.update(changed)
    return None


def words_of_cells(fit: Fitting, *cells: int) -> str:
    """Cells of the model in words: "cell 5", "cells 5 and 6"."""
    puzzle = fit.tiles.compiled.puzzle
    names = [puzzle.board.names[fit.tiles.compiled.cells[cell]] for cell in cells]
    return place_named(family_of(puzzle).nouns.place, names)


def words_of_class(fit: Fitting, number: int) -> str:
    """The tiles of a class that are left, in words: "tile 3", "tile 2 or 4"."""
    return thing_named(fit.tiles.compiled.puzzle.noun, listing(fit.names_left(number), joint="or"))


def around(fit: Fitting, cell: int, most: int = MOST_CELLS) -> tuple[int, ...]:
    """An empty cell with the empty ones nearest to it, each joined to those before, the most enclosed first."""
    chosen, far = [cell], {cell: 0}
    while len(chosen) < most:
        for one in chosen:
            for _, other, _ in fit.tiles.neighbors[one]:
                if fit.lying[other] is None:
                    far[other] = min(far.get(other, len(far) + 1), far[one] + 1)
        near = [one for one in far if one not in chosen]
        if not near:
            break
        # The ring around the cell comes first; from there on those count that close gaps, however far they are.
        chosen.append(min(near, key=lambda one: (min(far[one], 2), -_n_enclosing(fit, one, chosen), one)))
    return tuple(chosen)


def _n_enclosing(fit: Fitting, cell: int, chosen: Sequence[int]) -> int:
    """At how many sides of a cell a tile lies, or one of the chosen cells."""
    beside = (other for _, other, _ in fit.tiles.neighbors[cell])
    return sum(1 for other in beside if other in chosen or fit.lying[other] is not None)


class Neighborhood:
    """The search for tiles on a few empty cells that go with each other and with all that lies there."""

    def __init__(self, fit: Fitting, cells: Sequence[int]) -> None:
        self.fit = fit
        self.cells = tuple(cells)
        self._inside = frozenset(cells)
        self._steps = 0

    def goes_on(self, cell: int, way: int) -> bool | None:
        """Tell whether the other cells can be filled once a way lies on one; None if that takes too many steps."""
        self._steps = _MOST_STEPS
        on_cells = {one: self.fit.on_cells[one] for one in self.cells}
        on_cells[cell] = 1 << way
        return self._filled(on_cells, list(self.fit.left))

    def _filled(self, on_cells: dict[int, int], left: list[int]) -> bool | None:
        if not on_cells:
            return True
        cell = min(on_cells, key=lambda one: on_cells[one].bit_count())
        tiles = self.fit.tiles
        rest = {one: ways for one, ways in on_cells.items() if one != cell}
        beside = [(side, other, back) for side, other, back in tiles.neighbors[cell] if other in rest]
        for way in ones(on_cells[cell]):
            self._steps -= 1
            if self._steps < 0:
                return None
            one = tiles.ways[way]
            after = dict(rest)
            for side, other, back in beside:
                after[other] &= tiles.meeting[back, one.labels[side]]
            left[one.tile_class] -= 1
            if not left[one.tile_class]:
                for other in after:
                    after[other] &= ~tiles.of_class[one.tile_class]
            answer = self._filled(after, left) if all(after.values()) else False
            left[one.tile_class] += 1
            if answer is not False:
                return answer
        return False

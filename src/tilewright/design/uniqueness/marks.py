"""A tally of what solutions have in common: pieces in their places, empty cells, pieces that lie together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import chain
from math import prod

from ...engines import Choices
from ...families import Compiled, Symmetry
from ...families.edits import Mark
from ...models import CoverModel

_ROWS_AT_ONCE = 200


class Marks:
    """All solutions of a puzzle with their marks.

    `classes` are solutions, one for each class up to symmetry; `n_moves` is the number of motions of the board.
    """

    def __init__(self, compiled: Compiled, classes: Sequence[Choices], n_moves: int) -> None:
        self._is_cover = isinstance(compiled.model, CoverModel)
        self._n_moves = n_moves
        group: tuple[Symmetry, ...] = compiled.symmetries(False)
        self.rows = list(dict.fromkeys(chain.from_iterable([one.image(row) for one in group] for row in classes)))
        """All solutions, those that symmetries carry into each other, too."""
        number = {row: k for k, row in enumerate(self.rows)}
        self._classes = [number[row] for row in classes]
        # Where the board has other motions, a change might turn one of them into a symmetry.
        self._group = group if len(group) == n_moves else ()
        # Few of all images are ever asked for.
        self._image = cache(lambda symmetry, k: number[group[symmetry].image(self.rows[k])])
        self._of_row: list[list[Mark]] = []
        self._having: dict[Mark, set[int]] = {}

    def fill(self, more: Callable[[Choices], Iterable[Mark]]) -> Iterator[float]:
        """Tally the marks; `more` tells those besides what is laid. Gives the share that is done now and then."""
        for k, row in enumerate(self.rows):
            self._of_row.append([*self.laid(row), *more(row)])
            for mark in self._of_row[-1]:
                self._having.setdefault(mark, set()).add(k)
            if k % _ROWS_AT_ONCE == 0:
                yield k / len(self.rows)

    def laid(self, row: Choices) -> list[Mark]:
        """The marks of what a solution lays."""
        if self._is_cover:
            return [Mark("lay", (option,)) for option in row]
        return [Mark("give", (point, value)) for point, value in enumerate(row)]

    @property
    def most(self) -> int:
        """The most marks that a solution has."""
        return max(map(len, self._of_row), default=0)

    def sets(self, size: int, wanted: int, is_distinct: bool) -> Iterator[frozenset[Mark] | None]:
        """The sets of marks after which the number of solutions may be the wanted one; None for each of the others.

        None that can be so is left out, but of sets that symmetries carry into each other.
        """
        for first in self._classes:
            # Marks that all solutions have change nothing, unless they make several solutions one.
            marks = [mark for mark in self._of_row[first] if len(self._having[mark]) < len(self.rows) or mark.fold > 1]
            for chosen, left in self._chosen(marks, 0, size, None):
                fold = prod(mark.fold for mark in chosen)
                is_enough = len(left) >= wanted or fold > 1
                yield frozenset(chosen) if is_enough and self._may_be_few(left, wanted * fold, is_distinct) else None

    def _chosen(
        self, marks: Sequence[Mark], start: int, size: int, left: set[int] | None
    ) -> Iterator[tuple[tuple[Mark, ...], set[int]]]:
        """Sets of so many marks, each of which leaves fewer solutions than those before it, or makes several one."""
        for k in range(start, len(marks) - size + 1):
            having = self._having[marks[k]]
            rest = having if left is None else having & left
            if left is not None and len(rest) == len(left) and marks[k].fold == 1:
                continue
            if size == 1:
                yield (marks[k],), rest
            else:
                for chosen, last in self._chosen(marks, k + 1, size - 1, rest):
                    yield (marks[k], *chosen), last

    def _may_be_few(self, left: set[int], most: int, is_distinct: bool) -> bool:
        """Tell whether some solutions can be so few, or so few classes up to symmetries of a changed puzzle."""
        if is_distinct or len(left) > most * self._n_moves or not self._group:
            return len(left) <= most * (1 if is_distinct else self._n_moves)
        keeping = [one for one in range(len(self._group)) if all(self._image(one, k) in left for k in left)]
        return len({min(self._image(one, k) for one in keeping) for k in left}) <= most

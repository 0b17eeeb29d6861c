"""Whether pieces in space can be put together by straight moves, and in which order.

We take the pieces apart; put together, they move the other way round. A part is taken apart as soon as some of its
pieces can slide away from the others, together and without end. To move a piece we must move those that it hits, those
that these hit, and so on; so for each piece and direction there is a least group that can go. What can be taken apart
can be taken apart with fewer pieces around it, too. So no choice is ever a mistake, and the parts that are left in the
end do not depend on choices.

If nothing goes without end, pieces may be shifted first, each time by one step of the lattice. A search from
arrangement to arrangement finds the fewest shifts after which some pieces can go.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from math import inf
from typing import Any

from ...errors import InvalidRequest
from ...families import Laid, Puzzle, Solution, family_of
from ...lattices import Cell, Lattice, Vector
from ...lattices.matrices import minus, plus
from ...lattices.slides import contact, slide_words, slides, step_along
from ...sentences import sentence
from ...values import frozen

_Group = tuple[int, ...]
_Offsets = dict[int, Vector]


@frozen
class Shift:
    """Pieces that are moved together by a vector between centers of cells."""

    pieces: tuple[int, ...]
    by: Vector


@frozen
class Join:
    """A step: some pieces come in straight from afar, together, and join those that stand there.

    Pieces are told by their numbers in the solution.
    """

    moving: tuple[int, ...]
    standing: tuple[int, ...]
    way: Vector
    """The direction in which they come in, as a vector of the lattice."""
    words: str
    """The same in words, e.g. "from the top"."""
    shifts: tuple[Shift, ...] = ()
    """How pieces must then be shifted, one after the other, so that all lie in their places."""


@frozen
class Assembly:
    """Whether the pieces of a solution can be put together by straight moves, and how."""

    joins: tuple[Join, ...]
    """The steps in their order; each piece or group that a step needs is whole by then."""
    locked: tuple[tuple[int, ...], ...]
    """The groups of pieces that hold each other; empty if all can be put together."""
    exhausted: bool
    """Whether every sequence of shifts was tried for the locked groups; if not, one may come apart after all."""

    @property
    def is_possible(self) -> bool:
        """Whether all pieces can be put together by straight moves."""
        return not self.locked

    @property
    def is_one_by_one(self) -> bool:
        """Whether that takes one straight move of each piece, one after the other."""
        return not self.locked and all(len(join.moving) == 1 and not join.shifts for join in self.joins)


def assembly(solution: Solution, *, effort: int = 2_000_000) -> Assembly:
    """Tell whether the pieces of a solid can be put together by straight moves, and in which order.

    Pieces are rigid and move in open space, without a box and without a floor. They slide along the lattice: cubes
    along its axes, other cells away from faces and along edges, balls away from neighbors and out of hollows. Several
    pieces may move as one. Pieces are never turned while they are in touch, and stop only at places of the lattice.

    Parameters
    ----------
    solution
        A solution of a puzzle in space.
    effort
        The number of times to ask whether a piece hits another one before shifting pieces about is given up.

    Returns
    -------
    Assembly
        The steps, or the pieces that hold each other.

    Raises
    ------
    InvalidRequest
        The puzzle does not have pieces in space.

    Examples
    --------
    >>> import tilewright as tw
    >>> [solution] = tw.solve("soma").solutions
    >>> found = tw.assembly(solution)
    >>> found.is_possible, found.joins[0].words
    (True, 'from the top')
    """
    return assembly_of(solution.puzzle, family_of(solution).table.laid(solution), effort)


def assembly_of(puzzle: Puzzle, laid: Sequence[Laid], effort: int) -> Assembly:
    """The assembly of pieces that lie on a board, which need not fill it; as `assembly`."""
    demand_solids(puzzle)
    board: Any = puzzle.board
    return assembly_of_cells(board.lattice, [[board.cells[cell] for cell in one.cells] for one in laid], effort)


def demand_solids(puzzle: Puzzle) -> None:
    """Raise InvalidRequest unless the puzzle has pieces in space."""
    if not has_solids(puzzle):
        raise InvalidRequest(
            sentence("{name} has no pieces in space: there is nothing to put together", name=puzzle.name)
        )


def has_solids(puzzle: Puzzle) -> bool:
    """Whether pieces of the puzzle fill a part of space, which on a wrapped board they do not."""
    board = puzzle.board
    return board.lattice.dimension == 3 and not board.wrap and not family_of(puzzle).table.covers_one


def assembly_of_cells(lattice: Lattice, pieces: Sequence[Sequence[Cell]], effort: int) -> Assembly:
    """The assembly of pieces by their cells; as `assembly`."""
    takes_apart = _TakesApart(lattice, pieces, effort)
    takes_apart.take_apart(tuple(range(len(pieces))), dict.fromkeys(range(len(pieces)), (0,) * lattice.dimension))
    return Assembly(tuple(takes_apart.joins), tuple(takes_apart.locked), takes_apart.effort > 0)


class _TakesApart:
    def __init__(self, lattice: Lattice, pieces: Sequence[Sequence[Cell]], effort: int) -> None:
        self.effort = effort
        self.joins: list[Join] = []
        self.locked: list[_Group] = []
        self._lattice = lattice
        self._pieces = [[(lattice.kind_index(cell), lattice.center(cell)) for cell in piece] for piece in pieces]
        self._steps = [step_along(lattice, way) for way in slides(lattice)]
        self._hits: dict[tuple[int, int, Vector, Vector], float] = {}

    def take_apart(self, part: _Group, offsets: _Offsets) -> None:
        """Add the steps by which a part is put together, or the locked groups in it, in the order of the steps."""
        if len(part) < 2:
            return
        found = self._leaving(part, offsets)
        shifts: tuple[Shift, ...] = ()
        if found is None:
            shifted = self._shifted(part, offsets)
            if shifted is None:
                self.locked.append(part)
                return
            found, offsets, shifts = shifted
        moving, step = found
        standing = tuple(piece for piece in part if piece not in moving)
        self.take_apart(standing, offsets)
        self.take_apart(moving, offsets)
        words = sentence("from the {slide_words}", slide_words=slide_words(self._lattice, step))
        self.joins.append(Join(moving, standing, _back(step), words, shifts))

    def _leaving(self, part: _Group, offsets: _Offsets) -> tuple[_Group, Vector] | None:
        """The fewest pieces that can slide away from the others without end, and one step of theirs.

        Upward before any other direction, and of the pieces that can go so the one that reaches highest: so pieces are
        put together from the bottom.
        """
        best: tuple[tuple[int, int, float, int], _Group, Vector] | None = None
        for number, step in enumerate(self._steps):
            for group in self._groups(part, offsets, step, inf):
                rank = (len(group), number, -max(self._height(piece, offsets) for piece in group), group[0])
                if best is None or rank < best[0]:
                    best = rank, group, step
            if best is not None and len(best[1]) == 1:
                break
        return None if best is None else best[1:]

    def _height(self, piece: int, offsets: _Offsets) -> float:
        up = self._steps[0]
        return max(self._along(plus(center, offsets[piece]), up) for _, center in self._pieces[piece])

    def _along(self, vector: Vector, way: Vector) -> float:
        ends = self._lattice.position(vector), self._lattice.position(way)
        return round(sum(x * y for x, y in zip(*ends, strict=True)), 6)

    def _groups(self, part: _Group, offsets: _Offsets, step: Vector, times: float) -> Iterator[_Group]:
        """For each piece the least group with it that can make this step so many times, if it is not the whole part."""
        hit = {
            piece: [other for other in part if other != piece and self._hit(piece, other, offsets, step) < times]
            for piece in part
        }
        for piece in part:
            group = {piece: None}
            todo = [piece]
            while todo:
                for other in hit[todo.pop()]:
                    if other not in group:
                        group[other] = None
                        todo.append(other)
            if len(group) < len(part):
                yield tuple(sorted(group))

    def _hit(self, piece: int, other: int, offsets: _Offsets, step: Vector) -> float:
        """After how many steps a piece hits another one that stays."""
        self.effort -= 1
        apart = minus(offsets[other], offsets[piece])
        key = (piece, other, apart, step)
        if key not in self._hits:
            self._hits[key] = min(
                contact(self._lattice, kind, other_kind, plus(minus(there, here), apart), step)
                for kind, here in self._pieces[piece]
                for other_kind, there in self._pieces[other]
            )
        return self._hits[key]

    def _shifted(
        self, part: _Group, offsets: _Offsets
    ) -> tuple[tuple[_Group, Vector], _Offsets, tuple[Shift, ...]] | None:
        """The fewest shifts after which some pieces can leave: these, where all are then, and the shifts back."""
        known = {_normal(part, offsets)}
        todo: deque[tuple[_Offsets, tuple[Shift, ...]]] = deque([(offsets, ())])
        while todo and self.effort > 0:
            here, back = todo.popleft()
            for step in self._steps:
                for group in dict.fromkeys(self._groups(part, here, step, 1)):
                    lighter, by = self._lighter(part, group, step)
                    there = here | {piece: plus(here[piece], by) for piece in lighter}
                    if (normal := _normal(part, there)) in known:
                        continue
                    known.add(normal)
                    shifts = (Shift(lighter, _back(by)), *back)
                    leaving = self._leaving(part, there)
                    if leaving is not None:
                        return leaving, there, shifts
                    todo.append((there, shifts))
        return None

    def _lighter(self, part: _Group, group: _Group, step: Vector) -> tuple[_Group, Vector]:
        """The same shift of whichever has fewer cells: the group, or the rest in the opposite direction."""
        rest = tuple(piece for piece in part if piece not in group)
        weights = [sum(len(self._pieces[piece]) for piece in some) for some in (group, rest)]
        return (group, step) if weights[0] <= weights[1] else (rest, _back(step))


def _back(step: Vector) -> Vector:
    return tuple(-x for x in step)


def _normal(part: _Group, offsets: _Offsets) -> tuple[Vector, ...]:
    """Where the pieces of a part are, seen from the first of them."""
    first = offsets[part[0]]
    return tuple(minus(offsets[piece], first) for piece in part)

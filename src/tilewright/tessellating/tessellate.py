"""The answer to the question whether pieces tile the plane."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterable, Iterator
from typing import TYPE_CHECKING

from ..deadline import stopped_within
from ..errors import InvalidRequest, InvalidSolution
from ..lattices import Cell, Freedom, Lattice, normalized
from ..sentences import sentence
from ..solving import OnProgress
from ..solving.telling import Teller
from ..values import frozen, replace
from .coronas import Heesch, Surrounded, Surroundings
from .periodic import PeriodicTiling, Shapes, tilings, wrong_tiling
from .symmetry import TilingSymmetry, most_symmetric

if TYPE_CHECKING:
    from ..answers.tessellating import HeeschJson, LaidJson, TessellatedJson

MOST_PIECES = 8
"""The pieces of a period up to which one is looked for unless another number is asked for."""
MOST_CORONAS = 3
"""The coronas up to which they are looked for unless another number is asked for."""
_PIECES_TO_A_CORONA = 2
"""Periods of so many pieces more are tried before each corona."""
_LOOKED_AT = 64
"""The tilings with the smallest period of which the most symmetric one is shown."""


@frozen
class Tessellated:
    """Whether shapes tile the plane.

    Attributes
    ----------
    shapes
        The shapes, and how they may lie.
    tiling
        A tiling with the smallest period, and its symmetries; None if none was found.
    heesch
        How often a piece can be surrounded that cannot be surrounded more often; None if none is known.
    most_pieces
        The number of pieces up to which all periods were tried, or up to the one that was found.
    coronas
        The number of coronas that each piece was shown to have; 0 if a tiling was found before.
    patch
        The first piece with so many coronas, whatever holes they leave; None if there is an answer, or none was found.
    stopped_by
        What stopped the search before its end; "" if nothing did.
    seconds
        How long it took.
    """

    shapes: Shapes
    tiling: TilingSymmetry | None = None
    heesch: Heesch | None = None
    most_pieces: int = 0
    coronas: int = 0
    patch: Surrounded | None = None
    stopped_by: str = ""
    seconds: float = 0.0

    @property
    def tiles(self) -> bool | None:
        """Whether they tile the plane; None if that is open."""
        if self.tiling is not None:
            return True
        return None if self.heesch is None else False

    def to_json(self) -> TessellatedJson:
        """The answer as plain data."""
        found = self.tiling
        return {
            "tiles": self.tiles,
            "tiling": None
            if found is None
            else {
                "pieces": len(found.tiling.copies),
                "cells": found.tiling.n_cells,
                "period": [list(shift) for shift in found.tiling.period],
                "copies": [
                    {"shape": copy.shape, "cells": [list(cell) for cell in copy.cells]} for copy in found.tiling.copies
                ],
                "orbits": [list(orbit) for orbit in found.orbits],
                "group": found.group,
            },
            "heesch": None if self.heesch is None else _heesch_to_json(self.heesch),
            "most_pieces": self.most_pieces,
            "coronas": self.coronas,
            "patch": None if self.patch is None else _patch_to_json(self.patch),
            "stopped_by": self.stopped_by or None,
            "seconds": round(self.seconds, 3),
        }


def _heesch_to_json(found: Heesch) -> HeeschJson:
    return {
        "shape": found.shape,
        "coronas": found.coronas,
        "without_holes": found.without_holes,
        "holes_in_outermost": found.holes_in_outermost,
        "patches": list(map(_patch_to_json, found.patches)),
    }


def _patch_to_json(patch: Surrounded) -> list[LaidJson]:
    return [
        {"shape": copy.shape, "cells": [list(cell) for cell in copy.cells], "corona": corona}
        for copy, corona in zip(patch.copies, patch.coronas, strict=True)
    ]


def shapes_of(lattice: Lattice, pieces: Iterable[Iterable[Cell]], freedom: Freedom) -> Shapes:
    """Shapes for the search, each once; InvalidRequest for what no search is about."""
    if lattice.dimension != 2:
        raise InvalidRequest(
            sentence(
                "the {lattice} lattice lies in space; only pieces in the plane can tile the plane", lattice=lattice.name
            )
        )
    found: dict[tuple[Cell, ...], None] = {}
    for one in pieces:
        cells = tuple(tuple(cell) for cell in one)
        if not cells or len(set(cells)) < len(cells):
            raise InvalidRequest(
                sentence("{value} is no shape; list each of its cells once", value=[list(cell) for cell in cells])
            )
        for cell in cells:
            if not lattice.is_cell(cell):
                raise InvalidRequest(
                    sentence(
                        "{cell} is no cell of the {lattice} lattice; {form_of_cell}",
                        cell=list(cell),
                        lattice=lattice.name,
                        form_of_cell=lattice.form_of_cell,
                    )
                )
        found.setdefault(normalized(lattice, cells))
    if not found:
        raise InvalidRequest(sentence("there is no piece; give one at least"))
    shapes = Shapes(lattice, tuple(found), freedom)
    # Shapes that can be turned into each other are one.
    firsts = {ways: shape for shape, ways in reversed([*zip(shapes.shapes, shapes.orientations, strict=True)])}
    return replace(shapes, shapes=tuple(shape for shape in found if shape in firsts.values()))


def tessellate(
    lattice: Lattice,
    pieces: Iterable[Iterable[Cell]],
    *,
    freedom: Freedom = "free",
    most_pieces: int | None = None,
    most_coronas: int = MOST_CORONAS,
    seconds: float | None = None,
    on_progress: OnProgress | None = None,
) -> Tessellated:
    """Tell whether copies of a piece, or of several, tile the plane.

    Periods are tried in order of their area, so the tiling that is found has the smallest one. In between, pieces are
    surrounded by more and more coronas: if that cannot go on, there is no tiling. Of several pieces each must be used.

    Parameters
    ----------
    lattice
        The lattice of the cells, in the plane.
    pieces
        The cells of each piece, anywhere on the lattice.
    freedom
        Whether copies may be turned and flipped ("free"), only turned ("one_sided"), or neither ("fixed").
    most_pieces
        The number of pieces in a period up to which to look for one, at least one of each shape; unless it is given, 8,
        or as many as there are shapes.
    most_coronas
        The number of coronas up to which to look for one that there is not.
    seconds
        The seconds after which to stop.
    on_progress
        A function that is called with a `Progress` a few times a second.

    Returns
    -------
    Tessellated
        A tiling with its symmetries, or how often a piece can be surrounded that tiles no plane, or neither.

    Raises
    ------
    InvalidRequest
        The lattice lies in space, there is no piece, or its cells are none of the lattice, or there are more pieces
        than a period may have.

    See Also
    --------
    polyforms : List all shapes of a size.

    Examples
    --------
    >>> import tilewright as tw
    >>> square = tw.LATTICES["square"]
    >>> found = tw.tessellate(square, [[(0, 0), (1, 0), (2, 0), (1, 1)]])
    >>> found.tiles, found.tiling.tiling.period, found.tiling.group
    (True, ((2, 0), (-1, 2)), 'cm')
    >>> found = tw.tessellate(square, [tw.cells_of_picture(square, "##.\\n#..\\n#..\\n#..\\n##.")])
    >>> found.tiles, found.heesch.coronas, found.heesch.without_holes
    (False, 1, 1)
    """
    shapes = shapes_of(lattice, pieces, freedom)
    n = len(shapes.shapes)
    if most_pieces is None:
        most_pieces = max(n, MOST_PIECES)
    if n > most_pieces:
        raise InvalidRequest(
            sentence(
                "{n} pieces, of which each is used, need periods of at least {n} pieces, but only periods "
                "of up to {most_pieces} are tried; name fewer pieces, or try longer periods (--pieces "
                "{n})",
                n=n,
                most_pieces=most_pieces,
            )
        )
    search = Tessellating(shapes, most_pieces, most_coronas, on_progress)
    return search.ended(stopped_within(seconds, search.steps()))


class Tessellating:
    """The search, step by step: larger periods and more coronas by turns. `answer` is what is known so far."""

    def __init__(
        self, shapes: Shapes, most_pieces: int, most_coronas: int, on_progress: OnProgress | None = None
    ) -> None:
        self._shapes, self._most_coronas = shapes, most_coronas
        self._most_pieces = max(most_pieces, len(shapes.shapes))
        self._teller = Teller(on_progress, ("pieces to a period", "coronas"))
        self.answer = Tessellated(shapes)

    def ended(self, stopped_by: str) -> Tessellated:
        """The answer, and what stopped the search before its end; "" if nothing did."""
        return replace(self.answer, stopped_by=stopped_by, seconds=self._teller.seconds)

    def steps(self) -> Iterator[None]:
        """Search until there is an answer, or all was tried; the caller regains control after each short stretch."""
        for _ in self._steps():
            self._teller.tell(self.answer.most_pieces, self.answer.coronas, 0.0)
            yield

    def _steps(self) -> Iterator[None]:
        surroundings = Surroundings(self._shapes)
        indices = deque(self._shapes.indices(self._most_pieces))
        tried = len(self._shapes.shapes) - 1
        while indices or surroundings.n < self._most_coronas:
            tried += _PIECES_TO_A_CORONA
            while indices and (indices[0][1] <= tried or surroundings.n == self._most_coronas):
                index, n_pieces = indices.popleft()
                yield from self._with_periods(index, n_pieces)
                if self.answer.tiling is not None:
                    return
            if surroundings.n < self._most_coronas:
                lone = yield from surroundings.one_more()
                if lone is not None:
                    yield from self._alone(surroundings, lone)
                    return
                self.answer = replace(self.answer, coronas=surroundings.n, patch=surroundings.latest(0))

    def _with_periods(self, index: int, n_pieces: int) -> Generator[None, None, None]:
        """Look for a tiling whose periods have this index, and keep the most symmetric one."""
        found: list[PeriodicTiling] = []
        for one in tilings(self._shapes, index):
            if one is None:
                yield
            else:
                found.append(one)
                if len(found) == _LOOKED_AT:
                    break
        self.answer = replace(self.answer, most_pieces=n_pieces)
        if found:
            best = most_symmetric(found)
            if problem := wrong_tiling(best.tiling, self._shapes):
                raise InvalidSolution(sentence("this is no tiling of the plane: {problem}", problem=problem))
            self.answer = replace(self.answer, tiling=best, patch=None)

    def _alone(self, surroundings: Surroundings, shape: int) -> Iterator[None]:
        """Tell more and more of the coronas of a piece that has no corona more."""
        for found in surroundings.heesch(shape):
            if found is not None:
                self.answer = replace(self.answer, heesch=found, patch=None)
            yield

"""A problem of BurrTools, which is a shape to fill and pieces to fill it with, as a puzzle.

Colors of voxels say which pieces may lie where: color 0 goes with all, others go together as pairs that the problem
lists. They become values of cells, and places that take only some colors regions of these values.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from ..boards import Board
from ..errors import InvalidPuzzle, Mistake
from ..families import TilingPuzzle
from ..families.tiling import Region, Regions
from ..families.tiling.puzzle import Piece, piece
from ..lattices import Cell, Lattice
from ..values import frozen
from .burr_grids import freedom_in_space
from .xml_tree import Element

FILLED, OPTIONAL = "#", "+"
NEUTRAL = 0


class Unheld(Exception):
    """A problem that no puzzle file can hold, with the mistake that says why."""

    def __init__(self, mistake: Mistake) -> None:
        super().__init__(mistake.message)
        self.mistake = mistake


@frozen
class CellFilling:
    """What is in a cell of a shape: filled or optional, and its color."""

    state: str
    color: int


@frozen
class BurrPart:
    """A shape of a problem as a piece: between `least` and `most` times."""

    name: str
    cells: Mapping[Cell, CellFilling]
    least: int
    most: int
    element: Element


@frozen
class BurrProblem:
    """A problem: the shape to fill, its pieces, and the pairs of colors, of a piece and a place, that go together."""

    result: Mapping[Cell, CellFilling]
    parts: Sequence[BurrPart]
    pairs: frozenset[tuple[int, int]]
    element: Element


def colors_matter(problem: BurrProblem) -> bool:
    """Tell whether colors keep any piece from any place."""
    return any(allowed is not None for allowed in _allowed_by_color(problem).values())


def _allowed_by_color(problem: BurrProblem) -> dict[int, frozenset[int] | None]:
    """For each color of a place the colors of pieces that may lie there; None for all that there are."""
    colors = {filling.color for part in problem.parts for filling in part.cells.values()}
    places = {filling.color for filling in problem.result.values()}
    allowed = {
        place: frozenset(color for color in colors if NEUTRAL in (color, place) or (color, place) in problem.pairs)
        for place in places
    }
    return {place: None if allowed[place] == colors else allowed[place] for place in places}


def puzzle_of_problem(problem: BurrProblem, lattice: Lattice, title: str, about: str) -> TilingPuzzle:
    """The puzzle; Unheld if it makes no sense."""
    board = Board.of(lattice, problem.result)
    regions = tuple(_demands(problem, board))
    try:
        return TilingPuzzle(
            title,
            board,
            tuple(_pieces(problem, lattice, has_values=bool(regions))),
            optional=frozenset(k for k, cell in enumerate(board.cells) if problem.result[cell].state == OPTIONAL),
            title=title,
            about=about,
            rules=(Regions(regions),) if regions else (),
        )
    except InvalidPuzzle as reason:
        raise Unheld(problem.element.mistake(str(reason))) from None


def _pieces(problem: BurrProblem, lattice: Lattice, *, has_values: bool) -> Iterator[Piece]:
    used: Counter[str] = Counter()
    for part in problem.parts:
        used[part.name] += 1
        colors = [_color(filling.color) for filling in part.cells.values()] if has_values else []
        yield piece(
            lattice,
            part.name if used[part.name] == 1 else f"{part.name} ({used[part.name]})",
            part.cells,
            freedom=freedom_in_space(lattice, part.cells),
            least=part.least,
            most=part.most,
            values=colors,
        )


def _color(color: int) -> str:
    return f"color-{color}" if color != NEUTRAL else "plain"


def _demands(problem: BurrProblem, board: Board) -> Iterator[Region]:
    """The places that take only some colors, those that take the same together."""
    by_color = _allowed_by_color(problem)
    places: dict[frozenset[int], list[int]] = {}
    for k, cell in enumerate(board.cells):
        allowed = by_color[problem.result[cell].color]
        if allowed is not None:
            places.setdefault(allowed, []).append(k)
    for allowed, cells in places.items():
        if not allowed:
            raise Unheld(problem.element.mistake("no piece has a color that a place of the result takes"))
        yield Region(tuple(cells), "values", values=tuple(_color(color) for color in sorted(allowed)))

"""A problem of BurrTools, which is a shape to fill and pieces to fill it with, as a puzzle.

Colors of voxels say which pieces may lie where: color 0 goes with all, others go together as pairs that the problem
lists. Our pieces have labels on their sides instead: every side of a piece shows the color of its cell, any labels may
meet, and the rim of the board says which may lie there. So all places with a color must be at the rim.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from ..boards import Board
from ..errors import InvalidPuzzle, Mistake
from ..families import TilingPuzzle
from ..families.tiling.matching import Relation, Rim
from ..families.tiling.puzzle import Piece, labels_of, piece
from ..lattices import Cell, Lattice, Side
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
    """The puzzle; Unheld if a place deep inside the board takes only some colors, or the puzzle makes no sense."""
    board = Board.of(lattice, problem.result)
    has_labels = colors_matter(problem)
    try:
        pieces = tuple(_pieces(problem, lattice, has_labels=has_labels))
        labels = labels_of(pieces)
        return TilingPuzzle(
            title,
            board,
            pieces,
            Relation.of_pairs((a, b) for a in labels for b in labels),
            Rim(sides=tuple(_demands(problem, board))),
            optional=frozenset(k for k, cell in enumerate(board.cells) if problem.result[cell].state == OPTIONAL),
            title=title,
            about=about,
        )
    except InvalidPuzzle as reason:
        raise Unheld(problem.element.mistake(str(reason))) from None


def _pieces(problem: BurrProblem, lattice: Lattice, *, has_labels: bool) -> Iterator[Piece]:
    used: Counter[str] = Counter()
    for part in problem.parts:
        used[part.name] += 1
        shown = {
            (cell, side): _label(filling.color)
            for cell, filling in part.cells.items()
            for side in range(lattice.n_sides_of(cell))
            if has_labels and lattice.across(cell, side)[0] not in part.cells
        }
        yield piece(
            lattice,
            part.name if used[part.name] == 1 else f"{part.name} ({used[part.name]})",
            part.cells,
            freedom=freedom_in_space(lattice, part.cells),
            least=part.least,
            most=part.most,
            labels=shown,
        )


def _label(color: int) -> str:
    return f"color-{color}" if color != NEUTRAL else "plain"


def _demands(problem: BurrProblem, board: Board) -> Iterator[tuple[int, Side, frozenset[str]]]:
    """For each place that takes only some colors a side on the rim, and the labels that may lie there."""
    by_color = _allowed_by_color(problem)
    for k, cell in enumerate(board.cells):
        allowed = by_color[problem.result[cell].color]
        if allowed is None:
            continue
        sides = range(board.lattice.n_sides_of(cell))
        side = next((side for side in sides if board.lattice.across(cell, side)[0] not in problem.result), None)
        if side is None:
            words = "a place inside the result takes only some colors, which no puzzle file can say"
            raise Unheld(problem.element.mistake(words, "colors can be read where every such place is at the surface"))
        if not allowed:
            raise Unheld(problem.element.mistake("no piece has a color that a place of the result takes"))
        yield k, side, frozenset(map(_label, allowed))

"""A puzzle of squares or cubes as SageMath's `TilingSolver` takes it, as plain data, and the way back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from ..errors import InvalidSolution
from ..families.tiling.puzzle import TilingPuzzle
from ..formats.as_cover import RANGES, cover_compiler, rules_beyond, shapes_for, turn_as
from ..lattices import CUBIC, SQUARE, Cell, Freedom
from ..solving.checks import checked
from ..values import field, frozen

if TYPE_CHECKING:
    from ..families import Puzzle, Solution

_FREEDOMS: dict[Freedom, dict[str, bool]] = {
    "free": {"rotation": True, "reflection": True},
    "one_sided": {"rotation": True, "reflection": False},
    "fixed": {"rotation": False, "reflection": False},
}


@frozen
class SageTiling:
    """What `sage.combinat.tiling.TilingSolver` is made of; each `Polyomino` there is a list of cells here.

    Attributes
    ----------
    pieces
        For each piece its cells, as coordinates; a piece with copies stands there as often.
    box
        The cells to fill.
    options
        The arguments of `TilingSolver` besides: `rotation`, `reflection` and `reusable`.
    names
        For each piece its name.
    """

    pieces: tuple[tuple[Cell, ...], ...]
    box: tuple[Cell, ...]
    options: dict[str, bool]
    names: tuple[str, ...]
    _compiled: Any = field(repr=False, compare=False)

    def solution(self, polyominoes: Iterable[Iterable[Iterable[int]]]) -> Solution:
        """The solution of the puzzle for one of the solver: polyominoes, or lists of their cells.

        Raises
        ------
        InvalidSolution
            They are none; the message says which rules are broken.
        """
        compiled = self._compiled
        board, model = compiled.puzzle.board, compiled.model
        number_of = {cell: number for number, cell in enumerate(board.cells)}
        # One option for each set of cells: no pieces are told apart but by their shapes.
        lying = {
            frozenset(placement.cells): option
            for option, placement in enumerate(compiled.placements)
            if model.usable[option]
        }
        choices = []
        for polyomino in polyominoes:
            cells = [tuple(map(int, cell)) for cell in polyomino]
            option = lying.get(frozenset(number_of.get(cell, -1) for cell in cells))
            if option is None:
                raise InvalidSolution(f"no piece can lie on the cells {sorted(cells)}")
            choices.append(option)
        return checked(compiled.puzzle, compiled, compiled.canonical(tuple(choices)))


def to_sage(puzzle: Puzzle) -> SageTiling:
    """Give a puzzle of squares or cubes as plain data for SageMath's `TilingSolver`.

    Parameters
    ----------
    puzzle
        A puzzle without labels, on the square or the cubic lattice; no template.

    Returns
    -------
    SageTiling
        Pieces, box and options. The solver tells equal pieces apart, so that it has as many solutions as the puzzle has
        `raw` ones; with `reusable`, as many as `distinct`.

    Raises
    ------
    InvalidRequest
        The puzzle has other cells or further rules, pieces that turn in different ways, or ranges of copies but for any
        number of each; the message names all of them.

    See Also
    --------
    to_exact_cover : Items and options, of all puzzles of pieces, which SageMath solves, too.

    Examples
    --------
    >>> import tilewright as tw
    >>> sage = tw.to_sage("soma")
    >>> sage.pieces[0], sage.options
    (((0, 0, 0), (0, 1, 0), (1, 0, 0)), {'rotation': True, 'reflection': False, 'reusable': False})
    """
    tiling = shapes_for("SageMath", puzzle, _reasons)
    freedom = next(freedom for freedom in _FREEDOMS if turn_as(tiling, freedom))
    is_reusable = _has_any_number(tiling)
    copies = [(piece, 1 if is_reusable else piece.most) for piece in tiling.pieces]
    return SageTiling(
        tuple(piece.cells for piece, n in copies for _ in range(n)),
        tuple(cell for number, cell in enumerate(tiling.board.cells) if number not in tiling.blocked),
        {**_FREEDOMS[freedom], "reusable": is_reusable},
        tuple(piece.name for piece, n in copies for _ in range(n)),
        cover_compiler(puzzle)(puzzle),
    )


def _reasons(puzzle: TilingPuzzle) -> Iterator[str]:
    """What the solver does not know and that changes the solutions."""
    if puzzle.lattice not in (SQUARE, CUBIC):
        yield f"it has no {puzzle.lattice.nouns[1]}"
        return
    yield from rules_beyond(puzzle, (RANGES,) if _has_any_number(puzzle) else ())
    if not any(turn_as(puzzle, freedom) for freedom in _FREEDOMS):
        yield "all pieces turn, and may be turned over, in the same ways"


def _has_any_number(puzzle: TilingPuzzle) -> bool:
    """Whether as many of each piece may be used as have room; of one that is alone, as many as fill the board."""
    n = len(puzzle.board) - len(puzzle.blocked)
    most = [n // len(piece.cells) for piece in puzzle.pieces]
    least = most if len(most) == 1 else [0] * len(most)
    return all(
        piece.least <= few and piece.most >= many for piece, few, many in zip(puzzle.pieces, least, most, strict=True)
    )

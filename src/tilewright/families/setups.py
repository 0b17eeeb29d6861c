"""From a template to a puzzle: today's dice, a date, blocked cells, a set of pieces, a size, another target sum."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from ..errors import InvalidRequest, InvalidSetup
from ..sentences import sentence
from ..values import replace
from . import family_of
from .common import Setup
from .dates import date_fields
from .setup_kinds import SETUP_KINDS, SetupKey

if TYPE_CHECKING:
    import datetime
    from random import Random

    from . import LabelingPuzzle, Puzzle, TilingPuzzle

# Dice that share faces are rolled again until they show different cells.
_MOST_ROLLS = 10_000


def is_template(puzzle: Puzzle) -> bool:
    """Tell whether a daily choice must be made before the puzzle can be solved.

    Parameters
    ----------
    puzzle
        Any puzzle.

    Returns
    -------
    bool
        True for a puzzle of dice, of a date, with cells to block, pieces or a size to choose; False for one fixed
        puzzle.

    See Also
    --------
    with_blocked : Make a puzzle of a template by blocking cells.
    with_pieces : Make a puzzle of a template by choosing pieces.
    with_size : Make a puzzle of a template by choosing the size of its board.
    sweep : Answer a question about all setups of a template.

    Examples
    --------
    >>> import tilewright as tw
    >>> tw.is_template("genius-square"), tw.is_template("unicorn")
    (True, False)
    """
    return puzzle.setup is not None


def _setup(puzzle: Puzzle) -> Setup:
    if puzzle.setup is None:
        raise InvalidSetup(sentence("{name} has no cells to choose: it is one fixed puzzle", name=puzzle.name))
    return puzzle.setup


def with_blocked(puzzle: Puzzle, cells: Iterable[str | int]) -> TilingPuzzle:
    """Make a puzzle of a template by blocking cells.

    Parameters
    ----------
    puzzle
        A template, e.g. `load("genius-star")`.
    cells
        The names printed on the cells to block, as many as the setup asks for. For a calendar: the cells of the date.

    Returns
    -------
    TilingPuzzle
        The puzzle with these cells blocked; it has no setup any more.

    Raises
    ------
    InvalidSetup
        The puzzle is no template, a name stands on no cell, a cell is named twice, the number of cells is wrong, or
        a cell is always blocked or covered by a fixed piece.

    See Also
    --------
    roll : Draw the cells of a roll of dice.
    cells_of_date : Name the cells of a date.

    Examples
    --------
    >>> import tilewright as tw
    >>> puzzle = tw.with_blocked("genius-square", ["F5", "D6", "F3", "B3", "D4", "E1", "A6"])
    >>> tw.count(puzzle).distinct
    209
    """
    return _with(puzzle, "blocked", cells)


def with_pieces(puzzle: Puzzle, pieces: Iterable[str]) -> TilingPuzzle:
    """Make a puzzle of a template by choosing the pieces that take part.

    Parameters
    ----------
    puzzle
        A template whose setup is a set of pieces, e.g. `load("katamino")`.
    pieces
        The names of the pieces. All copies of a piece take part, and so do the pieces that are not to be chosen.

    Returns
    -------
    TilingPuzzle
        The puzzle without the other pieces; it has no setup any more.

    Raises
    ------
    InvalidSetup
        The puzzle leaves no pieces to choose, there is no such piece to choose, a piece is named twice, or the pieces
        are not as many, or do not have as many cells, as the setup asks for.

    See Also
    --------
    with_blocked : The same for a template with cells to block.
    roll : Draw a set at random.

    Examples
    --------
    >>> import tilewright as tw
    >>> puzzle = tw.with_pieces("katamino", ["F", "I", "L", "P", "U"])
    >>> tw.count(puzzle).distinct
    16
    """
    return _with(puzzle, "pieces", pieces)


def with_size(puzzle: Puzzle, size: str) -> TilingPuzzle:
    """Make a puzzle of a template by choosing the size of its board.

    Parameters
    ----------
    puzzle
        A template whose setup is a size, e.g. `load("y-pentomino")`.
    size
        The sizes of the board joined by "x", in the order in which its shape lists them, such as "5x10": 5 columns and
        10 rows.

    Returns
    -------
    TilingPuzzle
        The puzzle on that board; it has no setup any more. Of no piece there are more copies than have room.

    Raises
    ------
    InvalidSetup
        The puzzle leaves no size to choose, or the size is none of those that it lists.

    See Also
    --------
    with_blocked, with_pieces : The same for cells to block, and for pieces.
    sweep : Answer a question about all sizes.

    Examples
    --------
    >>> import tilewright as tw
    >>> tw.count(tw.with_size("y-pentomino", "5x10")).distinct
    10
    """
    return _with(puzzle, "size", [size])


_WHAT: dict[SetupKey, str] = {"blocked": "cells", "pieces": "pieces", "size": "sizes"}


def _with(puzzle: Puzzle, chosen: SetupKey, names: Iterable[str | int]) -> TilingPuzzle:
    if puzzle.setup is None:
        raise InvalidSetup(
            sentence("{name} has no {what} to choose: it is one fixed puzzle", name=puzzle.name, what=_WHAT[chosen])
        )
    chooses = SETUP_KINDS[puzzle.setup.kind].chooses
    if chooses != chosen:
        raise InvalidSetup(
            sentence(
                "{name} has no {what} to choose, but {what_2}",
                name=puzzle.name,
                what=_WHAT[chosen],
                what_2=_WHAT[chooses],
            )
        )
    made: TilingPuzzle = family_of(puzzle).setups.with_setup(puzzle, tuple(str(name) for name in names))
    return made


def roll(puzzle: Puzzle, random: Random) -> tuple[str, ...]:
    """Roll the dice of a puzzle: draw one cell name from each; or draw a set of its pieces, or a size of its board.

    Parameters
    ----------
    puzzle
        A template whose setup is a roll of dice, a set of pieces, or a size.
    random
        The source of chance; `random.Random(seed)` repeats its rolls.

    Returns
    -------
    tuple of str
        One cell name for each die, all different, for `with_blocked`; or the names of pieces for `with_pieces`, each
        set with the same chance; or one size for `with_size`.

    Raises
    ------
    InvalidSetup
        The puzzle has neither dice nor pieces nor a size to choose, 10,000 rolls never showed different cells, or no
        set of the pieces has as many cells as it takes.

    See Also
    --------
    with_blocked : Block the cells that were rolled.
    with_pieces : Take the pieces that were drawn.

    Examples
    --------
    >>> import tilewright as tw
    >>> from random import Random
    >>> cells = tw.roll("genius-square", Random(1))
    >>> cells
    ('D5', 'D6', 'A1', 'B2', 'D3', 'E1', 'F1')
    >>> tw.count(tw.with_blocked("genius-square", cells)).distinct
    1541
    """
    setup = _setup(puzzle)
    if SETUP_KINDS[setup.kind].chooses != "blocked":
        drawn: tuple[str, ...] | None = family_of(puzzle).setups.draw(puzzle, random)
        if drawn is None:
            raise InvalidSetup(
                sentence("no set of the pieces of {name} has as many cells as it takes", name=puzzle.name)
            )
        return drawn
    if setup.kind != "dice":
        raise InvalidSetup(sentence("{name} has no dice to roll", name=puzzle.name))
    for _ in range(_MOST_ROLLS):
        cells = tuple(random.choice(faces) for faces in setup.choices)
        if len(set(cells)) == len(cells):
            return cells
    raise InvalidSetup(
        sentence(
            "the dice of {name} hardly ever show {blocked} different cells", name=puzzle.name, blocked=setup.blocked
        )
    )


def cells_of_date(puzzle: Puzzle, date: datetime.date) -> tuple[str, ...]:
    """Name the cells that a calendar puzzle leaves open on a date: its month, its day and, if it has one, its weekday.

    Parameters
    ----------
    puzzle
        A template whose setup is a date.
    date
        The day; its year only matters for the weekday.

    Returns
    -------
    tuple of str
        The name of a cell for each field of the date, in the order of the file, for `with_blocked`.

    Raises
    ------
    InvalidSetup
        The puzzle has no setup, its setup is not a date, or its lists are not those of months, days and weekdays.

    See Also
    --------
    with_blocked : Make today's puzzle of these cells.
    roll : The same for dice.

    Examples
    --------
    >>> import tilewright as tw
    >>> from datetime import date
    >>> tw.cells_of_date("calendar-weekday", date(2026, 12, 24))
    ('Dec', '24', 'Thu')
    """
    setup = _setup(puzzle)
    if setup.kind != "date":
        raise InvalidSetup(sentence("{name} does not go by the date", name=puzzle.name))
    fields = date_fields(setup.choices)
    if not fields:
        raise InvalidSetup(
            sentence("{name} needs 12 months, 31 days or 7 weekdays to go by the date", name=puzzle.name)
        )
    return tuple(names[field.place(date)] for field, names in zip(fields, setup.choices, strict=True))


def with_target(puzzle: Puzzle, target: int) -> LabelingPuzzle:
    """Make a puzzle that has another sum to reach.

    Parameters
    ----------
    puzzle
        A puzzle with sums.
    target
        The sum that every line must reach, instead of the puzzle's own; lines with sums of their own keep them.

    Returns
    -------
    LabelingPuzzle
        The same puzzle with this one target.

    Raises
    ------
    InvalidRequest
        The puzzle has no sums, or each of its lines has one of its own.

    Examples
    --------
    >>> import tilewright as tw
    >>> [tw.count(tw.with_target("perimeter-triangle-3", target)).distinct for target in (8, 9, 10)]
    [0, 6, 6]
    """
    if not family_of(puzzle).has_sums:
        raise InvalidRequest(
            sentence("{name} has no sums; a target is for puzzles with numbers that add up", name=puzzle.name)
        )
    aimed: Any = puzzle
    if not aimed.common_lines:
        raise InvalidRequest(
            sentence("{name} leaves no sum open; each of its lines has one of its own", name=puzzle.name)
        )
    made: LabelingPuzzle = replace(aimed, targets=(target,))
    return made

"""Answers that need no search: check a solution, lint a puzzle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..deadline import within
from ..errors import InvalidSolution
from ..families import Compiled, Finding, family_of
from ..models import Choices

if TYPE_CHECKING:
    from ..families import Puzzle, Solution


def check(puzzle: Puzzle, solution: Solution) -> None:
    """Verify a solution by reading the rules afresh, without any code of the solver.

    Parameters
    ----------
    puzzle
        The puzzle that the solution is of.
    solution
        The solution to verify; if it obeys all rules, nothing happens.

    Raises
    ------
    InvalidSolution
        The solution breaks rules, all of which the message names, or is of another family of puzzles or another board.

    See Also
    --------
    lint : Look for mistakes in a puzzle.

    Examples
    --------
    >>> import tilewright as tw
    >>> from dataclasses import replace
    >>> [solution] = tw.solve("magic-square-3").solutions
    >>> tw.check("magic-square-3", solution)
    >>> tw.check("magic-square-3", replace(solution, values=(1, 2, 3, 4, 5, 6, 7, 8, 9)))
    Traceback (most recent call last):
        ...
    tilewright.errors.InvalidSolution: ... line 1 2 3 adds up to 6, not 15; ...
    """
    if solution.family != puzzle.family:
        raise InvalidSolution(f"this solves a {solution.family} puzzle; {puzzle.name} is a {puzzle.family} puzzle")
    board = solution.puzzle.board
    if board is not puzzle.board and board != puzzle.board:
        raise InvalidSolution(f"this lies on the board of {solution.puzzle.name}; {puzzle.name} has another board")
    broken = family_of(puzzle).broken_rules(puzzle, solution)
    if broken:
        raise InvalidSolution(f"this is no solution of {puzzle.name}: " + "; ".join(broken))


def checked(puzzle: Puzzle, compiled: Compiled, canonical: Choices) -> Solution:
    """The solution that a search found, once it has passed the checker."""
    solution: Solution = compiled.decode(canonical)
    check(puzzle, solution)
    return solution


def lint(puzzle: Puzzle, *, seconds: float | None = None) -> tuple[Finding, ...]:
    """Find what is wrong or remarkable about a puzzle, without a search.

    Parameters
    ----------
    puzzle
        The puzzle to look at; a template is fine, too.
    seconds
        About how long to look; None for no limit. If the time runs out, the last finding says what was not looked at.

    Returns
    -------
    tuple of Finding
        The findings, the likeliest mistake first. One that `proves` leaves no solution.

    See Also
    --------
    check : Verify a solution.
    solve : Search for solutions; the answer repeats these findings.

    Examples
    --------
    >>> import tilewright as tw
    >>> [finding] = tw.lint("tetrominoes-4x5")
    >>> finding.proves, finding.message
    (True, 'color the board like a chessboard: ...')
    """
    with within(seconds):
        return family_of(puzzle).lint(puzzle)

"""A puzzle as clauses, in memory: what `formats/dimacs.py` writes as a file, and the way back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from ..errors import InvalidSolution
from ..solving.checks import checked
from ..values import field, frozen

if TYPE_CHECKING:
    from ..families import Puzzle, Solution


@frozen
class Sat:
    """Clauses that have as many models as the puzzle has solutions.

    Attributes
    ----------
    n_variables
        Variables count from 1. The first stand for options, the others follow from them.
    clauses
        Each a tuple of literals: variables, or negative for their opposites.
    options
        For variable k + 1 what it says: a piece, the cells and what else it covers.
    """

    n_variables: int
    clauses: tuple[tuple[int, ...], ...]
    options: tuple[str, ...]
    _compiled: Any = field(repr=False, compare=False)

    def solution(self, literals: Iterable[int]) -> Solution:
        """The solution of the puzzle for a model of the clauses, given as literals, as SAT solvers give it.

        Raises
        ------
        InvalidSolution
            The literals are no model.
        """
        true = {literal for literal in literals if literal > 0}
        if any(not any((literal > 0) == (abs(literal) in true) for literal in clause) for clause in self.clauses):
            raise InvalidSolution("these literals do not make all clauses true")
        usable = [option for option, is_usable in enumerate(self._compiled.model.usable) if is_usable]
        choices = tuple(usable[variable - 1] for variable in sorted(true) if variable <= len(usable))
        compiled = self._compiled
        return checked(compiled.puzzle, compiled, compiled.canonical(choices))


def to_sat(puzzle: Puzzle) -> Sat:
    """Give a puzzle as clauses, as plain data.

    Parameters
    ----------
    puzzle
        A puzzle of pieces; no template.

    Returns
    -------
    Sat
        The clauses, with as many models as the puzzle has pictures (`distinct`).

    Raises
    ------
    InvalidRequest
        The puzzle has numbers that add up on lines, or is a template.

    See Also
    --------
    save : Write them as a file, DIMACS CNF.
    to_exact_cover : Items and options.

    Examples
    --------
    >>> import tilewright as tw
    >>> sat = tw.to_sat("pentominoes-3x20")
    >>> sat.n_variables, len(sat.clauses)
    (8652, 29592)
    """
    from ..formats.as_cover import cover_compiler
    from ..formats.constraints import constraints_of
    from ..formats.dimacs import clauses_of

    constraints = constraints_of(puzzle)
    n_variables, clauses = clauses_of(constraints)
    return Sat(n_variables, tuple(clauses), constraints.options, cover_compiler(puzzle)(puzzle))

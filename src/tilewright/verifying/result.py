"""What the check of a certificate tells."""

from __future__ import annotations

from ..values import frozen


@frozen
class Verified:
    """A certificate that holds: the puzzle has so many solutions.

    Attributes
    ----------
    name
        The title of the puzzle.
    distinct
        The number of its solutions, as finished pictures on a board that does not move.
    up_to_rotation, up_to_symmetry
        The number of solutions of which none is another one turned, or also turned over; None if they are not listed.
    n_variables, n_clauses
        The size of the CNF, or of the pseudo-Boolean constraints.
    n_lines
        The number of clauses that the proof adds, or of its steps.
    seconds
        How long the check took.
    n_nodes
        The products and sums by which solutions are counted; 0 if they are listed.
    is_pseudo_boolean
        Whether the proof is one of no solution from pseudo-Boolean constraints, not from clauses.
    unread
        The names of what is in the folder besides, and was not looked at.
    """

    name: str
    distinct: int
    up_to_rotation: int | None
    up_to_symmetry: int | None
    n_variables: int
    n_clauses: int
    n_lines: int
    seconds: float
    n_nodes: int = 0
    is_pseudo_boolean: bool = False
    unread: tuple[str, ...] = ()


@frozen
class VerifyStep:
    """How far a check is: what is being done, the clauses of the proof that were checked, the share of its file."""

    doing: str
    n_lines: int = 0
    share: float = 0.0

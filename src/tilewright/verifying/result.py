"""What the check of a certificate tells."""

from __future__ import annotations

from collections.abc import Sequence

from ..errors import InvalidCertificate
from ..values import frozen


@frozen
class MotionCount:
    """How many solutions each motion of a class keeps: it carries them to themselves.

    Attributes
    ----------
    motion
        The words for the first motion of the class.
    n_motions, n_turns
        How many motions are in the class, and how many of them are no reflections.
    kept
        The number of solutions that each of them keeps.
    file
        The clauses that say so, a file of the certificate.
    """

    motion: str
    n_motions: int
    n_turns: int
    kept: int
    file: str


def up_to(motions: Sequence[MotionCount], *, turns_only: bool = False) -> int:
    """The number of solutions up to the motions that are counted here, by Burnside's lemma."""
    numbers = [(one.n_turns if turns_only else one.n_motions, one.kept) for one in motions]
    total, rest = divmod(sum(n * kept for n, kept in numbers), sum(n for n, _ in numbers))
    if rest:
        raise InvalidCertificate("what motions keep is no multiple of their number: a fault of tilewright")
    return total


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
        The number of solutions of which none is another one turned, or also turned over; None if they are neither
        listed nor counted so.
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
    motions
        What each class of motions keeps, if the certificate says so; the identity first.
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
    motions: tuple[MotionCount, ...] = ()
    unread: tuple[str, ...] = ()


@frozen
class VerifyStep:
    """How far a check is: what is being done, the clauses of the proof that were checked, the share of its file."""

    doing: str
    n_lines: int = 0
    share: float = 0.0

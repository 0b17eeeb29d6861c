"""What the writing of a certificate is told, and what it tells."""

from __future__ import annotations

from pathlib import Path

from ..values import frozen
from ..verifying.result import MotionCount

MOST_RESTS = 2_000_000
"""The most rests of which a graph is made: each takes about 700 bytes of memory."""


@frozen
class ProveStep:
    """How far the writing is.

    Attributes
    ----------
    doing
        What is being done.
    share
        The share of the proof that is written, as far as it can be told.
    nodes
        The nodes of the walk that writes the proof, so far.
    n_bytes
        The bytes of all files so far.
    n_found
        The solutions found so far.
    n_rests, n_expected
        Before a number is proved, what may be left of the puzzle, and about how many bytes all files will have.
    """

    doing: str
    share: float = 0.0
    nodes: int = 0
    n_bytes: int = 0
    n_found: int = 0
    n_rests: int = 0
    n_expected: int = 0


@frozen
class Proved:
    """A certificate that was written, or what there is of it if a limit stopped the work.

    Attributes
    ----------
    folder
        The folder with its files.
    distinct
        The number of solutions, as finished pictures on a board that does not move.
    exhausted
        Whether the certificate is complete. If not, there is none.
    nodes
        The nodes of the walk that wrote the proof: pieces laid, by choice or because nothing else was left. Where
        solutions are counted, what may be left of the puzzle.
    n_variables, n_clauses
        The size of the CNF, or of the pseudo-Boolean constraints.
    n_lines
        The number of clauses that the proof adds, or of its steps.
    proof_bytes, packed_bytes
        The size of the proof in binary form, and of its file.
    seconds
        How long it took.
    stopped_by
        What stopped the work, "" if it was done.
    modulus
        Of the coloring that proves that there is no solution; 0 if none does.
    n_graph
        The products and sums by which solutions are counted; 0 if they are listed.
    up_to_rotation, up_to_symmetry
        The number of solutions up to motions of the board, if that is proved, too; None if not.
    motions
        What each class of motions keeps, if that is proved.
    """

    folder: Path
    distinct: int
    exhausted: bool
    nodes: int = 0
    n_variables: int = 0
    n_clauses: int = 0
    n_lines: int = 0
    proof_bytes: int = 0
    packed_bytes: int = 0
    seconds: float = 0.0
    stopped_by: str = ""
    modulus: int = 0
    n_graph: int = 0
    up_to_rotation: int | None = None
    up_to_symmetry: int | None = None
    motions: tuple[MotionCount, ...] = ()


@frozen
class ProveOptions:
    """How a certificate is written.

    Attributes
    ----------
    as_text
        Whether the proof is text.
    plain
        Whether nothing is compressed.
    seconds, disk
        The seconds, and the bytes of all files, after which to stop.
    workers
        How many threads share the work. Half of them, rounded up, write, and each has one that compresses; where
        nothing is compressed all of them write.
    parts
        The number of parts of the proof; None for one, unless it is long and several threads write.
    resumes
        Whether finished parts are kept if the work is stopped, and taken from the folder.
    counts
        Whether the number of solutions is proved, without a list; parts and what resumes are of no use then.
    has_cpog
        Whether a number is also proved in the format of other programs that count.
    has_motions
        Whether the number of solutions up to symmetry is proved, too, by what each motion keeps.
    most_rests
        The most rests of a puzzle of which the number is proved.
    """

    as_text: bool = False
    plain: bool = False
    seconds: float | None = None
    disk: int | None = None
    workers: int = 1
    parts: int | None = None
    resumes: bool = False
    counts: bool = False
    has_cpog: bool = False
    has_motions: bool = False
    most_rests: int = MOST_RESTS

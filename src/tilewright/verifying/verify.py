"""Verifies a certificate, without trusting what wrote it: the list, the CNF, the proof."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import closing
from pathlib import Path
from time import perf_counter

from ..errors import InvalidCertificate, InvalidRequest
from ..families import family_of
from ..families.clauses import MOST_CLAUSES
from .cnf import check_edges, checked_clauses
from .folder import GRAPH, OPB, PACKED, README, CertificateFolder
from .limits import VerifyLimits
from .listed import SolutionList, n_orbits
from .lrat import ProofCheck
from .number import steps_of_count
from .proof import WholeProof
from .pseudo_boolean import check_pseudo_boolean
from .readme import coloring_readme, readme
from .result import Verified, VerifyStep
from .words import title_of

# What cannot lie together, in several forms: bits for each two ways to lay something.
_SETS_OF_BITS = 6


def steps_of_verify(
    path: Path, workers: int = 1, limits: VerifyLimits | None = None
) -> Iterator[VerifyStep | Verified]:
    """Verify the certificate in a folder, in steps, the last of which is the result.

    Raises InvalidCertificate if it is wrong, Undecided if a limit is reached before that is known.
    """
    limits = limits or VerifyLimits()
    with closing(_steps(CertificateFolder(path, limits), workers)) as steps:
        for step in steps:
            limits.in_time()
            yield step


def _steps(folder: CertificateFolder, workers: int) -> Generator[VerifyStep | Verified]:
    begun = perf_counter()
    puzzle = folder.puzzle()
    family = family_of(puzzle)
    name = title_of(puzzle)
    if not family.has_proofs:
        raise InvalidCertificate(f"{name}: there is no way yet to verify {family.about}")
    if puzzle.setup is not None:
        raise InvalidCertificate(f"{name} is a template, so there is nothing to count")
    yield VerifyStep("reading the rules")
    try:
        reading = family.read_clauses(puzzle)
    except InvalidRequest as refusal:
        raise InvalidCertificate(str(refusal)) from None
    folder.limits.hold("rules", _SETS_OF_BITS * len(reading.laid) ** 2 // 8)
    if folder.has(OPB):
        yield VerifyStep("checking the proof")
        n_constraints, modulus = check_pseudo_boolean(puzzle, reading, folder)
        folder.compare(README, [coloring_readme(puzzle, reading, modulus)])
        seconds = perf_counter() - begun
        yield Verified(
            name,
            *(0, 0, 0),
            len(reading.laid),
            n_constraints,
            n_lines=1,
            seconds=seconds,
            is_pseudo_boolean=True,
            unread=folder.unread,
        )
        return
    if folder.has(GRAPH) or folder.has(GRAPH + PACKED):
        yield from steps_of_count(puzzle, reading, folder, begun)
        return
    if reading.n_clauses > MOST_CLAUSES:
        raise InvalidCertificate(
            f"{name} is too large for a proof: its rules make {reading.n_clauses:,} clauses, "
            f"and at most {MOST_CLAUSES:,} are possible"
        )
    check_edges(reading)
    listed = SolutionList(folder, puzzle, reading)
    for _ in listed.read():
        yield VerifyStep("reading the solutions")
    yield VerifyStep("comparing the CNF with the rules")
    clauses = checked_clauses(folder, puzzle, reading, listed.blocking)
    check = ProofCheck(reading.n_variables, clauses, folder.limits)
    n = len(listed.solutions)
    proof = WholeProof(folder, check)
    for share in proof.steps(workers):
        yield VerifyStep("checking the proof", proof.n_lines, min(0.999, share))
    # Who follows it unpacks some files.
    pages = [
        readme(puzzle, reading, n, proof.n_lines, names, plain=plain, as_text=True in proof.forms)
        for plain, names in ((True, proof.names), (False, [name + PACKED for name in proof.names]))
    ]
    folder.compare(README, pages)
    yield VerifyStep("counting up to symmetry", proof.n_lines)
    motions = list(family.read_motions(puzzle, reading))
    yield Verified(
        name,
        n,
        n_orbits(listed.solutions, [motion.carried for motion in motions if not motion.is_reflection]),
        n_orbits(listed.solutions, [motion.carried for motion in motions]),
        reading.n_variables,
        reading.n_clauses + n,
        proof.n_lines,
        perf_counter() - begun,
        unread=folder.unread,
    )


def verify(
    folder: str | Path, *, workers: int = 1, seconds: float | None = None, memory: int | None = None
) -> Verified:
    """Verify a certificate: that the puzzle in it has the solutions in its list and no others.

    Nothing that wrote it is trusted: the rules are read afresh, by code that shares nothing with the solver. What
    people read in it, comments and pictures and its README, is made anew and compared.

    Parameters
    ----------
    folder
        The folder that `prove` wrote.
    workers
        How many threads check the parts of the proof side by side.
    seconds
        The seconds after which to stop.
    memory
        The most bytes that the check may hold; 2 GiB without it.

    Returns
    -------
    Verified
        The number of solutions, also up to rotation and symmetry.

    Raises
    ------
    InvalidCertificate
        The certificate is damaged or incomplete, it proves something else, or says what is not so.
    InvalidRequest
        The folder is an address; nothing is fetched.
    Undecided
        A limit was reached before the end.

    See Also
    --------
    prove : Write a certificate.

    Examples
    --------
    >>> import tilewright as tw
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     proved = tw.prove("magic-square-3", folder)
    ...     verified = tw.verify(folder)
    >>> verified.distinct, verified.up_to_symmetry
    (8, 1)
    """
    *_, result = steps_of_verify(Path(folder), workers, VerifyLimits(seconds, memory))
    assert isinstance(result, Verified)
    return result

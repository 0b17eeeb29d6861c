"""Verifies the certificate of a number of solutions that are not listed: the CNF, the graph, and two proofs."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from time import perf_counter

from ..errors import InvalidCertificate
from ..families import Puzzle
from ..families.clauses import MOST_CLAUSES, Clause, PuzzleClauses
from .cnf import checked_clauses
from .folder import COMPLETE, CPOG, PACKED, README, SOUND, CertificateFolder
from .graph import CountedGraph
from .lrat import ProofCheck
from .proof import PartCheck
from .readme import count_readme
from .result import Verified, VerifyStep
from .words import title_of


def steps_of_count(
    puzzle: Puzzle, reading: PuzzleClauses, folder: CertificateFolder, begun: float
) -> Generator[VerifyStep | Verified]:
    """Verify it, in steps, the last of which is the result."""
    name = title_of(puzzle)
    if not reading.has_all_bounds:
        raise InvalidCertificate(f"{name}: its rules add up values, and no certificate of a number says that")
    plain = reading.without_counters
    if plain.n_clauses > MOST_CLAUSES:
        raise InvalidCertificate(
            f"{name} is too large for a proof: its rules make {plain.n_clauses:,} clauses, "
            f"and at most {MOST_CLAUSES:,} are possible"
        )
    yield VerifyStep("comparing the CNF with the rules")
    cnf: list[Clause] = list(checked_clauses(folder, puzzle, plain, ()))
    yield VerifyStep("counting")
    graph = CountedGraph(folder, plain.n_variables, reading.unsaid)
    for _ in graph.read():
        yield VerifyStep("counting")
    n_lines = 0
    forms = set[bool]()
    for file, (n_variables, clauses) in ((COMPLETE, graph.misses_one(cnf)), (SOUND, graph.has_too_much(cnf))):
        check = ProofCheck(n_variables, clauses, folder.limits)
        for share in _proof_steps(folder, file, check, forms):
            yield VerifyStep("checking the proof", n_lines + check.n_lines, min(0.999, share))
        n_lines += check.n_lines
        # The next one takes its place in memory.
        check.release()
        del check
    if len(forms) > 1:
        raise InvalidCertificate("some files of the proof are text, and others are not")
    pages = [
        count_readme(
            puzzle,
            plain,
            reading.unsaid,
            graph.n_models,
            len(graph.parts),
            n_lines,
            ending,
            as_text=True in forms,
            has_cpog=folder.has(CPOG) or folder.has(CPOG + PACKED),
        )
        for ending in ("", PACKED)
    ]
    folder.compare(README, pages)
    yield Verified(
        name,
        graph.n_models,
        None,
        None,
        plain.n_variables,
        plain.n_clauses,
        n_lines,
        perf_counter() - begun,
        n_nodes=len(graph.parts),
        unread=folder.unread,
    )


def _proof_steps(folder: CertificateFolder, name: str, check: ProofCheck, forms: set[bool]) -> Iterator[float]:
    """Check one proof, in steps that tell the share of its file."""
    file = folder.proof(name)
    part = PartCheck(folder, check, [file])
    for _ in part.steps():
        yield part.taken / max(1, file.size)
    if not check.is_proved:
        raise InvalidCertificate(f"the proof is not complete: {file.name} ends before the empty clause")
    forms |= part.forms

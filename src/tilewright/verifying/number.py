"""Verifies the certificate of a number of solutions that are not listed: the CNF, the graph, and two proofs."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from time import perf_counter

from ..errors import InvalidCertificate
from ..families import Puzzle, family_of
from ..families.clauses import MOST_CLAUSES, LaidBound, PuzzleClauses
from ..values import frozen
from .cnf import compared_clauses
from .folder import CNF, COUNT_FILES, CPOG, PACKED, README, CertificateFolder, CountFiles, motion_files
from .graph import CountedGraph
from .lrat import ProofCheck
from .motions import check_kept, motion_classes, read_kept
from .proof import PartCheck
from .readme import count_readme
from .result import MotionCount, Verified, VerifyStep, up_to
from .words import cnf_comments, kept_comments, title_of


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
    check = _CountCheck(folder)
    whole = yield from check.steps(COUNT_FILES, cnf_comments(puzzle, plain, 0), plain, reading.unsaid)
    checked, kept = [whole], []
    yield VerifyStep("reading the motions")
    classes = motion_classes(family_of(puzzle).read_motions(puzzle, reading), puzzle.board.names)
    if folder.has_motions:
        for _ in check_kept(plain, reading.unsaid, (motions.carried for motions in classes)):
            yield VerifyStep("reading the motions")
        kept.append(MotionCount(classes[0].words, classes[0].n, classes[0].n_turns, whole.n_models, CNF))
        for number, motions in enumerate(classes[1:], 2):
            yield VerifyStep("reading the motions")
            names, those = motion_files(number), read_kept(plain, reading.unsaid, motions.carried)
            comments = kept_comments(puzzle, motions.words, those.orbits, those.clauses)
            one = yield from check.steps(names, comments, those.clauses, those.bounds)
            kept.append(MotionCount(motions.words, motions.n, motions.n_turns, one.n_models, names.cnf))
            checked.append(one)
    if len(check.forms) > 1:
        raise InvalidCertificate("some files of the proof are text, and others are not")
    pages = [
        count_readme(
            puzzle,
            plain,
            reading.unsaid,
            whole.n_models,
            whole.n_graph,
            whole.n_lines,
            ending,
            as_text=True in check.forms,
            has_cpog=folder.has(CPOG) or folder.has(CPOG + PACKED),
            motions=kept,
        )
        for ending in ("", PACKED)
    ]
    folder.compare(README, pages)
    yield Verified(
        name,
        whole.n_models,
        *_up_to_motions(whole.n_models, len(classes), kept),
        plain.n_variables,
        plain.n_clauses,
        sum(one.n_lines for one in checked),
        perf_counter() - begun,
        n_nodes=sum(one.n_graph for one in checked),
        motions=tuple(kept),
        unread=folder.unread,
    )


def _up_to_motions(n: int, n_classes: int, kept: Sequence[MotionCount]) -> tuple[int | None, int | None]:
    """The numbers up to rotation and up to symmetry; None if it is not known what motions keep."""
    if n_classes == 1:
        return n, n
    return (up_to(kept, turns_only=True), up_to(kept)) if kept else (None, None)


@frozen
class _CheckedCount:
    """What was checked: so many assignments, lines of the graph, and steps of proofs."""

    n_models: int
    n_graph: int
    n_lines: int


class _CountCheck:
    """Checks the counts of a folder, one after the other."""

    def __init__(self, folder: CertificateFolder) -> None:
        self._folder = folder
        self._n_lines = 0
        self.forms = set[bool]()
        """Whether proofs are text."""

    def steps(
        self, names: CountFiles, comments: Iterable[str], clauses: PuzzleClauses, bounds: Sequence[LaidBound]
    ) -> Generator[VerifyStep, None, _CheckedCount]:
        """Check the files of a count, in steps: that its CNF is this one, and how many assignments satisfy it."""
        folder = self._folder
        yield VerifyStep("comparing the CNF with the rules", self._n_lines)
        cnf = list(compared_clauses(folder, names.cnf, comments, clauses))
        yield VerifyStep("counting", self._n_lines)
        graph = CountedGraph(folder, clauses.n_variables, bounds, names)
        for _ in graph.read():
            yield VerifyStep("counting", self._n_lines)
        before = self._n_lines
        for file, (n_variables, those) in (
            (names.complete, graph.misses_one(cnf)),
            (names.sound, graph.has_too_much(cnf)),
        ):
            check = ProofCheck(n_variables, those, folder.limits)
            for share in self._proof_steps(file, check):
                yield VerifyStep("checking the proof", self._n_lines + check.n_lines, min(0.999, share))
            self._n_lines += check.n_lines
            # The next one takes its place in memory.
            check.release()
            del check
        return _CheckedCount(graph.n_models, len(graph.parts), self._n_lines - before)

    def _proof_steps(self, name: str, check: ProofCheck) -> Iterator[float]:
        """Check one proof, in steps that tell the share of its file."""
        file = self._folder.proof(name)
        part = PartCheck(self._folder, check, [file])
        for _ in part.steps():
            yield part.taken / max(1, file.size)
        if not check.is_proved:
            raise InvalidCertificate(f"the proof is not complete: {file.name} ends before the empty clause")
        self.forms |= part.forms

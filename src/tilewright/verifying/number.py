"""Verifies the certificate of a number of solutions that are not listed: the CNF, the graph, and two proofs."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from time import perf_counter

from ..errors import InvalidCertificate
from ..families import Puzzle, family_of
from ..families.clauses import MOST_CLAUSES, LaidBound, LaidMotion, PuzzleClauses
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

# A motion names each thing that may be laid, and so do the orbits of its powers.
_BYTES_OF_A_THING = 16


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
    checked, kept = [whole], list[MotionCount]()
    yield VerifyStep("reading the motions")
    motions = family_of(puzzle).read_motions(puzzle, reading)
    if folder.has_motions:
        found: list[LaidMotion] = []
        for motion in motions:
            found.append(motion)
            folder.limits.hold("motions", len(found) * len(plain.laid) * _BYTES_OF_A_THING)
            yield VerifyStep("reading the motions")
        classes = motion_classes(found, puzzle.board.names)
        for _ in check_kept(plain, reading.unsaid, (one.carried for one in found)):
            yield VerifyStep("reading the motions")
        kept.append(MotionCount(classes[0].words, classes[0].n, classes[0].n_turns, whole.n_models, CNF))
        for number, one in enumerate(classes[1:], 2):
            names, those = motion_files(number), read_kept(plain, reading.unsaid, one.carried)
            comments = kept_comments(puzzle, one.words, those.orbits, those.clauses)
            counted = yield from check.steps(names, comments, those.clauses, those.bounds)
            kept.append(MotionCount(one.words, one.n, one.n_turns, counted.n_models, names.cnf))
            checked.append(counted)
        up_to_motions: tuple[int | None, int | None] = up_to(kept, turns_only=True), up_to(kept)
    else:
        # Where no motion moves anything that can be laid, each keeps all solutions.
        moves_any = any(motion.carried != tuple(range(len(plain.laid))) for motion in motions)
        up_to_motions = (None, None) if moves_any else (whole.n_models, whole.n_models)
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
        *up_to_motions,
        plain.n_variables,
        plain.n_clauses,
        sum(one.n_lines for one in checked),
        perf_counter() - begun,
        n_nodes=sum(one.n_graph for one in checked),
        motions=tuple(kept),
        unread=folder.unread,
    )


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

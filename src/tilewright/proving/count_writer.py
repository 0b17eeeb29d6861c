"""Writes the files that prove how many assignments satisfy some clauses: a CNF, the graph, and two proofs."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator

from ..errors import InvalidRequest
from ..families.clauses import LaidBound, PuzzleClauses
from ..values import frozen
from ..verifying.folder import COUNT_FILES, CPOG, CountFiles
from ..verifying.graph import MOST_WAYS
from ..verifying.words import graph_comments
from .cnf import clause_lines
from .complete_proof import CompleteProof
from .cpog import CpogFile
from .graph import CountGraph
from .packing import CertificateFiles, LimitReachedError
from .premises import Premises
from .proof_lines import ProofLines
from .rests import CoverWalk, WalkRest
from .result import ProveOptions, ProveStep
from .sound_proof import SoundProof
from .text import TextForm

# The work on a layer of each proof as a share of all.
_SHARE_OF_COMPLETE = 0.4
# Fitted to certificates of the catalog: nine of ten have between a half and twice as many bytes.
_BYTES_OF_A_REST, _BYTES_OF_A_CLAUSE, _BYTES_OF_A_VARIABLE = 25, 8, 200
# How much larger files are as text, and if they are not compressed.
_TIMES_AS_LARGE = {(False, False): 1.0, (True, False): 1.2, (False, True): 4.0, (True, True): 7.5}
# Where an estimate is so many times as large as it may be, nothing is begun.
_UNSURE = 4


@frozen
class CountClaim:
    """What is counted: clauses without counters, the bounds that they do not say, and the same as a walk.

    `comments` are the lines of the CNF before its clauses.
    """

    name: str
    clauses: PuzzleClauses
    bounds: tuple[LaidBound, ...]
    walk: CoverWalk
    comments: Iterable[str]

    @property
    def unusable(self) -> frozenset[int]:
        """The variables that the clauses say are false."""
        return frozenset(-clause[0] for clause in self.clauses.others if len(clause) == 1 and clause[0] < 0)


@frozen
class CountWritten:
    """How many assignments there are, and how large the files are that prove it."""

    n: int
    n_rests: int
    n_graph: int
    n_lines: int
    n_bytes: int
    names: tuple[str, ...]


class CountWriter:
    """Writes the files of counts into a certificate."""

    def __init__(self, files: CertificateFiles, options: ProveOptions) -> None:
        self._files = files
        self._options = options

    def told(self, claim: CountClaim) -> Iterator[ProveStep]:
        """Count what may be left of a puzzle, in steps, the last of which tells about how large all files will be.

        Raises InvalidRequest if that is too much, LimitReachedError if the files will be far too large.
        """
        n_rests = 0
        for n in claim.walk.numbers(claim.unusable, self._options.most_rests):
            n_rests = n
            yield ProveStep("counting what may be left")
        options, clauses = self._options, claim.clauses
        packed = (
            _BYTES_OF_A_REST * n_rests
            + _BYTES_OF_A_CLAUSE * clauses.n_clauses
            + _BYTES_OF_A_VARIABLE * clauses.n_variables
        )
        n_expected = int(packed * _TIMES_AS_LARGE[options.as_text, options.plain])
        if options.disk is not None and n_expected > _UNSURE * options.disk:
            raise LimitReachedError("disk")
        yield ProveStep("counting what may be left", n_rests=n_rests, n_expected=n_expected)

    def steps(self, claim: CountClaim, names: CountFiles = COUNT_FILES) -> Generator[ProveStep, None, CountWritten]:
        """Write the files of a count, in steps."""
        files, walk = self._files, claim.walk
        is_main = names == COUNT_FILES
        others = claim.clauses.others
        unusable = claim.unusable
        layers: list[list[WalkRest]] = []
        for found in walk.rests(unusable, self._options.most_rests):
            layers = found
            yield ProveStep("finding what may be left")
        n = layers[0][0].ways
        if n > MOST_WAYS:
            raise InvalidRequest(f"{claim.name}: its count cannot be proved: it has more than 4,000 digits")
        n_rests = sum(map(len, layers))
        graph = CountGraph(walk, layers)
        for _ in graph.build():
            yield ProveStep("counting")
        for _ in files.write_lines(names.cnf, clause_lines(claim.comments, claim.clauses), is_packed=True):
            yield ProveStep("writing the CNF", n_bytes=files.n_bytes)
        complete = CompleteProof(graph, Premises(others, claim.clauses.pairs), unusable)
        sound = SoundProof(graph, others, claim.clauses.pairs)

        def graph_lines() -> Iterator[str]:
            yield from graph_comments(claim.bounds, names)
            yield from (f"k {stock.bound + 1} 0\n" for stock in walk.stocks)
            yield from graph.lines()
            yield from graph.lines_of_proof("f", complete.names)
            yield from graph.lines_of_proof("b", sound.names)

        for _ in files.write_lines(names.graph, graph_lines(), is_packed=True):
            yield ProveStep("writing the graph", n_bytes=files.n_bytes)
        done, of_complete = 0.0, _SHARE_OF_COMPLETE
        for name, proof, share in ((names.complete, complete, of_complete), (names.sound, sound, 1 - of_complete)):
            for part in self._written(name, proof.steps(), proof.lines):
                so_far = min(0.999, done + share * part)
                # What motions keep is little work, and tells nothing of how far all of it is.
                told = (so_far, 1 + int(so_far * n_rests)) if is_main else (0.0, 0)
                yield ProveStep("writing the proof", *told, files.n_bytes)
            done += share
        if self._options.has_cpog and n and is_main:
            file = CpogFile(graph, complete, claim.clauses.n_clauses)
            for _ in files.write_lines(CPOG, file.lines_of(complete), is_packed=True):
                yield ProveStep("writing the file for other programs", 0.999, n_rests, files.n_bytes)
        return CountWritten(
            n,
            n_rests,
            len(graph.names.parts),
            complete.lines.n_lines + sound.lines.n_lines,
            complete.lines.n_bytes + sound.lines.n_bytes,
            names[1:],
        )

    def _written(self, name: str, steps: Iterator[float], lines: ProofLines) -> Iterator[float]:
        """Write one proof, in steps that tell its share."""
        form = TextForm(lines.last) if self._options.as_text else bytes
        with self._files.open(name) as file:
            for share in steps:
                file.write(form(lines.taken()))
                self._files.check_size()
                yield share
            file.write(form(lines.taken()))
        self._files.check_size()

"""Writes certificates of the number of solutions, which are not listed: a graph that counts them, and two proofs."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from time import perf_counter

from ..deadline import within
from ..errors import InvalidRequest, OutOfTime, visible
from ..families import Puzzle, family_of
from ..families.clauses import LaidThing, PuzzleClauses
from ..formats.puzzle_file import write
from ..models import CoverModel
from ..values import replace
from ..verifying.folder import CNF, COMPLETE, CPOG, GRAPH, PACKED, PUZZLE, README, SOUND
from ..verifying.graph import MOST_WAYS
from ..verifying.readme import count_readme
from ..verifying.words import graph_comments, title_of
from .cnf import cnf_lines
from .complete_proof import CompleteProof
from .cpog import CpogFile
from .graph import CountGraph
from .packing import CertificateFiles, LimitReachedError
from .premises import Premises
from .proof_lines import ProofLines
from .refusing import compiled_for_proof, refuse, refuse_what_is_too_large
from .rests import CoverWalk, WalkRest, cover_walk
from .result import Proved, ProveOptions, ProveStep
from .sound_proof import SoundProof
from .text import TextForm

# The work on a layer of each proof, and on reading it into the graph, as shares of all.
_SHARE_OF_COMPLETE = 0.4


def steps_of_count(puzzle: Puzzle, folder: Path, options: ProveOptions) -> Generator[ProveStep | Proved]:
    """Write a certificate of the number of solutions into a new folder, in steps, the last of which is the result.

    Raises InvalidRequest for what cannot be proved in this way, with the reason; CannotSave where a file cannot be
    written. Unless the result is a certificate, no file is left.
    """
    begun = perf_counter()
    refuse(puzzle, folder)
    puzzle = replace(puzzle, title=visible(title_of(puzzle)))
    if family_of(puzzle).has_sums:
        raise InvalidRequest(f"{puzzle.name}: a proof of a number without a list is about pieces that cover cells")

    def left() -> float | None:
        return None if options.seconds is None else max(0.0, options.seconds - (perf_counter() - begun))

    try:
        with within(left()):
            clauses_of, compiled = compiled_for_proof(puzzle)
            clauses = clauses_of(compiled)
            variable_of = _variables(compiled, clauses)
            walk = _walk(puzzle, clauses, compiled.model, variable_of)
        with (
            CertificateFiles(folder, "" if options.plain else PACKED, options.disk) as files,
            closing(_steps(puzzle, clauses, walk, files, options)) as steps,
        ):
            for step in steps:
                if isinstance(step, Proved):
                    yield replace(step, seconds=perf_counter() - begun)
                    continue
                yield step
                if left() == 0:
                    raise LimitReachedError("seconds")
    except (LimitReachedError, OutOfTime) as limit:
        why = "seconds" if isinstance(limit, OutOfTime) else str(limit)
        yield Proved(folder, 0, False, seconds=perf_counter() - begun, stopped_by=why)


def _variables(compiled: object, clauses: PuzzleClauses) -> list[int]:
    """The variable of each option of a compiled puzzle."""
    number_of = {laid: number for number, laid in enumerate(clauses.laid, 1)}
    alike, moves = compiled.alike, compiled.moves  # type: ignore[attr-defined]
    return [number_of[LaidThing(alike[move.kind], move.cells, move.labels)] for move in moves]


def _walk(puzzle: Puzzle, clauses: PuzzleClauses, model: CoverModel, variable_of: Sequence[int]) -> CoverWalk:
    if not clauses.has_all_bounds:
        raise InvalidRequest(
            f"{puzzle.name}: its count cannot be proved without a list of solutions: its rules add up values"
        )
    plain = clauses.without_counters
    refuse_what_is_too_large(puzzle, plain)
    if not plain.laid:
        raise InvalidRequest(f"{puzzle.name}: nothing can be laid, so there is nothing to count")
    return cover_walk(puzzle.name, model, variable_of, clauses.unsaid)


def _steps(
    puzzle: Puzzle, clauses: PuzzleClauses, walk: CoverWalk, files: CertificateFiles, options: ProveOptions
) -> Generator[ProveStep | Proved]:
    """Find all rests, and write all files, in steps."""
    if options.has_cpog and walk.stocks:
        raise InvalidRequest(
            f"{puzzle.name}: --cpog says what clauses without counters say, and here copies of a piece may run out or "
            "be left over; leave it out"
        )
    plain = clauses.without_counters
    unusable = frozenset(-clause[0] for clause in plain.others if len(clause) == 1 and clause[0] < 0)
    layers: list[list[WalkRest]] = []
    for found in walk.rests(unusable):
        layers = found
        yield ProveStep("finding what may be left")
    if layers[0][0].ways > MOST_WAYS:
        raise InvalidRequest(f"{puzzle.name}: its count cannot be proved: it has more than 4,000 digits")
    n_rests = sum(map(len, layers))
    graph = CountGraph(walk, layers)
    for _ in graph.build():
        yield ProveStep("counting")
    for name, lines in ((PUZZLE, [write(puzzle)]), (CNF, cnf_lines(puzzle, plain, ()))):
        for _ in files.write_lines(name, lines, is_packed=name == CNF):
            yield ProveStep("writing the CNF", n_bytes=files.n_bytes)
    complete = CompleteProof(graph, Premises(plain.others, plain.pairs), unusable)
    sound = SoundProof(graph, plain.others, plain.pairs)

    def graph_lines() -> Iterator[str]:
        yield from graph_comments(clauses.unsaid)
        yield from (f"k {stock.bound + 1} 0\n" for stock in walk.stocks)
        yield from graph.lines()
        yield from graph.lines_of_proof("f", complete.names)
        yield from graph.lines_of_proof("b", sound.names)

    for _ in files.write_lines(GRAPH, graph_lines(), is_packed=True):
        yield ProveStep("writing the graph", n_bytes=files.n_bytes)
    done, of_complete = 0.0, _SHARE_OF_COMPLETE
    for name, proof, share in ((COMPLETE, complete, of_complete), (SOUND, sound, 1 - of_complete)):
        for part in _written(files, name, proof.steps(), proof.lines, options):
            so_far = min(0.999, done + share * part)
            yield ProveStep("writing the proof", so_far, 1 + int(so_far * n_rests), files.n_bytes)
        done += share
    n_lines = complete.lines.n_lines + sound.lines.n_lines
    n_bytes = complete.lines.n_bytes + sound.lines.n_bytes
    n = layers[0][0].ways
    has_cpog = options.has_cpog and n > 0
    if has_cpog:
        file = CpogFile(graph, complete, plain.n_clauses)
        for _ in files.write_lines(CPOG, file.lines_of(complete), is_packed=True):
            yield ProveStep("writing the file for other programs", 0.999, n_rests, files.n_bytes)
    sizes = files.sizes()
    proofs = [size for name, size in sizes.items() if name.removesuffix(PACKED) in (GRAPH, COMPLETE, SOUND)]
    page = count_readme(
        puzzle,
        plain,
        clauses.unsaid,
        n,
        len(graph.names.parts),
        n_lines,
        "" if options.plain else PACKED,
        as_text=options.as_text,
        has_cpog=has_cpog,
    )
    for _ in files.write_lines(README, [page]):
        pass
    yield Proved(
        files.folder,
        n,
        True,
        n_rests,
        plain.n_variables,
        plain.n_clauses,
        n_lines,
        n_bytes,
        sum(proofs),
        n_graph=len(graph.names.parts),
    )


def _written(
    files: CertificateFiles, name: str, steps: Iterator[float], lines: ProofLines, options: ProveOptions
) -> Iterator[float]:
    """Write one proof, in steps that tell its share."""
    form = TextForm(lines.last) if options.as_text else bytes
    with files.open(name) as file:
        for share in steps:
            file.write(form(lines.taken()))
            files.check_size()
            yield share
        file.write(form(lines.taken()))
    files.check_size()

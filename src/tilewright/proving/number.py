"""Writes certificates of the number of solutions, which are not listed: a graph that counts them, and two proofs."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from functools import cached_property
from pathlib import Path
from time import perf_counter

from ..deadline import within
from ..errors import InvalidRequest, OutOfTime, visible
from ..families import Puzzle, family_of
from ..families.clauses import LaidThing, PuzzleClauses
from ..formats.puzzle_file import write
from ..models import CoverModel
from ..values import replace
from ..verifying.folder import CNF, CPOG, PACKED, PUZZLE, README, motion_files
from ..verifying.motions import MotionClass, motion_classes
from ..verifying.readme import count_readme
from ..verifying.result import MotionCount, up_to
from ..verifying.words import cnf_comments, kept_comments, title_of
from .count_writer import CountClaim, CountWriter
from .kept_cover import kept_cover
from .packing import CertificateFiles, LimitReachedError
from .refusing import compiled_for_proof, refuse, refuse_what_is_too_large
from .rests import cover_walk
from .result import Proved, ProveOptions, ProveStep


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
            certificate = _CountCertificate(puzzle, *compiled_for_proof(puzzle), options)
        with (
            CertificateFiles(folder, "" if options.plain else PACKED, options.disk) as files,
            closing(certificate.steps(files)) as steps,
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


class _CountCertificate:
    """All files of a certificate: of the number of all solutions, and of those that motions keep."""

    def __init__(
        self, puzzle: Puzzle, clauses_of: Callable[[object], PuzzleClauses], compiled: object, options: ProveOptions
    ) -> None:
        clauses = clauses_of(compiled)
        if not clauses.has_all_bounds:
            raise InvalidRequest(
                f"{puzzle.name}: its count cannot be proved without a list of solutions: its rules add up values"
            )
        self._puzzle, self._options = puzzle, options
        self._clauses = plain = clauses.without_counters
        self._bounds = clauses.unsaid
        refuse_what_is_too_large(puzzle, plain)
        if not plain.laid:
            raise InvalidRequest(f"{puzzle.name}: nothing can be laid, so there is nothing to count")
        self._model: CoverModel = compiled.model  # type: ignore[attr-defined]
        number_of = {laid: number for number, laid in enumerate(plain.laid)}
        alike, moves = compiled.alike, compiled.moves  # type: ignore[attr-defined]
        self._thing_of = [number_of[LaidThing(alike[move.kind], move.cells, move.labels)] for move in moves]
        walk = cover_walk(puzzle.name, self._model, [thing + 1 for thing in self._thing_of], self._bounds)
        if options.has_cpog and walk.stocks:
            raise InvalidRequest(
                f"{puzzle.name}: --cpog says what clauses without counters say, and here copies of a piece may run out "
                "or be left over; leave it out"
            )
        self._claim = CountClaim(puzzle.name, plain, self._bounds, walk, cnf_comments(puzzle, plain, 0))
        self._all_clauses = clauses

    @cached_property
    def _classes(self) -> list[MotionClass]:
        """The classes of the motions, if they are to be told."""
        if not self._options.has_motions:
            return []
        motions = family_of(self._puzzle).read_motions(self._puzzle, self._all_clauses)
        return motion_classes(motions, self._puzzle.board.names)

    def steps(self, files: CertificateFiles) -> Generator[ProveStep | Proved]:
        """Write all files, in steps."""
        puzzle, plain, options = self._puzzle, self._clauses, self._options
        for _ in files.write_lines(PUZZLE, [write(puzzle)]):
            pass
        writer = CountWriter(files, options)
        yield from writer.told(self._claim)
        kept = []
        written = []
        for number, motions in enumerate(self._classes[1:], 2):
            yield ProveStep("finding what motions keep")
            names = motion_files(number)
            counted = yield from writer.steps(self._kept(motions), names)
            kept.append(MotionCount(motions.words, motions.n, motions.n_turns, counted.n, names.cnf))
            written.append(counted)
        whole = yield from writer.steps(self._claim)
        written.append(whole)
        if kept:
            first = self._classes[0]
            kept.insert(0, MotionCount(first.words, first.n, first.n_turns, whole.n, CNF))
        n_lines = sum(one.n_lines for one in written)
        sizes = files.sizes()
        page = count_readme(
            puzzle,
            plain,
            self._bounds,
            whole.n,
            whole.n_graph,
            whole.n_lines,
            "" if options.plain else PACKED,
            as_text=options.as_text,
            has_cpog=CPOG in {name.removesuffix(PACKED) for name in sizes},
            motions=kept,
        )
        for _ in files.write_lines(README, [page]):
            pass
        proofs = {name for one in written for name in one.names}
        yield Proved(
            files.folder,
            whole.n,
            True,
            sum(one.n_rests for one in written),
            plain.n_variables,
            plain.n_clauses,
            n_lines,
            sum(one.n_bytes for one in written),
            sum(size for name, size in sizes.items() if name.removesuffix(PACKED) in proofs),
            n_graph=sum(one.n_graph for one in written),
            up_to_rotation=self._up_to(whole.n, kept, turns_only=True),
            up_to_symmetry=self._up_to(whole.n, kept),
            motions=tuple(kept),
        )

    def _up_to(self, n: int, kept: Sequence[MotionCount], *, turns_only: bool = False) -> int | None:
        """The number up to motions, of which the only one may be the identity; None if it was not asked for."""
        if len(self._classes) == 1:
            return n
        return up_to(kept, turns_only=turns_only) if kept else None

    def _kept(self, motions: MotionClass) -> CountClaim:
        """The claim about what a motion keeps."""
        option_of = [0] * len(self._thing_of)
        for option, thing in enumerate(self._thing_of):
            option_of[thing] = option
        name, puzzle = self._puzzle.name, self._puzzle
        kept = kept_cover(self._clauses, self._bounds, self._model, option_of, motions.carried)
        walk = cover_walk(name, kept.model, range(1, len(kept.orbits) + 1), kept.bounds)
        comments = kept_comments(puzzle, motions.words, kept.orbits, kept.clauses)
        return CountClaim(name, kept.clauses, kept.bounds, walk, comments)

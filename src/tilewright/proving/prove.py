"""Writes certificates: a folder with the solutions of a puzzle, and a proof that there are no others."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from time import perf_counter

from ..deadline import within
from ..errors import OutOfTime, visible
from ..families import Puzzle, family_of
from ..families.clauses import Clause, LaidThing, PuzzleClauses
from ..formats.puzzle_file import write
from ..kernels._native import source_digest
from ..models import CoverModel, SumModel
from ..models.colorings import coloring
from ..solving import Limits, solutions
from ..verifying.folder import CNF, PACKED, PUZZLE, README, SOLUTIONS
from ..verifying.readme import readme
from ..verifying.words import ABOUT_SOLUTIONS, MOST_PICTURES, picture, title_of
from .cnf import blocking_clauses, cnf_lines
from .coloring import coloring_steps
from .counted import count_first
from .number import steps_of_count
from .packing import CertificateFiles, LimitReachedError
from .parts import ProofRecord, ProofWriter
from .refusing import compiled_for_proof, refuse, refuse_what_is_too_large
from .result import Proved, ProveOptions, ProveStep
from .walk import ProofWalk


def steps_of_prove(puzzle: Puzzle, folder: Path, options: ProveOptions) -> Generator[ProveStep | Proved]:
    """Write a certificate into a new folder, in steps, the last of which is the result.

    Raises InvalidRequest for what cannot be proved, CannotSave where a file cannot be written. Unless the result is a
    certificate, no file is left but those of finished parts if it can be resumed.
    """
    if options.counts:
        yield from steps_of_count(puzzle, folder, options)
        return
    begun = perf_counter()
    refuse(puzzle, folder, resumes=options.resumes)
    # The file of a puzzle does not have its name.
    puzzle = replace(puzzle, title=visible(title_of(puzzle)))
    found: list[list[int]] = []
    try:
        with within(options.seconds):
            clauses_of, compiled = compiled_for_proof(puzzle)
        has_any = yield from count_first(puzzle, options.seconds, options.workers)
        yield ProveStep("writing the rules as clauses")
        left = None if options.seconds is None else max(0.0, options.seconds - (perf_counter() - begun))
        with within(left):
            clauses = clauses_of(compiled)
            refuse_what_is_too_large(puzzle, clauses)
        left = None if options.seconds is None else max(0.0, options.seconds - (perf_counter() - begun))
        listed = _listed(puzzle, clauses, options.workers, left) if has_any else iter(())
        with (
            CertificateFiles(folder, "" if options.plain else PACKED, options.disk) as files,
            closing(_steps(puzzle, clauses, compiled.model, files, listed, found, options)) as steps,
        ):
            for step in steps:
                if isinstance(step, Proved):
                    yield replace(step, seconds=perf_counter() - begun)
                    continue
                yield step
                if options.seconds is not None and perf_counter() - begun > options.seconds:
                    raise LimitReachedError("seconds")
    except (LimitReachedError, OutOfTime) as limit:
        why = "seconds" if isinstance(limit, OutOfTime) else str(limit)
        yield Proved(folder, len(found), False, seconds=perf_counter() - begun, stopped_by=why)


def _steps(
    puzzle: Puzzle,
    clauses: PuzzleClauses,
    model: CoverModel | SumModel,
    files: CertificateFiles,
    listed: Iterator[list[int] | None],
    found: list[list[int]],
    options: ProveOptions,
) -> Generator[ProveStep | Proved]:
    """Add what is `listed` to what is `found`, and write all files, in steps."""
    for one in listed:
        if one is not None:
            found.append(one)
        yield ProveStep("finding all solutions", n_found=len(found))
    if not found and isinstance(model, CoverModel) and (colors := coloring(model)) is not None:
        yield from coloring_steps(puzzle, clauses, colors, files)
        return
    found.sort()
    blocking: list[Clause] = []
    for clause in blocking_clauses(clauses, found):
        blocking.append(clause)
        yield ProveStep("writing the solutions", n_found=len(found))
    record = None
    if options.resumes:
        record = ProofRecord(files, _about(puzzle, clauses, blocking, options))
    for _ in files.write_lines(PUZZLE, [write(puzzle)]):
        pass
    for _ in files.write_lines(SOLUTIONS, _solution_lines(puzzle, clauses, found)):
        yield ProveStep("writing the solutions", n_found=len(found))
    for _ in files.write_lines(CNF, cnf_lines(puzzle, clauses, blocking), is_packed=True):
        yield ProveStep("writing the CNF", n_found=len(found))
    writer = ProofWriter(ProofWalk(clauses, blocking), files, options, record)
    for _ in writer.steps():
        yield ProveStep("writing the proof", min(0.999, writer.share), writer.nodes, files.n_bytes)
    result = Proved(
        files.folder,
        len(found),
        True,
        writer.nodes,
        clauses.n_variables,
        clauses.n_clauses + len(blocking),
        writer.n_clauses,
        writer.n_bytes,
        sum(size for name, size in files.sizes().items() if name in writer.written),
    )
    page = readme(
        puzzle,
        clauses,
        len(found),
        writer.n_clauses,
        writer.written,
        plain=options.plain,
        as_text=options.as_text,
    )
    for _ in files.write_lines(README, [page]):
        pass
    yield result


def _about(puzzle: Puzzle, clauses: PuzzleClauses, blocking: Sequence[Clause], options: ProveOptions) -> dict[str, str]:
    """All that the parts of a proof depend on, by the words for it."""
    found = sha256(write(puzzle).encode())
    for clause in (*clauses.edge_clauses(), *clauses.others, *blocking):
        found.update(f"{clause}".encode())
    for bits in clauses.excluded:
        found.update(f"{bits:x} ".encode())
    form = f"{options.as_text} {options.plain}"
    return {"another puzzle": found.hexdigest(), "another version": source_digest(), "other --text or --plain": form}


def _listed(puzzle: Puzzle, clauses: PuzzleClauses, workers: int, seconds: float | None) -> Iterator[list[int] | None]:
    """The solutions, each as the numbers of what is laid in it; None now and then."""
    number_of = {laid: number for number, laid in enumerate(clauses.laid)}
    names_of = {name: laid.names for laid in clauses.laid for name in laid.names}
    table = family_of(puzzle).table
    answer = solutions(puzzle, for_all=True, workers=workers, limits=Limits(seconds))
    for solution in answer.slices():
        if solution is None:
            yield None
        else:
            laid = [LaidThing(names_of[one.piece], one.cells, one.labels) for one in table.laid(solution)]
            yield sorted(number_of[one] for one in laid)
    if not answer.effort.exhausted:
        raise LimitReachedError(answer.effort.stopped_by)


def _solution_lines(puzzle: Puzzle, clauses: PuzzleClauses, found: Sequence[Sequence[int]]) -> Iterator[str]:
    yield ABOUT_SOLUTIONS
    for number, choices in enumerate(found, 1):
        yield f"solution {number}:{''.join(f' {choice + 1}' for choice in choices)}\n"
        if len(found) <= MOST_PICTURES:
            yield from picture(puzzle, (clauses.laid[choice] for choice in choices))


def prove(
    puzzle: Puzzle, folder: str | Path, *, seconds: float | None = None, disk: int | None = None, workers: int = 1
) -> Proved:
    """Write a certificate: the solutions of a puzzle, and a proof that there are no others.

    Other people's checkers of LRAT accept the proof; `verify` checks all of it.

    Parameters
    ----------
    puzzle
        The puzzle: pieces that fill a board, or numbers that add up.
    folder
        The folder for the files, which is made; it must be empty if it is there.
    seconds
        The seconds after which to stop, without a certificate.
    disk
        The bytes of all files after which to stop, without a certificate.
    workers
        How many threads share the work, see `ProveOptions`. Where several of them write, a long proof has parts.

    Returns
    -------
    Proved
        What was written, and how large it is.

    Raises
    ------
    InvalidRequest
        The puzzle is a template, or too large; or the folder is not empty.
    CannotSave
        A file cannot be written, because the disk is full, say.

    See Also
    --------
    verify : Verify a certificate.
    count : Count the solutions, without a proof.

    Examples
    --------
    >>> import tilewright as tw
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     proved = tw.prove("tetrominoes-4x5", folder)
    >>> proved.exhausted, proved.distinct
    (True, 0)
    """
    *_, result = steps_of_prove(puzzle, Path(folder), ProveOptions(seconds=seconds, disk=disk, workers=workers))
    assert isinstance(result, Proved)
    return result

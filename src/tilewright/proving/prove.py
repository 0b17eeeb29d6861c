"""Writes certificates: a folder with the solutions of a puzzle, and a proof that there are no others."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from time import perf_counter
from typing import Any

from ..errors import InvalidRequest
from ..families import Puzzle, Solution, family_of
from ..families.clauses import Clause, LaidThing, PuzzleClauses
from ..formats.puzzle_file import write
from ..kernels._build import source_digest
from ..models import CoverModel, SumModel
from ..models.colorings import coloring
from ..solving import Limits, solutions
from ..verifying.folder import CNF, PACKED, PUZZLE, README, SOLUTIONS, UNFINISHED
from .cnf import blocking_clauses, cnf_lines
from .coloring import coloring_steps
from .packing import CertificateFiles, LimitReachedError
from .parts import ProofRecord, ProofWriter
from .readme import readme
from .result import Proved, ProveOptions, ProveStep
from .walk import ProofWalk

MOST_SOLUTIONS = 100_000
_MOST_LAID = 30_000
_MOST_CLAUSES = 20_000_000
# Of more solutions only the variables are listed: a picture takes some milliseconds.
_MOST_PICTURES = 1_000


def steps_of_prove(puzzle: Puzzle, folder: Path, options: ProveOptions) -> Generator[ProveStep | Proved]:
    """Write a certificate into a new folder, in steps, the last of which is the result.

    Raises InvalidRequest for what cannot be proved, CannotSave where a file cannot be written. Unless the result is a
    certificate, no file is left but those of finished parts if it can be resumed.
    """
    begun = perf_counter()
    refuse(puzzle, folder, resumes=options.resumes)
    clauses_of, compiled = _compiled(puzzle)
    yield ProveStep("writing the rules as clauses")
    clauses = clauses_of(compiled)
    _refuse_what_is_too_large(puzzle, clauses)
    found: list[tuple[list[int], Solution]] = []
    try:
        with (
            CertificateFiles(folder, "" if options.plain else PACKED, options.disk) as files,
            closing(_steps(puzzle, clauses, compiled.model, files, found, options)) as steps,
        ):
            for step in steps:
                if isinstance(step, Proved):
                    yield replace(step, seconds=perf_counter() - begun)
                    continue
                yield step
                if options.seconds is not None and perf_counter() - begun > options.seconds:
                    raise LimitReachedError("seconds")
    except LimitReachedError as limit:
        yield Proved(folder, len(found), False, seconds=perf_counter() - begun, stopped_by=str(limit))


def _steps(
    puzzle: Puzzle,
    clauses: PuzzleClauses,
    model: CoverModel | SumModel,
    files: CertificateFiles,
    found: list[tuple[list[int], Solution]],
    options: ProveOptions,
) -> Generator[ProveStep | Proved]:
    """Find all solutions and write all files, in steps."""
    for one in _listed(puzzle, clauses, options):
        if one is not None:
            found.append(one)
            if len(found) > MOST_SOLUTIONS:
                raise InvalidRequest(f"{puzzle.name} has more than {MOST_SOLUTIONS:,} solutions, too many to list")
        yield ProveStep("finding all solutions", n_found=len(found))
    if not found and isinstance(model, CoverModel) and (colors := coloring(model)) is not None:
        yield from coloring_steps(puzzle, clauses, colors, files)
        return
    found.sort(key=lambda pair: pair[0])
    blocking: list[Clause] = []
    for clause in blocking_clauses(clauses, (choices for choices, _ in found)):
        blocking.append(clause)
        yield ProveStep("writing the solutions", n_found=len(found))
    record = None
    if options.resumes:
        record = ProofRecord(files, _digest(puzzle, clauses, blocking, options))
    for _ in files.write_lines(PUZZLE, [write(puzzle)]):
        pass
    for _ in files.write_lines(SOLUTIONS, _solution_lines(found)):
        yield ProveStep("writing the solutions", n_found=len(found))
    title = " ".join((puzzle.title or puzzle.name).split())
    lines = cnf_lines(clauses, blocking, title, puzzle.board.names, family_of(puzzle).nouns)
    for _ in files.write_lines(CNF, lines, is_packed=True):
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
    page = readme(puzzle, clauses, result, options, writer.written)
    for _ in files.write_lines(README, [page]):
        pass
    yield result


def refuse(puzzle: Puzzle, folder: Path, *, resumes: bool = False) -> None:
    """Raise InvalidRequest for what can be seen at once: no proof of such a puzzle, or none into this folder."""
    if family_of(puzzle).clauses is None:
        raise InvalidRequest(
            f"{puzzle.name}: there are no proofs about {family_of(puzzle).about} yet; "
            "`tilewright count` with two engines (--engine) is the best check there is"
        )
    if puzzle.setup is not None:
        raise InvalidRequest(f"{puzzle.name} is a template: {puzzle.setup.first_step}")
    if (folder / UNFINISHED).is_file():
        if not resumes:
            raise InvalidRequest(f"the folder {folder} has a proof that was stopped; --resume goes on with it")
    elif folder.exists() and not folder.is_dir():
        raise InvalidRequest(f"{folder} is a file; a certificate gets a folder of its own")
    elif folder.exists() and any(folder.iterdir()):
        raise InvalidRequest(f"the folder {folder} is not empty; a certificate gets a folder of its own")


def _compiled(puzzle: Puzzle) -> tuple[Callable[[Any], PuzzleClauses], Any]:
    family = family_of(puzzle)
    assert family.clauses is not None
    compiled = family.compilers[SumModel if family.has_sums else CoverModel](puzzle)
    if len(compiled.moves) > _MOST_LAID:
        raise InvalidRequest(
            f"{puzzle.name} is too large for a proof: there are {len(compiled.moves):,} ways "
            f"to lay a {family.nouns.piece}, and at most {_MOST_LAID:,} are possible"
        )
    return family.clauses(), compiled


def _digest(puzzle: Puzzle, clauses: PuzzleClauses, blocking: Sequence[Clause], options: ProveOptions) -> str:
    """A digest of all that the parts of a proof depend on."""
    found = sha256(f"{source_digest()} {options.as_text} {options.plain} {write(puzzle)}".encode())
    for clause in (*clauses.edge_clauses(), *clauses.others, *blocking):
        found.update(f"{clause}".encode())
    for bits in clauses.excluded:
        found.update(f"{bits:x} ".encode())
    return found.hexdigest()


def _refuse_what_is_too_large(puzzle: Puzzle, clauses: PuzzleClauses) -> None:
    if clauses.n_clauses > _MOST_CLAUSES:
        raise InvalidRequest(
            f"{puzzle.name} is too large for a proof: its rules make {clauses.n_clauses:,} clauses, "
            f"and at most {_MOST_CLAUSES:,} are possible"
        )


def _listed(
    puzzle: Puzzle, clauses: PuzzleClauses, options: ProveOptions
) -> Iterator[tuple[list[int], Solution] | None]:
    """The solutions, each with the numbers of what is laid in it; None now and then."""
    number_of = {laid: number for number, laid in enumerate(clauses.laid)}
    names_of = {name: laid.names for laid in clauses.laid for name in laid.names}
    table = family_of(puzzle).table
    answer = solutions(puzzle, for_all=True, workers=options.workers, limits=Limits(options.seconds))
    for solution in answer.slices():
        if solution is None:
            yield None
        else:
            laid = [LaidThing(names_of[one.piece], one.cells, one.labels) for one in table.laid(solution)]
            yield sorted(number_of[one] for one in laid), solution


def _solution_lines(found: Sequence[tuple[list[int], Solution]]) -> Iterator[str]:
    yield "# The solutions. Each line gives the variables of the CNF that are true in one; all others are false.\n"
    for number, (choices, solution) in enumerate(found, 1):
        yield f"solution {number}:{''.join(f' {choice + 1}' for choice in choices)}\n"
        if len(found) <= _MOST_PICTURES:
            yield "".join(f"    {line}".rstrip() + "\n" for line in str(solution).splitlines())


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
    OutOfTime
        The limit of seconds passed before the search for the solutions could begin.

    See Also
    --------
    verify : Verify a certificate.
    count : Count the solutions, without a proof.
    """
    *_, result = steps_of_prove(puzzle, Path(folder), ProveOptions(seconds=seconds, disk=disk, workers=workers))
    assert isinstance(result, Proved)
    return result

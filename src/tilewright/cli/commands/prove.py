"""`tilewright prove`: a certificate that all solutions were found."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, cast

from ...deadline import seconds_left
from ...errors import InvalidRequest
from .. import status
from ..parameters import layout
from ..parameters.options import (
    SearchChoice,
    SetupChoice,
    about_output,
    disk_option,
    json_option,
    puzzle_argument,
    search_options,
    seconds_option,
    setup_options,
    workers_option,
)
from ..printing import wording
from ..printing.terminal import ProgressLine, echo, note, print_json

if TYPE_CHECKING:
    from ...answers.checks import ProveAnswer
    from ...answers.solving import CertificateJson, ProvedJson
    from ...families import Puzzle
    from ...proving.result import Proved, ProveOptions, ProveStep
    from ...solving import Progress
    from ..parameters.layout import Decorator

# Earlier than that, the share of the tree says little about what is left.
_LEAST_SHARE = 0.005
_LEAST_SECONDS = 1.0
_UNSURE = 1.5
_STOPPED_BY = {"seconds": "the limit of seconds", "disk": "the limit of disk space"}


@layout.command(
    "prove",
    examples="""
    tilewright prove unicorn -o unicorn-proof           8 solutions, and no others
    tilewright prove tetrominoes-4x5 -o none            a proof that there is no solution
    tilewright prove soma -o soma-proof --plain --text  files that every checker reads
    tilewright prove hexiamonds-6x6 -o hexiamonds-proof --resume
    tilewright prove dominoes-8x8 --count -o dominoes   12,988,816 solutions, none of them listed
    tilewright prove dominoes-8x8 --count --up-to-symmetry -o dominoes
    tilewright verify unicorn-proof                     check it, trusting nothing
""",
)
@puzzle_argument
@setup_options
@search_options(workers_option, seconds_option, disk_option, json_option)
@about_output("-o", "output", metavar="FOLDER", required=True, help="The folder for the files; a new or an empty one.")
@about_output("--count", "counts", is_flag=True, help="Prove the number of solutions without a list of them.")
@about_output(
    "--up-to-symmetry", "has_motions", is_flag=True, help="With --count, also prove their number up to symmetry."
)
@about_output("--cpog", "has_cpog", is_flag=True, help="With --count, also write a file for cpog-check and cake_scpog.")
@about_output("--text", "as_text", is_flag=True, help="Write the proof as text, which is several times as long.")
@about_output(
    "--parts",
    metavar="N",
    type=layout.Whole(1, 999),
    help="Write the proof in N parts, to be checked side by side; a long one has 2 for each thread that writes.",
)
@about_output(
    "--resume", is_flag=True, help="Keep what is finished if the work is stopped, and go on with what FOLDER has of it."
)
@about_output("--plain", is_flag=True, help="Compress nothing, so that other programs read the files as they are.")
def command(
    puzzle: tuple[str, ...],
    setup: SetupChoice,
    search: SearchChoice,
    output: str,
    counts: bool,
    has_motions: bool,
    has_cpog: bool,
    as_text: bool,
    parts: int | None,
    resume: bool,
    plain: bool,
) -> int:
    """Prove that a puzzle has the solutions that are found, and no others.

    The folder gets the puzzle, its solutions, the rules as clauses (CNF), and a proof in the format LRAT that nothing
    else satisfies them, which other people's programs accept. Where a coloring shows that there is no solution, it gets
    that as a proof in the format of VeriPB. README.txt says what is proved and how to check it.

    PUZZLE is a name from `tilewright list`, a puzzle file, or the two files of a deck of cards.
    """
    from ...proving.result import ProveOptions
    from ..parameters.opening import open_puzzle

    opened = open_puzzle(puzzle, setup)
    disk = None if search.disk is None else search.disk << 20
    if has_cpog and not counts:
        raise InvalidRequest("--cpog is another form of a proof of a number; give --count, too")
    if counts and (parts or resume):
        name = "--parts" if parts else "--resume"
        raise InvalidRequest(f"{name} is about the proof of a list, and --count writes none; leave one of them out")
    if has_motions and not counts:
        raise InvalidRequest(
            "--up-to-symmetry is about a number without a list; give --count, too. Of a list, `tilewright verify` "
            "tells the number up to symmetry by itself"
        )
    options = ProveOptions(
        as_text, plain, search.seconds, disk, search.workers, parts, resume, counts, has_cpog, has_motions
    )
    try:
        found = write_certificate(opened.puzzle, output, options)
    except KeyboardInterrupt:
        if _is_unfinished(output):
            note("Finished parts are kept; the same command goes on.")
        raise
    if search.as_json:
        answer: ProveAnswer = {**opened.plain(), **_to_json(found)}
        print_json(answer)
    else:
        echo(f"{opened.title}\n\n{summary(found)}")
    if not found.exhausted:
        return status.STOPPED
    return status.DONE if found.distinct else status.NO_SOLUTION


def write_certificate(puzzle: Puzzle, folder: str, options: ProveOptions) -> Proved:
    """Write a certificate, with a line that tells the progress."""
    from ...proving.prove import steps_of_prove
    from ...proving.result import ProveStep

    seen = _Meter()
    found: Proved | None = None
    with ProgressLine() as line, closing(steps_of_prove(puzzle, Path(folder), options)) as steps:
        for step in steps:
            if isinstance(step, ProveStep):
                if step.n_rests:
                    line.clear()
                    rests = f"{step.n_rests:,} {'rest' if step.n_rests == 1 else 'rests'}"
                    size = (
                        f"{step.n_expected / 1000:,.0f} kB"
                        if step.n_expected < 1e6
                        else f"{step.n_expected / 1e6:,.1f} MB"
                    )
                    what = " of the whole count" if options.has_motions else ""
                    note(f"{rests} of the puzzle to look at; the files{what} will have about {size} (an estimate)")
                line.update(seen.progress(step))
            else:
                found = step
    assert found is not None
    return found


class _Meter:
    """Turns the steps of a proof into progress, with an estimate of its end: the share so far tells the rest."""

    def __init__(self) -> None:
        self._began = time.monotonic()
        self._first: float | None = None

    def progress(self, step: ProveStep) -> Progress:
        """The progress at a step."""
        from ...solving import Progress

        now = time.monotonic()
        if not step.nodes:
            return Progress(0, step.n_found, 0.0, now - self._began, words=("nodes of the proof", "solutions"))
        if self._first is None:
            self._first = now
        proving, words, left, speed = now - self._first, "bytes", None, 0.0
        if proving > _LEAST_SECONDS:
            speed = step.nodes / proving
            if step.share > _LEAST_SHARE:
                words = f"of about {wording.compact(step.n_bytes / step.share)} bytes"
                rest = proving * (1 - step.share) / step.share
                left = rest / _UNSURE, rest * _UNSURE
        return Progress(
            step.nodes,
            step.n_bytes,
            step.share,
            now - self._began,
            nodes_per_second=speed,
            remaining=left,
            words=("nodes", words),
        )


def prove_option(section: Callable[..., Decorator]) -> Decorator:
    """`--prove` of a command that may learn that a puzzle has no solution."""
    return section(
        "--prove", "certificate", metavar="FOLDER", help="If there is no solution, write a proof of that into FOLDER."
    )


def refuse_to_prove(puzzle: Puzzle, folder: str | None) -> None:
    """Raise InvalidRequest before a long search if `--prove` names a folder that no certificate could be written to."""
    from ...proving.refusing import refuse

    if folder is not None:
        refuse(puzzle, Path(folder))


def prove_none(
    puzzle: Puzzle, folder: str | None, *, has_none: bool, workers: int = 1, as_json: bool = False
) -> CertificateJson:
    """Write a certificate of a puzzle without a solution into a folder, or offer one in a note if none is given.

    Gives the certificate as plain data; nothing if none was written.
    """
    from ...families import family_of
    from ...proving.result import ProveOptions

    if folder is None:
        if has_none and family_of(puzzle).has_proofs:
            note("With --prove FOLDER you get a proof of that, which other people's programs check.")
        return {}
    if not has_none:
        note(
            f"Nothing written to {folder}: the search did not show that there is no solution. "
            "`tilewright prove` proves that a list of solutions is complete."
        )
        return {}
    found = write_certificate(puzzle, folder, ProveOptions(seconds=seconds_left(), workers=workers))
    if not as_json:
        echo(summary(found))
    return {"certificate": _to_json(found)}


def _to_json(found: Proved) -> ProvedJson:
    return cast("ProvedJson", {**asdict(found), "folder": str(found.folder)})


def _is_unfinished(folder: str | Path) -> bool:
    """Tell whether a folder has finished parts of a proof that can be resumed."""
    from ...verifying.folder import UNFINISHED

    return (Path(folder) / UNFINISHED).is_file()


def summary(found: Proved) -> str:
    """Say what was proved, and how to check it."""
    if not found.exhausted:
        left = ", and no file is left."
        if _is_unfinished(found.folder):
            more = " with a greater --disk" * (found.stopped_by == "disk")
            left = f" yet; its finished parts are kept. The same command{more} goes on."
        return f"Stopped by {_STOPPED_BY[found.stopped_by]}; there is no certificate{left}"
    has = f"exactly {wording.solutions(found.distinct)}" if found.distinct else "no solution"
    if found.distinct and found.up_to_symmetry is not None:
        has += f", {found.up_to_symmetry:,} up to symmetry"
    n_clauses, n_steps = wording.number_of(found.n_clauses, "clause"), wording.number_of(found.n_lines, "step")
    size = f"{n_clauses}; {n_steps}"
    if found.n_graph:
        size = f"{n_clauses}; {wording.number_of(found.n_graph, 'line')} of sums and products, {n_steps}"
    if found.modulus:
        size = f"A coloring modulo {found.modulus} of {found.n_clauses:,} constraints"
    return (
        f"{has[0].upper()}{has[1:]}: {found.folder} has the proof.\n"
        f"{size} in {found.packed_bytes:,} bytes; {wording.seconds(found.seconds)}.\n"
        f"To check it, run `tilewright verify {found.folder}`; its README.txt names other checkers."
    )

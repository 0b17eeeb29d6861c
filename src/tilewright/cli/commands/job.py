"""`tilewright job`: how a long search goes, also while it runs; its solutions; and sharing it out among machines."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ...errors import InvalidRequest
from ..parameters import layout
from ..parameters.options import SearchChoice, json_option, search_options, style_options, workers_option
from ..printing import wording
from ..printing.terminal import TerminalStyle, echo, note, print_json
from ..saving.write_file import check_writable
from ..status import DONE

if TYPE_CHECKING:
    from ...answers.jobs import ExportAnswer, KeptEnd, MergeAnswer, SplitAnswer
    from ...jobs.file import JobHeader
    from ...jobs.overview import Overview

_LINES_OF_LOG = 8
_about_instead = layout.section("Instead of how it stands")


@layout.command(
    "job",
    examples="""
    tilewright job long.job                         how it stands, also while it runs
    tilewright job long.job --solutions             those that it keeps, if it does
    tilewright job long.job --export found.parquet  the same as a file
    tilewright job long.job --split half.job        give half of the rest away, to another machine
    tilewright job long.job --merge half.job        take what was found there
""",
)
@layout.argument("file", metavar="FILE", type=layout.FILE)
@_about_instead("--solutions", "prints", is_flag=True, help="Print the solutions that the job keeps.")
@_about_instead(
    "--export",
    metavar="OUT",
    help="Write the solutions that the job keeps into a file, .jsonl or .parquet; of a sweep the answers, also .csv.",
)
@_about_instead("--split", metavar="OTHER", help="Move half of the remaining work into a new job file.")
@_about_instead(
    "--merge",
    metavar="OTHER",
    help="Take what another file of this job has finished; when all is done, print the answer.",
)
@search_options(workers_option, json_option)
@style_options
def command(
    file: str,
    prints: bool,
    export: str | None,
    split: str | None,
    merge: str | None,
    search: SearchChoice,
    style: TerminalStyle,
) -> int:
    """Show the progress of a long count or sweep that was begun with `tilewright count PUZZLE --job FILE`.

    Only --split and --merge change the file; no other program may work on it then.
    """
    wanted = {"--solutions": prints, "--export": export, "--split": split, "--merge": merge}
    given = [name for name, value in wanted.items() if value]
    if len(given) > 1:
        raise InvalidRequest(f"{given[0]} and {given[1]} are two things to do; give one of them")
    if prints:
        return _print_solutions(file, search.as_json, style)
    if export is not None:
        return _export(file, export, search.as_json)
    if split is not None:
        return _split(file, split, search.as_json)
    if merge is not None:
        return _merge(file, merge, search)
    from ...jobs.overview import overview

    seen = overview(Path(file))
    if search.as_json:
        print_json(seen.to_json())
    else:
        echo("\n".join(_lines(file, seen)))
    return DONE


def _lines(file: str, seen: Overview) -> list[str]:
    runs = "1 run" if seen.n_runs == 1 else f"{seen.n_runs:,} runs"
    title, found = _about_answer(seen)
    rows = [
        ("share done", f"{seen.share:.2%}"),
        *found,
        ("time", f"{wording.seconds(seen.seconds)} in {runs}; {wording.seconds(seen.work_seconds)} of all workers"),
        ("engine", f"{seen.header.engine}, of tilewright {seen.header.version}"),
        *([] if seen.kept is None else [("kept", wording.solutions(seen.kept))]),
        ("now", _now(file, seen)),
    ]
    lines = [title, "", *(f"{name:<13}{what}" for name, what in rows), "", "log:"]
    for event in seen.events[-_LINES_OF_LOG:]:
        what = [f"process {event['pid']} on {event['host']}"]
        what += [f"{event['workers']} worker" + "s" * (event["workers"] != 1)] if event["workers"] else []
        what += [wording.seconds(event["seconds"])] if event["seconds"] else []
        what += [wording.STOPPED_BY.get(event["note"], event["note"])] if event["note"] else []
        lines.append(f"  {event['at']}  {event['what']:<8}  {', '.join(what)}")
    return lines


def _about_answer(seen: Overview) -> tuple[str, list[tuple[str, str]]]:
    """The question of a job and its answer so far."""
    from .long_search import opened_of

    spec, setup = seen.header.spec, seen.header.setup
    so_far = "" if seen.header.answer else " so far"
    others = f", {seen.n_elsewhere:,} in other files" if seen.n_elsewhere else ""
    asked = f"{opened_of(spec, setup).title}: {spec.question}"
    if spec.has_table:
        answered = f"{seen.nodes:,} of {setup['classes']:,} answered{others}"
        return asked, [("classes", answered), ("solvable", f"{seen.found:,} classes{so_far}")]
    numbers = [("nodes", f"{seen.nodes:,}"), ("found", f"{seen.found:,} distinct{so_far}")]
    return asked, [("subproblems", f"{seen.n_open:,} open, {seen.n_done:,} done{others}"), *numbers]


def _now(file: str, seen: Overview) -> str:
    if seen.holder is not None:
        if not seen.holder:
            return "another program works on it"
        return f"process {seen.holder['pid']} on {seen.holder['host']} works on it since {seen.holder['since']}"
    if seen.header.answer is not None:
        return f"done; `tilewright resume {file}` prints the answer"
    if not seen.n_open and seen.n_elsewhere:
        return "all done that is here; --merge puts files together"
    return f"no program works on it; `tilewright resume {file}` goes on"


def _print_solutions(file: str, as_json: bool, style: TerminalStyle) -> int:
    from ...jobs.kept import kept_solutions
    from .long_search import header_of, opened_of

    header = header_of(Path(file))
    about = opened_of(header.spec, header.setup).plain()
    n = 0
    for n, solution in enumerate(kept_solutions(Path(file)), start=1):
        style.print_solution(solution, n, about, as_json=as_json)
    if as_json:
        end: KeptEnd = {"summary": {"kept": n, "complete": header.answer is not None}}
        print_json(end)
    else:
        style.print(f"{wording.solutions(n)} kept{_so_far(header)}.")
    return DONE


def _so_far(header: JobHeader) -> str:
    return "" if header.answer is not None else " so far"


def _export(file: str, target: str, as_json: bool) -> int:
    from ...jobs.kept import export
    from .long_search import header_of, opened_of, write_table

    header = header_of(Path(file))
    if header.spec.has_table:
        n = write_table(file, target)
    else:
        check_writable(target)
        n = export(Path(file), Path(target), opened_of(header.spec, header.setup).plain())
        note(f"Wrote {target}: {wording.solutions(n)}{_so_far(header)}.")
    if as_json:
        answer: ExportAnswer = {"file": target, "rows": n, "complete": header.answer is not None}
        print_json(answer)
    return DONE


def _split(file: str, other: str, as_json: bool) -> int:
    from ...jobs.share import split_job
    from .long_search import header_of

    check_writable(other)
    n_moved, n_left, share = split_job(Path(file), Path(other))
    if as_json:
        answer: SplitAnswer = {"moved": n_moved, "left": n_left, "share": round(share, 6)}
        print_json(answer)
    else:
        what = header_of(Path(file)).spec.parts
        echo(
            f"Moved {n_moved} of {n_moved + n_left} {what}, {share:.0%} of what is left to do, to {other}.\n"
            f"There `tilewright resume {other}` does them; `tilewright job {file} --merge {other}` takes them back."
        )
    return DONE


def _merge(file: str, other: str, search: SearchChoice) -> int:
    from ...jobs.share import merge_job
    from .long_search import go_on, header_of

    n_taken, n_solutions, n_open, n_elsewhere = merge_job(Path(file), Path(other))
    what = header_of(Path(file)).spec.parts
    kept = f" and {wording.solutions(n_solutions)}" if n_solutions else ""
    took = f"Took {n_taken} {what}{kept} from {other}"
    if not n_open and not n_elsewhere:
        note(f"{took}: all is done.")
        return go_on(file, search)
    if search.as_json:
        answer: MergeAnswer = {"taken": n_taken, "solutions": n_solutions, "open": n_open, "elsewhere": n_elsewhere}
        print_json(answer)
    else:
        echo(f"{took}. Left to do: {n_open} {what} here, {n_elsewhere} in other files.")
    return DONE

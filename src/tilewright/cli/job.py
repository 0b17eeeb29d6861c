"""`tilewright job`: how a long search goes, also while it runs; its solutions; and sharing it out among machines."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ..errors import InvalidRequest
from . import layout, wording
from .files import check_writable
from .options import LimitChoice, json_option, style_options, workers_option
from .status import DONE
from .terminal import Style, note, print_json

if TYPE_CHECKING:
    from ..jobs.overview import Overview

_LINES_OF_LOG = 8
_STOPPED_BY = {
    "nodes": "at the limit of nodes",
    "seconds": "at the limit of time",
    "interrupt": "interrupted",
    "elsewhere": "the rest is in other job files",
    "cluster": "the cluster was lost",
    "disk": "the disk was full",
}


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
@click.argument("file", metavar="FILE", type=click.Path())
@layout.option(
    "--solutions", is_flag=True, section="Instead of how it stands", help="Print the solutions that the job keeps."
)
@layout.option(
    "--export",
    metavar="OUT",
    section="Instead of how it stands",
    help="Write the solutions that the job keeps into a file, .jsonl or .parquet; of a sweep the answers, also .csv.",
)
@layout.option(
    "--split",
    metavar="OTHER",
    section="Instead of how it stands",
    help="Move half of the remaining work into a new job file.",
)
@layout.option(
    "--merge",
    metavar="OTHER",
    section="Instead of how it stands",
    help="Take what another file of this job has finished; when all is done, print the answer.",
)
@workers_option
@json_option
@style_options
def command(
    file: str,
    solutions: bool,
    export: str | None,
    split: str | None,
    merge: str | None,
    workers: int,
    as_json: bool,
    style: Style,
) -> int:
    """Show the progress of a long count or sweep that was begun with `tilewright count PUZZLE --job FILE`.

    Only --split and --merge change the file; nobody may be at work on it then.
    """
    wanted = {"--solutions": solutions, "--export": export, "--split": split, "--merge": merge}
    given = [name for name, value in wanted.items() if value]
    if len(given) > 1:
        raise InvalidRequest(f"{given[0]} and {given[1]} are two things to do; give one of them")
    if solutions:
        return _print_solutions(file, as_json, style)
    if export is not None:
        return _export(file, export)
    if split is not None:
        return _split(file, split, as_json)
    if merge is not None:
        return _merge(file, merge, workers, as_json)
    from ..jobs.overview import overview

    seen = overview(Path(file))
    if as_json:
        print_json(seen.to_json())
    else:
        click.echo("\n".join(_lines(file, seen)))
    return DONE


def _lines(file: str, seen: Overview) -> list[str]:
    units = [f"{seen.n_open:,} open", f"{seen.n_done:,} done"]
    units += [f"{seen.n_elsewhere:,} in other files"] if seen.n_elsewhere else []
    runs = "1 run" if seen.n_runs == 1 else f"{seen.n_runs:,} runs"
    title, found, kept = _about_answer(seen)
    rows = [
        ("share done", f"{seen.share:.2%}"),
        ("units", ", ".join(units)),
        *found,
        ("time", f"{wording.seconds(seen.seconds)} in {runs}; {wording.seconds(seen.work_seconds)} of all workers"),
        ("engine", f"{seen.head.engine}, of tilewright {seen.head.version}"),
    ]
    rows += kept
    rows.append(("now", _now(file, seen)))
    lines = [title, "", *(f"{name:<12}{what}" for name, what in rows), "", "log:"]
    for event in seen.events[-_LINES_OF_LOG:]:
        what = [f"process {event['pid']} on {event['host']}"]
        what += [f"{event['workers']} worker" + "s" * (event["workers"] != 1)] if event["workers"] else []
        what += [wording.seconds(event["seconds"])] if event["seconds"] else []
        what += [_STOPPED_BY.get(event["note"], event["note"])] if event["note"] else []
        lines.append(f"  {event['at']}  {event['what']:<8}  {', '.join(what)}")
    return lines


def _about_answer(seen: Overview) -> tuple[str, list[tuple[str, str]], list[tuple[str, str]]]:
    """What is asked, what is known so far, and what is kept."""
    from ..jobs.question import SweepQuestion
    from .long_count import opened_of
    from .sweep_answer import title

    question, setup = seen.head.question, seen.head.setup
    so_far = "" if seen.head.answer else " so far"
    if isinstance(question, SweepQuestion):
        what, which = question.manner()
        asked = f"{title(question.to_puzzle(), setup.get('variant'))}: sweep {which}, {what}"
        answered = f"{seen.nodes:,} of {setup.get('classes', 0):,} answered"
        return asked, [("classes", answered), ("solvable", f"{seen.found:,} classes{so_far}")], []
    asked = f"{opened_of(question, setup).title}: count{' also up to relabeling' if question.relabelings else ''}"
    rows = [("nodes", f"{seen.nodes:,}"), ("found", f"{seen.found:,} distinct{so_far}")]
    return asked, rows, [] if seen.kept is None else [("kept", wording.solutions(seen.kept))]


def _now(file: str, seen: Overview) -> str:
    if seen.holder is not None:
        if not seen.holder:
            return "somebody works on it"
        return f"process {seen.holder['pid']} on {seen.holder['host']} works on it since {seen.holder['since']}"
    if seen.head.answer is not None:
        return f"done; `tilewright resume {file}` prints the answer"
    if not seen.n_open and seen.n_elsewhere:
        return "all done that is here; --merge puts files together"
    return f"nobody works on it; `tilewright resume {file}` goes on"


def _print_solutions(file: str, as_json: bool, style: Style) -> int:
    from ..formats.solutions import solution_to_json
    from ..jobs.kept import kept_solutions

    about = _about(file)
    n = 0
    for n, solution in enumerate(kept_solutions(Path(file)), start=1):
        if as_json:
            print_json({"solution": n, **about, **solution_to_json(solution)})
        else:
            style.print(f"Solution {n}")
            style.print_solution(solution)
            style.print("")
    if not as_json:
        style.print(f"{wording.solutions(n)} kept{_so_far(file)}.")
    return DONE


def _about(file: str) -> dict[str, Any]:
    from ..jobs.file import JobFile
    from ..jobs.question import SweepQuestion
    from .long_count import opened_of

    with JobFile.open(Path(file)) as job:
        question, setup = job.head.question, job.head.setup
    # Those of a sweep have no solutions that could be about something.
    return {} if isinstance(question, SweepQuestion) else opened_of(question, setup).plain()


def _so_far(file: str) -> str:
    from ..jobs.file import JobFile

    with JobFile.open(Path(file)) as job:
        return "" if job.head.answer is not None else " so far"


def _export(file: str, target: str) -> int:
    from ..jobs.kept import export

    if _is_sweep(file):
        from .long_sweep import write_table

        write_table(file, target)
        return DONE
    check_writable(target)
    n = export(Path(file), Path(target), _about(file))
    note(f"Wrote {target}: {wording.solutions(n)}{_so_far(file)}.")
    return DONE


def _is_sweep(file: str) -> bool:
    from ..jobs.file import JobFile
    from ..jobs.question import SweepQuestion

    with JobFile.open(Path(file)) as job:
        return isinstance(job.head.question, SweepQuestion)


def _split(file: str, other: str, as_json: bool) -> int:
    from ..jobs.share import split_job

    check_writable(other)
    shared = split_job(Path(file), Path(other))
    if as_json:
        print_json({"moved": shared.n_moved, "left": shared.n_left, "share": round(shared.share, 6)})
    else:
        n = shared.n_moved + shared.n_left
        click.echo(
            f"Moved {shared.n_moved} of {n} units, {shared.share:.0%} of what is left to do, to {other}.\n"
            f"There `tilewright resume {other}` does them; `tilewright job {file} --merge {other}` takes them back."
        )
    return DONE


def _merge(file: str, other: str, workers: int, as_json: bool) -> int:
    from ..jobs.merge import merge_job
    from .long_count import go_on

    merged = merge_job(Path(file), Path(other))
    kept = f" and {merged.n_solutions:,} {'answers' if _is_sweep(file) else 'solutions'}" if merged.n_solutions else ""
    took = f"Took {merged.n_units} units{kept} from {other}"
    if not merged.n_open and not merged.n_elsewhere:
        note(f"{took}: all is done.")
        return go_on(file, workers, LimitChoice(None, None), False, as_json)
    if as_json:
        facts = {"units": merged.n_units, "solutions": merged.n_solutions}
        print_json({**facts, "open": merged.n_open, "elsewhere": merged.n_elsewhere})
    else:
        click.echo(f"{took}. Left to do: {merged.n_open} units here, {merged.n_elsewhere} in other files.")
    return DONE

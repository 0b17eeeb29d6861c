"""All setups of a template answered: tables of all rolls, dates, sets of pieces and sizes, and a picture of each.

A sweep is kept in a job file, so that it goes on where it was interrupted, or where its time was over when it is given
more.
"""

from __future__ import annotations

import gzip
import shlex
from contextlib import suppress

from ...errors import InvalidRequest, MissingExtra, NoEngine, OutOfTime
from ...families import Puzzle
from ...families.setup_kinds import SETUP_KINDS
from ...jobs.file import JobFile
from ...jobs.kinds import job_in
from ...jobs.run import run_job
from ...jobs.spec import SweepSpec
from ...jobs.sweep_rows import table_content
from ...rendering.histogram import histogram_svg
from ...rendering.size_grid import size_grid_svg, size_grids
from ...solving.sweep import Sweep
from ...solving.sweep_plan import SweepQuestion
from ..base import AtlasFacts, MadePart, PartRequest, ProcessorLimit
from ..entries import slug_of
from ..setup_pages import setup_pages

_TABLES = ("csv", "parquet")
_COMPRESSED_FROM = 1_000_000


def make_setups(request: PartRequest) -> MadePart:
    """Answer all setups of the puzzle and of its variants, as far as they are templates."""
    files: dict[str, bytes] = {}
    tables: list[AtlasFacts] = []
    left = request.options.setup_seconds
    has_sums = {one["variant"] for one in request.facts["about"]["known"] if one["target"] is not None}
    for variant in request.variants:
        puzzle = request.variant(variant)
        if puzzle.setup is None and variant not in has_sums:
            continue
        limit = ProcessorLimit(left)
        try:
            swept, engine = _swept(request, puzzle, variant, limit)
        except (InvalidRequest, NoEngine, OutOfTime) as reason:
            tables.append(_unanswered(puzzle, variant, str(reason)))
            continue
        left = limit.left
        name = f"setups-{slug_of(variant) or len(tables)}" if variant else "setups"
        if f"{name}.csv" in files:
            name = f"{name}-{len(tables)}"
        made = _made(request, puzzle, variant, swept, name)
        tables.append({**made.facts, "engine": engine})
        files |= made.files
    return MadePart({"tables": tables}, files)


def _swept(request: PartRequest, puzzle: Puzzle, variant: str, limit: ProcessorLimit) -> tuple[Sweep, str]:
    """The answers, as far as time sufficed, and the engine."""
    asks: SweepQuestion = "solvable" if _kind(puzzle) == "size" else "count"
    spec = SweepSpec.of(puzzle, asks, limit=request.options.setup_limit)
    path = request.work / f"{request.entry.slug}-{spec.digest[:16]}.job"

    def tell(progress: object) -> None:
        request.tell("all setups" + f" of {variant}" * bool(variant))
        limit()

    try:
        tell(None)
        swept = run_job(path, spec, limits=limit.limits(), on_progress=tell).sweep
    except OutOfTime:
        if not path.exists():
            raise
        with JobFile.open(path) as job:
            swept = job_in(job).swept()
    if swept.exhausted:
        for used in (path, path.with_name(f"{path.name}.lock")):
            with suppress(OSError):
                used.unlink()
    return swept, spec.plan().engine


def _kind(puzzle: Puzzle) -> str:
    return "target" if puzzle.setup is None else puzzle.setup.kind


def _unanswered(puzzle: Puzzle, variant: str, reason: str) -> AtlasFacts:
    asks = "solvable" if _kind(puzzle) == "size" else "count"
    facts: AtlasFacts = {"variant": variant, "kind": _kind(puzzle), "question": asks, "setups": 0, "answered": 0}
    facts |= {"solvable": 0, "total": None, "fewest": None, "median": None, "most": None, "exhausted": False}
    facts |= {"hardest": [], "n_hardest": 0, "least": None, "easiest": [], "n_easiest": 0}
    facts |= {"agreeing": 0, "differing": 0, "engine": "", "files": [], "pages": [], "picture": None}
    return {**facts, "remark": reason}


def _made(request: PartRequest, puzzle: Puzzle, variant: str, swept: Sweep, name: str) -> MadePart:
    """The tables, the pages and the picture of the answers, and their sum."""
    summary, compared = swept.summary(), swept.compared(variant)
    facts = _unanswered(puzzle, variant, "")
    facts |= {"setups": len(swept.setups), "answered": summary.answered, "solvable": summary.solvable}
    facts |= {"total": summary.total, "fewest": summary.fewest, "median": summary.median, "most": summary.most}
    facts |= {"hardest": list(summary.hardest or ()), "n_hardest": summary.n_hardest, "least": summary.least}
    facts |= {"easiest": list(summary.easiest or ()), "n_easiest": summary.n_easiest}
    agreeing = sum(agrees for _, agrees in compared)
    facts |= {"exhausted": swept.exhausted, "agreeing": agreeing, "differing": len(compared) - agreeing}
    title = request.facts["about"]["title"] + (f", {variant}" if variant else "")
    remarks = [_missing(request, variant, swept)] if not swept.exhausted or request.options.setup_limit else []
    files: dict[str, bytes] = {}
    if not summary.answered:
        return MadePart({**facts, "remark": " ".join(remarks)})
    for kind in _TABLES:
        request.tell(f"writing {name}.{kind}")
        try:
            content = table_content(swept, kind)
        except MissingExtra as reason:
            remarks.append(f"The table in Parquet is missing: {reason}")
            continue
        data, file = content.encode() if isinstance(content, str) else content, f"{name}.{kind}"
        if kind == "csv" and len(data) > _COMPRESSED_FROM:
            data, file = gzip.compress(data, mtime=0), f"{file}.gz"
        files[file] = data
        facts["files"].append({"file": file, "kind": kind, "bytes": len(data)})
    request.tell("drawing")
    files[f"{name}.svg"] = _picture(swept, title).encode()
    pages = setup_pages(swept, puzzle, title, name)
    facts |= {"picture": f"{name}.svg", "pages": list(pages), "remark": " ".join(filter(None, remarks))}
    return MadePart(facts, files | {page: text.encode() for page, text in pages.items()})


def _missing(request: PartRequest, variant: str, swept: Sweep) -> str:
    """What is missing, and the command that answers all."""
    how = f" --variant {shlex.quote(variant)}" if variant else ""
    command = f"tilewright sweep {request.entry.argument}{how} --job setups.job"
    n_missing = len(swept.setups) - len(swept.numbers())
    what = f"{n_missing:,} setups have no answer" if n_missing else f"These are the first {len(swept.setups):,} setups"
    return f"{what}. To answer all: {command}"


def _picture(swept: Sweep, title: str) -> str:
    if swept.sizes is not None:
        return size_grid_svg(size_grids(swept.sizes.axes, swept.sizes.marks), title=title)
    part = "" if swept.exhausted else f"these are not all of {len(swept.setups):,}, nor drawn at random"
    kind = SETUP_KINDS[swept.kind]
    return histogram_svg(swept.numbers(), title=f"{title}: solutions of each {kind.one}", what=kind.many, remark=part)

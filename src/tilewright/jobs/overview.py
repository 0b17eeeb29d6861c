"""How a job stands, read without disturbing the program that works on it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

from ..values import frozen
from .answers import n_kept
from .file import JobFile, JobHeader
from .lock import holder_of
from .schema import damaged
from .spec import SweepSpec

if TYPE_CHECKING:
    from ..answers.jobs import (
        AskedJson,
        CountOfJob,
        EventJson,
        HolderJson,
        JobAnswer,
        OpenSubproblemJson,
        SweepOfJob,
    )


@frozen
class Overview:
    """The contents of a job file at one moment. Of a sweep the nodes and subproblems are classes.

    Attributes
    ----------
    share
        The share of the tree that was walked, here and in merged files.
    found
        Distinct solutions that are known of so far; of a sweep the classes that have one.
    work_seconds
        Working time, of all workers together.
    seconds
        How long all runs together have lasted.
    holder
        The program that works on it now: `pid`, `host`, `since`; None if there is none.
    still_open
        The open subproblems, and how far each is.
    """

    header: JobHeader
    share: float
    n_open: int
    n_done: int
    n_elsewhere: int
    nodes: int
    found: int
    work_seconds: float
    seconds: float
    n_runs: int
    kept: int | None
    holder: HolderJson | None
    events: list[EventJson]
    still_open: list[OpenSubproblemJson]

    def to_json(self) -> JobAnswer:
        """The same as plain data."""
        spec = self.header.spec
        asked: AskedJson = (
            {"kind": "sweep", "asks": spec.asks, "classes": self.header.setup["classes"]}
            if isinstance(spec, SweepSpec)
            else {"relabelings": spec.relabelings}
        )
        return {
            "puzzle": spec.name,
            **asked,
            "engine": self.header.engine,
            "version": self.header.version,
            "share": round(self.share, 9),
            "subproblems": {"open": self.n_open, "done": self.n_done, "elsewhere": self.n_elsewhere},
            "open": self.still_open,
            "nodes": self.nodes,
            "found": self.found,
            "work_seconds": round(self.work_seconds, 3),
            "seconds": round(self.seconds, 3),
            "runs": self.n_runs,
            "kept": self.kept,
            "running": self.holder,
            "answer": cast("CountOfJob | SweepOfJob | None", self.header.answer),
            "log": self.events,
        }


def overview(path: Path) -> Overview:
    """Tell how a job stands; InvalidJob if the file is none."""
    holder = cast("HolderJson | None", holder_of(path))
    with JobFile.open(path) as job, job.snapshot():
        read = _read_classes if isinstance(job.header.spec, SweepSpec) else _read_tree
        share, numbers, nodes, found, work, still_open = read(job)
        return Overview(
            job.header,
            min(1.0, share),
            numbers["open"],
            numbers["done"],
            numbers["elsewhere"],
            nodes,
            found,
            work,
            job.seconds,
            job.n_runs,
            n_kept(job),
            holder,
            job.events(),
            still_open,
        )


Standing = tuple[float, dict[str, int], int, int, float, "list[OpenSubproblemJson]"]
"""The share that is done, how many are open, done and elsewhere, nodes, found, seconds of work, and what is open."""


def _read_classes(job: JobFile) -> Standing:
    n = job.header.setup["classes"]
    answers, answered = job.answers(n), job.answered()
    numbers = {"open": n - len(answers), "done": len(answered), "elsewhere": len(answers) - len(answered)}
    n_solvable = sum(answer > 0 for _, answer, _ in answered)
    return len(answered) / max(1, n), numbers, len(answered), n_solvable, sum(seconds for *_, seconds in answered), []


def _read_tree(job: JobFile) -> Standing:
    numbers = {"open": 0, "done": 0, "elsewhere": 0}
    share = work = 0.0
    nodes = found = 0
    still_open: list[OpenSubproblemJson] = []
    parts = {part: (weight, width) for part, weight, width in job.parts()}
    for sub in job.subproblems(with_states=False):
        if sub.part not in parts:
            raise damaged(job.path, f"part {sub.part} of the search has no weight")
        weight, width = parts[sub.part]
        numbers[sub.status] += 1
        share += width * sub.walked
        nodes += sub.counts.nodes
        found += weight * sub.counts.found
        work += sub.counts.seconds
        if sub.status == "open":
            size = sub.high - sub.low
            one: OpenSubproblemJson = {
                "part": sub.part,
                "path": sub.path,
                "nodes": sub.counts.nodes,
                "found": sub.counts.found,
                "size": size,
                "walked": sub.walked / size if size else 1.0,
            }
            still_open.append(one)
    return share, numbers, nodes, found, work, still_open

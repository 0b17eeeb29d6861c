"""How a job stands, read without disturbing the program that works on it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

from ..values import frozen
from .file import JobFile, JobHeader
from .kinds import job_in
from .lock import holder_of

if TYPE_CHECKING:
    from ..answers.jobs import CountOfJob, EventJson, HolderJson, JobAnswer, OpenSubproblemJson, SweepOfJob


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
    still_open
        The open subproblems, and how far each is.
    seconds
        How long all runs together have lasted.
    holder
        The program that works on it now: `pid`, `host`, `since`; None if there is none.
    """

    header: JobHeader
    share: float
    n_open: int
    n_done: int
    n_elsewhere: int
    nodes: int
    found: int
    work_seconds: float
    still_open: list[OpenSubproblemJson]
    seconds: float
    n_runs: int
    kept: int | None
    holder: HolderJson | None
    events: list[EventJson]

    def to_json(self) -> JobAnswer:
        """The same as plain data."""
        spec = self.header.spec
        return {
            "puzzle": spec.name,
            **spec.asked(self.header.setup),
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
        standing = job_in(job).standing()
        return Overview(job.header, *standing, job.seconds, job.n_runs, job.n_kept, holder, job.events())

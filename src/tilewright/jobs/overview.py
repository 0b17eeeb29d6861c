"""How it stands with a job, read without disturbing whoever works on it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .file import Head, JobFile
from .lock import holder_of
from .question import SweepQuestion


@dataclass(frozen=True)
class Overview:
    """What is in a job file at one moment."""

    head: Head
    share: float
    """Of the tree that was walked, here and in what was merged."""
    n_open: int
    n_done: int
    n_elsewhere: int
    nodes: int
    found: int
    """Distinct solutions that are known of so far; of a sweep, whose nodes are classes, those with a solution."""
    work_seconds: float
    """Time of work, of all workers together."""
    seconds: float
    """How long all runs together have lasted."""
    n_runs: int
    kept: int | None
    holder: dict[str, Any] | None
    """Who works on it now: `pid`, `host`, `since`; None for nobody."""
    events: list[dict[str, Any]]
    units: list[dict[str, Any]]
    """Those that are open, and how far each is."""

    def to_json(self) -> dict[str, Any]:
        """The same as plain data."""
        question = self.head.question
        asked = (
            {"kind": "sweep", "asks": question.asks, "classes": self.head.setup.get("classes")}
            if isinstance(question, SweepQuestion)
            else {"relabelings": question.relabelings}
        )
        return {
            "puzzle": question.name,
            **asked,
            "engine": self.head.engine,
            "version": self.head.version,
            "share": round(self.share, 9),
            "units": {"open": self.n_open, "done": self.n_done, "elsewhere": self.n_elsewhere},
            "open_units": self.units,
            "nodes": self.nodes,
            "found": self.found,
            "work_seconds": round(self.work_seconds, 3),
            "seconds": round(self.seconds, 3),
            "runs": self.n_runs,
            "kept": self.kept,
            "running": self.holder,
            "answer": self.head.answer,
            "log": self.events,
        }


def overview(path: Path) -> Overview:
    """How it stands with a job; InvalidJob if the file is none."""
    holder = holder_of(path)
    numbers = {"open": 0, "done": 0, "elsewhere": 0}
    share = work = 0.0
    nodes = found = 0
    units = []
    with JobFile.open(path) as job, job.snapshot():
        parts = {part: (weight, width) for part, weight, width in job.parts()}
        for row in job.rows(with_states=False):
            weight, width = parts[row.part]
            numbers[row.status] += 1
            share += width * row.walked
            nodes += row.tally.nodes
            found += weight * row.tally.found
            work += row.tally.seconds
            if row.status == "open":
                unit = {"part": row.part, "path": row.path, "nodes": row.tally.nodes, "found": row.tally.found}
                size = row.high - row.low
                units.append({**unit, "size": size, "walked": row.walked / size if size else 1.0})
        events = job.events()
        return Overview(
            job.head,
            min(1.0, share),
            numbers["open"],
            numbers["done"],
            numbers["elsewhere"],
            nodes,
            found,
            work,
            job.seconds,
            sum(event["what"] in ("started", "resumed") for event in events),
            job.n_solutions if job.head.question.keeps else None,
            holder,
            events,
            units,
        )

"""The kinds of jobs, by the names that their specifications have for them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from .count_job import CountJob
from .file import JobFile
from .sweep_job import SweepJob

KINDS: dict[str, Any] = {"count": CountJob, "sweep": SweepJob}


def job_in(file: JobFile, memory: int | None = None) -> CountJob | SweepJob:
    """The job in an open file. With `memory` its search may take this many bytes, whatever the file says."""
    spec = file.header.spec
    job: CountJob | SweepJob = KINDS[spec.kind](file, replace(spec, memory=memory or spec.memory))
    return job

"""A sweep in its file: the classes of the setups are answered, read, moved and merged."""

from __future__ import annotations

import signal
import time
from functools import cached_property
from pathlib import Path
from typing import Any

from ..errors import CannotSave
from ..solving import Effort, Limits, OnProgress
from ..solving.executors import Executor
from ..solving.live import Budget
from ..solving.signals import on_signal
from ..solving.sweep import Sweep, run_sweep, sweep_of
from ..solving.sweep_plan import SweepPlan, n_needed
from .file import JobFile, JobHeader, Standing
from .journal import JobJournal
from .schema import damaged
from .spec import SweepSpec


class SweepJob:
    """A sweep in an open file."""

    def __init__(self, file: JobFile, spec: SweepSpec) -> None:
        self.file = file
        self.spec = spec

    @staticmethod
    def create(path: Path, spec: SweepSpec, setup: dict[str, Any]) -> None:
        """Make the file of a sweep that no program has worked on yet."""
        plan = spec.plan()
        JobFile.create(path, JobHeader.of(spec, plan, {**setup, "classes": len(plan.order)}))

    @cached_property
    def plan(self) -> SweepPlan:
        """The classes to answer."""
        return self.spec.plan()

    def _answers(self) -> dict[int, int | None]:
        return self.file.answers(len(self.plan.order))

    def begin(self) -> float:
        """Read what is done before the search, and return its share."""
        self._known = self._answers()
        n_answered = sum(answer is not None for answer in self._known.values())
        return n_answered / (n_answered + len(self.plan.left(self._known)) or 1)

    def search(self, limits: Limits, executor: Executor, journal: JobJournal, on_progress: OnProgress | None) -> str:
        """Search until the end or a limit; returns why the file could not be written, if so."""
        self._budget, problem, before, began = Budget(limits), "", self.file.seconds, time.perf_counter()
        try:
            with on_signal(signal.SIGTERM, lambda: self._budget.stop("interrupt")):
                try:
                    run_sweep(
                        self.plan,
                        self._budget,
                        executor,
                        known=self._known,
                        seconds_before=before,
                        record=journal.record_answers,
                        on_progress=on_progress,
                    )
                finally:
                    # Also after an error: the answers that the journal still holds back are done.
                    with self.file.transaction():
                        journal.flush()
        except CannotSave as cannot:
            problem = str(cannot)
        self._seconds = before + time.perf_counter() - began
        return problem

    def found(self, stopped_by: str) -> tuple[Sweep, Effort]:
        """What the file has now; `stopped_by` tells what stopped the search besides its limits, or ""."""
        answers = self._answers()
        swept = sweep_of(self.plan, answers, self._seconds, stopped_by or self._budget.stopped_by)
        n_answered = sum(answer is not None for answer in answers.values())
        return swept, Effort(self.plan.engine, self.plan.why, n_answered, self._seconds, swept.stopped_by)

    def read_again(self, plain: dict[str, Any], effort: Effort) -> Sweep:
        """The answers in the file."""
        return self.swept()

    def swept(self) -> Sweep:
        """The answers so far, also while a program works on it.

        Raises InvalidJob if this program numbers the classes in another way.
        """
        self.file.header.require_order(self.plan, self.file.path, "puts the setups into another order; read it")
        return sweep_of(self.plan, self._answers(), self.file.seconds, "unfinished")

    def standing(self) -> Standing:
        """How many classes are answered."""
        n = self.file.header.setup["classes"]
        answers, answered = self.file.answers(n), self.file.answered()
        n = n_needed(n, answers, self.spec.first)
        n_done, n_solvable = len(answered), sum(answer > 0 for _, answer, _ in answered)
        work = sum(seconds for *_, seconds in answered)
        n_open = sum(number not in answers for number in range(n))
        return min(1.0, n_done / max(1, n)), n_open, n_done, len(answers) - n_done, n_done, n_solvable, work, []

    def merge(self, theirs: JobFile) -> tuple[int, int, int, int]:
        """Take the answers of another file; see `merge_job`."""
        job, n = self.file, len(self.plan.order)
        ours, _, taken = self._answers(), theirs.answers(n), theirs.answered()
        for number, answer, _ in taken:
            if ours.get(number, answer) not in (None, answer):
                raise damaged(job.path, f"class {number} has {ours[number]} solutions here, {answer} in {theirs.path}")
        n_before = len(job.answered())
        with job.transaction():
            job.put_answers(taken)
            n_taken = len(job.answered()) - n_before
            job.put_event("merged", note=f"{n_taken} classes of {theirs.path.name}")
        after = self._answers()
        return n_taken, 0, len(self.plan.left(after)), list(after.values()).count(None)

    def split(self, other: Path) -> tuple[int, int, float]:
        """Move the last half of the classes that are not answered into a new file: neighbors stay together."""
        job, plan, known = self.file, self.plan, self._answers()
        left = plan.left(known)
        moved = left[len(left) - len(left) // 2 :]
        if moved:
            others = sorted({*plan.order} - {*moved})
            JobFile.create(other, job.header, elsewhere=others, note=f"taken from {job.path.name}")
            with job.moving(other, f"{len(moved)} classes"):
                job.put_elsewhere(moved)
        return len(moved), len(left) - len(moved), len(moved) / (len(left) or 1)

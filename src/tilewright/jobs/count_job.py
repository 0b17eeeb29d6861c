"""A count in its file: subproblems, which make up the whole tree, are searched, read, moved and merged."""

from __future__ import annotations

import signal
from collections.abc import Iterable
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..errors import CannotSave, InvalidJob
from ..solving import Count, Effort, Limits, OnProgress, Run
from ..solving.counting import CountPlan
from ..solving.executors import Executor
from ..solving.live import LiveSearch
from ..solving.signals import on_signal
from ..solving.subproblem import NO_COUNTS, Key, Subproblem
from ..solving.sweep import Sweep
from .file import JobFile, JobHeader, Standing
from .journal import JobJournal, gap_or_overlap, parts_of, resumed
from .schema import damaged
from .spec import CountSpec

if TYPE_CHECKING:
    from ..answers.jobs import OpenSubproblemJson

# Open subproblems are split until there are this many, or none can be split any more.
_ENOUGH = 16


class CountJob:
    """A count in an open file."""

    def __init__(self, file: JobFile, spec: CountSpec) -> None:
        self.file = file
        self.spec = spec

    @staticmethod
    def create(path: Path, spec: CountSpec, setup: dict[str, Any]) -> None:
        """Make the file of a count that no program has worked on yet."""
        plan = spec.plan()
        first = plan.first()
        JobFile.create(path, JobHeader.of(spec, plan, setup), parts=parts_of(plan, first), subproblems=first)

    @cached_property
    def plan(self) -> CountPlan:
        """The searches that answer it."""
        return self.spec.plan()

    def begin(self) -> float:
        """Read what is done before the search, and return its share; InvalidJob if its subproblems cannot be all."""
        self._done = resumed(self.file, self.plan)
        return self._done.walked + sum(self.plan.width(sub.part) * sub.walked for sub in self._done.open)

    def search(self, limits: Limits, executor: Executor, journal: JobJournal, on_progress: OnProgress | None) -> str:
        """Search until the end or a limit; returns why the file could not be written, if so."""
        self._run = Run(
            self.plan, limits, executor=executor, journal=journal, resumed=self._done, on_progress=on_progress
        )
        try:
            # A batch system asks a program to end before it kills it.
            with on_signal(signal.SIGTERM, self._run.interrupt):
                self._run.to_end()
        except CannotSave as cannot:
            return str(cannot)
        return ""

    def found(self, stopped_by: str) -> tuple[Count, Effort]:
        """What the search knows now; `stopped_by` tells what stopped it besides its limits, or ""."""
        run = self._run
        effort = replace(run.effort, stopped_by=stopped_by) if stopped_by else run.effort
        return self.plan.count(run.counts, effort, self.spec.findings(), run.done_parts), effort

    def swept(self) -> Sweep:
        """Raise InvalidJob: a count has no answers of setups."""
        raise InvalidJob(f"{self.file.path} is about one puzzle: it is no sweep")

    def read_again(self, plain: dict[str, Any], effort: Effort) -> Count:
        """The numbers, from the answer in the file."""
        orders = plain["symmetries"]
        return Count(
            plain["raw"],
            plain["distinct"],
            plain["up_to_rotation"],
            plain["up_to_symmetry"],
            plain["up_to_relabeling"],
            (orders["rotations"], orders["all"], orders["with_relabelings"]),
            {int(target): number for target, number in plain["by_target"].items()},
            effort,
            self.spec.findings(),
            plain.get("up_to_lines"),
            plain.get("line_exchanges"),
            tuple(plain.get("exact", ())),
        )

    def standing(self) -> Standing:
        """How far its subproblems are."""
        numbers = {"open": 0, "done": 0, "elsewhere": 0}
        share = work = 0.0
        nodes = found = 0
        still_open: list[OpenSubproblemJson] = []
        parts = {part: (weight, width) for part, weight, width in self.file.parts()}
        for sub in self.file.subproblems(with_states=False):
            if sub.part not in parts:
                raise damaged(self.file.path, f"part {sub.part} of the search has no weight")
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
        return share, numbers["open"], numbers["done"], numbers["elsewhere"], nodes, found, work, still_open

    def merge(self, theirs: JobFile) -> tuple[int, int, int, int]:
        """Take the subproblems that another file has finished; see `merge_job`."""
        job = self.file
        ours = {sub.key: sub for sub in job.subproblems(with_states=False)}
        changed = [
            new
            for sub in theirs.subproblems(with_states=False)
            if (new := _taken(ours, sub, job.path, theirs.path)) is not None
        ]
        after = {**ours, **{sub.key: sub for sub in changed}}
        if fault := gap_or_overlap(self.plan, after.values()):
            raise InvalidJob(
                f"{job.path} and {theirs.path} do not fit together, {fault}: one may be a copy, made before the other "
                f"was shared. Nothing is changed; only a file made by `tilewright job {job.path} --split`, and its "
                f"parts, can be merged"
            )
        n_done, n_kept = sum(sub.is_done for sub in changed), job.n_solutions
        with job.transaction():
            job.put_parts(theirs.parts())
            for sub in changed:
                if sub.key in ours:
                    job.change(sub)
                else:
                    job.put_subproblems([sub])
            job.put_solutions(theirs.solutions())
            job.put_event("merged", note=f"{n_done} subproblems of {theirs.path.name}")
        statuses = [sub.status for sub in after.values()]
        return n_done, job.n_solutions - n_kept, statuses.count("open"), statuses.count("elsewhere")

    def split(self, other: Path) -> tuple[int, int, float]:
        """Move subproblems into a new file; if there are only a few, they are split first."""
        job, plan = self.file, self.plan
        resumed(job, plan)
        subproblems = {sub.key: sub for sub in job.subproblems()}
        before = set(subproblems)
        _split_up(plan, subproblems)
        still_open = [sub for sub in subproblems.values() if sub.status == "open"]
        moved = _half(plan, still_open)
        if moved:
            there = (sub if sub.key in moved else _elsewhere(sub) for sub in subproblems.values())
            JobFile.create(other, job.header, parts=job.parts(), subproblems=there, note=f"taken from {job.path.name}")
            with job.moving(other, f"{len(moved)} subproblems"):
                for key, sub in subproblems.items():
                    here = _elsewhere(sub) if key in moved else sub
                    if key in before:
                        job.change(here)
                    else:
                        job.put_subproblems([here])
        left = {sub.key: _weight(plan, sub) for sub in still_open}
        share = sum(left[key] for key in moved) / (sum(left.values()) or 1.0)
        return len(moved), len(still_open) - len(moved), share


def _taken(subproblems: dict[Key, Subproblem], theirs: Subproblem, path: Path, other: Path) -> Subproblem | None:
    """The state of a subproblem here after the merge; None if nothing changes."""
    ours = subproblems.get(theirs.key)
    # What is not finished over there stays there, and may be split further there.
    taken = theirs if theirs.is_done else _elsewhere(theirs)
    if ours is None:
        return taken
    if ours.status == "elsewhere":
        return None if theirs.status == "elsewhere" and theirs.high >= ours.high else taken
    if theirs.status == "elsewhere":
        return None
    if ours.is_done and theirs.is_done and _unsaid(ours) == _unsaid(theirs):
        # It was merged before.
        return None
    raise InvalidJob(
        f"{path} and {other} both worked on subproblem {ours.part}/{ours.path or 'all'}: what they found cannot be "
        f"told apart. Only a file made by `tilewright job {path} --split`, and its parts, can be merged"
    )


def _unsaid(sub: Subproblem) -> Subproblem:
    """A subproblem without what may differ between two files although it was searched once."""
    return replace(sub, counts=replace(sub.counts, seconds=0.0), engine="", walked=0.0)


def _weight(plan: CountPlan, sub: Subproblem) -> float:
    # Parts that are searched at the end have no width.
    return (plan.width(sub.part) or 1e-9) * sub.left


def _elsewhere(sub: Subproblem) -> Subproblem:
    """A subproblem as it stands in a file that has nothing to do with it."""
    return replace(sub, status="elsewhere", walked=0.0, counts=NO_COUNTS, state=None)


def _split_up(plan: CountPlan, subproblems: dict[Key, Subproblem]) -> None:
    """Split the open subproblems with the most to do, until there are enough of them; changes the dictionary."""
    whole: set[Key] = set()
    while True:
        still_open = [sub for sub in subproblems.values() if sub.status == "open"]
        divisible = [sub for sub in still_open if sub.key not in whole]
        if len(still_open) >= _ENOUGH or not divisible:
            return
        sub = max(divisible, key=lambda sub: _weight(plan, sub))
        live = LiveSearch(plan, sub, 0.0)
        other = live.search.split()
        report = live.report(with_state=True)
        if other is None or report.subproblem.state is None:
            whole.add(sub.key)
            continue
        child = live.child(other)
        subproblems |= {sub.key: report.subproblem, child.key: child}


def _half(plan: CountPlan, still_open: Iterable[Subproblem]) -> set[Key]:
    """Open subproblems with about half of what is left to do, but not all of them; none of a single one."""
    halves: list[list[Subproblem]] = [[], []]
    sums = [0.0, 0.0]
    for sub in sorted(still_open, key=lambda sub: _weight(plan, sub), reverse=True):
        smaller = min((0, 1), key=lambda k: (sums[k], len(halves[k])))
        halves[smaller].append(sub)
        sums[smaller] += _weight(plan, sub)
    return {sub.key for sub in halves[1]}

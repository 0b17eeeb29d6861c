"""Give a part of a job to another file, for another machine: what it has is then `elsewhere` here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from ..errors import InvalidJob, InvalidRequest
from ..solving.counting import CountPlan
from ..solving.live import LiveSearch
from ..solving.subproblem import NO_COUNTS, Key, Subproblem
from ..solving.sweep_plan import SweepPlan
from .file import JobFile, require_file
from .journal import resumed
from .lock import locked

# Open subproblems are split until there are this many, or none can be split any more.
_ENOUGH = 16


def split_job(path: Path, other: Path) -> tuple[int, int, float]:
    """Move about half of what is left to do of a job, on which no program works, into a new file.

    Returns how many subproblems were moved (of a sweep: classes), how many stay, and the share that was moved of what
    is left to do. Raises InvalidJob if there is nothing to share.
    """
    if other.exists():
        raise InvalidRequest(f"{other} is there already; a part of a job goes into a new file")
    require_file(path)
    with locked(path), JobFile.open(path, writes=True) as job:
        if job.header.answer is not None:
            raise InvalidJob(f"{path} is done: there is nothing to share; `tilewright resume {path}` shows the answer")
        plan = job.header.spec.plan()
        job.header.require_plan(plan, path)
        split = _split_classes(job, plan, other) if isinstance(plan, SweepPlan) else _split_tree(job, plan, other)
        if not split[0]:
            raise InvalidJob(
                f"{path} cannot be shared: its search cannot be divided now. Let it run for a while, or not at all"
            )
        return split


def _split_classes(job: JobFile, plan: SweepPlan, other: Path) -> tuple[int, int, float]:
    """Move the last half of the classes that are not answered: neighbors stay together."""
    known = job.answers(len(plan.order))
    left = [number for number in plan.order if number not in known]
    moved = left[len(left) - len(left) // 2 :]
    if moved:
        others = sorted({*plan.order} - {*moved})
        JobFile.create(other, job.header, elsewhere=others, note=f"taken from {job.path.name}")
        with _moving(job, other, f"{len(moved)} classes"):
            job.put_elsewhere(moved)
    return len(moved), len(left) - len(moved), len(moved) / (len(left) or 1)


def _split_tree(job: JobFile, plan: CountPlan, other: Path) -> tuple[int, int, float]:
    """Move subproblems; if there are only a few, they are split first."""
    resumed(job, plan)
    subproblems = {sub.key: sub for sub in job.subproblems()}
    before = set(subproblems)
    _split_up(plan, subproblems)
    still_open = [sub for sub in subproblems.values() if sub.status == "open"]
    moved = _half(plan, still_open)
    if moved:
        there = (sub if sub.key in moved else elsewhere(sub) for sub in subproblems.values())
        JobFile.create(other, job.header, parts=job.parts(), subproblems=there, note=f"taken from {job.path.name}")
        with _moving(job, other, f"{len(moved)} subproblems"):
            for key, sub in subproblems.items():
                here = elsewhere(sub) if key in moved else sub
                if key in before:
                    job.change(here)
                else:
                    job.put_subproblems([here])
    left = {sub.key: _weight(plan, sub) for sub in still_open}
    share = sum(left[key] for key in moved) / (sum(left.values()) or 1.0)
    return len(moved), len(still_open) - len(moved), share


@contextmanager
def _moving(job: JobFile, other: Path, what: str) -> Iterator[None]:
    """One transaction that notes what was moved into a new file, which is removed if the transaction fails.

    The new file comes first: if this one is not changed after all, work is done twice, but none is forgotten.
    """
    n_events = len(job.events())
    try:
        with job.transaction():
            yield
            job.put_event("split", note=f"{what} moved to {other.name}")
    except BaseException:
        # Ctrl-C may come when it is done already. Then the other file has the only copy.
        if len(job.events()) == n_events:
            other.unlink(missing_ok=True)
        raise


def _weight(plan: CountPlan, sub: Subproblem) -> float:
    # Parts that are searched at the end have no width.
    return (plan.width(sub.part) or 1e-9) * sub.left


def elsewhere(sub: Subproblem) -> Subproblem:
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

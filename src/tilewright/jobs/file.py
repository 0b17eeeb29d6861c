"""A job as a file: its specification, the subproblems or answers so far, and a log.

The subproblems on disk are at any moment a partition of the tree: one that is split, and those that it gave away, are
written in one transaction. Its counts are from its beginning on, so that writing them twice changes nothing.
"""

from __future__ import annotations

import json
import os
import socket
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from .. import __version__
from ..engines import search_digest
from ..errors import InvalidJob
from ..solving.executors import ItemAnswer
from ..solving.subproblem import Counts, Subproblem
from ..values import frozen
from ..writing import replacing
from .lock import now
from .rows import Record, SealedRows
from .schema import COLUMNS, check_tables, connect, create_tables, damaged, explaining
from .spec import JobPlan, JobSpec, digest_of_plan, spec_of

if TYPE_CHECKING:
    from ..answers.jobs import EventJson, OpenSubproblemJson

Standing = tuple[float, int, int, int, int, int, float, "list[OpenSubproblemJson]"]
"""The share that is done, how many are open, done and elsewhere, nodes, found, seconds of work, and what is open."""


@frozen
class JobHeader:
    """The specification of a job. `setup` says how its puzzle was opened, to show the answer; `answer` comes last.

    Attributes
    ----------
    plan
        The digest of the plan: see `digest_of_plan`.
    """

    spec: JobSpec
    plan: str
    kernels: str
    version: str
    engine: str
    setup: dict[str, Any]
    answer: dict[str, Any] | None = None

    @classmethod
    def of(cls, spec: JobSpec, plan: JobPlan, setup: dict[str, Any]) -> JobHeader:
        """The header of a new job."""
        return cls(spec, digest_of_plan(plan), search_digest(), __version__, plan.engine, setup)

    def require_order(self, plan: JobPlan, path: Path, otherwise: str) -> None:
        """Raise InvalidJob if this program numbers in another way what the job keeps; `otherwise` says what."""
        if self.plan != digest_of_plan(plan):
            raise InvalidJob(f"{path} was begun by tilewright {self.version}, which {otherwise} with that one")

    def require_plan(self, plan: JobPlan, path: Path) -> None:
        """Raise InvalidJob if the states of this job do not fit the searches of this program."""
        if self.kernels != search_digest():
            what = f"with other kernels or engines ({self.kernels}, here {search_digest()})"
        elif self.plan != digest_of_plan(plan):
            what = "in another way"
        else:
            return
        raise InvalidJob(
            f"{path} was begun by tilewright {self.version}; this is tilewright {__version__}, which searches {what}. "
            f"Go on with the one that began it, or begin anew with another file"
        )


# No count has as many digits; Python would refuse a few thousand.
_MOST_DIGITS = 1000


class JobFile:
    """An open job file. To write, hold its lock."""

    def __init__(self, path: Path, connection: sqlite3.Connection, header: JobHeader) -> None:
        self.path = path
        self.header = header
        self._rows = SealedRows(connection, path)

    @classmethod
    def create(
        cls,
        path: Path,
        header: JobHeader,
        *,
        parts: Iterable[tuple[int, int, float]] = (),
        subproblems: Iterable[Subproblem] = (),
        elsewhere: Iterable[int] = (),
        note: str = "",
    ) -> None:
        """A new file, all of it or nothing.

        It has these subproblems; of each part its number, weight and width are given. Of a sweep it has all classes
        but those that are `elsewhere`.
        """
        with explaining(path, is_new=True), replacing(path) as draft:
            # What a job of this name left behind would be taken for the latest changes of the new one.
            for file in (draft, path):
                for suffix in ("-wal", "-shm", "-journal"):
                    file.with_name(file.name + suffix).unlink(missing_ok=True)
            draft.unlink(missing_ok=True)
            with closing(connect(draft, "rwc")) as connection:
                create_tables(connection)
                job = cls(draft, connection, header)
                with job.transaction():
                    job._rows.add("job", _header_row(header))
                    job.put_parts(parts)
                    job.put_subproblems(subproblems)
                    job.put_elsewhere(elsewhere)
                    job.put_event("made", note=note)
                # From now on readers and the writer do not wait for each other.
                connection.execute("PRAGMA journal_mode = WAL")

    @classmethod
    @contextmanager
    def open(cls, path: Path, *, writes: bool = False) -> Iterator[JobFile]:
        """A job file that is there, for the duration of the block. Opening it changes nothing.

        Raises InvalidJob if it is none, damaged, or of another version, CannotSave if the disk does not take or give
        what is written or read in the block.
        """
        require_file(path)
        with explaining(path):
            connection = connect(path, "rw" if writes else "ro")
            try:
                check_tables(connection, path)
                yield cls(path, connection, _header(SealedRows(connection, path), path))
            finally:
                # One plain file stays behind, unless another program reads it just now.
                with suppress(sqlite3.Error):
                    connection.close()

    def transaction(self) -> AbstractContextManager[None]:
        """All that is written in the block, or nothing; CannotSave if the disk does not take it."""
        return self._rows.transaction()

    def snapshot(self) -> AbstractContextManager[None]:
        """All that is read in the block is of one moment."""
        return self._rows.snapshot()

    def subproblems(self, *, with_states: bool = True) -> list[Subproblem]:
        """All subproblems, in the order in which they came about; InvalidJob if one cannot be."""
        return [
            sub if with_states else replace(sub, state=None)
            for sub in map(self._subproblem, self._rows.all("subproblem"))
        ]

    def _subproblem(self, row: Record) -> Subproblem:
        _, part, path, low, high, walked, engine, counts, state, status = row
        try:
            sub = Subproblem(part, path, low, high, walked, engine, Counts.from_json(json.loads(counts)), state, status)
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as problem:
            raise damaged(self.path, f"the counts of a subproblem cannot be read: {problem!r}") from None
        if not 0 <= low <= high <= 1 or not 0 <= walked <= high - low:
            raise damaged(self.path, f"the interval of subproblem {part}/{path} is none")
        if sub.is_done and (walked != high - low or state is not None):
            raise damaged(self.path, f"subproblem {part}/{path} is marked as done, but was not walked to its end")
        return sub

    def put_subproblems(self, subproblems: Iterable[Subproblem]) -> None:
        """Add subproblems."""
        for sub in subproblems:
            if not self._rows.add("subproblem", (self._rows.next_key("subproblem"), *_values(sub))):
                raise damaged(self.path, f"the subproblem {sub.part}/{sub.path} is there already")

    def change(self, sub: Subproblem) -> None:
        """Write down how a subproblem stands that is there already."""
        there = self._rows.find("subproblem", part=sub.part, path=sub.path)
        if there is None:
            raise damaged(self.path, f"the subproblem {sub.part}/{sub.path} is missing")
        self._rows.change("subproblem", there, (there[0], *_values(sub)))

    def answers(self, n_classes: int) -> dict[int, int | None]:
        """The answer for each class of a sweep that has one; None for those that are left to another file."""
        answers = {number: answer for number, answer, _ in self._answer_rows()}
        for number, answer in answers.items():
            if not 0 <= number < n_classes:
                raise damaged(self.path, f"an answer that it keeps is none: {answer} of class {number}")
        return answers

    def answered(self) -> list[ItemAnswer]:
        """The classes of a sweep that are answered."""
        return [(number, answer, seconds) for number, answer, seconds in self._answer_rows() if answer is not None]

    def _answer_rows(self) -> Iterator[tuple[int, int | None, float]]:
        for number, answer, seconds in self._rows.all("answer"):
            yield number, None if answer is None else self._whole(answer, "an answer that it keeps"), seconds

    def _whole(self, digits: str, what: str) -> int:
        if not (digits.isascii() and digits.isdecimal() and len(digits) <= _MOST_DIGITS):
            raise damaged(self.path, f"{what} is none: {digits!r}")
        return int(digits)

    def put_answers(self, answers: Iterable[ItemAnswer]) -> None:
        """Add answers; those that are there already change nothing."""
        for number, answer, seconds in answers:
            row = (number, str(answer), seconds)
            if not self._rows.add("answer", row):
                there = self._rows.find("answer", number=number)
                assert there is not None
                if there[1] is None:
                    self._rows.change("answer", there, row)

    def put_elsewhere(self, classes: Iterable[int]) -> None:
        """Leave classes that are not answered to another file."""
        for number in classes:
            self._rows.add("answer", (number, None, 0.0))

    def parts(self) -> list[tuple[int, int, float]]:
        """Of each part its number, its weight and its share of the whole."""
        rows = self._rows.all("part")
        return [(part, self._whole(weight, f"the weight of part {part}"), width) for part, weight, width in rows]

    def put_parts(self, parts: Iterable[tuple[int, int, float]]) -> None:
        """Add parts that are not there yet."""
        for part, weight, width in parts:
            self._rows.add("part", (part, str(weight), width))

    def put_event(self, what: str, *, workers: int = 0, note: str = "") -> int:
        """Add a line to the log; returns its number."""
        number = self._rows.next_key("event")
        self._rows.add("event", (number, now(), what, socket.gethostname(), os.getpid(), workers, 0.0, note))
        return number

    @contextmanager
    def moving(self, other: Path, what: str) -> Iterator[None]:
        """One transaction that notes what was moved into a new file, which is removed if the transaction fails.

        The new file comes first: if this one is not changed after all, work is done twice, but none is forgotten.
        """
        n_events = len(self.events())
        try:
            with self.transaction():
                yield
                self.put_event("split", note=f"{what} moved to {other.name}")
        except BaseException:
            # Ctrl-C may come when it is done already. Then the other file has the only copy.
            if len(self.events()) == n_events:
                other.unlink(missing_ok=True)
            raise

    def put_seconds(self, event: int, seconds: float) -> None:
        """Write down how long a run has lasted."""
        there = self._rows.find("event", id=event)
        if there is None:
            raise damaged(self.path, "a line of its log is missing")
        self._rows.change("event", there, (*there[:-2], round(seconds, 3), there[-1]))

    def events(self) -> list[EventJson]:
        """The log: `at`, `what`, `host`, `pid`, `workers`, `seconds`, `note`."""
        names = [name for name in COLUMNS["event"] if name not in ("id", "digest")]
        return [cast("EventJson", dict(zip(names, line, strict=True))) for _, *line in self._rows.all("event")]

    @property
    def n_runs(self) -> int:
        """The number of times that a search was begun or resumed."""
        return sum(event["what"] in ("started", "resumed") for event in self.events())

    @property
    def seconds(self) -> float:
        """The seconds that all runs together have lasted."""
        return float(sum(event["seconds"] or 0.0 for event in self.events()))

    def put_solutions(self, solutions: Iterable[Sequence[int]]) -> None:
        """Keep canonical solutions; those that are there already change nothing."""
        for choices in solutions:
            self._rows.add("solution", (json.dumps(choices),))

    @property
    def n_solutions(self) -> int:
        """The number of solutions kept."""
        return self._rows.number("solution")

    @property
    def n_kept(self) -> int | None:
        """The number of solutions that the job keeps; None if it keeps none."""
        return self.n_solutions if self.header.spec.keeps else None

    def solutions(self) -> Iterator[tuple[int, ...]]:
        """The solutions that are kept."""
        try:
            for (choices,) in self._rows.each("solution"):
                yield tuple(map(int, json.loads(choices)))
        except (ValueError, TypeError, RecursionError):
            raise damaged(self.path, "a solution cannot be read") from None

    def put_answer(self, answer: dict[str, Any]) -> None:
        """Write down the answer."""
        there = self._rows.find("job", id=1)
        assert there is not None
        self._rows.change("job", there, (*there[:-1], json.dumps(answer)))
        self.header = replace(self.header, answer=answer)


def require_file(path: Path) -> None:
    """Raise InvalidJob if there is no such file."""
    if path.is_dir():
        raise InvalidJob(f"{path} is a folder, not a job file")
    if not path.exists():
        raise InvalidJob(f"there is no job file {path}; `tilewright count PUZZLE --job {path}` begins one")


def _values(sub: Subproblem) -> Record:
    counts = json.dumps(sub.counts.to_json())
    return sub.part, sub.path, sub.low, sub.high, sub.walked, sub.engine, counts, sub.state, sub.status


def _header_row(header: JobHeader) -> Record:
    spec, setup = json.dumps(header.spec.to_json()), json.dumps(header.setup)
    return 1, spec, header.spec.digest, header.plan, header.kernels, header.version, header.engine, setup, None


def _is_setup(setup: dict[str, Any]) -> bool:
    """Tell whether plain data may say how a puzzle was opened."""
    kinds = {"template": str, "variant": str, "target": int, "classes": int, "blocked": list, "pieces": list}
    return all(value is None or isinstance(value, kinds.get(name, object)) for name, value in setup.items())


def _header(rows: SealedRows, path: Path) -> JobHeader:
    row = rows.find("job", id=1)
    if row is None:
        raise damaged(path, "it asks nothing")
    _, spec, digest, plan, kernels, version, engine, setup, answer = row
    try:
        known = None if answer is None else dict(json.loads(answer))
        header = JobHeader(spec_of(json.loads(spec)), plan, kernels, version, engine, dict(json.loads(setup)), known)
        is_same = header.spec.digest == digest
        if not _is_setup(header.setup):
            raise TypeError("its setup is none")
    except (ValueError, TypeError, RecursionError):
        raise damaged(path, "its specification cannot be read") from None
    if not is_same:
        raise damaged(path, "its specification is not the one that it was made for")
    return header

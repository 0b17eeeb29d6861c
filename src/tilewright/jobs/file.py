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
from typing import Any

from .. import __version__
from ..engines import search_digest
from ..errors import InvalidJob
from ..solving.executors import ItemAnswer
from ..solving.subproblem import Counts, Subproblem
from ..values import frozen
from .lock import now
from .schema import check_tables, connect, create_tables, damaged, explaining, replacing
from .spec import JobPlan, JobSpec, digest_of_plan, spec_of


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


_COLUMNS = "part, path, low, high, walked, engine, counts, status"


class JobFile:
    """An open job file. To write, hold its lock."""

    def __init__(self, path: Path, connection: sqlite3.Connection, header: JobHeader) -> None:
        self.path = path
        self.header = header
        self._connection = connection

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
                connection.execute("BEGIN")
                create_tables(connection)
                job = cls(draft, connection, header)
                job._put_header()
                job.put_parts(parts)
                job.put_subproblems(subproblems)
                job.put_elsewhere(elsewhere)
                job.put_event("made", note=note)
                connection.execute("COMMIT")
                # From now on readers and the writer do not wait for each other.
                connection.execute("PRAGMA journal_mode = WAL")

    def _put_header(self) -> None:
        header = self.header
        spec, setup = json.dumps(header.spec.to_json()), json.dumps(header.setup)
        values = (spec, header.spec.digest, header.plan, header.kernels, header.version, header.engine, setup)
        self._connection.execute("INSERT INTO job VALUES (1, ?, ?, ?, ?, ?, ?, ?, NULL)", values)

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
                yield cls(path, connection, _header(connection, path))
            finally:
                # One plain file stays behind, unless another program reads it just now.
                with suppress(sqlite3.Error):
                    connection.close()

    def transaction(self) -> AbstractContextManager[None]:
        """All that is written in the block, or nothing; CannotSave if the disk does not take it."""
        return self._within("BEGIN IMMEDIATE", "COMMIT")

    def snapshot(self) -> AbstractContextManager[None]:
        """All that is read in the block is of one moment."""
        return self._within("BEGIN", "ROLLBACK")

    @contextmanager
    def _within(self, begin: str, end: str) -> Iterator[None]:
        with explaining(self.path):
            try:
                self._connection.execute(begin)
                yield
                self._connection.execute(end)
            finally:
                if self._connection.in_transaction:
                    with suppress(sqlite3.Error):
                        self._connection.execute("ROLLBACK")

    def subproblems(self, *, with_states: bool = True) -> Iterator[Subproblem]:
        """All subproblems, in the order in which they came about."""
        last = "state" if with_states else "NULL"
        rows = self._connection.execute(f"SELECT {_COLUMNS}, {last} FROM subproblem ORDER BY id")
        try:
            for part, path, low, high, walked, engine, counts, status, state in rows:
                known = Counts.from_json(json.loads(counts))
                yield Subproblem(part, path, low, high, walked, engine, known, state, status)
        except (ValueError, KeyError, TypeError) as problem:
            raise damaged(self.path, f"the counts of a subproblem cannot be read: {problem!r}") from None

    def put_subproblems(self, subproblems: Iterable[Subproblem]) -> None:
        """Add subproblems."""
        self._connection.executemany(
            f"INSERT INTO subproblem ({_COLUMNS}, state) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            ((sub.part, sub.path, *_values(sub)) for sub in subproblems),
        )

    def change(self, sub: Subproblem) -> None:
        """Write down how a subproblem stands that is there already."""
        changed = self._connection.execute(
            "UPDATE subproblem SET low = ?, high = ?, walked = ?, engine = ?, counts = ?, status = ?, state = ? "
            "WHERE part = ? AND path = ?",
            (*_values(sub), sub.part, sub.path),
        )
        if changed.rowcount != 1:
            raise damaged(self.path, f"the subproblem {sub.part}/{sub.path} is missing")

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
        for number, answer, seconds in self._connection.execute("SELECT * FROM answer ORDER BY number"):
            if answer is not None and not answer.isdecimal():
                raise damaged(self.path, f"an answer that it keeps is none: {answer!r} of class {number}")
            yield number, None if answer is None else int(answer), seconds

    def put_answers(self, answers: Iterable[ItemAnswer]) -> None:
        """Add answers; those that are there already change nothing."""
        self._connection.executemany(
            "INSERT INTO answer VALUES (?, ?, ?) ON CONFLICT DO UPDATE "
            "SET answer = excluded.answer, seconds = excluded.seconds WHERE answer IS NULL",
            ((number, str(answer), seconds) for number, answer, seconds in answers),
        )

    def put_elsewhere(self, classes: Iterable[int]) -> None:
        """Leave classes that are not answered to another file."""
        self._connection.executemany("INSERT INTO answer VALUES (?, NULL, 0)", ((number,) for number in classes))

    def parts(self) -> list[tuple[int, int, float]]:
        """Of each part its number, its weight and its share of the whole."""
        rows = self._connection.execute("SELECT part, weight, width FROM part ORDER BY part")
        return [(part, int(weight), width) for part, weight, width in rows]

    def put_parts(self, parts: Iterable[tuple[int, int, float]]) -> None:
        """Add parts that are not there yet."""
        self._connection.executemany(
            "INSERT OR IGNORE INTO part VALUES (?, ?, ?)",
            ((part, str(weight), width) for part, weight, width in parts),
        )

    def put_event(self, what: str, *, workers: int = 0, note: str = "") -> int:
        """Add a line to the log; returns its number."""
        line = (now(), what, socket.gethostname(), os.getpid(), workers, 0.0, note)
        added = self._connection.execute(
            "INSERT INTO event (at, what, host, pid, workers, seconds, note) VALUES (?, ?, ?, ?, ?, ?, ?)", line
        )
        assert added.lastrowid is not None
        return added.lastrowid

    def put_seconds(self, event: int, seconds: float) -> None:
        """Write down how long a run has lasted."""
        self._connection.execute("UPDATE event SET seconds = ? WHERE id = ?", (round(seconds, 3), event))

    def events(self) -> list[dict[str, Any]]:
        """The log: `at`, `what`, `host`, `pid`, `workers`, `seconds`, `note`."""
        cursor = self._connection.execute("SELECT at, what, host, pid, workers, seconds, note FROM event ORDER BY id")
        names = [column[0] for column in cursor.description]
        return [dict(zip(names, line, strict=True)) for line in cursor]

    @property
    def n_runs(self) -> int:
        """The number of times that a search was begun or resumed."""
        return sum(event["what"] in ("started", "resumed") for event in self.events())

    @property
    def seconds(self) -> float:
        """The seconds that all runs together have lasted."""
        return float(self._connection.execute("SELECT total(seconds) FROM event").fetchone()[0])

    def put_solutions(self, solutions: Iterable[Sequence[int]]) -> None:
        """Keep canonical solutions; those that are there already change nothing."""
        self._connection.executemany(
            "INSERT OR IGNORE INTO solution VALUES (?)", ((json.dumps(choices),) for choices in solutions)
        )

    @property
    def n_solutions(self) -> int:
        """The number of solutions kept."""
        return int(self._connection.execute("SELECT count(*) FROM solution").fetchone()[0])

    def solutions(self) -> Iterator[tuple[int, ...]]:
        """The solutions that are kept."""
        try:
            for (choices,) in self._connection.execute("SELECT choices FROM solution ORDER BY choices"):
                yield tuple(map(int, json.loads(choices)))
        except (ValueError, TypeError):
            raise damaged(self.path, "a solution cannot be read") from None

    def put_answer(self, answer: dict[str, Any]) -> None:
        """Write down the answer."""
        self._connection.execute("UPDATE job SET answer = ?", (json.dumps(answer),))
        self.header = replace(self.header, answer=answer)


def require_file(path: Path) -> None:
    """Raise InvalidJob if there is no such file."""
    if path.is_dir():
        raise InvalidJob(f"{path} is a folder, not a job file")
    if not path.exists():
        raise InvalidJob(f"there is no job file {path}; `tilewright count PUZZLE --job {path}` begins one")


def _values(sub: Subproblem) -> tuple[Any, ...]:
    counts = json.dumps(sub.counts.to_json())
    return sub.low, sub.high, sub.walked, sub.engine, counts, sub.status, sub.state


def _header(connection: sqlite3.Connection, path: Path) -> JobHeader:
    row = connection.execute(
        "SELECT spec, plan_digest, kernels, version, engine, setup, answer, spec_digest FROM job"
    ).fetchone()
    if row is None:
        raise damaged(path, "it asks nothing")
    spec, plan, kernels, version, engine, setup, answer, digest = row
    try:
        known = None if answer is None else json.loads(answer)
        header = JobHeader(spec_of(json.loads(spec)), plan, kernels, version, engine, json.loads(setup), known)
    except (ValueError, TypeError):
        raise damaged(path, "its specification cannot be read") from None
    if header.spec.digest != digest:
        raise damaged(path, "its specification is not the one that it was made for")
    return header

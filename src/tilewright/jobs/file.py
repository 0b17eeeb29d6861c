"""A job as a file: the question, the units with what they gave and where they go on, and what happened.

What is on disk is at any moment a partition of the tree: a unit that is split, and what it gave away, are written
in one transaction. A tally counts from the beginning of its unit, so that writing one twice changes nothing.
"""

from __future__ import annotations

import json
import os
import socket
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Literal

from .. import __version__
from ..engines import search_digest
from ..errors import InvalidJob
from ..solving.work import Tally, Unit
from .lock import now
from .question import AnyQuestion, JobPlan, digest_of_plan, question_of
from .schema import check_tables, connect, create_tables, damaged, explained, replacing
from .states import pack, unpack

UnitStatus = Literal["open", "done", "elsewhere"]


@dataclass(frozen=True)
class Head:
    """What a job is about. `setup` is how its puzzle came about, for whoever shows the answer; `answer` comes last."""

    question: AnyQuestion
    plan: str
    """The digest of the plan: see `digest_of_plan`."""
    kernels: str
    version: str
    engine: str
    setup: dict[str, Any]
    answer: dict[str, Any] | None = None

    @classmethod
    def of(cls, question: AnyQuestion, plan: JobPlan, setup: dict[str, Any]) -> Head:
        """The head of a new job."""
        return cls(question, digest_of_plan(plan), search_digest(), __version__, plan.engine, setup)

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


@dataclass(frozen=True)
class Row:
    """A unit as it stands in a file; `state` is packed."""

    part: int
    path: str
    parent: str | None = None
    status: UnitStatus = "open"
    low: float = 0.0
    high: float = 1.0
    walked: float = 0.0
    engine: str = ""
    tally: Tally = field(default_factory=Tally)
    state: bytes | None = None

    @property
    def key(self) -> tuple[int, str]:
        """Its name among all units."""
        return self.part, self.path

    @property
    def left(self) -> float:
        """How much of its interval it has to walk."""
        return max(0.0, self.high - self.low - self.walked) if self.status == "open" else 0.0

    def to_unit(self) -> Unit:
        """The unit, as it goes on. One without a state begins again, whatever it gave before."""
        if self.state is None:
            return Unit(self.part, self.path, (self.low, self.high))
        interval = (self.low, self.high)
        return Unit(self.part, self.path, interval, self.tally, self.walked, self.engine, unpack(self.state))

    @classmethod
    def of(cls, unit: Unit, parent: str | None) -> Row:
        """A unit that nobody has worked on yet."""
        state = unit.saved()
        packed = None if state is None else pack(state)
        return cls(unit.part, unit.path, parent, "open", *unit.interval, 0.0, unit.engine, Tally(), packed)


_BARE = "part, path, parent, status, low, high, walked, engine, tally"


class JobFile:
    """An open job file. Whoever writes holds its lock."""

    def __init__(self, path: Path, connection: sqlite3.Connection, head: Head) -> None:
        self.path = path
        self.head = head
        self._connection = connection

    @classmethod
    def create(
        cls, path: Path, head: Head, parts: Iterable[tuple[int, int, float]], rows: Iterable[Row], note: str = ""
    ) -> None:
        """A new file with these units, all of it or nothing; of each part its number, weight and width are given."""
        try:
            with replacing(path) as draft:
                # What a job of this name left behind would be taken for the latest changes of the new one.
                for file in (draft, path):
                    for suffix in ("-wal", "-shm", "-journal"):
                        file.with_name(file.name + suffix).unlink(missing_ok=True)
                draft.unlink(missing_ok=True)
                connection = connect(draft, "rwc")
                try:
                    cls(draft, connection, head)._fill(parts, rows, note)
                    # From now on readers and the writer do not wait for each other.
                    connection.execute("PRAGMA journal_mode = WAL")
                finally:
                    connection.close()
        except sqlite3.Error as problem:
            raise explained(path, problem, is_new=True) from None

    def _fill(self, parts: Iterable[tuple[int, int, float]], rows: Iterable[Row], note: str) -> None:
        """Write the tables of a new file."""
        connection, head = self._connection, self.head
        connection.execute("BEGIN")
        create_tables(connection)
        connection.execute(
            "INSERT INTO job VALUES (1, ?, ?, ?, ?, ?, ?, ?, NULL)",
            (
                json.dumps(head.question.to_json()),
                head.question.digest,
                head.plan,
                head.kernels,
                head.version,
                head.engine,
                json.dumps(head.setup),
            ),
        )
        self.put_parts(parts)
        self.put_rows(rows)
        self.put_event("made", note=note)
        connection.execute("COMMIT")

    @classmethod
    def open(cls, path: Path, *, writes: bool = False) -> JobFile:
        """A job file that is there; InvalidJob if it is none, damaged, or of another version. Changes nothing."""
        require_file(path)
        try:
            connection = connect(path, "rw" if writes else "ro")
            try:
                check_tables(connection, path)
                head = _head(connection, path)
            except BaseException:
                connection.close()
                raise
        except sqlite3.Error as problem:
            raise explained(path, problem) from None
        return cls(path, connection, head)

    def close(self) -> None:
        """Leave one plain file behind, unless somebody reads it just now."""
        with suppress(sqlite3.Error):
            self._connection.close()

    def __enter__(self) -> JobFile:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """All that is written in the block, or nothing; CannotSave if the disk does not take it."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            yield
            self._connection.execute("COMMIT")
        except BaseException as problem:
            if self._connection.in_transaction:
                with suppress(sqlite3.Error):
                    self._connection.execute("ROLLBACK")
            if isinstance(problem, sqlite3.Error):
                raise explained(self.path, problem) from None
            raise

    @contextmanager
    def snapshot(self) -> Iterator[None]:
        """All that is read in the block is of one moment."""
        try:
            self._connection.execute("BEGIN")
            yield
        except sqlite3.Error as problem:
            raise explained(self.path, problem) from None
        finally:
            if self._connection.in_transaction:
                with suppress(sqlite3.Error):
                    self._connection.execute("ROLLBACK")

    def rows(self, *, with_states: bool = True) -> Iterator[Row]:
        """All units, parents before those that they gave away."""
        last = "state" if with_states else "NULL"
        try:
            for part, path, parent, status, low, high, walked, engine, tally, state in self._connection.execute(
                f"SELECT {_BARE}, {last} FROM unit ORDER BY id"
            ):
                plain = Tally.from_json(json.loads(tally))
                yield Row(part, path, parent, status, low, high, walked, engine, plain, state)
        except sqlite3.Error as problem:
            raise explained(self.path, problem) from None
        except (ValueError, KeyError, TypeError) as problem:
            raise damaged(self.path, f"what a unit gave cannot be read: {problem!r}") from None

    def put_rows(self, rows: Iterable[Row]) -> None:
        """Add units, parents first."""
        self._connection.executemany(
            f"INSERT INTO unit ({_BARE}, state) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                (
                    row.part,
                    row.path,
                    row.parent,
                    row.status,
                    row.low,
                    row.high,
                    row.walked,
                    row.engine,
                    json.dumps(row.tally.to_json()),
                    row.state,
                )
                for row in rows
            ),
        )

    def change_row(self, row: Row) -> None:
        """Write down how it stands with a unit that is there."""
        tally = json.dumps(row.tally.to_json())
        changed = self._connection.execute(
            "UPDATE unit SET status = ?, low = ?, high = ?, walked = ?, engine = ?, tally = ?, state = ? "
            "WHERE part = ? AND path = ?",
            (row.status, row.low, row.high, row.walked, row.engine, tally, row.state, row.part, row.path),
        )
        if changed.rowcount != 1:
            raise damaged(self.path, f"the unit {row.part}/{row.path} is missing")

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
    def seconds(self) -> float:
        """How long all runs together have lasted."""
        return float(self._connection.execute("SELECT total(seconds) FROM event").fetchone()[0])

    def put_solutions(self, solutions: Iterable[Sequence[int]]) -> None:
        """Keep canonical solutions; those that are there already change nothing."""
        self._connection.executemany(
            "INSERT OR IGNORE INTO solution VALUES (?)", ((json.dumps(choices),) for choices in solutions)
        )

    @property
    def n_solutions(self) -> int:
        """How many solutions are kept."""
        return int(self._connection.execute("SELECT count(*) FROM solution").fetchone()[0])

    def solutions(self) -> Iterator[tuple[int, ...]]:
        """The solutions that are kept."""
        try:
            for (choices,) in self._connection.execute("SELECT choices FROM solution ORDER BY choices"):
                yield tuple(map(int, json.loads(choices)))
        except sqlite3.Error as problem:
            raise explained(self.path, problem) from None
        except (ValueError, TypeError):
            raise damaged(self.path, "a solution cannot be read") from None

    def put_answer(self, answer: dict[str, Any]) -> None:
        """Write down the answer."""
        self._connection.execute("UPDATE job SET answer = ?", (json.dumps(answer),))
        self.head = replace(self.head, answer=answer)


def require_file(path: Path) -> None:
    """Raise InvalidJob if there is no such file."""
    if path.is_dir():
        raise InvalidJob(f"{path} is a folder, not a job file")
    if not path.exists():
        raise InvalidJob(f"there is no job file {path}; `tilewright count PUZZLE --job {path}` begins one")


def _head(connection: sqlite3.Connection, path: Path) -> Head:
    row = connection.execute(
        "SELECT question, question_digest, plan_digest, kernels, version, engine, setup, answer FROM job"
    ).fetchone()
    if row is None:
        raise damaged(path, "it asks nothing")
    question, digest, plan, kernels, version, engine, setup, answer = row
    try:
        head = Head(
            question_of(json.loads(question)),
            plan,
            kernels,
            version,
            engine,
            json.loads(setup),
            None if answer is None else json.loads(answer),
        )
    except (ValueError, TypeError):
        raise damaged(path, "its question cannot be read") from None
    if head.question.digest != digest:
        raise damaged(path, "its question is not the one that it was made for")
    return head

"""The tables of a job file, and whether a file is one. docs/jobs.md describes them for others."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..errors import CannotSave, InvalidJob, TilewrightError

APPLICATION_ID = 0x74696C65
"""Says that a file of SQLite is a job: "tile"."""
SCHEMA_VERSION = 3
_WRITTEN_BY = {1: "0.1", 2: "0.2 before its release"}
"""The tilewright that wrote each older schema."""
LEAST_SQLITE = (3, 37, 0)

COLUMNS = {
    "job": {
        "id": "INTEGER PRIMARY KEY CHECK (id = 1)",
        "spec": "TEXT NOT NULL",
        "spec_digest": "TEXT NOT NULL",
        "plan_digest": "TEXT NOT NULL",
        "kernels": "TEXT NOT NULL",
        "version": "TEXT NOT NULL",
        "engine": "TEXT NOT NULL",
        "setup": "TEXT NOT NULL",
        "answer": "TEXT",
    },
    "part": {"part": "INTEGER PRIMARY KEY", "weight": "TEXT NOT NULL", "width": "REAL NOT NULL"},
    "subproblem": {
        "id": "INTEGER PRIMARY KEY",
        "part": "INTEGER NOT NULL REFERENCES part (part)",
        "path": "TEXT NOT NULL",
        "low": "REAL NOT NULL",
        "high": "REAL NOT NULL",
        "walked": "REAL NOT NULL",
        "engine": "TEXT NOT NULL",
        "counts": "TEXT NOT NULL",
        "state": "BLOB",
        "status": "TEXT NOT NULL CHECK (status IN ('open', 'done', 'elsewhere'))",
    },
    "solution": {"choices": "TEXT PRIMARY KEY"},
    "answer": {"number": "INTEGER PRIMARY KEY", "answer": "TEXT", "seconds": "REAL NOT NULL"},
    "event": {
        "id": "INTEGER PRIMARY KEY",
        "at": "TEXT NOT NULL",
        "what": "TEXT NOT NULL",
        "host": "TEXT NOT NULL",
        "pid": "INTEGER NOT NULL",
        "workers": "INTEGER NOT NULL",
        "seconds": "REAL NOT NULL",
        "note": "TEXT NOT NULL",
    },
}
for _columns in COLUMNS.values():
    _columns["digest"] = "BLOB NOT NULL"
"""The columns of each table of rows; the first is the key, and the last a digest of all others: see rows.py."""
_MORE = {"subproblem": ", UNIQUE (part, path)"}
_OPTIONS = {"solution": "STRICT, WITHOUT ROWID"}
TABLES = {
    name: f"CREATE TABLE {name} ({', '.join(f'{column} {kind}' for column, kind in columns.items())}"
    f"{_MORE.get(name, '')}) {_OPTIONS.get(name, 'STRICT')}"
    for name, columns in COLUMNS.items()
}
TABLES["seal"] = "CREATE TABLE seal (name TEXT PRIMARY KEY, n_rows INTEGER NOT NULL, total BLOB NOT NULL) STRICT"
# To read a larger file as a whole takes too long each time that it is opened.
_MOST_BYTES_CHECKED = 1 << 26


def connect(path: Path, mode: str) -> sqlite3.Connection:
    """A connection to a file that is there ("rw", or "ro" to read), or to a new one ("rwc"); transactions are explicit.

    A reader, too, must be able to clear up behind a program that was killed, so that it only gives up to write in the
    file where it may not. A file in a read-only folder is taken as it is.
    """
    if sqlite3.sqlite_version_info < LEAST_SQLITE:
        wanted = ".".join(map(str, LEAST_SQLITE))
        raise CannotSave(f"job files need SQLite {wanted}; this Python comes with {sqlite3.sqlite_version}")
    if mode == "ro" and not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)):
        options = "mode=ro" if path.with_name(path.name + "-wal").exists() else "immutable=1"
    else:
        options = "mode=rw" if mode == "ro" else f"mode={mode}"
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?{options}", uri=True, isolation_level=None, timeout=10)
    try:
        if mode == "ro":
            connection.execute("PRAGMA query_only = ON")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA synchronous = NORMAL")
    except BaseException:
        connection.close()
        raise
    return connection


def create_tables(connection: sqlite3.Connection) -> None:
    """Make a job out of an empty file."""
    connection.execute("BEGIN")
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
    for table in TABLES.values():
        connection.execute(table)
    connection.execute("COMMIT")


def check_tables(connection: sqlite3.Connection, path: Path) -> None:
    """Raise InvalidJob for a file that is no job, of another version, or damaged."""
    [application] = connection.execute("PRAGMA application_id").fetchone()
    [version] = connection.execute("PRAGMA user_version").fetchone()
    if not os.path.getsize(path):
        raise InvalidJob(f"{path} is empty; `tilewright count PUZZLE --job {path}` begins a job in it")
    if application != APPLICATION_ID:
        raise InvalidJob(f"{path} is a database, but not a job of tilewright")
    if version != SCHEMA_VERSION:
        by = _WRITTEN_BY.get(version)
        older = f"written by tilewright {by}; finish it with that version"
        newer = f"of format {version}, and this tilewright reads {SCHEMA_VERSION}; go on with the version that wrote it"
        raise InvalidJob(f"{path} is a job file {newer if by is None else older}")
    found = dict(connection.execute("SELECT name, sql FROM sqlite_schema WHERE sql NOT NULL").fetchall())
    for name in {**TABLES, **found}:
        if found.get(name) != TABLES.get(name):
            raise damaged(
                path, f"its table {name!r} is not as it should be" if name in found else f"it has no table {name!r}"
            )
    if os.path.getsize(path) <= _MOST_BYTES_CHECKED:
        [verdict] = connection.execute("PRAGMA quick_check(1)").fetchone()
        if verdict != "ok":
            raise damaged(path, str(verdict).splitlines()[-1])


def damaged(path: Path, what: str) -> InvalidJob:
    """The error for a file whose contents cannot be right."""
    what = what if what.isprintable() else "what is in it cannot be read"
    return InvalidJob(f"{path} is damaged: {what}. Go on with a backup of it if there is one, or begin the job anew")


def _is_damage(name: str, problem: sqlite3.Error) -> bool:
    if isinstance(problem, sqlite3.OperationalError) and not name:
        # Python finds bytes that are no text.
        return True
    return name.startswith(("SQLITE_CORRUPT", "SQLITE_ERROR")) or isinstance(problem, sqlite3.IntegrityError)


def _explained(path: Path, problem: sqlite3.Error, is_new: bool) -> TilewrightError:
    name = getattr(problem, "sqlite_errorname", "") or ""
    if name.startswith("SQLITE_NOTADB"):
        return InvalidJob(f"{path} is no job file: it is not a database")
    if not is_new and _is_damage(name, problem):
        return damaged(path, str(problem))
    what = {"SQLITE_FULL": "the disk is full", "SQLITE_READONLY": "it may only be read"}.get(name, str(problem))
    help = "make room" if name in ("SQLITE_FULL", "SQLITE_IOERR_WRITE") else "see what is in the way"
    after = "or give another file" if is_new else f"then `tilewright resume {path}` goes on"
    return CannotSave(f"{path} cannot be written: {what}; {help}, {after}")


@contextmanager
def explaining(path: Path, *, is_new: bool = False) -> Iterator[None]:
    """Raise errors of SQLite in the block as errors for a person, about a file that is there or `is_new`."""
    try:
        yield
    except sqlite3.Error as problem:
        raise _explained(path, problem, is_new) from None
    except UnicodeDecodeError:
        # SQLite repeats what it cannot read, and Python takes that for text.
        raise damaged(path, "what is in it cannot be read") from None

"""The rows of a job file, each with a digest, and for each table their number and the sum of their digests.

So a bit that flipped on the disk is noticed, a row that is lost, and a page that stayed as it was before: a job with
such a fault is refused, since its numbers would be wrong. The digests tell nothing about a forger, who can make them.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import blake2b
from json import JSONEncoder
from pathlib import Path
from typing import Any

from .schema import COLUMNS, damaged, explaining

Record = tuple[Any, ...]

_SIZE = 16
_MODULUS = 1 << 8 * _SIZE
_encode = JSONEncoder(separators=(",", ":"), default=bytes.hex).encode
_NAMES = {table: list(columns) for table, columns in COLUMNS.items()}
_REALS = {table: [k for k, kind in enumerate(kinds.values()) if kind == "REAL"] for table, kinds in COLUMNS.items()}
_READ = {table: f"SELECT {', '.join(names)} FROM {table}" for table, names in _NAMES.items()}
# Only a row that is there already is left out: `INSERT OR IGNORE` would drop one with a wrong value, too.
_ADD = {
    table: f"INSERT INTO {table} VALUES ({', '.join('?' * len(names))}) ON CONFLICT DO NOTHING"
    for table, names in _NAMES.items()
}
_CHANGE = {
    table: f"UPDATE {table} SET {', '.join(f'{name} = ?' for name in names)} WHERE {names[0]} = ?"
    for table, names in _NAMES.items()
}


def digest_of(table: str, row: Record) -> bytes:
    """The digest of a row without its digest: 16 bytes of BLAKE2b of a line of JSON, bytes in hexadecimal."""
    return blake2b(_encode([table, *row]).encode(), digest_size=_SIZE).digest()


class SealedRows:
    """Reads and writes rows, whose first column is their key; no row is ever removed."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self._connection = connection
        self._path = path
        self._sums: dict[str, tuple[int, int]] = {}
        """During a transaction: for each table the number of its rows, and the sum of their digests."""

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """All that is written in the block, or nothing."""
        with self._within("BEGIN IMMEDIATE"):
            self._sums = self._read_sums()
            before = dict(self._sums)
            try:
                yield
                for table, (n, total) in self._sums.items():
                    if before.get(table) != (n, total):
                        sealed = table, n, total.to_bytes(_SIZE, "big")
                        self._connection.execute("INSERT OR REPLACE INTO seal VALUES (?, ?, ?)", sealed)
                self._connection.execute("COMMIT")
            finally:
                self._sums = {}

    @contextmanager
    def snapshot(self) -> Iterator[None]:
        """All that is read in the block is of one moment."""
        if self._connection.in_transaction:
            yield
            return
        with self._within("BEGIN"):
            yield

    @contextmanager
    def _within(self, begin: str) -> Iterator[None]:
        with explaining(self._path):
            try:
                self._connection.execute(begin)
                yield
            finally:
                if self._connection.in_transaction:
                    with suppress(sqlite3.Error):
                        self._connection.execute("ROLLBACK")

    def _read_sums(self) -> dict[str, tuple[int, int]]:
        rows = self._connection.execute("SELECT name, n_rows, total FROM seal")
        try:
            sums = {name: (int(n), int.from_bytes(total, "big")) for name, n, total in rows}
        except (TypeError, ValueError):
            sums = {"": (0, 0)}
        if not sums.keys() <= COLUMNS.keys():
            raise damaged(self._path, "the sums of its tables cannot be read")
        return sums

    def _sum(self, table: str) -> tuple[int, int]:
        return (self._sums or self._read_sums()).get(table, (0, 0))

    def number(self, table: str) -> int:
        """The number of rows of a table."""
        with self.snapshot():
            [n] = self._connection.execute(f"SELECT count(*) FROM {table}").fetchone()
            self._require_number(table, n)
            return int(n)

    def _require_number(self, table: str, n: int) -> None:
        wanted, _ = self._sum(table)
        if n != wanted:
            raise damaged(self._path, f"its table {table!r} has {n:,} rows of {wanted:,}")

    def all(self, table: str) -> list[Record]:
        """All rows of a table, in the order of their keys; InvalidJob if one is not as it was written, or not there."""
        with self.snapshot():
            return list(self.each(table))

    def each(self, table: str) -> Iterator[Record]:
        """The same row by row, for a caller that has a snapshot: at the end it is known whether one is missing."""
        n = total = 0
        for *row, digest in self._connection.execute(f"{_READ[table]} ORDER BY {_NAMES[table][0]}"):
            self._require(table, row, digest)
            n += 1
            total += int.from_bytes(digest, "big")
            yield tuple(row)
        self._require_number(table, n)
        if total % _MODULUS != self._sum(table)[1]:
            raise damaged(self._path, f"its table {table!r} has rows that were written before others")

    def _require(self, table: str, row: list[Any], digest: Any) -> None:
        if digest_of(table, tuple(row)) != digest:
            raise damaged(self._path, f"a row of its table {table!r} is not as it was written")

    def find(self, table: str, **values: Any) -> Record | None:
        """The row with these values in some columns; None if there is none."""
        wanted = " AND ".join(f"{name} = ?" for name in values)
        found = self._connection.execute(f"{_READ[table]} WHERE {wanted}", tuple(values.values())).fetchone()
        if found is None:
            return None
        *row, digest = found
        self._require(table, row, digest)
        names = _NAMES[table]
        if any(row[names.index(name)] != value for name, value in values.items()):
            raise damaged(self._path, f"an index of its table {table!r} leads to another row")
        return tuple(row)

    def add(self, table: str, row: Record) -> bool:
        """Add a row within a transaction; False if there is one with its key."""
        row = _as_stored(table, row)
        digest = digest_of(table, row)
        if not self._connection.execute(_ADD[table], (*row, digest)).rowcount:
            return False
        n, total = self._sum(table)
        self._sums[table] = n + 1, (total + int.from_bytes(digest, "big")) % _MODULUS
        return True

    def next_key(self, table: str) -> int:
        """The next key of a table whose rows are numbered, within a transaction."""
        return self._sum(table)[0] + 1

    def change(self, table: str, old: Record, new: Record) -> None:
        """Put a row in the place of one that was read, within a transaction."""
        new = _as_stored(table, new)
        digest = digest_of(table, new)
        changed = self._connection.execute(_CHANGE[table], (*new, digest, old[0]))
        if changed.rowcount != 1:
            raise damaged(self._path, f"a row of its table {table!r} is missing")
        n, total = self._sum(table)
        less = int.from_bytes(digest_of(table, old), "big")
        self._sums[table] = n, (total + int.from_bytes(digest, "big") - less) % _MODULUS


def _as_stored(table: str, row: Record) -> Record:
    """A row as SQLite gives it back: numbers in columns of floats are floats, and none is a negative zero."""
    values = list(row)
    for k in _REALS[table]:
        values[k] = float(values[k]) + 0.0
    return tuple(values)

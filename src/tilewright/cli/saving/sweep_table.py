"""The table of a sweep in a file: one row for each setup, as CSV, JSON lines or Parquet."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ...values import frozen
from .write_file import check_writable, suffix_of, write_file

if TYPE_CHECKING:
    from ...solving.sweep import Sweep

SUFFIXES = (".csv", ".jsonl", ".parquet")
_MOST_INT64 = (1 << 63) - 1

Columns = dict[str, list[Any]]
"""The columns of a table by their names."""


@frozen
class SweepTable:
    """A table that was asked for; its kind stands in the name of its file."""

    path: str
    kind: str

    @classmethod
    def at(cls, path: str) -> SweepTable:
        """InvalidRequest for a file that cannot be written, MissingExtra for one that needs a library: both at once."""
        kind = suffix_of(path, SUFFIXES)[1:]
        check_writable(path)
        if kind == "parquet":
            _arrow()
        return cls(path, kind)

    def write(self, swept: Sweep) -> None:
        """Write one row for each setup that was answered."""
        write: dict[str, Callable[[Columns], str | bytes]] = {"csv": _csv, "jsonl": _json_lines, "parquet": _parquet}
        write_file(self.path, write[self.kind](_columns(swept)))


def _columns(swept: Sweep) -> Columns:
    """The names of each setup, its class from 1 on, and its answer; of sizes also what kind of board each is."""
    rows = [(names, number + 1, answer) for names, number, answer in swept if answer is not None]
    has_sums, counts = swept.kind == "target", swept.question == "count"
    sizes = swept.sizes
    marks = {} if sizes is None else {"kind": [sizes.marks[name] for (name, *_), _, _ in rows]}
    return {
        "target" if has_sums else "setup": [int(names[0]) if has_sums else list(names) for names, _, _ in rows],
        "class": [number for _, number, _ in rows],
        "solutions" if counts else "solvable": [answer if counts else bool(answer) for *_, answer in rows],
        **marks,
    }


def _csv(columns: Columns) -> str:
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(columns)
    for row in zip(*columns.values(), strict=True):
        # So the names can be handed over to --roll, --block, --pieces and --size.
        texts = [_joined(value) if isinstance(value, list) else value for value in row]
        table.writerow([int(value) if isinstance(value, bool) else value for value in texts])
    return text.getvalue()


def _joined(names: list[str]) -> str:
    """Blanks between the names; commas if a name has blanks itself."""
    return (", " if any(" " in name for name in names) else " ").join(names)


def _json_lines(columns: Columns) -> str:
    rows = (dict(zip(columns, row, strict=True)) for row in zip(*columns.values(), strict=True))
    return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)


def _parquet(columns: Columns) -> bytes:
    arrow, parquet = _arrow()
    numbers = columns.get("solutions", [])
    if max(numbers, default=0) > _MOST_INT64:
        # No column of whole numbers has room for them.
        columns = {**columns, "solutions": [str(number) for number in numbers]}
    sink = io.BytesIO()
    parquet.write_table(arrow.table(columns), sink)
    return sink.getvalue()


def _arrow() -> tuple[Any, Any]:
    from ...jobs.kept import arrow_libraries

    return arrow_libraries("a table in Parquet", "and .csv and .jsonl do without")

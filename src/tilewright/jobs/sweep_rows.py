"""The table of a sweep: one row for each setup that was answered, as CSV, JSON lines or Parquet."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..solving.sweep import Sweep

SUFFIXES = (".csv", ".jsonl", ".parquet")
_MOST_INT64 = (1 << 63) - 1

Columns = dict[str, list[Any]]
"""The columns of a table by their names."""


def require_library(kind: str) -> None:
    """Raise MissingExtra for a kind of table that needs a library which is not installed."""
    if kind == "parquet":
        _arrow()


def table_content(swept: Sweep, kind: str) -> str | bytes:
    """The content of a file with the table; `kind` is a suffix without its dot. Raises as `require_library` does."""
    write: dict[str, Callable[[Columns], str | bytes]] = {"csv": _csv, "jsonl": _json_lines, "parquet": _parquet}
    return write[kind](_columns(swept))


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
        texts = [joined_names(value) if isinstance(value, list) else value for value in row]
        table.writerow([int(value) if isinstance(value, bool) else value for value in texts])
    return text.getvalue()


def joined_names(names: list[str]) -> str:
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
    # The command line asks this file for suffixes, and waits for no jobs then.
    from .kept import arrow_libraries

    return arrow_libraries("a table in Parquet", "and .csv and .jsonl do without")

"""The table of a sweep in a file: one row for each setup, as CSV, JSON lines or Parquet."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..errors import MissingExtra
from .files import check_writable, suffix_of, write_file

if TYPE_CHECKING:
    from ..solving.sweep import Sweep

SUFFIXES = (".csv", ".jsonl", ".parquet")
_MOST_INT64 = (1 << 63) - 1


@dataclass(frozen=True)
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
        write: dict[str, Callable[[Sweep], str | bytes]] = {"csv": _csv, "jsonl": _json_lines, "parquet": _parquet}
        write_file(self.path, write[self.kind](swept))


def _columns(swept: Sweep) -> tuple[str, str, str]:
    return (
        "target" if swept.kind == "target" else "setup",
        "class",
        "solutions" if swept.question == "count" else "solvable",
    )


def _rows(swept: Sweep) -> Iterator[tuple[tuple[str, ...], int, int]]:
    """Names, class from 1 on, answer."""
    for names, number, answer in swept:
        if answer is not None:
            yield names, number + 1, answer


def _csv(swept: Sweep) -> str:
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(_columns(swept))
    # Blanks between the names: so they can be handed over to --roll and --block.
    table.writerows((" ".join(names), number, answer) for names, number, answer in _rows(swept))
    return text.getvalue()


def _json_lines(swept: Sweep) -> str:
    setup, number_name, answer_name = _columns(swept)
    rows = (
        {setup: _plain(swept, names), number_name: number, answer_name: _answer(swept, answer)}
        for names, number, answer in _rows(swept)
    )
    return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)


def _plain(swept: Sweep, names: tuple[str, ...]) -> Any:
    return int(names[0]) if swept.kind == "target" else list(names)


def _answer(swept: Sweep, answer: int) -> Any:
    return answer if swept.question == "count" else bool(answer)


def _parquet(swept: Sweep) -> bytes:
    arrow, parquet = _arrow()
    rows = list(_rows(swept))
    answers: list[Any] = [_answer(swept, answer) for *_, answer in rows]
    if max(answers, default=0) > _MOST_INT64:
        # No column of whole numbers has room for them.
        answers = [str(answer) for answer in answers]
    columns = ([_plain(swept, names) for names, *_ in rows], [number for _, number, _ in rows], answers)
    table = arrow.table(dict(zip(_columns(swept), columns, strict=True)))
    sink = io.BytesIO()
    parquet.write_table(table, sink)
    return sink.getvalue()


def _arrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise MissingExtra(
            "a table in Parquet needs pyarrow, which is not installed; pip install 'tilewright[export]' brings it, "
            "and .csv and .jsonl do without"
        ) from None
    return pyarrow, pyarrow.parquet

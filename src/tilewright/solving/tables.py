"""Answers as tables: small ones of HTML for notebooks, data frames of pandas, arrays of NumPy."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ..errors import MissingExtra


def html_table(title: str, heads: Sequence[str], rows: Sequence[Sequence[object]], *, most: int = 20) -> str:
    """A table of HTML, all its text escaped; of many rows the first few, and how many more there are."""
    from html import escape

    def row(tag: str, values: Iterable[object]) -> str:
        return f"<tr>{''.join(f'<{tag}>{escape(str(value))}</{tag}>' for value in values)}</tr>"

    parts = [f"<table><caption>{escape(title)}</caption>"]
    if heads:
        parts.append(row("th", heads))
    shown = rows if len(rows) <= most else rows[: most - 1]
    parts += [row("td", values) for values in shown]
    if len(shown) < len(rows):
        parts.append(row("td", [f"and {len(rows) - len(shown):,} more"]))
    return "".join([*parts, "</table>"])


def frame_of(rows: Sequence[Mapping[str, Any]], columns: Sequence[str]) -> Any:
    """The rows as a data frame of pandas; MissingExtra without it."""
    try:
        import pandas
    except ImportError:
        raise _missing("a data frame", "pandas") from None
    return pandas.DataFrame(rows, columns=list(columns))


def array_of(numbers: Sequence[Any]) -> Any:
    """The numbers as an array of NumPy; MissingExtra without it."""
    try:
        import numpy
    except ImportError:
        raise _missing("an array", "NumPy") from None
    return numpy.array(numbers)


def _missing(what: str, library: str) -> MissingExtra:
    return MissingExtra(f"{what} needs {library}, which is not installed; pip install 'tilewright[data]' brings it")

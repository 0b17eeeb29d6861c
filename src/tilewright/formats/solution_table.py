"""Solutions as a table in CSV, for spreadsheets and databases: a row for each piece that lies, or for each solution."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from ..errors import InvalidSolution, Mistake
from ..families import family_of
from ..sentences import sentence

if TYPE_CHECKING:
    from ..families import Puzzle, Solution

NUMBER = "solution"
"""The first column: the number of the solution."""
_PLACE = "placed"
"""The second one, where pieces lie: the number of the piece in the solution, from 0 on."""
TOUCHES = "touches"
_PLAIN = re.compile(r"[^\s\[][^\s]*")


def header(puzzle: Puzzle, *, neighbors: bool = False) -> str:
    """The names of the columns."""
    own = family_of(puzzle).solutions
    if own.laid_keys is None:
        return _line([NUMBER, *own.columns(puzzle)])
    return _line([NUMBER, _PLACE, *own.laid_keys(puzzle), *([TOUCHES] if neighbors else [])])


def rows_of(solution: Solution, number: int, *, neighbors: bool = False) -> str:
    """The rows of a solution: one for each piece, or one with all values."""
    own = family_of(solution).solutions
    data = own.row(solution)
    if own.laid_keys is None:
        return _line([number, *data.values()])
    touched = [[*one] for one in own.touching(solution)] if neighbors and own.touching is not None else None
    keys = own.laid_keys(solution.puzzle)
    return "\n".join(
        _line([number, place, *(_text(entry.get(key)) for key in keys), *([_text(touched[place])] if touched else [])])
        for place, entry in enumerate(data[own.key])
    )


def is_table(text: str) -> bool:
    """Tell whether a text is such a table."""
    return text.startswith(f"{NUMBER},")


def solutions_in_table(puzzle: Puzzle, text: str, mistakes: list[Mistake]) -> list[Solution]:
    """The solutions in a table; adds its mistakes to the list, each with its line."""
    own = family_of(puzzle).solutions
    kinds = own.columns(puzzle) if own.laid_keys is None else own.columns(puzzle)[own.key][0]
    reader = csv.reader(io.StringIO(text))
    _, *names = next(_rows(reader, mistakes), [NUMBER])
    found: dict[str, tuple[int, list[dict[str, Any]]]] = {}
    for row in _rows(reader, mistakes):
        if len(row) == len(names) + 1:
            known = {
                name: _value(value, kinds[name]) for name, value in zip(names, row[1:], strict=True) if name in kinds
            }
            found.setdefault(row[0], (reader.line_num, []))[1].append(known)
        elif row:
            words = sentence("expected {n} columns, found {found}", n=len(names) + 1, found=len(row))
            mistakes.append(Mistake(words, reader.line_num, 1))
    solutions: list[Solution] = []
    for line, entries in found.values():
        try:
            solutions.append(own.from_json(puzzle, {own.key: entries[0] if own.laid_keys is None else entries}))
        except InvalidSolution as problem:
            mistakes.append(Mistake(str(problem), line, 1))
    return solutions


def _rows(reader: Any, mistakes: list[Mistake]) -> Iterator[list[str]]:
    """The rows, as far as they can be read."""
    try:
        yield from reader
    except csv.Error as problem:
        mistakes.append(Mistake(sentence("this is no CSV: {problem}", problem=str(problem)), reader.line_num, 1))


def _line(values: Iterable[object]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="").writerow(values)
    return text.getvalue()


def _text(value: object) -> object:
    """A value as it stands in the table: names with blanks between them, as a puzzle file lists them, or else JSON."""
    if not isinstance(value, list):
        return "" if value is None else value
    if all(isinstance(one, int) or (isinstance(one, str) and _PLAIN.fullmatch(one)) for one in value):
        return " ".join(map(str, value))
    return json.dumps(value, ensure_ascii=False)


def _value(text: str, kind: object) -> object:
    """A value as JSON has it; what has another form stays a text, which is none of those that are expected."""
    if kind == "string":
        return text
    if not text:
        return None
    if isinstance(kind, list) and not text.startswith("["):
        return text.split()
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text

"""Plain data as a TOML text that a person likes to read."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ..errors import escaped

WIDTH = 100
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")


def toml_text(document: Mapping[str, Any]) -> str:
    """A TOML document: values first, then tables, then lists of tables.

    Texts of several lines stand in triple quotes, as pictures do; long lists take several lines. What is None is left
    out, since TOML has no null.
    """
    return "\n".join(block for block in _blocks(_without_none(document), ()) if block)


def _without_none(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _without_none(inner) for key, inner in value.items() if inner is not None}
    if isinstance(value, list):
        return [_without_none(inner) for inner in value if inner is not None]
    return value


def _blocks(table: Mapping[str, Any], path: tuple[str, ...]) -> Iterator[str]:
    """A table under its heading, and under their own headings the tables in it.

    A list of small tables in a table, such as the sides of a rim, is written where it stands; in a variant it has
    headings, as it has at the top of the file.
    """
    lists = len(path) != 1
    apart = {k: v for k, v in table.items() if isinstance(v, Mapping) or (lists and _is_list_of_tables(v))}
    lines = _lines({key: value for key, value in table.items() if key not in apart})
    heading = f"[{_heading(path)}]\n" if path and (lines or not apart) else ""
    yield heading + lines
    for key, value in apart.items():
        here = (*path, key)
        if isinstance(value, Mapping):
            yield from _blocks(value, here)
        else:
            yield from (f"[[{_heading(here)}]]\n{_lines(item)}" for item in value)


def _heading(path: tuple[str, ...]) -> str:
    return ".".join(map(_key, path))


def _is_list_of_tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(item, Mapping) for item in value)


def _lines(table: Mapping[str, Any]) -> str:
    return "".join(f"{_key(key)} = {_value(value, len(_key(key)) + 3)}\n" for key, value in table.items())


def _key(key: str) -> str:
    return key if _BARE_KEY.fullmatch(key) else _text(key)


def _value(value: Any, used: int = 0) -> str:
    """A value, at a column where `used` characters are taken."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _long_text(value) if "\n" in value else _text(value)
    if isinstance(value, Mapping):
        inside = ", ".join(f"{_key(key)} = {_value(inner)}" for key, inner in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list):
        return _list(value, used)
    return repr(value)


def _list(items: Sequence[Any], used: int) -> str:
    written = [_value(item) for item in items]
    line = "[" + ", ".join(written) + "]"
    has_lists = any(isinstance(item, list | Mapping) or (isinstance(item, str) and " " in item) for item in items)
    if (len(line) + used <= WIDTH and not (has_lists and len(items) > 4)) or not items:
        return line
    if any(isinstance(item, str | Mapping) for item in items):
        return "[\n" + "".join(f"  {item},\n" for item in written) + "]"
    rows = [" "]
    for item in written:
        if len(rows[-1]) + len(item) + 2 > WIDTH:
            rows.append(" ")
        rows[-1] += f" {item},"
    return "[\n" + "\n".join(rows) + "\n]"


def _text(text: str) -> str:
    # JSON's escapes are TOML's, but for characters outside the 16-bit range, which TOML wants plain.
    return escaped(json.dumps(text, ensure_ascii=False))


def _long_text(text: str) -> str:
    body = "".join(char if char in '\n\t"' else _text(char)[1:-1] for char in text)
    # Three quotes in a row, or one before the closing ones, would end the text early.
    body = re.sub(r'"(?="|\Z)', r'\\"', body)
    return f'"""\n{body}"""'

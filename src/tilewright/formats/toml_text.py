"""Plain data as a TOML text that a person likes to read."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

WIDTH = 100
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")


def toml_text(document: Mapping[str, Any]) -> str:
    """A TOML document: values first, then tables, then lists of tables.

    Texts of several lines stand in triple quotes, as pictures do; long lists take several lines.
    """
    blocks = [_lines({key: value for key, value in document.items() if not _has_heading(value)})]
    for key, value in document.items():
        if isinstance(value, Mapping):
            blocks.append(f"[{_key(key)}]\n{_lines(value)}")
        elif _is_list_of_tables(value):
            blocks.extend(f"[[{_key(key)}]]\n{_lines(table)}" for table in value)
    return "\n".join(block for block in blocks if block)


def _is_list_of_tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(item, Mapping) for item in value)


def _has_heading(value: Any) -> bool:
    return isinstance(value, Mapping) or _is_list_of_tables(value)


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
    # JSON's escapes are TOML's, but for characters outside the 16-bit range and DEL, which TOML wants plain or as \u.
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _long_text(text: str) -> str:
    body = "".join(char if char in '\n\t"' else _text(char)[1:-1] for char in text)
    # Three quotes in a row, or one before the closing ones, would end the text early.
    body = re.sub(r'"(?="|\Z)', r'\\"', body)
    return f'"""\n{body}"""'

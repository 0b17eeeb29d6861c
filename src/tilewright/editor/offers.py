"""What may be typed at a position of a puzzle file: keys, headings, and the values and names to choose from."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Literal

from ..families import Puzzle
from ..families.fields import FieldPath
from ..formats.spans import TextSpan
from ..values import frozen
from .file_names import kind_at, names_of
from .file_tables import FileKey, key_at, keys_at
from .toml_scan import TomlCursor, TomlScan

_BARE = re.compile(r"[A-Za-z0-9_-]+")


@frozen
class TypingOffer:
    """Something that a person may mean: `text` replaces what stands at `span`."""

    label: str
    text: str
    span: TextSpan
    kind: Literal["key", "heading", "value", "name"]
    about: str = ""
    is_required: bool = False


def offers_at(scan: TomlScan, offset: int, puzzle: Puzzle | None) -> tuple[TypingOffer, ...]:
    """What may be typed at an offset; `puzzle` is the last one that the file made."""
    cursor = scan.at(offset)
    if cursor.wanted == "heading":
        return tuple(_headings(scan, offset))
    if cursor.wanted == "key" or (cursor.wanted == "equals" and cursor.token is not None):
        return tuple(_keys(scan, cursor))
    return tuple(_values(scan, cursor, puzzle)) if cursor.wanted == "value" else ()


def _headings(scan: TomlScan, offset: int) -> Iterator[TypingOffer]:
    """The headings of a file, in place of the whole line."""
    start = scan.text.rfind("\n", 0, offset) + 1
    end = scan.text.find("\n", offset)
    line = scan.text[start : len(scan.text) if end < 0 else end].partition("#")[0].rstrip()
    start += len(line) - len(line.lstrip())
    for key in keys_at(scan, ()).values():
        if key.heading:
            yield _heading(key, (start, start + len(line.lstrip())))


def _heading(key: FileKey, span: TextSpan) -> TypingOffer:
    text = f"[[{key.name}]]" if key.heading == "tables" else f"[{key.name}]"
    if key.name == "variant":
        text = "[variant.NAME]"
    return TypingOffer(text, text, span, "heading", key.about, key.is_required)


def _keys(scan: TomlScan, cursor: TomlCursor) -> Iterator[TypingOffer]:
    token = cursor.token
    n = len(token.plain.split(".")) if token is not None and not token.is_text else 1
    table: FieldPath = cursor.path[:-n] if token is not None else cursor.path
    span = (token.start, token.end) if token is not None else cursor.word
    has_value = scan.text[span[1] :].lstrip(" \t").startswith("=")
    own = "" if token is None else token.plain
    used = scan.keys_in(table) - {own}
    known = keys_at(scan, table)
    is_inside = _is_inside(scan, span[0])
    for key in known.values():
        if key.name not in used and not (key.heading and not table):
            text = key.name if has_value else f"{key.name} = "
            yield TypingOffer(key.name, text, span, "key", key.about, key.is_required)
    if not has_value and not is_inside:
        top = keys_at(scan, ())
        for key in top.values():
            if key.heading and (key.heading == "tables" or key.name == "variant" or key.name not in scan.keys_in(())):
                yield _heading(key, span)


def _is_inside(scan: TomlScan, offset: int) -> bool:
    """Tell whether something else stands before an offset on its line, so that no heading can stand there."""
    return bool(scan.text[scan.text.rfind("\n", 0, offset) + 1 : offset].strip())


def _values(scan: TomlScan, cursor: TomlCursor, puzzle: Puzzle | None) -> Iterator[TypingOffer]:
    key, kind = key_at(scan, cursor.path), kind_at(cursor.path)
    token = cursor.token
    is_quoted = token is not None and token.is_text
    span = cursor.word if is_quoted or token is None else (token.start, token.end)
    choices: Iterable[str] = () if key is None else key.choices
    for choice in choices:
        is_text = choice.startswith('"')
        if is_text or not is_quoted:
            text = choice.strip('"') if is_quoted else choice
            yield TypingOffer(choice.strip('"'), text, span, "value", "" if key is None else key.about)
    if kind is None:
        return
    names = names_of(scan, puzzle, kind, cursor.path)
    if kind in ("piece", "shape", "side", "variant"):
        # Names may have blanks: they are offered in place of all that is between the quotes, where one is wanted.
        whole = token.inner if is_quoted and token is not None and _takes_one(cursor.path) else span
    else:
        whole = span
    for name in names:
        yield TypingOffer(name, name if is_quoted else _quoted(name), whole, "name")


def _takes_one(path: FieldPath) -> bool:
    return path[-1] in ("piece", "shape", "side", "variant")


def _quoted(name: str) -> str:
    return f"'{name}'" if '"' in name or "\\" in name else f'"{name}"'

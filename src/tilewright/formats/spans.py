"""The places of the parts of a TOML or JSON text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from ..values import frozen

if TYPE_CHECKING:
    from ..families.fields import FieldPath

TextSpan = tuple[int, int]

_BLANKS = re.compile(r"\s*")
_SCALAR = re.compile(r"[^\s,\]}]+")
_EQUALS = re.compile(r"""["']?\s*=\s*(?=["'])""")
_TEXT = re.compile(r'"(?:[^"\\]|\\.)*"')


@frozen
class FilePlace:
    """The spans of a value and its key: offsets into the text, from the first character to the one after the last."""

    value: TextSpan
    key: TextSpan


def toml_places(text: str, deepest: int) -> dict[FieldPath, FilePlace]:
    """The places of all parts of a TOML text that `tomllib` can read, down to a level and one more."""
    import spanned_toml

    places: dict[FieldPath, FilePlace] = {}

    def span_of(node: Any) -> TextSpan:
        span = node.span()
        return (span.start, span.stop)

    def first_offset(node: Any) -> int | None:
        """The first character of a table that has no brackets of its own."""
        start, end = span_of(node)
        if end > start:
            return start
        inner = node.inner()
        if isinstance(inner, dict):
            return min((span_of(key)[0] for key in inner), default=None)
        return None

    def header_before(offset: int | None, fallback: TextSpan) -> TextSpan:
        """The heading [[name]] of the table whose first key stands here."""
        start = text.rfind("[[", 0, offset) if offset is not None else -1
        end = text.find("]]", start)
        return (start + 2, end) if 0 <= start < end else fallback

    def walk(node: Any, path: FieldPath) -> None:
        inner = None if len(path) > deepest + 1 else node.inner()
        if isinstance(inner, dict):
            for key, value in inner.items():
                here = (*path, key.inner())
                span = span_of(value)
                # The library takes the last escape in a text for its beginning.
                if isinstance(value.inner(), str) and (equals := _EQUALS.match(text, span_of(key)[1])):
                    span = (equals.end(), span[1])
                places[here] = FilePlace(span, span_of(key))
                walk(value, here)
        elif isinstance(inner, list):
            for k, value in enumerate(inner):
                here = (*path, k)
                span = span_of(value)
                own = span if span[1] > span[0] else header_before(first_offset(value), places[path].key)
                places[here] = FilePlace(span, own)
                walk(value, here)

    walk(spanned_toml.loads(text), ())
    return places


def json_places(text: str) -> dict[FieldPath, FilePlace]:
    """The places of all parts of a JSON text that `json` can read."""
    import json

    places: dict[FieldPath, FilePlace] = {}

    def skip(offset: int) -> int:
        match = _BLANKS.match(text, offset)
        return match.end() if match else offset

    def walk(offset: int, path: FieldPath, key: TextSpan | None) -> int:
        start = offset = skip(offset)
        if text[offset] in "{[":
            closing = "}" if text[offset] == "{" else "]"
            offset = skip(offset + 1)
            index = 0
            while text[offset] != closing:
                if closing == "}":
                    match = _TEXT.match(text, offset)
                    assert match is not None
                    offset = walk(skip(match.end()) + 1, (*path, json.loads(match[0])), match.span())
                else:
                    offset = walk(offset, (*path, index), None)
                    index += 1
                offset = skip(offset)
                if text[offset] == ",":
                    offset = skip(offset + 1)
            end = offset + 1
        else:
            match = _TEXT.match(text, offset) or _SCALAR.match(text, offset)
            end = match.end() if match else offset + 1
        places[path] = FilePlace((start, end), key or (start, end))
        return end

    walk(0, (), None)
    del places[()]
    return places

"""Where things stand in a TOML text that may be broken, as it is while a person types.

`tomllib` says nothing of a text with a mistake. Here a mistake costs no more than the line that it is on: a text ends
at the end of its line at the latest, and a list that is not closed ends before the next key or heading.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from functools import cached_property
from typing import Literal

from ..families.fields import FieldPath
from ..formats.spans import TextSpan
from ..values import frozen, record

Wanted = Literal["key", "equals", "heading", "value", "nothing"]
"""What a TOML text must go on with: after a value nothing but a comma, a comment or the end of the line."""

_TOKEN = re.compile(
    r"""
    (?P<comment>\#[^\n]*)
    | (?P<text>
        \"{3}(?:[^"\\]|\\[\s\S]|"(?!""))*+(?:"{3,5}|\Z) | '{3}(?:[^']|'(?!''))*+(?:'{3,5}|\Z)
        | "(?:[^"\\\n]|\\[^\n])*+\\?"? | '[^'\n]*+'?)
    | (?P<bare>[^\s\#"'\[\]{},=]+)
    | (?P<mark>[\[\]{},=])
    | (?P<line>\n)
    """,
    re.VERBOSE,
)
# What can stand in no list, at the beginning of a line: a key with its `=`, and a heading.
_NO_VALUE = re.compile(
    r"""[\w\-.]+[ \t]*=|\[\[?[ \t]*(?!true\b|false\b|inf\b|nan\b)[A-Za-z_][\w\-.]*[ \t]*\]\]?[ \t]*(?:\#|\n|\Z)"""
)
_WORD = re.compile(r"\S+")


@frozen
class TomlToken:
    """A key, a value, or a part of a heading: `path` leads to it, `wanted` is what had to come where it begins."""

    start: int
    end: int
    source: str
    path: FieldPath
    wanted: Wanted
    is_text: bool = False

    @property
    def inner(self) -> TextSpan:
        """The part between the quotes; all of what has none."""
        if not self.is_text:
            return self.start, self.end
        quotes = self.source[:3] if self.source[:3] in ('"""', "'''") else self.source[:1]
        closed = len(self.source) >= 2 * len(quotes) and self.source.endswith(quotes)
        return self.start + len(quotes), self.end - len(quotes) * closed

    @property
    def plain(self) -> str:
        """What the token says, its quotes taken away; escapes stay as they are."""
        start, end = self.inner
        return self.source[start - self.start : end - self.start]

    def words(self) -> Iterator[tuple[str, TextSpan]]:
        """The words of a value, each with its place."""
        for found in _WORD.finditer(self.plain):
            yield found[0], (self.inner[0] + found.start(), self.inner[0] + found.end())


@frozen
class TomlCursor:
    """What a position in a TOML text is about: `wanted` is what belongs there.

    `path` leads to the value, or to the table in which a key is wanted. `word` is the part of the text that a person
    types there, without quotes; `token` is what stands there, None for a gap or a comment.
    """

    wanted: Wanted
    path: FieldPath
    word: TextSpan
    token: TomlToken | None = None


@frozen
class TomlScan:
    """A TOML text, and all that stands in it; see `scanned`."""

    text: str
    tokens: tuple[TomlToken, ...]
    gaps: tuple[tuple[int, Wanted, FieldPath], ...]
    """From each of these offsets on what is wanted, and where."""
    comments: tuple[TextSpan, ...]

    @cached_property
    def _starts(self) -> list[int]:
        return [token.start for token in self.tokens]

    @cached_property
    def _gap_starts(self) -> list[int]:
        return [gap[0] for gap in self.gaps]

    @cached_property
    def values(self) -> dict[FieldPath, TomlToken]:
        """The values that are no lists and no tables, by their paths."""
        return {token.path: token for token in reversed(self.tokens) if token.path and token.wanted == "value"}

    @cached_property
    def keys(self) -> dict[FieldPath, TomlToken]:
        """Keys and headings, by the paths of what they name."""
        named = [token for token in reversed(self.tokens) if token.path and token.wanted in ("key", "heading")]
        return {token.path: token for token in named}

    def keys_in(self, table: FieldPath) -> set[str]:
        """The keys that a table has, also those that are tables under headings of their own."""
        n = len(table)
        return {str(path[n]) for path in self.keys if len(path) > n and path[:n] == table}

    def at(self, offset: int) -> TomlCursor:
        """What a position is about; right behind a word it is still about that."""
        if any(start < offset <= end for start, end in self.comments):
            return TomlCursor("nothing", (), (offset, offset))
        k = bisect_right(self._starts, offset) - 1
        token = self.tokens[k] if k >= 0 else None
        if token is None or not token.start <= offset <= token.end:
            _, wanted, path = self.gaps[bisect_right(self._gap_starts, offset) - 1]
            return TomlCursor(wanted, path, (offset, offset))
        start, end = token.inner
        if not start <= offset <= end:
            # On a quote.
            return TomlCursor(token.wanted, token.path, (start, end), token)
        word = next((span for _, span in token.words() if span[0] <= offset <= span[1]), (offset, offset))
        return TomlCursor(token.wanted, token.path, word, token)

    def statement(self, path: FieldPath) -> TextSpan | None:
        """All lines of a key and its value, with the end of the last one; None if there is no such key."""
        key = self.keys.get(path)
        if key is None or key.wanted == "heading":
            return None
        n = len(path)
        closed = [start for start, wanted, here in self.gaps if wanted == "nothing" and here[:n] == path]
        last = max([key.end, *closed])
        end = self.text.find("\n", last)
        return self.text.rfind("\n", 0, key.start) + 1, len(self.text) if end < 0 else end + 1


@record
class _Scanner:
    """The state of a walk through the tokens: the table of the last heading, and the lists and tables still open."""

    text: str
    table: FieldPath
    wanted: Wanted
    path: FieldPath
    parts: tuple[str, ...]
    is_list: bool
    open: list[tuple[str, FieldPath]]
    n_of_list: dict[FieldPath, int]

    def heading(self) -> FieldPath:
        """The path of the table under the heading, as far as it has been read."""
        here: FieldPath = ()
        for k, part in enumerate(self.parts):
            here = (*here, part)
            is_new = self.is_list and k == len(self.parts) - 1
            if is_new or here in self.n_of_list:
                here = (*here, self.n_of_list.get(here, -1) + is_new)
        return here

    def end_of_heading(self) -> None:
        self.table = self.path = self.heading()
        if self.is_list and self.table:
            self.n_of_list[self.table[:-1]] = int(self.table[-1])
        self.wanted, self.parts = "nothing", ()

    def end_of_line(self) -> None:
        while self.open and self.open[-1][0] == "{":
            # Only lists go on, on the next line.
            self.wanted, self.path = "nothing", self.open.pop()[1]
        if not self.open:
            if self.wanted == "heading":
                self.end_of_heading()
            self.wanted, self.path, self.parts = "key", self.table, ()

    def mark(self, mark: str, start: int) -> None:
        """Take notice of a bracket, a comma or an equals sign."""
        if mark == "[" and self.wanted == "key" and not self.open:
            self.wanted, self.path, self.parts = "heading", (), ()
            self.is_list = self.text.startswith("[[", start)
        elif mark == "]" and self.wanted == "heading":
            self.end_of_heading()
        elif mark in "[{" and self.wanted == "value":
            self.open.append((mark, self.path))
            self.wanted = "value" if mark == "[" else "key"
            self.path, self.parts = ((*self.path, 0) if mark == "[" else self.path), ()
        elif mark in "]}" and self.open:
            while self.open and (closed := self.open.pop()):
                self.path = closed[1]
                if closed[0] == ("[" if mark == "]" else "{"):
                    break
            self.wanted = "nothing"
        elif mark == "," and self.open:
            kind, outer = self.open[-1]
            index = self.path[len(outer)] if kind == "[" and len(self.path) > len(outer) else -1
            self.wanted = "value" if kind == "[" else "key"
            self.path, self.parts = ((*outer, int(index) + 1) if kind == "[" else outer), ()
        elif mark == "=" and self.wanted in ("key", "equals"):
            self.wanted = "value"

    def word(self, source: str, is_text: bool) -> FieldPath:
        """Take notice of a key or a value; the path that leads to it."""
        plain = source.strip("\"'") if is_text else source
        if self.wanted in ("key", "heading", "equals"):
            new = (plain,) if is_text else tuple(part for part in plain.split(".") if part)
            if self.wanted == "heading":
                self.parts = (*self.parts, *new)
                return self.heading()
            self.path, self.wanted = (*self.path, *new), "equals"
        elif self.wanted == "value":
            self.wanted = "nothing"
        return self.path


def scanned(text: str) -> TomlScan:
    """All that stands in a TOML text, right or not."""
    state = _Scanner(text, (), "key", (), (), False, [], {})
    tokens: list[TomlToken] = []
    gaps: list[tuple[int, Wanted, FieldPath]] = [(0, "key", ())]
    comments: list[TextSpan] = []
    begins_line = True
    for found in _TOKEN.finditer(text):
        kind, source = found.lastgroup, found[0]
        if kind == "comment":
            comments.append(found.span())
            continue
        if kind == "line":
            begins_line = True
            state.end_of_line()
            gaps.append((found.end(), state.wanted, state.path))
            continue
        if begins_line and state.open and _NO_VALUE.match(text, found.start()):
            state.open.clear()
            state.end_of_line()
        begins_line = False
        if kind == "mark":
            state.mark(source, found.start())
        else:
            wanted = state.wanted
            path = state.word(source, kind == "text")
            tokens.append(TomlToken(*found.span(), source, path, wanted, kind == "text"))
        gaps.append((found.end(), state.wanted, state.path))
    return TomlScan(text, tuple(tokens), tuple(gaps), tuple(comments))

"""TextSpan into a text, and the lines and columns by which editors call them."""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import cached_property

from ..formats.spans import TextSpan
from ..values import frozen

# The ends of lines that the protocol knows. Python's own `splitlines` knows more of them.
_LINE_END = re.compile(r"\r\n|\n|\r")
UTF16 = "utf-16"
_BYTES_IN_A_UNIT = {"utf-8": 1, UTF16: 2, "utf-32": 4}
_CODECS = {"utf-8": "utf-8", UTF16: "utf-16-le", "utf-32": "utf-32-le"}

LinePlace = tuple[int, int]
"""A line and a column, both from 0; columns are counted in units of the encoding."""


@frozen
class TextLines:
    """A text, and where each of its lines begins; `encoding` says what columns count: "utf-8", "utf-16", "utf-32"."""

    text: str
    encoding: str = UTF16

    @cached_property
    def _starts(self) -> list[int]:
        return [0, *(found.end() for found in _LINE_END.finditer(self.text))]

    def line(self, number: int) -> TextSpan:
        """A line without its end; the last one if there are not so many."""
        number = min(max(0, number), len(self._starts) - 1)
        start = self._starts[number]
        end = self._starts[number + 1] if number + 1 < len(self._starts) else len(self.text)
        return start, start + len(self.text[start:end].rstrip("\r\n"))

    def offset(self, place: LinePlace) -> int:
        """The offset of a place; one behind the end of its line is there, and half a character before the whole."""
        if place[0] >= len(self._starts):
            return len(self.text)
        start, end = self.line(place[0])
        line = self.text[start:end]
        if line.isascii():
            return start + min(max(0, place[1]), len(line))
        units, size = _encoded(line, self.encoding), _BYTES_IN_A_UNIT[self.encoding]
        before = units[: max(0, place[1]) * size].decode(_CODECS[self.encoding], "ignore")
        return start + len(before)

    def place(self, offset: int) -> LinePlace:
        """The place of an offset."""
        number = bisect_right(self._starts, offset) - 1
        before = self.text[self._starts[number] : offset]
        if before.isascii():
            return number, len(before)
        return number, len(_encoded(before, self.encoding)) // _BYTES_IN_A_UNIT[self.encoding]


def _encoded(text: str, encoding: str) -> bytes:
    return text.encode(_CODECS[encoding], "surrogatepass")

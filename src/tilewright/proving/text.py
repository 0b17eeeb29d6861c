"""Lines of LRAT: the binary form of a few, and the text form of many."""

from __future__ import annotations

from collections.abc import Iterable

_LITERALS, _HINTS, _DELETED = range(3)


class TextForm:
    """Turns a proof in binary form into text, part by part: a line for each that it has."""

    def __init__(self, last: int = 0) -> None:
        self._last = last
        self._number = self._shift = 0
        self._phase: int | None = None
        self._words: list[str] = []

    def __call__(self, part: bytes) -> bytes:
        """The lines that this part ends."""
        number, shift, phase, words = self._number, self._shift, self._phase, self._words
        lines: list[str] = []
        for byte in part:
            if phase is None:
                # A line of deletions repeats the number of the last clause.
                phase, words = (_LITERALS, []) if byte == 97 else (_DELETED, [str(self._last), "d"])
                continue
            number |= (byte & 127) << shift
            shift += 7
            if byte > 127:
                continue
            words.append(str(-(number >> 1) if number & 1 else number >> 1))
            if len(words) == 1:
                self._last = number >> 1
            if number == 0 and phase == _LITERALS:
                phase = _HINTS
            elif number == 0:
                lines.append(" ".join(words) + "\n")
                phase = None
            number = shift = 0
        self._number, self._shift, self._phase, self._words = number, shift, phase, words
        return "".join(lines).encode()


def line(number: int, literals: Iterable[int], hints: Iterable[int]) -> bytes:
    """A line that adds a clause, in binary form; literals are codes: 2 * v for variable v, 2 * v + 1 for not v."""
    return b"a" + _coded((2 * number, *literals, 0, *(2 * hint for hint in hints), 0))


def deletion(numbers: Iterable[int]) -> bytes:
    """A line that deletes clauses, in binary form."""
    return b"d" + _coded((*(2 * number for number in numbers), 0))


def _coded(codes: Iterable[int]) -> bytes:
    """Numbers with seven bits in each byte, the lowest first."""
    found = bytearray()
    for code in codes:
        while code > 127:
            found.append(128 | code & 127)
            code >>= 7
        found.append(code)
    return bytes(found)

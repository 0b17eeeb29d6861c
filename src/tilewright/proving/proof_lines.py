"""The lines of a proof, in the binary form of LRAT, many at a time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

# Numbers have seven bits in each byte, the lowest first; those of up to 14 bits are looked up.
_BITS = 14
_LOW = (1 << _BITS) - 1
_SHORT = [bytes([code] if code < 128 else [code & 127 | 128, code >> 7]) for code in range(1 << _BITS)]
_BEGUN = [bytes([code & 127 | 128, code >> 7 | 128]) for code in range(1 << _BITS)]


def coded(codes: Sequence[int]) -> bytes:
    """Numbers, one behind the other."""
    if max(codes) >> 2 * _BITS:
        return b"".join(map(_long, codes))
    short, begun = _SHORT, _BEGUN
    return b"".join([short[code] if code <= _LOW else begun[code & _LOW] + short[code >> _BITS] for code in codes])


def _long(code: int) -> bytes:
    found = b""
    while code > _LOW:
        found += _BEGUN[code & _LOW]
        code >>= _BITS
    return found + _SHORT[code]


class ProofLines:
    """Takes the steps of a proof and gives each the next number; `taken` hands over the bytes so far."""

    def __init__(self, last: int) -> None:
        self.last = self._first = last
        """The number of the last clause."""
        self.n_lines = 0
        self.n_bytes = 0
        self._parts: list[bytes] = []

    def add(self, literals: Iterable[int], hints: Iterable[int]) -> int:
        """Add a clause, which follows from those that the hints name."""
        self.last += 1
        self.n_lines += 1
        codes = [2 * self.last]
        codes += [2 * x if x > 0 else 1 - 2 * x for x in literals]
        codes.append(0)
        codes += [2 * hint for hint in hints]
        codes.append(0)
        self._parts.append(b"a" + coded(codes))
        return self.last

    def delete(self, numbers: Iterable[int]) -> None:
        """Delete clauses that were added; others stay."""
        gone = sorted({number for number in numbers if number > self._first})
        if gone:
            self._parts.append(b"d" + coded((*[2 * number for number in gone], 0)))

    def taken(self) -> bytes:
        """The lines since the last call."""
        found = b"".join(self._parts)
        self._parts.clear()
        self.n_bytes += len(found)
        return found


def bits_of(bits: int) -> Iterator[int]:
    """The places of the ones of a set of bits, in order."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low

"""The state of a search as bytes, the same on every machine."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Sequence
from typing import Any, cast

from ..engines import SavedState
from ..errors import InvalidJob

# Larger numbers do not occur in a state, nor longer arrays.
_SIZES = (("b", 1), ("h", 2), ("i", 4), ("q", 8))
_MOST_NUMBERS = 1 << 22
_MOST_BYTES = 8 * _MOST_NUMBERS


def pack(state: SavedState) -> bytes:
    """A state as bytes: a table of its arrays, then their numbers, least significant byte first, compressed.

    Of each array the table has the name, the kind, the length, and how many numbers there are before the last zeros.
    """
    import json
    import struct
    import zlib

    table, numbers = [], []
    for name, values in state.items():
        packed = _narrow(values)
        if sys.byteorder == "big":
            packed.byteswap()
        table.append((name, packed.typecode, len(values), len(packed)))
        numbers.append(packed.tobytes())
    head = json.dumps(table).encode()
    return zlib.compress(b"".join([struct.pack("<I", len(head)), head, *numbers]), 1)


def unpack(packed: bytes) -> SavedState:
    """The state that `pack` made; InvalidJob if these bytes are none."""
    import json
    import struct
    import zlib

    try:
        stream = zlib.decompressobj()
        plain = stream.decompress(packed, _MOST_BYTES)
        if not stream.eof:
            raise ValueError("too long, or cut off")
        (length,) = struct.unpack_from("<I", plain)
        table = json.loads(plain[4 : 4 + length])
        at = 4 + length
        state: SavedState = {}
        for name, kind, n, n_kept in table:
            values = array(kind)
            end = at + n_kept * dict(_SIZES, d=8)[kind]
            if not at <= end <= len(plain) or not n_kept <= n <= _MOST_NUMBERS:
                raise ValueError("an array is longer than what is there")
            values.frombytes(plain[at:end])
            if sys.byteorder == "big":
                values.byteswap()
            state[name] = values.tolist() + [0] * (n - n_kept)
            at = end
    except (ValueError, LookupError, TypeError, OverflowError, RecursionError, struct.error, zlib.error) as error:
        raise InvalidJob(f"the state of a search is damaged: {error}") from error
    return state


def _narrow(values: Sequence[float]) -> array[Any]:
    """The numbers in the narrowest form that holds all; of integers the zeros at the end, often many, are left out."""
    try:
        wide = array("q", cast("Sequence[int]", values))
    except TypeError:
        return array("d", values)
    used = len(wide.tobytes().rstrip(b"\0"))
    wide = wide[: -(-used // 8)]
    low, high = min(wide, default=0), max(wide, default=0)
    kind = next(kind for kind, size in _SIZES if -(1 << (8 * size - 1)) <= low and high < 1 << (8 * size - 1))
    return array(kind, wide)

"""Bytes of a file to its text: gzip is unpacked, up to a limit, and the text is UTF-8."""

from __future__ import annotations

import codecs
import zlib
from contextlib import suppress

from ..errors import InvalidFile, Mistake

LARGEST = 64 * 2**20
"""The most bytes to which a packed file may grow: far more than any puzzle has."""
_GZIP = b"\x1f\x8b"


def is_packed(data: bytes) -> bool:
    """Tell whether bytes are those of a file packed with gzip."""
    return data.startswith(_GZIP)


def decoded(data: bytes, name: str, largest: int = LARGEST) -> str:
    """The text of a file; InvalidFile if it is none, or grows beyond `largest` bytes when it is unpacked."""
    if is_packed(data):
        data = _unpacked(data, name, largest)
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        # What `>` writes in some shells of Windows.
        with suppress(UnicodeDecodeError):
            return data.decode("utf-16")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        if data.startswith(b"<?xml"):
            # Programs that write XML without naming an encoding mostly mean this one, whose every byte is a character.
            return data.decode("latin-1")
        line, byte = data.count(b"\n", 0, problem.start) + 1, data[problem.start]
        message = f"line {line} is not text in UTF-8: found the byte 0x{byte:02x}"
        raise InvalidFile(name, [Mistake(message, help="this may be a picture or another binary file")]) from None


def _unpacked(data: bytes, name: str, largest: int) -> bytes:
    stream = zlib.decompressobj(zlib.MAX_WBITS | 16)
    try:
        # One byte more than is taken says that there would be more.
        found = stream.decompress(data, largest + 1)
    except zlib.error:
        raise _refusal(name, "the file is packed with gzip, and damaged") from None
    if len(found) > largest:
        raise _refusal(name, f"the file is packed and grows beyond {largest / 2**20:,.1f} MB, too large for a puzzle")
    if not stream.eof:
        raise _refusal(name, "the file is packed with gzip, and its end is missing")
    return found


def _refusal(name: str, message: str) -> InvalidFile:
    return InvalidFile(name, [Mistake(message)])

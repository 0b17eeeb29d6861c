"""Changes to files at random, for `bench/fuzz.py`: from single bits to numbers, values and whole parts."""

from __future__ import annotations

import gzip
import json
import re
import sqlite3
import tomllib
import zlib
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

NUMBERS = (
    *("0", "1", "-1", "00", "2", "7", "32", "999", "1000", "20000", "65536", "-2147483649", "4294967296"),
    *("9223372036854775808", "1e3", "1e400", "1.5", "nan", "inf", "-0", "1_0", "0x1F", "²", "٣", "½", "⑨"),
    *("9" * 30, "9" * 400, "9" * 999, "9" * 1000, "9" * 5000, "0x" + "f" * 4000),
)
WORDS = (
    *('""', "''", '"x"', '"*"', '"0"', '"1..3"', '"0..99999999999"', '"5.."', '"-1..-1"', "[]", "[[]]", "{}", "[{}]"),
    *("true", "1979-05-27", "07:32:00", "nan", "-inf", '"""\n\n"""', '"\\u0000"', '"\\ud800"', '"\\U0010ffff"'),
    *('"a b\\nc"', '[["a"]]', "[[0, 0], [0, 0]]", "[0, 0, 0, 0]", '"= ="', '". .\\n. ."', "null", "[null]", '"\\""'),
)
CHARACTERS = "\0\x01\x1b\x7f\x85\xa0\xad\u0301\u0660\u200b\u2028\u202e\u3000\ufeff\ufffd\ud800\U0001f9e9²½é \t\r\n"
MARKS = "\"'[]{}<>()=:;,.#*|&$-+~_\\/0129aAxX"
VALUES: tuple[Any, ...] = (
    *(None, 0, 1, -1, 2, 3, 40, 10**5, 2**31, 2**63, 10**30, 10**400, 1.5, 1e308, float("inf"), float("nan"), True),
    *("", " ", "x", "*", "0", "1..3", "2..", "1 2", "a b c d", "=", "\n", "\0", "²", "é", "x" * 2000, "9" * 5000),
    *([], [[]], [[[]]], [None], [0], [0, 0], [[0, 0]], [[0, 0, 0]], ["a"], [["a", "b"]], {}, {"": {}}, {"a": 1}, [{}]),
)

Change = Callable[[str, Random, str], str]


def mutated(data: bytes, chance: Random, other: bytes) -> bytes:
    """A file with one or a few changes; some are parts of another file."""
    if data.startswith(b"\x1f\x8b") and chance.random() < 0.8:
        with suppress(OSError, EOFError, zlib.error):
            return gzip.compress(mutated(gzip.decompress(data), chance, other), mtime=0)
    for _ in range(chance.choice((1, 1, 1, 1, 2, 2, 3, 6))):
        if chance.random() < 0.15:
            data = chance.choice(_OF_BYTES)(data, chance, other)
        else:
            text = data.decode("utf-8", "surrogateescape")
            text = chance.choice(_OF_TEXT)(text, chance, other.decode("utf-8", "surrogateescape"))
            # Halves of characters, put in by a change, cannot be in a file of UTF-8.
            data = re.sub("[\ud800-\udc7f\udd00-\udfff]", "?", text).encode("utf-8", "surrogateescape")
    return data


def mutate_job(path: Path, chance: Random) -> None:
    """Change one value in the tables of a job file."""
    with closing(sqlite3.connect(path)) as base:
        tables = [name for (name,) in base.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        rows = [(table, row) for table in tables for row in base.execute(f"SELECT * FROM {table} LIMIT 50")]
        if not rows:
            return
        table, row = chance.choice(rows)
        columns = [name for _, name, *_ in base.execute(f"PRAGMA table_info({table})")]
        column, value = chance.choice(list(zip(columns, row, strict=True)))
        if chance.random() < 0.3:
            value = chance.choice((None, 0, -1, 1, 2**40, -(2**63), 1.5, "", "x", b"", b"x", "9" * 5000))
        elif isinstance(value, str):
            value = mutated(value.encode(), chance, value.encode()).decode("utf-8", "replace")
        elif isinstance(value, bytes):
            with suppress(zlib.error):
                value = zlib.compress(mutated(zlib.decompress(value), chance, value))
        elif value is not None:
            value = value + chance.choice((-1, 1, 2**20, -(2**20)))
        with suppress(sqlite3.Error, OverflowError):
            same = " AND ".join(f"{name} IS ?" for name in columns)
            base.execute(f"UPDATE {table} SET {column} = ? WHERE {same}", (value, *row))
            base.commit()


def _span(n: int, chance: Random) -> tuple[int, int]:
    """A range of places below n, mostly a short one."""
    start = chance.randrange(n + 1)
    return start, min(n, start + chance.choice((0, 1, 1, 2, 4, 16, 64, n)))


def _bit(data: bytes, chance: Random, other: bytes) -> bytes:
    if not data:
        return b"\x80"
    k = chance.randrange(len(data))
    return data[:k] + bytes([data[k] ^ 1 << chance.randrange(8)]) + data[k + 1 :]


def _cut(data: bytes, chance: Random, other: bytes) -> bytes:
    return data[: chance.randrange(len(data) + 1)]


def _bytes(data: bytes, chance: Random, other: bytes) -> bytes:
    start, end = _span(len(data), chance)
    return data[:start] + chance.randbytes(chance.choice((0, 1, 4, 40))) + data[end:]


def _without(text: str, chance: Random, other: str) -> str:
    start, end = _span(len(text), chance)
    return text[:start] + text[end:]


def _twice(text: str, chance: Random, other: str) -> str:
    start, end = _span(len(text), chance)
    return text[:end] + text[start:end] * chance.choice((1, 1, 2, 30)) + text[end:]


def _spliced(text: str, chance: Random, other: str) -> str:
    return text[: chance.randrange(len(text) + 1)] + other[chance.randrange(len(other) + 1) :]


def _put(text: str, chance: Random, other: str) -> str:
    start, end = _span(len(text), chance)
    inserted = chance.choice((*CHARACTERS, *MARKS, *WORDS, *NUMBERS))
    return text[:start] + inserted + text[chance.choice((start, min(start + 1, len(text)), end)) :]


def _lines(text: str, chance: Random, other: str) -> str:
    """A line, or a few, left out, written twice, taken from the other file or put elsewhere."""
    lines = text.split("\n")
    start, end = _span(len(lines), chance)
    taken, rest = lines[start:end], lines[:start] + lines[end:]
    choice = chance.randrange(4)
    if choice == 0:
        return "\n".join(rest)
    theirs = other.split("\n")
    inserted = taken if choice < 3 else theirs[slice(*_span(len(theirs), chance))]
    at = chance.randrange(len(rest) + 1)
    left = lines if choice == 1 else rest
    return "\n".join([*left[:at], *inserted, *left[at:]])


def _tokens(text: str, chance: Random, other: str) -> str:
    """A word left out, written twice, exchanged with another one, or replaced by one of the other file."""
    words = list(re.finditer(r"\w+|[^\w\s]", text))
    if not words:
        return text
    one, two = sorted((chance.choice(words), chance.choice(words)), key=lambda match: match.start())
    theirs = re.findall(r"\w+|[^\w\s]", other) or [""]
    choice = chance.randrange(4)
    if choice == 3 and one.end() <= two.start():
        return text[: one.start()] + two[0] + text[one.end() : two.start()] + one[0] + text[two.end() :]
    new = ("", f"{one[0]} {one[0]}", chance.choice(theirs), one[0] * 2)[choice]
    return text[: one.start()] + new + text[one.end() :]


def _number(text: str, chance: Random, other: str) -> str:
    found = list(re.finditer(r"-?[0-9]+", text))
    if not found:
        return text
    one = chance.choice(found)
    near = str(int(one[0][:18]) + chance.choice((-1, 1))) if chance.random() < 0.4 else chance.choice(NUMBERS)
    return text[: one.start()] + near + text[one.end() :]


def _value(text: str, chance: Random, other: str) -> str:
    """Another value for a key of TOML, or an attribute or setting that is written `key=value`."""
    found = list(re.finditer(r'= *("[^"\n]*"|[^"\s][^\n>]*)', text))
    if not found:
        return text
    one = chance.choice(found)
    theirs = re.findall(r'= *("[^"\n]*"|[^"\s][^\n>]*)', other)
    new = chance.choice(theirs) if theirs and chance.random() < 0.3 else chance.choice((*WORDS, *NUMBERS))
    return text[: one.start(1)] + new + text[one.end(1) :]


def _part(text: str, chance: Random, other: str) -> str:
    """A document, as JSON or TOML, with one of its parts replaced, left out, or taken from the other document."""
    document, theirs = _parsed(text), _parsed(other)
    if document is None:
        return text
    whole, key = chance.choice(_parts(document) or [(document, "")])
    if isinstance(whole, dict) and chance.random() < 0.15:
        whole[chance.choice(("", "x", "board", "piece", "format", "labels", "variant"))] = chance.choice(VALUES)
    elif key != "" and chance.random() < 0.2:
        del whole[key]
    else:
        there = _parts(theirs)
        same = [part[other_key] for part, other_key in there if other_key == key] if isinstance(key, str) else []
        taken = chance.random() < 0.5
        whole[key] = chance.choice(same) if same and taken else chance.choice(VALUES)
    if not text.lstrip().startswith(("{", "[")):
        from tilewright.formats.toml_text import toml_text

        # What our writer of TOML has no words for is written as JSON.
        with suppress(Exception):
            return toml_text(document)
    with suppress(ValueError, RecursionError):
        return json.dumps(document, default=str)
    return text


def _parsed(text: str) -> Any:
    with suppress(ValueError, RecursionError):
        return json.loads(text) if text.lstrip().startswith(("{", "[")) else tomllib.loads(text)
    return None


def _parts(document: Any) -> list[tuple[Any, Any]]:
    """All places in a document: what holds them, and the key or number there."""
    found, todo = [], [document]
    while todo:
        whole = todo.pop()
        if isinstance(whole, dict | list):
            inside = list(whole.items() if isinstance(whole, dict) else enumerate(whole))
            found += [(whole, key) for key, _ in inside]
            todo += [part for _, part in inside]
    return found


def _deep(text: str, chance: Random, other: str) -> str:
    n = chance.choice((10, 40, 400, 5000))
    opening, closing = chance.choice(
        (("[", "]"), ("{a=", "}"), ('{"a":', "}"), ("a.", ""), ("<a>", "</a>"), ("(", ")"))
    )
    at = chance.choice([match.end() for match in re.finditer("\n|= *|^|: *", text)])
    return text[:at] + opening * n + chance.choice(("", "1", "a = 1\n")) + closing * n + text[at:]


_OF_BYTES = (_bit, _bit, _cut, _bytes)
_OF_TEXT: tuple[Change, ...] = (
    *(_without, _twice, _spliced, _put, _put, _lines, _lines, _tokens, _tokens, _number, _number, _number),
    *(_value, _value, _value, _part, _part, _part, _deep),
)

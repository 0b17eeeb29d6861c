"""What is made already: beside each puzzle's page a record for each part, by which the part is made only once.

A record is written when all files of its part are. It has a digest of all that the part depends on: the puzzle file,
the version of tilewright, the code of the part, the options that it heeds, and what the parts found that it reads.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from hashlib import file_digest, sha256
from pathlib import Path
from typing import Any

from .. import __version__
from ..kernels._native import source_digest
from ..values import frozen
from ..writing import write_whole
from .base import AtlasFacts, AtlasOptions, AtlasPart, MadePart

RECORDS = ".atlas"
"""The folder of the records, in that of a puzzle."""
_HERE = Path(__file__).parent


@frozen
class PartRecord:
    """A part that was made: the digest of what it depends on, its facts, and its files with their SHA-256 digests."""

    key: str
    facts: AtlasFacts
    files: Mapping[str, str]

    @property
    def digest(self) -> str:
        """A digest of what it found."""
        return _digest(self.facts, dict(self.files))


def _digest(*values: Any) -> str:
    return sha256(json.dumps(values, sort_keys=True, ensure_ascii=True).encode()).hexdigest()


@cache
def _code_of(module: str) -> str:
    """A digest of the code that makes a part: its file, or for a page all that pages are made of."""
    file = Path(sys.modules[module].__file__ or "")
    if not file.is_file():
        # In an archive. The version tells as much as can be told.
        return ""
    files = [file] if file.parent != _HERE else sorted(_HERE.glob("*.py"))
    return sha256(b"\0".join(one.read_bytes() for one in files)).hexdigest()


def key_of(part: AtlasPart, text: str, options: AtlasOptions, read: Mapping[str, PartRecord]) -> str:
    """The digest of all that a part of a puzzle depends on."""
    return _digest(
        part.name,
        [__version__, source_digest(), _code_of(part.make.__module__)],
        text,
        {name: getattr(options, name) for name in part.settings},
        {name: record.digest for name, record in sorted(read.items())},
    )


def digest_of(file: Path) -> str:
    """The SHA-256 digest of a file."""
    with file.open("rb") as content:
        return file_digest(content, "sha256").hexdigest()


def read_record(folder: Path, name: str) -> PartRecord | None:
    """The record of a part; None if it was not made, or if one of its files is gone or was changed."""
    try:
        kept = json.loads((folder / RECORDS / f"{name}.json").read_text(encoding="utf-8"))
        record = PartRecord(kept["key"], kept["facts"], kept["files"])
        whole = all(digest_of(folder / file) == digest for file, digest in record.files.items())
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None
    return record if whole else None


def write_part(folder: Path, name: str, key: str, made: MadePart) -> PartRecord:
    """Write the files of a part, take away those that it had before and has no more, and then write its record.

    Raises CannotSave, as where a disk is full.
    """
    records = folder / RECORDS
    records.mkdir(parents=True, exist_ok=True)
    place = records / f"{name}.json"
    before = _files_before(place)
    # First a record of all files, old and new, that fits nothing: files of two states never have one that says that
    # they belong together, and none is forgotten.
    _write_record(place, PartRecord("", {}, dict.fromkeys(before | made.files.keys(), "")))
    for file, content in made.files.items():
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        write_whole(folder / file, content)
    for file in before - made.files.keys():
        with suppress(OSError):
            (folder / file).unlink(missing_ok=True)
    digests = {file: sha256(content).hexdigest() for file, content in made.files.items()}
    record = PartRecord(key, made.facts, digests)
    _write_record(place, record)
    return record


def _write_record(place: Path, record: PartRecord) -> None:
    kept = {"key": record.key, "facts": record.facts, "files": dict(record.files)}
    write_whole(place, json.dumps(kept, ensure_ascii=True, indent=1) + "\n")


def remove_part(folder: Path, name: str) -> None:
    """Take away the files of a part that is not wanted any more, and its record."""
    record = folder / RECORDS / f"{name}.json"
    for file in _files_before(record):
        with suppress(OSError):
            (folder / file).unlink(missing_ok=True)
    record.unlink(missing_ok=True)


def _files_before(record: Path) -> set[str]:
    """The files that a record names, as far as they lie in its folder."""
    try:
        names = json.loads(record.read_text(encoding="utf-8"))["files"]
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return set()
    return {name for name in names if isinstance(name, str) and ".." not in name and not Path(name).is_absolute()}


def clear_drafts(folder: Path) -> None:
    """Take away what a program that was killed has left half-written below a folder."""
    if folder.is_dir():
        for draft in folder.rglob("*.*.new"):
            with suppress(OSError):
                draft.unlink()

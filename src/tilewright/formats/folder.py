"""The puzzles in a folder: which of its files are puzzles, alone or together, and why the others are none."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from ..errors import InvalidFile, InvalidRequest
from ..sentences import sentence
from ..values import frozen
from . import FORMATS, FileText, Format, format_by_suffix, format_of_sources
from .document import json_decoder, source_of
from .packed import LARGEST

# A puzzle file says one of these; a brief, which says what to invent, is no puzzle.
_OF_A_PUZZLE = {"family", "lattice"}
_OF_A_BRIEF = {"invent"}


@frozen
class Entry:
    """A file of a folder, or the files of one puzzle: `left_out` says why they are none, "" if they may be one."""

    paths: tuple[Path, ...]
    left_out: str = ""


def entries_of(folder: Path) -> list[Entry]:
    """All files below a folder, sorted by name, without those whose names, or folders, begin with a dot.

    A file that is meant to be a puzzle and is damaged counts as one. Raises InvalidRequest if the folder cannot be
    read.
    """
    if not folder.is_dir():
        raise InvalidRequest(sentence("{folder} is no folder", folder=folder))
    found: list[Entry] = []
    for path, folders, names in os.walk(folder, onerror=_unreadable):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        files = [Path(path, name) for name in sorted(names) if not name.startswith(".")]
        found += _entries(files)
    return found


def _unreadable(problem: OSError) -> None:
    raise InvalidRequest(
        sentence(
            "{filename} cannot be read: {strerror}", filename=problem.filename, strerror=problem.strerror or problem
        )
    )


def _entries(files: Sequence[Path]) -> Iterator[Entry]:
    """The entries of one folder: files that make a puzzle together stand where the first of them does."""
    together: dict[Path, tuple[Path, ...]] = {}
    for row in FORMATS.values():
        if row.group is not None:
            alike = [path for path in files if format_by_suffix(path) is row and path.is_file()]
            for group in row.group([source for path in alike if (source := _text(path)) is not None]):
                paths = tuple(Path(source.name) for source in group)
                together |= dict.fromkeys(paths, paths)
    told: set[tuple[Path, ...]] = set()
    for path in files:
        paths = together.get(path, (path,))
        if paths not in told:
            told.add(paths)
            yield Entry(paths, "" if path in together else _no_puzzle(path))


def _text(path: Path) -> FileText | None:
    with suppress(InvalidFile, InvalidRequest):
        return source_of(path)
    return None


def _no_puzzle(path: Path) -> str:
    """Why a file is no puzzle; "" if it is one, damaged or not."""
    row = format_by_suffix(path)
    is_meant = row is not None and row.read is not None and row.n_files == 1
    try:
        if not path.is_file():
            return "no file"
        if not is_meant and path.stat().st_size > LARGEST:
            return "too large for a puzzle"
        source = source_of(path)
        row = format_of_sources([source])
    except (InvalidFile, OSError):
        return "" if is_meant else "no text"
    except InvalidRequest:
        return "" if is_meant else "no puzzle"
    return _no_document(row, source) if row.dump is not None else ""


def _no_document(row: Format, source: FileText) -> str:
    """Why a TOML or JSON file is no puzzle file: it says nothing that a puzzle says."""
    assert row.parse is not None
    try:
        data: object = row.parse(source.text, source.name).data
    except InvalidFile:
        data = None
        with suppress(ValueError, RecursionError):
            # A list, or one value on each line, as solutions are written.
            data, _ = json_decoder().raw_decode(source.text.lstrip())
        if data is None:
            return ""
    if not isinstance(data, dict):
        return "no puzzle"
    if data.keys() & _OF_A_BRIEF:
        return "a brief"
    return "" if data.keys() & _OF_A_PUZZLE else "no puzzle"

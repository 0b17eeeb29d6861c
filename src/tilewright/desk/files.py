"""Puzzle files in and out of the page, as texts: a name tells the format of a file; this touches no disk."""

from __future__ import annotations

import json
import re
import unicodedata
import warnings
from collections.abc import Callable, Mapping
from datetime import date, time
from pathlib import PurePath
from typing import TYPE_CHECKING, Any

from ..errors import InvalidFile, LeftOut, Mistake, TilewrightError
from ..sentences import sentence
from .drafts import can_be_drawn
from .limits import DeskLimits, Refused, bound
from .opened import opened
from .requests import ReadRequest, checked, puzzle_request
from .sizes import check_puzzle, check_size

if TYPE_CHECKING:
    from ..formats.document import Document, FileText

_MOST_FILES = 2
_MOST_MISTAKES = 100
# A line of a file that is shown beside a mistake.
_WIDEST = 300
_LONGEST_NAME = 60
# A browser reads bytes that are no UTF-8 as U+FFFD.
_NOT_TEXT = re.compile("[\0\ufffd]")
# Windows takes these for devices, with any suffix.
_DEVICES = re.compile("con|prn|aux|nul|com[0-9]|lpt[0-9]")


def read(params: Mapping[str, Any], limits: DeskLimits) -> dict[str, Any]:
    """The document in a puzzle file, or in the two files of a deck, and all its mistakes.

    If all its drawn parts can be shown, a document with mistakes is in the answer as well, so that a person can go on
    with an unfinished puzzle; otherwise `document` is None. Of a file with solutions of the `puzzle` that is open the
    answer tells in words whether they are right, or their mistakes.
    """
    from ..formats import FileText, format_of_sources, read_sources
    from ..formats.puzzle_file import document_of_puzzle

    sources = [FileText(name, text) for name, text in _files(params, limits)]
    document: dict[str, Any] | None = None
    try:
        parse = format_of_sources(sources).parse
        with warnings.catch_warnings(record=True) as left_out:
            warnings.simplefilter("always", LeftOut)
            if parse is not None:
                document = _data(sources[0], parse)
                check_size(document, limits)
            puzzle = read_sources(sources)
        check_puzzle(puzzle, limits)
    except InvalidFile as problem:
        if document is not None and not can_be_drawn(document, limits):
            document = None
        return {"document": document, "mistakes": [_mistake(problem, one) for one in problem.mistakes[:_MOST_MISTAKES]]}
    except TilewrightError as problem:
        if (told := _told_of_solutions(params, sources, limits)) is not None:
            return told
        message = str(problem)
        # As the first word of a sentence a name would get a capital.
        raise Refused(
            sentence("the file {message}", message=message) if message.startswith(sources[0].name) else message, "files"
        ) from None
    if document is None:
        document = document_of_puzzle(puzzle)
        # A deck says no title.
        document = {"format": document["format"], "title": sources[0].stem, **document}
    notes = [str(one.message).removeprefix(f"{sources[0].name}: ") for one in left_out]
    return {"document": document, "mistakes": [], **({"notes": notes} if notes else {})}


def _told_of_solutions(params: Mapping[str, Any], sources: list[FileText], limits: DeskLimits) -> dict[str, Any] | None:
    """What a file tells of the puzzle that is open; None if none is, or the file has no solutions."""
    from ..families import family_of
    from ..formats import format_by_suffix
    from ..formats.solutions import solutions_in

    if params.get("puzzle") is None or len(sources) != 1:
        return None
    [source], notes = sources, list[str]()
    row = format_by_suffix(PurePath(source.name))
    if row is not None and row.read is not None:
        # It is a part of a puzzle, such as one of the two files of a deck.
        return None
    try:
        puzzle = opened(params["puzzle"], limits).puzzle
    except (TilewrightError, Refused):
        # What is wrong with the puzzle is told beside it.
        return None
    try:
        with warnings.catch_warnings(record=True) as left_out:
            warnings.simplefilter("always", LeftOut)
            found = solutions_in(puzzle, source)
        notes = [str(one.message).removeprefix(f"{source.name}: ") for one in left_out]
    except InvalidFile as problem:
        placed = [one for one in problem.mistakes if one.line]
        told = [_mistake(problem, one) for one in placed[:_MOST_MISTAKES]]
        return {"document": None, "mistakes": told} if told else None
    wrong = [number for number, one in enumerate(found, start=1) if family_of(puzzle).broken_rules(puzzle, one)]
    which = (
        sentence("{n} wrong, the first is number {wrong}", n=len(wrong), wrong=wrong[0])
        if wrong
        else sentence("all right")
    )
    words = sentence(
        "{source} has {n} {n:solution|solutions} of this puzzle, {which}", source=source.name, n=len(found), which=which
    )
    return {"document": None, "mistakes": [], "solutions": "; ".join([words, *notes]) + "."}


def save(params: Mapping[str, Any], limits: DeskLimits) -> dict[str, Any]:
    """The text of a puzzle's file, and a name for it.

    It is the puzzle as its owner wrote it, finished or not, without choices and pieces on the table.
    """
    from .. import catalog
    from ..formats import FORMATS

    kind = params.get("format", "toml")
    dumps = {name: row.dump for name, row in FORMATS.items() if row.dump is not None}
    if not isinstance(kind, str) or kind not in dumps:
        raise Refused(sentence("expected {names}", names=" or ".join(dumps)), "format")
    suffix = FORMATS[kind].suffixes[0]
    puzzle = puzzle_request(params.get("puzzle"))
    name, document = puzzle.name or "", puzzle.document
    if document is None:
        document = opened({"name": name}, limits).document
    text = catalog.text_of(name) if name and suffix == catalog.SUFFIX else _text(document, dumps[kind])
    bound(len(text), 2 * limits.characters, sentence("this puzzle is too large to be saved here"), "puzzle")
    return {"name": download_name(name, document, suffix), "text": text}


def download_name(name: str, document: Mapping[str, Any], suffix: str) -> str:
    """The name of a puzzle's file: from its name in the catalog, else from its title."""
    return f"{name or file_name(document.get('title'))}{suffix}"


def file_name(title: object) -> str:
    """A title as the name of a file that every system takes: "My Puzzle!" becomes "my-puzzle"."""
    words = re.findall(r"\w+", unicodedata.normalize("NFC", title).lower()) if isinstance(title, str) else []
    name = "-".join(words)[:_LONGEST_NAME].strip("-_") or "my-puzzle"
    return f"{name}-puzzle" if _DEVICES.fullmatch(name) else name


def _files(params: Mapping[str, Any], limits: DeskLimits) -> list[tuple[str, str]]:
    files = checked(ReadRequest, params).files
    if not 1 <= len(files) <= _MOST_FILES:
        raise Refused(
            sentence("expected one file, or the two files of a deck; found {n}", n=len(files)),
            "files",
            sentence("choose a .toml or .json file, or the .csv files of the cards and of the neighbors"),
        )
    found = []
    for k, file in enumerate(files):
        n, most = len(file.text), limits.characters
        words = sentence("the file has {n:,} characters; at most {most:,} are taken", n=n, most=most)
        bound(n, most, words, f"files[{k}]")
        # Only the last part of a name matters, and only to say of which file a message speaks.
        name = re.split(r"[\\/]", file.name)[-1]
        name = re.sub(r"[\x00-\x1f\x7f]", "", name)[-100:] or "puzzle"
        if _NOT_TEXT.search(file.text):
            raise Refused(
                sentence("the file {name} is not text in UTF-8", name=name),
                f"files[{k}]",
                sentence("it may be another file than you meant, or an editor saved it in another encoding"),
            )
        found.append((name, file.text))
    return found


def _data(source: FileText, parse: Callable[[str, str], Document]) -> dict[str, Any]:
    """The plain data of a puzzle file, as JSON can carry it."""
    from ..formats.document import cleaned

    text = cleaned(source.text, source.name)
    try:
        data: dict[str, Any] = json.loads(json.dumps(parse(text, source.name).data, default=_plain, allow_nan=False))
        json.dumps(data, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError:
        raise InvalidFile(source.name, [Mistake(sentence("a text holds half a character"))], text) from None
    except RecursionError:
        raise InvalidFile(source.name, [Mistake(sentence("lists or tables are nested too deeply"))], text) from None
    except ValueError:
        raise InvalidFile(source.name, [Mistake(sentence("a number is infinite, or none at all"))], text) from None
    return data


def _plain(value: object) -> str:
    # TOML knows dates; no key takes one, so that a date, turned into a text, is reported as a mistake.
    if isinstance(value, date | time):
        return str(value)
    raise TypeError(type(value))


def _mistake(problem: InvalidFile, mistake: Mistake) -> dict[str, Any]:
    lines = problem.text.split("\n")
    source = lines[mistake.line - 1] if 0 < mistake.line <= len(lines) else ""
    return {
        "file": problem.path,
        "line": mistake.line,
        "column": mistake.column,
        "width": mistake.width,
        "message": mistake.message,
        "help": mistake.help,
        "source": source[:_WIDEST],
    }


def _text(document: Mapping[str, Any], dump: Callable[[Mapping[str, Any]], str]) -> str:
    try:
        return dump(document)
    except RecursionError:
        raise Refused(sentence("lists or tables are nested too deeply"), "puzzle") from None
    except ValueError:
        raise Refused(sentence("this puzzle holds values that cannot be written down"), "puzzle") from None


ASKS = {"read": read, "save": save}
"""The requests about files."""

"""What an editor marks in a puzzle file: mistakes and findings of lint, each at its place, and what mends them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Literal

from ..families import FAMILIES, Finding, Puzzle
from ..families.wording import meant
from ..formats.spans import TextSpan
from ..lattices import LATTICES
from ..values import frozen
from .file_names import FileName, piece_token, place_of
from .file_tables import keys_at
from .puzzle_text import PlacedMistake, PuzzleText
from .toml_scan import TomlScan

RemarkLevel = Literal["error", "warning", "information"]
_LEVELS: dict[str, RemarkLevel] = {"impossible": "error", "suspicious": "warning", "note": "information"}
_MOST = 100
"""A broken file may have thousands of mistakes; so many are marked."""


@frozen
class TextChange:
    """What stands at a place is replaced by a text."""

    span: TextSpan
    text: str


@frozen
class TextFix:
    """A change of a file that mends a mistake, and what it does in words."""

    title: str
    changes: tuple[TextChange, ...]


@frozen
class TextRemark:
    """Something to say about a part of a file; `fixes` are there where it is plain what was meant."""

    span: TextSpan
    level: RemarkLevel
    message: str
    help: str = ""
    fixes: tuple[TextFix, ...] = ()
    may_be_typo: bool = False
    """Whether a search for typos may explain it."""

    @property
    def words(self) -> str:
        """The message with what helps on a line of its own."""
        return f"{self.message}\nhelp: {self.help}" if self.help else self.message


def mistakes_of(text: PuzzleText) -> tuple[TextRemark, ...]:
    """The mistakes of a file; reading it may take seconds if it is large."""
    return tuple(_of_mistake(text, one) for one in text.read.mistakes[:_MOST])


def findings_of(text: PuzzleText) -> tuple[TextRemark, ...]:
    """What lint finds; none in a file with mistakes."""
    if text.read.mistakes:
        return ()
    found = [_of_finding(text, variant, one) for variant, one in text.findings]
    return tuple(found[:_MOST])


def _of_mistake(text: PuzzleText, placed: PlacedMistake) -> TextRemark:
    mistake = placed.mistake
    fixes = () if text.is_json else tuple(_fixes(text.scan, placed))
    level: RemarkLevel = "information" if placed.is_cut else "error"
    return TextRemark(placed.span, level, _of_variant(placed.variant, mistake.message), mistake.help, fixes)


def _of_variant(variant: str, message: str) -> str:
    return f"variant {variant}: {message}" if variant else message


def _of_finding(text: PuzzleText, variant: str, finding: Finding) -> TextRemark:
    puzzle = text.read.puzzles[variant]
    span = (0, 0) if text.is_json else place_of_finding(text.scan, puzzle, finding, variant)
    message, may_be_typo = _of_variant(variant, finding.message), finding.level != "note" and not variant
    return TextRemark(span, _LEVELS[finding.level], message, finding.help, may_be_typo=may_be_typo)


def place_of_finding(scan: TomlScan, puzzle: Puzzle, finding: Finding, variant: str) -> TextSpan:
    """The label, the piece or the cell that a finding is about, else the board, or its variant."""
    for piece in finding.pieces[:1]:
        if (token := piece_token(scan, puzzle, piece)) is not None:
            named = re.match(r"label (\S+)", finding.message)
            spans = [span for word, span in token.words() if named is not None and word == named[1]]
            return spans[0] if spans else token.inner
    if finding.cells:
        name = puzzle.board.names[finding.cells[0]]
        if (span := place_of(scan, puzzle, FileName("cell", name, (0, 0)))) is not None:
            return span
    heading = scan.keys.get(("variant", variant)) if variant else None
    heading = heading or scan.keys.get(("board",)) or next(iter(scan.tokens), None)
    return (0, 0) if heading is None else heading.inner


def _fixes(scan: TomlScan, placed: PlacedMistake) -> Iterator[TextFix]:
    mistake = placed.mistake
    if (word := meant(mistake.help)) is not None and placed.span[1] > placed.span[0]:
        there = scan.text[slice(*placed.span)]
        quote = there[0] if there[:1] in ("'", '"') else ""
        if not set(word) & {quote, "\\", "\n"}:
            yield TextFix(f"Write {word}", (TextChange(placed.span, f"{quote}{word}{quote}"),))
    about = mistake.about
    if len(about) == 1 and about not in scan.keys:
        yield from _missing(scan, str(about[0]))
    elif about in scan.keys and about[-1] not in keys_at(scan, about[:-1]):
        yield from _misplaced(scan, about)


def _missing(scan: TomlScan, key: str) -> Iterator[TextFix]:
    """Lines that give a key that every file has."""
    lines = {
        "format": ["format = 1"],
        "family": [f'family = "{name}"' for name in FAMILIES],
        "lattice": [f'lattice = "{name}"' for name in list(LATTICES)[:4]],
    }.get(key, [])
    if key not in keys_at(scan, ()):
        return
    order = ("format", "title", "family", "lattice")
    before = [found for name in order[: order.index(key)] if (found := scan.statement((name,)))] if lines else []
    at = max((end for _, end in before), default=0)
    for line in lines:
        begin = "" if not at or scan.text[at - 1] == "\n" else "\n"
        yield TextFix(f"Add the line {line}", (TextChange((at, at), f"{begin}{line}\n"),))
    if key == "board":
        begin = "" if scan.text.endswith("\n") or not scan.text else "\n"
        words = f'{begin}\n[board]\nshape = "rectangle"\ncolumns = 3\nrows = 3\n'
        yield TextFix("Add a board", (TextChange((len(scan.text), len(scan.text)), words),))


def _misplaced(scan: TomlScan, path: Sequence[str | int]) -> Iterator[TextFix]:
    """Move a key to the table that it belongs to: the whole puzzle, or the board."""
    key, statement = str(path[-1]), scan.statement(tuple(path))
    # It may share its lines with others, in a table in braces.
    if statement is None or scan.text[statement[0] : scan.keys[tuple(path)].end].strip() != key:
        return
    lines = scan.text[slice(*statement)]
    lines = lines if lines.endswith("\n") else lines + "\n"
    headings = [token for token in scan.tokens if token.wanted == "heading"]
    top, board = keys_at(scan, ()), keys_at(scan, ("board",))
    if len(path) > 1 and key in top and not top[key].heading and headings:
        at = scan.text.rfind("\n", 0, headings[0].start) + 1
        changes = (TextChange(statement, ""), TextChange((at, at), lines))
        yield TextFix(f"Move {key} above the first table", changes)
    heading = scan.keys.get(("board",))
    if len(path) == 1 and key in board and heading is not None and heading.wanted == "heading":
        end = scan.text.find("\n", heading.end)
        at = len(scan.text) if end < 0 else end + 1
        begin = "\n" if end < 0 else ""
        yield TextFix(f"Move {key} to the board", (TextChange(statement, ""), TextChange((at, at), begin + lines)))

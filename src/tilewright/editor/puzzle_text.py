"""A puzzle file as it stands in an editor: its text, what is wrong with it, and the puzzles that it makes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from pathlib import PurePath

from ..deadline import within
from ..errors import InvalidFile, Mistake, OutOfTime, TilewrightError, is_whole
from ..families import Finding, Puzzle
from ..formats import FORMATS
from ..formats.document import OWN_SUFFIX, Document, FileText
from ..formats.puzzle_file import puzzle_of, variants_of
from ..formats.sizes import with_example
from ..formats.spans import TextSpan
from ..values import field, frozen, replace
from .file_tables import is_brief
from .text_lines import TextLines
from .toml_scan import TomlScan, scanned

_SECONDS_TO_READ = 5.0
_SECONDS_TO_LINT = 1.0
_LONGEST = 500_000
"""A longer text is no puzzle file that a person writes."""


@frozen
class PlacedMistake:
    """A mistake of a text, and the part of the text that it is about."""

    mistake: Mistake
    span: TextSpan
    variant: str = ""
    is_cut: bool = False
    """Whether it says that the time was over, and not that something is wrong."""


@frozen
class ReadPuzzles:
    """What a text says: the mistakes in it, and the puzzles by variant, "" for that without; none of a brief."""

    mistakes: tuple[PlacedMistake, ...] = ()
    puzzles: dict[str, Puzzle] = field(default_factory=dict)


@frozen
class PuzzleText:
    """A file as an editor has it. `raw` is its text; `text` is the same with lines that end as on Unix."""

    name: str
    raw: str

    @cached_property
    def text(self) -> str:
        # A mark of the byte order, and half a character, are replaced, so that columns stay what they are.
        plain = self.raw.replace("\r\n", "\n")
        plain = " " + plain[1:] if plain.startswith("\ufeff") else plain
        return plain if is_whole(plain) else plain.encode("utf-16-le", "replace").decode("utf-16-le")

    @cached_property
    def _lines(self) -> dict[str, TextLines]:
        return {}

    def lines_in(self, encoding: str) -> TextLines:
        """The lines of `text`, with columns in units of an encoding."""
        return self._lines.setdefault(encoding, TextLines(self.text, encoding))

    @cached_property
    def is_json(self) -> bool:
        return PurePath(self.name).suffix.lower() == ".json"

    @cached_property
    def scan(self) -> TomlScan:
        """All that stands in it, if it is TOML."""
        return scanned("" if self.is_json else self.text)

    @cached_property
    def is_ours(self) -> bool:
        """Tell whether it is a puzzle file or a brief: by its name, or by how it begins."""
        path = PurePath(self.name)
        if len(self.text) > _LONGEST or path.suffix.lower() not in (".toml", ".json"):
            return False
        if PurePath(path.stem).suffix == OWN_SUFFIX:
            return True
        return FORMATS["json" if self.is_json else "toml"].begins(self.text)

    @cached_property
    def read(self) -> ReadPuzzles:
        """What it says; found when it is first asked for, which may take seconds."""
        if not self.is_ours:
            return ReadPuzzles()
        try:
            with within(_SECONDS_TO_READ, share=0):
                return self._read()
        except OutOfTime:
            words = f"reading this file takes more than {_SECONDS_TO_READ:g} s; `tilewright check` has no such limit"
            return ReadPuzzles((replace(self._placed(Mistake(words)), is_cut=True),))

    @property
    def read_puzzle(self) -> Puzzle | None:
        """The puzzle without a variant, if the text has been read and makes one; this takes no time."""
        read = vars(self).get("read")
        return None if read is None else read.puzzles.get("")

    def _read(self) -> ReadPuzzles:
        try:
            document = self._parsed()
        except InvalidFile as error:
            return ReadPuzzles(tuple(self._placed(mistake) for mistake in error.mistakes))
        name = FileText(self.name, "").stem
        if not self.is_json and is_brief(self.scan):
            from ..inventing.brief import brief_of

            return ReadPuzzles(tuple(self._mistakes_in(lambda: brief_of(document, name))))
        found: list[PlacedMistake] = []
        puzzles: dict[str, Puzzle] = {}
        for variant in ("", *variants_of(document.data)):

            def read(variant: str = variant) -> None:
                chosen, _ = with_example(document.data, variant or None)
                # A variant moves parts of the data.
                fresh = replace(document, moved={})
                puzzles[variant] = puzzle_of(fresh, name, chosen)

            here = list(self._mistakes_in(read, variant))
            found += here
            if here and not variant:
                break
        first: dict[tuple[str, TextSpan], PlacedMistake] = {}
        for one in found:
            first.setdefault((one.mistake.message, one.span), one)
        return ReadPuzzles(tuple(first.values()), puzzles)

    def _parsed(self) -> Document:
        parse = FORMATS["json" if self.is_json else "toml"].parse
        assert parse is not None
        return parse(self.text, self.name)

    def _mistakes_in(self, read: Callable[[], object], variant: str = "") -> Iterator[PlacedMistake]:
        try:
            read()
        except OutOfTime:
            raise
        except InvalidFile as error:
            yield from (self._placed(mistake, variant) for mistake in error.mistakes)
        except TilewrightError as error:
            yield self._placed(Mistake(str(error)), variant)

    def _placed(self, mistake: Mistake, variant: str = "") -> PlacedMistake:
        if not mistake.line:
            # It is about the file as a whole: about what it begins with.
            first = next((token for token in self.scan.tokens), None)
            return PlacedMistake(mistake, (first.start, first.end) if first else TextLines(self.text).line(0), variant)
        # Lines of messages end at newlines alone.
        start = 0
        for _ in range(mistake.line - 1):
            start = self.text.find("\n", start) + 1
        end = self.text.find("\n", start)
        end = len(self.text) if end < 0 else end
        begin = min(start + mistake.column - 1, end)
        return PlacedMistake(mistake, (begin, min(begin + mistake.width, end)), variant)

    @cached_property
    def findings(self) -> tuple[tuple[str, Finding], ...]:
        """The findings of lint on each of the puzzles, with the variant that they are about first."""
        from ..solving import lint

        found: list[tuple[str, Finding]] = []
        with within(_SECONDS_TO_LINT, share=0):
            for variant, puzzle in self.read.puzzles.items():
                try:
                    found += [(variant, one) for one in lint(puzzle, seconds=None)]
                except OutOfTime:
                    break
        told: dict[str, tuple[str, Finding]] = {}
        for variant, one in found:
            # What holds of the puzzle is not told of its variants again.
            told.setdefault(one.message, (variant, one))
        return tuple(told.values())

"""A file that is open in an editor: its text now, what was said about it, and what is still being found out."""

from __future__ import annotations

import asyncio
from threading import Event

from lsprotocol import types

from ..families import Puzzle
from ..formats.spans import TextSpan
from ..values import field, record
from .counted_words import SECONDS, counted
from .puzzle_text import PuzzleText
from .remarks import TextRemark
from .text_lines import UTF16, TextLines


@record
class OpenFile:
    """The state of a file; the loop of the server alone changes it."""

    text: PuzzleText
    encoding: str = UTF16
    version: int | None = None
    puzzle: Puzzle | None = None
    """The last one that the file made, without a variant."""
    remarks: tuple[TextRemark, ...] = ()
    look: asyncio.Task[None] | None = None
    is_past: Event = field(default_factory=Event)
    """Set when the text changes, to end what is being found out about it."""
    solutions: dict[str, asyncio.Future[str]] = field(default_factory=dict)
    """For variants of the text, their numbers of solutions in words."""

    def change(self, text: PuzzleText) -> None:
        """Take another text; nothing that is still under way is wanted any more."""
        self.is_past.set()
        if self.look is not None:
            self.look.cancel()
        # What was said is about places in the other text.
        self.text, self.remarks, self.solutions, self.is_past = text, (), {}, Event()

    @property
    def lines(self) -> TextLines:
        """The lines of the text, with columns as the editor counts them."""
        return self.text.lines_in(self.encoding)

    def range(self, span: TextSpan) -> types.Range:
        """Offsets of the text as the editor counts."""
        start, end = (types.Position(*self.lines.place(offset)) for offset in span)
        return types.Range(start, end)

    def offset(self, position: types.Position) -> int:
        """The offset of a position in the text."""
        return self.lines.offset((position.line, position.character))

    def number_of_solutions(self, variant: str, puzzle: Puzzle) -> asyncio.Future[str]:
        """The number of solutions in words, once it is counted; a change of the text ends the count."""
        if variant not in self.solutions:
            work = asyncio.to_thread(counted, puzzle, self.is_past.is_set, SECONDS)
            self.solutions[variant] = asyncio.ensure_future(work)
        return self.solutions[variant]

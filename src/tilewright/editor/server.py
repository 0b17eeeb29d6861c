"""The language server: what editors ask about puzzle files, answered over stdin and stdout.

Texts come and go in whole messages, in their order; what takes longer than a moment runs in other threads, and its
answer is dropped if the text has changed meanwhile.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable, Generator
from functools import cached_property
from traceback import format_exc
from typing import Any, TypeVar

from lsprotocol import types
from pygls.lsp.server import LanguageServer
from pygls.protocol import LanguageServerProtocol, lsp_method

from .. import __version__
from .hovers import board_picture, piece_at, piece_picture, variant_at, words_for_key
from .mistyped_remarks import SECONDS as SECONDS_FOR_TYPOS
from .mistyped_remarks import mistyped
from .open_file import OpenFile
from .puzzle_text import PuzzleText
from .remarks import TextRemark, findings_of, mistakes_of

SOURCE = "tilewright"
_AT_ONCE = 2
"""So many texts are looked at in other threads at the same time."""
_PATIENCE = 0.7
"""So many seconds after the question a picture is shown, with or without the number of solutions."""
_T = TypeVar("_T")
_SEVERITY = {
    "error": types.DiagnosticSeverity.Error,
    "warning": types.DiagnosticSeverity.Warning,
    "information": types.DiagnosticSeverity.Information,
}


class _Protocol(LanguageServerProtocol):
    """Hands on changes as they came: the library ends lines where editors do not, as at U+2028."""

    @lsp_method(types.TEXT_DOCUMENT_DID_CHANGE)
    def lsp_text_document__did_change(self, params: types.DidChangeTextDocumentParams) -> Generator[Any, Any, None]:
        handler = self.fm.features.get(types.TEXT_DOCUMENT_DID_CHANGE)
        if handler is not None:
            yield handler, (params,), None


class PuzzleServer(LanguageServer):
    """A language server for puzzle files."""

    def __init__(self) -> None:
        super().__init__(SOURCE, __version__, protocol_cls=_Protocol)
        self.files: dict[str, OpenFile] = {}
        self.draws_svg = False
        self.has_markdown = True

    @cached_property
    def slots(self) -> asyncio.Semaphore:
        """Made in the loop that waits for it."""
        return asyncio.Semaphore(_AT_ONCE)

    def shutdown(self) -> None:
        """End at once: a thread waits for the next line of stdin, which may never come."""
        os._exit(0)

    def look_at(self, uri: str, pause: float) -> None:
        """Find out what is to be said about a file, and say it."""
        self.files[uri].look = asyncio.get_running_loop().create_task(self._look(uri, pause))

    async def _look(self, uri: str, pause: float) -> None:
        await asyncio.sleep(pause)
        file = self.files[uri]
        text = file.text
        try:
            mistakes = await self._apart(mistakes_of, file) if text.is_ours else ()
            file.puzzle = text.read.puzzles.get("", file.puzzle)
            self._publish(uri, file, mistakes)
            if findings := await self._apart(findings_of, file):
                self._publish(uri, file, (*mistakes, *findings))
        except Exception:
            # An error of ours: the editor keeps it in its log, and the next change is looked at again.
            self.window_log_message(types.LogMessageParams(types.MessageType.Error, format_exc()))

    async def _apart(
        self, work: Callable[[PuzzleText], tuple[TextRemark, ...]], file: OpenFile
    ) -> tuple[TextRemark, ...]:
        """Look at a text in another thread. Who no longer waits for that leaves its slot taken until it is done."""
        text, is_past = file.text, file.is_past

        async def done() -> tuple[TextRemark, ...]:
            async with self.slots:
                return () if is_past.is_set() else await asyncio.to_thread(work, text)

        return await asyncio.shield(done())

    def _publish(self, uri: str, file: OpenFile, remarks: tuple[TextRemark, ...]) -> None:
        file.remarks = remarks
        told = [diagnostic(file, one) for one in remarks]
        self.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri, told, file.version))

    async def shown(self, file: OpenFile, offset: int) -> str:
        """What is shown of the thing at an offset, in Markdown; "" if there is nothing to be shown."""
        until = asyncio.get_running_loop().time() + _PATIENCE
        text, cursor = file.text, file.text.scan.at(offset)
        words = [words_for_key(text.scan, cursor)]
        piece, variant = piece_at(text.scan, cursor), variant_at(cursor)
        read = await _in_time(asyncio.to_thread(lambda: text.read), until)
        now = None if read is None else read.puzzles.get(variant or "")
        puzzle = now or file.puzzle
        as_svg = self.draws_svg and self.has_markdown
        if puzzle is not None and piece is not None:
            words.append(await asyncio.to_thread(piece_picture, puzzle, piece, as_svg=as_svg))
        elif puzzle is not None and variant is not None:
            number = None if now is None or text is not file.text else file.number_of_solutions(variant, now)
            words.append(await asyncio.to_thread(board_picture, puzzle, as_svg=as_svg))
            if number is None:
                words.append("As it was before." if read is None else "As it was before the latest mistake.")
            else:
                said = await _in_time(asyncio.shield(number), until)
                words.append("The solutions are still being counted." if said is None else said)
        return "\n\n".join(filter(None, words))

    async def look_for_typos(self, uri: str) -> None:
        """Mark what may be mistyped, and say how the search for it ended."""
        file = self.files[uri]
        text = file.text
        self._say(f"Looking for typos, for at most {SECONDS_FOR_TYPOS:g} s ...")
        words, remarks = await asyncio.to_thread(mistyped, text, file.is_past.is_set)
        if words and file.text is text:
            self._say(words)
            self._publish(uri, file, (*file.remarks, *(one for one in remarks if one not in file.remarks)))

    def _say(self, words: str) -> None:
        self.window_show_message(types.ShowMessageParams(types.MessageType.Info, words))


async def _in_time(work: Awaitable[_T], until: float) -> _T | None:
    """What is found out until a time of the loop; None if it takes longer, and then it goes on."""
    task = asyncio.ensure_future(work)
    await asyncio.wait([task], timeout=max(0.01, until - asyncio.get_running_loop().time()))
    return task.result() if task.done() else None


def diagnostic(file: OpenFile, remark: TextRemark) -> types.Diagnostic:
    """A remark as an editor takes it."""
    return types.Diagnostic(file.range(remark.span), remark.words, severity=_SEVERITY[remark.level], source=SOURCE)

"""The language server: what editors ask about puzzle files, answered over stdin and stdout.

Texts come and go in whole messages, in their order; what takes longer than a moment runs in other threads, and its
answer is dropped if the text has changed meanwhile.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Generator
from functools import cached_property, partial
from pathlib import PurePath
from threading import Event
from typing import Any, BinaryIO, TypeVar
from urllib.parse import unquote, urlparse

from lsprotocol import types
from pygls.lsp.server import LanguageServer
from pygls.protocol import LanguageServerProtocol, lsp_method
from pygls.uris import to_fs_path

from .. import __version__
from ..families import Puzzle
from ..formats.spans import TextSpan
from ..values import record
from .counted_words import SECONDS, counted
from .file_names import name_at, place_of
from .hovers import board_picture, is_about_board, piece_at, piece_picture, words_for_key
from .offers import TypingOffer, offers_at
from .puzzle_text import PuzzleText
from .remarks import TextFix, TextRemark, findings_of, mistakes_of
from .text_lines import UTF16, TextLines

SOURCE = "tilewright"
_PAUSE = 0.15
"""So many seconds after a change the text is looked at, unless it has changed again."""
_AT_ONCE = 2
"""So many texts are looked at in other threads at the same time."""
_PATIENCE = 0.8
"""So many seconds a picture waits for the number of solutions."""
_T = TypeVar("_T")
_SEVERITY = {
    "error": types.DiagnosticSeverity.Error,
    "warning": types.DiagnosticSeverity.Warning,
    "information": types.DiagnosticSeverity.Information,
}
_KINDS = {
    "key": types.CompletionItemKind.Property,
    "heading": types.CompletionItemKind.Module,
    "value": types.CompletionItemKind.EnumMember,
    "name": types.CompletionItemKind.Reference,
}


@record
class OpenFile:
    """A file in the editor: its text now, what was said about it, and what is still being found out."""

    text: PuzzleText
    encoding: str = UTF16
    version: int | None = None
    puzzle: Puzzle | None = None
    """The last one that the file made, without a variant."""
    remarks: tuple[TextRemark, ...] = ()
    look: asyncio.Task[None] | None = None
    counts: Event | None = None
    """Set to end the count that is under way."""
    solutions: asyncio.Future[str] | None = None
    lines: TextLines | None = None

    def change(self, text: PuzzleText) -> None:
        """Take another text; nothing that is still under way is wanted any more."""
        self.text, self.lines, self.solutions = text, None, None
        for task in (self.look,):
            if task is not None:
                task.cancel()
        if self.counts is not None:
            self.counts.set()

    def range(self, span: TextSpan) -> types.Range:
        """TextSpan of the text as the editor counts."""
        if self.lines is None:
            self.lines = TextLines(self.text.text, self.encoding)
        start, end = (types.Position(*self.lines.place(offset)) for offset in span)
        return types.Range(start, end)

    def offset(self, position: types.Position) -> int:
        """The offset of a position in the text."""
        if self.lines is None:
            self.lines = TextLines(self.text.text, self.encoding)
        return self.lines.offset((position.line, position.character))


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

    async def apart(self, work: Callable[[], _T]) -> _T:
        """Do work in another thread."""
        async with self.slots:
            return await asyncio.to_thread(work)

    def look_at(self, uri: str, pause: float) -> None:
        """Find out what is to be said about a file, and say it."""
        self.files[uri].look = asyncio.get_running_loop().create_task(self._look(uri, pause))

    async def _look(self, uri: str, pause: float) -> None:
        await asyncio.sleep(pause)
        file = self.files[uri]
        text = file.text
        if not text.is_ours:
            self._publish(uri, file, ())
            return
        mistakes = await self.apart(partial(mistakes_of, text))
        file.puzzle = text.read.puzzles.get("", file.puzzle)
        self._publish(uri, file, mistakes)
        findings = await self.apart(partial(findings_of, text))
        if findings:
            self._publish(uri, file, (*mistakes, *findings))

    def _publish(self, uri: str, file: OpenFile, remarks: tuple[TextRemark, ...]) -> None:
        file.remarks = remarks
        told = [
            types.Diagnostic(file.range(one.span), one.words, severity=_SEVERITY[one.level], source=SOURCE)
            for one in remarks
        ]
        self.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri, told, file.version))

    async def number_of_solutions(self, file: OpenFile, puzzle: Puzzle) -> str:
        """The number of solutions in words; that it is still being counted, if that takes longer than one waits."""
        if file.solutions is None:
            over = file.counts = Event()
            file.solutions = asyncio.ensure_future(asyncio.to_thread(counted, puzzle, over.is_set, SECONDS))
        try:
            return await asyncio.wait_for(asyncio.shield(file.solutions), _PATIENCE)
        except TimeoutError:
            return "The solutions are still being counted."


def _name_of(uri: str, language: str) -> str:
    path = to_fs_path(uri) or unquote(urlparse(uri).path)
    is_bare = not PurePath(path).suffix and language in ("toml", "json")
    return f"{path}.{language}" if is_bare else path


def make_server() -> PuzzleServer:
    """A server that knows all that is asked of it; `start_io` runs it."""
    server = PuzzleServer()

    @server.feature(types.INITIALIZE)
    def begin(params: types.InitializeParams) -> None:
        options = params.initialization_options
        asked = options.get("pictures") if isinstance(options, dict) else getattr(options, "pictures", None)
        server.draws_svg = asked == "svg"
        document = params.capabilities.text_document
        formats = document.hover.content_format if document is not None and document.hover is not None else None
        server.has_markdown = formats is None or types.MarkupKind.Markdown in formats

    @server.feature(types.TEXT_DOCUMENT_DID_OPEN)
    def opened(params: types.DidOpenTextDocumentParams) -> None:
        document = params.text_document
        encoding = str(getattr(server.workspace.position_encoding, "value", server.workspace.position_encoding))
        text = PuzzleText(_name_of(document.uri, document.language_id), document.text)
        if document.uri in server.files:
            server.files[document.uri].change(text)
        server.files[document.uri] = OpenFile(text, encoding, document.version)
        server.look_at(document.uri, 0)

    @server.feature(types.TEXT_DOCUMENT_DID_CHANGE)
    def changed(params: types.DidChangeTextDocumentParams) -> None:
        file = server.files.get(params.text_document.uri)
        if file is None:
            return
        raw = file.text.raw
        for change in params.content_changes:
            if isinstance(change, types.TextDocumentContentChangePartial):
                lines = TextLines(raw, file.encoding)
                start, end = (
                    lines.offset((place.line, place.character)) for place in (change.range.start, change.range.end)
                )
                raw = raw[:start] + change.text + raw[max(start, end) :]
            else:
                raw = change.text
        file.version = params.text_document.version
        file.change(PuzzleText(file.text.name, raw))
        server.look_at(params.text_document.uri, _PAUSE)

    @server.feature(types.TEXT_DOCUMENT_DID_CLOSE)
    def closed(params: types.DidCloseTextDocumentParams) -> None:
        uri = params.text_document.uri
        file = server.files.pop(uri, None)
        if file is not None:
            file.change(file.text)
            server.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri, []))

    def toml_at(params: Any) -> tuple[OpenFile, int] | None:
        """The file that a request is about, and the offset; None for files of others, and for JSON."""
        file = server.files.get(params.text_document.uri)
        if file is None or file.text.is_json or not file.text.is_ours:
            return None
        return file, file.offset(params.position)

    @server.feature(types.TEXT_DOCUMENT_COMPLETION, types.CompletionOptions(trigger_characters=['"', "[", "=", " "]))
    def complete(params: types.CompletionParams) -> types.CompletionList | None:
        asked = toml_at(params)
        if asked is None:
            return None
        file, offset = asked
        offers = offers_at(file.text.scan, offset, file.puzzle)
        return types.CompletionList(False, [_item(file, number, one) for number, one in enumerate(offers)])

    @server.feature(types.TEXT_DOCUMENT_HOVER)
    async def hover(params: types.HoverParams) -> types.Hover | None:
        asked = toml_at(params)
        if asked is None:
            return None
        file, offset = asked
        scan, puzzle = file.text.scan, file.puzzle
        cursor = scan.at(offset)
        words = [words_for_key(scan, cursor)]
        piece = piece_at(scan, cursor)
        as_svg = server.draws_svg and server.has_markdown
        if puzzle is not None and piece is not None:
            words.append(await server.apart(partial(piece_picture, puzzle, piece, as_svg=as_svg)))
        elif puzzle is not None and is_about_board(cursor):
            is_old = file.text.read_puzzle is not puzzle
            words.append(await server.apart(partial(board_picture, puzzle, as_svg=as_svg)))
            words.append("As it was before the latest mistake." if is_old else "")
            if not is_old:
                words.append(await server.number_of_solutions(file, puzzle))
        if not any(words):
            return None
        kind = types.MarkupKind.Markdown if server.has_markdown else types.MarkupKind.PlainText
        span = (cursor.token.start, cursor.token.end) if cursor.token is not None else None
        content = types.MarkupContent(kind, "\n\n".join(filter(None, words)))
        return types.Hover(content, None if span is None else file.range(span))

    @server.feature(types.TEXT_DOCUMENT_DEFINITION)
    def define(params: types.DefinitionParams) -> types.Location | None:
        asked = toml_at(params)
        if asked is None:
            return None
        file, offset = asked
        name = name_at(file.text.scan, file.text.scan.at(offset))
        place = None if name is None else place_of(file.text.scan, file.puzzle, name)
        return None if place is None else types.Location(params.text_document.uri, file.range(place))

    @server.feature(
        types.TEXT_DOCUMENT_CODE_ACTION, types.CodeActionOptions(code_action_kinds=[types.CodeActionKind.QuickFix])
    )
    def mend(params: types.CodeActionParams) -> list[types.CodeAction]:
        file = server.files.get(params.text_document.uri)
        if file is None:
            return []
        first, last = file.offset(params.range.start), file.offset(params.range.end)
        near = [one for one in file.remarks if one.span[0] <= last and first <= one.span[1]]
        return [_action(params.text_document.uri, file, remark, fix) for remark in near for fix in remark.fixes]

    return server


def _item(file: OpenFile, number: int, offer: TypingOffer) -> types.CompletionItem:
    return types.CompletionItem(
        offer.label,
        kind=_KINDS[offer.kind],
        detail="required" if offer.is_required else None,
        documentation=offer.about or None,
        # In the order of the declaration, what every file needs first.
        sort_text=f"{not offer.is_required:d}{number:04}",
        filter_text=offer.text if offer.kind == "heading" and offer.span[1] > offer.span[0] else None,
        text_edit=types.TextEdit(file.range(offer.span), offer.text),
    )


def _action(uri: str, file: OpenFile, remark: TextRemark, fix: TextFix) -> types.CodeAction:
    edits = [types.TextEdit(file.range(change.span), change.text) for change in fix.changes]
    told = types.Diagnostic(file.range(remark.span), remark.words, severity=_SEVERITY[remark.level], source=SOURCE)
    return types.CodeAction(
        fix.title,
        kind=types.CodeActionKind.QuickFix,
        diagnostics=[told],
        edit=types.WorkspaceEdit(changes={uri: edits}),
        is_preferred=len(remark.fixes) == 1,
    )


def serve_editor(stdin: BinaryIO, stdout: BinaryIO) -> None:
    """Answer an editor until it says that it is done, or is gone."""
    make_server().start_io(stdin, stdout)

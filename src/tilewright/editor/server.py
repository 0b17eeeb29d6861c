"""The language server: what editors ask about puzzle files, answered over stdin and stdout.

Texts come and go in whole messages, in their order; what takes longer than a moment runs in other threads, and its
answer is dropped if the text has changed meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Generator
from functools import cached_property
from pathlib import PurePath
from threading import Event
from traceback import format_exc
from typing import Any, BinaryIO, TypeVar
from urllib.parse import unquote, urlparse

from lsprotocol import types
from pygls.lsp.server import LanguageServer
from pygls.protocol import LanguageServerProtocol, lsp_method
from pygls.uris import to_fs_path

from .. import __version__
from ..errors import visible
from ..families import Puzzle
from ..formats.spans import TextSpan
from ..values import field, record
from .counted_words import SECONDS, counted
from .file_names import name_at, place_of
from .hovers import board_picture, piece_at, piece_picture, variant_at, without_markdown, words_for_key
from .mistyped_remarks import SECONDS as SECONDS_FOR_TYPOS
from .mistyped_remarks import mistyped
from .offers import TypingOffer, offers_at
from .puzzle_text import PuzzleText
from .remarks import TextFix, TextRemark, findings_of, mistakes_of
from .text_lines import UTF16, TextLines

SOURCE = "tilewright"
_PAUSE = 0.15
"""So many seconds after a change the text is looked at, unless it has changed again."""
_AT_ONCE = 2
"""So many texts are looked at in other threads at the same time."""
_PATIENCE = 0.7
"""So many seconds after the question a picture is shown, with or without the number of solutions."""
_TYPOS = "tilewright.lookForTypos"
_TYPOS_TITLE = "Look for a mistyped label, cell or number"
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
    is_past: Event = field(default_factory=Event)
    """Set when the text changes, to end what is being found out about it."""
    solutions: dict[str, asyncio.Future[str]] = field(default_factory=dict)
    """For variants of the text, their numbers of solutions in words."""

    def change(self, text: PuzzleText) -> None:
        """Take another text; nothing that is still under way is wanted any more."""
        self.is_past.set()
        if self.look is not None:
            self.look.cancel()
        self.text, self.solutions, self.is_past = text, {}, Event()

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
            async with self.slots:
                mistakes = await asyncio.to_thread(mistakes_of, text) if text.is_ours else ()
                file.puzzle = text.read.puzzles.get("", file.puzzle)
                self._publish(uri, file, mistakes)
                if findings := await asyncio.to_thread(findings_of, text):
                    self._publish(uri, file, (*mistakes, *findings))
        except Exception:
            # An error of ours: the editor keeps it in its log, and the next change is looked at again.
            self.window_log_message(types.LogMessageParams(types.MessageType.Error, format_exc()))

    def _publish(self, uri: str, file: OpenFile, remarks: tuple[TextRemark, ...]) -> None:
        file.remarks = remarks
        told = [_diagnostic(file, one) for one in remarks]
        self.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri, told, file.version))

    async def shown(self, file: OpenFile, offset: int) -> str:
        """What is shown of the thing at an offset, in Markdown; "" if there is nothing to be shown."""
        until = asyncio.get_running_loop().time() + _PATIENCE
        text, cursor = file.text, file.text.scan.at(offset)
        words = [words_for_key(text.scan, cursor)]
        read = await _in_time(asyncio.to_thread(lambda: text.read), until)
        piece, variant = piece_at(text.scan, cursor), variant_at(cursor)
        puzzles = {"": file.puzzle} if read is None else {"": file.puzzle, **read.puzzles}
        puzzle = puzzles.get(variant or "") or puzzles[""]
        as_svg = self.draws_svg and self.has_markdown
        if puzzle is None:
            pass
        elif piece is not None:
            words.append(await asyncio.to_thread(piece_picture, puzzle, piece, as_svg=as_svg))
        elif variant is not None:
            is_now = read is not None and read.puzzles.get(variant) is puzzle and not file.is_past.is_set()
            number = file.number_of_solutions(variant, puzzle) if is_now and text is file.text else None
            words.append(await asyncio.to_thread(board_picture, puzzle, as_svg=as_svg))
            if number is None:
                words.append("As it was before the latest mistake.")
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
        token = file.text.scan.at(offset).token
        span = None if token is None else file.range((token.start, token.end))
        words = await server.shown(file, offset)
        if not words:
            return None
        if server.has_markdown:
            return types.Hover(types.MarkupContent(types.MarkupKind.Markdown, words), span)
        return types.Hover(types.MarkupContent(types.MarkupKind.PlainText, without_markdown(words)), span)

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
        types.TEXT_DOCUMENT_CODE_ACTION,
        types.CodeActionOptions(code_action_kinds=[types.CodeActionKind.QuickFix, types.CodeActionKind.Source]),
    )
    def mend(params: types.CodeActionParams) -> list[types.CodeAction]:
        uri = params.text_document.uri
        file, only = server.files.get(uri), params.context.only or [""]
        if file is None:
            return []
        first, last = file.offset(params.range.start), file.offset(params.range.end)
        near = [one for one in file.remarks if one.span[0] <= last and first <= one.span[1]]
        found = [_action(uri, file, remark, fix) for remark in near for fix in remark.fixes]
        puzzle = file.text.read_puzzle
        if puzzle is not None and puzzle.setup is None and not file.text.is_json:
            # Where something is suspicious it is offered with the quick fixes.
            is_near = any(remark.may_be_typo for remark in near)
            kind = types.CodeActionKind.QuickFix if is_near else types.CodeActionKind.Source
            command = types.Command(_TYPOS_TITLE, _TYPOS, arguments=[uri])
            found.append(types.CodeAction(_TYPOS_TITLE, kind=kind, command=command))
        return [one for one in found if any((one.kind or "").startswith(kind) for kind in only)]

    @server.command(_TYPOS)
    async def look_for_typos(uri: str) -> None:
        if uri in server.files:
            await server.look_for_typos(uri)

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


def _diagnostic(file: OpenFile, remark: TextRemark) -> types.Diagnostic:
    return types.Diagnostic(file.range(remark.span), remark.words, severity=_SEVERITY[remark.level], source=SOURCE)


def _action(uri: str, file: OpenFile, remark: TextRemark, fix: TextFix) -> types.CodeAction:
    edits = [types.TextEdit(file.range(change.span), change.text) for change in fix.changes]
    return types.CodeAction(
        fix.title,
        kind=types.CodeActionKind.QuickFix,
        diagnostics=[_diagnostic(file, remark)],
        edit=types.WorkspaceEdit(changes={uri: edits}),
        is_preferred=len(remark.fixes) == 1,
    )


class _OneLine(logging.Formatter):
    """What goes wrong with a message, on one line of the editor's log."""

    def format(self, record: logging.LogRecord) -> str:
        error = record.exc_info[1] if record.exc_info else None
        words = record.getMessage().partition("\n")[0]
        words += f": {type(error).__name__}: {error}" if error is not None else ""
        return visible(" ".join(words.split()))


def serve_editor(stdin: BinaryIO, stdout: BinaryIO) -> None:
    """Answer an editor until it says that it is done, or is gone."""
    log = logging.StreamHandler()
    log.setFormatter(_OneLine())
    logging.basicConfig(level=logging.WARNING, handlers=[log])
    make_server().start_io(stdin, stdout)

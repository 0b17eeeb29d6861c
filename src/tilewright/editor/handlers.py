"""What an editor says and asks, and the answers: a function for each message, which gets the server as `ls`."""

from __future__ import annotations

import logging
from pathlib import PurePath
from typing import Any, BinaryIO
from urllib.parse import unquote, urlparse

from lsprotocol import types
from pygls.uris import to_fs_path

from ..errors import visible
from .file_names import name_at, place_of
from .hovers import without_markdown
from .offers import TypingOffer, offers_at
from .open_file import OpenFile
from .puzzle_text import PuzzleText
from .remarks import TextFix, TextRemark
from .server import PuzzleServer, diagnostic
from .text_lines import TextLines

_PAUSE = 0.15
"""So many seconds after a change the text is looked at, unless it has changed again."""
_TYPOS = "tilewright.lookForTypos"
_TYPOS_TITLE = "Look for a mistyped label, cell or number"
_KINDS = {
    "key": types.CompletionItemKind.Property,
    "heading": types.CompletionItemKind.Module,
    "value": types.CompletionItemKind.EnumMember,
    "name": types.CompletionItemKind.Reference,
}


def make_server() -> PuzzleServer:
    """A server that knows all that is asked of it; `start_io` runs it."""
    server = PuzzleServer()
    triggers = types.CompletionOptions(trigger_characters=['"', "[", "=", " "])
    kinds = types.CodeActionOptions(code_action_kinds=[types.CodeActionKind.QuickFix, types.CodeActionKind.Source])
    server.feature(types.INITIALIZE)(_begin)
    server.feature(types.TEXT_DOCUMENT_DID_OPEN)(_open)
    server.feature(types.TEXT_DOCUMENT_DID_CHANGE)(_change)
    server.feature(types.TEXT_DOCUMENT_DID_CLOSE)(_close)
    server.feature(types.TEXT_DOCUMENT_COMPLETION, triggers)(_complete)
    server.feature(types.TEXT_DOCUMENT_HOVER)(_hover)
    server.feature(types.TEXT_DOCUMENT_DEFINITION)(_define)
    server.feature(types.TEXT_DOCUMENT_CODE_ACTION, kinds)(_mend)
    server.command(_TYPOS)(_look_for_typos)
    return server


def _begin(ls: PuzzleServer, params: types.InitializeParams) -> None:
    options = params.initialization_options
    asked = options.get("pictures") if isinstance(options, dict) else getattr(options, "pictures", None)
    ls.draws_svg = asked == "svg"
    document = params.capabilities.text_document
    formats = document.hover.content_format if document is not None and document.hover is not None else None
    ls.has_markdown = formats is None or types.MarkupKind.Markdown in formats


def _open(ls: PuzzleServer, params: types.DidOpenTextDocumentParams) -> None:
    document = params.text_document
    encoding = str(getattr(ls.workspace.position_encoding, "value", ls.workspace.position_encoding))
    text = PuzzleText(_name_of(document.uri, document.language_id), document.text)
    if document.uri in ls.files:
        ls.files[document.uri].change(text)
    ls.files[document.uri] = OpenFile(text, encoding, document.version)
    ls.look_at(document.uri, 0)


def _change(ls: PuzzleServer, params: types.DidChangeTextDocumentParams) -> None:
    file = ls.files.get(params.text_document.uri)
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
    ls.look_at(params.text_document.uri, _PAUSE)


def _close(ls: PuzzleServer, params: types.DidCloseTextDocumentParams) -> None:
    uri = params.text_document.uri
    file = ls.files.pop(uri, None)
    if file is not None:
        file.change(file.text)
        ls.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri, []))


def _toml_at(ls: PuzzleServer, params: Any) -> tuple[OpenFile, int] | None:
    """The file that a request is about, and the offset; None for files of others, and for JSON."""
    file = ls.files.get(params.text_document.uri)
    if file is None or file.text.is_json or not file.text.is_ours:
        return None
    return file, file.offset(params.position)


def _complete(ls: PuzzleServer, params: types.CompletionParams) -> types.CompletionList | None:
    asked = _toml_at(ls, params)
    if asked is None:
        return None
    file, offset = asked
    offers = offers_at(file.text.scan, offset, file.puzzle)
    return types.CompletionList(False, [_item(file, number, one) for number, one in enumerate(offers)])


async def _hover(ls: PuzzleServer, params: types.HoverParams) -> types.Hover | None:
    asked = _toml_at(ls, params)
    if asked is None:
        return None
    file, offset = asked
    token = file.text.scan.at(offset).token
    span = None if token is None else file.range((token.start, token.end))
    words = await ls.shown(file, offset)
    if not words:
        return None
    if ls.has_markdown:
        return types.Hover(types.MarkupContent(types.MarkupKind.Markdown, words), span)
    return types.Hover(types.MarkupContent(types.MarkupKind.PlainText, without_markdown(words)), span)


def _define(ls: PuzzleServer, params: types.DefinitionParams) -> types.Location | None:
    asked = _toml_at(ls, params)
    if asked is None:
        return None
    file, offset = asked
    name = name_at(file.text.scan, file.text.scan.at(offset))
    place = None if name is None else place_of(file.text.scan, file.puzzle, name)
    return None if place is None else types.Location(params.text_document.uri, file.range(place))


def _mend(ls: PuzzleServer, params: types.CodeActionParams) -> list[types.CodeAction]:
    uri = params.text_document.uri
    file, only = ls.files.get(uri), params.context.only or [""]
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


async def _look_for_typos(ls: PuzzleServer, uri: str) -> None:
    if uri in ls.files:
        await ls.look_for_typos(uri)


def _name_of(uri: str, language: str) -> str:
    path = to_fs_path(uri) or unquote(urlparse(uri).path)
    is_bare = not PurePath(path).suffix and language in ("toml", "json")
    return f"{path}.{language}" if is_bare else path


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
    return types.CodeAction(
        fix.title,
        kind=types.CodeActionKind.QuickFix,
        diagnostics=[diagnostic(file, remark)],
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

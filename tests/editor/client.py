"""An editor, as far as a language server sees one: it speaks JSON-RPC over the pipes of a process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import Any

SECONDS = 90.0
"""A server that says nothing for so long has failed; a busy machine may need some of them."""

Range = dict[str, dict[str, int]]


class Editor:
    """A language server in a process of its own, and the messages to and from it.

    `slowest` is the longest time, in seconds of a processor where these are told, between a request and its answer.
    """

    def __init__(self, options: Any = None, **capabilities: Any) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tilewright", "lsp"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        self._received: Queue[dict[str, Any]] = Queue()
        self._n_sent = 0
        self._version = 0
        self.versions: dict[str, int | None] = {}
        self.texts: dict[str, str] = {}
        self.diagnostics: dict[str, tuple[int | None, list[dict[str, Any]]]] = {}
        self.others: list[dict[str, Any]] = []
        self.slowest = 0.0
        self.errors = b""
        self._readers = [Thread(target=self._read, daemon=True), Thread(target=self._read_errors, daemon=True)]
        for reader in self._readers:
            reader.start()
        shown = {"textDocument": {"hover": {"contentFormat": ["markdown", "plaintext"]}}}
        self.server = self.ask(
            "initialize",
            processId=None,
            rootUri=None,
            initializationOptions=options,
            capabilities={**shown, **capabilities},
        )
        self.slowest = 0.0
        self.tell("initialized")

    def _now(self) -> float:
        """The time that the server has had a processor, whatever else the machine does; only Linux tells it."""
        told = Path(f"/proc/{self._process.pid}/stat")
        if not told.exists():
            return time.perf_counter()
        # Behind the name, which may have blanks and parentheses.
        user, system = told.read_text().rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def _read(self) -> None:
        out = self._process.stdout
        assert out is not None
        while header := out.readline():
            name, _, length = header.partition(b":")
            assert name.lower() in (b"content-length", b"content-type"), header
            if name.lower() == b"content-length":
                size = int(length)
            while out.readline().strip():
                pass
            self._received.put(json.loads(out.read(size)))

    def _read_errors(self) -> None:
        assert self._process.stderr is not None
        for line in self._process.stderr:
            self.errors += line

    def _send(self, **message: Any) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        assert self._process.stdin is not None
        self._process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self._process.stdin.flush()

    def _take(self, seconds: float = SECONDS) -> dict[str, Any]:
        message = self._received.get(timeout=seconds)
        if message.get("method") == "textDocument/publishDiagnostics":
            params = message["params"]
            self.diagnostics[params["uri"]] = params.get("version"), params["diagnostics"]
        elif "method" in message:
            self.others.append(message)
        return message

    def tell(self, method: str, **params: Any) -> None:
        self._send(method=method, params=params)

    def ask(self, method: str, **params: Any) -> Any:
        self._n_sent += 1
        began = self._now()
        number = self._n_sent
        self._send(id=number, method=method, params=params)
        while True:
            message = self._take()
            if message.get("id") == number and "method" not in message:
                self.slowest = max(self.slowest, self._now() - began)
                assert "error" not in message, message
                return message["result"]

    def _next(self, uri: str, text: str) -> int:
        # No number comes twice, so that what is said of another text is no answer.
        self._version += 1
        self.versions[uri], self.texts[uri] = self._version, text
        return self._version

    def open(self, name: str, text: str, language: str = "toml") -> str:
        """Open a file; its address."""
        uri = f"file:///puzzles/{name}"
        document = {"uri": uri, "languageId": language, "version": self._next(uri, text), "text": text}
        self.tell("textDocument/didOpen", textDocument=document)
        return uri

    def change(self, uri: str, text: str, *changes: tuple[Range, str]) -> None:
        """Change a file part by part, or all of it at once; `text` is what it is then."""
        listed = [{"range": span, "text": new} for span, new in changes] or [{"text": text}]
        document = {"uri": uri, "version": self._next(uri, text)}
        self.tell("textDocument/didChange", textDocument=document, contentChanges=listed)

    def close(self, uri: str) -> None:
        self.versions[uri] = None
        self.tell("textDocument/didClose", textDocument={"uri": uri})

    def marks(self, uri: str, *, wanted: str | None = None) -> list[dict[str, Any]]:
        """What is marked in a file as it is now; with `wanted` as soon as a message has that, else the first answer."""
        until = time.monotonic() + SECONDS
        while True:
            said, marks = self.diagnostics.get(uri, (0, []))
            is_now = said == self.versions[uri]
            if is_now and (wanted is None or any(wanted in mark["message"] for mark in marks)):
                return marks
            try:
                self._take(max(0.01, until - time.monotonic()))
            except Empty:
                raise AssertionError(f"{wanted!r} is not said of {uri}, but {marks}") from None

    def at(self, uri: str, position: dict[str, int], what: str, **more: Any) -> Any:
        """Ask for something at a position: "completion", "hover", "definition"."""
        return self.ask(f"textDocument/{what}", textDocument={"uri": uri}, position=position, **more)

    def marked(self, uri: str, mark: dict[str, Any]) -> str:
        """The part of the text that is marked."""
        return in_range(self.texts[uri], mark["range"])

    def end(self) -> None:
        """Say goodbye, and see that the server ends, and had nothing to complain of."""
        self.ask("shutdown")
        self.tell("exit")
        assert self._process.wait(SECONDS) == 0
        for reader in self._readers:
            reader.join(SECONDS)
        assert b"Traceback" not in self.errors, self.errors.decode()
        assert not self.others, self.others


def spot(text: str, words: str, after: int | None = None) -> dict[str, int]:
    """The position of some words in a text, or so many characters after their first, in units of UTF-16."""
    offset = text.index(words) + (0 if after is None else after)
    before = text[:offset]
    line = before[before.rfind("\n") + 1 :]
    return {"line": before.count("\n"), "character": len(line.encode("utf-16-le")) // 2}


def offset_of(text: str, position: dict[str, int]) -> int:
    """The offset in a text of a position in units of UTF-16."""
    lines = text.split("\n")
    line = lines[position["line"]].encode("utf-16-le")[: 2 * position["character"]].decode("utf-16-le")
    return sum(len(one) + 1 for one in lines[: position["line"]]) + len(line)


def in_range(text: str, range: Range) -> str:
    """The part of a text in a range."""
    return text[offset_of(text, range["start"]) : offset_of(text, range["end"])]


def edited(text: str, edits: Sequence[dict[str, Any]]) -> str:
    """A text after some edits, none of which overlap."""
    for edit in sorted(edits, key=lambda one: offset_of(text, one["range"]["start"]), reverse=True):
        start, end = (offset_of(text, edit["range"][name]) for name in ("start", "end"))
        text = text[:start] + edit["newText"] + text[end:]
    return text

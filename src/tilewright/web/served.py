"""Files that the server keeps in memory: those of the page, and the pictures that it has made."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable

# By suffix, and not from the machine's own table: a browser refuses scripts of another type.
MEDIA = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
}


@dataclass(frozen=True)
class ServedFile:
    """A file in memory: `media` is its type."""

    body: bytes
    media: str

    @cached_property
    def etag(self) -> str:
        """A name for exactly this content."""
        return f'"{hashlib.sha256(self.body).hexdigest()[:24]}"'


def page_files() -> dict[str, ServedFile]:
    """The files of the page by their paths, "" for the page itself; nothing else is ever read from a disk."""
    table = dict(_below(files(__package__) / "page", ""))
    if "index.html" in table:
        table[""] = table["index.html"]
    return table


def _below(folder: Traversable, prefix: str) -> Iterator[tuple[str, ServedFile]]:
    if not folder.is_dir():
        return
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _below(entry, f"{prefix}{entry.name}/")
            continue
        suffix = f".{entry.name.rpartition('.')[2]}"
        if suffix in MEDIA and not entry.name.startswith("."):
            yield f"{prefix}{entry.name}", ServedFile(entry.read_bytes(), MEDIA[suffix])

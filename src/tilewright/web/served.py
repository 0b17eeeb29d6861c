"""Files that the server keeps in memory: those of the page, and the pictures that it has made."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path

from ..values import frozen

PAGE = Path(__file__).parent / "page"
# By suffix, and not from the machine's own table: a browser refuses scripts of another type.
MEDIA = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ftl": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}

PAGE_POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data: blob:",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
}
"""From where the page may load what; a server and a static site add to it."""

IMPORT = re.compile(r'(^(?:import|export) (?:[^;"`\']*? from )?|\bimport\()"(\.[^"]+)"', re.MULTILINE)
"""An import of the page's modules: what stands before the name, "import(" for one that comes later, and the name.

Others begin a line, as the style of the page has it."""


def policy_text(policy: Mapping[str, str]) -> str:
    """A content security policy as a browser reads it."""
    return "; ".join(f"{what} {sources}" for what, sources in policy.items())


@frozen
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
    table = {
        path.relative_to(PAGE).as_posix(): ServedFile(path.read_bytes(), MEDIA[path.suffix])
        for path in sorted(PAGE.rglob("*"))
        if path.suffix in MEDIA and not path.name.startswith(".")
    }
    if "index.html" in table:
        table[""] = table["index.html"]
    return table

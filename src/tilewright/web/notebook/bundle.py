"""The page's table as one ES module, which needs no server: `host.js` with all files of the page packed into it.

The modules of the page stay as they are, but for the names in their imports: in a frame they become blobs, and an
import map there says which name is which blob. So nothing has to be parsed or joined, modules may import each other in
circles, and a fault in the browser's console has its file and line.
"""

from __future__ import annotations

import base64
import gzip
import json
import re
from functools import cache
from pathlib import Path
from posixpath import dirname, join, normpath

from ..served import IMPORT, PAGE

BEGIN = "notebook.js"
"""The module of the page that begins in a notebook."""
_HOST = Path(__file__).parent / "host.js"
_PACKED = "@PACKED@"
_STYLE = re.compile(r'<link rel="stylesheet" href="([^"]+)">')
_COMMENT = re.compile(r"^ *(?://.*|/\*\*(?:.|\n)*?\*/)\n", re.MULTILINE)


@cache
def widget_module() -> str:
    """The text of the ES module, with `render` as anywidget calls it."""
    files = {"modules": modules(), "styles": styles(), "words": words()}
    packed = base64.b64encode(gzip.compress(json.dumps(files, ensure_ascii=False).encode(), mtime=0)).decode()
    return _HOST.read_text(encoding="utf-8").replace(_PACKED, packed)


def modules() -> dict[str, str]:
    """The modules that the first one needs, by their paths in the page, with imports by these paths."""
    found: dict[str, str] = {}
    wanted = [BEGIN]
    while wanted:
        path = wanted.pop()
        if path not in found:
            text = _COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), _text(path))
            wanted += [_beside(path, name) for _, name in IMPORT.findall(text)]
            found[path] = IMPORT.sub(lambda one, path=path: f'{one[1]}"{_beside(path, one[2])}"', text)  # type: ignore[misc]
    return found


def styles() -> list[str]:
    """The style sheets of the page in their order."""
    return [_text(name) for name in _STYLE.findall(_text("index.html"))]


def words() -> dict[str, str]:
    """The messages of all languages, by their paths in the page; nothing loads the English ones of Python."""
    paths = (path.relative_to(PAGE).as_posix() for path in sorted(PAGE.glob("languages/**/*.ftl")))
    return {path: _text(path) for path in paths if path == "languages/en.ftl" or not path.endswith("/en.ftl")}


def _text(path: str) -> str:
    return (PAGE / path).read_text(encoding="utf-8")


def _beside(path: str, name: str) -> str:
    """The path of what a module names so in an import."""
    return normpath(join(dirname(path), name))

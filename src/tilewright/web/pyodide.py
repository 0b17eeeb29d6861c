"""Which Python the browser gets: Pyodide from the CDN, or copied from its unpacked npm package."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import field
from pathlib import Path

from ..errors import InvalidRequest
from ..values import frozen

FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
"""What a page needs of Pyodide."""
SOURCE = "https://github.com/pyodide/pyodide"
_LEAST_PYTHON = (3, 11)
_UNPACK = "`npm pack pyodide` fetches the package, `tar xf` unpacks it to a folder `package`, which is the one to give"


@frozen
class Pyodide:
    """A Pyodide: its version, and where it lies."""

    version: str
    folder: Path | None = None
    """Its unpacked npm package; None if the page loads it from the CDN."""
    size: int = 0
    """Bytes of all that a page needs of it."""
    integrity: Mapping[str, str] = field(default_factory=dict)
    """The SHA-384 of each file that a page loads from the CDN, as the browser compares it."""

    @property
    def url(self) -> str:
        """The address at which a page finds it, seen from the page."""
        return "pyodide/" if self.folder is not None else f"https://cdn.jsdelivr.net/npm/pyodide@{self.version}/"

    def files(self) -> dict[str, bytes]:
        """The files of it that are copied into a site, by path; none if the page loads it from the CDN."""
        if self.folder is None:
            return {}
        return {f"{self.url}{name}": (self.folder / name).read_bytes() for name in FILES}


_INTEGRITY = {
    "pyodide.mjs": "sha384-Lp79fMwxa4n2BLtugpUAoQMlbxIdg8iCUiP1r3h7nJLkQjwlXT1JzZTeHVL+f4Dg",
    "pyodide.asm.mjs": "sha384-/2281iaC0Iimw0B3Kagy1DBfZcJG3W4KYW+EmOqhsdY3fR9BJ88FE2Zt6y0KQKpa",
    "pyodide.asm.wasm": "sha384-y++qrQ72KPA1fTjLIuGMP+jppgGxjbLCgfdb0zMrnNnQVhxRUXTOTF6rTxNzllSu",
    "python_stdlib.zip": "sha384-xW3A5jmenkrPXbsgrIaB1FCJh9OuLT7FRMagsJMgtlhVc19k/mSy3+7nMaF/d767",
    "pyodide-lock.json": "sha384-o8SQQvpVlZnOl04+3dFTJipKxul9GbViVusA379wlOrfHSgxbzt0yPiqCTxOiYES",
}
ON_THE_CDN = Pyodide("314.0.7", size=13_530_000, integrity=_INTEGRITY)
"""The one that a page loads if no other is given; that it runs Tilewright was tested."""


def unpacked(folder: Path) -> Pyodide:
    """The Pyodide of an unpacked npm package; InvalidRequest, with what is missing, for another folder."""
    if not folder.is_dir():
        raise InvalidRequest(f"{folder} is no folder; expected an unpacked Pyodide: {_UNPACK}")
    missing = [name for name in (*FILES, "package.json") if not (folder / name).is_file()]
    if missing:
        inside = folder / "package"
        help = f"give {inside}" if (inside / FILES[0]).is_file() else _UNPACK
        raise InvalidRequest(f"{folder} is no unpacked Pyodide: it has no {', '.join(missing)}; {help}")
    try:
        version = json.loads((folder / "package.json").read_text(encoding="utf-8"))["version"]
        python = json.loads((folder / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]["python"]
    except (ValueError, KeyError, TypeError) as problem:
        raise InvalidRequest(
            f"{folder} is no Pyodide known here: its pyodide-lock.json or package.json lacks {problem}; "
            f"version {ON_THE_CDN.version} was tested"
        ) from None
    found = re.match(r"(\d+)\.(\d+)", str(python))
    if found is None or (int(found[1]), int(found[2])) < _LEAST_PYTHON:
        raise InvalidRequest(f"{folder} holds Python {python}; Tilewright needs 3.11 or later")
    size = sum((folder / name).stat().st_size for name in FILES)
    return Pyodide(str(version), folder, size)

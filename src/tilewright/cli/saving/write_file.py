"""Write the file of a command, or refuse its path beforehand."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ...errors import InvalidRequest
from ...writing import write_whole
from ..printing.terminal import echo_file, note

if TYPE_CHECKING:
    from ...answers.base import WrittenJson


def write_file(path: str, content: str | bytes, kind: str = "") -> WrittenJson:
    """Write a file, or to stdout for "-"; a file is named on stderr once it is written.

    Gives the file as plain data; its kind is its suffix if no other one is given.
    """
    data = content.encode() if isinstance(content, str) else content
    written: WrittenJson = {"file": path, "kind": kind or Path(path).suffix.lower()[1:], "bytes": len(data)}
    if path == "-":
        if isinstance(content, bytes) and sys.stdout.isatty():
            raise InvalidRequest("a picture in PNG would garble the terminal; give a file or a pipe")
        echo_file(content)
        return written
    write_whole(path, content)
    note(f"Wrote {path}.")
    return written


def refuse_stdout(as_json: bool, *paths: str | None) -> None:
    """Raise InvalidRequest if a file is to go to stdout, where `--json` prints."""
    if as_json and "-" in paths:
        raise InvalidRequest("--json prints to stdout, where - would put a file; name the file")


def check_writable(path: str) -> None:
    """Raise InvalidRequest if a file plainly cannot be written, so that a long search does not end with that."""
    if path == "-":
        return
    target = Path(path)
    folder = target.parent
    if target.is_dir():
        raise InvalidRequest(f"{path} cannot be written: it is a folder")
    if not folder.exists():
        raise InvalidRequest(f"{path} cannot be written: there is no folder {folder}")
    if not folder.is_dir():
        raise InvalidRequest(f"{path} cannot be written: {folder} is no folder")
    if not os.access(target if target.exists() else folder, os.W_OK):
        raise InvalidRequest(f"{path} cannot be written: permission denied")


def suffix_of(path: str, allowed: tuple[str, ...]) -> str:
    """The suffix of a file to be written, which says its format."""
    suffix = Path(path).suffix.lower()
    if suffix not in allowed:
        found = f"the suffix {suffix!r}" if suffix else "no suffix"
        raise InvalidRequest(f"{path} has {found}, which should say the format: {', '.join(allowed)}")
    return suffix

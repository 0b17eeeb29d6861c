"""Files that commands write."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click

from ..errors import InvalidRequest
from .terminal import note


def write_file(path: str, content: str | bytes) -> None:
    """Write a file, or to stdout for "-"; a file is named on stderr once it is written."""
    if path == "-":
        if isinstance(content, bytes) and sys.stdout.isatty():
            raise InvalidRequest("a picture in PNG would garble the terminal; give a file or a pipe")
        click.echo(content, nl=False)
        return
    try:
        if isinstance(content, bytes):
            Path(path).write_bytes(content)
        else:
            Path(path).write_text(content, encoding="utf-8", newline="\n")
    except OSError as problem:
        raise InvalidRequest(f"{path} cannot be written: {problem.strerror or problem}") from None
    note(f"Wrote {path}.")


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

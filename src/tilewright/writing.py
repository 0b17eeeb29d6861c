"""Files that are written as a whole or not at all: beside their place, and moved there when they are done."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from .errors import CannotSave

if TYPE_CHECKING:
    from pathlib import Path

ZIP_TIME = (1980, 1, 1, 0, 0, 0)
"""The time of what is packed, the first that a ZIP file can name: equal content makes equal files."""
# Links below these folders lead to what is open already, such as the output of this program.
_OPEN_ALREADY = ("/dev/", "/proc/")


@contextmanager
def replacing(target: str | Path) -> Iterator[Path]:
    """A file to write that takes the place of another one, or is new, when all is written.

    It gets the permissions of the other one; a link stays, and leads to the new file. A pipe or a device is written as
    it is, and so is a file in a folder that takes no new one. Raises CannotSave, and leaves what was there, if the disk
    does not take it.
    """
    from pathlib import Path

    try:
        place = Path(os.path.realpath(target))
        if _must_stay(Path(target), place):
            yield Path(target)
            return
        draft = place.with_name(f"{place.name[:200]}.{os.getpid()}.new")
        try:
            yield draft
            with suppress(FileNotFoundError):
                draft.chmod(stat.S_IMODE(place.stat().st_mode))
            draft.replace(place)
        finally:
            with suppress(OSError):
                draft.unlink(missing_ok=True)
    except BrokenPipeError:
        # The program that reads a pipe has gone, which is no fault.
        raise
    except OSError as problem:
        raise CannotSave(f"{target} cannot be written: {reason_of(problem)}") from None


def _must_stay(target: Path, place: Path) -> bool:
    """Tell whether a file must be written where it is; PermissionError if it is protected."""
    if str(target.absolute()).startswith(_OPEN_ALREADY):
        return True
    if not place.exists():
        return False
    if place.is_dir():
        raise IsADirectoryError(errno.EISDIR, "it is a folder")
    if not os.access(place, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    return not place.is_file() or not os.access(place.parent, os.W_OK)


def write_whole(target: str | Path, content: str | bytes) -> None:
    """Write a file, text as it is in UTF-8; CannotSave, and what was there stays, if that fails."""
    with replacing(target) as draft:
        draft.write_bytes(content.encode() if isinstance(content, str) else content)


def reason_of(problem: OSError) -> str:
    """Say why a file cannot be written or read."""
    if problem.errno in (errno.ENOSPC, getattr(errno, "EDQUOT", None)):
        return "the disk is full" if problem.errno == errno.ENOSPC else "you have no room left on this disk"
    return problem.strerror or str(problem)

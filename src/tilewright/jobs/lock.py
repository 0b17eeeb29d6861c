"""One program at a time works on a job file. A lock beside it says which, and ends with that program."""

from __future__ import annotations

import errno
import json
import os
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Any

from ..errors import CannotSave, InvalidJob
from ..writing import reason_of

# A program that only looks whether a job is at work holds the lock for a moment.
_PATIENCE_SECONDS = 1.0
_PAUSE_SECONDS = 0.05
# What systems say of a lock that another program holds.
_HELD = (errno.EAGAIN, errno.EACCES, errno.EDEADLK, getattr(errno, "EDEADLOCK", errno.EDEADLK))
# Windows lets no other program read what is locked, so it locks a byte behind the name of the holder.
_LOCKED_BYTE = 1 << 20


def now() -> str:
    """The time as it is written down, with the zone."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock of a job file; InvalidJob, which names the holder, if another program holds it."""
    if not path.parent.is_dir():
        raise CannotSave(f"{path} cannot be written: there is no folder {path.parent}")
    beside = _beside(path)
    try:
        lock = _taken(beside, _PATIENCE_SECONDS)
    except OSError as problem:
        raise CannotSave(f"{path} cannot be locked: {reason_of(problem)}") from None
    if lock is None:
        raise InvalidJob(f"{path} is in use by {_who(_read(beside))}; `tilewright job {path}` shows how it goes")
    try:
        # Only for those who ask who it is; the lock does not depend on it.
        with suppress(OSError):
            holder = {"pid": os.getpid(), "host": socket.gethostname(), "since": now()}
            beside.write_text(json.dumps(holder), encoding="utf-8")
        yield
    finally:
        os.close(lock)


def holder_of(path: Path) -> dict[str, Any] | None:
    """The program that works on a job file: `pid`, `host`, `since`, as far as they are known; None if there is none.

    Where it cannot be told whether it still works, it is taken to do so.
    """
    beside = _beside(path)
    try:
        lock = _taken(beside, 0, asks_only=True)
    except FileNotFoundError:
        return None
    except OSError:
        return _read(beside)
    if lock is None:
        return _read(beside)
    os.close(lock)
    return None


def _taken(beside: Path, seconds: float, *, asks_only: bool = False) -> int | None:
    """The descriptor of a lock, held until it is closed or this program ends; None if another program holds it.

    It waits as long for the other one. To ask it is enough that the file may be read. Raises OSError where files cannot
    be locked.
    """
    descriptor = os.open(beside, os.O_RDONLY if asks_only else os.O_RDWR | os.O_CREAT, 0o644)
    until = time.monotonic() + seconds
    try:
        while True:
            try:
                _lock(descriptor, is_shared=asks_only)
                return descriptor
            except OSError as problem:
                if problem.errno not in _HELD:
                    raise
            if time.monotonic() >= until:
                break
            time.sleep(_PAUSE_SECONDS)
    except BaseException:
        os.close(descriptor)
        raise
    os.close(descriptor)
    return None


def _lock(descriptor: int, *, is_shared: bool) -> None:
    """Lock an open file, or raise OSError at once. The system unlocks it when it is closed, after a crash, too."""
    if sys.platform == "win32":
        import msvcrt

        os.lseek(descriptor, _LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        # On NFS a file that is open for reading takes no other lock than one to share.
        fcntl.flock(descriptor, (fcntl.LOCK_SH if is_shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)


def _beside(path: Path) -> Path:
    # One lock for a file, also where links give it several names.
    path = path.resolve()
    return path.with_name(path.name + ".lock")


def _read(beside: Path) -> dict[str, Any]:
    try:
        holder = json.loads(beside.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return holder if isinstance(holder, dict) else {}


def _who(holder: dict[str, Any]) -> str:
    if not holder:
        return "another program"
    return f"process {holder.get('pid')} on {holder.get('host')} since {holder.get('since')}"

"""One program at a time works on a job file. A lock beside it says which, and ends with that program."""

from __future__ import annotations

import json
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout

from ..errors import CannotSave, InvalidJob

# A program that only looks whether a job is at work holds the lock for a moment.
_PATIENCE_SECONDS = 1.0


def now() -> str:
    """The time as it is written down, with the zone."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock of a job file; InvalidJob, which names the holder, if another program holds it."""
    if not path.parent.is_dir():
        raise CannotSave(f"{path} cannot be written: there is no folder {path.parent}")
    beside = _beside(path)
    lock = FileLock(beside)
    try:
        lock.acquire(timeout=_PATIENCE_SECONDS)
    except Timeout:
        raise InvalidJob(
            f"{path} is in use by {_who(_read(beside))}; `tilewright job {path}` shows how it goes"
        ) from None
    except OSError as problem:
        raise CannotSave(f"{path} cannot be locked: {problem.strerror or problem}") from None
    try:
        # Only for those who ask who it is; the lock does not depend on it.
        with suppress(OSError):
            holder = {"pid": os.getpid(), "host": socket.gethostname(), "since": now()}
            beside.write_text(json.dumps(holder), encoding="utf-8")
        yield
    finally:
        lock.release()


def holder_of(path: Path) -> dict[str, Any] | None:
    """The program that works on a job file: `pid`, `host`, `since`, as far as they are known; None if there is none."""
    beside = _beside(path)
    if not beside.exists():
        return None
    lock = FileLock(beside)
    try:
        lock.acquire(timeout=0)
    except Timeout:
        return _read(beside)
    except OSError:
        return None
    lock.release()
    return None


def _beside(path: Path) -> Path:
    # One lock for a file, also where links give it several names.
    path = path.resolve()
    return path.with_name(path.name + ".lock")


def _read(beside: Path) -> dict[str, Any]:
    try:
        holder = json.loads(beside.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return holder if isinstance(holder, dict) else {}


def _who(holder: dict[str, Any]) -> str:
    if not holder:
        return "another program"
    return f"process {holder.get('pid')} on {holder.get('host')} since {holder.get('since')}"

"""One program at a time works on a job file: who has it says a lock beside it, which ends with its holder."""

from __future__ import annotations

import json
import os
import socket
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Any

from filelock import FileLock, Timeout

from ..errors import CannotSave, InvalidJob

# Whoever only looks whether a job is at work holds the lock for a moment.
_PATIENCE_SECONDS = 1.0


def now() -> str:
    """The time as it is written down, with the zone."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


class Lock:
    """Held while a program works on a job file; InvalidJob, which says who has it, if it is held already."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._beside = _beside(path)
        self._lock = FileLock(self._beside)

    def __enter__(self) -> Lock:
        if not self._path.parent.is_dir():
            raise CannotSave(f"{self._path} cannot be written: there is no folder {self._path.parent}")
        try:
            self._lock.acquire(timeout=_PATIENCE_SECONDS)
        except Timeout:
            raise InvalidJob(
                f"{self._path} is in use by {_who(_read(self._beside))}; "
                f"`tilewright job {self._path}` shows how it goes"
            ) from None
        except OSError as problem:
            raise CannotSave(f"{self._path} cannot be locked: {problem.strerror or problem}") from None
        # Only for those who ask who it is; the lock does not depend on it.
        with suppress(OSError):
            holder = {"pid": os.getpid(), "host": socket.gethostname(), "since": now()}
            self._beside.write_text(json.dumps(holder), encoding="utf-8")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._lock.release()


def holder_of(path: Path) -> dict[str, Any] | None:
    """Who works on a job file now: `pid`, `host`, `since`, as far as they are known; None for nobody."""
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
    # One lock for a file, by whatever name it is called.
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

"""The worker processes as the server sees them: started, spoken to, ended."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
import traceback
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from contextlib import suppress
from multiprocessing import resource_tracker
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from ..errors import visible
from ..values import frozen
from .settings import Settings
from .worker import work

_T = TypeVar("_T")

# The longest line of a worker: the view of the largest puzzle with all its pictures has about 10 MB.
_LONGEST = 16 * 2**20
# A process that was killed is gone at once, but the news may take a moment.
_NEWS_SECONDS = 2.0
_UNKNOWN = -9
# Seconds before each attempt to start a process. A fork server that was killed takes no more connections, yet it is
# taken for alive until the system has cleared it away: some milliseconds on an idle machine.
_ATTEMPTS = (0.0, 0.01, 0.03, 0.1, 0.3, 1.0)
# So many descriptors must be free before a process is started: where one is missing, `multiprocessing` leaks those that
# it has opened already, and the server needs some to accept the connections that it refuses in words.
_DESCRIPTORS = 24
# `multiprocessing` has one table of processes; two threads must not read there how one process ended.
_TABLE = threading.Lock()


@frozen
class Reply:
    """One line of a worker: a word that says what it is, and JSON, not parsed yet."""

    kind: str
    payload: bytes


class WorkerProcess:
    """One process, which begins to start at once and is one of `workers` until it ends; `worker` has the messages."""

    def __init__(self, settings: Settings, workers: set[WorkerProcess]) -> None:
        self._settings = settings
        self._process: BaseProcess | None = None
        self._reader = asyncio.StreamReader()
        self._writer: asyncio.StreamWriter | None = None
        self._is_ended = False
        self._workers = workers
        workers.add(self)
        self._starting = asyncio.create_task(self._start())
        self.is_free = True
        """Whether the worker has answered all that it was asked."""
        self.answered: set[str] = set()
        """The names of the asks that it took."""

    async def _start(self) -> bool:
        try:
            if (connection := await _in_thread(self._start_process)) is not None:
                self._reader, self._writer = await asyncio.open_connection(sock=connection, limit=_LONGEST)
                if not self._is_ended and await self.hear() is not None:
                    return True
        except OSError as problem:
            log(f"cannot start another process: {problem}")
        except Exception:
            traceback.print_exc()
        # So that no pool takes it for one that is still to come.
        self.kill()
        if self._writer is not None:
            self._writer.close()
        return False

    def _start_process(self) -> socket.socket | None:
        """Start a process and return the connection to it; None if none is wanted any more. OSError if none starts."""
        if hasattr(signal, "pthread_sigmask"):
            # All processes that this thread starts inherit it: Ctrl-C is for the server alone, which ends its workers.
            # The tracker goes first, since it would unblock the signal when it starts.
            resource_tracker.ensure_running()
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            os.getcwd()
        except OSError:
            # `multiprocessing` tells each process the current folder, which may be gone.
            os.chdir(os.sep)
        context: Any = multiprocessing.get_context(self._settings.start_method)
        if self._settings.start_method == "forkserver":
            context.set_forkserver_preload([f"{__package__}.preload"])
        # The fork server may have ended unnoticed; `multiprocessing` starts another one for a later attempt. The first
        # one may have made a process all the same. So each attempt has its own connection, and a process of a failed
        # attempt ends when it finds that connection closed.
        why: Exception = OSError("no reason is known")
        for pause in _ATTEMPTS:
            time.sleep(pause)
            if self._is_ended:
                return None
            with _TABLE:
                _demand_descriptors()
                ours, theirs = socket.socketpair()
                with theirs:
                    process = context.Process(target=work, args=(theirs, self._settings), daemon=True)
                    try:
                        process.start()
                    except (OSError, EOFError) as problem:
                        why = problem
                        ours.close()
                    else:
                        self._process = process
                        return ours
        raise OSError(f"{type(why).__name__}: {why}")

    @property
    def is_alive(self) -> bool:
        """Tell whether the process has not ended yet, as far as is known."""
        return not self._is_ended and not self._reader.at_eof()

    async def ready(self) -> bool:
        """Wait until the process has loaded all it needs; False if it ended instead."""
        return await asyncio.shield(self._starting)

    def say(self, message: Mapping[str, Any]) -> None:
        """Send the worker a message, without waiting; nothing happens if it has ended."""
        if self._writer is not None and not self._writer.is_closing():
            self._writer.write(json.dumps(message).encode("ascii") + b"\n")

    async def hear(self) -> Reply | None:
        """The worker's next reply; None when it has ended."""
        try:
            line = await self._reader.readline()
        except ValueError:
            # A line longer than any answer should be.
            self.kill()
            return None
        except OSError:
            return None
        if not line.endswith(b"\n"):
            return None
        kind, _, payload = line.rstrip(b"\n").partition(b" ")
        return Reply(kind.decode("ascii"), payload)

    def kill(self) -> None:
        """End the process, even in the middle of a computation."""
        self._is_ended = True
        # One that is still starting is ended when it has started.
        if self._process is not None:
            self._process.kill()

    async def exit_status(self) -> int:
        """Return the status of a process that said nothing more; negative for a signal."""

        def status(process: BaseProcess) -> int:
            with _TABLE:
                process.join(_NEWS_SECONDS)
                return process.exitcode if process.exitcode is not None else _UNKNOWN

        process = self._process
        return _UNKNOWN if process is None else await _in_thread(lambda: status(process))

    async def end(self) -> None:
        """End the process, wait until it is gone, and keep nothing of it: this value may be kept for long."""
        self._workers.discard(self)
        self.kill()
        if self._writer is not None:
            self._writer.close()
        self._reader = asyncio.StreamReader()
        process, self._process = self._process, None
        if process is None:
            return
        # The process was killed already; a fork server that does not answer must not hold up the end of the server.
        with suppress(TimeoutError):
            async with asyncio.timeout(2 * _NEWS_SECONDS):
                await _in_thread(lambda: _close(process))


def log(text: str) -> None:
    """Tell the person who runs the server."""
    print(f"tilewright: {visible(text)}", file=sys.stderr, flush=True)


def _demand_descriptors() -> None:
    """Raise OSError unless this process may open the descriptors that a worker takes, and some more."""
    opened: list[int] = []
    try:
        for _ in range(_DESCRIPTORS):
            opened.append(os.open(os.devnull, os.O_RDONLY))
    finally:
        for descriptor in opened:
            os.close(descriptor)


def _close(process: BaseProcess) -> None:
    """Close the descriptors of a process that was killed, as soon as it is gone."""
    with _TABLE:
        process.join(_NEWS_SECONDS)
        if process.exitcode is not None:
            process.close()


async def _in_thread(work: Callable[[], _T]) -> _T:
    """The result of work that blocks; unlike with `asyncio.to_thread`, the end of the program does not wait for it."""
    done: Future[_T] = Future()
    # From now on it cannot be cancelled: the thread goes on even if the server has ended meanwhile.
    done.set_running_or_notify_cancel()

    def run() -> None:
        try:
            done.set_result(work())
        except BaseException as problem:
            done.set_exception(problem)

    threading.Thread(target=run, daemon=True).start()
    return await asyncio.wrap_future(done)

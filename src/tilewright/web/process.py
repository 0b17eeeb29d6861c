"""The worker processes as the server sees them: made, spoken to, heard, ended."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Any, Protocol

from .settings import Settings

# The longest line of a worker: the view of the largest puzzle with all its pictures has about 10 MB.
_LONGEST = 16 * 2**20
_ONE_THREAD = ("NUMBA_NUM_THREADS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
# A process that was killed is gone at once, but the news may take a moment.
_NEWS_SECONDS = 2.0
_UNKNOWN = -9
# Ctrl-C is for the server alone, which ends its workers.
_APART: dict[str, Any] = {"start_new_session": True}
if sys.platform == "win32":
    _APART = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}


@dataclass(frozen=True)
class Line:
    """What a worker said: a word, the kind of event if it is one, and JSON as it came."""

    word: str
    kind: str
    payload: bytes


class Worker:
    """One process; see `worker` for what is said."""

    def __init__(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        kill: Callable[[], None],
        ended: asyncio.Future[int],
    ) -> None:
        self._reader, self._writer, self._kill, self._ended = reader, writer, kill, ended
        self.is_ready = False
        self.is_free = True
        """Whether nothing is asked of it whose answer is still to come."""

    @property
    def is_alive(self) -> bool:
        """Whether the process has not ended yet, as far as is known."""
        return not self._ended.done() and not self._reader.at_eof()

    async def say(self, message: Mapping[str, Any]) -> None:
        """Tell the worker something; nothing happens if it has ended."""
        with suppress(OSError):
            self.tell(message)
            await self._writer.drain()

    def tell(self, message: Mapping[str, Any]) -> None:
        """The same for something short, without waiting."""
        if not self._writer.is_closing():
            self._writer.write(json.dumps(message).encode("ascii") + b"\n")

    async def hear(self) -> Line | None:
        """What the worker says next; None when it has ended."""
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
        word, _, rest = line.rstrip(b"\n").partition(b" ")
        kind = b""
        if word == b"event":
            kind, _, rest = rest.partition(b" ")
        return Line(word.decode("ascii"), kind.decode("ascii"), rest)

    async def ready(self) -> bool:
        """Wait until it has loaded all it needs; False if it ended instead."""
        if not self.is_ready:
            self.is_ready = await self.hear() is not None
        return self.is_ready

    def kill(self) -> None:
        """End the process, whatever it does."""
        if not self._ended.done():
            with suppress(OSError):
                self._kill()

    async def exit_status(self) -> int:
        """How a process that said nothing more has ended; negative for a signal."""
        try:
            async with asyncio.timeout(_NEWS_SECONDS):
                return await asyncio.shield(self._ended)
        except TimeoutError:
            return _UNKNOWN

    async def end(self) -> None:
        """End the process and wait until it is gone."""
        self.kill()
        with suppress(OSError):
            self._writer.close()
        await self.exit_status()


class Source(Protocol):
    """Where workers come from; `is_quick` if a new one costs next to nothing."""

    is_quick: bool
    warm: asyncio.Event
    """Set once workers that are made from now on are quicker than those before."""

    async def start(self) -> None: ...

    async def worker(self) -> Worker: ...

    async def end(self) -> None: ...


def source_of(settings: Settings) -> Source:
    """Copies of one process where the system makes them well, and fresh processes elsewhere."""
    return Copies(settings) if settings.copies else Fresh(settings)


class Fresh:
    """Starts a process for each worker, which takes a second or two to load."""

    is_quick = False

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.warm = asyncio.Event()
        self._watching: set[asyncio.Task[int]] = set()

    async def start(self) -> None:
        """Nothing is needed before the first worker."""

    async def worker(self) -> Worker:
        """Start a process; it may still be loading."""
        process = await asyncio.create_subprocess_exec(
            *_python("worker"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=_LONGEST,
            env=_environment(),
            **_APART,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        task = asyncio.create_task(process.wait())
        self._watching.add(task)
        task.add_done_callback(self._watching.discard)
        worker = Worker(process.stdout, process.stdin, process.kill, task)
        await worker.say(_plain(self._settings))
        return worker

    async def end(self) -> None:
        """Each worker is ended by itself."""


class Copies:
    """Lets a `nursery` copy itself for each worker."""

    is_quick = True

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.warm = asyncio.Event()
        self._lock = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None
        self._channel: socket.socket | None = None
        self._listening: asyncio.Task[None] | None = None
        self._made: asyncio.Queue[_Made | None] = asyncio.Queue()
        self._n_unwanted = 0
        """Copies that are still to be made for those who do not wait any more."""

    async def start(self) -> None:
        """Start the process that is copied; it may still be loading."""
        ours, theirs = socket.socketpair()
        self._process = await asyncio.create_subprocess_exec(
            *_python("nursery"),
            str(theirs.fileno()),
            json.dumps(_plain(self._settings)),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            env=_environment(),
            pass_fds=[theirs.fileno()],
            **_APART,
        )
        theirs.close()
        self._channel, self._made, self._n_unwanted = ours, asyncio.Queue(), 0
        self._listening = asyncio.create_task(_listen(self._process, self._made, self.warm))

    async def worker(self) -> Worker:
        """A copy, as soon as the first process has loaded what is needed."""
        async with self._lock:
            if self._process is None or self._process.returncode is not None:
                await self.start()
            try:
                made, ours = await self._copy()
            except OSError:
                # The first process had ended, and nobody knew it yet.
                await self._restart()
                made, ours = await self._copy()
        reader, writer = await asyncio.open_connection(sock=ours, limit=_LONGEST)
        pid, ended = made
        return Worker(reader, writer, lambda: os.kill(pid, signal.SIGKILL), ended)

    async def _copy(self) -> tuple[_Made, socket.socket]:
        """A copy and our end of what is said to it; OSError if there is nobody to make it."""
        assert self._channel is not None
        ours, theirs = socket.socketpair()
        try:
            with theirs:
                socket.send_fds(self._channel, [b"w"], [theirs.fileno()])
            made = await self._next_made()
            if made is None:
                raise OSError("the process that makes workers has ended")
        except BaseException:
            # A copy to whom nobody speaks ends by itself.
            ours.close()
            raise
        return made, ours

    async def _next_made(self) -> _Made | None:
        try:
            while (made := await self._made.get()) is not None and self._n_unwanted:
                self._n_unwanted -= 1
        except asyncio.CancelledError:
            # It is made all the same, and must not be taken for the next one.
            self._n_unwanted += 1
            raise
        return made

    async def _restart(self) -> None:
        await self.end()
        await self.start()

    async def end(self) -> None:
        """End the process that is copied; its copies end by themselves, as nobody speaks to them any more."""
        if self._channel is not None:
            self._channel.close()
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()
        if self._listening is not None:
            await self._listening


_Made = tuple[int, "asyncio.Future[int]"]
"""A copy: its process, and how it ends once it does."""


async def _listen(process: asyncio.subprocess.Process, made: asyncio.Queue[_Made | None], warm: asyncio.Event) -> None:
    """Note which copies are made and how they end; None when no more are made."""
    assert process.stdout is not None
    ends: dict[int, asyncio.Future[int]] = {}
    while line := await process.stdout.readline():
        news = json.loads(line)
        if "started" in news:
            ends[news["started"]] = ended = asyncio.get_running_loop().create_future()
            made.put_nowait((news["started"], ended))
        elif "warm" in news:
            warm.set()
        elif news["ended"] in ends:
            _tell_end(ends.pop(news["ended"]), news["status"])
    for pid, ended in ends.items():
        # Nobody will tell any more how they end, so that they do it now.
        with suppress(OSError):
            os.kill(pid, signal.SIGKILL)
        _tell_end(ended, _UNKNOWN)
    made.put_nowait(None)


def _tell_end(ended: asyncio.Future[int], status: int) -> None:
    if not ended.done():
        ended.set_result(status)


def _python(module: str) -> tuple[str, ...]:
    # Not from the folder in which the server happens to be started.
    return sys.executable, "-P", "-m", f"{__package__}.{module}"


def _environment() -> dict[str, str]:
    return {**os.environ, **dict.fromkeys(_ONE_THREAD, "1")}


def _plain(settings: Settings) -> dict[str, Any]:
    return {"desk": settings.desk, "memory": settings.memory, "limits": asdict(settings.limits)}

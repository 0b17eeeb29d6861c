"""Which worker does what: a few that answer asks one after the other, and one for each search."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from typing import Any

from ..desk.limits import Refused
from .process import Line, Source, Worker
from .settings import Settings


class Fault(Exception):
    """Something went wrong that nobody could have foreseen; the page is told no more than that."""


class Chores:
    """Work in the background whose end nobody waits for; all of it ends with the server."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self.is_over = False
        """Whether the server ends: nobody needs new workers then."""

    def add(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Begin something."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if self.is_over or task.cancelled():
            return
        problem = task.exception()
        # What is refused is told to whoever asked.
        if problem is not None and not isinstance(problem, Refused):
            log(f"{type(problem).__name__}: {problem}")

    async def end(self) -> None:
        """Cancel all that is under way, and what that begins."""
        self.is_over = True
        while tasks := list(self._tasks):
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


def log(text: str) -> None:
    """Tell whoever runs the server."""
    print(f"tilewright: {text}", file=sys.stderr, flush=True)


class Asks:
    """The workers for what is answered at once."""

    def __init__(self, settings: Settings, source: Source, chores: Chores) -> None:
        self._settings, self._source, self._chores = settings, source, chores
        self._free: asyncio.Queue[Worker | None] = asyncio.Queue()
        """A worker for each place, or None where one has to be started."""
        self._started = asyncio.Event()
        # With one worker there is none to spare.
        self._slow = asyncio.Semaphore(max(1, settings.ask_workers - 1))
        self._all: set[Worker] = set()
        self._n_waiting = 0

    async def start(self) -> None:
        """Start all workers, without waiting until they are ready."""
        try:
            for _ in range(self._settings.ask_workers):
                self._free.put_nowait(await self._new_worker())
        finally:
            self._started.set()

    async def end(self) -> None:
        """End all workers at once."""
        await asyncio.gather(*(worker.end() for worker in self._all))

    async def ask(self, name: str, text: str) -> bytes:
        """The answer as JSON; raises Refused for what is not granted, and Fault.

        Whoever waits for it no longer cancels this, and the worker is ended.
        """
        async with AsyncExitStack() as turn:
            worker = await self._next(name, turn)
            return await self._answered_by(worker, name, text)

    async def _next(self, name: str, turn: AsyncExitStack) -> Worker | None:
        """The next free worker for such an ask; Refused if that takes too long."""
        busy = Refused("too many people ask at once", help="try again in a moment", kind="busy")
        if self._n_waiting >= self._settings.asks_waiting:
            raise busy
        self._n_waiting += 1
        try:
            # Whoever comes first waits until there are workers at all.
            await self._started.wait()
            async with asyncio.timeout(self._settings.wait_seconds):
                if name in self._settings.slow_asks:
                    await turn.enter_async_context(self._slow)
                return await self._free.get()
        except TimeoutError:
            raise busy from None
        finally:
            self._n_waiting -= 1

    async def _answered_by(self, worker: Worker | None, name: str, text: str) -> bytes:
        try:
            if worker is None or not worker.is_alive:
                worker = await self._fresh(worker)
            line = await self._answer(worker, name, text)
        finally:
            # Cancelled, or out of time: what this worker says next would be taken for another answer.
            self._give_back(worker)
        return _payload(line)

    async def _answer(self, worker: Worker, name: str, text: str) -> Line:
        if not await worker.ready():
            raise Fault("a worker does not start")
        worker.is_free = False
        await worker.say({"ask": name, "text": text})
        seconds = self._settings.ask_seconds
        try:
            async with asyncio.timeout(seconds):
                line = await worker.hear()
        except TimeoutError:
            worker.kill()
            words = f"this took too long: it was given up after {seconds:g} seconds"
            raise Refused(words, help="a smaller puzzle is quicker", kind="too-long") from None
        if line is None:
            # It was ended from outside, most likely because there was no memory left.
            log(f"a worker ended unexpectedly while it answered {name!r} (status {await worker.exit_status()})")
            raise Refused("this needs more than one request may have", help="make the puzzle smaller", kind="too-large")
        worker.is_free = True
        return line

    def _give_back(self, worker: Worker | None) -> None:
        if worker is not None and worker.is_free and worker.is_alive:
            self._free.put_nowait(worker)
        else:
            self._chores.add(self._replace(worker))

    async def _replace(self, worker: Worker | None) -> None:
        fresh = None
        try:
            if not self._chores.is_over:
                fresh = await self._fresh(worker)
        finally:
            self._free.put_nowait(fresh)

    async def _fresh(self, worker: Worker | None) -> Worker:
        if worker is not None:
            self._all.discard(worker)
            await worker.end()
        return await self._new_worker()

    async def _new_worker(self) -> Worker:
        worker = await self._source.worker()
        self._all.add(worker)
        return worker


def _payload(line: Line) -> bytes:
    if line.word == "answer":
        return line.payload
    raise problem_of(line)


def problem_of(line: Line) -> Exception:
    """What a worker said instead of an answer."""
    if line.word == "refused":
        return Refused(**json.loads(line.payload))
    return Fault(line.word)


class Searchers:
    """The workers for searches: some are kept ready, others are started when they are needed."""

    def __init__(self, settings: Settings, source: Source, chores: Chores) -> None:
        self._settings, self._source, self._chores = settings, source, chores
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._n_taken = 0

    async def start(self) -> None:
        """Start the spare workers, and others in their place once these would be quicker."""
        await self._make_ready()
        await self._source.warm.wait()
        idle, self._idle = self._idle, []
        await asyncio.gather(*map(self._drop, idle))
        await self._make_ready()

    async def end(self) -> None:
        """End all workers at once."""
        await asyncio.gather(*(worker.end() for worker in self._all))

    async def take(self) -> Worker:
        """A worker for a search; Refused if too many are taken. It must be given back."""
        most = self._settings.searches_at_once
        if self._n_taken >= most:
            words = f"{most} searches are under way, as many as this server runs at once"
            raise Refused(words, help="try again in a minute", kind="busy")
        self._n_taken += 1
        try:
            worker = await self._idle_worker() or await self._new_worker()
            if not await worker.ready():
                raise Fault("a worker does not start")
        except BaseException:
            self._n_taken -= 1
            raise
        self._chores.add(self._make_ready())
        return worker

    async def give_back(self, worker: Worker, *, is_free: bool) -> None:
        """Take a worker back after its search; one that is not free is ended."""
        self._n_taken -= 1
        # A fresh copy holds no memory of what was searched before, and costs nothing.
        is_wanted = not self._source.is_quick and len(self._idle) < self._settings.idle_workers
        if is_free and worker.is_alive and is_wanted:
            self._idle.append(worker)
        else:
            await self._drop(worker)
            await self._make_ready()

    async def _idle_worker(self) -> Worker | None:
        """The idle worker that was used last, which has most in its caches."""
        while self._idle:
            # One that is still loading is worth waiting for less than one that is ready.
            ready = [worker for worker in self._idle if worker.is_ready]
            worker = ready[-1] if ready else self._idle[-1]
            self._idle.remove(worker)
            if worker.is_alive:
                return worker
            await self._drop(worker)
        return None

    async def _make_ready(self) -> None:
        """Start workers until enough are idle; those that cannot be needed are not started."""
        settings = self._settings
        while not self._chores.is_over and (
            len(self._idle) < min(settings.spare_workers, settings.searches_at_once - self._n_taken)
        ):
            worker = await self._new_worker()
            self._idle.append(worker)

    async def _new_worker(self) -> Worker:
        worker = await self._source.worker()
        self._all.add(worker)
        return worker

    async def _drop(self, worker: Worker) -> None:
        self._all.discard(worker)
        await worker.end()

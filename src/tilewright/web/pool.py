"""The worker pools: a few workers that answer requests one after the other, and one worker for each search."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from typing import Any

from ..desk.limits import Refused
from .process import Reply, WorkerProcess, log
from .settings import Settings


class ServerError(Exception):
    """A fault of ours; the page is told no more than that."""


class BackgroundTasks:
    """Work that no request waits for; all of it ends with the server."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self.is_over = False
        """Whether the server is ending, so that no new workers are needed."""

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
        # A refusal is told to the page that asked.
        if problem is not None and not isinstance(problem, Refused):
            log(f"{type(problem).__name__}: {problem}")

    async def end(self) -> None:
        """Cancel all that is under way, and what that begins."""
        self.is_over = True
        while tasks := list(self._tasks):
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


class AskPool:
    """The workers for requests that are answered at once."""

    def __init__(self, settings: Settings, workers: set[WorkerProcess], tasks: BackgroundTasks) -> None:
        self._settings, self._workers, self._tasks = settings, workers, tasks
        # The one that answered last goes first: it most likely knows the puzzle that is asked about next.
        self._free: asyncio.LifoQueue[WorkerProcess] = asyncio.LifoQueue()
        # With one worker there is none to spare.
        self._slow = asyncio.Semaphore(max(1, settings.ask_workers - 1))
        self._n_waiting = 0

    def start(self) -> None:
        """Start all workers, without waiting until they are ready."""
        for _ in range(self._settings.ask_workers):
            self._free.put_nowait(WorkerProcess(self._settings, self._workers))

    async def ask(self, name: str, text: str) -> bytes:
        """The answer as JSON; raises Refused for what is not granted, and ServerError.

        Cancelling this ends the worker, unless it is done within a moment.
        """
        async with AsyncExitStack() as turn:
            worker = await self._next(name, turn)
            try:
                reply = await self._reply(worker, name, text)
            except asyncio.CancelledError:
                self._tasks.add(self._finish(worker, turn.pop_all()))
                raise
            except BaseException:
                self._give_back(worker)
                raise
            self._give_back(worker)
        if reply.kind != "answer":
            raise error_of(reply)
        return reply.payload

    async def _next(self, name: str, turn: AsyncExitStack) -> WorkerProcess:
        """The next free worker for such a request; Refused if that takes too long."""
        busy = Refused("too many people ask at once", help="try again in a moment", kind="busy")
        if self._n_waiting >= self._settings.asks_waiting:
            raise busy
        self._n_waiting += 1
        try:
            async with asyncio.timeout(self._settings.wait_seconds):
                if name in self._settings.slow_asks:
                    await turn.enter_async_context(self._slow)
                while not (worker := self._best(await self._free.get(), name)).is_alive:
                    self._replace(worker)
                worker.answered.add(name)
                return worker
        except TimeoutError:
            raise busy from None
        finally:
            self._n_waiting -= 1

    def _best(self, latest: WorkerProcess, name: str) -> WorkerProcess:
        """Of the free workers one that was asked such things before: a count that takes many asks goes on there."""
        free = [latest]
        while not self._free.empty():
            free.append(self._free.get_nowait())
        best = next((worker for worker in free if name in worker.answered), latest)
        for worker in reversed(free):
            if worker is not best:
                self._free.put_nowait(worker)
        return best

    async def _reply(self, worker: WorkerProcess, name: str, text: str) -> Reply:
        if not await worker.ready():
            raise no_room()
        worker.is_free = False
        worker.say({"ask": name, "text": text})
        seconds = self._settings.ask_seconds
        try:
            async with asyncio.timeout(seconds):
                reply = await worker.hear()
        except TimeoutError:
            worker.kill()
            words = f"this took too long: it was given up after {seconds:g} seconds"
            raise Refused(words, help="a smaller puzzle is quicker", kind="too-long") from None
        if reply is None:
            raise await lost(worker, f"answered {name!r}")
        worker.is_free = True
        return reply

    async def _finish(self, worker: WorkerProcess, turn: AsyncExitStack) -> None:
        """Let a worker end its task if that takes no longer than a moment: it knows what is likely asked about next."""
        async with turn:
            try:
                async with asyncio.timeout(self._settings.stop_seconds):
                    worker.is_free = worker.is_free or await worker.hear() is not None
            except TimeoutError:
                pass
            finally:
                self._give_back(worker)

    def _give_back(self, worker: WorkerProcess) -> None:
        if worker.is_free and worker.is_alive:
            self._free.put_nowait(worker)
        else:
            # Its next reply would be taken for the answer to another request.
            self._replace(worker)

    def _replace(self, worker: WorkerProcess) -> None:
        self._tasks.add(worker.end())
        if not self._tasks.is_over:
            self._free.put_nowait(WorkerProcess(self._settings, self._workers))


def error_of(reply: Reply) -> Exception:
    """The exception for a reply that is no answer."""
    if reply.kind == "refused":
        return Refused(**json.loads(reply.payload))
    return ServerError(reply.kind)


def no_room() -> Refused:
    """The refusal where no process starts, for lack of descriptors, memory or processes; stderr says of which."""
    return Refused("the server has no room for one more process now", help="try again in a minute", kind="busy")


async def lost(worker: WorkerProcess, did: str) -> Refused:
    """The refusal of a request whose worker was ended from outside, most likely because no memory was left."""
    log(f"a worker ended unexpectedly while it {did} (status {await worker.exit_status()})")
    help = "try again; if it happens again, the puzzle is too large for this machine"
    return Refused("the process that worked on this has ended unexpectedly", help=help, kind="busy")


class SearchPool:
    """The workers for searches, each for one: a fresh process holds no memory of earlier searches."""

    def __init__(self, settings: Settings, workers: set[WorkerProcess], tasks: BackgroundTasks) -> None:
        self._settings, self._workers, self._tasks = settings, workers, tasks
        self._spare: list[WorkerProcess] = []
        self._n_taken = 0

    def start(self) -> None:
        """Start the spare workers, and compile kernels that are not on disk yet."""
        self._refill()
        self._tasks.add(self._compile())

    async def _compile(self) -> None:
        worker = WorkerProcess(self._settings, self._workers)
        if await worker.ready():
            worker.say({"compile": True})
            await worker.hear()
        await worker.end()

    async def take(self) -> WorkerProcess:
        """A worker for a search; Refused if too many are taken. It must be given back."""
        most = self._settings.searches_at_once
        if self._n_taken >= most:
            words = f"{most} searches are under way, as many as this server runs at once"
            raise Refused(words, help="try again in a minute", kind="busy")
        self._n_taken += 1
        while self._spare and not self._spare[0].is_alive:
            self._tasks.add(self._spare.pop(0).end())
        worker = self._spare.pop(0) if self._spare else WorkerProcess(self._settings, self._workers)
        self._refill()
        try:
            if await worker.ready() and worker.is_alive:
                return worker
            raise no_room()
        except BaseException:
            self.give_back(worker)
            raise

    def give_back(self, worker: WorkerProcess) -> None:
        """End a worker after its search."""
        self._n_taken -= 1
        self._tasks.add(worker.end())
        self._refill()

    def _refill(self) -> None:
        """Start spare workers; those that cannot be needed are not started."""
        wanted = min(self._settings.spare_workers, self._settings.searches_at_once - self._n_taken)
        while not self._tasks.is_over and len(self._spare) < wanted:
            self._spare.append(WorkerProcess(self._settings, self._workers))

"""A cluster of Dask: tasks are submitted to a scheduler, and what becomes of them is waited for.

Only the scheduler is talked to, so that workers may be where this machine cannot reach them. Both ways go
bytes: a task of some kilobytes, its outcome, and the name of one function.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
import queue
import signal
import threading
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from ..errors import ClusterError, Lost, MissingExtra, TilewrightError
from .task import Task, TaskResult, work

LOCAL = "local"
"""Instead of an address: a cluster of processes on this machine."""

_CONNECT_SECONDS = 5.0
# A scheduler that is there may be busy: for its first client it imports pandas, if that is installed.
_BUSY_SECONDS = 30.0
_CLOSE_SECONDS = 2.0
# How often to ask the scheduler who is there.
_LOOK_SECONDS = 2.0
_RUNNING = "running"


def work_on_bytes(packed: bytes) -> bytes:
    """A task, as workers get it."""
    return pickle.dumps(work(pickle.loads(packed)))


class DaskCluster:
    """The workers of a Dask scheduler. `client` is a `distributed.Client`."""

    def __init__(self, client: Any) -> None:
        self._client = client
        self._address = getattr(getattr(client, "scheduler", None), "address", "")
        self._futures: dict[Task, Any] = {}
        self._finished: queue.SimpleQueue[Task] = queue.SimpleQueue()
        self._threads = 0
        self._looked_at = 0.0

    def threads(self) -> int:
        """The number of tasks that can be done at the same time now."""
        now = time.monotonic()
        if now - self._looked_at > _LOOK_SECONDS or not self._threads:
            self._check()
            try:
                self._threads = sum(self._client.nthreads().values())
            except Exception as problem:
                raise self._lost() from problem
            self._looked_at = now
        return self._threads

    def submit(self, tasks: list[Task]) -> None:
        """Send tasks to the scheduler."""
        self._check()
        packed = [pickle.dumps(task) for task in tasks]
        try:
            with warnings.catch_warnings():
                # What Dask calls a large graph are some states of searches, which must be sent.
                warnings.simplefilter("ignore")
                futures = self._client.map(work_on_bytes, packed, key=[task.key for task in tasks], pure=False)
        except Exception as problem:
            raise self._lost() from problem
        for task, future in zip(tasks, futures, strict=True):
            self._futures[task] = future
            future.add_done_callback(lambda _, task=task: self._finished.put(task))

    def outcomes(self, seconds: float) -> list[tuple[Task, TaskResult | Exception]]:
        """Return the outcomes of tasks; all that are finished are fetched together."""
        with suppress(queue.Empty):
            tasks = [self._finished.get(timeout=seconds)]
            with suppress(queue.Empty):
                while True:
                    tasks.append(self._finished.get_nowait())
            return [(task, outcome) for task, outcome in self._fetched(tasks) if outcome is not None]
        self._check()
        return []

    def _fetched(self, tasks: list[Task]) -> list[tuple[Task, Any]]:
        futures = {task: self._futures.pop(task, None) for task in tasks}
        ready = [task for task, future in futures.items() if future is not None and future.status == "finished"]
        with suppress(Exception):
            packed = self._client.gather([futures[task] for task in ready], errors="raise")
            found = dict(zip(ready, map(pickle.loads, packed), strict=True))
            return [(task, found.get(task) or self._fetch(future)) for task, future in futures.items()]
        # One of them was lost on its way; the others were not.
        return [(task, self._fetch(future)) for task, future in futures.items()]

    def _fetch(self, future: Any) -> TaskResult | Exception | None:
        from distributed import KilledWorker

        # A task that was dropped.
        if future is None:
            return None
        try:
            outcome: TaskResult = pickle.loads(future.result(timeout=_CONNECT_SECONDS))
        except KilledWorker as killed:
            return Lost(f"{killed.allowed_failures + 1} workers died of it or with it")
        except TilewrightError as error:
            return error
        except Exception as problem:
            self._check()
            if future.status == "error":
                return ClusterError(_failed(problem))
            return Lost("Dask forgot it")
        return outcome

    def drop(self, tasks: list[Task]) -> None:
        """Forget tasks."""
        futures = [future for task in tasks if (future := self._futures.pop(task, None)) is not None]
        if futures and self._client.status == _RUNNING:
            with suppress(Exception):
                self._client.cancel(futures)

    def _check(self) -> None:
        if self._client.status != _RUNNING:
            raise self._lost()

    def _lost(self) -> Lost:
        return Lost(
            f"the Dask scheduler at {self._address} does not answer any more: it was stopped, or the network fails"
        )


@contextmanager
def connected(address: Any, n_workers: int | None = None) -> Iterator[DaskCluster]:
    """A cluster: that of a scheduler at an address, or as many processes of this machine's own with `LOCAL`.

    Instead of an address it may be a cluster of Dask's, such as one of dask-jobqueue, which is not closed here.

    Raises MissingExtra without Dask, and ClusterError if no scheduler answers within seconds.
    """
    try:
        from distributed import Client, LocalCluster
    except ImportError:
        raise MissingExtra("a cluster needs Dask; pip install 'tilewright[cluster]' brings it") from None
    import dask

    # The user of a count does not want to read how connections are closed.
    for name in ("distributed", "tornado", "asyncio"):
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)
    settings = {
        "distributed.diagnostics.computations.nframes": 0,
        "distributed.admin.large-graph-warning-threshold": "1GB",
    }
    local: Any = None
    client: Any = None
    with dask.config.set(settings):
        try:
            if address == LOCAL:
                with _deaf_children():
                    local = LocalCluster(
                        n_workers=n_workers,
                        threads_per_worker=1,
                        processes=True,
                        dashboard_address=None,
                        silence_logs=logging.CRITICAL + 1,
                    )
            elif isinstance(address, str):
                # A client that finds no scheduler would complain once more when Python ends.
                asyncio.run(_greet(address))
            client = Client(local or address, timeout=_BUSY_SECONDS, set_as_default=False)
        except Exception as problem:  # What answers there may be anything.
            _close(client, local)
            raise ClusterError(_unreachable(address, problem)) from None
        try:
            yield DaskCluster(client)
        finally:
            _close(client, local)


async def _greet(address: str) -> None:
    from distributed.comm import connect
    from distributed.security import Security

    arguments = Security().get_connection_args("client")
    comm = await connect(address, timeout=_CONNECT_SECONDS, **arguments)
    await comm.close()


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Processes started in the block do not hear Ctrl-C, which a terminal sends to all: they are told when to end."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _close(*things: Any) -> None:
    for thing in things:
        if thing is not None:
            # What does not answer cannot be closed either.
            with suppress(Exception):
                thing.close(timeout=_CLOSE_SECONDS)


def _failed(problem: BaseException) -> str:
    if isinstance(problem, ImportError) or "deserializ" in str(problem):
        return (
            "the scheduler, or a worker, cannot import tilewright or a library that it needs; install the same "
            "versions on all machines of the cluster"
        )
    return f"a task failed on the cluster: {type(problem).__name__}: {problem}"


def _unreachable(address: Any, problem: BaseException) -> str:
    if address == LOCAL:
        return f"no cluster could be started on this machine: {problem}"
    if str(address).startswith("tls:") and isinstance(problem, TypeError):
        return f"{address} needs certificates: name them in Dask's settings, e.g. DASK_DISTRIBUTED__COMM__TLS__CA_FILE"
    return (
        f"no Dask scheduler answers at {str(address)!r} ({type(problem).__name__}); "
        f"`dask scheduler` prints its address when it starts, such as tcp://192.168.0.10:8786; "
        f"`--dask local` starts a cluster on this machine"
    )

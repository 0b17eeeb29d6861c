"""The searches under way and those just over: their events are numbered, and kept for a while to be read again."""

from __future__ import annotations

import asyncio
import json
import math
import secrets
import signal
import time
from bisect import bisect_right
from collections.abc import Mapping
from typing import Any

from ..desk.controls import done_event
from ..desk.limits import Refused
from .pool import BackgroundTasks, SearchPool, ServerError, error_of, lost
from .process import Reply, WorkerProcess, log
from .settings import Settings

Numbered = tuple[int, bytes]
"""An event as JSON, with its number; numbers begin with 1 and have gaps for events that were not kept."""

_BYTES_KEPT = 8 * 2**20
# After this silence the latest progress is sent again, with the time.
_SILENCE_SECONDS = 0.3


class EventLog:
    """The events of one search; of progress only the latest, so that it stays small."""

    def __init__(self) -> None:
        self._n = 0
        self._kept: list[Numbered] = []
        self._progress: Numbered | None = None
        self.n_bytes = 0
        self.is_over = False
        self.n_solutions = 0

    def add(self, kind: str, payload: bytes) -> None:
        """Note an event."""
        self._n += 1
        event = (self._n, payload)
        if kind == "progress":
            self._progress = event
        else:
            self._kept.append(event)
            self.n_bytes += len(payload)
            self.n_solutions += kind == "solution"
        if kind == "done":
            self.is_over = True

    def after(self, number: int) -> list[Numbered]:
        """The events after a number, in order, as far as they were kept."""
        events = self._kept[bisect_right(self._kept, number, key=lambda event: event[0]) :]
        if self._progress is not None and self._progress[0] > number:
            events.append(self._progress)
        return sorted(events)

    @property
    def progress(self) -> dict[str, Any]:
        """The latest progress; empty if there is none."""
        found: dict[str, Any] = {} if self._progress is None else json.loads(self._progress[1])
        return found


class RunningSearch:
    """One search: its events so far, and how many pages follow them."""

    def __init__(self, name: str, settings: Settings, worker: WorkerProcess) -> None:
        self.name = name
        self.log = EventLog()
        self.readers = 0
        self.last_read = time.monotonic()
        self.ended_at = math.inf
        self.stop_reason = ""
        self.began = time.monotonic()
        self._settings, self._worker = settings, worker
        self._changed = asyncio.Event()

    async def begin(self, text: str) -> None:
        """Give the search to its worker and wait for the first event; Refused if the worker refuses."""
        self._worker.say({"search": True, "text": text})
        seconds = self._settings.begin_seconds
        try:
            async with asyncio.timeout(seconds):
                reply = await self._worker.hear()
        except TimeoutError:
            words = f"this took too long: it had not begun after {seconds:g} seconds"
            raise Refused(words, help="a smaller puzzle is quicker", kind="too-long") from None
        if reply is None:
            raise await lost(self._worker, "began a search")
        self._note(reply)

    async def follow(self) -> None:
        """Take the events until the search is over."""
        # The worker stops in time by itself, and knows more to say about it.
        deadline = self.began + self._settings.limits.search_seconds + 5 * self._settings.stop_seconds
        while not self.log.is_over:
            left = max(deadline - time.monotonic(), 0.0)
            try:
                async with asyncio.timeout(min(left, _SILENCE_SECONDS)):
                    reply = await self._worker.hear()
            except TimeoutError:
                if left == 0:
                    self.end("seconds")
                else:
                    self._repeat_progress()
                continue
            try:
                if reply is not None:
                    self._note(reply)
                elif not self.log.is_over:
                    # Otherwise `end` has ended the worker and told why.
                    await self._explain()
            except Refused as refusal:
                self._close("memory" if refusal.kind == "too-large" else "failed", refusal.message)
            except ServerError:
                self._close("failed")
            if self.log.n_bytes > _BYTES_KEPT:
                self.stop("solutions")

    def stop(self, reason: str = "stop") -> None:
        """Ask the search to end; if it does not, its worker is ended."""
        if self.log.is_over or self.stop_reason:
            return
        self.stop_reason = reason
        asyncio.get_running_loop().call_later(self._settings.stop_seconds, self.end, reason)
        self.steer({"stop": True})

    def end(self, reason: str) -> None:
        """End the search at once, with its worker."""
        if not self.log.is_over:
            self._worker.kill()
            self._close(reason)

    def steer(self, message: Mapping[str, Any]) -> None:
        """Tell the worker to stop, to show another number of placements a second, or to pause and take one step."""
        if not self.log.is_over:
            self._worker.say(message)

    async def changed(self, seconds: float) -> bool:
        """Wait for the next event, for this number of seconds at most; return whether there was one."""
        try:
            # Not `wait_for`, which in Python 3.11 misses a cancellation that comes at the moment of the event.
            async with asyncio.timeout(seconds):
                return await self._changed.wait()
        except TimeoutError:
            return False

    def _note(self, reply: Reply) -> None:
        """Take an event; Refused or ServerError if the worker gave up instead."""
        if reply.kind in ("refused", "failed"):
            raise error_of(reply)
        if self.log.is_over:
            return
        payload = reply.payload
        if reply.kind == "done" and self.stop_reason not in ("", "stop"):
            event = json.loads(payload)
            if event["stopped_by"] == "stop":
                # The worker does not know who wanted the search to stop.
                words = _ENDINGS[self.stop_reason]
                payload = json.dumps({**event, "stopped_by": self.stop_reason, "words": words}).encode("ascii")
        self._add(reply.kind, payload)

    def _repeat_progress(self) -> None:
        """Send the latest progress again, with the time: a busy search goes on, though it has nothing new to tell."""
        progress = self.log.progress
        # A search that is watched shows pictures, and may be waiting.
        if "seconds" in progress:
            progress["seconds"] = round(progress["seconds"] + _SILENCE_SECONDS, 3)
            self._add("progress", json.dumps(progress).encode("ascii"))

    def _add(self, kind: str, payload: bytes) -> None:
        self.log.add(kind, payload)
        if kind == "done":
            self.ended_at = time.monotonic()
        self._changed.set()
        self._changed = asyncio.Event()

    async def _explain(self) -> None:
        """Add the last event of a search whose worker ended by itself."""
        status = await self._worker.exit_status()
        # Without memory libraries give up by SIGABRT, and the system ends the process that takes most by SIGKILL.
        killed = {-getattr(signal, name, 0) for name in ("SIGABRT", "SIGKILL", "SIGSEGV", "SIGBUS")}
        log(f"the worker of a search ended unexpectedly (status {status})")
        self._close("memory" if status in killed else "failed")

    def _close(self, reason: str, words: str = "") -> None:
        """Add the last event of a search that does not add it itself."""
        if self.log.is_over:
            return
        progress = self.log.progress
        found = max(self.log.n_solutions, progress.get("found", 0))
        seconds, nodes = time.monotonic() - self.began, progress.get("nodes", 0)
        event = done_event(reason, found, seconds, nodes, words or _ENDINGS[reason])
        self._add("done", json.dumps(event).encode("ascii"))


_SO_FAR = "What was found so far is right, and there may be more"
_ENDINGS = {
    "stop": f"You stopped the search. {_SO_FAR}.",
    "away": f"The search was stopped because no page looked at it any more. {_SO_FAR}.",
    "seconds": f"The search was stopped because its time was over. {_SO_FAR}.",
    "solutions": f"The search was stopped because no more solutions are kept here. {_SO_FAR}.",
    "memory": f"The search was ended because it needed more memory than one search may have. {_SO_FAR}.",
    "failed": f"The search ended by a fault of tilewright. {_SO_FAR}.",
}


class RunningSearches:
    """All searches, by names that cannot be guessed."""

    def __init__(self, settings: Settings, pool: SearchPool, tasks: BackgroundTasks) -> None:
        self._settings, self._pool, self._tasks = settings, pool, tasks
        self._by_name: dict[str, RunningSearch] = {}

    async def begin(self, text: str) -> str:
        """Begin a search and return its name; raises Refused, or ServerError."""
        worker = await self._pool.take()
        search = RunningSearch(secrets.token_urlsafe(18), self._settings, worker)
        try:
            await search.begin(text)
        except BaseException:
            self._pool.give_back(worker)
            raise
        self._by_name[search.name] = search
        self._tasks.add(self._follow(search, worker))
        return search.name

    def find(self, name: str) -> RunningSearch:
        """The search of a name; Refused if it is unknown or forgotten."""
        if name not in self._by_name:
            raise Refused("this search is not known here any more", help="begin it again", kind="not-found")
        return self._by_name[name]

    async def tidy(self) -> None:
        """Until the server ends: stop searches whose pages are gone, forget those that ended long ago."""
        while True:
            await asyncio.sleep(min(1.0, self._settings.away_seconds / 4))
            now = time.monotonic()
            for search in list(self._by_name.values()):
                if not search.log.is_over:
                    if not search.readers and now - search.last_read > self._settings.away_seconds:
                        search.stop("away")
                elif not search.readers and now - search.ended_at > self._settings.kept_seconds:
                    del self._by_name[search.name]
            self._forget_most()

    def _forget_most(self) -> None:
        """Bound the number and the bytes of searches that are over; the oldest go first."""
        over = [search for search in self._by_name.values() if search.log.is_over]
        over.sort(key=lambda search: search.ended_at, reverse=True)
        n_bytes = 0
        for number, search in enumerate(over):
            n_bytes += search.log.n_bytes
            if number >= self._settings.kept_searches or n_bytes > 8 * _BYTES_KEPT:
                del self._by_name[search.name]

    async def _follow(self, search: RunningSearch, worker: WorkerProcess) -> None:
        try:
            await search.follow()
        except Exception:
            # The tasks log it.
            search.end("failed")
            raise
        finally:
            self._pool.give_back(worker)

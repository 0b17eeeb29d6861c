"""The searches under way and those just over: their events are numbered, kept for a while, and can be read again."""

from __future__ import annotations

import asyncio
import json
import secrets
import signal
import time
from bisect import bisect_right
from collections.abc import Mapping
from typing import Any

from ..desk.limits import Refused
from .pool import Chores, Fault, Searchers, log, problem_of
from .process import Line, Worker
from .settings import Settings

Numbered = tuple[int, bytes]
"""An event as JSON, with its number; numbers begin with 1 and have gaps where events were not kept."""

_BYTES_KEPT = 8 * 2**20


class Log:
    """The events of one search: all that matter, of progress the latest only. So it stays small."""

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
        """What is there of the events after a number, in order."""
        events = self._kept[bisect_right(self._kept, number, key=lambda event: event[0]) :]
        if self._progress is not None and self._progress[0] > number:
            events.append(self._progress)
        return sorted(events)

    def latest(self, what: str) -> Any:
        """A field of the latest progress; None if there is none."""
        return None if self._progress is None else json.loads(self._progress[1]).get(what)


class RunningSearch:
    """One search: what it said so far, and who looks at it."""

    def __init__(self, name: str, settings: Settings) -> None:
        self.name = name
        self.log = Log()
        self.readers = 0
        self.last_read = time.monotonic()
        self.ended_at: float | None = None
        self.stop_reason = ""
        self.began = time.monotonic()
        self._settings = settings
        self._changed = asyncio.Event()
        self._worker: Worker | None = None
        self._number = 0

    async def begin(self, worker: Worker, number: int, text: str) -> None:
        """Give the search to a worker and wait for its first event; Refused if it does not accept."""
        self._worker, self._number = worker, number
        await worker.say({"search": number, "text": text})
        seconds = self._settings.begin_seconds
        try:
            async with asyncio.timeout(seconds):
                line = await worker.hear()
        except TimeoutError:
            words = f"this took too long: it had not begun after {seconds:g} seconds"
            raise Refused(words, help="a smaller puzzle is quicker", kind="too-long") from None
        if line is None:
            raise Refused("this needs more than one search may have", help="make the puzzle smaller", kind="too-large")
        if line.word != "event":
            raise problem_of(line)
        self._note(line)

    async def follow(self, worker: Worker) -> bool:
        """Take the events until the search is over; whether the worker is free then."""
        # The desk stops in time by itself, and says more than can be said from here.
        deadline = self.began + self._settings.limits.search_seconds + 5 * self._settings.stop_seconds
        while True:
            wait = deadline - time.monotonic() if not self.log.is_over else self._settings.stop_seconds
            try:
                async with asyncio.timeout(max(wait, 0.0)):
                    line = await worker.hear()
            except TimeoutError:
                self._close("seconds")
                return False
            if line is None:
                # After Stop the end was told when the worker was ended from here.
                if not self.log.is_over:
                    await self._explain(worker)
                return False
            if line.word == "event":
                self._note(line)
                if self.log.n_bytes > _BYTES_KEPT:
                    self.stop("solutions")
            elif line.word == "ended":
                self._close("failed")
                return not json.loads(line.payload)["slowed"]
            else:
                problem = problem_of(line)
                words = problem.message if isinstance(problem, Refused) else ""
                is_memory = isinstance(problem, Refused) and problem.kind == "too-large"
                self._close("memory" if is_memory else "failed", words)
                return False

    def stop(self, reason: str = "stop") -> None:
        """Ask the search to end; if it does not, its worker is ended."""
        if self.log.is_over or self.stop_reason:
            return
        self.stop_reason = reason
        asyncio.get_running_loop().call_later(self._settings.stop_seconds, self._insist)
        self._tell({"stop": self._number})

    def set_speed(self, speed: float) -> None:
        """Show so many placements a second from now on."""
        if not self.log.is_over:
            self._tell({"speed": self._number, "value": speed})

    def detach(self) -> None:
        """The worker is somebody else's from now on."""
        self._worker = None

    async def changed(self, seconds: float) -> bool:
        """Wait for the next event, but no longer than so many seconds; whether there was one."""
        try:
            # Not wait_for, which in Python 3.11 takes no notice of who cancels it at the moment of the event.
            async with asyncio.timeout(seconds):
                return await self._changed.wait()
        except TimeoutError:
            return False

    def _tell(self, message: Mapping[str, Any]) -> None:
        if self._worker is not None:
            self._worker.tell(message)

    def _insist(self) -> None:
        if not self.log.is_over and self._worker is not None:
            self._worker.kill()
            self._close(self.stop_reason)

    def _note(self, line: Line) -> None:
        if self.log.is_over:
            return
        payload = line.payload
        if line.kind == "done" and self.stop_reason not in ("", "stop"):
            event = json.loads(payload)
            if event["stopped_by"] == "stop":
                # To the desk a stop is a stop; who wanted it is known here.
                words = _ENDINGS[self.stop_reason]
                payload = json.dumps({**event, "stopped_by": self.stop_reason, "words": words}).encode("ascii")
        self._add(line.kind, payload)

    def _add(self, kind: str, payload: bytes) -> None:
        self.log.add(kind, payload)
        if kind == "done":
            self.ended_at = time.monotonic()
        self._changed.set()
        self._changed = asyncio.Event()

    async def _explain(self, worker: Worker) -> None:
        """The last event of a search whose worker ended by itself."""
        status = await worker.exit_status()
        # Libraries give up by SIGABRT where there is no memory, and the system ends who takes too much by SIGKILL.
        killed = {-getattr(signal, name, 0) for name in ("SIGABRT", "SIGKILL", "SIGSEGV", "SIGBUS")}
        log(f"the worker of a search ended unexpectedly (status {status})")
        self._close("memory" if status in killed else "failed")

    def _close(self, reason: str, words: str = "") -> None:
        """End the events of a search that does not end them itself."""
        if self.log.is_over:
            return
        found = self.log.latest("found")
        event: dict[str, Any] = {
            "kind": "done",
            "stopped_by": reason,
            "exhausted": False,
            "found": max(self.log.n_solutions, found if isinstance(found, int) else 0),
            "seconds": round(time.monotonic() - self.began, 3),
            "nodes": self.log.latest("nodes") or 0,
            "words": words or _ENDINGS[reason],
            "findings": [],
        }
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
    """All searches, by their names, which nobody can guess."""

    def __init__(self, settings: Settings, searchers: Searchers, chores: Chores) -> None:
        self._settings, self._searchers, self._chores = settings, searchers, chores
        self._by_name: dict[str, RunningSearch] = {}
        self._n_begun = 0

    async def begin(self, text: str) -> str:
        """Begin a search and give its name; raises Refused, or Fault."""
        worker = await self._searchers.take()
        search = RunningSearch(secrets.token_urlsafe(18), self._settings)
        self._n_begun += 1
        try:
            await search.begin(worker, self._n_begun, text)
        except BaseException as problem:
            # A worker that said no goes on to serve; it has said all there was to say.
            is_free = isinstance(problem, Refused) and problem.kind not in ("too-long", "too-large")
            self._chores.add(self._searchers.give_back(worker, is_free=is_free or isinstance(problem, Fault)))
            raise
        self._by_name[search.name] = search
        self._chores.add(self._follow(search, worker))
        return search.name

    def find(self, name: str) -> RunningSearch:
        """The search of a name; Refused if there is none, or none any more."""
        if name not in self._by_name:
            raise Refused("this search is not known here any more", help="begin it again", kind="not-found")
        return self._by_name[name]

    async def tidy(self) -> None:
        """For ever: stop searches whose pages are gone, forget those that ended long ago."""
        while True:
            await asyncio.sleep(min(1.0, self._settings.away_seconds / 4))
            now = time.monotonic()
            for search in list(self._by_name.values()):
                if search.ended_at is None:
                    if not search.readers and now - search.last_read > self._settings.away_seconds:
                        search.stop("away")
                elif not search.readers and now - search.ended_at > self._settings.kept_seconds:
                    del self._by_name[search.name]
            self._forget_most()

    def _forget_most(self) -> None:
        """Keep only so many searches that are over, and not more than so many bytes; the oldest go first."""
        over = sorted(
            (search for search in self._by_name.values() if search.ended_at is not None),
            key=lambda search: search.ended_at or 0.0,
            reverse=True,
        )
        n_bytes = 0
        for number, search in enumerate(over):
            n_bytes += search.log.n_bytes
            if number >= self._settings.kept_searches or n_bytes > 8 * _BYTES_KEPT:
                del self._by_name[search.name]

    async def _follow(self, search: RunningSearch, worker: Worker) -> None:
        is_free = False
        try:
            is_free = await search.follow(worker)
        finally:
            search.detach()
            await self._searchers.give_back(worker, is_free=is_free)

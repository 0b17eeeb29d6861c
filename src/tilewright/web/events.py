"""The events of a search as a stream that a browser follows, and takes up again after a reload."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from starlette.types import Receive, Scope, Send

from .running import Numbered, RunningSearch
from .settings import Settings

_T = TypeVar("_T")

_HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    # Proxies would wait until they have more.
    (b"x-accel-buffering", b"no"),
]
# How many events are sent at once, so that a long history is not copied as a whole.
_AT_ONCE = 64


class EventStream:
    """A response that goes on until the search is over, the page is gone, or the server ends."""

    def __init__(self, search: RunningSearch, after: int, settings: Settings, closing: asyncio.Event) -> None:
        self._search, self._after, self._settings, self._closing = search, after, settings, closing

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        search = self._search
        search.readers += 1
        try:
            telling = await until_gone(self._tell(send), receive, self._closing)
        finally:
            search.readers -= 1
            search.last_read = time.monotonic()
        if telling.cancelled():
            with suppress(OSError):
                await send({"type": "http.response.body", "body": b""})
        elif (problem := telling.exception()) is not None and not isinstance(problem, OSError):
            # The client asks again, and hears how the search ended; the guard prints the traceback.
            search.end("failed")
            raise problem

    async def _tell(self, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": _HEADERS})
        body = b"retry: 1000\n\n"
        while True:
            # A client that takes nothing for this time is gone; meanwhile nothing is stored up for it.
            async with asyncio.timeout(self._settings.write_seconds):
                await send({"type": "http.response.body", "body": body, "more_body": True})
            events = self._search.log.after(self._after)[:_AT_ONCE]
            if events:
                self._after = events[-1][0]
                body = b"".join(map(_frame, events))
            elif self._search.log.is_over:
                break
            else:
                is_news = await self._search.changed(self._settings.heartbeat)
                body = b"" if is_news else b": still here\n\n"
        await send({"type": "http.response.body", "body": b""})


def _frame(event: Numbered) -> bytes:
    number, payload = event
    return b"id: %d\ndata: %s\n\n" % (number, payload)


async def until_gone(work: Coroutine[Any, Any, _T], receive: Receive, closing: asyncio.Event) -> asyncio.Task[_T]:
    """Do the work for a client; cancel it when the client leaves, or when the server is closing."""
    working = asyncio.create_task(work)
    tasks = (working, asyncio.create_task(_gone(receive)), asyncio.create_task(closing.wait()))
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return working


async def _gone(receive: Receive) -> None:
    """Return when the client has left; the whole request must have been read."""
    while (await receive())["type"] != "http.disconnect":
        pass

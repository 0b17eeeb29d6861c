"""Streams of events end when their reader goes, whatever happens at the same moment."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from tilewright.web.events import EventStream
from tilewright.web.running import RunningSearch
from tilewright.web.settings import Settings


def test_a_reader_who_goes_at_the_moment_of_news_ends_the_stream() -> None:
    async def told() -> tuple[bool, int]:
        loop = asyncio.get_running_loop()
        news, leaving = loop.create_future(), loop.create_future()
        waits = iter([news])

        class Changed:
            async def wait(self) -> bool:
                return bool(await next(waits, loop.create_future()))

        async def receive() -> Any:
            return await leaving

        async def send(message: Any) -> None:
            pass

        search = SimpleNamespace(readers=0, last_read=0.0, _changed=Changed())
        search.log = SimpleNamespace(is_over=False, after=lambda number: [])
        search.changed = lambda seconds: RunningSearch.changed(cast(RunningSearch, search), seconds)
        stream = EventStream(cast(RunningSearch, search), 0, Settings(), asyncio.Event())
        task = asyncio.create_task(stream({}, receive, send))
        while not search.readers:
            await asyncio.sleep(0)
        for _ in range(20):
            await asyncio.sleep(0)
        news.set_result(True)
        leaving.set_result({"type": "http.disconnect"})
        done, _ = await asyncio.wait([task], timeout=60)
        for other in asyncio.all_tasks() - {asyncio.current_task()}:
            other.cancel()
        return bool(done), search.readers

    assert asyncio.run(told()) == (True, 0)

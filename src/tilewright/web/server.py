"""The page over HTTP: carries JSON to the workers and back, and thinks about no puzzle itself."""

from __future__ import annotations

import asyncio
import json
import math
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from .. import catalog
from ..desk.limits import Refused
from .events import EventStream, gone
from .guard import API, FAULT, STATUS_OF_KIND, Guard, Receive, Scope, Send, read_body, refusal_answer
from .jsontext import parse
from .pool import Asks, Chores, Fault, Searchers, log
from .process import source_of
from .running import RunningSearches
from .served import MEDIA, Served, page_files
from .settings import Settings

_LONGEST_NAME = 64
_FASTEST = 100_000.0


class Office:
    """All that lives as long as the server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.files = page_files()
        self.pictures: dict[str, Served] = {}
        self._names = frozenset(catalog.names())
        self.gallery: Served | None = None
        self.closing = asyncio.Event()
        self._chores = Chores()
        self._making: dict[str, asyncio.Task[Served]] = {}
        self._source = source_of(settings)
        self.asks = Asks(settings, self._source, self._chores)
        self._searchers = Searchers(settings, self._source, self._chores)
        self.searches = RunningSearches(settings, self._searchers, self._chores)

    async def open(self) -> None:
        """Start the workers, without waiting for them."""
        await self._source.start()
        self._chores.add(self.asks.start())
        self._chores.add(self._searchers.start())
        self._chores.add(self.searches.tidy())
        self._chores.add(self._prepare())

    async def close(self) -> None:
        """End everything at once."""
        self.closing.set()
        await self._chores.end()
        await asyncio.gather(self.asks.end(), self._searchers.end())
        await self._source.end()

    async def ask(self, name: str, text: str) -> bytes:
        """The answer to an ask; that to `gallery` is always the same."""
        if name != "gallery":
            return await self.asks.ask(name, text)
        if self.gallery is None:
            self.gallery = Served(await self.asks.ask(name, "{}"), MEDIA[".json"])
        return self.gallery.body

    async def picture(self, name: str) -> Served:
        """The picture of a puzzle of the catalog, made once."""
        if name not in self._names:
            raise Refused("there is no such picture", kind="not-found")
        if name not in self.pictures:
            if name not in self._making:
                self._making[name] = self._chores.add(self._draw(name))
            # Somebody else may wait for it, too.
            self.pictures[name] = await asyncio.shield(self._making[name])
        return self.pictures[name]

    async def _draw(self, name: str) -> Served:
        try:
            answer = json.loads(await self.asks.ask("picture", json.dumps({"name": name})))
            return Served(answer["text"].encode("utf-8"), answer["media"])
        finally:
            self._making.pop(name, None)

    async def _prepare(self) -> None:
        """Make what every page asks for at first, one after the other, before anybody does."""
        with suppress(Refused, Fault):
            gallery = json.loads(await self.ask("gallery", "{}"))
            for puzzle in gallery["puzzles"]:
                with suppress(Refused, Fault):
                    await self.picture(puzzle["name"])


@dataclass(frozen=True)
class _Only:
    """What answers requests made in one of some ways, and refuses others."""

    methods: tuple[str, ...]
    answer: Callable[[Request], Awaitable[Response | EventStream]]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] not in self.methods:
            # Nothing at all is there for the other ways, if it is not there for these.
            status = 404 if self.answer is _file and scope["path"].startswith(API) else 405
            raise HTTPException(status, headers={"allow": ", ".join(self.methods)})
        response = await self.answer(Request(scope, receive))
        await response(scope, receive, send)


def application(settings: Settings) -> Starlette:
    """The server as an ASGI application; its workers live as long as its lifespan."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.office = office = Office(settings)
        await office.open()
        try:
            yield
        finally:
            await office.close()

    return Starlette(
        routes=[
            Route(f"{API}ask/{{name}}", _Only(("POST",), _ask)),
            Route(f"{API}searches", _Only(("POST",), _begin)),
            Route(f"{API}searches/{{id}}/events", _Only(("GET",), _events)),
            Route(f"{API}searches/{{id}}/stop", _Only(("POST",), _stop)),
            Route(f"{API}searches/{{id}}/speed", _Only(("POST",), _speed)),
            Route("/pictures/{name}.svg", _Only(("GET", "HEAD"), _picture)),
            Route("/{path:path}", _Only(("GET", "HEAD"), _file)),
        ],
        middleware=[Middleware(Guard, hosts=settings.hosts, any_address=settings.any_address)],
        exception_handlers={Refused: _refused, Fault: _fault, HTTPException: _not_here},
        lifespan=lifespan,
    )


def _office(request: Request) -> Office:
    office = request.app.state.office
    assert isinstance(office, Office)
    return office


async def _body(request: Request) -> str:
    settings = _office(request).settings
    return await read_body(request.receive, request.scope["headers"], settings.body, settings.body_seconds)


async def _ask(request: Request) -> Response:
    name = request.path_params["name"]
    if len(name) > _LONGEST_NAME or not name.isidentifier() or not name.isascii():
        raise Refused("there is no such ask", "ask", kind="not-found")
    text = await _body(request)
    answer = await _unless_gone(request, _office(request).ask(name, text))
    return Response(answer, headers={"cache-control": "no-store"}, media_type=MEDIA[".json"])


async def _unless_gone(request: Request, work: Coroutine[Any, Any, bytes]) -> bytes:
    """What comes of the work for a request; it is given up when nobody waits for it any more."""
    working = asyncio.create_task(work)
    tasks = (working, asyncio.create_task(gone(request.receive)))
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Refused("nobody waits for the answer any more")
        return working.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _begin(request: Request) -> Response:
    name = await _office(request).searches.begin(await _body(request))
    return Response(json.dumps({"id": name}), 201, headers={"cache-control": "no-store"}, media_type=MEDIA[".json"])


async def _events(request: Request) -> EventStream:
    office = _office(request)
    search = office.searches.find(request.path_params["id"])
    if search.readers >= office.settings.readers:
        raise Refused("too many pages look at this search", kind="busy")
    after = request.headers.get("last-event-id") or request.query_params.get("after", "0")
    if not (after.isascii() and after.isdigit() and len(after) <= 12):
        raise Refused("expected the number of an event", "after")
    return EventStream(search, int(after), office.settings, office.closing)


async def _stop(request: Request) -> Response:
    search = _office(request).searches.find(request.path_params["id"])
    await _body(request)
    search.stop()
    return Response(status_code=204)


async def _speed(request: Request) -> Response:
    search = _office(request).searches.find(request.path_params["id"])
    speed = parse(await _body(request)).get("speed")
    if not isinstance(speed, int | float) or isinstance(speed, bool) or not 0 <= speed <= _FASTEST or math.isnan(speed):
        raise Refused(f"expected a number from 0 to {_FASTEST:,.0f}", "speed")
    search.set_speed(float(speed))
    return Response(status_code=204)


async def _picture(request: Request) -> Response:
    return _served(request, await _office(request).picture(request.path_params["name"]))


async def _file(request: Request) -> Response:
    served = _office(request).files.get(request.path_params["path"])
    if served is None:
        raise HTTPException(404)
    return _served(request, served)


def _served(request: Request, served: Served) -> Response:
    # Whoever has it asks each time whether it is still the same: a new version of tilewright is seen at once.
    headers = {"etag": served.etag, "cache-control": "no-cache"}
    known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    if served.etag in known:
        return Response(status_code=304, headers=headers)
    return Response(served.body, headers=headers, media_type=served.media)


async def _refused(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Refused)
    return _words(request, problem, STATUS_OF_KIND[problem.kind])


async def _fault(request: Request, problem: Exception) -> Response:
    log(f"{request.method} {request.url.path!r} could not be answered: {problem}")
    return _words(request, Refused(FAULT), 500)


async def _not_here(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    if problem.status_code == 405:
        allowed = (problem.headers or {}).get("allow", "")
        response = _words(request, Refused("this cannot be asked in this way", help=f"ask with {allowed}"), 405)
        response.headers["allow"] = allowed
        return response
    return _words(request, Refused("there is nothing here", kind="not-found"), problem.status_code)


def _words(request: Request, refusal: Refused, status: int) -> Response:
    headers, body = refusal_answer(refusal, status, request.scope["path"])
    return Response(body, status, headers)

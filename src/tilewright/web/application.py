"""The page over HTTP: carries JSON to the workers and back, and thinks about no puzzle itself."""

from __future__ import annotations

import asyncio
import json
import math
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, Router

from .. import catalog
from ..desk.limits import Refused
from .events import EventStream, until_gone
from .guard import API, FAULT, STATUS_OF_KIND, Guard, read_body, refusal_response
from .jsontext import parse
from .pool import AskPool, BackgroundTasks, SearchPool, ServerError, Workers, log
from .running import RunningSearches
from .served import MEDIA, ServedFile, page_files
from .settings import Settings

_LONGEST_NAME = 64
_FASTEST = 100_000.0


class PageService:
    """All that lives as long as the server."""

    def __init__(self, settings: Settings, closing: asyncio.Event) -> None:
        self.settings = settings
        self.closing = closing
        """Set when the server begins to end."""
        self.files = page_files()
        self._names = frozenset(catalog.names())
        self._gallery: bytes | None = None
        self._pictures: dict[str, asyncio.Task[ServedFile]] = {}
        self._tasks = BackgroundTasks()
        self._workers = Workers(settings)
        self._asks = AskPool(settings, self._workers, self._tasks)
        self._search_pool = SearchPool(settings, self._workers, self._tasks)
        self.searches = RunningSearches(settings, self._search_pool, self._tasks)

    def open(self) -> None:
        """Start the workers, without waiting for them."""
        self._asks.start()
        self._search_pool.start()
        self._tasks.add(self.searches.tidy())
        self._tasks.add(self._prepare())

    async def close(self) -> None:
        """End everything at once."""
        await self._tasks.end()
        await self._workers.end_all()

    async def ask(self, name: str, text: str) -> bytes:
        """The answer to a request; that to `gallery` is always the same."""
        if name != "gallery":
            return await self._asks.ask(name, text)
        if self._gallery is None:
            self._gallery = await self._asks.ask(name, "{}")
        return self._gallery

    async def picture(self, name: str) -> ServedFile:
        """The picture of a puzzle of the catalog, made once."""
        if name not in self._names:
            raise Refused("there is no such picture", kind="not-found")
        if name not in self._pictures or _has_failed(self._pictures[name]):
            self._pictures[name] = self._tasks.add(self._draw(name))
        # Other requests may wait for it, too.
        return await asyncio.shield(self._pictures[name])

    async def _draw(self, name: str) -> ServedFile:
        answer = json.loads(await self._asks.ask("picture", json.dumps({"name": name})))
        return ServedFile(answer["text"].encode("utf-8"), answer["media"])

    async def _prepare(self) -> None:
        """Make what every page asks for at first, one after the other, before a page does."""
        with suppress(Refused, ServerError):
            gallery = json.loads(await self.ask("gallery", "{}"))
            for puzzle in gallery["puzzles"]:
                with suppress(Refused, ServerError):
                    await self.picture(puzzle["name"])


def _has_failed(task: asyncio.Task[Any]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


def application(settings: Settings, closing: asyncio.Event, on_started: Callable[[], None]) -> Starlette:
    """The server as an ASGI application; its workers live as long as its lifespan.

    `closing`, set before the lifespan ends, ends answers that would take long.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.service = service = PageService(settings, closing)
        service.open()
        try:
            on_started()
            yield
        finally:
            await service.close()

    return Starlette(
        routes=[
            Mount(API.rstrip("/"), Router(_API_ROUTES, redirect_slashes=False)),
            Route("/pictures/{name}.svg", _picture, methods=["GET"]),
            Route("/{path:path}", _file, methods=["GET"]),
        ],
        middleware=[Middleware(Guard, hosts=settings.hosts, any_address=settings.any_address)],
        exception_handlers={Refused: _refused, ServerError: _fault, HTTPException: _not_here},
        lifespan=lifespan,
    )


def _service(request: Request) -> PageService:
    service = request.app.state.service
    assert isinstance(service, PageService)
    return service


async def _body(request: Request) -> str:
    settings = _service(request).settings
    return await read_body(request.receive, request.scope["headers"], settings.body, settings.body_seconds)


async def _ask(request: Request) -> Response:
    name = request.path_params["name"]
    if len(name) > _LONGEST_NAME or not name.isidentifier() or not name.isascii():
        raise Refused("there is no such ask", "ask", kind="not-found")
    text = await _body(request)
    answer = await _unless_gone(request, _service(request).ask(name, text))
    return Response(answer, headers={"cache-control": "no-store"}, media_type=MEDIA[".json"])


async def _unless_gone(request: Request, work: Coroutine[Any, Any, bytes]) -> bytes:
    """The result of the work for a request; the work is cancelled when the client leaves or the server ends."""
    working = await until_gone(work, request.receive, _service(request).closing)
    if working.cancelled():
        raise Refused("the server ends", kind="busy")
    return working.result()


async def _begin(request: Request) -> Response:
    name = await _service(request).searches.begin(await _body(request))
    return Response(json.dumps({"id": name}), 201, headers={"cache-control": "no-store"}, media_type=MEDIA[".json"])


async def _events(request: Request) -> EventStream:
    service = _service(request)
    search = service.searches.find(request.path_params["id"])
    if search.readers >= service.settings.readers:
        raise Refused("too many pages look at this search", kind="busy")
    after = request.headers.get("last-event-id") or request.query_params.get("after", "0")
    if not (after.isascii() and after.isdigit() and len(after) <= 12):
        raise Refused("expected the number of an event", "after")
    return EventStream(search, int(after), service.settings, service.closing)


async def _stop(request: Request) -> Response:
    search = _service(request).searches.find(request.path_params["id"])
    await _body(request)
    search.stop()
    return Response(status_code=204)


async def _speed(request: Request) -> Response:
    search = _service(request).searches.find(request.path_params["id"])
    speed = parse(await _body(request)).get("speed")
    if not isinstance(speed, int | float) or isinstance(speed, bool) or not 0 <= speed <= _FASTEST or math.isnan(speed):
        raise Refused(f"expected a number from 0 to {_FASTEST:,.0f}", "speed")
    search.set_speed(float(speed))
    return Response(status_code=204)


async def _step(request: Request) -> Response:
    search = _service(request).searches.find(request.path_params["id"])
    await _body(request)
    search.step()
    return Response(status_code=204)


async def _picture(request: Request) -> Response:
    return _served(request, await _service(request).picture(request.path_params["name"]))


async def _file(request: Request) -> Response:
    served = _service(request).files.get(request.path_params["path"])
    if served is None:
        raise HTTPException(404)
    return _served(request, served)


def _served(request: Request, served: ServedFile) -> Response:
    # A browser asks each time whether its copy is still the same, so that it sees a new version of tilewright at once.
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
        allowed = ", ".join(sorted((problem.headers or {}).get("Allow", "").split(", ")))
        response = _words(request, Refused("this cannot be asked in this way", help=f"ask with {allowed}"), 405)
        response.headers["allow"] = allowed
        return response
    return _words(request, Refused("there is nothing here", kind="not-found"), problem.status_code)


def _words(request: Request, refusal: Refused, status: int) -> Response:
    return refusal_response(refusal, status, request.scope["path"])


_API_ROUTES = [
    Route("/ask/{name}", _ask, methods=["POST"]),
    Route("/searches", _begin, methods=["POST"]),
    Route("/searches/{id}/events", _events, methods=["GET"]),
    Route("/searches/{id}/stop", _stop, methods=["POST"]),
    Route("/searches/{id}/speed", _speed, methods=["POST"]),
    Route("/searches/{id}/step", _step, methods=["POST"]),
]

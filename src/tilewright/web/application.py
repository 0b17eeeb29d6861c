"""The page over HTTP: carries JSON to the workers and back, and thinks about no puzzle itself."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, Router

from .. import catalog
from ..desk.limits import FASTEST, Refused
from .events import EventStream, until_gone
from .guard import API, FAULT, STATUS_OF_KIND, Guard, read_body, refusal_response
from .jsontext import parse
from .pool import AskPool, BackgroundTasks, SearchPool, ServerError
from .process import WorkerProcess, log
from .running import RunningSearch, RunningSearches
from .served import MEDIA, ServedFile, page_files
from .settings import Settings

_LONGEST_NAME = 64
_NOT_STORED = {"cache-control": "no-store"}
_WITH_SENTENCES = json.dumps({"sentences": True})


class PageService:
    """All that lives as long as the server."""

    def __init__(self, settings: Settings, closing: asyncio.Event) -> None:
        self.settings = settings
        self.closing = closing
        """Set when the server begins to end."""
        self.files = page_files()
        self._names = frozenset(catalog.names())
        self._made: dict[str, asyncio.Task[bytes]] = {}
        self._tasks = BackgroundTasks()
        self._workers: set[WorkerProcess] = set()
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
        await asyncio.gather(*(worker.end() for worker in tuple(self._workers)))

    async def ask(self, name: str, text: str) -> bytes:
        """The answer to a request; that to `gallery` is always the same, but for its sentences."""
        if name == "gallery":
            return await self._made_once(name, _WITH_SENTENCES if "sentences" in text else "{}")
        return await self._asks.ask(name, text)

    async def picture(self, name: str) -> ServedFile:
        """The picture of a puzzle of the catalog, made once."""
        if name not in self._names:
            raise Refused("there is no such picture", kind="not-found")
        answer = json.loads(await self._made_once("picture", json.dumps({"name": name})))
        return ServedFile(answer["text"].encode("utf-8"), answer["media"])

    async def _made_once(self, name: str, text: str) -> bytes:
        task = self._made.get(text)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._made[text] = self._tasks.add(self._asks.ask(name, text))
        # Other requests may wait for it, too.
        return await asyncio.shield(task)

    async def _prepare(self) -> None:
        """Make what every page asks for at first, one after the other, before a page does."""
        with suppress(Refused, ServerError):
            gallery = json.loads(await self.ask("gallery", "{}"))
            for puzzle in gallery["puzzles"]:
                with suppress(Refused, ServerError):
                    await self.picture(puzzle["name"])


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
            Route("/health", _health, methods=["GET"]),
            Route("/pictures/{name}.svg", _picture, methods=["GET"]),
            Route("/{path:path}", _file, methods=["GET"]),
        ],
        middleware=[
            Middleware(Guard, hosts=settings.hosts, any_address=settings.any_address, embed_in=settings.embed_in)
        ],
        exception_handlers={Refused: _refused, ServerError: _fault, HTTPException: _not_here},
        lifespan=lifespan,
    )


def _service(request: Request) -> PageService:
    service: PageService = request.app.state.service
    return service


async def _body(request: Request) -> str:
    settings = _service(request).settings
    return await read_body(request, settings.body, settings.body_seconds)


async def _ask(request: Request) -> Response:
    name = request.path_params["name"]
    if len(name) > _LONGEST_NAME or not name.isidentifier() or not name.isascii():
        raise Refused("there is no such ask", "ask", kind="not-found")
    text = await _body(request)
    service = _service(request)
    working = await until_gone(service.ask(name, text), request.receive, service.closing)
    if working.cancelled():
        raise Refused("the server ends", kind="busy")
    return Response(working.result(), headers=_NOT_STORED, media_type=MEDIA[".json"])


async def _begin(request: Request) -> Response:
    text = await _body(request)
    service = _service(request)
    beginning = await until_gone(service.searches.begin(text), request.receive, service.closing)
    if beginning.cancelled():
        raise Refused("the server ends", kind="busy")
    name = beginning.result()
    return Response(json.dumps({"id": name}), 201, headers=_NOT_STORED, media_type=MEDIA[".json"])


async def _events(request: Request) -> Response | EventStream:
    service = _service(request)
    search = service.searches.find(request.path_params["id"])
    if search.readers >= service.settings.readers:
        raise Refused("too many pages look at this search", kind="busy")
    after = request.headers.get("last-event-id") or request.query_params.get("after", "0")
    if not (after.isascii() and after.isdigit() and len(after) <= 12):
        raise Refused("expected the number of an event", "after")
    if search.log.is_over and not search.log.after(int(after)):
        # A browser that gets this does not ask again.
        return Response(status_code=204, headers=_NOT_STORED)
    return EventStream(search, int(after), service.settings, service.closing)


def _steering(steer: Callable[[RunningSearch, str], None]) -> Callable[[Request], Awaitable[Response]]:
    """Make the function that answers a request to change a search; `steer` gets the body of the request."""

    async def answer(request: Request) -> Response:
        search = _service(request).searches.find(request.path_params["id"])
        steer(search, await _body(request))
        return Response(status_code=204)

    return answer


def _set_speed(search: RunningSearch, body: str) -> None:
    speed = parse(body).get("speed")
    if not isinstance(speed, int | float) or isinstance(speed, bool) or not 0 <= speed <= FASTEST:
        raise Refused(f"expected a number from 0 to {FASTEST:,.0f}", "speed")
    search.steer({"speed": speed})


async def _health(request: Request) -> Response:
    """For programs that restart a server which does not answer.

    It asks no worker: a server that has much to do is slow, and not ill. A worker that hangs is replaced anyway.
    """
    if _service(request).closing.is_set():
        raise Refused("the server ends", kind="busy")
    return Response('{"status": "ok"}', headers=_NOT_STORED, media_type=MEDIA[".json"])


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
    return refusal_response(problem, STATUS_OF_KIND[problem.kind], request.scope["path"])


async def _fault(request: Request, problem: Exception) -> Response:
    log(f"{request.method} {request.url.path!r} could not be answered: {problem}")
    return refusal_response(Refused(FAULT), 500, request.scope["path"])


async def _not_here(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    refusal, headers = Refused("there is nothing here", kind="not-found"), {}
    if problem.status_code == 405:
        headers["allow"] = ", ".join(sorted((problem.headers or {}).get("Allow", "").split(", ")))
        refusal = Refused("this cannot be asked in this way", help=f"ask with {headers['allow']}")
    response = refusal_response(refusal, problem.status_code, request.scope["path"])
    response.headers.update(headers)
    return response


_API_ROUTES = [
    Route("/ask/{name}", _ask, methods=["POST"]),
    Route("/searches", _begin, methods=["POST"]),
    Route("/searches/{id}/events", _events, methods=["GET"]),
    Route("/searches/{id}/stop", _steering(lambda search, body: search.stop()), methods=["POST"]),
    Route("/searches/{id}/speed", _steering(_set_speed), methods=["POST"]),
    Route("/searches/{id}/step", _steering(lambda search, body: search.steer({"step": True})), methods=["POST"]),
]

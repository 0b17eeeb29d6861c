"""A server that listens until it is told to end: its sockets, its patience, and what it says."""

from __future__ import annotations

import asyncio
import errno
import ipaddress
import socket
from collections.abc import Callable
from dataclasses import replace
from types import FrameType
from typing import Any

import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.h11_impl import H11Protocol

from ..errors import InvalidRequest
from .server import application
from .settings import Settings

PATIENCE = 15.0
"""Seconds in which the head of a request must arrive, and for which a connection may be idle."""

READER_PATIENCE = 30.0
"""Seconds for which a reader may take nothing of an answer. A slow network takes it in large pieces."""
_LAST_WORDS = 0.5
"""Seconds for which those who are still being answered may go on when the server ends."""
# Bytes that wait in all connections together; beyond, readers who take nothing are cut off at the next look.
_MUCH = 64 * 2**20


def is_loopback(host: str) -> bool:
    """Whether only this machine reaches a host by this name."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host.lower() == "localhost"


def serve(
    host: str, port: int, settings: Settings, on_listening: Callable[[str], None], *, verbose: bool = False
) -> None:
    """Serve until Ctrl-C; somebody is told the address as soon as it can be opened.

    Raises InvalidRequest if nobody can listen there.
    """
    server = Listener(host, port, settings, on_listening, verbose=verbose)
    try:
        server.run()
    except KeyboardInterrupt:
        # Ctrl-C is how it is meant to end; everything is closed by now.
        return


class Listener:
    """A server with its socket, which listens from the beginning and answers once it runs."""

    def __init__(
        self,
        host: str,
        port: int,
        settings: Settings,
        on_listening: Callable[[str], None] = lambda address: None,
        *,
        verbose: bool = False,
    ) -> None:
        self._socket = _listener(host, port)
        self.address = _address(host, self._socket)
        if not is_loopback(host):
            settings = replace(settings, any_address=True)
            if not _is_address(host):
                settings = replace(settings, hosts=(*settings.hosts, host))
        config = uvicorn.Config(
            application(settings),
            http=_ImpatientProtocol,
            ws="none",
            lifespan="on",
            log_config=uvicorn.config.LOGGING_CONFIG if verbose else None,
            log_level="info" if verbose else "warning",
            access_log=verbose,
            server_header=False,
            # What proxies say about whom they ask for is not needed for anything here.
            proxy_headers=False,
            limit_concurrency=settings.connections,
            timeout_keep_alive=5,
            # Nobody is left by then.
            timeout_graceful_shutdown=10,
        )
        self._server = _Server(config, lambda: on_listening(self.address))

    def run(self) -> None:
        """Answer until a signal comes, or `end` is called."""
        try:
            self._server.run(sockets=[self._socket])
        finally:
            self.close()

    def close(self) -> None:
        """Stop listening; for a server that does not run."""
        self._socket.close()

    def end(self) -> None:
        """Let `run` return; may be called from any thread, and by a signal."""
        self._server.end()


class _Server(uvicorn.Server):
    """Says when it listens, and waits for nobody when it ends."""

    def __init__(self, config: uvicorn.Config, on_listening: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_listening = on_listening
        self._loop: asyncio.AbstractEventLoop | None = None
        app = config.app
        assert isinstance(app, Starlette)
        self._app = app

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer."""
        self._loop = asyncio.get_running_loop()
        await super().startup(sockets)
        if not self.should_exit:
            self._on_listening()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let answers come to their end, and cut off those that do not: each takes it as if its reader had gone."""
        cutting = asyncio.get_running_loop().call_later(_LAST_WORDS, self._cut_off)
        await super().shutdown(sockets)
        cutting.cancel()

    def _cut_off(self) -> None:
        for connection in list(self.server_state.connections):
            connection.transport.abort()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal to end, e.g. by Ctrl-C."""
        super().handle_exit(sig, frame)
        self.end()

    def end(self) -> None:
        """Stop answering."""
        self.should_exit = True
        office = getattr(self._app.state, "office", None)
        if office is not None and self._loop is not None:
            self._loop.call_soon_threadsafe(office.closing.set)


class _ImpatientProtocol(H11Protocol):
    """Ends connections on which no whole request has begun for a while, and those of readers who take nothing.

    Bodies of requests have a limit of their own.
    """

    _looking: asyncio.TimerHandle | None = None
    _unsent = 0
    _still_since: float | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._was_idle = False
        self._looking = self.loop.call_later(PATIENCE / 2, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._looking is not None:
            self._looking.cancel()
        super().connection_lost(exc)

    def resume_writing(self) -> None:
        self._still_since = None
        super().resume_writing()

    def _look(self) -> None:
        is_idle = self.cycle is None or self.cycle.response_complete
        if self._takes_nothing(is_idle):
            # Closing would wait for the reader.
            self.transport.abort()
            return
        if is_idle and self._was_idle and not self._unsent:
            self.transport.close()
            return
        self._was_idle = is_idle
        self._looking = self.loop.call_later(PATIENCE / 2, self._look)

    def _takes_nothing(self, is_idle: bool) -> bool:
        """Whether the reader has taken nothing for too long of what waits for it in our memory."""
        before, self._unsent = self._unsent, self.transport.get_write_buffer_size()
        # Otherwise more may have been written meanwhile, but what waits is little.
        is_only_read = is_idle or self.flow.write_paused or self.transport.is_closing()
        if not (is_only_read and before and self._unsent >= before):
            self._still_since = None
            return False
        now = self.loop.time()
        if self._still_since is None:
            self._still_since = now - PATIENCE / 2
        in_all = sum(other.transport.get_write_buffer_size() for other in self.connections)
        return now - self._still_since >= (READER_PATIENCE if in_all <= _MUCH else 0.0)


def _listener(host: str, port: int) -> socket.socket:
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[
            0
        ]
    except (socket.gaierror, UnicodeError):
        raise InvalidRequest(
            f"there is no host {host!r}; 127.0.0.1 is this machine alone, 0.0.0.0 all its networks"
        ) from None
    listener = socket.socket(family, kind)
    try:
        if hasattr(socket, "SO_REUSEADDR") and not hasattr(socket, "SO_EXCLUSIVEADDRUSE"):
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(512)
    except OSError as problem:
        listener.close()
        raise InvalidRequest(_cannot_listen(host, port, problem)) from None
    listener.setblocking(False)
    return listener


def _cannot_listen(host: str, port: int, problem: OSError) -> str:
    if problem.errno == errno.EADDRINUSE:
        return (
            f"port {port} of {host} is taken, perhaps by a server that runs already; "
            f"--port {port + 1 if port < 65535 else 8714} takes another, --port 0 a free one"
        )
    if problem.errno == errno.EACCES:
        return f"port {port} of {host} is reserved for the system; take one from 1024 on, e.g. --port 8714"
    if problem.errno == errno.EADDRNOTAVAIL:
        return (
            f"this machine does not have the address {host}; 127.0.0.1 is this machine alone, 0.0.0.0 all its networks"
        )
    return f"cannot listen at port {port} of {host}: {problem.strerror}"


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def _address(host: str, listener: socket.socket) -> str:
    """The address to be opened on this machine."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}.get(host, host)
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{listener.getsockname()[1]}/"

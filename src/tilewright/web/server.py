"""The server with its socket: it listens until it is told to end."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

import uvicorn

from ..errors import InvalidRequest
from .application import application
from .guard import numeric
from .settings import Settings

READER_SECONDS = 30
"""After this time Linux ends the connection of a client that takes nothing of its answer."""
_LAST_SECONDS = 1
"""How long answers may still go on when the server ends."""
_DESCRIPTORS = 60
"""That the server itself opens, with those that must be free before another process is started."""
_DESCRIPTORS_OF_A_WORKER = 3
_FEW = 10
_ADDRESSES = "127.0.0.1 is this machine alone, 0.0.0.0 all its networks"


def is_loopback(host: str) -> bool:
    """Tell whether only this machine reaches a host by this name."""
    address = numeric(host)
    return host.lower() == "localhost" if address is None else address.is_loopback


def serve(
    host: str, port: int, settings: Settings, on_listening: Callable[[str], None], *, verbose: bool = False
) -> None:
    """Serve until Ctrl-C; call `on_listening` with the address as soon as it can be opened.

    Raises InvalidRequest if the server cannot listen there.
    """
    server = PageServer(host, port, settings, on_listening, verbose=verbose)
    # Ctrl-C is how it is meant to end; everything is closed by then.
    with suppress(KeyboardInterrupt):
        server.run()


class PageServer:
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
            if numeric(host) is None:
                settings = replace(settings, hosts=(*settings.hosts, host))
        closing = asyncio.Event()
        config = uvicorn.Config(
            application(settings, closing, lambda: on_listening(self.address)),
            http="h11",
            ws="none",
            lifespan="on",
            log_config=uvicorn.config.LOGGING_CONFIG if verbose else None,
            log_level="info" if verbose else "warning",
            access_log=verbose,
            server_header=False,
            # The addresses of a proxy's visitors are not needed here.
            proxy_headers=False,
            limit_concurrency=_connections(settings),
            timeout_graceful_shutdown=_LAST_SECONDS,
        )
        self._server = _Uvicorn(config, closing)

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
        """Let `run` return; may be called from any thread."""
        self._server.should_exit = True


class _Uvicorn(uvicorn.Server):
    """Sets `closing` before it waits for the answers that are under way."""

    def __init__(self, config: uvicorn.Config, closing: asyncio.Event) -> None:
        super().__init__(config)
        self._closing = closing

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let answers come to their end for a moment, then end the workers."""
        self._closing.set()
        # An answer that is cut off now is no fault that the person who ended the server should read about.
        logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
        await super().shutdown(sockets)


def _connections(settings: Settings) -> int:
    """The connections to accept at once, so that descriptors are left for all workers; raises their limit if it can."""
    try:
        import resource
    except ImportError:
        return settings.connections
    n_workers = settings.searches_at_once + settings.spare_workers + settings.ask_workers + 1
    others = _DESCRIPTORS + n_workers * _DESCRIPTORS_OF_A_WORKER
    most, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = others + settings.connections
    if most != resource.RLIM_INFINITY and most < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return max(_FEW, min(settings.connections, most - others))
    return settings.connections


def _listener(host: str, port: int) -> socket.socket:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (socket.gaierror, UnicodeError):
        raise InvalidRequest(f"there is no host {host!r}; {_ADDRESSES}") from None
    family, _, _, _, address = found[0]
    is_dual = family == socket.AF_INET6 and socket.has_dualstack_ipv6()
    try:
        listener = socket.create_server(address, family=family, backlog=512, dualstack_ipv6=is_dual)
    except OSError as problem:
        raise InvalidRequest(_cannot_listen(host, port, problem)) from None
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # Each connection inherits it.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 1000 * READER_SECONDS)
    listener.setblocking(False)
    return listener


def _cannot_listen(host: str, port: int, problem: OSError) -> str:
    other = port + 1 if port < 65535 else 8714
    known = {
        errno.EADDRINUSE: f"port {port} of {host} is taken, perhaps by a server that runs already; "
        f"--port {other} takes another, --port 0 a free one",
        errno.EACCES: f"port {port} of {host} is reserved for the system; take one from 1024 on, e.g. --port 8714",
        errno.EADDRNOTAVAIL: f"this machine does not have the address {host}; {_ADDRESSES}",
    }
    number = problem.errno or 0
    return known.get(number, f"cannot listen at port {port} of {host}: {os.strerror(number)}")


def _address(host: str, listener: socket.socket) -> str:
    """The address under which this machine reaches the server."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}.get(host, host)
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{listener.getsockname()[1]}/"

"""The first and last part of the server that sees a request: it rejects foreign ones and adds headers to each answer.

The page needs no cookies and no other site, so all requests from other sites are refused: a page elsewhere could
otherwise make its reader's browser ask a server that only the reader can reach.
"""

from __future__ import annotations

import asyncio
import json
import traceback
from ipaddress import IPv4Address, IPv6Address, ip_address
from urllib.parse import urlsplit

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..desk.limits import Refused
from .served import PAGE_POLICY, policy_text

HEADERS = {
    "content-security-policy": policy_text(PAGE_POLICY | {"frame-ancestors": "'none'"}),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
"""On every answer of the application. Uvicorn itself answers one connection too many, and a request that is no HTTP,
with a line of plain text without them."""

API = "/api/"
FAULT = "this is a fault of tilewright, not yours"
"""All that the page is told of an unforeseen error; the rest stands on stderr."""
STATUS_OF_KIND = {"bad-request": 400, "not-found": 404, "too-large": 413, "too-long": 422, "busy": 503}


def _headers(embed_in: tuple[str, ...], is_asked: bool) -> list[tuple[bytes, bytes]]:
    """The headers of an answer, where pages of these origins may show ours in a frame.

    The element that shows it there, and the pictures, are then for other pages, too; what is asked never is.
    """
    headers = dict(HEADERS)
    if embed_in:
        headers["content-security-policy"] = policy_text(PAGE_POLICY | {"frame-ancestors": " ".join(embed_in)})
        if not is_asked:
            headers |= {"cross-origin-resource-policy": "cross-origin", "vary": "Origin"}
    return [(name.encode("ascii"), value.encode("ascii")) for name, value in headers.items()]


class Rejection(Refused):
    """A request that is rejected before its content matters."""

    def __init__(self, status: int, message: str, help: str = "") -> None:
        super().__init__(message, help=help)
        self.status = status


class Guard:
    """Lets requests of the server's own page through, and those of programs."""

    def __init__(
        self, app: ASGIApp, *, hosts: tuple[str, ...] = (), any_address: bool = False, embed_in: tuple[str, ...] = ()
    ) -> None:
        self._app, self._any_address = app, any_address
        self._headers = {is_asked: _headers(embed_in, is_asked) for is_asked in (False, True)}
        self._embed_in = frozenset(origin.encode("ascii") for origin in embed_in)
        self._named = {host.lower().rstrip(".") for host in hosts}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        has_begun = False

        async def send_guarded(message: Message) -> None:
            nonlocal has_begun
            if message["type"] == "http.response.start":
                has_begun = True
                is_asked = scope["path"].startswith(API)
                own = [*self._headers[is_asked], *([] if is_asked else self._allowed(scope))]
                message["headers"] = [*message.get("headers", ()), *own]
            await send(message)

        try:
            self._check(scope)
            await self._app(scope, receive, send_guarded)
        except Rejection as rejection:
            await refusal_response(rejection, rejection.status, scope["path"])(scope, receive, send_guarded)
        except Exception:
            # The last resort: the traceback is for the person who runs the server, not for the page.
            traceback.print_exc()
            if not has_begun:
                await refusal_response(Refused(FAULT), 500, scope["path"])(scope, receive, send_guarded)

    def _allowed(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        """The header that lets a page read an answer, if it is of an origin that may show ours."""
        origins = {value for name, value in scope["headers"] if name == b"origin"}
        origin = b"*" if b"*" in self._embed_in else next(iter(origins & self._embed_in), None)
        return [] if origin is None else [(b"access-control-allow-origin", origin)]

    def _check(self, scope: Scope) -> None:
        host = _one(scope, b"host")
        self._check_host(host)
        if not scope["path"].startswith(API):
            return
        foreign = "this server answers only to its own page, and the request comes from"
        site = _one(scope, b"sec-fetch-site")
        if site not in ("", "same-origin", "none"):
            raise Rejection(403, f"{foreign} another one")
        origin = _one(scope, b"origin")
        if origin and not self._is_own(origin, host):
            raise Rejection(403, f"{foreign} {_short(origin)}")
        if scope["method"] == "POST":
            kind = _one(scope, b"content-type").partition(";")[0].strip().lower()
            if kind != "application/json":
                raise Rejection(415, "the request is no JSON", "send it with Content-Type: application/json")

    def _check_host(self, host: str) -> None:
        name = _host_name(host)
        if name is None:
            raise Rejection(400, "the request does not say, in one Host header, which host it is for")
        # A stranger can make a name stand for this machine, but not a number.
        address = numeric(name.partition("%")[0])
        if name in ("localhost", *self._named) or (address and (address.is_loopback or self._any_address)):
            return
        raise Rejection(
            421,
            f"this server does not answer to the name {_short(name)}",
            f"if that is its name, start it with --allow-host {_short(name)}",
        )

    def _is_own(self, origin: str, host: str) -> bool:
        """Tell whether a page of this origin is ours: of the host of the request, or of a host in `hosts`."""
        try:
            parts = urlsplit(origin)
            named = parts.hostname or ""
        except ValueError:
            return False
        port = {"http": ":80", "https": ":443"}.get(parts.scheme)
        if port is None:
            return False
        return parts.netloc.lower().removesuffix(port) == host.lower().removesuffix(port) or named in self._named


def numeric(host: str) -> IPv4Address | IPv6Address | None:
    """The address that a host in numbers stands for; None for a name."""
    try:
        return ip_address(host)
    except ValueError:
        return None


def _one(scope: Scope, name: bytes) -> str:
    """The header of a name; "" without one, and an impossible value for several, which no browser sends."""
    values = [value for header, value in scope["headers"] if header == name]
    return str(values[0].decode("latin-1").strip()) if len(values) == 1 else ("" if not values else "\0")


def _host_name(host: str) -> str | None:
    """The name in a Host header, without port and brackets; None if it is invalid."""
    try:
        name = urlsplit(f"//{host}").hostname
    except ValueError:
        return None
    if not name or any(character in host for character in "/?#@\\ \0"):
        return None
    return name.rstrip(".")


def _short(text: str) -> str:
    plain = "".join(character if character.isprintable() and character.isascii() else "?" for character in text)
    return plain if len(plain) <= 80 else f"{plain[:80]}…"


# A client reads the answer after it has sent its request: a body up to this many times too long is read, and not kept.
_PATIENCE = 8


async def read_body(request: Request, most: int, seconds: float) -> str:
    """The body of a request as text; Refused, without keeping more of it, if it is too long or takes too long."""
    too_large = Refused(f"the request is larger than {most // 1024:,} KiB", kind="too-large")
    declared = request.headers.get("content-length", "0")
    if not declared.isdecimal() or len(declared) > 15 or int(declared) > _PATIENCE * most:
        raise too_large
    parts: list[bytes] = []
    size = 0
    try:
        async with asyncio.timeout(seconds):
            async for part in request.stream():
                size += len(part)
                if size <= most:
                    parts.append(part)
                elif size > _PATIENCE * most:
                    raise too_large
    except TimeoutError:
        raise Refused(f"the request took longer than {seconds:g} seconds to arrive", kind="too-long") from None
    except ClientDisconnect:
        raise Refused("the request ended before it was complete") from None
    if size > most:
        raise too_large
    try:
        return b"".join(parts).decode("utf-8")
    except UnicodeDecodeError as problem:
        raise Refused("the request is no UTF-8", f"byte {problem.start + 1}") from None


def refusal_response(refusal: Refused, status: int, path: str) -> Response:
    """A refusal as an answer: JSON for the page, plain text for a person."""
    if path.startswith(API):
        data = refusal.to_json() | ({"kind": "fault"} if status == 500 else {})
        body, media = json.dumps({"refused": data}).encode("ascii"), "application/json"
    else:
        words = refusal.message + (f"; {refusal.help}" if refusal.help else "")
        body, media = f"{words}\n".encode("utf-8", "replace"), "text/plain; charset=utf-8"
    headers = {"cache-control": "no-store"}
    if status in (413, 422):
        # The rest of the body is not read.
        headers["connection"] = "close"
    if status == 503:
        headers["retry-after"] = "5"
    return Response(body, status, headers, media)

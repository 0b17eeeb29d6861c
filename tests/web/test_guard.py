"""Who is let through: the server's own page, and programs that are no page; JSON that is plain and small."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from tilewright.desk.limits import Refused
from tilewright.web.guard import HEADERS, Guard, read_body
from tilewright.web.jsontext import DEEPEST, parse


async def _fine(request: Request) -> Response:
    if request.path_params["path"] == "api/crash":
        raise ValueError("a secret in /home/somebody")
    return PlainTextResponse("fine")


class _Client:
    """Asks an application that has nothing but the guard before it."""

    def __init__(self, **options: Any) -> None:
        routes = [Route("/{path:path}", _fine, methods=["GET", "POST"])]
        self._app = Starlette(routes=routes, middleware=[Middleware(Guard, **options)])

    def get(self, path: str, **request: Any) -> httpx.Response:
        """What a GET is answered."""
        return asyncio.run(self._answer("GET", path, request))

    def post(self, path: str, **request: Any) -> httpx.Response:
        """What a POST is answered."""
        return asyncio.run(self._answer("POST", path, request))

    async def _answer(self, method: str, path: str, request: Any) -> httpx.Response:
        transport = httpx.ASGITransport(self._app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8714") as client:
            return await client.request(method, path, **request)


@pytest.fixture
def client() -> _Client:
    return _Client()


JSON = {"content-type": "application/json"}


@pytest.mark.parametrize("host", ["localhost", "localhost:8714", "LOCALHOST", "127.0.0.1:1", "127.1.2.3", "[::1]:8714"])
def test_the_loopback_has_many_names(client: _Client, host: str) -> None:
    assert client.get("/", headers={"host": host}).text == "fine"


@pytest.mark.parametrize(
    "host",
    ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "192.168.0.7", "[2001:db8::1]", "0.0.0.0"],
)
def test_other_names_are_refused(client: _Client, host: str) -> None:
    response = client.get("/", headers={"host": host})
    assert response.status_code == 421
    assert "--allow-host" in response.text


@pytest.mark.parametrize(
    "host", ["", " ", "a b", "user@localhost", "localhost/x", "localhost#", "[::1", "localhost:x\\"]
)
def test_a_host_that_is_none_is_refused(client: _Client, host: str) -> None:
    assert client.get("/", headers={"host": host}).status_code in (400, 421)


def test_names_can_be_allowed() -> None:
    client = _Client(hosts=("Puzzles.example",))
    assert client.get("/", headers={"host": "puzzles.example"}).text == "fine"
    assert client.get("/", headers={"host": "puzzles.example.:443"}).text == "fine"
    assert client.get("/", headers={"host": "other.example"}).status_code == 421


def test_numbers_are_allowed_where_others_may_come() -> None:
    client = _Client(any_address=True)
    assert client.get("/", headers={"host": "192.168.0.7:8714"}).text == "fine"
    assert client.get("/", headers={"host": "evil.example"}).status_code == 421


def test_posts_need_json(client: _Client) -> None:
    for kind in ("", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonx"):
        response = client.post("/api/x", headers={"content-type": kind}, content="{}")
        assert response.status_code == 415
        assert "application/json" in response.json()["refused"]["help"]
    assert client.post("/api/x", headers={"content-type": "Application/JSON; charset=utf-8"}).text == "fine"


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "null",
        "http://127.0.0.1:8715",
        "http://localhost:8714",
        "file://127.0.0.1:8714",
        "x",
        "http://[",
    ],
)
def test_other_origins_are_refused(client: _Client, origin: str) -> None:
    response = client.post("/api/x", headers={**JSON, "origin": origin})
    assert response.status_code == 403
    assert "own page" in response.json()["refused"]["message"]


def test_the_own_origin_is_fine(client: _Client) -> None:
    assert client.post("/api/x", headers={**JSON, "origin": "http://127.0.0.1:8714"}).text == "fine"
    assert client.post("/api/x", headers=JSON).text == "fine"
    behind = _Client(hosts=("puzzles.example",))
    headers = {**JSON, "host": "puzzles.example", "origin": "https://puzzles.example"}
    assert behind.post("/api/x", headers=headers).text == "fine"
    # A proxy that does not say by which name it was asked.
    assert behind.post("/api/x", headers={**JSON, "origin": "https://puzzles.example"}).text == "fine"


@pytest.mark.parametrize("site", ["cross-site", "same-site", "nonsense"])
def test_requests_from_other_pages_are_refused(client: _Client, site: str) -> None:
    assert client.get("/api/x", headers={"sec-fetch-site": site}).status_code == 403
    assert client.post("/api/x", headers={**JSON, "sec-fetch-site": site}).status_code == 403
    # A link to the page is no harm.
    assert client.get("/", headers={"sec-fetch-site": site}).text == "fine"


def test_headers_are_on_every_answer(client: _Client) -> None:
    for path, host in (("/", "localhost"), ("/", "evil.example"), ("/api/crash", "localhost")):
        response = client.get(path, headers={"host": host})
        for name, value in HEADERS.items():
            assert response.headers[name] == value
        assert "set-cookie" not in response.headers


def test_a_fault_tells_nothing(client: _Client, capfd: pytest.CaptureFixture[str]) -> None:
    response = client.get("/api/crash")
    assert (response.status_code, response.json()["refused"]["kind"]) == (500, "fault")
    assert "secret" not in response.text
    # Whoever runs the server sees it.
    assert "secret" in capfd.readouterr().err


def _read(parts: list[dict[str, Any]], headers: dict[str, str] | None = None, most: int = 10) -> str:
    waiting: Iterator[dict[str, Any]] = iter(parts)

    async def receive() -> Any:
        part = next(waiting, None)
        if part is None:
            await asyncio.sleep(1000)
        assert part is not None
        return part

    raw = [(name.encode(), value.encode()) for name, value in (headers or {}).items()]
    return asyncio.run(read_body(Request({"type": "http", "headers": raw}, receive), most, 0.05))


def _part(body: bytes, more: bool = False) -> dict[str, Any]:
    return {"type": "http.request", "body": body, "more_body": more}


def test_bodies_are_read() -> None:
    assert _read([_part(b"\xc3", True), _part(b"\xa4")]) == "ä"
    assert _read([_part(b"")]) == ""


def test_long_bodies_are_refused_while_they_come() -> None:
    for parts, headers in (
        # A little too long: read to the end, so that the sender hears the answer.
        ([_part(b"x" * 6, True), _part(b"x" * 6)], {}),
        # Much too long: not read any further.
        ([_part(b"x" * 60, True), _part(b"x" * 60, True)], {}),
        ([], {"content-length": "81"}),
        ([], {"content-length": "9" * 5000}),
        ([], {"content-length": "-1"}),
    ):
        with pytest.raises(Refused, match="larger") as refused:
            _read(parts, headers)
        assert refused.value.kind == "too-large"


def test_slow_bodies_are_given_up() -> None:
    with pytest.raises(Refused, match="took longer"):
        _read([_part(b"x", True)])


def test_broken_bodies_are_refused() -> None:
    with pytest.raises(Refused, match="UTF-8"):
        _read([_part(b"\xff")])
    with pytest.raises(Refused, match="before it was complete"):
        _read([{"type": "http.disconnect"}])


def test_plain_json_is_read() -> None:
    value = {"a": [1, -2.5, None, True, "ä 🧩"], "b": {}}
    assert parse(json.dumps(value)) == value
    assert parse(json.dumps(value, ensure_ascii=False)) == value


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("{} {}", "not JSON"),
        ('{"a": 1,}', "not JSON"),
        ("[]", "expected a JSON object"),
        ("null", "expected a JSON object"),
        ('{"a": NaN}', "no number"),
        ('{"a": -Infinity}', "no number"),
        ('{"a": 1e999}', "too large"),
        ('{"a": ' + "9" * 100_000 + "}", "100,000 digits"),
        ('{"a": -' + "9" * 19 + "}", "19 digits"),
        ('{"a": 1, "a": 2}', "'a' comes twice"),
        ('{"a": "\\ud800"}', "surrogate"),
        ('{"\\udfff": 1}', "surrogate"),
        ('{"a": ' + "[" * DEEPEST + "]" * DEEPEST + "}", "nested too deeply"),
        ('{"a": ' + "[" * 200_000 + "]" * 200_000 + "}", "nested too deeply"),
        ('{"a": ' * 100_000, "nested too deeply"),
        ("[" * 200_000, "nested too deeply"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_strange_json_is_refused_in_words(text: str, message: str) -> None:
    with pytest.raises(Refused, match=message):
        parse(text)


def test_only_pages_of_these_origins_may_show_the_page() -> None:
    client = _Client(embed_in=("https://blog.example.org", "https://x.org:8443"))
    page = client.get("/").headers
    assert "frame-ancestors https://blog.example.org https://x.org:8443" in page["content-security-policy"]
    assert "access-control-allow-origin" not in page
    for origin, allowed in (("https://x.org:8443", "https://x.org:8443"), ("https://elsewhere.example", None)):
        element = client.get("/", headers={"origin": origin}).headers
        assert (element.get("access-control-allow-origin"), element["vary"]) == (allowed, "Origin")
    assert _Client(embed_in=("*",)).get("/").headers["access-control-allow-origin"] == "*"
    # What is asked still comes from the page itself, and other pages do not read the answers.
    asked = client.post("/api/ask/view", headers=JSON)
    assert "access-control-allow-origin" not in asked.headers
    assert asked.headers["cross-origin-resource-policy"] == "same-origin"
    for foreign in ({"origin": "https://blog.example.org"}, {"sec-fetch-site": "cross-site"}):
        assert client.post("/api/ask/view", headers=JSON | foreign).status_code == 403


def test_without_them_no_page_may() -> None:
    headers = _Client().get("/").headers
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "access-control-allow-origin" not in headers

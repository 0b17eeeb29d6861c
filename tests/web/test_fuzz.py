"""Whatever is asked, the answer is an answer or a refusal in words: never a traceback, never a path of the machine."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import tilewright
from tilewright.desk.asks import answer, search
from tilewright.desk.controls import Controls
from tilewright.desk.limits import DeskLimits, Refused
from tilewright.web.settings import Settings

from .hostile import BOMBS, NASTY, SCRIPT, changed, places, right_requests
from .serving import served

LIMITS = DeskLimits(ask_seconds=0.4, search_seconds=0.2, solutions=3)
LEAKS = ("Traceback", str(Path(tilewright.__file__).parents[2]), "site-packages", 'File "')
PER_REQUEST = 16


def _is_harmless(text: str) -> None:
    for leak in LEAKS:
        assert leak not in text


def _answer(name: str, params: Any) -> str:
    """The answer or the refusal, as it would be sent."""
    try:
        found = answer(name, params, LIMITS)
    except Refused as refused:
        found = refused.to_json()
    assert found.get("message", "-"), "a refusal without words"
    text = json.dumps(found, allow_nan=False)
    _is_harmless(text)
    return text


@pytest.mark.parametrize(("name", "params"), BOMBS, ids=lambda value: str(value)[:60])
def test_bombs_do_not_go_off(name: str, params: Any) -> None:
    began = time.process_time()
    _answer(name, params)
    assert time.process_time() - began < 10


@pytest.mark.parametrize("part", range(8))
def test_changed_requests_are_refused_in_words(part: int) -> None:
    dice = random.Random(part)
    requests = right_requests()[part::8]
    for name, request in requests:
        for _ in range(PER_REQUEST):
            params = changed(request, dice)
            try:
                _answer(name, params)
            except Exception as problem:
                raise AssertionError(f"{name} {json.dumps(params)[:3000]}") from problem


@pytest.mark.parametrize("nasty", NASTY, ids=lambda value: repr(value)[:20])
def test_nasty_values_at_the_top_are_refused_in_words(nasty: Any) -> None:
    for name, request in right_requests()[:18]:
        for key in request:
            _answer(name, {**request, key: nasty})


@pytest.mark.parametrize("part", range(4))
def test_changed_searches_end_with_words(part: int) -> None:
    dice = random.Random(part)
    puzzles = [request["puzzle"] for name, request in right_requests() if name in ("view", "table")][part::4]
    for puzzle in puzzles:
        request = {"puzzle": puzzle, "mode": dice.choice(("solve", "count", "watch")), "most": 2, "speed": 10_000}
        for _ in range(3):
            params = changed(request, dice)
            try:
                _run(params)
            except Refused:
                continue
            except Exception as problem:
                raise AssertionError(f"search {json.dumps(params)[:3000]}") from problem


def _run(params: Any) -> None:
    controls, most = Controls(), 30
    last: dict[str, Any] = {}
    for number, event in enumerate(search(params, controls, LIMITS)):
        _is_harmless(json.dumps(event, allow_nan=False))
        controls.stopped = controls.stopped or number > most
        last = event
    assert last["kind"] == "done"
    assert last["words"]


@pytest.mark.parametrize("name", ["unicorn", "soma", "calendar", "magic-triangle", "macmahon-triangles", "ultimate"])
def test_texts_of_a_puzzle_do_not_become_markup(name: str) -> None:
    document = answer("view", {"puzzle": {"name": name}})["document"]
    n_taken = 0
    for container, key in list(places(document)):
        text = container[key]
        if isinstance(text, str):
            container[key] = text + SCRIPT
            puzzle = {"document": document}
            try:
                found = [answer("view", {"puzzle": puzzle}), answer("draw", {"puzzle": puzzle})]
            except Refused:
                found = []
            container[key] = text
            n_taken += bool(found)
            for markup in _markup(found):
                assert "<script" not in markup.lower()
    assert n_taken


def _markup(value: Any) -> Iterator[str]:
    """All texts that are put into a page as they are: those that begin like markup."""
    if isinstance(value, str):
        if value.lstrip().startswith(("<g", "<svg", "<pattern", "<defs", "<?xml", "<path")):
            yield value
    elif isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from _markup(inner)


@pytest.fixture(scope="module")
def client() -> Iterator[httpx.Client]:
    with served(Settings(limits=LIMITS)) as client:
        yield client


BODIES = (
    b"",
    b"x",
    b"\xff\xfe",
    b"\xef\xbb\xbf{}",
    b"{" * 100_000,
    b"[" * 400_000,
    b'{"puzzle": NaN}',
    b'{"puzzle": ' + b"9" * 300_000 + b"}",
    b'{"puzzle": 1e999999}',
    b'{"puzzle": "\\ud800"}',
    b'{"puzzle": {"name": "unicorn"}, "puzzle": 1}',
    b'{"puzzle": {"name": "' + SCRIPT.encode() + b'"}}',
    b"{}" + b" " * 600_000,
    b"null",
    b"0" * 10_000,
)


@pytest.mark.parametrize("body", BODIES, ids=lambda body: repr(body[:24]))
@pytest.mark.parametrize("path", ["/api/ask/view", "/api/ask/draft", "/api/searches"])
def test_strange_bodies_are_refused(client: httpx.Client, path: str, body: bytes) -> None:
    response = client.post(path, content=body, headers={"content-type": "application/json"})
    assert 400 <= response.status_code < 500
    assert response.json()["refused"]["message"]
    _is_harmless(response.text)


def test_the_server_takes_what_is_changed(client: httpx.Client) -> None:
    dice = random.Random(7)
    requests = right_requests()
    for _ in range(150):
        name, request = dice.choice(requests)
        response = client.post(f"/api/ask/{name}", json=changed(request, dice))
        assert response.status_code == 200 or 400 <= response.status_code < 500, response.text
        _is_harmless(response.text)


@pytest.mark.parametrize(
    "path",
    [
        "/../../../etc/passwd",
        "/..%2f..%2fetc%2fpasswd",
        "/%2e%2e/desk.py",
        "/page/../desk.py",
        "//etc/passwd",
        "/index.html%00",
        "/index.html/",
        "/\\windows",
        "/%ff%fe",
        "/pictures/../unicorn.svg",
        "/pictures/%2e%2e%2funicorn.svg",
        "/pictures/" + "x" * 1000 + ".svg",
        "/api",
        "/api/",
        "/api/ask",
        "/api/ask/",
        "/api/ask/view/x",
        "/api/ask/" + "x" * 5000,
        "/api/searches/x/events",
        "/api/searches/x/y",
        "/" + "x/" * 2000,
        "/?" + "x" * 5000,
        "/server.py",
    ],
    ids=lambda path: path[:30],
)
def test_strange_paths_lead_nowhere(client: httpx.Client, path: str) -> None:
    for method in ("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "HEAD", "X"):
        response = client.request(method, httpx.URL(client.base_url, raw_path=path.encode()), json={})
        # Nothing but the page itself is at "/".
        is_page = path.startswith("/?") and method in ("GET", "HEAD")
        assert response.status_code == 200 if is_page else 400 <= response.status_code < 500
        _is_harmless(response.text)
        assert "root:" not in response.text

"""The server as a browser and a person meet it: the page, its pictures, the answers, and the command that starts it."""

from __future__ import annotations

import builtins
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from typing import Any

import httpx
import pytest

from tilewright.web import server
from tilewright.web.guard import HEADERS
from tilewright.web.served import page_files
from tilewright.web.server import PageServer, is_loopback
from tilewright.web.settings import Settings

from ..cli.running import run
from .serving import PATIENCE, ask, begin, events, follow, served

ROLL = ["9", "10", "28", "33", "34", "39", "47"]


@pytest.fixture(scope="module")
def client() -> Iterator[httpx.Client]:
    with served(Settings()) as client:
        yield client


def test_the_page_is_there(client: httpx.Client) -> None:
    response = client.get("/")
    assert response.status_code == 200
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert 'name="tilewright-backend" content="server"' in response.text
    assert client.get("/index.html").content == response.content
    assert client.head("/").headers["content-length"] == str(len(response.content))
    for name, value in HEADERS.items():
        assert response.headers[name] == value


def test_a_server_tells_that_it_answers(client: httpx.Client) -> None:
    response = client.get("/health")
    assert (response.status_code, response.json()) == (200, {"status": "ok"})
    assert response.headers["cache-control"] == "no-store"
    # As a program on the same machine or network asks, by the address, and not for a stranger's page.
    assert client.get("/health", headers={"host": "10.0.0.7:8714"}).status_code == 421


def test_every_file_of_the_page_is_there_with_its_type(client: httpx.Client) -> None:
    kinds = {"js": "text/javascript", "css": "text/css", "svg": "image/svg+xml", "html": "text/html"}
    for name, file in page_files().items():
        response = client.get(f"/{name}")
        assert (response.status_code, response.content) == (200, file.body)
        suffix = name.rpartition(".")[2]
        if suffix in kinds:
            assert response.headers["content-type"].startswith(kinds[suffix])


def test_what_is_known_is_not_sent_again(client: httpx.Client) -> None:
    for path in ("/", "/pictures/unicorn.svg"):
        tag = client.get(path).headers["etag"]
        again = client.get(path, headers={"if-none-match": f'"other", W/{tag}'})
        assert (again.status_code, again.content) == (304, b"")
        assert client.get(path, headers={"if-none-match": '"other"'}).status_code == 200


def test_the_gallery_has_pictures(client: httpx.Client) -> None:
    puzzles = ask(client, "gallery")["puzzles"]
    assert len(puzzles) > 40
    assert ask(client, "gallery", {"whatever": 1})["puzzles"] == puzzles
    picture = client.get("/pictures/genius-star.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg")
    assert client.get("/pictures/genius-starr.svg").status_code == 404


def test_a_puzzle_is_solved_and_counted(client: httpx.Client) -> None:
    assert len(ask(client, "roll", {"puzzle": {"name": "genius-star"}, "seed": 1})["blocked"]) == 7
    puzzle = {"name": "genius-star", "blocked": ROLL}
    told = events(client, {"puzzle": puzzle, "mode": "solve", "most": 1})
    assert [event["kind"] for event in told if event["kind"] != "progress"] == ["begun", "solution", "done"]
    counts = events(client, {"puzzle": {"name": "unicorn"}, "mode": "count"})[-1]["counts"]
    assert {count["what"]: count["count"] for count in counts}["symmetry"] == "2"


def test_a_watched_search_waits_at_a_solution_and_is_found_there_again(client: httpx.Client) -> None:
    puzzle = {"name": "genius-star", "blocked": ROLL}
    name = begin(client, {"puzzle": puzzle, "mode": "watch", "speed": 5000})

    def frame(wanted: str) -> dict[str, Any]:
        """The first frame, as a page that was loaded anew hears it, in which something is so."""
        events = (event for _, event in follow(client, name))
        return next(event for event in events if event["kind"] == "progress" and event.get(wanted))

    first = frame("at_solution")
    assert first["found"] == 1
    assert ask(client, "table", {"puzzle": {**puzzle, "placed": first["lying"]}})["complete"]
    assert frame("at_solution") == first
    client.post(f"/api/searches/{name}/step", json={})
    after = frame("step")
    assert after["step"] == ["-", *first["lying"][-1]]
    assert after["lying"] == first["lying"][:-1]
    client.post(f"/api/searches/{name}/stop", json={})


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/ask/view", 405),
        ("PUT", "/api/searches", 405),
        ("POST", "/api/searches/x/events", 405),
        ("GET", "/api/searches/x/stop", 405),
        ("POST", "/", 405),
        ("DELETE", "/pictures/unicorn.svg", 405),
        ("GET", "/api/nothing", 404),
        ("POST", "/api/nothing", 404),
        ("GET", "/nothing", 404),
        ("POST", "/api/ask/nothing", 404),
        ("GET", "/api/searches/x/events", 404),
        ("POST", "/api/searches/x/stop", 404),
        ("POST", "/api/searches/x/speed", 404),
        ("POST", "/api/searches/x/step", 404),
    ],
)
def test_what_is_not_there_is_refused_in_words(client: httpx.Client, method: str, path: str, status: int) -> None:
    response = client.request(method, path, json={} if method == "POST" else None)
    assert response.status_code == status
    if path.startswith("/api/"):
        assert response.json()["refused"]["message"]
    else:
        assert response.text
    if status == 405:
        assert response.headers["allow"]


def test_the_number_of_an_event_is_a_number(client: httpx.Client) -> None:
    name = begin(client, {"puzzle": {"name": "unicorn"}, "mode": "count"})
    for wrong in ("-1", "x", "1.5", "9" * 100, "²"):
        assert client.get(f"/api/searches/{name}/events", params={"after": wrong}).status_code == 400


def test_other_hosts_and_origins_are_refused(client: httpx.Client) -> None:
    assert client.get("/", headers={"host": "evil.example"}).status_code == 421
    assert client.post("/api/ask/gallery", json={}, headers={"origin": "http://evil.example"}).status_code == 403
    assert client.post("/api/ask/gallery", content="{}").status_code == 415


def test_unfinished_requests_do_not_stay() -> None:
    with served(replace(Settings(desk="fake_desk"), body_seconds=0.3)) as client:
        host, port = client.base_url.host, client.base_url.port
        assert port is not None
        head = f"POST /api/ask/echo HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
        with socket.create_connection((host, port), PATIENCE) as connection:
            connection.sendall(f"{head}Content-Length: 9\r\n\r\n{{".encode())
            received = b""
            # The server hangs up.
            while data := connection.recv(10_000):
                received += data
            assert b" 422 " in received


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="no other system cuts connections off for us")
def test_a_reader_who_takes_nothing_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "READER_SECONDS", 1)
    large = b"x" * 400_000
    with served(Settings(desk="fake_desk")) as client:
        host, port = client.base_url.host, client.base_url.port
        assert port is not None
        head = f"POST /api/ask/echo HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
        body = b'{"text": "%s"}' % large
        request = f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body
        with socket.socket() as connection:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            connection.settimeout(PATIENCE)
            connection.connect((host, port))
            # Sooner or later nothing more is taken of what is asked, and then there is nobody to take it.
            with pytest.raises((ConnectionResetError, BrokenPipeError)):
                connection.sendall(request * 200)


def test_it_ends_quietly_whoever_still_waits_for_something(caplog: pytest.LogCaptureFixture) -> None:
    with ExitStack() as open_ones, served(Settings(desk="fake_desk")) as client:
        address = (client.base_url.host, client.base_url.port)

        def connect(request: str) -> socket.socket:
            connection = open_ones.enter_context(socket.socket())
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            connection.settimeout(PATIENCE)
            connection.connect(address)
            connection.sendall(request.encode())
            return connection

        head = f"HTTP/1.1\r\nHost: {address[0]}\r\nContent-Type: application/json\r\n"
        body = '{"seconds": 10}'
        # Half a request, an answer that takes long, and a stream of which no more is taken than its beginning.
        connect(f"POST /api/ask/echo {head}Content-Length: 9\r\n\r\n{{")
        connect(f"POST /api/ask/sleep {head}Content-Length: {len(body)}\r\n\r\n{body}")
        name = begin(client, {"text": "x" * 1000, "times": 10_000, "seconds": 60})
        stream = connect(f"GET /api/searches/{name}/events {head}\r\n")
        assert stream.recv(1)
        ask(client, "echo", {})
    assert [record.getMessage() for record in caplog.records] == []


def test_names_of_this_machine_are_known() -> None:
    assert all(map(is_loopback, ("localhost", "127.0.0.1", "127.9.9.9", "::1")))
    assert not any(map(is_loopback, ("0.0.0.0", "192.168.0.1", "::", "example.org", "")))


def _serve(*arguments: str, **more: Any) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tilewright", "serve", "--no-open", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **more)


@pytest.mark.skipif(os.name != "posix", reason="Ctrl-C is sent in another way")
def test_the_command_says_where_it_listens_and_ends_at_once() -> None:
    process = _serve("--port", "0", start_new_session=True)
    assert process.stdout is not None
    line = process.stdout.readline()
    address = next(word for word in line.split() if word.startswith("http"))
    with httpx.Client(base_url=address, timeout=PATIENCE) as client:
        assert client.get("/").status_code == 200
        name = begin(client, {"puzzle": {"name": "tetrominoes-4x5"}, "mode": "watch", "speed": 0})
        with client.stream("GET", f"/api/searches/{name}/events") as response:
            assert next(response.iter_lines())
            # As a terminal does it: its workers get the signal, too.
            os.killpg(process.pid, signal.SIGINT)
            out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out, err) == (0, "", "")


@pytest.mark.skipif(os.name != "posix", reason="a kill that nobody hears is of another kind there")
def test_no_worker_outlives_a_server_that_is_killed() -> None:
    process = _serve("--port", "0")
    assert process.stdout is not None
    address = next(word for word in process.stdout.readline().split() if word.startswith("http"))
    with httpx.Client(base_url=address, timeout=PATIENCE) as client:
        begin(client, {"puzzle": {"name": "tetrominoes-4x5"}, "mode": "watch", "speed": 0})
    process.kill()
    # Workers share the server's stderr: it is at its end when the last one has gone.
    process.communicate(timeout=PATIENCE)


def test_a_port_that_is_taken_is_told() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        result = run("serve", "--port", port, "--no-open", status=2)
    assert f"port {port} of 127.0.0.1 is taken" in result.stderr
    assert "--port 0" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--host", "no.such.host.invalid"], "there is no host"),
        (["--host", "203.0.113.7"], "does not have the address"),
        (["--allow-host", "http://x/"], "bare name"),
        (["--allow-host", "*"], "bare name"),
        (["--embed-in", "blog.example.org"], "an origin such as https://blog.example.org"),
        (["--embed-in", "https://x.org; script-src *"], "an origin such as"),
        (["--embed-in", "https://x.org/page"], "an origin such as"),
        (["--port", "70000"], "70000"),
    ],
)
def test_wrong_options_are_explained(arguments: list[str], message: str) -> None:
    assert message in run("serve", "--no-open", *arguments, status=2).stderr


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    true_import = builtins.__import__

    def without_uvicorn(name: str, *rest: Any, **more: Any) -> Any:
        if name.partition(".")[0] in ("uvicorn", "starlette"):
            raise ModuleNotFoundError(name, name=name)
        return true_import(name, *rest, **more)

    for name in [name for name in sys.modules if name.startswith("tilewright.web.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(builtins, "__import__", without_uvicorn)
    assert "pip install 'tilewright[web]'" in run("serve", status=2).stderr


def test_others_are_warned_and_their_names_are_allowed() -> None:
    process = _serve(
        "--port", "0", "--host", "0.0.0.0", "--allow-host", "puzzles.example", "--embed-in", "https://a.example"
    )
    assert process.stdout is not None
    assert process.stderr is not None
    address = next(word for word in process.stdout.readline().split() if word.startswith("http"))
    assert "Everyone who can reach this machine" in process.stderr.readline()
    with httpx.Client(base_url=address, timeout=PATIENCE) as client:
        assert client.get("/", headers={"host": "192.168.0.7"}).status_code == 200
        assert client.get("/", headers={"host": "puzzles.example"}).status_code == 200
        assert client.get("/", headers={"host": "evil.example"}).status_code == 421
        assert "frame-ancestors https://a.example" in client.get("/").headers["content-security-policy"]
    process.terminate()
    process.communicate(timeout=PATIENCE)


def test_the_browser_is_opened_if_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)

    def tell_only(host: str, port: int, settings: Settings, tell: Any, *, verbose: bool) -> None:
        tell("http://127.0.0.1:1/")
        time.sleep(0.05)

    monkeypatch.setattr(server, "serve", tell_only)
    # No terminal: only where it is asked for.
    run("serve")
    assert opened == []
    run("serve", "--open")
    deadline = time.monotonic() + PATIENCE
    while not opened and time.monotonic() < deadline:
        time.sleep(0.05)
    assert opened == ["http://127.0.0.1:1/"]


def test_the_server_needs_nothing_heavy_itself() -> None:
    code = (
        "import sys; import tilewright.web.server; "
        "sys.exit(' '.join(sorted({'numpy', 'pydantic', 'resvg_py'} & set(sys.modules))) or 0)"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (result.returncode, result.stderr) == (0, "")


def test_a_listener_knows_its_address() -> None:
    listener = PageServer("127.0.0.1", 0, Settings(desk="fake_desk"))
    assert listener.address.startswith("http://127.0.0.1:")
    listener.close()

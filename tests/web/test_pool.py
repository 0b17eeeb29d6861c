"""Workers: asks go on whatever happens to one, and a search always ends with a last event that says why."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from itertools import count, islice
from multiprocessing import get_all_start_methods
from typing import Any

import httpx
import pytest

from tilewright.desk.limits import DeskLimits
from tilewright.web.process import Reply, WorkerProcess
from tilewright.web.running import EventLog, Numbered
from tilewright.web.settings import Settings

from .serving import HERE, PATIENCE, ask, begin, events, follow, served

SETTINGS = Settings(
    desk="fake_desk", ask_seconds=PATIENCE, searches_at_once=3, limits=DeskLimits(search_seconds=30.0), stop_seconds=0.4
)


@pytest.fixture(scope="module")
def client() -> Iterator[httpx.Client]:
    with served(SETTINGS) as client:
        yield client


def _done(all_events: list[dict[str, Any]]) -> dict[str, Any]:
    assert [event["kind"] for event in all_events].count("done") == 1
    assert all_events[-1]["kind"] == "done"
    return all_events[-1]


@pytest.mark.parametrize("start_method", [name for name in get_all_start_methods() if name != "fork"])
def test_workers_are_started_in_each_way(start_method: str) -> None:
    with served(replace(SETTINGS, start_method=start_method)) as client:
        assert ask(client, "echo", {"text": "ä"}) == {"text": "ä"}
        assert _done(events(client, {"solutions": 2}))["found"] == 2
        pid = ask(client, "who")["pid"]
    # No process is left behind.
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    pytest.fail("the worker outlives its server")


def test_what_is_printed_is_no_answer(client: httpx.Client) -> None:
    assert ask(client, "print") == {"printed": True}


@pytest.mark.parametrize(
    ("kind", "status"), [("bad-request", 400), ("not-found", 404), ("too-large", 413), ("too-long", 422), ("busy", 503)]
)
def test_each_refusal_has_its_status(client: httpx.Client, kind: str, status: int) -> None:
    refused = ask(client, "refuse", {"kind": kind}, status)
    assert refused == {"message": "no", "where": "here", "help": "try yes", "kind": kind}


@pytest.mark.parametrize(("seconds", "is_kept"), [(0.3, True), (1000, False)])
def test_a_worker_whose_page_gave_up_is_kept_if_it_is_soon_done(seconds: float, is_kept: bool) -> None:
    with served(replace(SETTINGS, ask_workers=1, stop_seconds=5.0 if is_kept else 0.2)) as client:
        pid = ask(client, "who")["pid"]
        with pytest.raises(httpx.ReadTimeout):
            client.post("/api/ask/sleep", json={"seconds": seconds}, timeout=0.1)
        assert (ask(client, "who")["pid"] == pid) is is_kept


def test_an_ask_goes_to_a_worker_that_has_answered_the_same_before() -> None:
    with served(SETTINGS) as client, ThreadPoolExecutor(1) as other:
        slow = other.submit(ask, client, "sleep", {"seconds": 0.5})
        pid = ask(client, "who")["pid"]
        slow.result()
        # The worker that has slept was free last.
        assert ask(client, "who")["pid"] == pid


def test_an_ask_that_takes_too_long_is_ended_and_the_next_is_answered() -> None:
    with served(replace(SETTINGS, ask_seconds=3.0)) as client:
        refused = ask(client, "sleep", {"seconds": 1000}, 422)
        assert "3 seconds" in refused["message"]
        for _ in range(4):
            assert ask(client, "echo", {"a": 1}) == {"a": 1}


def test_a_worker_that_ends_is_replaced(client: httpx.Client) -> None:
    for _ in range(3):
        refused = ask(client, "die", status=503)
        assert (refused["kind"], refused["help"].partition(";")[0]) == ("busy", "try again")
    assert ask(client, "echo", {"a": 1}) == {"a": 1}


@pytest.mark.parametrize("name", ["crash", "nan"])
def test_a_fault_is_called_one_and_tells_nothing_else(client: httpx.Client, name: str) -> None:
    refused = ask(client, name, status=500)
    assert (refused["message"], refused["kind"]) == ("this is a fault of tilewright, not yours", "fault")
    assert ask(client, "echo", {"a": 1}) == {"a": 1}


@pytest.mark.skipif(sys.platform != "linux", reason="no other system bounds the memory of a process by its addresses")
def test_lack_of_memory_is_told_in_words(client: httpx.Client) -> None:
    assert "memory" in ask(client, "memory", status=413)["message"]
    assert _done(events(client, {"crash": "memory"}))["stopped_by"] == "memory"
    assert ask(client, "echo", {"a": 1}) == {"a": 1}


def test_half_a_character_comes_through(client: httpx.Client) -> None:
    assert ask(client, "half") == {"text": "\ud800"}


def _leave(client: httpx.Client, name: str, body: bytes) -> socket.socket:
    """Ask without waiting for the answer; closing the connection says that nobody does."""
    host, port = client.base_url.host, client.base_url.port
    assert port is not None
    connection = socket.create_connection((host, port), PATIENCE)
    head = f"POST /api/ask/{name} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
    connection.sendall(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
    return connection


def test_slow_asks_leave_a_worker_for_others_and_end_when_nobody_waits() -> None:
    settings = replace(SETTINGS, ask_workers=2, slow_asks=("sleep",), wait_seconds=1.5)
    with served(settings) as client:
        with _leave(client, "sleep", b'{"seconds": 1000}'):
            # Until it has arrived, another one takes its place.
            while _sleep(client).get("kind") != "busy":
                pass
            assert ask(client, "echo", {"a": 1}) == {"a": 1}
        while "slept" not in _sleep(client):
            pass


def _sleep(client: httpx.Client) -> dict[str, Any]:
    """The answer to a very short sleep, or the refusal."""
    data = client.post("/api/ask/sleep", json={"seconds": 0}).json()
    found: dict[str, Any] = data.get("refused", data)
    return found


@pytest.mark.skipif(sys.platform != "linux", reason="there is a fork server on Linux alone")
def test_workers_are_made_again_when_the_fork_server_has_ended(client: httpx.Client) -> None:
    for _ in range(2):
        os.kill(ask(client, "who")["parent"], signal.SIGKILL)
        for _ in range(4):
            assert ask(client, "die", status=503)["kind"] == "busy"
        assert ask(client, "echo", {"a": 1}) == {"a": 1}
        assert _done(events(client, {"solutions": 2}))["found"] == 2


@pytest.mark.skipif(sys.platform != "linux", reason="there is a fork server on Linux alone")
def test_a_process_of_a_start_that_failed_answers_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    from multiprocessing import forkserver

    monkeypatch.syspath_prepend(HERE)

    def end_after_forking(fd: int) -> int:
        monkeypatch.setattr(forkserver, "read_signed", read_signed)
        read_signed(fd)
        raise EOFError

    async def try_it() -> None:
        worker = WorkerProcess(SETTINGS, set())
        assert await worker.ready()
        for _ in range(20):
            worker.say({"ask": "echo", "text": "{}"})
            assert await asyncio.wait_for(worker.hear(), PATIENCE) == Reply("answer", b"{}")
            await asyncio.sleep(0.05)
        await worker.end()

    # As if the fork server was killed after it had made the process, before it told which one.
    read_signed = forkserver.read_signed
    monkeypatch.setattr(forkserver, "read_signed", end_after_forking)
    asyncio.run(try_it())


def test_a_worker_whose_start_fails_is_replaced(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def fail(self: WorkerProcess) -> None:
        raise RuntimeError("there is no room for a process")

    settings = replace(SETTINGS, ask_workers=1)
    with monkeypatch.context() as broken:
        broken.setattr(WorkerProcess, "_start_process", fail)
        with served(settings) as client:
            assert ask(client, "echo", status=503)["help"] == "try again in a minute"
            assert begin(client, {}, 503)["help"] == "try again in a minute"
            broken.undo()
            for _ in range(2):
                # Those that were started before are still there.
                client.post("/api/ask/echo", json={})
                client.post("/api/searches", json={})
            assert ask(client, "echo", {"a": 1}) == {"a": 1}
            assert _done(events(client, {"solutions": 2}))["found"] == 2
    assert "there is no room for a process" in capfd.readouterr().err


@pytest.mark.skipif(sys.platform != "linux", reason="no other system lists the descriptors of a process")
def test_searches_that_are_over_hold_no_descriptors(client: httpx.Client) -> None:
    def n_open() -> int:
        return len(os.listdir("/proc/self/fd"))

    names = [begin(client, {"solutions": 1}) for _ in range(3)]
    before = n_open()
    for _ in range(9):
        names.append(begin(client, {"solutions": 1}))
        assert _done([event for _, event in follow(client, names[-1])])["found"] == 1
    deadline = time.monotonic() + PATIENCE
    while n_open() > before and time.monotonic() < deadline:
        time.sleep(0.05)
    assert n_open() <= before
    # Their answers are still there.
    assert all(_done([event for _, event in follow(client, name)])["found"] == 1 for name in names)


@pytest.mark.skipif(sys.platform != "linux", reason="no other system lists the descriptors of a process")
def test_a_server_without_descriptors_says_so_and_recovers(capfd: pytest.CaptureFixture[str]) -> None:
    import resource

    with served(replace(SETTINGS, ask_workers=1, spare_workers=0)) as client:
        assert ask(client, "echo", {"a": 1}) == {"a": 1}
        before, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        try:
            opened = set(map(int, os.listdir("/proc/self/fd")))
            twelve_left = next(islice((n for n in count() if n not in opened), 12, None))
            resource.setrlimit(resource.RLIMIT_NOFILE, (twelve_left, hard))
            for _ in range(20):
                refused = begin(client, {}, 503)
                assert (refused["kind"], refused["help"]) == ("busy", "try again in a minute")
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, (before, hard))
        assert _done(events(client, {"solutions": 2}))["found"] == 2
    assert "Too many open files" in capfd.readouterr().err


def test_a_worker_says_how_it_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(HERE)

    async def try_it() -> None:
        unwanted, worker = WorkerProcess(SETTINGS, set()), WorkerProcess(SETTINGS, set())
        # Ended before it was there; the other one starts all the same.
        await unwanted.end()
        assert await worker.ready()
        worker.say({"ask": "echo", "text": "{}"})
        assert await asyncio.wait_for(worker.hear(), PATIENCE) == Reply("answer", b"{}")
        worker.kill()
        assert await worker.exit_status() == (-signal.SIGKILL if os.name == "posix" else 1)
        assert await worker.hear() is None
        assert not await unwanted.ready()
        await worker.end()

    asyncio.run(try_it())


def test_too_many_asks_are_told_to_come_again() -> None:
    with served(replace(SETTINGS, ask_workers=1, asks_waiting=0)) as client:
        assert ask(client, "echo", status=503)["kind"] == "busy"


def test_a_search_gives_its_events_with_numbers_and_once_more(client: httpx.Client) -> None:
    name = begin(client, {"solutions": 3})
    first = list(follow(client, name))
    assert [number for number, _ in first] == [1, 2, 3, 4, 5]
    assert [event["kind"] for _, event in first] == ["begun", *["solution"] * 3, "done"]
    assert list(follow(client, name)) == first
    assert list(follow(client, name, 3)) == first[3:]
    assert list(follow(client, name, **{"last-event-id": "4"})) == first[4:]
    # A browser would ask for ever if it did not get this.
    assert client.get(f"/api/searches/{name}/events?after=5").status_code == 204


def test_a_search_is_refused_at_once(client: httpx.Client) -> None:
    assert begin(client, {"refuse": True}, 400)["where"] == "here"
    assert begin(client, {"crash": "at once"}, 500)["kind"] == "fault"
    assert _done(events(client, {}))["stopped_by"] == ""


@pytest.mark.parametrize(
    ("how", "stopped_by"),
    [
        ("die", "failed"),
        ("later", "failed"),
        pytest.param("abort", "memory", marks=pytest.mark.skipif(os.name != "posix", reason="no signals")),
    ],
)
def test_a_search_that_breaks_ends_with_words(client: httpx.Client, how: str, stopped_by: str) -> None:
    done = _done(events(client, {"solutions": 2, "crash": how}))
    assert (done["stopped_by"], done["exhausted"], done["found"]) == (stopped_by, False, 2)
    assert "secret" not in done["words"]
    assert done["words"]


def test_a_search_that_is_busy_goes_on_telling_its_time(client: httpx.Client) -> None:
    name = begin(client, {"progress": {"seconds": 2.0, "nodes": 5}, "deaf": 1000})
    told = [event for _, event in islice(follow(client, name), 4)]
    assert told[0]["kind"] == "begun"
    assert [(event["kind"], event["nodes"]) for event in told[1:]] == [("progress", 5)] * 3
    assert 2.0 <= told[1]["seconds"] < told[2]["seconds"] < told[3]["seconds"]
    assert client.post(f"/api/searches/{name}/stop", json={}).status_code == 204


def test_a_stream_that_breaks_ends_the_search_with_words(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    name = begin(client, {"seconds": 1000})

    def fail(event: Numbered) -> bytes:
        raise RuntimeError("an event that cannot be written")

    with monkeypatch.context() as broken:
        broken.setattr("tilewright.web.events._frame", fail)
        with suppress(httpx.RemoteProtocolError):
            assert list(follow(client, name)) == []
    done = _done([event for _, event in follow(client, name)])
    assert (done["stopped_by"], done["words"].partition(".")[0]) == (
        "failed",
        "The search ended by a fault of tilewright",
    )
    assert "an event that cannot be written" in capfd.readouterr().err


def test_a_search_that_cannot_be_followed_ends_with_words(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(self: EventLog, kind: str, payload: bytes) -> None:
        if kind == "solution":
            raise RuntimeError("a solution that cannot be kept")
        true_add(self, kind, payload)

    true_add = EventLog.add
    monkeypatch.setattr(EventLog, "add", fail)
    assert _done(events(client, {"solutions": 2, "seconds": 1000}))["stopped_by"] == "failed"


def test_stop_is_heard(client: httpx.Client) -> None:
    name = begin(client, {"seconds": 1000})
    stream = follow(client, name)
    assert next(stream)[1]["kind"] == "begun"
    assert client.post(f"/api/searches/{name}/stop", json={}).status_code == 204
    assert _done([event for _, event in stream])["stopped_by"] == "stop"


def test_stop_ends_a_search_that_does_not_listen(client: httpx.Client) -> None:
    name = begin(client, {"solutions": 2, "deaf": 1000})
    stream = follow(client, name)
    assert [next(stream)[1]["kind"] for _ in range(3)] == ["begun", "solution", "solution"]
    client.post(f"/api/searches/{name}/stop", json={})
    done = _done([event for _, event in stream])
    assert (done["stopped_by"], done["found"]) == ("stop", 2)


def test_speed_is_handed_on(client: httpx.Client) -> None:
    name = begin(client, {"seconds": 1000})
    client.post(f"/api/searches/{name}/speed", json={"speed": 77})
    for _, event in follow(client, name):
        if event.get("speed") == 77.0:
            break
    assert client.post(f"/api/searches/{name}/stop", json={}).status_code == 204
    for wrong in ({"speed": -1}, {"speed": True}, {"speed": "fast"}, {"speed": 1e99}, {}):
        assert client.post(f"/api/searches/{name}/speed", json=wrong).status_code == 400


def test_time_ends_a_search() -> None:
    with served(replace(SETTINGS, limits=DeskLimits(search_seconds=0.2))) as client:
        assert _done(events(client, {"deaf": 1000}))["stopped_by"] == "seconds"


def test_only_so_many_searches_run_at_once(client: httpx.Client) -> None:
    names = [begin(client, {"seconds": 1000}) for _ in range(3)]
    assert "3 searches" in begin(client, {"seconds": 1000}, 503)["message"]
    for name in names:
        client.post(f"/api/searches/{name}/stop", json={})
    for name in names:
        assert list(follow(client, name))
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        response = client.post("/api/searches", json={})
        if response.status_code == 201:
            return
        time.sleep(0.05)
    pytest.fail("the places of searches that are over are not given to others")


def test_a_search_that_nobody_looks_at_stops_and_is_forgotten() -> None:
    with served(replace(SETTINGS, away_seconds=0.2, kept_seconds=1.0)) as client:
        name = begin(client, {"seconds": 1000})
        deadline = time.monotonic() + PATIENCE
        statuses = set()
        while time.monotonic() < deadline:
            response = client.post(f"/api/searches/{name}/stop", json={})
            statuses.add(response.status_code)
            if response.status_code == 404:
                break
            time.sleep(0.1)
        # On a busy machine it may be forgotten before the first question.
        assert 404 in statuses <= {204, 404}


def test_away_is_the_reason_that_is_told() -> None:
    with served(replace(SETTINGS, away_seconds=0.2)) as client:
        name = begin(client, {"seconds": 1000})
        while True:
            time.sleep(0.4)
            # Whoever has all events gets 204; a stream would keep the search alive for as long as it is looked at.
            with client.stream("GET", f"/api/searches/{name}/events?after=999999") as response:
                if response.status_code == 204:
                    break
        done = _done([event for _, event in follow(client, name)])
        assert done["stopped_by"] == "away"
        assert "no page looked" in done["words"]


def test_somebody_who_looks_keeps_a_search_alive() -> None:
    with served(replace(SETTINGS, away_seconds=3.0)) as client:
        assert _done(events(client, {"seconds": 4.0}))["stopped_by"] == ""


def test_ending_the_server_ends_streams() -> None:
    seen: list[dict[str, Any]] = []
    with served(SETTINGS) as client:
        name = begin(client, {"seconds": 1000})

        def listen() -> None:
            with suppress(httpx.HTTPError):
                seen.extend(event for _, event in follow(client, name))

        thread = threading.Thread(target=listen)
        thread.start()
        while not client.post(f"/api/searches/{name}/speed", json={"speed": 1}).is_success:
            pass
    thread.join(PATIENCE)
    assert not thread.is_alive()


def test_too_much_to_keep_ends_a_search(client: httpx.Client) -> None:
    done = _done(events(client, {"text": "x" * 1000, "times": 10_000, "seconds": 1000}))
    assert done["stopped_by"] == "solutions"


class TestLog:
    """What is kept of the events of a search."""

    def test_only_the_latest_progress_is_kept(self) -> None:
        log = EventLog()
        log.add("begun", b"begun")
        for number in range(5):
            log.add("progress", b"progress %d" % number)
        log.add("solution", b"solution")
        assert log.after(0) == [(1, b"begun"), (6, b"progress 4"), (7, b"solution")]
        assert log.after(6) == [(7, b"solution")]

    def test_numbers_tell_the_latest(self) -> None:
        log = EventLog()
        assert log.progress == {}
        log.add("progress", b'{"nodes": 3}')
        assert log.progress == {"nodes": 3}
        log.add("progress", b'{"nodes": 7, "found": 2}')
        assert log.progress == {"nodes": 7, "found": 2}

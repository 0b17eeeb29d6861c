"""What a person at the page waits for: `python bench/page.py [--clients N] [--seconds S] [--only WORD]`.

A server is started at a free port and asked like a browser asks it. All caches of compiled kernels are those of the
user, as on the second day. `paint`, `watching`, `live`, `make`, `turning` and `site` need Chromium (playwright);
without it their rows are left out.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPResponse
from itertools import chain
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
from measure import SAMPLE_ROLL, Row, show
from page_live import live
from page_make import making
from page_site import static_site
from page_solid import turning
from page_watch import watching

PAINT_TARGET = 1.0
SOLUTION_TARGET = 0.3
PROGRESS_TARGET = 1.0
STOP_TARGET = 0.5
ROLL = SAMPLE_ROLL.split(",")
LONG = (
    ("eternity-2", "solve"),
    ("eternity-2-clue-1", "count"),
    ("eternity-2-clue-2", "count"),
    ("macmahon-triangles", "count"),
    ("pentominoes-3x4x5", "count"),
)
"""What the clients search: all go on for longer than they are watched."""


@contextmanager
def server() -> Iterator[str]:
    """The address of a server that runs as long as the block."""
    command = [sys.executable, "-m", "tilewright", "serve", "--port", "0", "--no-open", "--searches", "64"]
    source = str(Path(__file__).parents[1] / "src")
    path = os.pathsep.join(filter(None, [source, os.environ.get("PYTHONPATH", "")]))
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": path})
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        yield next(word for word in line.split() if word.startswith("http"))
    finally:
        process.terminate()
        process.wait()


def warm(address: str) -> None:
    """Wait until every picture of the catalog is made, as a minute after the start."""
    with httpx.Client(base_url=address, timeout=120) as client:
        for puzzle in client.post("/api/ask/gallery", json={}).raise_for_status().json()["puzzles"]:
            client.get(f"/pictures/{puzzle['name']}.svg").raise_for_status()
    time.sleep(2)


def events(client: httpx.Client, params: Any) -> Iterator[tuple[float, str, dict[str, Any]]]:
    """When each event of a new search came, the search's name, and the event."""
    name = client.post("/api/searches", json=params).raise_for_status().json()["id"]
    with client.stream("GET", f"/api/searches/{name}/events") as response:
        for line in response.iter_lines():
            if line.startswith("data: "):
                yield time.perf_counter(), name, json.loads(line[6:])


_ALL_DRAWN = """
[...document.querySelectorAll("img[src*='pictures/']")]
    .filter(image => image.getBoundingClientRect().top < innerHeight)
    .every(image => image.complete && image.naturalWidth)
"""
_NEXT_FRAME = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now()))))"


def len_gallery(address: str) -> int:
    """How many puzzles the catalog has."""
    return len(httpx.post(f"{address}api/ask/gallery", json={}).json()["puzzles"])


def chromium() -> str | None:
    """The browser that is installed here; None for the one of playwright."""
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def paint(address: str) -> Iterator[Row]:
    """From the request until the gallery is seen with all its pictures, in a browser that knows nothing yet."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        print("first paint: left out, playwright is not installed", file=sys.stderr)
        return
    found, first = [], []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for _ in range(5):
            page = browser.new_context(viewport={"width": 1280, "height": 900}).new_page()
            page.goto(address, wait_until="load")
            # With the whole catalog: each puzzle has its card by then, and what can be seen of them is drawn.
            page.locator("img[src*='pictures/']").nth(len_gallery(address) - 1).wait_for(state="attached")
            while not page.evaluate(_ALL_DRAWN):
                time.sleep(0.01)
            found.append(page.evaluate(_NEXT_FRAME) / 1000)
            first.append(page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime") / 1000)
            page.context.close()
        browser.close()
    remark = f"worst of 5; first contentful paint {max(first):.2f} s"
    yield Row("gallery with the whole catalog", max(found), PAINT_TARGET, remark=remark)


def solution(address: str) -> Iterator[Row]:
    """From the request for a roll of the Genius Star until its first solution is there."""
    took = []
    dice = random.Random(1)
    with httpx.Client(base_url=address, timeout=60) as client:
        for _ in range(20):
            puzzle: dict[str, Any] = {"name": "genius-star"}
            asked = client.post("/api/ask/roll", json={"puzzle": puzzle, "seed": dice.randrange(10**6)})
            blocked = asked.raise_for_status().json()["blocked"]
            began = time.perf_counter()
            for when, _, event in events(
                client, {"puzzle": {**puzzle, "blocked": blocked}, "mode": "solve", "most": 1}
            ):
                if event["kind"] == "solution":
                    took.append(when - began)
    remark = f"worst of {len(took)} rolls; median {statistics.median(took):.3f} s"
    yield Row("first solution of a Genius Star roll", max(took), SOLUTION_TARGET, remark=remark)


class Client(threading.Thread):
    """Somebody whose search goes on until he stops it; notes how long he waited for each sign of life."""

    def __init__(self, address: str, number: int, begun: threading.Barrier, stop_at: threading.Event) -> None:
        super().__init__(daemon=True)
        self._host = urlsplit(address).netloc
        self._begun, self._stop_at = begun, stop_at
        name, mode = LONG[number % len(LONG)]
        self._params = {"puzzle": {"name": name}, "mode": mode}
        self.begin = self.longest = self.stop = self.stop_asked = 0.0

    def run(self) -> None:
        """Search, and stop when all are told to."""
        began = latest = time.perf_counter()
        name = json.loads(self._ask("POST", "/api/searches", self._params).read())["id"]
        for line in self._ask("GET", f"/api/searches/{name}/events"):
            if not line.startswith(b"data: "):
                continue
            now, event = time.perf_counter(), json.loads(line[6:])
            if event["kind"] == "begun":
                self.begin = now - began
                threading.Thread(target=self._wait_and_stop, args=(name,), daemon=True).start()
            elif event["kind"] == "done":
                if not self.stop_asked:
                    sys.exit(f"{self._params} was done before it was stopped: {event['words']}")
                self.stop = now - self.stop_asked
                return
            elif not self.stop_asked:
                self.longest = max(self.longest, now - latest)
            latest = now

    def _wait_and_stop(self, name: str) -> None:
        self._begun.wait()
        self._stop_at.wait()
        self.stop_asked = time.perf_counter()
        self._ask("POST", f"/api/searches/{name}/stop", {}).read()

    def _ask(self, method: str, path: str, params: Any = None) -> HTTPResponse:
        # Plainer than httpx: the clients share the machine with the server that is measured.
        connection = HTTPConnection(self._host, timeout=120)
        body = None if params is None else json.dumps(params)
        connection.request(method, path, body, {"Content-Type": "application/json"})
        return connection.getresponse()


def crowd(address: str, n_clients: int, seconds: float) -> Iterator[Row]:
    """Many people search at once; how long each waits for news, and for Stop."""
    begun, stop_at = threading.Barrier(n_clients + 1), threading.Event()
    clients = [Client(address, number, begun, stop_at) for number in range(n_clients)]
    for client in clients:
        client.start()
    begun.wait(120)
    time.sleep(seconds)
    stop_at.set()
    for client in clients:
        client.join(60)
    what = f"{n_clients} searches at once:"
    longest = [client.longest for client in clients]
    begin = f"all had begun after {max(client.begin for client in clients):.1f} s"
    remark = f"worst; median of the clients' worst {statistics.median(longest):.2f} s; {begin}"
    yield Row(f"{what} between two signs of life", max(longest), PROGRESS_TARGET, remark=remark)
    stops = [client.stop for client in clients]
    remark = f"worst; median {statistics.median(stops):.2f} s"
    yield Row(f"{what} from Stop to the end", max(stops), STOP_TARGET, remark=remark)


def main() -> int:
    """Measure and print; the exit status is 1 if a target is missed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clients", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=15.0, help="so long the clients search")
    parser.add_argument("--only", choices=["paint", "solution", "watching", "live", "make", "turning", "site", "crowd"])
    parser.add_argument("--static", help="the address of a static copy, whose live board and maker are measured, too")
    given = parser.parse_args()
    with server() as address:
        if given.only != "site":
            warm(address)
        measures = {
            "paint": lambda: paint(address),
            "solution": lambda: solution(address),
            "watching": lambda: watching(address, chromium()),
            "live": lambda: chain(
                live(address, chromium()), live(address, chromium(), given.static) if given.static else ()
            ),
            "make": lambda: chain(
                making(chromium(), address, "on the server"),
                making(chromium(), given.static, "on a static site") if given.static else (),
            ),
            "turning": lambda: turning(address, chromium()),
            "site": lambda: static_site(chromium()),
            "crowd": lambda: crowd(address, given.clients, given.seconds),
        }
        rows = [row for name, measured in measures.items() if given.only in (None, name) for row in measured()]
    return 0 if show("The page", rows) else 1


if __name__ == "__main__":
    sys.exit(main())

"""How soon the live board answers a move, as a person sees it in a browser; a part of `bench/page.py`."""

from __future__ import annotations

import json
import random
import sys
from collections import deque
from collections.abc import Iterator
from typing import Any

import httpx
from measure import SAMPLE_ROLL, Row

TARGET = 0.15
STATIC_TARGET = 0.5
"""On a static site, whose Python runs in the browser."""
PATIENCE = 120_000
"""Milliseconds until a static site has loaded Python."""
SOLUTIONS = 3
"""Each is laid piece by piece, in a random order."""
PUZZLES: tuple[dict[str, Any], ...] = (
    {"name": "genius-star", "blocked": SAMPLE_ROLL.split(",")},
    {"name": "ultimate"},
    {"name": "soma"},
)
# From the move until the words are about it; a picture is drawn every 16 ms.
_LAY = """(cell) => new Promise((done) => {
    const bar = document.querySelector(".live-bar"), words = bar.querySelector(".live-words");
    const began = performance.now();
    document.querySelector(`[data-cell="${cell}"]`).dispatchEvent(new MouseEvent("click", {bubbles: true}));
    // Where the number of before was published, nothing was asked that could be stale now.
    const waits = () => bar.classList.contains("stale") || words.textContent.startsWith("Counting");
    if (!waits()) throw new Error("the piece was not laid");
    const look = () => {
        if (waits()) requestAnimationFrame(look);
        else done((performance.now() - began) / 1000);
    };
    look();
})"""


def live(address: str, program: str | None, static: str | None = None) -> Iterator[Row]:
    """The time of 95 of 100 answers, on a server's page or on that of a static site."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        print("live: left out, playwright is not installed", file=sys.stderr)
        return
    with sync_playwright() as playwright, httpx.Client(base_url=address, timeout=120) as client:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for puzzle in PUZZLES:
            took: list[float] = []
            ways = [piece["ways"] for piece in _ask(client, "view", puzzle=puzzle)["pieces"]]
            link = _ask(client, "link", puzzle=puzzle)["link"]
            chance = random.Random(1)
            for placements in _solutions(client, puzzle):
                chance.shuffle(placements)
                page = browser.new_context(viewport={"width": 1280, "height": 900}).new_page()
                page.goto(f"{static or address}#p={link}")
                page.locator(".live-words", has_text="solution").wait_for(timeout=PATIENCE)
                turned: dict[int, int] = {}
                for piece, way, cell in placements:
                    page.locator(f"[data-piece='{piece}']").click()
                    for key in _keys(ways[piece], turned.get(piece, 0), way):
                        page.keyboard.press(key)
                    turned[piece] = way
                    took.append(page.evaluate(_LAY, cell))
                page.context.close()
            took.sort()
            where = "on a static site" if static else "on the server"
            remark = f"95 of 100 of {len(took)} moves; median {took[len(took) // 2]:.3f} s, worst {took[-1]:.3f} s"
            goal = STATIC_TARGET if static else TARGET
            yield Row(f"live board of {puzzle['name']} {where}", took[int(0.95 * (len(took) - 1))], goal, remark=remark)
        browser.close()


def _ask(client: httpx.Client, name: str, **params: Any) -> dict[str, Any]:
    answer: dict[str, Any] = client.post(f"/api/ask/{name}", json=params).raise_for_status().json()
    return answer


def _solutions(client: httpx.Client, puzzle: dict[str, Any]) -> list[list[list[int]]]:
    """Some solutions far from each other, as placements."""
    asked = client.post("/api/searches", json={"puzzle": puzzle}).raise_for_status().json()["id"]
    found = []
    with client.stream("GET", f"/api/searches/{asked}/events") as response:
        for line in response.iter_lines():
            event = json.loads(line[6:]) if line.startswith("data: ") else {"kind": ""}
            if event["kind"] == "solution":
                found.append(event["placements"])
    return found[:: max(1, len(found) // SOLUTIONS)][:SOLUTIONS]


def _keys(ways: list[dict[str, Any]], start: int, goal: int) -> list[str]:
    """The keys that turn a piece from one of its ways to another."""
    letters = {"turn": "r", "turn_back": "e", "flip": "f", "tip": "t"}
    paths: dict[int, list[str]] = {start: []}
    queue = deque([start])
    while goal not in paths:
        way = queue.popleft()
        for move, to in ways[way]["to"].items():
            if to not in paths:
                paths[to] = [*paths[way], letters[move]]
                queue.append(to)
    return paths[goal]

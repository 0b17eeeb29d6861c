"""How smoothly a solid turns in a browser that draws by software; a part of `bench/page.py`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

from measure import Row

from tilewright.desk.asks import answer, search

FRAME_TARGET = 1 / 30
_FRAMES = 90
_RODS: dict[str, Any] = {
    **{"format": 1, "title": "Rods of balls", "family": "tiling", "lattice": "triangular-balls"},
    "board": {"shape": "block", "columns": 4, "rows": 5, "layers": 6},
    "piece": [{"name": "rod", "cells": [[x, 0, 0] for x in range(4)], "copies": 30}],
}
PUZZLES: dict[str, dict[str, Any]] = {"64 cubes": {"name": "tetris-cube"}, "120 balls": {"document": _RODS}}
# Turns the solid by a key in each frame; gives the seconds that a frame took on average, and the longest.
_TURN = """([stage, frames]) => new Promise((done) => {
    let left = frames, before = null, longest = 0, began = 0;
    const frame = (now) => {
        if (before === null) began = now;
        else longest = Math.max(longest, now - before);
        before = now;
        if ((left -= 1) < 0) return done([(now - began) / frames / 1000, longest / 1000]);
        stage.dispatchEvent(new KeyboardEvent("keydown", {key: left % 3 ? "ArrowRight" : "ArrowDown", bubbles: true}));
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
})"""


def turning(address: str, program: str | None) -> Iterator[Row]:
    """How long a frame takes while a solid turns, whole and with its pieces apart."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        print("turning: left out, playwright is not installed", file=sys.stderr)
        return
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        for what, puzzle in PUZZLES.items():
            events = search({"puzzle": puzzle, "most": 1})
            placed = next(event["placements"] for event in events if event["kind"] == "solution")
            link = answer("link", {"puzzle": {**puzzle, "placed": placed}})["link"]
            page = browser.new_context(viewport={"width": 1280, "height": 900}).new_page()
            page.goto(f"{address}#p={link}")
            stage = page.locator(".solid-stage")
            stage.wait_for()
            for how in ("turning", "turning apart"):
                if how == "turning apart":
                    page.get_by_label("Fly apart").press("End")
                page.wait_for_timeout(1000)
                mean, longest = page.evaluate(_TURN, [stage.element_handle(), _FRAMES])
                remark = f"mean of {_FRAMES}; longest {longest * 1000:.0f} ms"
                yield Row(f"{what} {how}: a frame", mean, FRAME_TARGET, remark=remark)
            page.context.close()
        browser.close()

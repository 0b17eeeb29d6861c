"""How well a search can be watched: pieces that a browser draws as they come and go; a part of `bench/page.py`."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from measure import Row

RATE = 60
"""Placements a second, the speed that the slider is put to."""
SECONDS = 10.0
TARGET = 1.05 * SECONDS
BEHIND_TARGET = 0.5

PUZZLES = ("pentominoes-6x10", "eternity-2-clue-2")
_SET_SPEED = """(slider, speed) => {
    slider.value = slider.max * Math.log(speed) / Math.log(1000);
    slider.dispatchEvent(new Event("input", {bubbles: true}));
}"""
# Counts the pieces that are drawn, and how long the browser was at most busy between two pictures.
_COUNT = """([board, placements]) => new Promise((done) => {
    let drawn = 0, began = performance.now(), before = began, longest = 0;
    const frame = (now) => {
        longest = Math.max(longest, now - before);
        before = now;
        if (drawn < placements) requestAnimationFrame(frame);
        else done([(performance.now() - began) / 1000, longest / 1000]);
    };
    new MutationObserver((changes) => {
        for (const change of changes) drawn += change.addedNodes.length;
    }).observe(board, {childList: true});
    requestAnimationFrame(frame);
})"""


def watching(address: str, program: str | None) -> Iterator[Row]:
    """How long so many placements of a watched search take to be drawn that are to take `SECONDS`."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        print("watching: left out, playwright is not installed", file=sys.stderr)
        return
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for name in PUZZLES:
            context = browser.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="no-preference")
            page = context.new_page()
            page.goto(f"{address}#/puzzle/{name}")
            page.get_by_role("button", name="Watch it search").click()
            page.get_by_label("Pause at each solution").uncheck()
            page.get_by_label("Speed").evaluate(_SET_SPEED, RATE)
            # The search takes up the speed.
            page.wait_for_timeout(2000)
            board = page.locator(".board .pieces").element_handle()
            took, longest = page.evaluate(_COUNT, [board, round(RATE * SECONDS)])
            what = f"watching {name}:"
            remark = f"{RATE * SECONDS / took:.1f} a second"
            yield Row(f"{what} {RATE * SECONDS:.0f} placements at {RATE} a second", took, TARGET, remark=remark)
            yield Row(f"{what} between two pictures", longest, BEHIND_TARGET, remark="worst")
            context.close()
        browser.close()

"""How soon the maker tells what a change did, as a person sees it in a browser; a part of `bench/page.py`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

from measure import Row

TARGETS = (1.0, 2.0, 3.0)
"""For a number of solutions, exact or at least so many; for that of all; for the difficulty."""
PATIENCE = 120_000
"""Milliseconds until a static site has loaded Python."""
_TILES = [{"key": "tiles", "k": 0, "side": side} for side in range(4)]
CHANGES: dict[str, list[dict[str, Any]]] = {
    "scramble-insects": _TILES,
    "scramble-guitars": _TILES,
    "unicorn": _TILES,
    "tetravex-3x3-a": _TILES,
    "pentominoes-6x10": [
        {"key": "board", "value": {"shape": "rectangle", "columns": columns, "rows": rows}}
        for columns, rows in ((12, 5), (15, 4), (20, 3), (10, 6))
    ],
    "hexiamonds-6x6": [
        {"key": "board", "value": {"shape": "parallelogram", "columns": columns, "rows": rows}}
        for columns, rows in ((9, 4), (12, 3), (6, 6))
    ],
    "magic-square-4": [{"key": "values", "value": f"{n}..{n + 15}"} for n in (2, 3, 1)],
    "magic-hexagon-3": [{"key": "target", "value": sum} for sum in (37, 39, 38)],
    "pentagram-12": [{"key": "values", "value": values} for values in ("2..13", "1..11", "1..12")],
    "tatami": [
        {"key": "board", "value": {"shape": "rectangle", "columns": columns, "rows": 5}} for columns in (8, 4, 6)
    ],
}
"""What is changed in each puzzle, one after the other: a key, or the side of a tile that gets the label opposite."""
# From the change until a number of solutions is told, until that of all is, and until the rating is; 0 for never.
_CHANGE = """async (change) => {
    const { made } = await import(new URL("make/made.js", document.querySelector("script[type=module]").src));
    const gauge = document.querySelector(".gauge"), words = (name) => gauge.querySelector(name).textContent;
    const turned = (tile, side) => {
        const labels = tile.split(" ");
        [labels[side], labels[(side + 2) % 4]] = [labels[(side + 2) % 4], labels[side]];
        labels[side] = labels[(side + 1) % 4];
        return labels.join(" ");
    };
    const edited = (document) => change.key === "tiles"
        ? { ...document, tiles: document.tiles.map((tile, k) => (k === change.k ? turned(tile, change.side) : tile)) }
        : { ...document, [change.key]: change.value };
    const began = performance.now(), took = [0, 0, 0];
    made.change(edited);
    if (!words(".gauge-count").startsWith("Counting")) return null;
    return new Promise((done) => {
        const look = () => {
            const now = (performance.now() - began) / 1000, count = words(".gauge-count");
            const isTold = !count.startsWith("Counting");
            const isAll = isTold && !/^(At least|Not known|Too large)/.test(count);
            if (isTold) took[0] ||= now;
            if (isAll) took[1] ||= now;
            const rating = gauge.lastElementChild.previousElementSibling.textContent;
            if (isTold && !rating.includes("…")) {
                if (!rating.includes("not known")) took[2] = now;
                done(took);
            } else requestAnimationFrame(look);
        };
        look();
    });
}"""


def making(program: str | None, address: str, where: str) -> Iterator[Row]:
    """The time of 95 of 100 changes of catalog puzzles in the maker, on a server's page or on that of a static site."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        print("make: left out, playwright is not installed", file=sys.stderr)
        return
    took: list[list[float]] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for name, changes in CHANGES.items():
            page = browser.new_context(viewport={"width": 1280, "height": 900}).new_page()
            page.goto(f"{address}#/make/from/{name}")
            page.locator(".gauge [role=status]", has_text="olution").wait_for(state="attached", timeout=PATIENCE)
            for change in changes:
                if (one := page.evaluate(_CHANGE, change)) is not None:
                    took.append(one)
            page.context.close()
        browser.close()
    for number, what in enumerate(("a number of solutions", "the number of all solutions", "the difficulty")):
        known = sorted(one[number] for one in took if one[number])
        remark = f"95 of 100 of {len(known)} of {len(took)} changes; median {known[len(known) // 2]:.2f} s"
        yield Row(f"{what} in the maker {where}", known[int(0.95 * (len(known) - 1))], TARGETS[number], remark=remark)

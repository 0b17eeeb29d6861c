"""Make the pictures of the page for docs/page.md: `python docs/make_page_images.py`.

Needs Chromium, and the Python packages playwright and pillow besides those of `tilewright serve`.
"""

from __future__ import annotations

import io
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Locator, Page, expect, sync_playwright

from tilewright.desk.asks import answer, search

IMAGES = Path(__file__).parent / "images" / "page"
SIZES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1280, "height": 850}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "is_mobile": True,
        "has_touch": True,
    },
}
COLORS = 96
DAYS = {
    **{
        18: "solved",
        19: "solved begun",
        20: "solved solved",
        22: "solved solved shown",
        23: "solved",
        24: "solved solved",
    },
    **{25: "solved begun", 26: "solved solved solved", 27: "solved solved begun"},
}
"""What was done with the three puzzles of days of November 2026."""
SAMPLE_ROLL = ["9", "10", "28", "33", "34", "39", "47"]


def gallery(page: Page) -> None:
    _open(page, "#/")
    page.wait_for_load_state("networkidle")


def today(page: Page) -> None:
    page.clock.install(time="2026-11-27T12:00:00")
    days = {}
    for day, states in {day: states.split() for day, states in DAYS.items()}.items():
        records = [{"state": state, "hints": day % 3, "seconds": 180, "on": f"2026-11-{day:02}"} for state in states]
        days[f"2026-11-{day:02}"] = dict(zip(("easy", "medium", "hard"), records, strict=False))
    page.add_init_script(f"localStorage.setItem('tilewright:days', {json.dumps(json.dumps(days))})")
    _open(page, "#/today")


def table(page: Page) -> None:
    _open_table(page, name="genius-star", blocked=SAMPLE_ROLL, placed=_solution()[:5])
    expect(page.locator(".live-words")).to_contain_text("left")


def laying(page: Page) -> None:
    _open_table(page, name="soma", placed=_solution("soma", ())[:3])
    page.get_by_role("img", name="As it stands: piece").wait_for()
    left = page.locator(".tray .piece:not(.used)")
    left.first.click()
    expect(page.locator(".solid-spin")).to_be_visible()


def solid(page: Page) -> None:
    _open_table(page, name="soma", placed=_solution("soma", ()))
    _part(page, "Solid")
    page.get_by_role("button", name="Step back").click()
    _show(page.get_by_role("application", name="Solid"))


def setup(page: Page) -> None:
    _open_table(page, name="genius-star", blocked=SAMPLE_ROLL)


def solve(page: Page) -> None:
    table(page)
    _part(page, "Solutions")
    page.get_by_role("button", name="Solve", exact=True).click()
    _show(page.get_by_role("group", name="Solutions as small pictures"))


def watch(page: Page) -> None:
    _open(page, "#/puzzle/pentominoes-6x10")
    _part(page, "Solutions")
    page.get_by_role("button", name="Watch it search").click()
    for _ in range(9):
        page.get_by_role("button", name="One step").click()
        page.wait_for_timeout(200)


def heat(page: Page) -> None:
    _open_table(page, name="genius-star", blocked=SAMPLE_ROLL, placed=_solution()[:4])
    page.get_by_label("Heat map").select_option("kinds")
    expect(page.locator(".heat-number").first).to_be_visible()
    expect(page.locator(".live-words")).to_contain_text("solutions left")


def hint(page: Page) -> None:
    _open_table(page, name="genius-star", blocked=SAMPLE_ROLL, placed=_solution()[:7])
    page.get_by_role("button", name="Hint", exact=True).click()
    page.get_by_role("button", name="Show it on the board").click()


def why(page: Page) -> None:
    _open(page, "#/puzzle/tetrominoes-4x5")
    _part(page, "Solutions")
    page.get_by_role("button", name="Solve", exact=True).click()
    expect(page.get_by_role("heading", name="Why is there no solution?")).to_be_visible()
    _show(page.get_by_role("main").get_by_text("This parity argument"))


def counts(page: Page) -> None:
    _open(page, "#/puzzle/magic-hexagon-3")
    _part(page, "Solutions")
    page.get_by_role("button", name="Count all solutions").click()
    counted = page.get_by_role("region", name="Count the solutions")
    _show(counted.get_by_text("Up to symmetry", exact=True))


def make(page: Page) -> None:
    _open(page, "#/make/from/circus-seven")
    _part(page, "3 Tiles")
    expect(page.get_by_text("Two sides that meet")).to_be_visible()


def share(page: Page) -> None:
    table(page)
    _part(page, "Share")
    page.get_by_role("button", name="Copy a link").click()
    _show(page.get_by_role("button", name="Save as TOML"))


def exercise(page: Page) -> None:
    puzzle = {"name": "pentominoes-6x10", "start": _solution("pentominoes-6x10", ())[:4]}
    said = {"question": "Where must the long piece I lie?", "without": ["solve"]}
    _open(page, f"#p={answer('link', {'puzzle': puzzle, 'exercise': said})['link']}")


def collection(page: Page) -> None:
    questions = {
        "tangram": "How many triangles are there?",
        "magic-square-3": "",
        "soma": "Which piece is in the middle?",
    }
    puzzles = [{"puzzle": {"name": name}, "question": question} for name, question in questions.items()]
    held = {"title": "Week three", "about": "Begin with the first.", "puzzles": puzzles}
    page.add_init_script(f"localStorage.setItem('tilewright:collection', {json.dumps(json.dumps(held))})")
    _open(page, "#/collection")
    page.get_by_role("button", name="Easy to hard").click()
    expect(page.locator("#main").get_by_text("From easy to hard.")).to_be_visible()
    page.evaluate("scrollTo(0, 0)")


VIEWS: tuple[Callable[[Page], None], ...] = (
    *(
        gallery,
        today,
        table,
        laying,
        solid,
        setup,
        solve,
        watch,
        heat,
        hint,
        why,
        counts,
        make,
        share,
        exercise,
        collection,
    ),
)


def main(names: list[str]) -> None:
    """Take a picture of every view, or of those that are named, at both sizes."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    program = os.environ.get("TILEWRIGHT_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    server = subprocess.Popen(
        [sys.executable, "-m", "tilewright", "serve", "--port", "0", "--no-open"], stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        said = next(found for line in server.stdout if (found := re.search(r"http://[\w.:]+", line)))
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program, chromium_sandbox=False)
            for size, options in SIZES.items():
                for view in VIEWS:
                    if names and view.__name__ not in names:
                        continue
                    context = browser.new_context(base_url=said[0], reduced_motion="reduce", **options)
                    page = context.new_page()
                    view(page)
                    page.mouse.move(0, 0)
                    _keep(page.screenshot(), IMAGES / f"{view.__name__}-{size}.png")
                    context.close()
            browser.close()
    finally:
        server.terminate()
        server.wait()


def _keep(picture: bytes, path: Path) -> None:
    """Write a picture with few colors: a third of the bytes, and nobody sees the difference."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    image.quantize(COLORS, dither=Image.Dither.NONE).save(path, optimize=True)


def _open(page: Page, route: str) -> None:
    page.goto(f"/{route}")
    page.wait_for_function("() => document.documentElement.dataset.ready === 'true'")


def _open_table(page: Page, **puzzle: Any) -> None:
    _open(page, f"#p={answer('link', {'puzzle': puzzle})['link']}")


def _part(page: Page, name: str) -> None:
    tab = page.get_by_role("tab", name=name, exact=True)
    if tab.count():
        tab.click()


def _show(what: Locator) -> None:
    """Wait for a part of the page and bring it into the picture, at its lower end."""
    expect(what).to_be_visible()
    what.evaluate("element => { element.scrollIntoView({block: 'end'}); scrollBy(0, 30); }")


def _solution(name: str = "genius-star", blocked: Sequence[str] = SAMPLE_ROLL) -> list[list[int]]:
    events = search({"puzzle": {"name": name, "blocked": list(blocked)}, "most": 1})
    placements: list[list[int]] = next(event for event in events if event["kind"] == "solution")["placements"]
    return placements


if __name__ == "__main__":
    main(sys.argv[1:])

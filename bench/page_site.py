"""How long a person waits at a static site: part of `python bench/page.py`, or `--only site`.

TILEWRIGHT_PYODIDE names the unpacked npm package of Pyodide.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from measure import Row

USABLE_TARGET = 1.0
PYTHON_TARGET = 4.0
ROUNDS = 3
_NOW = "performance.now()"
_ANSWERED = """async () => {
    const { backend } = await import("./backend/backend.js");
    await backend.ask("hint", {puzzle: {name: "soma"}});
    return performance.now();
}"""


@contextmanager
def _served() -> Iterator[str]:
    """The address of a site of this checkout."""
    from tilewright.web.site import write_site

    # The tests of the page have a host of static sites; a script finds only what lies beside it.
    sys.path.append(str(Path(__file__).parents[1]))
    from tests.web.static_host import serving

    with TemporaryDirectory() as folder:
        site = Path(folder, "site")
        write_site(
            site, pyodide=Path(os.environ["TILEWRIGHT_PYODIDE"]), tell=lambda words: print(words, file=sys.stderr)
        )
        with serving(site) as address:
            yield f"{address}/"


def static_site(program: str | None) -> Iterator[Row]:
    """From the request for a puzzle until its pieces can be laid, and until Python has given a hint."""
    if not os.environ.get("TILEWRIGHT_PYODIDE"):
        print("static site: left out, TILEWRIGHT_PYODIDE does not name a Pyodide", file=sys.stderr)
        return
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        print("static site: left out, playwright is not installed", file=sys.stderr)
        return
    usable, answered, again = [], [], []
    with sync_playwright() as playwright, _served() as address:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for _ in range(ROUNDS):
            page = browser.new_context(viewport={"width": 1280, "height": 900}).new_page()
            page.set_default_timeout(120_000)
            page.goto(f"{address}#/puzzle/soma", wait_until="commit")
            page.locator(".tray [data-piece]").first.wait_for()
            usable.append(page.evaluate(_NOW) / 1000)
            answered.append(page.evaluate(_ANSWERED) / 1000)
            page.evaluate("navigator.serviceWorker.ready.then(() => null)")
            page.reload(wait_until="commit")
            again.append(page.evaluate(_ANSWERED) / 1000)
            page.context.close()
        browser.close()
    load = f"best of {ROUNDS}, worst {{:.1f}} s; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    for what, found, target in (
        ("static site: pieces can be laid", usable, USABLE_TARGET),
        ("static site: a first hint", answered, PYTHON_TARGET),
        ("static site: a first hint at the second visit", again, PYTHON_TARGET),
    ):
        yield Row(what, min(found), target, remark=load.format(max(found)))

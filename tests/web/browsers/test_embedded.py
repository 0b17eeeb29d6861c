"""The element <tile-wright> on a page of another origin, in each browser; all else about it is tested in Chromium."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.web.browser.conftest import embeddable as embeddable
from tests.web.static_host import serving

if TYPE_CHECKING:
    from selenium.webdriver.remote.webdriver import WebDriver

    from tests.web.browsers.person import Person

TWO = """
format = 1
title = "Two of a kind"
family = "tiling"
lattice = "square"
board = { shape = "rectangle", rows = 2, columns = 2 }
piece = [{ name = "A", picture = "XX" }, { name = "B", picture = "XX" }]
"""
FRAME = "return document.querySelector('tile-wright').shadowRoot.querySelector('iframe')"
PICTURE = "return document.querySelector('tile-wright').shadowRoot.querySelector('img')?.naturalWidth"
SET = "Object.assign(document.querySelector('tile-wright'), arguments[0])"


@pytest.fixture
def visitor(driver: WebDriver, embeddable: str, tmp_path: Path) -> Iterator[Person]:
    """Somebody on a page that has one puzzle, and a policy that allows what that needs and no more."""
    from tests.web.browsers.person import Person

    sources = f"script-src {embeddable} 'self'; frame-src {embeddable}; img-src {embeddable}; connect-src 'self'"
    (tmp_path / "two.toml").write_text(TWO)
    (tmp_path / "hear.js").write_text("""
        window.heard = [];
        window.faults = [];
        for (const type of ["change", "solved"])
            document.addEventListener(type, ({ detail }) => heard.push([type, detail.laid.length, detail.solved]));
        document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
            // Firefox and WebKit look for an icon of the page.
            if (!blockedURI.endsWith("favicon.ico")) faults.push(violatedDirective);
        });
        addEventListener("error", (event) => faults.push(event.message));
    """)
    (tmp_path / "index.html").write_text(
        f'<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src \'none\'; {sources}">'
        f'<script src="hear.js"></script><script type="module" src="{embeddable}/tile-wright.js"></script>'
        '<tile-wright puzzle="unicorn"></tile-wright>'
    )
    with serving(tmp_path) as origin:
        driver.get(f"{origin}/index.html")
        yield Person(driver, origin)
        driver.switch_to.default_content()
        assert driver.execute_script("return window.faults") == []


def _enter(visitor: Person, title: str) -> None:
    """Look into the frame, once it shows this; the one that is there may be about to go."""
    from selenium.common.exceptions import NoSuchFrameException, NoSuchWindowException

    def look() -> bool:
        visitor.driver.switch_to.default_content()
        if frame := visitor.run(FRAME):
            with suppress(NoSuchFrameException, NoSuchWindowException):
                visitor.driver.switch_to.frame(frame)
                return any(title in heading.text for heading in visitor.all("h1"))
        return False

    visitor.until(look, f"the frame does not show {title}")


def test_a_puzzle_in_another_page(visitor: Person) -> None:
    _enter(visitor, "Unicorn")
    visitor.driver.switch_to.default_content()
    steps = visitor.run("return history.length")
    # Another puzzle in the same frame, and one of a file; in the dark and in German that is a new one.
    visitor.run(SET, {"puzzle": "soma"})
    _enter(visitor, "Soma")
    visitor.driver.switch_to.default_content()
    assert visitor.run("return history.length") == steps
    visitor.run(SET, {"file": "two.toml", "theme": "dark", "language": "de"})
    _enter(visitor, "Two of a kind")
    assert visitor.run("return getComputedStyle(document.documentElement).backgroundColor") == "rgb(20, 22, 26)"
    visitor.see("nav", "Auf einer eigenen Seite öffnen")
    for piece, cell in ((0, 0), (1, 2)):
        visitor.click(lambda piece=piece: visitor.see(f".tray [data-piece='{piece}']"))
        visitor.click(lambda cell=cell: visitor.see(f".board [data-cell='{cell}']"))
    visitor.see(".verdict .solved")
    visitor.driver.switch_to.default_content()
    told = [["change", 1, False], ["change", 2, False], ["solved", 2, True]]
    visitor.until(lambda: visitor.run("return heard") == told, "it is not told")
    visitor.run(SET, {"file": None, "readOnly": True})
    visitor.until(lambda: visitor.run(PICTURE), "there is no picture")
    visitor.run(SET, {"size": "big"})
    note = "return document.querySelector('tile-wright').shadowRoot.textContent"
    visitor.until(lambda: "a height is 30rem" in visitor.run(note), "the mistake is not told")

"""Steps that many tests of the page take."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import cache
from typing import Any, TypeVar

from playwright.sync_api import Error, Page, Route

from tests.web.browser.conftest import PATIENCE
from tilewright.desk.asks import answer, search

T = TypeVar("T")

SAMPLE_ROLL = ("9", "10", "28", "33", "34", "39", "47")
"""Of the Genius Star."""
READY = "() => document.documentElement.dataset.ready === 'true'"


def eventually(page: Page, get: Callable[[], T], wanted: T) -> None:
    """Wait until something is as wanted that `expect` cannot look at; what an action leads to may take any time."""
    deadline = time.monotonic() + PATIENCE / 1000
    while (found := get()) != wanted and time.monotonic() < deadline:
        page.wait_for_timeout(50)
    assert found == wanted


def wait_until_ready(page: Page) -> None:
    """Wait until a view is shown; the page says so by `data-ready` of its root."""
    page.wait_for_function(READY)


def open_route(page: Page, route: str) -> None:
    """Open a view by the fragment of its address, such as `#/` or `#/puzzle/soma`."""
    if page.url.startswith("http"):
        # A change of the fragment alone loads nothing. The page hears of it a moment later, and the view that was
        # under way may say until then that it is ready.
        is_new = page.evaluate(
            """async route => {
                if (new URL(route, document.baseURI).hash === location.hash) return false;
                const heard = new Promise(done => addEventListener("hashchange", done, {once: true}));
                location.hash = route;
                await heard;
                return true;
            }""",
            route,
        )
        if not is_new:
            page.reload()
    else:
        page.goto("/" + route)
    wait_until_ready(page)


def open_gallery(page: Page) -> None:
    open_route(page, "#/")


def open_puzzle(page: Page, name: str, variant: str | None = None) -> None:
    """Open a puzzle of the catalog on the table."""
    open_route(page, f"#/puzzle/{name}" + (f"/{variant}" if variant else ""))


def open_table(page: Page, **puzzle: Any) -> None:
    """Open a puzzle with its setup and what lies on the table, by a link that holds all of it."""
    link = answer("link", {"puzzle": puzzle})["link"]
    open_route(page, f"#p={link}")


@cache
def _solution(name: str, blocked: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    events = search({"puzzle": {"name": name, "blocked": list(blocked)}, "most": 1})
    found = next(event for event in events if event["kind"] == "solution")
    return tuple(tuple(placement) for placement in found["placements"])


def solution_of(name: str, blocked: tuple[str, ...] = ()) -> list[list[int]]:
    """The placements of a solution of a puzzle of the catalog."""
    return [list(placement) for placement in _solution(name, blocked)]


@contextmanager
def routed(page: Page, pattern: str, act: Callable[[Route], object]) -> Iterator[None]:
    """Do something else with requests of these addresses until the block ends."""
    is_over = False
    page.route(pattern, lambda route: route.continue_() if is_over else act(route))
    yield
    # The route stays: a request that is on its way while a browser takes a route away is sometimes never answered.
    is_over = True


@contextmanager
def held_requests(page: Page, pattern: str, at_least: int = 0) -> Iterator[None]:
    """Keep requests of these addresses back until the block ends; by then there must be so many."""
    waiting: list[Route] = []
    with routed(page, pattern, waiting.append):
        yield
        eventually(page, lambda: len(waiting) >= at_least, True)
    for route in waiting:
        # The page may want no answer any more.
        with suppress(Error):
            route.continue_()


def held(page: Page, ask: str, at_least: int = 1) -> AbstractContextManager[None]:
    """Keep the answers to an ask back until the block ends; by then there must be so many."""
    return held_requests(page, f"**/api/ask/{ask}", at_least)


def kept_draft(page: Page) -> dict[str, Any]:
    """The draft of the maker as the browser keeps it: its document, its text, and what was typed.

    Changes that wait for an answer come first, and those that wait for them. What is typed as text is read still later.
    """
    kept: dict[str, Any] = json.loads(
        page.evaluate(
            """async () => {
                const { made } = await import("./make/made.js");
                await made.settled();
                return localStorage.getItem("tilewright:draft");
            }"""
        )
    )
    return kept


def draft(page: Page) -> dict[str, Any]:
    """The document of that draft."""
    document: dict[str, Any] = kept_draft(page)["document"]
    return document


def expect_draft(page: Page, document: dict[str, Any]) -> None:
    """Wait until this is the document."""
    eventually(page, lambda: draft(page), document)


def step(page: Page, name: str) -> None:
    """Open a step of the maker."""
    page.get_by_role("tab", name=name).click()


def open_part(page: Page, name: str) -> None:
    """Open one of the parts beside the board, where they are tabs."""
    tab = page.get_by_role("tab", name=name, exact=True)
    if tab.count():
        tab.click()

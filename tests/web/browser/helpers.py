"""Steps that many tests of the page take."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from playwright.sync_api import Page, Route

from tilewright.desk.asks import answer, search

SAMPLE_ROLL = ("9", "10", "28", "33", "34", "39", "47")
"""Of the Genius Star."""
READY = "() => document.documentElement.dataset.ready === 'true'"


def wait_until_ready(page: Page) -> None:
    """Wait until a view is shown; the page says so by `data-ready` of its root."""
    page.wait_for_function(READY)


def open_route(page: Page, route: str) -> None:
    """Open a view by the fragment of its address, such as `#/` or `#/puzzle/soma`."""
    if page.url.startswith("http"):
        # A change of the fragment alone loads nothing, so that the mark of the view before has to go.
        page.evaluate(
            """route => {
                delete document.documentElement.dataset.ready;
                if (location.hash === route) location.reload(); else location.hash = route;
            }""",
            route,
        )
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
def held(page: Page, ask: str, at_least: int = 1) -> Iterator[None]:
    """Keep the answers to an ask back until the block ends; by then there must be so many."""
    waiting: list[Route] = []
    is_over = False
    page.route(f"**/api/ask/{ask}", lambda route: route.continue_() if is_over else waiting.append(route))
    yield
    while len(waiting) < at_least:
        page.wait_for_timeout(20)
    # The route stays: a request that is on its way while a browser takes a route away is sometimes never answered.
    is_over = True
    for route in waiting:
        route.continue_()


def step(page: Page, name: str) -> None:
    """Open a step of the maker."""
    page.get_by_role("tab", name=name).click()


def open_part(page: Page, name: str) -> None:
    """Open one of the parts beside the board, where they are tabs."""
    tab = page.get_by_role("tab", name=name, exact=True)
    if tab.count():
        tab.click()

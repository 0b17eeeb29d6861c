"""The live board: how many solutions are left, where it went wrong, and what can still lie on the cells."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

from tests.web.browser.accessible import violations
from tests.web.browser.conftest import AT_BOTH_SIZES
from tests.web.browser.helpers import SAMPLE_ROLL, eventually, open_table, solution_of
from tilewright.desk.asks import answer
from tilewright.desk.limits import DeskLimits

STAR: dict[str, Any] = {"name": "genius-star", "blocked": list(SAMPLE_ROLL)}
# Piece 9 lies so on no solution of the sample roll that has the first four pieces of the first one.
BEGUN = 4
WRONG = [9, 1, 34]


def _bar(page: Page) -> Locator:
    return page.get_by_role("region", name="Live")


def _words(page: Page) -> Locator:
    return _bar(page).locator(".live-words")


def _left(placed: list[list[int]]) -> dict[str, Any]:
    return answer("live", {"puzzle": {**STAR, "placed": placed}}, DeskLimits(live_seconds=60.0))


@AT_BOTH_SIZES
def test_it_counts_names_the_move_that_left_none_and_goes_back_before_it(page: Page) -> None:
    begun = solution_of("genius-star", SAMPLE_ROLL)[:BEGUN]
    found = _left([*begun, WRONG])
    assert (found["count"], found["none_since"]) == ("0", BEGUN)
    open_table(page, **STAR, placed=[*begun, WRONG])
    expect(_words(page)).to_have_text(re.compile("^None left since piece "))
    expect(page.locator(".board .live-wrong")).to_have_count(1)
    _bar(page).get_by_role("button", name="Go back").press("Enter")
    n = _left(begun)["count"]
    expect(_words(page)).to_have_text(f"{n} solutions left")
    expect(page.locator(".board .pieces > *")).to_have_count(BEGUN)
    expect(page.locator(".board .live-wrong")).to_have_count(0)
    expect(page.get_by_role("switch", name="Live")).to_be_focused()


def test_cells_tell_how_much_can_lie_there(page: Page) -> None:
    begun = solution_of("genius-star", SAMPLE_ROLL)[:BEGUN]
    found = _left(begun)
    open_table(page, **STAR, placed=begun)
    page.get_by_label("Heat map").select_option(label="Heat: pieces")
    free = [k for k, numbers in enumerate(found["cells"]) if numbers and numbers != (0, 0)]
    expect(page.locator(".board .heat-number")).to_have_text([str(found["cells"][k][0]) for k in free])
    expect(page.get_by_text("Each number: how many pieces")).to_be_visible()
    cell = page.locator(f"[data-cell='{free[0]}']")
    expect(cell).to_have_attribute("aria-label", re.compile(f", {found['cells'][free[0]][0]} pieces can lie here"))
    assert not violations(page)


def test_one_question_at_a_time_and_none_once_it_is_off(page: Page) -> None:
    asked: list[Route] = []
    given_up: list[str] = []
    page.route("**/api/ask/live", lambda route: asked.append(route))
    page.on("requestfailed", lambda request: given_up.append(request.url))
    solution = solution_of("genius-star", SAMPLE_ROLL)
    open_table(page, **STAR, placed=solution[:BEGUN])
    expect(_words(page)).to_have_text("Counting…")
    page.get_by_role("button", name="Clear the table").click()
    page.get_by_role("button", name="Undo", exact=True).click()
    page.get_by_role("button", name="Clear the table").click()
    # A published number needs no answer, and is not asked for.
    expect(_words(page)).to_have_text("7,699 solutions in all")
    expect(_bar(page)).not_to_have_class(re.compile("stale"))
    # The questions about the tables of before are given up.
    eventually(page, lambda: len(given_up) >= len(asked), True)
    assert len(asked) <= 2
    page.route("**/api/ask/live", lambda route: route.continue_())
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(_words(page)).to_have_text(f"{_left(solution[:BEGUN])['count']} solutions left")
    page.get_by_role("switch", name="Live").press("Space")
    expect(_words(page)).to_be_hidden()
    page.reload()
    later: list[str] = []
    page.on("request", lambda request: later.append(request.url))
    expect(page.get_by_role("switch", name="Live")).not_to_be_checked()
    page.get_by_role("button", name="Clear the table").click()
    expect(page.locator(".board .pieces > *")).to_have_count(0)
    assert not any(url.endswith("/live") for url in later)

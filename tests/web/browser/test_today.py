"""Three puzzles for each day: solved by hand or not, one's own days, and a result that gives nothing away."""

from __future__ import annotations

import datetime
import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.accessible import too_small, too_wide, violations
from tests.web.browser.conftest import AT_BOTH_SIZES
from tests.web.browser.helpers import open_gallery, open_part, open_route
from tilewright.desk.asks import answer, search

NOW = datetime.datetime(2026, 11, 26, 12)
DAY = "2026-11-26"


@pytest.fixture(autouse=True)
def noon(page: Page) -> None:
    """A clock that stands at noon of the day, until a test moves it."""
    page.clock.install(time=NOW)


def _record(state: str, day: str, hints: int = 0) -> dict[str, Any]:
    return {"state": state, "hints": hints, "seconds": 185, "on": day}


def _keep(page: Page, days: object) -> None:
    page.add_init_script(f"localStorage.setItem('tilewright:days', {json.dumps(json.dumps(days))})")


def _lay_all_but_one(page: Page, level: str) -> None:
    """Open a puzzle of the day with all but the last piece of a solution on it, as if they were laid before."""
    puzzle = answer("daily", {"of": "today", "level": level, "date": DAY})["puzzle"]
    placed = next(event["placements"] for event in search({"puzzle": puzzle, "most": 1}) if event["kind"] == "solution")
    kept = {"asked": json.dumps([puzzle, {}], separators=(",", ":")), "table": {"placed": placed[:-1]}}
    page.evaluate("kept => sessionStorage.setItem(...kept)", [f"tilewright:table:{DAY}/{level}", json.dumps(kept)])
    open_route(page, f"#/today/{level}")


def _card(page: Page, level: str) -> Any:
    return page.locator(f".card[data-level={level}]")


@AT_BOTH_SIZES
def test_three_puzzles_lead_from_the_gallery_to_a_result_by_hand(page: Page) -> None:
    open_gallery(page)
    page.get_by_role("link", name="Three of the day").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Three for today")
    expect(page.locator(".card")).to_have_count(3)
    expect(_card(page, "easy")).to_contain_text("Numbers to add up")
    expect(_card(page, "easy")).to_contain_text("Not begun")
    assert violations(page) == [] == too_wide(page)
    assert too_small(page) == []
    _lay_all_but_one(page, "easy")
    page.get_by_role("button", name="Hint", exact=True).click()
    page.get_by_role("button", name="Show it on the board").click()
    page.get_by_role("button", name="Lay it").click()
    expect(page.get_by_text("Solved! Every rule is kept.")).to_be_visible()
    page.get_by_role("link", name="Three of the day").click()
    expect(_card(page, "easy")).to_contain_text("Solved by hand with 1 hint")
    expect(page.get_by_text("1 day in a row, today among them.")).to_be_visible()
    expect(page.get_by_role("link", name="November 26: 1 of 3 solved")).to_have_attribute("aria-current", "page")
    text = page.get_by_label("It says how you did").input_value()
    assert text.splitlines()[:2] == [
        "tilewright, November 26, 2026",
        "☆ Easy, Numbers to add up: solved by hand with 1 hint",
    ]
    assert text.endswith(f"/#/today/{DAY}")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy my result").click()
    expect(page.get_by_text("Copied.", exact=True)).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == text
    # With times, for those who want them, and from then on.
    page.get_by_label("Show me a clock").check()
    expect(_card(page, "easy")).to_contain_text(re.compile(r"with 1 hint, \d:\d\d$"))
    page.reload()
    expect(page.get_by_label("Show me a clock")).to_be_checked()


def test_what_solve_has_shown_is_not_solved_by_hand(page: Page) -> None:
    open_route(page, "#/today/easy")
    page.get_by_role("button", name="Solve", exact=True).click()
    open_part(page, "Solutions")
    page.get_by_role("button", name="Keep this on the table").click()
    expect(page.get_by_text("This is a solution that you looked up.")).to_be_visible()
    expect(page.get_by_role("navigation", name="Three of the day")).to_contain_text("Shown by Solve")
    page.get_by_role("link", name="Three of the day").click()
    expect(_card(page, "easy")).to_contain_text("Shown by Solve")
    expect(page.get_by_text("and a streak begins")).to_be_visible()


def test_one_missed_day_is_forgiven_and_two_are_not(page: Page) -> None:
    solved = ["2026-11-20", "2026-11-22", "2026-11-24"]
    others = {
        # Later than on its day, or shown: this does not count.
        "2026-11-18": {"easy": _record("solved", "2026-11-25"), "hard": _record("shown", "2026-11-18")},
        "2026-11-17": {"easy": _record("solved", "2026-11-17")},
    }
    _keep(page, {**others, **{day: {"hard": _record("solved", day)} for day in solved}})
    open_route(page, "#/today")
    expect(
        page.get_by_text("3 days in a row. Yesterday is missing, which is forgiven if you solve one today.")
    ).to_be_visible()
    page.clock.set_fixed_time(NOW + datetime.timedelta(days=1))
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.get_by_text("Friday, November 27, 2026. Everybody has the same.")).to_be_visible()
    expect(page.get_by_text("and a streak begins")).to_be_visible()


def test_days_up_to_today_open_from_the_calendar_by_keys(page: Page) -> None:
    _keep(page, {"2026-10-31": {"easy": _record("solved", "2026-10-31"), "medium": _record("begun", "2026-10-31")}})
    open_route(page, "#/today")
    expect(page.get_by_role("cell", name="27 not out yet").get_by_role("link")).to_have_count(0)
    expect(page.get_by_role("button", name="The month after")).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="The month before").press("Enter")
    expect(page.get_by_role("table", name="Your days: October 2026")).to_be_visible()
    page.get_by_role("link", name="October 31: 1 of 3 solved").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Three of October 31, 2026")
    expect(_card(page, "easy")).to_contain_text("Solved by hand")
    field = page.get_by_label("Another day")
    field.fill("2026-12-01")
    field.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("The puzzles of Tuesday, December 1, 2026 are not out yet")
    assert violations(page) == []
    for route in ("#/today/2026-02-30", "#/today/easy/20261126"):
        open_route(page, route)
        expect(page.get_by_text("There is no such day as 2026")).to_be_visible()
    open_route(page, "#/today/2026-12-24")
    expect(page.get_by_text("The puzzles of Thursday, December 24, 2026 are not out yet")).to_be_visible()


@pytest.mark.parametrize(
    "kept",
    [
        [],
        "nonsense",
        {"2026-11-25": None, "2026-11-24": {"easy": {"state": "won"}}, "then": {"easy": _record("solved", DAY)}},
        {"2026-11-25": {"easy": {**_record("solved", DAY), "hints": -1}, "hard": [], "evil": _record("solved", DAY)}},
        {"__proto__": 1, "2026-02-30": {"easy": _record("solved", DAY)}},
    ],
)
def test_damaged_records_are_left_out(page: Page, kept: object) -> None:
    _keep(page, kept)
    open_route(page, "#/today")
    expect(page.locator(".card").get_by_text("Not begun")).to_have_count(3)
    expect(page.get_by_text("and a streak begins")).to_be_visible()

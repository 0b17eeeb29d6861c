"""Tiles compared with the real ones: which to look at next, ticks, and the correction of the one that is wrong."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.browser.accessible import tab_to, too_small, too_wide, violations
from tests.web.browser.conftest import AT_BOTH_SIZES
from tests.web.browser.helpers import open_part, open_table
from tilewright.catalog import text_of
from tilewright.desk.asks import answer
from tilewright.desk.limits import DeskLimits


@cache
def _wrong() -> tuple[dict[str, Any], dict[str, Any]]:
    """The Unicorn with a label typed wrong, and all its corrections, however busy the machine is."""
    document = tomllib.loads(text_of("unicorn"))
    document["tiles"][0] = "PT GT GH YH"
    found = answer("typos", {"puzzle": {"document": document}}, DeskLimits(ask_seconds=300))
    assert found["is_all"]
    return document, found


def _open(page: Page) -> Locator:
    document, found = _wrong()
    page.route("**/api/ask/typos", lambda route: route.fulfill(json=found))
    open_table(page, document=document)
    open_part(page, "Solutions")
    page.get_by_role("button", name="Check the puzzle").click()
    panel = page.get_by_role("region", name="What may be mistyped")
    expect(panel.get_by_role("group", name="All tiles")).to_be_visible()
    return panel


def _left(panel: Locator) -> Locator:
    return panel.get_by_text(re.compile("left of"))


@AT_BOTH_SIZES
def test_each_look_makes_the_list_shorter_until_nothing_is_left(page: Page) -> None:
    panel = _open(page)
    n = len(_wrong()[1]["corrections"])
    expect(_left(panel)).to_contain_text(f"{n} changes are left of {n}")
    assert violations(page) == []
    assert too_wide(page) == []
    assert too_small(page) == []
    # Three looks are enough.
    for _ in range(3):
        before = _left(panel).inner_text()
        number = panel.get_by_role("button", name=re.compile("number 1 to compare")).get_attribute("aria-label")
        assert number is not None
        tile = number.split(":")[0]
        panel.get_by_role("button", name=re.compile("^Tiles? .* (is|are) right$")).click()
        expect(panel.get_by_role("button", name=f"{tile}: right")).to_be_visible()
        if _left(panel).count() == 0:
            break
        assert _left(panel).inner_text() != before
    expect(panel.get_by_text("None of these changes is left")).to_be_focused()


def test_a_side_a_tile_and_a_second_thought(page: Page) -> None:
    panel = _open(page)
    found = _wrong()[1]
    n = len(found["corrections"])
    tile = found["corrections"][0]["tile"]
    on_tile = [one for one in found["corrections"] if one["tile"] == tile]
    name = f"Tile {found['tiles'][tile]['name']}"
    panel.get_by_role("button", name=f"{name}:").click()
    detail = panel.get_by_role("region", name=name, exact=True)
    whole = detail.get_by_role("checkbox", name=f"{name} is right")
    expect(whole).to_be_focused()
    expect(detail.get_by_role("button", name="Correct it")).to_have_count(len(on_tile))
    # One side of it is right.
    side = found["tiles"][tile]["sides"][on_tile[0]["side"]]
    detail.get_by_role("checkbox", name=f"{side['words']}: it reads {side['label']}").click()
    n_left = n - sum(one["side"] == on_tile[0]["side"] for one in on_tile)
    expect(_left(panel)).to_contain_text(f"{n_left} changes are left of {n}")
    # All of it is, or not.
    panel.get_by_role("button", name=f"{name}:").click()
    whole.click()
    expect(_left(panel)).to_contain_text(f"{n - len(on_tile)} changes are left of {n}")
    panel.get_by_role("button", name=f"{name}: right").click()
    expect(whole).to_be_checked()
    whole.click()
    expect(_left(panel)).to_contain_text(f"{n_left} changes are left of {n}")


def test_the_wrong_tile_is_corrected_by_the_keyboard_alone(page: Page) -> None:
    panel = _open(page)
    tab_to(page, panel.get_by_role("button", name="Tile 1:"))
    page.keyboard.press("Enter")
    correct = panel.get_by_role("button", name="Correct it: RH instead of GH on tile 1, bottom")
    tab_to(page, correct)
    page.keyboard.press("Enter")
    expect(correct).to_have_count(0)
    open_part(page, "Solutions")
    page.get_by_role("button", name="Solve", exact=True).click()
    expect(page.get_by_text(re.compile(r"\d different solutions")).first).to_be_visible()

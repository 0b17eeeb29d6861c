"""The workshop: tools at work on the puzzle on the bench, and what becomes of their findings."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.web.browser.accessible import lay_a_hint, violations
from tests.web.browser.conftest import AT_BOTH_SIZES
from tests.web.browser.helpers import (
    eventually,
    open_part,
    open_puzzle,
    open_route,
    open_table,
    solution_of,
    wait_until_ready,
)

# Of the opaque points of a picture, from 0 to 255.
_BRIGHTNESS = """image => {
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    let [sum, n] = [0, 0];
    for (let at = 0; at < data.length; at += 4) {
        if (data[at + 3] === 255) [sum, n] = [sum + data[at] + data[at + 1] + data[at + 2], n + 3];
    }
    return sum / n;
}"""


def _begin(page: Page, tool: str, button: str) -> Locator:
    page.get_by_role("tab", name=tool, exact=True).click()
    page.get_by_role("button", name=button, exact=True).click()
    return page.get_by_role("region", name=tool, exact=True).get_by_role("article")


@AT_BOTH_SIZES
def test_a_finding_is_found_again_and_leads_to_the_table(page: Page) -> None:
    open_puzzle(page, "tetrominoes-4x5")
    open_part(page, "Share")
    page.get_by_role("button", name="To the workshop").click()
    wait_until_ready(page)
    expect(page.get_by_label("The puzzle on the bench")).to_have_value("tetrominoes-4x5")
    open_route(page, "#/workshop/from/pentominoes-3x20")
    found = _begin(page, "Make it unique", "Look for changes")
    expect(found.first).to_contain_text("1 up to symmetry")
    assert violations(page) == []
    image = found.first.locator("img")
    expect(image).to_have_js_property("complete", True)
    assert image.evaluate(_BRIGHTNESS) > 200
    page.emulate_media(color_scheme="dark")
    eventually(page, lambda: image.evaluate(_BRIGHTNESS) < 130, True)
    # What was found is there again after a reload.
    page.reload()
    wait_until_ready(page)
    page.get_by_role("tab", name="Make it unique").click()
    expect(found.first).to_contain_text("Lay piece")
    found.first.get_by_role("button", name="Try it on the table").click()
    wait_until_ready(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("Pentominoes in 3 x 20")


def test_a_tool_waits_for_what_the_puzzle_leaves_open(page: Page, expected: list[str]) -> None:
    # A puzzle that is gone leaves the bench to another one.
    expected.append("404")
    open_route(page, "#/workshop/from/gone")
    bench = page.get_by_role("region", name="On the bench")
    expect(bench.get_by_role("alert")).to_contain_text("gone")
    expect(bench.get_by_label("The puzzle on the bench")).not_to_have_value("")
    open_route(page, "#/workshop/from/genius-square")
    expect(bench).to_contain_text("7 dice show nothing yet")
    _begin(page, "Rate", "Rate it")
    expect(page.get_by_role("alert")).to_contain_text("7 dice show nothing yet")
    bench.get_by_role("button", name="Choose at random").click()
    expect(bench).not_to_contain_text("dice show nothing yet")
    found = _begin(page, "Rate", "Rate it")
    expect(found.first).to_contain_text("in vain")


def test_solving_times_are_noted_for_those_who_want_it(page: Page) -> None:
    open_table(page, name="unicorn", placed=solution_of("unicorn")[:-2])
    open_part(page, "About")
    page.get_by_label("Note how long I take").check()
    page.get_by_label("Show me a clock").check()
    clock = page.get_by_role("timer", name="Your time")
    expect(clock).to_have_text("0:00")
    lay_a_hint(page)
    expect(clock).not_to_have_text("0:00")
    # It goes on after a reload, and for those who come back to the table.
    page.reload()
    expect(clock).not_to_have_text(re.compile("^(0:00)?$"))
    open_route(page, "#/workshop")
    page.go_back()
    expect(clock).not_to_have_text(re.compile("^(0:00)?$"))
    lay_a_hint(page)
    open_part(page, "About")
    expect(page.get_by_text("1 time noted.")).to_be_visible()
    page.reload()
    expect(clock).not_to_have_text("0:00")
    open_part(page, "About")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the times").click()
    # Nothing was set up, seven pieces lay there before, and two hints were taken.
    assert re.search('Unicorn","","","7","2","[1-9]', Path(download.value.path()).read_text(encoding="utf-8"))
    page.get_by_role("button", name="Forget them").click()
    expect(page.get_by_text("0 times noted.")).to_be_visible()

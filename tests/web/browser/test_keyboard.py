"""One evening with a puzzle, without a mouse."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.browser.accessible import lay_a_hint, tab_to
from tests.web.browser.conftest import AT_BOTH_SIZES
from tests.web.browser.helpers import open_gallery, wait_until_ready


@AT_BOTH_SIZES
def test_from_the_gallery_to_a_solution_and_back(page: Page) -> None:
    open_gallery(page)
    main = page.get_by_role("main")

    # Find the Genius Star.
    tab_to(page, page.get_by_role("searchbox"))
    page.keyboard.type("genius star")
    card = main.get_by_role("link", name=re.compile("The Genius Star"))
    expect(main.get_by_role("link", name="Unicorn")).to_have_count(0)
    tab_to(page, card)
    page.keyboard.press("Enter")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("The Genius Star")
    wait_until_ready(page)
    expect(heading).to_be_focused()

    # Roll its dice.
    tab_to(page, page.get_by_role("button", name="Roll the dice"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("gridcell", name=re.compile("blocked"))).to_have_count(7)

    # Lay the first piece on the first place on which it fits.
    piece = page.get_by_role("group", name="Pieces").get_by_role("button").first
    tab_to(page, piece)
    page.keyboard.press("Enter")
    page.keyboard.press("r")
    page.keyboard.press("b")
    taken = page.get_by_role("gridcell").filter(has_not_text="x").and_(page.locator(".movable"))
    for key in ["Home", *["ArrowRight"] * 8, *["ArrowDown", "ArrowLeft"] * 24]:
        page.keyboard.press("Enter")
        if taken.count():
            break
        page.keyboard.press(key)
    expect(taken.first).to_be_attached()
    page.keyboard.press("Delete")
    expect(taken).to_have_count(0)

    # A hint, and lay what it says.
    lay_a_hint(page)
    expect(taken.first).to_be_attached()
    laid = taken.count()

    # Solve the rest, look at another solution, and come back to the table.
    tab_to(page, page.get_by_role("button", name="Solve", exact=True))
    page.keyboard.press("Enter")
    following = page.get_by_role("button", name=re.compile("^Next"))
    expect(following).to_be_visible()
    tab_to(page, following)
    page.keyboard.press("Enter")
    expect(main.get_by_text(re.compile("^2 of"))).to_be_visible()
    back = page.get_by_role("button", name="Back to my table")
    tab_to(page, back)
    page.keyboard.press("Enter")
    expect(taken).to_have_count(laid)

    # And to all puzzles.
    page.go_back()
    expect(page.get_by_role("searchbox")).to_be_visible()

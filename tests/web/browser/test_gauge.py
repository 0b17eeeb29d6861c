"""The gauge of the maker: after each change the number of solutions and the difficulty, and what they were before."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, Route, expect

from tests.web.browser.accessible import violations
from tests.web.browser.conftest import AT_BOTH_SIZES
from tests.web.browser.helpers import eventually, held, open_route, step


def _gauge(page: Page) -> Locator:
    return page.get_by_role("region", name="Solutions and difficulty")


def _count(page: Page) -> Locator:
    return page.locator(".gauge-count")


def _spoken(page: Page) -> Locator:
    return _gauge(page).get_by_role("status")


def _first_side(page: Page) -> Locator:
    return page.get_by_role("textbox", name=re.compile("^Tile 1, top"))


def _spoil(page: Page) -> None:
    """Give the first tile a label that nothing matches."""
    _first_side(page).click()
    page.keyboard.press("q")


@AT_BOTH_SIZES
def test_a_changed_label_tells_what_it_did_marks_it_and_is_undone(page: Page) -> None:
    open_route(page, "#/make/from/scramble-insects")
    expect(_count(page)).to_have_text("One solution")
    step(page, "3 Tiles")
    _spoil(page)
    expect(_count(page)).to_have_text("No solution, 1 before")
    expect(_first_side(page)).to_have_accessible_name("Tile 1, top, something is wrong here")
    expect(page.locator(".tile .side.blamed")).to_have_count(1)
    expect(_spoken(page)).to_have_text("It can be laid on the table, but look at this. No solution, 1 before")
    assert not violations(page)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(_count(page)).to_have_text("One solution, none before")
    expect(page.locator(".blamed")).to_have_count(0)
    # Words change no solutions.
    step(page, "1 Kind")
    title = page.get_by_label("Title")
    title.fill("Other unicorns")
    title.press("Tab")
    expect(_count(page)).to_have_text("One solution, none before")


def test_what_is_known_of_an_older_draft_is_never_shown(page: Page) -> None:
    asked: list[Route] = []
    given_up: list[str] = []
    open_route(page, "#/make/from/scramble-insects")
    expect(_spoken(page)).to_have_text(re.compile("Ready for the table. One solution"))
    page.route("**/api/ask/gauge", lambda route: asked.append(route))
    page.on("requestfailed", lambda request: given_up.append(request.url))
    step(page, "3 Tiles")
    _spoil(page)
    expect(_count(page)).to_have_text("Counting…, 1 before")
    eventually(page, lambda: bool(asked), True)
    page.get_by_role("button", name="Undo", exact=True).click()
    # It is known already, and the question about the other one is given up.
    expect(_count(page)).to_have_text("One solution")
    eventually(page, lambda: bool(given_up), True)
    assert len(asked) == 1


def test_a_newer_draft_gives_up_all_questions_about_the_older_one(page: Page) -> None:
    given_up: list[str] = []
    open_route(page, "#/make/from/scramble-insects")
    expect(_spoken(page)).to_have_text(re.compile("Ready for the table. One solution"))
    step(page, "3 Tiles")
    page.on("requestfailed", lambda request: given_up.append(request.url.rpartition("/")[2]))
    with held(page, "draft"):
        with page.expect_request("**/api/ask/draft"):
            _spoil(page)
        with page.expect_request("**/api/ask/draft"):
            page.keyboard.press("r")
        eventually(page, lambda: "draft" in given_up, True)
    expect(_spoken(page)).to_have_text(re.compile("No solution, 1 before"))


@AT_BOTH_SIZES
def test_nothing_moves_under_the_pointer_when_notes_come_and_go(page: Page) -> None:
    open_route(page, "#/make/from/scramble-insects")
    note = page.locator(".note", has_text="was opened to be changed.")
    expect(note).to_be_visible()
    step(page, "3 Tiles")
    tab = page.get_by_role("tab", name="2 Board")
    before = tab.bounding_box()
    _spoil(page)
    expect(note).to_be_hidden()
    assert before is not None

    def moved() -> float:
        after = tab.bounding_box()
        assert after is not None
        return min(abs(after["y"] + scrolled - before["y"]) for scrolled in (0, page.evaluate("scrollY")))

    eventually(page, lambda: moved() == 0, True)


def test_what_makes_it_unique_is_taken_and_undone_in_the_maker(page: Page) -> None:
    open_route(page, "#/make/from/unicorn")
    expect(_count(page)).to_have_text("2 different solutions")
    summary = page.locator("summary", has_text="Make it unique")
    summary.press("Enter")
    page.get_by_role("button", name="Look for changes").click()
    page.get_by_role("button", name="Take it").first.press("Enter")
    expect(_count(page)).to_have_text("One solution, 2 before")
    # What was found of the draft before is no more on show, and looked for no more.
    expect(page.locator(".finding")).to_have_count(0)
    expect(page.get_by_role("button", name="Stop")).to_have_count(0)
    expect(summary).to_be_focused()
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(_count(page)).to_have_text("2 different solutions, 1 before")
    expect(page.locator(".finding").first).to_be_visible()


def test_why_there_is_none_is_told_in_the_maker(page: Page) -> None:
    open_route(page, "#/make/from/tetrominoes-4x5")
    expect(_count(page)).to_have_text("No solution")
    page.locator("summary", has_text="Why none?").press("Enter")
    page.get_by_role("button", name="Find the reason").click()
    expect(page.get_by_role("heading", name="This cannot be together")).to_be_visible()
    assert not violations(page)


def test_a_template_has_no_number_of_its_own(page: Page) -> None:
    open_route(page, "#/make/from/genius-star")
    expect(_count(page)).to_have_text("Each choice of its setup has solutions of its own")
    expect(_spoken(page)).to_have_text("Ready for the table. Each choice of its setup has solutions of its own")

"""Collections: a teacher puts puzzles together for a class, which opens one link, and finds them one by one."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pypdfium2
from playwright.sync_api import Page, expect

from tests.web.browser.accessible import violations
from tests.web.browser.conftest import AT_BOTH_SIZES
from tests.web.browser.helpers import open_gallery, open_part, open_puzzle, open_route, solution_of, wait_until_ready
from tilewright.desk.asks import answer

NAMES = {
    "pentominoes-6x10": "Pentominoes in 6 x 10",
    "magic-square-3": "Magic square of order 3",
    "tangram": "Tangram",
}


def link_to(*names: str, **said: object) -> str:
    puzzles = [{"puzzle": {"name": name}} for name in names]
    return f"#p={answer('link', {'collection': {'puzzles': puzzles, **said}})['link']}"


def _collect(page: Page) -> None:
    """Two in the gallery, and one at its table."""
    open_gallery(page)
    page.get_by_role("button", name="Collect for a class").click()
    for number, title in enumerate(list(NAMES.values())[:2], start=1):
        page.get_by_role("button", name=f"Add to a collection: {title}", exact=True).click()
        expect(page.get_by_text(f"Number {number} of your collection")).to_be_visible()
    open_puzzle(page, "tangram")
    open_part(page, "Share")
    page.get_by_role("button", name="Add to a collection").first.click()
    page.get_by_role("link", name="your collection").first.click()
    expect(page.get_by_role("heading", name="Your collection")).to_be_visible()
    expect(page.locator(".collected li")).to_have_count(3)


def _expect_titles(page: Page, titles: list[str]) -> None:
    expect(page.locator(".collected h3")).to_have_text(titles)


@AT_BOTH_SIZES
def test_a_teacher_collects_puts_in_order_and_gives_out(page: Page, new_page: Callable[..., Page]) -> None:
    _collect(page)
    page.get_by_label("Title").fill('<b>Week</b> "1"')
    page.get_by_label("A few words for the class").fill("Begin with the first.")
    page.get_by_role("button", name="Down: Pentominoes").click()
    _expect_titles(page, ["Magic square of order 3", "Pentominoes in 6 x 10", "Tangram"])
    expect(page.get_by_role("button", name="Down: Pentominoes")).to_be_focused()
    page.get_by_role("button", name="Easy to hard").click()
    expect(page.locator("#main").get_by_text("From easy to hard.")).to_be_visible()
    rated = {title: answer("rated", {"puzzle": {"name": name}})["number"] for name, title in NAMES.items()}
    _expect_titles(page, sorted(rated, key=lambda title: rated[title]))
    page.get_by_label("A question (or none): Tangram").fill("Where is the square?")
    assert violations(page) == []
    page.get_by_role("button", name="Copy a link for the class").click()
    made = page.get_by_label("The link for the class")
    expect(made).to_be_visible()
    link = made.input_value()

    pupil = new_page()
    pupil.goto(link)
    wait_until_ready(pupil)
    expect(pupil.get_by_role("heading", level=1)).to_have_text('<b>Week</b> "1"')
    expect(pupil.get_by_text("Begin with the first.")).to_be_visible()
    expect(pupil.get_by_text("0 of 3 found.")).to_be_visible()
    expect(pupil.get_by_text("Where is the square?")).to_be_visible()
    assert violations(pupil) == []


def _lay_square(page: Page) -> None:
    """The magic square of order 3, value by value."""
    for piece, _, cell in solution_of("magic-square-3"):
        page.locator(f".tray [data-piece='{piece}']").click()
        page.locator(f".board [data-cell='{cell}']").click()


def test_a_pupil_finds_one_goes_on_and_comes_back(page: Page) -> None:
    link = link_to("magic-square-3", "tangram", title="Two", without=["solve"])
    open_route(page, link)
    page.get_by_role("link", name="Magic square of order 3").click()
    row = page.get_by_role("navigation", name="The collection")
    expect(row).to_contain_text("1 of 2")
    # The teacher has left out what solves it.
    expect(page.get_by_role("button", name="Solve", exact=True)).to_have_count(0)
    _lay_square(page)
    expect(page.get_by_text("1 of 2 found.")).to_be_visible()
    assert violations(page) == []
    page.locator(".found-words").get_by_role("link", name="Next").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Tangram")
    expect(row).to_contain_text("2 of 2")
    row.get_by_role("link", name="Two").click()
    expect(page.get_by_text("1 of 2 found.")).to_be_visible()
    expect(page.locator(".card").first).to_contain_text("✓ Found")
    # What was laid is there again, also in another tab.
    page.evaluate("sessionStorage.clear()")
    page.get_by_role("link", name="Magic square of order 3").click()
    expect(page.get_by_text("1 of 2 found.")).to_be_visible()


def test_sheets_for_each_pupil_and_solutions_apart(page: Page) -> None:
    open_route(page, link_to(*NAMES, title="A <sheet>"))
    page.get_by_role("button", name="Change a copy").click()
    page.get_by_label("Names of pupils").fill("Ada\nBen")
    page.get_by_label("Puzzles on a page").select_option("4")
    page.get_by_label("Solutions").select_option("apart")
    page.get_by_role("button", name="Make the sheets").click()
    for name, n in (("a-sheet.pdf", 2), ("a-sheet-solutions.pdf", 1)):
        with page.expect_download() as download:
            page.get_by_role("button", name=f"Save {name}", exact=True).click()
        assert len(pypdfium2.PdfDocument(Path(download.value.path()))) == n


def test_a_collection_that_is_replaced_can_be_brought_back(page: Page) -> None:
    open_route(page, link_to("soma", title="First"))
    page.get_by_role("button", name="Change a copy").click()
    expect(page.get_by_label("Title")).to_have_value("First")
    page.get_by_role("button", name="Begin a new one").click()
    expect(page.get_by_text("Nothing yet")).to_be_visible()
    page.get_by_role("button", name="Bring back the one before").click()
    expect(page.get_by_label("Title")).to_have_value("First")
    # What is taken out may be kept nowhere else.
    page.get_by_role("button", name="Take out: Soma cube").click()
    expect(page.get_by_text("Nothing yet")).to_be_visible()
    page.get_by_role("button", name="Bring back the one before").click()
    expect(page.get_by_role("button", name="Take out: Soma cube")).to_be_visible()


def test_what_another_tab_collects_is_not_written_over(page: Page) -> None:
    open_route(page, link_to("soma", title="First"))
    page.get_by_role("button", name="Change a copy").click()
    expect(page.get_by_label("Title")).to_have_value("First")
    other = page.context.new_page()
    open_gallery(other)
    other.get_by_role("button", name="Collect for a class").click()
    other.get_by_role("button", name="Add to a collection: Tangram", exact=True).click()
    expect(other.get_by_text("Number 2 of your collection")).to_be_visible()
    expect(page.locator(".collected li")).to_have_count(2)
    page.get_by_label("A question (or none): Soma cube").fill("Why?")
    page.get_by_label("Title").fill("Second")
    page.get_by_label("Title").blur()
    open_gallery(other)
    expect(other.get_by_role("link", name="your collection (2)")).to_be_visible()


def test_links_that_are_wrong_are_told_in_words(page: Page, expected: list[str]) -> None:
    link = link_to("magic-square-3", "no-such-puzzle", title="\u202eTwo" + "o" * 150)
    expected.append("400")
    open_route(page, link[:-9])
    expect(page.get_by_text(re.compile("This link is (not whole|damaged)"))).to_be_visible()
    open_route(page, f"{link}/7")
    expect(page.get_by_text("There is no puzzle number 7 in this collection")).to_be_visible()
    # What cannot be shown stands among the others.
    open_route(page, link)
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("^Twoo+$"))
    expect(page.get_by_text("There is no puzzle 'no-such-puzzle'", exact=False)).to_be_visible()
    assert violations(page) == []

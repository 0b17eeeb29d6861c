"""Hints: words first, then the piece; where not to look; the fewest to take back."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.browser.accessible import lay_a_hint
from tests.web.browser.conftest import AT_BOTH_SIZES
from tests.web.browser.helpers import SAMPLE_ROLL, open_part, open_puzzle, open_table, solution_of


def _ask(page: Page, button: str = "Hint") -> Locator:
    open_part(page, "Hints")
    page.get_by_role("button", name=button, exact=True).click()
    return page.get_by_role("region", name="Hint", exact=True)


def _pieces(page: Page) -> Locator:
    return page.locator(".board .pieces > *")


@AT_BOTH_SIZES
def test_a_hint_is_words_first_and_the_piece_when_it_is_wanted(page: Page) -> None:
    laid = solution_of("genius-star", SAMPLE_ROLL)[:7]
    open_table(page, name="genius-star", blocked=list(SAMPLE_ROLL), placed=laid)
    panel = _ask(page)
    expect(panel.get_by_role("heading", name="A next piece")).to_be_visible()
    ghost = page.locator(".board .ghost-piece")
    expect(ghost).to_have_count(0)
    panel.get_by_role("button", name="Show it on the board").click()
    expect(ghost).to_have_count(1)
    panel.get_by_role("button", name="Lay it").click()
    expect(_pieces(page)).to_have_count(len(laid) + 1)
    # What lies there is another now, and the hint gone.
    expect(panel.get_by_role("heading")).to_have_count(0)
    expect(ghost).to_have_count(0)
    # On a phone, too, the board stays in sight, and does when a piece is taken back by hand.
    board = page.locator(".board")
    expect(board).to_be_in_viewport(ratio=0.9)
    # Nothing is left to read: the next piece may come from the tray.
    expect(page.locator(".tray")).to_be_in_viewport(ratio=0.9)
    page.keyboard.press("Control+z")
    page.locator(".board .cell.movable").first.click()
    page.get_by_role("button", name="Take back", exact=True).click()
    expect(_pieces(page)).to_have_count(len(laid) - 1)
    expect(board).to_be_in_viewport(ratio=0.9)


def test_hints_lead_to_a_solution(page: Page) -> None:
    laid = solution_of("unicorn")
    open_table(page, name="unicorn", placed=laid[:-3])
    for n in (2, 1, 0):
        panel = _ask(page)
        panel.get_by_role("button", name="Show it on the board").click()
        panel.get_by_role("button", name="Lay it").click()
        expect(_pieces(page)).to_have_count(len(laid) - n)
    expect(page.get_by_text("Solved! Every rule is kept.")).to_be_visible()
    panel = _ask(page)
    expect(panel.get_by_role("heading", name="Solved")).to_be_visible()


def test_where_not_to_look(page: Page) -> None:
    laid = solution_of("genius-star", SAMPLE_ROLL)[:3]
    open_table(page, name="genius-star", blocked=list(SAMPLE_ROLL), placed=laid)
    panel = _ask(page, "Where not to look")
    expect(panel.get_by_role("heading", name="Where not to look")).to_be_visible()
    expect(page.locator(".board .outline.mark.not")).to_have_count(1)
    # It does not say where the piece lies instead.
    expect(panel.get_by_role("button", name=re.compile("Show|Lay"))).to_have_count(0)
    # Asked again it says something else, by the button above as by this.
    said = [panel.locator(".hint-answer p").inner_text()]
    for name in ("Another", "Where not to look"):
        panel.get_by_role("button", name=name, exact=True).click()
        expect(panel.locator(".hint-answer p").filter(has_text=said[-1])).to_have_count(0)
        expect(panel.get_by_role("button", name="Where not to look", exact=True)).to_be_focused()
        said.append(panel.locator(".hint-answer p").inner_text())
    assert len(set(said)) == len(said)


def test_what_does_not_work_out_is_taken_back(page: Page) -> None:
    first, second, third, *_ = solution_of("magic-triangle")
    # The tiles of the first two places are exchanged.
    wrong = [[second[0], 0, first[2]], [first[0], 0, second[2]], third]
    open_table(page, name="magic-triangle", placed=wrong)
    panel = _ask(page)
    expect(panel.get_by_role("heading", name="This does not work out")).to_be_visible()
    take_back = panel.get_by_role("button", name=re.compile("Take back"))
    n = int(re.findall(r"\d+", take_back.inner_text())[0])
    expect(page.locator(".board .outline.mark.fault")).to_have_count(n)
    take_back.click()
    expect(_pieces(page)).to_have_count(len(wrong) - n)
    # It works out again.
    panel = _ask(page)
    expect(panel.get_by_role("heading", name="A next tile")).to_be_visible()


def test_a_hint_goes_when_the_table_changes(page: Page) -> None:
    laid = solution_of("magic-19")[:5]
    open_table(page, name="magic-19", placed=laid)
    panel = _ask(page)
    expect(panel.get_by_role("heading", name="A next number")).to_be_visible()
    expect(page.locator(".board .outline.mark")).not_to_have_count(0)
    page.get_by_role("button", name="Clear the table").click()
    expect(panel.get_by_role("heading")).to_have_count(0)
    expect(page.locator(".board .outline.mark")).to_have_count(0)


def test_without_a_setup_there_is_no_hint(page: Page) -> None:
    open_puzzle(page, "genius-star")
    panel = _ask(page)
    expect(panel.get_by_role("alert")).to_contain_text("Roll the dice")


def test_a_hint_with_the_keyboard_alone(page: Page) -> None:
    laid = solution_of("genius-star", SAMPLE_ROLL)[:8]
    open_table(page, name="genius-star", blocked=list(SAMPLE_ROLL), placed=laid)
    lay_a_hint(page)
    expect(_pieces(page)).to_have_count(len(laid) + 1)
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_focused()

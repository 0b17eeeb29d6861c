"""Tiles whose sides match, on a board too large for counting: what fits, dead cells, matching sides, the best board."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.browser.accessible import violations
from tests.web.browser.conftest import AT_BOTH_SIZES
from tests.web.browser.helpers import open_gallery, open_part, open_puzzle, open_table

# Two corners of Eternity II beside each other: they match, and nothing fits beside or below them.
DEAD = [[0, 2, 0], [4, 0, 1], [1, 3, 2]]


def _cell(page: Page, number: int) -> Locator:
    return page.locator(f"[data-cell='{number}']")


def _first(page: Page) -> Locator:
    return page.locator(".tray [data-piece]:not([hidden])").first


def _open(page: Page, *placed: list[int]) -> None:
    open_table(page, name="eternity-2", placed=list(placed))
    expect(page.locator(".live-words")).to_contain_text("sides match")


@AT_BOTH_SIZES
def test_a_chosen_cell_brings_the_tiles_first_that_fit_there_and_a_click_lays_one(page: Page) -> None:
    _open(page, [0, 2, 0])
    _cell(page, 1).click()
    expect(page.locator(".tray")).to_contain_text("12 of 254 fit on cell 2")
    expect(page.locator(".board .target")).to_have_count(1)
    expect(page.locator(".tray .piece:not(.unfit):not([hidden])")).to_have_count(12)
    expect(_first(page)).to_have_accessible_name(re.compile("^tile 5.*; fits there$"))
    assert not violations(page)
    _first(page).click()
    expect(_cell(page, 1)).to_have_accessible_name(re.compile("cell 2: tile 5"))
    expect(page.locator(".tray .unfit")).to_have_count(0)
    expect(page.locator(".live-words")).to_contain_text("1 of 480 sides match. No dead end seen")


def test_by_keys_the_focus_goes_to_the_first_tile_that_fits_and_back(page: Page) -> None:
    _open(page, [0, 2, 0])
    _cell(page, 1).press("Enter")
    expect(_first(page)).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    expect(_cell(page, 1)).to_be_focused()
    expect(page.locator(".board .target")).to_have_count(0)
    _cell(page, 1).press("Enter")
    expect(_first(page)).to_be_focused()
    page.keyboard.press("Enter")
    expect(_cell(page, 1)).to_be_focused()
    expect(_cell(page, 1)).to_have_accessible_name(re.compile("cell 2: tile 5"))
    # At once, while it is not known yet what fits beside the tile that was laid right before.
    _cell(page, 2).press("Enter")
    expect(_first(page)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".live-words")).to_contain_text("2 of 480 sides match")


def test_dead_cells_are_marked_and_said_and_the_hint_says_what_to_take_back(page: Page) -> None:
    _open(page, *DEAD)
    expect(page.locator(".live-words")).to_contain_text("No solution left: nothing left fits on cell")
    expect(page.locator(".board .outline.dead")).to_have_count(1)
    dead = page.locator("[aria-label*='nothing that is left fits here']")
    expect(dead).not_to_have_count(0)
    assert not violations(page)
    dead.first.click()
    expect(page.get_by_role("group", name="Words beside the board")).to_contain_text(
        "Nothing that is left fits on cell"
    )
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Take back 1 tile").click()
    expect(page.locator(".board .outline.dead")).to_have_count(0)
    expect(page.locator(".live-words")).to_contain_text("No dead end seen")


def test_the_best_board_is_kept_and_can_be_taken_back(page: Page) -> None:
    _open(page, [0, 2, 0], [4, 0, 1])
    best = page.get_by_role("button", name="Best: 1")
    expect(best).to_be_hidden()
    page.get_by_role("button", name="Clear the table").click()
    best.click()
    expect(_cell(page, 1)).to_have_accessible_name(re.compile("cell 2: tile 5"))
    page.keyboard.press("Control+z")
    expect(best).to_be_visible()
    # Another table of the same puzzle, later.
    open_puzzle(page, "eternity-2")
    expect(best).to_be_visible()


def test_a_hint_looks_around_the_chosen_cell_and_heat_tells_how_many_tiles_fit(page: Page) -> None:
    _open(page, [0, 2, 0])
    page.get_by_label("Heat map").select_option(label="Heat: tiles")
    expect(page.locator(".board .heat-number").first).to_have_text("12")
    _cell(page, 1).click()
    page.get_by_role("button", name="Hint").click()
    note = page.get_by_role("group", name="Where to look")
    expect(note).to_contain_text("Looked at 9 cells around cell 2")
    expect(page.locator(".board .mark.hint")).to_have_count(1)


def test_a_link_to_a_viewer_is_laid_and_goes_out_again(page: Page) -> None:
    _open(page, [0, 2, 0])
    open_part(page, "Share")
    share = page.get_by_role("button", name=re.compile("^Copy a link for "))
    share.click()
    link = page.get_by_label(re.compile("^The link for "))
    expect(link).to_have_value(re.compile("board_edges=abda"))
    address = link.input_value()
    page.get_by_role("button", name="Clear the table").click()
    page.get_by_text("Lay a board from a text").click()
    page.get_by_label("A link to a board on another site").fill(address)
    page.get_by_role("button", name="Lay it on the table").click()
    expect(_cell(page, 0)).to_have_accessible_name(re.compile("cell 1: tile 1"))
    assert not violations(page)


def test_a_link_that_is_pasted_where_puzzles_are_looked_for_opens_its_puzzle(page: Page) -> None:
    open_gallery(page)
    link = f"https://viewer/#board_w=16&board_h=16&board_edges=abdaabgb{'a' * 4 * 254}"
    search = page.get_by_role("searchbox")
    search.evaluate(
        """(field, text) => {
            const clipboardData = new DataTransfer();
            clipboardData.setData("text/plain", text);
            field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
        }""",
        link,
    )
    expect(page.locator(".live-words")).to_contain_text("1 of 480 sides match")

"""Does it tile? A piece is drawn, and the page tells what becomes of its copies."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.browser.accessible import too_small, too_wide, violations
from tests.web.browser.conftest import AT_BOTH_SIZES
from tests.web.browser.helpers import open_route, wait_until_ready

ASK = "Does it tile?"


@AT_BOTH_SIZES
def test_a_piece_is_drawn_and_tiles(page: Page) -> None:
    open_route(page, "#/workshop")
    page.get_by_role("link", name="Does a piece tile the plane?").click()
    wait_until_ready(page)
    cells = page.get_by_role("group", name="The piece", exact=True).get_by_role("button")
    page.get_by_role("button", name=ASK).click()
    expect(page.get_by_role("alert")).to_contain_text("no cells yet")
    # An L of three cells, by keys.
    cells.nth(0).focus()
    for key in ("Space", "ArrowRight", "Space", "ArrowDown", "Space"):
        page.keyboard.press(key)
    expect(page.get_by_text("3 cells.")).to_be_visible()
    expect(page).to_have_url(re.compile("cells=.*_.*_"))
    page.get_by_role("button", name=ASK).click()
    answer = page.get_by_role("region", name="The answer")
    expect(answer).to_contain_text("Tiles the plane.")
    expect(answer.get_by_role("img", name="A tiling of the plane")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="Tiles the plane.")).to_be_attached()
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    assert violations(page) == []
    assert too_wide(page) == too_small(page) == []
    # The address keeps the piece, and the page its answer.
    page.reload()
    wait_until_ready(page)
    expect(page.get_by_text("3 cells.")).to_be_visible()
    expect(answer).to_contain_text("Tiles the plane.")
    # Another piece has no answer yet.
    page.get_by_label("Copies").select_option("fixed")
    expect(answer).not_to_contain_text("Tiles the plane.")
    expect(page).to_have_url(re.compile("freedom=fixed"))


def test_coronas_grow_and_a_search_is_stopped(page: Page) -> None:
    open_route(page, "#/plane?lattice=hexagonal&cells=0,0_0,1_0,2_1,2_2,2_3,1")
    answer = page.get_by_role("region", name="The answer")
    page.get_by_role("button", name=ASK).click()
    expect(answer.get_by_role("heading", name=re.compile("corona"))).to_be_visible()
    expect(answer).to_contain_text("Its Heesch number is 2")
    with page.expect_download() as download:
        answer.get_by_role("button", name="Save the picture").click()
    assert download.value.suggested_filename == "no-tiling-of-the-plane.svg"
    # The hat: nobody finds a period.
    page.get_by_label("Cells", exact=True).select_option("deltoidal-trihexagonal")
    expect(answer).not_to_contain_text("Heesch number")
    hat = "0,0,0_0,0,1_0,0,2_0,0,3_0,1,3_0,1,4_1,0,0_1,0,5"
    open_route(page, f"#/plane?lattice=deltoidal-trihexagonal&cells={hat}")
    answer.get_by_text("How far to look").click()
    answer.get_by_label("Pieces to a period, at most").fill("60")
    page.get_by_role("button", name=ASK).click()
    expect(answer.get_by_role("heading", name=re.compile("^. coronas?$"))).to_be_visible()
    # It goes on elsewhere, and a link leads back to it.
    open_route(page, "#/")
    page.get_by_role("link", name="Looking for a tiling: a piece of 8 cells").click()
    wait_until_ready(page)
    answer.get_by_role("button", name="Stop").click()
    # Where the machine is busy, the server says it in the place of Python.
    expect(answer).to_contain_text(
        re.compile("Open: no tiling has a period of up to .* You stopped it|You stopped the search")
    )
    expect(page.get_by_role("button", name=ASK)).to_be_visible()


def test_a_piece_of_a_puzzle_that_is_made_leads_there(page: Page) -> None:
    open_route(page, "#/make/from/aztec-diamond-6")
    page.get_by_role("tab", name=re.compile("Pieces")).click()
    links = page.get_by_role("link", name=ASK)
    expect(links).not_to_have_count(0)
    links.first.click()
    wait_until_ready(page)
    expect(page.get_by_role("heading", level=1)).to_have_text(ASK)
    expect(page.get_by_text(re.compile("^[0-9]+ cells\\.$"))).to_be_visible()

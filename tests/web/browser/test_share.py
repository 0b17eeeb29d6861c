"""Share links and files of what is on the table."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.browser.helpers import (
    SAMPLE_ROLL,
    open_part,
    open_puzzle,
    open_route,
    open_table,
    solution_of,
    wait_until_ready,
)
from tilewright.catalog import text_of

SAMPLES = Path(__file__).parents[2] / "data" / "links"


def link_on(page: Page) -> str:
    page.get_by_role("button", name="Copy a link").click()
    field = page.get_by_label("The link", exact=True)
    expect(field).to_be_visible()
    return field.input_value()


def test_a_link_holds_setup_and_laid_pieces(page: Page, new_page: Callable[..., Page]) -> None:
    laid = solution_of("genius-star", SAMPLE_ROLL)[:4]
    open_table(page, name="genius-star", blocked=list(SAMPLE_ROLL), placed=laid)
    open_part(page, "Share")
    link = link_on(page)
    assert len(link) < 250
    other = new_page()
    other.goto(link)
    wait_until_ready(other)
    expect(other.get_by_role("heading", name="The Genius Star")).to_be_visible()
    open_part(other, "Share")
    assert link_on(other) == link
    assert other.context.cookies() == []


def test_a_link_of_ones_own_puzzle_opens_elsewhere(page: Page, new_page: Callable[..., Page]) -> None:
    open_route(page, "#/make/from/unicorn")
    page.get_by_label("Title").fill("Einhörner 🦄")
    page.get_by_label("Title").press("Enter")
    expect(page.locator(".summary")).to_contain_text("Ready")
    page.get_by_role("button", name="Share", exact=True).click()
    link = link_on(page)
    expect(page.get_by_text(f"{len(link)} characters. All of it is in the link")).to_be_visible()
    other = new_page()
    other.goto(link)
    wait_until_ready(other)
    expect(other.get_by_role("heading", name="Einhörner 🦄")).to_be_visible()


def test_links_of_old_open(page: Page) -> None:
    for name in ("tiles-with-halves", "numbers-with-sum", "unicode-title"):
        link = (SAMPLES / f"{name}.txt").read_text(encoding="utf-8").strip()
        open_route(page, link[link.index("#") :])
        expect(page.get_by_role("heading", level=1)).not_to_contain_text("cannot be shown")
        expect(page.get_by_role("tab", name="Share")).to_be_visible()


def test_damaged_and_newer_links_are_refused_in_words(page: Page, expected: list[str]) -> None:
    expected.append("400")
    open_route(page, "#p=5.AAAA")
    expect(page.get_by_role("main")).to_contain_text("made by a newer version")
    open_route(page, "#p=1.AAAA")
    expect(page.get_by_role("main")).to_contain_text("this link", ignore_case=True)


def test_the_puzzle_is_saved_as_a_file(page: Page) -> None:
    open_puzzle(page, "soma")
    open_part(page, "Share")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as TOML").click()
    assert download.value.suggested_filename == "soma.toml"
    assert tomllib.loads(Path(download.value.path()).read_text()) == tomllib.loads(text_of("soma"))
    page.get_by_role("button", name="Change a copy").click()
    expect(page.get_by_role("heading", name="Make your own puzzle")).to_be_visible()
    expect(page.get_by_label("Title")).to_have_value("Soma cube")

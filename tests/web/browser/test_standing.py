"""Cubes on the table: the solid that stands on the board is shown beside its layers."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.browser.helpers import open_puzzle, open_table, solution_of
from tilewright.desk.asks import answer


def test_the_solid_follows_what_lies_on_the_board(page: Page) -> None:
    open_puzzle(page, "soma")
    solid = page.get_by_role("img", name="As it stands")
    walls = answer("standing", {"puzzle": {"name": "soma"}})["svg"].count("<path")
    expect(solid.locator("path")).to_have_count(walls)
    page.get_by_role("button", name="Solve", exact=True).click()
    expect(solid.get_by_label("P", exact=True)).to_have_count(1)
    page.get_by_role("button", name="Stop").or_(page.get_by_role("button", name="Back to my table")).first.click()
    page.get_by_role("button", name="Back to my table").click()
    expect(solid.locator("path")).to_have_count(walls)


def test_what_was_laid_stands(page: Page) -> None:
    first, *_ = solution_of("soma")
    open_table(page, name="soma", placed=[list(first)])
    code = answer("view", {"puzzle": {"name": "soma"}})["pieces"][first[0]]["code"]
    expect(page.get_by_role("img", name="As it stands").get_by_label(code, exact=True)).to_have_count(1)


def test_flat_puzzles_do_not_stand(page: Page) -> None:
    open_puzzle(page, "unicorn")
    expect(page.locator(".as-solid")).to_be_hidden()

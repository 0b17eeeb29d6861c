"""Values of cells and regions of the board: at the table and on the drawing board."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.browser.accessible import violations
from tests.web.browser.helpers import open_route, open_table, step

DOCUMENT: dict[str, Any] = {
    "format": 1,
    "title": "Two dominoes",
    "family": "tiling",
    "lattice": "square",
    "board": {"shape": "rectangle", "columns": 2, "rows": 2},
    "piece": [
        {"name": "1-2", "cells": [[0, 0], [1, 0]], "values": "1 2"},
        {"name": "0-0", "cells": [[0, 0], [1, 0]], "values": "0 0"},
    ],
    "region": [{"cells": "1 2", "sum": 3}],
}


def test_a_region_says_by_a_sign_and_in_words_when_its_condition_is_met_or_broken(page: Page) -> None:
    open_table(page, document=DOCUMENT)
    cell, state = page.locator(".board [data-name='1']"), page.locator(".board .region-state")
    condition = "in a region where the values add up to 3"
    for piece, found in (("1-2", "met"), ("0-0", "broken")):
        page.get_by_role("button", name=f"piece {piece}").click()
        cell.click()
        expect(state).to_have_class(f"region-state {found}")
        expect(cell).to_have_accessible_name(f"cell 1: piece {piece}; {condition}, {found}")
        assert violations(page) == []
        page.get_by_role("button", name="Undo", exact=True).click()
        expect(cell).to_have_accessible_name(f"cell 1, empty; {condition}")
        expect(state).to_have_count(0)
    # Small pictures of solutions show pips.
    page.get_by_label("Different ones only").uncheck()
    page.get_by_role("button", name="Solve", exact=True).click()
    expect(page.locator(".thumbnail").first.locator("circle")).to_have_count(3)


def test_sums_of_lines_and_regions_of_numbers_have_signs_too(page: Page) -> None:
    numbers = {
        "format": 1,
        "title": "Four numbers",
        "family": "labeling",
        "lattice": "square",
        "values": "1..4",
        "lines": ["1 2 < 6"],
        "board": {"shape": "rectangle", "columns": 2, "rows": 2},
        "region": [{"cells": "1 3", "count": {"1 3": 2}}],
    }
    open_table(page, document=numbers)
    states = page.locator(".board .region-state")

    def lay(number: int, point: int) -> None:
        page.get_by_role("button", name=f"number {number}").click()
        page.locator(f".board [data-name='{point}']").click()

    lay(1, 1)
    expect(states).to_have_count(0)
    lay(4, 2)
    expect(states).to_have_class(["region-state met"])
    lay(2, 3)
    expect(states).to_have_class(["region-state broken", "region-state met"])
    about = "in a region where the values are 1 or 3 on 2 of the points; on a line with the sum <6, broken, met"
    expect(page.locator(".board [data-name='1']")).to_have_accessible_name(re.compile(re.escape(about)))
    assert violations(page) == []


def test_a_puzzle_from_paper_is_drawn_with_regions_and_dominoes(page: Page) -> None:
    open_route(page, "#/make")
    step(page, "2 Board")
    page.get_by_label("columns").filter(visible=True).first.fill("4")
    page.get_by_label("rows").filter(visible=True).first.fill("1")
    page.get_by_role("button", name="Use this shape").click()
    page.get_by_role("radio", name="Regions").check()
    cells = page.locator(".canvas").get_by_role("button", name="named")
    expect(cells).to_have_count(4)

    def drag(first: int, last: int) -> None:
        cells.nth(first).hover()
        page.mouse.down()
        cells.nth(last).hover()
        page.mouse.up()

    drag(0, 1)
    expect(page.get_by_text("Type what the values are to be first.")).to_be_visible()
    page.get_by_label("Number or values").fill("3")
    drag(0, 1)
    expect(cells.nth(0)).to_have_accessible_name(re.compile("in a region where the values add up to 3$"))
    page.get_by_label("The values in a region").select_option("count")
    page.get_by_label("Number or values").fill("2 twice")
    drag(1, 2)
    expect(page.get_by_text("This does not say how many cells have a value.")).to_be_visible()
    page.get_by_label("Number or values").fill("2 = 2")
    drag(1, 2)
    expect(page.get_by_role("button", name="Remove the region 2, 3")).to_be_visible()
    page.get_by_role("button", name="Remove the region 2, 3").click()
    # The page gets shorter and may scroll when the region goes; a pointer that comes before would be on another cell.
    expect(page.get_by_role("button", name="Remove the region 2, 3")).to_have_count(0)
    page.get_by_label("The values in a region").select_option("equal")
    drag(1, 2)
    expect(page.get_by_role("button", name="Remove the region 2, 3")).to_be_visible()
    page.get_by_role("radio", name="Given values").check()
    page.get_by_label("The value on a cell").fill("6")
    drag(3, 3)
    expect(cells.nth(3)).to_have_accessible_name(re.compile("with the value 6"))
    step(page, "3 Pieces")
    page.get_by_label("A ready set: all").select_option("2")
    page.get_by_label("Values of their cells").fill("0..6")
    page.get_by_role("button", name="Add the set").click()
    page.get_by_label("Only these").fill("2-1, 62")
    page.get_by_label("Only these").press("Enter")
    expect(page.get_by_role("status").get_by_text("Ready for the table.")).to_be_visible()
    page.get_by_text("Groups of pieces").click()
    page.get_by_label("Pieces of a group").fill("1-2 2-6")
    page.get_by_label("Used together").fill("2")
    page.get_by_role("button", name="Add the group").click()
    expect(page.get_by_text("1-2 2-6: 2 used together")).to_be_visible()
    page.get_by_role("button", name="Try it on the table").click()
    expect(page.locator(".live-words")).to_have_text("One solution")

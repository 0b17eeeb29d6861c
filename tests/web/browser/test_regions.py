"""Values of cells and regions of the board: at the table and on the drawing board."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.browser.accessible import violations
from tests.web.browser.helpers import open_table

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

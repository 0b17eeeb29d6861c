"""Pictures to keep: of the table, and of the solution that is shown."""

from __future__ import annotations

import re
import struct
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.browser.helpers import SAMPLE_ROLL, held, open_part, open_puzzle, open_table, solution_of


def _saved(page: Page, kind: str) -> tuple[str, bytes]:
    """The name and the contents of a picture."""
    open_part(page, "Share")
    with page.expect_download() as download:
        page.get_by_role("button", name=f"Picture as {kind}").click()
    return download.value.suggested_filename, Path(download.value.path()).read_bytes()


def test_the_table_as_svg(page: Page) -> None:
    laid = solution_of("genius-star", SAMPLE_ROLL)[:3]
    open_table(page, name="genius-star", blocked=list(SAMPLE_ROLL), placed=laid)
    name, picture = _saved(page, "SVG")
    assert name == "genius-star.svg"
    assert picture.startswith(b"<svg")
    open_puzzle(page, "genius-star")
    assert _saved(page, "SVG")[1] != picture


def test_the_solution_that_is_shown(page: Page) -> None:
    open_puzzle(page, "unicorn")
    empty = _saved(page, "SVG")[1]
    open_part(page, "Solutions")
    page.get_by_role("button", name="Solve", exact=True).click()
    expect(page.get_by_role("button", name="Next solution")).to_be_visible()
    first = _saved(page, "SVG")[1]
    open_part(page, "Solutions")
    page.get_by_role("button", name="Next solution").click()
    open_part(page, "Share")
    expect(page.get_by_text("Of what is shown now: Solution 2.")).to_be_visible()
    second = _saved(page, "SVG")[1]
    assert len({empty, first, second}) == 3


def test_png_is_drawn_by_the_browser(page: Page) -> None:
    open_puzzle(page, "magic-19")
    open_part(page, "Share")
    waits = page.get_by_text("Making the PNG…")
    with page.expect_download(), held(page, "draw"):
        page.get_by_role("button", name="Picture as PNG").click()
        # What takes longer than a moment is not silent.
        expect(waits.first).to_be_visible()
    expect(waits).to_have_count(0)
    name, picture = _saved(page, "PNG")
    assert name == "magic-19.png"
    assert picture.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", picture[16:24])
    assert width == 1600
    assert height > 1000
    # It is drawn, not blank.
    assert len(picture) > 10_000


def test_pictures_of_ones_own_puzzle_have_a_name(page: Page) -> None:
    from tilewright.desk.asks import answer

    document = answer("view", {"puzzle": {"name": "unicorn"}})["document"]
    open_table(page, document=document)
    name, _ = _saved(page, "SVG")
    assert re.fullmatch(r"[\w-]+\.svg", name)

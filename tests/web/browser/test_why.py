"""Why not: what is wrong with a puzzle, in words, with the pieces and cells that it is about."""

from __future__ import annotations

import tomllib

from playwright.sync_api import Locator, Page, expect

from tests.web.browser.accessible import tab_to
from tests.web.browser.conftest import AT_BOTH_SIZES
from tests.web.browser.helpers import open_part, open_puzzle, open_table
from tilewright.catalog import text_of


def _panel(page: Page) -> Locator:
    return page.get_by_role("region", name="Check the puzzle")


def test_it_tells_by_itself_when_there_is_no_solution(page: Page) -> None:
    open_puzzle(page, "tetrominoes-4x5")
    open_part(page, "Solutions")
    page.get_by_role("button", name="Solve", exact=True).click()
    panel = _panel(page)
    expect(panel.get_by_role("heading", name="Why is there no solution?")).to_be_visible()
    expect(panel.get_by_role("listitem").first).to_contain_text("Impossible: Color the board like a chessboard")


def test_a_puzzle_without_faults_says_so(page: Page) -> None:
    open_puzzle(page, "unicorn")
    open_part(page, "Solutions")
    page.get_by_role("button", name="Check the puzzle").click()
    expect(_panel(page).get_by_text("Nothing strange was found.")).to_be_visible()


def test_one_label_typed_wrong_is_looked_for(page: Page) -> None:
    document = tomllib.loads(text_of("unicorn"))
    assert document["tiles"][0] == "PT GT RH YH"
    document["tiles"][0] = "PT GT GH YH"
    open_table(page, document=document)
    open_part(page, "Solutions")
    page.get_by_role("button", name="Check the puzzle").click()
    panel = page.get_by_role("region", name="What may be mistyped")
    panel.get_by_role("button", name="Tile 1:").click()
    expect(panel.get_by_role("button", name="Correct it: RH instead of GH on tile 1, bottom")).to_be_visible()


@AT_BOTH_SIZES
def test_findings_show_where(page: Page) -> None:
    # The corner is cut off by what lies there: nothing fits on cell 1.
    open_table(page, name="pentominoes-6x10", placed=_cut_off())
    open_part(page, "Solutions")
    page.get_by_role("button", name="Check the puzzle").click()
    panel = _panel(page)
    show = panel.get_by_role("button", name="Show where").first
    expect(show).to_be_visible()
    show.click()
    expect(show).to_have_attribute("aria-pressed", "true")
    marks = page.locator(".board .outline.mark.fault")
    expect(marks).not_to_have_count(0)
    show.click()
    expect(marks).to_have_count(0)
    page.get_by_role("button", name="Clear the table").click()
    expect(panel.get_by_role("listitem")).to_have_count(0)


def test_findings_with_the_keyboard_alone(page: Page) -> None:
    open_table(page, name="pentominoes-6x10", placed=_cut_off())
    check = page.get_by_role("button", name="Check the puzzle")
    tab_to(page, check)
    page.keyboard.press("Enter")
    show = _panel(page).get_by_role("button", name="Show where").first
    expect(show).to_be_visible()
    tab_to(page, show)
    # To come there is enough, and to go on takes it away.
    expect(page.locator(".board .outline.mark.fault")).not_to_have_count(0)
    tab_to(page, page.get_by_role("button", name="Count all solutions"))
    expect(page.locator(".board .outline.mark.fault")).to_have_count(0)


def test_a_label_that_is_typed_wrong_comes_first_with_its_tile(page: Page) -> None:
    from tilewright.desk.asks import answer

    document = answer("view", {"puzzle": {"name": "eternity-2-clue-1"}})["document"]
    document["tiles"][3] = " ".join(["0x", *document["tiles"][3].split()[1:]])
    open_table(page, document=document)
    open_part(page, "Solutions")
    page.get_by_role("button", name="Check the puzzle").click()
    first = _panel(page).get_by_role("listitem").first
    # That the frame lacks a corner follows from it, and though it is a proof it comes later.
    expect(first).to_contain_text("Look whether 0x was typed right on tile 4; is 0 meant?")
    expect(_panel(page).get_by_text("4 cells of the board have 2 sides on the rim")).to_be_visible()
    picture = first.locator(".piece-picture").bounding_box()
    assert picture is not None
    assert min(picture["width"], picture["height"]) >= 96


def _cut_off() -> list[list[int]]:
    """A piece that leaves one cell of the board alone in the corner of a board of pentominoes."""
    from tilewright.desk.asks import answer

    view = answer("view", {"puzzle": {"name": "pentominoes-6x10"}})
    wanted = {(0, 1), (1, 1), (1, 0), (2, 1), (0, 2)}
    cells = {tuple(cell["at"]): number for number, cell in enumerate(view["board"]["cells"])}
    for piece, described in enumerate(view["pieces"]):
        for way, turned in enumerate(described["ways"]):
            for at, number in cells.items():
                lying = {tuple(a + b for a, b in zip(at, offset, strict=True)) for offset in turned["cells"]}
                if lying == wanted:
                    return [[piece, way, number]]
    raise AssertionError("the piece F lies so")

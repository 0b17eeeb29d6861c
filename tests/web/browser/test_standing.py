"""Pieces in space as they stand: the solid is shown beside its layers, turns, and goes together step by step."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.browser.conftest import AT_BOTH_SIZES
from tests.web.browser.helpers import eventually, held, open_part, open_puzzle, open_table, solution_of
from tilewright.desk.asks import answer


def solid(page: Page) -> Locator:
    return page.get_by_role("img", name="As it stands")


def picture(page: Page) -> str:
    """The picture of the solid as it is when nothing changes any more."""
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return str(solid(page).evaluate("canvas => canvas.toDataURL()"))


@AT_BOTH_SIZES
def test_the_solid_follows_what_lies_on_the_board(page: Page) -> None:
    tab = page.get_by_role("tab", name="Solutions")
    with held(page, "solid"):
        open_puzzle(page, "soma")
        expect(page.locator(".solid-stage")).to_be_visible()
        place = tab.bounding_box()
    expect(solid(page)).to_have_accessible_name("As it stands: nothing lies there yet")
    # Its place was kept: nothing has moved.
    eventually(page, tab.bounding_box, place)
    empty = picture(page)
    page.get_by_role("button", name="Solve", exact=True).click()
    expect(solid(page)).to_have_accessible_name(re.compile("piece L.*piece T"))
    eventually(page, lambda: picture(page) != empty, True)
    page.get_by_role("button", name="Back to my table").click()
    expect(solid(page)).to_have_accessible_name("As it stands: nothing lies there yet")
    eventually(page, lambda: picture(page), empty)


def test_what_was_laid_stands_in_its_colors(page: Page) -> None:
    first, *_ = solution_of("soma")
    open_table(page, name="soma", placed=[list(first)])
    piece = answer("view", {"puzzle": {"name": "soma"}})["pieces"][first[0]]
    expect(solid(page)).to_have_accessible_name(f"As it stands: {piece['words'].split(',')[0].split(':')[0]}")
    picture(page)
    colors = solid(page).evaluate(
        """canvas => {
            const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
            const found = new Set();
            for (let k = 0; k < data.length; k += 4) found.add((data[k] << 16) | (data[k + 1] << 8) | data[k + 2]);
            return [...found];
        }"""
    )
    # The same light falls on its three sides as in the picture that Python draws (its letter is a path with a name).
    drawn = set(re.findall(r'<path d="[^"]*" fill="#([0-9a-f]{6})"', piece["ways"][first[1]]["solid"]["svg"]))
    assert len(drawn) == 3
    assert {int(color, 16) for color in drawn} <= set(colors)


def test_flat_puzzles_do_not_stand_and_load_nothing_for_it(page: Page) -> None:
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    open_puzzle(page, "unicorn")
    expect(page.locator(".as-solid")).to_be_hidden()
    assert not [url for url in loaded if "/solid/" in url]


@AT_BOTH_SIZES
def test_a_solid_turns_by_keys_buttons_and_dragging_and_shows_its_inside(page: Page) -> None:
    open_table(page, name="soma", placed=solution_of("soma"))
    open_part(page, "Solid")
    expect(page.get_by_role("button", name="Put it together")).to_be_visible()
    stage = page.get_by_role("application", name="Solid")
    at_first = picture(page)
    seen = {at_first}

    def changed() -> None:
        eventually(page, lambda: picture(page) != at_first, True)
        seen.add(picture(page))

    stage.press("ArrowRight")
    changed()
    stage.press("ArrowLeft")
    eventually(page, lambda: picture(page), at_first)
    page.get_by_role("button", name="Tip forward").click()
    changed()
    page.get_by_role("button", name="As at first").click()
    eventually(page, lambda: picture(page), at_first)
    stage.scroll_into_view_if_needed()
    box = stage.bounding_box()
    assert box is not None
    # Beside the pieces, which would be dragged themselves.
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 80, box["y"] + 40)
    page.mouse.up()
    changed()
    stage.press("Home")
    page.get_by_label("Fly apart").press("ArrowRight")
    changed()
    page.get_by_label("Fly apart").press("ArrowLeft")
    eventually(page, lambda: picture(page), at_first)
    page.get_by_role("button", name="Layer below").click()
    changed()
    page.get_by_role("button", name="Next layer").click()
    eventually(page, lambda: picture(page), at_first)
    page.get_by_label("Pick out").select_option(index=1)
    changed()
    assert len(seen) == 7


def test_a_solid_is_put_together_step_by_step(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    open_table(page, name="soma", placed=solution_of("soma"))
    open_part(page, "Solid")
    panel = page.get_by_role("group", name="How it goes together")
    expect(page.get_by_text("These pieces can be put together one by one, in this order.")).to_be_visible()
    whole = picture(page)
    back, following = (panel.get_by_role("button", name=name) for name in ("Step back", "Next step"))
    back.press("Enter")
    expect(panel).to_contain_text("Step 6 of 6")
    back.press("Enter")
    expect(panel).to_contain_text(re.compile(r"Step 5 of 6: piece \w from the"))
    eventually(page, lambda: picture(page) != whole, True)
    following.press("Enter")
    following.press("Enter")
    expect(panel).not_to_contain_text("Step")
    eventually(page, lambda: picture(page), whole)
    panel.get_by_role("button", name="Put it together").press("Enter")
    expect(panel).to_contain_text(re.compile("Step [2-6] of 6"))
    panel.get_by_role("button", name="Pause").press("Enter")
    # Other pieces on the table are asked about anew.
    page.get_by_role("button", name="Clear the table").click()
    expect(panel).to_be_hidden()

"""Everybody can use the page: WCAG 2.2 AA in every view and state, at both sizes, in the light and in the dark."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.accessible import (
    cut_off,
    running_animations,
    tab_stops,
    too_small,
    too_wide,
    violations,
)
from tests.web.browser.conftest import AT_BOTH_SIZES
from tests.web.browser.helpers import (
    SAMPLE_ROLL,
    open_gallery,
    open_part,
    open_puzzle,
    open_route,
    open_table,
    solution_of,
)
from tilewright.desk.asks import answer

State = Callable[[Page], None]
STATES: dict[str, State] = {}


def state(function: State) -> State:
    """Lists a function that brings the page into a state."""
    STATES[function.__name__] = function
    return function


@state
def gallery(page: Page) -> None:
    open_gallery(page)


@state
def gallery_filtered(page: Page) -> None:
    open_gallery(page)
    page.get_by_role("searchbox").fill("magic")


@state
def gallery_without_a_match(page: Page) -> None:
    open_gallery(page)
    page.get_by_role("searchbox").fill("no puzzle has this name")


@state
def three_of_a_day(page: Page) -> None:
    open_route(page, "#/today/2026-11-23")


def _collection() -> str:
    puzzles = [{"puzzle": {"name": name}, "question": "Where is " + "it " * 40} for name in ("magic-square-3", "soma")]
    said = {"title": "A week" + " of puzzles" * 8, "about": "Begin with the first.", "puzzles": puzzles}
    return f"#p={answer('link', {'collection': said})['link']}"


@state
def gallery_to_collect(page: Page) -> None:
    open_gallery(page)
    page.get_by_role("button", name="Collect for a class").click()
    page.get_by_role("button", name="Add to a collection: Soma cube", exact=True).click()


@state
def collection_of_a_class(page: Page) -> None:
    open_route(page, _collection())


@state
def puzzle_of_a_collection(page: Page) -> None:
    open_route(page, f"{_collection()}/1")


@state
def collection_in_the_making(page: Page) -> None:
    open_route(page, _collection())
    page.get_by_role("button", name="Change a copy").click()
    expect(page.get_by_role("heading", name="Your collection")).to_be_visible()


@state
def dice_not_rolled(page: Page) -> None:
    open_puzzle(page, "genius-star")


@state
def some_pieces_laid(page: Page) -> None:
    laid = solution_of("genius-star", SAMPLE_ROLL)[:4]
    open_table(page, name="genius-star", blocked=list(SAMPLE_ROLL), placed=laid)


@state
def a_piece_in_the_hand(page: Page) -> None:
    open_table(page, name="genius-star", blocked=list(SAMPLE_ROLL))
    page.get_by_role("group", name="Pieces").get_by_role("button").first.click()


@state
def a_piece_that_tiles_no_plane(page: Page) -> None:
    open_route(page, "#/plane?lattice=square&cells=0,0_0,1_0,2_1,0_1,2_2,0_2,1")
    page.get_by_role("button", name="Does it tile?").click()
    expect(page.get_by_role("region", name="The answer")).to_contain_text("Does not tile the plane.")


@state
def sides_that_do_not_match(page: Page) -> None:
    laid = solution_of("magic-triangle")
    open_table(page, name="magic-triangle", placed=[[laid[0][0], 0, laid[0][2]], *laid[1:]])


@state
def solved_by_hand(page: Page) -> None:
    open_table(page, name="magic-triangle", placed=solution_of("magic-triangle"))


@state
def calendar(page: Page) -> None:
    open_puzzle(page, "calendar")


@state
def numbers_with_a_sum(page: Page) -> None:
    open_puzzle(page, "magic-19")


@state
def cubes(page: Page) -> None:
    open_table(page, name="soma", placed=solution_of("soma"))
    open_part(page, "Solid")
    expect(page.get_by_role("button", name="Put it together")).to_be_visible()


@state
def solutions_found(page: Page) -> None:
    open_table(page, name="ultimate")
    open_part(page, "Solutions")
    page.get_by_role("button", name="Solve", exact=True).click()
    expect(page.get_by_role("main").get_by_text("every possibility was tried")).to_be_visible()


@state
def no_solution_and_why(page: Page) -> None:
    open_puzzle(page, "tetrominoes-4x5")
    open_part(page, "Solutions")
    page.get_by_role("button", name="Solve", exact=True).click()
    expect(page.get_by_role("main").get_by_text("There is no solution.")).to_be_visible()
    expect(page.get_by_role("heading", name="Why is there no solution?")).to_be_visible()


@state
def watching(page: Page) -> None:
    open_puzzle(page, "pentominoes-6x10")
    open_part(page, "Solutions")
    page.get_by_role("button", name="Watch it search").click()
    for _ in range(3):
        page.get_by_role("button", name="One step").click()


@state
def hint_shown(page: Page) -> None:
    laid = solution_of("genius-star", SAMPLE_ROLL)[:8]
    open_table(page, name="genius-star", blocked=list(SAMPLE_ROLL), placed=laid)
    open_part(page, "Hints")
    page.get_by_role("button", name="Hint", exact=True).click()
    page.get_by_role("button", name="Show it on the board").click()
    expect(page.get_by_role("button", name="Lay it")).to_be_visible()


@state
def counted(page: Page) -> None:
    open_puzzle(page, "magic-hexagon-3")
    open_part(page, "Solutions")
    page.get_by_role("button", name="Count all solutions").click()
    counts = page.get_by_role("region", name="Count the solutions")
    expect(counts.get_by_text("Up to symmetry", exact=True)).to_be_visible()


@state
def refused(page: Page) -> None:
    # Nothing is rolled yet.
    open_puzzle(page, "genius-star")
    open_part(page, "Solutions")
    page.get_by_role("button", name="Solve", exact=True).click()
    expect(page.get_by_role("main").get_by_role("alert")).to_contain_text("Roll the dice")


@state
def link_made(page: Page) -> None:
    open_table(page, name="genius-star", blocked=list(SAMPLE_ROLL))
    open_part(page, "Share")
    page.get_by_role("button", name="Copy a link").click()
    expect(page.get_by_label("The link", exact=True)).to_be_visible()


@state
def facts(page: Page) -> None:
    open_puzzle(page, "magic-hexagon-3")
    open_part(page, "About")


@state
def make_nothing_yet(page: Page) -> None:
    open_route(page, "#/make")


@state
def make_by_typing_tiles(page: Page) -> None:
    open_route(page, "#/make/tiles")


@state
def make_a_board(page: Page) -> None:
    open_route(page, "#/make/from/hexiamonds-6x6")
    open_part(page, "2 Board")


@state
def make_a_board_of_cubes(page: Page) -> None:
    open_route(page, "#/make/from/soma")
    open_part(page, "2 Board")


@state
def make_pieces(page: Page) -> None:
    open_route(page, "#/make/from/genius-star")
    open_part(page, "3 Pieces")


@state
def make_tiles(page: Page) -> None:
    open_route(page, "#/make/from/circus-seven")
    open_part(page, "3 Tiles")


@state
def make_numbers(page: Page) -> None:
    open_route(page, "#/make/from/magic-hexagon-3")
    open_part(page, "3 Numbers")


@state
def make_text_with_mistakes(page: Page) -> None:
    open_route(page, "#/make/from/unicorn")
    open_part(page, "Text")
    page.get_by_role("tabpanel").get_by_role("textbox").first.fill("format = 1\ntitle = 5\n")
    expect(page.get_by_role("button", name="line 2, column 9")).to_be_visible()


@state
def make_share_open(page: Page) -> None:
    open_route(page, "#/make/from/unicorn")
    page.get_by_role("group", name="Your puzzle").get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Copy a link").click()
    expect(page.get_by_label("The link", exact=True)).to_be_visible()


@state
def no_such_puzzle(page: Page) -> None:
    open_puzzle(page, "no-such-puzzle")


@state
def link_cut_off(page: Page) -> None:
    open_route(page, "#p=1.q1bKS8xN")


@state
def no_such_view(page: Page) -> None:
    open_route(page, "#/no/such/view")


@state
def about(page: Page) -> None:
    open_route(page, "#/about")


@AT_BOTH_SIZES
@pytest.mark.parametrize("name", STATES)
def test_everybody_can_use(page: Page, size: str, name: str, expected: list[str]) -> None:
    if name in ("refused", "no_such_puzzle", "link_cut_off"):
        expected.append(r"40[04]|422")
    STATES[name](page)
    assert violations(page) == []
    assert too_small(page) == []
    assert running_animations(page) == []
    assert too_wide(page) == []
    page.emulate_media(color_scheme="dark")
    assert violations(page, ["color-contrast"]) == []
    if size == "desk":
        # A window of 1280 pixels at 400 percent.
        page.set_viewport_size({"width": 320, "height": 640})
    else:
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert cut_off(page) == []
    assert too_wide(page) == []


def test_faults_would_be_found(page: Page) -> None:
    about(page)
    page.evaluate(
        """() => {
            const button = document.createElement("button");
            Object.assign(button.style, {width: "20px", height: "20px", padding: 0, overflow: "hidden",
                position: "absolute", left: "1275px"});
            document.querySelector("main").append(button);
            button.animate([{opacity: 0}, {opacity: 1}], {duration: 60000});
        }"""
    )
    assert [line.partition(":")[0] for line in violations(page, ["button-name"])] == ["button-name"]
    assert len(too_small(page)) == 1
    assert len(running_animations(page)) == 1
    assert too_wide(page)


FOCUSED = [("desk", "none"), ("phone", "none"), ("desk", "active")]


@pytest.mark.parametrize(("size", "forced"), FOCUSED, indirect=["size"])
@pytest.mark.parametrize("name", ["gallery", "some_pieces_laid", "make_a_board", "make_tiles"])
def test_the_focus_can_be_seen(page: Page, name: str, forced: str) -> None:
    page.emulate_media(forced_colors=forced)
    STATES[name](page)
    stops = list(tab_stops(page, 45))
    assert len(stops) > 3
    assert [stop["name"] for stop in stops if not stop["isShown"]] == []
    assert [stop["name"] for stop in stops if not stop["isSeen"]] == []


def test_what_is_pressed_looks_pressed_in_forced_colors(page: Page) -> None:
    page.emulate_media(forced_colors="active")
    open_gallery(page)
    chip = page.locator("button[aria-pressed=false]").first
    look = """element => {
        const style = getComputedStyle(element);
        return [style.color, style.backgroundColor, style.borderColor, style.borderWidth, style.outlineStyle,
            getComputedStyle(element, "::before").content].join(" ");
    }"""
    before = chip.evaluate(look)
    chip.click()
    chip_now = page.locator("button[aria-pressed=true]").first
    page.mouse.move(0, 0)
    chip_now.evaluate("element => element.blur()")
    assert chip_now.evaluate(look) != before


def test_nothing_moves_by_itself(page: Page) -> None:
    open_puzzle(page, "genius-star")
    page.get_by_role("button", name="Roll the dice").click()
    assert running_animations(page) == []
    expect(page.get_by_role("gridcell", name=re.compile("blocked"))).to_have_count(7)
    assert running_animations(page) == []
    open_part(page, "Solutions")
    page.get_by_role("button", name="Watch it search").click()
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    assert running_animations(page) == []


def test_the_screen_may_be_turned(page: Page, served: str) -> None:
    open_gallery(page)
    for href in page.locator("link[rel=stylesheet]").evaluate_all("links => links.map(link => link.href)"):
        assert "orientation" not in page.request.get(href).text()

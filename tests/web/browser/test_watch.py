"""Watching a search: pieces come and go at a chosen speed, can be paused and stepped, and the table comes back."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.web.browser.accessible import tab_to
from tests.web.browser.conftest import AT_BOTH_SIZES, ON_A_PHONE
from tests.web.browser.helpers import (
    SAMPLE_ROLL,
    eventually,
    open_gallery,
    open_part,
    open_puzzle,
    open_table,
    routed,
    solution_of,
    wait_until_ready,
)


def _watch(page: Page) -> Locator:
    open_part(page, "Solutions")
    page.get_by_role("button", name="Watch it search").click()
    controls = page.get_by_role("group", name="Watch the search")
    expect(controls.get_by_role("button", name="One step")).to_be_enabled()
    return controls


def _pieces(page: Page) -> Locator:
    return page.locator(".board .pieces > *")


def _labels(page: Page) -> list[str]:
    """What lies on each cell, in words."""
    labels: list[str] = page.get_by_role("gridcell").evaluate_all("cells => cells.map(cell => cell.ariaLabel)")
    return labels


def _pause(page: Page, controls: Locator) -> str:
    """Pause, and give the words on the search when it has heard of that: a single step comes only then."""
    controls.get_by_role("button", name="Pause").click()
    expect(controls.get_by_role("button", name="Go on")).to_be_visible()
    controls.get_by_role("button", name="One step").click()
    expect(_steps_said(page)).to_have_count(1)
    return controls.locator(".watch-state").inner_text()


def _steps_said(page: Page) -> Locator:
    """The words for a single step that was taken."""
    return page.get_by_role("status").filter(has_text=re.compile("^Piece . (laid on|taken back from) cells"))


def _expect_forgotten(page: Page, controls: Locator) -> None:
    """Nothing of a watched search is found again when the page is loaded anew."""
    page.reload()
    wait_until_ready(page)
    expect(page.get_by_role("button", name="Watch it search")).to_be_visible()
    expect(controls).to_be_hidden()


def test_who_asked_for_less_motion_begins_with_a_pause(page: Page) -> None:
    open_puzzle(page, "pentominoes-6x10")
    controls = _watch(page)
    expect(controls.get_by_role("button", name="Go on")).to_be_focused()
    expect(_pieces(page)).to_have_count(0)
    step = controls.get_by_role("button", name="One step")
    step.click()
    expect(_pieces(page)).to_have_count(1)
    expect(controls.get_by_text(re.compile("^1 piece laid"))).to_be_visible()
    # Each step is said, too.
    said = _steps_said(page)
    expect(said).to_have_count(1)
    before = said.inner_text()
    step.click()
    expect(said.filter(has_text=before)).to_have_count(0)
    # One more or one less.
    expect(_pieces(page)).not_to_have_count(1)


def test_it_plays_without_asking_where_motion_is_welcome(new_page: Callable[..., Page]) -> None:
    page = new_page(reduced_motion="no-preference")
    open_puzzle(page, "pentominoes-6x10")
    controls = _watch(page)
    expect(_pieces(page)).not_to_have_count(0)
    _pause(page, controls)
    shown = page.locator(".board .pieces").inner_html()
    page.wait_for_timeout(300)
    assert page.locator(".board .pieces").inner_html() == shown
    controls.get_by_role("button", name="Go on").click()
    page.wait_for_function("(shown) => document.querySelector('.board .pieces').innerHTML !== shown", arg=shown)


def test_what_is_drawn_is_what_the_search_has_laid(page: Page) -> None:
    open_puzzle(page, "pentominoes-6x10")
    controls = _watch(page)
    controls.get_by_label("Speed").fill("60")
    expect(controls.get_by_text("1,000 placements a second, a blur")).to_be_visible()
    controls.get_by_label("Pause at each solution").uncheck()
    controls.get_by_role("button", name="Go on").click()
    expect(controls.get_by_text(re.compile(r"laid · (\d+,\d\d\d|.* million) placements"))).to_be_visible()
    words = _pause(page, controls)
    expect(_pieces(page)).to_have_count(int(words.split()[0]))


@AT_BOTH_SIZES
def test_a_solution_makes_a_pause_and_the_end_is_said(page: Page) -> None:
    open_puzzle(page, "unicorn")
    controls = _watch(page)
    controls.get_by_label("Speed").fill("60")
    go_on = controls.get_by_role("button", name="Go on")
    go_on.click()
    expect(controls.get_by_text("paused at a solution")).to_be_visible()
    expect(_pieces(page)).to_have_count(len(solution_of("unicorn")))
    controls.get_by_label("Pause at each solution").uncheck()
    go_on.click()
    expect(controls.get_by_text("8 solutions. That is all: every possibility was tried.")).to_be_visible()
    controls.get_by_role("button", name="Back to my table").click()
    expect(controls).to_be_hidden()
    expect(_pieces(page)).to_have_count(0)


def test_what_was_laid_stays_there(page: Page) -> None:
    laid = solution_of("genius-star", SAMPLE_ROLL)
    open_table(page, name="genius-star", blocked=list(SAMPLE_ROLL), placed=laid[:4])
    controls = _watch(page)
    expect(page.locator(".board .outline.own")).to_have_count(4)
    controls.get_by_label("Speed").fill("60")
    controls.get_by_role("button", name="Go on").click()
    expect(controls.get_by_text("paused at a solution")).to_be_visible()
    expect(_pieces(page)).to_have_count(len(laid))
    controls.get_by_role("button", name="Stop watching").click()
    expect(_pieces(page)).to_have_count(4)
    expect(page.get_by_role("button", name="Watch it search")).to_be_focused()


def test_numbers_can_be_watched(page: Page) -> None:
    open_puzzle(page, "magic-19")
    controls = _watch(page)
    controls.get_by_role("button", name="One step").click()
    expect(controls.get_by_text(re.compile("^1 number laid"))).to_be_visible()
    expect(_pieces(page)).to_have_count(1)


def test_watching_with_the_keyboard_alone(page: Page) -> None:
    open_puzzle(page, "pentominoes-6x10")
    tab_to(page, page.get_by_role("button", name="Watch it search"))
    page.keyboard.press("Enter")
    controls = page.get_by_role("group", name="Watch the search")
    expect(controls.get_by_role("button", name="Go on")).to_be_focused()
    tab_to(page, controls.get_by_role("button", name="One step"))
    page.keyboard.press("Enter")
    expect(_pieces(page)).to_have_count(1)
    slider = controls.get_by_label("Speed")
    tab_to(page, slider)
    page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuetext", "1,000 placements a second, a blur")
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", "1 placement a second, to follow each piece")


@ON_A_PHONE
@pytest.mark.parametrize("what", ["Solve", "Hint"])
def test_it_waits_while_something_else_is_shown(page: Page, what: str) -> None:
    open_puzzle(page, "unicorn")
    controls = _watch(page)
    for _ in range(3):
        controls.get_by_role("button", name="One step").click()
    before = "3 tiles laid"
    expect(controls.get_by_text(before)).to_be_visible()
    open_part(page, what)
    page.get_by_role("button", name=what, exact=True).click()
    expect(controls).to_be_hidden()
    if what == "Solve":
        expect(
            page.get_by_text("2 different solutions, 8 with turned or mirrored ones. That is all").first
        ).to_be_visible()
    else:
        expect(page.get_by_role("heading", name="A next tile")).to_be_visible()
        page.get_by_role("button", name="Show it on the board").click()
        open_part(page, "Solutions")
    go_on = page.get_by_role("button", name="Go on watching")
    expect(go_on).to_be_visible()
    # It does so, too, when the page was loaded anew.
    page.reload()
    wait_until_ready(page)
    open_part(page, "Solutions")
    expect(go_on).to_be_visible()
    expect(controls).to_be_hidden()
    go_on.click()
    expect(controls.get_by_text(before)).to_be_visible()
    expect(go_on).to_have_count(0)
    expect(controls.get_by_role("button", name="Go on")).to_be_focused()
    controls.get_by_role("button", name="Stop watching").click()
    expect(controls).to_be_hidden()
    expect(page.get_by_role("button", name="Watch it search")).to_be_focused()


def test_with_another_piece_laid_it_is_another_search(page: Page) -> None:
    open_puzzle(page, "unicorn")
    controls = _watch(page)
    controls.get_by_role("button", name="One step").click()
    expect(_pieces(page)).to_have_count(1)
    page.get_by_role("button", name="Solve", exact=True).click()
    expect(page.get_by_role("button", name="Go on watching")).to_be_visible()
    page.get_by_role("button", name="Keep this on the table").click()
    begin = page.get_by_role("button", name="Watch it search")
    begin.click()
    expect(controls.get_by_text("9 tiles laid · 0 placements")).to_be_visible()


def test_it_goes_on_after_a_reload_and_after_leaving(page: Page) -> None:
    open_puzzle(page, "pentominoes-6x10")
    controls = _watch(page)
    controls.get_by_label("Speed").fill("60")
    controls.get_by_label("Pause at each solution").uncheck()
    controls.get_by_role("button", name="Go on").click()
    far = controls.get_by_text(re.compile(r"pieces? laid · (\d+,\d\d\d|.* million) placements"))
    expect(far).to_be_visible()
    # Where it rests, the cells say what lies there; not at once.
    words = _pause(page, controls)
    covered = page.get_by_role("gridcell", name=re.compile("piece"))
    expect(covered).to_have_count(5 * int(words.split()[0]))
    left = _labels(page)
    page.reload()
    wait_until_ready(page)
    # It waits as it did before, and where it was, however far ahead the search is.
    expect(far).to_be_visible()
    expect(controls.get_by_role("button", name="Go on")).to_be_visible()
    expect(controls.get_by_label("Speed")).to_have_value("60")
    expect(controls.get_by_label("Pause at each solution")).not_to_be_checked()
    expect(covered).to_have_count(5 * int(words.split()[0]))
    eventually(page, lambda: (far.inner_text(), _labels(page)), (words, left))
    open_gallery(page)
    elsewhere = page.get_by_role("list", name="Searches of other puzzles")
    expect(elsewhere).to_contain_text("waits for you")
    elsewhere.get_by_role("link", name=re.compile("^Watching: ")).click()
    expect(far).to_be_visible()
    controls.get_by_role("button", name="Stop watching").click()
    expect(_pieces(page)).to_have_count(0)
    _expect_forgotten(page, controls)


def test_the_end_can_be_watched_later(page: Page) -> None:
    open_puzzle(page, "unicorn")
    controls = _watch(page)
    controls.get_by_label("Speed").fill("60")
    for number in range(1, 9):
        controls.get_by_role("button", name="Go on").click()
        expect(controls.get_by_text(re.compile(f"· {number} solutions? · paused at a solution"))).to_be_visible()
    # It waits at the last solution.
    open_gallery(page)
    open_puzzle(page, "unicorn")
    expect(controls.get_by_text("8 solutions · paused at a solution")).to_be_visible()
    page.reload()
    wait_until_ready(page)
    expect(controls.get_by_text("8 solutions · paused at a solution")).to_be_visible()
    page.get_by_role("button", name="Solve", exact=True).click()
    page.get_by_role("button", name="Go on watching").click()
    expect(controls.get_by_text("8 solutions · paused at a solution")).to_be_visible()
    controls.get_by_role("button", name="Go on", exact=True).click()
    expect(controls.get_by_text("8 solutions. That is all: every possibility was tried.")).to_be_visible()
    expect(_pieces(page)).to_have_count(0)
    _expect_forgotten(page, controls)


def test_a_first_solution_does_not_take_the_board_from_who_watches(page: Page) -> None:
    open_puzzle(page, "unicorn")
    controls = _watch(page)
    controls.get_by_role("button", name="One step").click()
    expect(_pieces(page)).to_have_count(1)
    held: list[Route] = []
    page.route("**/api/searches", lambda route: held.append(route))
    page.get_by_role("button", name="Solve", exact=True).click()
    page.get_by_role("button", name="Go on watching").click()
    expect(controls.get_by_text("1 tile laid")).to_be_visible()
    eventually(page, lambda: len(held), 1)
    held[0].continue_()
    expect(page.get_by_text("2 different solutions, 8 with turned or mirrored ones. That is all").first).to_be_visible()
    expect(controls).to_be_visible()
    expect(_pieces(page)).to_have_count(1)


def test_each_of_several_quick_steps_is_taken(page: Page) -> None:
    open_puzzle(page, "pentominoes-6x10")
    controls = _watch(page)
    laid = 0
    said: list[str] = []
    page.expose_function("heard", lambda words: said.append(words))
    page.evaluate(
        """() => {
            const region = document.querySelector("body > .visually-hidden[role=status]");
            new MutationObserver(() => window.heard(region.textContent)).observe(region, {childList: true});
        }"""
    )
    step = controls.get_by_role("button", name="One step").element_handle()
    step.evaluate("button => { for (let k = 0; k < 7; k += 1) button.click(); }")
    expect(controls.get_by_text(re.compile(r"· [4-7] placements"))).to_be_visible()
    eventually(page, lambda: len(said), 7)
    for words in said:
        laid += 1 if " laid on " in words else -1
    expect(_pieces(page)).to_have_count(laid)
    expect(controls.get_by_text(re.compile(f"^{laid} pieces? laid"))).to_be_visible()


def test_a_step_that_was_lost_is_asked_for_by_the_next_click(page: Page, expected: list[str]) -> None:
    expected += [r"console error: .*ERR_CONNECTION_REFUSED", r"failed request: .*/step"]
    open_puzzle(page, "pentominoes-6x10")
    controls = _watch(page)
    step = controls.get_by_role("button", name="One step")
    # What the page does when it hears of it is done before the next task.
    page.evaluate(
        """() => {
            const { fetch } = window;
            window.fetch = (...asked) => fetch(...asked).catch((problem) => {
                setTimeout(() => (window.isLost = true), 0);
                throw problem;
            });
        }"""
    )
    with routed(page, "**/step", lambda route: route.abort("connectionrefused")):
        step.click()
        page.wait_for_function("() => window.isLost")
    step.click()
    expect(_pieces(page)).to_have_count(1)


@ON_A_PHONE
def test_one_that_is_gone_after_a_reload_can_be_begun_again(page: Page, expected: list[str]) -> None:
    expected.append(r"answer 404: GET .*/events")
    expected.append(r"console error: .*status of 404")
    open_puzzle(page, "pentominoes-6x10")
    controls = _watch(page)
    controls.get_by_role("button", name="One step").click()
    expect(_pieces(page)).to_have_count(1)
    with routed(page, "**/events?*", lambda route: route.fulfill(status=404)):
        _expect_forgotten(page, controls)
    _watch(page)
    expect(controls.get_by_text("0 pieces laid")).to_be_visible()

"""Solutions as they are found: step through them, keep one's own table apart, stop, and find a search again."""

from __future__ import annotations

import json
import re
from contextlib import AbstractContextManager
from itertools import product

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.web.browser.accessible import tab_to, violations
from tests.web.browser.conftest import AT_BOTH_SIZES, ON_A_PHONE
from tests.web.browser.helpers import (
    SAMPLE_ROLL,
    eventually,
    held,
    held_requests,
    open_gallery,
    open_part,
    open_puzzle,
    open_table,
    routed,
    solution_of,
    wait_until_ready,
)

HEXOMINOES = {
    "format": 1,
    "title": "Hexominoes",
    "family": "tiling",
    "lattice": "square",
    "board": {"shape": "rectangle", "columns": 15, "rows": 14},
    "polyforms": [{"size": 6}],
}
"""There is no solution, and to try everything would take for ever."""

MACMAHON = {
    "format": 1,
    "title": "MacMahon's squares",
    "family": "tiling",
    "lattice": "square",
    "board": {"shape": "rectangle", "columns": 6, "rows": 4},
    "tiles": sorted({min(" ".join(sides[i:] + sides[:i]) for i in range(4)) for sides in product("012", repeat=4)}),
}
"""Where nothing is asked of the rim, solutions come at once and nobody waits until all are counted."""

STOPPED = re.compile("you stopped", re.IGNORECASE)


def _panel(page: Page) -> Locator:
    return page.get_by_role("region", name="Solve", exact=True)


def _button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def _pieces(page: Page) -> Locator:
    """The pieces that are drawn on the board."""
    return page.locator(".board .pieces > *")


def _solve(page: Page) -> None:
    open_part(page, "Solutions")
    _button(page, "Solve").click()


def _solve_all(page: Page) -> None:
    """The same with all solutions, those that are turned and mirrored ones of others as well."""
    open_part(page, "Solutions")
    page.get_by_label("Different ones only").uncheck()
    _button(page, "Solve").click()


@AT_BOTH_SIZES
def test_solutions_are_shown_and_stepped_through(page: Page) -> None:
    open_puzzle(page, "unicorn")
    _solve_all(page)
    panel = _panel(page)
    expect(panel.get_by_text("8 solutions. That is all: every possibility was tried.")).to_be_visible()
    expect(panel.get_by_text("1 of 8")).to_be_visible()
    expect(_pieces(page)).to_have_count(len(solution_of("unicorn")))
    pieces = page.locator(".board .pieces")
    first = pieces.inner_html()
    _button(page, "Next solution").click()
    expect(panel.get_by_text("2 of 8")).to_be_visible()
    expect(pieces).not_to_have_js_property("innerHTML", first)
    _button(page, "Last solution").click()
    expect(panel.get_by_text("8 of 8")).to_be_visible()
    # Where there is no next, the button says so and keeps the focus.
    expect(_button(page, "Next solution")).to_have_attribute("aria-disabled", "true")
    _button(page, "Previous solution").click()
    expect(panel.get_by_text("7 of 8")).to_be_visible()
    _button(page, "First solution").click()
    expect(panel.get_by_text("1 of 8")).to_be_visible()


def test_different_solutions_only(page: Page) -> None:
    open_puzzle(page, "unicorn")
    _solve(page)
    expect(
        _panel(page).get_by_text("2 different solutions, 8 with turned or mirrored ones. That is all")
    ).to_be_visible()
    # Those that are turned ones of others are counted by the progress, but are not what was looked for.
    found = page.evaluate(
        """async () => {
            const { Search } = await import("./solving/search.js");
            const search = new Search({ key: "", mode: "solve", different: true });
            search.hear({ kind: "solution", number: 1, placements: [] });
            search.hear({ kind: "progress", found: 48 });
            return search.found;
        }"""
    )
    assert found == 1


@AT_BOTH_SIZES
def test_small_pictures_choose_a_solution(page: Page) -> None:
    open_table(page, name="genius-star", blocked=list(SAMPLE_ROLL))
    _solve(page)
    third = page.get_by_role("button", name="Solution 3", exact=True)
    third.click()
    expect(third).to_have_attribute("aria-current", "true")
    expect(_panel(page).get_by_text(re.compile("^3 of "))).to_be_visible()
    # The last one of those that are to come.
    expect(_button(page, "Solve")).to_be_visible()
    _button(page, "Last solution").click()
    expect(third).to_have_count(0)
    # However many there are, few pictures are made.
    assert page.locator(".small-picture").count() <= 8


def test_what_was_laid_stays_and_is_outlined(page: Page) -> None:
    laid = solution_of("genius-star", SAMPLE_ROLL)
    open_table(page, name="genius-star", blocked=list(SAMPLE_ROLL), placed=laid[:3])
    open_part(page, "Solutions")
    panel = _panel(page)
    expect(panel.get_by_text("The 3 pieces on your table stay where they lie.")).to_be_visible()
    _button(page, "Solve").click()
    expect(panel.get_by_text("the search added the rest")).to_be_visible()
    expect(_pieces(page)).to_have_count(len(laid))
    expect(page.locator(".board .outline.own")).to_have_count(3)
    _button(page, "Back to my table").click()
    expect(_pieces(page)).to_have_count(3)
    _button(page, "Show it on the board").click()
    expect(_pieces(page)).to_have_count(len(laid))


def test_a_solution_is_kept_on_the_table(page: Page) -> None:
    laid = solution_of("genius-star", SAMPLE_ROLL)
    open_table(page, name="genius-star", blocked=list(SAMPLE_ROLL), placed=laid[:3])
    _solve(page)
    _button(page, "Keep this on the table").click()
    # Praise is for those who found it.
    looked_up = page.get_by_text("This is a solution that you looked up.")
    expect(looked_up).to_be_visible()
    _button(page, "Undo").click()
    expect(page.locator(".board .pieces > *")).to_have_count(3)
    _button(page, "Redo").click()
    expect(looked_up).to_be_visible()
    page.reload()
    wait_until_ready(page)
    expect(looked_up).to_be_visible()
    expect(page.get_by_text("Solved!")).to_have_count(0)


@AT_BOTH_SIZES
def test_stop_acts_at_once(page: Page) -> None:
    open_table(page, document=HEXOMINOES)
    _solve(page)
    panel = _panel(page)
    stop = _button(page, "Stop")
    expect(panel.get_by_role("progressbar")).to_be_visible()
    expect(panel.get_by_text(re.compile("steps"))).to_be_visible()
    stop.click()
    expect(_button(page, "Solve")).to_be_focused()
    expect(panel.get_by_role("progressbar")).to_be_hidden()
    # In what words depends on whether the search heard of it or had to be ended.
    expect(panel.get_by_text(STOPPED)).to_be_visible()
    expect(panel.get_by_text("There is no solution")).to_have_count(0)


def _unanswered(page: Page) -> AbstractContextManager[None]:
    """No search begins until the block ends, as if each took long to prepare."""
    return held_requests(page, "**/api/searches")


@pytest.mark.parametrize(
    ("begin", "stop", "said"),
    [
        ("Solve", "Stop", "Stopped. 0 different solutions so far."),
        ("Count all solutions", "Stop counting", "Stopped."),
        ("Watch it search", "Stop watching", ""),
    ],
)
@ON_A_PHONE
def test_a_search_that_is_prepared_can_be_seen_and_stopped_at_once(
    page: Page, begin: str, stop: str, said: str
) -> None:
    open_puzzle(page, "unicorn")
    open_part(page, "Solutions")
    searching = page.get_by_text("Searching…").filter(visible=True)
    with _unanswered(page):
        _button(page, begin).click()
        # It has not begun, and nothing tells how long that takes.
        expect(_button(page, stop)).to_be_visible()
        expect(searching).to_be_visible()
        _button(page, stop).click()
        expect(searching).to_have_count(0)
        if said:
            expect(page.locator(".ended").get_by_text(said, exact=True)).to_be_visible()
        # What was stopped is no search of this puzzle, and does not keep the next one from beginning.
        _button(page, begin).click()
        expect(_button(page, stop)).to_be_visible()
    expect(searching).to_have_count(0)
    expect(page.get_by_text("Searches of this puzzle")).to_be_hidden()


def test_a_double_click_begins_a_search_and_does_not_stop_it(page: Page) -> None:
    open_puzzle(page, "unicorn")
    with _unanswered(page):
        _button(page, "Solve").dblclick()
        expect(_button(page, "Stop")).to_be_visible()
    expect(_panel(page).get_by_text("That is all")).to_be_visible()


def test_a_search_that_is_refused_leaves_what_was_found_before(page: Page, expected: list[str]) -> None:
    expected += ["answer 503", "console error: .*503"]
    open_puzzle(page, "unicorn")
    _solve_all(page)
    expect(_panel(page).get_by_text("8 solutions. That is all")).to_be_visible()
    refused = {"refused": {"message": "the server is full", "where": "", "help": "try again", "kind": "busy"}}
    page.route("**/api/searches", lambda route: route.fulfill(status=503, json=refused))
    expect(_button(page, "Solve")).to_be_enabled()
    _button(page, "Solve").click()
    expect(_panel(page).get_by_text("The server is full")).to_be_visible()
    expect(_panel(page).get_by_text("8 solutions. That is all")).to_be_visible()
    expect(_button(page, "Solve")).to_be_visible()


def test_a_search_is_found_again_after_leaving_and_after_a_reload(page: Page) -> None:
    open_table(page, document=HEXOMINOES)
    _solve(page)
    stop = _button(page, "Stop")
    expect(stop).to_be_visible()
    open_gallery(page)
    open_table(page, document=HEXOMINOES)
    open_part(page, "Solutions")
    expect(stop).to_be_visible()
    expect(_panel(page).get_by_text(re.compile("steps"))).to_be_visible()
    page.reload()
    wait_until_ready(page)
    open_part(page, "Solutions")
    expect(stop).to_be_visible()
    stop.click()
    expect(_panel(page).get_by_text(STOPPED)).to_be_visible()


def test_solutions_are_found_again_after_a_reload(page: Page) -> None:
    open_puzzle(page, "unicorn")
    _solve_all(page)
    expect(_panel(page).get_by_text("8 solutions. That is all")).to_be_visible()
    page.reload()
    wait_until_ready(page)
    open_part(page, "Solutions")
    expect(_panel(page).get_by_text("8 solutions. That is all")).to_be_visible()
    # The table comes first; a solution is shown when it is asked for.
    expect(_pieces(page)).to_have_count(0)
    _button(page, "Show it on the board").click()
    expect(_pieces(page)).not_to_have_count(0)


def test_several_searches_of_a_puzzle_are_listed(page: Page) -> None:
    laid = solution_of("unicorn")
    open_table(page, name="unicorn", placed=laid[:1])
    _solve_all(page)
    _button(page, "Keep this on the table").click()
    _button(page, "Clear the table").click()
    _button(page, "Solve").click()
    expect(_panel(page).get_by_text("8 solutions. That is all")).to_be_visible()
    earlier = _panel(page).get_by_role("button", name=re.compile("with 1 tile laid"))
    expect(earlier).to_have_attribute("aria-pressed", "false")
    earlier.click()
    expect(earlier).to_have_attribute("aria-pressed", "true")
    # Two that read the same are told apart by their time.
    _button(page, "Solve").click()
    expect(_panel(page).get_by_role("button", name=re.compile("^8 solutions, begun at"))).to_have_count(2)


def test_what_cannot_be_searched_is_refused_in_words_without_a_request(page: Page) -> None:
    open_puzzle(page, "genius-star")
    _button(page, "Solve").click()
    expect(_panel(page).get_by_role("alert")).to_contain_text("Roll the dice")
    page.get_by_role("button", name="Roll the dice").click()
    expect(_panel(page).get_by_role("alert")).to_have_count(0)


def test_the_words_when_the_server_is_gone(page: Page, expected: list[str]) -> None:
    expected.append("failed request")
    expected.append("console error")
    open_puzzle(page, "unicorn")
    open_part(page, "Solutions")
    with routed(page, "**/api/searches", lambda route: route.abort("connectionrefused")):
        _button(page, "Solve").click()
        expect(_panel(page).get_by_role("alert")).to_contain_text("The server does not answer.")
    _button(page, "Solve").click()
    expect(
        _panel(page).get_by_text("2 different solutions, 8 with turned or mirrored ones. That is all")
    ).to_be_visible()


def test_a_lost_connection_is_said_and_mended(page: Page, expected: list[str]) -> None:
    expected.append("failed request")
    expected.append("console error")
    open_puzzle(page, "unicorn")
    open_part(page, "Solutions")
    with routed(page, "**/events?*", lambda route: route.abort("connectionrefused")):
        _button(page, "Solve").click()
        expect(_panel(page).get_by_role("alert")).to_contain_text("The connection is lost, trying again.")
    expect(
        _panel(page).get_by_text("2 different solutions, 8 with turned or mirrored ones. That is all")
    ).to_be_visible()


def test_stepping_with_the_keyboard_alone(page: Page) -> None:
    open_puzzle(page, "unicorn")
    open_part(page, "Solutions")
    page.get_by_label("Different ones only").uncheck()
    tab_to(page, _button(page, "Solve"))
    page.keyboard.press("Enter")
    panel = _panel(page)
    expect(panel.get_by_text("8 solutions. That is all")).to_be_visible()
    tab_to(page, _button(page, "Next solution"))
    page.keyboard.press("Enter")
    expect(panel.get_by_text("2 of 8")).to_be_visible()
    for key, place in (("ArrowRight", 3), ("End", 8), ("ArrowLeft", 7), ("Home", 1)):
        page.keyboard.press(key)
        expect(panel.get_by_text(f"{place} of 8")).to_be_visible()
    tab_to(page, _button(page, "Back to my table"))
    page.keyboard.press("Enter")
    expect(_pieces(page)).to_have_count(0)
    # The focus is where it goes on.
    expect(_button(page, "Next solution")).to_be_focused()


@AT_BOTH_SIZES
def test_counts_are_exact_and_in_words(page: Page) -> None:
    open_puzzle(page, "soma")
    open_part(page, "Solutions")
    _button(page, "Count all solutions").click()
    panel = page.get_by_role("region", name="Count the solutions")
    expect(panel.get_by_text("These numbers are exact: every possibility was tried.")).to_be_visible()
    expect(panel.get_by_role("term")).to_have_text(["11,520", "11,520", "480", "240"])
    expect(panel.get_by_role("definition").last).to_contain_text("Really different pictures")
    expect(panel.get_by_role("definition").last).to_contain_text("Agrees with the known number.")


def test_a_count_that_is_stopped_is_a_lower_bound(page: Page) -> None:
    open_puzzle(page, "eternity-2-clue-2")
    open_part(page, "Solutions")
    _button(page, "Count all solutions").click()
    panel = page.get_by_role("region", name="Count the solutions")
    expect(panel.get_by_text(re.compile("At least .* distinct pictures? so far"))).to_be_visible()
    _button(page, "Stop counting").click()
    expect(panel.get_by_text(STOPPED)).to_be_visible()
    at_least = panel.get_by_text(re.compile(r"^at least \d", re.IGNORECASE))
    at_least = at_least.filter(visible=True)
    expect(at_least).not_to_have_count(0)
    for words in at_least.all_inner_texts():
        assert re.match(r"at least \d{1,3}(,\d{3})*\b", words, re.IGNORECASE), words


def test_only_what_is_not_known_is_offered_to_be_counted(page: Page) -> None:
    open_puzzle(page, "unicorn")
    open_part(page, "Solutions")
    count = _button(page, "Count all solutions")
    expect(count).to_be_visible()
    _solve_all(page)
    expect(_panel(page).get_by_text("8 solutions. That is all")).to_be_visible()
    expect(count).to_have_count(0)
    _button(page, "Count them in all ways").click()
    counts = page.get_by_role("region", name="Count the solutions")
    expect(counts.get_by_role("term")).to_have_text(["8", "8", "2"])
    expect(counts.get_by_role("button")).to_have_count(0)
    # With something on the table it is another number.
    _button(page, "Keep this on the table").click()
    expect(count).to_be_visible()


def test_where_more_were_found_than_are_kept_their_number_is_told_or_counting_is_offered(page: Page) -> None:
    open_puzzle(page, "soma")
    _solve_all(page)
    panel = _panel(page)
    expect(panel.get_by_text(re.compile("The first 1,000 of 11,520 solutions|there may be more"))).to_be_visible()
    if panel.get_by_text("there may be more").count():
        # The machine is too busy to count them in a second.
        panel.get_by_role("button", name="Count all solutions").click()
        expect(panel.get_by_text("The first 1,000 of 11,520 solutions.")).to_be_visible()
    expect(panel.get_by_text("there may be more")).to_have_count(0)
    # Where they cannot be counted in a second counting is offered, in one place.
    open_table(page, document=MACMAHON)
    _solve(page)
    expect(panel.get_by_text("1,000 different solutions so far; there may be more")).to_be_visible()
    expect(panel.get_by_role("button", name="Count all solutions")).to_be_visible()
    expect(_button(page, "Count all solutions")).to_have_count(1)


def test_a_press_that_comes_too_late_to_stop_a_search_begins_no_other(page: Page) -> None:
    begun: list[str] = []
    page.on("request", lambda request: begun.append(request.url) if request.url.endswith("/searches") else None)
    open_table(page, document=MACMAHON)
    open_part(page, "Solutions")
    _button(page, "Solve").evaluate("""button => new MutationObserver((_, observer) => {
        if (button.textContent !== "Solve") return;
        observer.disconnect();
        button.click();
        button.dataset.pressed = "late";
    }).observe(button, { childList: true })""")
    _button(page, "Solve").click()
    # As soon as it can be pressed again it begins another one.
    late = page.locator("[data-pressed=late]")
    expect(late).to_be_enabled()
    assert len(begun) == 1
    late.click()
    expect(_button(page, "Stop")).to_be_visible()


def test_a_solution_says_its_sum_where_the_sum_is_open(page: Page) -> None:
    open_puzzle(page, "perimeter-triangle-3")
    _solve(page)
    expect(_panel(page).get_by_text(re.compile(r"^1 of 4, sum \d+$"))).to_be_visible()


@ON_A_PHONE
def test_where_there_is_no_room_it_says_so_until_there_is(page: Page) -> None:
    laid = solution_of("unicorn")
    open_table(page, name="unicorn", placed=laid[:1])
    open_part(page, "Solutions")
    refused = _panel(page).get_by_role("alert")
    with _unheard(page):
        _solve(page)
        expect(_button(page, "Stop")).to_be_visible()
        page.get_by_role("button", name="Count all solutions").click()
        expect(_button(page, "Stop counting")).to_be_visible()
        open_puzzle(page, "soma")
        _solve(page)
        expect(refused).to_contain_text("2 searches are under way")
        expect(refused).to_be_in_viewport()
        _elsewhere(page).get_by_role("button", name=re.compile("^Stop: ")).first.click()
        expect(refused).to_have_count(0)


@ON_A_PHONE
def test_from_no_solution_a_button_leads_to_what_to_take_back(page: Page) -> None:
    first, second, third, *_ = solution_of("magic-triangle")
    # The tiles of the first two places are exchanged.
    wrong = [[second[0], 0, first[2]], [first[0], 0, second[2]], third]
    open_table(page, name="magic-triangle", placed=wrong)
    _solve(page)
    expect(_panel(page).get_by_text("No solution has what lies on the table.")).to_be_visible()
    _button(page, "What to take back").click()
    expect(page.get_by_role("heading", name="This does not work out")).to_be_visible()
    expect(_button(page, "Hint")).to_be_focused()
    expect(page.get_by_role("button", name=re.compile(r"^Take back \d"))).to_be_visible()


def test_a_long_search_says_how_long_it_goes_on(page: Page) -> None:
    words = "It goes on while this page is open, or if you are back within a minute."
    event = {"kind": "progress", "share": 0.1, "found": 0, "nodes": 1, "seconds": 9.5, "remaining": None}

    def told(route: Route) -> None:
        later = {**event, "seconds": 10.5}
        rows = [f"id: {k}\ndata: {json.dumps(row)}\n\n" for k, row in enumerate((event, later), start=1)]
        route.fulfill(content_type="text/event-stream", body="".join(rows))

    open_table(page, document=HEXOMINOES)
    page.route("**/events?*", told)
    _solve(page)
    expect(_panel(page).get_by_text(words)).to_be_visible()
    # The share says of what it is one.
    expect(_panel(page).get_by_text(re.compile(r"^10\s%\sof\sthe\ssearch · "))).to_be_visible()


def _elsewhere(page: Page) -> Locator:
    return page.get_by_role("list", name="Searches of other puzzles")


def test_a_search_of_another_puzzle_is_seen_and_stopped(page: Page) -> None:
    open_table(page, document=HEXOMINOES)
    address = page.url
    _solve(page)
    expect(_panel(page).get_by_text(re.compile("steps"))).to_be_visible()
    # At its own puzzle the panel tells of it.
    expect(_elsewhere(page)).to_be_hidden()
    open_gallery(page)
    # With one card, as there is less to look at and to go through while the search takes its time.
    page.get_by_role("searchbox").fill("unicorn")
    link = _elsewhere(page).get_by_role("link", name="Searching: Hexominoes")
    expect(link).to_be_visible()
    assert violations(page) == []
    page.reload()
    wait_until_ready(page)
    expect(link).to_be_visible()
    link.click()
    expect(_button(page, "Stop")).to_be_visible()
    expect(page).to_have_url(address)
    open_gallery(page)
    page.get_by_role("searchbox").fill("unicorn")
    stop = _elsewhere(page).get_by_role("button", name="Stop: Hexominoes")
    tab_to(page, stop)
    page.keyboard.press("Enter")
    expect(_elsewhere(page)).to_be_hidden()
    expect(page.locator("#main")).to_be_focused()


def _unheard(page: Page) -> AbstractContextManager[None]:
    """Nothing is heard of searches until the block ends."""
    return held_requests(page, "**/events?*")


def test_a_search_that_ended_elsewhere_is_told_once(page: Page) -> None:
    open_puzzle(page, "soma")
    open_part(page, "Solutions")
    with _unheard(page):
        _button(page, "Count all solutions").click()
        expect(_button(page, "Stop counting")).to_be_visible()
        open_gallery(page)
        expect(_elsewhere(page).get_by_role("link", name=re.compile("^Counting: .*Soma"))).to_be_visible()
    over = _elsewhere(page).get_by_role("link", name=re.compile("Soma.*: 11,520 solutions"))
    expect(over).to_be_visible()
    over.click()
    expect(page.get_by_role("region", name="Count the solutions").get_by_role("term").first).to_have_text("11,520")
    expect(_elsewhere(page)).to_be_hidden()
    open_gallery(page)
    expect(_elsewhere(page)).to_be_hidden()


@ON_A_PHONE
def test_the_way_back_leads_to_the_roll_that_was_searched(page: Page) -> None:
    open_puzzle(page, "genius-star")
    roll = page.get_by_role("button", name="Roll the dice")
    roll.click()
    blocked = page.get_by_role("gridcell", name=re.compile("blocked$"))
    expect(blocked).to_have_count(7)
    words = "cells => cells.map(cell => cell.ariaLabel)"
    first = blocked.evaluate_all(words)
    open_part(page, "Solutions")
    with _unheard(page):
        _button(page, "Solve").click()
        expect(_button(page, "Stop")).to_be_visible()
        link = _elsewhere(page).get_by_role("link", name="Searching: The Genius Star")
        with held(page, "link"):
            roll.click()
            # No link leads there until its address, with the roll, is known.
            expect(_elsewhere(page)).to_contain_text("Searching: The Genius Star")
            expect(link).to_have_count(0)
        link.click()
        expect(_button(page, "Stop")).to_be_visible()
        eventually(page, lambda: blocked.evaluate_all(words), first)
        roll.click()
        expect(_button(page, "Solve")).to_be_visible()
        _button(page, "Solve").click()
        expect(_button(page, "Stop")).to_be_visible()
        open_gallery(page)
        # Each names its own roll.
        rolls = re.compile(r"^Searching: The Genius Star \((\d+ ){6}\d+\)")
        links = _elsewhere(page).get_by_role("link", name=rolls)
        expect(links).to_have_count(2)
        assert len({*links.all_inner_texts()}) == 2

"""One screen: board, tray and what can be asked are in sight together, whatever the puzzle and the window."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.browser.accessible import too_wide
from tests.web.browser.conftest import ON_A_PHONE
from tests.web.browser.helpers import SAMPLE_ROLL, eventually, open_puzzle, open_table, wait_until_ready

WINDOWS = {"low": (1280, 720), "desk": (1280, 850), "phone": (390, 844), "tablet": (820, 1180)}
# A small laptop, phones on their side, a page zoomed to 200 %.
LOW_WINDOWS = {"laptop": (1024, 600), "side": (844, 390), "small side": (667, 375), "zoomed": (640, 425)}
PUZZLES = (
    *("pentominoes-6x10", "genius-star", "calendar", "katamino", "eternity-2", "tetravex-3x3-a"),
    *("magic-19", "soma", "kanoodle-pyramid", "dominoes-torus", "pentominoes-one-sided-3x30", "magic-square-3"),
)
"""Flat pieces, dice, a date, a set to choose, many cards and few, numbers, layers of cubes and of balls, a wrapped
board, a long and a tiny one."""

# What is not wholly in sight: covered by the bar, or out of the window. A board that scrolls by itself is in sight with
# its frame, a tray with its first pieces where they are a strip or hundreds.
_OUT_OF_SIGHT = """async () => {
    // Pieces take their size before the frame after next.
    for (let k = 0; k < 2; k += 1) await new Promise(requestAnimationFrame);
    const pieces = [...document.querySelectorAll(".tray .piece")];
    const bar = document.querySelector(".do");
    const floor = getComputedStyle(bar).position === "sticky" ? bar.getBoundingClientRect().top : innerHeight;
    const outside = (element, least, lowest = floor) => {
        const {left, right, top, bottom} = element.getBoundingClientRect();
        const isIn = left >= -1 && right <= innerWidth + 1 && top >= 0 && bottom <= lowest + 1 && bottom - top >= least;
        const box = [left, top, right, bottom].map(Math.round);
        return isIn ? [] : [`${element.className} at ${box}, of ${innerWidth} x ${Math.round(lowest)}`];
    };
    return [
        ...outside(document.querySelector(".board"), 40),
        ...pieces.slice(0, innerWidth < Math.min(900, innerHeight) || pieces.length > 200 ? 3 : Infinity)
            .flatMap(piece => outside(piece, 24, document.querySelector(".tray").getBoundingClientRect().bottom)),
        ...[...document.querySelectorAll(".tool")].flatMap(tool => outside(tool, 40)),
        ...[...document.querySelectorAll(".do button")].flatMap(button => outside(button, 40, innerHeight)),
    ];
}"""


def _at_last(page: Page, measure: str) -> list[str]:
    """What is wrong once all that takes room has it: what comes late may be in the way for a moment."""
    for _ in range(20):
        if not (found := page.evaluate(measure)):
            break
        page.wait_for_timeout(100)
    return list(found)


def test_all_that_is_needed_to_play_is_on_one_screen(page: Page) -> None:
    found = []
    for puzzle in PUZZLES:
        open_puzzle(page, puzzle)
        for window, (width, height) in (WINDOWS | LOW_WINDOWS).items():
            page.set_viewport_size({"width": width, "height": height})
            found += [f"{puzzle}, {window}: {line}" for line in _at_last(page, _OUT_OF_SIGHT)]
        page.set_viewport_size({"width": 320, "height": 640})
        found += [f"{puzzle}, 320 pixels: {line}" for line in too_wide(page)]
    assert "\n".join(found) == ""


def test_in_a_low_window_the_board_stays_beside_the_answers(page: Page) -> None:
    page.set_viewport_size({"width": 844, "height": 390})
    open_puzzle(page, "pentominoes-6x10")
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_role("button", name="Show it on the board")).to_be_in_viewport()
    expect(page.locator(".board")).to_be_in_viewport(ratio=1)


def test_small_pictures_are_in_sight_while_a_search_runs(page: Page) -> None:
    # It takes minutes to its thousandth solution.
    open_puzzle(page, "bedlam-cube")
    page.get_by_role("button", name="Solve", exact=True).click()
    picture = page.locator(".small-picture").first
    expect(picture).to_be_visible()
    # It is drawn anew whenever another solution is found.
    is_in = """() => {
        const picture = document.querySelector(".small-picture");
        const panel = picture?.closest("[role=tabpanel]");
        return panel && picture.getBoundingClientRect().bottom <= panel.getBoundingClientRect().bottom;
    }"""
    for window in ("low", "desk"):
        width, height = WINDOWS[window]
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(is_in)
    expect(page.get_by_text("different so far")).to_be_visible()
    page.get_by_role("button", name="Stop", exact=True).click()


# What lies on another part of the game or below it, of the answers too, and a board that is cut off.
_COVERED = """() => {
    const parts = [".title", ".setup", ".board", ".live", ".verdict", ".tray", ".actions", ".ask"]
        .map(selector => document.querySelector(`.play ${selector}`)).filter(part => part?.getClientRects().length);
    const lines = parts.slice(1).flatMap((part, k) => {
        const lowest = Math.max(...[parts[k], ...parts[k].querySelectorAll(".note, .piece, .tool")]
            .map(one => one.getBoundingClientRect().bottom));
        const over = lowest - part.getBoundingClientRect().top;
        return over > 1 ? [`${parts[k].className} covers ${Math.round(over)} of ${part.className}`] : [];
    });
    const board = document.querySelector(".board");
    const cut = board.scrollHeight - board.clientHeight;
    return cut > 1 ? [...lines, `${cut} of the board cannot be seen`] : lines;
}"""


@ON_A_PHONE
def test_on_a_low_phone_nothing_is_covered_or_cut_off(page: Page) -> None:
    found = []
    for puzzle in ("genius-star", "nine-squares", "calendar", "magic-19", "soma"):
        open_puzzle(page, puzzle)
        if puzzle == "nine-squares":
            # Tiles that do not match: what is wrong needs room, too.
            for tile in range(6):
                page.locator(f"[data-piece='{tile}']").click()
                page.locator(f"[data-cell='{tile}']").click()
            page.locator(".verdict .fault").first.wait_for()
        for width, height in ((320, 640), (375, 667), (390, 664), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            found += [f"{puzzle}, {width} x {height}: {line}" for line in _at_last(page, _COVERED)]
    assert "\n".join(found) == ""


def test_no_message_cuts_the_board(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 850})
    cut = "board => Math.max(1, board.scrollHeight - board.clientHeight)"
    open_puzzle(page, "unicorn")
    # Tiles that do not match.
    for tile in range(6):
        page.locator(f"[data-piece='{tile}']").click()
        page.locator(f"[data-cell='{tile}']").click()
    expect(page.locator(".verdict .fault").last).to_contain_text(re.compile("do not match and . more$"))
    eventually(page, lambda: page.locator(".board").evaluate(cut), 1)
    open_puzzle(page, "genius-star")
    page.locator(".verdict .held").evaluate("held => { held.textContent = 'Words that take some room. '.repeat(9); }")
    eventually(page, lambda: page.locator(".board").evaluate(cut), 1)
    # What does not fit is read by scrolling.
    expect(page.get_by_role("group", name="Words beside the board")).to_have_attribute("tabindex", "0")


def test_as_part_of_another_page_it_fills_its_frame(page: Page) -> None:
    page.goto("/?embedded#/puzzle/unicorn")
    wait_until_ready(page)
    for width in (300, 390):
        # A frame as high as it is by default.
        page.set_viewport_size({"width": width, "height": 736})
        for puzzle in ("soma", "pentominoes-one-sided-3x30"):
            open_puzzle(page, puzzle)
            page.wait_for_function(
                """() => {
                    const gap = document.querySelector(".do").getBoundingClientRect().top
                        - document.querySelector(".actions").getBoundingClientRect().bottom;
                    return 0 <= gap && gap < 24;
                }"""
            )


# The contrast of what is drawn on the board: names and blocked cells on the cells, the frame on the ground.
_CONTRASTS = """() => {
    const light = color => {
        const [r, g, b] = color.match(/[\\d.]+/g).map(Number)
            .map(part => part / 255).map(part => part <= .03928 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4);
        return .2126 * r + .7152 * g + .0722 * b;
    };
    const contrast = (one, other) => {
        const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
        return (high + .05) / (low + .05);
    };
    const board = document.querySelector(".board");
    const look = (selector, property) => getComputedStyle(board.querySelector(selector))[property];
    const [ground, border] = [getComputedStyle(board).backgroundColor, getComputedStyle(board).borderTopColor];
    const cell = look(".backdrop [fill='#fefefe']", "fill");
    return {
        ground: light(ground), cell: light(cell), border: contrast(border, ground),
        name: contrast(look(".backdrop [fill='#5f5f5f']", "fill"), cell),
        blocked: contrast(look(".backdrop [fill='#4d4d4d']", "fill"), cell),
        frame: contrast(look(".backdrop [stroke='#1a1a1a']", "stroke"), ground),
    };
}"""


def test_the_board_is_dark_in_the_dark_and_has_a_border_in_forced_colors(page: Page) -> None:
    page.emulate_media(color_scheme="dark")
    open_table(page, name="genius-star", blocked=list(SAMPLE_ROLL))
    dark = page.evaluate(_CONTRASTS)
    assert max(dark["ground"], dark["cell"]) < 0.05
    assert dark["name"] >= 4.5
    assert min(dark["blocked"], dark["frame"]) >= 3
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, forced_colors="active")
        assert page.evaluate(_CONTRASTS)["border"] >= 3


def test_the_head_ends_where_the_page_ends(page: Page) -> None:
    open_puzzle(page, "soma")
    right = "selector => document.querySelector(selector).getBoundingClientRect().right"
    assert page.evaluate(right, ".top") == 1280
    padding = page.locator("nav a").last.evaluate("link => parseFloat(getComputedStyle(link).paddingRight)")
    assert abs(page.evaluate(right, "nav a:last-child") - padding - page.evaluate(right, ".ask")) < 1
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.locator(".top").evaluate("head => head.clientHeight") < 50

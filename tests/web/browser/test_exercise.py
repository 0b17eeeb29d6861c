"""For teaching and for every day: links to exercises, worksheets, the puzzle of the day, rolls as hard as wished."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.browser.accessible import violations
from tests.web.browser.conftest import AT_BOTH_SIZES
from tests.web.browser.helpers import (
    open_part,
    open_puzzle,
    open_route,
    open_table,
    solution_of,
    wait_until_ready,
)
from tilewright.desk.asks import answer

QUESTION = 'Where does "T" lie? <b>Why</b>?'


@AT_BOTH_SIZES
def test_a_teacher_gives_out_an_exercise_and_a_class_gives_it_back(page: Page, new_page: Callable[..., Page]) -> None:
    laid = solution_of("tangram")
    open_table(page, name="tangram", placed=laid[:2])
    open_part(page, "Share")
    page.get_by_text("For a class").click()
    page.get_by_label("A question").fill(QUESTION)
    page.get_by_role("button", name="Make the worksheet").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save tangram.pdf").click()
    assert Path(download.value.path()).read_bytes().startswith(b"%PDF")
    assert violations(page) == []
    page.get_by_role("button", name="Copy a link for the class").click()
    made = page.get_by_label("The link for the class")
    expect(made).to_be_visible()
    link = made.input_value()

    pupil = new_page()
    pupil.goto(link)
    wait_until_ready(pupil)
    expect(pupil.get_by_text(QUESTION)).to_be_visible()
    # What is left out is not shown.
    expect(pupil.get_by_role("button", name="Hint", exact=True)).to_be_visible()
    for name in (
        "Solve",
        "Watch it search",
        "Count all solutions",
        "Check the puzzle",
        "Save as TOML",
        "To the workshop",
        "Block cells",
    ):
        expect(pupil.get_by_role("button", name=name, exact=True)).to_have_count(0)
    expect(pupil.get_by_role("tab", name="Solutions")).to_have_count(0)
    expect(pupil.get_by_role("region", name="Live")).to_have_count(0)
    # What lay there from the start stays, whatever is cleared.
    expect(pupil.locator(".tray")).to_contain_text("5 left")
    assert violations(pupil) == []
    open_part(pupil, "Share")
    pupil.get_by_role("button", name="Copy a link").click()
    expect(pupil.get_by_label("The link", exact=True)).to_have_value(link)


def test_an_exercise_without_any_help_and_with_a_long_question(page: Page) -> None:
    said = {"question": "Why? " * 100, "without": ["hint", "solve"]}
    link = answer("link", {"puzzle": {"name": "tangram"}, "exercise": said})["link"]
    open_route(page, f"#p={link}")
    expect(page.get_by_text("Why? Why?")).to_be_visible()
    expect(page.get_by_role("tab")).to_have_text(["Share", "About"])
    expect(page.get_by_role("group", name="What to do")).to_be_hidden()
    assert violations(page) == []


def test_a_puzzle_for_each_day_and_difficulty(page: Page, expected: list[str]) -> None:
    open_route(page, "#/today")
    row = page.get_by_role("navigation", name="Puzzle of the day")
    expect(row.get_by_role("link")).to_have_count(3)
    open_route(page, "#/day/hard/2026-11-23")
    expect(page.get_by_role("heading", level=1)).to_have_text("Hexiamonds in a ring")
    expect(row.get_by_role("link", name="Hard")).to_have_attribute("aria-current", "true")
    row.get_by_role("link", name="Medium").click()
    expect(page.get_by_role("heading", name="Magic-19")).to_be_visible()
    assert violations(page) == []
    open_route(page, "#/today")
    page.get_by_role("navigation", name="Dominoes of the day").get_by_role("link", name="Easy").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("^Dominoes, .*: easy$"))
    expected.append("400")
    open_route(page, "#/day/hard/2999-12-31")
    expect(page.get_by_text("The puzzle of Tuesday, December 31, 2999, is not out yet")).to_be_visible()
    expect(row.get_by_role("link", name="Hard")).to_have_attribute("href", "#/day/hard")


def test_a_roll_as_hard_as_wished(page: Page) -> None:
    open_puzzle(page, "genius-square")
    page.get_by_label("How hard").select_option("medium")
    page.get_by_role("button", name="Roll the dice").click()
    expect(page.get_by_text(re.compile(r"^Medium: a typical attempt tries \d+ pieces in vain\.$"))).to_be_visible()
    expect(page.get_by_label("Die 1, ")).not_to_have_value("")

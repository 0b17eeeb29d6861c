"""The album: what a person solved is kept, each solution once, and can be given away and put together."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.browser.accessible import violations
from tests.web.browser.helpers import open_route, open_table, solution_of, wait_until_ready
from tilewright.desk.asks import answer, search

NAME = "unicorn"


def _solutions() -> list[list[list[int]]]:
    """A solution, one of its images, and another solution; each has a tile that need not be turned."""
    events = search({"puzzle": {"name": NAME}, "different": False})
    of_mark: dict[str, list[list[list[int]]]] = {}
    for event in events:
        if event["kind"] == "solution" and any(way == 0 for _, way, _ in event["placements"]):
            kept = answer("kept", {"puzzle": {"name": NAME, "placed": event["placements"]}})
            of_mark.setdefault(kept["mark"], []).append(event["placements"])
    (first, image, *_), (other, *_) = sorted(of_mark.values(), key=len, reverse=True)
    return [first, image, other]


def _lay(page: Page, placements: list[list[int]]) -> None:
    """Lay all tiles by a link, but for one that need not be turned, and that one by hand."""
    last = next(placement for placement in placements if placement[1] == 0)
    open_table(page, name=NAME, placed=[placement for placement in placements if placement is not last])
    page.locator(f".tray [data-piece='{last[0]}']").click()
    page.locator(f".board [data-cell='{last[2]}']").click()
    expect(page.locator(".verdict .solved")).to_be_visible()


def test_what_was_found_is_kept_once_however_it_is_turned(page: Page, tmp_path: Path) -> None:
    first, image, other = _solutions()
    words = page.locator(".album-words")
    _lay(page, first)
    expect(words).to_contain_text("The first that you found, of 2.")
    _lay(page, image)
    expect(words).to_contain_text("You found this one before, perhaps turned; you have 1 of 2.")
    _lay(page, other)
    expect(words).to_contain_text("New: your number 2 of 2.")
    words.get_by_role("link").click()
    expect(page.get_by_text("2 solutions of 1 puzzle.")).to_be_visible()
    expect(page.get_by_text("All of them!")).to_be_visible()
    picture = page.get_by_role("img").first
    expect(picture).to_have_js_property("complete", True)
    assert violations(page) == []
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the album").click()
    file = tmp_path / "album.json"
    saved.value.save_as(file)
    page.get_by_role("button", name="Take out solution 2").click()
    expect(page.get_by_text("1 solution of 1 puzzle.")).to_be_visible()
    # What is no solution stays out.
    album = json.loads(file.read_text())
    album["pages"][0]["found"].append({"mark": "x", "day": "2026-11-27", "placed": first[:-1]})
    file.write_text(json.dumps(album))
    page.locator("#album-file").set_input_files(file)
    expect(
        page.locator("#main").get_by_text("1 new solution, 1 that you had, 1 other left out that is no solution here.")
    ).to_be_visible()
    expect(page.get_by_text("2 solutions of 1 puzzle.")).to_be_visible()
    file.write_text("[]")
    page.locator("#album-file").set_input_files(file)
    expect(page.locator("#main").get_by_text("album.json is no album.")).to_be_visible()


def test_what_was_not_laid_by_hand_is_not_kept(page: Page) -> None:
    open_table(page, name=NAME, placed=solution_of(NAME))
    expect(page.locator(".verdict .solved")).to_be_visible()
    open_route(page, "#/album")
    expect(page.get_by_text("Nothing yet")).to_be_visible()


def test_an_album_goes_to_another_browser_as_a_link(page: Page, new_page: Callable[..., Page]) -> None:
    first, image, _ = _solutions()
    _lay(page, first)
    page.locator(".album-words").get_by_role("link", name="Your album").click()
    page.get_by_role("button", name="Copy a link to your album").click()
    made = page.get_by_label("The link to your album")
    expect(made).to_be_visible()
    assert violations(page) == []

    other = new_page()
    # The other person has the same solution, turned.
    _lay(other, image)
    expect(other.locator(".album-words")).to_contain_text("The first that you found")
    other.goto(made.input_value())
    wait_until_ready(other)
    expect(other.get_by_text("This link brings one solution.")).to_be_visible()
    assert violations(other) == []
    other.get_by_role("button", name="Add to my album").click()
    expect(other.locator("#main").get_by_text("0 new solutions, 1 that you had.")).to_be_visible()
    expect(other.get_by_role("region", name="An album for you")).to_have_count(0)
    expect(other).to_have_url(re.compile("#/album$"))


def test_an_album_that_is_too_long_for_a_link_goes_as_a_file(page: Page) -> None:
    placed = solution_of("pentominoes-6x10")
    found = [{"mark": str(k), "day": "2026-11-27", "placed": placed} for k in range(4000)]
    pages = [["{}", {"puzzle": {"name": "pentominoes-6x10"}, "title": "Pentominoes", "total": "2339", "found": found}]]
    open_route(page, "#/album")
    page.evaluate("pages => localStorage.setItem('tilewright:album', JSON.stringify(pages))", pages)
    page.reload()
    wait_until_ready(page)
    page.get_by_role("button", name="Copy a link to your album").click()
    expect(page.get_by_role("alert")).to_contain_text("This album is too long for a link")
    expect(page.get_by_role("alert")).to_contain_text("Save the album as a file, and send that.")

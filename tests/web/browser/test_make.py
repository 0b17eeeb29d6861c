"""Making a puzzle of one's own: drawn, checked while it grows, solved, saved and opened again."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from string import ascii_uppercase

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browser.conftest import AT_BOTH_SIZES, ON_A_PHONE
from tests.web.browser.helpers import (
    draft,
    eventually,
    expect_draft,
    open_part,
    open_route,
    open_table,
    step,
    wait_until_ready,
)
from tilewright.catalog import text_of
from tilewright.desk.asks import answer
from tilewright.lattices import LATTICES, Lattice

# Nine tiles that fill a square of three by three, and how each lies: the inner sides match.
COLORS = "RGBY"


def tiles() -> list[list[str]]:
    """Labels of nine tiles in reading order (top, right, bottom, left) that match as they lie."""

    def across(row: int, column: int) -> str:
        return COLORS[(row + 2 * column) % 4]

    def down(row: int, column: int) -> str:
        return COLORS[(3 * row + column + 1) % 4]

    return [
        [down(row, column), across(row, column + 1), down(row + 1, column), across(row, column)]
        for row in range(3)
        for column in range(3)
    ]


def begin(page: Page, kind: str, lattice: str) -> None:
    open_route(page, "#/make")
    page.get_by_role("radio", name=kind).check()
    page.get_by_role("radio", name=lattice, exact=True).check()
    anew = page.get_by_role("button", name="Begin a new puzzle")
    if anew.count():
        anew.click()


def standing(page: Page) -> Locator:
    """The sentence that says how far the puzzle is."""
    return page.locator(".summary")


def paint(page: Page, side: str, label: str, tile: int) -> None:
    page.get_by_role("radio", name=label, exact=True).check()
    page.get_by_role("button", name=f"Tile {tile}, side {side}:").click()
    expect(page.get_by_role("button", name=f"Tile {tile}, side {side}: {label}", exact=True)).to_be_visible()


def saved(page: Page, folder: Path) -> Path:
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the file").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


def reopened(page: Page, *files: Path) -> None:
    page.locator("input[type=file]").set_input_files([str(file) for file in files])


@AT_BOTH_SIZES
def test_tiles_on_a_square_are_made_and_solved(page: Page, tmp_path: Path) -> None:
    begin(page, "Tiles whose sides match", "Squares")
    expect(standing(page)).to_contain_text("Not ready: 1 thing to do")
    step(page, "3 Tiles")
    words = {"R": "red", "G": "green", "B": "blue", "Y": "yellow"}
    # One tile is painted side by side, the others come as text, so that the test is quick.
    page.get_by_role("button", name="Add a tile").click()
    for side, label in zip(("top", "right", "bottom", "left"), tiles()[0], strict=True):
        paint(page, side, words[label], 1)
    first = " ".join(tiles()[0])
    assert draft(page)["tiles"] == [first]
    page.get_by_role("button", name="Copy tile 1").click()
    page.get_by_role("button", name="Remove tile 2").click()
    expect(page.get_by_role("button", name="Remove tile 2")).to_have_count(0)
    step(page, "Text")
    area = page.get_by_role("textbox", name="The puzzle file")
    expect(area).to_have_value(re.compile(re.escape(f'tiles = ["{first}"]')))
    listed = json.dumps([" ".join(tile) for tile in tiles()])
    area.fill(area.input_value().replace(f'["{first}"]', listed))
    expect_draft(page, {**draft(page), "tiles": json.loads(listed)})
    expect(standing(page)).not_to_contain_text("Not ready")
    file = saved(page, tmp_path)
    assert tomllib.loads(file.read_text()) == draft(page)
    page.get_by_role("button", name="Try it on the table").click()
    page.wait_for_url("**#/own")
    wait_until_ready(page)
    expect(page.get_by_role("heading", name="My puzzle")).to_be_visible()
    open_part(page, "Solutions")
    page.get_by_role("button", name="Solve", exact=True).click()
    page.get_by_role("button", name="Keep this on the table").click()
    expect(page.get_by_text("This is a solution that you looked up.")).to_be_visible()
    # With another title it is the same puzzle: what lies on the table stays there.
    laid = page.locator(".board .pieces > *").count()
    page.get_by_role("link", name="Make your own").click()
    page.get_by_label("Title").fill("My cards")
    page.get_by_role("button", name="Try it on the table").click()
    expect(page.get_by_role("heading", name="My cards")).to_be_visible()
    expect(page.locator(".board .pieces > *")).to_have_count(laid)


def test_a_hexagon_board_with_polyhexes(page: Page, tmp_path: Path) -> None:
    begin(page, "Pieces that fill a board", "Hexagons")
    step(page, "2 Board")
    expect(page.get_by_role("group", name="The board").get_by_role("button", name=": on the board")).to_have_count(7)
    step(page, "3 Pieces")
    for _ in range(2):
        page.get_by_role("button", name="Draw a piece").click()
        cells = page.get_by_role("group", name="Piece ").get_by_role("button")
        expect(cells).not_to_have_count(0)
        expect(page.locator(".canvas .cell.piece")).to_have_count(0)
        row = page.get_by_role("group", name="Piece ").get_by_role("button", name="row 3,")
        for k in range(1, 4):
            row.nth(k).click()
        expect(page.locator(".canvas .cell.piece")).to_have_count(3)
        page.get_by_role("button", name="Done").click()
    expect(standing(page)).to_contain_text("look at")
    expect(page.locator(".remarks")).to_contain_text("The pieces have only 6 cells, but 7 must be covered")
    # One cell less, then it can be done: a cell is taken away by a click, put back, and undone.
    step(page, "2 Board")
    board = page.get_by_role("group", name="The board")
    board.get_by_role("button", name="named 4", exact=False).click()
    expect(page.get_by_role("tabpanel").get_by_text("6 cells")).to_be_visible()
    assert len(draft(page)["board"]["cells"]) == 6
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.get_by_role("tabpanel").get_by_text("7 cells")).to_be_visible()
    page.keyboard.press("Control+Shift+Z")
    expect(page.get_by_role("tabpanel").get_by_text("6 cells")).to_be_visible()
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.get_by_role("tabpanel").get_by_text("7 cells")).to_be_visible()
    page.get_by_role("radio", name="Blocked").check()
    board.get_by_role("button", name="named 4").click()
    expect(page.get_by_role("tabpanel").get_by_text("7 cells, 1 blocked")).to_be_visible()
    assert draft(page)["board"] == {"shape": "hexagon", "side": 2, "blocked": "4"}
    expect(page.get_by_role("img", name="A picture of My puzzle")).to_be_visible()
    file = saved(page, tmp_path)
    before = draft(page)
    open_route(page, "#/")
    begin(page, "Numbers that add up", "Squares")
    reopened(page, file)
    expect_draft(page, before)
    assert before == tomllib.loads(file.read_text())


def test_numbers_on_a_triangle(page: Page) -> None:
    begin(page, "Numbers that add up", "Triangles")
    expect(standing(page)).to_contain_text("Not ready: 2 things to do")
    step(page, "3 Numbers")
    page.get_by_role("button", name="1 to 9").click()
    for line in ("1 2 3 4", "5 6 7 8 9"):
        for point in line.split():
            page.get_by_role("button", name=f"point {point}: not on this line").click()
        page.get_by_role("button", name="Add this line").click()
        expect(page.get_by_role("button", name=f"Remove line {', '.join(line.split())}")).to_be_visible()
    expect(standing(page)).to_contain_text("look at")
    expect(page.locator(".remarks")).to_contain_text("Impossible")
    page.get_by_role("radio", name="this sum").check()
    page.get_by_label("Sum", exact=True).fill("20, 25")
    page.get_by_label("Sum", exact=True).press("Enter")
    expect(page.get_by_label("Sum", exact=True)).to_have_value("20 or 25")
    document = draft(page)
    assert (document["values"], document["target"]) == ("1..9", [20, 25])
    assert document["lines"] == ["1 2 3 4", "5 6 7 8 9"]
    page.get_by_label("Own sum of line 5, 6, 7, 8, 9").fill("30")
    page.get_by_label("Own sum of line 5, 6, 7, 8, 9").press("Enter")
    expect(page.get_by_text("Every other line adds up to", exact=True)).to_be_visible()
    assert draft(page)["lines"] == ["1 2 3 4", "5 6 7 8 9 = 30"]
    page.get_by_role("button", name="Remove line 5, 6, 7, 8, 9").click()
    expect(page.get_by_role("button", name="Remove line 5, 6, 7, 8, 9")).to_have_count(0)
    page.get_by_text("Values that are given").click()
    page.get_by_label("Point", exact=True).fill("2")
    page.get_by_label("Value", exact=True).fill("7")
    page.get_by_role("button", name="Give this value").click()
    expect(page.get_by_role("button", name="Remove the value of point 2")).to_be_visible()
    expect(standing(page)).to_contain_text("Ready for the table")
    page.get_by_role("button", name="Try it on the table").click()
    page.wait_for_url("**#/own")
    wait_until_ready(page)
    expect(page.get_by_role("heading", name="My puzzle")).to_be_visible()


def drag(page: Page, start: tuple[float, float], end: tuple[float, float], *, by_finger: bool) -> None:
    steps = [tuple(a + (b - a) * k / 12 for a, b in zip(start, end, strict=True)) for k in range(13)]
    if not by_finger:
        page.mouse.move(*start)
        page.mouse.down()
        for x, y in steps:
            page.mouse.move(x, y)
        page.mouse.up()
        return
    finger = page.context.new_cdp_session(page)
    for k, (x, y) in enumerate(steps):
        kind = "touchMove" if k else "touchStart"
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@AT_BOTH_SIZES
def test_cells_are_painted_by_dragging(page: Page, size: str) -> None:
    begin(page, "Pieces that fill a board", "Squares")
    step(page, "2 Board")
    page.get_by_role("button", name="Take all cells away").click()
    expect(page.locator(".remarks")).to_contain_text("The board has no cells yet.")
    expect(page.get_by_role("tabpanel").get_by_text("0 cells", exact=True)).to_be_visible()
    cells = page.get_by_role("group", name="The board").get_by_role("button", name="row 2,")
    cells.nth(1).scroll_into_view_if_needed()
    first, last = cells.nth(1).bounding_box(), cells.nth(4).bounding_box()
    assert first
    assert last
    start, end = ((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in (first, last))
    drag(page, start, end, by_finger=size == "phone")
    expect(page.get_by_role("tabpanel").get_by_text("4 cells")).to_be_visible()
    assert len(draft(page)["board"]["cells"]) == 4
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(".remarks")).to_contain_text("The board has no cells yet.")


def test_a_draft_outlives_a_reload_and_begins_from_the_catalog(page: Page) -> None:
    open_route(page, "#/make/from/genius-star")
    expect(page).to_have_url(re.compile("#/make$"))
    expect(page.get_by_label("Title")).to_have_value("The Genius Star")
    expect(page.get_by_role("tabpanel")).to_contain_text("a setup, 12 known counts, the variant golden-star")
    before = tomllib.loads(text_of("genius-star"))
    about = page.get_by_label("In a few words")
    about.press("End")
    about.press_sequentially("Mine.")
    # The fields are not left: what is typed is kept as it is typed.
    title = page.get_by_label("Title")
    title.fill("A star")
    title.press("End")
    title.press_sequentially(" of mine")
    page.reload()
    wait_until_ready(page)
    expect(title).to_have_value("A star of mine")
    # Nothing that the editor does not draw is lost.
    own = {**before, "title": "A star of mine", "about": draft(page)["about"]}
    assert draft(page) == own
    assert "Mine." in own["about"]
    # A visit to a field is one step, however much was typed.
    for step_before in ({**own, "title": before["title"]}, before):
        page.get_by_role("button", name="Undo", exact=True).click()
        assert draft(page) == step_before
    expect(title).to_have_value("The Genius Star")
    assert page.context.cookies() == []


def test_comments_of_a_file_stay_as_long_as_nothing_is_changed(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("# Mine.\n" + text_of("soma"))
    open_route(page, "#/make")
    reopened(page, file)
    expect(page.get_by_label("Title")).to_have_value("Soma cube")
    assert saved(page, tmp_path).read_text().startswith("# Mine.\n")


def test_mistakes_in_a_file_are_shown_with_their_lines(page: Page, tmp_path: Path, expected: list[str]) -> None:
    expected.append("400")
    open_route(page, "#/make")
    file = tmp_path / "wrong.toml"
    text = text_of("unicorn").replace('lattice = "square"', 'lattice = "squares"')
    file.write_text(text.replace("columns", "colums"))
    reopened(page, file)
    mistakes = page.locator(".mistakes")
    expect(mistakes.get_by_role("listitem")).to_have_count(3)
    expect(mistakes).to_contain_text('lattice = "squares"')
    mistakes.get_by_role("button", name="line").first.click()
    page.wait_for_function("() => getSelection().toString() || document.activeElement.selectionStart > 0")
    broken = tmp_path / "broken.toml"
    broken.write_text("format = \n")
    reopened(page, broken)
    expect(mistakes).to_contain_text("line 1, column")
    picture = tmp_path / "picture.txt"
    picture.write_text("hello")
    reopened(page, picture)
    expect(page.get_by_role("alert").filter(has_text="suffix")).to_be_visible()


def test_a_deck_of_two_files_is_opened(page: Page, tmp_path: Path, expected: list[str]) -> None:
    expected.append("400")
    from tests.formats.test_deck import NEIGHBORS, written

    deck, matches = written(tmp_path, NEIGHBORS)
    open_route(page, "#/make")
    reopened(page, deck, matches)
    expect(page.get_by_role("tab", name="3 Tiles")).to_be_visible()
    assert len(draft(page)["tiles"]) == 9
    assert draft(page)["title"] == deck.stem
    reopened(page, deck)
    expect(page.get_by_role("alert").filter(has_text="2 files")).to_be_visible()


@AT_BOTH_SIZES
def test_not_ready_is_said_and_leads_to_the_place(page: Page) -> None:
    begin(page, "Pieces that fill a board", "Cubes")
    page.get_by_role("button", name="Try it on the table").click()
    expect(page.get_by_role("alert").filter(has_text="Not yet: There are no pieces yet")).to_have_count(1)
    expect(page).to_have_url(re.compile("#/make$"))
    page.get_by_role("button", name="Show where: There are no pieces yet.").click()
    expect(page.get_by_role("tab", name="3 Pieces")).to_have_attribute("aria-selected", "true")
    page.get_by_role("button", name="Add the set").click()
    expect(page.locator(".part")).to_have_count(1)


def test_a_set_with_its_usual_names_is_broken_up(page: Page) -> None:
    open_route(page, "#/make")
    step(page, "3 Pieces")
    page.get_by_role("button", name="Add the set").click()
    expect(page.get_by_role("figure", name="F")).to_have_count(1)
    page.get_by_role("button", name="Break up into pieces").click()
    expect(page.locator(".part")).to_have_count(12)
    page.get_by_role("button", name="Remove piece F").click()
    expect(page.locator(".part")).to_have_count(11)
    document = draft(page)
    assert "polyforms" not in document
    assert "".join(piece["name"] for piece in document["piece"]) == "ILNPTUVWXYZ"
    assert all(len(piece["cells"]) == 5 for piece in document["piece"])


def test_pieces_are_not_flipped_on_a_lattice_without_reflections(page: Page) -> None:
    begin(page, "Pieces that fill a board", "Flowers of pentagons")
    step(page, "3 Pieces")
    page.get_by_role("button", name="Add the set").click()
    turning = page.get_by_label("Turning")
    expect(turning.locator("option")).to_have_text(["may turn", "only as drawn"])
    turning.select_option("only as drawn")
    turning.select_option("may turn")
    expect_draft(page, {**draft(page), "polyforms": [{"size": 5}]})


def test_a_number_is_typed_over_also_where_its_field_was_drawn_anew(page: Page) -> None:
    open_route(page, "#/make")
    for typed, whole in (("2", "2"), ("4", "24")):
        page.evaluate(
            """async () => {
                const { numberInput, refill } = await import("./make/widgets.js");
                const place = document.querySelector("#fields") ?? document.createElement("div");
                if (!place.firstChild) {
                    place.id = "fields";
                    document.body.append(place);
                    refill(place, numberInput("n", 3, [1, 99], () => {}));
                    place.firstChild.focus();
                    place.firstChild.select();
                }
                refill(place, numberInput("n", 3, [1, 99], () => {}));
            }"""
        )
        page.keyboard.type(typed)
        expect(page.locator("#fields input")).to_have_value(whole)


def test_by_keyboard_only(page: Page) -> None:
    def press(*keys: str) -> None:
        for key in keys:
            page.keyboard.press(key)

    def tab_to(place: Locator, most: int = 80) -> None:
        for _ in range(most):
            if place.evaluate("element => element === document.activeElement"):
                return
            press("Tab")
        raise AssertionError(f"{place} is not reached by the Tab key")

    open_route(page, "#/make")
    tab_to(page.get_by_role("radio", name="Pieces that fill a board"))
    press("ArrowDown")
    expect(page.get_by_role("radio", name="Tiles whose sides match")).to_be_checked()
    tab_to(page.get_by_role("radio", name="Squares", exact=True))
    press("Shift+Tab", "Shift+Tab")
    expect(page.get_by_role("tab", name="1 Kind")).to_be_focused()
    press("ArrowRight")
    expect(page.get_by_role("tab", name="2 Board")).to_be_focused()
    tab_to(page.get_by_label("columns").first)
    page.keyboard.type("2")
    tab_to(page.get_by_label("rows").first)
    page.keyboard.type("1")
    tab_to(page.get_by_role("button", name="Use this shape"))
    press("Enter")
    expect(page.get_by_role("tabpanel").get_by_text("2 cells")).to_be_visible()
    # A cell more below the first one.
    canvas = page.get_by_role("group", name="The board")
    tab_to(canvas.locator("[tabindex='0']"))
    on_board = canvas.get_by_role("button", name="named 1")
    for key in ("ArrowRight", "ArrowDown") * 3 + ("ArrowLeft",) * 2:
        if on_board.evaluate("element => element === document.activeElement"):
            break
        press(key)
    press("ArrowDown", "Space")
    expect(page.get_by_role("tabpanel").get_by_text("3 cells")).to_be_visible()
    press("Control+z")
    expect(page.get_by_role("tabpanel").get_by_text("2 cells")).to_be_visible()
    tab = page.get_by_role("tab", name="2 Board")
    for _ in range(40):
        if tab.evaluate("element => element === document.activeElement"):
            break
        press("Shift+Tab")
    press("ArrowRight")
    expect(page.get_by_role("tab", name="3 Tiles")).to_be_focused()
    tab_to(page.get_by_role("button", name="Add a tile"))
    press("Enter")
    side = page.get_by_role("button", name="Tile 1, side top:")
    expect(side).to_be_visible()
    for _ in range(20):
        if side.evaluate("element => element === document.activeElement"):
            break
        press("Shift+Tab")
    press("Space")
    expect(page.get_by_role("button", name="Tile 1, side top: red")).to_be_focused()
    press("ArrowRight", "Enter")
    expect(page.get_by_role("button", name="Tile 1, side right: red")).to_be_focused()
    assert draft(page)["tiles"] == ["R R * *"]
    page.get_by_role("button", name="Copy tile 1").focus()
    press("Enter")
    expect(page.get_by_role("button", name="Copy tile 2")).to_be_visible()
    page.get_by_role("button", name="Try it on the table").focus()
    press("Enter")
    page.wait_for_url("**#/own")


def test_what_the_page_shows_is_what_python_says(page: Page) -> None:
    open_route(page, "#/make/from/pentominoes-and-square-8x8")
    shown = answer("draft", {"document": draft(page)})
    step(page, "3 Pieces")
    expect(page.locator(".part")).to_have_count(len(shown["pieces"]) + len(shown["sets"]))


def test_what_is_typed_as_text_is_never_lost(page: Page, tmp_path: Path) -> None:
    open_route(page, "#/make/from/unicorn")
    step(page, "Text")
    area = page.get_by_role("textbox", name="The puzzle file")
    expect(area).to_have_value(re.compile("title"))
    text = area.input_value()
    area.fill(re.sub('title = ".*"', 'title = "Quick"', text))
    attempt = page.get_by_role("button", name="Try it on the table")
    # Before the page has looked at what was typed.
    attempt.evaluate("button => button.click()")
    page.wait_for_url("**#/own")
    wait_until_ready(page)
    expect(page.get_by_role("heading", name="Quick")).to_be_visible()
    # All steps can still be taken back after another view was shown.
    open_route(page, "#/make")
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.get_by_label("Title")).not_to_have_value("Quick")
    step(page, "Text")
    area.fill('"we\\"ird" = 1\n' + text)
    page.get_by_role("button", name="Show where: ").first.click()
    expect(area).to_be_focused()
    # Neither a reload nor a file loses what cannot be read.
    area.fill("format = ")
    page.reload()
    wait_until_ready(page)
    expect(area).to_have_value("format = ")
    expect(page.locator(".mistakes")).to_contain_text("line 1")
    attempt.click()
    expect(page.get_by_role("alert").filter(has_text="Not yet: the text cannot be read")).to_have_count(1)
    assert saved(page, tmp_path).read_text() == "format = "


def test_another_draft_never_comes_without_a_way_back(page: Page) -> None:
    open_route(page, "#/make")
    title = page.get_by_label("Title")
    title.fill("Mine")
    title.press("Enter")
    own = {**tomllib.loads(text_of("unicorn")), "title": "A copy"}
    open_table(page, document=own)
    open_part(page, "Share")
    page.get_by_role("button", name="Change a copy").click()
    expect(title).to_have_value("A copy")
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(title).to_have_value("Mine")
    context = page.context
    other = context.new_page()
    open_route(other, "#/make")
    other.get_by_label("Title").fill("Theirs")
    other.get_by_label("Title").press("Enter")
    # Each tab keeps its own, also through a reload and after the other one is closed.
    for tab, name in ((page, "Mine"), (other, "Theirs")):
        tab.reload()
        wait_until_ready(tab)
        expect(tab.get_by_label("Title")).to_have_value(name)
    page.get_by_role("button", name="Go on with that one").click()
    expect(title).to_have_value("Theirs")
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(title).to_have_value("Mine")
    expect(other.get_by_role("button", name="Go on with that one")).to_be_visible()
    other.close()
    title.fill("Mine again")
    title.press("Enter")
    page.close()
    third = context.new_page()
    open_route(third, "#/make")
    expect(third.get_by_label("Title")).to_have_value("Mine again")
    third.get_by_role("button", name="Go on with that one").click()
    expect(third.get_by_label("Title")).to_have_value("Theirs")


def test_what_is_refused_is_seen_beside_it_until_it_is_right(page: Page) -> None:
    begin(page, "Tiles whose sides match", "Squares")
    step(page, "3 Tiles")
    label, add = page.get_by_label("Another label"), page.get_by_role("button", name="Add the label")
    for typed, words in (("dark red", "A label is one word"), ("R", "The label R is there already")):
        label.fill(typed)
        add.click()
        expect(page.locator(".field .problem")).to_contain_text(words)
        expect(label).to_be_focused()
        expect(label).to_have_accessible_description(re.compile(words))
        label.fill("dark")
        expect(page.locator(".field .problem")).to_have_count(0)
    add.click()
    expect(page.get_by_role("radio", name="dark")).to_be_checked()
    step(page, "2 Board")
    page.get_by_role("radio", name="Blocked").check()
    cells = page.get_by_role("group", name="The board").get_by_role("button")
    cells.filter(visible=True).and_(page.locator(".off")).first.click()
    off = page.locator(".problem", has_text="This cell is not on the board")
    expect(off).to_be_visible()
    expect(off).to_be_in_viewport()
    page.get_by_role("button", name="named 1").click()
    expect(off).to_have_count(0)
    expect(page.get_by_role("tabpanel").get_by_text("9 cells, 1 blocked")).to_be_visible()
    begin(page, "Numbers that add up", "Squares")
    step(page, "3 Numbers")
    page.get_by_role("button", name="Add this line").click()
    line = page.locator(".problem", has_text="A line has two points or more")
    expect(line).to_be_visible()
    page.get_by_role("button", name="point 1: not on this line").click()
    expect(line).to_have_count(0)
    # What else is drawn anew takes the words not away.
    page.get_by_role("button", name="Add this line").click()
    expect(line).to_contain_text("this one has one yet")
    page.get_by_role("button", name="1 to 9").click()
    expect(page.get_by_label("Values", exact=True)).to_have_value("1..9")
    expect(line).to_be_visible()
    page.get_by_text("Values that are given").click()
    page.get_by_label("Point", exact=True).fill("77")
    page.get_by_label("Value", exact=True).fill("x")
    page.get_by_role("button", name="Give this value").click()
    expect(page.locator(".problem", has_text="There is no such point")).to_be_visible()
    expect(page.locator(".problem", has_text="A value is a whole number")).to_be_visible()


def test_a_number_out_of_range_stays_to_be_put_right(page: Page) -> None:
    begin(page, "Numbers that add up", "Squares")
    step(page, "2 Board")
    columns = page.get_by_label("columns").filter(visible=True).first
    before = draft(page)
    columns.fill("77")
    page.get_by_role("button", name="Use this shape").click()
    refusal = page.locator(".problem", has_text="77 is too many")
    expect(refusal).to_contain_text("from 1 to 40")
    expect(columns).to_be_focused()
    # Neither what is done elsewhere nor another step takes away what was typed.
    cells = page.get_by_role("group", name="The board").get_by_role("button", name="on the board")
    cells.first.click()
    expect(page.get_by_role("tabpanel").get_by_text("10 cells")).to_be_visible()
    expect(columns).to_have_value("77")
    expect(refusal).to_be_visible()
    page.get_by_role("button", name="Undo", exact=True).click()
    expect_draft(page, before)
    columns.fill("4")
    page.get_by_role("button", name="Use this shape").click()
    expect(refusal).to_have_count(0)
    expect(page.get_by_role("tabpanel").get_by_text("12 cells")).to_be_visible()
    step(page, "3 Numbers")
    page.get_by_role("radio", name="this sum").check()
    total = page.get_by_label("Sum", exact=True)
    for typed in ("2.5", "many"):
        total.fill(typed)
        total.press("Enter")
        expect(page.locator(".problem", has_text=f"“{typed}” is no sum")).to_be_visible()
        expect(total).to_have_value(typed)
    values = page.get_by_label("Values", exact=True)
    values.fill("one to nine")
    values.press("Enter")
    expect(page.locator(".problem", has_text="no whole numbers")).to_be_visible()
    assert "target" not in draft(page)
    total.fill("-5")
    total.press("Enter")
    expect(page.locator(".problem", has_text="is no sum")).to_have_count(0)
    assert draft(page)["target"] == -5
    expect(values).to_have_value("one to nine")


def test_copies_without_a_least_or_a_greatest_number(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "open.toml"
    pieces = '{name = "A", picture = "##", copies = "2.."}, {name = "B", picture = "#", copies = "..3"}'
    board = 'board = {shape = "rectangle", columns = 4, rows = 2}'
    file.write_text(
        f'format = 1\nfamily = "tiling"\nlattice = "square"\n{board}\npiece = [{pieces}]\n', encoding="utf-8"
    )
    open_route(page, "#/make")
    reopened(page, file)
    step(page, "3 Pieces")
    for name, least, most in (("A", "2", "99"), ("B", "0", "3")):
        copies = page.get_by_role("group", name=f"Copies of piece {name}")
        expect(copies.get_by_label("at least")).to_have_value(least)
        expect(copies.get_by_label("at most")).to_have_value(most)


def test_copies_that_do_not_go_together_are_taken_when_they_do(page: Page) -> None:
    open_route(page, "#/make")
    step(page, "3 Pieces")
    page.get_by_role("button", name="Add the set").click()
    least, most = page.get_by_label("Copies: at least"), page.get_by_label("at most")
    least.fill("5")
    least.press("Enter")
    wrong = page.locator(".problem", has_text="There cannot be at least 5 and at most 1")
    expect(wrong).to_be_visible()
    expect(most).to_have_value("1")
    assert draft(page)["polyforms"] == [{"size": 5, "names": "usual"}]
    most.fill("6")
    most.press("Enter")
    expect(wrong).to_have_count(0)
    expect_draft(page, {**draft(page), "polyforms": [{"size": 5, "names": "usual", "copies": "5..6"}]})
    # A field that was refused and stayed looks at the new one beside it.
    most.fill("2")
    most.press("Enter")
    wrong = page.locator(".problem", has_text="There cannot be at least 5 and at most 2")
    expect(wrong).to_be_visible()
    page.get_by_role("button", name="Draw a piece").click()
    expect(page.locator(".part")).to_have_count(2)
    copies = page.get_by_role("group", name="Copies of all")
    copies.get_by_label("at least").fill("2")
    copies.get_by_label("at least").press("Enter")
    expect(wrong).to_have_count(0)
    expect_draft(page, {**draft(page), "polyforms": [{"size": 5, "names": "usual", "copies": 2}]})


# Whether the box of every label keeps to its side of the tile.
LABELS_FIT = """() => [...document.querySelectorAll(".tile svg")].flatMap(svg => {
    const sides = [...svg.querySelectorAll(".side")];
    return [...svg.querySelectorAll("text")].map((text, k) => {
        const {x, y, width, height} = text.getBBox();
        // Of the box, what letters take.
        const corners = [[x, .2], [x + width, .2], [x, .8], [x + width, .8]];
        const isIn = corners.every(([x, share]) => sides[k].isPointInFill(new DOMPoint(x, y + share * height)));
        return isIn ? null : text.textContent;
    }).filter(Boolean);
})"""


def test_labels_keep_within_their_sides(page: Page, tmp_path: Path, subtests: pytest.Subtests) -> None:
    # The first label of each lattice is another one, which tells that its tiles are those that are shown.
    for first, lattice in zip(ascii_uppercase, LATTICES.values(), strict=False):
        with subtests.test(lattice.name):
            _labels_keep_within_their_sides(page, tmp_path, lattice, first)
    assert len(LATTICES) <= len(ascii_uppercase)


def _labels_keep_within_their_sides(page: Page, tmp_path: Path, lattice: Lattice, first: str) -> None:
    forms = sorted({kind.n_sides for kind in lattice.kinds})
    labels = [first, "HO", "WWW", "dark-red", "sunflower-yellow", "12345"]
    tiles = [" ".join(labels[(k + side) % len(labels)] for side in range(n)) for n in forms for k in range(len(labels))]
    board = next(iter(lattice.shape_named.values()))
    file = tmp_path / "long.json"
    document = {"format": 1, "family": "tiling", "lattice": lattice.name, "tiles": tiles}
    file.write_text(json.dumps({**document, "board": {"shape": board.name, **dict.fromkeys(board.sizes, 2)}}))
    open_route(page, "#/make")
    reopened(page, file)
    step(page, "3 Tiles")
    expect(page.locator(".tile text").first).to_have_text(first)
    expect(page.locator(".tile text")).to_have_count(len(labels) * sum(forms))
    expect(page.get_by_role("button", name="Add a tile")).to_have_count(len(forms))
    eventually(page, lambda: page.evaluate(LABELS_FIT), [])
    sizes_in_pixels = page.evaluate(
        "() => [...document.querySelectorAll('.tile text')].map(text => text.getBoundingClientRect().height)"
    )
    assert min(sizes_in_pixels) > 7
    # What is shortened in the picture is told in full.
    in_full = page.get_by_role("button", name=re.compile("^Tile 5, side .*: sunflower-yellow$"))
    expect(in_full).to_have_count(tiles[4].split().count("sunflower-yellow"))
    expect(page.locator(".tile text", has_text=re.compile("^s.*…$")).first).to_be_visible()


@ON_A_PHONE
def test_arrow_keys_among_the_kinds_lose_nothing(page: Page) -> None:
    open_route(page, "#/make")
    step(page, "3 Pieces")
    page.get_by_role("button", name="Add the set").click()
    expect(page.locator(".part")).to_have_count(1)
    before = draft(page)
    step(page, "1 Kind")
    kinds = page.get_by_role("group", name="Kind").get_by_role("radio")
    kinds.nth(0).focus()
    page.keyboard.press("ArrowDown")
    expect(kinds.nth(1)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(kinds.nth(2)).to_be_checked()
    anew = page.get_by_role("button", name="Begin a new puzzle")
    expect(anew).to_be_in_viewport()
    expect(page.get_by_role("tab", name="3 Pieces")).to_be_visible()
    # Who looks elsewhere has not chosen.
    step(page, "2 Board")
    step(page, "1 Kind")
    expect(kinds.nth(0)).to_be_checked()
    expect(anew).to_have_count(0)
    kinds.nth(2).check()
    page.get_by_role("radio", name="Hexagons", exact=True).check()
    expect(anew).to_be_in_viewport()
    # Words about the puzzle are none of this.
    page.get_by_label("Title").fill("Mine")
    page.get_by_label("Title").press("Enter")
    expect_draft(page, {**before, "title": "Mine"})
    expect(page.get_by_role("radio", name="Hexagons", exact=True)).to_be_checked()
    page.get_by_role("button", name="Keep mine").press("Enter")
    expect(kinds.nth(0)).to_be_checked()
    expect(kinds.nth(0)).to_be_focused()
    expect(anew).to_have_count(0)
    page.keyboard.press("ArrowUp")
    expect(kinds.nth(2)).to_be_checked()
    anew.press("Enter")
    expect(page.get_by_role("tab", name="3 Numbers")).to_be_visible()
    expect(kinds.nth(2)).to_be_focused()
    assert (draft(page)["family"], draft(page)["title"]) == ("labeling", "My puzzle")
    page.get_by_role("button", name="Undo", exact=True).click()
    expect_draft(page, {**before, "title": "Mine"})
    expect(kinds.nth(0)).to_be_checked()


@AT_BOTH_SIZES
def test_the_canvas_of_a_piece_grows_around_it(page: Page, size: str) -> None:
    begin(page, "Pieces that fill a board", "Squares")
    step(page, "3 Pieces")
    page.get_by_role("button", name="Draw a piece").click()
    cells = page.locator(".canvas:visible .cell")
    expect(cells).to_have_count(25)
    # A corner: the canvas grows, and the cell stays where it was.
    corner = cells.last
    corner.scroll_into_view_if_needed()
    box = corner.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    key = corner.get_attribute("data-cell")
    page.mouse.click(x, y)
    expect(cells).to_have_count(49)
    painted = page.locator(".canvas:visible .cell.piece")
    expect(painted).to_have_count(1)
    expect(painted).to_have_attribute("data-cell", key or "")
    if size == "desk":
        under = "([x, y]) => document.elementFromPoint(x, y).dataset.cell"
        eventually(page, lambda: page.evaluate(under, [x, y]), key)
    # By keyboard alone as far as one likes.
    expect(painted).to_be_focused()
    for n_columns in (9, 11):
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Space")
        if n_columns == 9:
            expect(cells).to_have_count(81)
    page.wait_for_function("() => document.activeElement.classList.contains('piece')")
    eventually(page, lambda: len(draft(page)["piece"][0]["cells"]), 3)


def test_the_canvas_of_the_board_grows_at_its_edge(page: Page) -> None:
    begin(page, "Pieces that fill a board", "Hexagons")
    step(page, "2 Board")
    cells = page.locator(".canvas:visible .cell")
    expect(cells).not_to_have_count(0)
    before = cells.count()
    cells.first.click()
    expect(page.get_by_role("tabpanel").get_by_text("8 cells")).to_be_visible()
    page.wait_for_function(f"() => document.querySelectorAll('.canvas .cell').length > {before}")
    expect(page.locator(".canvas:visible .cell.empty")).to_have_count(8)


def test_the_layers_below_and_above_shine_through(page: Page) -> None:
    begin(page, "Pieces that fill a board", "Cubes")
    step(page, "2 Board")
    canvas = page.get_by_role("group", name="The board")
    expect(canvas.get_by_role("button", name="a cell on the layer above")).to_have_count(9)
    expect(canvas.get_by_role("button", name="a cell on the layer below")).to_have_count(0)
    page.get_by_role("button", name="Layer 2").click()
    expect(page.get_by_role("button", name="Layer 2")).to_be_focused()
    expect(canvas.get_by_role("button", name="a cell on the layer below, a cell on the layer above")).to_have_count(9)
    expect(canvas.locator(".ghost.below")).to_have_count(9)
    canvas.get_by_role("button", name="named 10").click()
    expect(page.get_by_role("tabpanel").get_by_text("26 cells")).to_be_visible()
    page.get_by_role("button", name="Layer 3").click()
    expect(canvas.locator(".ghost.below")).to_have_count(8)
    expect(canvas.locator(".ghost.above")).to_have_count(0)


@pytest.mark.parametrize("name", ["magic-triangle", "circus-seven"])
def test_another_matching_and_back_brings_the_same_tiles(page: Page, name: str) -> None:
    open_route(page, f"#/make/from/{name}")
    before = draft(page)
    halves = "halves" in before.get("matching", {})
    step(page, "3 Tiles")
    choices = [page.get_by_role("radio", name=words) for words in ("have the same label", "are two halves")]
    there, back = choices if halves else choices[::-1]
    expect(back).to_be_checked()
    there.check()
    page.wait_for_function(
        "before => JSON.parse(localStorage['tilewright:draft']).document.tiles[0] !== before", arg=before["tiles"][0]
    )
    # A tile more, and one less.
    page.get_by_role("button", name="Copy tile 2").click()
    expect(page.get_by_role("button", name=f"Remove tile {len(before['tiles']) + 1}")).to_be_visible()
    page.get_by_role("button", name=f"Remove tile {len(before['tiles']) + 1}").click()
    expect(page.locator(".tile")).to_have_count(len(before["tiles"]))
    back.check()
    expect_draft(page, before)

"""Making a puzzle of one's own, the document: its text, what is said of it, its files, and the steps to it."""

from __future__ import annotations

import gzip
import json
import re
import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browser.helpers import (
    draft,
    eventually,
    held,
    kept_draft,
    open_part,
    open_route,
    open_table,
    step,
    wait_until_ready,
)
from tilewright.catalog import text_of
from tilewright.formats.puzzle_file import read_json_text

# What the maker does not draw, all in one file.
ONLY_AS_TEXT = """\
format = 1
title = "All of it"
family = "tiling"
lattice = "square"
tiles = ["A B C D", "A B * *"]
sources = ["nobody"]
total = "2..9"

[board]
shape = "rectangle"
columns = 3
rows = 3
names = ["a", "b", "c", "d", "e", "f", "g", "h", "i"]

[[piece]]
name = "L"
cells = [[0, 0], [1, 0], [0, 1]]
labels = [{ cell = [0, 0], side = "left", label = "A" }]
color = "red"

[matching]
pairs = [["A", "B"], ["C", "D"]]
apart = "color"

[rim]
forbidden = ["C"]
sides = [{ cell = "a", side = "top", label = "A" }, { cell = "b", side = "top", labels = "A B" }]

[[fixed]]
piece = "1"
cell = "a"

[[fixed]]
piece = "L"
cells = "g h d"
labels = ["* * * A", "* * * *", "* * * *"]

[setup]
kind = "cells"
block = 4

[variant.other]
about = "without what is fixed"
fixed = []

[[known]]
count = 5
counts = "raw"
source = "nobody"
"""


def wait_for_draft(page: Page, condition: str) -> None:
    """Wait until this JavaScript is true of the draft that is kept, `draft`."""
    page.wait_for_function(f"() => (draft => {condition})(JSON.parse(localStorage.getItem('tilewright:draft')))")


def area_of(page: Page) -> Locator:
    """The text, when it is written out."""
    step(page, "Text")
    area = page.get_by_role("textbox", name="The puzzle file")
    expect(area).to_have_value(re.compile("title"))
    return area


def named(page: Page, title: str) -> None:
    step(page, "1 Kind")
    page.get_by_label("Title").fill(title)
    page.get_by_label("Title").press("Enter")
    wait_for_draft(page, f"draft.document.title === {json.dumps(title)}")


BROKEN = [
    ('lattice = "square"', "lattice = ", "="),
    ('lattice = "square"', 'lattice = "squares"', '"squares"'),
    ('shape = "rectangle"\ncolumns = 3\nrows = 3', "cells = [[0, 0], [0, 0, 1]]", "[0, 0, 1]"),
]


@pytest.mark.parametrize(("before", "after", "mistake"), BROKEN)
def test_nothing_is_drawn_over_a_text_that_cannot_be_read(
    page: Page, size: str, before: str, after: str, mistake: str
) -> None:
    open_route(page, "#/make/from/unicorn")
    area = area_of(page)
    good = area.input_value()
    document = draft(page)
    broken = good.replace(before, after)
    area.fill(broken)
    # What was said of the puzzle before is not said of this text, and no picture of it is shown.
    summary = page.locator(".summary")
    expect(summary).to_have_text("Not ready: the text cannot be read.")
    expect(page.get_by_role("img", name="A picture of")).to_have_count(0)
    for tab in ("1 Kind", "2 Board", "3 Tiles"):
        step(page, tab)
        panel = page.get_by_role("tabpanel")
        expect(panel).to_contain_text("The text cannot be read. Line ")
        expect(panel.get_by_role("button")).to_have_text(["Go to the mistake", "Take back the text"])
        expect(panel.get_by_role("radio")).to_have_count(0)
    # On a phone the remarks are far below; what is in sight says the same.
    on_phone = page.get_by_role("group", name="How it stands, in short")
    box = on_phone if size == "phone" else page.get_by_role("region", name="How it stands", exact=True)
    expect(box).to_contain_text("Line ")
    box.get_by_role("button", name="Go to the mistake").click()
    expect(area).to_be_focused()
    selected = area.evaluate("area => area.value.slice(area.selectionStart, area.selectionEnd)")
    assert selected in (mistake, "\n", "")
    step(page, "2 Board")
    page.get_by_role("button", name="Take back the text").click()
    expect(page.get_by_role("tab", name="2 Board")).to_be_focused()
    expect(page.get_by_role("group", name="The board").get_by_role("button", name=": on the board")).to_have_count(9)
    eventually(page, lambda: kept_draft(page), {"document": document, "text": good, "typed": None, "file": None})
    expect(summary).to_contain_text("Ready")
    # It can be had again, and mended.
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.get_by_role("tabpanel")).to_contain_text("The text cannot be read. Line ")
    expect(area_of(page)).to_have_value(broken)
    area.fill(good.replace("rows = 3", "rows = 4"))
    wait_for_draft(page, "draft.document.board.rows === 4")
    expect(page.get_by_text("The text can be read.", exact=True)).to_be_visible()
    step(page, "2 Board")
    expect(page.get_by_role("tabpanel").get_by_text("12 cells")).to_be_visible()


def test_a_file_that_cannot_be_read_takes_no_place_of_what_was_made(page: Page, tmp_path: Path) -> None:
    open_route(page, "#/make/from/unicorn")
    file = tmp_path / "broken.toml"
    file.write_text("# Mine.\nformat = \n")
    page.locator("input[type=file]").set_input_files(str(file))
    area = page.get_by_role("textbox", name="The puzzle file")
    expect(area).to_have_value("# Mine.\nformat = \n")
    expect(page.locator(".mistakes")).to_contain_text("line 2")
    # Nor does it take the place of the file of what was made; a reload forgets none of this.
    page.reload()
    expect(page.locator(".mistakes")).to_contain_text("line 2")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the file").click()
    assert download.value.suggested_filename == "broken.toml"
    step(page, "1 Kind")
    panel = page.get_by_role("tabpanel")
    expect(panel).to_contain_text("The text of broken.toml cannot be read.")
    expect(panel).to_contain_text("The puzzle “Unicorn” as it was before is kept")
    step(page, "Text")
    page.get_by_role("button", name="Take back the text").click()
    expect(area).to_have_value(re.compile("Unicorn"))
    assert kept_draft(page)["typed"] is None


def test_a_change_of_the_text_can_be_undone_while_it_is_looked_at(page: Page) -> None:
    open_route(page, "#/make/from/unicorn")
    area = area_of(page)
    good = area.input_value()
    for rows in (4, 5):
        area.fill(good.replace("rows = 3", f"rows = {rows}"))
        wait_for_draft(page, f"draft.document.board.rows === {rows}")
    for rows in (4, 3):
        page.get_by_role("button", name="Undo", exact=True).click()
        expect(area).to_have_value(re.compile(f"rows = {rows}"))
        wait_for_draft(page, f"draft.document.board.rows === {rows} && draft.typed === null")
    page.get_by_role("button", name="Redo").click()
    expect(area).to_have_value(re.compile("rows = 4"))
    # A text that cannot be read is a step as well.
    area.fill("format = ")
    expect(page.locator(".mistakes")).to_be_visible()
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(area).to_have_value(re.compile("rows = 4"))


def test_steps_outlive_a_reload(page: Page) -> None:
    open_route(page, "#/make")
    for title in ("One", "Two", "Three"):
        named(page, title)
    undo, redo = (page.get_by_role("button", name=name, exact=True) for name in ("Undo", "Redo"))
    undo.click()
    for _ in range(2):
        page.reload()
        wait_until_ready(page)
    title = page.get_by_label("Title")
    expect(title).to_have_value("Two")
    undo.click()
    expect(title).to_have_value("One")
    redo.click()
    redo.click()
    expect(title).to_have_value("Three")
    # Where there is no room for them the draft itself is kept.
    page.evaluate(
        """() => {
            const set = Storage.prototype.setItem;
            Storage.prototype.setItem = function (key, value) {
                if (this === sessionStorage) throw new DOMException("full", "QuotaExceededError");
                set.call(this, key, value);
            };
        }"""
    )
    named(page, "Four")
    page.reload()
    wait_until_ready(page)
    expect(title).to_have_value("Four")
    expect(undo).to_have_attribute("aria-disabled", "true")


def test_what_is_being_drawn_is_to_be_done_and_not_impossible(page: Page) -> None:
    own = {
        "format": 1,
        "title": "Bars",
        "family": "tiling",
        "lattice": "square",
        "board": {"shape": "rectangle", "columns": 5, "rows": 1},
        "piece": [{"name": "P", "cells": [[0, 0], [1, 0], [1, 1]]}],
    }
    open_table(page, document=own)
    open_part(page, "Share")
    page.get_by_role("button", name="Change a copy").click()
    remarks = page.locator(".remarks")
    expect(remarks).to_contain_text("To do: The pieces have only 3 cells, but 5 must be covered")
    expect(remarks).not_to_contain_text("Impossible")
    # All cells are drawn, and the piece fits nowhere.
    step(page, "2 Board")
    for name in ("named 4", "named 4"):
        page.get_by_role("group", name="The board").get_by_role("button", name=name).click()
    expect(remarks).to_contain_text("Impossible: Piece P fits nowhere on the board")


def test_files_and_pictures_are_named_after_the_title(page: Page) -> None:
    open_route(page, "#/make/from/unicorn")
    named(page, "My own: a Unicorn!")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the file").click()
    assert download.value.suggested_filename == "my-own-a-unicorn.toml"
    page.get_by_role("button", name="Try it on the table").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("My own: a Unicorn!")
    open_part(page, "Share")
    for button, kind in (("Picture as SVG", "svg"), ("Picture as PNG", "png"), ("Save as JSON", "json")):
        with page.expect_download() as download:
            page.get_by_role("button", name=button).click()
        assert download.value.suggested_filename == f"my-own-a-unicorn.{kind}"


@pytest.mark.parametrize("name", ["genius-star", "magic-19", ""])
def test_drawing_loses_nothing_that_is_only_written(page: Page, tmp_path: Path, name: str) -> None:
    text = text_of(name) if name else ONLY_AS_TEXT
    before = tomllib.loads(text)
    file = tmp_path / "puzzle.toml"
    file.write_text(text)
    open_route(page, "#/make")
    page.locator("input[type=file]").set_input_files(str(file))
    wait_for_draft(page, f"draft.document.title === {json.dumps(before['title'])}")
    # A cell more, and taken away again.
    step(page, "2 Board")
    board = page.get_by_role("group", name="The board")
    on_board = board.get_by_role("button", name=": on the board")
    count = len(read_json_text(json.dumps(before), "it").board)
    expect(on_board).to_have_count(count)
    key = board.locator(".cell.off").last.get_attribute("data-cell")
    cell = board.locator(f"[data-cell='{key}']")
    cell.click()
    wait_for_draft(page, "draft.document.board.cells")
    cell.click()
    expect(on_board).to_have_count(count)
    named(page, "Mine")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the file").click()
    after = tomllib.loads(download.value.path().read_text())
    assert set(after) == set(before)
    wanted, found = (json.dumps({**one, "title": ""}) for one in (before, after))
    for variant in (None, *before.get("variant", {})):
        assert read_json_text(found, "it", variant) == read_json_text(wanted, "it", variant)


def test_a_file_that_is_no_text_leaves_the_draft_alone(page: Page, tmp_path: Path, expected: list[str]) -> None:
    expected.append("400")
    file = tmp_path / "picture.toml"
    file.write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\xff\xfe")
    open_route(page, "#/make/from/unicorn")
    wait_for_draft(page, "draft.document.tiles.length === 9")
    page.locator("input[type=file]").set_input_files(str(file))
    expect(page.get_by_role("alert")).to_contain_text("The file picture.toml is not text in UTF-8")
    wait_for_draft(page, "draft.document.tiles.length === 9")
    expect(page.get_by_text("cannot be read")).to_have_count(0)


def test_a_packed_file_of_another_program_is_opened_and_says_what_is_lost(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "cubes.xmpuzzle"
    shapes = '<voxel x="2" y="1" z="1" type="0" weight="2">##</voxel><voxel x="4" y="1" z="1" type="0">####</voxel>'
    problem = '<problem><shapes><shape id="0" count="2"/></shapes><result id="1"/></problem>'
    file.write_bytes(
        gzip.compress(f"<puzzle><shapes>{shapes}</shapes><problems>{problem}</problems></puzzle>".encode())
    )
    open_route(page, "#/make")
    page.locator("input[type=file]").set_input_files(str(file))
    wait_for_draft(page, "draft.document.piece.length === 1")
    expect(page.get_by_role("status").filter(has_text="the weights of shapes")).to_be_visible()
    file.write_bytes(file.read_bytes()[:-20])
    page.locator("input[type=file]").set_input_files(str(file))
    expect(page.get_by_role("alert")).to_contain_text("packed with gzip, and damaged")


def test_a_file_with_a_puzzle_of_the_catalog_leads_there(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text_of("slothouber-graatsma").replace("Slothouber-Graatsma puzzle", "Mine"))
    open_route(page, "#/make")
    page.locator("input[type=file]").set_input_files(str(file))
    note = page.get_by_role("status").filter(has_text="This is Slothouber-Graatsma puzzle. Known solutions: 1 ")
    expect(note).to_be_visible()
    note.get_by_role("link", name="Open Slothouber-Graatsma puzzle").click()
    expect(page.get_by_role("heading", name="Slothouber-Graatsma puzzle")).to_be_visible()


def test_a_file_with_a_new_puzzle_leads_to_those_like_it(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text_of("slothouber-graatsma").replace("columns = 3", "columns = 4"))
    open_route(page, "#/make")
    page.locator("input[type=file]").set_input_files(str(file))
    note = page.get_by_role("status").filter(has_text="The same pieces on another board: ")
    expect(note.get_by_role("link", name="Slothouber-Graatsma puzzle")).to_be_visible()
    # A change makes another puzzle of it.
    page.get_by_label("Title").fill("Another")
    expect(note).to_have_count(0)


def test_what_is_only_written_is_said_where_one_looks_for_it(page: Page) -> None:
    open_route(page, "#/make/from/unicorn")
    for tab, words in (("1 Kind", "Variants"), ("2 Board", "A setup (dice"), ("3 Tiles", "Pairs of labels that meet")):
        step(page, tab)
        panel = page.get_by_role("tabpanel")
        expect(panel).to_contain_text(words)
        panel.get_by_role("button", name="Open the text").click()
        expect(page.get_by_role("heading", name="Text", exact=True)).to_be_focused()


def test_changes_wait_for_one_another(page: Page) -> None:
    open_route(page, "#/make")
    off_board = page.get_by_role("group", name="The board").get_by_role("button", name=": not on the board")

    def paint() -> None:
        step(page, "2 Board")
        expect(off_board).not_to_have_count(0)
        off_board.first.click()

    with held(page, "repaint"):
        paint()
        step(page, "1 Kind")
        page.get_by_label("Title").fill("Precious")
        page.get_by_label("In a few words").fill("Mine.")
        page.get_by_role("tab", name="1 Kind").focus()
    wait_for_draft(page, "draft.document.about && draft.document.board.cells?.length === 10")
    assert draft(page)["title"] == "Precious"
    # What is undone is the stroke, and what comes after another puzzle was begun is of the one before.
    with held(page, "repaint"):
        paint()
        page.get_by_role("button", name="Undo", exact=True).click()
        step(page, "1 Kind")
        page.get_by_role("radio", name="Hexagons", exact=True).check()
        page.get_by_role("button", name="Begin a new puzzle").click()
    wait_for_draft(page, "draft.document.lattice === 'hexagonal'")
    assert draft(page)["board"] == {"shape": "hexagon", "side": 2}
    # The words about the one before are not about this one.
    assert "about" not in draft(page)
    page.get_by_role("button", name="Undo", exact=True).click()
    wait_for_draft(page, "draft.document.board.cells?.length === 10")
    # A stroke is on the board, although nobody waited for it.
    with held(page, "repaint"):
        paint()
        open_route(page, "#/about")
    wait_for_draft(page, "draft.document.board.cells?.length === 11")
    open_route(page, "#/make")
    with held(page, "repaint"):
        paint()
        page.get_by_role("button", name="Try it on the table").click()
    page.locator(".summary + .problem").wait_for()
    assert len(draft(page)["board"]["cells"]) == 12


def test_the_text_of_an_older_puzzle_takes_no_typing(page: Page) -> None:
    open_route(page, "#/make")
    area = area_of(page)
    expect(area).to_be_editable()
    named(page, "Precious")
    with held(page, "save"):
        step(page, "Text")
        expect(area).not_to_be_editable()
    expect(area).to_have_value(re.compile("Precious"))
    expect(area).to_be_editable()
    # The focus does not go to nowhere when what has it is hidden.
    area.fill("format = ")
    expect(page.locator(".mistakes")).to_be_visible()
    page.get_by_role("button", name="Undo", exact=True).click()
    step(page, "2 Board")
    cell = page.get_by_role("group", name="The board").get_by_role("button", name="named 1")
    cell.focus()
    page.keyboard.press("Control+Shift+Z")
    expect(page.get_by_role("tab", name="2 Board")).to_be_focused()
    expect(page.locator("body > [aria-live]")).to_contain_text("The text cannot be read. Line 1")


def test_a_puzzle_of_the_catalog_comes_with_words_and_only_where_it_is_wanted(page: Page) -> None:
    open_route(page, "#/make/from/unicorn")
    opened = page.get_by_role("main").locator(".note", has_text="opened to be changed.")
    expect(opened).to_have_text("Unicorn was opened to be changed.")
    named(page, "Precious")
    expect(opened).to_have_count(0)
    with held(page, "save"):
        page.evaluate("() => { location.hash = '#/make/from/soma' }")
        page.wait_for_function("() => document.documentElement.dataset.ready === 'false'")
        open_route(page, "#/about")
    page.wait_for_load_state("networkidle")
    assert page.url.endswith("#/about")
    expect(page.get_by_role("heading", name="About this page")).to_be_visible()
    assert draft(page)["title"] == "Precious"
    open_route(page, "#/make/from/soma")
    expect(opened).to_have_text("Soma cube was opened to be changed. Undo brings back the puzzle that was here.")
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.get_by_label("Title")).to_have_value("Precious")


def test_a_full_browser_brings_no_older_puzzle_back(page: Page) -> None:
    open_route(page, "#/make")
    named(page, "Old")
    page.evaluate(
        """() => {
            const [set, full] = [Storage.prototype.setItem, localStorage];
            Storage.prototype.setItem = function (key, value) {
                if (this === full) throw new DOMException("full", "QuotaExceededError");
                set.call(this, key, value);
            };
        }"""
    )
    title = page.get_by_label("Title")
    title.fill("New")
    title.press("Enter")
    expect(page.get_by_text("This browser has no room to keep your puzzle")).to_be_visible()
    page.reload()
    wait_until_ready(page)
    expect(title).to_have_value("New")


TILES = """\
format = 1
title = "Four"
family = "tiling"
lattice = "square"
tiles = ["A A A A", "B B B B", "C C C C", "D D D D"]

[board]
shape = "rectangle"
columns = 2
rows = 2

[matching]
apart = "alike"

[rim]
labels = "A B C D"

[[fixed]]
piece = "4"
cell = "1"

[setup]
kind = "pieces"
among = "2 3"

[variant.more]
tiles = ["E E E E"]
drop = ["2", "3"]
fixed = [{ piece = "1", cell = "2" }, { piece = "5", cell = "3" }]
"""


def test_tiles_that_go_one_after_the_other_take_what_names_them_along(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "four.toml"
    file.write_text(TILES)
    open_route(page, "#/make")
    page.locator("input[type=file]").set_input_files(str(file))
    step(page, "3 Tiles")
    expect(page.get_by_role("button", name="Remove tile 4")).to_be_visible()
    with held(page, "draft"):
        page.get_by_role("button", name="Remove tile 1").click()
        page.get_by_role("button", name="Remove tile 2").click()
    wait_for_draft(page, "draft.document.tiles.length === 2")
    document = draft(page)
    assert document["tiles"] == ["C C C C", "D D D D"]
    assert document["fixed"] == [{"piece": "2", "cell": "1"}]
    assert document["setup"]["among"] == ["1"]
    assert document["variant"]["more"]["fixed"] == [{"piece": "3", "cell": "3"}]
    assert document["variant"]["more"]["drop"] == ["1"]
    # Labels of variants are rewritten as all others.
    # The answer tells how halves are called, for those that come later.
    with page.expect_response("**/api/ask/draft"):
        page.get_by_role("radio", name="are two halves").check()
    wait_for_draft(page, "draft.document.tiles[0] === 'CH CH CH CH'")
    document = draft(page)
    assert document["variant"]["more"]["tiles"] == ["EH EH EH EH"]
    assert document["rim"] == {"labels": "AH BH CH DH"}
    # Which pieces may not touch is no matter of labels.
    assert document["matching"] == {"halves": ["H", "T"], "apart": "alike"}
    page.get_by_label("Another label").fill("K")
    page.get_by_role("button", name="Add the label").click()
    expect(page.get_by_role("radio", name="KT")).to_have_count(1)


def test_what_is_half_typed_stays_until_another_puzzle_is_begun(page: Page) -> None:
    open_route(page, "#/make/from/magic-triangle")
    step(page, "3 Tiles")
    label = page.get_by_label("Another label")
    label.fill("dark-red")
    page.get_by_role("button", name="Copy tile 1").click()
    expect(page.get_by_role("button", name="Copy tile 10")).to_be_visible()
    expect(label).to_have_value("dark-red")
    label.fill("dark red")
    page.get_by_role("button", name="Add the label").click()
    page.get_by_role("button", name="Remove tile 10").click()
    expect(page.get_by_role("button", name="Copy tile 10")).to_have_count(0)
    expect(label).to_have_value("dark red")
    expect(page.locator(".field .problem")).to_contain_text("A label is one word")
    step(page, "1 Kind")
    page.get_by_role("radio", name="Numbers that add up").check()
    page.get_by_role("radio", name="Squares", exact=True).check()
    page.get_by_role("button", name="Begin a new puzzle").click()
    step(page, "3 Numbers")
    # A line keeps its points when others come and go, and a value is a number of digits.
    for name in ("point 5", "point 6"):
        page.get_by_role("button", name=f"{name}: not on this line").click()
    page.get_by_text("Values that are given").click()
    page.get_by_label("Point", exact=True).fill("2")
    page.get_by_label("Value", exact=True).fill("1e3")
    page.get_by_role("button", name="Give this value").click()
    expect(page.locator(".problem", has_text="A value is a whole number")).to_be_visible()
    step(page, "2 Board")
    page.get_by_role("group", name="The board").get_by_role("button", name="named 1").click()
    expect(page.get_by_role("tabpanel").get_by_text("8 cells")).to_be_visible()
    step(page, "3 Numbers")
    expect(page.get_by_text("This line: 4, 5")).to_be_visible()
    expect(page.get_by_label("Value", exact=True)).to_have_value("1e3")
    step(page, "1 Kind")
    page.get_by_role("radio", name="Hexagons", exact=True).check()
    page.get_by_role("button", name="Begin a new puzzle").click()
    step(page, "3 Numbers")
    expect(page.get_by_text("Choose the points of a line one after the other.")).to_be_visible()
    expect(page.get_by_label("Value", exact=True)).to_have_value("")


def test_a_remark_leads_into_what_is_folded(page: Page) -> None:
    open_route(page, "#/make/from/unicorn")
    area = area_of(page)
    piece = '[[piece]]\nname = "L"\ncells = [[0, 0]]\nfreedom = "x"\n'
    area.fill(f"{area.input_value()}\n{piece}")
    show = page.get_by_role("button", name="Show where: ")
    expect(show).to_have_count(1)
    step(page, "3 Tiles")
    page.get_by_text("Pieces of several cells as well").click()
    expect(page.get_by_role("group", name="Copies of piece L")).not_to_be_visible()
    show.click()
    expect(page.get_by_role("group", name="Copies of piece L")).to_be_visible()
    expect(page.get_by_role("tab", name="3 Tiles")).to_have_attribute("aria-selected", "true")

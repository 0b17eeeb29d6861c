"""Pieces on the table: dragged, laid by choosing piece and cell, and with the keyboard alone."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial

from playwright.sync_api import Locator, Page, expect

from tests.web.browser.accessible import violations
from tests.web.browser.conftest import AT_BOTH_SIZES, ON_A_PHONE
from tests.web.browser.helpers import (
    SAMPLE_ROLL,
    eventually,
    open_puzzle,
    open_route,
    open_table,
    solution_of,
    wait_until_ready,
)
from tilewright.catalog import names
from tilewright.catalog import open_puzzle as open_catalog
from tilewright.desk.asks import answer
from tilewright.desk.pictures import sheet_of


def _cell(page: Page, name: str) -> Locator:
    return page.locator(f".board [data-name='{name}']")


def _piece(page: Page, name: str) -> Locator:
    """A piece in the tray, by the beginning of its name."""
    return page.locator(".tray [data-piece]").and_(page.get_by_role("button", name=re.compile(f"^{name}\\b")))


def _lying(page: Page) -> Locator:
    return page.locator(".board .cell.movable")


def _said(page: Page) -> Locator:
    return page.locator("body > .visually-hidden[role=status]")


def _refused(page: Page) -> Locator:
    return page.locator(".verdict .held.note")


def _middle(box: Locator) -> tuple[float, float]:
    found = box.bounding_box()
    assert found
    return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2


def _drag(
    page: Page, size: str, start: tuple[float, float], end: tuple[float, float], before_drop: Callable[[], None]
) -> None:
    """Drag with the mouse, or on a phone with a finger, above which the piece is held."""
    if size == "desk":
        page.mouse.move(*start)
        page.mouse.down()
        page.mouse.move(start[0] + 8, start[1] + 8)
        page.mouse.move(*end, steps=4)
        before_drop()
        page.mouse.up()
        return
    finger = page.context.new_cdp_session(page)
    end = (end[0], end[1] + 44)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    touch("touchStart", start)
    for k in range(1, 6):
        touch("touchMove", (start[0] + (end[0] - start[0]) * k / 5, start[1] + (end[1] - start[1]) * k / 5))
    before_drop()
    touch("touchEnd")


def _scroll_to_board(page: Page) -> None:
    page.locator(".board").evaluate("board => board.scrollIntoView()")


@AT_BOTH_SIZES
def test_a_piece_is_dragged_onto_the_board_along_it_and_off_it(page: Page, size: str) -> None:
    open_puzzle(page, "pentominoes-6x10")
    _scroll_to_board(page)
    scrolled = page.evaluate("scrollY")
    ghost = page.locator(".layer-ghost .ghost")

    _drag(
        page, size, _middle(_piece(page, "piece X")), _middle(_cell(page, "23")), lambda: expect(ghost).to_have_count(1)
    )
    expect(_lying(page)).to_have_count(5)
    expect(_cell(page, "23")).to_have_attribute("aria-label", re.compile("^cell 23: piece X"))
    expect(_said(page)).to_contain_text("Piece X, laid on cells")

    _drag(page, size, _middle(_cell(page, "23")), _middle(_cell(page, "27")), lambda: None)
    expect(_cell(page, "27")).to_have_attribute("aria-label", re.compile("piece X"))
    expect(_cell(page, "23")).to_have_attribute("aria-label", "cell 23, empty")

    x, y = _middle(page.locator(".tray h2"))
    _drag(page, size, _middle(_cell(page, "27")), (x, y + 20), lambda: None)
    expect(_lying(page)).to_have_count(0)
    expect(_said(page)).to_have_text("Piece X is back in the tray.")
    eventually(page, lambda: page.evaluate("scrollY"), scrolled)


@ON_A_PHONE
def test_two_fingers_zoom_the_page_wherever_they_lie_and_move_nothing(page: Page, size: str) -> None:
    open_table(page, name="soma", placed=solution_of("soma")[:1])
    finger = page.context.new_cdp_session(page)
    # As it is when nothing is drawn any more.
    picture = """async () => {
        for (let k = 0; k < 2; k += 1) await new Promise(requestAnimationFrame);
        return document.querySelector(".solid-canvas").toDataURL();
    }"""
    stage = page.locator(".solid-stage")
    # Before it is drawn a canvas is 300 pixels wide.
    page.wait_for_function("() => (document.querySelector('.solid-canvas')?.width ?? 300) !== 300")

    def touch(kind: str, *points: tuple[float, float]) -> None:
        touching = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touching})

    def spread(place: Locator) -> bool:
        x, y = _middle(place)
        touch("touchStart", (x, y - 10))
        touch("touchStart", (x, y - 10), (x, y + 10))
        for k in range(1, 9):
            touch("touchMove", (x, y - 10 - 12 * k), (x, y + 10 + 12 * k))
        touch("touchEnd")
        return bool(page.evaluate("visualViewport.scale") > 1.1)

    # A browser on a busy machine may miss a touch; then it is made again.
    for place in (_lying(page).first, page.locator(".tray [data-piece='3']"), stage):
        place.evaluate("place => place.scrollIntoView({block: 'center', behavior: 'instant'})")
        before = (page.evaluate(picture), _lying(page).count())
        eventually(page, partial(spread, place), True)
        finger.send("Emulation.setPageScaleFactor", {"pageScaleFactor": 1})
        page.wait_for_function("() => visualViewport.scale === 1")
        assert (page.evaluate(picture), _lying(page).count()) == before

    # One finger that moves up scrolls the page; the solid stays as it is.
    scrolled, unmoved = page.evaluate("scrollY"), page.evaluate(picture)

    def scroll() -> bool:
        # Beside the pieces, which a finger moves.
        x, y = _middle(stage)
        x -= 170
        touch("touchStart", (x, y))
        for k in range(1, 9):
            touch("touchMove", (x, y - 15 * k))
        touch("touchEnd")
        page.wait_for_timeout(300)
        return bool(page.evaluate("scrollY") > scrolled)

    eventually(page, scroll, True)
    assert page.evaluate(picture) == unmoved


@AT_BOTH_SIZES
def test_a_piece_does_not_drop_on_another(page: Page, size: str) -> None:
    open_puzzle(page, "pentominoes-6x10")
    _scroll_to_board(page)
    _piece(page, "piece X").click()
    _cell(page, "23").click()
    expect(_lying(page)).to_have_count(5)
    conflict = page.locator(".layer-ghost .conflict[fill^=url]")
    _drag(
        page,
        size,
        _middle(_piece(page, "piece F")),
        _middle(_cell(page, "23")),
        lambda: expect(conflict).to_have_count(1),
    )
    expect(_lying(page)).to_have_count(5)
    expect(_said(page)).to_have_text(re.compile("^Piece F does not fit there: cells? .* taken.$"))
    # It is seen as well, until the next move.
    expect(_refused(page)).to_have_text(re.compile("^Piece F does not fit there: cells? .* taken.$"))
    expect(page.locator(".layer-refused .fault")).to_have_count(1)
    _piece(page, "piece F").click()
    expect(_refused(page)).to_have_count(0)
    expect(page.locator(".layer-refused *")).to_have_count(0)


def test_what_cannot_be_done_is_told_beside_the_board(page: Page, size: str) -> None:
    open_puzzle(page, "pentominoes-6x10")
    marked = page.locator(".layer-refused .fault")

    # A piece that was dragged over the rim lies in the tray again.
    x, y = _middle(_cell(page, "1"))
    _drag(page, size, _middle(_piece(page, "piece I")), (x, y), lambda: None)
    expect(_refused(page)).to_contain_text("Piece I does not lie on the board there as it is turned now")
    expect(marked).to_have_count(1)
    expect(_piece(page, "piece I")).to_have_attribute("aria-pressed", "false")

    _cell(page, "2").click()
    expect(_refused(page)).to_have_text("Choose a piece first, then the cell on which it is to lie.")
    page.keyboard.press("p")
    page.keyboard.press("Enter")
    expect(_refused(page)).to_have_count(0)

    open_table(page, name="genius-star", blocked=list(SAMPLE_ROLL))
    page.locator(".tray [data-piece='0']").focus()
    page.keyboard.press("Enter")
    _cell(page, "9").focus()
    page.keyboard.press("Enter")
    expect(_refused(page)).to_contain_text("cell 9 is blocked")
    expect(marked).to_have_count(1)
    # It beats, once: what else is drawn meanwhile leaves it as it is.
    mark = marked.element_handle()
    assert mark.evaluate("mark => getComputedStyle(mark).animationName") == "beat"
    page.keyboard.press("ArrowRight")
    assert mark.evaluate("mark => mark.isConnected")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(_refused(page)).to_have_count(0)


def test_a_piece_that_covers_no_such_cell_says_so(page: Page) -> None:
    open_puzzle(page, "pentominoes-3x20")
    _piece(page, "piece I").click()
    _cell(page, "25").click()
    expect(_refused(page)).to_contain_text("Piece I cannot cover cell 25 as it is turned now")
    expect(_refused(page)).to_contain_text("it would reach beyond the board")


@ON_A_PHONE
def test_the_page_scrolls_where_no_piece_is(page: Page) -> None:
    open_puzzle(page, "pentominoes-6x10")
    x, y = _middle(_cell(page, "25"))
    finger = page.context.new_cdp_session(page)

    # A busy browser drops a gesture now and then.
    def scroll() -> bool:
        finger.send("Input.synthesizeScrollGesture", {"x": x, "y": y, "yDistance": -120})
        return bool(page.evaluate("scrollY") > 50)

    eventually(page, scroll, True)


@AT_BOTH_SIZES
def test_pieces_are_laid_without_dragging(page: Page) -> None:
    open_puzzle(page, "pentominoes-6x10")
    _piece(page, "piece I").click()
    expect(_piece(page, "piece I")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Turn", exact=True).click()
    _cell(page, "1").click()
    expect(_lying(page)).to_have_count(5)
    for name in ("1", "2", "3", "4", "5"):
        expect(_cell(page, name)).to_have_attribute("aria-label", f"cell {name}: piece I, turned")
    expect(_piece(page, "piece I")).to_have_attribute("aria-label", "piece I, turned, on the board")

    # Picked up from the board, and laid elsewhere.
    _cell(page, "2").click()
    expect(_said(page)).to_have_text("piece I picked up.")
    _cell(page, "33").click()
    expect(_cell(page, "33")).to_have_attribute("aria-label", "cell 33: piece I, turned")
    expect(_lying(page)).to_have_count(5)

    # Turned where it lies: not at the rim.
    _cell(page, "33").click()
    page.get_by_role("button", name="Turn back", exact=True).click()
    expect(_cell(page, "33")).to_have_attribute("aria-label", "cell 33: piece I")
    expect(_cell(page, "32")).to_have_attribute("aria-label", "cell 32, empty")
    page.get_by_role("button", name="Take back").click()
    expect(_lying(page)).to_have_count(0)


def test_cells_are_told_in_the_order_of_the_board(page: Page) -> None:
    open_table(page, name="calendar", blocked=["14", "Jun"])
    expect(page.locator(".setup").get_by_text("Jun and 14 stay open")).to_be_visible()
    _piece(page, "piece 2x3").click()
    _cell(page, "Jan").click()
    expect(_said(page)).to_contain_text("laid on cells Jan, Feb, Mar, Jul, Aug and Sep.")
    _piece(page, "piece L").click()
    _cell(page, "Mar").click()
    expect(_refused(page)).to_contain_text(re.compile("cells? .*Mar.* taken"))


@AT_BOTH_SIZES
def test_a_second_tap_turns(page: Page) -> None:
    open_puzzle(page, "pentominoes-6x10")
    _piece(page, "piece V").dblclick()
    expect(_piece(page, "piece V")).to_have_attribute("aria-label", "piece V, turned")
    _cell(page, "25").click()
    expect(_cell(page, "25")).to_have_attribute("aria-label", "cell 25: piece V, turned")
    _cell(page, "25").dblclick()
    expect(_cell(page, "25")).to_have_attribute("aria-label", "cell 25: piece V, turned twice")


def test_undo_redo_and_clear(page: Page) -> None:
    open_puzzle(page, "tetrominoes-4x5")
    undo, redo = (page.get_by_role("button", name=name, exact=True) for name in ("Undo", "Redo"))
    _piece(page, "piece O").click()
    _cell(page, "1").click()
    expect(_lying(page)).to_have_count(4)
    page.get_by_role("button", name="Clear the table").click()
    expect(_lying(page)).to_have_count(0)
    undo.click()
    expect(_lying(page)).to_have_count(4)
    page.keyboard.press("Control+z")
    expect(_lying(page)).to_have_count(0)
    page.keyboard.press("Control+Shift+Z")
    expect(_lying(page)).to_have_count(4)
    redo.click()
    expect(_lying(page)).to_have_count(0)
    expect(redo).to_have_attribute("aria-disabled", "true")


def test_arrows_reach_every_cell_and_stay_in_the_row(page: Page) -> None:
    boards = {}
    for name in names():
        sheet = sheet_of(open_catalog(name))
        cells = zip(sheet.centers, sheet.outlines, strict=True)
        boards[name] = {"cells": [{"center": list(center), "points": list(points)} for center, points in cells]}
    open_route(page, "#/")
    ways: dict[str, list[list[int]]] = page.evaluate(
        """async boards => {
            const { cellTowards } = await import("/parts/geometry.js");
            const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
            const ways = (board) => board.cells.map((_, cell) => keys.map((key) => cellTowards(board, cell, key)));
            return Object.fromEntries(Object.entries(boards).map(([name, board]) => [name, ways(board)]));
        }""",
        boards,
    )
    for name, to in ways.items():
        reached, left = {0}, [0]
        while left:
            new = set(to[left.pop()]) - reached
            reached |= new
            left += new
        assert len(reached) == len(to), name
        levels = [y for _, y in boards[name]["cells"][0]["points"]]
        height = max(levels) - min(levels)
        for cell, (before, after, *_) in enumerate(to):
            level = boards[name]["cells"][cell]["center"][1]
            assert all(abs(boards[name]["cells"][other]["center"][1] - level) < height / 2 for other in (before, after))
            assert before == cell or to[before][1] == cell
            assert after == cell or to[after][0] == cell
    # The Genius Star, whose names count from 1: along the row from triangle to triangle, no further than the tip.
    star = [[cell + 1 for cell in cells] for cells in ways["genius-star"]]
    assert star[38 - 1][:2] == [37, 39]
    assert (star[25 - 1][0], star[16 - 1][0]) == (25, 16)


@AT_BOTH_SIZES
def test_what_is_wrong_is_said_and_marked(page: Page) -> None:
    open_puzzle(page, "magic-square-3")
    expect(page.get_by_text("Drag a number onto the board, or choose a number and then a point.")).to_be_visible()
    for value, point in (("1", "1"), ("2", "2"), ("3", "3")):
        page.get_by_role("button", name=f"number {value}", exact=True).click()
        _cell(page, point).click()
    expect(page.get_by_text("Line 1 2 3 adds up to 6, not 15")).to_be_visible()
    expect(page.locator(".layer-faults .fault")).to_have_count(1)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(".layer-faults .fault")).to_have_count(0)
    expect(page.get_by_text("adds up to 6")).to_have_count(0)


def test_tiles_that_do_not_match_are_marked_between_them_and_change_places(page: Page) -> None:
    open_puzzle(page, "scramble-africa")
    for tile in ("1", "2"):
        _piece(page, f"tile {tile}").click()
        _cell(page, tile).click()
    expect(page.get_by_text("Z- on cell 1 meets G- on cell 2, which do not match")).to_be_visible()
    expect(page.locator(".layer-faults .fault.edge")).to_have_count(1)
    _cell(page, "1").click()
    _cell(page, "2").click()
    expect(_cell(page, "1")).to_have_attribute("aria-label", "cell 1: tile 2")
    expect(_cell(page, "2")).to_have_attribute("aria-label", "cell 2: tile 1")
    expect(_said(page)).to_contain_text("Tile 2 changed places with it.")


def test_a_tile_turns_by_itself_to_lie_on_a_cell_that_points_the_other_way(page: Page) -> None:
    open_puzzle(page, "macmahon-triangles")
    for tile, cell in (("2", "1"), ("4", "2")):
        _piece(page, f"tile {tile}").click()
        _cell(page, cell).click()
        expect(_cell(page, cell)).to_have_attribute("aria-label", re.compile(f"^cell {cell}: tile {tile}"))


@AT_BOTH_SIZES
def test_a_finished_puzzle_is_solved(page: Page) -> None:
    solution = solution_of("genius-star", SAMPLE_ROLL)
    last = next(placement for placement in solution if placement[1] == 0)
    most = [placement for placement in solution if placement != last]
    open_table(page, name="genius-star", blocked=list(SAMPLE_ROLL), placed=most)
    expect(page.get_by_text("1 left")).to_be_visible()
    expect(page.get_by_text("Solved!")).to_have_count(0)
    # As it is listed a piece is held by its first cell.
    page.locator(f".tray [data-piece='{last[0]}']").click()
    page.locator(f".board [data-cell='{last[2]}']").click()
    expect(page.get_by_text("Solved!")).to_be_visible()
    expect(page.get_by_text("all on the board")).to_be_visible()


def test_pieces_that_the_puzzle_fixes_stay(page: Page) -> None:
    open_puzzle(page, "giants-causeway")
    fixed = page.get_by_role("gridcell", name=re.compile("fixed$"))
    expect(fixed).to_have_count(1)
    fixed.click()
    expect(_said(page)).to_contain_text("fixed by the puzzle")
    expect(_lying(page)).to_have_count(0)


def test_labels_are_called_by_their_names(page: Page) -> None:
    open_puzzle(page, "giants-causeway")
    tile = _piece(page, "tile 2")
    # By a mouse, for those who listen, and in what is wrong.
    expect(tile).to_have_attribute("title", re.compile("right yellow, lower right red"))
    expect(tile).to_have_accessible_name(re.compile("right yellow, lower right red"))
    tile.click()
    _cell(page, "1").click()
    _piece(page, "tile 3").click()
    _cell(page, "2").click()
    expect(page.get_by_text("yellow (Y) on cell 1 meets green (G) on cell 2")).to_be_visible()


def test_the_table_is_as_it_was_after_a_reload(page: Page) -> None:
    open_puzzle(page, "tetrominoes-4x5")
    _piece(page, "piece O").click()
    _cell(page, "1").click()
    expect(_lying(page)).to_have_count(4)
    page.reload()
    wait_until_ready(page)
    expect(_lying(page)).to_have_count(4)


def test_a_link_says_what_lies_there_until_it_is_changed(page: Page) -> None:
    link = "#p=" + answer("link", {"puzzle": {"name": "tetrominoes-4x5", "placed": [[0, 1, 0]]}})["link"]
    for _ in range(2):
        open_route(page, link)
        expect(_lying(page)).to_have_count(4)
        _piece(page, "piece O").click()
        _cell(page, "19").click()
        expect(_lying(page)).to_have_count(8)
        page.reload()
        wait_until_ready(page)
        expect(_lying(page)).to_have_count(8)
        open_route(page, "#/")
    page.go_back()
    expect(_lying(page)).to_have_count(8)


def test_a_variant_of_a_puzzle_without_a_name_is_kept(page: Page) -> None:
    document = answer("view", {"puzzle": {"name": "macmahon-squares-4x6"}})["document"]
    open_table(page, document=document)
    variant = page.get_by_role("group", name="Variants").get_by_role("button").nth(1)
    variant.click()
    expect(variant).to_have_attribute("aria-current", "true")
    expect(variant).to_be_focused()
    page.reload()
    wait_until_ready(page)
    expect(variant).to_have_attribute("aria-current", "true")


def test_counts_of_a_puzzle_without_a_name_are_those_of_its_file(page: Page) -> None:
    open_table(page, document=answer("view", {"puzzle": {"name": "unicorn"}})["document"])
    page.get_by_role("tab", name="About").click()
    expect(page.get_by_role("heading", name="Counts written in its file")).to_be_visible()
    expect(page.get_by_role("heading", name="Known counts")).to_have_count(0)


def test_of_ones_own_puzzles_the_latest_is_kept_or_none(page: Page) -> None:
    document = answer("view", {"puzzle": {"name": "tetrominoes-4x5"}})["document"]

    # What differs only by its words would be the same puzzle.
    def open_own(title: str) -> None:
        page.evaluate(
            """puzzle => {
                delete document.documentElement.dataset.ready;
                return import("/parts/routes.js").then(({ openOwn }) => openOwn(puzzle));
            }""",
            {"document": document | {"title": title, "sources": [title]}},
        )
        wait_until_ready(page)
        expect(page.get_by_role("heading", level=1)).to_have_text(title)

    open_route(page, "#/")
    for title in ("First", "Second"):
        open_own(title)
        expect(_lying(page)).to_have_count(0)
        _piece(page, "piece O").click()
        _cell(page, "1").click()
        expect(_lying(page)).to_have_count(4)
    page.reload()
    wait_until_ready(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("Second")
    expect(_lying(page)).to_have_count(4)
    tables = "Object.keys(sessionStorage).filter((key) => key.startsWith('tilewright:table:')).length"
    eventually(page, lambda: page.evaluate(tables), 1)

    # Where there is no room for the next one, an older one does not come back in its place.
    page.evaluate("() => { Storage.prototype.setItem = () => { throw new DOMException(); }; }")
    open_own("Third")
    page.reload()
    wait_until_ready(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no puzzle of your own yet")


def test_a_puzzle_of_the_catalog_is_as_it_was_left_when_its_tab_was_closed(page: Page) -> None:
    context = page.context
    open_puzzle(page, "genius-star")
    page.get_by_role("button", name="Roll the dice").click()
    blocked = page.get_by_role("gridcell", name=re.compile("blocked$"))
    expect(blocked).to_have_count(7)
    names = blocked.evaluate_all("cells => cells.map(cell => cell.dataset.name)")
    page.close()

    again = context.new_page()
    open_puzzle(again, "genius-star")
    left = again.get_by_role("gridcell", name=re.compile("blocked$"))
    expect(left).to_have_count(7)
    assert left.evaluate_all("cells => cells.map(cell => cell.dataset.name)") == names
    # Only the latest ones are kept, and none with nothing on it.
    again.evaluate(
        "list => localStorage.setItem('tilewright:tables', list)", json.dumps([[str(k), {}] for k in range(60)])
    )
    open_puzzle(again, "pentominoes-6x10")
    _piece(again, "piece X").click()
    _cell(again, "23").click()
    expect(_lying(again)).to_have_count(5)
    kept = "JSON.parse(localStorage.getItem('tilewright:tables')).length"
    eventually(again, lambda: again.evaluate(kept), 40)
    again.get_by_role("button", name="Clear the table").click()
    expect(_lying(again)).to_have_count(0)
    eventually(again, lambda: again.evaluate(kept), 39)


def test_undo_ends_a_drag(page: Page, size: str) -> None:
    open_puzzle(page, "pentominoes-6x10")
    _piece(page, "piece X").click()
    _cell(page, "23").click()

    def undo() -> None:
        expect(page.locator(".floating")).to_have_count(1)
        page.keyboard.press("Control+z")
        page.mouse.move(*_middle(_cell(page, "38")))
        expect(page.locator(".floating")).to_have_count(0)

    _drag(page, size, _middle(_cell(page, "23")), _middle(_cell(page, "27")), undo)
    expect(_lying(page)).to_have_count(0)


def test_copies_are_counted(page: Page) -> None:
    open_puzzle(page, "slothouber-graatsma")
    small = page.locator(".tray [data-piece]").and_(page.get_by_role("button", name=re.compile("3 copies left")))
    expect(small).to_have_count(1)
    small.click()
    page.locator(".board [data-cell='0']").click()
    expect(page.get_by_role("button", name=re.compile("2 copies left"))).to_have_count(1)


@AT_BOTH_SIZES
def test_pieces_are_large_enough_to_be_told_apart(page: Page) -> None:
    open_puzzle(page, "genius-star")
    heights = page.locator(".tray .piece svg").evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
    assert min(heights) > 24
    assert max(heights) > 60
    # How many copies there are is told beside the piece, not on it.
    double = page.get_by_role("button", name=re.compile("2 copies left"))
    picture, count = double.locator("svg").bounding_box(), double.locator(".count").bounding_box()
    assert picture
    assert count
    assert picture["y"] + picture["height"] <= count["y"] + 1


def test_the_tray_says_when_the_board_shows_something_else(page: Page) -> None:
    open_puzzle(page, "magic-triangle")
    tray = page.locator(".tray")
    expect(tray).to_contain_text("9 left")
    page.get_by_role("button", name="Solve", exact=True).click()
    expect(tray).to_contain_text("Choose a tile to go back to your table.")
    assert violations(page) == []
    # A cell says so, too, and a piece leads back.
    for act, step in ((lambda cell: cell.click(), "Next"), (lambda cell: cell.press("Delete"), "Previous")):
        act(_cell(page, "1"))
        expect(_refused(page)).to_contain_text("This is not your table.")
        page.get_by_role("button", name=f"{step} solution").click()
        expect(_refused(page)).to_have_count(0)
    _cell(page, "1").press("Delete")
    tray.get_by_role("button").first.click()
    expect(tray).to_contain_text("9 left")
    expect(_refused(page)).to_have_count(0)


@AT_BOTH_SIZES
def test_256_tiles_can_be_used(page: Page) -> None:
    open_puzzle(page, "eternity-2")
    tray = page.locator(".tray [data-piece]")
    expect(tray).to_have_count(256)
    tile = _piece(page, "tile 200")
    tile.click()
    page.get_by_role("button", name="Turn", exact=True).click()
    _cell(page, "100").click()
    expect(_cell(page, "100")).to_have_attribute("aria-label", "cell 100: tile 200, turned")
    # The picture of a turned tile is asked for when it is wanted.
    expect(page.locator(".board .laid.pending")).to_have_count(0)
    expect(tile).to_be_hidden()


def test_with_the_keyboard_alone(page: Page) -> None:
    open_puzzle(page, "pentominoes-6x10")
    board = page.get_by_role("grid", name="Board")
    _cell(page, "1").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    expect(_cell(page, "12")).to_be_focused()
    expect(board.locator("[tabindex='0']")).to_have_count(1)
    page.keyboard.press("End")
    expect(_cell(page, "20")).to_be_focused()
    page.keyboard.press("Home")

    page.keyboard.press("p")
    expect(page.locator(".tray [data-piece]:focus")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    expect(_piece(page, "piece L")).to_be_focused()
    page.keyboard.press("Enter")
    expect(_said(page)).to_contain_text("piece L, in your hand")
    page.keyboard.press("r")
    page.keyboard.press("f")
    expect(_said(page)).to_contain_text("flipped over")
    page.keyboard.press("b")
    expect(_cell(page, "11")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".layer-ghost .ghost")).to_have_count(1)
    expect(_said(page)).to_contain_text("would lie on cells")
    page.keyboard.press("Enter")
    expect(_lying(page)).to_have_count(5)
    expect(_cell(page, "21")).to_be_focused()
    expect(_cell(page, "21")).to_have_attribute("aria-label", re.compile("cell 21: piece L, turned"))

    # Another piece does not fit there.
    page.keyboard.press("p")
    page.keyboard.press("End")
    page.keyboard.press(" ")
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    expect(_said(page)).to_contain_text(re.compile("fit"))
    expect(_lying(page)).to_have_count(5)
    page.keyboard.press("Escape")
    expect(page.locator(".tray [aria-pressed='true']")).to_have_count(0)

    # Picked up, let go, taken back, undone.
    page.keyboard.press("Enter")
    expect(_said(page)).to_have_text("piece L picked up.")
    page.keyboard.press("Escape")
    expect(_lying(page)).to_have_count(5)
    page.keyboard.press("Delete")
    expect(_lying(page)).to_have_count(0)
    page.keyboard.press("Control+z")
    expect(_lying(page)).to_have_count(5)


@AT_BOTH_SIZES
def test_a_solid_is_laid_layer_by_layer(page: Page) -> None:
    open_puzzle(page, "soma")
    _piece(page, "piece T").click()
    page.get_by_role("button", name="Tip", exact=True).click()
    _cell(page, "5").click()
    expect(_lying(page)).to_have_count(4)
    expect(_cell(page, "5")).to_have_attribute("aria-label", re.compile("^cell 5, layer 1: piece T"))


def test_a_piece_across_the_seam_of_a_cylinder_shows_at_both_ends(page: Page) -> None:
    open_puzzle(page, "tetrominoes-cylinder")
    _piece(page, "piece I").click()
    page.keyboard.press("r")
    _cell(page, "4").click()
    expect(_lying(page)).to_have_count(4)
    names = [cell.get_attribute("data-name") for cell in _lying(page).all()]
    assert sorted(names) == ["1", "2", "4", "5"]
    laid = page.locator(".board .pieces .laid")
    expect(laid).to_have_count(1)
    expect(laid.locator("> g")).to_have_count(2)
    assert laid.get_attribute("clip-path")
    # It is picked up by the part beyond the seam, too.
    _cell(page, "1").click()
    _cell(page, "8").click()
    expect(_cell(page, "8")).to_have_class(re.compile("movable"))
    expect(_cell(page, "1")).not_to_have_class(re.compile("movable"))


def test_a_piece_goes_on_mirrored_beyond_the_seam_of_a_moebius_strip(page: Page) -> None:
    board = {"shape": "rectangle", "columns": 5, "rows": 4, "wrap": [[5, 0, "mirror"]]}
    piece = [{"name": "L", "picture": "#..\n###", "copies": 5}]
    open_table(page, document={"format": 1, "family": "tiling", "lattice": "square", "board": board, "piece": piece})
    _piece(page, "piece L").click()
    _cell(page, "5").click()
    laid = page.locator(".board .pieces .laid")
    expect(laid).to_have_count(1)
    assert {cell.get_attribute("data-name") for cell in _lying(page).all()} == {"5", "10", "11", "12"}
    transforms = [one.get_attribute("transform") or "" for one in laid.locator("> g").all()]
    assert sorted(one.split()[3] for one in transforms) == ["-1", "1"]
    # It is picked up by the part beyond the seam, and laid there.
    _cell(page, "12").click()
    _cell(page, "17").click()
    expect(_cell(page, "12")).not_to_have_class(re.compile("movable"))
    expect(_lying(page)).to_have_count(4)
    expect(_cell(page, "17")).to_have_class(re.compile("movable"))

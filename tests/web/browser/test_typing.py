"""A puzzle gets in from its cards: typed by the keyboard alone, pasted, corrected; rolls of dice, shapes of a set."""

from __future__ import annotations

import base64
import re
import tomllib
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.browser.accessible import tab_to, too_small, too_wide, violations
from tests.web.browser.conftest import AT_BOTH_SIZES, ON_A_PHONE
from tests.web.browser.helpers import draft, open_gallery, open_puzzle, open_route, wait_until_ready
from tilewright.catalog import text_of

AFRICA = tomllib.loads(text_of("scramble-africa"))["tiles"]
PIXEL = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)


def letters(tiles: list[str]) -> str:
    """What is typed for tiles with + and -: a capital for one half, a small letter for the other."""
    words = [word for tile in tiles for word in tile.split()]
    return "".join(word[0].upper() if word[1] == "+" else word[0].lower() for word in words)


def side(page: Page, tile: int, name: str) -> Any:
    return page.get_by_role("textbox", name=f"Tile {tile}, {name}", exact=True)


def test_nine_cards_with_a_mistake_come_to_their_solution_by_the_keyboard_alone(page: Page) -> None:
    presses = 0

    def press(*keys: str) -> None:
        nonlocal presses
        for key in keys:
            page.keyboard.press(key)
        presses += len(keys)

    open_gallery(page)
    # As the cards are read, with one slip: a red tail on the right of the third.
    wrong = [*AFRICA[:2], AFRICA[2].replace("G+", "R-"), *AFRICA[3:]]
    assert wrong != AFRICA
    # Over the first link to the content, and there to the first one.
    press("Tab", "Enter", "Tab")
    expect(page.get_by_role("link", name="type in your cards")).to_be_focused()
    press("Enter")
    expect(side(page, 1, "top")).to_be_focused()
    press(*letters(wrong))
    expect(page.get_by_role("button", name="Lay them on the table")).to_be_focused()
    expect(page.get_by_text("9 of 9 tiles typed.")).to_be_visible()
    expect(page.locator(".typing").get_by_text("E meets e")).to_be_visible()
    assert draft(page)["tiles"] == wrong
    press("Enter")
    wait_until_ready(page)
    expect(page.get_by_role("gridcell")).to_have_count(9)
    # About 56 clicks for the sides alone before; at a press a second, less than a minute.
    assert presses == 41

    tab_to(page, page.get_by_role("button", name="Solve", exact=True))
    page.keyboard.press("Enter")
    panel = page.get_by_role("region", name="What may be mistyped")
    # Tile 3 is the likeliest, and its corrections are offered at once.
    expect(panel.get_by_role("button", name="Tile 3: number 1 to compare")).to_be_visible()
    correct = panel.get_by_role("button", name="Correct it: G+ instead of R- on tile 3, right")
    # The side is marked.
    expect(correct.locator("svg [stroke='#e00000']")).to_have_count(1)
    assert violations(page) == []
    tab_to(page, correct)
    page.keyboard.press("Enter")
    expect(correct).to_have_count(0)
    wait_until_ready(page)
    # The draft is right, too, and goes on from there.
    assert draft(page)["tiles"] == AFRICA
    tab_to(page, page.get_by_role("button", name="Solve", exact=True))
    page.keyboard.press("Enter")
    expect(page.get_by_text("8 solutions").or_(page.get_by_text("4 solutions")).first).to_be_visible()


@ON_A_PHONE
def test_the_grid_is_typed_and_mended(page: Page) -> None:
    open_route(page, "#/make/tiles")
    # As the keyboard of a phone does it, which composes words.
    keys = page.context.new_cdp_session(page)
    for letter in "RGBRy":
        keys.send("Input.imeSetComposition", {"text": letter, "selectionStart": 1, "selectionEnd": 1})
    expect(side(page, 2, "right")).to_be_focused()
    # Back over what was wrong, and another letter.
    page.keyboard.press("Backspace")
    expect(side(page, 2, "top")).to_be_focused()
    page.keyboard.type("g")
    expect(page.locator(".typing").get_by_text("G meets g")).to_be_visible()
    assert draft(page)["tiles"] == ["R+ G+ B+ R+", "G- * * *"]
    expect(page.get_by_text("Without a label on some side: tile 2.")).to_be_visible()
    page.get_by_role("button", name="No, equal letters meet").click()
    assert (draft(page)["tiles"], "matching" in draft(page)) == (["R G B R", "g * * *"], False)
    # Keys for fingers; the mark goes on as when a letter is typed.
    side(page, 2, "right").focus()
    page.get_by_role("button", name="blue", exact=True).click()
    expect(side(page, 2, "bottom")).to_be_focused()
    assert draft(page)["tiles"][1] == "g B * *"
    # Whole words, with Tab from side to side.
    page.get_by_role("checkbox", name=re.compile("One letter")).uncheck()
    side(page, 2, "bottom").focus()
    page.keyboard.type("sea green")
    page.keyboard.press("Tab")
    expect(side(page, 2, "left")).to_be_focused()
    assert draft(page)["tiles"][1] == "g B sea-green *"
    assert violations(page) == []
    assert too_small(page) == []
    page.set_viewport_size({"width": 320, "height": 640})
    assert too_wide(page) == []


def test_a_list_is_pasted_and_a_wrong_line_is_named(page: Page, expected: list[str]) -> None:
    expected.append("/api/ask/typed")
    open_route(page, "#/make/tiles")

    def paste(text: str) -> None:
        page.locator(":focus").evaluate(
            """(element, text) => {
                const clipboardData = new DataTransfer();
                clipboardData.setData("text/plain", text);
                element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
            }""",
            text,
        )

    rows = [tile.split() for tile in AFRICA]
    paste("\n".join("\t".join(row) for row in [*rows[:4], rows[4][:3], *rows[5:]]))
    expect(page.get_by_role("alert")).to_contain_text("Line 5 has 3 labels, but a tile has 4 sides")
    area = page.get_by_role("textbox", name="Tiles")
    expect(area).to_be_focused()
    area.fill("\n".join("\t".join(row) for row in rows[:6]))
    page.get_by_role("button", name="Read the list").click()
    read = "6 tiles, read as top, right, bottom and left. + and - tell two halves"
    understood = page.locator(".typing").get_by_text(read)
    expect(understood).to_be_visible()
    expect(understood).to_contain_text("The board is a rectangle with a cell for each.")
    assert (draft(page)["tiles"], draft(page)["matching"]) == (AFRICA[:6], {"halves": ["+", "-"]})
    assert draft(page)["board"] == {"shape": "rectangle", "columns": 3, "rows": 2}
    page.get_by_role("button", name="No, equal labels meet").click()
    expect(page.locator(".typing").get_by_text("Equal labels meet.")).to_be_visible()
    assert "matching" not in draft(page)


def test_every_lattice_tells_its_sides_and_a_photo_goes_nowhere(page: Page) -> None:
    sent: list[int] = []
    page.on("request", lambda request: sent.append(len(request.post_data_buffer or b"")))
    open_route(page, "#/make")
    page.get_by_role("radio", name="Tiles whose sides match").check()
    page.get_by_role("radio", name="Hexagons", exact=True).check()
    page.get_by_role("tab", name="3 Tiles").click()
    number = page.get_by_role("spinbutton", name="How many tiles there are")
    number.fill("7")
    number.press("Enter")
    expect(page.get_by_text("0 of 7 tiles typed.")).to_be_visible()
    assert draft(page)["board"] == {"shape": "hexagon", "side": 2}
    side(page, 1, "upper right").focus()
    page.keyboard.type("abcdef")
    expect(side(page, 2, "upper right")).to_be_focused()
    assert draft(page)["tiles"] == ["a b c d e f"]
    expect(page.get_by_text("It stays in this browser: it is sent nowhere")).to_be_visible()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="A photo of your cards").press("Enter")
    chooser.value.set_files({"name": "cards.png", "mimeType": "image/png", "buffer": PIXEL * 4000})
    photo = page.get_by_role("img", name="Your photo of the cards")
    expect(photo).to_be_visible()
    before = photo.bounding_box()
    page.get_by_role("slider", name="How large the photo is").press("ArrowRight")
    assert before is not None
    larger = "([photo, width]) => photo.getBoundingClientRect().width > width"
    page.wait_for_function(larger, arg=[photo.element_handle(), before["width"]])
    assert violations(page) == []
    assert max(sent) < 4000 * len(PIXEL) / 10


@AT_BOTH_SIZES
def test_a_roll_is_typed_in_one_field_or_chosen_on_the_board(page: Page) -> None:
    open_puzzle(page, "genius-star")
    summary = page.get_by_text("Type or tap what your dice show")
    tab_to(page, summary)
    page.keyboard.press("Enter")
    roll = page.get_by_role("textbox", name="What your dice show")
    tab_to(page, roll)
    page.keyboard.type("1, 5, 28")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("No roll shows 5 together with 1: they are on one die.")
    page.keyboard.press("Control+a")
    # In any order: each finds its die. They are counted as they are typed, and taken with the last one.
    page.keyboard.type("9 10 28 33 34 39")
    expect(page.locator(".own-roll").get_by_text("6 of 7 chosen, 1 more to choose")).to_be_visible()
    page.keyboard.type(" 47")
    expect(page.get_by_role("gridcell", name=re.compile(", blocked$"))).to_have_count(7)
    expect(page.locator(".die svg")).to_have_text("34 10 39 28 33 9 47".split())
    choose = page.get_by_role("button", name="Choose cells")
    choose.click()
    # On a phone, too, all of the board can be tapped.
    assert page.locator(".board").evaluate("board => board.scrollHeight <= board.clientHeight + 1")
    page.locator(".board [data-name='47']").click()
    expect(page.locator(".die svg").nth(6)).to_have_text("?")
    page.locator(".board [data-name='48']").click()
    expect(page.locator(".verdict .held")).to_contain_text("No roll shows 48 together with 34")
    page.locator(".board [data-name='45']").click()
    expect(page.locator(".die svg").nth(6)).to_have_text("45")
    expect(choose).to_have_attribute("aria-pressed", "false")


def test_one_shape_of_a_set_is_left_out_or_doubled(page: Page) -> None:
    open_route(page, "#/make")
    page.get_by_role("tab", name="3 Pieces").click()
    page.get_by_role("button", name="Add the set").click()
    one = page.get_by_role("combobox", name="One shape")
    one.select_option("F")
    page.get_by_role("button", name="Leave it out").press("Enter")
    expect(page.get_by_text("11 shapes of 5 cells")).to_be_visible()
    one.select_option("W")
    page.get_by_role("button", name="Have it twice").press("Enter")
    expect(page.get_by_text("10 shapes of 5 cells")).to_be_visible()
    document = draft(page)
    assert [(piece["name"], piece["copies"]) for piece in document["piece"]] == [("W", 2)]
    assert document["polyforms"] == [{"size": 5, "names": "usual", "without": ["F", "W"]}]
    expect(page.get_by_text("The pieces have 60 cells")).to_be_visible()

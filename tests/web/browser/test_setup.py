"""What is chosen before a puzzle is solved: dice, a date, blocked cells, the sum."""

from __future__ import annotations

import datetime
import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.web.browser.accessible import violations
from tests.web.browser.conftest import AT_BOTH_SIZES
from tests.web.browser.helpers import (
    SAMPLE_ROLL,
    eventually,
    held,
    open_part,
    open_puzzle,
    open_table,
    routed,
    solution_of,
    wait_until_ready,
)


def _blocked(page: Page) -> Locator:
    return page.get_by_role("gridcell", name=re.compile(", blocked$"))


def _die(page: Page, number: int) -> Locator:
    return page.get_by_role("combobox", name=re.compile(f"^Die {number}, "))


@AT_BOTH_SIZES
@pytest.mark.parametrize("name", ["genius-star", "genius-square"])
def test_the_dice_are_rolled(page: Page, name: str) -> None:
    open_puzzle(page, name)
    expect(page.get_by_text("Roll the dice first")).to_be_visible()
    expect(_blocked(page)).to_have_count(0)
    page.get_by_role("button", name="Roll the dice").click()
    expect(_blocked(page)).to_have_count(7)
    for number in range(1, 8):
        face = _die(page, number).input_value()
        expect(page.locator(f".board [data-name='{face}']")).to_have_attribute("aria-label", f"cell {face}, blocked")
        expect(page.locator(".die svg").nth(number - 1)).to_have_text(face)


def test_solving_waits_for_the_dice(page: Page) -> None:
    open_puzzle(page, "genius-star")
    with held(page, "roll"):
        page.get_by_role("button", name="Roll the dice").click()
        page.get_by_role("button", name="Solve", exact=True).click()
    expect(_blocked(page)).to_have_count(7)
    expect(page.locator(".verdict .held")).to_contain_text("Solution 1")


def test_each_die_is_set_to_what_the_real_one_shows(page: Page) -> None:
    open_puzzle(page, "genius-star")
    for number, face in enumerate(("34", "10", "39", "28", "33", "9", "47"), 1):
        _die(page, number).select_option(face)
        expect(page.locator(f".board [data-name='{face}']")).to_have_attribute("aria-label", re.compile("blocked"))
    expect(_blocked(page)).to_have_count(7)
    expect(page.get_by_text("Drag a piece onto the board")).to_be_visible()
    _die(page, 1).select_option("1")
    expect(page.locator(".board [data-name='1']")).to_have_attribute("aria-label", "cell 1, blocked")
    expect(page.locator(".board [data-name='34']")).to_have_attribute("aria-label", "cell 34, empty")
    page.reload()
    wait_until_ready(page)
    expect(_blocked(page)).to_have_count(7)
    expect(_die(page, 1)).to_have_value("1")


def test_pieces_on_cells_that_are_blocked_now_go_back(page: Page) -> None:
    open_puzzle(page, "pentominoes-6x10")
    page.locator(".tray [data-piece='0']").click()
    page.locator(".board [data-name='1']").click()
    expect(page.locator(".board .cell.movable")).to_have_count(5)
    open_part(page, "Set up")
    page.get_by_role("button", name="Block cells").click()
    page.locator(".board [data-name='1']").click()
    expect(page.locator(".board .cell.movable")).to_have_count(0)
    expect(page.locator("body > .visually-hidden[role=status]")).to_have_text(
        "1 cell blocked. 1 piece is back in the tray."
    )
    lying = page.get_by_role("gridcell", name=re.compile(": piece"))
    page.keyboard.press("Control+z")
    expect(lying).to_have_count(5)
    expect(page.locator("body > .visually-hidden[role=status]")).to_have_text(
        "Undone. You have blocked no cells. 1 piece is on the board again."
    )
    # Still being chosen, and the board shows it as it is.
    expect(page.locator(".board [data-name='1']")).to_have_attribute("aria-selected", "false")
    page.keyboard.press("Control+Shift+Z")
    expect(lying).to_have_count(0)
    expect(page.locator(".board [data-name='1']")).to_have_attribute("aria-selected", "true")


def test_undo_brings_back_a_roll_with_the_pieces(page: Page) -> None:
    said = page.locator("body > .visually-hidden[role=status]")
    lying = page.locator(".board .cell.movable")
    undo, redo = (page.get_by_role("button", name=name, exact=True) for name in ("Undo", "Redo"))
    faces = ("34", "10", "39", "28", "33", "9", "47")
    solution = solution_of("genius-star", SAMPLE_ROLL)
    open_table(page, name="genius-star", blocked=list(faces), placed=solution)
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(lying).to_have_count(41)

    # Another roll, which blocks cells under some pieces.
    rolled = ("1", "10", "18", "21", "12", "4", "26")
    page.route("**/api/ask/roll", lambda route: route.fulfill(json={"blocked": list(rolled)}))
    page.get_by_role("button", name="Roll the dice").click()
    expect(_die(page, 1)).to_have_value("1")
    expect(lying).not_to_have_count(41)
    left = lying.count()
    undo.click()
    expect(lying).to_have_count(41)
    for number, face in enumerate(faces, 1):
        expect(_die(page, number)).to_have_value(face)
    expect(said).to_have_text(re.compile("^Undone. The dice show 34, .* pieces are on the board again.$"))
    expect(page.get_by_text("Solved!")).to_be_visible()
    expect(undo).to_have_attribute("aria-disabled", "true")
    redo.click()
    expect(_die(page, 7)).to_have_value("26")
    expect(lying).to_have_count(left)

    # Two steps at once: the last one counts, whichever answer comes first.
    _die(page, 1).select_option("")
    expect(
        page.get_by_text("One die shows nothing yet: roll the dice, or set each to what yours shows.")
    ).to_be_visible()
    with held(page, "view", 2):
        page.keyboard.press("Control+z")
        page.keyboard.press("Control+z")
    expect(_die(page, 1)).to_have_value("34")
    expect(lying).to_have_count(41)
    # What is laid from there takes the place of what was undone.
    lying.first.click()
    page.keyboard.press("Delete")
    expect(redo).to_have_attribute("aria-disabled", "true")


def test_nothing_is_lost_while_another_setup_is_on_its_way(page: Page) -> None:
    open_puzzle(page, "pentominoes-6x10")
    with held(page, "view", 2):
        open_part(page, "Set up")
        page.get_by_role("button", name="Block cells").click()
        for name in ("59", "60"):
            page.locator(f".board [data-name='{name}']").click()
        page.locator(".tray [data-piece='0']").click()
        page.locator(".board [data-name='1']").click()
        expect(page.locator(".board .cell.movable")).to_have_count(5)
    expect(_blocked(page)).to_have_count(2)
    expect(page.locator(".board .cell.movable")).to_have_count(5)
    # The setup came last, and goes first.
    page.keyboard.press("Control+z")
    expect(_blocked(page)).to_have_count(0)
    expect(page.locator(".board .cell.movable")).to_have_count(5)
    page.keyboard.press("Control+z")
    expect(page.locator(".board .cell.movable")).to_have_count(0)


def test_the_date_stays_open(page: Page) -> None:
    page.clock.set_fixed_time(datetime.datetime(2026, 3, 14, 12))
    open_puzzle(page, "calendar")
    expect(page.get_by_text("Choose a date first")).to_be_visible()
    page.get_by_label("Date").fill("2024-02-29")
    expect(page.get_by_role("gridcell", name="cell Feb, blocked")).to_be_visible()
    expect(page.get_by_role("gridcell", name="cell 29, blocked")).to_be_visible()
    expect(page.locator(".setup").get_by_text("Feb and 29 stay open")).to_be_visible()
    page.get_by_role("button", name="Today").click()
    expect(page.get_by_role("gridcell", name="cell Mar, blocked")).to_be_visible()
    expect(page.get_by_role("gridcell", name="cell 14, blocked", exact=True)).to_be_visible()
    expect(_blocked(page)).to_have_count(2)
    expect(page.get_by_label("Date")).to_have_value("2026-03-14")


def _type(page: Page, keys: str) -> None:
    """Type into the date from its first part on, and wait after each key until the board shows what it says."""
    field = page.get_by_label("Date", exact=True)
    field.focus()
    for key in keys:
        before = field.input_value()
        page.keyboard.press(key)
        date = field.input_value()
        if date and date != before:
            day = datetime.date.fromisoformat(date)
            for name in (f"{day:%b}", str(day.day)):
                cell = page.locator(f".board [data-name='{name}']")
                expect(cell).to_have_attribute("aria-label", f"cell {name}, blocked")
            expect(_blocked(page)).to_have_count(2)


def test_dates_in_between_throw_no_pieces_off(page: Page) -> None:
    # 2x3 on Aug, Sep, Oct, 2, 3, 4.
    open_table(page, name="calendar", blocked=["Mar", "14"], placed=[[0, 0, 13]])
    lying = page.locator(".board .cell.movable")
    said = page.locator("body > .visually-hidden[role=status]")
    undo = page.get_by_role("button", name="Undo", exact=True)
    expect(page.locator(".board [data-name='2']")).to_have_attribute("aria-label", re.compile("piece 2x3"))
    _type(page, "032")
    expect(lying).to_have_count(0)
    expect(said).to_have_text("Mar and 2 stay open. 1 piece is back in the tray.")
    page.keyboard.press("5")
    expect(lying).to_have_count(6)
    expect(said).to_have_text("Mar and 25 stay open. 1 piece is on the board again.")
    # All of it is one step.
    undo.click()
    expect(lying).to_have_count(6)
    expect(page.get_by_label("Date", exact=True)).to_have_value(re.compile("-03-14$"))
    expect(undo).to_have_attribute("aria-disabled", "true")
    # A value that stays keeps the piece in the tray, also on the next visit.
    _type(page, "03022026")
    expect(said).to_have_text("Mar and 2 stay open. 1 piece is back in the tray.")
    page.get_by_role("heading", level=1).click()
    _type(page, "0325")
    expect(lying).to_have_count(0)
    undo.click()
    undo.click()
    expect(lying).to_have_count(6)


def test_faces_in_between_throw_no_pieces_off(page: Page) -> None:
    # The moniamond on cell 15.
    open_table(page, name="genius-star", blocked=["1", "10", "18", "19", "12", "2", "25"], placed=[[0, 1, 14]])
    lying = page.locator(".board .cell.movable")
    expect(page.locator(".board [data-name='15']")).to_have_attribute("aria-label", re.compile("piece moniamond"))
    die = _die(page, 1)
    die.focus()
    for face, n in (("5", 1), ("15", 0), ("34", 1)):
        page.keyboard.press("ArrowDown")
        expect(die).to_have_value(face)
        expect(page.locator(f".board [data-name='{face}']")).to_have_attribute("aria-label", f"cell {face}, blocked")
        expect(lying).to_have_count(n)
    page.keyboard.press("Control+z")
    expect(die).to_have_value("1")
    expect(page.get_by_role("button", name="Undo", exact=True)).to_have_attribute("aria-disabled", "true")


def test_a_date_that_there_is_not_is_told_beside_it(page: Page) -> None:
    open_puzzle(page, "calendar")
    field = page.get_by_label("Date", exact=True)
    setup = page.locator(".setup")
    expect(setup.get_by_text("The month and the day of the date will stay open.")).to_be_visible()
    field.fill("2026-03-14")
    expect(setup.get_by_text("Mar and 14 stay open")).to_be_visible()
    page.get_by_role("heading", level=1).click()
    _type(page, "02312026")
    expect(field).to_have_accessible_description("This is no date yet. On the board Feb and 3 stay open as before.")
    page.get_by_role("heading", level=1).click()
    expect(setup.get_by_role("alert")).to_have_text("This is no date.On the board Feb and 3 stay open as before.")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description(re.compile("This is no date"))
    assert violations(page) == []
    field.fill("2026-03-14")
    expect(setup.get_by_role("alert")).to_have_count(0)
    expect(setup.get_by_text("Mar and 14 stay open")).to_be_visible()
    field.fill("")
    field.blur()
    expect(setup.get_by_role("alert")).to_contain_text("No date stands here.")
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(setup.get_by_role("alert")).to_have_count(0)


def test_the_year_of_a_date_is_kept(page: Page) -> None:
    open_puzzle(page, "calendar")
    field = page.get_by_label("Date", exact=True)
    for date, words in (("1984-02-29", "Feb and 29"), ("0001-01-01", "Jan and 1")):
        field.fill(date)
        expect(page.locator(".setup").get_by_text(f"{words} stay open")).to_be_visible()
        field.blur()
    page.reload()
    wait_until_ready(page)
    expect(field).to_have_value("0001-01-01")
    field.fill("2026-03-14")
    expect(page.locator(".setup").get_by_text("Mar and 14 stay open")).to_be_visible()
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(field).to_have_value("0001-01-01")
    field.fill("1984-02-29")
    expect(page.locator(".setup").get_by_text("Feb and 29 stay open")).to_be_visible()
    page.reload()
    wait_until_ready(page)
    expect(field).to_have_value("1984-02-29")


@AT_BOTH_SIZES
def test_cells_are_blocked_by_hand(page: Page) -> None:
    open_puzzle(page, "tetrominoes-4x5")
    open_part(page, "Set up")
    mode = page.get_by_role("button", name="Block cells")
    expect(mode).to_have_attribute("aria-pressed", "false")
    mode.click()
    expect(mode).to_have_attribute("aria-pressed", "true")
    for name in ("1", "20"):
        page.locator(f".board [data-name='{name}']").click()
        expect(page.locator(f".board [data-name='{name}']")).to_have_attribute("aria-selected", "true")
    expect(page.locator(".setup").get_by_text("2 cells blocked")).to_be_visible()
    page.locator(".board [data-name='1']").click()
    expect(page.locator(".setup").get_by_text("1 cell blocked")).to_be_visible()
    mode.click()
    expect(_blocked(page)).to_have_count(1)
    page.get_by_role("button", name="Block none").click()
    expect(_blocked(page)).to_have_count(0)


def test_a_cell_that_cannot_be_blocked_is_told_beside_the_board(page: Page, expected: list[str]) -> None:
    expected.append("400")
    open_puzzle(page, "giants-causeway")
    open_part(page, "Set up")
    page.get_by_role("button", name="Block cells").click()
    page.get_by_role("gridcell", name=re.compile("fixed$")).click()
    expect(page.locator(".verdict .held.note")).to_contain_text("always lies on cell")
    expect(page.locator(".layer-refused .fault")).to_have_count(1)
    expect(page.locator(".setup").get_by_role("alert")).to_contain_text("always lies on cell")


def test_another_sum_is_chosen(page: Page, expected: list[str]) -> None:
    expected.append("400")
    open_puzzle(page, "perimeter-triangle-3")
    field = page.get_by_label("Sum of each line")
    own = field.locator("option").first
    expect(own).to_contain_text("as in the puzzle")
    other = field.locator("option").nth(1).get_attribute("value")
    field.select_option(other)
    for value, point in enumerate(("1", "2", "3"), 1):
        page.get_by_role("button", name=f"number {value}", exact=True).click()
        page.locator(f".board [data-name='{point}']").click()
    page.reload()
    wait_until_ready(page)
    expect(field).to_have_value(other or "")
    # What is refused does not stay chosen.
    no = {"refused": {"message": "no such sum", "where": "", "help": "", "kind": "bad-request"}}
    page.route("**/api/ask/view", lambda route: route.fulfill(status=400, json=no))
    field.select_option("")
    expect(page.locator(".setup").get_by_role("alert")).to_have_text("No such sum")
    expect(field).to_have_value(other or "")


def _open_known(page: Page, size: str, name: str) -> Locator:
    """Unfold what is known beside the set-up; a phone has it below "About" alone."""
    if size == "phone":
        open_part(page, "About")
        return page.get_by_role("tabpanel").locator(".known li")
    page.locator("summary").filter(has_text=name).click()
    return page.locator(".setup .known li")


@AT_BOTH_SIZES
def test_a_known_roll_is_set_up(page: Page, size: str) -> None:
    open_puzzle(page, "genius-star")
    rolls = _open_known(page, size, "Known rolls").filter(has=page.get_by_role("button"))
    expect(rolls).to_have_count(10 if size == "desk" else 11)
    assert violations(page) == []
    if size == "desk":
        # The fewest solutions come first; a roll that was counted in two ways stands once.
        expect(rolls.first).to_contain_text("3 with 1 10 18 21 12 4 26 blocked")
    button = page.get_by_role("button", name="Set this up: with 1 10 18 21 12 4 26 blocked")
    button.click()
    expect(button).to_have_attribute("aria-current", "true")
    expect(button).to_be_focused()
    for number, face in enumerate(("1", "10", "18", "21", "12", "4", "26"), 1):
        expect(_die(page, number)).to_have_value(face)
    expect(_blocked(page)).to_have_count(7)
    expect(rolls.nth(1).get_by_role("button")).to_have_attribute("aria-current", "false")


def test_of_several_choices_the_last_one_counts_and_is_told(page: Page) -> None:
    page.clock.set_fixed_time(datetime.datetime(2026, 3, 14, 12))
    open_puzzle(page, "calendar")
    page.locator("summary").filter(has_text="Known dates").click()
    rows = page.locator(".setup .known").get_by_role("button")
    first, last = rows.nth(0), rows.nth(1)
    said = page.locator("body > .visually-hidden[role=status]")

    waiting: list[Route] = []
    choices = re.compile("/api/ask/(date|view)$")
    page.route(choices, lambda route: waiting.append(route) if len(waiting) < 3 else route.continue_())
    page.get_by_role("button", name="Today").click()
    first.click()
    last.click()
    eventually(page, lambda: len(waiting), 3)
    # The answers come in the wrong order, so late that the earlier ones are waited for in words.
    for route in reversed(waiting):
        with page.expect_response(route.request.url):
            route.continue_()
        page.wait_for_timeout(800)
    expect(last).to_have_attribute("aria-current", "true")
    expect(first).to_have_attribute("aria-current", "false")
    when = (last.get_attribute("aria-label") or "").removeprefix("Set this up: ")
    expect(said).to_have_text(f"Set up {when}.")


def test_the_date_is_one_that_exists(page: Page) -> None:
    page.clock.set_fixed_time(datetime.datetime(2026, 3, 14, 12))
    for cells, date in ((("Feb", "29"), "2028-02-29"), (("Apr", "31"), "")):
        open_table(page, name="calendar", blocked=list(cells))
        expect(page.get_by_text(f"{cells[0]} and {cells[1]} stay open")).to_be_visible()
        expect(page.get_by_label("Date")).to_have_value(date)


def test_what_was_counted_is_set_up_from_the_facts(page: Page) -> None:
    open_puzzle(page, "perimeter-triangle-4")
    open_part(page, "About")
    facts = page.get_by_role("tabpanel", name="About")
    button = facts.get_by_role("button", name="Set this up: with sum 19")
    button.click()
    expect(button).to_have_attribute("aria-current", "true")
    expect(button).to_be_focused()
    expect(page.get_by_label("Sum of each line")).to_have_value("19")

    open_puzzle(page, "genius-star")
    open_part(page, "About")
    facts.get_by_role("link", name="Open this variant").click()
    expect(page.get_by_role("link", name="golden star")).to_have_attribute("aria-current", "true")
    wait_until_ready(page)
    open_part(page, "About")
    facts.get_by_role("button", name="Set this up").click()
    expect(_blocked(page)).to_have_count(7)
    expect(facts.get_by_text("without a variant").first).to_be_visible()


@AT_BOTH_SIZES
def test_a_refusal_stands_beside_what_is_wrong(page: Page, expected: list[str]) -> None:
    expected.extend(["422", "400"])
    open_puzzle(page, "calendar")
    no_date = '{"puzzle": {"name": "calendar"}, "date": "x"}'
    with routed(page, "**/api/ask/date", lambda route: route.continue_(post_data=no_date)):
        page.get_by_label("Date").fill("2026-05-05")
        expect(page.get_by_role("alert").filter(has_text="Expected a date such as")).to_be_visible()
        expect(page.get_by_label("Date")).to_have_attribute("aria-invalid", "true")
    page.get_by_role("button", name="Today").click()
    expect(page.get_by_label("Date")).not_to_have_attribute("aria-invalid", "true")
    expect(_blocked(page)).to_have_count(2)


def test_set_up_with_the_keyboard_alone(page: Page) -> None:
    open_puzzle(page, "genius-square")
    page.get_by_role("button", name="Roll the dice").focus()
    page.keyboard.press("Enter")
    expect(_blocked(page)).to_have_count(7)
    expect(page.get_by_role("button", name="Roll the dice")).to_be_focused()
    _die(page, 7).focus()
    page.keyboard.press("End")
    expect(_die(page, 7)).to_have_value("F1")
    expect(_die(page, 7)).to_be_focused()
    expect(page.locator(".board [data-name='F1']")).to_have_attribute("aria-label", "cell F1, blocked")

    open_puzzle(page, "tetrominoes-4x5")
    open_part(page, "Set up")
    page.get_by_role("button", name="Block cells").focus()
    page.keyboard.press("Enter")
    page.locator(".board [data-name='1']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press(" ")
    expect(page.locator(".board [data-name='2']")).to_have_attribute("aria-selected", "true")
    expect(page.locator(".setup").get_by_text("1 cell blocked")).to_be_visible()
    expect(page.locator(".board [data-name='2']")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Block cells")).to_have_attribute("aria-pressed", "false")


def test_a_set_of_pieces_is_chosen_by_hand(page: Page, expected: list[str]) -> None:
    expected.append("400")
    open_puzzle(page, "katamino")
    expect(page.get_by_role("group", name="Variants").locator("[aria-current]")).to_have_text("5x5")
    expect(page.get_by_text("Choose first which pieces take part.")).to_be_visible()
    choosing = page.get_by_role("group", name="Pieces to choose from")
    in_tray = page.locator(".tray [data-piece]")
    expect(in_tray).to_have_count(12)
    # What lies there goes on lying there, though its number among the pieces is another one.
    page.locator(".tray [data-piece='4']").click()
    page.locator(".board [data-name='1']").click()
    for name in "LYPTW":
        choosing.get_by_role("button", name=re.compile(f"^piece {name}[,:]")).click()
    expect(in_tray).to_have_count(5)
    expect(page.locator(".setup").get_by_text("5 chosen pieces take part.")).to_be_visible()
    expect(page.get_by_role("gridcell", name=re.compile("piece P"))).to_have_count(5)
    assert violations(page) == []
    page.reload()
    wait_until_ready(page)
    expect(in_tray).to_have_count(5)
    # One too many is refused and does not stay chosen.
    choosing.get_by_role("button", name=re.compile("^piece F[,:]")).click()
    expect(page.locator(".setup").get_by_role("alert")).to_contain_text("found 6 pieces with 30 cells")
    expect(choosing.get_by_role("button", pressed=True)).to_have_count(5)
    choosing.get_by_role("button", name=re.compile("^piece P[,:]")).click()
    expect(page.locator(".setup").get_by_text("5 cells still to be filled.")).to_be_visible()
    expect(in_tray).to_have_count(12)
    page.get_by_role("button", name="Undo").click()
    expect(in_tray).to_have_count(5)
    expect(page.get_by_role("gridcell", name=re.compile("piece P"))).to_have_count(5)
    page.get_by_role("button", name="Choose anew").click()
    expect(choosing.get_by_role("button", pressed=True)).to_have_count(0)


@AT_BOTH_SIZES
def test_a_set_of_pieces_is_drawn_or_a_known_one(page: Page, size: str) -> None:
    open_puzzle(page, "ubongo-duel")
    chosen = page.get_by_role("group", name="Pieces to choose from").get_by_role("button", pressed=True)
    page.get_by_role("button", name="Draw a set").click()
    expect(chosen).to_have_count(3)
    expect(page.locator(".tray [data-piece]")).to_have_count(3)
    # It can be solved, unless it may be any.
    expect(page.get_by_label("How hard").locator("option")).to_have_text(["solvable", "any", "easy", "medium", "hard"])
    page.get_by_label("How hard").select_option("any")
    with page.expect_request("**/api/ask/roll") as asked:
        page.get_by_role("button", name="Draw a set").click()
    assert asked.value.post_data_json["level"] == "any"
    _open_known(page, size, "Known sets")
    page.get_by_role("button", name="Set this up: with the pieces B C R").click()
    expect(page.locator(".tray [data-piece]")).to_have_count(3)
    page.get_by_role("button", name="Solve", exact=True).click()
    expect(page.locator(".verdict .held")).to_contain_text("Solution 1")


def test_the_size_of_the_board_is_chosen(page: Page) -> None:
    open_puzzle(page, "y-pentomino")
    cells = page.get_by_role("gridcell")
    size = page.get_by_label("Size: columns x rows")
    expect(page.get_by_text("Choose the size of the board first: its columns and rows.")).to_be_visible()
    expect(cells).to_have_count(50)
    size.select_option("5x6")
    expect(cells).to_have_count(30)
    page.locator(".tray [data-piece='0']").click()
    page.locator(".board [data-name='1']").click()
    lying = page.get_by_role("gridcell", name=re.compile("piece Y"))
    expect(lying).to_have_count(5)
    # It stays where it is on the lattice, and so at the bottom of a board with more rows.
    size.select_option("5x10")
    expect(cells).to_have_count(50)
    expect(lying).to_have_count(5)
    expect(page.locator(".board [data-name='21']")).to_have_attribute("aria-label", re.compile("piece Y"))
    assert violations(page) == []
    size.select_option("1x5")
    expect(cells).to_have_count(5)
    expect(lying).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    # Choices made in one visit to the list are one step.
    expect(size).to_have_value("5x6")
    expect(lying).to_have_count(5)
    page.reload()
    wait_until_ready(page)
    expect(size).to_have_value("5x6")
    expect(lying).to_have_count(5)
    size.select_option("5x10")
    page.get_by_role("button", name="Clear").click()
    page.get_by_role("button", name="Solve", exact=True).click()
    expect(page.locator(".verdict .held")).to_contain_text("Solution 1")


def test_today_has_its_weekday(page: Page) -> None:
    page.clock.set_fixed_time(datetime.datetime(2026, 3, 14, 12))
    open_puzzle(page, "calendar-weekday")
    expect(page.get_by_text("Choose a date first: its month, day and weekday stay open.")).to_be_visible()
    expect(page.get_by_text("The month, the day and the weekday of the date will stay open.")).to_be_visible()
    page.get_by_role("button", name="Today").click()
    expect(page.get_by_text("Mar, 14 and Sat stay open; the pieces")).to_be_visible()
    for cells, date in ((("Nov", "23", "Mon"), "2026-11-23"), (("Feb", "29", "Mon"), "2016-02-29")):
        open_table(page, name="calendar-weekday", blocked=list(cells))
        expect(page.get_by_label("Date")).to_have_value(date)

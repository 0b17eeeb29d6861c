"""The gallery: all puzzles of the catalog, and finding one."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browser.accessible import too_small, too_wide, violations
from tests.web.browser.conftest import AT_BOTH_SIZES
from tests.web.browser.helpers import eventually, open_gallery, open_puzzle, wait_until_ready
from tilewright import catalog
from tilewright.catalog.grades import STEPS, number_of, step_of
from tilewright.catalog.identify import puzzles_with
from tilewright.families.tiling.pieces.marks import marks_of_shape, marks_of_text
from tilewright.lattices import LATTICES


def _cards(page: Page) -> Locator:
    return page.locator(".card").filter(visible=True)


def test_all_puzzles_are_shown_with_their_pictures(page: Page) -> None:
    open_gallery(page)
    expect(_cards(page)).to_have_count(len(catalog.names()))
    first = page.locator(".card img").first
    expect(first).to_have_js_property("complete", True)
    assert first.evaluate("image => image.naturalWidth") > 0
    assert page.locator(".card img").evaluate_all("images => images.every(image => image.width && image.height)")


@AT_BOTH_SIZES
def test_nothing_moves_when_the_pictures_come(page: Page) -> None:
    page.add_init_script(
        """window.moved = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.moved += entry.value;
        }).observe({ type: "layout-shift", buffered: true });"""
    )
    open_gallery(page)
    expect(page.locator(".card img").first).to_have_js_property("complete", True)
    assert page.evaluate("window.moved") < 0.1


def test_every_card_has_a_picture_of_its_own(page: Page) -> None:
    open_gallery(page)
    answers = page.locator(".card img").evaluate_all(
        "images => Promise.all(images.map(async ({src}) => { const a = await fetch(src); "
        "return [a.status, a.headers.get('content-type'), await a.text()]; }))"
    )
    assert all(status == 200 and "svg" in media for status, media, _ in answers)
    # Only puzzles on the same board with unmarked pieces may look alike.
    assert len({re.sub(r"aria-label=.*|<title>.*", "", text) for _, _, text in answers}) > 0.9 * len(answers)


def test_search_finds_names_titles_and_variants_while_one_types(page: Page) -> None:
    open_gallery(page)
    search = page.get_by_role("searchbox")
    search.press_sequentially("genius")
    expect(_cards(page)).to_have_count(3)
    search.fill("golden star")
    expect(_cards(page)).to_have_count(1)
    expect(_cards(page)).to_contain_text("The Genius Star")
    expect(page.get_by_role("status").filter(has_text="1 of ")).to_be_visible()
    search.press("Escape")
    expect(_cards(page)).to_have_count(len(catalog.names()))


TYPED = {
    "19 MAGIC": "magic-19",
    "magic19": "magic-19",
    "geniusstar": "genius-star",
    "starnogenius": None,
    "magic-19": "magic-19",
    "pentominoes 6×10": "pentominoes-6x10",
    "Hexagón soma": None,
    "hexagon magic": "magic-hexagon-3",
    "triangle dice": "genius-star",
    "golden-star": "genius-star",
    "smartgames pyramid": "iq-puzzler-pro-pyramid",
}


def test_puzzles_are_found_as_people_type_them(page: Page, subtests: pytest.Subtests) -> None:
    open_gallery(page)
    for typed, name in TYPED.items():
        with subtests.test(typed):
            # All are shown in between, so that none is seen that was found before.
            page.get_by_role("searchbox").fill("")
            expect(_cards(page)).to_have_count(len(catalog.names()))
            page.get_by_role("searchbox").fill(typed)
            if name:
                expect(page.locator(f".card[data-name='{name}']")).to_be_visible()
                expect(_cards(page)).not_to_have_count(len(catalog.names()))
                assert _cards(page).count() < 8
            else:
                expect(_cards(page)).to_have_count(0)


def test_what_is_looked_for_stands_in_the_address(page: Page) -> None:
    page.goto("/#/?q=magic+19&lattice=hexagons&lattice=no-such-lattice")
    wait_until_ready(page)
    expect(page.get_by_role("searchbox")).to_have_value("magic 19")
    expect(page).to_have_title("tilewright")
    expect(page.get_by_label("Cells")).to_have_value("hexagons")
    n = _cards(page).count()
    assert 0 < n < 5
    expect(page.get_by_role("status").filter(has_text=f"{n} of {len(catalog.names())} puzzles")).to_be_visible()
    page.get_by_role("searchbox").fill("bedlam")
    expect(page).to_have_url(re.compile("#/[?]q=bedlam&lattice=hexagons$"))

    # What keeps them from being found can be put aside.
    page.get_by_role("button", name="Without the filters: 1 puzzle").click()
    expect(_cards(page)).to_have_count(1)
    expect(page).to_have_url(re.compile("#/[?]q=bedlam$"))
    page.get_by_role("link", name="Puzzles", exact=True).click()
    expect(_cards(page)).to_have_count(len(catalog.names()))
    expect(page.get_by_role("searchbox")).to_have_value("")


@AT_BOTH_SIZES
def test_back_leads_to_the_card_that_was_chosen(page: Page) -> None:
    page.goto("/#/?kind=pieces")
    wait_until_ready(page)
    card = _cards(page).last
    name = card.get_by_role("link").inner_text()
    card.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    wait_until_ready(page)
    eventually(page, lambda: page.evaluate("scrollY"), 0)
    page.go_back()
    expect(card).to_be_in_viewport()
    expect(card.get_by_role("link")).to_be_focused()


def test_nothing_found_is_said_and_helps_on(page: Page) -> None:
    open_gallery(page)
    page.get_by_role("searchbox").fill("<b>no such puzzle</b>")
    expect(page.get_by_text("Nothing found for “<b>no such puzzle</b>”.")).to_be_visible()
    page.get_by_role("button", name="Show all puzzles").click()
    expect(_cards(page)).to_have_count(len(catalog.names()))
    expect(page.get_by_role("searchbox")).to_be_focused()


def test_filters_have_counts_that_are_right(page: Page) -> None:
    open_gallery(page)
    for name in ("Pieces that fill", "Sides that match", "Daily: dice, date"):
        chip = page.get_by_role("button", name=re.compile(rf"^{name}\s*\d+$"))
        n = int(re.findall(r"\d+", chip.inner_text())[-1])
        chip.click()
        expect(chip).to_have_attribute("aria-pressed", "true")
        expect(_cards(page)).to_have_count(n)
        chip.click()
        expect(_cards(page)).to_have_count(len(catalog.names()))


def test_lists_have_all_that_there_is_with_counts_that_are_right(page: Page, subtests: pytest.Subtests) -> None:
    summaries = catalog.summaries()
    lists = {
        "Cells": [one.lattice for one in summaries],
        "Maker": [maker for one in summaries for maker in one.maker],
    }
    open_gallery(page)
    for label, values in lists.items():
        with subtests.test(label):
            chooser = page.get_by_label(label)
            options = chooser.locator("option").all_inner_texts()
            assert options[0] == "All"
            counts = [int(re.findall(r"\d+", option)[-1]) for option in options[1:]]
            assert sorted(counts) == sorted(Counter(values).values())
            for option, count in list(zip(options[1:], counts, strict=True))[:4]:
                chooser.select_option(option)
                expect(_cards(page)).to_have_count(count)
            chooser.select_option(options[0])


@AT_BOTH_SIZES
def test_filters_of_different_kinds_hold_together(page: Page) -> None:
    open_gallery(page)
    _unfold(page)
    page.get_by_label("Cells").select_option(label=f"Hexagons ({_n_of('hexagonal')})")
    page.get_by_role("button", name=re.compile("^Numbers that add up")).click()
    expect(_cards(page)).to_have_count(_n_of("hexagonal", family="labeling"))
    page.get_by_role("button", name=re.compile("^Sides that match")).click()
    more = [one for one in catalog.summaries() if one.lattice == "hexagonal" and one.tiles]
    expect(_cards(page)).to_have_count(_n_of("hexagonal", family="labeling") + len(more))
    page.get_by_label("Maker").select_option("milton bradley")
    expect(_cards(page)).to_have_count(1)
    expect(page).to_have_url(re.compile("#/[?]lattice=hexagons&maker=milton[+]bradley&kind=tiles&kind=numbers$"))


def _unfold(page: Page) -> None:
    """On a phone, what narrows the list down is behind a button, so that the first card is in sight."""
    button = page.get_by_role("button", name="Narrow down")
    if (page.viewport_size or {})["width"] < 700:
        first = page.locator(".card").first.bounding_box()
        assert first is not None
        assert first["y"] + first["height"] <= 844
        button.click()
    else:
        expect(button).to_be_hidden()


def _n_of(lattice: str, family: str = "") -> int:
    return sum(one.lattice == lattice and family in ("", one.family) for one in catalog.summaries())


def test_a_card_opens_its_puzzle_and_back_leads_to_what_was_found(page: Page) -> None:
    open_gallery(page)
    page.get_by_role("searchbox").fill("magic wheel")
    _cards(page).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Magic wheel")
    wait_until_ready(page)
    expect(page).to_have_title("Magic wheel · tilewright")
    page.go_back()
    expect(page.get_by_role("searchbox")).to_have_value("magic wheel")
    expect(_cards(page)).to_have_count(1)


def test_an_address_that_leads_nowhere_says_so(page: Page, expected: list[str]) -> None:
    expected.append("404")
    page.goto("/#/puzzle/no-such-puzzle")
    wait_until_ready(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("This cannot be shown")
    # The words are for a reader of the page, who has no command line.
    expect(page.get_by_text("There is no puzzle 'no-such-puzzle' in the catalog")).to_be_visible()
    expect(page.get_by_text("Look for it among all puzzles, by words of its title")).to_be_visible()
    expect(page.locator("main")).not_to_contain_text("tilewright")
    page.goto("/#/puzzle/unicron")
    page.get_by_text("Did you mean").get_by_role("link", name="unicorn").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Unicorn")
    page.go_back()
    page.get_by_role("link", name="Look at all puzzles").click()
    expect(_cards(page)).to_have_count(len(catalog.names()))
    page.goto("/#/nowhere")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here")


def test_all_that_is_known_about_a_puzzle_is_there(page: Page) -> None:
    page.goto("/#/puzzle/genius-star")
    wait_until_ready(page)
    page.get_by_role("tab", name="About").click()
    panel = page.get_by_role("tabpanel", name="About")
    expect(panel).to_contain_text("Maker: The Happy Puzzle Company")
    expect(panel).to_contain_text("7,699 with 9 10 28 33 34 39 47 blocked")
    expect(panel).to_contain_text("Finished pictures that look different on a board that stays where it is.")
    expect(panel).to_contain_text("counted by backtracking and, independently, by exact cover")
    page.get_by_role("link", name="golden star").click()
    expect(page.get_by_role("link", name="golden star")).to_have_attribute("aria-current", "true")
    wait_until_ready(page)
    page.get_by_role("tab", name="About").click()
    expect(page.get_by_role("tabpanel", name="About")).to_contain_text("For the bonus the two triamonds lie together")


def test_what_is_well_known_comes_first_unless_another_order_is_chosen(page: Page) -> None:
    open_gallery(page)
    titles = page.locator(".card h2")
    expect(titles.first).to_have_text("The Genius Star")
    soma = page.locator(".card[data-name='soma']")
    expect(soma.locator(".tags")).to_contain_text("240 different solutions")
    page.get_by_label("Order").select_option("title")
    expect(titles.first).to_have_text("Another broken chessboard")
    page.get_by_label("Order").select_option("fewest")
    expect(page.locator(".card .tags").first).to_contain_text("no solution")
    page.reload()
    expect(page.get_by_label("Order")).to_have_value("fewest")


def test_cards_say_how_hard_they_are_and_the_easy_ones_come_first(page: Page) -> None:
    open_gallery(page)
    expect(page.locator(".card[data-name='magic-hexagon-3'] .tags")).to_contain_text("very hard · one solution")
    page.get_by_label("Order").select_option("easy")
    numbers = sorted(number for name in catalog.names() if (number := number_of(name)) is not None)
    steps = page.locator(".card .tags").all_inner_texts()
    told = [re.sub(r"^[●○]+ | · .*", "", step.replace("\n", " ")) for step in steps]
    assert told[: len(numbers)] == [step_of(number) for number in numbers]
    assert not set(told[len(numbers) :]) & {*STEPS, "very hard"}


@AT_BOTH_SIZES
def test_a_puzzle_is_found_by_one_of_its_pieces(page: Page) -> None:
    open_gallery(page)
    _unfold(page)
    page.get_by_text("Which puzzle has this piece?").click()
    cells = page.get_by_role("group", name="The piece", exact=True).get_by_role("button")
    # The W pentomino, by keys.
    cells.nth(7).focus()
    for key in ("Space", "ArrowRight", "Space", "ArrowDown", "Space", "ArrowRight", "Space", "ArrowDown", "Space"):
        page.keyboard.press(key)
    having = puzzles_with(marks_of_shape(LATTICES["square"], [(0, 2), (1, 2), (1, 1), (2, 1), (2, 0)]))
    assert 10 < len(having) < 50
    expect(_cards(page)).to_have_count(len(having))
    shown = {card.get_attribute("data-name") for card in _cards(page).all()}
    assert shown == set(having)
    assert violations(page) == []
    assert too_wide(page) == too_small(page) == []
    # Other filters hold as well, and the address keeps the piece.
    page.get_by_role("searchbox").fill("pentominoes 6x10")
    card = page.locator(".card[data-name='pentominoes-6x10']")
    expect(card).to_be_visible()
    n = _cards(page).count()
    page.reload()
    wait_until_ready(page)
    expect(page.get_by_text("5 cells.")).to_be_visible()
    expect(_cards(page)).to_have_count(n)
    # Without the filters the canvas is empty.
    page.get_by_role("searchbox").fill("no such puzzle")
    page.get_by_role("button", name="Show all puzzles").click()
    expect(_cards(page)).to_have_count(len(catalog.names()))
    expect(page.get_by_text("5 cells.")).to_have_count(0)
    expect(page).to_have_url(re.compile("#/$"))


def test_a_puzzle_is_found_by_the_labels_of_a_tile(page: Page, expected: list[str]) -> None:
    expected.append("400")
    page.goto("/#/?labels=HO+BW+HW")
    wait_until_ready(page)
    expect(_cards(page)).to_have_count(1)
    expect(_cards(page)).to_contain_text("The Magic Triangle")
    labels = page.get_by_label("Or the labels of a tile")
    expect(labels).to_have_value("HO BW HW")
    labels.fill("HO BW")
    labels.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("cells have 3, 4, 5, 6, 8 or 12 sides")
    expect(_cards(page)).to_have_count(len(catalog.names()))
    labels.fill("PT")
    labels.press("Enter")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".card[data-name='unicorn']")).to_be_visible()
    expect(_cards(page)).to_have_count(len(puzzles_with(marks_of_text("PT"))))
    # "Back" from a puzzle finds the same list.
    page.locator(".card[data-name='unicorn']").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Unicorn")
    wait_until_ready(page)
    page.go_back()
    expect(_cards(page)).to_have_count(len(puzzles_with(marks_of_text("PT"))))


def test_a_piece_in_space_is_painted_by_layers(page: Page) -> None:
    open_gallery(page)
    page.get_by_label("Cells").select_option(label=f"Cubes ({_n_of('cubic')})")
    page.get_by_text("Which puzzle has this piece?").click()
    expect(page.get_by_label("Its cells")).to_have_value("cubic")
    for layer, n in (("Layer 1 (bottom)", 3), ("Layer 2", 1)):
        page.get_by_role("button", name=layer).click()
        cells = page.get_by_role("group", name="The piece", exact=True).get_by_role("button")
        cells.nth(14).focus()
        for key in ("Space", "ArrowRight", "Space", "ArrowDown", "Space")[: 2 * n - 1]:
            page.keyboard.press(key)
    corner = [(0, 0, 0), (1, 0, 0), (1, 1, 0), (0, 0, 1)]
    expect(_cards(page)).to_have_count(len(puzzles_with(marks_of_shape(LATTICES["cubic"], corner))))
    expect(page.locator(".card[data-name='soma']")).to_be_visible()


def test_tables_that_were_begun_lead_back_to_them(page: Page) -> None:
    open_gallery(page)
    begun = page.get_by_role("navigation", name="Go on with")
    expect(begun).to_have_count(0)
    open_puzzle(page, "katamino", "5x6")
    open_puzzle(page, "pentominoes-6x10")
    page.locator("[data-piece='0']").click()
    page.locator(".board [data-cell='24']").click()
    open_gallery(page)
    expect(begun.get_by_role("link")).to_have_text(["Pentominoes in 6 x 10"])
    begun.get_by_role("link").click()
    expect(page.locator(".laid")).to_have_count(1)
    # Anything may stand there.
    page.evaluate("localStorage.setItem('tilewright:tables', '[[1, 2], [\"x\", {\"asked\": 3}], 4]')")
    open_gallery(page)
    expect(page.locator(".card").first).to_be_visible()

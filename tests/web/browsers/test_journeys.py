"""What people do with the page, once through in each browser; how it looks, and the corners, are tested elsewhere."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.web.static_host import serving
from tilewright import catalog
from tilewright.catalog.identify import puzzles_with
from tilewright.desk.asks import answer, search
from tilewright.families.tiling.pieces.marks import marks_of_shape
from tilewright.lattices import LATTICES
from tilewright.web.site import write_site

if TYPE_CHECKING:
    from selenium.webdriver.remote.webdriver import WebDriver

    from tests.web.browsers.person import Person

SOLVED = ".verdict .solved"
LYING = ".board .cell.movable"


def _link(**puzzle: object) -> str:
    return f"#p={answer('link', {'puzzle': puzzle})['link']}"


def _solutions(name: str) -> Iterator[list[list[int]]]:
    events = search({"puzzle": {"name": name}})
    return (event["placements"] for event in events if event["kind"] == "solution")


def test_a_puzzle_is_found_and_laid_by_mouse(person: Person) -> None:
    person.open("#/")
    person.see_number(".card", len(catalog.names()))
    person.see("#search").send_keys("pentominoes 6x10")
    person.click(lambda: person.see(".card[data-name='pentominoes-6x10'] a"))
    person.see("h1", "Pentominoes in 6 x 10")
    person.arrive()
    names = [piece["name"] for piece in answer("view", {"puzzle": {"name": "pentominoes-6x10"}})["pieces"]]

    def piece(name: str) -> str:
        return f".tray [data-piece='{names.index(name)}']"

    # Dragged to the board, and along it.
    person.drag(person.see(piece("X")), person.see(".board [data-name='23']"))
    person.see_number(LYING, 5)
    person.drag(person.see(".board [data-name='23']"), person.see(".board [data-name='27']"))
    person.until(lambda: "piece X" in person.see(".board [data-name='27']").accessible_name)
    # Tapped, and then a cell.
    person.click(lambda: person.see(piece("I")))
    person.keys("r")
    person.click(lambda: person.see(".board [data-name='1']"))
    person.see_number(LYING, 10)
    # A reload keeps what lies there.
    person.reload()
    person.see_number(LYING, 10)


def test_a_tile_is_laid_by_keys_alone(person: Person) -> None:
    person.open("#/puzzle/unicorn")
    person.focus(".tray [data-piece='0']")
    person.keys("ENTER", "b")
    focused = "return document.activeElement.dataset.cell"
    first = person.until(lambda: person.run(focused))
    person.keys("r", "ARROW_RIGHT")
    assert person.run(focused) == str(int(first) + 1)
    person.keys("ENTER")
    person.see_number(LYING, 1)
    person.keys("z", holding="CONTROL")
    person.see_number(LYING, 0)
    person.click("Redo")
    person.see_number(LYING, 1)


def test_hint_solve_and_keep(person: Person) -> None:
    person.open("#/puzzle/unicorn")
    person.click("Hint")
    person.click("Show it on the board")
    person.click("Lay it")
    person.until(lambda: person.all(".board .laid"))
    person.click("Solve")
    person.click("Keep this on the table")
    person.see(".verdict", "This is a solution that you looked up.")
    person.click("Clear the table")
    person.until(lambda: not person.all(".board .laid"))


def test_a_count_runs_and_is_stopped(person: Person) -> None:
    person.open("#/puzzle/pentominoes-3x4x5")
    person.click("Count all solutions")
    person.see("progress, [role=progressbar]")
    person.click("Stop counting")
    person.see(".count-panel", "stopped")


def test_a_solid_is_laid_and_turned(person: Person) -> None:
    person.open("#/puzzle/soma")
    drawn = "return document.querySelector('.solid-canvas').toDataURL()"
    person.drag(person.see(".tray [data-piece='0']"), person.see(".solid-stage"))
    person.see_number(LYING, 3)
    # By keys: chosen, laid where it is shown, and the solid is turned.
    person.focus(".tray [data-piece='1']")
    person.keys("ENTER")
    person.focus(".solid-stage")
    person.keys("ENTER")
    person.see_number(LYING, 7)
    before = person.run(drawn)
    person.keys("ARROW_RIGHT")
    person.until(lambda: person.run(drawn) != before)


def test_three_of_today(person: Person) -> None:
    person.open("#/")
    person.click(lambda: person.named("a", "Three of the day"))
    person.see("h1", "Three for today")
    person.see_number(".card", 3)
    person.click(lambda: person.see(".card[data-level='easy'] a"))
    person.click("Hint")
    person.click(lambda: person.named("a", "Three of the day"))
    person.see(".card[data-level='easy']", "Begun")


def test_what_is_laid_by_hand_is_in_the_album(person: Person) -> None:
    # All but one tile, which need not be turned.
    placements = next(one for one in _solutions("unicorn") if any(way == 0 for _, way, _ in one))
    piece, _, cell = last = next(one for one in placements if one[1] == 0)
    person.open(_link(name="unicorn", placed=[one for one in placements if one is not last]))
    person.click(lambda: person.see(f".tray [data-piece='{piece}']"))
    person.click(lambda: person.see(f".board [data-cell='{cell}']"))
    person.see(SOLVED)
    person.see(".album-words", "The first that you found")
    person.click(lambda: person.see(".album-words a"))
    person.see("main", "1 solution of 1 puzzle.")
    person.reload()
    person.see("main", "1 solution of 1 puzzle.")


def test_a_puzzle_is_made_drawn_and_solved(person: Person) -> None:
    person.open("#/make")
    person.click(lambda: person.see("input[value='pieces']"))
    person.click(lambda: person.see("input[value='square']"))
    person.click("2 Board")
    person.click("3 Pieces")
    person.click("Draw a piece")
    person.drag(*person.several("[role=group][aria-label^='Piece '] .cell")[6:9])
    person.see_number(".canvas .cell.piece", 3)
    draft = json.loads(person.run("return localStorage.getItem('tilewright:draft')"))["document"]
    assert len(draft["piece"][0]["cells"]) == 3
    # The whole file as text.
    person.click("Text")
    area = person.see("textarea")
    person.until(lambda: "cells" in area.get_attribute("value"))
    area.clear()
    text = catalog.text_of("tetrominoes-double-5x8")
    person.run("arguments[0].value = arguments[1]; arguments[0].dispatchEvent(new Event('input'))", area, text)
    person.click("Try it on the table")
    person.see("h1", catalog.summary("tetrominoes-double-5x8").title)
    person.arrive()
    person.click("Solve")
    person.click("Keep this on the table")
    person.see(".verdict", "This is a solution that you looked up.")


def test_a_puzzle_is_found_by_its_piece(person: Person) -> None:
    person.open("#/")
    person.click(lambda: person.see("summary", "Which puzzle has this piece?"))
    person.drag(*person.several(".by-piece .cell")[7:11])
    having = puzzles_with(marks_of_shape(LATTICES["square"], [(0, 0), (1, 0), (2, 0), (3, 0)]))
    person.see_number(".card", len(having))


def test_no_view_is_wider_than_the_window(person: Person, subtests: pytest.Subtests) -> None:
    routes = ["#/", "#/puzzle/genius-star", "#/puzzle/soma", "#/puzzle/magic-19", "#/make", "#/workshop", "#/today"]
    for route in [*routes, "#/plane", "#/about"]:
        with subtests.test(route):
            person.open(route)
            assert person.run("return document.documentElement.scrollWidth - innerWidth") <= 0
            assert person.faults == []


def test_another_language(person: Person) -> None:
    person.open("#/", query="?lang=de")
    person.see("nav", "Rätsel")
    person.open("#/", query="?lang=en")
    person.see("nav", "Puzzles")


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a static site."""
    pyodide = os.environ.get("TILEWRIGHT_PYODIDE")
    if not pyodide:
        pytest.skip("TILEWRIGHT_PYODIDE does not name the unpacked npm package of Pyodide")
    folder = tmp_path_factory.mktemp("host")
    with pytest.MonkeyPatch.context() as patch:
        # To show all puzzles takes many seconds.
        patch.setattr("tilewright.web.site._shown", lambda: ("genius-star", "unicorn"))
        write_site(folder / "puzzles", pyodide=Path(pyodide))
    with serving(folder) as url:
        yield f"{url}/puzzles"


def test_the_static_site_runs_python_in_the_browser(driver: WebDriver, site: str) -> None:
    from tests.web.browsers.person import Person

    person = Person(driver, site)
    person.open("#/")
    person.see_number(".card", len(catalog.names()))
    person.open("#/puzzle/unicorn")
    person.click("Hint")
    person.click("Show it on the board")
    person.click("Lay it")
    person.click("Solve")
    person.click("Keep this on the table")
    person.see(".verdict", "This is a solution that you looked up.")
    person.open("#/make")
    person.see("h1")
    assert person.faults == []

"""Pieces in space are laid on the solid itself: turned in the hand, and dropped where they are seen to fit."""

from __future__ import annotations

import re
from collections import deque
from math import cos, dist, hypot, radians, sin
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browser.accessible import violations
from tests.web.browser.conftest import AT_BOTH_SIZES, SIZES
from tests.web.browser.helpers import open_part, open_puzzle, open_table, solution_of
from tilewright.desk.asks import answer

Vector = tuple[float, ...]
Point = tuple[float, float]

# The names of the cells that lie in the outline of the piece in the hand, as the layers show it.
_GHOST = """() => {
    const drawn = document.querySelector(".layer-ghost .outline")?.getAttribute("d") ?? "";
    const edges = drawn.split("M").slice(1).map(edge => edge.split("L").map(point => point.split(" ").map(Number)));
    const inside = cell => {
        const points = cell.getAttribute("points").split(" ").map(point => point.split(",").map(Number));
        const [x, y] = [0, 1].map(k => points.reduce((sum, point) => sum + point[k], 0) / points.length + 0.3);
        const beyond = ([[ax, ay], [bx, by]]) => (ay > y) !== (by > y) && x < ax + (bx - ax) * (y - ay) / (by - ay);
        return edges.filter(beyond).length % 2;
    };
    return [...document.querySelectorAll(".board .cell")].filter(inside).map(cell => cell.dataset.name);
}"""


class Person:
    """Somebody who lays pieces by what is to be seen, with a mouse or a finger."""

    def __init__(self, page: Page, size: str, name: str) -> None:
        self.page, self.is_touch = page, size == "phone"
        self.view: Any = answer("view", {"puzzle": {"name": name}})
        self.solid: Any = answer("solid", {"puzzle": {"name": name}})
        self.n_actions = 0
        self._finger = page.context.new_cdp_session(page) if self.is_touch else None

    def _touch(self, kind: str, *points: Point) -> None:
        assert self._finger
        self._finger.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        )

    def down(self, at: Point) -> None:
        self.n_actions += 1
        if self.is_touch:
            self._touch("touchStart", at)
        else:
            self.page.mouse.move(*at)
            self.page.mouse.down()

    def move(self, to: Point) -> None:
        self._touch("touchMove", to) if self.is_touch else self.page.mouse.move(*to)

    def up(self) -> None:
        self._touch("touchEnd") if self.is_touch else self.page.mouse.up()

    def tap(self, at: Point) -> None:
        self.n_actions += 1
        self.page.touchscreen.tap(*at) if self.is_touch else self.page.mouse.click(*at)

    def seen(self, vector: Vector) -> Point:
        """Where a vector of the solid leads on the screen."""
        right, above = (radians(degrees) for degrees in self.solid["turned"])
        x, y, z = vector
        across, away = x * cos(right) + y * sin(right), y * cos(right) - x * sin(right)
        return across, -(away * sin(above) + z * cos(above))

    def center_of(self, names: list[str]) -> Vector:
        number = {cell["name"]: k for k, cell in enumerate(self.view["board"]["cells"])}
        centers = [self.solid["cells"][number[name]]["center"] for name in names]
        return tuple(sum(axis) / len(centers) for axis in zip(*centers, strict=True))


def _middle(box: Locator) -> Point:
    found = box.bounding_box()
    assert found
    return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2


def _turns(view: Any, piece: int, wanted: int) -> list[Any]:
    """The fewest turns that bring a piece of the tray to a way."""
    ways = view["pieces"][piece]["ways"]
    turns: dict[int, list[Any]] = {0: []}
    todo = deque([0])
    while wanted not in turns:
        way = todo.popleft()
        for move in view["moves"]:
            after = way
            for step in move["via"]:
                after = ways[after]["to"].get(step, after)
            if after not in turns:
                turns[after] = [*turns[way], move]
                todo.append(after)
    return turns[wanted]


def _turn_by_dragging(person: Person, moves: list[Any]) -> None:
    """One drag, on which each stretch turns the piece in the hand once."""
    right, above = (radians(degrees) for degrees in person.solid["turned"])
    tx, ty, tz = sin(right) * cos(above), -cos(right) * cos(above), sin(above)
    x, y = _middle(person.page.locator(".solid-spin"))
    person.down((x, y))
    for move in moves:
        ax, ay, az = move["axis"]
        dx, dy = person.seen((ay * tz - az * ty, az * tx - ax * tz, ax * ty - ay * tx))
        x, y = x + 30 * dx / hypot(dx, dy), y + 30 * dy / hypot(dx, dy)
        person.move((x, y))
    person.up()


def _drag_to(person: Person, start: Point, names: list[str]) -> None:
    """Drag a piece onto the solid, toward the cells until it is seen to lie on them."""
    page = person.page
    stage = page.locator(".solid-stage").bounding_box()
    assert stage
    centers = [cell["center"] for cell in person.solid["cells"]]
    radius = max(dist(a, b) for a in centers for b in centers) / 2 + 1
    scale = min(stage["width"], stage["height"]) / 2 / radius
    x, y = stage["x"] + stage["width"] / 2, stage["y"] + stage["height"] * 0.6
    person.down(start)
    person.move((start[0] + 2, start[1] - 9))
    wanted = person.center_of(names)
    for _ in range(40):
        person.move((x, y))
        found = page.evaluate(_GHOST)
        if sorted(found) == sorted(names):
            break
        away = [a - b for a, b in zip(wanted, person.center_of(found), strict=True)] if found else [0.0, 0.0, 0.0]
        dx, dy = person.seen(tuple(away))
        x, y = x + 0.6 * scale * dx, y + 0.6 * scale * dy
    assert sorted(found) == sorted(names)
    person.up()


def _lay(person: Person, placement: list[int], names: list[str]) -> None:
    page, piece = person.page, placement[0]
    button = page.locator(f".tray [data-piece='{piece}']")
    if moves := _turns(person.view, piece, placement[1]):
        person.tap(_middle(button))
        _turn_by_dragging(person, moves)
    _drag_to(person, _middle(button), names)


def _cells(view: Any, placement: list[int]) -> list[str]:
    piece, way, anchor = placement
    cells = view["board"]["cells"]
    name_at = {tuple(cell["at"]): cell["name"] for cell in cells}
    at = cells[anchor]["at"]
    n = view["board"]["dimension"]
    offsets = view["pieces"][piece]["ways"][way]["cells"]
    return [name_at[tuple(x + at[k] if k < n else x for k, x in enumerate(offset))] for offset in offsets]


def _layer(person: Person, names: list[str]) -> int:
    cells = zip(person.view["board"]["cells"], person.solid["cells"], strict=True)
    return min(int(of["layer"]) for cell, of in cells if cell["name"] in names)


@AT_BOTH_SIZES
@pytest.mark.parametrize("name", ["soma", "kanoodle-pyramid"])
def test_a_solid_is_laid_with_three_actions_a_piece(page: Page, size: str, name: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800} if size == "desk" else SIZES["phone"]["viewport"])
    open_puzzle(page, name)
    person = Person(page, size, name)
    expect(page.get_by_role("img", name="As it stands")).to_have_accessible_name(re.compile("nothing lies there yet"))
    laid = [(placement, _cells(person.view, placement)) for placement in solution_of(name)]
    # From the bottom to the top: the layer that has room follows by itself.
    for placement, names in sorted(laid, key=lambda one: _layer(person, one[1])):
        person.n_actions = 0
        _lay(person, placement, names)
        assert person.n_actions <= 3
    expect(page.locator(".verdict .solved")).to_have_text("Solved! Every rule is kept.")


def _piece(page: Page, name: str) -> Locator:
    return page.locator(".tray [data-piece]").and_(page.get_by_role("button", name=re.compile(f"^{name}\\b")))


def _said(page: Page) -> Locator:
    return page.locator("body > .visually-hidden[role=status]")


def _spot(page: Page, across: float, down: float) -> Point:
    """A point of the stage, by its shares of width and height."""
    stage = page.locator(".solid-stage").bounding_box()
    assert stage
    return stage["x"] + across * stage["width"], stage["y"] + down * stage["height"]


@AT_BOTH_SIZES
def test_a_piece_is_picked_up_from_the_solid_by_a_tap_and_moved_by_another(page: Page, size: str) -> None:
    open_puzzle(page, "soma")
    person = Person(page, size, "soma")
    _piece(page, "piece V").click()
    expect(page.locator(".layer-ghost .outline")).to_have_count(1)
    person.tap(_spot(page, 0.5, 0.8))
    lying = page.locator(".board .cell.movable")
    expect(lying).to_have_count(3)
    before = {cell.get_attribute("data-name") for cell in lying.all()}
    person.tap(_spot(page, 0.5, 0.75))
    expect(_said(page)).to_have_text("piece V picked up.")
    assert violations(page) == []
    person.tap(_spot(page, 0.72, 0.7))
    expect(_said(page)).to_contain_text("laid on cells")
    expect(lying).to_have_count(3)
    assert {cell.get_attribute("data-name") for cell in lying.all()} != before
    # What lies there is dragged, too: off the solid it is taken back.
    x, y = _middle(page.locator(".solid-stage"))
    at = next(
        (x - dx, y + dy) for dx in range(0, 120, 12) for dy in range(0, 120, 12) if _grabs(page, (x - dx, y + dy))
    )
    person.down(at)
    for k in range(1, 7):
        person.move((at[0] + (8 - at[0]) * k / 6, at[1] + (60 - at[1]) * k / 6))
    person.up()
    expect(lying).to_have_count(0)
    expect(_said(page)).to_have_text("Piece V is back in the tray.")


def _grabs(page: Page, at: Point) -> bool:
    """Whether the mouse shows that it would take something there."""
    page.mouse.move(*at)
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return bool(page.locator(".solid-stage.movable").count())


def test_the_piece_in_the_hand_is_turned_by_buttons_and_keys_as_it_is_seen(page: Page) -> None:
    open_puzzle(page, "soma")
    _piece(page, "piece L").press("Enter")
    held = page.locator(".verdict .held")
    names = [button.inner_text().split("\n")[-1] for button in page.locator("[data-move]").all()]
    assert names == ["Turn", "Turn back", "Tip", "Tip back", "Roll", "Roll back"]
    for there, back in (("t", "Shift+T"), ("w", "Shift+W"), ("r", "e")):
        page.keyboard.press(there)
        expect(held).to_have_text(re.compile("^Piece L, t"))
        page.keyboard.press(back)
        expect(held).to_have_text(re.compile("^Piece L: tap"))
    page.keyboard.press("t")
    tipped = held.inner_text()
    page.keyboard.press("Shift+T")
    # What tips away from the viewer still does after a quarter turn of the solid, which tray and solid show.
    for _ in range(6):
        page.get_by_role("application", name="Solid").press("ArrowRight")
    expect(page.locator(".tray .piece canvas:visible")).to_have_count(7)
    page.get_by_role("button", name="Tip", exact=True).click()
    expect(held).to_have_text(re.compile("^Piece L, t"))
    expect(held).not_to_have_text(tipped)
    # Enter on the solid lays it where it is shown.
    page.get_by_role("application", name="Solid").press("Enter")
    expect(page.locator(".board .cell.movable")).to_have_count(4)
    expect(_said(page)).to_contain_text("laid on cells")


def test_on_a_solution_that_is_shown_nothing_moves(page: Page) -> None:
    open_table(page, name="soma")
    page.get_by_role("button", name="Solve", exact=True).click()
    expect(page.get_by_role("button", name="Back to my table")).to_be_visible()
    page.locator(".solid-stage").click()
    expect(page.locator(".verdict .held.note")).to_have_text(
        "This is not your table. Go back to your table to move pieces."
    )


def test_the_last_piece_turns_into_its_place(page: Page) -> None:
    *others, last = solution_of("soma")
    open_table(page, name="soma", placed=others)
    open_part(page, "Solid")
    expect(page.get_by_role("button", name="Put it together")).to_be_visible()
    page.locator(f".tray [data-piece='{last[0]}']").click()
    page.locator(".solid-stage").click()
    expect(page.locator(".verdict .solved")).to_have_text("Solved! Every rule is kept.")


def test_the_layer_that_has_room_follows_and_another_one_can_be_chosen(page: Page) -> None:
    solution = solution_of("soma")
    open_table(page, name="soma", placed=solution)
    layer = page.get_by_role("group", name="Layer").get_by_role("status")
    expect(layer).to_have_text("Layer 3 of 3")
    view = answer("view", {"puzzle": {"name": "soma"}})
    low = next(placement for placement in solution if "1" in _cells(view, placement))
    # A piece of the bottom layer is picked up, and leaves room there.
    page.locator(f".tray [data-piece='{low[0]}']").click()
    expect(layer).to_have_text("Layer 1 of 3")
    page.keyboard.press("Escape")
    expect(layer).to_have_text("Layer 3 of 3")
    page.get_by_role("button", name="Layer below").click()
    expect(layer).to_have_text("Layer 2 of 3")
    page.get_by_role("button", name="Clear the table").click()
    expect(layer).to_have_text("Layer 2 of 3")
    # A piece stands on the layer that was chosen.
    page.locator(".tray [data-piece='0']").click()
    page.locator(".solid-stage").click()
    lying = page.locator(".board .cell.movable")
    expect(lying).to_have_count(3)
    assert {cell.get_attribute("data-name") for cell in lying.all()} <= {str(name) for name in range(10, 19)}

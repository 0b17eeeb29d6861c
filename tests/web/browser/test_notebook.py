"""A board in a notebook: the ES module with a model that is no Jupyter's, and the widget's own Python behind it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Frame, FrameLocator, Page, expect

import tilewright as tw
from tests import fake_anywidget
from tests.web.browser.accessible import too_wide, violations
from tests.web.browser.conftest import AT_BOTH_SIZES
from tests.web.browser.helpers import eventually

X = {"piece": "X", "cells": ["4", "13", "14", "15", "24"]}
# What anywidget gives to `render`. `heard` brings what Python sent, and its traits; `moved` puts the board elsewhere.
NOTEBOOK = """
async ({ traits, module }) => {
  const handlers = {};
  const tell = (type, ...args) => [...(handlers[type] ?? [])].forEach((one) => one(...args));
  const model = {
    get: (name) => traits[name],
    set: (name, value) => (traits[name] = value),
    save_changes: () => tellPython({ state: traits._on_table }).then(heard),
    send: (message) => tellPython({ message }).then(heard),
    on: (type, one) => (handlers[type] ??= new Set()).add(one),
    off: (type, one) => handlers[type]?.delete(one),
  };
  window.heard = ({ sent, onTable }) => {
    const isNew = JSON.stringify(onTable) !== JSON.stringify(traits._on_table);
    traits._on_table = onTable;
    if (isNew) tell("change:_on_table");
    for (const message of sent) tell("msg:custom", message, []);
  };
  const { default: widget } = await import(URL.createObjectURL(new Blob([module], { type: "text/javascript" })));
  const el = document.body.appendChild(document.createElement("div"));
  window.end = widget.render({ model, el });
  window.moved = () => document.body.prepend(el);
}
"""


class Notebook:
    """A page with a board, and its Python."""

    def __init__(
        self,
        page: Page,
        board: Any,
        style: str = "",
        on_message: Callable[[dict[str, Any]], None] = lambda message: None,
    ) -> None:
        self.page, self.board, self.on_message = page, board, on_message
        page.expose_function("tellPython", self._hear)
        picture = board._picture()["text/html"]
        page.set_content(f'<title>Notebook</title><body style="margin: 0; {style}">{picture}')
        traits = {name: getattr(board, name) for name in ("_asked", "_on_table", "_title", "_picture_id")}
        page.evaluate(NOTEBOOK, {"traits": traits, "module": board._esm})

    @property
    def frame(self) -> FrameLocator:
        return self.page.frame_locator("iframe")

    def wait(self) -> None:
        """Wait until the puzzle is on the table."""
        expect(self.frame.locator("html[data-ready=true]")).to_be_attached()

    def _hear(self, told: dict[str, Any]) -> dict[str, Any]:
        if "state" in told:
            self.board._on_table = told["state"]
            return self._news([])
        self.on_message(told["message"])
        return self._news(self.board.say(told["message"]))

    def lay(self, value: Any) -> None:
        """Lay something by Python."""
        self.board.laid = value
        self.page.evaluate("news => heard(news)", self._news([]))

    def _news(self, sent: list[dict[str, Any]]) -> dict[str, Any]:
        return {"sent": sent, "onTable": self.board._on_table}

    def inside(self) -> Frame:
        return self.page.frames[-1]

    def choose(self, piece: str) -> None:
        piece_in_tray = self.frame.locator(".tray [data-piece]")
        piece_in_tray.and_(self.frame.get_by_role("button", name=re.compile(f"^{piece}\\b"))).click()


@pytest.fixture
def board() -> Iterator[Any]:
    with fake_anywidget.installed():
        yield tw.board("pentominoes-6x10")


def test_a_board_is_laid_by_hand_and_by_python(page: Page, board: Any) -> None:
    notebook = Notebook(page, board)
    frame = notebook.frame
    # The picture is for the time without Python.
    expect(page.locator(".tilewright-picture")).to_be_hidden()
    expect(frame.locator(".live-words")).to_have_text("9,356 solutions, 2,339 different")

    notebook.choose("piece X")
    frame.locator(".board [data-name='14']").click()
    expect(frame.get_by_text("11 left", exact=True)).to_be_visible()
    eventually(page, lambda: [(one["piece"], len(one["cells"])) for one in board.laid], [("X", 5)])
    assert board.solution is None

    notebook.lay([X])
    expect(frame.locator(".board .movable[data-name='24']")).to_be_attached()
    frame.get_by_role("button", name="Clear the table").click()
    expect(frame.get_by_text("12 left", exact=True)).to_be_visible()
    eventually(page, lambda: board.laid, [])

    solution = tw.solve("pentominoes-6x10").solutions[0]
    notebook.lay(solution)
    expect(frame.locator(".verdict .solved")).to_be_visible()
    assert board.solution == solution
    frame.get_by_role("button", name="Undo", exact=True).click()
    eventually(page, lambda: board.solution, None)


def test_python_hints_and_searches(page: Page, board: Any) -> None:
    notebook = Notebook(page, board)
    frame = notebook.frame
    frame.get_by_role("button", name="Hint", exact=True).click()
    expect(frame.get_by_text("A next piece", exact=True)).to_be_visible()
    frame.get_by_role("button", name="Solve", exact=True).click()
    expect(frame.get_by_text("Solution 1", exact=False).first).to_be_visible()
    assert board.laid == []


def test_what_lies_there_stays_when_the_notebook_moves_the_board(page: Page, board: Any) -> None:
    notebook = Notebook(page, board)
    notebook.lay([X])
    expect(notebook.frame.get_by_text("11 left", exact=True)).to_be_visible()
    # Browsers load a frame again that is put elsewhere.
    page.evaluate("moved()")
    notebook.wait()
    expect(notebook.frame.get_by_text("11 left", exact=True)).to_be_visible()
    notebook.frame.get_by_role("button", name="Clear the table").click()
    eventually(page, lambda: board.laid, [])


def test_what_python_lays_while_the_board_comes_is_not_lost(page: Page, board: Any) -> None:
    def lay_at_first(message: dict[str, Any]) -> None:
        if '"ask":"view"' in message.get("text", ""):
            board.laid = [X]

    notebook = Notebook(page, board, on_message=lay_at_first)
    expect(notebook.frame.get_by_text("11 left", exact=True)).to_be_visible()


def test_messages_of_others_are_not_taken_for_the_page(page: Page, board: Any) -> None:
    # As extensions of a browser do in each frame, here before the page comes.
    script = "addEventListener('DOMContentLoaded', () => postMessage('of an extension', '*'))"
    page.add_init_script(f"if (parent !== self) {script}")
    Notebook(page, board).wait()


def test_without_python_the_picture_stays(page: Page, board: Any) -> None:
    class Silent(Notebook):
        def _hear(self, told: dict[str, Any]) -> dict[str, Any]:
            heard.append(told)
            return self._news([])

    heard: list[dict[str, Any]] = []
    Silent(page, board)
    eventually(page, lambda: len(heard) > 0, True)
    expect(page.locator(".tilewright-picture")).to_be_visible()
    expect(page.locator("div[inert]:has(iframe)")).to_have_css("height", "0px")


@AT_BOTH_SIZES
def test_everybody_can_use_a_board_in_a_notebook(page: Page, board: Any, size: str) -> None:
    # The theme of a notebook need not be that of the system.
    is_dark = size == "phone"
    page.emulate_media(color_scheme="light" if is_dark else "dark")
    notebook = Notebook(page, board, style="background: #111; color: #eee" if is_dark else "")
    notebook.wait()
    inside = notebook.inside()
    assert inside.evaluate("getComputedStyle(document.body).colorScheme") == ("dark" if is_dark else "light")
    assert violations(inside) == []
    assert too_wide(inside) == []
    assert inside.locator("a[href^='#']").filter(visible=True).count() == 0

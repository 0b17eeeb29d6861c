"""A board in a real JupyterLab: laid by hand and by Python, saved, and opened again without its Python."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.web.browser.helpers import eventually

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.notebook.conftest import Lab

FIRST = """
import json, tilewright as tw
board = tw.board("pentominoes-6x10")
def keep(change):
    with open("told.txt", "a") as file:
        print(json.dumps([board.laid, board.solution is not None]), file=file)
board.observe(keep, ["laid"])
board
"""
LAY = 'board.laid = [{"piece": "X", "cells": ["4", "13", "14", "15", "24"]}]'
SOLVE = 'board.laid = tw.solve("pentominoes-6x10").solutions[0]'
SHOW = 'tw.solve("magic-square-3")'
ANALYZE = 'tw.analyze("magic-square-3")'


def test_a_board_is_laid_by_hand_and_by_python(lab: Lab, chromium: Browser) -> None:
    lab.write(FIRST, LAY, SOLVE, SHOW, ANALYZE)
    page = lab.open(chromium)
    lab.run(page, 0)
    picture = page.locator(".tilewright-picture img")
    frame = page.frame_locator("iframe[title]")
    expect(frame.get_by_role("heading", name="Pentominoes in 6 x 10")).to_be_visible()
    expect(picture).to_be_hidden()
    expect(frame.locator(".live-words")).to_have_text("9,356 solutions, 2,339 different")

    lab.run(page, 1)
    expect(frame.get_by_text("11 left", exact=True)).to_be_visible()
    assert told(lab.folder)[-1] == [[{"piece": "X", "cells": ["4", "13", "14", "15", "24"]}], False]

    frame.get_by_role("button", name="Hint", exact=True).click()
    expect(frame.get_by_text("A next piece", exact=True)).to_be_visible()
    frame.locator(".tray [data-piece]").and_(frame.get_by_role("button", name=re.compile("^piece I"))).click()
    frame.locator(".board [data-name='21']").click()
    expect(frame.get_by_text("10 left", exact=True)).to_be_visible()
    eventually(page, lambda: [one["piece"] for one in told(lab.folder)[-1][0]], ["X", "I"])

    lab.run(page, 2)
    expect(frame.locator(".verdict .solved")).to_be_visible()
    assert told(lab.folder)[-1][1]
    for number in (3, 4):
        lab.run(page, number)
    expect(page.locator(".jp-RenderedHTMLCommon svg").last).to_be_visible()

    # The picture is of what lies there at last.
    expect(picture).to_have_attribute("alt", "Pentominoes in 6 x 10")
    cells = lab.save(page)
    [static, view] = [output["data"] for output in cells[0]["outputs"]]
    assert "data:image/svg+xml" in "".join(static["text/html"])
    assert "application/vnd.jupyter.widget-view+json" in view
    page.context.close()
    lab.end_sessions()
    again = lab.open(chromium)
    expect(again.locator(".tilewright-picture img")).to_be_visible()
    expect(again.locator("iframe")).to_have_count(0)
    again.context.close()


def told(folder: Path) -> list[Any]:
    """What Python heard of the board, the latest last."""
    return [json.loads(line) for line in (folder / "told.txt").read_text(encoding="utf-8").splitlines()]

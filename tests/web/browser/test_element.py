"""The element <tile-wright> on pages of other origins than that of its puzzles, which are another port here."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.web.browser.helpers import eventually, solution_of
from tests.web.static_host import serving
from tilewright.desk.asks import answer
from tilewright.web.served import PAGE

if TYPE_CHECKING:
    from playwright.sync_api import Page

TWO_PIECES = """
format = 1
title = "Two of a kind"
family = "tiling"
lattice = "square"

[board]
shape = "rectangle"
rows = 2
columns = 2

[[piece]]
name = "A"
picture = "XX"

[[piece]]
name = "B"
picture = "XX"
"""
NOTE = "element => element.shadowRoot.querySelector('p').textContent"
POLICY = "default-src 'none'; script-src {host}; frame-src {host}"
"""All that a page has to allow."""


@pytest.fixture
def own_page(new_page: Callable[..., Page], tmp_path: Path, expected: list[str]) -> Iterator[Callable[..., Page]]:
    """Opens a page of an origin of its own, with this in its body; `policy` is its Content Security Policy."""
    # What another host gives, and the icon that a browser asks for.
    expected += ["request to another host", "favicon.ico"]
    with serving(tmp_path) as origin:

        def open_one(body: str, policy: str = "") -> Page:
            meta = f'<meta http-equiv="Content-Security-Policy" content="{policy}">' if policy else ""
            text = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>My page</title>{meta}{body}'
            (tmp_path / "index.html").write_text(text, encoding="utf-8")
            (tmp_path / "two.toml").write_text(TWO_PIECES, encoding="utf-8")
            page = new_page(base_url=origin)
            # A policy that is broken is told in the console, which would fail the test.
            page.add_init_script("""window.heard = [];
                for (const type of ["change", "solved"])
                    document.addEventListener(type, ({ target, detail }) => heard.push([type, target.id, detail]));""")
            page.goto(f"{origin}/")
            return page

        yield open_one


def _module(host: str) -> str:
    return f'<script type="module" src="{host}/tile-wright.js"></script>'


def _wait_for_note(page: Page, words: str, css: str = "tile-wright") -> None:
    page.locator(css).get_by_role("alert").filter(has_text=words).wait_for()


def test_one_line_shows_a_puzzle_and_follows_its_attributes(own_page: Callable[..., Page], embeddable: str) -> None:
    body = _module(embeddable) + '<h1>My page</h1><tile-wright puzzle="unicorn" label="Nine cards"></tile-wright>'
    page = own_page(body, POLICY.format(host=embeddable))
    inside = page.frame_locator("tile-wright >> iframe")
    inside.get_by_role("heading", name="Unicorn").wait_for()
    page.get_by_title("Nine cards").wait_for()
    link = inside.get_by_role("link", name="Open in a page of its own")
    assert link.get_attribute("href") == "/#/puzzle/unicorn"
    # No key leads to the gallery, from which there is no way back.
    assert inside.get_by_role("link", name="tilewright").count() == 0
    steps = page.evaluate("history.length")
    page.locator("tile-wright").evaluate("element => Object.assign(element, { puzzle: 'soma', label: null })")
    inside.get_by_role("heading", name="Soma").wait_for()
    page.get_by_title("tilewright: soma").wait_for()
    assert page.evaluate("history.length") == steps
    page.locator("tile-wright").evaluate("element => Object.assign(element, { language: 'de', theme: 'dark' })")
    inside.get_by_role("link", name="Auf einer eigenen Seite öffnen").wait_for()
    ground = inside.locator("html").evaluate("root => getComputedStyle(root).backgroundColor")
    assert ground == "rgb(20, 22, 26)"
    # Taken out and put in elsewhere, it shows what it shows.
    page.locator("tile-wright").evaluate("element => document.body.prepend(element)")
    inside.get_by_role("link", name="Auf einer eigenen Seite öffnen").wait_for()


def test_what_is_laid_is_told(own_page: Callable[..., Page], embeddable: str) -> None:
    body = _module(embeddable) + '<tile-wright id="two" file="two.toml" theme="light"></tile-wright>'
    page = own_page(body, POLICY.format(host=embeddable) + "; connect-src 'self'")
    inside = page.frame_locator("tile-wright >> iframe")
    inside.get_by_role("heading", name="Two of a kind").wait_for()
    for piece, cell in ((0, 0), (1, 2)):
        inside.locator(f".tray [data-piece='{piece}']").click()
        inside.locator(f".board [data-cell='{cell}']").click()
    inside.locator(".verdict .solved").wait_for()
    page.wait_for_function("() => heard.length === 3")
    told = {"puzzle": "", "variant": "", "title": "Two of a kind", "shown": False}
    first, second = {"piece": "A", "cells": ["1", "2"]}, {"piece": "B", "cells": ["3", "4"]}
    assert page.evaluate("heard") == [
        ["change", "two", {**told, "laid": [first], "solved": False}],
        ["change", "two", {**told, "laid": [first, second], "solved": False}],
        ["solved", "two", {**told, "laid": [first, second], "solved": True}],
    ]
    # What is solved again is told again.
    inside.get_by_role("button", name="Undo", exact=True).click()
    page.wait_for_function("() => heard.length === 4")
    inside.get_by_role("button", name="Redo", exact=True).click()
    page.wait_for_function("() => heard.length === 6")
    assert page.evaluate("heard.map(([type]) => type)") == ["change", "change", "solved", "change", "change", "solved"]


def test_a_file_may_stand_in_the_page_and_be_wrong(own_page: Callable[..., Page], embeddable: str) -> None:
    document = answer("read", {"files": [{"name": "two.toml", "text": TWO_PIECES}]})["document"]
    page = own_page(_module(embeddable) + "<tile-wright></tile-wright>")
    element = page.locator("tile-wright")
    inside = page.frame_locator("tile-wright >> iframe")
    element.evaluate("(element, text) => { element.file = text; }", json.dumps(document))
    inside.get_by_role("heading", name="Two of a kind").wait_for()
    element.evaluate("(element, text) => { element.file = text; }", TWO_PIECES.replace("rows = 2\n", ""))
    inside.get_by_role("heading", name="This cannot be shown").wait_for()
    inside.get_by_text("rows").first.wait_for()


def test_a_picture_to_look_at(own_page: Callable[..., Page], embeddable: str) -> None:
    link = answer("link", {"puzzle": {"name": "unicorn", "placed": solution_of("unicorn")}})["link"]
    pictures = (
        '<tile-wright puzzle="soma" read-only size="300x200"></tile-wright>'
        f'<tile-wright link="#p={link}" read-only label="A solution"></tile-wright>'
    )
    page = own_page(_module(embeddable) + pictures, POLICY.format(host=embeddable) + f"; img-src {embeddable}")
    picture = page.get_by_role("img", name="tilewright: soma")
    eventually(page, lambda: picture.evaluate("img => img.naturalWidth > 0"), True)
    box = page.locator("tile-wright").first.bounding_box()
    assert box is not None
    assert (box["width"], box["height"]) == (300, 200)
    inside = page.frame_locator("tile-wright:nth-of-type(2) >> iframe")
    inside.get_by_role("img", name="unicorn").wait_for()
    assert not inside.get_by_role("button").count()
    # To be laid, it needs the page.
    page.locator("tile-wright").first.evaluate("element => { element.readOnly = false; }")
    page.frame_locator("tile-wright:nth-of-type(1) >> iframe").get_by_role("heading", name="Soma").wait_for()


def test_it_says_what_is_wrong_and_what_would_help(
    own_page: Callable[..., Page], embeddable: str, expected: list[str]
) -> None:
    expected += ["two.txt", "nothing.svg", "status of 404", "ERR_FAILED", "CORS"]
    page = own_page(_module(embeddable) + "<tile-wright></tile-wright>")
    element = page.locator("tile-wright")
    _wait_for_note(page, 'puzzle="soma"')
    for attributes, words in (
        ({"puzzle": "soma", "theme": "blue"}, 'theme="blue" is none of light, dark, auto.'),
        ({"puzzle": "soma", "size": "big"}, "a height is 30rem"),
        ({"puzzle": "soma", "host": "javascript:alert(1)"}, "https://puzzles.example.org/"),
        ({"puzzle": "soma", "host": "https://["}, "https://puzzles.example.org/"),
        ({"link": "https://puzzles.example.org/"}, "“Share” beside a puzzle makes such links"),
        ({"file": "two.txt"}, "the answer is 404"),
        ({"puzzle": "nothing", "read-only": ""}, "it may be no name of a puzzle"),
        ({"puzzle": "soma", "language": "xx"}, 'language="xx" is none of'),
    ):
        element.evaluate(
            """(element, attributes) => {
                for (const name of element.getAttributeNames()) element.removeAttribute(name);
                for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
            }""",
            attributes,
        )
        _wait_for_note(page, words)
    # What is still wrong stays, with another puzzle as well.
    element.evaluate("element => { element.puzzle = 'unicorn'; }")
    page.frame_locator("tile-wright >> iframe").get_by_role("heading", name="Unicorn").wait_for()
    assert "is none of" in element.evaluate(NOTE)
    # What is right again is not complained about.
    element.evaluate("element => { element.language = 'es-MX'; }")
    page.frame_locator("tile-wright >> iframe").get_by_role("link", name="Abrir").wait_for()
    assert element.evaluate(NOTE) == ""


def test_a_host_that_is_no_site_is_told(own_page: Callable[..., Page], embeddable: str, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "empty" / "index.html").write_text("Something else")
    page = own_page(_module(embeddable) + '<tile-wright puzzle="soma"></tile-wright>')
    page.clock.install()
    page.locator("tile-wright").evaluate("element => { element.host = 'empty'; }")
    page.frame_locator("tile-wright >> iframe").get_by_text("Something else").wait_for()
    note = page.locator("tile-wright").get_by_role("alert")

    def is_told_later() -> bool:
        page.clock.run_for(10_000)
        return note.count() > 0

    eventually(page, is_told_later, True)
    assert "No page of tilewright answers at" in note.inner_text()


def test_properties_reflect_attributes_and_count_if_set_before(own_page: Callable[..., Page], embeddable: str) -> None:
    properties = "{ puzzle: 'soma', size: '20rem', readOnly: true }"
    early = (
        "<tile-wright></tile-wright>"
        f"<script>Object.assign(document.querySelector('tile-wright'), {properties})</script>"
    )
    page = own_page(early + _module(embeddable))
    page.get_by_role("img", name="tilewright: soma").wait_for()
    reflected = page.locator("tile-wright").evaluate("""element => {
        const before = ["puzzle", "size", "read-only"].map((name) => element.getAttribute(name));
        const names = ["variant", "link", "file", "host", "label", "language", "theme"];
        for (const name of names) element[name] = name;
        const after = names.every((name) => element.getAttribute(name) === name && element[name] === name);
        element.removeAttribute("read-only");
        element.theme = null;
        return [...before, after, element.readOnly, element.hasAttribute("theme"), element.theme];
    }""")
    assert reflected == ["soma", "20rem", "", True, False, False, ""]


def test_hosts_that_share_no_modules_give_a_plain_script(
    own_page: Callable[..., Page], expected: list[str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    expected += ["CORS", "ERR_FAILED"]
    site = tmp_path_factory.mktemp("site")
    shutil.copy(PAGE / "tile-wright.js", site)
    (site / "index.html").write_text("The page")
    with serving(site) as host:
        page = own_page(_module(host) + '<tile-wright puzzle="soma"></tile-wright>')
        assert page.evaluate("customElements.get('tile-wright')") is None
        page = own_page(f'<script src="{host}/tile-wright.js" async></script><tile-wright puzzle="soma"></tile-wright>')
        page.frame_locator("tile-wright >> iframe").get_by_text("The page").wait_for()

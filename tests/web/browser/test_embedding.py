"""The ways to embed a puzzle that docs/embedding.md shows, each as it stands there.

Those for React, Vue and Svelte need these: TILEWRIGHT_NODE_MODULES names the folder that has them (CONTRIBUTING.md).
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.web.browser.helpers import eventually
from tests.web.browser.test_element import POLICY, TWO_PIECES
from tests.web.static_host import serving

if TYPE_CHECKING:
    from playwright.sync_api import Page

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "embedding.md").read_text(encoding="utf-8")
HOST = "https://puzzles.example.org"
HERE = Path(__file__).parent


def _blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.fixture
def own_host(tmp_path: Path) -> Iterator[str]:
    """The origin of a page that shows puzzles."""
    (tmp_path / "my-puzzle.toml").write_text(TWO_PIECES, encoding="utf-8")
    with serving(tmp_path) as origin:
        yield origin


@pytest.fixture
def opened(new_page: Callable[..., Page], own_host: str, expected: list[str], tmp_path: Path) -> Callable[[str], Page]:
    """Opens a page of that origin with this in it."""
    expected += ["request to another host", "favicon.ico"]

    def open_one(text: str) -> Page:
        whole = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>My page</title>{text}'
        (tmp_path / "index.html").write_text(whole, encoding="utf-8")
        page = new_page(base_url=own_host)
        page.goto(f"{own_host}/")
        return page

    return open_one


def test_there_are_ten_ways() -> None:
    assert re.findall(r"^### (\d+)\. ", PAGE, re.MULTILINE) == [str(n) for n in range(1, 11)]
    assert POLICY.format(host=HOST).removeprefix("default-src 'none'; ") in PAGE


@pytest.mark.parametrize("way", range(len(_blocks("html"))))
def test_a_way_in_html(opened: Callable[[str], Page], embeddable: str, way: int) -> None:
    text = _blocks("html")[way]
    page = opened(text.replace(HOST, embeddable))
    if "read-only" in text:
        picture = page.get_by_role("img", name="tilewright: soma")
        eventually(page, lambda: picture.evaluate("img => img.naturalWidth > 0"), True)
        return
    inside = page.frame_locator("iframe" if "<iframe" in text else "tile-wright >> iframe")
    titles = {"soma": "Soma cube", "unicorn": "Unicorn", "my-puzzle": "Two of a kind", "#p=": "The Genius Star"}
    title = next(title for mark, title in titles.items() if mark in text)
    inside.get_by_role("heading", level=1).wait_for()
    if 'language="es"' not in text:
        assert inside.get_by_role("heading", level=1).inner_text() == title
    if "solved" in text:
        for piece, cell in ((0, 0), (1, 2)):
            inside.locator(f".tray [data-piece='{piece}']").click()
            inside.locator(f".board [data-cell='{cell}']").click()
        page.get_by_text("Two of a kind: solved with 2 pieces.").wait_for()


@pytest.fixture(scope="module")
def modules() -> Path:
    folder = os.environ.get("TILEWRIGHT_NODE_MODULES")
    if not folder:
        pytest.skip("TILEWRIGHT_NODE_MODULES names no folder with react, react-dom, vue, svelte, esbuild, typescript")
    return Path(folder).resolve()


@pytest.fixture(scope="module")
def installed(modules: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project in which the package and the frameworks are installed."""
    project = tmp_path_factory.mktemp("project")
    made = project / "node_modules" / "tile-wright"
    subprocess.run([sys.executable, ROOT / "element" / "make.py", made], check=True)
    for path in modules.iterdir():
        (project / "node_modules" / path.name).symlink_to(path)
    shutil.copy(HERE / "bundle.mjs", project)
    return project


@pytest.mark.parametrize("language", ["jsx", "vue", "svelte"])
def test_a_way_with_a_framework(
    opened: Callable[[str], Page], embeddable: str, installed: Path, tmp_path: Path, language: str
) -> None:
    [text] = _blocks(language)
    (installed / f"Puzzle.{language}").write_text(text.replace(HOST, embeddable), encoding="utf-8")
    subprocess.run(["node", "bundle.mjs", language, tmp_path / "bundle.js"], cwd=installed, check=True)
    page = opened('<div id="app"></div><script type="module" src="bundle.js"></script>')
    inside = page.frame_locator("tile-wright >> iframe")
    page.get_by_text("0 tiles").wait_for()
    inside.locator(".tray [data-piece='0']").click()
    inside.locator(".board [data-cell='0']").click()
    page.get_by_text("1 tiles").wait_for()


def test_the_types_are_right(installed: Path) -> None:
    (installed / "plain.ts").write_text("""
        import { TileWright, type LaidPiece } from "tile-wright";
        TileWright.host = "https://puzzles.example.org/";
        const element = document.createElement("tile-wright");
        element.puzzle = "soma";
        element.readOnly = true;
        element.addEventListener("solved", ({ detail }) => {
            const laid: LaidPiece[] = detail.laid;
            console.log(laid, detail.shown);
        });
        element.addEventListener("change", (event) => console.log(event.detail.laid[0].cells.join()));
        element.addEventListener("click", (event) => console.log(event.clientX));
        // @ts-expect-error
        element.theme = "blue";
        // @ts-expect-error
        element.addEventListener("solved", ({ detail }) => detail.nothing);
    """)
    (installed / "react.tsx").write_text("""
        import "tile-wright/react";
        export const good = <tile-wright puzzle="soma" readOnly onsolved={({ detail }) => console.log(detail.title)} />;
        // @ts-expect-error
        export const bad = <tile-wright theme="blue" />;
    """)
    options = "--noEmit --strict --target es2022 --module esnext --moduleResolution bundler --jsx react-jsx".split()
    compiler = installed / "node_modules" / "typescript" / "bin" / "tsc"
    done = subprocess.run(
        ["node", compiler, *options, "plain.ts", "react.tsx"],
        cwd=installed,
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout

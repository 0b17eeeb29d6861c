"""The pages of an atlas in a browser: read without a script, searched with one, served or opened as files."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.web.browser.accessible import too_wide, violations
from tests.web.browser.conftest import SIZES
from tilewright.atlas.base import AtlasOptions
from tilewright.atlas.entries import AtlasEntry
from tilewright.atlas.index_page import index_files
from tilewright.atlas.one import make_entry

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

NAMES = ("unicorn", "magic-square-3", "calendar-square")
QUICK = AtlasOptions(seconds=2, without=("proof", "heat", "sheets"))


@pytest.fixture(scope="module")
def atlas(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("atlas")
    rows: list[Any] = [make_entry(AtlasEntry(name, name), out, QUICK).records["page"].facts for name in NAMES]
    for name, content in index_files(rows).items():
        (out / name).write_bytes(content)
    return out


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture(scope="module")
def address(atlas: Path) -> Iterator[str]:
    """The atlas on a plain web server."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(atlas))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


def opened(chromium: Browser, url: str, **options: Any) -> Page:
    context = chromium.new_context(**{**SIZES["desk"], **options})
    page = context.new_page()
    page.goto(url)
    return page


def test_the_search_knows_the_list_for_programs(chromium: Browser, address: str) -> None:
    page = opened(chromium, address)
    faults: list[str] = []
    page.on("console", lambda message: faults.append(message.text))
    items = page.locator("#list > li:visible")
    expect(items).to_have_count(3)
    page.get_by_label("Search").fill("LABELING square")
    # What no card says: the family stands in the list for programs.
    expect(items).to_have_count(1)
    expect(page.locator("#found")).to_have_text("1 of 3 puzzles")
    page.get_by_label("Search").fill("")
    expect(items).to_have_count(3)
    items.filter(has_text="Unicorn").get_by_role("link").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Unicorn")
    assert not faults
    page.context.close()


def test_it_opens_as_files_and_without_scripts(chromium: Browser, atlas: Path) -> None:
    page = opened(chromium, (atlas / "index.html").as_uri())
    page.get_by_label("Search").fill("unicorn")
    expect(page.locator("#list > li:visible")).to_have_count(1)
    page.context.close()
    page = opened(chromium, (atlas / "index.html").as_uri(), java_script_enabled=False)
    expect(page.locator("#list > li")).to_have_count(3)
    expect(page.get_by_label("Search")).to_be_hidden()
    page.get_by_role("link", name="Unicorn").click()
    expect(page.get_by_role("img").first).to_be_visible()
    page.context.close()


@pytest.mark.parametrize(("size", "scheme"), [("phone", "light"), ("desk", "dark")])
def test_pages_are_for_everyone(chromium: Browser, address: str, size: str, scheme: str) -> None:
    page = opened(chromium, address, **SIZES[size], color_scheme=scheme, bypass_csp=True)
    for path in ("", *(f"{name}/index.html" for name in NAMES), "calendar-square/setups.html"):
        page.goto(f"{address}/{path}")
        assert violations(page) == []
        assert too_wide(page) == []
    page.context.close()

"""The static site in a browser: Python in a Web Worker answers as the server does.

TILEWRIGHT_PYODIDE names the unpacked npm package of Pyodide.
"""

from __future__ import annotations

import os
import re
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.browser.conftest import SIZES, watch
from tests.web.static_host import serving
from tilewright.desk.asks import answer, search
from tilewright.web.pyodide import FILES, ON_THE_CDN
from tilewright.web.site import _digest, write_site

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

STAR = {"name": "genius-star", "blocked": ["9", "10", "28", "33", "34", "39", "47"]}
HINT = answer("hint", {"puzzle": {"name": "unicorn"}})["kind"]
LOADING = 120_000
"""Milliseconds for Python to be loaded, on a machine that has other things to do."""

# Runs in the page. Searches to their end, or to the first event of a kind, and gives all events.
SEARCH = """async ([params, until]) => {
    const { backend } = await import("./backend/backend.js");
    return new Promise((resolve, reject) => {
        const events = [];
        let search = null;
        backend.search(params, event => {
            events.push(event);
            if (event.kind === "done") resolve(events);
            else if (event.kind === until) search.stop();
        }).then(begun => { search = begun; }, reject);
    });
}"""
ASK = """async ([name, params]) => {
    const { backend } = await import("./backend/backend.js");
    return backend.ask(name, params).catch(({message, where, help, kind}) => ({refused: {message, where, help, kind}}));
}"""


# Runs in the page. Begins a search, and follows it as `window.told`, also after the page was loaded again.
FOLLOW = """async params => {
    const { backend } = await import("./backend/backend.js");
    window.told = [];
    const hear = event => window.told.push(event);
    const search = typeof params === "string" ? await backend.find(params, hear) : await backend.search(params, hear);
    return search?.id ?? null;
}"""
LATEST = "window.told.findLast(event => event.kind === 'progress')"


def _until(page: Page, what: str) -> None:
    """Wait until an expression is true; the policy of the page forbids the way of `wait_for_function`."""
    page.evaluate(
        f"""async () => {{
            const end = performance.now() + 90_000;
            while (!({what})) {{
                if (performance.now() > end) throw new Error("it did not become true in 90 seconds");
                await new Promise(done => setTimeout(done, 50));
            }}
        }}"""
    )


@pytest.fixture(scope="module")
def pyodide() -> Path:
    folder = os.environ.get("TILEWRIGHT_PYODIDE")
    if not folder:
        pytest.skip("TILEWRIGHT_PYODIDE does not name the unpacked npm package of Pyodide")
    return Path(folder)


def _made_once(shared: Path, make: Callable[[Path], object]) -> None:
    """Have one of the workers make a folder; the others wait until it is there."""
    done = shared.with_suffix(".done")
    try:
        shared.with_suffix(".begun").touch(exist_ok=False)
    except FileExistsError:
        end = time.monotonic() + 300
        while not done.exists():
            assert time.monotonic() < end, f"another worker was to make {shared}, and has not"
            time.sleep(0.1)
    else:
        make(shared)
        done.touch()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory, pyodide: Path) -> Path:
    """A server's folder; the site is one level down, as it would be at many hosts."""

    def make(out: Path) -> None:
        with pytest.MonkeyPatch.context() as patch:
            # To show all puzzles takes many seconds.
            patch.setattr("tilewright.web.site._shown", lambda: ("genius-star", "soma", "unicorn"))
            write_site(out, pyodide=pyodide)

    temporary = tmp_path_factory.getbasetemp()
    shared = (temporary.parent if "PYTEST_XDIST_WORKER" in os.environ else temporary) / "static-site"
    _made_once(shared, make)
    folder = tmp_path_factory.mktemp("host")
    # A test changes the site as it lies there, so each worker has its own.
    shutil.copytree(shared, folder / "puzzles")
    return folder


@pytest.fixture(scope="module")
def host(folder: Path) -> Iterator[str]:
    with serving(folder) as url:
        yield url


@pytest.fixture(scope="module")
def site(chromium: Browser, host: str) -> Iterator[Page]:
    """The open site, with Python loaded; what goes wrong on it fails the last test of it."""
    context = chromium.new_context(base_url=f"{host}/puzzles/", **SIZES["desk"])
    context.set_default_timeout(LOADING)
    faults: list[str] = []
    watch(context, host, faults)
    page = context.new_page()
    page.goto("./")
    page.get_by_role("searchbox").wait_for()
    assert page.evaluate(ASK, ["roll", {"puzzle": {"name": "genius-star"}, "seed": 1}])["blocked"]
    yield page
    context.close()
    assert not faults, "on the page:\n" + "\n".join(faults)


@pytest.mark.parametrize(
    ("ask", "params"),
    [
        ("gallery", {}),
        ("view", {"puzzle": STAR}),
        ("view", {"puzzle": {"name": "magic-19"}}),
        ("view", {"puzzle": {"name": "soma"}}),
        ("view", {"puzzle": {"name": "dominoes-hard-2026-11-23"}}),
        ("roll", {"puzzle": {"name": "genius-star"}, "seed": 5}),
        ("date", {"puzzle": {"name": "calendar"}, "date": "2026-11-22"}),
        ("table", {"puzzle": {**STAR, "placed": [[0, 0, 0]]}}),
        ("draw", {"puzzle": {"name": "unicorn"}, "kind": "svg"}),
        ("named", {"lattice": "triangular"}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_it_answers_as_a_server_does(site: Page, ask: str, params: dict[str, Any]) -> None:
    assert site.evaluate(ASK, [ask, params]) == answer(ask, params)


def test_it_refuses_as_a_server_does(site: Page) -> None:
    refused = site.evaluate(ASK, ["view", {"puzzle": {"name": "no-such-puzzle"}}])["refused"]
    assert refused["kind"] == "not-found"
    assert "no-such-puzzle" in refused["message"]


@pytest.mark.parametrize(
    "puzzle",
    [{"name": "magic-triangle"}, {"name": "unicorn"}, {"name": "giants-causeway"}, STAR, {"name": "magic-19"}],
    ids=lambda puzzle: str(puzzle["name"]),
)
def test_it_solves(site: Page, puzzle: dict[str, Any]) -> None:
    events = site.evaluate(SEARCH, [{"puzzle": puzzle, "mode": "solve", "most": 1}, ""])
    assert [event["kind"] for event in events if event["kind"] != "progress"] == ["begun", "solution", "done"]
    placed = next(event["placements"] for event in events if event["kind"] == "solution")
    told = answer("table", {"puzzle": {**puzzle, "placed": placed}})
    assert (told["faults"], told["complete"], told["regions"]) == ([], True, [])


def test_it_counts(site: Page) -> None:
    done = site.evaluate(SEARCH, [{"puzzle": {"name": "ultimate"}, "mode": "count"}, ""])[-1]
    assert done["exhausted"]
    known = [entry["count"] for entry in answer("view", {"puzzle": {"name": "ultimate"}})["known"]]
    assert {count["count"] for count in done["counts"]} & set(map(str, known))


def test_it_tiles_the_plane(site: Page) -> None:
    w = {"lattice": "square", "cells": [[0, 0], [0, 1], [1, 1], [1, 2], [2, 2]]}
    *_, found, done = site.evaluate(SEARCH, [{"piece": w, "mode": "plane"}, ""])
    assert found["title"] == "A tiling of the plane"
    assert done["words"].startswith("Tiles the plane.")


def test_it_makes_the_same_sheets_of_a_collection_and_shows_it_to_a_class(site: Page) -> None:
    collection = {"title": "Two", "puzzles": [{"puzzle": {"name": "unicorn"}}, {"puzzle": STAR, "question": "Why?"}]}
    params = {"mode": "class", "collection": collection, "names": "Ada\nBen"}
    files = [
        [event["file"]["base64"] for event in events if event["kind"] == "finding"]
        for events in (site.evaluate(SEARCH, [params, ""]), search(params))
    ]
    assert files[0] == files[1] != []
    link = answer("link", {"collection": collection})["link"]
    assert site.evaluate(ASK, ["collection", {"link": link}]) == answer("collection", {"link": link})
    site.evaluate("link => { location.hash = `#p=${link}`; }", link)
    site.get_by_role("link", name="The Genius Star").click()
    site.get_by_role("heading", name="The Genius Star").wait_for()
    site.get_by_role("navigation", name="The collection").get_by_role("link", name="Two").click()
    site.get_by_role("heading", name="Two").wait_for()


def test_a_long_search_is_heard_and_stopped(site: Page) -> None:
    params = {"puzzle": {"name": "pentominoes-3x4x5"}, "mode": "count"}
    events = site.evaluate(SEARCH, [params, "progress"])
    assert (events[-1]["kind"], events[-1]["stopped_by"]) == ("done", "stop")


def test_searches_and_asks_take_turns(site: Page) -> None:
    told = site.evaluate(
        """async () => {
            const { backend } = await import("./backend/backend.js");
            const told = {};
            const searches = {};
            const ended = ["pentominoes-3x4x5", "pentominoes-8x8-corners"].map(name => new Promise(async resolve => {
                told[name] = 0;
                searches[name] = await backend.search({puzzle: {name}, mode: "count"}, event => {
                    told[name] += event.kind === "progress";
                    if (event.kind === "done") resolve(event.stopped_by);
                });
            }));
            // Until each has told something while the other was under way.
            while (Object.values(told).some(times => times < 2))
                await backend.ask("roll", {puzzle: {name: "genius-star"}});
            for (const search of Object.values(searches)) search.stop();
            return Promise.all(ended);
        }"""
    )
    assert told == ["stop", "stop"]


def test_a_search_can_be_watched_and_sped_up(site: Page) -> None:
    told = site.evaluate(
        """async () => {
            const { backend } = await import("./backend/backend.js");
            return new Promise(async resolve => {
                let lying = [];
                const params = {puzzle: {name: "magic-triangle"}, mode: "watch", speed: 0, most: 1};
                const search = await backend.search(params, event => {
                    if (event.kind === "progress") lying = event.lying;
                    if (event.kind === "done") resolve({lying, found: event.found});
                });
                search.speed(100000);
            });
        }"""
    )
    assert told["found"] == 1
    assert len(told["lying"]) == 9


def test_png_is_not_for_the_python_there(site: Page) -> None:
    # The page draws it from the SVG.
    answered = site.evaluate(ASK, ["draw", {"puzzle": {"name": "unicorn"}, "kind": "png"}])
    assert "ask for SVG instead" in answered["refused"]["message"]


def test_the_page_works_with_it(site: Page) -> None:
    site.goto("./#/puzzle/genius-star")
    site.get_by_role("button", name="Roll the dice").click()
    site.get_by_role("gridcell", name=re.compile("blocked")).nth(6).wait_for(state="attached")
    site.get_by_role("button", name="Solve", exact=True).click()
    site.get_by_text(re.compile("^1 of")).first.wait_for()


def test_the_maker_counts_with_it(site: Page) -> None:
    site.goto("./#/make/from/unicorn")
    site.locator(".gauge-count", has_text="2 different solutions").wait_for()
    site.get_by_role("tab", name="2 Board").click()
    site.locator(".canvas .cell.empty").first.click()
    site.locator(".gauge-count", has_text="No solution, 2 before").wait_for()


def test_what_is_given_up_before_its_turn_is_not_asked(site: Page) -> None:
    told = site.evaluate("""async () => {
        const { backend } = await import("./backend/backend.js");
        const sent = [];
        const post = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (message) {
            if (message.ask === "named") sent.push(message.params.lattice);
            return post.apply(this, arguments);
        };
        const [soon, later] = [new AbortController(), new AbortController()];
        const asked = (lattice, signal) => backend.ask("named", { lattice }, signal).then(() => "", ({ kind }) => kind);
        const given = [["square"], ["triangular", soon.signal], ["kites", later.signal], ["hexagonal"]];
        const all = given.map((one) => asked(...one));
        soon.abort();
        // The others wait for their turn by now.
        for (let k = 0; k < 5; k += 1) await null;
        later.abort();
        const kinds = await Promise.all(all);
        Worker.prototype.postMessage = post;
        return [kinds, sent];
    }""")
    assert told == [["", "stopped", "stopped", ""], ["square", "hexagonal"]]


@pytest.fixture
def context(chromium: Browser, host: str) -> Iterator[Callable[..., Page]]:
    contexts = []

    def open_one(path: str) -> Page:
        context = chromium.new_context(base_url=f"{host}/{path}/", **SIZES["desk"])
        contexts.append(context)
        context.set_default_timeout(LOADING)
        return context.new_page()

    yield open_one
    for context in contexts:
        context.close()


@pytest.fixture(scope="module")
def remote(folder: Path) -> str:
    """A site beside the other one that loads Python from elsewhere; its path."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tilewright.web.site._shown", tuple)
        write_site(folder / "remote")
    return "remote"


def test_python_comes_from_the_cdn(context: Callable[..., Page], remote: str, pyodide: Path) -> None:
    page = context(remote)
    asked = []

    def give(route: Route) -> None:
        name = route.request.url.rpartition("/")[2]
        asked.append(name)
        kind = "application/wasm" if name.endswith(".wasm") else "text/javascript"
        headers = {"access-control-allow-origin": "*", "content-type": kind}
        route.fulfill(body=(pyodide / name).read_bytes(), headers=headers)

    page.context.route(f"{ON_THE_CDN.url}*", give)
    page.goto("./#/puzzle/unicorn")
    page.get_by_text("cdn.jsdelivr.net").wait_for()
    page.get_by_role("heading", name="Unicorn").wait_for()
    assert set(asked) <= set(FILES)
    assert "pyodide.asm.wasm" in asked


@pytest.mark.parametrize("changed", ["pyodide.mjs", "pyodide.asm.wasm"])
def test_another_file_from_the_cdn_is_not_run(
    context: Callable[..., Page], remote: str, pyodide: Path, changed: str
) -> None:
    page = context(remote)

    def give(route: Route) -> None:
        name = route.request.url.rpartition("/")[2]
        kind = "application/wasm" if name.endswith(".wasm") else "text/javascript"
        body = (pyodide / name).read_bytes() + (b"\n" if name == changed else b"")
        route.fulfill(body=body, headers={"access-control-allow-origin": "*", "content-type": kind})

    page.context.route(f"{ON_THE_CDN.url}*", give)
    page.goto("./#/puzzle/unicorn")
    page.get_by_text(f"{changed} from cdn.jsdelivr.net is not the file that this site was made for").first.wait_for()


def test_no_module_waits_for_another_one(context: Callable[..., Page], host: str) -> None:
    page = context("puzzles")
    page.goto("./#/puzzle/soma")
    page.locator(".as-solid canvas").first.wait_for()
    loaded, named = page.evaluate("""[
        performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => /[.]js$/.test(name)),
        [...document.querySelectorAll("link[rel=modulepreload]")].map(({ href }) => href),
    ]""")
    assert {f"{host}/puzzles/{path}" for path in ("table/puzzle.js", "solid/view.js")} <= set(loaded)
    # What is under way elsewhere may come a moment later; Python's worker is no module of the page.
    others = {name.rpartition("/")[2] for name in set(loaded) - set(named)}
    assert others <= {"ahead.js", "main.js", "elsewhere.js", "python-worker.js"}


def test_pieces_are_laid_and_tiles_typed_before_python_is_there(context: Callable[..., Page]) -> None:
    page = context("puzzles")
    held: list[Route] = []
    page.context.route("**/pyodide.asm.wasm", lambda route: held.append(route))
    page.goto("./#/make/tiles")
    page.get_by_role("textbox", name="Tile 1, top").click()
    page.keyboard.type("RgByrG")
    page.locator("input:focus[aria-label='Tile 2, bottom']").wait_for()
    page.goto("./#/puzzle/unicorn")
    page.locator(".tray [data-piece]").first.click()
    page.get_by_role("gridcell").first.click()
    page.get_by_role("gridcell", name="empty").nth(5).wait_for(state="attached")
    # Whether that is right is told later, and so is a hint.
    page.get_by_role("status").filter(has_text="Loading Python").wait_for()
    page.evaluate(f"() => {{ window.asked = ({ASK})(['hint', {{puzzle: {{name: 'unicorn'}}}}]); }}")
    _until(page, "document.querySelector('.loading-bar progress').value > 0")
    held[0].continue_()
    assert page.evaluate("window.asked")["kind"] == answer("hint", {"puzzle": {"name": "unicorn"}})["kind"]
    page.locator(".loading-bar").wait_for(state="hidden")


def test_a_count_goes_on_where_it_stood_when_the_page_is_loaded_again(context: Callable[..., Page]) -> None:
    page = context("puzzles")
    page.goto("./#/about")
    number = page.evaluate(FOLLOW, {"puzzle": {"name": "bedlam-cube"}, "mode": "count"})
    # It is kept every two seconds, a busy machine may be late by some more.
    _until(page, f"{LATEST}?.seconds > 5")
    before = page.evaluate(LATEST)
    page.reload()
    assert page.evaluate(FOLLOW, number) == number
    _until(page, f"{LATEST}?.nodes")
    # The first that it tells is not of a beginning.
    after = next(event for event in page.evaluate("window.told") if event.get("nodes"))
    assert after["seconds"] > before["seconds"] / 4


def test_what_a_search_found_is_there_again(context: Callable[..., Page]) -> None:
    page = context("puzzles")
    page.goto("./#/puzzle/unicorn")
    page.get_by_role("button", name="Solve", exact=True).first.click()
    page.get_by_text(re.compile("That is all")).first.wait_for()
    page.context.route("**/pyodide.asm.wasm", lambda route: None)
    page.reload()
    # Without Python, which never comes.
    page.get_by_text(re.compile("That is all")).first.wait_for()


def test_it_works_without_a_connection_and_in_one_version(context: Callable[..., Page], folder: Path) -> None:
    page = context("puzzles")
    page.goto("./#/puzzle/unicorn")
    page.evaluate("navigator.serviceWorker.ready.then(found => found.active.scriptURL)")
    errors = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}
    page.context.set_offline(True)
    page.reload()
    assert page.evaluate(ASK, ["hint", {"puzzle": {"name": "unicorn"}}])["kind"] == HINT

    # The host has a new version: first it is kept, then it is shown, all of it.
    page.context.set_offline(False)
    site = folder / "puzzles"
    keeper, words = site / "service-worker.js", site / "languages" / "en.ftl"
    before = words.read_bytes()
    after = before.replace(b"About this page", b"About a new page")
    words.write_bytes(after)
    listed = keeper.read_text().replace(_digest(before), _digest(after)).replace('"version":"', '"version":"new')
    keeper.write_text(listed)
    page.goto("./#/about")
    page.reload()
    page.get_by_role("heading", name="About this page").wait_for()
    _until(page, "(await navigator.serviceWorker.getRegistration()).waiting")
    page.reload()
    page.get_by_role("heading", name="About a new page").wait_for()
    _until(page, "(await caches.keys()).length === 1")
    page.context.set_offline(True)
    page.reload()
    page.get_by_role("heading", name="About a new page").wait_for()


def test_a_puzzle_stands_in_a_page_of_another_host(
    context: Callable[..., Page], host: str, tmp_path: Path, folder: Path
) -> None:
    (tmp_path / "index.html").write_text(
        f'<script src="{host}/puzzles/tile-wright.js"></script><h1>My page</h1>'
        '<tile-wright puzzle="soma" label="Lay the Soma cube"></tile-wright>'
    )
    with serving(tmp_path) as other:
        page = context("puzzles")
        faults: list[str] = []
        page.on("console", lambda message: faults.append(message.text))
        loaded: list[str] = []
        page.on("request", lambda request: loaded.append(request.url))
        page.goto(f"{other}/")
        inside = page.frame_locator("tile-wright >> iframe")
        # The known number of solutions and the solid of a puzzle need no Python.
        inside.locator(".live-words").filter(has_text="solution").wait_for()
        inside.get_by_role("img", name="nothing lies there yet").wait_for()
        assert not [url for url in loaded if "/python" in url or "/pyodide" in url]
        inside.locator(".tray [data-piece]").first.click()
        inside.locator(".solid-stage").click()
        inside.get_by_role("gridcell", name="empty").nth(5).wait_for(state="attached")
        frame = next(frame for frame in page.frames if frame.url.startswith(host))
        assert frame.evaluate(ASK, ["hint", {"puzzle": {"name": "unicorn"}}])["kind"] == HINT
        link = inside.get_by_role("link", name="Open in a page of its own").get_attribute("href")
        assert link == "/puzzles/#/puzzle/soma"
        page.get_by_title("Lay the Soma cube").wait_for()
        page.evaluate("document.querySelector('tile-wright').setAttribute('puzzle', 'unicorn')")
        inside.get_by_role("heading", name="Unicorn").wait_for()
        assert not faults


def test_it_says_so_where_python_cannot_be_loaded(context: Callable[..., Page]) -> None:
    page = context("puzzles")
    page.context.route("**/pyodide.asm.wasm", lambda route: route.abort())
    page.context.route("**/pyodide.mjs", lambda route: route.abort())
    page.goto("./")
    # The gallery is there all the same.
    page.get_by_role("link", name="Unicorn").wait_for()
    page.goto("./#/puzzle/unicorn/no-such-variant")
    page.get_by_text("Python could not be loaded").first.wait_for()

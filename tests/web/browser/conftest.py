"""A real server and a real browser for the tests of the page.

`page` is an open page of the served site at desk size, unless the test is marked for a phone or for both. What goes
wrong on it (errors and warnings of the console, uncaught errors, failed requests, answers from 400 up, requests to
other hosts) fails the test, unless a pattern in the list `expected` matches it.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response

HERE = Path(__file__).parent
PLAYWRIGHT = importlib.util.find_spec("playwright") is not None
# The first has no windows: a page of its own, as each test has one, costs it a fraction of what it costs the others.
PROGRAMS = (
    *("chromium-headless-shell", "chrome-headless-shell"),
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"),
)
SIZES: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True},
    "desk": {"viewport": {"width": 1280, "height": 900}},
}
AT_BOTH_SIZES = pytest.mark.parametrize("size", SIZES, indirect=True)
"""For what depends on the size: where things lie, how they are touched, and once each way through the page."""
ON_A_PHONE = pytest.mark.parametrize("size", ["phone"], indirect=True)

PATIENCE = 120_000
"""Milliseconds for anything to appear on a page; much more than needed, as the machine may be busy."""

LATE = float(os.environ.get("TILEWRIGHT_LATE", "0"))
"""Answers come up to so many seconds late, and not in their order: what acts or looks too soon shows."""
_LATE_ANSWERS = f"""(() => {{
    const late = () => new Promise(done => setTimeout(done, {1000 * LATE} * Math.random()));
    const {{ fetch }} = window;
    window.fetch = async (what, options = {{}}) => {{
        const answer = await fetch(what, options);
        const {{ signal }} = options;
        await Promise.race([late(), new Promise(done => signal?.addEventListener("abort", done))]);
        if (signal?.aborted) throw signal.reason;
        return answer;
    }};
}})();"""


class _Unavailable(pytest.Module):
    """A file of tests that cannot be imported as playwright is missing."""

    def collect(self) -> NoReturn:
        _unavailable("playwright is not installed", allow_module_level=True)


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> pytest.Module | None:
    if PLAYWRIGHT or not module_path.name.startswith("test_"):
        return None
    return _Unavailable.from_parent(parent, path=module_path)


def _unavailable(reason: str, allow_module_level: bool = False) -> NoReturn:
    """Skip; where TILEWRIGHT_BROWSER=required, fail."""
    if os.environ.get("TILEWRIGHT_BROWSER") == "required":
        pytest.fail(f"{reason}, and TILEWRIGHT_BROWSER=required")
    pytest.skip(reason, allow_module_level=allow_module_level)


def _program() -> str:
    named = os.environ.get("TILEWRIGHT_CHROMIUM")
    found = shutil.which(named) if named else next(filter(None, map(shutil.which, PROGRAMS)), None)
    if not found:
        _unavailable(f"there is no {named or 'Chromium'} here; TILEWRIGHT_CHROMIUM may name one")
    return found


# For the package, not for the session: as long as playwright runs, its event loop is the one of the thread, and tests
# of other folders could not start their own.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One browser for all tests of a worker."""
    from playwright.sync_api import expect, sync_playwright

    program = _program()
    expect.set_options(timeout=PATIENCE)
    # Chromium cannot put root into its sandbox.
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox"] if root else [], chromium_sandbox=not root
        )
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a running `tilewright serve`, a patient one."""
    log = tmp_path_factory.mktemp("served") / "log.txt"
    command = [sys.executable, str(HERE / "patient.py"), "serve", "--port", "0", "--no-open"]
    with log.open("w") as output:
        server = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
    try:
        deadline = time.monotonic() + 180
        while not (said := re.search(r"http://[\w.:\[\]-]+(?=[/\s])", log.read_text())):
            assert server.poll() is None, f"`tilewright serve` ended:\n{log.read_text()}"
            assert time.monotonic() < deadline, f"`tilewright serve` does not say where it listens:\n{log.read_text()}"
            time.sleep(0.05)
        yield said[0]
        assert server.poll() is None, f"`tilewright serve` ended during the tests:\n{log.read_text()}"
    finally:
        server.terminate()
        try:
            server.wait(20)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()
    assert "Traceback" not in log.read_text(), log.read_text()


@pytest.fixture(scope="package")
def embeddable() -> Iterator[str]:
    """The URL of a server whose puzzles pages of all origins may show."""
    from tests.web.browser.patient import patient
    from tests.web.serving import served as serving
    from tilewright.web.application import PageService
    from tilewright.web.settings import Settings

    async def nothing(service: PageService) -> None:
        pass

    with pytest.MonkeyPatch.context() as patch:
        # Drawing the whole catalog takes longer than all that is asked.
        patch.setattr(PageService, "_prepare", nothing)
        # Workers import the patient desk by its whole name.
        patch.syspath_prepend(HERE.parents[2])
        with serving(patient(Settings(embed_in=("*",)))) as client:
            yield str(client.base_url).rstrip("/")


@pytest.fixture
def size(request: pytest.FixtureRequest) -> str:
    """phone or desk."""
    return str(getattr(request, "param", "desk"))


@pytest.fixture
def expected() -> list[str]:
    """Patterns (regular expressions) of what goes wrong on purpose in this test; to be appended to."""
    return []


@pytest.fixture
def new_page(chromium: Browser, served: str, size: str, expected: list[str]) -> Iterator[Callable[..., Page]]:
    """Opens a page in a context of its own, watched as `page` is; takes options of `Browser.new_context`."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_one(**options: Any) -> Page:
        context = chromium.new_context(
            **{"base_url": served, "reduced_motion": "reduce", "locale": "en-US", **SIZES[size], **options}
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        if LATE:
            context.add_init_script(_LATE_ANSWERS)
        watch(context, options.get("base_url", served), faults)
        return context.new_page()

    yield open_one
    for context in contexts:
        context.close()
    unexpected = [fault for fault in faults if not any(re.search(pattern, fault) for pattern in expected)]
    assert not unexpected, "on the page:\n" + "\n".join(unexpected)


@pytest.fixture
def page(new_page: Callable[..., Page]) -> Page:
    """A page in a fresh context; nothing is opened on it yet."""
    return new_page()


def watch(context: BrowserContext, origin: str, faults: list[str]) -> None:
    """Write down what goes wrong on the pages of a context."""

    def console(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            faults.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def request(request: Request) -> None:
        if not request.url.startswith((f"{origin}/", "data:", "blob:")):
            faults.append(f"request to another host: {request.url}")

    def failed(request: Request) -> None:
        # What the page itself breaks off, and what ends as a page is left.
        if "ERR_ABORTED" not in (request.failure or ""):
            faults.append(f"failed request: {request.method} {request.url} {request.failure}")

    def answered(response: Response) -> None:
        if response.status >= 400:
            faults.append(f"answer {response.status}: {response.request.method} {response.url}")

    context.on("console", console)
    context.on("weberror", lambda error: faults.append(f"uncaught: {error.error}"))
    context.on("request", request)
    context.on("requestfailed", failed)
    context.on("response", answered)

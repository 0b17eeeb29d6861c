"""A real JupyterLab, on demand: TILEWRIGHT_JUPYTER names the program `jupyter` of an environment that has it.

    python -m venv lab && lab/bin/pip install jupyterlab -e '.[notebook]'
    TILEWRIGHT_JUPYTER=lab/bin/jupyter pytest tests/notebook

Without it all of this is skipped.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.browser.conftest import PATIENCE
from tests.web.browser.conftest import chromium as chromium
from tests.web.browser.conftest import pytest_pycollect_makemodule as pytest_pycollect_makemodule

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ROOT = Path(__file__).parents[2]
IS_READY = """() => {
    const context = window.jupyterapp?.shell.currentWidget?.sessionContext;
    const isIdle = context?.isReady && context.session?.kernel?.status === "idle";
    return isIdle && document.querySelector(".jp-Notebook .jp-Cell");
}"""
"""Whether a notebook is open, and its Python waits for something to do."""


class Lab:
    """A running JupyterLab, and the notebook in its folder."""

    def __init__(self, url: str, folder: Path) -> None:
        self.url, self.folder = url, folder
        self.notebook = folder / "board.ipynb"

    def write(self, *sources: str) -> None:
        """Write a notebook with these cells."""
        cells = [
            {
                "cell_type": "code",
                "execution_count": None,
                "id": f"cell-{number}",
                "metadata": {},
                "outputs": [],
                "source": source,
            }
            for number, source in enumerate(sources)
        ]
        kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
        content = {"cells": cells, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
        self.notebook.write_text(json.dumps(content), encoding="utf-8")

    def open(self, chromium: Browser) -> Page:
        """Open the notebook in a fresh browser, and wait until its Python is there."""
        page = chromium.new_context(viewport={"width": 1400, "height": 1100}, locale="en-US").new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(f"{self.url}/lab/tree/board.ipynb?reset")
        page.wait_for_function(IS_READY)
        return page

    def run(self, page: Page, number: int) -> None:
        """Run a cell, and wait until it is done."""
        cell = page.locator(".jp-Notebook .jp-CodeCell").nth(number)
        cell.locator(".cm-content").click()
        page.evaluate("jupyterapp.commands.execute('notebook:run-cell')")
        page.wait_for_function(IS_READY)

    def save(self, page: Page) -> list[dict[str, Any]]:
        """Save the notebook; gives the cells of the file."""
        page.evaluate("jupyterapp.commands.execute('docmanager:save')")
        cells: list[dict[str, Any]] = json.loads(self.notebook.read_text(encoding="utf-8"))["cells"]
        return cells

    def end_sessions(self) -> None:
        """End the Python of all notebooks."""
        with urllib.request.urlopen(f"{self.url}/api/sessions") as answer:
            sessions = json.load(answer)
        for session in sessions:
            request = urllib.request.Request(f"{self.url}/api/sessions/{session['id']}", method="DELETE")
            urllib.request.urlopen(request).close()


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """A JupyterLab whose Python has this checkout, with settings of its own."""
    program = os.environ.get("TILEWRIGHT_JUPYTER")
    if not program:
        pytest.skip("TILEWRIGHT_JUPYTER names no jupyter")
    folder, home = tmp_path_factory.mktemp("notebooks"), tmp_path_factory.mktemp("home")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = {"port": port, "port_retries": 0, "root_dir": folder, "disable_check_xsrf": True, "allow_root": True}
    options = [f"--ServerApp.{name}={value}" for name, value in server.items()]
    options += ["--no-browser", "--IdentityProvider.token=", "--LabApp.expose_app_in_browser=True"]
    home_of = {name: str(home) for name in ("HOME", "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "IPYTHONDIR")}
    log = home / "log.txt"
    with log.open("w") as output:
        environment = {**os.environ, **home_of, "PYTHONPATH": str(ROOT / "src")}
        running = subprocess.Popen([program, "lab", *options], stdout=output, stderr=subprocess.STDOUT, env=environment)
    url = f"http://127.0.0.1:{port}"
    try:
        deadline = time.monotonic() + 120
        while not _answers(url):
            assert running.poll() is None, log.read_text()
            assert time.monotonic() < deadline, log.read_text()
            time.sleep(0.2)
        yield Lab(url, folder)
    finally:
        running.terminate()
        try:
            running.wait(30)
        except subprocess.TimeoutExpired:
            running.kill()
            running.wait()


def _answers(url: str) -> bool:
    try:
        urllib.request.urlopen(f"{url}/api").close()
    except OSError:
        return False
    return True

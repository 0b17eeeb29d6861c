"""Options for all tests."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tilewright import deadline

# How long an example takes depends on what else the machine does. On a server the same examples every time, so that a
# failure there is the change's own; elsewhere new ones each time.
settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")

# A shell lets a job in the background (`pytest &`) ignore Ctrl-C, and with it every program that the job starts. The
# tests of interruptions need the usual handling.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

TESTS = Path(__file__).parent
MARKERS = {
    "web/browser": "browser",
    "web/browsers": "browser",
    "notebook": "browser",
    "web": "processes",
    "distributed": "cluster",
    "atlas/test_everything.py": "golden",
    "atlas/test_processes.py": "processes",
    "jobs/test_processes.py": "processes",
    "cli/test_app.py": "processes",
    "contracts/test_wasm.py": "processes",
    "editor/test_server.py": "processes",
    "golden": "golden",
    "cli/test_json_answers.py": "thorough",
    "contracts/test_agreement.py": "thorough",
    "engines/test_split.py": "thorough",
    "inventing": "thorough",
    "jobs/test_share.py": "thorough",
    "jobs/test_sweeps.py": "thorough",
    "solving/test_counting.py": "thorough",
    "solving/test_parts.py": "thorough",
    "solving/test_progress.py": "thorough",
    "verifying/test_hostile_certificates.py": "thorough",
    "test_bench.py": "processes",
    "test_imports.py": "processes",
    "test_docs.py": "docs",
}
"""Slow groups of tests, by folder or file; the first that fits counts. All other tests are the quick run."""
GROUPS = set(MARKERS.values())


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--slow", action="store_true", help="run the slow tests too, such as counts that take minutes")


def _group_of(path: Path) -> str:
    place = path.relative_to(TESTS).as_posix()
    return next((name for start, name in MARKERS.items() if f"{place}/".startswith(f"{start}/")), "quick")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """For the quick run, import nothing that only browsers and clusters need."""
    is_needless = config.getoption("markexpr") == "quick" and collection_path.is_relative_to(TESTS)
    return True if is_needless and _group_of(collection_path) in ("browser", "cluster") else None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    skipped = pytest.mark.skip(reason="slow; run with --slow")
    for item in items:
        # A test may say for itself what it belongs to.
        if not any(map(item.get_closest_marker, GROUPS)):
            item.add_marker(_group_of(item.path))
        if item.get_closest_marker("slow") and not config.getoption("--slow"):
            item.add_marker(skipped)


@pytest.fixture(autouse=True)
def _ears() -> Iterator[None]:
    """Give Ctrl-C back after a test that left a search of several workers in the middle.

    Such a search hears Ctrl-C as long as it is there; the traceback of a failed test holds it.
    """
    yield
    if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def _free_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine takes several times as long for what comes before a search: no test with a limit is about that."""
    monkeypatch.setattr(deadline, "_FREE_SECONDS", 3.0)

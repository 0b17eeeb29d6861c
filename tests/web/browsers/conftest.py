"""The journeys of a person, in those browsers that TILEWRIGHT_BROWSERS names: chromium, firefox, webkit.

    TILEWRIGHT_BROWSERS=firefox,webkit pytest tests/web/browsers

Without it all of this is skipped. A browser that is named and cannot be started here is skipped with the reason, unless
TILEWRIGHT_BROWSER=required.
"""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Iterator
from typing import TYPE_CHECKING, NoReturn

import pytest

from tests.web.browser.conftest import served as served
from tests.web.browsers.programs import PROGRAMS, Missing, driving

if TYPE_CHECKING:
    from selenium.webdriver.remote.webdriver import WebDriver

    from tests.web.browsers.person import Person

NAMED = [name.strip() for name in os.environ.get("TILEWRIGHT_BROWSERS", "").split(",") if name.strip()]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "driver" in metafunc.fixturenames:
        metafunc.parametrize("driver", NAMED or ["none"], indirect=True, scope="package")


def _unavailable(reason: str) -> NoReturn:
    if os.environ.get("TILEWRIGHT_BROWSER") == "required":
        pytest.fail(f"{reason}, and TILEWRIGHT_BROWSER=required")
    pytest.skip(reason)


@pytest.fixture(scope="package")
def driver(request: pytest.FixtureRequest) -> Iterator[WebDriver]:
    """A browser for all journeys."""
    name = request.param
    if name == "none":
        pytest.skip(f"TILEWRIGHT_BROWSERS names no browser; there are {', '.join(PROGRAMS)}")
    if name not in PROGRAMS:
        pytest.fail(f"TILEWRIGHT_BROWSERS names {name!r}; there are {', '.join(PROGRAMS)}")
    if importlib.util.find_spec("selenium") is None:
        _unavailable("selenium is not installed")
    try:
        with driving(name) as found:
            yield found
    except Missing as problem:
        _unavailable(f"{name}: {problem}")


@pytest.fixture
def person(driver: WebDriver, served: str) -> Iterator[Person]:
    """Somebody who has never opened the page; what goes wrong on it fails the test."""
    from tests.web.browsers.person import Person

    somebody = Person(driver, served)
    somebody.forget()
    yield somebody
    assert somebody.faults == []

"""Somebody in front of a browser: sees elements by what they are called, clicks, drags and types."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from selenium.common.exceptions import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    NoSuchElementException,
    StaleElementReferenceException,
)
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.select import Select

if TYPE_CHECKING:
    from selenium.webdriver.remote.webdriver import WebDriver
    from selenium.webdriver.remote.webelement import WebElement

PATIENCE = 60.0
_PASSING = (
    AssertionError,
    ElementClickInterceptedException,
    ElementNotInteractableException,
    NoSuchElementException,
    StaleElementReferenceException,
)
Value = TypeVar("Value")

# Runs in the page: writes down what goes wrong from now on.
_LISTEN = """
    if (window.faults) return;
    window.faults = [];
    const note = (kind, what) => window.faults.push(`${kind}: ${what}`);
    addEventListener("error", event => note("uncaught", event.message || event.target?.src || event.type), true);
    addEventListener("unhandledrejection", event => note("uncaught", event.reason));
    for (const kind of ["error", "warn"]) console[kind] = (...words) => note(kind, words.join(" "));
"""


class Person:
    """Waits for whatever is to be seen; nothing is acted on that is covered, or not there yet."""

    def __init__(self, driver: WebDriver, address: str) -> None:
        self.driver, self.address = driver, address

    def open(self, route: str = "#/", query: str = "") -> None:
        """Load the page anew, and go to a view by the fragment of its address."""
        self.driver.get("about:blank")
        self.driver.get(f"{self.address}/{query}{route}")
        self.arrive()

    def arrive(self) -> None:
        """Wait until a view is shown."""
        self.until(lambda: self.run("return document.documentElement.dataset.ready") == "true", "no view is shown")
        self.run(_LISTEN)

    def reload(self) -> None:
        self.driver.refresh()
        self.arrive()

    def forget(self) -> None:
        """Take away all that the browser keeps of the page."""
        self.driver.get(f"{self.address}/icon.svg")
        self.run("try { localStorage.clear(); sessionStorage.clear(); } catch {}")

    @property
    def faults(self) -> list[str]:
        """What went wrong on the page since it was loaded."""
        found: list[str] = self.run("return window.faults ?? []")
        return found

    def run(self, script: str, *arguments: Any) -> Any:
        return self.driver.execute_script(script, *arguments)

    def until(self, act: Callable[[], Value], otherwise: str = "") -> Value:
        """Try until it gives something true; the last failure is raised when patience ends."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                if value := act():
                    return value
                failure: Exception = AssertionError(otherwise)
            except _PASSING as problem:
                failure = problem
            if time.monotonic() > end:
                raise failure
            time.sleep(0.05)

    def all(self, css: str) -> list[WebElement]:
        return self.driver.find_elements(By.CSS_SELECTOR, css)

    def see(self, css: str, words: str = "") -> WebElement:
        """The first element that is visible and has these words."""

        def look() -> WebElement | None:
            return next((one for one in self.all(css) if one.is_displayed() and words in one.text), None)

        try:
            found = self.until(look)
        except AssertionError:
            there = [one.text for one in self.all(css)]
            raise AssertionError(f"there is no {css} with {words!r}, but with {there}") from None
        assert found is not None
        return found

    def several(self, css: str) -> list[WebElement]:
        """All elements that are visible, once there are some."""
        return self.until(lambda: [one for one in self.all(css) if one.is_displayed()], f"there is no {css}")

    def see_number(self, css: str, n: int) -> None:
        """Wait until so many elements are visible."""
        count = "return [...document.querySelectorAll(arguments[0])].filter(one => one.checkVisibility()).length"
        self.until(lambda: self.run(count, css) == n, f"{css} is not there {n} times")

    def named(self, kind: str, name: str) -> WebElement:
        """A button, link, tab or field by its whole name, as it is read out."""

        def look() -> WebElement | None:
            return next((one for one in self.all(kind) if one.is_displayed() and one.accessible_name == name), None)

        found = self.until(look, f"no {kind} is named {name!r}")
        assert found is not None
        return found

    def click(self, what: str | Callable[[], WebElement]) -> None:
        """Click on a button with this name, or on an element once it is there."""
        find = (lambda: self.named("button, [role=button], [role=tab]", what)) if isinstance(what, str) else what

        def act() -> bool:
            find().click()
            return True

        self.until(act)

    def choose(self, css: str, value: str) -> None:
        self.until(lambda: Select(self.see(css)).select_by_value(value) or True)

    def keys(self, *keys: str, holding: str = "") -> None:
        """Press keys, such as "r" or "ENTER", one after the other, where the focus is."""
        actions = ActionChains(self.driver, duration=20)
        if holding:
            actions.key_down(getattr(Keys, holding))
        for key in keys:
            actions.send_keys(getattr(Keys, key) if len(key) > 1 else key)
        if holding:
            actions.key_up(getattr(Keys, holding))
        actions.perform()

    def focus(self, css: str) -> None:
        self.run("arguments[0].focus()", self.see(css))

    def drag(self, start: WebElement, *through: WebElement) -> None:
        """Drag with the mouse from the middle of an element through the middles of others."""
        actions = ActionChains(self.driver, duration=60).move_to_element(start).click_and_hold().move_by_offset(8, 8)
        for one in through:
            actions.move_to_element(one)
        actions.release().perform()

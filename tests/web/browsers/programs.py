"""The browsers that can be driven, each by its own W3C WebDriver: where its programs are, and how it is started.

The programs are looked for in the search path, and where Debian's packages put them; environment variables name others.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from glob import glob
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from selenium.webdriver.remote.webdriver import WebDriver

WIDTH, HEIGHT = 1280, 960


class Missing(Exception):
    """A program that a browser needs is not here."""


@dataclass(frozen=True)
class Program:
    """One browser: the names of its program and of its driver, each with the variable that may name another one."""

    browser: tuple[str, ...]
    driver: str
    variables: tuple[str, str]
    start: Callable[[str, str], WebDriver]

    def find(self) -> tuple[str, str]:
        """The paths of browser and driver; Missing, in words, if one is not here."""
        browser, driver = (os.environ.get(variable) for variable in self.variables)
        found = browser or next(filter(None, map(_path_of, self.browser)), None)
        drives = driver or shutil.which(self.driver)
        if found is None:
            raise Missing(f"there is no {' or '.join(self.browser)}; {self.variables[0]} may name one")
        if drives is None:
            raise Missing(f"there is no {self.driver}; {self.variables[1]} may name one")
        return found, drives


def _path_of(name: str) -> str | None:
    return next(iter(sorted(glob(name))), None) if "/" in name else shutil.which(name)


def _chromium(browser: str, driver: str) -> WebDriver:
    from selenium import webdriver

    options = webdriver.ChromeOptions()
    options.binary_location = browser
    options.add_argument("--headless=new")
    options.add_argument("--lang=en-US")
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        # Chromium cannot put root into its sandbox.
        options.add_argument("--no-sandbox")
    return webdriver.Chrome(options, webdriver.ChromeService(driver))


def _firefox(browser: str, driver: str) -> WebDriver:
    from selenium import webdriver

    options = webdriver.FirefoxOptions()
    options.binary_location = browser
    options.add_argument("-headless")
    options.set_preference("intl.accept_languages", "en-US")
    return webdriver.Firefox(options, webdriver.FirefoxService(driver, log_output=os.devnull))


def _webkit(browser: str, driver: str) -> WebDriver:
    from selenium import webdriver

    options = webdriver.WebKitGTKOptions()
    options.binary_location = browser
    options.add_argument("--automation")
    return webdriver.WebKitGTK(options, service=webdriver.WebKitGTKService(driver, log_output=os.devnull))


PROGRAMS = {
    "chromium": Program(
        ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell"),
        "chromedriver",
        ("TILEWRIGHT_CHROMIUM", "TILEWRIGHT_CHROMEDRIVER"),
        _chromium,
    ),
    "firefox": Program(
        ("firefox", "firefox-esr"), "geckodriver", ("TILEWRIGHT_FIREFOX", "TILEWRIGHT_GECKODRIVER"), _firefox
    ),
    "webkit": Program(
        ("/usr/lib/*/webkit2gtk-4.*/MiniBrowser", "/usr/lib*/webkitgtk-*/MiniBrowser"),
        "WebKitWebDriver",
        ("TILEWRIGHT_MINIBROWSER", "TILEWRIGHT_WEBKITDRIVER"),
        _webkit,
    ),
}


@contextmanager
def driving(name: str) -> Iterator[WebDriver]:
    """A browser that is driven; Missing if it cannot be started here."""
    program = PROGRAMS[name]
    paths = program.find()
    with _screen(name == "webkit"):
        driver = program.start(*paths)
        try:
            driver.set_window_size(WIDTH, HEIGHT)
            driver.set_script_timeout(120)
            yield driver
        finally:
            driver.quit()


@contextmanager
def _screen(is_needed: bool) -> Iterator[None]:
    """A screen in memory for a browser that must have one, where there is none."""
    if not is_needed or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        yield
        return
    if shutil.which("Xvfb") is None:
        raise Missing("there is no screen and no Xvfb")
    read, write = os.pipe()
    size = f"{WIDTH + 200}x{HEIGHT + 200}x24"
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", size, "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with open(read) as told:
            display = told.readline().strip()
        os.environ["DISPLAY"] = f":{display}"
        yield
    finally:
        os.environ.pop("DISPLAY", None)
        server.terminate()
        server.wait()

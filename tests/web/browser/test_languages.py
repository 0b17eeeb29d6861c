"""The page in other languages: the one of the browser or of the person, and none of its words left in English."""

from __future__ import annotations

import calendar
import re
from collections.abc import Callable

import pytest
from fluent.syntax import FluentSerializer, ast, parse
from playwright.sync_api import Page, Response, Route, expect

from tests.web.browser.accessible import cut_off, too_wide, violations
from tests.web.browser.conftest import ON_A_PHONE
from tests.web.browser.helpers import eventually, open_gallery, open_puzzle, open_route, wait_until_ready
from tests.web.test_languages import LANGUAGES, PAGE

VIEWS = ("#/", "#/today", "#/about", "#/album", "#/make", "#/plane", "#/puzzle/magic-triangle", "#/puzzle/soma")
# Everything that a person sees or hears and that the page itself says: a text without brackets is no message.
_BARE = """() => {
    const isSeen = node => { const box = node.getBoundingClientRect(); return box.width > 0 && box.height > 0; };
    const own = node => [...node.childNodes].filter(one => one.nodeType === Node.TEXT_NODE).map(one => one.data);
    const found = [];
    for (const node of document.body.querySelectorAll("*")) {
        if (node.closest("noscript, svg, [data-label] option, .brand") || !isSeen(node)) continue;
        const named = ["aria-label", "title", "placeholder"].map(name => node.getAttribute(name) ?? "");
        const said = [...own(node), ...named];
        for (const words of said) if (/\\p{L}{2}/u.test(words) && !/[⟦⟧]/.test(words)) found.push(words.trim());
    }
    return [...new Set(found)];
}"""


def pseudo(text: str) -> str:
    """Another language, made from the English messages: the same in brackets."""
    resource = parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            entry.value.elements = [ast.TextElement("⟦"), *entry.value.elements, ast.TextElement("⟧")]
    return str(FluentSerializer().serialize(resource))


@pytest.fixture
def in_brackets(page: Page) -> Page:
    """A page whose messages stand in brackets."""
    text = pseudo((LANGUAGES / "en.ftl").read_text(encoding="utf-8"))

    def answer(route: Route) -> None:
        route.fulfill(body=text, content_type="text/plain; charset=utf-8")

    page.route("**/languages/en.ftl", answer)
    return page


def test_the_language_is_the_one_of_the_browser(new_page: Callable[..., Page]) -> None:
    page = new_page(locale="de-DE")
    open_gallery(page)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("heading", level=1)).to_have_text("Rätsel")
    assert violations(page) == []


def test_a_person_chooses_another_language_and_keeps_it(page: Page) -> None:
    open_puzzle(page, "soma")
    page.get_by_label("Language").select_option("Español")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(page.get_by_role("button", name="Resolver", exact=True)).to_be_visible()
    open_route(page, "#/about")
    expect(page.get_by_role("heading", level=1)).to_have_text("Acerca de esta página")
    page.get_by_label("Idioma").select_option("English")
    expect(page.get_by_role("heading", level=1)).to_have_text("About this page")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (320, 844), (844, 390)])
@pytest.mark.parametrize("locale", ["en-US", "de-DE", "es-ES"])
def test_words_of_the_tools_have_room_on_a_phone(
    new_page: Callable[..., Page], locale: str, width: int, height: int
) -> None:
    page = new_page(locale=locale, viewport={"width": width, "height": height}, is_mobile=True, has_touch=True)
    for name in ("soma", "magic-triangle"):
        open_puzzle(page, name)
        for size in (100, 200):
            page.evaluate(f"document.documentElement.style.fontSize = '{size}%'")
            assert cut_off(page) == []
            assert (
                page.locator(".tool, .do button").evaluate_all(
                    "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"
                )
                == []
            )
        page.evaluate("document.documentElement.style.fontSize = ''")


def test_the_address_says_the_language(page: Page) -> None:
    page.goto("/?lang=de#/about")
    expect(page.get_by_role("heading", level=1)).to_have_text("Über diese Seite")


def test_a_language_that_cannot_be_loaded_gives_way_to_english(page: Page, expected: list[str]) -> None:
    expected.append("languages/")
    page.route("**/languages/**/de.ftl", lambda route: route.abort())
    page.route("**/languages/de.ftl", lambda route: route.abort())
    page.goto("/?lang=de#/about")
    expect(page.get_by_role("heading", level=1)).to_have_text("About this page")


def test_numbers_days_and_plural_forms_are_those_of_the_language(new_page: Callable[..., Page]) -> None:
    page = new_page(locale="de-DE")
    open_puzzle(page, "soma")
    expect(page.locator(".live-bar")).to_contain_text("11.520 Lösungen, 240 verschiedene")
    open_route(page, "#/today/2026-11-23")
    expect(page.get_by_role("heading", level=1)).to_have_text("Drei vom 23. November 2026")


@pytest.mark.parametrize("view", VIEWS)
def test_every_word_of_the_page_is_a_message(in_brackets: Page, view: str) -> None:
    page = in_brackets
    # What Python says, in English here, and days, which Intl writes.
    told = [*calendar.month_name, *calendar.day_name, *(day[:2] for day in calendar.day_name)]

    def hear(response: Response) -> None:
        if "/api/ask/" in response.url:
            told.append(repr(response.json()))

    page.on("response", hear)
    open_route(page, view)
    page.wait_for_load_state("networkidle")

    def left_in_english() -> list[str]:
        data = "\n".join(told).lower()
        return [words for words in page.evaluate(_BARE) if not _is_data(words, data)]

    # An answer may be shown before it is read here.
    eventually(page, left_in_english, [])


def _is_data(words: str, data: str) -> bool:
    """Whether all parts of a text come from Python."""
    parts = re.split(r" · |, | \(|\)|: |\d+", words)
    return all(part.strip(" .").lower() in data or not re.search(r"[^\W\d]{2}", part) for part in parts)


@ON_A_PHONE
@pytest.mark.parametrize("view", VIEWS)
def test_views_can_be_read_from_right_to_left(page: Page, view: str) -> None:
    arabic = re.sub(
        r"(?m)^([a-z][\w-]*) = [^{}\n]+$", r"\1 = كلمات قصيرة هنا", (LANGUAGES / "en.ftl").read_text("utf-8")
    )
    languages = (
        (PAGE / "parts" / "languages.js")
        .read_text("utf-8")
        .replace("const LANGUAGES = {", 'const LANGUAGES = {\n  ar: { name: "العربية", direction: "rtl" },')
    )
    page.route("**/parts/languages.js", lambda route: route.fulfill(body=languages, content_type="text/javascript"))
    for name, body in (("ar", arabic), ("python/ar", ""), ("catalog/ar", "")):
        page.route(f"**/languages/{name}.ftl", _answering(body))
    page.goto("/?lang=ar" + view)
    wait_until_ready(page)
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    assert too_wide(page) == []


def _answering(body: str) -> Callable[[Route], None]:
    return lambda route: route.fulfill(body=body, content_type="text/plain; charset=utf-8")

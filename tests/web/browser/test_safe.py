"""The page in a browser: only its own scripts run, nothing is sent elsewhere, and texts are never more than text."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, Response, expect

from tests.web.browser.helpers import open_gallery, open_puzzle, open_route, wait_until_ready

POLICY = {
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'"],
    "img-src": ["'self'", "data:", "blob:"],
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
}
HOSTILE = "<img src=x onerror=\"window.hacked='img'\"><script>window.hacked='script'</script>\"'&lt;/title>"
DOCUMENT = {
    "format": 1,
    "title": f"Title {HOSTILE}",
    "about": f"About {HOSTILE}",
    "sources": [f"javascript:window.hacked='source' {HOSTILE}"],
    "family": "tiling",
    "lattice": "square",
    "board": {"shape": "rectangle", "columns": 2, "rows": 1},
    "piece": [{"name": f"P {HOSTILE}"[:60], "picture": "XX"}],
}


def _policy(header: str) -> dict[str, list[str]]:
    parts = [part.split() for part in header.split(";")]
    return {name: values for name, *values in parts}


def test_every_file_comes_with_the_strict_policy(page: Page) -> None:
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    open_gallery(page)
    expect(page.locator(".card img").first).to_have_js_property("complete", True)
    page.wait_for_load_state("networkidle")
    headers_of = {answer.url: answer.all_headers() for answer in answers}
    kinds = {headers["content-type"].partition(";")[0] for headers in headers_of.values()}
    assert {"text/html", "text/css", "text/javascript", "application/json", "image/svg+xml"} <= kinds
    for url, headers in headers_of.items():
        assert _policy(headers["content-security-policy"]) == POLICY, url
        assert headers["x-content-type-options"] == "nosniff", url
        assert "set-cookie" not in headers, url


def test_the_browser_enforces_the_policy(page: Page, expected: list[str]) -> None:
    expected.append("Content Security Policy")
    open_gallery(page)
    page.evaluate(
        """() => {
            const script = document.createElement("script");
            script.textContent = "window.hacked = true";
            document.body.append(script);
        }"""
    )
    assert page.evaluate("window.hacked") is None


def test_no_cookies_and_nothing_kept_but_its_own(page: Page) -> None:
    open_gallery(page)
    open_puzzle(page, "magic-triangle")
    open_route(page, "#/make")
    assert page.context.cookies() == []
    keys = page.evaluate("[...Object.keys(localStorage), ...Object.keys(sessionStorage)]")
    assert [key for key in keys if not key.startswith("tilewright")] == []


def test_a_hostile_puzzle_is_only_text(new_page: Callable[..., Page], served: str) -> None:
    page = new_page()
    page.add_init_script("addEventListener('securitypolicyviolation', event => console.error(event.violatedDirective))")
    open_gallery(page)
    # What a link that someone sends may hold.
    link = page.evaluate(
        """async document => {
            const puzzle = {document};
            const answer = await fetch("/api/ask/link", {method: "POST", body: JSON.stringify({puzzle}),
                headers: {"Content-Type": "application/json"}});
            return (await answer.json()).link;
        }""",
        DOCUMENT,
    )
    page.goto("about:blank")
    page.goto(f"/#p={link}")
    wait_until_ready(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text("<img src=x onerror=")
    assert page.evaluate("window.hacked") is None
    assert page.locator("img[src=x]").count() == 0
    assert page.locator("a[href^='javascript:']").count() == 0
    # The drawing board keeps it in a text field, where it is as harmless.
    open_route(page, "#/make")
    assert page.evaluate("window.hacked") is None

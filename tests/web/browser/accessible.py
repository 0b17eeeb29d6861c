"""What can be measured about whether everybody can use a page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from axe_playwright_python.base import AXE_FILE_PATH
from playwright.sync_api import Frame, Locator, Page, expect

WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

# Everything that reaches out of the page at its right side, except what scrolls by itself.
_TOO_WIDE = """() => {
    const width = document.documentElement.clientWidth;
    const scrolls = element => {
        for (let at = element; at; at = at.parentElement)
            if (["auto", "scroll", "hidden", "clip"].includes(getComputedStyle(at).overflowX)) return true;
        return false;
    };
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.body.querySelectorAll("*")]
        .filter(element => element.getBoundingClientRect().right > width + 1 && !scrolls(element.parentElement))
        .map(element => element.outerHTML.slice(0, 120))
        .concat(`the page is ${document.documentElement.scrollWidth} pixels wide, not ${width}`);
}"""

# Targets smaller than 24 pixels, but for links within a sentence, and what lies under a larger label.
_TOO_SMALL = """() => [...document.querySelectorAll(
    "a[href], button, input, select, textarea, summary, [role=button], [role=radio], [role=tab], [role=checkbox]")]
    .filter(element => element.checkVisibility({visibilityProperty: true}))
    .filter(element => getComputedStyle(element).display !== "inline" || element.closest("p, li, dd") === null)
    .filter(element => !element.closest(".visually-hidden"))
    .map(element => [element.closest("label") ?? element, element])
    .filter(([target]) => {
        const {width, height} = target.getBoundingClientRect();
        return width > 0 && height > 0 && (width < 24 || height < 24);
    })
    .map(([target, element]) => {
        const {width, height} = target.getBoundingClientRect();
        return `${width.toFixed(1)} x ${height.toFixed(1)}: ${element.outerHTML.slice(0, 160)}`;
    })"""

# The focused element, how it and what is around it look with the focus and without, and whether any of it can be seen.
# The board draws the focus of its cells itself, in a layer of its own.
_FOCUSED = """() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const near = [element, ...element.children, element.nextElementSibling, element.previousElementSibling];
    for (let at = element.parentElement; at && near.length < 12; at = at.parentElement) near.push(at);
    const look = at => {
        const style = getComputedStyle(at);
        return [style.outlineStyle !== "none" && style.outlineWidth + style.outlineColor, style.boxShadow,
            style.borderColor, style.stroke, style.strokeWidth, style.backgroundColor].join(" ");
    };
    const looks = () => near.filter(Boolean).map(look).join("|") + document.querySelectorAll(".layer-focus *").length;
    const {left, top, width, height} = element.getBoundingClientRect();
    const shares = [[.5, .5], [.1, .5], [.9, .5], [.5, .1], [.5, .9]];
    const isSeen = shares.some(([x, y]) => {
        const hit = document.elementFromPoint(left + x * width, top + y * height);
        return hit && (element.contains(hit) || hit.contains(element) && hit.closest("main, header"));
    });
    const focused = looks();
    element.blur();
    const plain = looks();
    element.focus();
    return {name: element.outerHTML.slice(0, 160), isShown: focused !== plain, isSeen};
}"""

# Text that is cut off: boxes that hide what does not fit, but for those that mean to end with dots.
_CUT_OFF = """() => [...document.body.querySelectorAll("*")]
    .filter(element => [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
    .filter(element => element.checkVisibility() && !element.closest(".visually-hidden, svg, option, textarea"))
    .filter(element => {
        const style = getComputedStyle(element);
        const hides = value => value === "hidden" || value === "clip";
        // A pixel is what is left of words that are there only to be heard.
        if (style.webkitLineClamp !== "none" || element.clientWidth <= 1) return false;
        return hides(style.overflowX) && element.scrollWidth > element.clientWidth + 2
            || hides(style.overflowY) && element.scrollHeight > element.clientHeight + 2;
    })
    .map(element => element.outerHTML.slice(0, 160))"""

_RUNNING = """() => document.getAnimations()
    .filter(animation => animation.playState === "running" && animation.effect.getComputedTiming().duration > 1)
    .map(animation => animation.effect.target.outerHTML.slice(0, 120))"""


# What stays in the window covers something wherever one scrolls to; axe takes that for hidden for good. It also takes
# its time: if the page is drawn anew meanwhile, what it finds is of no page that anybody sees.
_AXE = """async options => {
    let isChanged = false;
    const observer = new MutationObserver(() => { isChanged = true; });
    const fixed = [...document.body.querySelectorAll("*")]
        .filter(element => ["fixed", "sticky"].includes(getComputedStyle(element).position))
        .map(element => [element, element.style.position]);
    for (const [element] of fixed) element.style.position = "static";
    observer.observe(document.body, {subtree: true, childList: true, attributes: true, characterData: true});
    try {
        const {violations} = await axe.run(options);
        return {violations, isChanged: isChanged || observer.takeRecords().length > 0};
    } finally {
        observer.disconnect();
        for (const [element, position] of fixed) element.style.position = position;
    }
}"""

# Fonts are there, boxes have the sizes that scripts give them, and what fades has faded.
_AT_REST = """async () => {
    await document.fonts.ready;
    for (let k = 0; k < 2; k += 1) await new Promise(requestAnimationFrame);
    const ending = document.getAnimations().filter(one => Number.isFinite(one.effect.getComputedTiming().endTime));
    const longest = new Promise(done => setTimeout(done, 2000));
    await Promise.race([Promise.allSettled(ending.map(one => one.finished)), longest]);
}"""
_TRIES = 5


def violations(page: Page | Frame, rules: list[str] | None = None) -> list[str]:
    """What axe finds against WCAG 2.2, level AA, one line for each element; of some rules only if they are given."""
    only: dict[str, Any] = {"type": "rule", "values": rules} if rules else {"type": "tag", "values": WCAG}
    # Preloading is off: it writes style sheets into the page, which the page's policy forbids.
    options = {"runOnly": only, "resultTypes": ["violations"], "preload": False}
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_FILE_PATH.read_text(encoding="utf-8"))
    for _ in range(_TRIES):
        page.evaluate(_AT_REST)
        looked = page.evaluate(_AXE, options)
        found = looked["violations"]
        if not (found and looked["isChanged"]):
            break
    return [
        f"{violation['id']}: {violation['help']}: {node['html'][:200]} {_why(node)}"
        for violation in found
        for node in violation["nodes"]
    ]


def _why(node: dict[str, Any]) -> str:
    checks = [check for kind in ("any", "all", "none") for check in node[kind]]
    return "; ".join(check["message"] for check in checks[:2])


def too_wide(page: Page | Frame) -> list[str]:
    """What makes the page scroll sideways."""
    page.evaluate(_AT_REST)
    return list(page.evaluate(_TOO_WIDE))


def too_small(page: Page) -> list[str]:
    """Targets that a finger misses: under 24 pixels."""
    page.evaluate(_AT_REST)
    return list(page.evaluate(_TOO_SMALL))


def running_animations(page: Page) -> list[str]:
    """What moves by itself at this moment."""
    return list(page.evaluate(_RUNNING))


def cut_off(page: Page) -> list[str]:
    """Texts of which a part is hidden."""
    page.evaluate(_AT_REST)
    return list(page.evaluate(_CUT_OFF))


def focused(page: Page) -> dict[str, Any] | None:
    """What has the focus (`name`), whether one can tell that (`isShown`), and whether nothing hides it (`isSeen`)."""
    found: dict[str, Any] | None = page.evaluate(_FOCUSED)
    return found


def tab_stops(page: Page, most: int) -> Iterator[dict[str, Any]]:
    """Go through the page by the Tab key, until its end or for so many stops."""
    page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
    for _ in range(most):
        page.keyboard.press("Tab")
        stop = focused(page)
        if stop is None:
            return
        yield stop


def lay_a_hint(page: Page) -> None:
    """Ask for a hint, look at it and lay its piece, all by the keyboard."""
    tab_to(page, page.get_by_role("button", name="Hint", exact=True))
    page.keyboard.press("Enter")
    show = page.get_by_role("button", name="Show it on the board")
    expect(show).to_be_visible()
    tab_to(page, show)
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Lay it")).to_be_focused()
    page.keyboard.press("Enter")


def tab_to(page: Page, wanted: Locator, most: int = 150) -> None:
    """Press Tab until an element has the focus."""
    # To look for an element by its role takes longer than to press a key, so it is looked for once, and again if the
    # page has drawn it anew.
    element = wanted.element_handle()
    for _ in range(most):
        page.keyboard.press("Tab")
        is_focused = element.evaluate("element => element.isConnected ? element === document.activeElement : null")
        if is_focused is None:
            element = wanted.element_handle()
            is_focused = element.evaluate("element => element === document.activeElement")
        if is_focused:
            expect(wanted).to_be_focused()
            return
    raise AssertionError(f"{wanted} is not reached by {most} times Tab")

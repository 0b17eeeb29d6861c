"""No text becomes markup, whatever it holds."""

from __future__ import annotations

from html.parser import HTMLParser

from hypothesis import given, settings
from hypothesis import strategies as st

from tilewright.atlas.html import NOTHING, Html, facts, h, page, table
from tilewright.errors import visible


class Seen(HTMLParser):
    """What a browser sees: tags, attributes and texts."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.text += data


@settings(max_examples=40)
@given(st.text(), st.text())
def test_texts_and_attributes_come_back_as_they_were(text: str, value: str) -> None:
    seen = Seen(h("p", text, title=value).text)
    assert seen.tags == [("p", {"title": visible(value)})]
    assert seen.text == visible(text)


def test_elements() -> None:
    assert h("a", "x", class_="b", aria_label="<", hidden=True, href=None).text == (
        '<a class="b" aria-label="&lt;" hidden>x</a>'
    )
    assert h("img", src="a.svg", alt="").text == '<img src="a.svg" alt="">'
    assert facts([("a", ""), ("b", None), ("c", NOTHING)]) == NOTHING
    assert "<td>&lt;b&gt;</td>" in table(["x"], [["<b>"]]).text
    assert Html("<i>").text in h("p", Html("<i>")).text


def test_a_page_loads_nothing_from_elsewhere_and_runs_nothing() -> None:
    seen = Seen(page("<t>", h("p", "x"), root="up/"))
    policy = next(attributes["content"] for tag, attributes in seen.tags if "http-equiv" in attributes)
    assert policy is not None
    assert "default-src 'none'" in policy
    assert "script-src" not in policy
    assert "script" not in [tag for tag, _ in seen.tags]
    assert ("link", {"rel": "stylesheet", "href": "up/style.css"}) in seen.tags

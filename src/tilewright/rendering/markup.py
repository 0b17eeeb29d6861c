"""Texts in SVG, as `xml.sax.saxutils` writes them; importing that brings an HTTP client and e-mail along."""

from ..errors import visible

_SPACES = {"\n": "&#10;", "\t": "&#9;"}


def escape(text: str) -> str:
    """A text between two tags; XML has no control characters, not even escaped."""
    return visible(text).replace("&", "&amp;").replace(">", "&gt;").replace("<", "&lt;")


def quoteattr(text: str) -> str:
    """A text as the value of an attribute, with its quotes."""
    text = escape(text)
    for space, entity in _SPACES.items():
        text = text.replace(space, entity)
    if '"' not in text:
        return f'"{text}"'
    return f"'{text}'" if "'" not in text else '"{}"'.format(text.replace('"', "&quot;"))

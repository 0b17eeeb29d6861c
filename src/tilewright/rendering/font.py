"""Text as outlines, so that a picture looks the same on a machine without fonts.

glyphs.json maps a character to [advance, x, y, path]: how far the pen moves on, where the outline
starts, and the rest of the outline in relative SVG path commands, all in thousandths of the font
size with y downward. Its license stands in glyphs-license.txt.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from unicodedata import normalize

from ..errors import letters_of

CAP_HEIGHT = 0.73
"""The height of capital letters and digits, for a font of size 1."""

_EM = 1000
_UNKNOWN = "□"

Glyph = tuple[int, int, int, str]


@cache
def glyphs() -> dict[str, Glyph]:
    """All characters that can be drawn."""
    text = files(__package__).joinpath("glyphs.json").read_text(encoding="utf-8")
    return {char: (advance, x, y, path) for char, (advance, x, y, path) in json.loads(text).items()}


def text_width(text: str) -> float:
    """The width of a line of text, for a font of size 1."""
    return sum(glyph[0] for glyph in _glyphs_of(text)) / _EM


def text_path(text: str) -> str:
    """The outlines of a line of text as an SVG path, 1000 units to the font size, from the start of the baseline."""
    pen, parts = 0, []
    for advance, x, y, path in _glyphs_of(text):
        if path:
            parts.append(f"M{pen + x} {y}{path}")
        pen += advance
    return "".join(parts)


def can_draw(text: str) -> bool:
    """Tell whether no letter of a text is drawn as an empty box."""
    unknown = glyphs()[_UNKNOWN]
    return all(glyph is not unknown for glyph in _glyphs_of(text))


def _glyphs_of(text: str) -> list[Glyph]:
    known = glyphs()
    letters = text if text.isascii() else letters_of(normalize("NFC", text))
    # A letter with an accent that the font lacks is better read without it than not at all.
    return [known.get(letter) or known.get(normalize("NFKD", letter)[:1], known[_UNKNOWN]) for letter in letters]

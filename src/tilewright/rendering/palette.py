"""Colors that people can tell apart with any color vision, and the ink that is legible on them.

Pieces take Paul Tol's light scheme, labels the Okabe-Ito palette. Where there are more pieces than
colors the colors come again under a pattern, and the name of a piece or label always stands on it:
color alone never carries the meaning.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Literal

from ..families.scenes import LabelMark, Owner
from ..values import frozen

Pattern = Literal["", "stripes", "dots", "backstripes", "checks"]

PATTERNS: tuple[Pattern, ...] = ("", "stripes", "dots", "backstripes", "checks")
PIECE_COLORS = ("#77aadd", "#ee8866", "#eedd88", "#44bb99", "#ffaabb", "#bbcc33", "#99ddff", "#aaaa00", "#cc99dd")
LABEL_COLORS = ("#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7")
NEUTRAL = "#c8c8c8"
BLOCKED = "#4d4d4d"
GIVEN = "#e8e8e8"
BLACK, WHITE = "#000000", "#ffffff"
EMPTY, INK = "#fefefe", "#1a1a1a"
"""An empty cell, and words on the paper: white and black, told from those on pieces where a page is dark."""
_HEAT = ("#fff1c2", "#9fd3a8", "#2f97a5", "#27569b", "#1d1747")
"""From cold to hot: ever darker, so that no eye and no printer changes their order."""

# A label that names a color gets it, so that no R is ever drawn in blue. A single letter counts as a
# name only if all labels of a puzzle are such names, and all the colors differ, odd labels aside.
_NAMED = {
    "red": "#d55e00",
    "green": "#009e73",
    "blue": "#0072b2",
    "yellow": "#f0e442",
    "orange": "#e69f00",
    "amber": "#e69f00",
    "white": "#ffffff",
    "black": "#333333",
    "pink": "#f4a6c4",
    "purple": "#cc79a7",
    "cyan": "#56b4e9",
    "violet": "#8e5ba6",
    "magenta": "#cc4f9a",
    "brown": "#8c5a2b",
    "gray": NEUTRAL,
    "grey": NEUTRAL,
}
_BY_INITIAL = "red green blue yellow orange amber white purple cyan violet magenta".split()
_LETTERS = {name[0]: name for name in _BY_INITIAL} | {"k": "black"}


@frozen
class Fill:
    """A fill: a color, a pattern on it, and the color of text that is legible on both."""

    color: str
    pattern: Pattern = ""

    @property
    def ink(self) -> str:
        return ink_on(self.color)

    @property
    def halo(self) -> str:
        """The color around letters that keeps them apart from the pattern; "" if there is none."""
        return self.color if self.pattern else ""

    @property
    def shade(self) -> str:
        """The color of the pattern: away from the ink, so that text stays as legible as without it."""
        return mix(self.color, WHITE if self.ink == BLACK else BLACK, 0.5)


def piece_fill(number: int) -> Fill:
    """The fill of the piece with this number; different up to 45 pieces."""
    rounds, color = divmod(number, len(PIECE_COLORS))
    return Fill(PIECE_COLORS[color], PATTERNS[rounds % len(PATTERNS)])


def owner_fill(owner: Owner) -> Fill:
    """The fill of a piece: the color that the puzzle names, if it is known here, else by its number."""
    named = _NAMED.get(owner.paint.lower())
    return piece_fill(owner.color) if named is None else Fill(named)


def label_fills(marks: Iterable[LabelMark]) -> dict[str, Fill]:
    """The fill of each label; the halves of a pair share theirs."""
    marks = tuple(marks)
    named = _named_colors(marks) or _spelled_colors(marks)
    free = [color for color in LABEL_COLORS if color not in named.values()] or LABEL_COLORS
    numbers: dict[int, int] = {}
    styles = {}
    for mark in marks:
        if mark.neutral:
            styles[mark.label] = Fill(NEUTRAL)
        elif mark.label in named:
            styles[mark.label] = Fill(named[mark.label])
        else:
            rounds, color = divmod(numbers.setdefault(mark.color, len(numbers)), len(free))
            styles[mark.label] = Fill(free[color], PATTERNS[rounds % len(PATTERNS)])
    return styles


@lru_cache(maxsize=64)
def value_fills(marks: tuple[LabelMark, ...]) -> Mapping[str, Fill]:
    """The fill of each value that names a color; a value that names none is a word on the color of its piece."""
    return {value: Fill(color) for value, color in (_named_colors(marks) or _spelled_colors(marks)).items()}


def color_word(hint: str, color: str) -> str:
    """The name of the color that a label names and is drawn in; "" if it names none, or is drawn in another.

    P has no name: it is as often pink as purple, and its color is between the two.
    """
    name = _LETTERS.get(hint.lower(), hint.lower())
    return name if name != "purple" and _NAMED.get(name) == color else ""


def is_outlined(mark: LabelMark) -> bool:
    """Tell whether a label is drawn in outline: the other half of a pair, unless it is itself the name of a color."""
    return bool(mark.half) and mark.label.lower() not in _NAMED


def _named_colors(marks: tuple[LabelMark, ...]) -> dict[str, str]:
    """The color of every label, if all of them, or what pairs have in common, name different colors.

    An odd label that does not is left out, as long as there are others.
    """
    usual = dict.fromkeys(mark.hint for mark in marks if not mark.neutral and not mark.odd)
    hints = usual | dict.fromkeys(mark.hint for mark in marks if not mark.neutral)
    found: dict[str, str] = {}
    for hint in hints:
        color = _NAMED.get(_LETTERS.get(hint.lower(), hint.lower()))
        if color is not None and color not in found.values():
            found[hint] = color
        elif hint in usual or not usual:
            return {}
    return {mark.label: found[mark.hint] for mark in marks if not mark.neutral and mark.hint in found}


def _spelled_colors(marks: tuple[LabelMark, ...]) -> dict[str, str]:
    """The colors of the labels that spell out a color, among others that do not."""
    found: dict[str, str] = {}
    for mark in marks:
        color = _NAMED.get(mark.label.lower())
        if color is not None and color not in found.values() and not mark.neutral:
            found[mark.label] = color
    return found


def channels(color: str) -> tuple[int, int, int]:
    """Red, green and blue, 0 to 255, of a color written as #rrggbb."""
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)


def luminance(color: str) -> float:
    """Relative luminance, 0 for black to 1 for white, as the Web Content Accessibility Guidelines define it."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (x / 255 for x in channels(color))]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first: str, second: str) -> float:
    """The contrast ratio of two colors, 1 to 21; text needs 4.5."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def ink_on(color: str) -> str:
    """Black or white: the more legible of the two on this color."""
    return BLACK if contrast(color, BLACK) >= contrast(color, WHITE) else WHITE


def mix(first: str, second: str, share: float) -> str:
    """A color between two, `share` of the way to the second."""
    parts = (round(a + (b - a) * share) for a, b in zip(channels(first), channels(second), strict=True))
    return "#" + "".join(f"{part:02x}" for part in parts)


def heat_color(share: float) -> str:
    """The color for a share from 0 to 1 on the scale of heat maps."""
    place = min(max(share, 0.0), 1.0) * (len(_HEAT) - 1)
    below = min(int(place), len(_HEAT) - 2)
    return mix(_HEAT[below], _HEAT[below + 1], place - below)


def ansi_background(color: str) -> str:
    """The escape sequence that writes on the nearest of the 6 x 6 x 6 colors that terminals have."""
    levels = (0, 95, 135, 175, 215, 255)
    red, green, blue = (min(range(6), key=lambda k: abs(levels[k] - part)) for part in channels(color))
    nearest = "#" + "".join(f"{levels[k]:02x}" for k in (red, green, blue))
    return f"\x1b[48;5;{16 + 36 * red + 6 * green + blue};38;5;{16 if ink_on(nearest) == BLACK else 231}m"

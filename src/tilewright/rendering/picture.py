"""A drawing in the making: shapes and text in a plane with y downward, written out as SVG.

Coordinates are pixels of the picture at its natural size. Every shape widens the frame, so that the
finished picture fits what was drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf

from ..values import frozen
from .font import CAP_HEIGHT, text_path, text_width
from .markup import escape, quoteattr
from .palette import BLACK, WHITE, Fill, Pattern, mix

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, width and height."""

_MARGIN = 8.0
_TILE = 8
"""The side of the square that a pattern repeats."""

_STROKES: dict[Pattern, str] = {
    "stripes": "M-2 2L2-2M0 8L8 0M6 10L10 6",
    "backstripes": "M-2 6L2 10M0 0L8 8M6-2L10 2",
    "checks": "M0 4H8M4 0V8",
    "dots": "M4 4h.01",
}


def number(value: float) -> str:
    """A coordinate with at most two decimals."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def points_path(points: Iterable[Point], *, closed: bool = False) -> str:
    path = "L".join(f"{number(x)} {number(y)}" for x, y in points)
    return f"M{path}Z" if closed else f"M{path}"


@frozen
class Frame:
    """Maps lattice positions to pixels: `scale` pixels to the unit, y turned downward."""

    scale: float
    left: float = 0.0
    top: float = 0.0

    def at(self, position: Sequence[float]) -> Point:
        return (self.left + self.scale * position[0], self.top - self.scale * position[1])


class Picture:
    """Shapes in drawing order, with the box that they fill; all text is left out where it could not be read."""

    def __init__(self, *, with_text: bool = True) -> None:
        self._with_text = with_text
        self._body: list[str] = []
        self._patterns: dict[str, str] = {}
        self.left = self.top = inf
        self.right = self.bottom = -inf

    def include(self, points: Iterable[Point], reach: float = 0.0) -> None:
        """Widen the frame to show these points and what lies within `reach` of them."""
        for x, y in points:
            self.left, self.right = min(self.left, x - reach), max(self.right, x + reach)
            self.top, self.bottom = min(self.top, y - reach), max(self.bottom, y + reach)

    def polygon(
        self,
        points: Sequence[Point],
        fill: str | Fill = "none",
        *,
        stroke: str = "",
        width: float = 1.0,
        dashes: str = "",
    ) -> None:
        """A filled polygon; a style with a pattern is drawn as its color with the pattern above."""
        self.include(points, width / 2 if stroke else 0.0)
        path = points_path(points, closed=True)
        color = fill if isinstance(fill, str) else fill.color
        line = f' stroke="{stroke}" stroke-width="{number(width)}" stroke-linejoin="round"' if stroke else ""
        line += f' stroke-dasharray="{dashes}"' if dashes else ""
        if isinstance(fill, Fill) and fill.pattern:
            self._body.append(f'<path d="{path}" fill="{color}"/>')
            color = f"url(#{self._pattern(fill)})"
        self._body.append(f'<path d="{path}" fill="{color}"{line}/>')

    def _pattern(self, style: Fill) -> str:
        # The name tells color and pattern, so that two pictures on one page may share it.
        name = f"{style.pattern}-{style.shade[1:]}"
        width = 4.0 if style.pattern == "dots" else 2.0
        self._patterns[name] = (
            f'<pattern id="{name}" width="{_TILE}" height="{_TILE}" patternUnits="userSpaceOnUse">'
            f'<path d="{_STROKES[style.pattern]}" stroke="{style.shade}" stroke-width="{number(width)}" '
            f'stroke-linecap="round" fill="none"/></pattern>'
        )
        return name

    def lines(self, paths: Iterable[Sequence[Point]], color: str, width: float, *, dashes: str = "") -> None:
        """Open lines of one color and width, with round ends."""
        paths = [path for path in paths if path]
        if not paths:
            return
        for path in paths:
            self.include(path, width / 2)
        joined = "".join(points_path(path) for path in paths)
        self._body.append(
            f'<path d="{joined}" fill="none" stroke="{color}" stroke-width="{number(width)}" stroke-linecap="round" '
            f'stroke-linejoin="round"' + (f' stroke-dasharray="{dashes}"' if dashes else "") + "/>"
        )

    def circle(self, center: Point, radius: float, fill: str, *, stroke: str = "none", width: float = 1.0) -> None:
        self.include([center], radius + width / 2)
        self._body.append(
            f'<circle cx="{number(center[0])}" cy="{number(center[1])}" r="{number(radius)}" fill="{fill}" '
            f'stroke="{stroke}" stroke-width="{number(width)}"/>'
        )

    def ball(self, center: Point, radius: float, fill: Fill, *, stroke: str) -> None:
        """A ball that light falls on from the upper left; a style with a pattern is drawn as its color with that."""
        self.circle(center, radius, f"url(#{self._shine(fill.color)})", stroke=stroke)
        if fill.pattern:
            self.circle(center, radius, f"url(#{self._pattern(fill)})")

    def _shine(self, color: str) -> str:
        name = f"ball-{color[1:]}"
        stops = (
            (0, mix(color, WHITE, 0.72)),
            (0.3, mix(color, WHITE, 0.2)),
            (0.65, color),
            (1, mix(color, BLACK, 0.4)),
        )
        self._patterns[name] = (
            f'<radialGradient id="{name}" cx="0.38" cy="0.32" r="0.72" fx="0.33" fy="0.26">'
            + "".join(f'<stop offset="{offset}" stop-color="{shade}"/>' for offset, shade in stops)
            + "</radialGradient>"
        )
        return name

    def text(
        self,
        at: Point,
        text: str,
        size: float,
        color: str = BLACK,
        *,
        align: float = 0.5,
        bold: bool = False,
        halo: str = "",
    ) -> None:
        """One line of text, centered vertically on its capitals.

        `align` 0 starts, 0.5 centers, 1 ends it at the point. A `halo` is a color drawn around the
        letters, to keep them apart from lines below.
        """
        if not text or not self._with_text:
            return
        x = at[0] - align * text_width(text) * size
        y = at[1] + CAP_HEIGHT * size / 2
        self.include([(x, y - CAP_HEIGHT * size), (x + text_width(text) * size, y + 0.2 * size)])
        path, scale = text_path(text), f"{size / 1000:.5f}".rstrip("0")
        place = f'transform="translate({number(x)} {number(y)})scale({scale})"'
        if halo:
            self._body.append(
                f'<path {place} d="{path}" fill="{halo}" stroke="{halo}" stroke-width="250" stroke-linejoin="round"/>'
            )
        heavy = f' stroke="{color}" stroke-width="30" stroke-linejoin="round"' if bold else ""
        self._body.append(f'<path role="img" aria-label={quoteattr(text)} {place} d="{path}" fill="{color}"{heavy}/>')

    @property
    def patterns(self) -> dict[str, str]:
        """The definitions of the patterns that were used, by their names."""
        return dict(self._patterns)

    def markup(self) -> str:
        """The shapes alone, to be put into another picture, which must define the `patterns`."""
        return "".join(self._body)

    def svg(self, title: str, description: str = "") -> str:
        """The whole picture as a standalone SVG document."""
        left, top = self.left - _MARGIN, self.top - _MARGIN
        width, height = self.right - self.left + 2 * _MARGIN, self.bottom - self.top + 2 * _MARGIN
        parts = [
            '<svg xmlns="http://www.w3.org/2000/svg" '
            f'viewBox="{number(left)} {number(top)} {number(width)} {number(height)}" '
            f'width="{number(width)}" height="{number(height)}" '
            'style="max-width:100%;height:auto" role="img" '
            f"aria-label={quoteattr(title)}>",
            f"<title>{escape(title)}</title>",
        ]
        if description:
            parts.append(f"<desc>{escape(description)}</desc>")
        if self._patterns:
            parts.append("<defs>" + "".join(self._patterns[name] for name in sorted(self._patterns)) + "</defs>")
        return "\n".join([*parts, *self._body, "</svg>"]) + "\n"


def fitted_size(text: str, size: float, width: float) -> float:
    """The font size, made smaller where the text would be wider than `width`."""
    natural = text_width(text) * size
    return size if natural <= width else size * width / natural

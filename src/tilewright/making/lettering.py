"""Text as outlines of its letters, which a laser can follow."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..rendering.font import CAP_HEIGHT, text_path, text_width
from ..rendering.picture import Point
from .curves import Curve

_TOKEN = re.compile(r"[a-zA-Z]|-?\d+")
_STEPS = 4
"""The straight lines that stand for one bow of a letter."""


def fitting(text: str, width: float, height: float) -> float:
    """The greatest size of a font at which a line of text is no larger than this."""
    return min(width / max(text_width(text), 0.1), height / CAP_HEIGHT)


def lettering(text: str, size: float, x: float, y: float, degrees: float = 0.0) -> list[Curve]:
    """The outlines of a line of text, centered at a point and turned about it."""
    scale, middle = size / 1000, text_width(text) / 2 * size
    return [
        Curve.of((scale * u - middle, -scale * v - CAP_HEIGHT * size / 2) for u, v in contour).placed(degrees, x, y)
        for contour in _contours(text_path(text))
    ]


def _contours(path: str) -> Iterator[list[Point]]:
    """The closed lines of an SVG path of letters: relative but for its first M, of straight lines and bows (q)."""
    tokens = _TOKEN.findall(path)
    points: list[Point] = []
    x = y = 0.0
    command, at = "", 0
    takes = {"M": 2, "m": 2, "l": 2, "h": 1, "v": 1, "q": 4, "z": 0}
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
        numbers = [float(token) for token in tokens[at : at + takes[command]]]
        at += takes[command]
        if command == "z":
            yield points
            x, y = points[0]
            points = []
            continue
        if command in "Mm":
            x, y = numbers if command == "M" else (x + numbers[0], y + numbers[1])
            points = [(x, y)]
            # As SVG has it: numbers that follow those of a move are ends of straight lines.
            command = "l"
            continue
        if command == "q":
            bend_x, bend_y, end_x, end_y = numbers
            for step in range(1, _STEPS):
                t = step / _STEPS
                points.append(
                    (x + 2 * t * (1 - t) * bend_x + t * t * end_x, y + 2 * t * (1 - t) * bend_y + t * t * end_y)
                )
            x, y = x + end_x, y + end_y
        else:
            x += numbers[0] if command in "lh" else 0.0
            y += numbers[-1] if command in "lv" else 0.0
        points.append((x, y))

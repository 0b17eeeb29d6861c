"""Pictures of puzzles and solutions: text, SVG, PNG."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from ..errors import InvalidRequest
from ..families import Puzzle, Solution, family_of
from ..families.scenes import Scene
from .text import draw_boards, draw_text


# A picture in the terminal needs none of what these import.
def _svg(scene: Scene, **style: Any) -> str:
    from .svg import draw_svg

    return draw_svg(scene, **style)


def _png(scene: Scene, **style: Any) -> bytes:
    from .png import draw_png

    return draw_png(scene, **style)


RENDERERS: dict[str, Callable[..., str | bytes]] = {
    "text": draw_text,
    "ascii": partial(draw_text, ascii=True),
    "svg": _svg,
    "png": _png,
}
"""The kinds of pictures, each a function of a scene."""


def scene_of(item: Puzzle | Solution, *, pieces: bool = True) -> Scene:
    """The scene that a picture of a puzzle or a solution shows, with or without the pieces beside the board."""
    family = family_of(item)
    scene = family.scene_of_solution(item) if isinstance(item, family.solution) else family.scene_of_puzzle(item)
    return scene if pieces else replace(scene, pieces=())


def draw(item: Puzzle | Solution, kind: str = "svg", **options: Any) -> str | bytes:
    """Draw a picture of a puzzle or a solution.

    Parameters
    ----------
    item
        A puzzle (its empty board and its pieces) or a solution (the filled board).
    kind
        "svg", "text", "ascii" (text without box characters) or "png".
    **options
        For text and ascii: `color` (True for ANSI colors; default False) and `width` (columns of the terminal).
        For png: `width` (pixels) or `scale` (times its natural size). None for svg.

    Returns
    -------
    str or bytes
        The picture: bytes of a file for png, else text.

    Raises
    ------
    InvalidRequest
        There is no picture of this kind.
    MissingExtra
        A png is wanted and resvg-py is not installed.

    Examples
    --------
    >>> import tilewright as tw
    >>> [solution] = tw.solve("magic-square-3").solutions
    >>> print(tw.draw(solution, "ascii"))
    +---+---+---+
    | 2 | 9 | 4 |
    +---+---+---+
    ...
    """
    if kind not in RENDERERS:
        raise InvalidRequest(f"there is no picture of kind {kind!r}; choose one of {', '.join(RENDERERS)}")
    return RENDERERS[kind](scene_of(item), **options)


def as_text(item: Puzzle | Solution, *, ascii: bool = False, color: bool = False, width: int | None = None) -> str:
    """The board of a puzzle with the pieces beside it, or of a solution, drawn with characters."""
    return draw_text(scene_of(item), ascii=ascii, color=color, width=width)


def as_svg(item: Puzzle | Solution) -> str:
    """The board of a puzzle with the pieces below it, or of a solution, as a standalone SVG."""
    return _svg(scene_of(item))


__all__ = [
    "RENDERERS",
    "draw",
    "draw_boards",
    "draw_text",
    "scene_of",
    "as_svg",
    "as_text",
]

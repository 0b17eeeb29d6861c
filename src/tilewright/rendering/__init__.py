"""Pictures of puzzles and solutions: text, SVG, PNG."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..errors import InvalidRequest
from ..families import Puzzle, Solution, family_of
from ..families.scenes import Scene
from .png import draw_png
from .svg import draw_pieces_svg, draw_svg
from .text import draw_text


def _draw_ascii(scene: Scene, **options: Any) -> str:
    return draw_text(scene, ascii=True, **options)


RENDERERS: dict[str, Callable[..., str | bytes]] = {
    "text": draw_text,
    "ascii": _draw_ascii,
    "svg": draw_svg,
    "png": draw_png,
}
"""The kinds of pictures, each a function of a scene."""


def scene_of_puzzle(puzzle: Puzzle) -> Scene:
    """What a picture of a puzzle of any family shows."""
    return family_of(puzzle).scene_of_puzzle(puzzle)


def scene_of_solution(solution: Solution) -> Scene:
    """What a picture of a solution of any family shows."""
    return family_of(solution).scene_of_solution(solution)


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
    """
    if kind not in RENDERERS:
        raise InvalidRequest(f"there is no picture of kind {kind!r}; choose one of {', '.join(RENDERERS)}")
    family = family_of(item)
    scene = family.scene_of_solution if isinstance(item, family.solution) else family.scene_of_puzzle
    return RENDERERS[kind](scene(item), **options)


def puzzle_text(puzzle: Puzzle, *, ascii: bool = False, color: bool = False, width: int | None = None) -> str:
    """The empty board and the pieces, drawn with characters."""
    return draw_text(scene_of_puzzle(puzzle), ascii=ascii, color=color, width=width)


def solution_text(solution: Solution, *, ascii: bool = False, color: bool = False, width: int | None = None) -> str:
    """The filled board drawn with characters, and where each tile lies."""
    return draw_text(scene_of_solution(solution), ascii=ascii, color=color, width=width)


def puzzle_svg(puzzle: Puzzle) -> str:
    """The empty board and the pieces, as a standalone SVG."""
    return draw_svg(scene_of_puzzle(puzzle))


def pieces_svg(puzzle: Puzzle) -> str:
    """Only the pieces, as a standalone SVG."""
    return draw_pieces_svg(scene_of_puzzle(puzzle))


def solution_svg(solution: Solution) -> str:
    """The filled board as a standalone SVG."""
    return draw_svg(scene_of_solution(solution))


def puzzle_png(puzzle: Puzzle, *, width: int | None = None, scale: float | None = None) -> bytes:
    """The empty board and the pieces, as PNG on white; see `png.draw_png` for the size."""
    return draw_png(scene_of_puzzle(puzzle), width=width, scale=scale)


def solution_png(solution: Solution, *, width: int | None = None, scale: float | None = None) -> bytes:
    """The filled board as PNG on white; see `png.draw_png` for the size."""
    return draw_png(scene_of_solution(solution), width=width, scale=scale)


__all__ = [
    "RENDERERS",
    "draw",
    "draw_png",
    "draw_svg",
    "draw_text",
    "pieces_svg",
    "puzzle_png",
    "puzzle_svg",
    "puzzle_text",
    "scene_of_puzzle",
    "scene_of_solution",
    "solution_png",
    "solution_svg",
    "solution_text",
]

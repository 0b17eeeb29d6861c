"""Scenes as PNG, drawn from their SVG."""

from __future__ import annotations

from typing import Any

from ..errors import MissingExtra
from ..families.scenes import Scene
from .svg import draw_svg

WIDTH = 1000
"""The width in pixels, unless the caller gives another."""


def draw_png(scene: Scene, *, width: int | None = None, scale: float | None = None) -> bytes:
    """The scene on a white ground, `width` pixels wide, or `scale` times its natural size.

    Raises MissingExtra if resvg-py is not installed.
    """
    return png_of_svg(draw_svg(scene), width=width, scale=scale)


def png_of_svg(svg: str, *, width: int | None = None, scale: float | None = None) -> bytes:
    """A picture that is known as SVG, like `draw_png`."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError as error:
        raise MissingExtra(
            "PNG pictures need the library resvg-py, which is not installed: "
            "pip install resvg-py, or ask for SVG instead"
        ) from error
    size: dict[str, Any] = {"width": width or WIDTH} if scale is None else {"zoom": scale}
    return bytes(svg_to_bytes(svg_string=svg, background="#ffffff", skip_system_fonts=True, **size))

"""The pictures of a puzzle: a large one with its pieces, and a small one for the list."""

from __future__ import annotations

from ...rendering import draw
from ...rendering.gallery import gallery_svg
from ..base import MadePart, PartRequest

PICTURE, SMALL = "picture.svg", "small.svg"
# A larger one would make the page slow; the small one stands for it.
_LARGEST = 150_000


def make_pictures(request: PartRequest) -> MadePart:
    """Draw the board with the pieces beside it, and the board as in the gallery."""
    small = gallery_svg(request.puzzle)
    large = draw(request.puzzle, "svg")
    assert isinstance(large, str)
    files = {SMALL: small.encode()}
    if len(large.encode()) <= _LARGEST:
        files[PICTURE] = large.encode()
    return MadePart({"shown": PICTURE if PICTURE in files else SMALL, "small": SMALL}, files)

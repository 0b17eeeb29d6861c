"""Small pictures to choose from; `tests/golden/test_every_puzzle.py` looks at all of them."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

from tilewright import catalog
from tilewright.rendering.gallery import gallery_svg

_SVG = "{http://www.w3.org/2000/svg}"


def test_words_that_could_not_be_read_are_left_out() -> None:
    root = ElementTree.fromstring(gallery_svg(catalog.open_puzzle("calendar")))
    assert not [path for path in root.iter(f"{_SVG}path") if path.get("aria-label")]


def test_pieces_lie_beside_each_other() -> None:
    # Of the twelve pentominoes as many lie there as fill seven tenths of the board, each in its own color.
    root = ElementTree.fromstring(gallery_svg(catalog.open_puzzle("pentominoes-6x10")))
    filled = [path for path in root.iter(f"{_SVG}path") if path.get("fill") not in ("none", "#ffffff")]
    assert 0.5 * 60 <= len({path.get("d") for path in filled}) <= 60

"""Small pictures to choose from."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import pytest

from tests.examples import EVERY_PUZZLE
from tilewright import catalog
from tilewright.rendering.gallery import gallery_svg

_SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("name", EVERY_PUZZLE)
def test_a_picture_is_small_and_shows_something_on_the_board(name: str) -> None:
    puzzle = catalog.open_puzzle(name)
    text = gallery_svg(puzzle)
    assert len(text) < 60_000
    root = ElementTree.fromstring(text)
    assert root.get("aria-label") == puzzle.title
    if puzzle.family == "tiling":
        fills = {path.get("fill") for path in root.iter(f"{_SVG}path")} - {"none", "#ffffff"}
        assert len(fills) >= min(2, len(puzzle.pieces))
    else:
        assert [path.get("aria-label") for path in root.iter(f"{_SVG}path") if path.get("aria-label")]


def test_words_that_could_not_be_read_are_left_out() -> None:
    root = ElementTree.fromstring(gallery_svg(catalog.open_puzzle("calendar")))
    assert not [path for path in root.iter(f"{_SVG}path") if path.get("aria-label")]


def test_pieces_lie_beside_each_other() -> None:
    # Of the twelve pentominoes as many lie there as fill seven tenths of the board, each in its own color.
    root = ElementTree.fromstring(gallery_svg(catalog.open_puzzle("pentominoes-6x10")))
    filled = [path for path in root.iter(f"{_SVG}path") if path.get("fill") not in ("none", "#ffffff")]
    assert 0.5 * 60 <= len({path.get("d") for path in filled}) <= 60

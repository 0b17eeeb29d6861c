"""Letters as outlines."""

from __future__ import annotations

import pytest

from tilewright.rendering.font import glyphs, text_path, text_width


def test_all_of_ascii_and_western_letters_can_be_drawn() -> None:
    assert {chr(code) for code in range(32, 127)} <= set(glyphs())
    assert set("éüßñøłŐ–’×−↑↓Σ≠") <= set(glyphs())


def test_width_adds_up() -> None:
    assert text_width("Tile 12") == pytest.approx(sum(text_width(char) for char in "Tile 12"))
    assert text_width("") == 0


def test_unknown_characters_are_drawn_as_a_box_or_without_their_accent() -> None:
    assert text_path("漢") == text_path("□")
    assert text_path("ǎ") == text_path("a")


def test_each_glyph_starts_where_the_pen_is() -> None:
    advance, x, y, path = glyphs()["A"]
    assert text_path("AA") == f"M{x} {y}{path}M{advance + x} {y}{path}"

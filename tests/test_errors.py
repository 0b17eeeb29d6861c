"""Texts in messages are cut between letters as people see them."""

from __future__ import annotations

from tilewright.errors import letters_of, shortened

FAMILY, ACCENT, FLAGS, SKIN, HEART = "👨‍👩‍👧‍👦", "e\u0301", ["🇩🇪", "🇫🇷"], "👍🏽", "❤\ufe0f"


def test_letters_are_those_that_people_see() -> None:
    letters = ["a", FAMILY, ACCENT, *FLAGS, SKIN, HEART, "z"]
    assert letters_of("".join(letters)) == letters
    assert letters_of("") == []


def test_nothing_is_cut_within_a_letter() -> None:
    assert shortened("abcdefgh", 7) == "abcd..."
    assert shortened(f"ab{FAMILY}", 9) == f"ab{FAMILY}"
    assert shortened(f"ab{FAMILY}", 8) == "ab..."
    assert shortened("ab" + "".join(FLAGS), 5) == "ab..."

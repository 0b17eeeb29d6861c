"""TextSpan and the positions of editors are the same places."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tilewright.editor.text_lines import TextLines

ENCODINGS = ["utf-8", "utf-16", "utf-32"]


@pytest.mark.parametrize(("encoding", "column"), [("utf-8", 9), ("utf-16", 5), ("utf-32", 4)])
def test_columns_are_counted_in_the_units_of_the_encoding(encoding: str, column: int) -> None:
    lines = TextLines("a\nx\U0001f600\N{LATIN SMALL LETTER E WITH ACUTE}\u2028z", encoding)
    # A line separator of Unicode ends no line of an editor.
    assert lines.place(6) == (1, column + {"utf-8": 1, "utf-16": 0, "utf-32": 0}[encoding])
    assert lines.offset(lines.place(6)) == 6


def test_a_place_beyond_the_end_of_a_line_is_its_end() -> None:
    lines = TextLines("ab\r\ncd\re\n")
    assert [lines.offset(place) for place in ((0, 9), (1, 9), (2, 9), (3, 0), (9, 9))] == [2, 6, 8, 9, 9]


def test_the_middle_of_a_character_is_before_it() -> None:
    assert TextLines("\U0001f600x").offset((0, 1)) == 0


@given(st.text(st.sampled_from("ab\n\r\U0001f600\u2028\x85")), st.sampled_from(ENCODINGS))
def test_there_and_back(text: str, encoding: str) -> None:
    lines = TextLines(text, encoding)
    for offset in range(len(text) + 1):
        if text[offset - 1 : offset + 1] != "\r\n":
            assert lines.offset(lines.place(offset)) == offset

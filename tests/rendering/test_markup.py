"""Texts in SVG are escaped as XML demands."""

from __future__ import annotations

from xml.sax import saxutils

from hypothesis import given
from hypothesis import strategies as st

from tilewright.rendering.markup import escape, quoteattr


@given(st.text(alphabet="a<>&\"'\n\t "))
def test_texts_are_written_as_the_standard_library_writes_them(text: str) -> None:
    assert (escape(text), quoteattr(text)) == (saxutils.escape(text), saxutils.quoteattr(text))

"""Whatever a text is, something can be said of each place in it, and nothing breaks."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

import tilewright as tw
from tilewright.editor.file_names import name_at, place_of
from tilewright.editor.hovers import piece_at, variant_at, words_for_key
from tilewright.editor.offers import offers_at
from tilewright.editor.puzzle_text import PuzzleText
from tilewright.editor.remarks import mistakes_of

PARTS = [
    *(
        "format = 1\n",
        'family = "tiling"\n',
        "family",
        'lattice = "square"\n',
        "[board]\n",
        "[[piece]]\n",
        "[",
        "]",
        "{",
        "}",
    ),
    *(
        "picture = '''\n##\n'''\n",
        'name = "1"\n',
        "tiles = [",
        '"1 2 3 4"',
        ", ",
        " = ",
        "= ",
        "\n",
        "#",
        '"',
        "'",
        ".",
    ),
    *(
        "[variant.x]\n",
        "[[fixed]]\n",
        "piece",
        "cells",
        'drop = "1"\n',
        "names",
        "[]",
        "\\",
        "\U0001f9e9",
        "\r\n",
        "\ufeff",
    ),
]
UNICORN = tw.load("unicorn")


@settings(max_examples=40)
@given(st.lists(st.sampled_from(PARTS), max_size=12).map("".join))
def test_any_text_is_answered(raw: str) -> None:
    text = PuzzleText("a.tilewright.toml", raw)
    scan, n = text.scan, len(text.text)
    for remark in mistakes_of(text):
        spans = [remark.span, *(change.span for fix in remark.fixes for change in fix.changes)]
        assert all(0 <= start <= end <= n for start, end in spans)
    for offset in range(n + 1):
        cursor = scan.at(offset)
        for puzzle in (None, UNICORN):
            assert all(0 <= offer.span[0] <= offer.span[1] <= n for offer in offers_at(scan, offset, puzzle))
        words_for_key(scan, cursor)
        piece_at(scan, cursor)
        variant_at(cursor)
        name = name_at(scan, cursor)
        place = None if name is None else place_of(scan, UNICORN, name)
        assert place is None or 0 <= place[0] <= place[1] <= n

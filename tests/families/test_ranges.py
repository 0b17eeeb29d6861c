"""Ranges of numbers in puzzle files: every key takes the same forms."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tilewright.errors import InvalidFile
from tilewright.families import TilingPuzzle
from tilewright.families.ranges import CLOSED, OPEN
from tilewright.families.tiling import Total
from tilewright.formats.puzzle_file import read_toml_text

HEAD = """
format = 1
family = "tiling"
lattice = "square"
board = {shape = "rectangle", columns = 4, rows = 2}
"""
# What stands in the file, and the least and the greatest number; None for no end, in which case all may be used.
FORMS = [("3", (3, 3)), ('"0..3"', (0, 3)), ('" 1 .. 3 "', (1, 3)), ('"2.."', (2, None)), ('"..3"', (0, 3))]


def _read(body: str) -> TilingPuzzle:
    puzzle = read_toml_text(HEAD + body)
    assert isinstance(puzzle, TilingPuzzle)
    return puzzle


@pytest.mark.parametrize(("form", "ends"), FORMS)
def test_copies_and_totals_take_the_same_forms(form: str, ends: tuple[int, int | None]) -> None:
    [piece] = _read(f'piece = [{{name = "D", picture = "##", copies = {form}}}]').pieces
    assert (piece.least, piece.most) == (ends[0], ends[1] or 4)
    [piece, *_] = _read(f"polyforms = [{{size = 2, copies = {form}}}]").pieces
    assert (piece.least, piece.most) == (ends[0], ends[1] or 4)
    assert _read(f'total = {form}\npiece = [{{name = "D", picture = "##", copies = 4}}]').rules == (Total(*ends),)


@pytest.mark.parametrize("form", ['".."', '"2...3"', '"-1..3"', '"a.."', '"3"', "1.5", f'"{"9" * 5000}.."'])
def test_other_forms_are_refused(form: str) -> None:
    for body in (
        f'piece = [{{name = "D", picture = "##", copies = {form}}}]',
        f'total = {form}\npiece = [{{name = "D", picture = "##"}}]',
    ):
        with pytest.raises(InvalidFile, match=re.escape('range such as "0..3", "2.." or "..3", found')):
            _read(body)


@pytest.mark.parametrize("text", ["0..3", " 1 .. 3 ", "2..", "..3", "..", "2...3", "-1..3", "3", "1 2..3", "2..3.."])
def test_the_schema_has_the_same_forms(text: str) -> None:
    from tilewright.families.declared import WrongValue
    from tilewright.families.ranges import closed_range, open_range

    def takes(read: Any) -> bool:
        try:
            read(text)
        except WrongValue:
            return False
        return True

    for pattern, read in ((CLOSED, closed_range), (OPEN, open_range)):
        assert (re.search(rf"^\s*({pattern})\s*$", text) is not None) == takes(read)

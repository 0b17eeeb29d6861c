"""A text is read as far as the time allows, and as the files that it may be."""

from __future__ import annotations

import pytest

from tilewright import catalog
from tilewright.editor import puzzle_text
from tilewright.editor.puzzle_text import PuzzleText
from tilewright.editor.remarks import mistakes_of


@pytest.mark.parametrize(
    ("name", "text", "is_ours"),
    [
        ("a.toml", "format = 1\n", True),
        ("a.toml", "# mine\n\nformat=1", True),
        ("a.toml", 'title = "x"\nformat = 1', False),
        ("a.tilewright.toml", 'title = "x"', True),
        ("a.tilewright.toml", "", True),
        ("a.json", '{"format": 1}', True),
        ("a.json", '{"name": 1}', False),
        ("pyproject.toml", "[project]", False),
        ("a.txt", "format = 1\n", False),
        ("a.toml", "format = 1\n" + "#" * 500_000, False),
    ],
)
def test_only_files_of_ours_are_read(name: str, text: str, is_ours: bool) -> None:
    assert PuzzleText(name, text).is_ours == is_ours


def test_a_file_that_takes_long_is_not_called_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_text, "_SECONDS_TO_READ", 0.0)
    text = PuzzleText("a.toml", catalog.text_of("eternity-2"))
    [remark] = mistakes_of(text)
    assert remark.level == "information"
    assert "reading this file takes more than 0 s" in remark.message


def test_each_variant_is_read_and_what_it_shares_is_told_once() -> None:
    text = catalog.text_of("tatami")
    read = PuzzleText("tatami.toml", text).read
    assert set(read.puzzles) == {"", *catalog.variants("tatami")}
    assert not read.mistakes
    wrong = PuzzleText("tatami.toml", text + '\n[variant.other]\ncrosing = "never"\n[variant.more]\ndrop = "nobody"\n')
    remarks = mistakes_of(wrong)
    assert [wrong.text[slice(*one.span)] for one in remarks] == ["crosing", "nobody"]
    assert [one.message.partition(":")[0] for one in remarks] == ["variant other", "variant more"]


def test_half_a_character_keeps_its_column() -> None:
    text = PuzzleText("a.toml", "\ufeffformat = 1\r\ntitle = '\ud800x'\r\n").text
    assert text == " format = 1\ntitle = '?x'\n"

"""`tilewright sheet` of several puzzles, and of the link to a collection."""

from __future__ import annotations

from pathlib import Path

import pytest
from pypdfium2 import PdfDocument

from tests.desk.test_collection import ALBUM, COLLECTION, link_of

from ..running import run

LINK = f"https://puzzles.example/#p={link_of(collection=COLLECTION)}"


def test_a_link_makes_sheets_for_each_pupil_and_solutions_apart(tmp_path: Path) -> None:
    file = tmp_path / "class.pdf"
    told = run("sheet", LINK, "--names", "Ada, Ben", "--per-page", 4, "--answers", 1, "--apart", "-o", file)
    assert "class-solutions.pdf" in told.stdout + told.stderr
    pages = PdfDocument(file)
    assert pages.get_metadata_value("Title") == "Week 3"
    n = len(pages)
    assert len(PdfDocument(tmp_path / "class-solutions.pdf")) == 1
    names = tmp_path / "names.txt"
    names.write_text("Ada\nBen\nCleo\n")
    run("sheet", LINK, "--names", names, "--per-page", 4, "-o", file)
    assert len(PdfDocument(file)) == 3 * n / 2


def test_the_page_and_the_command_make_the_same_file(tmp_path: Path) -> None:
    import base64

    from tilewright.desk.asks import search

    file = tmp_path / "class.pdf"
    run("sheet", LINK, "--names", "Ada,Ben", "--answers", 1, "-o", file)
    events = search({"mode": "class", "collection": COLLECTION, "names": "Ada\nBen"})
    [made] = [event["file"]["base64"] for event in events if event["kind"] == "finding"]
    assert base64.b64decode(made) == file.read_bytes()


def test_several_puzzles_and_one_with_names(tmp_path: Path) -> None:
    file = tmp_path / "lesson-one.pdf"
    run("sheet", "tangram", "soma", "tetrominoes-4x5", "--answers", 1, "--paper", "letter", "-o", file)
    pages = PdfDocument(file)
    assert len(pages) == 3
    assert pages.get_metadata_value("Title") == "Lesson one"
    run("sheet", "genius-star", "--roll", "9,10,28,33,34,39,47", "--names", "Ada", "-o", file)
    assert PdfDocument(file).get_metadata_value("Title").startswith("The Genius Star (blocked: 9")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([LINK[:-20]], "this link is"),
        ([LINK, "soma"], "give it alone"),
        ([LINK, "--variant", "x"], "give it alone"),
        ([f"#p={link_of(album=ALBUM)}"], "the link to an album"),
        (["soma", "tangram", "--kerf", "1"], "kerf cannot be asked"),
        (["soma", "tangram", "--roll"], "for one puzzle"),
        (["soma", "tangram", "--answers", "3"], "one solution of each"),
        (["soma", "--apart"], "--answers 1"),
        (["soma", "no-such"], "no puzzle 'no-such'"),
        (["soma", "--names", "A," * 300], "at most 200"),
    ],
    ids=lambda value: str(value)[-30:],
)
def test_what_cannot_be_made_is_told(words: list[str], message: str, tmp_path: Path) -> None:
    told = run("sheet", *words, "-o", tmp_path / "x.pdf", status=2).stderr
    assert message in told
    assert not list(tmp_path.iterdir())
    assert ".pdf files" in run("sheet", "soma", "tangram", "-o", tmp_path / "x.svg", status=2).stderr

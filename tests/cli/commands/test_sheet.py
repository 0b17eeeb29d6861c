"""`tilewright sheet`."""

from __future__ import annotations

from pathlib import Path

import pytest
from pypdfium2 import PdfDocument

from tilewright.making import MAKERS

from ..running import run


def test_several_files_are_made_of_one_search(tmp_path: Path) -> None:
    first, second = tmp_path / "first.pdf", tmp_path / "second.pdf"
    told = run("sheet", "genius-star", "--roll", "--seed", 1, "--answers", 2, "-o", first, "-o", second).stderr
    assert told.count("Rolled") == 1
    assert first.read_bytes() == second.read_bytes()
    title = PdfDocument(first).get_metadata_value("Title")
    assert title.removeprefix("The Genius Star (blocked: ")[:-1].replace(" ", ",") in told


def test_a_template_needs_no_roll_until_solutions_are_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "sheet.pdf"
    run("sheet", "katamino", "-o", file)
    assert len(PdfDocument(file)) == 2
    message = run("sheet", "katamino", "--answers", 1, "-o", file, status=2).stderr
    assert "choose it with --pieces" in message


def test_all_answers_are_said_to_be_all(tmp_path: Path) -> None:
    run("sheet", "unicorn", "--answers", "all", "-o", tmp_path / "all.pdf")
    run("sheet", "unicorn", "--answers", "1", "-o", tmp_path / "one.pdf")
    run("sheet", "unicorn", "--answers", "2", "-o", tmp_path / "two.pdf")
    one, two, found = ((tmp_path / f"{name}.pdf").read_bytes() for name in ("one", "two", "all"))
    assert one != two == found, "the catalog knows that there are two"


def test_sheets_of_material_are_numbered(tmp_path: Path) -> None:
    told = run("sheet", "pentominoes-6x10", "--bed", "400x100", "-o", tmp_path / "p.svg")
    written = sorted(file.name for file in tmp_path.iterdir())
    assert written == ["p-1.svg", "p-2.svg"]
    assert all(f"{name}.\n" in told.stdout + told.stderr for name in written)
    wrong = run("sheet", "pentominoes-6x10", "--bed", "250", "-o", tmp_path / "p.svg", status=2).stderr
    assert "'250' is no width and height; write them as 600x400" in wrong


def test_without_solutions_nothing_is_written(tmp_path: Path) -> None:
    told = run("sheet", "tetrominoes-4x5", "--answers", 1, "-o", tmp_path / "sheet.pdf", status=1).stderr
    assert told == "There is no solution, and so no answer to show.\n"
    assert not list(tmp_path.iterdir())


def test_a_limit_leaves_what_was_found(tmp_path: Path) -> None:
    file = tmp_path / "sheet.pdf"
    told = run("sheet", "ultimate", "--answers", "all", "--nodes", 1000, "-o", file, status=3).stderr
    assert "Stopped at the limit of nodes (1,000): 0 solutions found.\n" in told
    assert len(PdfDocument(file)) == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["-o", "x.doc"], "x.doc has the suffix '.doc', which should say what to make: .pdf"),
        (["-o", "x"], "x has no suffix"),
        (["-o", "nowhere/x.pdf"], "there is no folder nowhere"),
        (["-o", "x.pdf", "--answers", "many"], "'many' is neither `all` nor a number"),
        (["-o", "x.pdf", "--cell", "nan"], "cell is a length from 1 to 1000 mm; found nan"),
        (["-o", "x.pdf", "--paper", "a5"], "paper is a4 or letter; found 'a5'"),
        ([], "missing option '-o'"),
    ],
)
def test_wrong_usage_is_told(
    arguments: list[str], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert message in run("sheet", "unicorn", *arguments, status=2).stderr
    assert not list(tmp_path.iterdir())


def test_the_help_says_what_each_file_holds() -> None:
    words = " ".join(run("sheet", "--help").stdout.split())
    assert all(maker.about in words for maker in MAKERS.values())

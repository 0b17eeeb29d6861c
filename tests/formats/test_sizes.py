"""Sizes of boards that a file leaves open."""

from __future__ import annotations

from pathlib import Path

import pytest

import tilewright as tw
from tests.cli.running import run

OPEN = """
format = 1
family = "tiling"
lattice = "square"
[board]
shape = "rectangle"
columns = "n"
rows = 3
[[piece]]
name = "domino"
picture = "##"
copies = "0.."
[variant.tall]
board = { shape = "rectangle", columns = 2, rows = "n", wrap = [[0, "n"]] }
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "strip.toml"
    path.write_text(OPEN)
    return path


def test_a_variant_chooses_the_size(file: Path) -> None:
    assert len(tw.load(file, "n=4").board) == 12
    assert tw.load(file, "tall,n=5").board.wrap
    assert len(tw.load_sized(file, variant="tall")(7).board) == 14


def test_without_a_size_there_is_no_board(file: Path) -> None:
    with pytest.raises(tw.InvalidRequest, match=r"strip leaves a size of its board open, columns n; choose it with"):
        tw.load(file)
    with pytest.raises(tw.InvalidRequest, match="tatami leaves no size of its board open; found n=4"):
        tw.load("tatami", "n=4")
    with pytest.raises(tw.InvalidFile, match="columns"):
        tw.load(file, "n=0")


def test_such_a_file_is_shown_and_looked_at_with_an_example(file: Path) -> None:
    assert "\nsize: columns n is left open, here n=6 (--size 7, say)\n" in run("show", file).stdout
    assert "here n=" not in run("show", file, "--variant", "n=3").stdout
    assert run("check", file).stdout.startswith("No mistakes found.")
    assert "choose it with --size 6, say" in run("solve", file, status=2).stderr
    checked = run("check", file, "--variant", "tall")
    assert checked.stderr == "size: rows n is left open, here n=6 (--size 7, say)\n"
    assert checked.stdout.endswith(" --variant tall,n=6`.\n")


def test_the_command_line_chooses_the_size(file: Path) -> None:
    assert "n=4" in run("count", file, "--size", 4).stdout.splitlines()[0]
    assert "(tall,n=3)" in run("count", file, "--variant", "tall", "--size", 3).stdout
    assert run("check", file, "--size", 4).stdout.startswith("No mistakes found.")


def test_a_setup_of_sizes_is_open_for_a_series(tmp_path: Path) -> None:
    assert len(tw.load_sized("y-pentomino", "columns")(3).board) == 15
    with pytest.raises(tw.InvalidRequest, match="y-pentomino leaves columns and rows open; choose one of them"):
        tw.load_sized("y-pentomino")
    path = tmp_path / "rows.toml"
    text = OPEN.replace('"n"\nrows = 3', '2\nrows = 3\n[setup]\nkind = "size"\ncolumns = 2\nrows = "1..9"')
    path.write_text(text[: text.index("[variant")])
    assert tw.series(tw.load_sized(path), 6).terms == (1, 1, 2, 3, 5, 8)


def test_a_size_is_left_open_in_one_way(file: Path) -> None:
    file.write_text(OPEN.replace("[[piece]]", '[setup]\nkind = "size"\nrows = "1..4"\n[[piece]]'))
    for command in ("check", "series", "sweep"):
        assert "strip leaves sizes of its board open in two ways, columns as n" in run(command, file, status=2).stderr
    assert run("series", file, "--open", "columns", "-n", 2).stdout.startswith("strip\n\n0  1\n")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["count", "FILE", "--variant", "n=-2"], "strip has no variant 'n=-2' (n=6, or NAME,n=6, chooses its size); "),
        (["count", "FILE", "--variant", "n=4,tall"], "chooses its size); did you mean 'tall'?"),
        (["count", "y-pentomino", "--variant", "n=5"], "open; found n=5; its size is a setup, chosen with --size"),
        (["count", "FILE", "--variant", "n=5", "--size", "4"], "n=5 and --size 4 both choose the size; give one"),
        (["series", "FILE", "--variant", "n=5"], "a series is about boards of every size; leave out n=5"),
        (["series", "FILE", "--open", "rows"], 'leaves columns open already; leave out --open, or write "n" for rows'),
    ],
)
def test_who_mixes_up_the_ways_to_choose_a_size_is_told(file: Path, words: list[str], message: str) -> None:
    assert message in run(*(file if word == "FILE" else word for word in words), status=2).stderr

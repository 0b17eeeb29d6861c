"""`draw`, `show`, and where pictures go."""

from __future__ import annotations

from pathlib import Path

import pytest

from ..running import run

IMPOSSIBLE = "tetrominoes-4x5"


def test_a_search_that_was_stopped_proves_nothing() -> None:
    result = run("draw", "pentominoes-2x3x10", "--solved", "--nodes", 20, status=3)
    assert "that does not mean that there is none" in result.stderr
    assert not result.stdout


def test_no_solution_is_proved_as_by_solve() -> None:
    result = run("draw", IMPOSSIBLE, "--solved", status=1)
    assert result.stderr.startswith("lint: impossible: color the board")
    assert result.stderr.endswith("No solution exists (proved: the search is exhausted).\n")
    assert not result.stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["draw", "unicorn", "--number", 3], "--number is about a file of solutions"),
        (["draw", "unicorn", "--width", 300], "--width is about PNG"),
        (["draw", "unicorn", "-o", "x.svg", "--width", 300], "--width is about PNG"),
        (["draw", "unicorn", "--to", "txt", "-o", "x.svg"], "x.svg would hold a picture in txt, not in svg"),
        (["solve", "unicorn", "--svg", "x.png"], "x.png would hold a picture in svg, not in png"),
        (["solve", "magic-19", "--trace", "x.png"], "the trace is drawn as SVG only"),
        (["solve", "unicorn", "-o", "nowhere/x.svg"], "there is no folder nowhere"),
        (["solve", "magic-19", "--trace", "nowhere/x.svg"], "there is no folder nowhere"),
    ],
)
def test_wrong_pictures_are_refused_before_the_search(
    arguments: list[object], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(*arguments, status=2)
    assert message in result.stderr
    assert not result.stdout
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("puzzle", "lines"),
    [
        ("unicorn", ["matching: sides that touch complete each other: GH and GT, PH and PT, RH and RT, YH and YT"]),
        ("giants-causeway", ["matching: sides that touch have the same label", "fixed: 1 at 4, as drawn"]),
        ("eternity-2", ["rim: label 0, which lies nowhere else"]),
    ],
)
def test_show_tells_the_rules(puzzle: str, lines: list[str]) -> None:
    text = run("show", puzzle).stdout
    assert all(f"\n  {line}\n" in text for line in lines)


def test_show_tells_of_tables_and_optional_cells(tmp_path: Path) -> None:
    path = tmp_path / "table.toml"
    path.write_text(
        'format = 1\ntitle = "Table"\nfamily = "tiling"\nlattice = "square"\n'
        'tiles = ["a b a c"]\n[board]\nshape = "rectangle"\ncolumns = 2\nrows = 1\noptional = ["2"]\n'
        '[matching]\npairs = [["a", "b"], ["a", "c"]]\n[rim]\nforbidden = ["c"]\n',
        encoding="utf-8",
    )
    text = run("show", path).stdout
    assert "a table says which sides may touch: a and b, a and c\n" in text
    assert "rim: never c\n" in text
    assert "may stay empty: 2\n" in text

"""`tilewright sweep`."""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ..running import run


def test_all_sums(tmp_path: Path) -> None:
    table, lines, picture = tmp_path / "sums.csv", tmp_path / "sums.jsonl", tmp_path / "sums.svg"
    out = run("sweep", "perimeter-triangle-4", "-o", table, "-o", lines, "--histogram", picture).stdout
    assert out.startswith("Perimeter-magic triangle of order 4, 21 sums: how many solutions has each?\n")
    assert "solutions   864  distinct, of all sums together\n" in out
    assert "No solution: 16 sums; the first of them is 10." in out
    assert "Sums that have solutions: 17 (96), 19 (192), 20 (288), 21 (192), 23 (96)." in out
    assert "Hardest sum: 17, with 96 solutions; 2 sums have that number. One of them:" in out
    assert "Agrees with 6 known numbers of single sums.\n" in out
    rows = list(csv.DictReader(table.read_text(encoding="utf-8").splitlines()))
    assert len(rows) == 21
    assert rows[7] == {"target": "17", "class": "8", "solutions": "96"}
    assert rows[13]["class"] == "8"
    plain = [json.loads(line) for line in lines.read_text(encoding="utf-8").splitlines()]
    assert plain[7] == {"target": 17, "class": 8, "solutions": 96}
    ElementTree.fromstring(picture.read_text(encoding="utf-8"))


def test_a_sample_of_the_rolls(tmp_path: Path) -> None:
    table = tmp_path / "rolls.jsonl"
    arguments = ("sweep", "genius-star", "--variant", "golden-star", "--solvable", "--sample", 12, "--seed", 2)
    out = run(*arguments, "-o", table).stdout
    assert out.startswith("The Genius Star (golden-star), 12 rolls: which have a solution?\n")
    assert "A solution of " in out
    rows = [json.loads(line) for line in table.read_text(encoding="utf-8").splitlines()]
    assert len(rows) == 12
    assert {type(row["solvable"]) for row in rows} == {bool}
    assert all(len(row["setup"]) == 7 for row in rows)
    plain = json.loads(run(*arguments, "--json").stdout)
    assert (plain["setups"], plain["variant"], plain["exhausted"]) == (12, "golden-star", True)
    assert plain["solvable"] == sum(row["solvable"] for row in rows)


def test_all_sets_of_pieces(tmp_path: Path) -> None:
    table = tmp_path / "sets.csv"
    out = run("sweep", "katamino", "--variant", "5x3", "-o", table).stdout
    assert out.startswith("Katamino (5x3), 220 sets of pieces: how many solutions has each?\n")
    assert "sets       220  all whose cells are as many as they must fill\n" in out
    assert "classes    220  the same: no symmetry carries a set into another\n" in out
    assert "Hardest set of pieces: F P U, with 4 solutions; 7 sets of pieces have that number. One of them:" in out
    rows = list(csv.DictReader(table.read_text(encoding="utf-8").splitlines()))
    assert [row["solutions"] for row in rows if row["setup"] == "F P U"] == ["4"]


def test_parquet(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    run("sweep", "calendar", "--limit", 40, "-o", tmp_path / "dates.parquet")
    table = parquet.read_table(tmp_path / "dates.parquet").to_pydict()
    assert table["setup"][:2] == [["Jan", "1"], ["Jan", "2"]]
    assert table["solutions"][:2] == [64, 109]


def test_parquet_without_its_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    out = run("sweep", "calendar", "-o", tmp_path / "dates.parquet", status=2).output
    assert "pip install 'tilewright[export]'" in out


def test_a_sweep_that_is_stopped_says_how_far_it_came() -> None:
    out = run("sweep", "calendar", "--seconds", 0, status=3).stdout
    assert "answered 0 what follows is of these alone" in " ".join(out.split())
    assert "Stopped at the limit of time: 0 of 366 classes are answered, all of these exactly." in out
    assert json.loads(run("sweep", "calendar", "--seconds", 0, "--json", status=3).stdout)["stopped_by"] == "seconds"


def test_without_any_solution() -> None:
    out = run("sweep", "magic-hexagon-2", "--solvable", status=1).stdout
    assert "No solution: 8 sums; the first of them is 6." in out


def test_what_makes_no_sense_is_said_before_the_search(tmp_path: Path) -> None:
    assert "one fixed puzzle" in run("sweep", "unicorn", status=2).output
    assert "should say the format: .csv, .jsonl, .parquet" in run("sweep", "calendar", "-o", "x.txt", status=2).output
    assert "leave out --solvable" in run("sweep", "calendar", "--solvable", "--histogram", "x.svg", status=2).output
    assert "no folder" in run("sweep", "calendar", "-o", tmp_path / "nowhere" / "x.csv", status=2).output
    assert "two requests" in run("sweep", "calendar", "--limit", 3, "--sample", 3, status=2).output


@pytest.mark.docs
def test_the_histogram_of_the_documentation_is_up_to_date(tmp_path: Path) -> None:
    run("sweep", "calendar", "--histogram", tmp_path / "dates.svg")
    kept = Path(__file__).parents[3] / "docs" / "images" / "calendar-histogram.svg"
    assert (tmp_path / "dates.svg").read_text(encoding="utf-8") == kept.read_text(encoding="utf-8")


def test_sizes_have_an_order_primes_and_a_grid(tmp_path: Path) -> None:
    wanted = ("sweep", "y-pentomino", "--solvable", "--first", "--ascii")
    out = run(*wanted, "--grid", tmp_path / "y.svg", "-o", tmp_path / "y.csv").stdout
    assert "order      10  pieces, the fewest that fill a board, in 5x10\n" in out
    assert "primes      1  5x10\n" in out
    assert "\n   5    .  .  .  .  .  .  .  .  .\n" in out
    assert "A solution of 5x10:" in out
    assert (tmp_path / "y.csv").read_text(encoding="utf-8").splitlines()[-1] == "5x10,17,1,prime"
    assert "order 10 (5x10)" in (tmp_path / "y.svg").read_text(encoding="utf-8")
    sizes = json.loads(run(*wanted, "--json").stdout)["sizes"]
    assert sizes["order"] == {"size": "5x10", "pieces": 10, "is_least": True}
    assert (sizes["primes"], sizes["marks"]["5x9"]) == (["5x10"], "none")


def test_a_grid_is_of_sizes(tmp_path: Path) -> None:
    assert "leaves no size to choose" in run("sweep", "calendar", "--grid", tmp_path / "x.svg", status=2).output

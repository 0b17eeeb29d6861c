"""`count`, `check` and `compare`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tilewright import catalog

from ..running import run

CARDS = "HO BW HW|HG BG HW|BG HG HO|HO BG BW|BO BG HO|BO HO BG|HG BG HO|BW BG HW|HO BW BO"
NEIGHBORS = "0 1 2|1 2 1|2 3 2|3 4 1|3 5 0|5 6 1|6 7 0|6 8 2|1 8 0"


@pytest.fixture
def deck(tmp_path: Path) -> tuple[Path, Path]:
    """The Magic Triangle as a deck of cards."""
    files = tmp_path / "deck_of_cards.csv", tmp_path / "edge_matches.csv"
    for file, rows in zip(files, (CARDS, NEIGHBORS), strict=True):
        file.write_text("".join(row.replace(" ", ",") + "\n" for row in rows.split("|")))
    return files


@pytest.fixture
def solutions(tmp_path: Path) -> Path:
    """All solutions of the Unicorn as they are printed."""
    file = tmp_path / "unicorn.txt"
    file.write_text(run("solve", "unicorn", "--all").stdout)
    return file


def test_count() -> None:
    text = run("count", "unicorn").stdout
    rows = {line[:16].strip(): line[16:].split()[0] for line in text.splitlines()[2:6]}
    assert rows == {"raw": "8", "distinct": "8", "up to rotation": "2", "up to symmetry": "2"}
    assert "The search is exhausted: " in text
    assert "Agrees with the known number: 8 distinct (" in text


def test_a_number_that_is_exact_is_compared_though_the_count_was_stopped(tmp_path: Path) -> None:
    file = tmp_path / "dominoes.toml"
    puzzle = """
format = 1
title = "Dominoes"
family = "tiling"
lattice = "square"
[board]
shape = "rectangle"
columns = 6
rows = 6
[[piece]]
name = "domino"
cells = [[0, 0], [1, 0]]
copies = 18
"""
    known = [(6728, "distinct"), (1, "rotation"), (930, "symmetry")]
    rows = [f'[[known]]\ncount = {count}\ncounts = "{counts}"\nsource = "a test"' for count, counts in known]
    file.write_text("\n".join([puzzle, *rows]))
    n_nodes = json.loads(run("count", str(file), "--json").stdout)["nodes"]
    # The last search is that of a reflection.
    text = run("count", str(file), "--nodes", str(n_nodes - 1), "--workers", "1", status=3).stdout
    assert [line for line in text.splitlines() if "known number" in line] == [
        "Agrees with the known number: 6,728 distinct (a test)",
        "DIFFERS from the known number: 1 up to rotation (a test)",
    ]


def test_count_as_json() -> None:
    data = json.loads(run("count", "genius-star", "--block", "1,10,18,21,12,4,26", "--json").stdout)
    assert (
        data.items()
        >= {
            "puzzle": "genius-star",
            "raw": 6,
            "distinct": 3,
            "up_to_symmetry": 3,
            "exhausted": True,
            "engine": "scan",
            "stopped_by": None,
        }.items()
    )
    assert data["blocked"] == ["1", "10", "18", "21", "12", "4", "26"]
    assert data["nodes"] > 0 < data["seconds"]
    assert [known["agrees"] for known in data["known"]] == [True]


def test_the_known_numbers_of_other_cases_are_left_out() -> None:
    assert "known" not in run("count", "genius-star", "--block", "1,10,18,20,12,4,26").stdout
    assert "0 distinct for the sum 30" in run("count", "magic-19", "--target", 30, status=1).stdout
    assert run("count", "perimeter-triangle-3").stdout.count("Agrees with") == 6


def test_a_known_number_that_is_wrong_is_told(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(catalog.text_of("unicorn").replace("count = 8", "count = 9"))
    assert "DIFFERS from the known number: 9 distinct" in run("count", file).stdout


def test_relabelings_and_exchanges_of_points() -> None:
    assert "up to relabeling" in run("count", "magic-square-3", "--relabelings").stdout
    assert json.loads(run("count", "unicorn", "--relabelings", "--json").stdout)["up_to_relabeling"] == 2


def test_a_stopped_count_gives_lower_bounds() -> None:
    result = run("count", "pentominoes-6x10", "--nodes", 3000, status=3)
    assert ">= " in result.stdout
    assert "these are lower bounds" in result.stdout
    assert "Agrees" not in result.stdout
    assert run("count", "tetrominoes-4x5", status=1).stdout.count("No solution exists.") == 1


def test_annealing_cannot_count() -> None:
    assert "cannot count" in run("count", "magic-19", "--engine", "annealing", status=2).stderr


def test_a_deck_of_cards(deck: tuple[Path, Path]) -> None:
    assert json.loads(run("count", *deck, "--json").stdout)["up_to_rotation"] == 2
    assert run("solve", *deck).stdout
    assert "No mistakes found." in run("check", *deck).stdout
    converted = deck[0].parent / "triangle.toml"
    run("convert", *deck, converted)
    assert json.loads(run("count", converted, "--json").stdout)["distinct"] == 6
    assert "takes 2 files" in run("solve", deck[0], status=2).stderr


@pytest.mark.parametrize("name", ["unicorn", "genius-star", "calendar", "magic-19"])
def test_check_finds_nothing_wrong(name: str) -> None:
    assert "No mistakes found." in run("check", name).stdout


def test_check_proves_impossible() -> None:
    assert run("check", "tetrominoes-4x5", status=1).stdout.startswith("impossible: ")
    findings = json.loads(run("check", "tetrominoes-4x5", "--json", status=1).stdout)["findings"]
    assert findings[0]["level"] == "impossible"


def test_check_of_a_wrong_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(catalog.text_of("unicorn").replace("columns", "colums").replace('"tiling"', '"tilling"'))
    message = run("check", file, status=2).stderr
    assert "colums" in message
    assert "tilling" in message


def test_check_solutions(solutions: Path) -> None:
    assert run("check", "unicorn", solutions).stdout.endswith("8 solutions, all right.\n")


def test_check_wrong_solutions(tmp_path: Path) -> None:
    file = tmp_path / "wrong.jsonl"
    right = json.loads(run("solve", "unicorn", "--json").stdout.splitlines()[0])
    wrong = json.loads(json.dumps(right))
    wrong["placed"][0]["cells"], wrong["placed"][1]["cells"] = right["placed"][1]["cells"], right["placed"][0]["cells"]
    file.write_text("".join(json.dumps(one) + "\n" for one in (right, wrong, right)))
    text = run("check", "unicorn", file, status=1).stdout
    assert "solution 1 is right\nsolution 2 is wrong:\n  " in text
    assert text.endswith("2 of 3 solutions right.\n")
    data = json.loads(run("check", "unicorn", file, "--json", status=1).stdout)
    assert (data["right"], data["wrong"], bool(data["solutions"][1]["broken"])) == (2, 1, True)
    text = run("compare", "unicorn", file, status=1).stdout
    assert "1 wrong (number 2); 1 there before (number 3)" in text
    assert "They differ" in text


def test_compare(solutions: Path) -> None:
    assert run("compare", "unicorn", solutions).stdout.endswith("Up to symmetry the file has 2 of 2.\nThey agree.\n")


def test_compare_with_json_lines(tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    file.write_text(run("solve", "magic-19", "--all", "--json").stdout)
    data = json.loads(run("compare", "magic-19", file, "--json").stdout)
    assert (data["listed"], data["found"], data["missing"], data["agrees"]) == (48, 48, 0, True)
    assert data["up_to_symmetry"] == {"listed": 4, "found": 4}


def test_compare_up_to_rotation(tmp_path: Path) -> None:
    file = tmp_path / "some.txt"
    file.write_text(run("solve", "unicorn", "--all", "--up-to", "rotation").stdout)
    assert "2 of them are in the file, 6 missing" in run("compare", "unicorn", file, status=1).stdout
    assert "One that is missing:" in run("compare", "unicorn", file, status=1).stdout
    assert run("compare", "unicorn", file, "--up-to", "rotation").stdout.endswith("They agree.\n")


def test_compare_up_to_rotation_takes_a_solution_in_several_positions(solutions: Path) -> None:
    assert run("compare", "unicorn", solutions, "--up-to", "rotation").stdout.endswith("They agree.\n")
    solutions.write_text(solutions.read_text() * 2)
    assert "8 there before (number 9, " in run("compare", "unicorn", solutions, "--up-to", "rotation", status=1).stdout


@pytest.mark.parametrize("flags", [(), ("--json",)])
def test_no_solutions_are_the_right_list_where_there_are_none(tmp_path: Path, flags: tuple[str, ...]) -> None:
    puzzle, file = tmp_path / "zero.toml", tmp_path / "none"
    puzzle.write_text(
        'format = 1\nfamily = "tiling"\nlattice = "square"\ntiles = ["a a a a", "b b b b"]\n'
        'board = { shape = "rectangle", columns = 2, rows = 1 }\n'
    )
    file.write_text(run("solve", puzzle, "--all", *flags, status=1).stdout)
    assert run("compare", puzzle, file).stdout.endswith("They agree.\n")
    assert run("check", puzzle, file).stdout == f"There are no solutions to check: {file} says so.\n"
    assert "8 missing" in run("compare", "unicorn", file, status=1).stdout


def test_compare_that_is_stopped_proves_nothing(solutions: Path) -> None:
    assert "stopped at the limit" in run("compare", "unicorn", solutions, "--solutions", 3, status=3).stdout


def test_solutions_of_a_template_need_its_cells(solutions: Path) -> None:
    assert "needs 7 cells to block" in run("compare", "genius-star", solutions, status=2).stderr

"""`count --model` and `solve --model`: exact cover without a puzzle."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ..running import run

QUEENS_4 = "\n".join(
    [
        "r1 r2 r3 r4 f1 f2 f3 f4 | " + " ".join(f"{d}{k}" for d in "ab" for k in range(1, 8)),
        *(f"r{r} f{f} a{r + f - 1} b{r - f + 4}" for r in range(1, 5) for f in range(1, 5)),
    ]
)


@pytest.fixture
def queens(tmp_path: Path) -> Path:
    """Four queens: two solutions."""
    file = tmp_path / "queens.xc"
    file.write_text(QUEENS_4)
    return file


def test_count(queens: Path) -> None:
    lines = run("count", "--model", queens).stdout.splitlines()
    assert lines[0] == "queens: 8 primary items, 14 secondary, 16 options"
    assert lines[2] == "2 solutions"
    assert lines[4].startswith("The search is exhausted: ")


def test_count_as_json(queens: Path) -> None:
    data = json.loads(run("count", "--model", queens, "--json").stdout)
    expected = {"model": "queens", "options": 16, "solutions": 2, "exhausted": True, "stopped_by": None}
    assert expected.items() <= data.items()
    assert data["nodes"] > 0


def test_a_stopped_count_is_a_lower_bound(queens: Path) -> None:
    result = run("count", "--model", queens, "--engine", "exact-cover", "--nodes", 2, status=3)
    assert ">= 0 solutions" in result.stdout
    assert "this is a lower bound" in result.stdout


def test_solve_prints_the_options_that_are_chosen(queens: Path) -> None:
    first = run("solve", "--model", queens).stdout
    assert first.endswith("\n\n2 solutions in all. Print them with --all.\n")
    assert first.splitlines()[0] in QUEENS_4.splitlines()
    text = run("solve", "--model", queens, "--all").stdout
    assert text.endswith("\n2 solutions; the search is exhausted.\n")
    assert text.count("Solution ") == 2
    assert "r1 f2 a2 b3\nr2 f4 a5 b2\nr3 f1 a3 b6\nr4 f3 a6 b5\n" in text


def test_solve_as_json(queens: Path) -> None:
    lines = [json.loads(line) for line in run("solve", "--model", queens, "--all", "--json").stdout.splitlines()]
    assert [len(line["options"]) for line in lines[:-1]] == [4, 4]
    assert {"printed": 2, "found": 2, "exhausted": True}.items() <= lines[-1]["summary"].items()


def test_no_solution_is_proved(tmp_path: Path) -> None:
    file = tmp_path / "none.xc"
    file.write_text("a b\na\n")
    assert "0 solutions" in run("count", "--model", file, status=1).stdout
    assert run("solve", "--model", file, status=1).stdout.startswith("No solution exists")


def test_all_are_counted_where_that_is_quick(tmp_path: Path) -> None:
    file = tmp_path / "many.xc"
    file.write_text("\n".join([" ".join(f"i{k}" for k in range(24)), *(f"i{k}\ni{k}" for k in range(24))]))
    result = run("solve", "--model", file)
    assert result.stdout.endswith("\n16,777,216 solutions in all. Print them with --all.\n")


def test_a_large_model_is_not_searched_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "permutations.xc"
    both = [f"{kind}{k}" for kind in "rc" for k in range(30)]
    file.write_text("\n".join([" ".join(both), *(f"r{a} c{b}" for a in range(30) for b in range(30))]))
    result = run("solve", "--model", file)
    assert result.stdout.endswith(
        f"There may be more: --all prints every solution, `tilewright count --model {file}` counts them.\n"
    )
    stopped = run("solve", "--model", file, "--all", "--solutions", 3, status=3).stdout
    assert stopped.endswith("3 solutions so far; stopped at the limit of solutions: there may be more.\n")


@pytest.mark.parametrize("command", ["count", "solve"])
def test_why(queens: Path, command: str) -> None:
    assert run(command, "--model", queens, "--explain-engine", "--engine", "exact-cover").stderr.startswith(
        "engine exact-cover: asked for; "
    )
    assert run(command, "--model", queens).stderr == ""
    # A plain solve counts all as well.
    assert run(command, "unicorn", "--explain-engine").stderr.count("\n") == 1 + (command == "solve")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["count", "unicorn"], "a puzzle and --model are two questions"),
        (["count", "--relabelings"], "--relabelings is about puzzles"),
        (["count", "--block", "1,2"], "--block is about puzzles"),
        (["solve", "--up-to", "rotation"], "--up-to is about puzzles"),
        (["solve", "--svg", "x.svg"], "--svg is about puzzles"),
        (["solve", "--seed", "1"], "--seed is about puzzles"),
        (["solve", "-n", "2", "--all"], "-n and --all contradict"),
        (["count", "--engine", "sums"], "engine 'sums' cannot take an exact cover"),
        (["count", "--engine", "nonsense"], "there is no engine 'nonsense'"),
        (["solve", "--engine", "memo"], "engine 'memo' c"),
        (["count", "--engine", "memo", "--solutions", "1"], "engine 'memo' c"),
    ],
)
def test_what_a_model_has_no_answer_for(queens: Path, arguments: list[str], message: str) -> None:
    assert message in run(*arguments, "--model", queens, status=2).stderr


def test_files_that_are_no_model(queens: Path, tmp_path: Path) -> None:
    assert "is a puzzle file; leave out --model" in run("count", "--model", "x.toml", status=2).stderr
    assert "there is no file" in run("count", "--model", tmp_path / "none.xc", status=2).stderr
    assert f"`tilewright count --model {queens}`" in run("count", queens, status=2).stderr
    wrong = tmp_path / "wrong.xc"
    wrong.write_text("a b\na c\n")
    message = run("count", "--model", wrong, status=2).stderr
    assert message.startswith(f"{wrong}:2:3: there is no item 'c'\n")
    assert "    2 | a c\n      |   ^\n" in message


def test_options_without_primary_items_are_told(tmp_path: Path) -> None:
    file = tmp_path / "some.dlx"
    file.write_text("a | x\na\nx:1\nx:2\n")
    result = run("count", "--model", file)
    assert result.stderr == "note: 2 options have no primary item and can never be asked for (lines 3, 4)\n"
    assert "\n1 solution\n" in result.stdout


def test_a_puzzle_is_converted_to_its_exact_cover(tmp_path: Path) -> None:
    file = tmp_path / "unicorn.xc"
    run("convert", "unicorn", file)
    assert "\n8 solutions\n" in run("count", "--model", file).stdout
    assert "is no exact cover" in run("convert", "magic-19", "-", "--to", "xc", status=2).stderr

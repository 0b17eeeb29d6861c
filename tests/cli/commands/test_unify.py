"""`tilewright unify`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ..running import run


@pytest.mark.thorough
def test_it_writes_puzzles_that_have_one_solution(tmp_path: Path) -> None:
    shown = run("unify", "unicorn", "-n", 2, "-o", tmp_path / "new").stdout
    assert "Unicorn: 2 solutions up to symmetry. For exactly 1 solution up to symmetry, one change is enough:" in shown
    assert "Lay a piece (2 ways; -n tries for more):" in shown
    assert "Glue two pieces together (2 ways; -n tries for more):" in shown
    files = sorted((tmp_path / "new").iterdir())
    assert len(files) == 6
    counted = run("count", files[0]).stdout
    assert "Agrees with the known number: 1 up to symmetry (counted by tilewright" in counted


def test_json_has_offers_and_only_one_is_saved(tmp_path: Path) -> None:
    found = json.loads(run("unify", "magic-square-3", "--distinct", "-o", tmp_path, "--save", 2, "--json").stdout)
    assert (found["before"], found["least"], found["up_to"]) == (8, True, "distinct")
    assert {len(offer["changes"]) for offer in found["offers"]} == {2}
    assert [Path(file).name for file in found["files"]] == ["magic-square-3-2.toml"]


def test_the_exit_status_tells_how_it_ended(tmp_path: Path) -> None:
    same = run("unify", "unicorn", "--solutions", 2, "-o", tmp_path / "new")
    assert "There is nothing to change" in same.stdout
    # No folder is left without files.
    assert "there is no change to save" in same.stderr
    assert not (tmp_path / "new").exists()
    assert "No change was found" in run("unify", "tetrominoes-4x5", status=1).stdout
    assert "move a cell of piece S" in run("unify", "tetrominoes-4x5", "--solutions", 2).stdout  # the help's example
    stopped = run("unify", "pentominoes-6x10", "--seconds", 0.05, status=3).stdout
    assert "stopped at the limit of time before a change was found" in stopped


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["genius-square"], "genius-square needs 7 cells to block; choose them with --roll"),
        (["unicorn", "--save", "1"], "--save says which change to write; say with -o into which folder"),
        (["unicorn", "--solutions", "0"], "0 is less than 1"),
        (["unicorn", "-o", "/dev/null/x", "-n", "1"], "cannot be made"),
        (["unicorn", "-o", "new.toml"], "new.toml looks like a file; -o names a folder"),
        (["unicron"], "did you mean"),
    ],
)
def test_mistakes(arguments: list[str], message: str) -> None:
    assert message in run("unify", *arguments, status=2).stderr

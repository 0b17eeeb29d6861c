"""`check FOLDER`: one line for each puzzle, and for what lies beside it a word."""

from __future__ import annotations

import json
import signal
import threading
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.cli.running import run
from tilewright import catalog
from tilewright.cli.commands import check_folder
from tilewright.families import Puzzle
from tilewright.solving.live import Budget

DECK = Path(__file__).parents[2] / "data" / "magic-triangle"
BARS = """
format = 1
family = "tiling"
lattice = "square"
piece = [{{ name = "a", cells = [[0, 0], [1, 0]] }}, {{ name = "b", cells = [[0, 0]] }}]
[board]
shape = "rectangle"
columns = {columns}
rows = 1
[variant.wide.board]
shape = "rectangle"
columns = 4
rows = 1
"""


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


@pytest.fixture
def levels(tmp_path: Path) -> Path:
    """A folder with a good puzzle of two files, one of bars, damaged ones, a template, and much that is no puzzle."""
    write(tmp_path / "bars.toml", BARS.format(columns=3))
    write(tmp_path / "cut.toml", BARS.format(columns=3)[:100])
    write(tmp_path / "deeper" / "empty.toml", "")
    write(tmp_path / "deeper" / "dice.json", json.dumps(_template()))
    for file in DECK.glob("*.csv"):
        write(tmp_path / "deck" / file.name, file.read_text())
    for name, text in {
        "README.md": "Levels",
        "pyproject.toml": "[project]\nname = 'game'",
        "found.json": '{"solution": 1, "placed": []}\n{"summary": {}}',
        "list.json": "[1, 2]",
        "brief.toml": 'format = 1\ninvent = "shapes"\nlattice = "square"',
        "cards.csv": '"a", "b"',
        ".hidden.toml": "",
        ".git/config.toml": "",
        "model.xc": "a b\na\nb\n",
    }.items():
        write(tmp_path / "beside" / name, text)
    (tmp_path / "beside" / "picture.png").write_bytes(b"\x89PNG\xff")
    return tmp_path


def _template() -> dict[str, Any]:
    return {
        "format": 1,
        "family": "tiling",
        "lattice": "square",
        "piece": [{"name": "a", "cells": [[0, 0], [1, 0]]}],
        "board": {"shape": "rectangle", "columns": 3, "rows": 1},
        "setup": {"kind": "cells", "block": 1},
    }


def of_json(*arguments: object, status: int) -> tuple[dict[str, dict[str, Any]], dict[str, Any]]:
    lines = [json.loads(line) for line in run("check", *arguments, "--json", status=status).stdout.splitlines()]
    keys = [Path(one["files"][0]).name + (one["variant"] or "") for one in lines[:-1]]
    return dict(zip(keys, lines[:-1], strict=True)), lines[-1]["summary"]


@pytest.mark.parametrize("workers", [1, 2])
def test_each_puzzle_of_a_folder_has_a_line_and_damage_stops_no_other(levels: Path, workers: int) -> None:
    found, summary = of_json(levels, "--workers", workers, status=1)
    assert {name: one["verdict"] for name, one in found.items()} == {
        "bars.toml": "pass",
        "bars.tomlwide": "fail",
        "cut.toml": "broken",
        "deck_of_cards.csv": "pass",
        "dice.json": "pass",
        "empty.toml": "broken",
    }
    assert summary == {"puzzles": 6, "pass": 3, "fail": 1, "open": 0, "broken": 2, "stopped_by": None}
    assert (found["bars.toml"]["solutions"], found["bars.toml"]["unique"]) == (1, True)
    assert found["bars.toml"]["rating"]["grade"] == "very easy"
    assert (found["deck_of_cards.csv"]["solutions"], found["deck_of_cards.csv"]["unique"]) == (2, False)
    assert (found["dice.json"]["template"], found["dice.json"]["solvable"]) == (True, None)
    assert "cut.toml:5:52" in found["cut.toml"]["problem"]


def test_what_is_no_puzzle_is_left_out_with_a_word(levels: Path) -> None:
    told = run("check", levels / "beside", status=2).stderr
    for name in ("README.md", "pyproject.toml", "found.json", "list.json", "cards.csv", "model.xc", "picture.png"):
        assert name in told
    assert "a brief: " in told
    assert "hidden" not in told
    assert "there are no puzzles in" in told


def test_unique_asks_for_one_solution_up_to_symmetry(levels: Path) -> None:
    (levels / "bars.toml").write_text(BARS.format(columns=3).split("[variant")[0])
    lines = run("check", levels / "deck", "--unique", status=1).stdout.splitlines()
    assert "FAILED  2 solutions" in lines[0]
    assert lines[0].endswith("the solution is not the only one")
    (levels / "cut.toml").unlink()
    (levels / "deeper" / "empty.toml").unlink()
    (levels / "deck" / "deck_of_cards.csv").unlink()
    assert "1 solution, unique" in run("check", levels, "--unique", status=None).stdout


def test_a_limit_that_leaves_a_puzzle_open_gives_status_3(tmp_path: Path) -> None:
    write(tmp_path / "strip.toml", catalog.text_of("pentominoes-3x20"))
    found, _ = of_json(tmp_path, "--seconds", 0, status=3)
    assert (found["strip.toml"]["verdict"], found["strip.toml"]["solvable"]) == ("open", None)


def test_the_report_for_a_server_has_a_test_for_each_puzzle(levels: Path, tmp_path: Path) -> None:
    (levels / "bars.toml").rename(levels / 'bars "<&\x01.toml')
    run("check", levels, "--junit", tmp_path / "report.xml", status=1)
    suite = ElementTree.parse(tmp_path / "report.xml").getroot()
    assert {key: suite.get(key) for key in ("tests", "failures", "errors")} == {
        "tests": "6",
        "failures": "1",
        "errors": "2",
    }
    assert [len(case) for case in suite] == [0, 1, 1, 0, 0, 1]


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_gives_what_is_done_so_far(levels: Path, workers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    opened, stopped, is_heard = check_folder.FolderPuzzle.open, Budget.stop, threading.Event()

    def interrupted(level: check_folder.FolderPuzzle) -> Puzzle:
        if level.name.endswith("dice.json"):
            signal.raise_signal(signal.SIGINT)
            # The main thread hears it, a little later than another one sends it.
            assert is_heard.wait(60)
        return opened(level)

    def heard(budget: Budget, why: str) -> None:
        stopped(budget, why)
        is_heard.set()

    monkeypatch.setattr(check_folder.FolderPuzzle, "open", interrupted)
    monkeypatch.setattr(Budget, "stop", heard)
    result = run("check", levels, "--workers", workers, status=130)
    # Another worker may still have been at the first puzzle.
    assert "bars.toml" in result.stdout or workers > 1
    assert "Stopped by you" in result.stdout


def test_options_of_one_puzzle_and_of_folders_do_not_mix(levels: Path) -> None:
    assert "--roll is about one puzzle" in run("check", levels, "--roll", "1", status=2).stderr
    assert "--typos is about one puzzle" in run("check", levels, "--typos", status=2).stderr
    assert "--unique is about all puzzles" in run("check", "unicorn", "--unique", status=2).stderr
    assert "unicorn is none" in run("check", levels, "unicorn", status=2).stderr

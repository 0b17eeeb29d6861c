"""`tilewright check --typos`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ..running import run

DRAFT = (
    """
format = 1
family = "tiling"
lattice = "square"
board = {shape = "rectangle", columns = 3, rows = 2}
piece = [{name = "bar", picture = "##"}, {name = "bend", picture = """
    + r'"""##.\n.##"""'
    + """}]
"""
)


@pytest.fixture
def draft(tmp_path: Path) -> Path:
    file = tmp_path / "draft.toml"
    file.write_text(DRAFT, encoding="utf-8")
    return file


def test_typos_are_shown_before_and_after(draft: Path, tmp_path: Path) -> None:
    shown = run("check", draft, "--typos", "--ascii", "-o", tmp_path / "typo.svg", status=1).stdout
    assert "draft: No solution exists; with any of these changes there is one." in shown
    assert "move a cell of piece bend" in shown
    assert "bend now" in shown
    assert "bend mended" in shown
    assert (tmp_path / "typo.svg").exists()
    found = json.loads(run("check", draft, "--typos", "--json", status=1).stdout)
    assert (found["solvable"], found["complete"]) == (False, True)
    assert {one["kind"] for one in found["typos"]} >= {"piece"}


def test_what_is_suspicious_is_told_before(tmp_path: Path) -> None:
    file = tmp_path / "parts.toml"
    file.write_text(DRAFT.replace(r"##.\n.##", r"#.#\n##."), encoding="utf-8")
    assert "lint: suspicious: piece bend is in 2 parts" in run("check", file, "--typos", status=1).stderr


def test_it_says_if_nothing_is_wrong_or_time_is_over() -> None:
    assert "nothing needs to be mended" in run("check", "unicorn", "--typos").stdout
    run("check", "ultimate", "--typos", "--seconds", 0, status=3)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["unicorn", "-o", "x.svg"], "-o is about typos; ask for them with --typos"),
        (["unicorn", "found.txt", "--typos"], "--typos is about a puzzle; leave out the solutions"),
        (["genius-square", "--typos"], "genius-square needs 7 cells to block"),
    ],
)
def test_mistakes(arguments: list[str], message: str) -> None:
    assert message in run("check", *arguments, status=2).stderr

"""The table of search times: its rows can be listed and its instances read; what they take is not tested."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import tilewright as tw
from tilewright.formats import read_model

BENCH = Path(__file__).parents[1] / "bench"
INSTANCES = sorted((BENCH / "instances").iterdir())


def _search(*arguments: str) -> str:
    command = [sys.executable, str(BENCH / "search.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_each_row_has_a_name_of_its_own() -> None:
    names = _search("--list").splitlines()
    assert len(names) > 30
    # The same puzzle may be counted raw and up to symmetry: the counts in the names tell them apart.
    assert len(set(names)) == len(names)
    assert set(_search("--list", "--quick").splitlines()) < set(names)


def test_a_row_is_measured() -> None:
    text = _search("--only", "Magic-19: 48", "--without-xcover", "--quick")
    assert [line.split()[1] for line in text.splitlines() if line.startswith("Magic-19: 48")] == ["48"]
    assert max(map(len, text.splitlines())) <= 120


@pytest.mark.parametrize("path", INSTANCES, ids=lambda path: path.name)
def test_instances_are_right(path: Path) -> None:
    if path.suffix == ".toml":
        assert not [finding for finding in tw.lint(tw.load(path)) if finding.level != "note"]
    elif path.suffix == ".xc":
        assert not read_model(path).left_out
    else:
        rolls = [line.split() for line in path.read_text().splitlines() if not line.startswith("#")]
        star = tw.load("genius-star")
        assert len(rolls) == 50
        assert all(tw.with_blocked(star, cells) for cells in rolls)

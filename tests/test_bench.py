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


@pytest.mark.skipif(sys.platform == "win32", reason="the rival is a script of the shell")
@pytest.mark.parametrize(("says", "is_wrong"), [("SOLUTIONS=8", False), ("SOLUTIONS=9", True)])
def test_a_rival_reads_the_puzzle_and_finds_the_known_number(tmp_path: Path, says: str, is_wrong: bool) -> None:
    rival = tmp_path / "polycube"
    rival.write_text(f'#!/bin/sh\ncat >"{tmp_path}/given"\necho {says}\n')
    rival.chmod(0o755)
    command = [sys.executable, str(BENCH / "search.py"), "--only", "3x20 against", "--quick", "--rivals", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode == 2, "polycube -b" in done.stdout) == (is_wrong, True)
    size, *pieces, end = (tmp_path / "given").read_text().splitlines()
    assert (size, len(pieces), end) == ("D:xDim=20:yDim=3:zDim=1", 12, "~D")
    assert "C:name=p0:type=M:layout=0 0 0,0 1 0,0 2 0,0 3 0,0 4 0" in pieces


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


def test_a_certificate_is_made_and_verified() -> None:
    command = [sys.executable, str(BENCH / "proofs.py"), "tetrominoes-4x5", "pentominoes-6x10", "--seconds", "0"]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "Not in 0 s: `tetrominoes-4x5`, `pentominoes-6x10`." in text
    command = [sys.executable, str(BENCH / "proofs.py"), "tetrominoes-4x5", "tetrahexes-triangle"]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    *_, coloring, walk = text.splitlines()
    assert coloring.startswith("| `tetrominoes-4x5` | 0 | 0 |  |  | 0.0")
    assert walk.startswith("| `tetrahexes-triangle` | 0 | 1,367 |")


def test_a_certificate_of_a_number_is_made_and_verified() -> None:
    command = [sys.executable, str(BENCH / "count_proofs.py"), "dominoes-moebius"]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert text.splitlines()[-1].startswith("| `dominoes-moebius` | 539 | 48 |")

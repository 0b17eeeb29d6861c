"""`tilewright invent`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tilewright as tw

from ..running import run


def test_a_puzzle_goes_to_stdout_or_into_a_file(tmp_path: Path) -> None:
    text = run("invent", "shapes", "--board", "4x4", "--pieces", 4, "--seed", 2).stdout
    run("invent", "shapes", "--board", "4x4", "--pieces", 4, "--seed", 2, "-o", tmp_path / "four.toml")
    assert (tmp_path / "four.toml").read_text(encoding="utf-8") in text
    assert tw.count(tw.load(tmp_path / "four.toml")).up_to_symmetry == 1


def test_many_go_into_a_folder(tmp_path: Path) -> None:
    shown = run("invent", "tiles", "--many", 2, "-o", tmp_path / "cards").stdout
    assert shown.startswith("tiles-0-1: 1 solution up to symmetry (all solutions counted by ")
    assert sorted(path.name for path in (tmp_path / "cards").iterdir()) == ["tiles-0-1.toml", "tiles-0-2.toml"]


@pytest.mark.thorough
def test_json_and_the_brief_itself() -> None:
    first, last = map(json.loads, run("invent", "sums", "--json").stdout.splitlines())
    assert first["certificate"]["solutions"] == 1
    assert last["summary"]["invented"] == 1
    assert "labels = 7" in run("invent", "tiles", "--labels", 7, "--brief").stdout


def test_a_limit_ends_with_the_nearest() -> None:
    stopped = run("invent", "shapes", "--solutions", 100000, "--seconds", 0, status=3)
    assert "Stopped: 0 of 1 invented" in stopped.output


def test_wrong_use_is_told() -> None:
    for arguments, message in (
        (("sums", "--labels", 4), "--labels is about tiles, not about sums"),
        (("tiles", "--pieces", 4), "--pieces is about shapes, not about tiles"),
        (("nothing.toml",), "there is no file nothing.toml"),
        (("dices",), "'dices' is neither a file nor a kind of puzzle to invent; did you mean 'dice'?"),
        (("shapes", "--board", "4xy"), "--board takes sizes such as 6x10"),
        (("shapes", "--board", "4x4x4"), "no shape of the square lattice has 3 sizes"),
        (("tiles", "--lattice", "triangular"), "say with --board how large"),
        (("tiles", "--lattice", "heptagonal"), "there is no lattice 'heptagonal'"),
        (("shapes", "--many", 2, "-o", "one.toml"), "name a folder for 2 puzzles"),
    ):
        assert message in run("invent", *arguments, status=2).output

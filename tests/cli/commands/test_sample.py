"""`tilewright sample`."""

from __future__ import annotations

import json

from ..running import run


def test_a_sample_is_repeated_by_its_seed() -> None:
    once = run("sample", "unicorn", "-n", 2, "--seed", 3).stdout
    assert once == run("sample", "unicorn", "-n", 2, "--seed", 3).stdout
    assert once.startswith("Solution 1\n")
    assert once.endswith("Drawn from all 8 solutions, each with the same chance.\n")


def test_the_last_line_of_json_sums_up() -> None:
    lines = [json.loads(line) for line in run("sample", "unicorn", "-n", 3, "--json").stdout.splitlines()]
    assert [line.get("solution") for line in lines] == [1, 2, 3, None]
    assert (lines[-1]["summary"]["drawn"], lines[-1]["summary"]["of"]) == (3, 8)
    none = run("sample", "tetrominoes-4x5", "--json", status=1).stdout
    assert json.loads(none)["summary"]["exhausted"] is True
    stopped = run("sample", "ultimate", "--nodes", 10, "--json", status=3).stdout
    assert json.loads(stopped)["summary"]["stopped_by"] == "nodes"

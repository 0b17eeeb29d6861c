"""`tilewright why`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ..running import run

HALF = (
    """
format = 1
family = "tiling"
lattice = "square"
board = {shape = "rectangle", columns = 3, rows = 2}
piece = [{name = "bar", picture = "##"}, {name = "bend", picture = """
    + r'"""#.\n##\n#."""'
    + """}]
fixed = [{piece = "bar", cells = "2 3"}]
"""
)


def test_it_names_and_draws_what_cannot_be_together(tmp_path: Path) -> None:
    file = tmp_path / "half.toml"
    file.write_text(HALF, encoding="utf-8")
    result = run("why", file, "--ascii", "-o", tmp_path / "why.svg", status=1)
    assert "half: No solution exists.\n" in result.stdout
    assert "All this was proved by search" in result.stdout
    assert (tmp_path / "why.svg").read_text(encoding="utf-8").startswith("<svg")
    found = json.loads(run("why", file, "--json", status=1).stdout)
    assert (found["solvable"], found["minimal"], found["smallest"]) == (False, True, True)
    assert "piece bar lies on 2 3" in [one["words"] for one in found["conflict"]]


def test_with_a_solution_there_is_nothing_to_explain() -> None:
    assert "Unicorn has a solution, so there is nothing to explain." in run("why", "unicorn").stdout


def test_it_stops_in_time() -> None:
    assert "before it was known whether there is a solution" in run("why", "ultimate", "--seconds", 0, status=3).stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["genius-square"], "genius-square needs 7 cells to block; choose them with --roll"),
        (["unicorn", "-o", "why.pdf"], "why.pdf has the suffix '.pdf'"),
    ],
)
def test_mistakes(arguments: list[str], message: str) -> None:
    assert message in run("why", *arguments, status=2).stderr

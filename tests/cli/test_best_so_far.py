from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import run


@pytest.mark.parametrize("engine", ["edge-breaks", "annealing"])
def test_an_arrangement_that_is_no_solution_is_shown_with_its_score(engine: str, tmp_path: Path) -> None:
    picture = tmp_path / "best.svg"
    result = run("solve", "ultimate", "--engine", engine, "--nodes", 20, "--seed", 2, "-o", picture, status=3)
    assert "Best so far: " in result.stdout
    assert "of 24 pairs of sides match" in result.stdout
    assert "do not match: " in result.stdout
    assert "None found" in result.stdout
    assert "#e00000" in picture.read_text()


def test_the_best_arrangement_as_data() -> None:
    text = run("solve", "ultimate", "--engine", "edge-breaks", "--nodes", 20, "--json", status=3).stdout
    best = json.loads(text.splitlines()[-1])["summary"]["best"]
    assert best["of"] == 24
    assert best["score"] == 24 - len(best["mismatches"])
    assert len(best["placed"]) == 16


def test_a_solution_is_an_ordinary_one() -> None:
    result = run("solve", "unicorn", "--engine", "edge-breaks", "--seed", 1, "--nodes", 200_000)
    assert "by edge-breaks, which cannot tell whether there are more" in result.stdout
    assert "Best so far" not in result.stdout

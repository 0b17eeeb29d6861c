"""`tilewright rate`."""

from __future__ import annotations

import json

import pytest

from ..running import run


def test_a_number_a_grade_and_reasons() -> None:
    lines = run("rate", "tetravex-3x3-a").stdout.splitlines()
    assert lines[2].endswith("  medium")
    assert lines[4].startswith("A typical attempt tries ")
    rating = json.loads(run("rate", "tetravex-3x3-a", "--json").stdout)
    assert rating["grade"] == "medium"
    assert sum(rating["logic"].values()) == rating["things"] == 9


@pytest.mark.thorough
def test_setups_are_listed_from_the_easiest_on() -> None:
    *rows, last = map(json.loads, run("rate", "genius-square", "--sample", 3, "--json").stdout.splitlines())
    assert len(rows) == last["summary"]["rated"] == 3
    assert [row["number"] for row in rows] == sorted(row["number"] for row in rows)
    assert len(rows[0]["setup"]) == 7
    shown = run("rate", "genius-square", "--sample", 3).stdout.splitlines()
    assert shown[0].endswith("3 rolls from the easiest to the hardest")
    assert [line.split()[-1] for line in shown[2:]] == [",".join(row["setup"]) for row in rows]


def test_the_exit_status_tells_how_it_ended() -> None:
    assert "no solution" in run("rate", "tetrominoes-4x5", status=1).stdout
    assert "Stopped at the limit of time" in run("rate", "magic-hexagon-3", "--seconds", 0.01, status=3).stdout
    assert "0 of 3 are rated" in run("rate", "calendar", "--sample", 3, "--seconds", 0, status=3).stderr


def test_what_cannot_be_rated_is_refused() -> None:
    assert "is one fixed puzzle" in run("rate", "unicorn", "--sample", 2, status=2).stderr
    both = run("rate", "genius-star", "--sample", 2, "--roll", status=2).stderr
    assert "--sample draws setups, and --roll names one" in both

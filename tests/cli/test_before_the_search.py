"""What is said before a search, and what it takes to repeat one."""

from __future__ import annotations

import json

import pytest

from .running import run

IMPOSSIBLE = "magic-hexagon-2"


@pytest.mark.parametrize("engine", ["sums", "annealing"])
def test_lint_speaks_before_every_search(engine: str) -> None:
    arguments = ["--nodes", 100] if engine == "annealing" else []
    status = 3 if engine == "annealing" else 1
    result = run("solve", IMPOSSIBLE, "--engine", engine, *arguments, status=status)
    assert result.stderr.startswith("lint: impossible: the lines 1 2, 3 4 5 and 6 7")
    assert "\nimpossible: " in result.stdout


def test_count_says_it_too() -> None:
    result = run("count", IMPOSSIBLE, status=1)
    assert result.stderr.startswith("lint: impossible: ")
    assert "\nimpossible: " in result.stdout


def test_what_is_suspicious_is_said_once() -> None:
    result = run("solve", "bwinf-triangle-3")
    assert result.stderr.startswith("lint: suspicious: label 10 has no partner")
    assert result.stderr.count("\n") == 1
    assert "suspicious" not in result.stdout


def test_annealing_does_not_look_for_ever_for_what_cannot_be() -> None:
    result = run("solve", IMPOSSIBLE, "--engine", "annealing", status=2)
    assert "error: lint has proved that there is no solution, and engine 'annealing'" in result.stderr


@pytest.mark.parametrize("t0", ["nan", "inf", "0", "-1"])
def test_senseless_temperatures(t0: str) -> None:
    assert "error: " in run("solve", "magic-19", "--t0", t0, status=2).stderr


def test_solutions_that_stand_for_no_orbit_yet_are_not_none() -> None:
    result = run("solve", "wheel-9", "--all", "--up-to", "relabeling", "--nodes", 60, "--json", status=3)
    summary = json.loads(result.stdout)["summary"]
    assert summary["found"] == 0
    assert summary["passed_over"] > 0
    text = run("solve", "wheel-9", "--all", "--up-to", "relabeling", "--nodes", 60, status=3).stdout
    assert text.startswith(f"{summary['passed_over']} solutions seen; stopped at the limit of nodes")
    assert "None found" not in text


def test_annealing_tells_how_to_repeat_it() -> None:
    result = run("solve", "magic-square-3", "--engine", "annealing", "--seed", 7, "--t0", 5, "--json")
    summary = json.loads(result.stdout.splitlines()[-1])["summary"]
    assert summary["seed"] == 7
    chosen = {"schedule": "fast", "t0": 5.0, "steps": 25_000, "factor": 0.999, "restarts": None}
    assert summary["annealing"] == chosen


def test_a_roll_tells_how_to_repeat_it() -> None:
    result = run("count", "genius-star", "--roll", "--seed", 1, "--nodes", 1, "--json", status=3)
    answer = json.loads(result.stdout)
    assert answer["again"] == "--block " + ",".join(answer["blocked"])
    assert "The same again: tilewright count genius-star --roll " in result.stderr


def test_known_counts_say_their_case() -> None:
    known = json.loads(run("count", "magic-square-3", "--json").stdout)["known"]
    assert known
    assert all({"variant", "blocked", "target", "counts", "source"} <= set(one) for one in known)

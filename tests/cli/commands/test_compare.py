"""`compare` of engines and of files with one another; what a file of solutions says about its setup."""

from __future__ import annotations

import json
import os
import threading
from pathlib import Path

import pytest

from tests.cli.running import run
from tilewright.solving import choice


def test_another_engine_and_the_known_counts_agree() -> None:
    told = run("compare", "unicorn").stdout
    assert "Engine edge-scan finds 8 solutions; it is exhausted" in told
    assert "Engine exact-cover finds 8 solutions; it is exhausted" in told
    assert "Agrees with the known number: 2 up to rotation" in told
    assert told.endswith("They agree.\n")
    data = json.loads(run("compare", "magic-square-3", "--against", "cpsat-sums", "--json").stdout)
    assert [(one["engine"], one["found"], one["only"]) for one in data["engines"]] == [
        ("sums", 8, 0),
        ("cpsat-sums", 8, 0),
    ]
    assert data["agrees"]


def test_a_solution_that_one_engine_lacks_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    from tilewright.solving.solve import Solutions

    given = Solutions.__next__

    def one_less(self: Solutions) -> object:
        solution = given(self)
        return given(self) if self.effort.engine == "exact-cover" and self.search.found == 1 else solution

    monkeypatch.setattr(Solutions, "__next__", one_less)
    told = run("compare", "unicorn", status=1).stdout
    assert "1 solution only by engine edge-scan, and right: a fault of the other engine" in told
    assert "One that only engine edge-scan finds:\n----" in told


def test_where_there_is_no_other_engine_nothing_is_compared(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(choice, "other_engines", lambda puzzle, first: iter(()))
    assert "No other engine can list them.\nAgrees with the known number" in run("compare", "unicorn").stdout
    file = tmp_path / "mine.toml"
    run("convert", "unicorn", file)
    text = file.read_text()
    file.write_text(text[: text.index("[[known]]")] if "[[known]]" in text else text)
    assert "There is nothing to compare that with" in run("compare", file, status=2).stderr


def test_stopped_engines_do_not_differ() -> None:
    assert "They" not in run("compare", "pentominoes-6x10", "--nodes", 2000, status=3).stdout


def test_files_are_compared_with_one_another(tmp_path: Path) -> None:
    all_, some, again = (tmp_path / name for name in ("all", "some", "again"))
    all_.write_text(run("solve", "unicorn", "--all").stdout)
    some.write_text(run("solve", "unicorn", "--all", "--up-to", "rotation", "--json").stdout)
    again.write_text(run("solve", "unicorn", "--all", "--json").stdout)
    told = run("compare", "unicorn", all_, some, again, status=1).stdout
    assert f"2 solutions are in all, {all_}, {some} and {again}." in told
    assert f"6 solutions are in {all_} and {again}." in told
    assert run("compare", "unicorn", all_, again).stdout.endswith("They agree.\n")
    assert run("compare", "unicorn", all_, some, "--up-to", "rotation").stdout.endswith("They agree.\n")
    again.write_text(again.read_text().replace('"cells": ["1"]', '"cells": ["2"]'))
    assert "8 wrong (number 1, 2" in run("compare", "unicorn", all_, again, status=1).stdout


def test_seeds_that_gave_the_same_solution_are_named(tmp_path: Path) -> None:
    files = []
    for seed, flags in enumerate([["--json"], [], [], ["--json"]]):
        files.append(tmp_path / f"{seed}")
        files[-1].write_text(run("solve", "magic-square-3", "--engine", "annealing", "--seed", seed, *flags).stdout)
    told = run("compare", "magic-square-3", *files, "--up-to", "symmetry").stdout
    assert "1 solution up to symmetry is in all, " in told
    assert all(f"{file} (seed {seed})" in told for seed, file in enumerate(files))


@pytest.mark.parametrize(
    ("puzzle", "options"),
    [
        ("genius-square", ["--roll"]),
        ("calendar", ["--date", "2026-01-25"]),
        ("katamino", ["--variant", "5x3", "--pieces", "L,P,U"]),
        ("magic-hexagon-2", ["--target", "12"]),
    ],
)
def test_a_file_of_solutions_brings_its_setup(puzzle: str, options: list[str], tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    found = run("solve", puzzle, *options, "--json", status=None).stdout
    file.write_text(found)
    assert run("check", puzzle, file, "--json").exit_code == 0
    data = json.loads(run("check", puzzle, file, "--json").stdout)
    first = json.loads(found.splitlines()[-1])["summary"]
    for key in ("blocked", "pieces", "target", "variant"):
        assert data.get(key) == first.get(key)


def test_files_about_different_setups_are_refused(tmp_path: Path) -> None:
    files = [tmp_path / "a", tmp_path / "b"]
    for date, file in zip(("2026-01-25", "2026-02-25"), files, strict=True):
        file.write_text(run("solve", "calendar", "--date", date, "--json").stdout)
    assert "are about different setups, Jan 25 and Feb 25" in run("compare", "calendar", *files, status=2).stderr
    told = run("compare", "calendar", *files, "--date", "2026-01-25", status=1).stdout
    assert f"{files[1]} has 1 solution; 1 wrong" in told


def test_a_text_says_its_setup_first_and_says_one(tmp_path: Path) -> None:
    file = tmp_path / "found.txt"
    text = run("solve", "magic-19", "--target", "24", "-n", 2).stdout
    file.write_text(text[: text.index("Solution 2")], encoding="utf-16")
    assert run("check", "magic-19", file).stdout.endswith("1 solution, all right.\n")
    for change, words in (("--target", "--aim"), "cannot be understood"), (("24", "x"), "cannot be understood"):
        file.write_text(text.replace(*change, 1))
        told = run("check", "magic-19", file, status=2).stderr
        assert f"{file}:1:1: " in told
        assert words in told
    file.write_text(text + text.replace("--target 24", "--target 25"))
    assert "this is another setup than that above" in run("check", "magic-19", file, status=2).stderr


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="named pipes")
def test_a_pipe_gives_its_setup_and_its_solutions(tmp_path: Path) -> None:
    pipe, text = tmp_path / "pipe", run("solve", "magic-19", "--target", "24").stdout
    os.mkfifo(pipe)
    writer = threading.Thread(target=pipe.write_text, args=(text,))
    writer.start()
    assert run("check", "magic-19", pipe).stdout.endswith("1 solution, all right.\n")
    writer.join()

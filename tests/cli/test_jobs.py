"""`count --job`, `resume` and `job`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .running import run


@pytest.fixture
def job(tmp_path: Path) -> Path:
    """A job that is half done and keeps its solutions."""
    path = tmp_path / "a.job"
    result = run("count", "soma", "--job", path, "--keep-solutions", "--nodes", 9000, "--workers", 1, status=3)
    assert f"The job is kept in {path}; `tilewright job {path}` shows how it goes." in result.stderr
    assert f"Nothing is lost: `tilewright resume {path}` goes on." in result.stderr
    assert "at the limit of nodes (9,000)" in result.stdout
    return path


def without_time(text: str) -> list[str]:
    return [line for line in text.splitlines() if "exhausted" not in line]


def test_the_answer_is_that_of_count(job: Path) -> None:
    result = run("resume", job)
    assert without_time(result.stdout) == without_time(run("count", "soma").stdout)
    assert "Agrees with the known number: 240 up to symmetry" in result.stdout
    assert "goes on at " in result.stderr
    assert "240 solutions kept: " in result.stderr
    again = run("resume", job)
    assert again.stdout == result.stdout
    assert "is done: this is its answer" in again.stderr


def test_as_json(job: Path) -> None:
    data = json.loads(run("resume", job, "--json").stdout)
    expected = json.loads(run("count", "soma", "--json").stdout)
    assert (data.pop("runs"), data.pop("kept")) == (2, 240)
    for either in (data, expected):
        del either["seconds"], either["nodes"]
    assert data == expected


def test_count_goes_on_with_the_same_question(job: Path) -> None:
    result = run("count", "soma", "--keep-solutions", "--job", job)
    assert "is about the same question: it goes on at" in result.stderr
    assert "The search is exhausted" in result.stdout
    assert "is the job of another question" in run("count", "unicorn", "--job", job, status=2).stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ("genius-star", "--block", "1,10,18,21,12,4,26"),
        ("magic-19", "--target", "38"),
        ("calendar", "--date", "2026-01-25"),
        ("unicorn", "--relabelings"),
    ],
)
def test_how_the_puzzle_was_opened_is_remembered(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    path = tmp_path / "a.job"
    run("count", *arguments, "--job", path, "--nodes", 1, status=3)
    expected = run("count", *arguments).stdout
    assert without_time(run("resume", path).stdout) == without_time(expected)
    assert run("job", path).stdout.splitlines()[0].startswith(expected.splitlines()[0] + ": count")


def test_no_solution(tmp_path: Path) -> None:
    path = tmp_path / "a.job"
    run("count", "magic-19", "--target", 21, "--job", path, status=1)
    assert "No solution exists" in run("resume", path, status=1).stdout


def test_how_it_stands(job: Path) -> None:
    text = run("job", job).stdout
    for part in (
        "Soma",
        "share done",
        "subproblems  2 open, ",
        "nodes        9,000",
        "no program works on it",
        "at the limit of nodes",
    ):
        assert part in text
    data = json.loads(run("job", job, "--json").stdout)
    assert data["nodes"] == 9000
    assert data["subproblems"]["elsewhere"] == 0
    assert 0 < data["share"] < 1
    assert data["running"] is None
    assert data["answer"] is None
    assert [line["what"] for line in data["log"]] == ["made", "started", "stopped"]
    run("resume", job)
    text = run("job", job).stdout
    assert "share done   100.00%" in text
    assert "done; `tilewright resume" in text


def test_solutions(job: Path) -> None:
    so_far = run("job", job, "--solutions").stdout
    assert so_far.startswith("Solution 1\n")
    assert so_far.endswith(" kept so far.\n")
    run("resume", job)
    *lines, last = map(json.loads, run("job", job, "--solutions", "--json").stdout.splitlines())
    assert len(lines) == 240
    assert last == {"summary": {"kept": 240, "complete": True}}
    assert lines[0].keys() == {"solution", "puzzle", "placed"}


def test_export(job: Path, tmp_path: Path) -> None:
    run("resume", job)
    target = tmp_path / "found.jsonl"
    assert f"Wrote {target}: 240 solutions." in run("job", job, "--export", target).stderr
    assert run("check", "soma", target).stdout.endswith("240 solutions, all right.\n")
    assert "end in .jsonl or .parquet" in run("job", job, "--export", tmp_path / "found.csv", status=2).stderr


def test_two_machines(job: Path, tmp_path: Path) -> None:
    other = tmp_path / "b.job"
    text = run("job", job, "--split", other).stdout
    assert text.startswith("Moved ")
    assert f"`tilewright resume {other}` does them" in text
    assert "in other files" in run("job", job).stdout
    result = run("resume", other, status=3)
    assert "Stopped where the rest is in other job files" in result.stdout
    assert f"`tilewright job FILE --merge {other}` puts them together" in result.stderr
    assert "Left to do: " in run("job", job, "--merge", other).stdout
    run("resume", job)
    # Nothing is left to take; but all is there.
    assert without_time(run("job", job, "--merge", other).stdout) == without_time(run("count", "soma").stdout)


def test_a_merge_that_completes_a_job_prints_the_answer(job: Path, tmp_path: Path) -> None:
    other = tmp_path / "b.job"
    run("job", job, "--split", other)
    run("resume", job, status=3)
    run("resume", other, status=3)
    result = run("job", job, "--merge", other)
    assert "all is done." in result.stderr
    assert without_time(result.stdout) == without_time(run("count", "soma").stdout)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("count", "soma", "--keep-solutions"), "give --job FILE"),
        (("count", "soma", "--job", "x.job", "--solutions", "3"), "--solutions makes no sense"),
        (("count", "soma", "--job", "none/x.job"), "there is no folder none"),
        (("count", "--model", "queens.xc", "--job", "x.job"), "--job"),
        (("resume", "none.job"), "there is no job file none.job"),
        (("job", "none.job"), "there is no job file none.job"),
        (("job", "a.job", "--solutions", "--merge", "b.job"), "--solutions and --merge are two things to do"),
        (("job", "a.job", "--merge", "b.job"), "there is no job file a.job"),
    ],
)
def test_wrong_usage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], message: str) -> None:
    monkeypatch.chdir(tmp_path)
    assert message in run(*arguments, status=2).stderr
    assert list(tmp_path.iterdir()) == []

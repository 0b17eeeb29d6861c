"""`sweep --job`, and what `resume` and `job` do with the file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .running import run


@pytest.fixture
def job(tmp_path: Path) -> Path:
    """A sweep of sums that is half done."""
    path = tmp_path / "a.job"
    result = run("sweep", "perimeter-triangle-4", "--job", path, "--seconds", 0, status=3)
    assert f"The job is kept in {path}; `tilewright job {path}` shows how it goes." in result.stderr
    assert f"Nothing is lost: `tilewright resume {path}` goes on." in result.stderr
    result = run("resume", path, "--nodes", 4, "--workers", 1, status=3)
    assert "Stopped at the limit of nodes, which are classes here: 4 of 11 classes are answered" in result.stdout
    return path


def without_time(text: str) -> list[str]:
    return [line for line in text.splitlines() if not line.startswith("All ")]


def test_the_answer_is_that_of_a_sweep(job: Path, tmp_path: Path) -> None:
    expected = run("sweep", "perimeter-triangle-4", "-o", tmp_path / "expected.csv").stdout
    result = run("resume", job, "--explain-engine")
    assert without_time(result.stdout) == without_time(expected)
    assert "All 11 classes are answered: " in result.stdout
    assert "all runs together." in result.stdout
    assert "each setup by the engine that suits it" in result.stderr
    again = run("sweep", "perimeter-triangle-4", "--job", job, "-o", tmp_path / "again.csv")
    assert without_time(again.stdout) == without_time(result.stdout)
    assert "All 11 classes are answered: " in again.stdout
    assert "is done: this is its answer" in again.stderr
    run("job", job, "--export", tmp_path / "exported.csv")
    tables = [(tmp_path / f"{name}.csv").read_text() for name in ("expected", "again", "exported")]
    assert tables[0] == tables[1] == tables[2]


def test_as_json(job: Path) -> None:
    data = json.loads(run("resume", job, "--json").stdout)
    expected = json.loads(run("sweep", "perimeter-triangle-4", "--json").stdout)
    assert data.pop("runs") == 3
    del data["seconds"], expected["seconds"]
    assert data == expected


def test_how_it_stands(job: Path, tmp_path: Path) -> None:
    text = run("job", job).stdout
    assert text.startswith("Perimeter-magic triangle of order 4: sweep of all setups, how many solutions there are\n")
    assert "classes      4 of 11 answered" in text
    assert "solvable     0 classes so far" in text
    data = json.loads(run("job", job, "--json").stdout)
    assert (data["kind"], data["asks"], data["classes"], data["nodes"]) == ("sweep", "count", 11, 4)
    assert "setups of 21 so far" in run("job", job, "--export", tmp_path / "so_far.jsonl").stderr
    assert "is a sweep" in run("job", job, "--solutions", status=2).stderr
    assert ".csv, .jsonl, .parquet" in run("job", job, "--export", tmp_path / "x.txt", status=2).stderr


def test_a_variant_is_remembered(tmp_path: Path) -> None:
    path, arguments = tmp_path / "a.job", ("genius-star", "--variant", "golden-star", "--sample", 9, "--solvable")
    run("sweep", *arguments, "--job", path, "--seconds", 0, status=3)
    expected = run("sweep", *arguments).stdout
    assert without_time(run("resume", path).stdout) == without_time(expected)


def test_two_machines(job: Path, tmp_path: Path) -> None:
    other = tmp_path / "b.job"
    assert run("job", job, "--split", other).stdout.startswith("Moved ")
    assert "where the rest is in other job files" in run("resume", other, status=3).stdout
    run("resume", job, status=3)
    result = run("job", job, "--merge", other)
    assert "classes from" in result.stderr
    assert without_time(result.stdout) == without_time(run("sweep", "perimeter-triangle-4").stdout)


def test_what_makes_no_sense_leaves_no_file(tmp_path: Path) -> None:
    path = tmp_path / "a.job"
    for arguments, message in (
        (("unicorn",), "one fixed puzzle"),
        (("calendar", "--limit", 3, "--sample", 3), "two requests"),
        (("calendar", "-o", "x.txt"), "should say the format"),
    ):
        assert message in run("sweep", *arguments, "--job", path, status=2).output
    assert list(tmp_path.iterdir()) == []
    assert "no folder" in run("sweep", "calendar", "--job", tmp_path / "none" / "a.job", status=2).output


def test_a_job_of_another_kind(job: Path) -> None:
    assert "it is a sweep over the setups of" in run("count", "soma", "--job", job, status=2).stderr

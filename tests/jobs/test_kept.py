"""Solutions that jobs keep, and files of them."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import tilewright as tw
from tests.jobs.specs import begun, change, question
from tilewright.errors import InvalidJob, InvalidRequest, MissingExtra
from tilewright.jobs.kept import export, kept_solutions
from tilewright.jobs.run import run_job
from tilewright.jobs.share import merge_job, split_job
from tilewright.solving import check


def canonical(name: str, relabelings: bool = False) -> set[str]:
    """One of each orbit, as another search finds them."""
    listed = tw.solutions(tw.load(name), up_to="relabeling" if relabelings else "symmetry")
    return {json.dumps(tw.solution_to_json(solution)) for solution in listed}


@pytest.mark.thorough
@pytest.mark.parametrize(
    "name", ["soma", "magic-square-4", "unicorn", "perimeter-triangle-4", "tetrominoes-double-5x8"]
)
def test_the_kept_solutions_are_all_that_differ(tmp_path: Path, name: str) -> None:
    path = tmp_path / "a.job"
    run_job(path, question(name, keeps=True))
    kept = [json.dumps(tw.solution_to_json(solution)) for solution in kept_solutions(path)]
    assert len(kept) == len(set(kept))
    assert set(kept) == canonical(name)


def test_up_to_relabeling(tmp_path: Path) -> None:
    path = tmp_path / "a.job"
    run_job(path, question("magic-square-4", keeps=True, relabelings=True))
    kept = {json.dumps(tw.solution_to_json(solution)) for solution in kept_solutions(path)}
    assert kept == canonical("magic-square-4", True)


def test_after_a_merge(tmp_path: Path) -> None:
    here, there = tmp_path / "here.job", tmp_path / "there.job"
    begun(here, question("soma", keeps=True))
    split_job(here, there)
    assert not list(kept_solutions(there))
    run_job(there)
    run_job(here)
    assert merge_job(here, there)[1]
    assert len(list(kept_solutions(here))) == 240


def test_lines_of_json(tmp_path: Path) -> None:
    path, target = tmp_path / "a.job", tmp_path / "found.jsonl"
    begun(path, question("soma", keeps=True), 8000)
    n = export(path, target, {"puzzle": "soma"})
    lines = [json.loads(line) for line in target.read_text(encoding="utf-8").splitlines()]
    assert [line["solution"] for line in lines] == list(range(1, n + 1))
    assert {line["puzzle"] for line in lines} == {"soma"}
    for solution in tw.read_solutions(tw.load("soma"), target):
        check(tw.load("soma"), solution)
    assert list(tmp_path.glob("*.new")) == []


@pytest.mark.parametrize("name", ["soma", "unicorn", "magic-square-4"])
def test_parquet(tmp_path: Path, name: str) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    path, target = tmp_path / "a.job", tmp_path / "found.parquet"
    run_job(path, question(name, keeps=True))
    n = export(path, target, {"puzzle": name})
    table = parquet.read_table(target).to_pylist()
    assert [row.pop("solution") for row in table] == list(range(1, n + 1))
    for row, solution in zip(table, kept_solutions(path), strict=True):
        plain = tw.solution_to_json(solution)
        if "values" in plain:
            assert row == plain["values"]
        else:
            pieces = [(one["piece"], one["cells"], one.get("turns")) for one in plain["placed"]]
            assert [(one["piece"], one["cells"], one["turns"]) for one in row["placed"]] == pieces
            assert all(len(one["labels"]) == len(one["cells"]) for one in row["placed"] if one["labels"])


def test_without_pyarrow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, target = tmp_path / "a.job", tmp_path / "found.parquet"
    run_job(path, question("unicorn", keeps=True))
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(MissingExtra, match=r"tilewright\[export\]"):
        export(path, target, {})
    assert not target.exists()


def test_what_cannot_be_exported(tmp_path: Path) -> None:
    path = tmp_path / "a.job"
    run_job(path, question("unicorn"))
    with pytest.raises(InvalidJob, match="keeps no solutions"):
        list(kept_solutions(path))
    with pytest.raises(InvalidRequest, match=r"end in \.jsonl or \.parquet"):
        export(path, tmp_path / "found.txt", {})


def test_a_wrong_solution_is_never_shown(tmp_path: Path) -> None:
    path = tmp_path / "a.job"
    run_job(path, question("unicorn", keeps=True))
    change(path, "INSERT INTO solution VALUES ('[0, 1, 2, 3, 4, 5, 6, 7, 8]', x'00')", forged=True)
    with pytest.raises(InvalidJob, match="a solution that it keeps is none"):
        list(kept_solutions(path))

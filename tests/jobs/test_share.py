"""Jobs shared out among files, and put together again."""

from __future__ import annotations

import shutil
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.jobs.specs import SMALL, assert_same, begun, change, question, undisturbed
from tilewright.errors import InvalidJob, InvalidRequest
from tilewright.jobs.file import JobFile
from tilewright.jobs.overview import overview
from tilewright.jobs.run import run_job
from tilewright.jobs.share import merge_job, split_job
from tilewright.solving import Limits


def statuses(path: Path) -> dict[str, str]:
    """How each subproblem stands."""
    with JobFile.open(path) as job:
        return {f"{row.part}/{row.path}": row.status for row in job.subproblems()}


@pytest.mark.parametrize("keeps", [False, True])
@pytest.mark.parametrize("name", SMALL)
def test_in_two_files(tmp_path: Path, name: str, keeps: bool) -> None:
    here, there = tmp_path / "here.job", tmp_path / "there.job"
    asked = question(name, keeps=keeps)
    run_job(here, asked, limits=Limits(nodes=100))
    n_moved, n_left, share = split_job(here, there)
    assert n_moved
    assert n_left
    assert 0.2 < share < 0.8
    ours, theirs = statuses(here), statuses(there)
    assert ours.keys() == theirs.keys()
    assert all("elsewhere" in pair for pair in zip(ours.values(), theirs.values(), strict=True))
    assert sum(status == "open" for status in theirs.values()) == n_moved
    mine, other = run_job(here), run_job(there, asked)
    assert mine.count.effort.stopped_by == other.count.effort.stopped_by == "elsewhere"
    before = there.read_bytes()
    n_taken, _, n_open, n_elsewhere = merge_job(here, there)
    assert there.read_bytes() == before
    assert (n_taken, n_open, n_elsewhere) == (n_moved, 0, 0)
    assert_same(run_job(here), asked)
    assert merge_job(here, there)[0] == 0, "merged before"


@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.sampled_from(SMALL), st.data())
def test_any_sharing_ends_with_the_same_numbers(
    tmp_path_factory: pytest.TempPathFactory, name: str, data: st.DataObject
) -> None:
    folder = tmp_path_factory.mktemp("jobs")
    asked = question(name, keeps=data.draw(st.booleans()))
    files = [folder / "0.job"]
    run_job(files[0], asked, limits=Limits(nodes=1))
    nodes = undisturbed(asked).effort.nodes
    for step in range(data.draw(st.integers(2, 10))):
        file = data.draw(st.sampled_from(files))
        what = data.draw(st.sampled_from(["run", "run", "split", "merge"]))
        if what == "run":
            run_job(file, limits=Limits(nodes=data.draw(st.integers(1, nodes // 3 + 1))), workers=2)
        elif what == "merge" and len(files) > 1:
            merge_job(file, data.draw(st.sampled_from([other for other in files if other != file])))
        elif what == "split":
            with suppress(InvalidJob):  # Nothing may be left to share.
                split_job(file, folder / f"{step + 1}.job")
                files.append(folder / f"{step + 1}.job")
    for file in files:
        run_job(file)
    collector = data.draw(st.sampled_from(files))
    for file in data.draw(st.permutations(files)):
        if file != collector:
            merge_job(collector, file)
    seen = overview(collector)
    assert (seen.n_open, seen.n_elsewhere) == (0, 0)
    assert_same(run_job(collector), asked)


def test_a_file_that_is_not_finished_may_be_merged_and_goes_on(tmp_path: Path) -> None:
    here, there = tmp_path / "here.job", tmp_path / "there.job"
    asked = question("ultimate")
    begun(here, asked)
    split_job(here, there)
    run_job(there, limits=Limits(nodes=50_000))
    n_taken, _, _, n_elsewhere = merge_job(here, there)
    assert n_taken
    assert n_elsewhere
    run_job(there)
    run_job(here)
    assert merge_job(here, there)[3] == 0
    assert_same(run_job(here), asked)


def test_work_that_was_done_twice_is_refused(tmp_path: Path) -> None:
    here, there = tmp_path / "here.job", tmp_path / "there.job"
    begun(here, question("ultimate"))
    begun(there, question("ultimate"), 3000)
    before = here.read_bytes()
    with pytest.raises(InvalidJob, match="both worked on subproblem 0/all"):
        merge_job(here, there)
    assert here.read_bytes() == before


def test_a_copy_that_went_on_is_refused(tmp_path: Path) -> None:
    here, there, copy = tmp_path / "here.job", tmp_path / "there.job", tmp_path / "copy.job"
    begun(here, question("ultimate"))
    shutil.copy(here, copy)
    split_job(here, there)
    run_job(copy, limits=Limits(nodes=5000))
    with pytest.raises(InvalidJob, match="both worked on subproblem"):
        merge_job(here, copy)


def test_a_subproblem_that_is_missing_is_noticed(tmp_path: Path) -> None:
    here, there = tmp_path / "here.job", tmp_path / "there.job"
    begun(here, question("ultimate"))
    split_job(here, there)
    run_job(there)
    cut = "UPDATE subproblem SET high = (low + high) / 2, walked = (low + high) / 2 - low"
    change(there, f"{cut} WHERE id = (SELECT max(id) FROM subproblem WHERE status = 'done')", forged=True)
    before = here.read_bytes()
    with pytest.raises(InvalidJob, match="a subproblem is missing at"):
        merge_job(here, there)
    assert here.read_bytes() == before


def test_other_puzzles_are_refused(tmp_path: Path) -> None:
    here, there, kept = tmp_path / "here.job", tmp_path / "there.job", tmp_path / "kept.job"
    begun(here, question("ultimate"))
    begun(there, question("soma"))
    begun(kept, question("ultimate", keeps=True))
    with pytest.raises(InvalidJob, match=r"is about ultimate, .* about soma"):
        merge_job(here, there)
    with pytest.raises(InvalidJob, match="different questions about ultimate"):
        merge_job(here, kept)
    with pytest.raises(InvalidJob, match="the same file"):
        merge_job(here, tmp_path / "." / "here.job")
    with pytest.raises(InvalidJob, match="there is no job file"):
        merge_job(here, tmp_path / "none.job")


def test_what_cannot_be_split(tmp_path: Path) -> None:
    here, there = tmp_path / "here.job", tmp_path / "there.job"
    run_job(here, question("soma"))
    with pytest.raises(InvalidJob, match="is done"):
        split_job(here, there)
    there.touch()
    with pytest.raises(InvalidRequest, match="is there already"):
        split_job(here, there)

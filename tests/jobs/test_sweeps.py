"""Sweeps as jobs: stopped, killed, split and merged, they end with the table of an undisturbed one."""

from __future__ import annotations

import os
import random
import shutil
import signal
import time
from contextlib import suppress
from pathlib import Path

import pytest

import tilewright as tw
from tests.jobs.specs import change
from tests.jobs.specs import question as count_of
from tilewright.errors import InvalidJob
from tilewright.jobs.file import JobFile
from tilewright.jobs.kinds import job_in
from tilewright.jobs.overview import overview
from tilewright.jobs.run import JobResult, run_job
from tilewright.jobs.share import merge_job, split_job
from tilewright.jobs.spec import SweepSpec, spec_of
from tilewright.solving import Limits
from tilewright.solving.executors import Inline, ThreadPool
from tilewright.solving.sweep import Sweep, sweep

CALENDAR = SweepSpec.of(tw.load("calendar"))
SUMS = SweepSpec.of(tw.load("perimeter-triangle-4"))
SAMPLE = SweepSpec.of(tw.load("genius-star", "golden-star"), "solvable", sample=60, seed=3)


FIRST = SweepSpec.of(tw.load("y-pentomino"), "solvable", first=True)


def undisturbed(asked: SweepSpec) -> Sweep:
    which = {"limit": asked.limit, "sample": asked.sample, "seed": asked.seed, "first": asked.first}
    return sweep(asked.to_puzzle(), asked.asks, **which)  # type: ignore[arg-type]


def assert_same(answer: JobResult, asked: SweepSpec) -> None:
    """All answers are those of an undisturbed sweep, and each class was answered once."""
    expected = undisturbed(asked)
    assert not answer.problem
    assert list(answer.sweep) == list(expected)
    assert answer.sweep.summary() == expected.summary()
    assert answer.sweep.exhausted
    assert answer.effort.nodes == len(expected.answers)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "a.job"


@pytest.mark.parametrize("asked", [CALENDAR, SUMS, SAMPLE], ids=["dates", "sums", "sample"])
def test_stopped_again_and_again(path: Path, asked: SweepSpec) -> None:
    chance = random.Random(1)
    n = len(undisturbed(asked).answers)
    share = -1.0
    for _ in range(4):
        executor = chance.choice([Inline(), ThreadPool(3, eager=True)])
        limits = Limits(nodes=chance.randint(1, n // 4))
        answer = run_job(path, asked, executor=executor, limits=limits, seconds_between_states=0.0)
        seen = overview(path)
        assert seen.nodes == seen.n_done == sum(number is not None for number in answer.sweep.answers)
        assert seen.share == pytest.approx(seen.nodes / n)
        assert seen.share >= share
        share = seen.share
    assert answer.sweep.stopped_by in ("nodes", "")
    done = run_job(path)
    assert_same(done, asked)
    again = run_job(path, asked)
    assert again.n_runs == done.n_runs
    assert_same(again, asked)


def test_one_that_ends_at_the_first_solution(path: Path, tmp_path: Path) -> None:
    """Stopped, split and merged, it is done when all classes before the first solution are answered."""
    run_job(path, FIRST, limits=Limits(nodes=5))
    assert overview(path).n_open == 45 - 5
    split_job(path, tmp_path / "b.job")
    assert run_job(path).effort.stopped_by == ""
    done = run_job(path).sweep
    assert list(done) == list(undisturbed(FIRST))
    assert done.setups[-1] == ("5x10",)
    # Boards with more cells are left, none of which is asked for any more.
    assert (overview(path).share, overview(path).n_open) == (1.0, 0)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs os.fork")
def test_killed_again_and_again(path: Path) -> None:
    chance = random.Random(2)
    # Its kernels are not compiled, so that it takes its time, and no thread is there when the process forks.
    asked = SweepSpec.of(tw.load("calendar"), limit=60)
    expected = sweep(tw.load("calendar"), limit=60).answers
    n_kills, seen = 0, dict[int, int | None]()
    for _ in range(8):
        child = os.fork()
        if not child:
            os.environ["TILEWRIGHT_COMPILE"] = "never"
            with suppress(Exception):
                executor = chance.choice([Inline(), ThreadPool(2, eager=True)])
                run_job(path, asked, executor=executor, seconds_between_states=chance.choice([0.0, 0.02]))
                os._exit(0)
            os._exit(1)
        time.sleep(0.7 * chance.random())
        os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
        assert not (os.WIFEXITED(status) and os.WEXITSTATUS(status)), "a run failed by itself"
        n_kills += os.WIFSIGNALED(status)
        if path.exists():
            with JobFile.open(path) as job:
                if job.header.answer is not None:
                    break
                now = job.answers(60)
            # What is written down once stays as it is, and is right.
            assert seen.items() <= now.items() <= dict(enumerate(expected)).items()
            seen = now
    assert n_kills
    assert_same(run_job(path, asked), asked)


def test_split_and_merged(path: Path, tmp_path: Path) -> None:
    other = tmp_path / "b.job"
    run_job(path, CALENDAR, limits=Limits(nodes=50))
    assert split_job(path, other) == (158, 158, 0.5)
    assert run_job(other).effort.stopped_by == "elsewhere"
    assert run_job(path).effort.stopped_by == "elsewhere"
    assert merge_job(path, other) == (158, 0, 0, 0)
    assert merge_job(path, other) == (0, 0, 0, 0), "merged before"
    assert_same(run_job(path), CALENDAR)


def test_the_question_is_kept(path: Path) -> None:
    assert spec_of(SAMPLE.to_json()) == SAMPLE
    run_job(path, SAMPLE, limits=Limits(nodes=1))
    with JobFile.open(path) as job:
        assert job.header.spec == SAMPLE
        assert sum(number is not None for number in job_in(job).swept().answers) == 1
    with pytest.raises(ValueError, match="kind"):
        spec_of({"kind": "riddle"})


@pytest.mark.parametrize(
    ("other", "message"),
    [
        (count_of("soma"), "a sweep over the setups of calendar, not a count"),
        (SUMS, "about calendar, not perimeter-triangle-4"),
        (SweepSpec.of(tw.load("calendar"), "solvable"), "how many solutions there are, not whether there is"),
        (SweepSpec.of(tw.load("calendar"), limit=5), "of all setups, not of the first 5"),
        (SweepSpec.of(tw.load("calendar"), sample=5), "not of 5 setups drawn with seed 0"),
    ],
    ids=["count", "puzzle", "solvable", "limit", "sample"],
)
def test_another_question_is_refused(path: Path, other: SweepSpec, message: str) -> None:
    run_job(path, CALENDAR, limits=Limits(nodes=1))
    before = path.read_bytes()
    with pytest.raises(InvalidJob, match=message):
        run_job(path, other)
    assert path.read_bytes() == before


def test_a_sweep_is_refused_by_a_count(path: Path) -> None:
    run_job(path, count_of("soma"))
    with pytest.raises(InvalidJob, match="a count of soma, not a sweep"):
        run_job(path, CALENDAR)
    with JobFile.open(path) as job, pytest.raises(InvalidJob, match="it is no sweep"):
        job_in(job).swept()


def test_an_answer_that_is_lost_is_found_again(path: Path) -> None:
    run_job(path, SUMS, limits=Limits(nodes=5))
    change(path, "DELETE FROM answer WHERE number = (SELECT min(number) FROM answer)", forged=True)
    assert overview(path).nodes == 4
    assert_same(run_job(path), SUMS)


@pytest.mark.parametrize("row", ["11, '1', 0", "-1, '1', 0", "10, '-1', 0", "10, 'many', 0"])
def test_an_answer_that_is_none_is_told(path: Path, row: str) -> None:
    run_job(path, SUMS, limits=Limits(nodes=5))
    change(path, "DELETE FROM answer WHERE number = 10")
    change(path, f"INSERT INTO answer VALUES ({row}, x'00')", forged=True)
    with pytest.raises(InvalidJob, match="an answer that it keeps is none"):
        run_job(path)


def test_files_that_differ_are_not_merged(path: Path, tmp_path: Path) -> None:
    other = tmp_path / "b.job"
    run_job(path, SUMS, limits=Limits(nodes=5))
    shutil.copy(path, other)
    run_job(other, limits=Limits(nodes=3))
    # A copy that went on answered some classes besides; no class counts twice.
    assert merge_job(path, other) == (3, 0, 3, 0)
    change(other, "UPDATE answer SET answer = '77' WHERE number = (SELECT min(number) FROM answer)", forged=True)
    before = path.read_bytes()
    with pytest.raises(InvalidJob, match=r"class \d+ has \d+ solutions here, 77 in"):
        merge_job(path, other)
    assert path.read_bytes() == before

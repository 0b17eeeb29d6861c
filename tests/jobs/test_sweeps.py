"""Sweeps as jobs: stopped, killed, split and merged, they end with the table of an undisturbed one."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import time
from contextlib import suppress
from pathlib import Path

import pytest

import tilewright as tw
from tests.jobs.questions import question as count_of
from tilewright.errors import InvalidJob
from tilewright.jobs.answers import sweep_in
from tilewright.jobs.file import JobFile
from tilewright.jobs.ledger import restored
from tilewright.jobs.merge import merge_job
from tilewright.jobs.overview import overview
from tilewright.jobs.question import SweepQuestion, question_of
from tilewright.jobs.run import JobAnswer, run_job
from tilewright.jobs.share import split_job
from tilewright.solving import Limits
from tilewright.solving.crew import Alone, Threads
from tilewright.solving.sweep import Sweep, sweep

CALENDAR = SweepQuestion.of(tw.load("calendar"))
SUMS = SweepQuestion.of(tw.load("perimeter-triangle-4"))
SAMPLE = SweepQuestion.of(tw.load("genius-star", "golden-star"), "solvable", sample=60, seed=3)


def undisturbed(asked: SweepQuestion) -> Sweep:
    return sweep(asked.to_puzzle(), asked.asks, limit=asked.limit, sample=asked.sample, seed=asked.seed)


def assert_same(answer: JobAnswer, asked: SweepQuestion) -> None:
    """All answers are those of an undisturbed sweep, and each class was answered once."""
    expected = undisturbed(asked)
    assert not answer.problem
    assert list(answer.sweep) == list(expected)
    assert answer.sweep.summary() == expected.summary()
    assert answer.sweep.exhausted
    assert answer.effort.nodes == answer.kept == len(expected.answers)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "a.job"


@pytest.mark.parametrize("asked", [CALENDAR, SUMS, SAMPLE], ids=["dates", "sums", "sample"])
def test_stopped_again_and_again(path: Path, asked: SweepQuestion) -> None:
    chance = random.Random(1)
    n = len(undisturbed(asked).answers)
    share = -1.0
    for _ in range(4):
        crew = chance.choice([Alone(), Threads(3, eager=True)])
        limits = Limits(nodes=chance.randint(1, n // 4))
        answer = run_job(path, asked, crew=crew, limits=limits, seconds_between_states=0.0)
        seen = overview(path)
        assert seen.nodes == seen.kept == sum(number is not None for number in answer.sweep.answers)
        assert seen.share == pytest.approx(seen.nodes / n)
        assert seen.share >= share
        share = seen.share
    assert answer.sweep.stopped_by in ("nodes", "")
    assert_same(run_job(path), asked)
    again = run_job(path, asked)
    assert again.was_done
    assert_same(again, asked)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs os.fork")
def test_killed_again_and_again(path: Path) -> None:
    chance = random.Random(2)
    # Its kernels are not compiled, so that it takes its time, and no thread is there when the process forks.
    asked = SweepQuestion.of(tw.load("calendar"), limit=60)
    n_kills, seen = 0, 0
    for _ in range(8):
        child = os.fork()
        if not child:
            os.environ["TILEWRIGHT_COMPILE"] = "never"
            with suppress(Exception):
                crew = chance.choice([Alone(), Threads(2, eager=True)])
                run_job(path, asked, crew=crew, seconds_between_states=chance.choice([0.0, 0.02]))
                os._exit(0)
            os._exit(1)
        time.sleep(0.7 * chance.random())
        os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
        assert not (os.WIFEXITED(status) and os.WEXITSTATUS(status)), "a run failed by itself"
        n_kills += os.WIFSIGNALED(status)
        if path.exists():
            with JobFile.open(path) as job:
                if job.head.answer is not None:
                    break
                earlier, units = restored(job, job.head.question.plan())
                now = earlier.total.nodes + sum(unit.tally.nodes for unit in units)
                kept = {row[0] for row in job.solutions()}
            assert len(kept) >= now >= seen
            seen = now
    assert n_kills
    assert_same(run_job(path, asked), asked)


def test_split_and_merged(path: Path, tmp_path: Path) -> None:
    other = tmp_path / "b.job"
    run_job(path, CALENDAR, limits=Limits(nodes=50))
    shared = split_job(path, other)
    assert shared.n_moved > 1
    assert run_job(other).effort.stopped_by == "elsewhere"
    assert run_job(path).effort.stopped_by == "elsewhere"
    merged = merge_job(path, other)
    assert (merged.n_open, merged.n_elsewhere) == (0, 0)
    assert merged.n_solutions > 100
    assert_same(run_job(path), CALENDAR)


def test_the_question_is_kept(path: Path) -> None:
    assert question_of(SAMPLE.to_json()) == SAMPLE
    run_job(path, SAMPLE, limits=Limits(nodes=1))
    with JobFile.open(path) as job:
        assert job.head.question == SAMPLE
        assert sum(number is not None for number in sweep_in(job).answers) == 1
    with pytest.raises(ValueError, match="kind"):
        question_of({"kind": "riddle"})


@pytest.mark.parametrize(
    ("other", "message"),
    [
        (count_of("soma"), "a sweep over the setups of calendar, not a count"),
        (SUMS, "about calendar, not perimeter-triangle-4"),
        (SweepQuestion.of(tw.load("calendar"), "solvable"), "how many solutions there are, not whether there is"),
        (SweepQuestion.of(tw.load("calendar"), limit=5), "of all setups, not of the first 5"),
        (SweepQuestion.of(tw.load("calendar"), sample=5), "not of 5 setups drawn with seed 0"),
    ],
    ids=["count", "puzzle", "solvable", "limit", "sample"],
)
def test_another_question_is_refused(path: Path, other: SweepQuestion, message: str) -> None:
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
        sweep_in(job)


def test_an_answer_too_few_is_told(path: Path) -> None:
    run_job(path, SUMS, limits=Limits(nodes=5))
    connection = sqlite3.connect(path)
    with connection:
        connection.execute("DELETE FROM solution WHERE choices = (SELECT min(choices) FROM solution)")
    connection.close()
    answer = run_job(path)
    assert "keeps 10 answers, but there are 11 classes" in answer.problem
    assert overview(path).head.answer is None


def test_an_answer_that_is_none_is_told(path: Path) -> None:
    run_job(path, SUMS, limits=Limits(nodes=5))
    connection = sqlite3.connect(path)
    with connection:
        connection.execute("INSERT INTO solution VALUES ('[11, 1]')")
    connection.close()
    with pytest.raises(InvalidJob, match="an answer that it keeps is none"):
        run_job(path)

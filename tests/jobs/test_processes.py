"""Jobs in processes of their own: killed, interrupted, without room, two at once."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.jobs.specs import assert_same, question
from tilewright.jobs.overview import overview
from tilewright.jobs.run import run_job

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals, fork and limits are those of Unix")

NAME = "pentominoes-6x10"
PATIENCE = 120
"""Seconds for what takes one or two, as the machine may be busy."""


def start(*arguments: object, **options: Any) -> subprocess.Popen[str]:
    """The command line as a process; its kernels stay interpreted, so that it takes its time."""
    environment = {**os.environ, "TILEWRIGHT_COMPILE": "never", "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "tilewright", *map(str, arguments)]
    return subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **options
    )


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "a.job"


@pytest.fixture
def running(path: Path) -> Iterator[subprocess.Popen[str]]:
    """A process that works on a job."""
    process = start("count", NAME, "--job", path)
    assert process.stderr is not None
    assert "is kept in" in process.stderr.readline()
    yield process
    process.kill()
    process.communicate()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs os.fork")
def test_killed_thirty_times() -> None:
    result = subprocess.run(
        [sys.executable, "-m", "tests.jobs.kill_often", "--kills", "30", "--seconds", "0.3"],
        cwd=ROOT,
        env={**os.environ, "TILEWRIGHT_COMPILE": "never"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    assert json.loads(result.stdout)["kills"] == 30


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_interrupted(path: Path, running: subprocess.Popen[str], number: signal.Signals) -> None:
    wait_for_nodes(path)
    running.send_signal(number)
    out, err = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    assert "Stopped by you" in out
    assert f"Nothing is lost: `tilewright resume {path}` goes on." in err
    seen = overview(path)
    assert seen.events[-1]["note"] == "interrupt"
    assert seen.nodes > 0
    # All that was done is there: the answer told so many nodes.
    assert f" {seen.nodes:,} nodes" in out
    assert_same(run_job(path), question(NAME))


def wait_for_nodes(path: Path) -> None:
    """Wait until something was done, and is written down."""
    deadline = time.monotonic() + PATIENCE
    while not overview(path).nodes and time.monotonic() < deadline:
        time.sleep(0.1)


def test_killed(path: Path, running: subprocess.Popen[str]) -> None:
    wait_for_nodes(path)
    running.kill()
    running.wait()
    seen = overview(path)
    assert seen.holder is None
    assert seen.nodes > 0, "a state is written down soon"
    assert [event["what"] for event in seen.events] == ["made", "started"]
    assert_same(run_job(path), question(NAME))


def test_two_programs(path: Path, running: subprocess.Popen[str]) -> None:
    commands = (["resume", path], ["count", NAME, "--job", path], ["job", path, "--split", f"{path}.other"])
    for second in [start(*command) for command in commands]:
        out, err = second.communicate(timeout=PATIENCE)
        assert (second.returncode, out) == (2, "")
        assert f"is in use by process {running.pid} on " in err
    seen = overview(path)
    assert seen.holder is not None
    assert seen.holder["pid"] == running.pid
    running.send_signal(signal.SIGINT)
    running.wait(PATIENCE)
    assert_same(run_job(path), question(NAME))


@pytest.mark.parametrize("size", [50_000, 120_000])
def test_a_full_disk(path: Path, size: int) -> None:
    resource = pytest.importorskip("resource")

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

    asked = question(NAME, keeps=True)
    process = start("count", NAME, "--job", path, "--keep-solutions", preexec_fn=limit)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 3
    assert "Stopped since the job file cannot be written" in out
    assert f"error: {path} cannot be written: " in err
    assert f"`tilewright resume {path}` goes on" in err
    assert_same(run_job(path), asked)


def test_no_room_for_a_new_job(path: Path) -> None:
    resource = pytest.importorskip("resource")
    process = start(
        "count", NAME, "--job", path, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (9000, 9000))
    )
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (2, "")
    assert "or give another file" in err
    assert not path.exists()
    assert not path.with_name("a.job.new").exists()

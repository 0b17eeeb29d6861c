"""The processes that make an atlas: interrupted, killed, and gone on with."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.cli.running import run
from tilewright.atlas.base import AtlasOptions
from tilewright.atlas.entries import AtlasEntry
from tilewright.atlas.part_names import PART_NAMES
from tilewright.atlas.workers import make_all

# It has far more solutions than can be counted in the time that these tests take.
LONG = "eternity-2"
QUICK = [f"--without={','.join(name for name in PART_NAMES if name not in ('counts', 'files'))}", "--workers", "2"]


def state_of(out: Path) -> dict[Path, bytes]:
    return {path.relative_to(out): path.read_bytes() for path in out.rglob("*") if path.is_file()}


@pytest.mark.skipif(sys.platform == "win32", reason="a program cannot be sent Ctrl-C alone there")
def test_ctrl_c_ends_it_and_the_same_command_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "out"
    wanted = ("--only", "magic-square-3", "--only", LONG, "--seconds", "1h")
    arguments = [sys.executable, "-m", "tilewright", "atlas", "-o", str(out), *wanted, *QUICK]
    with subprocess.Popen(arguments, stderr=subprocess.PIPE, text=True) as program:
        page = out / "magic-square-3" / "index.html"
        begun = out / LONG / ".atlas" / "pictures.json"
        _wait_for(program, [page, begun])
        program.send_signal(signal.SIGINT)
        said = program.communicate(timeout=60)[1]
    assert program.returncode == 130, said
    assert "the same command goes on" in said
    assert not list(out.rglob("*.new"))
    assert not (out / ".work").exists()
    assert [row["slug"] for row in json.loads((out / "atlas.json").read_text())["puzzles"]] == ["magic-square-3"]
    assert (out / "index.html").is_file()
    before = {path: path.stat().st_mtime_ns for path in out.rglob("*.*") if path.is_file() and path.suffix != ".lock"}
    result = run("atlas", "-o", out, "--only", "magic-square-3", "--seconds", "1h", *QUICK)
    assert "nothing has changed" in result.output
    # The puzzle that is not finished is one of the atlas.
    assert LONG not in result.output
    assert {path: path.stat().st_mtime_ns for path in before} == before


def _wait_for(program: subprocess.Popen[str], paths: Sequence[Path]) -> None:
    until = time.monotonic() + 120
    while not all(path.is_file() for path in paths):
        assert program.poll() is None, program.communicate()[1]
        assert time.monotonic() < until
        time.sleep(0.05)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no such signal")
def test_a_part_that_takes_its_process_down_is_left_out(tmp_path: Path) -> None:
    parts = tuple(name for name in PART_NAMES if name not in ("counts", "citation"))
    entries = [AtlasEntry(LONG, LONG), AtlasEntry("magic-square-3", "magic-square-3")]
    killed = []
    done = {}
    for news in make_all(entries, tmp_path, AtlasOptions(seconds=3600, without=parts), tmp_path, 1):
        if news is not None and not news.doing:
            done[news.entry.slug] = news
        elif news is not None and news.doing.startswith("counting") and not killed and news.entry.slug == LONG:
            [process] = multiprocessing.active_children()
            assert process.pid is not None
            os.kill(process.pid, signal.SIGKILL)
            killed.append(process.pid)
    assert killed
    assert not multiprocessing.active_children()
    assert done.keys() == {LONG, "magic-square-3"}
    assert "the process that made it ended" in (tmp_path / LONG / "index.html").read_text(encoding="utf-8")


def test_the_command_with_a_folder(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "broken.toml").write_text('format = 1\nfamily = "tiling"\n')
    out = tmp_path / "out"
    result = run("atlas", tmp_path / "mine", "-o", out, "--no-catalog", "--json", *QUICK, status=1)
    first, last, *_ = result.stdout.splitlines()
    assert '"slug": "broken"' in first
    assert '"broken": 1' in last
    assert "This puzzle cannot be read" in (out / "broken" / "index.html").read_text(encoding="utf-8")
    assert "no folder is named" in run("atlas", "-o", out, "--no-catalog", status=2).output
    assert "has files in it" in run("atlas", "-o", tmp_path / "mine", status=2).output

"""The group of commands: help, errors, exit statuses, pipes and Ctrl-C."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from importlib.util import find_spec

import pytest

from tilewright import __version__
from tilewright.cli.app import COMMANDS

from .running import run

PATIENCE = 120
"""Seconds for a program to end; much more than it needs, as the machine may be busy."""

# A program that says when Ctrl-C is its own: before that there is only Python itself, which says so in its own way.
_SAYS_WHEN_IT_HEARS = """
import gc, sys, types, tilewright.__main__ as it
it.gc = types.SimpleNamespace(set_threshold=lambda n: print(flush=True), freeze=gc.freeze)
it.main()
"""
# One that says when its solver begins.
_SAYS_WHEN_IT_SOLVES = """
import ortools.sat.python.cp_model as cp, tilewright.__main__ as it
solve = cp.CpSolver.solve
cp.CpSolver.solve = lambda *asked: (print("It solves.", flush=True), solve(*asked))[1]
it.main()
"""


def _program(code: str, *arguments: str, **environment: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", code, *arguments],
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, **environment},
    )


def _process(*arguments: str, **environment: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tilewright", *arguments],
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, **environment},
    )


def test_help_lists_all_commands() -> None:
    text = run("--help").stdout
    assert all(f"\n  {name} " in text for name in COMMANDS)
    assert run("-h").stdout == text == run().stdout


@pytest.mark.parametrize("name", COMMANDS)
def test_help_shows_examples_before_options(name: str) -> None:
    text = run(name, "--help").stdout
    assert 0 < text.index("\nExamples:\n  tilewright ") < text.index("\nOptions:\n")
    assert max(map(len, text.splitlines())) <= 100


def test_version() -> None:
    assert run("--version").stdout == f"tilewright {__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["solv"], "error: there is no command 'solv'; did you mean 'solve'?"),
        (["unicorn"], "try `tilewright solve unicorn`"),
        (["--nonsense"], "error: no such option"),
        (["solve"], "error: name a puzzle (`tilewright list` shows them) or a puzzle file"),
        (["solve", "unicron"], "did you mean unicorn?"),
        (["solve", "unicorn", "ultimate"], "error: one puzzle at a time; found 'unicorn' and 'ultimate'"),
        (["solve", "nowhere.toml"], "error: there is no file nowhere.toml"),
        (["solve", "unicorn", "-n", "0"], "0 is less than 1"),
        (["count", "unicorn", "--engine", "nonsense"], "error: there is no engine 'nonsense'"),
        (["show", "unicorn", "--variant", "nonsense"], "error: unicorn has no variant 'nonsense'"),
        (["solve", "genius-star", "--roll", "9", "10", "28"], "join them with commas: --roll 9,10,28"),
        (["count", "katamino", "--pieces", "L P", "T"], "join them with commas: --pieces L,P,T"),
        (["invent", "tiles", "--lattice", "hex"], "did you mean 'hexagonal'?"),
        (["solve", "unicorn", "--up-to", "sym"], "did you mean 'symmetry'?"),
        (["solve", "https://example.org/a.toml"], "https://example.org/a.toml is an address"),
        (["check", "unicorn", "http://example.org/found.txt"], "save the file first"),
        (["convert", "x.cnf"], "x.cnf can only be written; name a puzzle before it"),
    ],
)
def test_wrong_usage(arguments: list[str], message: str) -> None:
    result = run(*arguments, status=2)
    assert message in result.stderr
    assert not result.stdout


def test_a_reader_that_goes_away_ends_it_quietly() -> None:
    process = _process("solve", "pentominoes-6x10", "--all")
    assert process.stdout is not None
    assert process.stderr is not None
    assert process.stdout.readline() == "Solution 1\n"
    process.stdout.close()
    assert process.stderr.read() == ""
    assert process.wait(PATIENCE) == 141


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize(
    "arguments",
    [["solve", "pentominoes-6x10", "--all"], ["count", "pentominoes-6x10"], ["draw", "eternity-2", "--solved"]],
)
def test_interrupt(arguments: list[str]) -> None:
    process = _program(_SAYS_WHEN_IT_HEARS, *arguments, TILEWRIGHT_COMPILE="never")
    assert process.stdout is not None
    assert process.stdout.readline() == "\n"
    if "--all" in arguments:
        assert process.stdout.readline() == "Solution 1\n"
    else:
        time.sleep(1.5)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "Traceback" not in errors


@pytest.mark.skipif(find_spec("ortools") is None, reason="OR-Tools is not installed (extra cpsat)")
@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("command", ["solve", "count"])
def test_interrupt_stops_a_solver_that_does_not_pause(command: str, workers: str) -> None:
    """It says what was found by then."""
    arguments = [command, "pentominoes-6x10", "--engine", "cpsat", "--workers", workers]
    process = _program(_SAYS_WHEN_IT_SOLVES, *arguments, *(["--all"] if command == "solve" else []))
    assert process.stdout is not None
    assert process.stdout.readline() == "It solves.\n"
    if command == "solve":
        assert "\n" in process.stdout
    time.sleep(1)
    process.send_signal(signal.SIGINT)
    # To find all it would need much longer.
    said, errors = process.communicate(timeout=PATIENCE)
    assert (process.returncode, errors.strip()) == (130, "")
    assert "topped by you after" in said


def test_interrupt_is_heard_from_the_first_moment_to_the_last() -> None:
    """While modules are imported, and again while the program ends after the first."""
    chance = random.Random(1)
    for moment in range(12):
        process = _program(_SAYS_WHEN_IT_HEARS, "count", "bedlam-cube")
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(0.04 * moment)
        process.send_signal(signal.SIGINT)
        if moment % 2:
            time.sleep(0.03 * chance.random())
            process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=PATIENCE)
        assert process.returncode == 130
        assert errors.strip() in ("", "Interrupted.")


def test_a_terminal_without_unicode_gets_ascii() -> None:
    process = _process("draw", "pentominoes-6x10", "--blank", PYTHONIOENCODING="ascii")
    text, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert text.startswith("+----+")


@pytest.mark.parametrize("arguments", [[], ["--help"], ["solve", "--help"], ["--version"], ["list"]])
def test_a_closed_pipe_always_ends_it_alike(arguments: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    process = subprocess.run(
        [sys.executable, "-m", "tilewright", *arguments], stdout=writer, stderr=subprocess.PIPE, check=False
    )
    os.close(writer)
    assert (process.returncode, process.stderr) == (141, b"")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no /dev/full")
@pytest.mark.parametrize("arguments", [["count", "unicorn"], ["--help"]])
def test_a_full_disk_is_reported(arguments: list[str]) -> None:
    with open("/dev/full", "w") as full:
        process = subprocess.run(
            [sys.executable, "-m", "tilewright", *arguments],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert process.returncode == 2
    assert process.stderr == "error: the output cannot be written: the disk is full\n"


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell")
def test_closed_streams_do_no_harm() -> None:
    command = f"'{sys.executable}' -m tilewright solve unicorn >&-"
    process = subprocess.run(["sh", "-c", command], stderr=subprocess.PIPE, text=True, check=False)
    assert (process.returncode, process.stderr) == (0, "")
    assert subprocess.run(["sh", "-c", command + " 2>&-"], check=False).returncode == 0

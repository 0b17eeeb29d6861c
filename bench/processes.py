"""CPU times of whole processes, user and system together."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src"

# Counts the solutions of a puzzle by its engine; {compile} is run before the first node.
_COUNT = """
import sys
from pathlib import Path
from tilewright import load
from tilewright.engines import Status
from tilewright.solving import choose_engine
choice = choose_engine(load({source!r}))
search = choice.engine.start(choice.compiled.model, 0)
{compile}
while search.advance(1 << 20, 0)[0] is not Status.EXHAUSTED:
    pass
assert search.found == {expected}, search.found
"""


Command = Sequence[str]


def python(code: str) -> Command:
    """A Python that runs this program."""
    return [sys.executable, "-c", code]


def tilewright(*arguments: str) -> Command:
    """The command line of Tilewright."""
    return [sys.executable, "-m", "tilewright", *arguments]


def counting(source: str, expected: int, *, compiled: bool) -> Command:
    """A process that counts: compiled from its first node on, or interpreted until the search is long."""
    compile = "assert search.compile()" if compiled else ""
    return python(_COUNT.format(source=source, expected=expected, compile=compile))


IMPORTING = python("import tilewright")
NOTHING = python("pass")


def cpu_seconds(command: Command, cache: str, reads: Path | None = None, exit_status: int = 0) -> tuple[float, str]:
    """The CPU time of a process, whose compiled kernels are kept in this folder, and all that it says.

    It reads the file `reads` as its standard input.
    """
    path = os.pathsep.join(filter(None, [str(SOURCE), os.environ.get("PYTHONPATH", "")]))
    environment = {**os.environ, "PYTHONPATH": path, "XDG_CACHE_HOME": cache}
    # An installation has its bytecode.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with open(reads or os.devnull, "rb") as given:
        done = subprocess.run(
            command, stdin=given, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False, env=environment
        )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    said = done.stdout.decode(errors="replace")
    if done.returncode != exit_status:
        raise subprocess.CalledProcessError(done.returncode, command, said)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, said


def cold(command: Command, times: int) -> float:
    """The smallest of several times, each with nothing compiled before."""
    found = []
    for _ in range(times):
        with tempfile.TemporaryDirectory() as cache:
            found.append(cpu_seconds(command, cache)[0])
    return min(found)


def warm(commands: Sequence[Command], times: int) -> list[float]:
    """The smallest of several times of each of these, run in turns, with their kernels compiled before."""
    found: list[list[float]] = [[] for _ in commands]
    with tempfile.TemporaryDirectory() as cache:
        for command in commands:
            cpu_seconds(command, cache)
        for _ in range(times):
            for k, command in enumerate(commands):
                found[k].append(cpu_seconds(command, cache)[0])
    return [min(one) for one in found]

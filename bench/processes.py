"""CPU times of whole Python processes, user and system together."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src"

# Counts the solutions of a puzzle by its engine; {compile} is run before the first node.
_COUNT = """
import sys
from pathlib import Path
from tilewright import load
from tilewright.engines import Status
from tilewright.solving import choose_engine
choice = choose_engine(load({source!r}), {engine!r})
search = choice.engine.start(choice.compiled.model, 0)
{compile}
while search.advance(1 << 20, 0)[0] is not Status.EXHAUSTED:
    pass
assert search.found == {expected}, search.found
"""


def count_code(source: str, expected: int, *, engine: str | None = None, compiled: bool) -> str:
    """A program that counts: compiled from its first node on, or interpreted until the search is long."""
    compile = "assert search.compile()" if compiled else ""
    return _COUNT.format(source=source, engine=engine, expected=expected, compile=compile)


IMPORT_CODE = "import tilewright"
NOTHING_CODE = "pass"
NUMBA_CODE = "import numba"


def cpu_seconds(code: str, cache: str) -> float:
    """The CPU time of a process of its own, whose compiled kernels are kept in this folder."""
    path = os.pathsep.join(filter(None, [str(SOURCE), os.environ.get("PYTHONPATH", "")]))
    environment = {**os.environ, "PYTHONPATH": path, "XDG_CACHE_HOME": cache}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", code], check=True, env=environment)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def cold(code: str, times: int) -> float:
    """The smallest of several times, each with nothing compiled before."""
    found = []
    for _ in range(times):
        with tempfile.TemporaryDirectory() as cache:
            found.append(cpu_seconds(code, cache))
    return min(found)


def warm(codes: list[str], times: int) -> list[float]:
    """The smallest of several times of each of these programs, run in turns, with their kernels compiled before."""
    found: list[list[float]] = [[] for _ in codes]
    with tempfile.TemporaryDirectory() as cache:
        for code in codes:
            cpu_seconds(code, cache)
        for _ in range(times):
            for k, code in enumerate(codes):
                found[k].append(cpu_seconds(code, cache))
    return [min(one) for one in found]

"""Measuring whole processes: the time that a person waits."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

SAMPLE_ROLL = "9,10,28,33,34,39,47"


@dataclass(frozen=True)
class Row:
    """A line of a table: what was measured, how long it took, and what is aimed at."""

    what: str
    value: float
    target: float
    unit: str = "s"
    remark: str = ""

    @property
    def is_met(self) -> bool:
        return self.value <= self.target


def tilewright(*arguments: str, python: str = sys.executable) -> list[str]:
    """The command line of a fresh process of this Python, or of another one into which Tilewright is installed."""
    return [python, "-m", "tilewright", *arguments]


def seconds(command: Sequence[str], cache: Path, **environment: str) -> float:
    """How long a process takes from its start to its end; its caches lie in a folder of our own."""
    started = time.perf_counter()
    result = subprocess.run(command, capture_output=True, check=False, env=_environment(command, cache, environment))
    took = time.perf_counter() - started
    if result.returncode:
        sys.exit(f"{' '.join(command)} ends with {result.returncode}:\n{result.stderr.decode(errors='replace')}")
    return took


def peak_megabytes(command: Sequence[str], cache: Path) -> float:
    """The most memory that a process ever had."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=_environment(command, cache, {}))
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"{' '.join(command)} ends with {process.returncode}")
    # macOS counts bytes, Linux kilobytes.
    return usage.ru_maxrss / (1e6 if sys.platform == "darwin" else 1e3)


def _environment(command: Sequence[str], cache: Path, more: Mapping[str, str]) -> dict[str, str]:
    """An installation runs its own code, this Python that of the checkout."""
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache), **more}
    if command[0] == sys.executable:
        source = str(Path(__file__).parents[1] / "src")
        environment["PYTHONPATH"] = os.pathsep.join(filter(None, [source, os.environ.get("PYTHONPATH", "")]))
    else:
        environment.pop("PYTHONPATH", None)
        environment.pop("TILEWRIGHT_KERNELS", None)
    return environment


def coldest(command: Sequence[str], times: int, **environment: str) -> float:
    """The smallest of several times, each with an empty cache of compiled kernels."""
    found = []
    for _ in range(times):
        with tempfile.TemporaryDirectory() as cache:
            found.append(seconds(command, Path(cache), **environment))
    return min(found)


def show(title: str, rows: Sequence[Row]) -> bool:
    """Print a table; whether all targets are met."""
    width = max(len(row.what) for row in rows)
    print(title)
    for row in rows:
        mark = "" if row.is_met else "  MISSED"
        print(
            f"  {row.what:<{width}}  {row.value:6.2f} {row.unit}  target {row.target:g}{mark}"
            + (f"  ({row.remark})" if row.remark else "")
        )
    print()
    return all(row.is_met for row in rows)

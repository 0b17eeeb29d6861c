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


def tilewright(*arguments: str) -> list[str]:
    """The command line of a fresh process of this Python."""
    return [sys.executable, "-m", "tilewright", *arguments]


def seconds(command: Sequence[str], cache: Path, **environment: str) -> float:
    """How long a process takes from its start to its end; its caches lie in a folder of our own."""
    started = time.perf_counter()
    result = subprocess.run(command, capture_output=True, check=False, env=_environment(cache, environment))
    took = time.perf_counter() - started
    if result.returncode:
        sys.exit(f"{' '.join(command)} ends with {result.returncode}:\n{result.stderr.decode(errors='replace')}")
    return took


def _environment(cache: Path, more: Mapping[str, str]) -> dict[str, str]:
    source = str(Path(__file__).parents[1] / "src")
    path = os.pathsep.join(filter(None, [source, os.environ.get("PYTHONPATH", "")]))
    return {**os.environ, "PYTHONPATH": path, "XDG_CACHE_HOME": str(cache), **more}


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

"""How long it takes until something is seen: `python bench/startup.py [TIMES] [--installed PYTHON]`.

Every measurement is a whole process with an empty cache of compiled kernels; the smallest of TIMES (5) counts. The
processes are of this checkout, or of an environment into which Tilewright was installed, and whose size is measured.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

from measure import SAMPLE_ROLL, Row, coldest, peak_megabytes, seconds, show, tilewright

SOLVE_TARGET = 0.8
RATIO_TARGET = 15.0
MEMORY_TARGET = 50.0
SIZE_TARGET = 30.0
# Every environment has them.
_NOT_OURS = ("pip", "setuptools", "pkg_resources", "_distutils_hack", "distutils-precedence")
PUZZLES: tuple[tuple[str, ...], ...] = (
    ("magic-triangle",),
    ("genius-star", "--roll", SAMPLE_ROLL),
    ("magic-19",),
    ("unicorn",),
    ("ultimate",),
    ("giants-causeway",),
)


def measure_ratios(times: int, python: str) -> list[Row]:
    """Help and completion against a Python that does nothing, taken in turns so that a busy machine slows all alike."""
    completion = {"_TILEWRIGHT_COMPLETE": "bash_complete", "COMP_WORDS": "tilewright solve uni", "COMP_CWORD": "2"}
    bare, shown, completed = [], [], []
    with tempfile.TemporaryDirectory() as folder:
        cache = Path(folder)
        for _ in range(2 * times):
            bare.append(seconds([python, "-c", "pass"], cache))
            shown.append(seconds(tilewright("--help", python=python), cache))
            completed.append(seconds(tilewright(python=python), cache, **completion))
    floor = min(bare)
    return [
        Row(name, min(found) / floor, RATIO_TARGET, "times", f"{min(found):.3f} s; python -c pass {floor:.3f} s")
        for name, found in (("--help", shown), ("completion", completed))
    ]


def measure_memory(times: int, python: str) -> Row:
    """The memory of a count whose search takes a while."""
    command = tilewright("count", "pentominoes-6x10", python=python)
    with tempfile.TemporaryDirectory() as cache:
        found = [peak_megabytes(command, Path(cache)) for _ in range(times)]
    return Row("memory of count pentominoes-6x10", min(found), MEMORY_TARGET, "MB")


def measure_size(python: str) -> Row:
    """The size of all packages of an environment, but for those that every environment has."""
    code = "import site; print(site.getsitepackages()[0])"
    done = subprocess.run([python, "-c", code], capture_output=True, text=True, check=True)
    top = Path(done.stdout.strip())
    files = [path for each in top.iterdir() if not each.name.startswith(_NOT_OURS) for path in (each, *each.rglob("*"))]
    size = sum(path.stat().st_size for path in files if path.is_file())
    return Row("installed packages", size / 1e6, SIZE_TARGET, "MB")


def main() -> int:
    """Measure and print; the exit status is 1 if a target is missed."""
    parser = argparse.ArgumentParser(description="Measure how long it takes until something is seen.")
    parser.add_argument("times", type=int, nargs="?", default=5, help="how often each is measured (5)")
    parser.add_argument(
        "--installed", metavar="PYTHON", help="the Python of an environment into which Tilewright was installed"
    )
    asked = parser.parse_args()
    python = asked.installed or sys.executable
    solved = [
        Row(
            "solve " + " ".join(puzzle),
            coldest(tilewright("solve", *puzzle, python=python), asked.times),
            SOLVE_TARGET,
        )
        for puzzle in PUZZLES
    ]
    fast = show(f"A solution, nothing compiled before (smallest of {asked.times})", solved)
    ratios = measure_ratios(asked.times, python)
    light = show(f"Against `python -c pass` (smallest of {2 * asked.times})", ratios)
    sizes = [measure_memory(asked.times, python), *([measure_size(python)] if asked.installed else [])]
    small = show("What it takes", sizes)
    return 0 if fast and light and small else 1


if __name__ == "__main__":
    sys.exit(main())

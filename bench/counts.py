"""How long it takes to count all solutions: `python bench/counts.py [TIMES]`.

Every measurement is a whole process. The first number is with an empty cache, as after an installation, and has the
target; the remark says how long the same takes the second time. With machine code from a wheel (TILEWRIGHT_KERNELS
names its folder) they hardly differ; without, the first run compiles.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from measure import SAMPLE_ROLL, Row, seconds, show, tilewright

TARGET = 4.0
PUZZLES: tuple[tuple[str, ...], ...] = (("ultimate",), ("magic-19",), ("genius-star", "--roll", SAMPLE_ROLL))


def measure(puzzle: tuple[str, ...], times: int) -> Row:
    """Count cold and, right after, warm; the smallest of several times each."""
    command = tilewright("count", *puzzle)
    cold, warm = [], []
    for _ in range(times):
        with tempfile.TemporaryDirectory() as folder:
            cold.append(seconds(command, Path(folder)))
            warm.append(seconds(command, Path(folder)))
    return Row("count " + " ".join(puzzle), min(cold), TARGET, remark=f"the second time: {min(warm):.2f} s")


def main() -> int:
    """Measure and print; the exit status is 1 if a target is missed."""
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    rows = [measure(puzzle, times) for puzzle in PUZZLES]
    return 0 if show(f"All solutions, the first time (smallest of {times})", rows) else 1


if __name__ == "__main__":
    sys.exit(main())

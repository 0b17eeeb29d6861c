"""How long it takes until something is seen: `python bench/startup.py [TIMES]`.

Every measurement is a whole process with an empty cache of compiled kernels; the smallest of TIMES (5) counts.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from measure import SAMPLE_ROLL, Row, coldest, seconds, show, tilewright

SOLVE_TARGET = 0.8
RATIO_TARGET = 15.0
PUZZLES: tuple[tuple[str, ...], ...] = (
    ("magic-triangle",),
    ("genius-star", "--roll", SAMPLE_ROLL),
    ("magic-19",),
    ("unicorn",),
    ("ultimate",),
    ("giants-causeway",),
)


def measure_ratios(times: int) -> list[Row]:
    """Help and completion against a Python that does nothing, taken in turns so that a busy machine slows all alike."""
    completion = {"_TILEWRIGHT_COMPLETE": "bash_complete", "COMP_WORDS": "tilewright solve uni", "COMP_CWORD": "2"}
    bare, shown, completed = [], [], []
    with tempfile.TemporaryDirectory() as folder:
        cache = Path(folder)
        for _ in range(2 * times):
            bare.append(seconds([sys.executable, "-c", "pass"], cache))
            shown.append(seconds(tilewright("--help"), cache))
            completed.append(seconds(tilewright(), cache, **completion))
    floor = min(bare)
    return [
        Row(name, min(found) / floor, RATIO_TARGET, "times", f"{min(found):.3f} s; python -c pass {floor:.3f} s")
        for name, found in (("--help", shown), ("completion", completed))
    ]


def main() -> int:
    """Measure and print; the exit status is 1 if a target is missed."""
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    solved = [
        Row("solve " + " ".join(puzzle), coldest(tilewright("solve", *puzzle), times), SOLVE_TARGET)
        for puzzle in PUZZLES
    ]
    fast = show(f"A solution, nothing compiled before (smallest of {times})", solved)
    light = show(f"Against `python -c pass` (smallest of {2 * times})", measure_ratios(times))
    return 0 if fast and light else 1


if __name__ == "__main__":
    sys.exit(main())

"""The table of certificates: their size, the time to write them, to verify them, and to have others check them.

python bench/proofs.py                             the rows of docs/proofs.md, as Markdown
python bench/proofs.py soma pentominoes-6x10       these puzzles
python bench/proofs.py --checker ./cake_lpr        another program checks each proof, too
python bench/proofs.py --known 10000 --seconds 20  all of the catalog with fewer known solutions; which were not reached
"""

from __future__ import annotations

import lzma
import re
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from tempfile import TemporaryDirectory
from time import process_time
from typing import TypeVar

import tilewright as tw
from tilewright.catalog import names
from tilewright.families import family_of

PUZZLES = (
    *("tetravex-4x4-a", "magic-triangle", "unicorn", "slothouber-graatsma", "tetrominoes-cylinder"),
    *("tetrominoes-double-4x10", "pentominoes-3x20", "soma", "hexiamonds-6x6", "pentominoes-8x8-center"),
    *("pentominoes-6x10", "magic-19", "magic-hexagon-3", "magic-square-3-of-20", "heptagram", "antimagic-square-4"),
    *("magic-cube-3", "magic-square-4", "octagram"),
)
T = TypeVar("T")


def _timed(work: Callable[[], T]) -> tuple[T, float]:
    begun = process_time()
    return work(), process_time() - begun


def _checked(program: str, folder: Path) -> float:
    """The CPU seconds of another checker; it must say that the proof is right."""
    for name in ("puzzle.cnf", "proof.lrat"):
        (folder / name).write_bytes(lzma.decompress((folder / f"{name}.xz").read_bytes()))
    before = getrusage(RUSAGE_CHILDREN)
    files = [str(folder / "puzzle.cnf"), str(folder / "proof.lrat")]
    done = subprocess.run([program, *files], capture_output=True, text=True, check=False)
    after = getrusage(RUSAGE_CHILDREN)
    if not re.search("^[cs] VERIFIED", done.stdout, re.MULTILINE):
        sys.exit(f"{program} refuses the proof: {done.stdout}{done.stderr}")
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def known_below(most: int) -> dict[str, int]:
    """The puzzles of the catalog that can be proved and are known to have fewer solutions, quick ones first."""
    found = {}
    for name in names():
        puzzle = tw.load(name)
        if family_of(puzzle).clauses is None or puzzle.setup is not None:
            continue
        for one in puzzle.known:
            if one.counts == "distinct" and one.count < most and not (one.setup or one.variant or one.target):
                found[name] = one
    return {name: one.count for name, one in sorted(found.items(), key=lambda pair: pair[1].seconds)}


def row(name: str, checker: str | None, seconds: float | None = None, known: int | None = None) -> str | None:
    """The row of a puzzle; None if the seconds passed before it was proved."""
    puzzle = tw.load(name)
    with TemporaryDirectory() as place:
        folder = Path(place)
        try:
            proved, writing = _timed(lambda: tw.prove(puzzle, folder, seconds=seconds))
        except tw.OutOfTime:
            return None
        if not proved.exhausted:
            return None
        size = sum(path.stat().st_size for path in folder.iterdir())
        verified, verifying = _timed(lambda: tw.verify(folder))
        if known is not None and known != verified.distinct:
            sys.exit(f"{name} has {verified.distinct} solutions, proved, but {known} are known")
        cells = [
            f"`{name}`",
            f"{verified.distinct:,}",
            f"{proved.nodes:,}",
            # A proof by coloring has no nodes, and is none of LRAT.
            *(f"{n / proved.nodes:.0f}" if proved.nodes else "" for n in (proved.proof_bytes, proved.packed_bytes)),
            f"{size / 1e6:.2f}",
            f"{writing:.1f}",
            f"{verifying:.1f}",
            f"{_checked(checker, folder):.1f}" if checker and not proved.modulus else "",
        ]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Print the table."""
    parser = ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("puzzles", nargs="*", default=PUZZLES)
    parser.add_argument("--checker", help="another checker of LRAT, which is given the CNF and the proof")
    parser.add_argument("--known", metavar="N", type=int, help="all puzzles known to have fewer than N solutions")
    parser.add_argument("--seconds", type=float, help="the limit for the proof of one puzzle")
    options = parser.parse_args()
    known = known_below(options.known) if options.known else {}
    print(
        "| puzzle | solutions | nodes | bytes a node | packed | folder, MB | written, s | verified, s | by others, s |"
    )
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    missed = []
    for name in known or options.puzzles:
        line = row(name, options.checker, options.seconds, known.get(name))
        if line is None:
            missed.append(name)
        else:
            print(line, flush=True)
    if missed:
        print(f"\nNot in {options.seconds:g} s: {', '.join(f'`{name}`' for name in missed)}.")


if __name__ == "__main__":
    main()

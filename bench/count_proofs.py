"""The tables of numbers that are proved without a list: their size, and the time to write, verify and check them.

python bench/count_proofs.py                                   the rows of docs/proofs.md, as Markdown
python bench/count_proofs.py --count-graph ./count-graph --cake-lpr ./cake_lpr    with other people's checkers
python bench/count_proofs.py dominoes-8x8 tatami               these puzzles of the catalog
python bench/count_proofs.py --catalog                         every tiling of the catalog with up to 100,000 rests
"""

from __future__ import annotations

import lzma
import re
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from tempfile import TemporaryDirectory
from time import process_time
from typing import TypeVar

import tilewright as tw
from tilewright.catalog import names
from tilewright.errors import InvalidRequest
from tilewright.families import Puzzle, family_of
from tilewright.proving.prove import steps_of_prove
from tilewright.proving.result import Proved, ProveOptions

MOST_RESTS = 100_000
_LARGEST = 10
T = TypeVar("T")


def board(columns: int, rows: int) -> tw.Board:
    """A rectangle of squares."""
    square = tw.LATTICES["square"]
    return tw.Board.of(square, tw.shape_cells(square, "rectangle", {"columns": columns, "rows": rows}))


def dominoes(n: int) -> tw.TilingPuzzle:
    """Dominoes on n x n."""
    domino = tw.piece(tw.LATTICES["square"], "domino", [(0, 0), (1, 0)], least=n * n // 2, most=n * n // 2)
    return tw.TilingPuzzle(f"dominoes, {n} x {n}", board(n, n), (domino,))


def oblongs(n: int) -> tw.TilingPuzzle:
    """A square of rectangles of different sizes, none of them a square: OEIS A360498."""
    sizes = [(a, b) for a in range(1, n + 1) for b in range(a + 1, n + 1)]
    pieces = [
        tw.piece(tw.LATTICES["square"], f"{a} x {b}", [(x, y) for x in range(a) for y in range(b)], least=0, most=1)
        for a, b in sizes
    ]
    return tw.TilingPuzzle(f"different oblongs, {n} x {n}", board(n, n), tuple(pieces))


def examples() -> Iterator[Puzzle]:
    """The puzzles of the first table."""
    yield from (dominoes(n) for n in (6, 8, 12))
    yield tw.load("aztec-diamond-6")
    yield oblongs(6)


def timed(work: Callable[[], T]) -> tuple[T, float]:
    """An answer, and its CPU seconds."""
    begun = process_time()
    return work(), process_time() - begun


def by_others(command: list[str | Path], wanted: str) -> float:
    """The CPU seconds of another program, which must say this."""
    before = getrusage(RUSAGE_CHILDREN)
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    after = getrusage(RUSAGE_CHILDREN)
    if not re.search(wanted, done.stdout):
        sys.exit(f"{command[0]} says {done.stdout}{done.stderr}, not {wanted}")
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def checked(folder: Path, n: int, options: Namespace) -> Iterator[float]:
    """The CPU seconds of the graph's checker, and of that of both proofs."""
    if not options.count_graph:
        return
    for packed in folder.glob("*.xz"):
        packed.with_suffix("").write_bytes(lzma.decompress(packed.read_bytes()))
    files = [folder / name for name in ("puzzle.cnf", "count.graph", "complete.cnf", "sound.cnf")]
    yield by_others([options.count_graph, *files], f"counted: {n}\n")
    if options.cake_lpr:
        proofs = zip(files[2:], ("complete.lrat", "sound.lrat"), strict=True)
        yield sum(by_others([options.cake_lpr, cnf, folder / proof], "^s VERIFIED UNSAT") for cnf, proof in proofs)


def row(puzzle: Puzzle, options: Namespace) -> tuple[int, str]:
    """The bytes of a certificate, and the cells of its row."""
    with TemporaryDirectory() as place:
        folder = Path(place)

        def write() -> Proved:
            most = options.rests if options.catalog else 10 * MOST_RESTS
            *_, proved = steps_of_prove(puzzle, folder, ProveOptions(counts=True, has_motions=True, most_rests=most))
            assert isinstance(proved, Proved)
            return proved

        proved, writing = timed(write)
        sizes = {path.name: path.stat().st_size for path in folder.iterdir()}
        verified, verifying = timed(lambda: tw.verify(folder))
        counted = tw.count(puzzle)
        if (verified.distinct, verified.up_to_symmetry) != (counted.distinct, counted.up_to_symmetry):
            sys.exit(f"{puzzle.name}: {verified} is proved, but {counted} was counted")
        kept = sum(size for name, size in sizes.items() if name.startswith("motion-"))
        seconds = [writing, verifying, *checked(folder, proved.distinct, options)]
        name = f"`{puzzle.name}`" if puzzle.name in names() else puzzle.name
        cells = [name, f"{proved.distinct:,}", f"{proved.up_to_symmetry:,}", f"{proved.nodes:,}", f"{proved.n_graph:,}"]
        cells += [f"{(sum(sizes.values()) - kept) / 1e6:.2f}", f"{kept / 1e6:.2f}", *(f"{s:.1f}" for s in seconds)]
        return sum(sizes.values()), f"| {' | '.join(cells)} |"


def catalog(options: Namespace) -> None:
    """Prove the number of every tiling of the catalog without a template and with few rests; the largest in a table."""
    rows: list[tuple[int, str, str]] = []
    refused: dict[str, list[str]] = {}
    for name in names():
        puzzle = tw.load(name)
        if not isinstance(puzzle, tw.TilingPuzzle) or puzzle.setup is not None or not family_of(puzzle).has_proofs:
            continue
        try:
            rows.append((*row(puzzle, options), name))
        except InvalidRequest as why:
            reason = re.sub(r"^.*?: | of the puzzle.*$|, each of which.*$", "", str(why))
            refused.setdefault(reason, []).append(name)
        print(f"{name}: {rows[-1][1] if rows and rows[-1][2] == name else 'refused'}", file=sys.stderr, flush=True)
    rows.sort(reverse=True)
    print("\n".join([text for _, text, _ in rows[:_LARGEST]]))
    print(f"\n{len(rows)} together, {sum(size for size, _, _ in rows) / 1e6:.0f} MB. The others, with their kilobytes:")
    print(", ".join([f"`{name}` ({size / 1e3:.0f})" for size, _, name in sorted(rows[_LARGEST:], key=lambda r: r[2])]))
    for reason, those in refused.items():
        print(f"\n{len(those)}: {reason}: {', '.join(those)}")


def main() -> None:
    """Print a table."""
    parser = ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("puzzles", nargs="*")
    parser.add_argument("--catalog", action="store_true", help="the tilings of the catalog")
    parser.add_argument("--rests", type=int, default=MOST_RESTS, help="the most rests, of the catalog")
    parser.add_argument("--count-graph", help="checkers/count-graph.c, compiled")
    parser.add_argument("--cake-lpr", help="a checker of LRAT, which is given a CNF and a proof")
    options = parser.parse_args()
    words = ["puzzle", "solutions", "up to symmetry", "rests", "lines", "MB", "of motions, MB", "written, s"]
    words += ["verified, s", *["`count-graph`, s"] * bool(options.count_graph), *["LRAT, s"] * bool(options.cake_lpr)]
    print(f"| {' | '.join(words)} |\n| {' | '.join(['---'] * len(words))} |")
    if options.catalog:
        with suppress(KeyboardInterrupt):
            catalog(options)
    else:
        for puzzle in map(tw.load, options.puzzles) if options.puzzles else examples():
            print(row(puzzle, options)[1], flush=True)


if __name__ == "__main__":
    main()

"""All pieces of a size: which tile the plane, by the pieces of a period, and how often the others can be surrounded.

python bench/plane.py square 8                             the tables of docs/plane.md, a row at a time
python bench/plane.py square 10 --pieces 4 --coronas 0     periods alone
python bench/plane.py hexagonal 7 --seconds 60 --open      list the pieces that stay open
python bench/plane.py square 8 --prove FOLDER              write and verify a certificate of each that does not tile
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from pathlib import Path
from time import process_time

import tilewright as tw
from tilewright.tessellating.puzzles import puzzle_without_solution
from tilewright.tessellating.tessellate import MOST_CORONAS, MOST_PIECES, Tessellated
from tilewright.tessellating.window import CellWindow


class Certificates:
    """Certificates that pieces cannot be surrounded once more: written, verified, and added up."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.n_verified = self.n_without = self.n_bytes = self.n_most_bytes = 0
        self.writing = self.verifying = 0.0

    def add(self, found: Tessellated) -> None:
        """Write the certificate of a piece that does not tile, if there is one, and verify it."""
        assert found.heesch is not None
        puzzle = puzzle_without_solution(found.shapes, found.heesch)
        if puzzle is None:
            self.n_without += 1
            return
        folder = self._folder / f"{self.n_verified + 1:04}"
        begun = process_time()
        tw.prove(puzzle, folder)
        written = process_time()
        assert tw.verify(folder).distinct == 0
        self.writing += written - begun
        self.verifying += process_time() - written
        n_bytes = sum(file.stat().st_size for file in folder.iterdir())
        self.n_verified += 1
        self.n_bytes += n_bytes
        self.n_most_bytes = max(self.n_most_bytes, n_bytes)


def main() -> None:
    """Print a summary of all pieces without holes."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("lattice")
    parser.add_argument("size", type=int)
    parser.add_argument("--pieces", type=int, default=MOST_PIECES)
    parser.add_argument("--coronas", type=int, default=MOST_CORONAS)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--open", action="store_true")
    parser.add_argument("--prove", type=Path)
    asked = parser.parse_args()
    certificates = None if asked.prove is None else Certificates(asked.prove)
    lattice = tw.LATTICES[asked.lattice]
    window = CellWindow(lattice, asked.size + 2)
    periods: Counter[int] = Counter()
    groups: Counter[str] = Counter()
    heesch: Counter[str] = Counter()
    n_holes = n_open = n_isohedral = 0
    longest, begun = 0.0, process_time()
    for shape in tw.polyforms(lattice, asked.size):
        if window.has_hole(window.mask(shape)):
            n_holes += 1
            continue
        before = process_time()
        found = tw.tessellate(
            lattice, [shape], most_pieces=asked.pieces, most_coronas=asked.coronas, seconds=asked.seconds
        )
        longest = max(longest, process_time() - before)
        if found.tiling is not None:
            periods[len(found.tiling.tiling.copies)] += 1
            groups[found.tiling.group] += 1
            n_isohedral += found.tiling.is_isohedral
        elif found.heesch is not None:
            one = found.heesch
            heesch[f"{one.without_holes} {one.holes_in_outermost} {one.coronas}"] += 1
            if certificates is not None:
                certificates.add(found)
        else:
            n_open += 1
            if asked.open:
                print(f"open: {shape}, periods up to {found.most_pieces} pieces, {found.coronas} coronas", flush=True)
    print(f"{asked.lattice} {asked.size}: {n_holes} have holes, {n_open} are open")
    print(f"{periods.total()} tile, by the pieces of a period: {dict(sorted(periods.items()))}")
    print(f"{n_isohedral} of these tilings are isohedral; groups: {dict(groups.most_common())}")
    print(f"{heesch.total()} do not; coronas without holes, in the outermost alone, anywhere: {dict(heesch)}")
    print(f"{process_time() - begun:.1f} s, {longest:.2f} s for one piece at most")
    if certificates is not None:
        print(
            f"{certificates.n_verified} certificates were written in {certificates.writing:.1f} s and verified in "
            f"{certificates.verifying:.1f} s, {certificates.n_bytes / 1000:,.0f} kB, the largest "
            f"{certificates.n_most_bytes / 1000:,.0f}; {certificates.n_without} have none that sides tell"
        )


main()

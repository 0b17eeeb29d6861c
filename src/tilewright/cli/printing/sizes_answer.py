"""What a sweep over sizes of a board comes to: orders and primes, and a grid of all sizes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...families.wording import listing
from ...rendering.size_grid import MARKS, marks_of, size_grid_svg, size_grids, text_of_grid
from ..saving.write_file import write_file

if TYPE_CHECKING:
    from ...solving.size_table import Fewest, SizeTable
    from ...solving.sweep import Sweep

# Of boards in space, at most this many grids are printed; pictures have all.
_MOST_GRIDS = 12


def size_lines(sizes: SizeTable, *, ascii: bool) -> list[str]:
    """The rows about the order of the pieces and about primes, and the grids with a legend."""
    rows = [(name, str(fewest.pieces), f"{what}, in {fewest.size}") for name, what, fewest in _orders(sizes)]
    if sizes.primes:
        rows.append(("primes", str(len(sizes.primes)), listing(sizes.primes)))
    wide = max((len(number) for _, number, _ in rows), default=0)
    lines = [f"{name:<10} {number:>{wide}}  {what}" for name, number, what in rows]
    # Where nothing has a solution there is nothing to see.
    none = MARKS["none"]
    grids = [grid for grid in size_grids(sizes.axes, sizes.marks) if any(mark != none for mark in grid.marks.values())]
    for grid in grids[:_MOST_GRIDS]:
        lines += ["", *text_of_grid(grid, ascii=ascii)]
    if len(grids) > _MOST_GRIDS:
        lines += ["", f"{len(grids) - _MOST_GRIDS} more grids are left out; --grid FILE.svg draws all."]
    if grids:
        lines += ["", *(f"{mark.plain if ascii else mark.text}  {mark.words}" for mark in marks_of(grids))]
    return lines


def write_grid(path: str, swept: Sweep, name: str) -> None:
    """Write the picture of all sizes."""
    sizes = swept.sizes
    assert sizes is not None
    told = "; ".join(f"{name} {fewest.pieces} ({fewest.size})" for name, _, fewest in _orders(sizes))
    grids = size_grids(sizes.axes, sizes.marks)
    write_file(path, size_grid_svg(grids, title=f"{name}: sizes that have a solution", remark=told))


def _orders(sizes: SizeTable) -> list[tuple[str, str, Fewest]]:
    """The order and the odd order: the name of each, its meaning, and the board."""
    found = []
    for name, what, fewest in (
        ("order", ", the fewest that fill a board", sizes.order),
        ("odd order", ", the fewest of odd number", sizes.odd_order),
    ):
        if fewest is not None and not (name == "odd order" and fewest == sizes.order):
            less = "" if fewest.is_least else ", unless a smaller board that is not decided has a solution"
            found.append((name, ("piece" if fewest.pieces == 1 else "pieces") + what + less, fewest))
    return found

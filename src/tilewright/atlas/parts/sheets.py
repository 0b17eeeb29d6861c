"""Paper: the board and the pieces to cut out, and a worksheet."""

from __future__ import annotations

from ...errors import TilewrightError
from ...families import family_of
from ...making import MAKERS, made
from ..base import MadePart, PartRequest

_SHEETS = {
    "pieces.pdf": ("the board and the pieces, to cut out", {}),
    "worksheet.pdf": ("a worksheet, to solve with a pencil", {"worksheet": True}),
}


def make_sheets(request: PartRequest) -> MadePart:
    """Make both PDFs for A4; in space there is one of pictures."""
    maker, puzzle = MAKERS["pdf"], request.puzzle
    files, sheets, remarks = {}, [], []
    for name, (about, options) in _SHEETS.items():
        if options and puzzle.lattice.dimension > 2 and not family_of(puzzle).has_sums:
            # Of bodies in space both are the same pictures.
            continue
        request.tell(f"paper: {about}")
        try:
            files[name] = made(maker, puzzle, {"paper": "a4", **options}).content
        except TilewrightError as reason:
            remarks.append(f"{name}: {reason}")
            continue
        sheets.append({"file": name, "kind": "pdf", "about": about, "bytes": len(files[name])})
    return MadePart({"files": sheets, "remarks": remarks}, files)

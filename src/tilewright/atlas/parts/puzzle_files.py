"""The puzzle in every format that can hold it."""

from __future__ import annotations

import gzip
import warnings

from ...deadline import within
from ...errors import InvalidPuzzle, InvalidRequest, LeftOut, NoEngine, OutOfTime, shortened
from ...formats import FORMATS
from ..base import AtlasFacts, MadePart, PartRequest

# What is written from the puzzle is soon written again, and large in all: it is compressed, as most programs and
# `formats.packed` read it, and left away where it is large all the same.
_COMPRESSED_FROM = 20_000
_LARGEST = 150_000
_LONGEST = 240
_PUZZLE = "puzzle.toml"
_ABOUT = {
    "toml": "the puzzle file",
    "json": "the puzzle file as JSON",
    "xmpuzzle": "for BurrTools",
    "xc": "the exact cover, for Knuth's programs",
    "e2-pieces": "a list of tiles, for solvers of Eternity II",
    "polysolver": "for PolySolver",
    "polycube": "for Polycube",
    "dimacs": "the clauses, for SAT solvers",
    "opb": "pseudo-Boolean constraints",
    "minizinc": "for MiniZinc",
}


def make_files(request: PartRequest) -> MadePart:
    """Write the puzzle in each format; say of the others why they cannot hold it, and of large ones how to get them."""
    files: dict[str, bytes] = {}
    listed: list[AtlasFacts] = []
    left_out: list[AtlasFacts] = []
    for name, row in FORMATS.items():
        if row.write is None:
            continue
        file = f"puzzle{row.suffixes[0]}"
        request.tell(f"writing {file}")
        remarks: list[str] = []
        try:
            if name == "toml" and request.entry.is_puzzle_file:
                # With its comments.
                content = request.entry.text.encode()
            else:
                with warnings.catch_warnings(record=True) as said, within(request.options.seconds):
                    warnings.simplefilter("always", LeftOut)
                    content = row.write(request.puzzle).encode()
                remarks = [_short(f"{one.message}") for one in said if issubclass(one.category, LeftOut)]
        except (InvalidRequest, InvalidPuzzle, NoEngine, OutOfTime) as reason:
            left_out.append({"kind": name, "remark": _short(f"{reason}"), "command": ""})
            continue
        if len(content) > _COMPRESSED_FROM and file != _PUZZLE:
            # Without the time, so that the same puzzle gives the same file.
            file, content = f"{file}.gz", gzip.compress(content, mtime=0)
        if len(content) > _LARGEST and file != _PUZZLE:
            file = file.removesuffix(".gz")
            command = f"tilewright convert {request.entry.argument} {file}"
            remark = f"it has {len(content) / 1e6:,.1f} MB, compressed"
            left_out.append({"kind": name, "remark": remark, "command": command})
            continue
        files[file] = content
        about = _ABOUT.get(name, name)
        listed.append({"file": file, "kind": name, "about": about, "bytes": len(content), "remarks": remarks})
    return MadePart({"files": listed, "left_out": left_out}, files)


def _short(text: str) -> str:
    return shortened(" ".join(text.split()), _LONGEST)

"""Puzzles with an open size, from the fields of their files."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import tilewright as tw
from tilewright.formats.document import Document
from tilewright.formats.puzzle_file import puzzle_of

DOMINO = {"name": "domino", "picture": "##", "copies": "0.."}
SQUARE = {"name": "square", "picture": "#", "copies": "0.."}
CORNER = {"name": "corner", "picture": "##\n#.", "copies": "0.."}
BLOCK = {"name": "block", "picture": "##\n##", "copies": "0.."}


def strip(lattice: str = "square", **fields: Any) -> Callable[[int], tw.Puzzle]:
    """A puzzle whose board has its size n open, from the fields of its file."""
    data = {"format": 1, "family": "tiling", "lattice": lattice, **fields}
    document = Document("strip.toml", "", data, lambda text: {})
    return lambda n: puzzle_of(document, "strip", f"n={n}")


def board(shape: str = "rectangle", **sizes: Any) -> dict[str, Any]:
    """A board of n columns."""
    return {"shape": shape, "columns": "n", **sizes}


def cube(side: int) -> dict[str, Any]:
    """Cubes of this side, in any number."""
    picture = "\n\n".join(["\n".join(["#" * side] * side)] * side)
    return {"name": str(side), "picture": picture, "copies": "0.."}


def polyforms(*sizes: int, only: str = "") -> list[dict[str, Any]]:
    """All shapes of these sizes, or only some, in any number."""
    some = {"names": "usual", "only": only} if only else {}
    return [{"size": size, "copies": "0..", **some} for size in sizes]

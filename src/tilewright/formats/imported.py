"""Puzzles that files of other programs describe, as the data of a puzzle file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from .document import Document
from .puzzle_file import document_of_puzzle

if TYPE_CHECKING:
    from ..families import Puzzle

_OF_THE_FILE = ("format", "family", "lattice")


def document_of_puzzles(path: str, text: str, puzzles: Mapping[str, Puzzle], left_out: Iterable[str] = ()) -> Document:
    """The first puzzle as the data of a puzzle file, and the others, by their names, as its variants."""
    first, *others = (document_of_puzzle(puzzle) for puzzle in puzzles.values())
    if not others:
        return Document(path, text, first, left_out=tuple(left_out))
    base = _explicit(first)
    variants = {name: _variant(base, _explicit(other)) for name, other in zip(list(puzzles)[1:], others, strict=True)}
    return Document(path, text, {**base, "variant": variants}, left_out=tuple(left_out))


def _explicit(data: dict[str, Any]) -> dict[str, Any]:
    """The data with the freedom of all pieces in the pieces."""
    freedom = data.get("freedom")
    pieces = [{**one, "freedom": one.get("freedom", freedom)} if freedom else one for one in data["piece"]]
    return {**{key: value for key, value in data.items() if key != "freedom"}, "piece": pieces}


def _variant(base: Mapping[str, Any], other: Mapping[str, Any]) -> dict[str, Any]:
    """What to change in the data of one puzzle to make it another one with pieces of other or the same names."""
    before, after = base["piece"], other["piece"]
    changes = {
        "drop": [one["name"] for one in before if one not in after],
        "piece": [one for one in after if one not in before],
    }
    for key in dict.fromkeys((*base, *other)):
        if key not in (*_OF_THE_FILE, "piece") and base.get(key) != other.get(key):
            # What the other puzzle lacks is an empty list or table.
            changes[key] = other[key] if key in other else type(base[key])()
    return {key: value for key, value in changes.items() if value or key not in ("drop", "piece")}

"""Assemblies in words: what is claimed, and each step."""

from __future__ import annotations

from collections.abc import Sequence

from ...families import Laid, Puzzle
from ...families.wording import listing
from ..table import words_for
from .assembly import Assembly, Join


def assembly_words(puzzle: Puzzle, laid: Sequence[Laid], found: Assembly) -> str:
    """Whether the laid pieces can be put together, as sentences; "" for a single piece."""
    if len(laid) < 2:
        return ""
    if found.locked:
        groups = ([laid[piece] for piece in group] for group in found.locked)
        return " ".join(_hold(puzzle, group, found.exhausted) for group in groups)
    if found.is_one_by_one:
        return "These pieces can be put together one by one, in this order."
    if any(join.shifts for join in found.joins):
        return "These pieces can be put together by straight moves, but some must be shifted on the way."
    return "These pieces can be put together by straight moves, but some must go in together."


def step_words(puzzle: Puzzle, laid: Sequence[Laid], join: Join) -> str:
    """A step of an assembly, e.g. "piece L from the top"; what it begins with is named, too."""
    moving, standing = (
        listing(words_for(puzzle, laid[piece]) for piece in some) for some in (join.moving, join.standing)
    )
    words = f"{moving} {join.words}" if len(join.standing) > 1 else f"{moving} to {standing}, {join.words}"
    if join.shifts:
        words += f", then {len(join.shifts)} shift{'s' * (len(join.shifts) > 1)}"
    return words


def _hold(puzzle: Puzzle, group: Sequence[Laid], is_proved: bool) -> str:
    names = listing(words_for(puzzle, one) for one in group)
    if not is_proved:
        return f"No way was found to put these {len(group)} pieces together by straight moves: {names}."
    return f"These {len(group)} pieces hold each other, and no straight move takes them apart: {names}."

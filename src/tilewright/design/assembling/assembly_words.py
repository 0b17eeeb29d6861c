"""Assemblies in words: what is claimed, and each step."""

from __future__ import annotations

from collections.abc import Sequence

from ...families import Laid, Puzzle
from ...families.wording import listing, side_named
from ...sentences import sentence, together
from ..table import words_for
from .assembly import Assembly, Join


def assembly_words(puzzle: Puzzle, laid: Sequence[Laid], found: Assembly) -> str:
    """Whether the laid pieces can be put together, as sentences; "" for a single piece."""
    if len(laid) < 2:
        return ""
    if found.locked:
        groups = ([laid[piece] for piece in group] for group in found.locked)
        return together(*(_hold(puzzle, group, found.exhausted) for group in groups))
    if found.is_one_by_one:
        return sentence("These pieces can be put together one by one, in this order.")
    if any(join.shifts for join in found.joins):
        return sentence("These pieces can be put together by straight moves, but some must be shifted on the way.")
    return sentence("These pieces can be put together by straight moves, but some must go in together.")


def step_words(puzzle: Puzzle, laid: Sequence[Laid], join: Join) -> str:
    """A step of an assembly, e.g. "piece L from the top"; what it begins with is named, too."""
    moving, standing = (
        listing(words_for(puzzle, laid[piece]) for piece in some) for some in (join.moving, join.standing)
    )
    way = sentence("from the {side}", side=side_named(join.words.removeprefix("from the ")))
    words = sentence("{moving} {way}", moving=moving, way=way)
    if len(join.standing) < 2:
        words = sentence("{moving} to {standing}, {way}", moving=moving, standing=standing, way=way)
    if join.shifts:
        words = sentence("{step}, then {n} {n:shift|shifts}", step=words, n=len(join.shifts))
    return words


def _hold(puzzle: Puzzle, group: Sequence[Laid], is_proved: bool) -> str:
    names = listing(words_for(puzzle, one) for one in group)
    if not is_proved:
        return sentence(
            "No way was found to put these {n} pieces together by straight moves: {pieces}.", n=len(group), pieces=names
        )
    return sentence(
        "These {n} pieces hold each other, and no straight move takes them apart: {pieces}.", n=len(group), pieces=names
    )

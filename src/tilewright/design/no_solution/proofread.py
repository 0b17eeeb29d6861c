"""Proof-read tiles against the real ones: which to look at next, when one label of them may be mistyped.

A *correction* is one other label with which the puzzle has a solution. There are often dozens, and only a look at the
real tile tells which is right. If the tile is as it was typed, all its corrections are out; if not, the person sees
which one is right. So the tiles are looked at from the likeliest on; no other order needs fewer looks on average.

How likely? Half of the belief is that the puzzle was made with care, so that a correction counts by how little
surprising the mended puzzle is (`label_rank` gives the logarithm). The other half is that its labels came as they came:
then all corrections are alike. On puzzles that people made, the first half alone is slightly better; on random ones it
misleads, and the mixture costs at most one bit. To ask how often a label occurs, instead of looking at a tile, was
tried: it halves the list better, but it never ends the search, and takes more looks in all.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from math import exp

from ...families import Puzzle, family_of
from ...values import frozen
from .typos import Typo, Typos

# After two looks, each at half of the chances that were left, the third one is at all tiles of the rest.
_REST = 0.25
# Sums are rounded.
_TINY = 1e-9


@frozen
class Correction:
    """One other label on a side of a tile, with which the puzzle has a solution.

    `chance` is how likely it is the right one, if just one label is mistyped; the chances of all add up to 1.
    """

    tile: str
    side: int
    label: str
    chance: float
    typo: Typo


def corrections_of(puzzle: Puzzle, found: Typos) -> tuple[Correction, ...]:
    """The corrections among the slips that were found, on each of equal tiles; the likeliest first, () if none."""
    typos = [one for one in found.typos if is_correction(one)]
    if not typos:
        return ()
    weights = _weights([one.edit.rank[1] / 1000 for one in typos])
    corrections = [
        _correction(typo if edit is typo.edit else Typo(edit.words, edit.kind, edit.change(puzzle), edit), weight / n)
        for typo, weight in zip(typos, weights, strict=True)
        for edit, n in family_of(puzzle).edits.alike(puzzle, typo.edit)
    ]
    total = sum(one.chance for one in corrections)
    return tuple(replace(one, chance=one.chance / total) for one in sorted(corrections, key=lambda one: -one.chance))


def is_correction(typo: Typo) -> bool:
    """Tell whether a slip is another label on a tile, of which its rank tells how likely it is."""
    return typo.edit.relabel is not None and bool(typo.edit.rank)


def left(corrections: Iterable[Correction], right: Collection[tuple[str, int | None]]) -> tuple[Correction, ...]:
    """The corrections that are left when tiles are right, (tile, None), or sides of them, (tile, side)."""
    return tuple(one for one in corrections if (one.tile, None) not in right and (one.tile, one.side) not in right)


def next_look(corrections: Sequence[Correction]) -> tuple[str, ...]:
    """The tiles to look at next, given the corrections that are left: the likeliest ones that halve the list.

    One tile is most often worth less than half of the list, so a look is at several, in this order. When less than a
    quarter of the chances of all is left, it is at all tiles that have corrections. So three looks are always enough.
    """
    chance: dict[str, float] = {}
    for one in corrections:
        chance[one.tile] = chance.get(one.tile, 0.0) + one.chance
    total = sum(chance.values())
    wanted = total if total <= _REST + _TINY else total / 2
    look: list[str] = []
    for tile in sorted(chance, key=lambda name: -chance[name]):
        look.append(tile)
        wanted -= chance[tile]
        if wanted < _TINY:
            break
    return tuple(look)


def _weights(surprises: Sequence[float]) -> list[float]:
    """The weights of corrections, which add up to 1."""
    likely = [exp(min(surprises) - surprise) for surprise in surprises]
    return [(one / sum(likely) + 1 / len(likely)) / 2 for one in likely]


def _correction(typo: Typo, chance: float) -> Correction:
    assert typo.edit.relabel is not None
    _, side, _, label = typo.edit.relabel
    return Correction(typo.edit.pieces[0], side, label, chance, typo)

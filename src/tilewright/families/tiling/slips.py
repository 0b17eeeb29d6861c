"""How likely it is that one label of a tile was mistyped: plain reasons, as ranks.

Makers like balance: labels in balance with their mates, pictures equally often, tiles that look like each other. And a
slip of the pen mostly takes the other half of the same picture, or a label from beside.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from .labels import Label
from .puzzle import TilingPuzzle
from .shapes import orientations_of

Rank = tuple[bool, int, int, int]
"""The lower, the likelier: labels still out of balance; the tiles that look unusual, twice, less one for a usual slip;
the distance of pictures, and of labels, from balance."""


def label_rank(puzzle: TilingPuzzle, mended: TilingPuzzle, number: int, side: int) -> Rank:
    """The rank of the change of one label on a side of a tile of one cell, which makes a puzzle the mended one."""
    wrong, right = (one.pieces[number].labels[0][side] for one in (puzzle, mended))
    uneven = unevenness(mended)
    return (
        not unevenness(puzzle) or uneven > 0,
        2 * _oddness(mended) - (_is_half(puzzle, wrong, right) or _is_beside(puzzle, number, side, wrong)),
        _spread(mended),
        uneven,
    )


def unevenness(puzzle: TilingPuzzle) -> int:
    """The distance of the labels from balance: each as often as its mate, or all equally often."""
    tally = Counter(label for piece in puzzle.pieces for label in piece.labels[0])
    if puzzle.relation.kind != "equal":
        return sum(abs(tally[a] - tally[b]) for a, b in puzzle.relation.pairs)
    times = [often for label, often in tally.items() if label not in puzzle.rim.labels]
    usual = max(times, key=times.count, default=0)
    return sum(abs(often - usual) for often in times)


def _spread(puzzle: TilingPuzzle) -> int:
    """How unequal the pictures are in number, each with its mate; of puzzles with as many sides, the sum of squares."""
    picture_of = {label: pair for pair in puzzle.relation.pairs for label in pair}
    tally = Counter(picture_of.get(str(label), label) for piece in puzzle.pieces for label in piece.labels[0])
    return sum(often**2 for often in tally.values())


def _is_half(puzzle: TilingPuzzle, wrong: Label | None, right: Label | None) -> bool:
    """Tell whether two labels are the halves of one picture."""
    return wrong != right and puzzle.relation.kind != "equal" and puzzle.relation.matches(wrong, right)


def _is_beside(puzzle: TilingPuzzle, number: int, side: int, wrong: Label | None) -> bool:
    """Tell whether a label stands on a side beside it, or on the same side of the tile before."""
    labels = puzzle.pieces[number].labels[0]
    above = puzzle.pieces[number - 1].labels[0][side : side + 1] if number else ()
    return wrong in (labels[side - 1], labels[(side + 1) % len(labels)], *above)


def _oddness(puzzle: TilingPuzzle) -> int:
    """The number of tiles whose numbers of different labels or of heads are unusual, plus the number of duplicates."""
    tiles = [piece.labels[0] for piece in puzzle.pieces]
    heads = _heads(puzzle)
    looks = ([len(set(sides)) for sides in tiles], [sum(label in heads for label in sides) for sides in tiles])
    alike = len(tiles) - len({_ways(puzzle.lattice, piece) for piece in puzzle.pieces})
    return alike + sum(len(tiles) - max(map(look.count, look)) for look in looks)


_ways = lru_cache(maxsize=2000)(orientations_of)


def _heads(puzzle: TilingPuzzle) -> frozenset[Label | None]:
    """The labels that are one of two halves, if their first or last characters tell them apart."""
    pairs = puzzle.relation.pairs
    for place in (0, -1):
        marks = {label[place] for pair in pairs for label in pair}
        if len(marks) == 2 and all(a[place] != b[place] for a, b in pairs):
            return frozenset(a for a, _ in pairs if a[place] == min(marks))
    return frozenset()

"""A slow, obvious solver to hold the real one against.

It shares the puzzle values and the geometry of the lattices with the package, but none of its models,
kernels, compilers or symmetry groups.

What is counted
---------------
Pieces are *identical* if they may lie in the same ways: as shapes with labels, their sets of
orientations are equal. A *finished picture* says which kind of piece lies on which cells with which
labels; it does not say which of several identical pieces lies where.

- distinct: the number of finished pictures.
- raw: each picture times the number of ways in which its identical pieces can be told apart: give
  every copy of every piece a mark and count the ways to choose a marked copy for each place, so that
  each piece is used within its own limits. Pieces fixed beforehand are not told apart.
- up_to_rotation, up_to_symmetry: the number of orbits under the rotations, or all symmetries, of the
  puzzle. A motion is a symmetry if it carries the rules to themselves: the cells of the board, those
  blocked and those that must be covered, what each side of the rim demands and forbids, the kinds of
  pieces with their numbers, the ways to lie that the rules leave to each kind and to each fixed piece.
  For sums: the cells, the lines with their own sums, the given values.
- up_to_relabeling: likewise with renamings of labels that keep which labels may meet; for sums, with
  the complement, least + greatest - x for each value x.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from tests.reference_tilings import motions, symmetries, weighted_pictures
from tilewright.families import LabelingPuzzle, TilingPuzzle
from tilewright.models import NumberSet

T = TypeVar("T")
Values = tuple[int, ...]


@dataclass(frozen=True)
class ReferenceCount:
    raw: int
    distinct: int
    up_to_rotation: int
    up_to_symmetry: int
    up_to_relabeling: int


def count(puzzle: TilingPuzzle | LabelingPuzzle) -> ReferenceCount:
    """All the numbers that the package gives, by listing every solution and every orbit."""
    if isinstance(puzzle, LabelingPuzzle):
        return _count(labelings_of(puzzle), labeling_symmetries(puzzle))
    return _count(weighted_pictures(puzzle), symmetries(puzzle))


def _count(weights: dict[T, int], group: Iterable[tuple[Callable[[T], T], bool, bool]]) -> ReferenceCount:
    moves = list(group)
    return ReferenceCount(
        sum(weights.values()),
        len(weights),
        _orbits(set(weights), [move for move, reflects, renames in moves if not reflects and not renames]),
        _orbits(set(weights), [move for move, reflects, renames in moves if not renames]),
        _orbits(set(weights), [move for move, reflects, renames in moves]),
    )


def _orbits(solutions: set[T], group: list[Callable[[T], T]]) -> int:
    left, number = set(solutions), 0
    while left:
        first = next(iter(left))
        orbit = {move(first) for move in group}
        assert orbit <= left, "a symmetry carries a solution to something else"
        left -= orbit
        number += 1
    return number


# Labelings.


def labelings_of(puzzle: LabelingPuzzle) -> dict[Values, int]:
    """All assignments of the values to the points, point after point; each has weight 1, since all values differ."""
    given, own = dict(puzzle.given), dict(puzzle.own_targets)

    def fill(lying: Values) -> Iterator[Values]:
        # A line is looked at as soon as its last point has a value.
        made = {k: sum(lying[p] for p in line) for k, line in enumerate(puzzle.lines) if max(line) < len(lying)}
        if any(total not in own[k] for k, total in made.items() if k in own):
            return
        sums = {total for k, total in made.items() if k not in own}
        if len(sums) > 1 or (puzzle.targets is not None and not sums <= set(puzzle.targets)):
            return
        if len(lying) == len(puzzle.board):
            if _meets_regions(puzzle, lying):
                yield lying
            return
        for value in puzzle.values:
            if value not in lying and given.get(len(lying), value) == value:
                yield from fill((*lying, value))

    return dict.fromkeys(fill(()), 1)


def _meets_regions(puzzle: LabelingPuzzle, lying: Values) -> bool:
    sums = {region: sum(lying[point] for point in region.cells) for region in puzzle.regions}
    among = {region: [lying[point] in region.values for point in region.cells] for region in puzzle.regions}
    met = {
        "sum": lambda region: sums[region] in region.allowed,
        "same": lambda region: True,
        "values": lambda region: all(among[region]),
        "count": lambda region: among[region].count(True) in region.allowed,
    }
    common = {total for region, total in sums.items() if region.condition == "same"}
    return len(common) < 2 and all(met[region.condition](region) for region in puzzle.regions)


def labeling_symmetries(puzzle: LabelingPuzzle) -> Iterator[tuple[Callable[[Values], Values], bool, bool]]:
    """Every symmetry: the labeling it makes of a labeling, whether it reflects, whether it takes the complement."""
    both = min(puzzle.values) + max(puzzle.values)
    own = dict(puzzle.own_targets)
    lines = {(frozenset(line), own.get(k)) for k, line in enumerate(puzzle.lines)}
    regions = _regions_moved(puzzle, {point: point for point in range(len(puzzle.board))}, None)
    for motion, places in motions(puzzle):
        for complemented in (False, True) if _has_complement(puzzle) else (False,):
            if _regions_moved(puzzle, places, both if complemented else None) != regions:
                continue
            if {_moved(line, total, places, both if complemented else None) for line, total in lines} != lines:
                continue
            given = {(places[point], both - value if complemented else value) for point, value in puzzle.given}
            if given != set(puzzle.given):
                continue

            def move(lying: Values, places: dict[int, int] = places, complemented: bool = complemented) -> Values:
                values = {places[point]: both - value if complemented else value for point, value in enumerate(lying)}
                return tuple(values[point] for point in range(len(lying)))

            yield move, motion.is_reflection, complemented


def _regions_moved(puzzle: LabelingPuzzle, places: dict[int, int], both: int | None) -> set[object]:
    """The regions after a motion and perhaps the complement."""
    found = set()
    for region in puzzle.regions:
        points = frozenset(places[point] for point in region.cells)
        values = frozenset(value if both is None else both - value for value in puzzle.values if value in region.values)
        allowed = region.allowed
        if both is not None and region.condition == "sum":
            _, allowed = _moved(frozenset(region.cells), allowed, places, both)  # type: ignore[assignment]
        found.add((points, region.condition, allowed, values))
    return found


def _moved(
    line: frozenset[int], own: NumberSet | None, places: dict[int, int], both: int | None
) -> tuple[frozenset[int], NumberSet | None]:
    """A line and its own sums, if it has some, after a motion and perhaps the complement."""
    if own is not None and both is not None:
        turned = [tuple(None if end is None else len(line) * both - end for end in ends)[::-1] for ends in own.ranges]
        own = NumberSet(tuple(turned))
    return frozenset(places[point] for point in line), own


def _has_complement(puzzle: LabelingPuzzle) -> bool:
    """Whether values and allowed sums go to themselves; a line of k points has the sum k * both - S instead of S.

    All lines without sums of their own have the same sum, so k * both must be the same for all, as it is for lines of
    one length and for values symmetric about 0.
    """
    both = min(puzzle.values) + max(puzzle.values)
    own = dict(puzzle.own_targets)
    changes = {len(line) * both for k, line in enumerate(puzzle.lines) if k not in own}
    if {both - value for value in puzzle.values} != set(puzzle.values) or len(changes) > 1:
        return False
    if len({len(region.cells) * both for region in puzzle.regions if region.condition == "same"}) > 1:
        return False
    targets = set(puzzle.targets or ())
    return {change - target for change in changes for target in targets} == targets

"""The symmetries of a labeling puzzle: motions, the complement, and exchanges of points that keep the lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from ...deadline import in_time
from ...models import NumberSet
from ...values import frozen, replace
from ..compiled import Choices
from .puzzle import LabelingPuzzle

PointPermutation = tuple[int, ...]
PointDemand = tuple[frozenset[int], NumberSet | tuple[str, NumberSet, tuple[int, ...]] | None]
"""Points, and what their values must add up to or be; None for what all lines without a sum of their own add up to."""


@frozen
class ValueSymmetry:
    """The value of point k goes to point `places[k]`; with a `mirror` m each value x becomes m - x."""

    is_reflection: bool
    places: PointPermutation
    mirror: int | None = None

    @property
    def relabels(self) -> bool:
        return self.mirror is not None

    def image(self, choices: Choices) -> Choices:
        moved = [0] * len(choices)
        for point, value in enumerate(choices):
            moved[self.places[point]] = value if self.mirror is None else self.mirror - value
        return tuple(moved)

    def fixes(self, choices: Choices) -> bool:
        if self.mirror is None:
            # All values differ: only a move that keeps every point keeps a solution.
            return all(place == point for point, place in enumerate(self.places))
        return all(choices[self.places[point]] == self.mirror - value for point, value in enumerate(choices))


def symmetry_group(puzzle: LabelingPuzzle, relabelings: bool) -> tuple[ValueSymmetry, ...]:
    """The motions of the board that keep lines, their own sums, regions and given values, the identity first.

    With `relabelings` each motion is also combined with the complement, x for least + greatest - x,
    where the rules allow it. Motions that move all points alike count once, as a rotation if one does.
    """
    demands = demands_of(puzzle)
    mirrors = [None, complement(puzzle)] if relabelings and complement(puzzle) is not None else [None]
    given = puzzle.given_values
    found: dict[tuple[PointPermutation, int | None], ValueSymmetry] = {}
    images = {mirror: demands if mirror is None else demands_of(_mirrored(puzzle, mirror)) for mirror in mirrors}
    for mirror in mirrors:
        for motion in puzzle.board.symmetries:
            places = motion.places
            moved = {(frozenset(places[point] for point in points), said) for points, said in images[mirror]}
            keeps_given = all(
                given.get(places[point]) == (value if mirror is None else mirror - value)
                for point, value in given.items()
            )
            if moved == demands and keeps_given:
                found.setdefault((places, mirror), ValueSymmetry(motion.is_reflection, places, mirror))
    return tuple(found.values())


def demands_of(puzzle: LabelingPuzzle) -> set[PointDemand]:
    """The lines as sets of points, each with its own sums if it has some, and the regions with their conditions."""
    lines = {(frozenset(line), puzzle.own_target.get(number)) for number, line in enumerate(puzzle.lines)}
    return lines | {
        (frozenset(one.cells), (one.condition, one.allowed, one.chosen(puzzle.values))) for one in puzzle.regions
    }


def _mirrored(puzzle: LabelingPuzzle, mirror: int) -> LabelingPuzzle:
    """The puzzle of the complements: lines and regions say of m - x what they said of x."""
    own = ((number, sums.taken_from(len(puzzle.lines[number]) * mirror)) for number, sums in puzzle.own_target.items())
    regions = (
        replace(
            one,
            allowed=one.allowed.taken_from(len(one.cells) * mirror) if one.condition == "sum" else one.allowed,
            values=one.values.taken_from(mirror),
        )
        for one in puzzle.regions
    )
    return replace(puzzle, own_targets=tuple(own), regions=tuple(regions))


def complement(puzzle: LabelingPuzzle) -> int | None:
    """least + greatest, if exchanging each value x for least + greatest - x keeps values and allowed sums.

    A line of k points with the sum S then has the sum k * (least + greatest) - S, which must be allowed
    and the same for all lines without one of their own, as for all regions with the same sum. Whether given values go
    to given values, and what single lines and regions demand to such demands, depends on the motion, too.
    """
    mirror = min(puzzle.values) + max(puzzle.values)
    if {mirror - value for value in puzzle.values} != set(puzzle.values):
        return None
    totals = {len(line) * mirror for line in puzzle.common_lines}
    of_regions = {len(region.cells) * mirror for region in puzzle.regions if region.condition == "same"}
    if len(totals) > 1 or len(of_regions) > 1:
        return None
    total = max(totals, default=0)
    if puzzle.targets is not None and {total - target for target in puzzle.targets} != set(puzzle.targets):
        return None
    return mirror


@frozen
class LineGroup:
    """The order of a group of permutations of the points, generators of it, and pairs of points that break it.

    Of all solutions that the group carries into each other exactly one has a smaller value on point a than
    on point b for each pair (a, b) of `less`: as all values differ, the chain of stabilizers makes one choice
    after the other. See J.-F. Puget, Symmetry breaking revisited (2005).
    """

    order: int
    generators: tuple[PointPermutation, ...]
    less: tuple[tuple[int, int], ...]


@lru_cache(maxsize=4)
def line_group(puzzle: LabelingPuzzle) -> LineGroup:
    """The permutations of the points that carry lines, and regions, to such of the same demand and keep given values.

    Among them are the motions of the board, and often more: the magic square of order 4 has 8 motions
    but 32 such permutations. As no solution goes to itself under any of them but the identity, the
    solutions up to these are all solutions divided by the order of this group.

    By a chain of stabilizers: with the points before point b held fixed, the order is the number of
    points to which b can go, times the order with b held fixed too. Worked out from the last point to
    the first; known images of b are not searched for again.
    """
    lines = _LineGraph(puzzle)
    n = len(puzzle.board)
    order, generators, less = 1, list[PointPermutation](), list[tuple[int, int]]()
    for base in reversed(range(n)):
        orbit = _orbit(base, generators)
        for image in range(base + 1, n):
            if image not in orbit:
                permutation = next(lines.automorphisms(base, image), None)
                if permutation is not None:
                    generators.append(permutation)
                    orbit = _orbit(base, generators)
        order *= len(orbit)
        less += [(base, image) for image in sorted(orbit) if image != base]
    return LineGroup(order, tuple(generators), tuple(less))


def breaking_pairs(group: Iterable[PointPermutation]) -> tuple[tuple[int, int], ...]:
    """The same pairs for a group of which all permutations are given."""
    stabilizer = list(group)
    less: list[tuple[int, int]] = []
    for base in range(len(stabilizer[0])):
        less += [(base, image) for image in sorted({places[base] for places in stabilizer}) if image != base]
        stabilizer = [places for places in stabilizer if places[base] == base]
    return tuple(less)


def _orbit(point: int, generators: list[PointPermutation]) -> set[int]:
    orbit, todo = {point}, [point]
    while todo:
        reached = todo.pop()
        for generator in generators:
            if generator[reached] not in orbit:
                orbit.add(generator[reached])
                todo.append(generator[reached])
    return orbit


class _LineGraph:
    """The lines of a puzzle prepared for the search of automorphisms."""

    def __init__(self, puzzle: LabelingPuzzle) -> None:
        n = len(puzzle.board)
        self.lines = demands_of(puzzle)
        self.lines_of_point = [[line for line in self.lines if point in line[0]] for point in range(n)]
        # For two points the sizes of the lines on both, and their own sums: an automorphism keeps them.
        self.common = [
            [sorted((len(line), str(own)) for line, own in self.lines_of_point[a] if b in line) for b in range(n)]
            for a in range(n)
        ]
        self.colors = self._refined([puzzle.given_values.get(point) for point in range(n)])

    def _refined(self, given: list[int | None]) -> list[int]:
        """Colors of points: two points of different colors are never exchanged.

        Begins with the given values and refines by the colors on the lines of each point, until nothing changes.
        """
        n = len(given)
        keys: list[object] = [(-1, point) if given[point] is not None else (0, 0) for point in range(n)]
        n_colors = 0
        while True:
            numbers = {key: number for number, key in enumerate(sorted(set(keys), key=repr))}
            colors = [numbers[key] for key in keys]
            if len(numbers) == n_colors:
                return colors
            n_colors = len(numbers)
            around = (
                tuple(sorted((str(own), *sorted(colors[other] for other in line)) for line, own in lines))
                for lines in self.lines_of_point
            )
            keys = list(zip(colors, around, strict=True))

    def automorphisms(self, base: int, image: int) -> Iterator[PointPermutation]:
        """Those that keep all points before `base` and carry it to `image`."""
        n = len(self.colors)
        places = list(range(base))
        choices: list[Iterator[int]] = []
        if not self._fits(places, image):
            return
        places.append(image)
        while True:
            in_time()
            if len(places) == n:
                yield tuple(places)
            else:
                choices.append(iter(range(n)))
            # Go on with the next image of the deepest point that has one; a loop, as boards may be large.
            while choices:
                depth = base + len(choices)
                del places[depth:]
                following = next((q for q in choices[-1] if self._fits(places, q)), None)
                if following is not None:
                    places.append(following)
                    break
                choices.pop()
            else:
                return

    def _fits(self, places: list[int], image: int) -> bool:
        """Tell whether the next point may go to this image: new, of its color, and in line with the points before."""
        point = len(places)
        if image in places or self.colors[point] != self.colors[image]:
            return False
        if any(self.common[point][other] != self.common[image][place] for other, place in enumerate(places)):
            return False
        moved = [*places, image]
        return all(
            (frozenset(moved[q] for q in line), own) in self.lines
            for line, own in self.lines_of_point[point]
            if max(line) == point
        )

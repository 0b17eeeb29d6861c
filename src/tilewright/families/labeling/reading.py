"""A second reading of the rules of a labeling puzzle as clauses, for what verifies certificates.

It shares no code with compiling: like the checker it reads the rules afresh, from the puzzle alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import product
from operator import add, sub
from typing import Any

from ..clauses import Clause, LaidMotion, LaidThing, PuzzleClauses, demand_few, demand_room
from .puzzle import LabelingPuzzle, LabelingSolution

_Cases = list[tuple[int, int]]
"""What a number can be, ascending or as the values are listed: each with the variable that is true in that case."""


def read_clauses(puzzle: LabelingPuzzle) -> PuzzleClauses:
    """The clauses that say what the rules of the puzzle say."""
    return _SumReader(puzzle).clauses()


def read_motions(puzzle: LabelingPuzzle, clauses: PuzzleClauses) -> Iterator[LaidMotion]:
    """The motions of the board that keep the rules, the identity first."""
    own = dict(puzzle.own_targets)
    lines: set[tuple[frozenset[int], Any]] = {(frozenset(line), own.get(k)) for k, line in enumerate(puzzle.lines)}
    for one in puzzle.regions:
        among = frozenset(value for value in puzzle.values if value in one.values)
        lines.add((frozenset(one.cells), (one.condition, one.allowed, among)))
    place_of = {(laid.names, laid.cells): k for k, laid in enumerate(clauses.laid)}
    for motion in puzzle.board.symmetries:
        to = motion.places
        if {(frozenset(to[point] for point in line), total) for line, total in lines} != lines:
            continue
        if {(to[point], value) for point, value in puzzle.given} == set(puzzle.given):
            carried = ((laid.names, tuple(to[point] for point in laid.cells)) for laid in clauses.laid)
            yield LaidMotion(motion.is_reflection, tuple(place_of[image] for image in carried), to)


def solution_of(puzzle: LabelingPuzzle, laid: Iterable[LaidThing]) -> LabelingSolution:
    """The solution that values on points make."""
    value_on = {cell: int(name) for (name, *_), (cell, *_), _ in laid}
    return LabelingSolution(puzzle, tuple(value_on[point] for point in range(len(puzzle.board))))


class _SumReader:
    """What the rules say about each value on each point, and about the sums of lines."""

    def __init__(self, puzzle: LabelingPuzzle) -> None:
        self._puzzle = puzzle
        self._given = dict(puzzle.given)
        self._free = set(puzzle.values) - set(self._given.values())
        self._only = [(set(one.cells), one.values) for one in puzzle.regions if one.condition == "values"]
        self._laid: list[tuple[int, int]] = []
        for pair in product(puzzle.values, range(len(puzzle.board))):
            if self._may_lie(*pair):
                self._laid.append(pair)
                demand_few(puzzle.name, len(self._laid))
        self._words: list[str] = []
        self._excluded: set[tuple[int, int]] = set()
        self._clauses: dict[frozenset[int], Clause] = {}

    def _may_lie(self, value: int, point: int) -> bool:
        if any(point in points and value not in values for points, values in self._only):
            return False
        return self._given[point] == value if point in self._given else value in self._free

    def clauses(self) -> PuzzleClauses:
        puzzle = self._puzzle
        for point in range(len(puzzle.board)):
            self._say(x for _, x in self._value_on(point))
        if len(puzzle.values) == len(puzzle.board):
            for value in puzzle.values:
                self._say(k for k, (other, _) in enumerate(self._laid, 1) if other == value)
        self._read_sums()
        self._read_regions()
        excluded = [0] * len(self._laid)
        for one, other in self._excluded:
            excluded[one - 1] |= 1 << other - 1
        for k, (value, point) in enumerate(self._laid):
            for other in range(k + 1, len(self._laid)):
                if value == self._laid[other][0] or point == self._laid[other][1]:
                    excluded[k] |= 1 << other
        return PuzzleClauses(
            tuple(LaidThing((str(value),), (point,), ((),)) for value, point in self._laid),
            tuple(excluded),
            tuple(self._clauses.values()),
            tuple(self._words),
        )

    def _say(self, literals: Iterable[int]) -> None:
        clause = tuple(literals)
        self._clauses[frozenset(clause)] = clause

    def _value_on(self, point: int) -> _Cases:
        return [(value, k) for k, (value, place) in enumerate(self._laid, 1) if place == point]

    def _read_sums(self) -> None:
        puzzle = self._puzzle
        own = dict(puzzle.own_targets)
        common = [self._sums(line) for number, line in enumerate(puzzle.lines) if number not in own]
        allowed = sorted(
            total
            for total in (common[0] if common else ())
            if all(total in sums for sums in common) and (puzzle.targets is None or total in puzzle.targets)
        )
        open_total = None
        if common and len(allowed) != 1:
            open_total = self._counted(allowed, "all lines without a sum of their own add up")
        for number, line in enumerate(puzzle.lines):
            if number in own and own[number].only is not None:
                self._read_line(line, [total for total, _ in own[number].ranges if total is not None], None)
            elif number in own:
                self._read_choice(line, own[number])
            else:
                self._read_line(line, allowed, open_total)

    def _read_choice(self, line: tuple[int, ...], allowed: Any) -> None:
        """A line that adds up to one of some sums."""
        possible = [total for total in sorted(self._sums(line)) if total in allowed]
        self._read_line(line, possible, self._counted(possible, f"the values on {self._named(line)} add up"))

    def _read_regions(self) -> None:
        same = [self._sums(one.cells) for one in self._puzzle.regions if one.condition == "same"]
        common = sorted(total for total in (same[0] if same else ()) if all(total in sums for sums in same))
        in_common = self._counted(common, "regions with the same sum add up") if same else None
        for one in self._puzzle.regions:
            if one.condition == "same":
                self._read_line(one.cells, common, in_common)
            elif one.condition == "sum" and one.allowed.only is not None:
                self._read_line(one.cells, [one.allowed.only], None)
            elif one.condition == "sum":
                self._read_choice(one.cells, one.allowed)
            elif one.condition == "count":
                self._read_number(one)

    def _read_number(self, region: Any) -> None:
        """How many points of a region have some values."""
        points, come = region.cells, f"that are {region.values} come"
        ones = []
        for point in points:
            cases = self._counted([0, 1], f"the values on {self._puzzle.board.names[point]} {come}")
            for value, x in self._value_on(point):
                self._say((-x, dict(cases)[1 if value in region.values else 0]))
            ones.append(cases)
        numbers = [number for number in range(len(points) + 1) if number in region.allowed]
        total = self._counted(numbers, f"the values on {self._named(points)} {come}")
        self._read_total(ones, numbers, total, lambda some: set(range(len(some) + 1)), points, come)

    def _named(self, points: tuple[int, ...]) -> str:
        return " ".join(self._puzzle.board.names[point] for point in points)

    def _read_line(self, line: tuple[int, ...], totals: list[int], open_total: _Cases | None) -> None:
        """What a line adds up to: one of `totals`, as the cases say if that is open."""
        self._read_total([self._value_on(point) for point in line], totals, open_total, self._sums, line, "add up")

    def _read_total(
        self,
        parts: list[_Cases],
        totals: list[int],
        open_total: _Cases | None,
        sums_of: Callable[[tuple[int, ...]], set[int]],
        line: tuple[int, ...],
        come: str,
    ) -> None:
        sum_so_far = parts[0]
        n = len(line)
        if n == 1 and open_total is None:
            self._say(x for value, x in sum_so_far if value == totals[0])
            return
        # The sum of all values, or of all but the last one.
        if open_total is not None:
            n_added, at_the_end = n, open_total
        else:
            n_added, at_the_end = n - 1, [(totals[0] - value, x) for value, x in parts[-1]]
        if n_added == 1:
            for one, other in ((dict(sum_so_far), dict(at_the_end)), (dict(at_the_end), dict(sum_so_far))):
                for number, x in one.items():
                    self._say((-x, other[number]) if number in other else (-x,))
        for k in range(2, n_added + 1):
            if k == n_added:
                following = at_the_end
            else:
                left = sums_of(line[k:])
                possible = [s for s in sorted(sums_of(line[:k])) if any(total - s in left for total in totals)]
                following = self._counted(possible, f"the first {k} values on {self._named(line)} {come}")
            value = parts[k - 1]
            self._read_addition(sum_so_far, value, following, add)
            self._read_addition(following, value, sum_so_far, sub)
            self._read_addition(following, sum_so_far, value, sub)
            sum_so_far = following

    def _read_addition(self, one: _Cases, other: _Cases, result: _Cases, made: Callable[[int, int], int]) -> None:
        """Of each two cases a third follows; where there is none, or it cannot be beside them, they exclude each other.

        Variables that exclude each other by value or point need no clause.
        """
        demand_room(self._puzzle.name, len(self._clauses) + len(one) * len(other))
        cases = dict(result)
        for (number, x), (number_too, y) in product(one, other):
            if self._clash(x, y):
                continue
            follows = cases.get(made(number, number_too))
            if follows is not None and not self._clash(x, follows) and not self._clash(y, follows):
                self._say((-x, -y, follows))
            elif x <= len(self._laid) and y <= len(self._laid):
                self._excluded.add((min(x, y), max(x, y)))
            else:
                self._say((-x, -y))

    def _clash(self, one: int, other: int) -> bool:
        """Tell whether two variables put one value on two points, or two values on one."""
        if one > len(self._laid) or other > len(self._laid):
            return False
        (value, point), (value_too, point_too) = self._laid[one - 1], self._laid[other - 1]
        return value == value_too or point == point_too

    def _counted(self, possible: list[int], what: str) -> _Cases:
        """A number that is one of some sums: a variable for each, exactly one of which is true."""
        demand_room(self._puzzle.name, len(self._clauses) + len(possible) ** 2)
        cases: _Cases = []
        for total in possible:
            self._words.append(f"{what} to {total}")
            cases.append((total, len(self._laid) + len(self._words)))
        self._say(x for _, x in cases)
        for k, (_, x) in enumerate(cases):
            for _, y in cases[:k]:
                self._say((-x, -y))
        return cases

    def _sums(self, points: tuple[int, ...]) -> set[int]:
        """All sums of different values on some points."""
        n_open = sum(point not in self._given for point in points)
        sums: list[set[int]] = [{sum(self._given.get(point, 0) for point in points)}, *(set() for _ in range(n_open))]
        for value in self._free:
            for n in range(n_open, 0, -1):
                sums[n] |= {total + value for total in sums[n - 1]}
            demand_room(self._puzzle.name, sum(map(len, sums)))
        return sums[n_open]

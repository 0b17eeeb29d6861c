"""From the sums of a labeling puzzle to clauses; `reading.py` reads the same from the rules, on its own.

A line is a chain of additions, a + x = b: the sum of its first values, the next value, the sum of one value more.
Each of these is a number with a variable for all that it can be, exactly one of which is true; two of the three decide
the third. That b follows from a and x would say all that is to be said, but with all three ways proofs are shorter: of
the magic hexagon by a factor of 17.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cache
from itertools import combinations

from ...errors import InvalidRequest
from ...models import NumberSet
from ...models.sums import reachable_sums
from ..clauses import Clause, LaidThing, PuzzleClauses, demand_room
from .compile import CompiledLabeling
from .regions import PointRegion

_SumVariables = dict[int, int]
"""For all that a number can be, the variable that says so."""
# Reachable sums are found as bits of a long integer.
_MOST_SPREAD = 100_000


def clauses_of(compiled: CompiledLabeling) -> PuzzleClauses:
    """The clauses of a compiled puzzle."""
    model, name = compiled.model, compiled.puzzle.name
    if max(model.values) - min(model.values) > _MOST_SPREAD:
        raise InvalidRequest(
            f"{name} is too large for a proof: the least and the greatest value lie more than {_MOST_SPREAD:,} apart"
        )
    writer = _Writer(compiled)
    for point in range(model.n_points):
        writer.others.append(tuple(writer.on_point(point).values()))
    if model.uses_all_values:
        writer.others += [tuple(writer.points_of(value)) for value in model.values]
    writer.write_lines()
    return PuzzleClauses(
        tuple(LaidThing((str(value),), (point,), ((),)) for value, point in writer.laid),
        tuple(bits >> number << number for number, bits in enumerate(writer.excluded[1:], 1)),
        tuple(dict.fromkeys(writer.others)),
        tuple(writer.words),
    )


class _Writer:
    def __init__(self, compiled: CompiledLabeling) -> None:
        self._puzzle, self._model = compiled.puzzle, compiled.model
        values = self._model.values
        moves = sorted(compiled.moves, key=lambda move: (move.kind, move.cells))
        self.laid = [(values[move.kind], move.cells[0]) for move in moves]
        self._variable = {pair: number for number, pair in enumerate(self.laid, 1)}
        self.others: list[Clause] = []
        self.words: list[str] = []
        same_value = {value: _bits(self.points_of(value)) for value in values}
        same_point = [_bits(self.on_point(point).values()) for point in range(self._model.n_points)]
        # Bit k of `excluded[j]` says that variables j and k + 1 cannot both be true; there is no variable 0.
        self.excluded = [0, *((same_value[value] | same_point[point]) for value, point in self.laid)]
        for number in self._variable.values():
            self.excluded[number] &= ~(1 << number - 1)
        self._apart = tuple(self.excluded)
        self._given = self._puzzle.given_values
        rest = [value for value in values if value not in self._given.values()]
        self._sums_of = cache(lambda count: reachable_sums(rest, count))

    def on_point(self, point: int) -> _SumVariables:
        """The value of a point."""
        return {value: self._variable[value, point] for value in self._model.domains[point]}

    def points_of(self, value: int) -> list[int]:
        return [self._variable[value, p] for p, domain in enumerate(self._model.domains) if value in domain]

    def write_lines(self) -> None:
        """Write what lines add up to."""
        model = self._model
        total: _SumVariables | int = 0
        if model.common_lines:
            sums = set.intersection(*(self._reachable(line) for line in model.common_lines))
            if model.targets is not None:
                sums.intersection_update(model.targets)
            total = sums.pop() if len(sums) == 1 else self._number(sums, "all lines without a sum of their own add up")
        for number, line in enumerate(self._puzzle.lines):
            own = self._puzzle.own_target.get(number)
            self._write_line(line, total if own is None else self._total_of(line, own))
        self._write_regions()

    def _write_regions(self) -> None:
        """Write what the values in regions add up to, and how many are among some; the domains have all else."""
        regions = self._puzzle.regions
        total: _SumVariables | int = 0
        if same := [region.cells for region in regions if region.condition == "same"]:
            total = self._number(set.intersection(*map(self._reachable, same)), "regions with the same sum add up")
        for region in regions:
            if region.condition == "sum":
                self._write_line(region.cells, self._total_of(region.cells, region.allowed))
            elif region.condition == "same":
                self._write_line(region.cells, total)
            elif region.condition == "count":
                self._write_count(region)

    def _write_count(self, region: PointRegion) -> None:
        points, names = region.cells, self._names(region.cells)
        among = [self._is_among(point, region.values) for point in points]
        what = f"the values on {names} that are {region.values} come"
        total = self._number({n for n in range(len(points) + 1) if n in region.allowed}, what)
        self._write_sum(among, total, lambda part: set(range(len(part) + 1)), points, f"that are {region.values} come")

    def _is_among(self, point: int, values: NumberSet) -> _SumVariables:
        """1 if a point has one of some values, else 0."""
        name = self._puzzle.board.names[point]
        number = self._number({0, 1}, f"the values on {name} that are {values} come")
        self.others += [(-x, number[int(value in values)]) for value, x in self.on_point(point).items()]
        return number

    def _total_of(self, line: Sequence[int], allowed: NumberSet) -> _SumVariables | int:
        """What a line with a sum of its own adds up to."""
        if allowed.only is not None:
            return allowed.only
        possible = {s for s in self._reachable(line) if s in allowed}
        return self._number(possible, f"the values on {self._names(line)} add up")

    def _names(self, points: Sequence[int]) -> str:
        return " ".join(self._puzzle.board.names[point] for point in points)

    def _write_line(self, line: Sequence[int], total: _SumVariables | int) -> None:
        self._write_sum([self.on_point(point) for point in line], total, self._reachable, line, "add up")

    def _write_sum(
        self,
        numbers: Sequence[_SumVariables],
        total: _SumVariables | int,
        reachable: Callable[[Sequence[int]], set[int]],
        line: Sequence[int],
        come: str,
    ) -> None:
        """Write that numbers, one for each point of a line, have a total; `reachable` are those of some points."""
        first = numbers[0]
        if isinstance(total, dict):
            end, between = total, numbers[1:]
        elif len(line) == 1:
            self.others.append((first[total],) if total in first else ())
            return
        else:
            # What comes before the last value is the total less that value.
            end, between = {total - value: x for value, x in numbers[-1].items()}, numbers[1:-1]
        totals = total if isinstance(total, dict) else (total,)
        for length, number in enumerate(between, 2):
            if length == len(between) + 1:
                after = end
            else:
                rest = reachable(line[length:])
                sums = {s for s in reachable(line[:length]) if any(t - s in rest for t in totals)}
                after = self._number(sums, f"the first {length} values on {self._names(line)} {come}")
            self._add(first, number, after)
            first = after
        if not between:
            self._equate(first, end)

    def _reachable(self, points: Sequence[int]) -> set[int]:
        """All that different values on these points can add up to."""
        known = [self._given[point] for point in points if point in self._given]
        return {sum(known) + more for more in self._sums_of(len(points) - len(known))}

    def _number(self, sums: Collection[int], what: str) -> _SumVariables:
        """A number with variables of its own, exactly one of which is true."""
        self._demand_room(len(sums) * len(sums) // 2)
        first = len(self.laid) + len(self.words) + 1
        number = {s: variable for variable, s in enumerate(sorted(sums), first)}
        self.words += [f"{what} to {s}" for s in number]
        self.others.append(tuple(number.values()))
        self.others += [(-one, -other) for one, other in combinations(number.values(), 2)]
        return number

    def _add(self, a: _SumVariables, x: _SumVariables, b: _SumVariables) -> None:
        self._demand_room(len(a) * len(x) + len(a) * len(b) + len(x) * len(b))
        for of_a, a_variable in a.items():
            for of_x, x_variable in x.items():
                self._together(a_variable, x_variable, b.get(of_a + of_x))
            for of_b, b_variable in b.items():
                self._together(a_variable, b_variable, x.get(of_b - of_a))
        for of_x, x_variable in x.items():
            for of_b, b_variable in b.items():
                self._together(x_variable, b_variable, a.get(of_b - of_x))

    def _equate(self, one: _SumVariables, other: _SumVariables) -> None:
        for first, second in ((one, other), (other, one)):
            self.others += [(-x, second[n]) if n in second else (-x,) for n, x in first.items()]

    def _together(self, one: int, other: int, makes: int | None) -> None:
        """Two variables make a third one true; if it cannot be, they exclude each other."""
        if self._are_apart(one, other):
            return
        one, other = min(one, other), max(one, other)
        if makes is not None and not self._are_apart(one, makes) and not self._are_apart(other, makes):
            self.others.append((-one, -other, makes))
        elif other > len(self.laid):
            self.others.append((-one, -other))
        else:
            self.excluded[one] |= 1 << other - 1
            self.excluded[other] |= 1 << one - 1

    def _are_apart(self, one: int, other: int) -> bool:
        """Tell whether two variables say that one point has two values, or one value two points."""
        return max(one, other) <= len(self.laid) and bool(self._apart[one] >> other - 1 & 1)

    def _demand_room(self, more: int) -> None:
        demand_room(self._puzzle.name, len(self.others) + more)


def _bits(variables: Collection[int]) -> int:
    return sum(1 << variable - 1 for variable in variables)

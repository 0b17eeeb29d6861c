"""From the exact cover of a tiling puzzle to clauses; `checking/reading.py` reads the same from the rules, on its own.

A clause of two for each pair of options that share an item, unless in one color; a clause for each item that must be
covered. Copies are counted by totalizers (O. Bailleux, Y. Boufkhad, Efficient CNF encoding of Boolean cardinality
constraints, 2003).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Set

from ...clauses import Clause, LaidBound, LaidThing, PuzzleClauses
from ..labels import value_on
from ..rules import RuleItem
from .compile import CompiledTiling
from .items import Placement


def clauses_of(compiled: CompiledTiling) -> PuzzleClauses:
    """The clauses of a compiled puzzle."""
    order = sorted(range(len(compiled.placements)), key=lambda option: _key(compiled.placements[option]))
    options = [compiled.model.options[option] for option in order]
    of_item: dict[int, int] = {}
    of_color: dict[tuple[int, int], int] = {}
    for number, option in enumerate(options):
        for item, color in option:
            of_item[item] = of_item.get(item, 0) | 1 << number
            of_color[item, color] = of_color.get((item, color), 0) | 1 << number
    model = compiled.model
    excluded = []
    for number, option in enumerate(options):
        bits = 0
        for item, color in option:
            if item >= model.n_primary and color:
                bits |= of_item[item] & ~of_color[item, color]
            elif item >= model.n_primary or model.upper[item] == 1:
                bits |= of_item[item]
        excluded.append(bits >> number + 1 << number + 1)
    often = {item for option in options for item, times in Counter(item for item, _ in option).items() if times > 1}
    counting = _Counting(len(options))
    others: list[Clause] = []
    for item in range(model.n_primary):
        numbers = [1 + number for number in _ones(of_item.get(item, 0))]
        if item in often:
            numbers = [1 + number for number, option in enumerate(options) for one, _ in option if one == item]
        if item < len(compiled.classes):
            group = compiled.classes[item]
            others += counting.clauses(numbers, group.least, group.most, group.room, group.name)
        elif item in compiled.items.of_rules:
            others += _of_rule(counting, numbers, compiled.items.of_rules[item])
        else:
            others.append(tuple(numbers))
    _add_up(compiled, order, counting, others)
    laid = (compiled.placements[option] for option in order)
    names = compiled.alike
    return PuzzleClauses(
        tuple(LaidThing(names[placement.piece_class], placement.cells, placement.labels) for placement in laid),
        tuple(excluded),
        tuple(others),
        tuple(counting.words),
        tuple(sorted({(edge.cell, edge.other) for edge in compiled.puzzle.board.edges})),
        tuple(_bounds(compiled, of_item, often)),
        has_all_bounds=not often and not compiled.items.of_sums,
    )


def _add_up(compiled: CompiledTiling, order: list[int], counting: _Counting, others: list[Clause]) -> None:
    """The clauses on sums: each cell says which values it has at least, and these are counted."""
    of_cell: dict[int, list[int]] = {}

    def at_least(cell: int) -> list[int]:
        """The variables that say that a cell has a value of at least 1, 2, ..."""
        if cell not in of_cell:
            lying: dict[int, list[int]] = {}
            for number, option in enumerate(order, start=1):
                placement = compiled.placements[option]
                if cell in placement.cells:
                    value = int(value_on(placement.labels[placement.cells.index(cell)]) or 0)
                    lying.setdefault(value, []).append(number)
            of_cell[cell] = counting.levels(lying, compiled.puzzle.board.names[cell], others)
        return of_cell[cell]

    for one in compiled.items.of_sums:
        plus = [at_least(cell) for cell in one.cells[: one.n_plus]]
        if one.n_plus == len(one.cells):
            counting.bound_sum(plus, one.least, one.most, one.about, others)
        else:
            less = [at_least(cell) for cell in one.cells[one.n_plus :]]
            counting.equate(plus, less, one.about, others)


def _bounds(compiled: CompiledTiling, of_item: dict[int, int], often: Set[int]) -> Iterator[LaidBound]:
    """The bounds on primary items, in their order, and those of optional cells.

    Not those of items that an option covers more than once: they count otherwise.
    """
    cells = {item: cell for cell, item in compiled.items.item_of_cell.items()}
    bounds = dict(enumerate(zip(compiled.model.lower, compiled.model.upper, strict=True)))
    for item, (least, most) in (bounds | {item: (0, 1) for item in cells if item not in bounds}).items():
        if item in often:
            continue
        if item in compiled.items.of_rules:
            about = compiled.items.of_rules[item].about
        elif item in cells:
            about = f"cell {compiled.puzzle.board.names[cells[item]]}"
        else:
            about = " or ".join(compiled.alike[item])
        yield LaidBound(least, most, of_item.get(item, 0), about)


def _key(placement: Placement) -> tuple[object, ...]:
    return (placement.piece_class, placement.cells, [[label or "" for label in sides] for sides in placement.labels])


def _ones(bits: int) -> Iterator[int]:
    while bits:
        yield (bits & -bits).bit_length() - 1
        bits &= bits - 1


def _of_rule(counting: _Counting, numbers: list[int], item: RuleItem) -> list[Clause]:
    """The clauses on an item that a rule adds, where those of other items do not say as much."""
    least = 0 if item.least <= item.implied[0] else item.least
    most = item.room if item.most >= item.implied[1] else item.most
    return counting.clauses(numbers, least, most, item.room, item.about)


class _Counting:
    """Gives counters their variables, and collects the words for these."""

    def __init__(self, n_options: int) -> None:
        self._n_options = n_options
        self.words: list[str] = []

    def clauses(self, variables: list[int], least: int, most: int, room: int, name: str) -> list[Clause]:
        """At least and at most so many of the variables are true. If at most one is, pairs say so already."""
        room = min(room, len(variables))
        if least > room:
            return [()]
        found: list[Clause] = [tuple(variables)] if least == 1 else []
        needed = max(least if least > 1 else 0, most + 1 if 1 < most < room else 0)
        if needed:
            outputs = self._count(variables, needed, name, found)
            if least > 1:
                found.append((outputs[least - 1],))
            if 1 < most < room:
                found.append((-outputs[most],))
        if most < 1:
            found += [(-variable,) for variable in variables]
        return found

    def levels(self, lying: dict[int, list[int]], cell: str, found: list[Clause]) -> list[int]:
        """Variables that say that what lies on a cell has a value of at least 1, 2, ...; `lying` is by values."""
        outputs: list[int] = []
        for value in sorted(value for value in lying if value > 0):
            above = [number for other, numbers in lying.items() if other >= value for number in numbers]
            self.words.append(f"the value on cell {cell} is at least {value}")
            variable = self._n_options + len(self.words)
            outputs += [variable] * (value - len(outputs))
            found += [(-number, variable) for number in sorted(above)]
            found.append((-variable, *sorted(above)))
        return outputs

    def bound_sum(self, cells: list[list[int]], least: int, most: int, name: str, found: list[Clause]) -> None:
        """The values of cells, each given by its `levels`, add up to at least and at most so much."""
        greatest = sum(map(len, cells))
        if least > greatest:
            found.append(())
            return
        needed = max(least, most + 1 if most < greatest else 0)
        if not needed:
            return
        outputs = self._total(cells, needed, name, found)
        if least:
            found.append((outputs[least - 1],))
        if most < greatest:
            found.append((-outputs[most],))

    def equate(self, cells: list[list[int]], others: list[list[int]], name: str, found: list[Clause]) -> None:
        """The values of some cells add up to as much as those of others."""
        sides = [self._total(some, sum(map(len, some)), name, found) if any(some) else [] for some in (cells, others)]
        for one, other in zip(*sides, strict=False):
            found += [(-one, other), (one, -other)]
        n = min(map(len, sides))
        found += [(-variable,) for side in sides for variable in side[n:]]

    def _total(self, cells: list[list[int]], needed: int, name: str, found: list[Clause]) -> list[int]:
        if len(cells) == 1:
            return cells[0]
        left = self._total(cells[: len(cells) // 2], needed, name, found)
        right = self._total(cells[len(cells) // 2 :], needed, name, found)
        about = f"the values of {len(cells)} cells of {name} add up to at least"
        return self._joined(left, right, needed, lambda number: f"{about} {number}", found)

    def _joined(
        self, left: list[int], right: list[int], needed: int, words: Callable[[int], str], found: list[Clause]
    ) -> list[int]:
        """Variables for the sum of two numbers that are given by theirs."""
        outputs = []
        for j in range(1, min(len(left) + len(right), needed) + 1):
            self.words.append(words(j))
            outputs.append(self._n_options + len(self.words))
        for i in range(len(left) + 1):
            for j in range(len(right) + 1):
                here = ([-left[i - 1]] if i else []) + ([-right[j - 1]] if j else [])
                if 0 < i + j <= len(outputs):
                    found.append((*here, outputs[i + j - 1]))
                more = ([left[i]] if i < len(left) else []) + ([right[j]] if j < len(right) else [])
                if i + j < len(outputs):
                    found.append((*more, -outputs[i + j]))
        return outputs

    def _count(self, variables: list[int], needed: int, name: str, found: list[Clause]) -> list[int]:
        """Variables that say whether at least 1, 2, ... are true, up to the number that is needed."""
        n = len(variables)
        if n == 1:
            return variables
        left = self._count(variables[: n // 2], needed, name, found)
        right = self._count(variables[n // 2 :], needed, name, found)
        what = f"of {name} lie as in {variables[0]} to {variables[-1]}"
        return self._joined(left, right, needed, lambda number: f"at least {number} {what}", found)

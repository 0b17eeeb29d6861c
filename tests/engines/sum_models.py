"""Sum models of well-known puzzles, for the tests of the engines that take them."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from tilewright.engines import Status
from tilewright.models import NumberSet, PointCondition, SumModel

Line = tuple[int, ...]


def sum_model(n_points: int, lines: Sequence[Line], *targets: int) -> SumModel:
    """The values 1, 2, ... on so many points; without targets any common sum will do."""
    values = tuple(range(1, n_points + 1))
    return SumModel(n_points, values, (values,) * n_points, tuple(lines), targets or None)


def named_lines(text: str) -> list[Line]:
    return [tuple(ord(letter) - ord("A") for letter in word) for word in text.split()]


def square_lines(order: int) -> list[Line]:
    across = range(order)
    return [
        *(tuple(row * order + k for k in across) for row in across),
        *(tuple(row * order + k for row in across) for k in across),
        tuple(k * (order + 1) for k in across),
        tuple((k + 1) * (order - 1) for k in across),
    ]


def hexagon_lines(order: int) -> list[Line]:
    """All straight rows of a hexagon of hexagons, its cells row by row."""
    reach = range(1 - order, order)
    cells = sorted((r, q) for q in reach for r in reach if abs(q + r) < order)
    rows: dict[tuple[int, int], list[int]] = {}
    for number, (r, q) in enumerate(cells):
        for direction, place in enumerate((q, r, q + r)):
            rows.setdefault((direction, place), []).append(number)
    return [tuple(row) for row in rows.values()]


MAGIC_19 = named_lines("ABC CGL LPS SRQ QMH HDA AEJ CFJ LKJ SOJ QNJ HIJ")
HEXAGRAM = [(0, 6, 7, 2), (1, 7, 8, 3), (2, 8, 9, 4), (3, 9, 10, 5), (4, 10, 11, 0), (5, 11, 6, 1)]
PENTAGRAM = [(0, 5, 6, 2), (1, 6, 7, 3), (2, 7, 8, 4), (3, 8, 9, 0), (4, 9, 5, 1)]
CUBE_FACES = [(0, 2, 4, 6), (1, 3, 5, 7), (0, 1, 4, 5), (2, 3, 6, 7), (0, 1, 2, 3), (4, 5, 6, 7)]
WHEEL = [(0, 1, 5), (0, 2, 6), (0, 3, 7), (0, 4, 8)]


def perimeter(sides: int, length: int) -> list[Line]:
    """The sides of a polygon with so many points a side, numbered around it."""
    n = sides * (length - 1)
    return [tuple((side * (length - 1) + k) % n for k in range(length)) for side in range(sides)]


@st.composite
def sum_models(draw: Any) -> SumModel:
    """Up to six points, any values, any lines; some points have a value given, or only some to choose from.

    There may be more values than points, lines may have sums of their own, and points conditions.
    """
    n = draw(st.integers(1, 6))
    n_values = n + draw(st.sampled_from((0, 0, 1, 2))) if n < 5 else n
    greatest = draw(st.sampled_from((n_values, 20, 90, 3000)))
    least = draw(st.sampled_from((1, 0, -9)))
    spread = st.integers(least, least + greatest)
    values = tuple(draw(st.lists(spread, min_size=n_values, max_size=n_values, unique=True)))
    lines = draw(st.lists(st.lists(st.integers(0, n - 1), min_size=1, max_size=4, unique=True), min_size=1, max_size=4))
    given = dict(zip(draw(st.lists(st.integers(0, n - 1), max_size=2, unique=True)), values, strict=False))
    rest = tuple(value for value in values if value not in set(given.values()))
    domains = [(given[p],) if p in given else rest for p in range(n)]
    for point in draw(st.lists(st.integers(0, n - 1), max_size=3)):
        domains[point] = tuple(value for value in domains[point] if draw(st.booleans()))
    targets = draw(st.none() | st.sets(st.integers(-10, 40), min_size=1, max_size=9))
    if targets is not None:
        # One sum that is sure to be reached by a line.
        targets = tuple(sorted(targets | {sum(values[: len(lines[0])])}))
    pair = st.tuples(st.integers(0, n - 1), st.integers(0, n - 1))
    less = tuple(draw(st.lists(pair, max_size=2)))
    # Sums that one placement of the values reaches, or nearly.
    placed = draw(st.permutations(values))
    numbers = draw(st.just([]) | st.lists(st.integers(0, len(lines) - 1), unique=True))
    own = tuple((k, sum(placed[p] for p in lines[k]) + draw(st.sampled_from((0, 0, 0, 1)))) for k in numbers)
    conditions = tuple(draw(st.lists(point_conditions(placed[:n]), max_size=3)))
    return SumModel(n, values, tuple(domains), tuple(map(tuple, lines)), targets, less, own, conditions)


@st.composite
def point_conditions(draw: Any, row: tuple[int, ...]) -> PointCondition:
    """A condition on some points that this row of values meets, or nearly."""
    points = st.lists(st.integers(0, len(row) - 1), min_size=1, max_size=4, unique=True)
    plus, minus = draw(points), draw(st.just([]) | points)
    counted = draw(st.none() | st.lists(st.sampled_from(row), max_size=4, unique=True))
    minus = [] if counted is not None else [point for point in minus if point not in plus]
    condition = PointCondition(tuple(plus), NumberSet(()), tuple(minus), None if counted is None else tuple(counted))
    total = came_to(condition, row) + draw(st.sampled_from((0, 0, 1)))
    least, most, gap = (draw(st.integers(0, 9)) for _ in range(3))
    sets = (
        NumberSet.of(total),
        NumberSet.between(None, total + most),
        NumberSet.between(total - least, None),
        NumberSet.between(total - least, total + most),
        NumberSet.of(total, total + gap, total - least),
    )
    return replace(condition, allowed=draw(st.sampled_from(sets)))


def came_to(condition: PointCondition, row: Sequence[int]) -> int:
    if condition.counted is not None:
        return len([point for point in condition.points if row[point] in condition.counted])
    return sum(row[point] for point in condition.points) - sum(row[point] for point in condition.minus)


def brute_force(model: SumModel) -> set[tuple[int, ...]]:
    """All ways to place the values that keep the rules, by trying every way."""
    found = set()
    own = dict(model.own_targets)
    for row in itertools.permutations(model.values, model.n_points):
        made = [sum(row[point] for point in line) for line in model.lines]
        sums = {total for number, total in enumerate(made) if number not in own}
        fits = all(value in domain for value, domain in zip(row, model.domains, strict=True))
        fits = fits and all(row[a] < row[b] for a, b in model.less)
        fits = fits and all(made[number] == total for number, total in own.items())
        fits = fits and all(came_to(one, row) in one.allowed for one in model.conditions)
        if fits and len(sums) <= 1 and (model.targets is None or sums.issubset(model.targets)):
            found.add(row)
    return found


def walk(search: Any, budgets: list[int], most: int) -> list[tuple[int, ...]]:
    """Run a search to its end by these budgets, then large ones; all the rows it hands out."""
    rows = []
    for budget in itertools.chain(budgets, itertools.repeat(10**6)):
        status, found = search.advance(budget, most)
        rows += found
        if status is Status.EXHAUSTED:
            return rows
    raise AssertionError

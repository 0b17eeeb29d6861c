"""Which sums lines can reach, as far as it is said without a search."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engines.sum_models import (
    CUBE_FACES,
    HEXAGRAM,
    MAGIC_19,
    WHEEL,
    brute_force,
    perimeter,
    square_lines,
    sum_model,
    sum_models,
)
from tests.reference import labelings_of
from tilewright import catalog
from tilewright.families import LabelingPuzzle
from tilewright.models import SumModel
from tilewright.models.sums import feasible_targets, reachable_sums

SMALL = (
    *"cube-corners magic-hexagon-2 magic-square-3 perimeter-square-3 perimeter-triangle-3 wheel-9".split(),
    pytest.param("perimeter-triangle-4", marks=pytest.mark.thorough),
)


@given(st.lists(st.integers(-20, 20), max_size=6, unique=True), st.integers(-1, 7))
def test_reachable_sums(values: list[int], count: int) -> None:
    chosen = combinations(values, count) if count >= 0 else ()
    assert reachable_sums(values, count) == tuple(sorted({sum(some) for some in chosen}))


@given(sum_models())
def test_the_sum_of_a_solution_is_feasible(model: SumModel) -> None:
    common = model.common_lines
    sums = {sum(row[point] for point in common[0]) if common else 0 for row in brute_force(model)}
    assert sums <= set(feasible_targets(model))


@pytest.mark.thorough
@pytest.mark.parametrize("name", SMALL)
def test_a_sum_of_the_catalog_that_is_not_feasible_has_no_solution(name: str) -> None:
    puzzle = catalog.load(name)
    assert isinstance(puzzle, LabelingPuzzle)
    free = replace(puzzle, targets=None, given=())
    n = len(free.board)
    sums = {sum(values[point] for point in free.lines[0]) for values in labelings_of(free)}
    feasible = feasible_targets(SumModel(n, free.values, (free.values,) * n, free.lines, None))
    assert sums <= set(feasible)
    # By arguments alone nothing else is left, but for two sums that only a search excludes.
    assert set(feasible) - sums == ({18, 22} if name == "perimeter-triangle-4" else set())


@pytest.mark.parametrize(
    ("model", "feasible"),
    [
        # The rows alone have all values.
        (sum_model(9, square_lines(3)), (15,)),
        (sum_model(16, square_lines(4)), (34,)),
        # All lines together pass every point equally often.
        (sum_model(8, CUBE_FACES), (18,)),
        (sum_model(12, HEXAGRAM), (26,)),
        # Four lines through a hub have 45 and three times the hub.
        (sum_model(9, WHEEL), (12, 15, 18)),
        (sum_model(6, perimeter(3, 3)), (9, 10, 11, 12)),
        (sum_model(19, MAGIC_19), tuple(range(21, 40))),
        # Two lines have all values but one, 21 to 27.
        (sum_model(7, [(0, 1, 2), (3, 4, 5)]), (11, 12, 13)),
        # Each by itself could have 10 to 15; where they share two points, both cannot have the least.
        (sum_model(6, [(0, 1, 2, 3), (2, 3, 4, 5), (0, 1, 4, 5)]), (14,)),
        # Five points cannot have as little as two have at most.
        (sum_model(9, [(0, 1, 2, 3, 4), (5, 6)]), (15, 16, 17)),
        (sum_model(9, [(0, 1, 2, 3, 4, 5), (6, 7)]), ()),
        # The two points that a longer line has more would have to make up for nothing.
        (sum_model(5, [(0, 1, 2, 3), (2, 3)]), ()),
    ],
)
def test_feasible_sums(model: SumModel, feasible: tuple[int, ...]) -> None:
    assert feasible_targets(model) == feasible


def test_given_values_narrow_the_sums() -> None:
    model = sum_model(9, WHEEL)
    hub = SumModel(9, model.values, ((1,), *((tuple(range(2, 10)),) * 8)), model.lines, None)
    assert feasible_targets(hub) == (12,)
    both = SumModel(9, model.values, ((1,), (9,), *((tuple(range(2, 9)),) * 7)), model.lines, None)
    assert feasible_targets(both) == (12,)
    twice = SumModel(9, model.values, ((1,), (1,), *((tuple(range(2, 10)),) * 7)), model.lines, None)
    assert feasible_targets(twice) == ()


def test_without_lines_one_sum_stands_for_all() -> None:
    assert feasible_targets(sum_model(3, [], 4, 5)) == feasible_targets(sum_model(3, [])) == (0,)


def test_of_many_lines_not_each_two_are_looked_at() -> None:
    lines = [(2 * k, 2 * k + 1) for k in range(101)]
    assert feasible_targets(sum_model(202, lines)) == (203,)

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engines.sum_models import (
    CUBE_FACES,
    HEXAGRAM,
    MAGIC_19,
    PENTAGRAM,
    WHEEL,
    brute_force,
    hexagon_lines,
    perimeter,
    square_lines,
    sum_model,
    sum_models,
    walk,
)
from tests.kernels.on_demand import needs_kernels
from tilewright.engines.annealing import ANNEALING
from tilewright.engines.cpsat import CPSAT_SUMS
from tilewright.engines.sum_order import Bound, filling_order, narrowed, planned
from tilewright.engines.sums import SUMS, resume, start, start_wide
from tilewright.models import SumModel

KNOWN = [
    (sum_model(9, square_lines(3), 15), 8),
    (sum_model(7, hexagon_lines(2)), 0),
    (sum_model(10, PENTAGRAM, 22), 0),
    (sum_model(8, CUBE_FACES, 18), 144),
    *((sum_model(6, perimeter(3, 3), target), 6) for target in (9, 10, 11, 12)),
    *(
        (sum_model(9, perimeter(3, 4), target), count)
        for target, count in ((17, 96), (18, 0), (19, 192), (20, 288), (21, 192), (22, 0), (23, 96))
    ),
    *((sum_model(8, perimeter(4, 3), target), count) for target, count in ((12, 8), (13, 16), (14, 16), (15, 8))),
    *((sum_model(9, WHEEL, target), 384) for target in (12, 15, 18)),
    (sum_model(9, WHEEL), 1152),
]


@pytest.mark.parametrize(("model", "count"), KNOWN)
def test_known_counts(model: SumModel, count: int) -> None:
    search = start(model)
    rows = walk(search, [], most=512)
    assert (len(rows), len(set(rows)), search.found) == (count, count, count)
    assert search.progress() == 1


@needs_kernels
@pytest.mark.parametrize(
    ("model", "count"),
    [
        *(
            (sum_model(19, MAGIC_19, target), count)
            for target, count in ((22, 48), (23, 24), (24, 72), (25, 72), (26, 48), (30, 0))
        ),
        (sum_model(19, hexagon_lines(3), 38), 12),
        (sum_model(16, square_lines(4), 34), 7040),
        (sum_model(12, HEXAGRAM, 26), 960),
    ],
)
def test_known_counts_of_longer_searches(model: SumModel, count: int) -> None:
    search = start(model)
    walk(search, [], most=0)
    assert search.found == count


@given(sum_models())
def test_finds_each_solution_once(model: SumModel) -> None:
    rows = walk(start(model), [], most=512)
    assert len(rows) == len(set(rows))
    assert set(rows) == brute_force(model)


@given(sum_models())
def test_both_kernels_find_the_same_in_the_same_order(model: SumModel) -> None:
    assert walk(start_wide(model), [], most=512) == walk(start(model), [], most=512)


@pytest.mark.thorough
@pytest.mark.skipif(not CPSAT_SUMS.is_available(), reason="OR-Tools is not installed (extra cpsat)")
@settings(max_examples=30, deadline=None)
@given(sum_models())
def test_agrees_with_constraint_programming(model: SumModel) -> None:
    search = start(model)
    walk(search, [], most=0)
    other = CPSAT_SUMS.start(model, 0)
    rows = walk(other, [], most=512)
    assert len(set(rows)) == search.found


@given(sum_models(), st.lists(st.integers(1, 9), max_size=40), st.integers(0, 3))
def test_slices_walk_the_same_tree(model: SumModel, budgets: list[int], most: int) -> None:
    whole, sliced = start(model), start(model)
    rows = walk(whole, [], most=512)
    assert walk(sliced, budgets, most) == (rows if most else [])
    assert (sliced.nodes, sliced.found) == (whole.nodes, len(rows))


@pytest.mark.thorough
@given(sum_models(), st.integers(0, 60), st.integers(0, 2))
def test_a_saved_search_goes_on_as_if_nothing_had_happened(model: SumModel, budget: int, most: int) -> None:
    whole, first = start(model), start(model)
    rows = walk(whole, [], most=512)
    _, seen = first.advance(budget, most)
    second = resume(model, json.loads(json.dumps(first.save())))
    assert [*seen, *walk(second, [], most)] == (rows if most else [])
    assert (second.nodes, second.found) == (whole.nodes, len(rows))


@given(sum_models())
def test_progress_never_goes_back(model: SumModel) -> None:
    search, before = start(model), 0.0
    for _ in range(50):
        search.advance(7, 0)
        assert before <= search.progress() <= 1
        before = search.progress()


def test_given_values_are_filled_first() -> None:
    values = (1, 2, 3)
    model = SumModel(3, values, ((1, 3), (1, 3), (2,)), ((0, 1),), None)
    assert filling_order(model, model.domains)[0] == 2
    assert len(walk(start(model), [], 9)) == 2


def test_a_magic_square_of_order_4_has_seven_free_points() -> None:
    plan = planned(sum_model(16, square_lines(4)))
    assert plan.targets == (34,)
    assert len(plan.levels) - 1 == 7
    assert sum(len(level.forced) for level in plan.levels) == 9


def test_what_all_values_together_say_is_used() -> None:
    """Sides and rays of Magic-19: with 22 twice the corners and five times the middle are 74, so it is even."""
    plan = planned(sum_model(19, MAGIC_19, 22))
    assert len(plan.levels) - 1 == 6
    factors = {(bound.gcd, bound.factor, bound.rest) for level in plan.levels for bound in level.bounds}
    assert (1, 2, (2, 2, 2, 2, 2, 5)) in factors


def test_domains_lose_what_others_exclude() -> None:
    values = (1, 2, 3, 4)
    model = SumModel(4, values, ((1, 2), (1, 2, 3), (1, 2, 3), values), ((0, 1),), None, ((1, 2), (0, 1)))
    assert narrowed(model) == ((1,), (2,), (3,), (4,))


def test_a_bound_gives_great_factors_small_values() -> None:
    bound = Bound((), 1, 1, (3, 5, 3, -2, -2))
    assert bound.steps() == [(2, 1), (3, 3), (-2, 2)]


@needs_kernels
def test_the_greatest_value_on_a_representative_of_each_orbit() -> None:
    square = sum_model(16, square_lines(4), 34)

    def found(points: tuple[int, ...]) -> int:
        domains = tuple(square.values if p in points else square.values[:-1] for p in range(16))
        search = start(SumModel(16, square.values, domains, square.lines, (34,)))
        assert search.compile()
        walk(search, [], most=0)
        return search.found

    corner, side, middle = found((0,)), found((1,)), found((5,))
    assert 4 * corner + 8 * side + 4 * middle == 7040
    assert found((0, 1, 5)) == corner + side + middle


@needs_kernels
def test_pairs_in_order_break_symmetries() -> None:
    hexagon = sum_model(19, hexagon_lines(3), 38)
    least_corner_first = tuple((0, corner) for corner in (2, 7, 11, 16, 18))
    model = SumModel(19, hexagon.values, hexagon.domains, hexagon.lines, (38,), (*least_corner_first, (2, 7)))
    assert len(walk(start(model), [], most=9)) == 1
    sides = sum_model(12, perimeter(3, 5))
    pairs = ((0, 4), (4, 8), (1, 2), (2, 3), (5, 6), (6, 7), (9, 10), (10, 11))
    search = start(SumModel(12, sides.values, sides.domains, sides.lines, None, pairs))
    walk(search, [], most=0)
    assert search.found * 6**4 == 907200


def test_annealing_does_not_take_pairs_in_order() -> None:
    assert "smaller" in ANNEALING.unfit(SumModel(2, (1, 2), ((1, 2),) * 2, ((0, 1),), None, ((0, 1),)))


def test_values_far_apart() -> None:
    far = tuple(1000 * value for value in range(1, 10))
    model = SumModel(9, far, (far,) * 9, tuple(square_lines(3)), (15000,))
    assert len(walk(start(model), [], most=512)) == 8


def test_many_values() -> None:
    values = tuple(range(1, 71))
    lines = tuple((2 * k, 2 * k + 1) for k in range(35))
    many = SumModel(70, values, (values,) * 70, lines, (71,), tuple((2 * k, 2 * k + 1) for k in range(35)))
    _, rows = start(many).advance(10**5, 1)
    assert len(rows) == 1
    assert {rows[0][2 * k] + rows[0][2 * k + 1] for k in range(35)} == {71}


def test_values_too_far_apart_are_refused() -> None:
    values = (0, 1 << 40)
    model = SumModel(2, values, (values, values), ((0, 1),), None)
    assert "apart" in SUMS.unfit(model)
    assert SUMS.unfit(sum_model(9, WHEEL)) == ""

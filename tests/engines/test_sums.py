from __future__ import annotations

import json
from itertools import combinations

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
from tilewright.engines.sums import SUMS, filling_order, resume, start
from tilewright.kernels._jit import can_compile
from tilewright.models import SumModel
from tilewright.models.sums import feasible_targets, reachable_sums

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


@pytest.mark.skipif(not can_compile(), reason="minutes when interpreted")
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


@given(sum_models(), st.lists(st.integers(1, 9), max_size=40), st.integers(0, 3))
def test_slices_walk_the_same_tree(model: SumModel, budgets: list[int], most: int) -> None:
    whole, sliced = start(model), start(model)
    rows = walk(whole, [], most=512)
    assert walk(sliced, budgets, most) == (rows if most else [])
    assert (sliced.nodes, sliced.found) == (whole.nodes, len(rows))


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


@pytest.mark.skipif(not can_compile(), reason="Numba is not installed")
def test_compiled_walks_as_interpreted_from_any_node_on() -> None:
    model = sum_model(9, perimeter(3, 4))
    interpreted = start(model)
    rows = walk(interpreted, [], most=512)
    for handover in (0, 1, 500):
        search = start(model)
        _, seen = search.advance(handover, 512)
        search.compile()
        assert [*seen, *walk(search, [100] * 9, most=512)] == rows
        assert (search.nodes, search.found) == (interpreted.nodes, len(rows))


@settings(max_examples=20)
@given(st.lists(st.integers(-50, 50), min_size=1, max_size=7, unique=True), st.integers(0, 4))
def test_reachable_sums(values: list[int], count: int) -> None:
    assert reachable_sums(values, count) == tuple(sorted({sum(chosen) for chosen in combinations(values, count)}))


def test_feasible_targets_of_an_even_cover_are_one() -> None:
    assert feasible_targets(sum_model(8, CUBE_FACES)) == (18,)
    assert feasible_targets(sum_model(12, HEXAGRAM)) == (26,)


def test_given_values_are_filled_first() -> None:
    values = (1, 2, 3)
    model = SumModel(3, values, ((1, 3), (1, 3), (2,)), ((0, 1),), None)
    assert filling_order(model)[0] == 2
    assert len(walk(start(model), [], 9)) == 2


def test_values_too_far_apart_are_refused() -> None:
    values = (0, 1 << 40)
    model = SumModel(2, values, (values, values), ((0, 1),), None)
    assert "apart" in SUMS.unfit(model)
    assert SUMS.unfit(sum_model(9, WHEEL)) == ""

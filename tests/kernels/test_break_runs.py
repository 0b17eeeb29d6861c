from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engines.test_edge_breaks import framed
from tilewright.engines.break_schedule import flat_breaks, fresh_state
from tilewright.engines.break_tables import BreakLayout
from tilewright.families.tiling import compile_edges
from tilewright.kernels import break_runs, edge_breaks, random
from tilewright.kernels.break_runs import BEST, FULL_PUSH, PUSH, SLACK, BreakArrays, BreakState


def begun(seed: int, push: int = 700, columns: int = 6, rows: int = 5) -> tuple[BreakState, BreakArrays, BreakLayout]:
    """A run that has begun, on a framed board with seven colors inside, of which one or two are shunned."""
    layout = BreakLayout(compile_edges(framed(columns, rows, seed, 3, 7)).model)
    layout.arrays.flat[:] = flat_breaks(layout)
    state = fresh_state(layout, 1)
    state.reg[random.FIRST], state.reg[random.SECOND] = seed + 1, seed + 2
    state.reg[PUSH] = push
    edge_breaks.begin_run(state, layout.arrays)
    return state, layout.arrays, layout


@pytest.mark.thorough
@given(st.integers(0, 50), st.sampled_from([0, 300, 700, FULL_PUSH]))
def test_what_is_needed_lies_between_a_fair_share_and_the_most(seed: int, push: int) -> None:
    state, arrays, _ = begun(seed, push)
    weights = [weight for weight, copies in zip(state.weight, arrays.copies, strict=True) for _ in range(copies)]
    last = arrays.sizes[2]
    assert sum(state.is_shunned) == arrays.sizes[1] >= 1
    assert all(a <= b for a, b in zip(state.needed[:last], state.needed[1 : last + 1], strict=True))
    assert max(state.needed) <= sum(weights)
    assert all(needed == 0 for needed in state.needed[last + 1 :])
    heaviest = sorted(weights, reverse=True)
    for p in range(last + 1):
        assert state.needed[p] <= sum(heaviest[: p + 1])


@pytest.mark.thorough
@given(st.integers(0, 50))
def test_matching_candidates_are_shuffled_within_their_lists_heavy_ones_first(seed: int) -> None:
    state, arrays, layout = begun(seed)
    bounds = arrays.bounds
    for k in range(len(bounds) // 2):
        start, middle, stop = bounds[2 * k : 2 * k + 3]
        assert sorted(state.entries[start:middle]) == sorted(layout.entries[start:middle])
        assert state.entries[middle:stop] == layout.entries[middle:stop]
        weights = [state.weight[entry >> break_runs.CLASS_AT] for entry in state.entries[start:middle]]
        assert weights == sorted(weights, reverse=True)


@settings(max_examples=40)
@given(st.integers(0, 9), st.integers(-1, 30), st.integers(0, 40))
def test_fewer_breaks_are_allowed_than_the_best_arrangement_has(seed: int, best: int, slack: int) -> None:
    state, arrays, _ = begun(seed)
    state.reg[BEST], state.reg[SLACK] = best, slack
    break_runs.set_allowed(state, arrays)
    assert list(state.allowed) == sorted(state.allowed)
    if best >= 0:
        assert max(state.allowed) <= max(0, best - 1)
        assert break_runs.most_breaks(state, arrays) == max(0, best - 1)
    if best < 0 and slack == 0:
        assert list(state.allowed) == list(arrays.flat)

from __future__ import annotations

import itertools
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tilewright.engines import Status
from tilewright.engines.exact_cover import EXACT_COVER, resume, start
from tilewright.models import CoverModel


@st.composite
def cover_models(draw: Any) -> CoverModel:
    n_primary, n_secondary = draw(st.integers(1, 5)), draw(st.integers(0, 3))
    upper = [draw(st.integers(1, 3)) for _ in range(n_primary)]
    lower = [draw(st.integers(0, most)) for most in upper]
    options = draw(
        st.lists(
            st.tuples(
                st.sets(st.integers(0, n_primary - 1), min_size=1, max_size=3),
                st.dictionaries(st.integers(n_primary, n_primary + n_secondary - 1), st.integers(0, 2), max_size=2)
                if n_secondary
                else st.just({}),
            ),
            max_size=9,
        )
    )
    return CoverModel(
        tuple(lower),
        tuple(upper),
        n_secondary,
        tuple((*((item, 0) for item in sorted(primary)), *sorted(secondary.items())) for primary, secondary in options),
    )


def brute_force(model: CoverModel) -> set[frozenset[int]]:
    """All sets of options that keep the rules, by trying every set."""
    found = set()
    for size in range(len(model.options) + 1):
        for chosen in itertools.combinations(range(len(model.options)), size):
            cover = [0] * model.n_primary
            colors: dict[int, list[int]] = {}
            for option in chosen:
                for item, color in model.options[option]:
                    if item < model.n_primary:
                        cover[item] += 1
                    else:
                        colors.setdefault(item, []).append(color)
            fits = all(low <= n <= high for low, n, high in zip(model.lower, cover, model.upper, strict=True))
            if fits and all(len(used) == 1 or (0 not in used and len(set(used)) == 1) for used in colors.values()):
                found.add(frozenset(chosen))
    return found


def walk(search: Any, budgets: list[int], most: int) -> list[tuple[int, ...]]:
    rows = []
    for budget in itertools.chain(budgets, itertools.repeat(10**6)):
        status, found = search.advance(budget, most)
        rows += found
        if status is Status.EXHAUSTED:
            return rows
    raise AssertionError


@given(cover_models())
def test_finds_each_solution_once(model: CoverModel) -> None:
    rows = walk(start(model), [], 512)
    assert len({frozenset(row) for row in rows}) == len(rows)
    assert {frozenset(row) for row in rows} == brute_force(model)


@given(cover_models(), st.lists(st.integers(1, 4), max_size=30), st.integers(1, 3))
def test_slices_add_up_to_one_run(model: CoverModel, budgets: list[int], most: int) -> None:
    whole, sliced = start(model), start(model)
    assert walk(whole, [], 512) == walk(sliced, budgets, most)
    assert whole.nodes == sliced.nodes
    assert whole.found == sliced.found


@given(cover_models(), st.lists(st.integers(1, 3), max_size=8))
def test_a_saved_search_goes_on_as_if_nothing_had_happened(model: CoverModel, budgets: list[int]) -> None:
    whole, first = start(model), start(model)
    wanted = walk(whole, [], 512)
    rows = []
    for budget in budgets:
        _, found = first.advance(budget, 512)
        rows += found
    second = resume(model, json.loads(json.dumps(first.save())))
    rows += walk(second, [], 512)
    assert rows == wanted
    assert second.nodes == whole.nodes


@given(cover_models())
def test_progress_never_goes_back(model: CoverModel) -> None:
    search = start(model)
    shares = [search.progress()]
    while search.advance(1, 1)[0] is not Status.EXHAUSTED:
        shares.append(search.progress())
    assert shares == sorted(shares)
    assert search.progress() == 1.0


@given(cover_models())
def test_only_counting_gives_the_same_number(model: CoverModel) -> None:
    search = start(model)
    while search.advance(10**6, 0)[0] is not Status.EXHAUSTED:
        pass
    assert search.found == len(brute_force(model))


def test_example_of_the_literature() -> None:
    """The small XCC problem of Knuth, TAOCP 4B, 7.2.2.1: items p q r, colored x y; options 2 and 4 solve it."""
    p, q, r, x, y = range(5)
    a, b = 1, 2
    model = CoverModel(
        (1, 1, 1),
        (1, 1, 1),
        2,
        (
            ((p, 0), (q, 0), (x, 0), (y, a)),
            ((p, 0), (r, 0), (x, a), (y, 0)),
            ((p, 0), (x, b)),
            ((q, 0), (x, a)),
            ((r, 0), (y, b)),
        ),
    )
    assert [set(row) for row in walk(EXACT_COVER.start(model, 0), [], 1)] == [{1, 3}]


def test_a_level_that_ends_early_ends_for_whoever_goes_back_to_it() -> None:
    """Item 1 takes the first option or three others, of which there are two: without that option nothing is left."""
    model = CoverModel(
        (1, 3), (1, 3), 0, tuple(tuple((i, 0) for i in o) for o in ((0, 1, 1, 1), (0,), (0,), (1,), (1,)))
    )
    whole, first = start(model), start(model)
    assert walk(whole, [], 512) == [(0,)]
    assert whole.nodes == 1
    second = first.split()
    assert second is not None
    assert [untried for _, untried in first.levels()] == [2]
    assert [untried for _, untried in second.levels()] == [0]
    assert walk(first, [], 512) == [(0,)]
    assert walk(second, [], 512) == []
    assert (first.nodes, second.nodes) == (1, 0)


@pytest.mark.thorough
@given(cover_models(), st.integers(0, 20))
def test_the_order_of_the_sets_decides_nothing(model: CoverModel, budget: int) -> None:
    """Whatever was searched before, the options of an item are tried in the order of the model."""
    whole, turned = start(model), start(model)
    whole.advance(0, 0)
    turned.advance(0, 0)
    state = turned._state
    base = turned._model.base
    for item, size in enumerate(state.size):
        here = state.members[base[item] : base[item] + size]
        for k, node in enumerate(reversed(here), start=base[item]):
            state.members[k] = node
            state.place[node] = k
    assert walk(turned, [budget], 512) == walk(whole, [budget], 512)
    assert turned.nodes == whole.nodes

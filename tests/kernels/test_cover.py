from __future__ import annotations

import itertools
import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tilewright.engines import Status
from tilewright.engines.exact_cover import EXACT_COVER, resume, start
from tilewright.models import CoverModel, CoverSum


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


@st.composite
def models_with_sums(draw: Any) -> CoverModel:
    """Values for all items, and sums of those that are covered at most once."""
    model = draw(cover_models())
    number = st.integers(-3, 6)
    colored = {item for option in model.options for item, color in option if color}
    once = [k for k in range(model.n_items) if k not in colored and (k >= model.n_primary or model.upper[k] == 1)]
    factors = (
        st.dictionaries(st.sampled_from(once), st.sampled_from((1, 1, -1, 2)), min_size=1) if once else st.just({})
    )
    sums = [
        CoverSum(least, least + width, tuple(some.items()))
        for some, least, width in draw(
            st.lists(st.tuples(factors, number, st.sampled_from((0, 2, 1 << 40))), max_size=3)
        )
    ]
    values = tuple(tuple(draw(number) for _ in option) for option in model.options)
    return replace(model, sums=tuple(sums), values=values)


def adds_up(model: CoverModel, chosen: Iterable[int]) -> bool:
    """Tell whether the values that some options give keep the bounds of all sums."""
    given = Counter[int]()
    for number in chosen:
        for (item, _), value in zip(model.options[number], model.values[number], strict=True):
            given[item] += value
    totals = [sum(factor * given[item] for item, factor in one.factors) for one in model.sums]
    return all(one.least <= total <= one.most for one, total in zip(model.sums, totals, strict=True))


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
            fits = fits and (not model.sums or adds_up(model, chosen))
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


@given(cover_models() | models_with_sums())
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

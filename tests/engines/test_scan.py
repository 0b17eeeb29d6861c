"""All engines for exact covers without colors agree with each other, and with trying everything."""

from __future__ import annotations

import json
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

import tilewright as tw
from tilewright.engines import ENGINES, Status
from tilewright.engines.scan import SCAN
from tilewright.engines.scan_layout import plans
from tilewright.families.tiling import compile_cover
from tilewright.kernels import scan
from tilewright.models import CoverModel

NAMES = ("scan", "layers", "memo", "packing", "exact-cover")


@st.composite
def covers(draw: st.DrawFn) -> CoverModel:
    """Items with copies or without, secondary ones, options that cannot be used, items named several times."""
    n_primary = draw(st.integers(1, 6))
    upper = draw(st.lists(st.sampled_from((1, 1, 1, 2, 3, 0)), min_size=n_primary, max_size=n_primary))
    lower = [most if draw(st.booleans()) else draw(st.integers(0, most)) for most in upper]
    n_secondary = draw(st.integers(0, 2))
    items = st.lists(st.integers(0, n_primary + n_secondary - 1), min_size=1, max_size=4)
    options = draw(st.lists(items, min_size=0, max_size=10))
    return CoverModel(
        tuple(lower), tuple(upper), n_secondary, tuple(tuple((item, 0) for item in sorted(o)) for o in options)
    )


def solutions_by_trying(model: CoverModel) -> set[tuple[int, ...]]:
    found = set()
    usable = [number for number, option in enumerate(model.options) if model.is_usable(option)]
    for size in range(len(usable) + 1):
        for chosen in combinations(usable, size):
            times = [0] * model.n_items
            for number in chosen:
                for item, _ in model.options[number]:
                    times[item] += 1
            primary = zip(model.lower, times, model.upper, strict=False)
            if all(a <= k <= b for a, k, b in primary) and all(k <= 1 for k in times[model.n_primary :]):
                found.add(chosen)
    return found


def listed(name: str, model: CoverModel) -> list[tuple[int, ...]]:
    search = ENGINES[name].start(model, 0)
    rows: list[tuple[int, ...]] = []
    while True:
        status, found = search.advance(50, 7)
        rows += found
        if status is Status.EXHAUSTED:
            return [tuple(sorted(row)) for row in rows]


@settings(max_examples=400, deadline=None)
@given(covers())
def test_all_solutions_and_no_others(model: CoverModel) -> None:
    wanted = solutions_by_trying(model)
    for name in NAMES:
        engine = ENGINES[name]
        if engine.unfit(model):
            continue
        if engine.only_counts:
            search = engine.start(model, 0)
            while search.advance(50, 0)[0] is not Status.EXHAUSTED:
                pass
            assert search.found == len(wanted), name
        else:
            rows = listed(name, model)
            assert set(rows) == wanted, name
            assert len(rows) == len(wanted), name


def test_a_stock_that_some_options_do_not_use_is_counted() -> None:
    # A B 2:4|C with the options A, B A, B C: C lacks a second option.
    model = CoverModel((1, 1, 2), (1, 1, 4), 0, (((0, 0),), ((0, 0), (1, 0)), ((1, 0), (2, 0))))
    assert listed("scan", model) == []


@settings(max_examples=60, deadline=None)
@given(covers(), st.integers(1, 9))
def test_saved_and_resumed(model: CoverModel, budget: int) -> None:
    engine = ENGINES["scan"]
    if engine.unfit(model):
        return
    assert engine.resume is not None
    straight, broken = engine.start(model, 0), engine.start(model, 0)
    rows: list[tuple[int, ...]] = []
    while True:
        status, found = broken.advance(budget, 2)
        rows += found
        if status is Status.EXHAUSTED:
            break
        broken = engine.resume(model, json.loads(json.dumps(broken.save())))
    wanted: list[tuple[int, ...]] = []
    while True:
        status, found = straight.advance(10**6, 512)
        wanted += found
        if status is Status.EXHAUSTED:
            break
    assert rows == wanted
    assert broken.nodes == straight.nodes


def test_roots_are_walked_from_the_end_that_they_lie_nearer_to() -> None:
    puzzle = tw.load("pentominoes-3x20")
    assert isinstance(puzzle, tw.TilingPuzzle)
    model = compile_cover(puzzle).model
    plan = plans(model).best
    place = {item: k for k, item in enumerate(plan.order)}
    for roots, is_far in ((plan.near_roots, False), (plan.far_roots, True)):
        reaches = [[place[item] for item, _ in model.options[root] if item in place] for root in roots]
        assert reaches
        assert all((min(reach) + max(reach) >= len(place)) == is_far for reach in reaches)
    search = SCAN.start(model, 0)
    assert search.advance(20_000, 10)[0] is Status.RUNNING
    assert search.register(scan.ROOT) >= len(plan.near_roots)
    again = SCAN.resume(model, search.save())
    assert again.advance(20_000, 10)[0] is Status.EXHAUSTED
    assert again.found == 8

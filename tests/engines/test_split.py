"""A search that is split, saved and resumed at any time walks the same tree: nothing is lost, nothing twice."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import tilewright as tw
from tests.contracts.test_agreement import SLOW_OK, has_few_solutions
from tests.contracts.test_engines import dominoes, magic_square
from tests.engines.sum_models import sum_models
from tests.engines.test_packing import models as models_with_copies
from tests.engines.test_packing import padded
from tests.examples import slothouber_graatsma, two_sets_of_tetrominoes, unicorn
from tests.kernels.test_cover import cover_models, models_with_sums
from tests.random_puzzles import labeling_puzzles, tiling_puzzles
from tilewright.engines import ENGINES, Engine, Status
from tilewright.engines.sums import resume_wide, start_wide
from tilewright.errors import NoEngine
from tilewright.families import Puzzle, family_of
from tilewright.models import Model


def whole(engine: Engine, model: Model) -> tuple[int, list[Any]]:
    """The nodes of an undisturbed search, and its solutions in their order."""
    return to_its_end(engine.start(model, 0))


def to_its_end(search: Any) -> tuple[int, list[Any]]:
    """The nodes of a search when it is at its end, and the solutions that it found from here on."""
    rows = []
    while True:
        status, found = search.advance(1 << 20, 64)
        rows += found
        if status is Status.EXHAUSTED:
            return search.nodes, rows


def in_parts(engine: Engine, model: Model, chance: random.Random, compile_at: float) -> tuple[int, int, list[Any]]:
    """What a search finds that is split now and then: nodes, number of solutions, solutions in order of the tree."""
    nodes = found = 0
    rows: list[list[Any]] = [[]]
    # Parts in the order of the tree, each with where its solutions go.
    searches: list[tuple[Any, list[Any]]] = [(engine.start(model, 0), rows[0])]
    while searches:
        at = chance.randrange(len(searches))
        search, here = searches[at]
        share = search.progress()
        status, new = search.advance(chance.choice([1, 2, 7, 40, 300]), chance.choice([1, 3, 64]))
        assert search.progress() >= share - 1e-9
        here += new
        if status is Status.EXHAUSTED:
            assert search.split() is None
            assert search.progress() == 1.0
            nodes += search.nodes
            found += search.found
            del searches[at]
            continue
        if chance.random() < 0.3 and (other := search.split()) is not None:
            assert other.nodes == other.found == 0
            assert other.place.interval[0] == search.place.interval[1]
            there: list[Any] = []
            rows.insert(next(k for k, listed in enumerate(rows) if listed is here) + 1, there)
            searches.insert(at + 1, (other, there))
        if chance.random() < 0.2:
            mine = search.save()
            searches[at] = (engine.resume(model, mine), here)
            # On its way to where it was it may see that what is left there is a dead end.
            assert searches[at][0].progress() >= search.progress() - 1e-9
        if chance.random() < compile_at:
            searches[at][0].compile()
    return nodes, found, [row for listed in rows for row in listed]


def parts_are_the_whole(
    engine: Engine,
    model: Model,
    seed: int,
    compile_at: float = 0.0,
    walk: Callable[[Engine, Model], tuple[int, list[Any]]] = whole,
) -> None:
    """Split and stopped at random, a search visits the same nodes and gives the same solutions in the same order."""
    nodes, rows = walk(engine, model)
    assert in_parts(engine, model, random.Random(seed), compile_at) == (nodes, len(rows), rows)


def models_of(puzzle: Puzzle) -> list[tuple[Engine, Model]]:
    """Every engine that walks a tree, each with the model of a puzzle that it takes."""
    compilers = family_of(puzzle).compilers
    models = []
    for compile_puzzle in compilers.values():
        with suppress(NoEngine):
            models.append(compile_puzzle(puzzle).model)
    return [
        (engine, model)
        for engine in ENGINES.values()
        if engine.is_exhaustive and engine.resume is not None and not engine.only_counts
        for model in models
        if isinstance(model, engine.model) and not engine.unfit(model)
    ]


PUZZLES = {
    "unicorn": unicorn(),
    "dominoes": dominoes(),
    # 60 solutions, in trees of some thousand nodes.
    "tetrominoes": two_sets_of_tetrominoes("abcd"),
    "boxes": slothouber_graatsma(),
    "square": magic_square(),
    "sums": tw.load("perimeter-triangle-3"),
    "colors": tw.load("magic-triangle"),
}
CASES = [
    pytest.param(engine, model, id=f"{engine.name}-{name}")
    for name, puzzle in PUZZLES.items()
    for engine, model in models_of(puzzle)
]


# Each of them is split at several random places.
whole_case = cache(whole)


@pytest.mark.parametrize(("engine", "model"), CASES)
@settings(max_examples=4, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_the_parts_are_the_whole(engine: Engine, model: Model, seed: int) -> None:
    parts_are_the_whole(engine, model, seed, walk=whole_case)


@pytest.mark.parametrize(("engine", "model"), CASES)
def test_compiled_searches_are_split_alike(engine: Engine, model: Model) -> None:
    parts_are_the_whole(engine, model, 1, compile_at=0.2, walk=whole_case)


@pytest.mark.parametrize(("engine", "model"), CASES)
def test_random_descents_come_to_an_end(engine: Engine, model: Model) -> None:
    chance = random.Random(1)
    for _ in range(5):
        search: Any = engine.start(model, 0)
        while levels := search.levels():
            if not levels[-1].untried:
                break
            search.narrow(chance.randrange(levels[-1].untried))
            before = search.nodes
            search.advance(1, 1)
            assert search.nodes <= before + 1


@pytest.mark.parametrize(("engine", "model"), CASES)
def test_a_part_is_narrowed_to_any_branch(engine: Engine, model: Model) -> None:
    """Also where the last branches of a level below the root were given away before."""
    for seed in range(10):
        chance = random.Random(seed)
        search: Any = engine.start(model, 0)
        search.advance(chance.randrange(1, 200), 1)
        for _ in range(6):
            search.split()
        for level, (_, untried) in enumerate(search.levels()):
            for branch in range(untried):
                narrowed = search.copy()
                narrowed.narrow(branch, level)
                left = [each.untried for each in narrowed.levels()]
                assert left == [*[0] * level, 1]


@pytest.mark.parametrize(("engine", "model"), CASES)
def test_a_copy_that_has_counted_nothing_is_resumed_where_it_is(engine: Engine, model: Model) -> None:
    assert engine.resume is not None
    for budget in (0, 10, 1 << 20):
        search: Any = engine.start(model, 0)
        search.advance(budget, 1 << 20)
        twin = search.copy()
        again = engine.resume(model, engine.resume(model, twin.save()).save())
        assert to_its_end(again) == to_its_end(twin)


@settings(max_examples=40, deadline=None, suppress_health_check=SLOW_OK)
@given(puzzle=tiling_puzzles() | labeling_puzzles(), seed=st.integers(0, 2**32))
def test_the_parts_of_random_puzzles_are_the_whole(puzzle: Puzzle, seed: int) -> None:
    assume(has_few_solutions(puzzle))
    for engine, model in models_of(puzzle):
        parts_are_the_whole(engine, model, seed)


SUMS_WIDE = replace(ENGINES["sums"], start=start_wide, resume=resume_wide)
# Colors; copies, items that need nothing, options that name an item twice; masks of one, two and many words;
# both kernels of sums, with several targets.
RANDOM_MODELS = {
    "colors": (ENGINES["exact-cover"], cover_models()),
    "copies": (ENGINES["exact-cover"], models_with_copies()),
    "sums-of-covers": (ENGINES["exact-cover"], models_with_sums()),
    "packing": (ENGINES["packing"], st.builds(padded, models_with_copies(), st.sampled_from((0, 25, 50)))),
    "sums": (ENGINES["sums"], sum_models()),
    "sums-wide": (SUMS_WIDE, sum_models()),
}


@pytest.mark.parametrize("kind", RANDOM_MODELS)
@settings(max_examples=150, deadline=None)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_the_parts_of_random_models_are_the_whole(kind: str, data: st.DataObject, seed: int) -> None:
    engine, models = RANDOM_MODELS[kind]
    model = data.draw(models)
    parts_are_the_whole(engine, model, seed)


@pytest.mark.parametrize("kind", RANDOM_MODELS)
@settings(max_examples=15, deadline=None)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_compiled_searches_of_random_models_are_split_alike(kind: str, data: st.DataObject, seed: int) -> None:
    engine, models = RANDOM_MODELS[kind]
    model = data.draw(models)
    parts_are_the_whole(engine, model, seed, compile_at=0.3)


@pytest.mark.parametrize("kind", RANDOM_MODELS)
@settings(max_examples=100, deadline=None)
@given(data=st.data(), budget=st.integers(0, 9))
def test_the_branches_of_a_level_are_the_level(kind: str, data: st.DataObject, budget: int) -> None:
    """Each branch that is untried at the deepest level, walked by itself, against all of them."""
    engine, models = RANDOM_MODELS[kind]
    search: Any = engine.start(data.draw(models), 0)
    search.advance(budget, 64)
    levels = search.levels()
    if not levels:
        return
    together = search.copy()
    for level, (_, untried) in enumerate(levels[:-1]):
        together._branching.drop_last(together._state, level, untried)
    nodes, rows = to_its_end(together)
    parts = []
    for branch in range(levels[-1].untried):
        part = search.copy()
        part.narrow(branch)
        parts.append(to_its_end(part))
    assert (sum(part[0] for part in parts), [row for part in parts for row in part[1]]) == (nodes, rows)

"""Estimates hold the truth as often as they say, and say when they know it."""

from __future__ import annotations

import random
from itertools import pairwise
from math import inf

import pytest

from tests.examples import rectangle
from tilewright import load, roll, with_blocked
from tilewright.engines import ENGINES
from tilewright.errors import InvalidRequest
from tilewright.families import LabelingPuzzle, Puzzle, TilingPuzzle
from tilewright.families.tiling import piece
from tilewright.lattices import SQUARE
from tilewright.models import CoverModel
from tilewright.solving import count
from tilewright.solving.choice import choose_engine
from tilewright.solving.estimate import Estimate, Range, estimate, estimate_model

# Engines whose trees differ, and puzzles of all families.
QUESTIONS = [
    ("pentominoes-3x20", "packing"),
    ("pentominoes-4x15", "scan"),
    ("pentominoes-6x10", "scan"),
    ("genius-star", "packing"),
    ("soma", "exact-cover"),
    ("ultimate", "edge-scan"),
    ("bwinf-triangle-0", "edge-domains"),
    ("magic-square-4", "sums"),
    ("magic-hexagon-3", "sums"),
    ("tetrominoes-double-5x8", "exact-cover"),
]


def puzzle_of(name: str) -> Puzzle:
    puzzle = load(name)
    return with_blocked(puzzle, roll(puzzle, random.Random(1))) if name == "genius-star" else puzzle


def holds(found: Range, truth: int) -> bool:
    return found.low <= truth <= found.high


@pytest.mark.thorough
def test_the_truth_lies_in_the_intervals() -> None:
    hits = 0
    for name, engine in QUESTIONS:
        puzzle = puzzle_of(name)
        found = estimate(puzzle, engine=engine, rounds=8, seed=3)
        truth = count(puzzle, engine=engine)
        assert not found.is_exact
        assert found.engine == truth.effort.engine
        assert 0.2 < found.nodes.value / truth.effort.nodes < 5, name
        hits += holds(found.nodes, truth.effort.nodes) and holds(found.solutions, truth.distinct)
    assert hits >= 8


def test_a_small_tree_is_known() -> None:
    found = estimate(load("ultimate"), seconds=60)
    assert found.is_exact
    assert found.rounds == 0
    truth = count(load("ultimate"))
    assert found.nodes == Range.exactly(truth.effort.nodes)
    assert found.solutions == Range.exactly(truth.distinct)
    assert found.to_json()["confidence"] == 1


def test_no_solution_at_all() -> None:
    found = estimate(load("pentagram"), seconds=60)
    assert found.is_exact
    assert found.solutions.value == 0


def test_a_huge_tree_has_a_wide_range() -> None:
    found = estimate(load("eternity-2-clue-2"), seconds=0.3)
    assert not found.is_exact
    assert found.nodes.low > 1e15
    assert found.nodes.high > 2 * found.nodes.low
    assert found.seconds.value > 1e6


def test_an_engine_without_a_tree_has_a_stand_in() -> None:
    found = estimate(load("pentominoes-3x20"), engine="memo", seconds=0.2)
    assert found.counts_with == "memo"
    assert found.engine == "scan"
    assert found.to_json()["counts_with"] == "memo"
    assert found.counts_in is None


@pytest.mark.thorough
def test_an_engine_without_a_tree_says_how_long_it_expects_to_take() -> None:
    shape = piece(SQUARE, "domino", [(0, 0), (1, 0)], least=128)
    found = estimate(TilingPuzzle("dominoes", rectangle(16, 16), (shape,)), seconds=0.2)
    assert found.counts_with == "layers"
    assert found.engine == "scan"
    # It has about a million keys; two searches of symmetric ones come on top of that.
    assert found.counts_in is not None
    assert 0.001 < found.counts_in < 0.2
    assert found.seconds.value > 1e6


def test_what_has_no_tree_cannot_be_estimated() -> None:
    lines = tuple(tuple(int(c) for c in line) for line in "012 345 678".split())
    puzzle = LabelingPuzzle("great", rectangle(3, 3), (*range(1, 9), 10**10), lines, None)
    if not ENGINES["cpsat-sums"].is_available():
        pytest.skip("OR-Tools is not installed (extra cpsat)")
    with pytest.raises(InvalidRequest, match="no tree to descend"):
        estimate(puzzle)


def test_a_bare_model() -> None:
    compiled = choose_engine(load("pentominoes-3x20"), "exact-cover").compiled
    found = estimate_model(compiled.model, engine="exact-cover", rounds=8)
    assert holds(found.solutions, 8)


@pytest.mark.thorough
def test_a_tree_larger_than_any_floating_point_number() -> None:
    model = CoverModel((1,) * 155, (1,) * 155, 0, tuple(((item, 0),) for item in range(155) for _ in range(100)))
    found = estimate_model(model, engine="exact-cover", rounds=2)
    for one in (found.nodes, found.solutions, found.seconds):
        assert 0 < one.low <= one.value <= one.high < inf
    assert found.solutions.value > 1e280
    assert Range.of([inf, 1, inf]).high < inf


def test_ranges() -> None:
    assert Range.of([5, 5, 5]) == Range(5, 5, 20 / 3)
    assert Range.of([0, 0]) == Range.exactly(0)
    assert Range.of([7]) == Range.exactly(7)
    found = Range.of([1, 2, 3, 30])
    assert found.low < 2 <= found.value == 9 < 30 <= found.high
    widths = [Range.of([1, 3] * n).high / Range.of([1, 3] * n).low for n in (2, 5, 20)]
    assert all(wide > narrow for wide, narrow in pairwise(widths))
    assert Range(1, 0, 2).plus(Range.exactly(3)).per(2) == Range(2, 1.5, 2.5)


@pytest.mark.slow
def test_intervals_hold_for_many_seeds() -> None:
    """Nine times in ten, over all puzzles."""
    hits: list[bool] = []
    for name, engine in QUESTIONS:
        puzzle = puzzle_of(name)
        truth = count(puzzle, engine=engine).effort.nodes
        found: list[Estimate] = [estimate(puzzle, engine=engine, rounds=8, seed=seed) for seed in range(20)]
        hits += [holds(one.nodes, truth) for one in found]
    assert sum(hits) >= 0.9 * len(hits)

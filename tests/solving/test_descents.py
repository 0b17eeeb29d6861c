"""Random descents: with room for all branches they see the whole tree, with less they are right on average."""

from __future__ import annotations

from statistics import fmean

import pytest

from tilewright import load
from tilewright.engines import KernelSearch, Status
from tilewright.solving.counting import plan_count
from tilewright.solving.descents import Descents, Round
from tilewright.solving.trees import tree_of

TREES = [
    ("tetrominoes-4x5", "scan"),
    ("tetrominoes-one-sided-4x7", "packing"),
    ("tetrahexes-4x7", "exact-cover"),
    ("bwinf-triangle-1", "edge-scan"),
    ("bwinf-triangle-0", "edge-domains"),
    ("hexagram", "sums"),
]


def root_of(name: str, engine: str) -> KernelSearch:
    root = tree_of(plan_count(load(name), engine=engine), 0)[0]
    assert root is not None
    root.levels()
    return root


def rounds(descents: Descents, n: int) -> list[Round]:
    steps = (done for done in descents.steps() if done is not None)
    return [next(steps) for _ in range(n)]


@pytest.mark.parametrize(("name", "engine"), TREES)
def test_as_wide_as_the_tree_a_round_is_exact(name: str, engine: str) -> None:
    root = root_of(name, engine)
    whole = root.copy()
    while whole.advance(1000, 0)[0] is not Status.EXHAUSTED:
        pass
    for descents in (Descents(root, width=10**6, speed=1.0), Descents(root, width=10**6, speed=1e6)):
        done = rounds(descents, 1)[0]
        assert sum(done.nodes) == whole.nodes
        assert sum(done.found) == whole.found
        assert all(0 <= position < 1 for position in done.positions)
    assert root.nodes == 0


@pytest.mark.parametrize(("name", "engine"), TREES)
def test_what_is_left_is_seen_from_anywhere(name: str, engine: str) -> None:
    search = root_of(name, engine)
    whole = search.copy()
    while whole.advance(1000, 0)[0] is not Status.EXHAUSTED:
        pass
    search.advance(whole.nodes // 3, 0)
    before = search.nodes
    assert before + sum(rounds(Descents(search, width=10**6, speed=1.0), 1)[0].nodes) == whole.nodes


@pytest.mark.parametrize(("name", "engine"), TREES)
def test_positions_are_those_of_the_search(name: str, engine: str) -> None:
    """What lies before the place where a search is, is what it has visited, but for the way down to it."""
    search = root_of(name, engine)
    done = rounds(Descents(search, width=10**6, speed=1.0), 1)[0]
    while search.advance(7, 0)[0] is not Status.EXHAUSTED:
        position = search.progress()
        before = sum(nodes for at, nodes in zip(done.positions, done.nodes, strict=True) if at < position - 1e-12)
        assert abs(before - search.nodes) <= 2 * len(search.levels()) + 16


@pytest.mark.parametrize(("name", "engine"), [("tetrominoes-4x5", "scan"), ("bwinf-triangle-1", "edge-scan")])
@pytest.mark.parametrize("width", [1, 3])
def test_few_descents_are_right_on_average(name: str, engine: str, width: int) -> None:
    root = root_of(name, engine)
    whole = root.copy()
    while whole.advance(1000, 0)[0] is not Status.EXHAUSTED:
        pass
    done = rounds(Descents(root, seed=1, width=width, speed=1.0), 400)
    assert fmean(sum(one.nodes) for one in done) == pytest.approx(whole.nodes, rel=0.15)


def test_the_same_seed_goes_the_same_ways() -> None:
    root = root_of("bwinf-triangle-1", "edge-scan")
    first, again, other = ([one.nodes for one in rounds(Descents(root, seed, 2, 1e5), 3)] for seed in (5, 5, 6))
    assert first == again != other


def test_a_round_tells_the_time_of_all_nodes_by_where_they_are() -> None:
    root = root_of("tetrominoes-one-sided-4x7", "packing")
    by_depth = Descents(root, width=10**6, speed=1.0, node_seconds=lambda search: float(len(search.levels())))
    alike = Descents(root, width=10**6, speed=1.0, node_seconds=lambda search: 0.5)
    (first,), (second,) = rounds(by_depth, 1), rounds(alike, 1)
    assert second.seconds == pytest.approx(sum(second.nodes) / 2)
    assert first.seconds > sum(first.nodes)

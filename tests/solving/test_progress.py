"""The share is that of the nodes, never goes back, and is all only at the end."""

from __future__ import annotations

from itertools import pairwise
from math import inf

import pytest

from tilewright import load
from tilewright.engines import KernelSearch, Status
from tilewright.solving import Limits, Progress, count, solutions
from tilewright.solving.counting import plan_count
from tilewright.solving.plan import SearchPlan
from tilewright.solving.progress import ProgressMeter, TreeMap
from tilewright.solving.run import Run
from tilewright.solving.subproblem import Counts, Subproblem

TREES = [
    ("pentominoes-3x20", "packing"),
    ("pentominoes-4x15", "scan"),
    ("pentominoes-6x10", "scan"),
    ("pentominoes-8x8-corners", "packing"),
    ("pentominoes-2x3x10", "scan"),
    ("genius-star", "packing"),
    ("ultimate", "edge-scan"),
    ("magic-square-4", "sums"),
    ("tetrominoes-double-5x8", "exact-cover"),
    ("bwinf-triangle-1", "exact-cover"),
]


def begun(name: str, engine: str) -> tuple[SearchPlan, KernelSearch]:
    from .test_estimate import puzzle_of

    plan = plan_count(puzzle_of(name), engine=engine)
    search = plan.begin(Subproblem(0))
    assert isinstance(search, KernelSearch)
    search.levels()
    search.compile()
    return plan, search


def standing(search: KernelSearch, engine: str) -> Subproblem:
    """The subproblem of a search, as far as it has come."""
    low, high = search.place.interval
    return Subproblem(0, search.place.path, low, high, search.progress() * (high - low), engine)


def n_nodes(search: KernelSearch) -> int:
    whole = search.copy()
    while whole.advance(1 << 20, 0)[0] is not Status.EXHAUSTED:
        pass
    return whole.nodes


@pytest.mark.parametrize(("name", "engine"), [("ultimate", "edge-scan"), ("soma", "packing")])
def test_a_part_split_off_is_seen_for_itself(name: str, engine: str) -> None:
    plan, search = begun(name, engine)
    total = n_nodes(search)
    # Without the correction by what was found in the rest of the whole tree.
    tree = TreeMap(plan, is_whole=False, most_rounds=12)
    tree.draw([standing(search, engine)], inf, 1e6, is_compiled=True)
    search.advance(total // 5, 0)
    whole = tree.rest([standing(search, engine)], search.nodes)
    other = search.split()
    assert other is not None
    both = [standing(search, engine), standing(other, engine)]
    parts = [tree.rest([one], search.nodes) for one in both]
    together = tree.rest(both, search.nodes)
    assert whole is not None
    assert together is not None
    assert together[0] == pytest.approx(whole[0])
    assert sum(part[0] for part in parts if part is not None) == pytest.approx(whole[0])


def test_a_full_map_gives_the_share_of_the_nodes() -> None:
    """Within 10 points all the way, for at least eight of ten."""
    good = 0
    for name, engine in TREES:
        plan, search = begun(name, engine)
        total = n_nodes(search)
        tree = TreeMap(plan, most_rounds=42)
        tree.draw([standing(search, engine)], inf, 1e6, is_compiled=True)
        worst = 0.0
        while search.advance(total // 20 + 1, 0)[0] is not Status.EXHAUSTED:
            rest = tree.rest([standing(search, engine)], search.nodes)
            assert rest is not None
            worst = max(worst, abs(search.nodes / (search.nodes + rest[0]) - search.nodes / total))
        good += worst <= 0.1
    assert good >= 8


def test_an_engine_without_a_tree_says_what_it_knows() -> None:
    plan = plan_count(load("pentominoes-3x20"), engine="memo")
    whole = Subproblem(0)
    tree = TreeMap(plan)
    tree.draw([whole], 1.0, 1e6)
    assert tree.rest([whole], 0) is None
    meter = ProgressMeter(plan)
    assert meter.tell([whole], Counts(10), 0.0, 0.1).remaining is None


def test_parts_of_another_kind_are_passed_over() -> None:
    """What symmetries leave in place is an exact cover, whatever the puzzle is."""
    plan = plan_count(load("macmahon-triangles"), engine="edge-domains")
    later = plan.following(Counts(found=1), ())
    assert later
    first = Subproblem(0)
    tree = TreeMap(plan, most_rounds=1)
    tree.draw([*later, first], inf, 1e6)
    rest = tree.rest([*later, first], 0)
    assert rest is not None
    assert rest[0] > 1000


@pytest.mark.parametrize("workers", [1, 2])
def test_a_run_tells_how_far_it_is(workers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TILEWRIGHT_COMPILE", "never")
    seen: list[Progress] = []
    found = count(load("pentominoes-4x15"), engine="scan", workers=workers, on_progress=seen.append)
    assert found.exhausted
    shares = [progress.share for progress in seen]
    assert shares == sorted(shares)
    assert shares[-1] == 1
    assert all(share < 1 for share in shares[:-1])
    assert len(seen) <= 10 * found.effort.seconds + 2
    assert all(progress.workers == workers for progress in seen)
    assert seen[-1].nodes == found.effort.nodes
    assert seen[-1].remaining == (0, 0)
    assert all(one.seconds <= other.seconds for one, other in pairwise(seen))
    middle = seen[len(seen) // 2]
    assert middle.nodes_per_second > 0


def test_the_map_takes_little_time(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = plan_count(load("pentominoes-and-square-8x8"), engine="exact-cover")
    run = Run(plan, Limits(seconds=2), on_progress=lambda progress: None)
    for _ in run:
        pass
    taken = run._meter._map.seconds
    # A share of 0.3 s is meant. A step that is under way is finished, and takes longer where others use the processor.
    assert 0 < taken < 0.8


def test_nobody_looks_nothing_is_mapped() -> None:
    class Late:
        looks_after = 100.0

        def update(self, progress: Progress) -> None:
            assert progress.remaining in (None, (0.0, 0.0))

    plan = plan_count(load("pentominoes-and-square-8x8"), engine="exact-cover")
    run = Run(plan, Limits(seconds=1), on_progress=Late().update)
    for _ in run:
        pass
    assert run._meter._map.seconds == 0


def test_of_a_short_search_the_end_is_told() -> None:
    seen: list[Progress] = []
    list(solutions(load("unicorn"), on_progress=seen.append))
    assert (seen[-1].share, seen[-1].found) == (1.0, 8)

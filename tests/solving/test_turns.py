"""Engines that take turns while a first solution is waited for."""

from __future__ import annotations

import pytest

import tilewright as tw
from tilewright.catalog import load
from tilewright.engines import ENGINES
from tilewright.solving import fallback
from tilewright.solving.choice import choose_engine
from tilewright.solving.fallback import TurnsSearch

# An exact cover without colors, one with colors, an edge model, and sums, of which only one engine lists the solutions.
PUZZLES = ("pentominoes-3x20", "magic-triangle", "unicorn", "magic-square-3")


@pytest.fixture(autouse=True)
def short_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let turns begin at once, and change all the time."""
    for name in ("_LEAST_ALONE", "_MOST_ALONE", "_TURN"):
        monkeypatch.setattr(fallback, name, 1e-7)


@pytest.mark.parametrize("name", PUZZLES)
def test_each_solution_comes_once(name: str) -> None:
    puzzle = load(name)
    engine = choose_engine(puzzle).engine.name
    alone = set(tw.solutions(puzzle, engine=engine))
    in_turns = list(tw.solutions(puzzle))
    assert len(in_turns) == len(alone)
    assert set(in_turns) == alone


@pytest.mark.parametrize("name", PUZZLES)
def test_the_first_solution_does_not_depend_on_the_slices(name: str) -> None:
    pick = choose_engine(load(name))
    firsts = []
    for budget in (3, 100, 10_000):
        search = TurnsSearch(pick, pick.compiled.model)
        rows: list[tuple[int, ...]] = []
        while not rows:
            rows = search.advance(budget, 1)[1]
        firsts.append((search.engine_name, rows))
    assert firsts[0] == firsts[1] == firsts[2]


@pytest.mark.parametrize("workers", [1, 3])
def test_any_engine_may_prove_that_there_is_no_solution(workers: int) -> None:
    """Y pentominoes leave a cell of a 9x10 board; no coloring tells."""
    template = load("y-pentomino")
    answer = tw.solve(tw.with_size(template, "9x10"), workers=workers)
    assert (answer.exhausted, answer.solutions, answer.effort.stopped_by) == (True, (), "")
    assert tw.count(tw.with_size(template, "9x10"), engine="memo").distinct == 0


@pytest.mark.parametrize("workers", [1, 3])
def test_one_solution_is_found_by_any_number_of_workers(workers: int) -> None:
    puzzle = tw.with_size(load("y-pentomino"), "10x14")
    [solution] = tw.solve(puzzle, workers=workers).solutions
    tw.check(puzzle, solution)


def test_an_engine_that_only_counts_proves_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fallback, "_TURN", 1.0)
    monkeypatch.setattr(fallback, "rivals", lambda model, first: [ENGINES["layers"]])
    none = tw.solve(tw.with_size(load("y-pentomino"), "9x10"))
    assert (none.exhausted, none.solutions, none.effort.engine) == (True, (), "layers")
    some = tw.solve(tw.with_size(load("y-pentomino"), "10x14"))
    assert (len(some.solutions), some.effort.engine) == (1, "scan")

from __future__ import annotations

import json
import math
from typing import Any

import pytest

from tests.engines.sum_models import CUBE_FACES, MAGIC_19, PENTAGRAM, square_lines, sum_model
from tests.examples import unicorn
from tilewright.engines import Status
from tilewright.engines.annealing import ANNEALING, ANNEALING_EDGES, Annealing, AnnealingSearch, anneal
from tilewright.errors import InvalidRequest
from tilewright.families.tiling import compile_edges
from tilewright.families.tiling.checking.check import broken_rules
from tilewright.kernels import anneal_sums
from tilewright.models import EdgeModel, SumModel

SQUARE_3 = sum_model(9, square_lines(3), 15)


def edges() -> EdgeModel:
    return compile_edges(unicorn()).model


def first(search: AnnealingSearch, steps: int = 2_000_000) -> tuple[int, ...]:
    while search.nodes < steps:
        status, rows = search.advance(10_000, 1)
        assert status is not Status.EXHAUSTED
        if rows:
            assert status is Status.FULL
            return rows[0]
    raise AssertionError


def energy(model: SumModel, row: tuple[int, ...]) -> int:
    assert model.targets is not None
    return sum((sum(row[point] for point in line) - model.targets[0]) ** 2 for line in model.lines)


def test_values_that_stay_unused_and_sums_of_single_lines() -> None:
    rows = ((0, 1, 2), (3, 4, 5), (0, 3), (1, 4), (2, 5))
    values = tuple(range(1, 10))
    own = ((2, 5), (4, 7))
    model = SumModel(6, values, (values,) * 6, rows, (12,), (), own)
    row = first(anneal(model, 1))
    assert len(set(row)) == len(row) == 6
    wanted = {**dict.fromkeys(range(5), 12), **dict(own)}
    assert {k: sum(row[point] for point in line) for k, line in enumerate(rows)} == wanted
    search = anneal(model, 1)
    search.advance(1, 0)
    assert len(search.best()[1]) == 6
    assert "one sum is left" in ANNEALING.unfit(SumModel(3, values, (values,) * 3, ((0, 1), (2,)), None, (), ((0, 5),)))


@pytest.mark.parametrize("schedule", ["fast", "exponential", "boltzmann", "linear"])
def test_finds_a_magic_square(schedule: Any) -> None:
    row = first(anneal(SQUARE_3, 1, Annealing(schedule, steps=5_000)))
    assert energy(SQUARE_3, row) == 0
    assert sorted(row) == list(range(1, 10))


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_finds_a_magic_19(seed: int) -> None:
    model = sum_model(19, MAGIC_19, 22)
    assert energy(model, first(anneal(model, seed))) == 0


@pytest.mark.parametrize("model", [SQUARE_3, edges()])
def test_the_seed_decides_the_walk(model: SumModel | EdgeModel) -> None:
    def trace(seed: int) -> tuple[Any, ...]:
        search = anneal(model, seed)
        _, rows = search.advance(2_000, 1)
        return search.nodes, rows, search.history(), search.best()

    assert trace(5) == trace(5)
    assert trace(5) != trace(6)


@pytest.mark.parametrize("model", [sum_model(10, PENTAGRAM, 22), edges()])
def test_slices_and_saved_searches_take_the_same_steps(model: SumModel | EdgeModel) -> None:
    whole, sliced = anneal(model, 3), anneal(model, 3)
    whole.advance(1_500, 0)
    sliced.advance(1, 0)
    sliced.advance(698, 0)
    engine = ANNEALING if isinstance(model, SumModel) else ANNEALING_EDGES
    assert engine.resume is not None
    resumed = engine.resume(model, json.loads(json.dumps(sliced.save())))
    resumed.advance(801, 0)
    assert resumed.save() == whole.save()
    assert resumed.nodes == 1_500


def test_a_resumed_search_keeps_its_schedule() -> None:
    search = anneal(SQUARE_3, 3, Annealing("linear", 4.0, 100, restarts=2))
    search.advance(50, 0)
    assert ANNEALING.resume is not None
    resumed = ANNEALING.resume(SQUARE_3, search.save())
    assert isinstance(resumed, AnnealingSearch)
    assert resumed.annealing == search.annealing


@pytest.mark.parametrize("model", [sum_model(10, PENTAGRAM, 22), edges()])
@pytest.mark.parametrize("size", [7, 100_000])
def test_it_starts_anew_as_often_as_it_may_and_not_once_more(model: SumModel | EdgeModel, size: int) -> None:
    search = anneal(model, 3, Annealing(steps=300, restarts=4))
    while not search.stopped_by:
        search.advance(size, 16)
    assert (search.register(anneal_sums.RUNS), search.stopped_by) == (5, "restarts")
    n = search.nodes
    assert search.advance(size, 16) == (Status.RUNNING, [])
    assert search.nodes == n <= 5 * 302
    unlimited = anneal(model, 3, Annealing(steps=300))
    unlimited.advance(n, 0)
    assert unlimited.best() == search.best()


def test_history_tells_the_energy_after_every_step() -> None:
    search = anneal(sum_model(10, PENTAGRAM, 22), 0, Annealing(steps=500))
    search.advance(101, 0)
    temperatures, energies = search.history()
    assert search.register(anneal_sums.RUNS) == 1
    assert len(temperatures) == len(energies) == 100
    assert temperatures[:2] == [10, 5]
    lowest, row = search.best()
    assert lowest == min(energies) == energy(sum_model(10, PENTAGRAM, 22), row)


def test_a_puzzle_without_solution_is_never_exhausted() -> None:
    search = anneal(sum_model(10, PENTAGRAM, 22), 0, Annealing(steps=1_000))
    status, rows = search.advance(20_000, 1)
    assert (status, rows, search.found) == (Status.RUNNING, [], 0)
    assert search.progress() == 0
    assert search.register(anneal_sums.RUNS) > 1


def test_given_values_stay() -> None:
    values = tuple(range(1, 9))
    rest = tuple(value for value in values if value != 8)
    model = SumModel(8, values, ((8,), *(rest,) * 7), tuple(CUBE_FACES), (18,))
    assert first(anneal(model, 0))[0] == 8
    everything = SumModel(2, (1, 2), ((1,), (2,)), ((0, 1),), (3,))
    assert first(anneal(everything, 0)) == (1, 2)


def test_narrow_domains_are_refused() -> None:
    model = SumModel(3, (1, 2, 3), ((1, 2), (1, 2, 3), (1, 2, 3)), ((0, 1),), None)
    assert ANNEALING.unfit(model)
    assert not ANNEALING.unfit(SQUARE_3)


def test_tiles_are_laid_so_that_all_sides_match() -> None:
    puzzle = unicorn()
    compiled = compile_edges(puzzle)
    row = first(anneal(compiled.model, 0))
    assert broken_rules(puzzle, compiled.decode(row)) == []


def test_the_best_arrangement_has_as_many_wrong_sides_as_told() -> None:
    puzzle = unicorn()
    compiled = compile_edges(puzzle)
    search = anneal(compiled.model, 0)
    search.advance(30, 0)
    wrong, row = search.best()
    assert wrong == len(broken_rules(puzzle, compiled.decode(row))) > 0


@pytest.mark.parametrize(
    ("schedule", "expected"),
    [
        ("fast", [8.0, 4.0, 8 / 3, 2.0]),
        ("exponential", [8.0, 4.0, 2.0, 1.0]),
        ("linear", [8.0, 6.0, 4.0, 2.0]),
        ("boltzmann", [8.0, 8 / math.log(1 + math.e), 8 / math.log(2 + math.e), 8 / math.log(3 + math.e)]),
    ],
)
def test_schedules(schedule: Any, expected: list[float]) -> None:
    assert Annealing(schedule, 8.0, 4, 0.5).temperatures() == pytest.approx(expected)


def test_senseless_schedules_are_refused() -> None:
    senseless: list[dict[str, Any]] = [
        {"schedule": "slow"},
        {"steps": 0},
        {"steps": 10**9},
        {"factor": 1.5},
        {"restarts": -1},
    ]
    senseless += [{"t0": t0} for t0 in (0.0, -1.0, math.nan, math.inf)]
    for options in senseless:
        with pytest.raises(InvalidRequest, match=r"schedule|annealing"):
            Annealing(**options)

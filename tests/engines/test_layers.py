"""Counting place by place: known numbers, numbers of pieces used, layers that grow, and how long it takes."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from math import comb, factorial

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import tilewright as tw
from tests.engines.test_packing import models
from tests.examples import rectangle
from tests.solving.test_sample import dominoes
from tilewright.engines import ENGINES, Status, layers
from tilewright.engines.layers import LAYERS, LayerSearch
from tilewright.engines.scan_stocks import _bounds_on_uses, places_and_stocks
from tilewright.families import TilingPuzzle, family_of
from tilewright.families.tiling import compile_cover, piece
from tilewright.kernels import layers as kernel
from tilewright.lattices import SQUARE
from tilewright.models import CoverModel
from tilewright.solving import Limits, count
from tilewright.solving.choice import Choice
from tilewright.solving.counting import plan_count
from tilewright.solving.fallback import FallbackSearch

SHAPES = {
    "1": [(0, 0)],
    "domino": [(0, 0), (1, 0)],
    "I3": [(0, 0), (1, 0), (2, 0)],
    "L3": [(0, 0), (1, 0), (0, 1)],
    "O": [(0, 0), (1, 0), (0, 1), (1, 1)],
    "T": [(0, 0), (1, 0), (2, 0), (1, 1)],
    "L": [(0, 0), (1, 0), (2, 0), (2, 1)],
    "S": [(0, 0), (1, 0), (1, 1), (2, 1)],
    "P": [(0, 0), (1, 0), (0, 1), (1, 1), (2, 0)],
    "Y": [(0, 0), (1, 0), (2, 0), (3, 0), (1, 1)],
}


def any_number_of(names: str, columns: int, rows: int) -> TilingPuzzle:
    """A rectangle to be filled by pieces of these shapes, as many of each as there is room for."""
    n = columns * rows
    pieces = tuple(piece(SQUARE, name, SHAPES[name], least=0, most=n // len(SHAPES[name])) for name in names.split())
    return TilingPuzzle(names, rectangle(columns, rows), pieces)


def model_of(names: str, columns: int, rows: int) -> CoverModel:
    return compile_cover(any_number_of(names, columns, rows)).model


def finish(search: LayerSearch, budget: int = 10**9) -> int:
    while search.advance(budget, 0)[0] is not Status.EXHAUSTED:
        assert not search.stopped_by
    return search.found


def matchings(columns: int, rows: int) -> Counter[int]:
    """The number of ways to lay k dominoes on a board, cell by cell; bit 0 of a profile is the next cell."""
    profiles = {0: Counter({0: 1})}
    for cell in range(columns * rows):
        following: dict[int, Counter[int]] = {}
        for profile, ways in profiles.items():
            choices = [(profile, 0)]
            if not profile & 1:
                choices += [(profile | 1 << columns, 1)] if cell < columns * (rows - 1) else []
                choices += [(profile | 2, 1)] if cell % columns < columns - 1 and not profile & 2 else []
            for new, n in choices:
                target = following.setdefault(new >> 1, Counter())
                for k, number in ways.items():
                    target[k + n] += number
        profiles = following
    return profiles[0]


# P. W. Kasteleyn, The statistics of dimers on a lattice (1961); OEIS A004003.
@pytest.mark.parametrize(
    ("n", "wanted"),
    [
        (2, 2),
        (4, 36),
        (6, 6728),
        (8, 12988816),
        (10, 258584046368),
        (12, 53060477521960000),
        # Numbers of more than one word.
        (16, 2444888770250892795802079170816),
    ],
)
def test_domino_tilings_of_squares(n: int, wanted: int) -> None:
    assert finish(LayerSearch(model_of("domino", n, n))) == wanted


@pytest.mark.parametrize("n", range(1, 9))
def test_monominoes_and_dominoes_as_many_as_there_is_room_for(n: int) -> None:
    """OEIS A028420. A picture with k dominoes lets these and the monominoes be chosen and told apart in many ways."""
    wanted = [1, 7, 131, 10012, 2810694, 2989126727, 11945257052321, 179788343101980135]
    counted = count(any_number_of("1 domino", n, n) if n > 1 else any_number_of("1", 1, 1))
    assert counted.exhausted
    assert counted.distinct == wanted[n - 1]
    ways = matchings(n, n)
    assert sum(ways.values()) == wanted[n - 1]
    cells, most = n * n, n * n // 2
    assert counted.raw == sum(
        number * comb(most, k) * factorial(k) * comb(cells, cells - 2 * k) * factorial(cells - 2 * k)
        for k, number in ways.items()
    )


def test_a_board_of_copies_is_counted_at_once() -> None:
    """No stock runs out here, so none is part of a key but the one that tells raw solutions."""
    plan = plan_count(any_number_of("1 domino", 8, 8))
    assert plan.engine == LAYERS.name
    assert len(plan.parts) == 1
    search = plan.begin(plan.first()[0])
    assert search.advance(10**6, 0)[0] is Status.EXHAUSTED
    assert search.nodes < 200_000
    model = model_of("1 domino", 8, 8)
    assert finish(LayerSearch(model)) == search.found
    assert LayerSearch(model)._plan.fields == ()
    compiled = compile_cover(any_number_of("1 domino", 8, 8))
    for symmetry in compiled.symmetries(False)[1:]:
        fixed = compiled.fixed_model(symmetry)
        assert fixed is not None
        assert LayerSearch(fixed)._plan.fields == ()


@pytest.mark.thorough
@settings(max_examples=300, deadline=None)
@given(models(), st.data())
def test_the_items_that_solutions_use_are_those_of_the_listed_ones(model: CoverModel, data: st.DataObject) -> None:
    assume(not LAYERS.unfit(model))
    _, stocks = places_and_stocks(model)
    model = replace(model, tracked=tuple(data.draw(st.permutations(sorted(stocks)))[:2]))
    listing = ENGINES["exact-cover"].start(model, 0)
    status, rows = listing.advance(10**6, 512)
    assume(status is Status.EXHAUSTED and len(rows) < 512)
    used = [Counter(item for option in row for item, _ in model.options[option]) for row in rows]
    search = LayerSearch(model, first_room=1)
    assert finish(search, data.draw(st.integers(1, 5))) == len(rows)
    assert search.uses() == Counter(tuple(one[item] for item in model.tracked) for one in used)
    bounds = _bounds_on_uses(model, stocks)
    for one, item in ((one, item) for one in used for item in stocks):
        low, high = bounds.get(item, (0, 0))
        assert low <= one[item] <= high


@pytest.mark.parametrize("wrap", [False, True])
def test_raw_solutions_are_those_that_are_listed(wrap: bool) -> None:
    """Three kinds of pieces, of which some may run short, on boards that lack a cell."""
    for k, (most, columns) in enumerate([((5, 4, 2), 4), ((20, 10, 6), 4), ((3, 10, 1), 5)]):
        names = ("1", "domino", "L3")
        pieces = tuple(piece(SQUARE, name, SHAPES[name], least=0, most=n) for name, n in zip(names, most, strict=True))
        puzzle = TilingPuzzle("three", rectangle(columns, 3), pieces, optional=frozenset({k} if wrap else ()))
        listed, counted = count(puzzle, engine="exact-cover"), count(puzzle, engine=LAYERS.name)
        assert counted.exhausted
        assert (counted.raw, counted.distinct, counted.up_to_symmetry) == (
            listed.raw,
            listed.distinct,
            listed.up_to_symmetry,
        )


def test_saved_and_resumed_anywhere() -> None:
    model = model_of("1 domino L3", 4, 5)
    straight = LayerSearch(model)
    wanted = finish(straight)
    for budget in (1, 7, 100):
        search = LayerSearch(model, first_room=1)
        while search.advance(budget, 0)[0] is Status.RUNNING:
            saved = json.loads(json.dumps(search.save()))
            search = LayerSearch(model, saved, first_room=1)
            assert search.save() == saved
        assert (search.found, search.nodes) == (wanted, straight.nodes)


def test_numbers_of_several_words_are_saved_and_resumed() -> None:
    """OEIS A028420; on the way limbs take all of their 62 bits."""
    model = model_of("1 domino", 11, 11)
    search, highest = LayerSearch(model), 0
    while search.advance(5000, 0)[0] is Status.RUNNING:
        saved = json.loads(json.dumps(search.save()))
        highest = max(highest, *saved["here_value"])
        search = LayerSearch(model, saved)
    assert search.found == 1743829823240164494694386437970640
    assert highest > 1 << 61


def test_a_count_without_memory_stops_and_the_next_engine_takes_over() -> None:
    model = model_of("domino", 8, 8)
    search = LayerSearch(model, first_room=16, memory=1 << 12)
    while not search.stopped_by:
        assert search.advance(100, 0)[0] is Status.RUNNING
    assert search.stopped_by == "memory"
    # With more it goes on.
    search.memory = 1 << 20
    assert finish(search) == 12988816
    small = model_of("domino", 4, 6)
    pick = Choice(LAYERS, "on trial", ENGINES["scan"], 10**6)
    both = FallbackSearch(pick, small, memory=1)
    both.now._first_room = both.now.memory = 1  # type: ignore[attr-defined]
    both.now._state = both.now._fresh()  # type: ignore[attr-defined]
    while both.advance(100, 0)[0] is not Status.EXHAUSTED:
        pass
    assert (both.engine_name, both.found) == ("scan", 281)


def test_a_count_that_lacks_memory_says_so() -> None:
    counted = count(any_number_of("domino", 14, 14), engine=LAYERS.name, limits=Limits(memory=1 << 12))
    assert not counted.exhausted
    assert counted.effort.stopped_by == "memory"


def test_layers_that_are_too_large_are_not_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(layers, "_MOST_SAVED", 100)
    search = LayerSearch(model_of("domino", 8, 8))
    assert search.advance(10, 0)[0] is Status.RUNNING
    assert search.save() is not None
    assert search.advance(1000, 0)[0] is Status.RUNNING
    assert search.save() is None


EXPECTED = [
    *(("domino", n, n) for n in (8, 12, 16)),
    *(("I3", n, n) for n in (6, 9, 12)),
    ("I3", 9, 20),
    *(("L3", n, n) for n in (6, 9, 12)),
    *(("T", n, 16) for n in (8, 12, 16)),
    ("L", 8, 8),
    ("1 domino", 8, 8),
    ("1 domino", 10, 12),
    ("1 L3", 10, 10),
    ("1 O", 12, 12),
    ("1 domino I3", 6, 8),
    ("S O L", 8, 8),
    ("P", 10, 10),
    ("Y", 10, 10),
]


@pytest.mark.parametrize("case", EXPECTED, ids=lambda case: f"{case[0]} {case[1]}x{case[2]}")
def test_a_short_walk_tells_how_long_a_count_takes(case: tuple[str, int, int]) -> None:
    model = model_of(*case)
    finish(whole := LayerSearch(model))
    read = whole.register(kernel.N_READ)
    truth = whole.nodes * layers._SECONDS_PER_NODE + read * layers._SECONDS_PER_READ
    guess = layers.closer_estimate(model, LayerSearch(model), truth / 20)
    assert truth / 10 < guess < 10 * truth


@pytest.mark.parametrize("name", ["tetrominoes-double-5x8", "pentominoes-3x20"])
def test_a_short_walk_tells_it_of_different_pieces_too(name: str) -> None:
    model = family_of(puzzle := tw.load(name)).compilers[CoverModel](puzzle).model
    finish(whole := LayerSearch(model))
    truth = whole.nodes * layers._SECONDS_PER_NODE + whole.register(kernel.N_READ) * layers._SECONDS_PER_READ
    guess = layers.closer_estimate(model, LayerSearch(model), truth / 20)
    assert truth / 10 < guess < 10 * truth


def test_it_is_chosen_where_it_pays() -> None:
    # By its first guess it takes thousands of times as long as the search, by the closer one a fraction of that.
    for puzzle in (dominoes(8, 8), tw.load("kanoodle"), tw.load("iq-puzzler-pro")):
        assert plan_count(puzzle).choice.engine is LAYERS


@pytest.mark.thorough
def test_keys_that_are_too_long_are_refused() -> None:
    assert "reach over 64 places" in LAYERS.unfit(model_of("domino", 63, 64))

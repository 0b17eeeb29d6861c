"""Counting without listing: known numbers, tables that are too small, big numbers."""

from __future__ import annotations

import json

import pytest

import tilewright as tw
from tests.solving.test_sample import dominoes
from tilewright.engines import Status, memo
from tilewright.engines.memo import MEMO
from tilewright.engines.memo_search import MemoSearch
from tilewright.engines.scan_layout import plans
from tilewright.families import family_of
from tilewright.families.tiling import compile_cover
from tilewright.models import CoverModel
from tilewright.solving import count, solutions


def model_of(columns: int, rows: int) -> CoverModel:
    puzzle = dominoes(columns, rows)
    model = family_of(puzzle).compilers[CoverModel](puzzle).model
    assert isinstance(model, CoverModel)
    return model


def finish(search: MemoSearch) -> int:
    while search.advance(10**9, 0)[0] is not Status.EXHAUSTED:
        pass
    return search.found


# P. W. Kasteleyn, The statistics of dimers on a lattice (1961); OEIS A004003.
@pytest.mark.parametrize(
    ("n", "wanted"),
    [(2, 2), (4, 36), (6, 6728), (8, 12988816), (10, 258584046368), (12, 53060477521960000)],
)
def test_domino_tilings_of_squares(n: int, wanted: int) -> None:
    assert finish(MemoSearch(model_of(n, n))) == wanted


def test_numbers_of_more_than_one_word() -> None:
    # 31 digits: the tilings of 16 x 16.
    search = MemoSearch(model_of(16, 16))
    search.compile()
    assert finish(search) == 2444888770250892795802079170816


@pytest.mark.parametrize("memory", [1, 4096, 1 << 20])
def test_a_table_without_room_changes_no_number(memory: int) -> None:
    search = MemoSearch(model_of(6, 6), first_slots=16, memory=memory)
    assert finish(search) == 6728
    assert search.n_kept <= max(16, memory // 20)


def test_saved_and_resumed_while_the_table_grows() -> None:
    """The table itself is not saved: that costs nodes, but changes no number."""
    model = model_of(8, 8)
    search = MemoSearch(model, first_slots=16)
    straight = MemoSearch(model, first_slots=16)
    for _ in range(5):
        assert search.advance(40, 0)[0] is Status.RUNNING
        saved = json.loads(json.dumps(search.save()))
        assert saved.keys() == {"path", "counted", "total"}
        search = MemoSearch(model, saved, first_slots=16)
    assert finish(search) == finish(straight) == 12988816
    assert search.nodes >= straight.nodes


def test_what_is_found_never_shrinks_and_progress_neither() -> None:
    search = MemoSearch(model_of(6, 6))
    found, share = 0, 0.0
    while search.advance(7, 0)[0] is not Status.EXHAUSTED:
        assert search.found >= found
        assert search.progress() >= share
        found, share = search.found, search.progress()
    assert search.progress() == 1.0


@pytest.mark.thorough
@pytest.mark.parametrize("n", [2, 4, 6])
def test_up_to_symmetry_as_when_all_are_listed(n: int) -> None:
    puzzle = dominoes(n, n)
    listed = list(solutions(puzzle, engine="exact-cover", up_to="symmetry"))
    assert count(puzzle, engine=MEMO.name).up_to_symmetry == len(listed)


def test_what_a_symmetry_leaves_in_place_needs_no_count_of_copies() -> None:
    """162 dominoes are more than a stock can count, and here one option uses two of them, another one."""
    compiled = compile_cover(dominoes(18, 18))
    models = [compiled.fixed_model(symmetry) for symmetry in compiled.symmetries(False)[1:]]
    assert [MEMO.unfit(model) for model in models if model is not None] == [""] * 5


def test_the_last_step_of_a_table_uses_the_room_beside_the_smaller_one() -> None:
    """16 slots and 64 beside them have room; 64 beside 32 would have none."""
    bytes_of_slot = 4 * (20 + 8)
    search = MemoSearch(model_of(6, 6), first_slots=16, memory=80 * bytes_of_slot)
    assert finish(search) == 6728
    assert 24 < search.n_kept <= 48


def test_rests_that_are_too_many_to_meet_twice_are_bounded_by_their_windows() -> None:
    plan = plans(model_of(20, 20)).plain
    assert plan.n_nodes > 1e30
    assert plan.n_states <= 400 * 2**20


@pytest.mark.parametrize("name", ["tetrominoes-double-5x8", "tetracubes-2x4x4", "soma", "pentominoes-3x20"])
def test_a_short_walk_tells_how_long_a_count_takes(name: str) -> None:
    model = family_of(puzzle := tw.load(name)).compilers[CoverModel](puzzle).model
    finish(whole := MemoSearch(model))
    truth = whole.nodes * memo._SECONDS_PER_NODE
    interpreted, compiled = MemoSearch(model), MemoSearch(model)
    compiled.compile()
    guess = memo.closer_estimate(model, interpreted, truth / 20)
    assert interpreted.nodes < whole.nodes / 10
    assert truth / 4 < guess < 4 * truth
    # All machines choose the same engine.
    assert memo.closer_estimate(model, compiled, truth / 20) == guess

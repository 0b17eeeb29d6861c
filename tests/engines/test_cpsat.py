from __future__ import annotations

import pytest
from hypothesis import given, settings

from tests.engines.sum_models import CUBE_FACES, brute_force, perimeter, sum_model, sum_models, walk
from tests.kernels.test_cover import cover_models, models_with_sums
from tilewright.engines import Status
from tilewright.engines.cpsat import CPSAT, CPSAT_SUMS
from tilewright.engines.exact_cover import EXACT_COVER
from tilewright.models import CoverModel, SumModel

pytestmark = pytest.mark.skipif(not CPSAT.is_available(), reason="OR-Tools is not installed")


@settings(max_examples=25, deadline=None)
@given(sum_models())
def test_agrees_on_sums(model: SumModel) -> None:
    rows = walk(CPSAT_SUMS.start(model, 0), [], most=1000)
    assert len(rows) == len(set(rows))
    assert set(rows) == brute_force(model)


@settings(max_examples=25, deadline=None)
@given(cover_models() | models_with_sums())
def test_agrees_on_exact_cover(model: CoverModel) -> None:
    rows = walk(CPSAT.start(model, 0), [], most=1000)
    assert len(rows) == len(set(rows))
    assert set(rows) == {tuple(sorted(row)) for row in walk(EXACT_COVER.start(model, 0), [], most=512)}


def test_hands_out_solutions_a_few_at_a_time() -> None:
    search = CPSAT_SUMS.start(sum_model(8, CUBE_FACES, 18), 0)
    status, rows = search.advance(1, 10)
    assert status is Status.FULL
    assert len(rows) == 10
    rows += walk(search, [], most=10)
    assert len(rows) == len(set(rows)) == search.found == 144


def test_only_counts() -> None:
    search = CPSAT_SUMS.start(sum_model(9, perimeter(3, 4), 20), 0)
    assert search.advance(1, 0) == (Status.EXHAUSTED, [])
    assert (search.found, search.progress()) == (288, 1)


def test_no_solution_is_a_proof() -> None:
    search = CPSAT_SUMS.start(sum_model(9, perimeter(3, 4), 18), 0)
    assert search.advance(1, 1) == (Status.EXHAUSTED, [])


def test_stops_when_what_it_heeds_says_so() -> None:
    # It has solutions for more than eight seconds.
    search = CPSAT_SUMS.start(sum_model(12, perimeter(4, 4), 26), 0)
    looks = iter([False] * 20)
    search.heed(lambda: next(looks, True))
    assert search.advance(1, 0) == (Status.RUNNING, [])
    assert search.found > 0

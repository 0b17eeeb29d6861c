"""The two kernels of sums as such: words, buffers and budgets. What they find is tested with their engine."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.engines.sum_models import WHEEL, square_lines, sum_model, sum_models
from tilewright.engines.sums import resume, start, start_wide
from tilewright.kernels.bits import FULL_WORD
from tilewright.kernels.status import EXHAUSTED, FULL, RUNNING
from tilewright.kernels.sums import MOST_SPREAD
from tilewright.models import SumModel

SQUARE = sum_model(9, square_lines(3), 15)


@given(sum_models(), st.integers(1, 20))
def test_words_have_no_sign_and_at_most_63_bits(model: SumModel, budget: int) -> None:
    search = start(model)
    for _ in range(20):
        search.advance(budget, 0)
        state, _ = search.view()
        for name in ("tried", "left", "unused", "unused_mirrored"):
            assert all(0 <= word <= FULL_WORD for word in getattr(state, name, []))


def test_a_budget_is_kept_to_the_node() -> None:
    for begin in (start, start_wide):
        search = begin(SQUARE)
        for nodes in range(1, 10):
            assert search.advance(1, 0)[0] == RUNNING
            assert search.nodes == nodes


def test_a_full_buffer_loses_nothing() -> None:
    for begin in (start, start_wide):
        search = begin(SQUARE)
        rows = []
        while True:
            status, found = search.advance(10**6, 3)
            rows += found
            if status == EXHAUSTED:
                break
            assert status == FULL
            assert len(found) == 3
        assert len(set(rows)) == 8


def test_the_widest_word() -> None:
    """Values from 0 to 62 just fit; with 63 the other kernel takes over."""
    assert MOST_SPREAD == 62
    for greatest, is_narrow in ((MOST_SPREAD, True), (MOST_SPREAD + 1, False)):
        values = (0, 1, 2, greatest - 2, greatest - 1, greatest)
        model = SumModel(6, values, (values,) * 6, ((0, 1), (2, 3), (4, 5)), None)
        search = start(model)
        assert hasattr(search.view()[0], "unused") == is_narrow
        status, rows = search.advance(10**6, 512)
        assert status == EXHAUSTED
        assert len(set(rows)) == len(rows) == 48
        again = resume(model, search.save())
        assert again.advance(10**6, 512) == (EXHAUSTED, [])


def test_a_target_that_decides_everything_has_no_levels() -> None:
    model = SumModel(2, (3, 5), ((3,), (3, 5)), ((0, 1),), (7, 8))
    for begin in (start, start_wide):
        search = begin(model)
        assert search.save() == {"path": [], "counted": [0, 0]}
        assert search.advance(10, 9) == (EXHAUSTED, [(3, 5)])
        assert search.nodes == 1


def test_the_first_kernel_skips_what_the_other_tries() -> None:
    narrow, wide = start(sum_model(9, WHEEL)), start_wide(sum_model(9, WHEEL))
    for search in (narrow, wide):
        assert search.advance(10**6, 0) == (EXHAUSTED, [])
    assert narrow.found == wide.found == 1152
    assert narrow.nodes < wide.nodes

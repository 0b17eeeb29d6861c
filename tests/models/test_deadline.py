from __future__ import annotations

import time

import pytest

from tests.examples import rectangle, unicorn
from tilewright import catalog, deadline
from tilewright.deadline import in_time, within
from tilewright.errors import OutOfTime
from tilewright.families.tiling import TilingPuzzle, piece
from tilewright.families.tiling.compiling.compile import compile_cover
from tilewright.lattices import SQUARE
from tilewright.solving import Limits, count, lint, solve
from tilewright.solving.sample import sample
from tilewright.solving.sweep import sweep


def test_without_a_deadline_there_is_always_time() -> None:
    in_time()
    with within(None) as limit:
        in_time()
        assert limit.left() is None


def test_an_inner_deadline_is_no_later_than_an_outer_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deadline, "_FREE_SECONDS", 0.0)
    with within(0.0):
        time.sleep(0.001)
        with within(100.0), pytest.raises(OutOfTime, match="without an answer"):
            in_time()
    in_time()


def test_the_limit_holds_before_samples_and_sweeps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deadline, "_FREE_SECONDS", 0.0)
    compile_cover.cache_clear()
    with pytest.raises(OutOfTime):
        sample(unicorn(), limits=Limits(seconds=0))
    with pytest.raises(OutOfTime):
        sweep(catalog.open_puzzle("genius-star"), seconds=0)


def test_what_comes_before_a_search_keeps_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Finding the symmetries of Eternity II takes seconds; nothing of that is kept from an earlier test."""
    monkeypatch.setattr(deadline, "_FREE_SECONDS", 0.0)
    compile_cover.cache_clear()
    before = time.process_time()
    with pytest.raises(OutOfTime):
        count(catalog.open_puzzle("eternity-2"), limits=Limits(seconds=0.2))
    assert time.process_time() - before < 1.5


def test_the_first_second_is_not_counted() -> None:
    assert solve(unicorn(), limits=Limits(seconds=0.01)).solutions


def test_lint_says_what_it_did_not_look_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deadline, "_FREE_SECONDS", 0.0)
    compile_cover.cache_clear()
    puzzle = TilingPuzzle("bars", rectangle(4, 4), (piece(SQUARE, "I", [(0, 0), (1, 0)], least=9),))
    *sure, cut = lint(puzzle, seconds=0.0)
    assert [finding.proves for finding in sure] == [True]
    assert cut.is_cut
    assert "not looked at: pieces that fit nowhere" in cut.message
    assert not any(finding.is_cut for finding in lint(puzzle))

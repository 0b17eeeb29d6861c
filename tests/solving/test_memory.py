from __future__ import annotations

import tracemalloc

import pytest

from tests.examples import rectangle
from tilewright.families import TilingPuzzle
from tilewright.families.tiling import piece
from tilewright.lattices import SQUARE
from tilewright.solving import Limits, count


def peak(puzzle: TilingPuzzle, limits: Limits) -> int:
    tracemalloc.start()
    try:
        count(puzzle, engine="exact-cover", limits=limits)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.mark.thorough
def test_counting_up_to_symmetry_needs_no_memory_for_the_solutions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dominoes on 6x6 have 6,728 solutions and 8 symmetries; all of them need no more room than the first few."""
    monkeypatch.setenv("TILEWRIGHT_COMPILE", "never")  # The compiler's own memory is not the search's.
    dominoes = piece(SQUARE, "domino", [(0, 0), (1, 0)], least=18)
    puzzle = TilingPuzzle("dominoes", rectangle(6, 6), (dominoes,))
    few, all_of_them = peak(puzzle, Limits(nodes=12000)), peak(puzzle, Limits())
    # The small searches for what each symmetry leaves in place need some; all solutions would need seven times as much.
    assert all_of_them < 2 * few

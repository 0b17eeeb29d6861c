"""The number of solutions in words says if it is not the exact one."""

from __future__ import annotations

import time
from itertools import count as numbers

import pytest

import tilewright as tw
from tilewright.editor.counted_words import counted


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("unicorn", "8 solutions, 2 up to symmetry."),
        ("tetrominoes-4x5", "No solution: the search is exhausted."),
        ("magic-square-3", "8 solutions, 1 up to symmetry."),
        ("genius-star", "A template, which leaves a choice open: `tilewright sweep` counts the solutions of each."),
    ],
)
def test_a_short_count_is_exact(name: str, words: str) -> None:
    assert counted(tw.load(name), lambda: False, seconds=60) == words


def test_a_long_count_is_a_lower_bound() -> None:
    words = counted(tw.load("pentominoes-6x10"), lambda: False, seconds=0.2)
    assert words.startswith(("At least ", "No solution was found, which proves nothing", "9,356 solutions"))


def test_a_count_that_nobody_wants_ends_at_once() -> None:
    asked = numbers()
    began = time.perf_counter()
    assert counted(tw.load("eternity-2-clue-1"), lambda: next(asked) > 2, seconds=300) == ""
    assert time.perf_counter() - began < 60

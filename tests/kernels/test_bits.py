"""Words of bits: interpreted and as machine code they say the same."""

from __future__ import annotations

from array import array
from typing import Any, NamedTuple

import pytest

from tests.kernels.on_demand import bound, needs_compiler
from tilewright.kernels._marks import KernelEntry, kernel
from tilewright.kernels.bits import FULL_WORD, lowest, popcount
from tilewright.kernels.floats import exponential


class Words(NamedTuple):
    word: Any
    real: Any


class Nothing(NamedTuple):
    nothing: Any


@kernel
def summary(state: Words, model: Nothing, budget: int, capacity: int) -> int:
    """The bits of a word; a number changes to its power."""
    state.real[0] = exponential(state.real[0])
    return lowest(state.word[0]) * 100 + popcount(state.word[0])


ENTRY = KernelEntry("summary", summary, Words, Nothing, frozenset({"word"}), frozenset({"real"}))
WORDS = [1, 2, 3, 5 << 40, FULL_WORD, 1 << 62, (1 << 62) | 8]


@pytest.mark.parametrize("word", WORDS)
def test_interpreted(word: int) -> None:
    digits = f"{word:b}"
    assert summary(Words([word], [0.0]), Nothing([]), 0, 0) == (
        (len(digits) - 1 - digits.rindex("1")) * 100 + digits.count("1")
    )


@needs_compiler
def test_as_machine_code() -> None:
    import math

    reals = [0.0, -1e-9, -0.3, -1.0, -math.log(2), -12.5, -200.0, -699.0, -701.0]
    for word, real in [(word, 0.0) for word in WORDS] + [(1, real) for real in reals]:
        plain = Words([word], [real])
        stored = ENTRY.stored(plain)
        assert bound(ENTRY, stored, Nothing(array("i")))(0, 0) == summary(plain, Nothing([]), 0, 0)
        # The same bits, and those that e has.
        assert stored.real[0] == plain.real[0] == pytest.approx(math.exp(real), rel=1e-14, abs=1e-300)

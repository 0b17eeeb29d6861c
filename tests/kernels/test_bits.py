"""Words of bits: interpreted and compiled say the same."""

from __future__ import annotations

import pytest

from tilewright.kernels._jit import can_compile, compiled, kernel
from tilewright.kernels.bits import FULL_WORD, lowest, popcount


@kernel
def summary(word: int) -> int:
    return lowest(word) * 100 + popcount(word)


WORDS = [1, 2, 3, 5 << 40, FULL_WORD, 1 << 62, (1 << 62) | 8]


@pytest.mark.parametrize("word", WORDS)
def test_interpreted(word: int) -> None:
    digits = f"{word:b}"
    assert summary(word) == (len(digits) - 1 - digits.rindex("1")) * 100 + digits.count("1")


@pytest.mark.skipif(not can_compile(), reason="Numba is not installed")
@pytest.mark.parametrize("word", WORDS)
def test_compiled(word: int) -> None:
    fast = compiled(summary, 1)
    assert fast is not None
    assert fast(word) == summary(word)

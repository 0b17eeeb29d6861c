"""Bits of a word, for kernels that keep sets as bits.

A word is a non-negative integer of up to `WORD_BITS` bits, so that a list of Python's integers and an
int64 array say the same, and no operation ever sees a sign.
"""

from __future__ import annotations

from ._marks import primitive

WORD_BITS = 63
FULL_WORD = (1 << WORD_BITS) - 1


@primitive("__builtin_ctzll")
def lowest(word: int) -> int:
    """The number of the lowest bit that is set; the word must not be 0."""
    return (word & -word).bit_length() - 1


@primitive("__builtin_popcountll")
def popcount(word: int) -> int:
    """The number of bits that are set."""
    return word.bit_count()

"""Random numbers that are the same interpreted and compiled, on every machine.

Two multiplicative congruential generators combined: P. L'Ecuyer, Efficient and portable combined
random number generators, Communications of the ACM 31 (1988). All products fit in 64 bits with a sign.
"""

from __future__ import annotations

from typing import Any

from ._marks import kernel

Ints = Any

FIRST_MODULUS = 2147483563
SECOND_MODULUS = 2147483399
# The generator keeps its two numbers in these registers of a kernel's `reg`.
FIRST, SECOND = 3, 4


@kernel
def draw(reg: Ints) -> int:
    """The next random number, from 1 to 2147483562."""
    first = reg[FIRST] * 40014 % FIRST_MODULUS
    second = reg[SECOND] * 40692 % SECOND_MODULUS
    reg[FIRST] = first
    reg[SECOND] = second
    number = (first - second) % (FIRST_MODULUS - 1)
    return number if number > 0 else FIRST_MODULUS - 1


@kernel
def below(reg: Ints, bound: int) -> int:
    """A random integer from 0 to bound - 1; `bound` must be small against 2 ** 31."""
    return draw(reg) % bound


@kernel
def fraction(reg: Ints) -> float:
    """A random number between 0 and 1, neither of them."""
    return draw(reg) / FIRST_MODULUS


def seeded(seed: int) -> tuple[int, int]:
    """The start of the two generators for a seed; close seeds start far apart (mixed as in SplitMix64)."""
    mask = (1 << 64) - 1
    numbers = []
    for step in (1, 2):
        z = (seed + step * 0x9E3779B97F4A7C15) & mask
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & mask
        z = (z ^ z >> 27) * 0x94D049BB133111EB & mask
        numbers.append(z ^ z >> 31)
    return 1 + numbers[0] % (FIRST_MODULUS - 1), 1 + numbers[1] % (SECOND_MODULUS - 1)

"""Functions of real numbers that give the same bits interpreted and compiled, on every machine.

The C library's differ in the last bit from system to system. These use additions, multiplications and divisions only,
which IEEE 754 fixes, in one order.
"""

from __future__ import annotations

from ._marks import kernel

_LOG2_E = 1.4426950408889634
_LN_2 = 0.6931471805599453
# Below that e to a number is less than any random fraction that a kernel draws.
_LEAST = -700.0


@kernel
def exponential(x: float) -> float:
    """Return e to a number that is not positive, to 13 digits."""
    if x < _LEAST:
        return 0.0
    # x = -halvings * ln 2 + rest.
    halvings = int(-x * _LOG2_E)
    rest = x + halvings * _LN_2
    power = 1.0
    for k in range(17, 0, -1):
        power = 1.0 + power * rest / k
    half = 0.5
    while halvings > 0:
        if halvings & 1 != 0:
            power *= half
        half *= half
        halvings >>= 1
    return power

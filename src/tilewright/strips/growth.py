"""How fast the terms of a series grow: the greatest real root of the characteristic polynomial, to any precision."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal, localcontext
from itertools import pairwise

from ..deadline import in_time
from .recurrence import Rational

_SPARE_BITS = 40
_SPARE_DIGITS = 12


def growth(function: Rational, digits: int, root_of: int = 1) -> Decimal | None:
    """The factor by which the terms grow from one to the next in the long run, or a root of it, rounded.

    The terms are not negative, so by Pringsheim's theorem one of the poles of the function that are nearest to 0 is a
    positive number; the factor is its inverse, and no root of the characteristic polynomial is greater in absolute
    value. None if the series ends.

    Parameters
    ----------
    function
        The generating function, in lowest terms; no term of its series is negative.
    digits
        How many digits the answer has.
    root_of
        2 for the square root of the factor, and so on: for the growth for each of so many cells.
    """
    if not function.order:
        return None
    # Powers of x that divide it, of roots 0, tell nothing.
    polynomial = list(reversed(function.denominator))
    bits = int(digits * 3.33) + _SPARE_BITS
    low, shift = _greatest_root(polynomial, bits)
    with localcontext() as context:
        context.prec = digits + _SPARE_DIGITS
        factor = Decimal(low) / Decimal(1 << shift)
        if root_of > 1:
            factor = (factor.ln() / root_of).exp()
        context.prec = digits
        return +factor


def _greatest_root(polynomial: Sequence[int], bits: int) -> tuple[int, int]:
    """The greatest positive root y of a polynomial, coefficients from the constant on, as y * 2^shift rounded down.

    No root is greater in absolute value. So behind it all roots lie in the left half plane seen from there, and the
    coefficients of the polynomial around a point do not change sign; before it they do, by Descartes' rule. Where they
    change once, a single root follows, and the sign of the value tells as much in less time.
    """
    shift = 0
    low, high = 0, 1
    while _changes(polynomial, high, 0):
        low, high = high, 2 * high
    is_single = False
    while shift < bits or high - low > 1:
        in_time()
        if high - low == 1:
            low, high, shift = 2 * low, 2 * high, shift + 1
        middle = (low + high) // 2
        if is_single:
            is_below = _value(polynomial, middle, shift) < 0
        else:
            changes = _changes(polynomial, middle, shift)
            is_below, is_single = changes > 0, changes == 1
        low, high = (middle, high) if is_below else (low, middle)
    return low, shift


def _value(polynomial: Sequence[int], point: int, shift: int) -> int:
    """The value of a polynomial at point / 2^shift, times a power of 2."""
    value = 0
    for power, coefficient in enumerate(reversed(polynomial)):
        value = value * point + (coefficient << shift * power)
    return value


def _changes(polynomial: Sequence[int], point: int, shift: int) -> int:
    """How often the coefficients of a polynomial around point / 2^shift change their sign."""
    degree = len(polynomial) - 1
    around = [coefficient << shift * (degree - k) for k, coefficient in enumerate(polynomial)]
    for end in range(degree):
        for k in range(degree - 1, end - 1, -1):
            around[k] += point * around[k + 1]
    signs = [coefficient > 0 for coefficient in around if coefficient]
    return sum(one != other for one, other in pairwise(signs))

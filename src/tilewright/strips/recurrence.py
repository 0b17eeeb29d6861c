"""Linear recurrences with constant coefficients, the rational functions that they make, and how fast they grow.

A sequence that a graph of S states gives, as the numbers of walks of length n from some states to others, is u T^n v
for a matrix T of S rows. By the theorem of Cayley and Hamilton it has a recurrence of order S, so that its generating
function is P / Q with deg P < S and deg Q <= S. Two such functions whose series agree in the first 2S terms are equal:
P Q' - P' Q has a degree below 2S, and no term below x^(2S). So a recurrence of order at most S that holds in the first
2S terms holds always.

Whole numbers with a rational generating function have one with whole coefficients, P / Q in lowest terms and Q(0) = 1
(Fatou's lemma). So the recurrence of least order is found modulo a prime, by the algorithm of Berlekamp and Massey
(J. L. Massey, Shift-register synthesis and BCH decoding, IEEE Transactions on Information Theory 15 (1969), pp.
122-127), and its coefficients are the residues nearest to 0 if the prime is large enough, which an exact comparison
with all terms tells. No shorter one can hold: modulo the prime it would hold, too.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..deadline import timely
from ..values import frozen

# Mersenne primes 2^k - 1: their residues are quick to compute, and one is large enough for the coefficients.
PRIME_EXPONENTS = (127, 521, 1279, 4423, 9689, 21701, 44497, 110503)


@frozen
class Rational:
    """A rational generating function in lowest terms: P(x) / Q(x), Q(0) = 1.

    `numerator` and `denominator` are whole coefficients from the constant on.
    """

    numerator: tuple[int, ...]
    denominator: tuple[int, ...]

    @property
    def order(self) -> int:
        """The order of the recurrence."""
        return len(self.denominator) - 1

    @property
    def coefficients(self) -> tuple[int, ...]:
        """The coefficients c of the recurrence a(n) = c[0] a(n - 1) + c[1] a(n - 2) + ..."""
        return tuple(-coefficient for coefficient in self.denominator[1:])

    @property
    def first(self) -> int:
        """The recurrence gives the terms from this one on, counted from 0; those before it are given."""
        return max(len(self.numerator), self.order)

    def terms(self, n: int) -> list[int]:
        """The first n terms of its series."""
        coefficients, made = self.coefficients, list[int]()
        for k in timely(range(n), 64):
            last = sum(c * a for c, a in zip(coefficients, reversed(made), strict=False))
            made.append(last + (self.numerator[k] if k < len(self.numerator) else 0))
        return made


def shortest(terms: Sequence[int], most: int) -> Rational | None:
    """The generating function of least degrees whose series begins with these terms; None if they do not tell.

    That is the one of a sequence with a recurrence of order at most `most`, or rather with a generating function
    P / Q with deg P < most and deg Q <= most, if there are at least 2 * `most` terms.
    """
    for exponent in PRIME_EXPONENTS:
        prime = (1 << exponent) - 1
        length, connection = berlekamp_massey(terms, prime)
        if length > most:
            return None
        denominator = [c - prime if c > prime >> 1 else c for c in connection]
        while denominator[-1] == 0:
            denominator.pop()
        found = Rational(_numerator(terms, denominator, length), tuple(denominator))
        if _holds(terms, found):
            return found
    return None


def berlekamp_massey(terms: Sequence[int], prime: int) -> tuple[int, list[int]]:
    """The least length of a shift register that gives the terms modulo a prime, and its polynomial, from 1 on."""
    current, previous = [1], [1]
    length, since, last = 0, 1, 1
    residues = [term % prime for term in terms]
    for n in timely(range(len(residues)), 64):
        discrepancy = sum(c * residues[n - k] for k, c in enumerate(current)) % prime
        if not discrepancy:
            since += 1
            continue
        factor = discrepancy * pow(last, -1, prime) % prime
        changed = current + [0] * (len(previous) + since - len(current))
        for k, c in enumerate(previous, since):
            changed[k] = (changed[k] - factor * c) % prime
        if 2 * length <= n:
            previous, last, length, since = current, discrepancy, n + 1 - length, 1
        else:
            since += 1
        current = changed[: length + 1]
    return length, current


def _numerator(terms: Sequence[int], denominator: Sequence[int], length: int) -> tuple[int, ...]:
    """The first coefficients of the product with the denominator; none of it is left behind those."""
    found = [sum(c * terms[n - k] for k, c in enumerate(denominator[: n + 1])) for n in range(min(length, len(terms)))]
    while found and found[-1] == 0:
        found.pop()
    return tuple(found)


def _holds(terms: Sequence[int], function: Rational) -> bool:
    """Tell whether the recurrence holds for all these terms, exactly."""
    coefficients, order = function.coefficients, function.order
    return all(
        terms[n] == sum(c * terms[n - 1 - k] for k, c in enumerate(coefficients) if c)
        for n in timely(range(max(function.first, order), len(terms)), 64)
    )

"""Strips that are closed to rings: walks that end where they began.

The number of solutions on a ring of n layers is that of closed walks of n steps, the trace of T^n for the matrix T of
all states that lie on such walks. With Q(x) = det(I - x T), the traces of T, T^2, ... are the coefficients of
- x Q'(x) / Q(x), so that they obey a recurrence of order at most the number of states. T falls into blocks, one for
each set of states that lead to each other, and Q is the product of theirs.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..deadline import in_time
from ..values import replace
from .recurrence import PRIME_EXPONENTS
from .states import demand_few, through
from .strip import Layer, NoStates

_MOST_IN_BLOCK = 500
"""The work grows with the third power of the states of a block."""


def blocks_of_ring(layer: Layer, reach: int, width: int) -> list[list[list[int]]]:
    """The matrices of the states of a ring of equal layers: from state to state, the number of ways through a layer.

    What leads to a state was laid in the `reach` layers before. So all states are among those behind that many layers
    of which any cell may stay empty, and nothing is demanded.
    """
    free = replace(layer, optional=layer.cells, required=0)
    begin = {0}
    for _ in range(reach):
        begin = {after for state in begin for after in through(free, {state: 1}, width)}
        demand_few(len(begin))
    ways: dict[int, dict[int, int]] = {}
    todo = list(begin)
    for state in todo:
        in_time()
        ways[state] = through(layer, {state: 1}, width)
        todo += ways[state].keys() - ways.keys() - begin
        begin.update(ways[state])
        demand_few(len(begin))
    found = []
    for block in _blocks(ways):
        if len(block) > _MOST_IN_BLOCK:
            raise NoStates(f"{len(block):,} states lead to each other, more than {_MOST_IN_BLOCK}")
        found.append([[ways[state].get(after, 0) for after in block] for state in block])
    return found


def _blocks(ways: dict[int, dict[int, int]]) -> Iterable[list[int]]:
    """The sets of states that lead to each other, by Kosaraju's algorithm: those on closed walks alone."""
    before: dict[int, list[int]] = {state: [] for state in ways}
    for state, steps in ways.items():
        for after in steps:
            before[after].append(state)
    finished: list[int] = []
    seen: set[int] = set()
    for root in ways:
        if root in seen:
            continue
        seen.add(root)
        stack = [(root, iter(ways[root]))]
        while stack:
            state, left = stack[-1]
            new = next((after for after in left if after not in seen), None)
            if new is None:
                finished.append(state)
                stack.pop()
            else:
                seen.add(new)
                stack.append((new, iter(ways[new])))
    taken: set[int] = set()
    for root in reversed(finished):
        if root in taken:
            continue
        taken.add(root)
        block = [root]
        for state in block:
            others = [one for one in before[state] if one not in taken]
            taken.update(others)
            block += others
        if len(block) > 1 or root in ways[root]:
            yield sorted(block)


def traces(blocks: Sequence[Sequence[Sequence[int]]], n: int) -> list[int]:
    """The traces of T, T^2, ..., T^n for the matrix T of these blocks, by Newton's identities."""
    found = [0] * n
    for block in blocks:
        q = _determinant(block)
        powers: list[int] = []
        for k in range(1, n + 1):
            own = k * q[k] if k < len(q) else 0
            powers.append(-own - sum(c * p for c, p in zip(q[1:k], reversed(powers), strict=False)))
        found = [one + other for one, other in zip(found, powers, strict=True)]
    return found


def _determinant(matrix: Sequence[Sequence[int]]) -> list[int]:
    """The coefficients of det(I - x T) for a matrix T of numbers that are not negative.

    They are symmetric functions of the roots, which are at most the greatest sum r of a row, so that each is below
    (1 + r)^S in absolute value, and its residue modulo a greater prime tells it.
    """
    n = len(matrix)
    bound = 2 * (1 + max(map(sum, matrix))) ** n
    exponents = [exponent for exponent in PRIME_EXPONENTS if (1 << exponent) - 1 > bound]
    if not exponents:
        raise NoStates("its recurrence has coefficients that are too large")
    prime = (1 << exponents[0]) - 1
    hessenberg = _hessenberg(matrix, prime)
    # For the leading blocks of a Hessenberg matrix, the coefficients of det(I - x T) from the constant on.
    found = [[1]]
    for k in range(n):
        in_time()
        polynomial = [*found[k], 0]
        factor = 1
        for j in range(k, -1, -1):
            c = hessenberg[j][k] * factor % prime
            if c:
                shift = k - j + 1
                for power, coefficient in enumerate(found[j]):
                    polynomial[power + shift] -= c * coefficient
            if j:
                factor = factor * hessenberg[j][j - 1] % prime
                if not factor:
                    break
        found.append([coefficient % prime for coefficient in polynomial])
    return [c - prime if c > prime >> 1 else c for c in found[n]]


def _hessenberg(matrix: Sequence[Sequence[int]], prime: int) -> list[list[int]]:
    """A similar matrix with zeros below the first subdiagonal, modulo a prime."""
    rows = [[entry % prime for entry in row] for row in matrix]
    n = len(rows)
    for column in range(n - 2):
        in_time()
        pivot = next((row for row in range(column + 1, n) if rows[row][column]), None)
        if pivot is None:
            continue
        here = column + 1
        if pivot != here:
            rows[here], rows[pivot] = rows[pivot], rows[here]
            for row in rows:
                row[here], row[pivot] = row[pivot], row[here]
        inverse = pow(rows[here][column], -1, prime)
        top = rows[here]
        for below in range(here + 1, n):
            if rows[below][column]:
                factor = rows[below][column] * inverse % prime
                rows[below] = [(x - factor * y) % prime for x, y in zip(rows[below], top, strict=True)]
                for row in rows:
                    if row[below]:
                        row[here] = (row[here] + factor * row[below]) % prime
    return rows

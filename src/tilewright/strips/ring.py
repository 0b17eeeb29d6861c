"""Strips that are closed to rings: walks that end where they began.

The number of solutions on a ring of n layers is that of closed walks of n steps, the trace of T^n for the matrix T of
all states that lie on such walks. With Q(x) = det(I - x T), the traces of T, T^2, ... are the coefficients of
- x Q'(x) / Q(x), so that they obey a recurrence of order at most the number of states. T falls into blocks, one for
each set of states that lead to each other, and Q is the product of theirs.

A Moebius strip is turned over where it is closed: its walks end in the mirror image of the state in which they began,
so that their number is the trace of T^n R, for the matrix R that takes each state to its mirror image. Since mirror
images of walks are walks, T and R commute, and T keeps the vectors that R keeps and those that R negates. So the trace
of T^n R is that of T^n on the former, less that on the latter. A block whose mirror image is another one adds nothing:
if one led to the other, its mirror image would lead back, and both were one block.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from ..boards import Board
from ..boards.periods import Glide
from ..deadline import in_time
from ..lattices.matrices import minus
from ..values import replace
from .recurrence import PRIME_EXPONENTS
from .states import demand_few, through
from .strip import Layer, NoStates, StateBits

_MOST_IN_BLOCK = 500
"""The work grows with the third power of the states of a block."""


def mirror_of(glide: Glide, board: Board, bits: StateBits, n: int) -> Callable[[int], int]:
    """The mirror images of states by a glide that closes a strip of n layers; NoStates if they are no states."""
    layering, lattice = bits.layering, board.lattice
    if not bits.are_cells:
        raise NoStates("it is turned over where it is closed, and its states know more than which cells are covered")
    way = 1 if glide.shift == layering.shift(n)[: lattice.dimension] else -1
    number_of = {board.periods.reduced(cell): k for k, cell in enumerate(layering.layer)}
    images = []
    for cell in layering.layer:
        image = number_of.get(board.periods.reduced(minus(lattice.move(glide.motion, cell), layering.shift(way * n))))
        if image is None:
            raise NoStates("the mirror images of its layers are no layers")
        images.append(image)

    def mirrored(state: int) -> int:
        found = ahead = 0
        while state >> ahead:
            for k, image in enumerate(images):
                found |= (state >> ahead + k & 1) << ahead + image
            ahead += bits.width
        return found

    return mirrored


class RingBlock(NamedTuple):
    """The matrix of some states, and how often the traces of its powers count."""

    matrix: list[list[int]]
    times: int = 1


def blocks_of_ring(
    layer: Layer, reach: int, width: int, mirrored: Callable[[int], int] | None = None
) -> list[RingBlock]:
    """The matrices of the states of a ring of equal layers: from state to state, the number of ways through a layer.

    `mirrored` gives the mirror images of states, for a ring that is turned over where it is closed.

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
    if mirrored is not None:
        for state, steps in ways.items():
            in_time()
            if {mirrored(after): n for after, n in steps.items()} != ways.get(mirrored(state)):
                raise NoStates("the mirror images of its layers differ from them")
    found = []
    for block in _blocks(ways):
        if len(block) > _MOST_IN_BLOCK:
            raise NoStates(f"{len(block):,} states lead to each other, more than {_MOST_IN_BLOCK}")
        if mirrored is None:
            found.append(RingBlock([[ways[state].get(after, 0) for after in block] for state in block]))
        elif mirrored(block[0]) in block:
            found += _halves(block, ways, mirrored)
    return found


def _halves(block: list[int], ways: dict[int, dict[int, int]], mirrored: Callable[[int], int]) -> Iterable[RingBlock]:
    """The matrices of a block that is its own mirror image: on what the mirror keeps, and on what it negates."""
    image = {state: mirrored(state) for state in block}
    for sign in (1, -1):
        # One state stands for itself and its mirror image; where these are the same, nothing is negated.
        firsts = [state for state in block if state < image[state] or (sign > 0 and state == image[state])]
        matrix = []
        for state in firsts:
            both = [(ways[state].get(one, 0), ways[state].get(image[one], 0) * (one != image[one])) for one in firsts]
            matrix.append([one + sign * other for one, other in both])
        if firsts:
            yield RingBlock(matrix, sign)


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


def traces(blocks: Sequence[RingBlock], n: int) -> list[int]:
    """The traces of T, T^2, ..., T^n for the matrix T of these blocks, by Newton's identities."""
    found = [0] * n
    for matrix, times in blocks:
        q = _determinant(matrix)
        powers: list[int] = []
        for k in range(1, n + 1):
            own = k * q[k] if k < len(q) else 0
            powers.append(-own - sum(c * p for c, p in zip(q[1:k], reversed(powers), strict=False)))
        found = [one + times * other for one, other in zip(found, powers, strict=True)]
    return found


def _determinant(matrix: Sequence[Sequence[int]]) -> list[int]:
    """The coefficients of det(I - x T) for a matrix T of whole numbers.

    They are symmetric functions of the roots. These are at most the greatest sum r of the absolute values in a row, so
    that each coefficient is at most (1 + r)^S, and its residue modulo a greater prime tells it.
    """
    n = len(matrix)
    bound = 2 * (1 + max(sum(map(abs, row)) for row in matrix)) ** n
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

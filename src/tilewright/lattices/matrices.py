"""Integer vectors, and the matrices of rotations and reflections, in the plane and in space."""

from __future__ import annotations

from collections.abc import Iterable
from operator import add, sub

Vector = tuple[int, ...]
Matrix = tuple[tuple[int, ...], ...]


def times(matrix: Matrix, vector: Vector) -> Vector:
    """The image of a vector under a matrix of two or three rows; written out, as all geometry comes down to it."""
    if len(vector) == 2:
        (a, b), (c, d) = matrix
        x, y = vector
        return (a * x + b * y, c * x + d * y)
    (a, b, c), (d, e, f), (g, h, i) = matrix
    x, y, z = vector
    return (a * x + b * y + c * z, d * x + e * y + f * z, g * x + h * y + i * z)


def product(second: Matrix, first: Matrix) -> Matrix:
    """The matrix of one map after another."""
    columns = [times(second, column) for column in zip(*first, strict=True)]
    return tuple(zip(*columns, strict=True))


def plus(first: Vector, second: Vector) -> Vector:
    return tuple(map(add, first, second))


def minus(first: Vector, second: Vector) -> Vector:
    return tuple(map(sub, first, second))


def determinant(matrix: Matrix) -> int:
    """1 for a rotation, -1 for a reflection, of matrices with two or three rows."""
    if len(matrix) == 2:
        (a, b), (c, d) = matrix
        return a * d - b * c
    (a, b, c), (d, e, f), (g, h, i) = matrix
    return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)


def generated_group(generators: Iterable[Matrix]) -> tuple[Matrix, ...]:
    """All products of the generators, the identity first, in a fixed order."""
    generators = tuple(generators)
    size = len(generators[0])
    identity: Matrix = tuple(tuple(int(row == column) for column in range(size)) for row in range(size))
    found = {identity}
    todo = [identity]
    while todo:
        matrix = todo.pop()
        for generator in generators:
            new = product(generator, matrix)
            if new not in found:
                found.add(new)
                todo.append(new)
    rest = sorted(found - {identity}, key=lambda matrix: (determinant(matrix) < 0, matrix))
    return (identity, *rest)

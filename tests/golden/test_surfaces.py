"""Dominoes on surfaces: a strip, a Moebius strip, a cylinder, a torus, a Klein bottle and a projective plane.

A placement is a set of cells. The literature counts edges of a graph, so that two cells that meet at two sides have two
dominoes: on boards of two columns or rows, and at the corners of a projective plane. `matchings` counts both ways, and
the formulas are compared where the ways agree.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import product
from math import cos, pi, prod, sin
from typing import Any

import pytest

from tilewright.boards import Board
from tilewright.families import TilingPuzzle
from tilewright.families.tiling import piece
from tilewright.lattices import SQUARE
from tilewright.lattices.lattice import block
from tilewright.solving import count

# Of the columns and of the rows: "" ends at a rim, "plain" meets the other end, "mirror" meets it the other way round.
SURFACES = {
    "strip": ("", ""),
    "cylinder": ("plain", ""),
    "Moebius strip": ("mirror", ""),
    "torus": ("plain", "plain"),
    "Klein bottle": ("mirror", "plain"),
    "projective plane": ("mirror", "mirror"),
}


def dominoes(surface: str, columns: int, rows: int, blocked: frozenset[int] = frozenset()) -> TilingPuzzle:
    along, up = SURFACES[surface]
    listed = [(along, (columns, 0)), (up, (0, rows))]
    wrap: list[tuple[Any, ...]] = [(*step, *([how] if how == "mirror" else [])) for how, step in listed if how]
    board = Board.of(SQUARE, block(columns, rows), wrap=wrap)
    n = (columns * rows - len(blocked)) // 2
    return TilingPuzzle("dominoes", board, (piece(SQUARE, "d", [(0, 0), (1, 0)], least=n, most=n),), blocked=blocked)


def edges(surface: str, columns: int, rows: int) -> Counter[tuple[int, int]]:
    """How often two cells meet, each cell by its number in reading order."""
    along, up = SURFACES[surface]
    found: Counter[tuple[int, int]] = Counter()

    def number(x: int, y: int) -> int:
        return (rows - 1 - y) * columns + x

    for x, y in product(range(columns), range(rows)):
        ways = [(x + 1, y)] if x + 1 < columns else [(0, y if along == "plain" else rows - 1 - y)] if along else []
        ways += [(x, y + 1)] if y + 1 < rows else [(x if up == "plain" else columns - 1 - x, 0)] if up else []
        for other in ways:
            low, high = sorted((number(x, y), number(*other)))
            found[low, high] += 1
    return found


def matchings(meetings: Counter[tuple[int, int]], n: int, *, told_apart: bool) -> int:
    """The ways to cover all cells by pairs that meet; `told_apart`, a pair that meets twice can be covered twice."""
    near: list[list[tuple[int, int]]] = [[] for _ in range(n)]
    for (low, high), times in meetings.items():
        near[low].append((high, times if told_apart else 1))

    @cache
    def fill(left: int) -> int:
        if not left:
            return 1
        cell = (left & -left).bit_length() - 1
        return sum(times * fill(left & ~(1 << cell | 1 << other)) for other, times in near[cell] if left >> other & 1)

    return fill((1 << n) - 1)


def _moebius(m: int, n: int) -> float:
    return prod(
        4 * sin((4 * k - 1) * pi / (4 * n)) ** 2 + 4 * cos(j * pi / (2 * m + 1)) ** 2
        for j in range(1, m + 1)
        for k in range(1, n + 1)
    )


def _klein(m: int, n: int) -> float:
    return prod(
        4 * sin((4 * k - 1) * pi / (4 * n)) ** 2 + 4 * sin((2 * j - 1) * pi / (2 * m)) ** 2
        for j in range(1, m + 1)
        for k in range(1, n + 1)
    )


def _cylinder(m: int, n: int) -> float:
    return prod(
        4 * sin((2 * k - 1) * pi / (2 * n)) ** 2 + 4 * cos(j * pi / (2 * m + 1)) ** 2
        for j in range(1, m + 1)
        for k in range(1, n + 1)
    )


def _torus(m: int, n: int) -> float:
    def shifted(a: float, b: float) -> float:
        return prod(
            4 * sin((k - a) * pi / n) ** 2 + 4 * sin((j - b) * pi / m) ** 2
            for j in range(1, m + 1)
            for k in range(1, n + 1)
        )

    return (shifted(0.5, 0.5) + shifted(0, 0.5) + shifted(0.5, 0)) / 2


# 2n columns and 2m rows. Moebius strip and Klein bottle: W. T. Lu and F. Y. Wu, Dimer statistics on the Moebius strip
# and the Klein bottle, Physics Letters A 259 (1999), 108-114; of the strip OEIS A103997. Cylinder and torus: P. W.
# Kasteleyn, The statistics of dimers on a lattice, Physica 27 (1961), 1209-1225; OEIS A341741.
FORMULAS: dict[str, Callable[[int, int], float]] = {
    "Moebius strip": _moebius,
    "Klein bottle": _klein,
    "cylinder": _cylinder,
    "torus": _torus,
}


@pytest.mark.parametrize("surface", FORMULAS)
@pytest.mark.parametrize(("m", "n"), [(2, 2), (2, 3), (3, 2), (3, 3), (2, 4), (4, 3)])
def test_dominoes_are_as_many_as_by_the_formulas(surface: str, m: int, n: int) -> None:
    wanted = round(FORMULAS[surface](m, n))
    assert count(dominoes(surface, 2 * n, 2 * m)).distinct == wanted
    assert matchings(edges(surface, 2 * n, 2 * m), 4 * m * n, told_apart=True) == wanted


@pytest.mark.parametrize("surface", ["Moebius strip", "Klein bottle"])
def test_dominoes_on_a_closed_chessboard(surface: str) -> None:
    wanted = {"Moebius strip": 46_069_729, "Klein bottle": round(_klein(4, 4))}[surface]
    assert round(FORMULAS[surface](4, 4)) == wanted
    assert count(dominoes(surface, 8, 8)).distinct == wanted


@pytest.mark.parametrize("surface", SURFACES)
def test_dominoes_are_as_many_as_pairs_of_cells_that_meet(surface: str) -> None:
    for columns, rows in product(range(2, 7), range(2, 7)):
        if columns * rows % 2 == 0:
            wanted = matchings(edges(surface, columns, rows), columns * rows, told_apart=False)
            assert count(dominoes(surface, columns, rows)).distinct == wanted, (columns, rows)


@pytest.mark.parametrize(("columns", "rows"), [(4, 4), (5, 4), (3, 6), (6, 6)])
def test_corners_of_a_projective_plane_meet_twice(columns: int, rows: int) -> None:
    """By the edges of the graph: each picture once more for each of the two pairs of corners that it covers."""
    corners = [{0, columns * rows - 1}, {columns - 1, columns * (rows - 1)}]
    meetings = edges("projective plane", columns, rows)
    assert {pair for pair, times in meetings.items() if times > 1} == {(min(one), max(one)) for one in corners}
    blocked: list[set[int]] = [set(), *corners, corners[0] | corners[1]]
    counted = [count(dominoes("projective plane", columns, rows, frozenset(one))).distinct for one in blocked]
    assert sum(counted) == matchings(meetings, columns * rows, told_apart=True)

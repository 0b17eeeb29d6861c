"""Series that others published: their terms, and a few of these from an engine that knows nothing of layers.

The terms are those of the On-Line Encyclopedia of Integer Sequences, `oeis.org/` and the number, as they stand there
and in the files of github.com/oeis/oeisdata. Of series that skip sizes, all terms between are 0.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

import tilewright as tw
from tests.golden.test_surfaces import FORMULAS
from tests.strips.made import BLOCK, CORNER, DOMINO, SQUARE, board, cube, polyforms, strip


class Published(NamedTuple):
    """A published series: the fields of its puzzle, the first terms, and the sizes of their boards."""

    fields: dict[str, Any]
    terms: list[int]
    first: int = 0
    step: int = 1


def rows(n: int, *pieces: dict[str, Any], **rules: Any) -> dict[str, Any]:
    """Pieces in a rectangle with so many rows."""
    return {"board": board(rows=n), "piece": list(pieces), **rules}


def shapes(n: int, *sizes: int, only: str = "") -> dict[str, Any]:
    """All polyominoes of these sizes, or only some, in a rectangle with so many rows."""
    return {"board": board(rows=n), "polyforms": polyforms(*sizes, only=only)}


def wrapped(n: int, *periods: list[Any]) -> dict[str, Any]:
    """Dominoes in so many rows on a board that is closed along these periods."""
    return {"board": board(rows=n, wrap=list(periods)), "piece": [DOMINO]}


def box(n: int, layers: int) -> dict[str, Any]:
    """Dominoes in a box."""
    return {"lattice": "cubic", "board": board("box", rows=n, layers=layers), "piece": [DOMINO]}


def cubes(n: int) -> dict[str, Any]:
    """Cubes in boxes whose ends are squares of this side."""
    pieces = [cube(side) for side in range(1, n + 1)]
    return {"lattice": "cubic", "board": board("box", rows=n, layers=n), "piece": pieces}


def oblong(a: int, b: int) -> dict[str, Any]:
    return {"name": f"{a}x{b}", "picture": "\n".join(["#" * b] * a), "copies": "0.."}


def hexagons(n: int, *sizes: int) -> dict[str, Any]:
    return {"lattice": "hexagonal", "board": board("parallelogram", rows=n), "polyforms": polyforms(*sizes)}


def triangles(n: int, *sizes: int) -> dict[str, Any]:
    return {"lattice": "triangular", "board": board("parallelogram", rows=n), "polyforms": polyforms(*sizes)}


PUBLISHED = {
    # Dominoes in 2 to 8 rows.
    "A000045": Published(rows(2, DOMINO), [1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89]),
    "A001835": Published(rows(3, DOMINO), [1, 3, 11, 41, 153, 571, 2131], step=2),
    "A005178": Published(rows(4, DOMINO), [1, 1, 5, 11, 36, 95, 281, 781, 2245, 6336, 18061]),
    "A003775": Published(rows(5, DOMINO), [1, 8, 95, 1183, 14824, 185921, 2332097], step=2),
    "A028468": Published(rows(6, DOMINO), [1, 1, 13, 41, 281, 1183, 6728, 31529, 167089, 817991]),
    "A028469": Published(rows(7, DOMINO), [1, 21, 781, 31529, 1292697, 53175517, 2188978117], step=2),
    "A028470": Published(rows(8, DOMINO), [1, 1, 34, 153, 2245, 14824, 167089, 1292697, 12988816, 108435745]),
    # In boxes: P_2 x P_2, P_2 x P_3 and P_3 x P_3.
    "A006253": Published(box(2, 2), [1, 2, 9, 32, 121, 450, 1681, 6272]),
    "A028447": Published(box(2, 3), [1, 3, 32, 229, 1845, 14320, 112485, 880163]),
    "A028452": Published(box(3, 3), [1, 229, 117805, 64647289], step=2),
    # Around cylinders, C_7 and C_8, of any length.
    "A028478": Published(wrapped(7, [0, 7]), [1, 29, 1471, 79808, 4375897, 240378643], step=2),
    "A028479": Published(wrapped(8, [0, 8]), [1, 2, 49, 392, 5041, 51842, 591361, 6422528]),
    # Of any girth: Lucas numbers and C_2n x P_3. With two columns all edges between them are double there.
    "A068397": Published(wrapped(2, ["n", 0]), [4, 9, 11, 20, 29, 49, 76, 125, 199], first=3),
    "A102091": Published(wrapped(3, ["n", 0]), [32, 108, 392, 1452, 5408, 20172], first=4, step=2),
    # On tori, C_4 x C_n and C_6 x C_n.
    "A220864": Published(wrapped(4, ["n", 0], [0, 4]), [50, 272, 722, 3108, 10082, 39952, 140450], first=3),
    "A232804": Published(wrapped(6, ["n", 0], [0, 6]), [224, 3108, 9922, 90176, 401998, 3113860], first=3),
    # Dominoes and single squares.
    "A030186": Published(rows(2, DOMINO, SQUARE), [1, 2, 7, 22, 71, 228, 733, 2356, 7573]),
    "A033506": Published(rows(3, DOMINO, SQUARE), [1, 3, 22, 131, 823, 5096, 31687, 196785, 1222550]),
    "A033507": Published(rows(4, DOMINO, SQUARE), [1, 5, 71, 823, 10012, 120465, 1453535, 17525619]),
    "A033508": Published(rows(5, DOMINO, SQUARE), [1, 8, 228, 5096, 120465, 2810694, 65805403]),
    # Trominoes of both shapes in 3 to 6 rows, and right ones alone.
    "A134438": Published(shapes(3, 3), [1, 1, 3, 10, 23, 62, 170, 441, 1173, 3127]),
    "A233339": Published(shapes(4, 3), [1, 23, 939, 41813, 1895145, 86208957], step=3),
    "A233340": Published(shapes(5, 3), [1, 62, 8342, 1269900, 198253934], step=3),
    "A233290": Published(shapes(6, 3), [1, 1, 11, 170, 939, 8342, 80092, 614581, 5271923]),
    "A046984": Published(rows(4, CORNER), [1, 4, 18, 88, 468, 2672, 16072], step=3),
    # With dominoes, squares and blocks of four.
    "A165791": Published(rows(4, DOMINO, CORNER), [1, 1, 11, 55, 380, 2319, 15171, 96139, 619773]),
    "A219868": Published(rows(5, DOMINO, oblong(1, 3)), [1, 2, 15, 143, 1069, 9612, 82634, 707903]),
    "A364155": Published(shapes(4, 2, 3), [1, 1, 17, 145, 1352, 12688, 115958, 1075397]),
    "A354132": Published(rows(3, DOMINO, SQUARE, CORNER, BLOCK), [1, 3, 48, 405, 4185, 40320, 397755, 3892293]),
    # Tetrominoes and pentominoes.
    "A174248": Published(shapes(4, 4), [1, 1, 4, 23, 117, 454, 2003, 9157, 40899, 179399, 796558]),
    "A233266": Published(shapes(4, 4, only="L T S"), [1, 0, 2, 10, 24, 70, 276, 820, 2616, 8702]),
    "A242636": Published(shapes(4, 4, only="L S O"), [1, 0, 3, 12, 23, 94, 289, 842, 2771, 8510]),
    "A174249": Published(shapes(5, 5), [1, 1, 5, 56, 501, 4006, 27950, 214689, 1696781]),
    "A278876": Published(shapes(4, 5, 1), [1, 1, 25, 311, 4101, 56864, 728857, 9616962]),
    # Squares of several sizes, and rectangles of area 6.
    "A002478": Published(rows(3, SQUARE, BLOCK, oblong(3, 3)), [1, 1, 3, 6, 13, 28, 60, 129, 277, 595, 1278]),
    "A054856": Published(
        rows(4, SQUARE, BLOCK, oblong(3, 3), oblong(4, 4)), [1, 1, 5, 13, 40, 117, 348, 1029, 3049, 9028]
    ),
    "A220124": Published(rows(6, oblong(1, 6), oblong(2, 3)), [1, 1, 2, 4, 7, 13, 46, 88, 209, 473, 1002, 2120]),
    # Cubes in boxes, n x 4 x 4 and n x 5 x 5, as many rows as the triangle A228267 has of them.
    "A228267, 4 x 4": Published(cubes(4), [1, 35, 167, 2098, 15511, 151378], first=1),
    "A228267, 5 x 5": Published(cubes(5), [1, 314, 3354, 185473, 4006722, 143662050], first=1),
    # Tatami: no four meet in a point. In 2 to 5 rows, and in 3, 4 and 5 rows with half mats.
    "A068921": Published(rows(2, DOMINO, crossing="never"), [1, 1, 2, 3, 4, 6, 9, 13, 19, 28, 41]),
    "A068922": Published(rows(3, DOMINO, crossing="never"), [3, 4, 6, 10, 16, 26, 42], first=2, step=2),
    "A068923": Published(rows(4, DOMINO, crossing="never"), [1, 4, 4, 2, 3, 3, 3, 5, 5, 6, 8, 8], first=1),
    "A068924": Published(rows(5, DOMINO, crossing="never"), [6, 3, 2, 2, 4, 4, 6, 8, 10], first=2, step=2),
    "A180970": Published(rows(3, DOMINO, SQUARE, crossing="never"), [1, 3, 13, 22, 44, 90, 196, 406, 852]),
    "A192090": Published(rows(4, DOMINO, SQUARE, crossing="never"), [1, 5, 29, 44, 66, 126, 238, 490, 922]),
    "A192091": Published(rows(5, DOMINO, SQUARE, crossing="never"), [1, 8, 68, 90, 126, 178, 325, 584, 1165]),
    # Strips of hexagons and triangles: Fibonacci and tribonacci numbers.
    "A000045, hexagons": Published(hexagons(2, 2), [1, 1, 2, 3, 5, 8, 13, 21, 34]),
    "A000073": Published(hexagons(1, 1, 2, 3), [1, 1, 2, 4, 7, 13, 24, 44, 81, 149]),
    "A001519": Published(triangles(1, 1, 2), [1, 2, 5, 13, 34, 89, 233, 610]),
}

_MOST_COUNTED, _MOST_CELLS = 2_500, 32
"""More solutions, and solutions of larger boards, are not listed one by one."""


@pytest.mark.parametrize("number", PUBLISHED)
def test_the_terms_are_those_that_were_published(number: str) -> None:
    fields, terms, first, step = PUBLISHED[number]
    puzzle_of = strip(**fields)
    last = first + step * (len(terms) - 1)
    found = tw.series(puzzle_of, last + 1)
    assert found.recurrence is not None, found.why_none
    assert found.recurrence.n_compared >= 2 * found.recurrence.function.order
    start = first - found.first
    assert list(found.terms[start : start + last - first + 1 : step]) == terms
    sizes = range(found.first, last + 1)
    if step > 1:
        assert not any(found.terms[n - found.first] for n in sizes if (n - first) % step)
    known = [(puzzle_of(n), term) for n, term in zip(sizes, found.terms, strict=False) if n and term < _MOST_COUNTED]
    for puzzle, term in [pair for pair in known if len(pair[0].board) <= _MOST_CELLS][-2:]:
        assert tw.count(puzzle, engine="exact-cover").distinct == term


@pytest.mark.parametrize("surface", ["Moebius strip", "Klein bottle"])
@pytest.mark.parametrize("m", [2, 3])
def test_dominoes_on_strips_that_are_turned_over(surface: str, m: int) -> None:
    """W. T. Lu and F. Y. Wu, Physics Letters A 259 (1999), 108-114: 2m rows and 2n columns."""
    across = [[0, 2 * m]] if surface == "Klein bottle" else []
    fields = wrapped(2 * m, ["n", 0, "mirror"], *across)
    found = tw.series(strip(**fields), 16)
    assert found.recurrence is not None, found.why_none
    even = {n: found.terms[2 * n - found.first] for n in range(2, 9)}
    assert even == {n: round(FORMULAS[surface](m, n)) for n in even}


def test_orders_and_growth_are_those_that_were_published() -> None:
    """The orders of A174249, A174248 and A028470, and the growth that V. Kotesovec gives for A174249."""
    found = tw.series(strip(**PUBLISHED["A174249"].fields)).recurrence
    assert found is not None
    assert found.function.order == 324
    assert str(found.growth) == "7.7270368408000923921"
    for number, order in {"A174248": 35, "A028470": 16}.items():
        other = tw.series(strip(**PUBLISHED[number].fields)).recurrence
        assert other is not None
        assert other.function.order == order

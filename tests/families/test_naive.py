"""The naive space: the numbers that the literature gives, and those that counting one by one gives."""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import replace
from itertools import combinations, permutations, product
from math import comb, factorial, log10, prod
from typing import cast

import pytest

from tests.examples import rectangle, ruled
from tilewright import LATTICES, Fixed, TilingPuzzle, load, piece, tile
from tilewright.deadline import within
from tilewright.families import family_of
from tilewright.families.naive import NaiveSpace
from tilewright.families.tiling import compile_cover

SQUARE = LATTICES["square"]


def naive(puzzle: object) -> NaiveSpace:
    space = family_of(cast(TilingPuzzle, puzzle)).naive(puzzle)
    assert space is not None
    return space


@pytest.mark.parametrize(
    ("name", "formula", "arrangements"),
    [
        ("magic-triangle", "9! x 3^9", factorial(9) * 3**9),
        ("ultimate", "16! x 4^16", factorial(16) * 4**16),
        ("eternity-2", "255! x 4^255", factorial(255) * 4**255),
        ("tetravex-3x3-a", "9!", factorial(9)),
        # 8 of 29 cubes.
        ("mayblox", "29! / 21! x 24^8", factorial(29) // factorial(21) * 24**8),
        ("tetrominoes-4x5", "13 x 68 x 34^2 x 12", 13 * 68 * 34**2 * 12),
        ("magic-square-3", "9!", factorial(9)),
        # Values left over, and values that are given.
        ("magic-square-3-of-20", "20! / 11!", factorial(20) // factorial(11)),
        ("magic-square-durer", "14!", factorial(14)),
    ],
)
def test_of_the_catalog(name: str, formula: str, arrangements: int) -> None:
    assert naive(load(name)) == NaiveSpace(arrangements, formula)


def test_tiles_are_told_apart_and_so_are_their_turns() -> None:
    board = rectangle(2, 2)
    tiles = [tile(SQUARE, name, "aaaa") for name in "ABC"] + [tile(SQUARE, "D", "abcd", freedom="free")]
    # As many cells with 4 turns and with 8: then no power says it, and alike turns are one placement.
    assert naive(TilingPuzzle("p", board, tuple(tiles))).formula == "C(4, 3) x 32"
    puzzle = TilingPuzzle("p", board, (*tiles[:3], tile(SQUARE, "D", "abcd")))
    assert naive(puzzle) == NaiveSpace(factorial(4) * 4**4, "4! x 4^4")
    for fixed, formula in (
        (Fixed("A", (3,)), "3! x 4^4"),
        (Fixed("A", (3,), ("a",) * 4), "3! x 4^3"),
    ):
        assert naive(replace(puzzle, fixed=(fixed,))).formula == formula
    assert naive(replace(puzzle, pieces=puzzle.pieces[:3], optional=frozenset({1, 2}))).formula == "4! x 4^3"


def test_kinds_of_cells_are_filled_one_by_one() -> None:
    lattice = LATTICES["truncated-square"]
    square, octagon = (lattice.form_with(n) for n in (4, 8))
    assert square is not None
    assert octagon is not None
    board = load("octagons-4x4").board
    kinds = [lattice.kind_index(cell) for cell in board.cells]
    n_octagons = kinds.count(lattice.kind_index(octagon))
    n_squares = len(kinds) - n_octagons
    tiles = [tile(lattice, f"o{k}", "a" * 8) for k in range(n_octagons)]
    tiles += [tile(lattice, f"s{k}", "a" * 4) for k in range(n_squares)]
    # An octagon of this lattice has four turns, too.
    assert naive(TilingPuzzle("p", board, tuple(tiles))).formula == "16! x 9! x 4^25"


def test_copies_choose_among_placements() -> None:
    board = rectangle(3, 3)
    domino = piece(SQUARE, "D", [(0, 0), (1, 0)], least=1, most=3)
    corner = piece(SQUARE, "V", [(0, 0), (1, 0), (0, 1)], least=0, most=1)
    puzzle = TilingPuzzle("p", board, (domino, corner), optional=frozenset(range(9)), rules=ruled(total=(2, 3)))
    places = [[one for one in compile_cover(puzzle).placements if one.piece_class == k] for k in (0, 1)]
    expected = sum(
        1
        for n, m in product((1, 2, 3), (0, 1))
        if 2 <= n + m <= 3
        for _ in product(combinations(places[0], n), combinations(places[1], m))
    )
    assert naive(puzzle).arrangements == expected
    assert naive(replace(puzzle, rules=ruled(total=(0, None)))).formula == "C(12, 1 to 3) x 17"
    lying = Fixed("D", (0, 1))
    assert naive(replace(puzzle, fixed=(lying,), rules=ruled(total=(0, None)))).formula == "C(8, 0 to 2) x 10"


def test_many_copies_are_counted_at_once_or_not_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    board = rectangle(12, 10)
    pieces = [piece(SQUARE, str(n), [(k, 0) for k in range(n)], least=0, most=9999) for n in range(1, 6)]
    puzzle = TilingPuzzle("p", board, tuple(pieces))
    places = Counter(placement.piece_class for placement in compile_cover(puzzle).placements)
    expected = prod(sum(comb(places[n - 1], k) for k in range(120 // n + 1)) for n in range(1, 6))
    assert naive(puzzle).arrangements == expected
    # A total that changes nothing, one that forbids a single way, and one that leaves the ways of one or two pieces.
    n_all = sum(120 // n for n in range(1, 6))
    assert naive(replace(puzzle, rules=ruled(total=(0, n_all)))).arrangements == expected
    assert naive(replace(puzzle, rules=ruled(total=(1, n_all)))).arrangements == expected - 1
    n_places = places.total()
    assert naive(replace(puzzle, rules=ruled(total=(1, 2)))).arrangements == n_places + comb(n_places, 2)
    monkeypatch.setattr(sys.modules["tilewright.families.tiling.compiling.naive"], "_MOST_PRODUCTS", 1000)
    assert family_of(puzzle).naive(replace(puzzle, rules=ruled(total=(1, n_all)))) is None
    with within(-1, 0):
        assert family_of(puzzle).naive(puzzle) is None


def test_values_on_points_one_by_one() -> None:
    puzzle = load("perimeter-triangle-3")
    assert naive(puzzle).arrangements == len(list(permutations(range(6))))


def test_as_plain_data() -> None:
    assert NaiveSpace(720, "6!").to_json() == {"arrangements": 720, "log10": round(log10(720), 6), "formula": "6!"}
    assert NaiveSpace(0, "0").to_json() == {"arrangements": 0, "log10": None, "formula": "0"}
    many = factorial(2000)
    assert NaiveSpace(many, "2000!").to_json() == {"arrangements": None, "log10": 5735.520651, "formula": "2000!"}

"""Published numbers of puzzles that are not in the catalog, because they come in all sizes."""

from __future__ import annotations

from math import cos, pi, prod

import pytest

from tests.examples import rectangle
from tilewright.families import TilingPuzzle
from tilewright.families.tiling import piece
from tilewright.lattices import SQUARE
from tilewright.solving import count


def oblongs(n: int) -> TilingPuzzle:
    """All rectangles but squares that fit a square of this side, each to be used once or not at all."""
    sizes = [(a, b) for a in range(1, n + 1) for b in range(a + 1, n + 1)]
    pieces = [
        piece(SQUARE, f"{a}x{b}", [(x, y) for x in range(a) for y in range(b)], least=0, most=1) for a, b in sizes
    ]
    return TilingPuzzle("oblongs", rectangle(n, n), tuple(pieces))


def dominoes(n: int) -> TilingPuzzle:
    return TilingPuzzle("dominoes", rectangle(n, n), (piece(SQUARE, "domino", [(0, 0), (1, 0)], least=n * n // 2),))


@pytest.mark.parametrize(("n", "wanted"), [(3, 4), (4, 12), (5, 256), (6, 3620), (7, 87_216), (8, 2_444_084)])
def test_oblongs_of_different_sizes_in_a_square(n: int, wanted: int) -> None:
    """OEIS A360498, whose examples show one tiling for side 3, and two for side 4, up to symmetry."""
    found = count(oblongs(n))
    assert found.exhausted
    assert found.raw == found.distinct == wanted
    assert found.up_to_symmetry == {3: 1, 4: 2}.get(n, found.up_to_symmetry)


@pytest.mark.parametrize(("n", "wanted"), [(8, 12_988_816), (10, 258_584_046_368), (12, 53_060_477_521_960_000)])
def test_domino_tilings_of_squares_up_to_symmetry(n: int, wanted: int) -> None:
    """OEIS A004003; and by the formula of Kasteleyn, and of Temperley and Fisher (1961), as far as floats go."""
    found = count(dominoes(n))
    assert found.exhausted
    assert found.distinct == wanted
    angles = [cos(pi * k / (n + 1)) ** 2 for k in range(1, n // 2 + 1)]
    assert prod(4 * a + 4 * b for a in angles for b in angles) == pytest.approx(wanted)
    assert found.distinct / 8 < found.up_to_symmetry < found.up_to_rotation < found.distinct / 3.9


SHAPES = {
    "straight": [(0, 0), (1, 0), (2, 0)],
    "right": [(0, 0), (1, 0), (0, 1)],
    "T": [(0, 0), (1, 0), (2, 0), (1, 1)],
}


@pytest.mark.parametrize(
    ("name", "n", "wanted"),
    [
        # OEIS A139772.
        ("straight", 6, 64),
        ("straight", 9, 37_160),
        ("straight", 12, 378_875_648),
        ("straight", 15, 67_433_401_509_980),
        # OEIS A233807, with no monomino where n is a multiple of 3.
        ("right", 6, 162),
        ("right", 9, 1_193_600),
        ("right", 12, 2_033_502_499_954),
        ("right", 15, 458_324_092_996_867_592_192),
        # C. Merino, Australasian Journal of Combinatorics 41 (2008), 107.
        ("T", 8, 84),
        ("T", 12, 78_696),
        ("T", 16, 1_668_091_536),
        ("T", 20, 804_175_873_700_640),
    ],
)
def test_tilings_of_squares_by_one_piece(name: str, n: int, wanted: int) -> None:
    shape = SHAPES[name]
    puzzle = TilingPuzzle(name, rectangle(n, n), (piece(SQUARE, name, shape, least=n * n // len(shape)),))
    found = count(puzzle)
    assert found.exhausted
    assert found.distinct == wanted


@pytest.mark.parametrize(
    ("n", "wanted"),
    [(8, 179_788_343_101_980_135), (12, 5_270_137_993_816_086_266_962_874_395_450_234_534_887)],
)
def test_monominoes_and_dominoes_in_a_square(n: int, wanted: int) -> None:
    """OEIS A028420."""
    pieces = [
        piece(SQUARE, "monomino", [(0, 0)], least=0, most=n * n),
        piece(SQUARE, "domino", [(0, 0), (1, 0)], least=0, most=n * n // 2),
    ]
    found = count(TilingPuzzle("dimers", rectangle(n, n), tuple(pieces)))
    assert found.exhausted
    assert found.distinct == wanted

from __future__ import annotations

from collections.abc import Mapping

import pytest

import tilewright as tw
from tilewright.rendering import as_svg
from tilewright.rendering.cell_values import IVORY, pips_of
from tilewright.rendering.palette import ink_on

SQUARE = tw.LATTICES["square"]


def _puzzle(*values: str, names: Mapping[str, str] | None = None) -> tw.TilingPuzzle:
    piece = tw.piece(SQUARE, "I", [(k, 0) for k in range(len(values))], values=values)
    board = tw.Board.of(SQUARE, tw.shape_cells(SQUARE, "rectangle", {"columns": len(values), "rows": 1}))
    return tw.TilingPuzzle("values", board, (piece,), label_names=names or {})


@pytest.mark.parametrize("values", [("0", "9", "5"), ("1", "1", "1")])
def test_small_numbers_are_pips_on_a_ground_that_all_pieces_share(values: tuple[str, ...]) -> None:
    svg = as_svg(_puzzle(*values))
    assert svg.count("<circle") == sum(map(int, values))
    assert svg.count(f'fill="{IVORY}"') == len(values)


def test_one_number_that_has_no_pips_makes_all_of_them_words() -> None:
    svg = as_svg(_puzzle("3", "12"))
    assert "<circle" not in svg
    assert IVORY not in svg


def test_values_that_name_colors_have_them_under_an_ink_that_is_legible() -> None:
    svg = as_svg(_puzzle("b", "w", names={"b": "black", "w": "white"}))
    assert 'fill="#333333"' in svg
    assert ink_on("#333333") == "#ffffff"


def test_nine_pips_lie_apart_within_the_circle_of_a_cell() -> None:
    assert len({*pips_of("9")}) == 9
    assert all(x * x + y * y < 0.75**2 for x, y in pips_of("9"))

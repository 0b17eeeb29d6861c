"""Coloring arguments: known ones are found, and none is found where there is a solution."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.examples import rectangle
from tilewright.engines import ENGINES, Status
from tilewright.families import TilingPuzzle, family_of
from tilewright.families.tiling import piece
from tilewright.lattices import SQUARE
from tilewright.models import CoverModel
from tilewright.models.colorings import coloring, excludes
from tilewright.solving import count


def bars(length: int, columns: int, rows: int, blocked: frozenset[int] = frozenset()) -> TilingPuzzle:
    copies = (columns * rows - len(blocked)) // length
    bar = piece(SQUARE, "bar", [(k, 0) for k in range(length)], least=copies)
    return TilingPuzzle("bars", rectangle(columns, rows), (bar,), blocked=blocked)


def model_of(puzzle: TilingPuzzle) -> CoverModel:
    model = family_of(puzzle).compilers[CoverModel](puzzle).model
    assert isinstance(model, CoverModel)
    return model


def test_the_mutilated_chessboard() -> None:
    assert excludes(model_of(bars(2, 8, 8, frozenset({0, 63}))))
    assert not excludes(model_of(bars(2, 8, 8, frozenset({0, 7}))))


# D. A. Klarner: bars of n cells fill a rectangle exactly if n divides one of its sides.
@pytest.mark.parametrize(("length", "columns", "rows"), [(4, 10, 10), (4, 6, 6), (6, 9, 8), (4, 6, 10)])
def test_bars_that_divide_no_side(length: int, columns: int, rows: int) -> None:
    assert excludes(model_of(bars(length, columns, rows)))


@pytest.mark.parametrize(("length", "columns", "rows"), [(4, 12, 10), (3, 9, 7), (6, 12, 5)])
def test_bars_that_divide_a_side(length: int, columns: int, rows: int) -> None:
    assert not excludes(model_of(bars(length, columns, rows)))


@pytest.mark.parametrize("name", ["tetrominoes-4x5", "tetrominoes-one-sided-4x7"])
def test_pieces_that_cover_more_black_cells_than_white_ones(name: str) -> None:
    import tilewright as tw

    puzzle = tw.load(name)
    assert isinstance(puzzle, TilingPuzzle)
    assert excludes(model_of(puzzle))


@st.composite
def covers(draw: st.DrawFn) -> CoverModel:
    n_primary = draw(st.integers(1, 5))
    upper = draw(st.lists(st.integers(1, 4), min_size=n_primary, max_size=n_primary))
    lower = [draw(st.integers(0, most)) for most in upper]
    n_secondary = draw(st.integers(0, 2))
    items = st.lists(st.integers(0, n_primary + n_secondary - 1), min_size=1, max_size=3, unique=True)
    options = draw(st.lists(items, min_size=1, max_size=9))
    return CoverModel(
        tuple(lower),
        tuple(upper),
        n_secondary,
        tuple(tuple((item, 0) for item in sorted(option)) for option in options),
    )


@pytest.mark.thorough
@settings(max_examples=300, deadline=None)
@given(covers())
def test_what_has_a_solution_is_never_excluded(model: CoverModel) -> None:
    status, rows = ENGINES["exact-cover"].start(model, 0).advance(10**5, 1)
    assert rows or status is Status.EXHAUSTED
    if rows:
        assert not excludes(model)


@pytest.mark.thorough
@settings(max_examples=300, deadline=None)
@given(covers())
def test_a_coloring_is_one(model: CoverModel) -> None:
    found = coloring(model)
    if found is not None:
        modulus, colors = found
        assert all(0 < color < modulus and model.lower[item] == model.upper[item] for item, color in colors.items())
        assert not any(sum(colors.get(item, 0) for item in option) % modulus for option in model.items_of)
        assert sum(color * model.lower[item] for item, color in colors.items()) % modulus


def test_the_coloring_with_the_least_modulus() -> None:
    found = coloring(model_of(bars(4, 10, 10)))
    assert found is not None
    assert found[0] == 2


@pytest.mark.thorough
def test_a_count_that_would_take_long_is_not_begun() -> None:
    counted = count(bars(4, 18, 18))
    assert (counted.exhausted, counted.distinct, counted.effort.nodes) == (True, 0, 0)
    assert "coloring" in counted.effort.why

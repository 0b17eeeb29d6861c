"""Bounds for the order of a recurrence, and the mathematics of recurrences, against plain sums and products."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tilewright as tw
from tests.strips.made import DOMINO, board, strip
from tilewright.strips.growth import growth
from tilewright.strips.recurrence import Rational, shortest
from tilewright.strips.ring import RingBlock, traces
from tilewright.strips.states import StateGraph, lumped
from tilewright.strips.walks import Walks


def matrices(entries: st.SearchStrategy[int]) -> st.SearchStrategy[list[list[int]]]:
    def of_size(n: int) -> st.SearchStrategy[list[list[int]]]:
        return st.lists(st.lists(entries, min_size=n, max_size=n), min_size=n, max_size=n)

    return st.integers(1, 5).flatmap(of_size)


MATRICES = matrices(st.integers(0, 3))


def times(matrix: list[list[int]], vector: list[int]) -> list[int]:
    return [sum(a * x for a, x in zip(row, vector, strict=True)) for row in matrix]


def graph_of(matrix: list[list[int]], first: int, last: int) -> StateGraph:
    """From one state of a matrix to another."""
    n = len(matrix)
    steps = tuple(tuple((k, ways) for k, ways in enumerate(row) if ways) for row in matrix)
    return StateGraph(tuple(int(k == first) for k in range(n)), steps, tuple(int(k == last) for k in range(n)))


@given(MATRICES, st.data())
def test_walks_are_entries_of_powers_and_lumping_keeps_them(matrix: list[list[int]], data: st.DataObject) -> None:
    first, last = (data.draw(st.integers(0, len(matrix) - 1)) for _ in range(2))
    graph = graph_of(matrix, first, last)
    vector, wanted = list(graph.last), []
    for _ in range(20):
        wanted.append(vector[first])
        vector = times(matrix, vector)
    assert Walks(graph).terms(20) == wanted
    smaller = lumped(graph)
    assert smaller.n_states <= graph.n_states
    assert Walks(smaller).terms(20) == wanted
    function = shortest(wanted, graph.n_states)
    assert function is not None
    assert function.terms(20) == wanted


@given(matrices(st.integers(-3, 3)))
def test_traces_are_sums_of_closed_walks(matrix: list[list[int]]) -> None:
    columns = [[int(j == k) for j in range(len(matrix))] for k in range(len(matrix))]
    wanted = []
    for _ in range(8):
        columns = [times(matrix, column) for column in columns]
        wanted.append(sum(column[k] for k, column in enumerate(columns)))
    assert traces([RingBlock(matrix)], 8) == wanted
    assert traces([RingBlock(matrix), RingBlock(matrix, -2)], 8) == [-trace for trace in wanted]


def test_a_recurrence_of_all_walks_bounds_the_order_below_the_states() -> None:
    found = tw.series(strip(board=board(rows=9), piece=[DOMINO])).recurrence
    assert found is not None
    assert (found.function.order, found.bound) == (32, 33)
    assert found.n_states > 2 * found.bound
    assert found.n_compared == 2 * found.bound


def test_terms_that_obey_nothing_short_have_no_function() -> None:
    assert shortest([n**n for n in range(12)], 4) is None
    assert shortest([0] * 6, 3) == Rational((), (1,))


@pytest.mark.parametrize(
    ("denominator", "root_of", "wanted"),
    [
        ((1, -1, -1), 1, "1.6180339887498948482"),
        ((1, -2, 1), 1, "1.0000000000000000000"),  # A double root.
        ((1, 0, 0, -8), 3, "1.2599210498948731648"),  # Three roots of one size: 2, whose third root it is.
        ((1, -10_000_000_000, 1), 1, "9999999999.9999999999"),
    ],
)
def test_growth_is_the_greatest_root(denominator: tuple[int, ...], root_of: int, wanted: str) -> None:
    assert growth(Rational((1,), denominator), 20, root_of) == Decimal(wanted)


def test_a_series_that_ends_does_not_grow() -> None:
    assert growth(Rational((1, 2, 3), (1,)), 20) is None

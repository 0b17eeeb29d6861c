from __future__ import annotations

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from tilewright.engines.supply import supply, turns_of
from tilewright.models import EdgeModel


@st.composite
def spreads(draw: st.DrawFn) -> EdgeModel:
    """Models of up to five cells of two kinds, without edges, where some tiles may not lie on some cells."""
    n = draw(st.integers(1, 5))
    kinds = tuple(draw(st.integers(0, 1)) for _ in range(n))
    allowed = tuple(tuple((0,) if draw(st.booleans()) else () for _ in range(2)) for _ in range(n))
    banned = frozenset(draw(st.sets(st.tuples(st.integers(0, n - 1), st.integers(0, n - 1), st.just(0)), max_size=6)))
    return EdgeModel(kinds, (((0, 0, 0),),) * n, allowed, (), (), frozenset(), (), banned)


@given(spreads())
def test_tiles_are_spread_where_that_is_possible(model: EdgeModel) -> None:
    n = model.n_cells
    possible = any(all(turns_of(model, c, t) for c, t in enumerate(tiles)) for tiles in permutations(range(n)))
    spread = supply(model, range(n), range(n))
    assert (spread is not None) == possible
    if spread is not None:
        assert sorted(spread) == list(range(n))
        assert all(turns_of(model, cell, tile) for cell, tile in enumerate(spread))


def test_as_many_tiles_as_cells() -> None:
    model = EdgeModel((0,), (((0, 0, 0),),), (((0,),),), (), (), frozenset(), ())
    assert supply(model, [0], []) is None

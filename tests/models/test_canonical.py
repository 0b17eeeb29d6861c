"""Models in canonical order are the same model, whatever the order and the names were before."""

from __future__ import annotations

from random import Random

import pytest

import tilewright as tw
from tests.families.disguises import disguised
from tilewright.engines import ENGINES
from tilewright.families.labeling.compile import compile_sums
from tilewright.families.tiling import compile_cover
from tilewright.models import CoverModel
from tilewright.models.canonical import CoverOrder, SumOrder


def plain(model: CoverModel) -> object:
    """A model without its secondary items, whose numbers and colors mean nothing by themselves."""
    n = model.n_primary
    values = [sum(own) for own in model.values]
    return model.lower, model.upper, [{item for item in items if item < n} for items in model.items_of], values


# The second has options that look alike to color refinement, and are not; options of the last add up.
@pytest.mark.parametrize("name", ["unicorn", "tetracubes-2x2x8", "tetrominoes-cylinder", "domino-sums-8"])
def test_the_canonical_exact_cover_is_that_of_the_puzzle_in_other_words(name: str) -> None:
    puzzle = tw.load(name)
    models = [compile_cover(one).model for one in (puzzle, disguised(puzzle, Random(name)))]
    first, second = (CoverOrder.of(model).arranged(model) for model in models)
    assert models[0] != models[1]
    assert plain(first) == plain(second)
    engine = ENGINES["exact-cover"]
    searches = [engine.start(model, 0) for model in (models[0], first, second)]
    for search in searches:
        search.advance(1 << 30, 0)
    assert len({search.found for search in searches}) == 1
    assert searches[1].nodes == searches[2].nodes


@pytest.mark.parametrize("name", ["magic-hexagon-3", "perimeter-square-3", "magic-square-durer"])
def test_the_canonical_sums_are_those_of_the_puzzle_in_other_words(name: str) -> None:
    puzzle = tw.load(name)
    models = [compile_sums(one).model for one in (puzzle, disguised(puzzle, Random(name)))]
    first, second = (SumOrder.of(model).arranged(model) for model in models)
    assert models[0] != models[1]
    assert first == second

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.kernels.test_cover import cover_models
from tilewright.models import CoverModel
from tilewright.models.orbits import fixed_cover


@given(st.data(), cover_models())
def test_the_options_that_are_left_are_as_usable_as_before(data: Any, model: CoverModel) -> None:
    numbers = data.draw(st.permutations(range(len(model.options))))[: data.draw(st.integers(0, len(model.options)))]
    restricted = model.restricted(numbers)
    assert restricted.options == tuple(model.options[k] for k in numbers)
    assert restricted.usable == tuple(map(model.is_usable, restricted.options))


@given(cover_models())
def test_the_identity_leaves_all_in_place_unless_an_item_cannot_be_covered(model: CoverModel) -> None:
    usable = {item for option in model.options if model.is_usable(option) for item, _ in option}
    fixed = fixed_cover(model, range(len(model.options)))
    assert (fixed is None) == any(least > 0 and item not in usable for item, least in enumerate(model.lower))

"""States as bytes."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tilewright.errors import InvalidJob
from tilewright.solving.states import pack, unpack

integers = st.lists(st.integers(-(1 << 63), (1 << 63) - 1))
floats = st.lists(st.floats(allow_nan=False), min_size=1)


@pytest.mark.thorough
@settings(max_examples=40)
@given(st.dictionaries(st.text(), integers | floats))
def test_there_and_back(state: dict[str, list[int] | list[float]]) -> None:
    assert unpack(pack(state)) == state


@given(st.binary())
def test_other_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(InvalidJob, match="damaged"):
        unpack(data)


@given(st.data())
def test_a_byte_that_is_lost_is_noticed(data: st.DataObject) -> None:
    packed = pack({"reg": [1, 2, 3], "chosen": list(range(100))})
    at = data.draw(st.integers(0, len(packed) - 1))
    with pytest.raises(InvalidJob, match="damaged"):
        unpack(packed[:at])

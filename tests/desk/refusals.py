"""How the desk refuses what is asked."""

from __future__ import annotations

from typing import Any

import pytest

from tilewright.desk.asks import answer
from tilewright.desk.limits import Refused


def refusal(ask: str, params: Any) -> Refused:
    """The refusal of an ask, in words."""
    with pytest.raises(Refused) as caught:
        answer(ask, params)
    assert caught.value.message
    return caught.value

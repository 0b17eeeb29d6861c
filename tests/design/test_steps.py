"""Long searches of the designer's tools give the caller control after each slice of each search inside."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tilewright.catalog import load
from tilewright.design.no_solution.conflict import Why
from tilewright.design.no_solution.typos import Mending
from tilewright.design.uniqueness.unify import Unify
from tilewright.solving import Run


@pytest.mark.parametrize(
    ("begin", "name"),
    [
        pytest.param(Unify, "unicorn", marks=pytest.mark.thorough),
        (Unify, "magic-square-3"),
        (Why, "tetrominoes-4x5"),
        (Mending, "tetrominoes-4x5"),
    ],
)
def test_the_caller_regains_control_after_each_slice(
    begin: Callable[[Any], Any], name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    slices, n, most = Run.until_stopped, 0, 0

    def counted(run: Run) -> Iterator[Any]:
        nonlocal n, most
        for rows in slices(run):
            n += 1
            most = max(most, n)
            yield rows

    monkeypatch.setattr(Run, "until_stopped", counted)
    for _ in begin(load(name)).steps():
        n = 0
    assert most == 1

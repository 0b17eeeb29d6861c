"""The reference solver itself, on puzzles of the catalog that it can finish."""

from __future__ import annotations

import pytest

import tilewright
from tests import reference


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("scramble-africa", (8, 4, 1, 1, 1)),
        ("giants-causeway", (2, 2, 2, 2, 2)),
        ("tetrominoes-4x5", (0, 0, 0, 0, 0)),
        ("slothouber-graatsma", (34560, 8, 1, 1, 1)),
        ("magic-square-3", (8, 8, 2, 1, 1)),
        ("magic-hexagon-2", (0, 0, 0, 0, 0)),
        ("perimeter-triangle-3", (24, 24, 8, 4, 2)),
    ],
)
def test_the_reference_finds_the_known_counts(name: str, wanted: tuple[int, ...]) -> None:
    found = reference.count(tilewright.load(name))
    assert (found.raw, found.distinct, found.up_to_rotation, found.up_to_symmetry, found.up_to_relabeling) == wanted

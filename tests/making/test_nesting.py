"""Parts on sheets of material, and lines without overlaps, compared with shapely."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely import LineString, Point, Polygon, unary_union
from shapely.affinity import translate

from tilewright.making.engraving import merged
from tilewright.making.nesting import nested

lengths = st.floats(1, 40)


@st.composite
def outlines(draw: Any) -> Polygon:
    """A polygon with the origin inside, and perhaps a hole."""
    n = draw(st.integers(3, 7))
    circle = Point(0, 0).buffer(1, quad_segs=16).exterior
    points = [circle.interpolate(k / n, normalized=True) for k in range(n)]
    around = [
        (length * point.x, length * point.y)
        for point, length in zip(points, draw(st.lists(lengths, min_size=n, max_size=n)), strict=True)
    ]
    hole = [(0.8 * x, 0.8 * y) for x, y in around]
    return Polygon(around, [hole] if draw(st.booleans()) else [])


@settings(max_examples=40)
@given(st.lists(st.lists(outlines(), min_size=1, max_size=2), min_size=1, max_size=7), st.floats(0.5, 6))
def test_parts_keep_their_distance(offers: list[list[Polygon]], spacing: float) -> None:
    width, height = 90.0, 60.0
    lines = [
        [[one.exterior.coords[:-1], *(hole.coords[:-1] for hole in one.interiors)] for one in shapes]
        for shapes in offers
    ]
    lying: dict[int, list[Polygon]] = {}
    for shapes, spot in zip(offers, nested(lines, (width, height), spacing), strict=True):
        if spot is None:
            boxes = [shape.bounds for shape in shapes]
            assert all(
                max(right - left + 2 * spacing - width, top - bottom + 2 * spacing - height) > -2
                for left, bottom, right, top in boxes
            )
            continue
        lying.setdefault(spot.sheet, []).append(translate(shapes[spot.shape], spot.x, spot.y))
    assert sorted(lying) == list(range(len(lying)))
    for sheet in lying.values():
        assert all(one.distance(other) > spacing - 1e-5 for one, other in combinations(sheet, 2))
        left, bottom, right, top = unary_union(sheet).bounds
        assert min(left, bottom, width - right, height - top) > spacing - 1e-5


def test_small_parts_lie_in_the_holes_of_large_ones() -> None:
    frame = Polygon([(0, 0), (96, 0), (96, 96), (0, 96)], [[(10, 10), (10, 86), (86, 86), (86, 10)]])
    offers = [
        [[ring.coords[:-1] for ring in (frame.exterior, *frame.interiors)]],
        *[[[[(0, 0), (20, 0), (20, 20), (0, 20)]]]] * 9,
    ]
    assert {spot and spot.sheet for spot in nested(offers, (100, 100), 2)} == {0}


points = st.tuples(st.integers(0, 4), st.integers(0, 4))


@pytest.mark.thorough
@settings(max_examples=40)
@given(
    st.lists(st.tuples(points, points).filter(lambda ends: ends[0] != ends[1]), min_size=1),
    st.lists(points, max_size=3),
)
def test_merged_lines_are_their_union(ways: list[Any], centers: list[tuple[int, int]]) -> None:
    disks = [(x, y, 0.3) for x, y in centers]
    found = [LineString([(x, y) for x, y, _ in curve.corners]) for curve in merged(ways, disks)]
    union = unary_union([LineString(way) for way in ways])
    left = union.difference(unary_union([Point(x, y).buffer(0.3, quad_segs=4096) for x, y, _ in disks]))
    assert sum(line.length for line in found) == pytest.approx(left.length, abs=2e-3)
    assert unary_union(found).hausdorff_distance(left) < 1e-3 if found else left.length < 1e-3

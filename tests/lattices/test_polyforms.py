"""Shapes of joined cells, counted against the On-Line Encyclopedia of Integer Sequences."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import lattices, motions_of, shapes_of, translation
from tilewright.lattices import (
    ASANOHA,
    BALLS,
    CAIRO,
    CUBIC,
    DELTOIDAL,
    FLORET,
    FREEDOMS,
    HEXAGONAL,
    KISRHOMBILLE,
    LATTICES,
    PRISMS,
    RHOMBIC_TETRAHEDRA,
    RHOMBILLE,
    SNUB_SQUARE,
    SQUARE,
    TETRAHEDRAL_OCTAHEDRAL,
    TETRAKIS,
    TRIANGULAR,
    TRIANGULAR_BALLS,
    TRIHEXAGONAL,
    TRUNCATED_SQUARE,
    Lattice,
    moves_of,
    normalized,
    polyforms,
    reflection_path,
)
from tilewright.lattices.polyforms import Freedom, connected_parts, orientations

# From size 1 on. Numbers without a sequence were counted by a program of its own.
SEQUENCES = [
    (SQUARE, "free", "A000105", (1, 1, 2, 5, 12, 35, 108)),
    (SQUARE, "one_sided", "A000988", (1, 1, 2, 7, 18, 60, 196)),
    (SQUARE, "fixed", "A001168", (1, 2, 6, 19, 63, 216, 760)),
    (TRIANGULAR, "free", "A000577", (1, 1, 1, 3, 4, 12, 24, 66)),
    (TRIANGULAR, "one_sided", "A006534", (1, 1, 1, 4, 6, 19, 43, 120)),
    (TRIANGULAR, "fixed", "A001420", (2, 3, 6, 14, 36, 94, 250, 675)),
    (HEXAGONAL, "free", "A000228", (1, 1, 3, 7, 22, 82)),
    (HEXAGONAL, "one_sided", "A006535", (1, 1, 3, 10, 33, 147)),
    (HEXAGONAL, "fixed", "A001207", (1, 3, 11, 44, 186, 814)),
    (CUBIC, "free", "A038119", (1, 1, 2, 7, 23)),
    (CUBIC, "one_sided", "A000162", (1, 1, 2, 8, 29)),
    (CUBIC, "fixed", "A001931", (1, 3, 15, 86, 534)),
    (TETRAKIS, "free", "A197465", (1, 2, 2, 6, 8, 22, 42)),
    (TETRAKIS, "one_sided", "", (1, 2, 3, 8, 14, 36, 80)),
    (TETRAKIS, "fixed", "", (4, 6, 12, 25, 56, 132, 320)),
    (KISRHOMBILLE, "free", "A197462", (1, 3, 3, 9, 14, 38)),
    (KISRHOMBILLE, "one_sided", "", (2, 3, 6, 13, 28, 66)),
    (KISRHOMBILLE, "fixed", "", (12, 18, 36, 75, 168, 386)),
    (DELTOIDAL, "free", "A057786", (1, 2, 4, 10, 27, 85)),
    (DELTOIDAL, "one_sided", "", (1, 2, 6, 16, 48, 158)),
    (DELTOIDAL, "fixed", "", (6, 12, 32, 93, 288, 926)),
    (RHOMBILLE, "free", "A197459", (1, 1, 3, 4, 12, 27, 78)),
    (RHOMBILLE, "one_sided", "", (1, 1, 4, 6, 19, 49, 143)),
    (RHOMBILLE, "fixed", "", (3, 6, 14, 36, 99, 281, 816)),
    (TRUNCATED_SQUARE, "free", "A343577", (2, 2, 7, 22, 93)),
    (TRUNCATED_SQUARE, "one_sided", "", (2, 2, 8, 34, 158)),
    (TRUNCATED_SQUARE, "fixed", "", (2, 6, 26, 121, 597)),
    (TRIHEXAGONAL, "free", "A343398", (2, 1, 4, 9, 30)),
    (TRIHEXAGONAL, "one_sided", "", (2, 1, 4, 14, 47)),
    (TRIHEXAGONAL, "fixed", "", (3, 6, 21, 73, 273)),
    (SNUB_SQUARE, "free", "A309159", (2, 2, 4, 10, 28, 79)),
    (SNUB_SQUARE, "one_sided", "", (3, 3, 7, 18, 53, 152)),
    (SNUB_SQUARE, "fixed", "", (6, 10, 24, 68, 198, 594)),
    (CAIRO, "free", "", (1, 2, 5, 17, 55, 206)),
    (CAIRO, "one_sided", "", (1, 3, 8, 31, 103, 401)),
    (CAIRO, "fixed", "", (4, 10, 32, 112, 412, 1572)),
    (FLORET, "free", "A197159", (1, 3, 8, 25, 80, 291)),
    (FLORET, "one_sided", "A197159", (1, 3, 8, 25, 80, 291)),
    (FLORET, "fixed", "", (6, 15, 44, 141, 480, 1703)),
    (ASANOHA, "free", "A057784", (1, 2, 2, 4, 4, 10, 13, 29)),
    (ASANOHA, "one_sided", "", (1, 2, 3, 5, 7, 15, 24)),
    (ASANOHA, "fixed", "", (6, 9, 14, 24, 42, 77, 144)),
    (PRISMS, "free", "", (1, 2, 3, 11, 30, 137)),
    (PRISMS, "one_sided", "", (1, 2, 3, 13, 43, 221)),
    (PRISMS, "fixed", "", (2, 5, 20, 91, 450)),
    (TETRAHEDRAL_OCTAHEDRAL, "free", "A343909", (2, 1, 4, 9, 44)),
    (TETRAHEDRAL_OCTAHEDRAL, "one_sided", "", (2, 1, 4, 11, 65)),
    (TETRAHEDRAL_OCTAHEDRAL, "fixed", "", (3, 8, 40, 214)),
    (RHOMBIC_TETRAHEDRA, "free", "", (1, 3, 4, 16, 39)),
    (RHOMBIC_TETRAHEDRA, "one_sided", "", (1, 3, 6, 24, 70)),
    (RHOMBIC_TETRAHEDRA, "fixed", "", (24, 48, 144, 474)),
    (BALLS, "free", "A300812, sums of rows", (1, 1, 4, 20, 131)),
    (BALLS, "one_sided", "", (1, 1, 5, 28, 225)),
    (BALLS, "fixed", "", (1, 6, 50, 475)),
    (TRIANGULAR_BALLS, "free", "A300812, sums of rows", (1, 1, 4, 20)),
    (TRIANGULAR_BALLS, "one_sided", "", (1, 1, 5, 28)),
    (TRIANGULAR_BALLS, "fixed", "", (1, 6, 50, 475)),
]


@pytest.mark.parametrize(
    ("lattice", "freedom", "sequence", "terms"),
    SEQUENCES,
    ids=[row[2] or f"{row[0].name}-{row[1]}" for row in SEQUENCES],
)
def test_numbers_of_polyforms(lattice: Lattice, freedom: Freedom, sequence: str, terms: tuple[int, ...]) -> None:
    assert not sequence or sequence.startswith("A")
    assert tuple(len(polyforms(lattice, size, freedom)) for size in range(1, len(terms) + 1)) == terms


@pytest.mark.parametrize(
    ("lattice", "size", "freedom", "number"),
    [
        (SQUARE, 5, "free", 12),
        (SQUARE, 5, "one_sided", 18),
        (SQUARE, 5, "fixed", 63),
        (TRIANGULAR, 6, "free", 12),
        (HEXAGONAL, 4, "free", 7),
        (CUBIC, 4, "one_sided", 8),
    ],
)
def test_the_sets_that_puzzles_are_made_of(lattice: Lattice, size: int, freedom: Freedom, number: int) -> None:
    shapes = polyforms(lattice, size, freedom)
    assert len(set(shapes)) == len(shapes) == number
    assert all(connected_parts(lattice, shape) == [sorted(shape)] and len(shape) == size for shape in shapes)
    assert list(shapes) == sorted(shapes)


def test_a_polyform_has_at_least_one_cell() -> None:
    with pytest.raises(ValueError, match="a polyhex has at least one cell, not 0"):
        polyforms(HEXAGONAL, 0)


@given(st.data())
def test_normalizing_undoes_translations_and_order(data: Any) -> None:
    lattice = data.draw(lattices())
    shape = data.draw(shapes_of(lattice))
    steps = tuple(data.draw(st.integers(-9, 9)) for _ in range(lattice.dimension))
    moved = [lattice.move(translation(lattice, steps), cell) for cell in data.draw(st.permutations(shape))]
    assert normalized(lattice, moved) == normalized(lattice, shape)
    assert normalized(lattice, normalized(lattice, shape)) == normalized(lattice, shape)


@given(st.data())
def test_a_motion_does_not_change_the_set_of_orientations(data: Any) -> None:
    lattice = data.draw(lattices())
    shape, motion = data.draw(shapes_of(lattice, 5)), data.draw(motions_of(lattice))
    moved = [lattice.move(motion, cell) for cell in shape]
    assert orientations(lattice, moved, "free") == orientations(lattice, shape, "free")
    if not motion.is_reflection:
        assert orientations(lattice, moved, "one_sided") == orientations(lattice, shape, "one_sided")


@pytest.mark.thorough
@given(st.data())
def test_the_number_of_orientations_divides_the_order_of_the_group(data: Any) -> None:
    lattice = data.draw(lattices())
    shape = data.draw(shapes_of(lattice, 5))
    for freedom in FREEDOMS:
        group = moves_of(lattice, freedom)
        assert len(group) % len(orientations(lattice, shape, freedom)) == 0


@given(st.data())
def test_turning_a_shape_keeps_it_connected(data: Any) -> None:
    lattice = data.draw(lattices())
    shape = data.draw(shapes_of(lattice))
    matrix = data.draw(st.sampled_from(lattice.point_group))
    turned = [lattice.turn(matrix, cell)[0] for cell in shape]
    assert connected_parts(lattice, turned) == [sorted(turned)]
    assert len(set(turned)) == len(shape)


def test_cells_that_meet_in_a_corner_only_are_not_connected() -> None:
    assert connected_parts(SQUARE, [(0, 0), (1, 1)]) == [[(0, 0)], [(1, 1)]]
    assert connected_parts(TRIANGULAR, [(0, 0, 0), (1, 0, 0)]) == [[(0, 0, 0)], [(1, 0, 0)]]
    assert connected_parts(SQUARE, []) == []


def test_what_each_freedom_allows() -> None:
    assert [len(moves_of(SQUARE, freedom)) for freedom in FREEDOMS] == [8, 4, 1]
    bent = [(0, 0), (0, 1), (0, 2), (1, 0)]
    assert [len(orientations(SQUARE, bent, freedom)) for freedom in FREEDOMS] == [8, 4, 1]


def test_a_path_of_reflections_leads_to_a_cell() -> None:
    assert reflection_path(TRIANGULAR, [], (0, 0, 0)) == (0, 0, 0)
    assert reflection_path(TRIANGULAR, ["X"], (0, 0, 0)) == (0, -1, 1)
    assert reflection_path(TRIANGULAR, ["Y"], (0, 0, 0)) == (0, 0, 1)
    assert reflection_path(TRIANGULAR, ["Z"], (0, 0, 0)) == (-1, 0, 1)


@given(st.lists(st.sampled_from("XYZ"), max_size=12))
def test_a_path_walked_back_ends_at_home(steps: list[str]) -> None:
    there = reflection_path(TRIANGULAR, steps, (0, 0, 0))
    assert reflection_path(TRIANGULAR, reversed(steps), there) == (0, 0, 0)


def test_paths_are_for_triangles_and_their_three_directions() -> None:
    with pytest.raises(ValueError, match="need a triangular lattice, not a square one"):
        reflection_path(SQUARE, ["X"], (0, 0))
    with pytest.raises(ValueError, match="'W' is no direction of a side: use X, Y or Z"):
        reflection_path(TRIANGULAR, ["W"], (0, 0, 0))


def test_every_lattice_has_its_sequences() -> None:
    assert {lattice.name for lattice, *_ in SEQUENCES} == set(LATTICES)

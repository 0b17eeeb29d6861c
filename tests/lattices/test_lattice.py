"""Laws that hold on every lattice."""

from __future__ import annotations

from itertools import product
from math import atan2, pi
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.contracts.templates import ELONGATED, EVERY_LATTICE
from tests.strategies import cells_of, lattices, motions_of, shapes_of, sides_of, translation
from tilewright.lattices import (
    BALLS,
    CAIRO,
    CUBIC,
    FLORET,
    HEXAGONAL,
    PRISMS,
    RHOMBIC_TETRAHEDRA,
    SNUB_SQUARE,
    SQUARE,
    TETRAHEDRAL_OCTAHEDRAL,
    TETRAKIS,
    TRIANGULAR,
    TRIANGULAR_BALLS,
    TRUNCATED_SQUARE,
    Lattice,
    Matrix,
    Motion,
)
from tilewright.lattices.matrices import determinant, times

ALL = pytest.mark.parametrize("lattice", EVERY_LATTICE.values(), ids=EVERY_LATTICE)


def product_of(first: Matrix, second: Matrix) -> Matrix:
    columns = tuple(zip(*second, strict=True))
    return tuple(tuple(sum(a * b for a, b in zip(row, column, strict=True)) for column in columns) for row in first)


# Cells and sides.


@given(st.data())
def test_crossing_a_side_and_back_is_home(data: Any) -> None:
    lattice = data.draw(lattices())
    cell, side = data.draw(sides_of(lattice))
    neighbor, entered = lattice.across(cell, side)
    assert neighbor != cell
    assert lattice.is_cell(neighbor)
    assert lattice.across(neighbor, entered) == (cell, side)


@given(st.data())
def test_neighbors_are_all_different(data: Any) -> None:
    lattice = data.draw(lattices())
    cell = data.draw(cells_of(lattice))
    assert len(set(lattice.neighbors(cell))) == lattice.n_sides_of(cell)


@given(st.data())
def test_a_center_gives_its_cell_back(data: Any) -> None:
    lattice = data.draw(lattices())
    cell = data.draw(cells_of(lattice))
    assert lattice.cell_at(lattice.center(cell)) == cell


@given(st.data())
def test_neighbors_share_the_corners_of_their_side(data: Any) -> None:
    lattice = data.draw(lattices())
    cell, side = data.draw(sides_of(lattice))
    neighbor, entered = lattice.across(cell, side)

    def ends(of: tuple[int, ...], at: int) -> set[tuple[int, ...]]:
        return {lattice.corners(of)[k] for k in lattice.kind(of).face_corners[at]}

    assert ends(cell, side) == ends(neighbor, entered)
    assert set(lattice.corners(cell)) & set(lattice.corners(neighbor)) == ends(cell, side)


@given(st.data())
def test_a_cell_stands_at_its_place_of_the_grid(data: Any) -> None:
    lattice = data.draw(lattices())
    cell = data.draw(cells_of(lattice))
    assert lattice.cell_on_grid(lattice.grid(cell)) == cell


@ALL
def test_sides_are_numbered_counterclockwise(lattice: Lattice) -> None:
    if lattice.dimension == 3:
        return
    for kind in lattice.kinds:
        for vectors in (kind.sides, kind.corners):
            drawn = [lattice.position(vector) for vector in vectors]
            for (x, y), (next_x, next_y) in zip(drawn, drawn[1:] + drawn[:1], strict=True):
                assert x * next_y - y * next_x > 0
        for side, (first, second) in enumerate(kind.face_corners):
            # The way to the neighbor's center leads across the side, not necessarily through its middle.
            (x, y), (to_x, to_y) = (lattice.position(kind.corners[k]) for k in (first, second))
            ahead_x, ahead_y = lattice.position(kind.sides[side])
            assert x * ahead_y - y * ahead_x >= -1e-9
            assert ahead_x * to_y - ahead_y * to_x >= -1e-9
            assert second == (first + 1) % kind.n_sides


@ALL
def test_tiles_are_listed_clockwise(lattice: Lattice) -> None:
    if lattice.dimension == 3:
        return
    for kind in lattice.kinds:
        n = kind.n_sides
        steps = {(kind.reading_order[k] - kind.reading_order[k - 1]) % n for k in range(n)}
        assert steps == {n - 1}


@pytest.mark.parametrize(
    ("lattice", "kind", "names"),
    [
        (SQUARE, 0, ["top", "right", "bottom", "left"]),
        (TRIANGULAR, 0, ["left", "right", "bottom"]),
        (TRIANGULAR, 1, ["right", "left", "top"]),
        (HEXAGONAL, 0, ["upper right", "right", "lower right", "lower left", "left", "upper left"]),
        (CUBIC, 0, ["top", "front", "right", "back", "left", "bottom"]),
    ],
)
def test_the_order_in_which_labels_are_listed(lattice: Lattice, kind: int, names: list[str]) -> None:
    shape = lattice.kinds[kind]
    assert [shape.side_names[side] for side in shape.reading_order] == names


@ALL
def test_side_names_say_where_the_sides_are(lattice: Lattice) -> None:
    for cell in [(0,) * (len(lattice.coordinates) - 1) + (k,) for k in range(len(lattice.kinds))]:
        for side, name in enumerate(lattice.kind(cell).side_names):
            assert lattice.kind(cell).side_names.index(name) == side
            if lattice.dimension == 2:
                x, y = lattice.position(lattice.kind(cell).sides[side])
                across = ("right" in name) - ("left" in name)
                upward = ("upper" in name or "top" in name) - ("lower" in name or "bottom" in name)
                angle = abs(atan2(y, x) - atan2(upward, across))
                assert min(angle, 2 * pi - angle) < pi / 4


@pytest.mark.parametrize(
    ("lattice", "cell", "good"),
    [
        (SQUARE, (3, -4), True),
        (SQUARE, (3, 4, 0), False),
        (TRIANGULAR, (1, 2, 1), True),
        (TRIANGULAR, (1, 2, 2), False),
        (TRIANGULAR, (1, 2), False),
        (HEXAGONAL, (0, 0), True),
        (CUBIC, (1, 2, 3), True),
        (CUBIC, (1, 2), False),
    ],
)
def test_which_coordinates_name_a_cell(lattice: Lattice, cell: tuple[int, ...], good: bool) -> None:
    assert lattice.is_cell(cell) == good


def test_reading_order_goes_by_layers_rows_and_columns() -> None:
    assert sorted(product((0, 1), repeat=2), key=SQUARE.reading_key) == [(0, 1), (1, 1), (0, 0), (1, 0)]
    assert sorted(product((0, 1), repeat=3), key=CUBIC.reading_key) == [
        (0, 1, 0),
        (1, 1, 0),
        (0, 0, 0),
        (1, 0, 0),
        (0, 1, 1),
        (1, 1, 1),
        (0, 0, 1),
        (1, 0, 1),
    ]
    assert sorted([(0, 0, 0), (0, 0, 1), (1, 0, 0), (0, 1, 0)], key=TRIANGULAR.reading_key) == [
        (0, 1, 0),
        (0, 0, 0),
        (0, 0, 1),
        (1, 0, 0),
    ]
    assert sorted([(0, 0), (1, 0), (0, 1), (-1, 1)], key=HEXAGONAL.reading_key) == [(-1, 1), (0, 1), (0, 0), (1, 0)]


# Motions.


@ALL
def test_the_order_of_the_point_group(lattice: Lattice) -> None:
    order = {PRISMS: 24, ELONGATED: 4, FLORET: 6}.get(lattice, 12)
    if lattice in (SQUARE, TETRAKIS, TRUNCATED_SQUARE, SNUB_SQUARE, CAIRO):
        order = 8
    if lattice in (CUBIC, BALLS, TRIANGULAR_BALLS, TETRAHEDRAL_OCTAHEDRAL, RHOMBIC_TETRAHEDRA):
        order = 48
    assert len(set(lattice.point_group)) == len(lattice.point_group) == order
    assert len(lattice.reflections) == (0 if lattice is FLORET else order // 2)
    assert (*lattice.rotation_group, *lattice.reflections) == lattice.point_group


@ALL
def test_the_point_group_is_a_group(lattice: Lattice) -> None:
    members = set(lattice.point_group)
    identity = lattice.point_group[0]
    assert all(product_of(identity, matrix) == matrix for matrix in members)
    assert {product_of(a, b) for a in members for b in members} == members
    assert all(any(product_of(a, b) == identity for b in members) for a in members)


@ALL
def test_the_rotations_come_first_and_are_a_subgroup(lattice: Lattice) -> None:
    signs = [determinant(matrix) for matrix in lattice.point_group]
    assert signs == sorted(signs, reverse=True)
    rotations = set(lattice.rotation_group)
    assert {product_of(a, b) for a in rotations for b in rotations} == rotations
    assert not any(Motion(matrix, (0,) * lattice.dimension).is_reflection for matrix in rotations)


@given(st.data())
def test_motions_keep_which_sides_touch(data: Any) -> None:
    lattice = data.draw(lattices())
    motion, (cell, side) = data.draw(motions_of(lattice)), data.draw(sides_of(lattice))
    neighbor, entered = lattice.across(cell, side)
    assert lattice.across(*lattice.move_side(motion, cell, side)) == lattice.move_side(motion, neighbor, entered)


@given(st.data())
def test_motions_permute_the_sides_of_a_cell(data: Any) -> None:
    lattice = data.draw(lattices())
    motion, cell = data.draw(motions_of(lattice)), data.draw(cells_of(lattice))
    permutation = lattice.side_permutation(motion, cell)
    n_sides = lattice.n_sides_of(cell)
    assert sorted(permutation) == list(range(n_sides))
    if lattice.dimension == 2:
        # Rotations keep the order round the cell, reflections reverse it.
        steps = {(permutation[k] - permutation[k - 1]) % n_sides for k in range(n_sides)}
        assert steps == ({n_sides - 1} if motion.is_reflection else {1})


@given(st.data())
def test_motions_carry_corners_to_corners(data: Any) -> None:
    lattice = data.draw(lattices())
    motion, cell = data.draw(motions_of(lattice)), data.draw(cells_of(lattice))
    moved = {
        tuple(a + b for a, b in zip(times(motion.matrix, corner), motion.shift, strict=True))
        for corner in lattice.corners(cell)
    }
    assert moved == set(lattice.corners(lattice.move(motion, cell)))


@given(st.data())
def test_a_motion_can_be_undone(data: Any) -> None:
    lattice = data.draw(lattices())
    motion, cell = data.draw(motions_of(lattice)), data.draw(cells_of(lattice))
    inverse = next(
        matrix for matrix in lattice.point_group if product_of(matrix, motion.matrix) == lattice.point_group[0]
    )
    back = Motion(inverse, tuple(-x for x in times(inverse, motion.shift)))
    assert lattice.move(back, lattice.move(motion, cell)) == cell


@given(st.data())
def test_the_motion_taking_a_cell_to_another_does_so(data: Any) -> None:
    lattice = data.draw(lattices())
    cell, target = data.draw(cells_of(lattice)), data.draw(cells_of(lattice))
    found = [lattice.motion_taking(matrix, cell, target) for matrix in lattice.point_group]
    motions = [motion for motion in found if motion is not None]
    # A cell goes to every other that it can become in as many ways as it has symmetries.
    images = [lattice.kind_index(lattice.turn(matrix, cell)[0]) for matrix in lattice.point_group]
    assert len(motions) == images.count(lattice.kind_index(target))
    assert bool(motions) == (lattice.kind_index(target) in images)
    assert all(lattice.move(motion, cell) == target for motion in motions)


@given(st.data())
def test_translations_move_all_cells_alike(data: Any) -> None:
    lattice = data.draw(lattices())
    cell = data.draw(cells_of(lattice))
    steps = tuple(data.draw(st.integers(-5, 5)) for _ in range(lattice.dimension))
    moved = lattice.move(translation(lattice, steps), cell)
    assert moved == (*(a + b for a, b in zip(cell, steps, strict=False)), *cell[lattice.dimension :])


def test_a_motion_that_is_no_symmetry_of_the_lattice_is_refused() -> None:
    with pytest.raises(KeyError):
        TRIANGULAR.move(Motion(TRIANGULAR.point_group[0], (1, 0)), (0, 0, 0))


def test_motions_between_shapes_of_different_sizes_are_none() -> None:
    assert list(SQUARE.motions_between([(0, 0)], [(0, 0), (1, 0)])) == []
    assert list(SQUARE.motions_between([], [])) == []
    assert len(list(SQUARE.motions_between([(0, 0), (1, 0)], [(5, 5), (5, 6)]))) == 4


@given(st.data(), lattices())
def test_all_motions_between_two_sets_of_cells_are_found(data: Any, lattice: Lattice) -> None:
    cells = data.draw(shapes_of(lattice))
    motion = data.draw(motions_of(lattice))
    target = {lattice.move(motion, cell) for cell in cells} | set(data.draw(st.sampled_from([(), cells[:1]])))
    tried = [lattice.motion_taking(matrix, cells[0], cell) for matrix in lattice.point_group for cell in sorted(target)]
    expected = [one for one in tried if one is not None and {lattice.move(one, cell) for cell in cells} == target]
    assert list(lattice.motions_between(cells, target)) == expected

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.contracts.templates import EVERY_LATTICE
from tilewright.lattices import LATTICES, Lattice
from tilewright.lattices.hands import axis_of, hand_moves, turns_in_space
from tilewright.lattices.matrices import determinant, generated_group, product, times

ALL = [pytest.param(lattice, id=lattice.name) for lattice in EVERY_LATTICE.values()]


def _drawn(lattice: Lattice, vectors: Iterable[tuple[int, ...]]) -> list[tuple[float, ...]]:
    return [tuple(round(x, 6) + 0.0 for x in lattice.position(vector)) for vector in vectors]


@pytest.mark.parametrize("lattice", ALL)
def test_moves_of_a_hand_reach_every_orientation(lattice: Lattice) -> None:
    assert set(generated_group(hand_moves(lattice).values())) == set(lattice.point_group)


@pytest.mark.parametrize("lattice", ALL)
def test_turning_back_undoes_turning(lattice: Lattice) -> None:
    moves = hand_moves(lattice)
    assert product(moves["turn_back"], moves["turn"]) == lattice.point_group[0]
    assert determinant(moves["turn"]) == 1
    assert [determinant(moves[name]) for name in moves if name == "flip"] == [-1] * bool(lattice.reflections)


@pytest.mark.parametrize("lattice", [lattice for lattice in EVERY_LATTICE.values() if lattice.dimension == 2])
def test_in_the_plane_turn_is_the_least_angle_clockwise_and_flip_changes_left_and_right(lattice: Lattice) -> None:
    moves = hand_moves(lattice)
    corners = lattice.kinds[0].corners
    if lattice.reflections:
        flipped = _drawn(lattice, (times(moves["flip"], corner) for corner in corners))
        assert flipped == [(-x + 0.0, y) for x, y in _drawn(lattice, corners)]
    # The least turn is applied as often as there are rotations before everything is as it was.
    n, matrix = 1, moves["turn"]
    while matrix != lattice.point_group[0]:
        n, matrix = n + 1, product(moves["turn"], matrix)
    assert n == len(lattice.rotation_group)
    # Clockwise: what points to the right points downward then, or to the left after half a turn.
    (x, y), *_ = _drawn(lattice, [times(moves["turn"], (1, 0))])
    assert y < 0 or (n == 2 and x < 0)


def test_in_space_tip_turns_about_the_first_axis() -> None:
    cubes = LATTICES["cubic"]
    moves = hand_moves(cubes)
    assert times(moves["tip"], (1, 0, 0)) == (1, 0, 0)
    assert times(moves["turn"], (0, 0, 1)) == (0, 0, 1)


@pytest.mark.parametrize("lattice", [lattice for lattice in EVERY_LATTICE.values() if lattice.dimension == 3])
def test_in_space_turning_keeps_every_layer_and_goes_clockwise(lattice: Lattice) -> None:
    assert lattice.layer is not None
    turn = hand_moves(lattice)["turn"]
    layers: dict[int, set[int]] = {}
    for cell in (other for first in lattice.first_cells for other in (first, *lattice.neighbors(first))):
        layers.setdefault(lattice.grid(cell)[0], set()).add(lattice.grid(lattice.turn(turn, cell)[0])[0])
    assert all(len(after) == 1 for after in layers.values())
    (x, y), (to_x, to_y) = (_from_above(lattice, vector) for vector in ((1, 0, 0), times(turn, (1, 0, 0))))
    assert x * to_y - y * to_x < 0


def _from_above(lattice: Lattice, vector: tuple[int, ...]) -> tuple[float, ...]:
    """A vector within a layer, as the planar lattice shows it."""
    assert lattice.layer is not None
    assert not vector[2]
    steps = [sum(x * step[k] for x, step in zip(vector, lattice.steps, strict=True)) for k in range(3)]
    assert not steps[0]
    _, row, column = lattice.grid(lattice.first_cells[0])
    start = lattice.layer.cell_on_grid((0, row, column))
    end = lattice.layer.cell_on_grid((0, row + steps[1], column + steps[2]))
    assert start is not None
    assert end is not None
    flat = lattice.layer
    here, there = (flat.position(flat.center(cell)) for cell in (start, end))
    return tuple(b - a for a, b in zip(here, there, strict=True))


SPACE = [lattice for lattice in EVERY_LATTICE.values() if lattice.dimension == 3]


@pytest.mark.parametrize("lattice", SPACE)
def test_in_space_each_turn_has_one_back_and_leaves_its_axis(lattice: Lattice) -> None:
    turns = turns_in_space(lattice)
    for name, via in turns.items():
        x, y, z = axis_of(lattice, via)
        assert x * x + y * y + z * z == pytest.approx(1)
        if f"{name}_back" in turns:
            assert axis_of(lattice, turns[f"{name}_back"]) == pytest.approx([-x, -y, -z])
    # Turning goes clockwise as seen from above.
    assert axis_of(lattice, turns["turn"]) == pytest.approx((0, 0, -1))
    assert len(turns) == (4 if lattice.name.endswith("prisms") else 6)


def test_cubes_turn_about_three_axes_at_right_angles() -> None:
    cubes = LATTICES["cubic"]
    turns = turns_in_space(cubes)
    axes = {name: axis_of(cubes, via) for name, via in turns.items()}
    assert axes["tip"] == pytest.approx((-1, 0, 0))
    assert axes["roll"] == pytest.approx((0, -1, 0)) or axes["roll"] == pytest.approx((0, 1, 0))

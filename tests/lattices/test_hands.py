from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.contracts.templates import EVERY_LATTICE
from tilewright.lattices import LATTICES, Lattice
from tilewright.lattices.hands import hand_moves
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
    assert determinant(moves["flip"]) == -1


@pytest.mark.parametrize("lattice", [lattice for lattice in EVERY_LATTICE.values() if lattice.dimension == 2])
def test_in_the_plane_turn_is_the_least_angle_clockwise_and_flip_changes_left_and_right(lattice: Lattice) -> None:
    moves = hand_moves(lattice)
    corners = lattice.kinds[0].corners
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

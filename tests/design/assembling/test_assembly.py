"""Assemblies, compared with trying every set of pieces in every direction on small solids."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from functools import cache
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tilewright as tw
from tilewright.design.assembling.assembly import Assembly, assembly_of_cells
from tilewright.lattices import CUBIC, LATTICES, Cell
from tilewright.lattices.slides import contact, slides

AXES = tuple(tuple(sign * (axis == k) for k in range(3)) for axis in range(3) for sign in (1, -1))
Places = tuple[frozenset[Cell], ...]


def _moved(cells: frozenset[Cell], way: Cell) -> frozenset[Cell]:
    return frozenset((x + way[0], y + way[1], z + way[2]) for x, y, z in cells)


def _locked(pieces: Sequence[frozenset[Cell]]) -> set[frozenset[int]]:
    """The groups that never come apart, found by moving every set of pieces by one cube each way, again and again."""
    if len(pieces) < 2:
        return set()
    start: Places = tuple(pieces)
    known, todo = {start}, deque([start])
    while todo:
        here = todo.popleft()
        for n in range(1, len(pieces)):
            for moving in combinations(range(1, len(pieces)), n):
                standing = [k for k in range(len(pieces)) if k not in moving]
                for way in AXES:
                    there = tuple(_moved(cells, way) if k in moving else cells for k, cells in enumerate(here))
                    if len(frozenset[Cell]().union(*there)) < sum(map(len, there)) or there in known:
                        continue
                    if any(_lie_apart(there, moving, standing, axis) for axis in range(3)):
                        found: set[frozenset[int]] = set()
                        for part in (moving, standing):
                            inner = _locked([pieces[k] for k in part])
                            found |= {frozenset(part[k] for k in group) for group in inner}
                        return found
                    known.add(there)
                    todo.append(there)
    return {frozenset(range(len(pieces)))}


def _lie_apart(places: Places, moving: Sequence[int], standing: Sequence[int], axis: int) -> bool:
    first, second = ([cell[axis] for k in part for cell in places[k]] for part in (moving, standing))
    return max(first) < min(second) or max(second) < min(first)


def _put_together(pieces: Sequence[frozenset[Cell]], found: Assembly) -> None:
    """Follow the steps backward, one cube at a time, and see that no piece ever enters another one."""
    offset = dict.fromkeys(range(len(pieces)), (0, 0, 0))

    def move(moving: Sequence[int], standing: Sequence[int], by: Cell) -> None:
        for k in moving:
            x, y, z = offset[k]
            offset[k] = (x + by[0], y + by[1], z + by[2])
        parts = [[_moved(pieces[k], offset[k]) for k in part] for part in (moving, standing)]
        assert not frozenset[Cell]().union(*parts[0]) & frozenset[Cell]().union(*parts[1])

    for join in reversed(found.joins):
        for shift in reversed(join.shifts):
            rest = {*join.moving, *join.standing} - {*shift.pieces}
            move(shift.pieces, tuple(rest), tuple(-x // 2 for x in shift.by))
        for _ in range(12):
            move(join.moving, join.standing, tuple(-x // 2 for x in join.way))


@st.composite
def cut_blocks(draw: st.DrawFn) -> list[frozenset[Cell]]:
    """A block whose cubes belong to two to four pieces, which need not hang together, or to none."""
    block = list(product(range(3), range(3), range(draw(st.integers(1, 3)))))
    n = draw(st.integers(2, 4))
    owners = draw(st.lists(st.integers(0, n), min_size=len(block), max_size=len(block)))
    pieces = [frozenset(cell for cell, owner in zip(block, owners, strict=True) if owner == k) for k in range(n)]
    return [piece for piece in pieces if piece]


@settings(max_examples=25)
@given(cut_blocks())
def test_the_same_groups_stay_locked_as_when_every_move_is_tried(pieces: list[frozenset[Cell]]) -> None:
    found = assembly_of_cells(CUBIC, [sorted(piece) for piece in pieces], 10**9)
    assert found.exhausted
    assert {frozenset(group) for group in found.locked} == _locked(pieces)
    _put_together(pieces, found)


def _cubes(*pictures: str) -> list[Cell]:
    """The cubes of layers from bottom to top, each with its rows from the back to the front."""
    return [
        (x, -y, z)
        for z, picture in enumerate(pictures)
        for y, row in enumerate(picture.split("/"))
        for x, char in enumerate(row)
        if char == "#"
    ]


def test_a_piece_that_is_shifted_before_it_comes_out() -> None:
    house = _cubes("####/####/####", "####/#..#/####", "####/##.#/####")
    found = assembly_of_cells(CUBIC, [house, [(1, -1, 1)]], 10**6)
    assert found.is_possible
    assert not found.is_one_by_one
    (join,) = found.joins
    assert (join.words, [shift.by for shift in join.shifts]) == ("from the top", [(-2, 0, 0)])


def test_rings_hold_each_other_and_nothing_else() -> None:
    flat = _cubes("###/#.#/###")
    upright = [(1 + x, -1, z - 1) for x, _, z in _cubes("###", "#.#", "###")]
    found = assembly_of_cells(CUBIC, [flat, upright, [(0, 0, 1)]], 10**6)
    assert (found.locked, found.exhausted) == (((0, 1),), True)
    assert [join.moving for join in found.joins] == [(2,)]
    assert not assembly_of_cells(CUBIC, [flat, upright, [(0, 0, 1)]], 10).exhausted


def test_pieces_that_hold_each_other_come_in_as_one() -> None:
    flat = _cubes("###/#.#/###")
    upright = [(1 + x, -1, z - 1) for x, _, z in _cubes("###", "#.#", "###")]
    more = [[(x, y, z + 5) for x, y, z in ring] for ring in (flat, upright)]
    found = assembly_of_cells(CUBIC, [flat, upright, *more], 10**6)
    assert [(join.moving, join.standing, join.words) for join in found.joins] == [((2, 3), (0, 1), "from the top")]
    assert found.locked == ((0, 1), (2, 3))


@cache
def _normals(name: str, kind: int) -> list[tuple[Cell, float]]:
    """The faces of a cell as half spaces; sides stand upright on them in a drawing."""
    lattice = LATTICES[name]
    cell = lattice.kinds[kind]
    sides = [lattice.position(side) for side in cell.sides]
    ends = [lattice.position(cell.corners[face[0]]) for face in cell.face_corners]
    return [(side, sum(map(float.__mul__, side, end))) for side, end in zip(sides, ends, strict=True)]


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["cubic", "prisms", "tetrahedral-octahedral", "rhombic-tetrahedra"])
@settings(max_examples=10)
@given(data=st.data())
def test_a_sliding_cell_hits_another_one_when_points_of_it_enter_that(name: str, data: st.DataObject) -> None:
    lattice = LATTICES[name]
    moving, other = (data.draw(st.sampled_from(lattice.first_cells)) for _ in range(2))
    other = tuple(x + d for x, d in zip(other, (*data.draw(st.tuples(*[st.integers(-2, 2)] * 3)), 0), strict=False))
    if moving == other:
        return
    way = data.draw(st.sampled_from(slides(lattice)))
    kinds = lattice.kind_index(moving), lattice.kind_index(other)
    ahead = tuple(b - a for a, b in zip(lattice.center(moving), lattice.center(other), strict=True))
    when = contact(lattice, *kinds, ahead, way)
    corners = [lattice.position(corner) for corner in lattice.kinds[kinds[0]].corners]
    start, step = lattice.position(ahead), lattice.position(way)
    weights = [
        [1.0 + 20 * (k == near) + 9 * (k == far) for k in range(len(corners))] for near in range(8) for far in range(8)
    ]
    points = [
        [sum(w * c[k] for w, c in zip(row, corners, strict=False)) / sum(row[: len(corners)]) for k in range(3)]
        for row in weights
    ]
    entered = [
        time / 16
        for time in range(16 * 20)
        for point in points
        if all(
            sum(n * (p + time / 16 * s - c) for n, p, s, c in zip(normal, point, step, start, strict=True)) < far
            for normal, far in _normals(name, kinds[1])
        )
    ]
    assert bool(entered) == (when < 20)
    assert all(time > when for time in entered)


def test_a_ball_leaves_its_hollow_straight_up_and_not_along_its_row() -> None:
    balls, hollow = LATTICES["balls"], [(x, y, 0) for x in range(3) for y in range(3)]
    found = assembly_of_cells(balls, [hollow, [(0, 0, 1)]], 1000)
    assert [join.words for join in found.joins] == ["from the top"]
    up, along = slides(balls)[0], (1, 0, 0)
    assert not any(
        contact(balls, 0, 0, tuple(4 * (b - a) for a, b in zip((0, 0, 1), cell, strict=True)), up) < 9
        for cell in hollow
    )
    assert contact(balls, 0, 0, (4, 0, -4), along) < 9


@pytest.mark.thorough
def test_the_soma_cube_goes_together_piece_by_piece_from_the_bottom() -> None:
    found = [tw.assembly(solution) for solution in tw.solutions(tw.load("soma"), up_to="symmetry")]
    assert len(found) == 240
    assert all(one.is_one_by_one and one.exhausted for one in found)
    assert sum(join.words == "from the top" for join in found[0].joins) >= 4


def test_only_pieces_in_space_are_put_together() -> None:
    for name in ("unicorn", "magic-cube-3"):
        with pytest.raises(tw.InvalidRequest, match="no pieces in space"):
            tw.assembly(tw.solve(tw.load(name)).solutions[0])

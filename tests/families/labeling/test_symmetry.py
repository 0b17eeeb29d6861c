from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engines.sum_models import PENTAGRAM, WHEEL, Line, brute_force, perimeter, walk
from tests.examples import rectangle
from tests.families.labeling.puzzles import cube, hexagram, labeling, magic_19, magic_hexagon, magic_square
from tilewright.engines.sums import start
from tilewright.families.labeling import LabelingPuzzle, compile_sums
from tilewright.families.labeling.symmetry import complement, line_group


@pytest.mark.parametrize(
    ("puzzle", "motions", "with_complement"),
    [
        (magic_square(3, 15), 8, 16),
        (magic_square(4, 34), 8, 16),
        (magic_19(), 12, 12),  # 60 - 22 is not an allowed sum
        (magic_hexagon(3, 38), 12, 12),  # lines of three lengths
        (cube(), 48, 96),
        (magic_square(3, 15, given=((4, 5),)), 8, 16),
        (magic_square(3, 15, given=((0, 2),)), 2, 2),  # 10 - 2 is given nowhere
    ],
)
def test_orders(puzzle: LabelingPuzzle, motions: int, with_complement: int) -> None:
    compiled = compile_sums(puzzle)
    assert len(compiled.symmetries(False)) == motions
    assert len(compiled.symmetries(True)) == with_complement
    assert not any(symmetry.relabels for symmetry in compiled.symmetries(False))


def test_given_values_that_are_each_others_complement_may_be_exchanged() -> None:
    puzzle = magic_square(3, 15, given=((0, 2), (8, 8)))
    motions, both = (compile_sums(puzzle).symmetries(relabelings) for relabelings in (False, True))
    assert (len(motions), len(both)) == (2, 4)


def test_sums_of_single_lines_move_with_their_lines() -> None:
    board, pairs = rectangle(3, 1), [(0, 1), (1, 2)]
    orders = {}
    for own in ((3, 3), (3, 5), (4, 4), (3, 4)):
        compiled = compile_sums(labeling(board, pairs, own=dict(enumerate(own))))
        orders[own] = [len({s.places for s in compiled.symmetries(relabels)}) for relabels in (False, True)]  # type: ignore[attr-defined]
        orders[own].append(sum(symmetry.relabels for symmetry in compiled.symmetries(True)))
    # The complement makes 8 - S of a sum S: 3 and 5 are exchanged where the line is turned round, too.
    assert orders == {(3, 3): [2, 2, 0], (3, 5): [1, 2, 1], (4, 4): [2, 2, 2], (3, 4): [1, 1, 0]}


@pytest.mark.parametrize("puzzle", [magic_square(3, 15), cube(), magic_square(3, 15, given=((0, 2), (8, 8)))])
def test_symmetries_form_a_group_that_carries_solutions_to_solutions(puzzle: LabelingPuzzle) -> None:
    compiled = compile_sums(puzzle)
    group = compiled.symmetries(True)
    rows = set(walk(start(compiled.model), [], most=512))
    some = sorted(rows)[0]
    assert group[0].image(some) == some
    images = [symmetry.image(some) for symmetry in group]
    assert set(images) <= rows
    for symmetry in group:
        assert {symmetry.image(row) for row in rows} == rows
        assert all(symmetry.fixes(row) == (symmetry.image(row) == row) for row in rows)
        assert {symmetry.image(image) for image in images} == set(images)


def test_motions_that_move_no_point_count_once_and_as_rotations() -> None:
    group = compile_sums(labeling(rectangle(3, 1), [(0, 1), (1, 2)])).symmetries(False)
    assert [symmetry.is_reflection for symmetry in group] == [False, False]


def test_the_complement_needs_suitable_values_sums_and_lines() -> None:
    board = rectangle(3, 1)
    pairs: list[Line] = [(0, 1), (1, 2)]
    assert complement(labeling(board, pairs)) == 4
    assert complement(labeling(board, pairs, values=(1, 2, 4))) is None
    assert complement(labeling(board, pairs, 3, 5)) == 4
    assert complement(labeling(board, pairs, 3, 4)) is None
    assert complement(labeling(board, [(0, 1), (0, 1, 2)])) is None
    assert complement(labeling(board, [(0, 1), (0, 1, 2)], values=(-3, 0, 3))) == 0


@pytest.mark.parametrize(
    ("puzzle", "order"),
    [
        (magic_square(3, 15), 8),
        (magic_square(4, 34), 32),
        (hexagram(), 48),
        (cube(), 48),
        (magic_19(), 12),
        (labeling(rectangle(10, 1), PENTAGRAM), 120),
        (labeling(rectangle(9, 1), WHEEL), 384),
        (labeling(rectangle(9, 1), perimeter(3, 4)), 48),
        (labeling(rectangle(5, 1), [(0,)]), 24),
        (magic_square(4, 34, given=((0, 1),)), 4),  # a corner can go to any of the eight points of the diagonals
    ],
)
def test_automorphisms_of_lines(puzzle: LabelingPuzzle, order: int) -> None:
    group = line_group(puzzle)
    assert group.order == order
    lines = {frozenset(line) for line in puzzle.lines}
    for permutation in group.generators:
        assert {frozenset(permutation[point] for point in line) for line in lines} == lines
        assert all(permutation[point] == point for point, _ in puzzle.given)


@given(st.data())
def test_automorphisms_are_as_many_as_trying_all_permutations_finds(data: st.DataObject) -> None:
    n = data.draw(st.integers(1, 5))
    line = st.lists(st.integers(0, n - 1), min_size=1, max_size=3, unique=True)
    lines = data.draw(st.lists(line, min_size=1, max_size=5))
    puzzle = labeling(rectangle(n, 1), [tuple(line) for line in lines])
    sets = {frozenset(line) for line in lines}
    count = sum({frozenset(move[point] for point in line) for line in sets} == sets for move in permutations(range(n)))
    assert line_group(puzzle).order == count


def test_solutions_up_to_automorphisms_of_lines() -> None:
    puzzle = labeling(rectangle(9, 1), perimeter(3, 4), 17)
    assert len(walk(start(compile_sums(puzzle).model), [], most=512)) // line_group(puzzle).order == 2
    small = labeling(rectangle(6, 1), perimeter(3, 3), 9)
    assert len(brute_force(compile_sums(small).model)) // line_group(small).order == 1

from __future__ import annotations

from dataclasses import replace

import pytest

from tests import reference
from tests.examples import rectangle
from tilewright.families import TilingPuzzle
from tilewright.families.tiling import Fixed, Relation, piece, tile
from tilewright.families.tiling.pieces.shapes import piece_classes
from tilewright.lattices import SQUARE
from tilewright.solving import count

DOMINO = piece(SQUARE, "domino", [(0, 0), (1, 0)])


def test_pieces_that_lie_in_the_same_ways_are_one_class() -> None:
    lying, standing = DOMINO, piece(SQUARE, "standing", [(5, 5), (5, 6)], freedom="one_sided")
    fixed = piece(SQUARE, "fixed", [(0, 0), (1, 0)], freedom="fixed")
    puzzle = TilingPuzzle("dominoes", rectangle(3, 2), (lying, fixed, standing))
    assert [[member.name for member in group.members] for group in piece_classes(puzzle)] == [
        ["domino", "standing"],
        ["fixed"],
    ]


@pytest.mark.parametrize(("least", "most", "weights"), [(2, 2, (0, 0, 2)), (0, 3, (1, 3, 6, 6)), (1, 2, (0, 2, 2))])
def test_in_how_many_ways_copies_are_told_apart(least: int, most: int, weights: tuple[int, ...]) -> None:
    puzzle = TilingPuzzle("dominoes", rectangle(3, 2), (replace(DOMINO, least=least, most=most),))
    assert piece_classes(puzzle)[0].weights() == weights


def test_which_of_several_equal_pieces_is_fixed_matters_for_their_numbers() -> None:
    """With "one" fixed the other may be either copy of "two"; with "two" fixed it must be "one"."""
    one, two = replace(DOMINO, name="one"), replace(DOMINO, name="two", most=2)
    square = TilingPuzzle("dominoes", rectangle(2, 2), (one, two))
    assert count(replace(square, fixed=(Fixed("one", (0, 1)),))).raw == 2
    assert count(replace(square, fixed=(Fixed("two", (0, 1)),))).raw == 1


def test_a_fixed_piece_is_used_however_few_are_needed() -> None:
    """A spare that is fixed does not stand in for one of the two that must be used."""
    spare, both = replace(DOMINO, name="spare", least=0), replace(DOMINO, name="both", least=2, most=2)
    puzzle = TilingPuzzle("dominoes", rectangle(3, 2), (spare, both), fixed=(Fixed("spare", (0, 1)),))
    assert count(puzzle).distinct == 1
    assert count(replace(puzzle, board=rectangle(2, 2))).distinct == 0


def test_a_cell_with_a_fixed_piece_on_it_cannot_stay_empty() -> None:
    """One of the three places in a row leaves the fixed cell empty, so the row cannot be turned round."""
    row = TilingPuzzle("row", rectangle(4, 1), (DOMINO,), optional=frozenset(range(4)), fixed=(Fixed("domino", (1,)),))
    answer = count(row)
    assert (answer.distinct, answer.up_to_symmetry, answer.symmetries) == (2, 2, (1, 2, None))


def test_more_copies_than_find_room_cost_nothing() -> None:
    cube = piece(SQUARE, "cube", [(0, 0)], least=0, most=10**9)
    counted = count(TilingPuzzle("strip", rectangle(4, 1), (cube,)))
    assert counted.distinct == 1
    assert counted.raw == 10**9 * (10**9 - 1) * (10**9 - 2) * (10**9 - 3)
    too_many = piece(SQUARE, "cube", [(0, 0)], least=10**9)
    assert count(TilingPuzzle("strip", rectangle(4, 1), (too_many,))).raw == 0


def test_labels_whose_mates_are_on_no_piece_may_be_renamed() -> None:
    """Two tiles that differ only in a label that nothing matches: exchanging the labels exchanges the tiles."""
    tiles = tuple(tile(SQUARE, label, [label, None, None, None]) for label in "ab")
    puzzle = TilingPuzzle("off", rectangle(2, 1), tiles, Relation.of_pairs([("a", "A"), ("b", "B")]))
    counted = count(puzzle, relabelings=True)
    wanted = reference.count(puzzle)
    assert (counted.up_to_symmetry, counted.up_to_relabeling) == (wanted.up_to_symmetry, wanted.up_to_relabeling)
    assert counted.up_to_relabeling == 6

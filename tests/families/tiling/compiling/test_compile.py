from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import given, settings

from tests.examples import rectangle, slothouber_graatsma, two_sets_of_tetrominoes, unicorn
from tests.random_puzzles import tiling_puzzles
from tilewright.boards import Board
from tilewright.errors import InvalidPuzzle
from tilewright.families import TilingPuzzle
from tilewright.families.tiling import (
    Fixed,
    Placed,
    Relation,
    Rim,
    TilingSolution,
    compile_cover,
    piece,
    tile,
)
from tilewright.families.tiling.checking.check import broken_rules
from tilewright.families.tiling.pieces.shapes import piece_classes
from tilewright.lattices import HEXAGONAL, SQUARE, TRIANGULAR
from tilewright.solving import count, solutions

DOMINO = piece(SQUARE, "domino", [(0, 0), (1, 0)], least=0, most=9)


def test_a_tile_has_an_option_for_each_cell_and_each_way_it_looks() -> None:
    assert len(compile_cover(unicorn()).placements) == 9 * 9 * 4
    plain = tile(SQUARE, "plain", "AAAA")
    striped = tile(SQUARE, "striped", "ABAB")
    compiled = compile_cover(TilingPuzzle("two", rectangle(2, 1), (plain, striped)))
    assert len(compiled.placements) == 2 * 1 + 2 * 2


def test_pieces_that_may_lie_in_the_same_ways_are_one_class() -> None:
    square = [(0, 0), (1, 0), (0, 1), (1, 1)]
    puzzle = TilingPuzzle(
        "alike", rectangle(4, 2), (piece(SQUARE, "a", square), piece(SQUARE, "b", square, freedom="fixed"))
    )
    assert [[p.name for p in group.members] for group in piece_classes(puzzle)] == [["a", "b"]]
    answer = count(puzzle)
    assert (answer.raw, answer.distinct) == (2, 1)


def test_copies_within_bounds_are_counted_apart_in_raw() -> None:
    # Zero to nine dominoes and zero to two cubes on 1x2: one domino (9 ways), or two of two cubes (2 ways).
    cube = piece(SQUARE, "cube", [(0, 0)], least=0, most=2)
    answer = count(TilingPuzzle("short", rectangle(2, 1), (DOMINO, cube)))
    assert (answer.raw, answer.distinct) == (9 + 2, 2)


def test_dominoes_on_a_chessboard_corner() -> None:
    # Tilings of 4x5 by dominoes: 95 (OEIS A099390).
    dominoes = piece(SQUARE, "domino", [(0, 0), (1, 0)], least=0, most=10)
    assert count(TilingPuzzle("dominoes", rectangle(4, 5), (dominoes,))).distinct == 95


def test_optional_cells_may_stay_empty() -> None:
    puzzle = TilingPuzzle(
        "one of two", rectangle(3, 1), (piece(SQUARE, "domino", [(0, 0), (1, 0)]),), optional=frozenset({0, 2})
    )
    assert count(puzzle).distinct == 2


@pytest.mark.parametrize(
    ("relation", "wanted"),
    [
        (Relation(), 0),
        (Relation.of_pairs([("a", "b")]), 1),
        (Relation.of_pairs([("a", "b"), ("a", "c")]), 1),
        (Relation.of_pairs([("a", "c")]), 0),
    ],
)
def test_labels_meet_as_the_relation_says(relation: Relation, wanted: int) -> None:
    left = tile(SQUARE, "left", [None, "a", None, None], freedom="fixed")
    right = tile(SQUARE, "right", [None, None, None, "b"], freedom="fixed")
    # The other order would put a and b on the rim, where nothing is demanded.
    answer = count(TilingPuzzle("pair", rectangle(2, 1), (left, right), relation))
    assert answer.distinct == 1 + wanted


def test_a_side_without_a_label_meets_anything() -> None:
    labeled = tile(SQUARE, "1", "abca", freedom="fixed")
    wild = tile(SQUARE, "2", [None] * 4)
    assert count(TilingPuzzle("wild", rectangle(2, 1), (labeled, wild), Relation.of_pairs([("x", "y")]))).distinct == 2


def test_the_rim() -> None:
    tiles = tuple(tile(SQUARE, str(k), "0011") for k in range(4))
    board = rectangle(2, 2)
    assert count(TilingPuzzle("free", board, tiles)).distinct > 1
    assert count(TilingPuzzle("framed", board, tiles, rim=Rim(label="0"))).distinct == 1
    assert count(TilingPuzzle("framed", board, tiles, rim=Rim(label="0", only_there=True))).distinct == 1
    assert count(TilingPuzzle("one color", board, tiles, rim=Rim(one_color=True))).distinct == 2
    assert count(TilingPuzzle("not 0", board, tiles, rim=Rim(forbidden=frozenset("0")))).distinct == 1
    demanded = Rim(sides=((0, SQUARE.kinds[0].side_names.index("top"), "1"),))
    one_side, anything = TilingPuzzle("side", board, tiles, rim=demanded), TilingPuzzle("free", board, tiles)
    assert 0 < count(one_side).distinct < count(anything).distinct


def test_a_fixed_piece_stays_where_it_is() -> None:
    puzzle = unicorn()
    first = next(iter(solutions(puzzle)))
    corner = first.piece_on_cell[0]
    lying = TilingPuzzle(
        "u", puzzle.board, puzzle.pieces, puzzle.relation, fixed=(Fixed(corner.piece, (0,), corner.labels[0]),)
    )
    assert first.placed in {s.placed for s in solutions(lying)}
    assert 1 <= count(lying).distinct < 8
    turning = TilingPuzzle("u", puzzle.board, puzzle.pieces, puzzle.relation, fixed=(Fixed(corner.piece, (0,)),))
    assert count(turning).distinct >= count(lying).distinct


@pytest.mark.parametrize("names", ["III", "IJK"])
def test_pieces_that_are_fixed_on_two_cells_are_two_pieces(names: str) -> None:
    # On 3x3 only upright bars keep cells 4 and 5 apart; three lying ones would put both under one bar.
    bars = [piece(SQUARE, name, [(0, 0), (1, 0), (2, 0)], least=names.count(name)) for name in sorted(set(names))]
    fixed = (Fixed(names[0], (3,)), Fixed(names[1], (4,)))
    puzzle = TilingPuzzle("bars", rectangle(3, 3), tuple(bars), fixed=fixed)
    assert (count(puzzle).raw, count(puzzle).distinct) == (1, 1)
    (solution,) = solutions(puzzle)
    assert "".join(placed.piece for placed in solution.placed) == names
    lying = TilingSolution(
        puzzle,
        tuple(Placed(name, (k, k + 1, k + 2), ((None,) * 4,) * 3) for k, name in zip((0, 3, 6), names, strict=True)),
    )
    assert broken_rules(puzzle, lying) != []
    if names == "III":
        assert broken_rules(puzzle, lying) == ["piece I lies both on 4 and on 5, where two pieces are fixed"]


def test_four_sided_tiles_do_not_lie_on_triangles() -> None:
    with pytest.raises(InvalidPuzzle, match=r"4 sides; a cell of the triangular lattice has 3"):
        tile(TRIANGULAR, "1", "ABCD")
    with pytest.raises(InvalidPuzzle, match="4 sides"):
        TilingPuzzle("odd", Board.of(HEXAGONAL, [(0, 0)]), (tile(SQUARE, "1", "ABCD"),))


@settings(max_examples=60, deadline=None)
@given(tiling_puzzles())
def test_decoding_and_encoding_are_inverse_and_pass_the_checker(puzzle: TilingPuzzle) -> None:
    compiled = compile_cover(puzzle)
    for solution in islice(solutions(puzzle), 20):
        assert not broken_rules(puzzle, solution)
        assert compiled.decode(compiled.encode(solution)) == solution


def test_known_counts() -> None:
    for puzzle, raw, distinct, rotation, symmetry in [
        (unicorn(), 8, 8, 2, 2),
        (two_sets_of_tetrominoes(), 3106 * 32, 3106, 1566, 783),
        (slothouber_graatsma(), 8 * 720 * 6, 8, 1, 1),
    ]:
        answer = count(puzzle)
        assert (answer.raw, answer.distinct, answer.up_to_rotation, answer.up_to_symmetry) == (
            raw,
            distinct,
            rotation,
            symmetry,
        )
        assert answer.exhausted

"""Puzzles are the same in other words, and only then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tilewright as tw
from tests.examples import ruled
from tests.families.disguises import disguised
from tests.random_puzzles import (
    RELATIONS,
    labeling_puzzles,
    ruled_puzzles,
    strict_puzzles,
    tiling_puzzles,
    valued_puzzles,
    wrapped_puzzles,
)
from tilewright import catalog
from tilewright.boards import Board
from tilewright.families import LabelingPuzzle, Puzzle, TilingPuzzle, family_of
from tilewright.families.tiling import Rim, piece, tile
from tilewright.lattices import FREEDOMS, LATTICES
from tilewright.values import frozen

SQUARE = LATTICES["square"]
STRATEGIES = (
    tiling_puzzles(),
    strict_puzzles(),
    ruled_puzzles(),
    wrapped_puzzles(),
    valued_puzzles(),
    labeling_puzzles(),
)


def is_same(first: Puzzle, second: Puzzle) -> bool:
    """Whether they are, both ways; digests of what is the same must be the same, too."""
    likeness = family_of(first).likeness
    same: bool = likeness.is_same(first, second)
    assert likeness.is_same(second, first) == same
    if same:
        assert likeness.traits(first) == likeness.traits(second)
    return same


@pytest.mark.thorough
@given(st.one_of(*STRATEGIES), st.randoms())
@settings(max_examples=80)
def test_a_puzzle_in_other_words_is_the_same(puzzle: Puzzle, chance: Random) -> None:
    assert is_same(puzzle, disguised(puzzle, chance))


@pytest.mark.thorough
@given(tiling_puzzles(), st.randoms())
@settings(max_examples=40)
def test_what_is_the_same_has_as_many_solutions(puzzle: TilingPuzzle, chance: Random) -> None:
    first, *_ = puzzle.pieces
    changes: list[dict[str, Any]] = [
        {"rim": Rim()},
        {"relation": chance.choice(RELATIONS)},
        {"blocked": frozenset()},
        {"optional": frozenset(range(len(puzzle.board))) - puzzle.blocked},
        {"fixed": ()},
        {"pieces": (replace(first, freedom=chance.choice(FREEDOMS)), *puzzle.pieces[1:])},
        {"pieces": (replace(first, most=first.most + 1), *puzzle.pieces[1:])},
    ]
    other = replace(puzzle, **chance.choice(changes))
    if is_same(puzzle, other):
        counts, others = tw.count(puzzle), tw.count(disguised(other, chance))
        assert (counts.distinct, counts.up_to_symmetry) == (others.distinct, others.up_to_symmetry)


def tiles_puzzle(tiles: list[str]) -> TilingPuzzle:
    board = Board.of(SQUARE, [(x, y) for x in range(len(tiles)) for y in range(1)])
    return TilingPuzzle("tiles", board, tuple(tile(SQUARE, str(k), labels) for k, labels in enumerate(tiles)))


def same_tiles(first: list[str], second: list[str]) -> bool:
    """The same by trying all renamings of labels, with all tiles mirrored or none."""

    def bag(tiles: list[str], names: dict[str, str], is_mirrored: bool) -> Counter[str]:
        words = ["".join(names[label] for label in one)[:: -1 if is_mirrored else 1] for one in tiles]
        return Counter(min(word[k:] + word[:k] for k in range(4)) for word in words)

    labels, others = ("".join(sorted(set("".join(tiles)))) for tiles in (first, second))
    return len(labels) == len(others) and any(
        bag(first, dict(zip(labels, names, strict=True)), is_mirrored) == bag(second, {x: x for x in others}, False)
        for names in permutations(others)
        for is_mirrored in (False, True)
    )


@pytest.mark.thorough
def test_tiles_are_the_same_where_trying_all_renamings_finds_one() -> None:
    chance, answers = Random(5), Counter[bool]()
    for _ in range(300):
        first = ["".join(chance.choices("abc", k=4)) for _ in range(3)]
        second = ["".join(chance.sample(one, 4)) for one in first]
        same = same_tiles(first, second)
        assert is_same(tiles_puzzle(first), tiles_puzzle(second)) == same
        answers[same] += 1
    assert min(answers.values()) > 50


def test_lines_are_the_same_where_trying_all_permutations_finds_one() -> None:
    chance, answers = Random(6), Counter[bool]()
    board = Board.of(SQUARE, [(x, 0) for x in range(5)])
    points, lined_up = range(5), [tuple(range(5)), (4, 3, 2, 1, 0)]

    def moved(lines: set[frozenset[int]], places: Sequence[int]) -> set[frozenset[int]]:
        return {frozenset(places[point] for point in line) for line in lines}

    def motions(lines: set[frozenset[int]]) -> set[tuple[int, ...]]:
        return {places for places in lined_up if moved(lines, places) == lines}

    for _ in range(200):
        first, second = ({frozenset(chance.sample(points, 2)) for _ in range(3)} for _ in range(2))
        same = any(
            moved(first, p) == second
            # What p makes of a motion of the board is one, too.
            and {tuple(p[motion[p.index(q)]] for q in points) for motion in motions(first)} == motions(second)
            for p in permutations(points)
        )
        # Squares are no other values, however they are moved and scaled.
        puzzles = [LabelingPuzzle("lines", board, (1, 4, 9, 16, 25), tuple(map(tuple, one))) for one in (first, second)]
        assert is_same(*puzzles) == same
        lines = [family_of(puzzle).likeness.traits(puzzle)["lines"] for puzzle in puzzles]
        assert (lines[0] == lines[1]) == any(moved(first, p) == second for p in permutations(points))
        answers[same] += 1
    assert min(answers.values()) > 20


def test_values_may_be_moved_scaled_and_counted_from_the_other_end() -> None:
    square = catalog.open_puzzle("magic-square-3")
    assert isinstance(square, LabelingPuzzle)
    assert is_same(square, replace(square, values=tuple(range(0, 90, 10)), targets=(120,)))
    assert not is_same(square, replace(square, values=tuple(range(0, 90, 10)), targets=(110,)))
    # Lines of two lengths do not follow a move alike.
    uneven = replace(square, lines=((0, 1), (1, 2, 3)), targets=(10,))
    assert not is_same(uneven, replace(uneven, values=tuple(range(2, 11)), targets=(13,)))
    assert is_same(uneven, replace(uneven, values=tuple(range(2, 19, 2)), targets=(20,)))
    given = replace(square, given=((0, 2),))
    assert is_same(given, replace(square, given=((0, 8),)))
    assert not is_same(given, replace(square, given=((0, 5),)))
    # A line's own sum moves with the values, and tells the line from others.
    own = replace(square, own_targets=((0, 11),))
    moved = replace(square, values=tuple(range(0, 90, 10)), targets=(120,))
    assert is_same(own, replace(moved, own_targets=((2, 80),)))
    assert is_same(own, replace(square, own_targets=((2, 19),)))
    assert not is_same(own, replace(square, own_targets=((1, 11),)))
    assert not is_same(own, square)
    # A number may be left over, but not another one.
    assert not is_same(replace(square, values=tuple(range(1, 11))), replace(square, values=(*range(1, 10), 11)))


def pentominoes(board: Board, **rules: object) -> TilingPuzzle:
    puzzle = catalog.open_puzzle("pentominoes-6x10")
    assert isinstance(puzzle, TilingPuzzle)
    return replace(puzzle, board=board, **rules)  # type: ignore[arg-type]


def test_a_blocked_cell_is_as_good_as_none_unless_the_rim_has_rules() -> None:
    full = Board.of(SQUARE, [(x, y) for x in range(8) for y in range(8)])
    holes = [full.index_of_cell[cell] for cell in ((0, 0), (0, 7), (7, 0), (7, 7))]
    assert is_same(pentominoes(full, blocked=frozenset(holes)), catalog.open_puzzle("pentominoes-8x8-corners"))
    row = tiles_puzzle(["aabb", "abab", "aaaa"])
    wide = Board.of(SQUARE, [(x, 0) for x in range(4)])
    assert is_same(row, replace(row, board=wide, blocked=frozenset([0])))
    colored = replace(row, rim=Rim(one_color=True))
    assert not is_same(colored, replace(colored, board=wide, blocked=frozenset([0])))


def test_rims_are_the_same_where_the_same_labels_may_lie() -> None:
    row = tiles_puzzle(["aabb", "abab", "aaaa"])
    assert is_same(replace(row, rim=Rim(label="a")), replace(row, rim=Rim(forbidden=frozenset("b"))))
    everywhere = tuple((cell, side, "b") for cell, side in row.board.rim)
    assert is_same(replace(row, rim=Rim(label="b")), replace(row, rim=Rim(sides=everywhere)))
    assert not is_same(replace(row, rim=Rim(label="b")), replace(row, rim=Rim(sides=everywhere[1:])))
    assert not is_same(replace(row, rim=Rim(label="a")), replace(row, rim=Rim(label="a", only_there=True)))


def test_nets_of_one_cube_are_the_same_board() -> None:
    cross = catalog.open_puzzle("six-squares-cube")
    assert isinstance(cross, TilingPuzzle)
    # A net in steps: three pairs of squares, each a step lower and to the right.
    cells = [(0, 2), (1, 2), (1, 1), (2, 1), (2, 0), (3, 0)]
    # Right is 0, top 1, left 2, bottom 3; paper is folded at the inner corners, and then at what they become.
    glue = [((0, 3), (2, 2)), ((2, 3), (4, 2)), ((1, 0), (3, 1)), ((3, 0), (5, 1))]
    glue += [((0, 2), (4, 3)), ((1, 1), (5, 0)), ((0, 1), (5, 3))]
    steps = replace(cross, board=Board.of(SQUARE, cells, glue=glue))
    assert is_same(cross, steps)
    assert not is_same(cross, replace(steps, optional=frozenset([0])))
    flat = replace(cross, board=Board.of(SQUARE, cells))
    assert not is_same(cross, flat)


def test_colors_count_as_far_as_they_tell_pieces_apart() -> None:
    board = Board.of(SQUARE, [(x, y) for x in range(2) for y in range(3)])
    domino = [piece(SQUARE, f"d{k}", [(0, 0), (1, 0)]) for k in range(3)]

    def colored(*colors: str, **rules: Any) -> TilingPuzzle:
        pieces = tuple(replace(one, color=color) for one, color in zip(domino, colors, strict=True))
        return TilingPuzzle("colored", board, pieces, **rules)

    assert is_same(colored("red", "red", "blue"), colored("green", "red", "red"))
    assert is_same(colored("", "", ""), colored("red", "red", "red"))
    assert not is_same(colored("red", "red", "blue"), colored("red", "red", "red"))
    assert is_same(colored("red", "red", ""), colored("", "", "red"))
    # Pieces without a color may touch.
    assert not is_same(
        colored("red", "red", "", rules=ruled(apart="color")), colored("", "", "red", rules=ruled(apart="color"))
    )
    assert not is_same(colored("red", "red", "", rules=ruled(apart="color")), colored("red", "red", ""))
    assert is_same(colored("", "", "", rules=ruled(total=(1, 3))), colored("", "", "", rules=ruled(total=(3, None))))
    assert not is_same(colored("", "", ""), colored("", "", "", rules=ruled(total=(0, 2))))


def test_sets_are_the_same_where_the_same_pieces_may_be_chosen() -> None:
    template = catalog.open_puzzle("ubongo-duel")
    assert isinstance(template, TilingPuzzle)
    assert template.setup is not None
    everyone = tuple(one.name for one in template.pieces)
    assert is_same(template, replace(template, setup=replace(template.setup, among=everyone)))
    for change in ({"among": everyone[1:]}, {"choose": 4}, {"cells": 15}):
        assert not is_same(template, replace(template, setup=replace(template.setup, **change)))


def test_more_copies_than_find_room_are_no_other_puzzle() -> None:
    row = tiles_puzzle(["aabb", "abab"])
    many = replace(row, pieces=tuple(replace(one, least=0, most=2) for one in row.pieces))
    assert is_same(many, replace(row, pieces=tuple(replace(one, least=0, most=9) for one in row.pieces)))
    assert not is_same(many, row)


@pytest.mark.parametrize(
    ("name", "setup"),
    [
        ("genius-star", "9 10 28 33 34 39 47"),
        ("calendar", "Jan 25"),
        ("genius-square", None),
        ("magic-19", "24"),
        ("ubongo-duel", "A C P"),
    ],
)
def test_the_setup_of_a_puzzle_is_found(name: str, setup: str | None) -> None:
    template, chance = catalog.open_puzzle(name), Random(name)
    family = family_of(template)
    names = family.setups.draw(template, chance) if setup is None else tuple(setup.split())
    puzzle = disguised(family.setups.with_setup(template, names), chance)
    found = family.likeness.setup_of(template, puzzle)
    assert found is not None
    assert is_same(family.setups.with_setup(template, found), puzzle)


def test_sets_of_pieces_may_be_counted_in_pieces_or_in_cells() -> None:
    katamino = tw.load("katamino")
    assert isinstance(katamino, TilingPuzzle)
    assert katamino.setup is not None
    for rule in ({"choose": 5}, {"cells": 25}):
        assert is_same(katamino, replace(katamino, setup=replace(katamino.setup, **rule)))
    assert not is_same(katamino, replace(katamino, setup=replace(katamino.setup, choose=4)))


def test_cells_that_no_roll_blocks_are_no_setup() -> None:
    template = catalog.open_puzzle("genius-star")
    faces = template.setup.choices[0]  # type: ignore[union-attr]
    wrong = tw.with_blocked(template, faces) if len(faces) == 7 else tw.with_blocked(template, [*range(1, 8)])
    assert family_of(template).likeness.setup_of(template, wrong) is None


@frozen
class MarkedBoard(Board):
    """A board with a rule that the comparison has never heard of."""

    marks: tuple[int, ...] = ()


def test_rules_that_are_not_compared_must_be_written_alike() -> None:
    puzzle = catalog.open_puzzle("pentominoes-6x10")
    lattice, cells, names = puzzle.board.lattice, puzzle.board.cells, puzzle.board.names
    plain, marked = (replace(puzzle, board=MarkedBoard(lattice, cells, names, marks=marks)) for marks in ((), (6,)))
    assert is_same(puzzle, plain)
    assert not is_same(puzzle, marked)
    assert is_same(marked, replace(marked, title="Under another title"))


def test_a_group_may_name_one_of_two_pieces_that_only_their_colors_tell_apart() -> None:
    dominoes = [replace(piece(SQUARE, name, [(0, 0), (1, 0)]), color=name) for name in ("red", "blue")]
    rules = (tw.Groups([tw.PieceGroup(("red",), 1, 1)]),)
    puzzle = TilingPuzzle("two", Board.of(SQUARE, [(x, y) for x in range(2) for y in range(2)]), dominoes, rules=rules)
    assert is_same(puzzle, disguised(puzzle, Random(1)))

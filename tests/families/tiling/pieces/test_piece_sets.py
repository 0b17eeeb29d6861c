"""The sets of pieces that a template leaves to choose: which there are, and which are one class."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tilewright as tw
from tests import reference
from tests.examples import rectangle, ruled
from tests.random_puzzles import tiling_puzzles, with_rules
from tilewright.boards import Board
from tilewright.errors import InvalidPuzzle, InvalidSetup
from tilewright.families import Setup, TilingPuzzle, family_of
from tilewright.families.all_setups import all_setups, classes_of, sampled_setups, with_setup
from tilewright.families.tiling import Apart, Fixed, Relation, Rim, piece
from tilewright.lattices import LATTICES, SQUARE, polyforms
from tilewright.solving import count
from tilewright.solving.sweep import sweep

SLOW_OK = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
MOST_PIECES = 6


@st.composite
def templates(draw: Any) -> TilingPuzzle:
    """A small random puzzle, some pieces of which are to be chosen."""
    puzzle: TilingPuzzle = draw(
        (tiling_puzzles() | with_rules(tiling_puzzles())).filter(lambda one: len(one.pieces) <= MOST_PIECES)
    )
    fixed = {one.piece for one in puzzle.fixed}
    free = [one.name for one in puzzle.pieces if one.name not in fixed]
    if not free:
        puzzle, free = replace(puzzle, fixed=()), [one.name for one in puzzle.pieces]
    among = draw(st.just([]) | st.lists(st.sampled_from(free), min_size=1, unique=True))
    choose = draw(st.none() | st.integers(1, len(among or free)))
    cells = draw(st.none() | st.none() | st.integers(1, len(puzzle.board)))
    return replace(puzzle, setup=Setup("pieces", among=tuple(among), choose=choose, cells=cells))


def subsets(template: TilingPuzzle) -> list[tuple[str, ...]]:
    """All subsets of the pieces to choose from, the empty one left out."""
    assert template.setup is not None
    fixed = {one.piece for one in template.fixed}
    names = template.setup.among or [one.name for one in template.pieces if one.name not in fixed]
    return [chosen for n in range(1, len(names) + 1) for chosen in combinations(names, n)]


def without_others(template: TilingPuzzle, chosen: tuple[str, ...]) -> TilingPuzzle:
    left_out = {name for names in subsets(template) for name in names} - set(chosen)
    pieces = tuple(one for one in template.pieces if one.name not in left_out)
    colors = any(one.color for one in pieces)
    rules = [rule for rule in template.rules if colors or rule != Apart("color")]
    return replace(template, setup=None, pieces=pieces, rules=rules)


@pytest.mark.thorough
@settings(max_examples=40, deadline=None, suppress_health_check=SLOW_OK)
@given(templates())
def test_random_templates_have_the_sets_and_solutions_of_plain_enumeration(template: TilingPuzzle) -> None:
    setup, room = template.setup, len(template.board) - len(template.blocked)
    assert setup is not None
    wanted = []
    for names in subsets(template):
        chosen = [template.piece_of_name[name] for name in names]
        taking_part = without_others(template, names).pieces
        fits = setup.choose in (None, len(names))
        for pieces, low, high in (
            (taking_part, room - len(template.optional), room),
            (chosen, setup.cells or 0, setup.cells or room),
        ):
            fits &= sum(one.least * len(one.cells) for one in pieces) <= high
            fits &= sum(one.most * len(one.cells) for one in pieces) >= low
        if fits:
            wanted.append(names)
        elif setup.choose is None and setup.cells is None:
            assert reference.count(without_others(template, names)).distinct == 0
    swept = sweep(template)
    assert sorted(map(sorted, swept.setups)) == sorted(map(sorted, wanted))
    assert family_of(template).setups.n(template) == len(wanted)
    solvable = sweep(template, "solvable")
    assert not any(solvable.numbers()) or not any(finding.proves for finding in tw.lint(template))
    for (names, _, number), (_, _, is_solvable) in zip(swept, solvable, strict=True):
        assert with_setup(template, names) == without_others(template, names)
        found = reference.count(without_others(template, names))
        assert number == found.distinct
        assert is_solvable == (number > 0)
        assert count(with_setup(template, names)).up_to_symmetry == found.up_to_symmetry


def tetrominoes(**setup: Any) -> TilingPuzzle:
    """The seven one-sided tetrominoes, of which five fill 4 x 5 cells."""
    shapes = dict(
        zip("IOTSZLJ", ("####", "##\n##", "###\n.#.", ".##\n##.", "##.\n.##", "###\n#..", "###\n..#"), strict=True)
    )
    pieces = [
        piece(SQUARE, name, tw.cells_of_picture(SQUARE, text), freedom="one_sided") for name, text in shapes.items()
    ]
    return TilingPuzzle("tetrominoes", rectangle(4, 5), tuple(pieces), setup=Setup("pieces", **setup))


def test_sets_of_mirrored_pieces_are_one_class() -> None:
    template = tetrominoes()
    sets = all_setups(template)
    assert len(sets) == 21
    classes = classes_of(template, sets)
    # S and Z, L and J change places; these five sets have both or none of each pair.
    alike = [names for names in sets if ("S" in names) == ("Z" in names) and ("L" in names) == ("J" in names)]
    assert len(alike) == 5
    assert (len(classes.representatives), classes.n_symmetries) == ((21 + 5) // 2, 2)
    for names, k in zip(sets, classes.class_of, strict=True):
        assert (
            count(with_setup(template, names)).distinct
            == count(with_setup(template, classes.representatives[k])).distinct
        )
    # Neither a board without reflections nor a piece that always takes part, and has no mirror image, allows that.
    bare = replace(template, blocked=frozenset({0, 1, 2, 4}))
    assert classes_of(bare, all_setups(bare)).n_symmetries == 1
    with_l = tetrominoes(among=tuple("IOTSZJ"))
    assert classes_of(with_l, all_setups(with_l)).n_symmetries == 1
    fixed = replace(template, fixed=(Fixed("I", (0, 1, 2, 3)),))
    assert classes_of(fixed, all_setups(fixed)).n_symmetries == 1


@pytest.mark.parametrize("always", [(), ((0, 1),), ((1, 1),)])
def test_sets_of_alike_pieces_may_be_more_than_the_board_has_room_for(always: tuple[tuple[int, int], ...]) -> None:
    copies = [*always, (1, 1), (2, 2), (2, 2), (3, 3)]
    pieces = [piece(SQUARE, str(k), [(0, 0)], least=least, most=most) for k, (least, most) in enumerate(copies)]
    among = tuple(one.name for one in pieces[len(always) :])
    template = TilingPuzzle("alike", rectangle(3, 1), tuple(pieces), setup=Setup("pieces", among=among))
    for names, _, number in (swept := sweep(template)):
        assert number == count(with_setup(template, names)).distinct == 1
    assert len(swept.setups) == {(): 3, ((0, 1),): 5, ((1, 1),): 2}[always]


def test_sets_of_pieces_that_fit_nowhere_have_no_solution() -> None:
    lattice = LATTICES["tetrahedral-octahedral"]
    round_one = replace(piece(lattice, "a", [(0, 0, 0, 0)]), labels=(("a", None, None, "a", *[None] * 4),))
    others = [replace(piece(lattice, name, [(0, 0, 0, 1)]), labels=(("b", None, None, "b"),)) for name in "bc"]
    template = TilingPuzzle(
        "none",
        Board.of(lattice, [(0, 0, 0, 0), (0, 0, 0, 1), (0, 0, 1, 1)]),
        (round_one, *others),
        relation=Relation.of_pairs([("a", "b")]),
        rim=Rim(label="a", only_there=True),
        optional=frozenset({0}),
        setup=Setup("pieces"),
    )
    assert not any(sweep(template).numbers())


def test_sets_without_a_piece_that_has_no_mirror_image_are_still_mirrored() -> None:
    template = tetrominoes()
    template = replace(template, pieces=template.pieces[:-1], board=rectangle(4, 4))
    sets = all_setups(template)
    # Of the 15 sets of four only I O T S and I O T Z go into each other; an L would need its J.
    assert len(sets) == 15
    assert len(classes_of(template, sets).representatives) == 14
    with pytest.raises(InvalidPuzzle, match="'J', which may be chosen, is not among the pieces"):
        replace(template, setup=Setup("pieces", among=("J",)))


def test_rules_of_all_pieces_hold_for_those_of_a_set() -> None:
    template = replace(tetrominoes(), rules=ruled(total=(6, None)))
    assert not any(sweep(template, "solvable").numbers())
    assert any(sweep(replace(template, rules=ruled(total=(0, 5)))).numbers())
    assert not any(finding.proves for finding in tw.lint(replace(template, rules=ruled(total=(0, 5)))))
    # Without the red piece, no color keeps the others apart.
    red, *others = template.pieces
    colored = replace(template, pieces=(replace(red, color="red"), *others), rules=ruled(apart="color"))
    assert tw.with_pieces(colored, "OTSLJ").rules == ()
    assert sweep(colored).answers == sweep(tetrominoes()).answers


def test_pieces_that_look_alike_can_take_each_others_place() -> None:
    two = [piece(SQUARE, name, [(0, 0), (1, 0)]) for name in ("a", "b")]
    template = TilingPuzzle("two", rectangle(2, 1), tuple(two), setup=Setup("pieces"))
    swept = sweep(template)
    assert [names for names, _, _ in swept] == [("a",), ("b",)]
    assert swept.answers == [1]


def test_too_many_sets_are_only_drawn_from() -> None:
    dominoes = [piece(SQUARE, f"p{k}", shape) for k, shape in enumerate(polyforms(SQUARE, 6))]
    template = TilingPuzzle("hexominoes", rectangle(10, 6), tuple(dominoes), setup=Setup("pieces"))
    assert family_of(template).setups.n(template) == 183_579_396
    drawn = sampled_setups(template, 20, seed=1)
    assert drawn == sampled_setups(template, 20, seed=1)
    assert len(set(drawn)) == 20
    assert all(len(set(names)) == 10 for names in drawn)


@pytest.mark.parametrize(
    ("names", "setup", "message"),
    [
        ("I O T S", {}, "takes pieces with 20 cells together; found 4 pieces with 16 cells"),
        ("I O T S Z L", {}, "takes pieces with 20 cells together; found 6 pieces with 24 cells"),
        ("I O T S", {"choose": 5}, "takes 5 pieces with 20 cells together; found 4 pieces with 16 cells"),
        ("I O T S K", {}, "there is no piece 'K' to choose; the pieces are: I, O, T, S, Z, L and J"),
        ("I O T S S", {}, "piece 'S' is chosen twice"),
        ("T O", {"among": tuple("OTS")}, "found 2 pieces with 8 cells"),
        ("I", {"among": tuple("OTS")}, "piece 'I' always takes part; choose from O, T and S"),
        ("", {}, "found none"),
    ],
)
def test_wrong_sets_are_told(names: str, setup: dict[str, Any], message: str) -> None:
    with pytest.raises(InvalidSetup, match=message):
        tw.with_pieces(tetrominoes(**setup), names.split())


def test_what_is_still_to_be_chosen() -> None:
    def lacking(template: TilingPuzzle, names: str) -> str:
        return family_of(template).setups.lacking(template, tuple(names.split()))

    assert lacking(tetrominoes(), "") == "no pieces are chosen yet"
    assert lacking(tetrominoes(), "I O T") == "8 cells still to be filled"
    assert lacking(tetrominoes(choose=5), "I O T S") == "1 piece still to be chosen"
    assert lacking(tetrominoes(), "I O T S Z") == ""
    with pytest.raises(InvalidSetup, match="found 6 pieces"):
        lacking(tetrominoes(), "I O T S Z L")
    with pytest.raises(InvalidSetup, match="found 3 pieces"):
        lacking(tetrominoes(choose=3), "I O T")


def test_sets_are_drawn_and_made_by_the_functions_for_them() -> None:
    template = tetrominoes()
    assert tw.with_pieces(template, tw.roll(template, Random(1))).setup is None
    with pytest.raises(InvalidSetup, match="no cells to choose, but pieces"):
        tw.with_blocked(template, ["1"])
    with pytest.raises(InvalidSetup, match="no pieces to choose, but cells"):
        tw.with_pieces(tw.load("calendar"), ["P"])
    with pytest.raises(InvalidSetup, match="one fixed puzzle"):
        tw.with_pieces(tw.load("unicorn"), ["1"])
    with pytest.raises(InvalidSetup, match="is a template: choose a set of pieces first"):
        count(template)
    none = tetrominoes(choose=4)
    with pytest.raises(InvalidSetup, match="no set of the pieces"):
        tw.roll(none, Random(1))
    assert [finding.message for finding in tw.lint(none) if finding.proves] == [
        "no set of the pieces has as many cells as the board has to fill"
    ]
    assert not any(finding.proves for finding in tw.lint(template))

"""All setups of a template, and their classes."""

from __future__ import annotations

import datetime
from collections import Counter
from dataclasses import replace
from math import comb

import pytest

import tilewright as tw
from tests.examples import rectangle
from tilewright.errors import InvalidRequest, InvalidSetup
from tilewright.families import Setup, TilingPuzzle, family_of
from tilewright.families.all_setups import (
    all_setups,
    classes_of,
    sampled_setups,
    with_setup,
)
from tilewright.families.labeling.setups import possible_targets
from tilewright.families.tiling import Fixed, compile_cover, piece
from tilewright.families.tiling.setups import cell_symmetries
from tilewright.lattices import SQUARE, polyforms


def template(setup: Setup, columns: int = 3, rows: int = 3) -> TilingPuzzle:
    """All polyominoes of one to three cells, none of which must be used."""
    shapes = [shape for n in (1, 2, 3) for shape in polyforms(SQUARE, n)]
    pieces = tuple(piece(SQUARE, f"p{k}", shape, least=0, most=2) for k, shape in enumerate(shapes))
    return TilingPuzzle("template", rectangle(columns, rows), pieces, setup=setup)


# The dice of the games; how many classes is known from programs of others, too.
@pytest.mark.parametrize(
    ("name", "n", "n_classes", "n_symmetries"),
    [
        pytest.param("genius-star", 165_888, 24_192, 12, marks=pytest.mark.thorough),
        ("genius-square", 62_208, 28_276, 8),
        ("calendar", 366, 366, 1),
        ("calendar-weekday", 2_562, 2_562, 1),
        ("katamino", 792, 792, 1),
    ],
)
def test_setups_and_classes_of_the_catalog(name: str, n: int, n_classes: int, n_symmetries: int) -> None:
    puzzle = tw.load(name)
    setups = all_setups(puzzle)
    assert len(setups) == len(set(setups)) == n
    assert isinstance(puzzle, TilingPuzzle)
    classes = classes_of(puzzle, setups, compile_cover(replace(puzzle, setup=None)))
    assert (len(classes.representatives), classes.n_symmetries) == (n_classes, n_symmetries)
    assert set(classes.class_of) == set(range(n_classes))
    # No class has more setups than there are symmetries and ways to show the same cells.
    assert max(Counter(classes.class_of).values()) <= n_symmetries


def test_dates_that_there_are() -> None:
    dates = all_setups(tw.load("calendar"))
    assert ("Feb", "29") in dates
    assert not {("Feb", "30"), ("Feb", "31"), ("Apr", "31"), ("Jun", "31"), ("Sep", "31"), ("Nov", "31")} & set(dates)


def test_the_fields_of_a_date_are_known_by_the_lengths_of_their_lists() -> None:
    weekly = tw.load("calendar-weekday")
    assert tw.cells_of_date(weekly, datetime.date(2026, 11, 22)) == ("Nov", "22", "Sun")
    assert ("Feb", "29", "Mon") in all_setups(weekly)
    assert ("Feb", "30", "Mon") not in all_setups(weekly)
    names = rectangle(5, 10).names
    days = template(Setup("date", 2, (names[:7], names[7:38])), 5, 10)
    assert tw.cells_of_date(days, datetime.date(2026, 11, 23)) == ("1", "30")
    assert len(all_setups(days)) == 7 * 31
    hours = template(Setup("date", 1, (names[:24],)), 5, 10)
    with pytest.raises(InvalidSetup, match="needs 12 months, 31 days or 7 weekdays"):
        tw.cells_of_date(hours, datetime.date(2026, 11, 23))


def test_dice_that_share_faces_show_different_cells() -> None:
    shared = template(Setup("dice", 2, (("1", "2"), ("2", "3"))))
    assert all_setups(shared) == [("1", "2"), ("1", "3"), ("2", "3")]
    assert family_of(shared).setups.n(shared) == 4
    assert sorted(sampled_setups(shared, 10)) == all_setups(shared)


def test_any_cells() -> None:
    cells = template(Setup("cells", 2))
    assert len(all_setups(cells)) == comb(9, 2)
    assert all_setups(cells, 3) == [("1", "2"), ("1", "3"), ("1", "4")]
    # Of pairs of cells of a square of 3 x 3 there are eight up to its eight symmetries.
    classes = classes_of(cells, all_setups(cells), compile_cover(replace(cells, setup=None)))
    assert len(classes.representatives) == 8
    kept = replace(cells, blocked=frozenset({4}), fixed=(Fixed("p0", (0,)),))
    assert len(all_setups(kept)) == comb(7, 2)


def test_only_symmetries_of_the_whole_template_count() -> None:
    cells = template(Setup("cells", 1))
    bare = replace(cells, setup=None)
    assert len(cell_symmetries(compile_cover(bare))) == 8
    assert len(cell_symmetries(compile_cover(replace(bare, blocked=frozenset({0}))))) == 2
    assert len(cell_symmetries(compile_cover(replace(bare, optional=frozenset({1}))))) == 2
    assert len(cell_symmetries(compile_cover(replace(bare, fixed=(Fixed("p0", (0,)),))))) == 2
    one_sided = tuple(replace(one, freedom="one_sided") for one in bare.pieces)
    ell = piece(SQUARE, "L", tw.cells_of_picture(SQUARE, "#..\n###"), freedom="one_sided")
    assert len(cell_symmetries(compile_cover(replace(bare, pieces=(*one_sided, ell))))) == 4


def test_representatives_go_by_the_order_that_is_given() -> None:
    cells = template(Setup("cells", 1))
    compiled = compile_cover(replace(cells, setup=None))
    assert classes_of(cells, all_setups(cells), compiled).representatives == [("1",), ("2",), ("5",)]
    backward = {compiled.items.item_of_cell[cell]: 8 - cell for cell in range(9)}
    assert classes_of(cells, all_setups(cells), compiled, backward).representatives == [("9",), ("8",), ("5",)]
    assert classes_of(cells, [], compiled).representatives == []


def test_sums_that_lines_can_have() -> None:
    square = tw.load("magic-square-3")
    assert isinstance(square, tw.LabelingPuzzle)
    assert possible_targets(square) == range(1 + 2 + 3, 7 + 8 + 9 + 1)
    assert family_of(square).setups.kind(square) == "target"
    classes = classes_of(square, all_setups(square))
    # x for 10 - x makes a sum of 15 + d one of 15 - d.
    assert len(classes.representatives) == 10
    given = replace(square, given=((0, 8),))
    assert len(classes_of(given, all_setups(given)).representatives) == 19
    # A middle of 5 is its own complement.
    middle = replace(square, given=((4, 5),))
    assert len(classes_of(middle, all_setups(middle)).representatives) == 10
    assert with_setup(square, ("12",)).targets == (12,)  # type: ignore[union-attr]
    every = replace(square, targets=None, own_targets=tuple((k, 15) for k in range(8)))
    with pytest.raises(InvalidSetup, match="each of its lines has a sum of its own"):
        all_setups(every)
    with pytest.raises(InvalidRequest, match="leaves no sum open"):
        tw.with_target(every, 15)


def test_a_sample_is_drawn_from_all() -> None:
    star = tw.load("genius-star")
    drawn = sampled_setups(star, 50, seed=3)
    assert drawn == sampled_setups(star, 50, seed=3) != sampled_setups(star, 50, seed=4)
    assert len(set(drawn)) == 50
    assert set(drawn) <= set(all_setups(star))


def test_too_many_setups_are_only_drawn_from() -> None:
    many = template(Setup("cells", 8), 6, 6)
    with pytest.raises(InvalidRequest, match="ask for a sample"):
        all_setups(many)
    drawn = sampled_setups(many, 20)
    assert len(set(drawn)) == 20
    assert all(len(set(names)) == 8 for names in drawn)
    faces = tuple(map(str, range(1, 37)))
    assert len(sampled_setups(template(Setup("dice", 5, (faces,) * 5), 6, 6), 20)) == 20


def test_a_fixed_puzzle_has_no_setups() -> None:
    with pytest.raises(InvalidSetup, match="one fixed puzzle"):
        all_setups(tw.load("unicorn"))

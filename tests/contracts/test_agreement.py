"""On random small puzzles every engine and the reference solver must agree on every count."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings

from tests import reference
from tests.examples import rectangle, ruled
from tests.random_puzzles import (
    labeling_puzzles,
    ruled_puzzles,
    strict_puzzles,
    tiling_puzzles,
    valued_puzzles,
    with_rules,
    wrapped_puzzles,
)
from tests.reference_tilings import pictures_of, symmetries
from tilewright.boards import Board, shape_cells
from tilewright.engines import ENGINES
from tilewright.errors import NoEngine
from tilewright.families import FAMILIES, LabelingPuzzle, Puzzle, TilingPuzzle, family_of
from tilewright.families.tiling import Fixed, GivenValues, Region, Regions, Rim, piece, tile
from tilewright.lattices import CUBIC, FLORET, LATTICES, SQUARE, polyforms
from tilewright.models import SumModel
from tilewright.solving import choose_engine, count, solutions
from tilewright.solving.answers import Count, Limits

# The reference solver lists orbits one by one; with thousands of solutions it would take minutes.
MOST_SOLUTIONS = 150
SLOW_OK = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]


def has_few_solutions(puzzle: Puzzle) -> bool:
    return not count(puzzle, limits=Limits(solutions=MOST_SOLUTIONS)).effort.stopped_by


def numbers(counted: Count) -> tuple[int | None, ...]:
    return (counted.raw, counted.distinct, counted.up_to_rotation, counted.up_to_symmetry, counted.up_to_relabeling)


def agree(puzzle: Puzzle) -> None:
    counted = count(puzzle, relabelings=True)
    assert counted.exhausted
    wanted = reference.count(puzzle)
    assert numbers(counted) == (
        wanted.raw,
        wanted.distinct,
        wanted.up_to_rotation,
        wanted.up_to_symmetry,
        wanted.up_to_relabeling,
    )
    listed = list(solutions(puzzle))
    assert len(set(listed)) == len(listed) == wanted.distinct
    for up_to, of_orbits in (("symmetry", wanted.up_to_symmetry), ("relabeling", wanted.up_to_relabeling)):
        given = solutions(puzzle, up_to=up_to)  # type: ignore[arg-type]
        assert (len(list(given)), given.stands_for) == (of_orbits, wanted.distinct)
    if any(finding.proves for finding in family_of(puzzle).lint(puzzle)):
        assert wanted.distinct == 0
    compiled = choose_engine(puzzle).compiled
    for symmetry in compiled.symmetries(True):
        images = {symmetry.image(compiled.encode(solution)) for solution in listed}
        assert images == {compiled.encode(solution) for solution in listed}


@settings(max_examples=60, deadline=None, suppress_health_check=SLOW_OK)
@given(tiling_puzzles())
def test_tiling_agrees_with_the_reference(puzzle: TilingPuzzle) -> None:
    assume(has_few_solutions(puzzle))
    agree(puzzle)


@settings(max_examples=150, deadline=None, suppress_health_check=SLOW_OK)
@given(strict_puzzles())
def test_fixed_pieces_and_demands_of_the_rim_agree_with_the_reference(puzzle: TilingPuzzle) -> None:
    assume(has_few_solutions(puzzle))
    agree(puzzle)
    group = list(symmetries(puzzle))
    orders = (
        sum(not reflects and not renames for _, reflects, renames in group),
        sum(not renames for _, _, renames in group),
        len(group),
    )
    assert count(puzzle, relabelings=True).symmetries == orders


@settings(max_examples=150, deadline=None, suppress_health_check=SLOW_OK)
@given(ruled_puzzles())
def test_colors_and_pieces_apart_agree_with_the_reference(puzzle: TilingPuzzle) -> None:
    assume(has_few_solutions(puzzle))
    agree(puzzle)


@settings(max_examples=100, deadline=None, suppress_health_check=SLOW_OK)
@given(wrapped_puzzles())
def test_wrapped_boards_agree_with_the_reference(puzzle: TilingPuzzle) -> None:
    assume(has_few_solutions(puzzle))
    agree(puzzle)


@pytest.mark.parametrize("other", [(), (0, 2), (0, 2, "mirror")])
@pytest.mark.parametrize("labels", [{}, {((0, 0), 1): "a", ((1, 0), 3): "b"}])
def test_values_across_a_seam_that_mirrors_agree_with_the_reference(other: Any, labels: Any) -> None:
    wrap = [(3, 0, "mirror"), *([other] if other else [])]
    board = Board.of(SQUARE, shape_cells(SQUARE, "rectangle", {"columns": 3, "rows": 2}), wrap=wrap)
    pairs = [(0, 1), (0, 2), (1, 2)]
    dominoes = [piece(SQUARE, f"{a}-{b}", [(0, 0), (1, 0)], values=(a, b), labels=labels) for a, b in pairs]
    rules = (GivenValues(("", "2", *[""] * 4)), Regions((Region((0, 3, 5), "sum", least=2, most=3),)))
    puzzle = TilingPuzzle("values", board, dominoes, rules=rules)
    counted, listed = count(puzzle), list(solutions(puzzle))
    assert counted.distinct == len(listed) == len(set(listed)) == len(pictures_of(puzzle)) > 0
    if find_spec("ortools") is not None:
        assert numbers(count(puzzle, engine="cpsat")) == numbers(counted)


@settings(max_examples=60, deadline=None, suppress_health_check=SLOW_OK)
@given(with_rules(wrapped_puzzles() | strict_puzzles() | tiling_puzzles()))
def test_rules_agree_with_the_reference_where_they_meet(puzzle: TilingPuzzle) -> None:
    assume(has_few_solutions(puzzle))
    agree(puzzle)


@settings(max_examples=100, deadline=None, suppress_health_check=SLOW_OK)
@given(valued_puzzles())
def test_values_and_their_rules_agree_with_the_reference(puzzle: TilingPuzzle) -> None:
    assume(has_few_solutions(puzzle))
    agree(puzzle)


@settings(max_examples=60, deadline=None, suppress_health_check=SLOW_OK)
@given(labeling_puzzles())
def test_labeling_agrees_with_the_reference(puzzle: LabelingPuzzle) -> None:
    assume(has_few_solutions(puzzle))
    agree(puzzle)


@pytest.mark.skipif(find_spec("ortools") is None, reason="OR-Tools is not installed (extra cpsat)")
@settings(max_examples=25, deadline=None, suppress_health_check=SLOW_OK)
@given(tiling_puzzles() | ruled_puzzles() | valued_puzzles())
def test_cpsat_agrees_on_tiling(puzzle: TilingPuzzle) -> None:
    assume(has_few_solutions(puzzle))
    assert numbers(count(puzzle, engine="cpsat", relabelings=True)) == numbers(count(puzzle, relabelings=True))


@pytest.mark.skipif(find_spec("ortools") is None, reason="OR-Tools is not installed (extra cpsat)")
@settings(max_examples=15, deadline=None, suppress_health_check=SLOW_OK)
@given(labeling_puzzles())
def test_cpsat_agrees_on_labeling(puzzle: LabelingPuzzle) -> None:
    assume(has_few_solutions(puzzle))
    assert numbers(count(puzzle, engine="cpsat", relabelings=True)) == numbers(count(puzzle, relabelings=True))


EXHAUSTIVE = [name for name, engine in ENGINES.items() if engine.is_exhaustive and not name.startswith("cpsat")]


@pytest.mark.parametrize("name", [name for name in EXHAUSTIVE if ENGINES[name].model is not SumModel])
@settings(max_examples=60, deadline=None, suppress_health_check=SLOW_OK)
@given(tiling_puzzles() | ruled_puzzles() | wrapped_puzzles())
def test_every_engine_agrees_on_tiling(name: str, puzzle: TilingPuzzle) -> None:
    try:
        choose_engine(puzzle, name, for_counting=True)
    except NoEngine:
        return
    assume(has_few_solutions(puzzle))
    wanted = numbers(count(puzzle, engine="exact-cover", relabelings=True))
    assert numbers(count(puzzle, engine=name, relabelings=True)) == wanted


def test_every_family_is_compared() -> None:
    assert set(FAMILIES) == {"tiling", "labeling"}


def test_renaming_labels_agrees_with_the_reference() -> None:
    """MacMahon's six two-colored squares on 2x3: the set goes to itself when the colors are exchanged."""
    tiles = tuple(tile(SQUARE, text, text) for text in ("AAAA", "AAAB", "AABB", "ABAB", "ABBB", "BBBB"))
    puzzle = TilingPuzzle("six squares", rectangle(3, 2), tiles)
    agree(puzzle)
    counted = count(puzzle, relabelings=True)
    assert counted.symmetries == (2, 4, 8)
    assert counted.up_to_relabeling is not None
    assert 0 < counted.up_to_relabeling < counted.up_to_symmetry


def test_tiles_in_two_colors_agree_with_the_reference() -> None:
    tiles = tuple(tile(SQUARE, str(k), "aaaa", color=color) for k, color in enumerate(("red", "red", "", "")))
    agree(TilingPuzzle("two colors", rectangle(2, 2), tiles))


@pytest.mark.parametrize("name", ["cairo", "snub-square"])
def test_pieces_apart_agree_with_the_reference_on_lattices_that_glide(name: str) -> None:
    lattice = LATTICES[name]
    pieces = [piece(lattice, str(k), polyforms(lattice, 2)[0], least=0, most=1) for k in range(2)]
    board = Board.of(lattice, shape_cells(lattice, "rectangle", {"columns": 1, "rows": 1}))
    agree(
        TilingPuzzle("glide", board, tuple(pieces), optional=frozenset(range(len(board))), rules=ruled(apart="alike"))
    )


def test_a_lattice_without_reflections_agrees_with_the_reference() -> None:
    flower = Board.of(FLORET, shape_cells(FLORET, "hexagon", {"side": 1}))
    pieces = [
        piece(FLORET, f"{n}{k}", one, least=0, most=1) for n in (1, 2, 3) for k, one in enumerate(polyforms(FLORET, n))
    ]
    agree(TilingPuzzle("shapes", flower, tuple(pieces)))
    # The long sides of petals, listed first and last, meet; flipped, the second tile would be the third one.
    petals = ("abcba", "abcda", "adcba")
    tiles = tuple(tile(FLORET, labels, labels, freedom="free", least=2) for labels in petals)
    agree(TilingPuzzle("tiles", flower, tiles))
    # Necklaces of six beads in three colors, two of each: 90 if they stay, 16 if they turn.
    counted = count(TilingPuzzle("tiles", flower, tiles))
    assert (counted.distinct, counted.up_to_rotation, counted.up_to_symmetry) == (90, 16, 16)


def test_two_fixed_pieces_agree_with_the_reference() -> None:
    bars = (piece(SQUARE, "I", [(0, 0), (1, 0), (2, 0)], least=3),)
    puzzle = TilingPuzzle("bars", rectangle(3, 3), bars, fixed=(Fixed("I", (3,)), Fixed("I", (4,))))
    agree(puzzle)
    assert count(puzzle).distinct == 1


def test_the_complement_of_lines_of_different_length_agrees_with_the_reference() -> None:
    """With values symmetric about 0 every sum S becomes -S, however many points a line has."""
    board = Board.of(CUBIC, [(0, 0, 0), (0, 0, 1), (1, 0, 1)])
    puzzle = LabelingPuzzle("about 0", board, (-1, 0, 1), ((2, 0, 1), (1, 0)))
    agree(puzzle)
    counted = count(puzzle, relabelings=True)
    assert counted.symmetries[1:] == (1, 2)


def test_a_fixed_piece_that_need_not_be_used_agrees_with_the_reference() -> None:
    """Two colors are exchanged although only one piece must be used: both lie there beforehand."""
    may, must = (tile(SQUARE, color, [color, None, None, None], least=k, most=1) for k, color in enumerate("ab"))
    puzzle = TilingPuzzle("two", rectangle(2, 1), (may, must), fixed=(Fixed("a", (0,)), Fixed("b", (1,))))
    agree(puzzle)
    counted = count(puzzle, relabelings=True)
    assert counted.symmetries == (1, 2, 4)


def test_a_fixed_piece_does_not_change_places_with_a_twin_that_is_not_fixed() -> None:
    """Two L trominoes fill 2x3; in two strips lie two bars that differ. Only without `fixed` is the half turn one."""
    core, strips = [(x, y) for y in (0, 1) for x in (0, 1, 2)], [(x, 4) for x in range(-3, 1)]
    board = Board.of(SQUARE, [*core, *strips, *((2 - x, 1 - y) for x, y in strips)])
    ell = piece(SQUARE, "L", [(0, 0), (1, 0), (0, 1)], least=2)
    bar = [(x, 0) for x in range(4)]
    pieces = (ell, piece(SQUARE, "I", bar), piece(SQUARE, "J", bar, labels={((0, 0), 2): "x"}))
    index = board.index_of_cell
    here, there = (tuple(index[cell] for cell in cells) for cells in (core[:2] + core[3:4], core[4:] + core[2:3]))
    for fixed, wanted in (
        ((), (2, 8, 4)),
        ((Fixed("L", here),), (1, 4, 4)),
        # A twin that is fixed, too, may take its place.
        ((Fixed("L", here), Fixed("L", there)), (2, 4, 2)),
    ):
        puzzle = TilingPuzzle("strips", board, pieces, fixed=fixed)
        agree(puzzle)
        counted = count(puzzle)
        assert (counted.symmetries[1], counted.distinct, counted.up_to_rotation) == wanted


def test_a_demand_of_the_rim_stays_on_its_side_though_the_pieces_meet_it_on_another() -> None:
    tiles = (tile(SQUARE, "q", "apaq"), tile(SQUARE, "r", "apar"))
    demands = tuple((cell, SQUARE.kinds[0].side_names.index("top"), "a") for cell in (0, 1))
    puzzle = TilingPuzzle("tops", rectangle(2, 1), tiles, rim=Rim(sides=demands))
    agree(puzzle)
    counted = count(puzzle)
    assert (counted.distinct, counted.up_to_rotation, counted.up_to_symmetry) == (2, 2, 1)

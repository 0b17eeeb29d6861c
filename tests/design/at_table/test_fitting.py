"""What fits on a table of tiles: the same as trying every tile, and never a way less than solutions have."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

import pytest

import tilewright as tw
from tilewright.design import faults, hint
from tilewright.design.at_table.fitting import Fitting, fitting
from tilewright.design.at_table.near_hints import first_impossible, impossible_because_of, near_hint
from tilewright.design.at_table.nearby import MOST_CELLS, Neighborhood, around, narrowed
from tilewright.design.moves.base import Clock
from tilewright.families import family_of
from tilewright.families.clauses import ones
from tilewright.solving import Limits

# Triangles, hexagons, squares with halves that match, a rim, equal tiles, a fixed tile, and a board without a rim.
PUZZLES = [
    "magic-triangle",
    "drive-ya-nuts",
    "giants-causeway",
    "monkey-puzzle",
    "macmahon-squares-2",
    "crazy-planes",
    "tetravex-3x3-a",
    "six-squares-cube",
    "eight-triangles-octahedron",
]
LARGE = tw.load("eternity-2")
LATER = 1e9


def _fit(puzzle: Any, laid: Any) -> Fitting:
    found = fitting(puzzle, laid)
    assert found is not None
    return found


def _solution(name: str) -> tuple[Any, list[Any]]:
    puzzle = tw.load(name)
    [solution] = tw.solve(puzzle, limits=Limits(solutions=1)).solutions
    return puzzle, list(family_of(puzzle).table.laid(solution))


@pytest.mark.parametrize("name", PUZZLES)
def test_what_fits_is_what_can_be_laid_without_a_fault(name: str) -> None:
    puzzle, lying = _solution(name)
    table = family_of(puzzle).table
    rng = Random(name)
    for _ in range(4):
        laid = rng.sample(lying, rng.randrange(len(lying)))
        fit = _fit(puzzle, laid)
        names = {one.piece for one in table.with_given(puzzle, laid)}
        for cell in fit.empty:
            board_cell = fit.tiles.compiled.cells[cell]
            kind = puzzle.board.cells[board_cell][puzzle.lattice.dimension :]
            expected = []
            for number, thing in enumerate(table.things(puzzle)):
                fixed = {one.piece for one in puzzle.fixed if board_cell not in one.cells}
                if thing.name in names | fixed and thing.most == 1:
                    continue
                ways = [
                    way
                    for way, one in enumerate(thing.orientations)
                    if one.cells[0][puzzle.lattice.dimension :] == kind
                    and not faults(puzzle, [*laid, table.lay(puzzle, number, way, (board_cell,))])
                ]
                expected += [(number, tuple(ways))] if ways else []
            assert fit.pieces(cell) == tuple(expected), (laid, board_cell)


@pytest.mark.parametrize("name", PUZZLES)
def test_no_way_of_a_solution_is_taken_away(name: str) -> None:
    puzzle, lying = _solution(name)
    whole = _fit(puzzle, lying)
    for n in range(len(lying)):
        fit = _fit(puzzle, lying[:n])
        seen = narrowed(fit, LATER)
        assert seen.dead is None
        for cell in fit.empty:
            way = whole.lying[cell]
            # Equal tiles are one class, so that the way is the same whichever of them lies there.
            assert way is not None
            assert seen.on_cells[cell] >> way & 1
            assert Neighborhood(fit, around(fit, cell)).goes_on(cell, way) is True


def test_matching_sides_are_counted_and_wrong_ones_apart() -> None:
    puzzle, lying = _solution("tetravex-3x3-a")
    assert _fit(puzzle, lying).sides == (12, 0, 12)
    assert _fit(puzzle, ()).sides == (0, 0, 12)
    table = family_of(puzzle).table
    numbers = [table.place_of(puzzle, one) for one in lying]
    swapped = [(numbers[1][0], 0, numbers[0][2]), (numbers[0][0], 0, numbers[1][2]), *numbers[2:]]
    laid = [table.lay(puzzle, piece, way, (cell,)) for piece, way, cell in swapped]
    matching, wrong, n_edges = _fit(puzzle, laid).sides
    assert matching + wrong == n_edges == 12
    assert wrong == sum(len(fault.cells) == 2 for fault in faults(puzzle, laid)) > 0


def test_puzzles_of_other_kinds_are_not_told_of() -> None:
    assert fitting(tw.load("soma"), ()) is None
    assert fitting(tw.load("magic-19"), ()) is None
    assert fitting(tw.load("genius-star"), ()) is None


def test_a_neighborhood_is_a_cell_and_those_around_it() -> None:
    fit = _fit(LARGE, ())
    assert set(around(fit, 100)) == {100 + 16 * row + column for row in (-1, 0, 1) for column in (-1, 0, 1)}
    assert len(around(fit, 0)) == MOST_CELLS


def _laid_row(n: int) -> list[Any]:
    """The first row of the large puzzle, as far as it goes on by sides alone."""
    laid: list[Any] = []
    for cell in range(n):
        fit = _fit(LARGE, laid)
        way = next(ones(fit.on_cells[cell]))
        laid.append(fit.tiles.placed(cell, way, fit.names_left(fit.tiles.ways[way].tile_class)[0]))
    return laid


def test_a_hint_on_a_large_board_says_what_it_looked_at_and_takes_no_second() -> None:
    began = process_time()
    found = hint(LARGE, _laid_row(5), cell=5)
    assert found.kind in ("look", "place")
    assert found.cells == (5,)
    assert "Looked at 9 cells around cell 6" in found.reason
    assert not found.certain or found.kind == "place"
    # Much more than it takes, for a machine that is slow.
    assert process_time() - began < 5


def test_what_a_look_excludes_is_in_no_solution() -> None:
    puzzle, lying = _solution("tetravex-3x3-a")
    solutions = tw.solve(puzzle).solutions
    besides: list[tuple[str, tuple[int, ...]]] = []
    for _ in range(200):
        found = near_hint(puzzle, lying[:1], None, besides, Clock(Limits(seconds=100)))
        if found.kind != "not":
            break
        besides.append((found.piece, found.cells))
    assert besides
    assert found.kind == "unknown"
    for solution in solutions:
        if lying[0] in solution.placed:
            assert not {(one.piece, one.cells) for one in solution.placed} & set(besides)


@pytest.mark.parametrize("name", ["tetravex-3x3-a", "tetravex-4x4-a", "magic-triangle", "drive-ya-nuts"])
def test_what_a_near_hint_lays_is_in_every_solution(name: str) -> None:
    puzzle, lying = _solution(name)
    solutions = [set(one.placed) for one in tw.solve(puzzle).solutions]
    for n in range(1, len(lying)):
        found = near_hint(puzzle, lying[:n], None, None, Clock(Limits(seconds=100)))
        assert found.kind in ("look", "place")
        if found.kind == "place":
            left = [one for one in solutions if one.issuperset(lying[:n])]
            assert left
            assert all(found.placement in one for one in left)


def test_tiles_are_taken_back_until_nothing_is_seen_that_is_impossible() -> None:
    puzzle, lying = _solution("tetravex-4x4-a")
    fit = _fit(puzzle, lying[:1])
    [wrong] = [
        (cell, way)
        for cell in fit.empty
        for way in ones(fit.on_cells[cell])
        if narrowed(_fit(puzzle, [lying[0], _named(fit, cell, way)]), LATER).dead is not None
    ][:1]
    laid = [lying[0], _named(fit, *wrong), *[one for one in lying[1:4] if one.piece != _named(fit, *wrong).piece]]
    taken = impossible_because_of(puzzle, laid, LATER)
    assert taken
    n = first_impossible(puzzle, laid, LATER)
    assert [narrowed(_fit(puzzle, laid[:k]), LATER).dead is None for k in (n - 1, n)] == [True, False]
    assert narrowed(_fit(puzzle, [one for k, one in enumerate(laid) if k not in taken]), LATER).dead is None
    found = near_hint(puzzle, laid[:2], None, None, Clock(Limits(seconds=100)))
    assert (found.kind, found.take_back) == ("stuck", (1,))


def _named(fit: Fitting, cell: int, way: int) -> Any:
    return fit.tiles.placed(cell, way, fit.names_left(fit.tiles.ways[way].tile_class)[0])

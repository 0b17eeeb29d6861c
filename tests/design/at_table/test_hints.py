"""Hints: what is certain is so in all solutions, and what is stuck has none."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import islice
from random import Random

import pytest
from hypothesis import assume, given

from tests.design.tables import EXAMPLES, LIMITS, NAMES, all_solutions, laid_of, look, puzzle_of, tables
from tests.examples import rectangle
from tilewright.catalog import load
from tilewright.design import Hint, Laid, PlacedValue, faults, hint, is_complete, with_laid
from tilewright.design.at_table.completions import Completions
from tilewright.design.at_table.reasoning import tightest
from tilewright.design.moves import cover_moves
from tilewright.design.moves.base import Clock
from tilewright.design.moves.find_moves import moves_of
from tilewright.errors import InvalidRequest, InvalidSetup
from tilewright.families import Puzzle, Solution, TilingPuzzle
from tilewright.families.clauses import ones
from tilewright.families.tiling import Placed, piece
from tilewright.families.tiling.laid.table import words_for_piece
from tilewright.lattices import SQUARE
from tilewright.solving import Limits, solutions, solve

FEW = 400


def _lies_on(puzzle: Puzzle, solution: Solution, found: Hint) -> bool:
    """Whether a solution has the piece of a hint on its cells."""
    for one in laid_of(solution):
        if isinstance(one, PlacedValue):
            if (str(one.value), (one.point,)) == (found.piece, found.cells):
                return True
        elif set(one.cells) == set(found.cells):
            there = look(puzzle, one)
            blank = Placed(found.piece, one.cells, one.labels)
            if there == look(puzzle, blank):
                return True
    return False


def _holds(puzzle: Puzzle, laid: list[Laid], listed: list[Solution], found: Hint) -> None:
    """A hint says nothing that is not so of the solutions that are left."""
    assert found.reason
    if is_complete(puzzle, laid):
        assert found.kind == "done"
        return
    assert (found.kind == "stuck") == (not listed)
    if found.kind == "place":
        assert found.placement is not None
        with_it = [
            solution
            for solution in listed
            if look(puzzle, found.placement) in {look(puzzle, one) for one in laid_of(solution)}
        ]
        assert with_it
        assert not found.certain or len(with_it) == len(listed)
        assert look(puzzle, found.placement) not in {look(puzzle, one) for one in laid}
    elif found.kind == "not":
        assert found.certain
        assert found.placement is None
        assert not any(_lies_on(puzzle, solution, found) for solution in listed)
    elif found.kind == "stuck" and found.certain and found.take_back:
        rest = [one for k, one in enumerate(laid) if k not in found.take_back]
        assert all_solutions(puzzle, rest)


@given(tables())
@EXAMPLES
def test_hints_hold_on_tiny_puzzles(table: tuple[Puzzle, list[Laid]]) -> None:
    puzzle, laid = table
    listed = all_solutions(puzzle, laid)
    for only_not in (False, True):
        found = hint(puzzle, laid, only_not=only_not, limits=LIMITS)
        _holds(puzzle, laid, listed, found)
        assert found == hint(puzzle, laid, only_not=only_not, limits=LIMITS)
        if not only_not:
            assert found.kind != "unknown"


@given(tables())
@EXAMPLES
def test_where_not_to_look_never_says_the_same_again(table: tuple[Puzzle, list[Laid]]) -> None:
    puzzle, laid = table
    listed = all_solutions(puzzle, laid)
    # Each way to lie is looked for in each solution, which takes minutes for tiles with many sides that match anything.
    assume(len(listed) < FEW)
    told: list[tuple[str, tuple[int, ...]]] = []
    while (found := hint(puzzle, laid, only_not=True, besides=told, limits=LIMITS)).kind == "not":
        _holds(puzzle, laid, listed, found)
        assert (found.piece, set(found.cells)) not in [(piece, set(cells)) for piece, cells in told]
        # In whatever order the cells are named.
        told.append((found.piece, found.cells[::-1]))
    if found.kind != "unknown":
        return
    assert found.certain
    assert found.reason.startswith(f"There is nothing {'more ' if told else ''}to exclude: everything")
    # All else that fits lies there in a solution.
    moves = moves_of(puzzle)
    state = moves.begin(laid)
    assert state is not None
    for move in ones(state.live):
        one = moves.laid(move, laid)
        piece = one.piece if isinstance(one, Placed) else str(one.value)
        if (piece, set(moves.cells(move))) not in [(name, set(cells)) for name, cells in told]:
            there = replace(found, piece=piece, cells=moves.cells(move))
            assert any(_lies_on(puzzle, solution, there) for solution in listed)


def test_a_piece_that_may_be_left_out_is_excluded_from_a_cell_that_may_stay_empty() -> None:
    pieces = (piece(SQUARE, "domino", [(0, 0), (1, 0)]), piece(SQUARE, "one", [(0, 0)], least=0, most=1))
    puzzle = TilingPuzzle("row", rectangle(3, 1), pieces, optional=frozenset({1}))
    found = hint(puzzle, [], only_not=True)
    assert (found.kind, found.piece, found.cells) == ("not", "one", (1,))
    more = hint(puzzle, [], only_not=True, besides=[("one", (1,))])
    assert (more.kind, more.certain) == ("unknown", True)


@pytest.mark.thorough
@pytest.mark.parametrize("name", NAMES)
def test_hints_hold_on_real_puzzles(name: str) -> None:
    puzzle, random = puzzle_of(name), Random(1)
    whole = laid_of(solve(puzzle).solutions[0])
    random.shuffle(whole)
    for left in (2, 5, 8):
        laid = whole[: max(0, len(whole) - left)]
        if len(list(islice(solutions(with_laid(puzzle, laid)), FEW))) == FEW:
            continue
        listed = all_solutions(puzzle, laid)
        _holds(puzzle, laid, listed, hint(puzzle, laid, limits=LIMITS))
        _holds(puzzle, laid, listed, hint(puzzle, laid, only_not=True, limits=LIMITS))


@pytest.mark.parametrize("name", NAMES)
def test_hints_lead_to_a_solution(name: str) -> None:
    puzzle = puzzle_of(name)
    laid: list[Laid] = laid_of(solve(puzzle).solutions[0])[:3]
    for _ in range(len(puzzle.board) + 1):
        found = hint(puzzle, laid, limits=LIMITS, seed=5)
        if found.kind == "done":
            break
        assert found.kind == "place"
        assert found.placement is not None
        laid.append(found.placement)
    assert is_complete(puzzle, laid)


@pytest.mark.parametrize("name", ["unicorn", "soma", "magic-19", "calendar"])
def test_from_an_empty_board(name: str) -> None:
    puzzle = puzzle_of(name)
    found = hint(puzzle, [], limits=LIMITS)
    assert found.kind == "place"
    assert found.placement is not None
    assert next(solutions(puzzle, limits=Limits(solutions=1)), None) is not None
    assert all_solutions(puzzle, [found.placement])


def test_a_piece_in_the_wrong_place() -> None:
    puzzle = puzzle_of("calendar")
    whole = laid_of(solve(puzzle).solutions[0])
    wrong = hint(puzzle, whole[:1], limits=LIMITS, only_not=True)
    assert wrong.kind == "not"
    blank = (None,) * puzzle.lattice.kinds[0].n_sides
    laid = [*whole[:1], Placed(wrong.piece, wrong.cells, (blank,) * len(wrong.cells))]
    found = hint(puzzle, laid, limits=LIMITS)
    assert (found.kind, found.take_back, found.certain) == ("stuck", (1,), True)
    assert "Take back piece" in found.reason


def test_reasons_name_pieces_and_cells() -> None:
    puzzle = load("magic-hexagon-3")
    line = puzzle.lines[0]  # type: ignore[union-attr]
    solution = solve(puzzle).solutions[0]
    laid: list[Laid] = [one for one in laid_of(solution) if isinstance(one, PlacedValue) and one.point in line[1:]]
    found = hint(puzzle, laid, limits=LIMITS)
    assert found.placement == laid_of(solution)[line[0]]
    names = " ".join(puzzle.board.names[point] for point in line)
    assert found.reason.startswith(f"Line {names} lacks only point {puzzle.board.names[line[0]]}")


def test_reasons_name_the_sums_that_leave_nothing_else() -> None:
    found = hint(load("domino-sums-6"), [], limits=LIMITS)
    assert found.reason == (
        "Only piece 1-4 fits on cell 12, and only in this way: the values in region 12 must add up to 4."
    )


@pytest.mark.parametrize("name", ["tetrominoes-4x5", "de-bruijn-6x6x6"])
def test_a_puzzle_without_any_solution_says_so_first(name: str) -> None:
    # No search of De Bruijn's bricks would end: a coloring excludes them.
    puzzle = load(name)
    for only_not in (False, True):
        found = hint(puzzle, [], limits=LIMITS, only_not=only_not)
        assert (found.kind, found.take_back, found.certain) == ("stuck", (), True)
        assert found.reason.startswith("The puzzle has no solution.")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("soma", "Cell 1 has the fewest choices: 7 pieces fit there, in 55 ways. With piece"),
        ("macmahon-triangles", "Tile 14 has the fewest places: 12 are left. With tile 14 here there is a solution."),
        (
            "magic-19",
            "Point A has the fewest choices: 17 numbers fit there; otherwise line H I J could not",
        ),
    ],
)
def test_the_first_hint_is_about_what_has_the_fewest_choices(name: str, reason: str) -> None:
    found = hint(puzzle_of(name), [], limits=LIMITS)
    assert not found.certain
    assert found.reason.startswith(reason)


def test_a_short_search_spends_no_time_on_the_choice_of_an_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(model: object) -> None:
        raise AssertionError

    monkeypatch.setattr(cover_moves, "choose_for_model", choose)
    # A solution is found at once; the short searches after it look for what all solutions have in common.
    assert hint(load("tans-4x4"), [], limits=LIMITS).kind == "place"


def test_a_piece_with_a_long_name_is_called_by_its_code_too() -> None:
    soma = puzzle_of("soma")
    assert isinstance(soma, TilingPuzzle)
    first = replace(soma.pieces[0], name="corner")
    named = replace(soma, pieces=(first, *soma.pieces[1:]))
    words = words_for_piece(named, "corner")
    assert re.fullmatch(r"piece corner \(\S{1,3}\)", words)
    assert words_for_piece(soma, soma.pieces[0].name) == f"piece {soma.pieces[0].name}"


@given(tables())
@EXAMPLES
def test_when_time_is_over_it_still_says_where_the_choices_are_fewest(table: tuple[Puzzle, list[Laid]]) -> None:
    puzzle, laid = table
    for lying in ([], laid):
        _says_where_to_look(puzzle, lying)


def _says_where_to_look(puzzle: Puzzle, laid: list[Laid]) -> None:
    found = hint(puzzle, laid, limits=Limits(nodes=1))
    assert found.kind in ("place", "look", "stuck", "done")
    if found.kind != "look":
        assert found.certain or "in time" in found.reason
        return
    assert found.reason.endswith("could not be found out in time.")
    moves = moves_of(puzzle)
    state = moves.begin(laid)
    assert state is not None
    place = tightest(moves, state, Clock(LIMITS))
    assert (found.cells, found.reason.startswith(place.reason)) == (place.item.cells, True)
    laid_by = {move: moves.laid(move, laid) for item in moves.items for move in ones(item.moves)}
    if found.piece:
        assert {laid_by[move].piece for move in ones(place.left)} == {found.piece}
    # By trial, of all that can be laid: nothing has fewer choices, and no solution has another one.
    fits = {move for move, one in laid_by.items() if not faults(puzzle, [*laid, one])}
    assert fits.issuperset(ones(place.left))
    if isinstance(puzzle, TilingPuzzle):
        needed = [item for item, need in zip(moves.items, state.need, strict=True) if need]
        assert len(fits.intersection(ones(place.item.moves))) == min(
            len(fits.intersection(ones(item.moves))) for item in needed
        )
    serving = {look(puzzle, laid_by[move]) for move in ones(place.item.moves)}
    left = {look(puzzle, laid_by[move]) for move in ones(place.left)}
    known = {look(puzzle, one) for one in laid}
    for solution in all_solutions(puzzle, laid):
        assert serving.intersection(look(puzzle, one) for one in laid_of(solution)) - known <= left


def test_when_time_is_over_it_says_so() -> None:
    found = hint(load("eternity-2-clue-1"), [], limits=Limits(nodes=1))
    assert found.kind == "look"
    assert found.reason == (
        "Cell 1 has the fewest choices: only tile 1, tile 2 or 4 and tile 3 fit there. "
        "Whether there is a solution could not be found out in time."
    )


def test_templates_and_giants_are_refused() -> None:
    with pytest.raises(InvalidSetup, match="choose 7 cells"):
        hint(load("genius-star"), [])
    dominoes = TilingPuzzle(
        "many", rectangle(300, 200), (piece(SQUARE, "I", [(0, 0), (1, 0)], least=30_000, most=30_000),)
    )
    with pytest.raises(InvalidRequest, match=r"^many .*: its pieces can be laid in up to 120,000 ways; 40,000 can"):
        hint(dominoes, [])


class _NoTime(Clock):
    """A clock with time for nothing that takes any."""

    def has(self, seconds: float) -> bool:
        return seconds == 0


def test_a_search_that_takes_longer_to_begin_than_is_left_does_not_begin() -> None:
    moves = moves_of(puzzle_of("unicorn"))
    state = moves.begin(())
    assert state is not None
    completions = Completions(moves, state, _NoTime(Limits()))
    # How long it takes is known once that one has begun.
    assert completions.exists(state) is True
    [found] = completions.found
    assert completions.exists(state, banned=found) is None
    completions.gather()
    assert (completions.found, completions.is_all) == ([found], False)

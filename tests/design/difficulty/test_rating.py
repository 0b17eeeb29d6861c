"""Ratings: the same in other words, in the order that is known, and what attempts and reasons rest on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from math import log2
from random import Random
from statistics import fmean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tilewright as tw
from tests.design.tables import puzzle_of
from tests.families.disguises import disguised
from tests.random_puzzles import labeling_puzzles, ruled_puzzles, strict_puzzles, tiling_puzzles, wrapped_puzzles
from tilewright.design.difficulty.attempts import Attempts
from tilewright.design.difficulty.logic import _simplest
from tilewright.design.moves.find_moves import moves_of
from tilewright.families import Puzzle
from tilewright.families.tiling import compile_cover
from tilewright.families.tiling.laid.table import with_laid
from tilewright.models import CoverModel
from tilewright.solving import Progress


@pytest.mark.thorough
@given(
    st.one_of(tiling_puzzles(), strict_puzzles(), ruled_puzzles(), wrapped_puzzles(), labeling_puzzles()), st.randoms()
)
@settings(max_examples=25, deadline=None)
def test_a_puzzle_in_other_words_has_the_same_rating(puzzle: Puzzle, chance: Random) -> None:
    found = tw.rate(puzzle)
    assert found == tw.rate(disguised(puzzle, chance))
    assert (found.grade == "no solution") == (tw.count(puzzle).raw == 0)


# Puzzles of which many parts look alike and are not, at least not to their neighbors.
@pytest.mark.thorough
@pytest.mark.parametrize("name", ["drive-ya-nuts", "six-squares-cube", "perimeter-square-3"])
def test_real_puzzles_in_other_words_have_the_same_rating(name: str) -> None:
    puzzle = puzzle_of(name)
    assert tw.rate(puzzle) == tw.rate(disguised(puzzle, Random(name)))


def tries_of_a_plain_solver(model: CoverModel, chance: Random) -> int:
    """How many options a solver takes in vain who takes the item with the fewest options, and these in any order."""
    taken_in_vain = 0

    def clash(one: int, other: int) -> bool:
        colors = dict(model.options[other])
        return any(
            item in colors and (item < model.n_primary or not color or color != colors[item])
            for item, color in model.options[one]
        )

    clashing = clashes.setdefault(id(model), {})

    def solve(options: frozenset[int], left: frozenset[int]) -> int | None:
        """The options taken in vain below here, or None if there is a solution."""
        nonlocal taken_in_vain
        if not left:
            return None
        of_item: dict[int, list[int]] = {item: [] for item in left}
        for option in options:
            for item, _ in model.options[option]:
                if item in of_item:
                    of_item[item].append(option)
        fewest = min(map(len, of_item.values()))
        item = chance.choice(sorted(item for item in left if len(of_item[item]) == fewest))
        wrong = 0
        for option in chance.sample(sorted(of_item[item]), fewest):
            if option not in clashing:
                clashing[option] = frozenset(k for k in range(len(model.options)) if clash(option, k))
            below = solve(options - clashing[option], left - {item for item, _ in model.options[option]})
            if below is None:
                taken_in_vain += wrong
                return None
            wrong += 1 + below
        return wrong

    assert solve(frozenset(range(len(model.options))), frozenset(range(model.n_primary))) is None
    return taken_in_vain


clashes: dict[int, dict[int, frozenset[int]]] = {}


@pytest.mark.parametrize("name", ["unicorn", "tetravex-3x3-a"])
def test_attempts_are_those_of_a_plain_solver(name: str) -> None:
    puzzle, chance = tw.load(name), Random(name)
    model = compile_cover(puzzle).model
    plain = fmean(log2(1 + tries_of_a_plain_solver(model, chance)) for _ in range(60))
    number = tw.rate(puzzle).number
    assert number is not None
    assert abs(number - plain) < 0.7


@pytest.mark.parametrize(("name", "more_than"), [("genius-star", 5), ("domino-sums-8", 0)])
def test_an_attempt_ends_with_a_solution(name: str, more_than: int) -> None:
    puzzle = puzzle_of(name)
    compiled = compile_cover(puzzle)
    attempts = Attempts(compiled.model)
    for _ in attempts.steps():
        pass
    assert len({one.moves for one in attempts.done}) > more_than
    for one in attempts.done:
        assert one.moves is not None
        assert not tw.check(puzzle, compiled.decode(one.moves))
        assert one.dead_end is None if not one.wrong else one.dead_end is not None and 1 <= one.dead_end <= 11


def test_reasons_lead_to_moves_that_all_solutions_have() -> None:
    puzzle = tw.load("tetravex-4x4-a")
    compiled, moves = compile_cover(puzzle), moves_of(puzzle)
    solutions = [frozenset(compiled.encode(one)) for one in tw.solutions(puzzle)]
    steps = set()
    for first in solutions[0]:
        state = moves.begin(())
        assert state is not None
        state = moves.after(state, first)
        step, forced = _simplest(moves, state)
        steps.add(step)
        for solution in solutions:
            assert first not in solution or all(
                move in solution for move in range(forced.bit_length()) if forced >> move & 1
            )
    assert len(steps) > 1


def number_of(puzzle: Puzzle) -> float:
    number = tw.rate(puzzle).number
    assert number is not None
    return number


@pytest.mark.thorough
@pytest.mark.parametrize(
    "names",
    [
        ("magic-square-3", "magic-square-4", "magic-hexagon-3"),
        ("tetravex-3x3-a", "tetravex-4x4-a"),
        ("tangram", "unicorn"),
    ],
)
def test_larger_and_tighter_puzzles_are_harder(names: tuple[str, ...]) -> None:
    numbers = [number_of(tw.load(name)) for name in names]
    assert numbers == sorted(numbers)


@pytest.mark.thorough
def test_a_fixed_piece_makes_it_easier_and_all_but_one_very_easy() -> None:
    puzzle = tw.load("tetravex-3x3-a")
    placed = tw.solve(puzzle).solutions[0].placed
    assert fmean(number_of(with_laid(puzzle, [one])) for one in placed) < number_of(puzzle) - 1
    rating = tw.rate(with_laid(puzzle, placed[:-1]))
    assert (rating.number, rating.grade, rating.things, rating.dead_end) == (0.0, "very easy", 1, None)
    assert rating.logic is not None
    assert (rating.logic.at_once, rating.logic.guesses) == (1, 0)
    assert "none needs a guess" in rating.reasons[-1]


def test_a_puzzle_that_asks_for_nothing_is_very_easy() -> None:
    square = tw.LATTICES["square"]
    board = tw.Board.of(square, tw.shape_cells(square, "rectangle", {"columns": 2, "rows": 1}))
    domino = tw.piece(square, "domino", tw.cells_of_picture(square, "##"), least=0, most=1)
    rating = tw.rate(tw.TilingPuzzle("nothing", board, (domino,), optional=frozenset({0, 1})))
    assert (rating.number, rating.grade, rating.given_up) == (0.0, "very easy", 0)


def test_without_a_solution_there_is_no_number() -> None:
    rating = tw.rate(tw.load("tetrominoes-4x5"))
    assert (rating.number, rating.grade, rating.attempts) == (None, "no solution", 0)
    assert rating.reasons == ("The puzzle has no solution.",)


@pytest.mark.thorough
def test_what_is_beyond_is_said_to_be_open() -> None:
    rating = tw.rate(tw.load("y-pentominoes-15x15"))
    assert (rating.number, rating.grade) == (15.0, "beyond")
    assert rating.attempts == rating.given_up == 4
    assert "whether there is one is open" in " ".join(rating.reasons)


def test_a_limit_of_seconds_stops_it_and_is_told() -> None:
    told: list[Progress] = []
    rating = tw.rate(tw.load("pentominoes-6x10"), limits=tw.Limits(0.5), on_progress=told.append)
    assert rating.stopped_by == "seconds"
    assert "Stopped at the limit of time" in rating.reasons[-1]
    assert told
    assert all(0 <= one.share < 1 for one in told)
    plain: Mapping[str, object] = rating.to_json()
    assert plain["stopped_by"] == "seconds"


def test_other_limits_and_templates_are_refused() -> None:
    with pytest.raises(tw.InvalidRequest, match="only seconds"):
        tw.rate(tw.load("unicorn"), limits=tw.Limits(nodes=5))
    with pytest.raises(tw.InvalidSetup, match="is a template"):
        tw.rate(tw.load("genius-star"))
    far = replace(tw.load("magic-square-3"), values=tuple(10**k for k in range(9)))
    with pytest.raises(tw.NoEngine, match="the values lie"):
        tw.rate(far)

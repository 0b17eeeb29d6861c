"""A search to watch: its steps add up to what the engine has chosen, its solutions are all there are."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import assume, given

from tests.contracts.test_agreement import has_few_solutions
from tests.design.tables import EXAMPLES, laid_of, look, puzzle_of
from tests.random_puzzles import labeling_puzzles, tiling_puzzles
from tilewright.catalog import load
from tilewright.design import Laid, Step, watch
from tilewright.engines import ENGINES
from tilewright.engines.sums import start_wide
from tilewright.errors import InvalidSetup
from tilewright.families import LabelingPuzzle, Puzzle
from tilewright.families.labeling import compile_sums
from tilewright.families.tiling import compile_cover
from tilewright.solving import solutions


def _watched(puzzle: Puzzle, most: int | None = None) -> tuple[list[object], list[Laid]]:
    """The solutions seen, each as what lay there, and what lies there at the end; every step is checked."""
    lying: list[Laid] = []
    seen: list[object] = []
    for event in islice(watch(puzzle), most):
        if isinstance(event, Step):
            if event.sign == "+":
                assert event.laid not in lying
                lying.append(event.laid)
            else:
                lying.remove(event.laid)
        else:
            looks = frozenset(look(puzzle, one) for one in laid_of(event))
            assert looks == frozenset(look(puzzle, one) for one in lying)
            seen.append(looks)
    return seen, lying


@given(tiling_puzzles())
@EXAMPLES
def test_all_solutions_of_a_tiling(puzzle: Puzzle) -> None:
    # Five cubes with labels, each in 24 orientations, would have a hundred million.
    assume(has_few_solutions(puzzle))
    seen, lying = _watched(puzzle)
    assert lying == []
    assert len(seen) == len(set(seen))
    assert set(seen) == {frozenset(look(puzzle, one) for one in laid_of(found)) for found in solutions(puzzle)}


@given(labeling_puzzles())
@EXAMPLES
def test_all_solutions_of_sums(puzzle: Puzzle) -> None:
    seen, lying = _watched(puzzle)
    assert lying == []
    assert len(seen) == len(set(seen))
    assert set(seen) == {frozenset(laid_of(found)) for found in solutions(puzzle)}


@pytest.mark.parametrize("name", ["unicorn", "magic-19", "cube-corners"])
def test_a_real_puzzle_to_its_end(name: str) -> None:
    puzzle = puzzle_of(name)
    seen, lying = _watched(puzzle)
    assert lying == []
    assert set(seen) == {frozenset(look(puzzle, one) for one in laid_of(found)) for found in solutions(puzzle)}


@pytest.mark.parametrize("name", ["genius-star", "soma", "ultimate", "magic-hexagon-3"])
def test_the_beginning_of_a_long_search(name: str) -> None:
    puzzle = puzzle_of(name)
    _, lying = _watched(puzzle, 2000)
    assert lying


@pytest.mark.parametrize("name", ["soma", "magic-hexagon-3"])
@pytest.mark.parametrize("is_wide", [False, True])
def test_what_is_chosen_is_the_same_compiled_and_interpreted(name: str, is_wide: bool) -> None:
    puzzle = puzzle_of(name)
    if isinstance(puzzle, LabelingPuzzle):
        engine, model = ENGINES["sums"], compile_sums(puzzle).model
        begin = start_wide if is_wide else (lambda model: engine.start(model, 0))
    else:
        engine, model = ENGINES["exact-cover"], compile_cover(puzzle).model  # type: ignore[assignment]
        begin = lambda model: engine.start(model, 0)  # noqa: E731
    one, other = begin(model), begin(model)
    if not other.compile():  # type: ignore[attr-defined]
        pytest.skip("nothing can be compiled here")
    assert engine.chosen is not None
    for _ in range(400):
        assert one.advance(1, 1) == other.advance(1, 1)
        chosen = engine.chosen(one)
        assert chosen == engine.chosen(other)
        assert len({key for key, _ in chosen}) == len(chosen)


def test_wide_and_narrow_kernels_have_chosen_the_same_values_where_they_find_solutions() -> None:
    puzzle = load("magic-19")
    assert isinstance(puzzle, LabelingPuzzle)
    model, chosen = compile_sums(puzzle).model, ENGINES["sums"].chosen
    assert chosen is not None
    for search in (ENGINES["sums"].start(model, 0), start_wide(model)):
        for _ in range(3000):
            _, rows = search.advance(1, 1)
            pairs = set(chosen(search))
            if rows:
                assert pairs <= set(enumerate(rows[0]))


def test_a_template_needs_its_dice() -> None:
    with pytest.raises(InvalidSetup, match="choose 7 cells"):
        watch(load("genius-star"))

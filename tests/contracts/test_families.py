"""One suite for every row of the table of families."""

from __future__ import annotations

from contextlib import suppress

import pytest

from tests.contracts.samples import NAMES, sample, solved
from tilewright.errors import NoEngine
from tilewright.families import FAMILIES, family_of
from tilewright.solving import choose_engine, solve


def test_each_row_stands_under_its_name_and_has_a_sample() -> None:
    assert {sample(name).family for name in NAMES} == set(FAMILIES)
    for name, family in FAMILIES.items():
        assert (family.name, family.puzzle.family, family.solution.family) == (name, name, name)
        assert family.compilers


@pytest.mark.parametrize("name", NAMES)
def test_compiling_decoding_and_encoding(name: str) -> None:
    puzzle, solution = sample(name), solved(name)
    family = family_of(puzzle)
    assert isinstance(puzzle, family.puzzle)
    assert isinstance(solution, family.solution)
    compiled_for = {}
    for model, compile_puzzle in family.compilers.items():
        # A special model takes only some puzzles.
        with suppress(NoEngine):
            compiled_for[model] = compile_puzzle(puzzle)
    assert compiled_for
    for model, compiled in compiled_for.items():
        assert isinstance(compiled.model, model)
        choices = compiled.encode(solution)
        assert compiled.canonical(choices) == choices
        assert compiled.decode(choices) == solution
        assert compiled.weight(choices) >= 1
        assert compiled.constant_weight in (None, compiled.weight(choices))


@pytest.mark.parametrize("name", NAMES)
def test_symmetries_carry_solutions_to_solutions(name: str) -> None:
    puzzle, solution = sample(name), solved(name)
    family = family_of(puzzle)
    compiled = choose_engine(puzzle).compiled
    choices = compiled.encode(solution)
    group = compiled.symmetries(True)
    assert not group[0].is_reflection
    assert not group[0].relabels
    assert group[0].fixes(choices)
    for symmetry in group:
        image = symmetry.image(choices)
        assert family.broken_rules(puzzle, compiled.decode(image)) == []
        assert symmetry.fixes(choices) == (image == choices)


@pytest.mark.parametrize("name", NAMES)
def test_lint_does_not_call_a_puzzle_impossible_that_has_a_solution(name: str) -> None:
    assert not any(finding.proves for finding in family_of(sample(name)).lint(sample(name)))


@pytest.mark.parametrize("name", NAMES)
def test_the_checker_accepts_what_is_right(name: str) -> None:
    assert family_of(sample(name)).broken_rules(sample(name), solved(name)) == []
    assert solve(sample(name)).solutions == (solved(name),)

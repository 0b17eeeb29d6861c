"""Two writers of a puzzle's clauses agree, and so does the reference solver with their models."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.examples import two_sets_of_tetrominoes
from tests.random_puzzles import (
    ruled_puzzles,
    strict_puzzles,
    tiling_puzzles,
    valued_puzzles,
    with_rules,
    wrapped_puzzles,
)
from tests.reference_tilings import pictures_of
from tilewright import load
from tilewright.families import TilingPuzzle
from tilewright.families.clauses import PuzzleClauses
from tilewright.families.tiling import compile_cover
from tilewright.families.tiling.checking.reading import read_clauses
from tilewright.families.tiling.compiling.clauses import clauses_of

PUZZLES = st.one_of(
    tiling_puzzles(),
    strict_puzzles(),
    ruled_puzzles(),
    wrapped_puzzles(),
    valued_puzzles(),
    with_rules(tiling_puzzles()),
)


def models(clauses: PuzzleClauses) -> Iterator[frozenset[int]]:
    """The sets of pieces laid that satisfy all clauses; it fails if another variable does not follow from them."""
    n = len(clauses.laid)

    def choose(k: int, chosen: tuple[int, ...], out: int) -> Iterator[tuple[int, ...]]:
        if k == n:
            yield chosen
            return
        yield from choose(k + 1, chosen, out)
        if not out >> k & 1:
            yield from choose(k + 1, (*chosen, k), out | clauses.excluded[k])

    for chosen in choose(0, (), 0):
        known = {k + 1 if k in chosen else -k - 1 for k in range(n)}
        left = [set(clause) for clause in (*clauses.others, *clauses.edge_clauses(), *clauses.edge_needs())]
        while True:
            left = [{x for x in clause if -x not in known} for clause in left if not clause & known]
            unit = next((clause for clause in left if len(clause) < 2), None)
            if not unit:
                break
            known |= unit
        if unit is None:
            assert not left
            assert len(known) == clauses.n_variables
            yield frozenset(chosen)


def agree(puzzle: TilingPuzzle) -> PuzzleClauses:
    written, read = clauses_of(compile_cover(puzzle)), read_clauses(puzzle)
    assert written.laid == read.laid
    assert written.excluded == read.excluded
    assert written.counters == read.counters
    as_sets = [sorted(sorted(clause) for clause in one.others) for one in (written, read)]
    assert as_sets[0] == as_sets[1]
    assert written.adjoining == read.adjoining
    assert excluded_by_clauses(read) == read.excluded
    bounds = [sorted(bound[:3] for bound in one.bounds) for one in (written, read)]
    assert bounds[0] == bounds[1]
    return read


def excluded_by_clauses(clauses: PuzzleClauses) -> tuple[int, ...]:
    """For each thing laid those behind it that a pair excludes, or what both say of an edge, but never both."""
    inside, across = [0] * clauses.n_variables, [0] * clauses.n_variables
    for thing, edge in clauses.edge_clauses():
        (inside if edge > 0 else across)[abs(edge) - 1] |= 1 << -thing - 1
    found = []
    for k, pairs in enumerate(clauses.pairs):
        told = 0
        for one, other in zip(inside + across, across + inside, strict=True):
            told |= other if one >> k & 1 else 0
        told &= -2 << k
        assert not told & pairs
        found.append(told | pairs)
    return tuple(found)


@settings(max_examples=25)
@given(PUZZLES)
def test_the_two_writers_agree(puzzle: TilingPuzzle) -> None:
    agree(puzzle)


@pytest.mark.thorough
@settings(max_examples=200)
@given(PUZZLES)
def test_the_models_are_the_pictures_of_brute_force(puzzle: TilingPuzzle) -> None:
    clauses = agree(puzzle)
    if len(clauses.laid) > 26:
        return
    wanted = {frozenset(frozenset(lying) for _, lying in picture) for picture in pictures_of(puzzle)}
    all_models = list(models(clauses))
    found = [
        frozenset(frozenset(zip(clauses.laid[k].cells, clauses.laid[k].labels, strict=True)) for k in model)
        for model in all_models
    ]
    for model in all_models:
        assert all(bound.least <= sum(bound.things >> k & 1 for k in model) <= bound.most for bound in clauses.bounds)
    assert len(found) == len(pictures_of(puzzle))
    assert set(found) == wanted


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["unicorn", "soma", "slothouber-graatsma", "mrs-perkins-quilt-7"])
def test_they_agree_on_puzzles_of_the_catalog(name: str) -> None:
    agree(load(name))


def test_copies_are_counted() -> None:
    clauses = agree(two_sets_of_tetrominoes())
    assert clauses.counters

"""Two writers of a labeling's clauses agree, and so does the reference solver with their models."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings

from tests.random_puzzles import labeling_puzzles
from tests.reference import labelings_of
from tilewright import load
from tilewright.families import LabelingPuzzle
from tilewright.families.clauses import PuzzleClauses
from tilewright.families.labeling.clauses import clauses_of
from tilewright.families.labeling.compile import compile_sums
from tilewright.families.labeling.reading import read_clauses

PUZZLES = labeling_puzzles(lengths=(1, 6), most_given=3)


def models(clauses: PuzzleClauses) -> Iterator[int]:
    """The true variables of each assignment that satisfies all clauses, as bits; each must follow from others."""
    pairs = [(k, m) for k, bits in enumerate(clauses.excluded) for m in range(len(clauses.laid)) if bits >> m & 1]
    both = [(0, 1 << k | 1 << m) for k, m in pairs]
    others = [(sum(1 << x - 1 for x in c if x > 0), sum(1 << -x - 1 for x in c if x < 0)) for c in clauses.others]
    everything = (1 << clauses.n_variables) - 1

    def walk(true: int, false: int, left: list[tuple[int, int]]) -> Iterator[int]:
        is_settled = False
        while not is_settled:
            is_settled, rest = True, []
            for positive, negative in left:
                if positive & true or negative & false:
                    continue
                positive, negative = positive & ~false, negative & ~true
                n_open = (positive | negative).bit_count()
                if not n_open:
                    return
                if n_open == 1:
                    true, false, is_settled = true | positive, false | negative, False
                else:
                    rest.append((positive, negative))
            left = rest
        if left:
            variables = min((positive | negative for positive, negative in left), key=int.bit_count)
            bit = variables & -variables
            yield from walk(true | bit, false, left)
            yield from walk(true, false | bit, left)
        else:
            assert true | false == everything
            yield true

    yield from walk(0, 0, both + others)


def agree(puzzle: LabelingPuzzle) -> PuzzleClauses:
    written, read = clauses_of(compile_sums(puzzle)), read_clauses(puzzle)
    assert written.laid == read.laid
    assert written.excluded == read.excluded
    assert written.counters == read.counters
    as_sets = [sorted(sorted(clause) for clause in one.others) for one in (written, read)]
    assert as_sets[0] == as_sets[1]
    assert len({tuple(clause) for clause in as_sets[0]}) == len(as_sets[0])
    return read


def hold(puzzle: LabelingPuzzle) -> None:
    clauses = agree(puzzle)
    found = []
    for model in models(clauses):
        lying = [laid for k, laid in enumerate(clauses.laid) if model >> k & 1]
        assert sorted(laid.cells[0] for laid in lying) == list(range(len(puzzle.board)))
        found.append(tuple(int(laid.names[0]) for laid in sorted(lying, key=lambda laid: laid.cells)))
    assert sorted(found) == sorted(labelings_of(puzzle))


@settings(max_examples=30)
@given(PUZZLES)
def test_the_two_writers_agree_with_brute_force(puzzle: LabelingPuzzle) -> None:
    hold(puzzle)


@pytest.mark.thorough
@settings(max_examples=500)
@given(PUZZLES)
def test_they_agree_on_many_puzzles(puzzle: LabelingPuzzle) -> None:
    hold(puzzle)


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["magic-19", "magic-hexagon-3", "pentagram-12", "six-sums", "magic-square-durer"])
def test_they_agree_on_puzzles_of_the_catalog(name: str) -> None:
    puzzle = load(name)
    assert isinstance(puzzle, LabelingPuzzle)
    agree(puzzle)

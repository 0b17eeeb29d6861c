"""Analyses against brute force, against listing, and what is said of numbers that are not exact."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from itertools import chain, combinations
from math import isnan

import pytest
from hypothesis import assume, given, settings

import tilewright as tw
from tests.contracts.test_agreement import SLOW_OK, has_few_solutions
from tests.examples import unicorn
from tests.random_puzzles import (
    labeling_puzzles,
    ruled_puzzles,
    tiling_puzzles,
    valued_puzzles,
    wrapped_puzzles,
)
from tests.reference import labelings_of
from tests.reference_tilings import Picture, pictures_of
from tests.solving.test_sample import dominoes
from tilewright.design.analyzing import analyze as work
from tilewright.design.analyzing.analysis import Analysis
from tilewright.engines import Status
from tilewright.engines.memo import MEMO
from tilewright.engines.memo_search import MemoSearch
from tilewright.engines.tallies import every_solution, tally_options
from tilewright.errors import InvalidRequest
from tilewright.families import LabelingPuzzle, TilingPuzzle
from tilewright.families.tiling import compile_cover
from tilewright.solving import Limits


def counts_of(pictures: set[Picture]) -> Counter[object]:
    return Counter(lying for picture in pictures for lying in picture)


def told(analysis: Analysis) -> dict[object, int]:
    """The counts of an analysis, its moves written like those of a picture."""
    return {
        (move.kind, frozenset(zip(move.cells, move.labels, strict=True))): count
        for move, count in zip(analysis.moves, analysis.counts, strict=True)
    }


def pairs_of(puzzle: TilingPuzzle, pictures: set[Picture]) -> Counter[tuple[int, int]]:
    pairs = Counter[tuple[int, int]]()
    for picture in pictures:
        met = set()
        for (kind, one), (other_kind, other) in combinations(picture, 2):
            cells = [{cell for cell, _ in lying} for lying in (one, other)]
            for edge in puzzle.board.edges:
                if (edge.cell in cells[0] and edge.other in cells[1]) or (
                    edge.cell in cells[1] and edge.other in cells[0]
                ):
                    met.add((min(kind, other_kind), max(kind, other_kind)))
        pairs.update(met)
    return pairs


def table_counts(puzzle: TilingPuzzle) -> list[int] | None:
    """The counts from the table of engine memo; None if it cannot take the puzzle."""
    model = compile_cover(puzzle).model
    if MEMO.unfit(model):
        return None
    search = MemoSearch(model, first_slots=16)
    while search.advance(1000, 0)[0] is not Status.EXHAUSTED:
        pass
    counts = [0] * len(model.options)
    for _ in tally_options(search, counts):
        pass
    return counts


@pytest.mark.thorough
@settings(max_examples=60, suppress_health_check=SLOW_OK)
@given(tiling_puzzles() | ruled_puzzles() | valued_puzzles() | wrapped_puzzles())
def test_counts_of_tilings_are_those_of_all_pictures(puzzle: TilingPuzzle) -> None:
    assume(has_few_solutions(puzzle))
    pictures = pictures_of(puzzle)
    wanted = counts_of(pictures)
    found = tw.analyze(puzzle)
    assert (found.basis, found.total) == ("all", len(pictures))
    assert {lying: count for lying, count in told(found).items() if count} == wanted
    assert dict(found.pairs) == pairs_of(puzzle, pictures)
    from_table = table_counts(puzzle)
    assert from_table is None or from_table == _cover_counts(puzzle, wanted)
    if pictures:
        covered = [sum(one.values()) for one in found.cells]
        must = set(range(len(puzzle.board))) - puzzle.blocked - (puzzle.optional - puzzle.fixed_cells)
        assert all(covered[cell] == len(pictures) for cell in must)
        assert all(covered[cell] == 0 for cell in puzzle.blocked)


def _cover_counts(puzzle: TilingPuzzle, wanted: Counter[object]) -> list[int]:
    moves = compile_cover(puzzle).moves
    return [wanted[move.kind, frozenset(zip(move.cells, move.labels, strict=True))] for move in moves]


@settings(max_examples=12, suppress_health_check=SLOW_OK)
@given(labeling_puzzles())
def test_counts_of_labelings_are_those_of_all_labelings(puzzle: LabelingPuzzle) -> None:
    assume(has_few_solutions(puzzle))
    labelings = labelings_of(puzzle)
    found = tw.analyze(puzzle)
    wanted = Counter((point, value) for values in labelings for point, value in enumerate(values))
    counts = {
        (move.cells[0], puzzle.values[move.kind]): count for move, count in zip(found.moves, found.counts, strict=True)
    }
    assert {pair: count for pair, count in counts.items() if count} == wanted
    given = dict(puzzle.given)
    assert not any(given.get(move.cells[0]) == puzzle.values[move.kind] for move in found.forced)


def test_the_table_counts_what_listing_counts() -> None:
    for name in ("pentominoes-3x20", "slothouber-graatsma"):
        puzzle = tw.load(name)
        assert list(tw.analyze(puzzle).counts) == table_counts(puzzle)


CHESSBOARD = dominoes(8, 8)


def test_more_solutions_than_can_be_listed_soon_are_counted_exactly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "_SAMPLES", 10)
    found = tw.analyze(CHESSBOARD)
    assert (found.basis, found.total) == ("all", 12_988_816)
    assert all(sum(one.values()) == found.total for one in found.cells)
    # A corner is covered by two placements, which a reflection exchanges.
    corner = [count for move, count in zip(found.moves, found.counts, strict=True) if 0 in move.cells]
    assert corner == [6_494_408, 6_494_408]


def test_of_few_solutions_in_the_table_the_pairs_are_exact() -> None:
    puzzle = tw.load("pentominoes-3x20")
    listed = tw.analyze(puzzle)
    search = MemoSearch(compile_cover(puzzle).model)
    while search.advance(10**6, 0)[0] is not Status.EXHAUSTED:
        pass
    found = [tuple(sorted(choices)) for choices in every_solution(search)]
    assert len(set(found)) == len(found) == listed.total == 8
    assert tuple(map(Counter(chain.from_iterable(found)).__getitem__, range(len(listed.moves)))) == listed.counts
    clumsy = tw.analyze(tw.load("clumsy-dominoes"))
    assert (clumsy.effort.engine, clumsy.n_paired) == ("memo", clumsy.total)


def test_samples_come_close_to_the_truth_and_say_how_close(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "_SAMPLES", 10)
    exact, drawn = tw.analyze(CHESSBOARD), tw.analyze(CHESSBOARD, samples=200, seed=4)
    assert (drawn.basis, drawn.n, drawn.total) == ("samples", 200, 12_988_816)
    assert drawn.basis_words() == "from 200 uniform samples, give or take 3.5 %"
    off = [abs(a / exact.n - b / drawn.n) for a, b in zip(exact.counts, drawn.counts, strict=True)]
    assert 0 < max(off) < 4 * drawn.error
    assert drawn.counts == tw.analyze(CHESSBOARD, samples=200, seed=4).counts


def test_without_room_or_time_for_the_pass_samples_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "_SAMPLES", 50)
    with monkeypatch.context() as patched:
        patched.setattr(work, "BYTES_OF_REST", 1 << 40)
        found = tw.analyze(CHESSBOARD)
    assert (found.basis, found.n, found.total, found.effort.exhausted) == ("samples", 50, 12_988_816, True)
    monkeypatch.setattr(work, "_PASS", -1.0)
    cut = tw.analyze(CHESSBOARD, limits=Limits(seconds=300))
    assert (cut.basis, cut.effort.stopped_by) == ("samples", "seconds")


def test_many_listed_solutions_are_counted_in_a_table_after_all(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = dominoes(6, 6)
    listed = tw.analyze(puzzle)
    assert listed.effort.engine != "memo"
    monkeypatch.setattr(work, "_MANY", 1000)
    monkeypatch.setattr(work, "_SAMPLES", 50)
    found = tw.analyze(puzzle)
    assert found.effort.engine == "memo"
    assert found.counts == listed.counts


def test_which_solutions_are_kept_for_pairs_depends_on_the_seed_alone() -> None:
    found = [(a, b, 7) for a in range(100) for b in range(50)]
    random.Random(1).shuffle(found)
    chosen = {}
    for order in (found, found[::-1], sorted(found)):
        kept = work._Fair(500, 60)
        for choices in order:
            kept.add(choices)
        chosen[tuple(kept.chosen())] = order
    [one] = chosen
    assert len(set(one)) == 500
    # Half of the solutions begin with less than 50; 60 more or fewer are five standard errors.
    assert abs(sum(a < 50 for a, _, _ in one) - 250) < 60
    other = work._Fair(500, 61)
    for choices in found:
        other.add(choices)
    assert len(set(other.chosen()) & set(one)) < 100


def test_a_part_of_the_solutions_gives_no_shares() -> None:
    found = tw.analyze(tw.load("pentominoes-6x10"), limits=Limits(nodes=20_000))
    assert found.basis == "part"
    assert found.n > 0
    assert set(found.counts) == {0, 1}
    assert not any(found.cells)
    assert found.forced == found.first_moves == ()
    assert not found.pairs
    assert "no fair sample" in found.basis_words()
    assert found.rows() == []
    assert all(map(isnan, found.shares(0)))


def test_what_is_forced_is_in_every_solution() -> None:
    # With a domino laid flat in a corner of two rows of three, the two others have one way to lie.
    puzzle = dominoes(3, 2)
    found = tw.analyze(replace(puzzle, fixed=(tw.Fixed("domino", (0, 1)),)))
    assert [found.words(move) for move in found.forced] == ["domino on 3 6", "domino on 4 5"]
    assert found.first_moves == ()
    none = tw.analyze(dominoes(3, 3))
    assert (none.total, none.forced, none.n_used) == (0, (), 0)


def test_what_makes_no_sense_is_refused() -> None:
    with pytest.raises(InvalidRequest, match="from 1 on"):
        tw.analyze(unicorn(), samples=0)
    with pytest.raises(InvalidRequest, match="limit of solutions"):
        tw.analyze(unicorn(), limits=Limits(solutions=3))
